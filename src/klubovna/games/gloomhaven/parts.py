"""The parts of the board that one can point at, and what the options of a decision stand for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from klubovna.games.gloomhaven.campaign.parts import LIGHTS as CAMPAIGN_LIGHTS
from klubovna.games.gloomhaven.campaign.parts import asked as asked_in_town
from klubovna.games.gloomhaven.campaign.parts import listed as town_parts
from klubovna.games.gloomhaven.campaign.parts import scenario_place
from klubovna.games.gloomhaven.cards.asides import ITEM
from klubovna.games.gloomhaven.combat.suffer import DISCARDED
from klubovna.games.gloomhaven.facts import GOALS, ITEMS, MONSTERS
from klubovna.games.gloomhaven.figures import CHARACTER, INERT
from klubovna.games.gloomhaven.map.moving import DIG, graves
from klubovna.games.gloomhaven.pictures import PICTURES
from klubovna.games.gloomhaven.round.turn import PLAY_ATTACK, PLAY_BOTTOM, PLAY_ITEM, PLAY_MOVE, PLAY_TOP
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.state import HANDS, Table
from klubovna.games.gloomhaven.view import CharacterView, View
from klubovna.games.gloomhaven.vocabulary.words import CONDITIONS, ELEMENTS
from klubovna.kernel.decision import Decision
from klubovna.kernel.parts import Lights, Parts
from klubovna.kernel.view import View as Seen

HALVES: Final = {PLAY_TOP: "top", PLAY_BOTTOM: "bottom", PLAY_ATTACK: "attack", PLAY_MOVE: "move"}
"""How a card can be played; it lies on the table as a whole and half by half."""


# -- what an option stands for -----------------------------------------------------------------------------------------


def card(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"card:{value}"]


def item(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """With whichever character of the seat it is: two of them can have the same."""
    own = (who for who, one in enumerate(t.characters) if one.seat == decision.seat and value in one.items)
    return [f"item:{who}:{ITEMS[value].id}" for who in own]


def goal(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"goal:{GOALS[value].id}"]


def hex(t: Table, decision: Decision[Any], value: tuple[int, ...]) -> list[str]:
    return [f"hex:{value[0]},{value[1]}"]


def hexes(t: Table, decision: Decision[Any], value: tuple[int, ...]) -> list[str]:
    return [f"hex:{q},{r}" for q, r in zip(value[::2], value[1::2], strict=True)]


def figure(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"figure:{value}"]


def figures(t: Table, decision: Decision[Any], value: tuple[int, ...]) -> list[str]:
    return [f"figure:{id}" for id in value]


def asked_of(t: Table, decision: Decision[Any], value: Any) -> list[str]:
    """The figure that the question is about."""
    return [f"figure:{decision.about}"]


def condition(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"condition:{decision.about}:{CONDITIONS[value]}", f"figure:{decision.about}"]


def element(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"element:{ELEMENTS[value]}"]


def elements(t: Table, decision: Decision[Any], value: str) -> list[str]:
    """Those that are named; for any element all that are there."""
    named = value.partition("/")[0].split("+")
    there = [name for i, name in enumerate(ELEMENTS) if t.elements[i] != INERT]
    return [f"element:{name}" for name in ELEMENTS if name in named or ("any" in named and name in there)]


def character(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"turn:character:{value}"]


def initiative(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"turn:character:{decision.about}"]


def row(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """The hex that the question is about."""
    return hex(t, decision, decision.about)


def monster(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"turn:monster:{MONSTERS[value].id}"]


def deed(t: Table, decision: Decision[Any], value: tuple[int, int]) -> list[str]:
    """An item, an active card that is put away, or a card as it is played."""
    what, which = value
    if what == PLAY_ITEM:
        return item(t, decision, which)
    return [f"card:{which}:{HALVES[what]}"] if what in HALVES else card(t, decision, which)


def aside(t: Table, decision: Decision[Any], value: tuple[str, int]) -> list[str]:
    what, which = value
    if what == DIG:
        return hex(t, decision, graves(t)[which])
    return item(t, decision, which) if what == ITEM else card(t, decision, which)


def or_aside(lights: Lights) -> Lights:
    """An answer; or something that is done before, an item used or an active card put away."""

    def either(t: Table, decision: Decision[Any], value: Any) -> list[str]:
        beside = isinstance(value, tuple) and isinstance(value[0], str)
        return aside(t, decision, value) if beside else lights(t, decision, value)

    return either


def negation(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A card of the hand, or two of the discard pile."""
    return [f"discard:{decision.about[0]}"] if value == DISCARDED else card(t, decision, value)


def resting(t: Table, decision: Decision[Any], value: bool) -> list[str]:
    """The discard pile is rested on; not to rest stands for nothing."""
    return [f"discard:{decision.about}"] if value else []


def drawn(t: Table, decision: Decision[Any], value: bool) -> list[str]:
    """The card that was drawn in the rest."""
    return [f"card:{decision.about}"]


def active(t: Table, decision: Decision[Any], value: Any) -> list[str]:
    """The card whose action asks; what an item asks for stands for nothing."""
    _, number, _ = decision.about
    return [f"card:{number}"] if number >= 0 else []


def asked(t: Table, decision: Decision[Any]) -> str | None:
    """The character that a question is about."""
    if t.town is not None:
        return asked_in_town(decision)
    return f"turn:character:{decision.about}" if decision.kind.about == "character" else None


# -- what there is -----------------------------------------------------------------------------------------------------


def listed(seen: Seen) -> Iterator[str]:
    """Everything that the seat of this view can point at."""
    table: View = seen.table
    if table.town is not None:
        yield from town_parts(table.town, seen.seat)
        return
    book = SCENARIOS[table.page]
    floor = {at for id in table.rooms for at in book.rooms[book.room_ids.index(id)]}
    for q, r in sorted(floor.union(door.at for door in table.doors)):
        yield f"hex:{q},{r}"
    for one in table.figures:
        yield f"figure:{one.id}"
        for name in one.conditions:
            yield f"condition:{one.id}:{name}"
    for name in table.elements:
        yield f"element:{name}"
    for kind in table.monsters:
        yield f"turn:monster:{kind.monster}"
    for who, hero in enumerate(table.characters):
        yield f"turn:character:{who}"
        if hero.seat == seen.seat:
            yield from own(table, who, hero)


def own(table: View, who: int, hero: CharacterView) -> Iterator[str]:
    """A character as its player sees it."""
    packing = table.phase <= HANDS and not hero.hand
    playable = [*hero.chosen, *(hero.pool if packing else hero.hand)]
    for number in playable:
        yield f"card:{number}"
        for half in HALVES.values():
            yield f"card:{number}:{half}"
    for number in [*(row[0] for row in hero.active), *hero.discard, *hero.lost]:
        yield f"card:{number}"
    yield f"discard:{who}"
    for one in hero.items:
        yield f"item:{who}:{one.item}"
    for number in hero.goals if isinstance(hero.goals, list) else ():
        yield f"goal:{number}"


def figure_of(t: Table, who: int) -> str | None:
    """Where a character stands."""
    stands = (one.id for one in t.figures if one.form == CHARACTER and one.who == who)
    return next((f"figure:{id}" for id in stands), None)


PARTS: Final = Parts(
    nouns={
        **CAMPAIGN_LIGHTS,
        "card": card,
        "leading": or_aside(card),
        "negation": or_aside(negation),
        "deed": deed,
        "aside": aside,
        "item": item,
        "used": or_aside(item),
        "goal": goal,
        "hex": hex,
        "step": or_aside(hex),
        "outcome": or_aside(hex),
        "hexes": hexes,
        "figure": figure,
        "figures": figures,
        "aimed": or_aside(figure),
        "strength": asked_of,
        "moment": asked_of,
        "condition": condition,
        "element": element,
        "elements": elements,
        "character": character,
        "monster": monster,
        "number": initiative,
        "damages": asked_of,
        "paying": active,
        "choice": active,
        "forgone": initiative,
        "resting": or_aside(resting),
        "yes": drawn,
        "agreed": initiative,
        "rolled": row,
    },
    listed=listed,
    asked=asked,
    places={
        "hex": lambda _, at: f"hex:{at[0]},{at[1]}",
        "figure": lambda _, figure: f"figure:{figure}" if figure >= 0 else None,
        "monster": lambda _, monster: f"turn:monster:{MONSTERS[monster].id}",
        "element": lambda _, element: f"element:{ELEMENTS[element]}" if isinstance(element, int) else None,
    },
    homes={
        "character": figure_of,
        "sheet": lambda _, sheet: f"hero:{sheet}",
        "ware": lambda _, ware: f"ware:{ware}",
        "destination": lambda _, value: scenario_place(value),
    },
    pictures=PICTURES,
)
