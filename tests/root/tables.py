"""Positions of Root made by hand, for tests."""

from __future__ import annotations

from typing import Any

from klubovna.games.root import RULES
from klubovna.games.root.facts import (
    CARD_FACTS,
    CLEARINGS,
    DECK_SIZE,
    FACTION_IDS,
    PIECE_IDS,
    Card,
    Clearing,
    Faction,
    Piece,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.setup import setup
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.kernel import new, serialize
from klubovna.kernel.game import Game

PIECE = {name: Piece(i) for i, name in enumerate(PIECE_IDS)}
FACTION = {name: Faction(i) for i, name in enumerate(FACTION_IDS)}


def card(name: str, copy: int = 0) -> Card:
    """A card by its name in content (`ambush_fox`, `armorers`); `copy` for the second and third one. Either deck."""
    found = [Card(i) for i, facts in enumerate(CARD_FACTS) if facts.id == name]
    return found[copy]


def table(
    *factions: str,
    seed: int = 1,
    dice: tuple[int, ...] = (),
    on_turn: str | None = None,
    phase: int = DAYLIGHT,
    warriors: dict[str, dict[int, int]] | None = None,
    pieces: dict[str, dict[int, int]] | None = None,
    hands: dict[str, list[Card]] | None = None,
    crafted: dict[str, list[Card]] | None = None,
    vp: dict[str, int] | None = None,
    **options: Any,
) -> Table:
    """An empty map with empty hands and full supplies; then what the test puts there. Clearings count from 1.

    `warriors={"eyrie": {5: 2}}`, `pieces={"roost": {5: 1}}`. On the autumn map clearing 1 is fox, 2 mouse, 3 rabbit,
    4 rabbit, 5 rabbit, 6 fox, 7 mouse, 8 fox, 9 mouse, 10 rabbit, 11 mouse, 12 fox. Faction boards are made by
    `ROLES[f].new_board(t)` where a faction has one.
    """
    names: list[str | None] = ["vagabond" if name == "vagabond_2" else name for name in factions]
    t = setup(RULES.config(len(names), seed, names, {"any_reach": True, "seating": "given", **options}))
    t.factions = [FACTION[name] for name in factions]
    t.present = sorted(t.factions)
    t.seat_of = [t.factions.index(Faction(f)) if Faction(f) in t.factions else -1 for f in range(9)]
    t.order = list(range(t.seats))
    t.seat = 0 if on_turn is None else factions.index(on_turn)
    t.phase = phase
    first = DECK_SIZE if t.exiles else 0
    t.hands = [[] for _ in range(9)]
    t.deck = [Card(i) for i in range(first, first + DECK_SIZE)]
    t.seen = [0] * len(t.seen)
    for faction in t.present:
        ROLES[faction].new_board(t)
    for name, where in (warriors or {}).items():
        for clearing, count in where.items():
            t.put_warriors(FACTION[name], Clearing(clearing - 1), count)
    for name, where in (pieces or {}).items():
        for clearing, count in where.items():
            t.put_piece(PIECE[name], Clearing(clearing - 1), count)
    for zone, given in ((t.hands, hands), (t.crafted, crafted)):
        for name, cards in (given or {}).items():
            zone[FACTION[name]] = cards[:]
            for one in cards:
                if one in t.deck:
                    t.deck.remove(one)
                t.seen[one] = 1 << t.seat_of[FACTION[name]]
    for name, points in (vp or {}).items():
        t.vp[FACTION[name]] = points
    t.chance.shuffle(t.deck)
    t.chance.load(*dice)
    t.changed_everywhere()
    return t


def c(number: int) -> Clearing:
    """A clearing by its number on the map."""
    return CLEARINGS[number - 1]


def at(row: list[int]) -> dict[int, int]:
    """A row of counts by clearing as `{clearing number: count}`, without the zeros."""
    return {i + 1: n for i, n in enumerate(row) if n}


def game(t: Table) -> Game:
    """A game that goes on from a position."""
    names = [FACTION_IDS[f].removesuffix("_2") for f in t.factions]
    return new("root", seats=t.seats, seed=1, start=serialize.dump(t), roles=names, options={"any_reach": True})


def table_of(g: Game) -> Table:
    """What lies on the table of a game."""
    assert isinstance(g.state, Table)
    return g.state
