"""The parts of the board that one can point at, and what the options of a decision stand for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from klubovna.games.root import lights
from klubovna.games.root.factions import SHOWN
from klubovna.games.root.facts import CLEARINGS, FIRST_FOREST, ITEMS, MAPS, SUITS, WARRIORS
from klubovna.games.root.pictures import PICTURES
from klubovna.games.root.state import Table
from klubovna.games.root.view import AnyPlayer, View
from klubovna.kernel.decision import Decision
from klubovna.kernel.parts import Lights, Parts
from klubovna.kernel.view import View as Seen

MOST: Final = max(WARRIORS)
BESIDE: Final = [
    *(f"suit:{suit}" for suit in SUITS),
    *(f"token:{item}" for item in ITEMS),
    *(f"reward:{reward}" for reward in ("points", "cards")),
    *(f"number:{n}" for n in range(MOST + 1)),
]
"""What lies nowhere on the table: it is laid beside the map when it is asked for."""
DEEDS: Final[dict[str, Lights]] = lights.SHARED_DEEDS | {
    word: what for shown in SHOWN.values() for word, what in shown.deed_lights.items()
}
TRIGGERS: Final[dict[str, Lights]] = {
    word: what for shown in SHOWN.values() for word, what in shown.trigger_lights.items()
}
PLAIN_DEEDS: Final = sorted({deed for one in SHOWN.values() for deeds in one.deeds.values() for deed in deeds})
"""Deeds that have a place of their own on a board. A card can allow one that is printed on no board of its owner."""


def deed(t: Table, decision: Decision[Any], value: tuple[str, int]) -> list[str]:
    """An entry of a menu: what is done, and often what with."""
    word, which = value
    return DEEDS[word](t, decision, which) if word in DEEDS else [f"deed:{word}"]


def trigger(t: Table, decision: Decision[Any], value: tuple[str, int]) -> list[str]:
    """Something that happens by itself: in a clearing, by a crafted card, or on a faction's board."""
    word, at = value
    if at >= 0:
        return [lights.at_place(at)]
    return TRIGGERS[word](t, decision, at) if word in TRIGGERS else lights.effect_trigger(t, decision, word)


def listed(seen: Seen) -> Iterator[str]:
    """Everything that this seat can point at."""
    table: View = seen.table
    yield from on_map(table)
    yield from BESIDE
    yield from (f"available:{card}" for card in table.available)
    yield from (f"discard:{card}" for card in dict.fromkeys(table.discard))
    yield from (f"quest:{quest}" for quest in table.quests)
    for seat, player in enumerate(table.factions):
        yield from of_player(player, own=seat == seen.seat)


def on_map(table: View) -> Iterator[str]:
    chart = next(chart for chart in MAPS if chart.id == table.map)
    yield from (lights.at_place(at) for at in (*CLEARINGS, *range(FIRST_FOREST, FIRST_FOREST + chart.forests)))
    yield from (lights.path_called(path) for path in table.closed)
    if table.ferry is not None:
        yield "ferry"
    pawns = table.pawns()
    for number, clearing in enumerate(table.clearings, start=1):
        here = [faction for faction, at in pawns if at == number - 1]
        yield from (f"fighter:{number}:{faction}" for faction in (*clearing.warriors, *here))
        yield from (f"piece:{number}:{piece}" for piece in clearing.pieces)
        yield from (f"count:{number}:{n}" for n in range(MOST + 1))


def of_player(player: AnyPlayer, own: bool) -> Iterator[str]:
    """What lies before one faction; much of it only its own player can point at."""
    id = player.faction
    yield f"faction:{id}"
    yield from (f"crafted:{id}:{card}" for card in dict.fromkeys(player.crafted))
    yield from (f"item:{id}:{item}" for item in dict.fromkeys(player.items))
    yield from (f"item:{id}:{item}:exhausted" for item in dict.fromkeys(player.exhausted_items))
    hand = Counter(player.hand or [])
    if not own:
        yield from (f"open-hand:{card}" for card in hand)
    else:
        yield from (f"hand:{card}:{n + 1}" for card, equal in hand.items() for n in range(equal))
        yield from (f"deed:{word}" for word in PLAIN_DEEDS)
    yield from SHOWN[id].listed(player, own)


PARTS: Final = Parts(
    nouns={
        "card": lights.hand,
        "clearing": lights.place,
        "place": lights.place,
        "faction": lights.faction,
        "piece": lights.piece,
        "count": lights.count,
        "suit": lights.suit,
        "deed": deed,
        "trigger": trigger,
        **{noun: what for shown in SHOWN.values() for noun, what in shown.nouns.items()},
    },
    listed=listed,
    places={"clearing": lambda _, at: lights.at_place(at), "place": lambda _, at: lights.at_place(at)},
    pictures=PICTURES,
)
