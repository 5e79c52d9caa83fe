"""How the things of Gloomhaven are called; the words themselves stand in content/ and locale/.

Events are put into words long after they happened: what they name is found in `cast` and in content, never on the map.
What is offered is told as it stands now, at more length: `offered-…`.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.campaign.nouns import NOUNS as CAMPAIGN_NOUNS
from klubovna.games.gloomhaven.campaign.nouns import town_seat
from klubovna.games.gloomhaven.cards.asides import ITEM
from klubovna.games.gloomhaven.cards.piles import active_of
from klubovna.games.gloomhaven.combat.suffer import DISCARDED
from klubovna.games.gloomhaven.facts import (
    BOTTOM,
    CARDS,
    CLASSES,
    GOALS,
    INITIATIVE,
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
    REST,
    RETALIATES,
    SHIELDED,
    STRONGER,
    SUMMON,
)
from klubovna.games.gloomhaven.map.grid import hex_name
from klubovna.games.gloomhaven.map.moving import DIG, graves
from klubovna.games.gloomhaven.round.turn import (
    PLAY_ATTACK,
    PLAY_BOTTOM,
    PLAY_ITEM,
    PLAY_MOVE,
    PLAY_TOP,
    PUT_AWAY,
    SKIP_BOTTOM,
    SKIP_TOP,
    USE_ACTIVE,
    basic,
)
from klubovna.games.gloomhaven.scenario.reckoning import hp_now
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.texts.cards import (
    augments_text,
    goal_text,
    half_names,
    half_text,
    item_text,
    modifier_text,
    monster_card_text,
)
from klubovna.games.gloomhaven.texts.lines import trap_effects
from klubovna.games.gloomhaven.texts.wording import wording
from klubovna.games.gloomhaven.vocabulary.words import BOSS, CONDITIONS, ELEMENTS, ELITE, TOKENS
from klubovna.kernel.hexes import Hex
from klubovna.kernel.text import LANGUAGES, Noun, Term, Whole, dashed

AIMS: Final = frozenset(
    (
        "attack",
        "order",
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
    names = t.book.facts.objectives[who].name
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
    return Term("hexes", hexes=("offered-figure", list(value)))


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


def offered_card(t: Table, value: int) -> Term:
    facts = CARDS[value]
    top, bottom = (("said", half_names(value, half)) for half in (TOP, BOTTOM))
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


# -- deeds and what questions are about --------------------------------------------------------------------------------


def deed(t: Table, value: tuple[int, int]) -> Term:
    what, which = value
    if what == PLAY_ITEM:
        return Term("deed-item", item=("item", which), text=("said", said(item_text, which)))
    if what == PUT_AWAY:
        lost = any(which in active_of(one, lost=True) for one in t.characters)
        return Term("deed-put-away", card=("card", which), lost="yes" if lost else "no")
    if what == USE_ACTIVE:
        row = next(row for one in t.characters for row in one.active if row[0] == which)
        return Term("deed-use-active", card=("card", which), text=("said", half_names(which, row[1])))
    if what in (SKIP_TOP, SKIP_BOTTOM):
        skip = t.book.facts.skip
        half = "top" if what == SKIP_TOP else "bottom"
        return Term("deed-skip", card=("card", which), half=half, word=skip.word if skip is not None else "")
    if what in (PLAY_TOP, PLAY_BOTTOM):
        side, key = (TOP, "deed-top") if what == PLAY_TOP else (BOTTOM, "deed-bottom")
        return Term(key, card=("card", which), text=("said", half_names(which, side)))
    side, key = (TOP, "deed-attack") if what == PLAY_ATTACK else (BOTTOM, "deed-move")
    assert what in (PLAY_ATTACK, PLAY_MOVE), value
    owner = next(one for one in t.characters if which in (*one.chosen, *one.pool))
    return Term(key, card=("card", which), text=("said", said(half_text, basic(owner, side))))


def aside(t: Table, value: tuple[str, int]) -> Term:
    what, which = value
    if what == DIG:
        return Term("aside-dig", hex=("hex", graves(t)[which]), n=t.party + 1 - t.memory.get(f"dug {which}", 0))
    return deed(t, (PLAY_ITEM if what == ITEM else PUT_AWAY, which))


def or_aside(noun: Noun) -> Noun:
    """An answer, or something that is done before it is given."""

    def either(t: Table, value: Any) -> Term:
        beside = isinstance(value, (tuple, list)) and isinstance(value[0], str)
        return aside(t, (value[0], value[1])) if beside else noun(t, value)

    return Whole(either)


def negation(t: Table, value: int) -> Term:
    return Term("negation-discarded") if value == DISCARDED else Term("negation-card", card=("card", value))


def damage(t: Table, value: tuple[int, int, int]) -> Term:
    """With the hit points and the cards that are left to bear it."""
    who, amount, spare = value
    one = t.characters[who]
    return Term("damage", character=("character", who), n=amount, hp=hp_now(t, one), hand=len(one.hand), discard=spare)


def holder(t: Table, value: int) -> Term:
    """A character with the cards that are left to it, and those that may join them in a rest (rest.12)."""
    one = t.characters[value]
    active = len(active_of(one, lost=False))
    key = "holder-active" if active else "holder"
    return Term(key, character=("character", value), hand=len(one.hand), discard=len(one.discard), active=active)


def drawn_card(t: Table, value: int) -> Term:
    """The card that a short rest would take, and the hit points of its owner."""
    owner = next(one for one in t.characters if value in one.pool)
    return Term("drawn-card", card=("card", value), hp=hp_now(t, owner))


def leader(t: Table, value: int) -> Term:
    """A character with the initiative of its leading card."""
    chosen = t.characters[value].chosen
    return Term("leader", character=("character", value), n=INITIATIVE[chosen[0]] if chosen else REST)


def window(t: Table, value: tuple[int, str, int]) -> Term:
    who, moment, number = value
    key = {"attacked": "window-attacked", "": "window"}.get(moment if number else "", "window-damage")
    return Term(key, character=("character", who), moment=("moment_of", moment), n=number)


def steps(t: Table, value: tuple[int, int]) -> Term:
    who, left = value
    return Term("steps-points", figure=("figure", who), n=left)


def aim(t: Table, value: tuple[int, str] | tuple[int, str, int]) -> Term:
    who, doing = value[:2]
    word = OTHER_WORDS.get(doing, doing)
    return Term(f"aim-{dashed(word) if word in AIMS else 'other'}", figure=("figure", who))


def spot(t: Table, value: tuple[int, str]) -> Term:
    who, doing = value
    return Term(f"spot-{dashed(doing) if doing in SPOTS else 'other'}", figure=("figure", who))


def augments(t: Table, value: tuple[int, int, int]) -> Term:
    """What the card that is played offers for elements."""
    who, card, side = value
    texts = said(augments_text, card, side) if card >= 0 else {}
    return Term("augments", figure=("figure", who), text=("said", texts)) if any(texts.values()) else figure(t, who)


def outcome(t: Table, value: tuple[int, ...]) -> Term:
    """mon.amb.01: where the figure ends, its focus, then whom it attacks and what it enters."""
    end, focus, *others = pairs(value)
    actor = t.figure(t.acting)
    foes = {one.at: one.id for one in t.figures if actor is None or one.side != actor.side}
    entered = [at for at in others if at not in foes]
    if entered:
        plain = tuple(x for at in (end, focus, *(at for at in others if at in foes)) for x in at)
        return Term("outcome-enters", where=("outcome", plain), entered=("offered-hex", entered))
    where = ("end", end)
    if focus not in foes:
        return ending(t, end)
    named = ("figure", foes[focus])
    if others == [focus]:
        return Term("outcome-hit", where=where, focus=named)
    if others:
        return Term("outcome-attack", where=where, focus=named, targets=("figure", [foes[at] for at in others]))
    return Term("outcome-focus", where=where, focus=named)


def ending(t: Table, value: Hex) -> Term:
    return Term("outcome-stay" if value in t.occupied else "outcome-move", end=("hex", value))


def elements(t: Table, value: str) -> Term:
    """Of several effects for the same elements it is told which one is meant."""
    names, _, place = value.partition("/")
    told = said(lambda lang: wording(lang).elements(names.split("+")))
    return Term("same-elements", elements=("said", told), n=place) if place else Term(names=told)


def ward(t: Table, value: tuple[int, int, int]) -> Term:
    """Somebody who may suffer for another."""
    who, figure, amount = value
    return Term("ward", character=("character", who), figure=("figure", figure), n=amount)


def offered_number(t: Table, value: int) -> Term:
    return Term("offered-number", sign="plus" if value > 0 else "minus", n=abs(value))


def yes(t: Table, value: bool) -> Term:
    return Term("yes" if value else "no")


def texts(t: Table, value: Names) -> Term:
    return Term(names=value)


NOUNS: dict[str, Noun] = {
    **CAMPAIGN_NOUNS,
    "seat": seat,
    "character": character,
    "role": role,
    "figure": figure,
    "offered-figure": offered_figure,
    "figures": Whole(figures),
    "summon": summon,
    "monster": monster,
    "hex": Whole(hex),
    "offered-hex": offered_hex,
    "hex_thing": hex_thing,
    "hexes": Whole(hexes),
    "room": room,
    "treasure": treasure,
    "card": card,
    "offered-card": offered_card,
    "half": half,
    "item": item,
    "offered-item": offered_item,
    "goal": goal,
    "offered-goal": offered_goal,
    "modifier": modifier,
    "monster_card": monster_card,
    "deed": Whole(deed),
    "aside": Whole(aside),
    "step": or_aside(offered_hex),
    "leading": or_aside(offered_card),
    "resting": or_aside(yes),
    "used": or_aside(offered_item),
    "aimed": or_aside(offered_figure),
    "negation": or_aside(negation),
    "damage": Whole(damage),
    "holder": holder,
    "drawn_card": drawn_card,
    "leader": leader,
    "window": Whole(window),
    "steps": Whole(steps),
    "aim": Whole(aim),
    "spot": Whole(spot),
    "augments": Whole(augments),
    "outcome": or_aside(outcome),
    "end": Whole(ending),
    "element": lambda t, value: Term(f"element-{ELEMENTS[value]}"),
    "elements": elements,
    "condition": lambda t, value: Term(f"condition-{CONDITIONS[value]}"),
    "boon": lambda t, value: Term(BOONS[value]),
    "moment": worded("moment-answer"),
    "moment_of": worded("moment"),
    "yes": yes,
    "offered-number": offered_number,
    "strength": lambda t, value: Term("strength", n=value),
    "paying": lambda t, value: Term("paying-yes" if value else "paying-no"),
    "damages": lambda t, value: Term("damages", n=value),
    "forgone": worded("forgone"),
    "choice": worded("choice"),
    "ward": Whole(ward),
    "rolled": rolled,
    "said": texts,
}
