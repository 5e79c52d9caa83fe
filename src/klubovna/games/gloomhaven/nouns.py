"""How the things of Gloomhaven are called; the words themselves stand in content/ and locale/.

Events are put into words long after they happened: what they name is found in `cast` and in content, never on the map.
What is offered is told as it stands now, at more length: `offered-…`.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.campaign.nouns import town_seat
from klubovna.games.gloomhaven.facts import (
    BOTTOM,
    CARDS,
    CLASSES,
    GOALS,
    ITEMS,
    MONSTER_CARDS,
    MONSTERS,
    SUMMONS,
    TOP,
    Names,
)
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    HARD_TO_HIT,
    MARKED,
    MONSTER_FIGURE,
    QUICKER,
    RETALIATES,
    SHIELDED,
    STRONGER,
    SUMMON,
)
from klubovna.games.gloomhaven.map.grid import hex_name
from klubovna.games.gloomhaven.scenario.roomcards import HORDES, ROOM_CARDS
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.texts.cards import (
    goal_text,
    half_names,
    half_text,
    item_text,
    modifier_text,
    monster_card_text,
)
from klubovna.games.gloomhaven.texts.lines import trap_effects
from klubovna.games.gloomhaven.texts.wording import wording
from klubovna.games.gloomhaven.vocabulary.words import BOSS, CONDITIONS, ELITE, TOKENS
from klubovna.kernel.hexes import Hex
from klubovna.kernel.text import LANGUAGES, Noun, Term, dashed

AIMS: Final = frozenset(
    (
        "attack",
        "order",
        "way",
        "heal",
        "shield",
        "retaliate",
        "condition",
        "push",
        "pull",
        "kill",
        "damage",
        "recover",
        "refresh_item",
        "grant",
        "control",
        "disarm_trap",
        "loot",
        "doom",
        "pay",
        "swap",
        "cure",
        "give_card",
        "extra_turn",
        "mark",
        "bonus",
    )
)
SPOTS: Final = frozenset(
    ("summon", "create_trap", "disarm_trap", "destroy_obstacle", "move_obstacle", "put_obstacle", "pull", "teleport")
)
OTHER_WORDS: Final = {"move": "attack", "control_turn": "control", "": "other"}
"""A move may be made as an attack; a whole turn is controlled like an ability."""
BOONS: Final = {
    SHIELDED: "boon-shielded",
    RETALIATES: "boon-retaliates",
    STRONGER: "boon-stronger",
    HARD_TO_HIT: "boon-hard-to-hit",
    QUICKER: "boon-quicker",
    MARKED: "boon-marked",
}


def said(text: Any, *about: Any) -> Names:
    """A text of `cardtext` in every language."""
    return {lang: text(*about, lang) for lang in LANGUAGES}


def worded(name: str) -> Noun:
    """A noun whose values are words with a text each."""
    return lambda t, value: Term(f"{name}-{dashed(value)}")


# -- who ---------------------------------------------------------------------------------------------------------------


def seat(t: Table, value: int) -> Term:
    """A seat is called by the characters that it plays."""
    if t.town is not None:
        return town_seat(t, value)
    own = [who for who, character in enumerate(t.characters) if character.seat == value]
    return Term("seat", characters=("character", own))


def character(t: Table, value: int) -> Term:
    one = t.characters[value]
    names = class_names(t, one.role)
    if not one.name:
        return Term(names=names)
    return Term("character-named", dict.fromkeys(LANGUAGES, one.name), role=("role", one.role))


def role(t: Table, value: int) -> Term:
    return Term(names=class_names(t, value))


def class_names(t: Table, role: int) -> Names:
    """class.19 A locked class is called by its symbol, unless the table shows them."""
    facts = CLASSES[role]
    return facts.symbol if facts.locked and not t.locked_shown else facts.name


def figure(t: Table, value: int) -> Term:
    if value < 0:
        return Term("figure-nobody")
    form, who, rank, number = t.cast[value]
    if form == CHARACTER:
        return character(t, who)
    if form == SUMMON:
        return Term("figure-summon", summon=("summon", number), owner=("character", who))
    if form != MONSTER_FIGURE:
        return objective(t, value, who)
    names = MONSTERS[who].name
    if rank == BOSS and MONSTERS[who].standees <= 1:
        return Term(names=names)
    return Term("figure-elite" if rank == ELITE else "figure", names, number=number)


def seat_of_figure(t: Table, value: int) -> int | None:
    """Whose figure it is; monsters are nobody's."""
    if value < 0:
        return None
    form, who, _, _ = t.cast[value]
    return t.characters[who].seat if form in (CHARACTER, SUMMON) else None


def objective(t: Table, value: int, who: int) -> Term:
    """With the number of its token, where there are several (spec.08)."""
    names = t.book.objectives[who].name
    alike = [row for row in t.cast if row[:2] == t.cast[value][:2]]
    return Term(names=names) if len(alike) == 1 else Term("figure", names, number=t.cast[value][3])


def offered_figure(t: Table, value: int) -> Term:
    one = t.figure(value)
    if one is None:
        return figure(t, value)
    given = [condition for condition in range(TOKENS) if one.conditions[condition]]
    key = "offered-figure-conditions" if given else "offered-figure"
    place = ("hex", one.at)
    return Term(key, figure=("figure", value), hp=one.hp, max=one.max_hp, conditions=("condition", given), hex=place)


def figures(t: Table, value: tuple[int, ...]) -> Term:
    return Term("hexes", hexes=("offered-figure", list(value))) if value else Term("nobody-else")


def summon(t: Table, value: int) -> Term:
    return Term(f"summon-{SUMMONS[value].name}")


def monster(t: Table, value: int) -> Term:
    return Term(names=MONSTERS[value].name)


# -- where -------------------------------------------------------------------------------------------------------------


def hex(t: Table, value: Hex) -> Term:
    return Term("hex", name=hex_name(t.scenario, (value[0], value[1])))


def offered_hex(t: Table, value: Hex) -> Term:
    """With whatever lies there."""
    at = (value[0], value[1])
    things = [thing for thing in HEX_THINGS if HEX_THINGS[thing](t, at)]
    if not things:
        return hex(t, at)
    return Term("offered-hex", name=hex_name(t.scenario, at), things=("hex_thing", [(thing, at) for thing in things]))


def _coins(t: Table, at: Hex) -> int:
    return t.coins.count(at)


def _treasure(t: Table, at: Hex) -> list[int]:
    return [number for q, r, number in t.treasures if (q, r) == at]


def _door(t: Table, at: Hex) -> bool:
    door = t.book.door_at.get(at)
    return door is not None and not t.opened >> door & 1


def _plate(t: Table, at: Hex) -> bool:
    return any(overlay.kind == "plate" and at in overlay.hexes for overlay in t.book.facts.overlays)


HEX_THINGS: Final[dict[str, Any]] = {
    "door": _door,
    "trap": Table.trap_at,
    "hazardous": lambda t, at: at in t.burning,
    "difficult": lambda t, at: at in t.rough,
    "obstacle": lambda t, at: at in t.blocked,
    "plate": _plate,
    "coins": _coins,
    "treasure": _treasure,
    "figure": lambda t, at: at in t.occupied,
}
"""What can lie on a hex, and how to find out."""


def hex_thing(t: Table, value: tuple[str, Hex]) -> Term:
    what, at = value
    if what == "coins":
        return Term("hex-coins", n=_coins(t, at))
    if what == "treasure":
        return treasure(t, _treasure(t, at)[0])
    if what == "figure":
        return Term("hex-figure", figure=("figure", t.occupied[at].id))
    if what == "trap":
        _, _, damage, bits, *_ = t.trap_at(at) or (0, 0, 0, 0, 0, 0, 0)
        names = [name for i, name in enumerate(CONDITIONS) if bits >> i & 1]
        return Term("hex-trap", effects=("said", said(lambda lang: trap_effects(wording(lang), damage, names))))
    if what == "door":
        door = t.book.door_at[at]
        return Term("hex-door-locked" if t.book.locked[door] and not t.unlocked >> door & 1 else "hex-door")
    return Term(f"hex-{what}")


def room_card(t: Table, value: int) -> Term:
    return Term("", ROOM_CARDS[value].name)


def horde(t: Table, value: int) -> Term:
    return Term("", HORDES[value].name)


def penalty(t: Table, value: int) -> Term:
    """The minor one of a room card, or the major one."""
    return Term(f"penalty-{ROOM_CARDS[value // 2].word}-{'major' if value % 2 else 'minor'}")


def hexes(t: Table, value: tuple[int, ...]) -> Term:
    """A row of numbers, two for each hex."""
    return Term("hexes", hexes=", ".join(hex_name(t.scenario, at) for at in pairs(value)))


def pairs(value: tuple[int, ...]) -> list[Hex]:
    return [(value[i], value[i + 1]) for i in range(0, len(value), 2)]


def room(t: Table, value: int) -> Term:
    tiles = ", ".join(tile.capitalize() for tile in t.book.facts.rooms[value].tiles)
    return Term("room", number=value + 1, tiles=tiles)


def rolled(t: Table, value: int) -> Term:
    return Term("rolled", n=value)


def treasure(t: Table, value: int) -> Term:
    return Term("treasure-goal") if value < 0 else Term("treasure", number=value)


# -- cards, items, goals -----------------------------------------------------------------------------------------------


def card(t: Table, value: int) -> Term:
    facts = CARDS[value]
    return Term("card", facts.name, initiative=facts.initiative)


def half_now(t: Table, card: int, half: int) -> Names:
    """The text of an action as it is in this world, with what was put on it (enh.03)."""
    return said(half_text, t.half(card, half)) if t.enhancements else half_names(card, half)


def offered_card(t: Table, value: int) -> Term:
    facts = CARDS[value]
    top, bottom = (("said", half_now(t, value, half)) for half in (TOP, BOTTOM))
    return Term("offered-card", facts.name, initiative=facts.initiative, top=top, bottom=bottom)


def half(t: Table, value: int) -> Term:
    return Term("half-top" if value == TOP else "half-bottom")


def item(t: Table, value: int) -> Term:
    return Term(names=ITEMS[value].name)


def offered_item(t: Table, value: int) -> Term:
    return Term("offered-item", ITEMS[value].name, text=("said", said(item_text, value)))


def goal(t: Table, value: int) -> Term:
    return Term(names=GOALS[value].name)


def offered_goal(t: Table, value: int) -> Term:
    facts = GOALS[value]
    return Term("offered-goal", facts.name, text=("said", said(goal_text, value)), checks=facts.checks)


def modifier(t: Table, value: int) -> Term:
    return Term(names=said(modifier_text, value))


def monster_card(t: Table, value: int) -> Term:
    initiative = MONSTER_CARDS[value].initiative
    return Term("monster-card", initiative=initiative, text=("said", said(monster_card_text, value)))
