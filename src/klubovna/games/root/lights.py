"""What the options of a decision stand for on the board: the ids of its parts.

Clearings and forests are called by their printed numbers, everything else by its id. Equal cards of a hand lie side by
side and are numbered; elsewhere equal cards, and equal tokens everywhere, are one part, however many there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from klubovna.games.root.facts import (
    BURROW,
    CARD_FACTS,
    EFFECT_CALLED,
    FACTION_IDS,
    FIRST_FOREST,
    ITEMS,
    PIECE_IDS,
    SUITS,
    WARRIOR,
    Item,
)
from klubovna.kernel.decision import Decision
from klubovna.kernel.parts import Lights

if TYPE_CHECKING:
    from klubovna.games.root.state import Table

ABOUT_PLACE: Final = ("clearing", "place")
BEGINS_WITH_PLACE: Final = ("clash", "hits", "payment", "raiders")
"""Questions about several things, of which a clearing is the first."""
NOWHERE: Final = -1


def decider(t: Table, decision: Decision[Any]) -> str:
    return FACTION_IDS[t.factions[decision.seat]]


def place_asked_about(decision: Decision[Any]) -> int:
    """The clearing that a question is about, of a way its end; NOWHERE if there is none."""
    noun, about = decision.kind.about, decision.about
    if noun in ABOUT_PLACE:
        return int(about)
    if noun in BEGINS_WITH_PLACE:
        return int(about[0])
    return int(about[1]) if noun == "way" else NOWHERE


# -- the map -----------------------------------------------------------------------------------------------------------


def at_place(at: int) -> str:
    if at == BURROW:
        return "burrow"
    return f"forest:{at - FIRST_FOREST + 1}" if at >= FIRST_FOREST else f"clearing:{at + 1}"


def place(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [at_place(value)]


def path_called(ends: tuple[int, int]) -> str:
    return f"path:{ends[0] + 1}-{ends[1] + 1}"


def fighters(t: Table, faction: int, at: int) -> list[str]:
    """The warriors or the pawn of a faction in a clearing, if it has any there."""
    board = t.boards[faction]
    pawn = board is not None and board.pawn() == at
    there = 0 <= at < BURROW and (t.warriors[faction][at] > 0 or pawn)
    return [f"fighter:{at + 1}:{FACTION_IDS[faction]}"] if there else []


def pieces(t: Table, faction: int, piece: int, at: int) -> list[str]:
    """A piece in a clearing; if it is a warrior, whose."""
    return fighters(t, faction, at) if piece == WARRIOR else [f"piece:{at + 1}:{PIECE_IDS[piece]}"]


def piece(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """Buildings and tokens of the clearing that is asked about, and own warriors there."""
    return pieces(t, t.factions[decision.seat], value, place_asked_about(decision))


def to_build(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A building that is still on its track."""
    return [f"build:{PIECE_IDS[value]}"]


def count(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A number beside the clearing that is asked about, else beside the map."""
    at = place_asked_about(decision)
    return [f"count:{at + 1}:{value}" if 0 <= at < BURROW else f"number:{value}"]


def ferry(t: Table, decision: Decision[Any], value: bool) -> list[str]:
    return ["ferry"]


# -- factions and what lies before them --------------------------------------------------------------------------------


def faction(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A faction, and its fighters in the clearing that is asked about."""
    return [f"faction:{FACTION_IDS[value]}", *fighters(t, value, place_asked_about(decision))]


def hand(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A card of the own hand, or one that is equal to it."""
    id = CARD_FACTS[value].id
    equal = sum(CARD_FACTS[card].id == id for card in t.hands[t.factions[decision.seat]])
    return [f"hand:{id}:{n + 1}" for n in range(equal)]


def discarded(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"discard:{CARD_FACTS[value].id}"]


def crafted(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"crafted:{decider(t, decision)}:{CARD_FACTS[value].id}"]


def crafted_by_asked(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A crafted card of the faction that is asked about."""
    return [f"crafted:{FACTION_IDS[decision.about]}:{CARD_FACTS[value].id}"]


def own_item(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A ready item, wherever the own board has it."""
    from klubovna.games.root.roles import ROLES  # roles have kinds, which name this function

    return ROLES[t.factions[decision.seat]].item_parts(t, Item(value))


def item_of_asked(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A crafted item of the faction that is asked about; an exhausted one only if it has no other."""
    part = f"item:{FACTION_IDS[decision.about]}:{ITEMS[value]}"
    return [part if value in t.items[decision.about] else f"{part}:exhausted"]


# -- beside the map ----------------------------------------------------------------------------------------------------


def suit(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"suit:{SUITS[value]}"]


def token(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """An item that nobody has yet."""
    return [f"token:{ITEMS[value]}"]


# -- menus: a word, and often the number of what it is done with -------------------------------------------------------


def available(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"available:{CARD_FACTS[value].id}"]


def closed_path(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [path_called(t.chart.closed[value])]


def all_on(part: str) -> Lights:
    """One part stands for all of them."""
    return lambda t, decision, value: [part]


SHARED_DEEDS: Final[dict[str, Lights]] = {
    "craft": hand,
    "activate": hand,
    "use": crafted,
    "take": available,
    "open": closed_path,
}
"""Deeds that are open to every faction."""


def effect_trigger(t: Table, decision: Decision[Any], word: str) -> list[str]:
    """A crafted card that takes effect by itself."""
    return [f"crafted:{decider(t, decision)}:{word}"] if word in EFFECT_CALLED else []
