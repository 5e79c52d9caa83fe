"""Positions of Crown of Ash made by hand, for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import klubovna
from klubovna.games.ash import RULES
from klubovna.games.ash.facts import (
    ACTION_CARDS,
    BOARD,
    BUILDING_IDS,
    CARD_FACTS,
    CITADEL,
    MINIONS,
    RESOURCES,
    WARRIOR_IDS,
    Area,
    Building,
    Card,
    Resource,
    Warrior,
)
from klubovna.games.ash.setup import setup
from klubovna.games.ash.state import BATTLE_SPACE, FINISH, NOBODY, START, Table
from klubovna.kernel import Game, serialize
from klubovna.kernel.zones import EVERYBODY

Areas = dict[str, tuple[int, list[str], list[str]]]
"""Who rules an area, its buildings, its defenders."""

AREA = {p.id: Area(p.number - 1) for p in BOARD.province} | {"citadel": CITADEL}
VOLCANO, COAST, SETTLEMENT, DESERT, FOREST, MOUNTAINS = (Area(i) for i in range(6))
CARD = {c.id: Card(i) for i, c in enumerate(CARD_FACTS)}
CARD_0, CARD_1, CARD_3, CARD_4, CARD_DIE = (Card(i) for i in range(5))
RESOURCE = {name: Resource(i) for i, name in enumerate(RESOURCES)}

BATTLE = [BATTLE_SPACE + i for i in range(6)]
"""The battle space of each province."""


def w(name: str) -> Warrior:
    return WARRIOR_IDS[name]


def ws(*names: str) -> list[Warrior]:
    return [WARRIOR_IDS[name] for name in names]


def b(name: str) -> Building:
    return BUILDING_IDS[name]


def table(
    seats: int = 2,
    *,
    roles: list[str] | None = None,
    seed: int = 1,
    dice: tuple[int, ...] = (),
    areas: Areas | None = None,
    hands: dict[int, list[str]] | None = None,
    graveyards: dict[int, list[str]] | None = None,
    supplies: dict[int, dict[str, int]] | None = None,
    cards: dict[int, list[Card]] | None = None,
    offer: Sequence[str | None] | None = None,
    tiles: list[str | None] | None = None,
    round: int = 1,
    active: int = 0,
    finish: bool = False,
    **options: Any,
) -> Table:
    """An empty board after set-up, seats in order, empty hands and supplies; then what the test puts there.

    `areas`: `{"volcano": (controller, [tiles bottom to top], [defenders])}`; the Citadel has no tiles, and the king
    rules it (in solo games nobody) unless it is named. `cards`: battle cards in hand; the others are discarded.
    """
    named: list[str | None] = list(roles or ["visio", "nox", "mors", "fortis"][:seats])
    t = setup(RULES.config(seats, seed, named, options))
    t.phase = FINISH if finish else START
    t.round = round
    t.order = list(range(len(t.sides)))
    t.turn = t.order.index(active)
    t.settled = 99
    t.defenders = [[] for _ in range(7)]
    if t.solo:
        t.control[CITADEL] = NOBODY
    for s in t.sides:
        s.hand = []
        s.starting = []
        s.supply = [0] * 5
        s.minions = MINIONS
        s.power = t.powers and not s.automated
    for name, (side, stack, defenders) in (areas or {}).items():
        area = AREA[name]
        t.control[area] = side
        if area != CITADEL:
            t.stacks[area] = [b(tile) for tile in stack]
        t.defenders[area] = ws(*defenders)
    for side, names in (hands or {}).items():
        t.sides[side].hand = ws(*names)
    for side, names in (graveyards or {}).items():
        t.sides[side].graveyard = ws(*names)
    for side, supply in (supplies or {}).items():
        for name, amount in supply.items():
            t.sides[side].supply[RESOURCE[name]] = amount
    for side, in_hand in (cards or {}).items():
        t.sides[side].cards = in_hand[:]
        t.sides[side].discard = [c for c in CARD.values() if c not in in_hand]
    if offer is not None:
        t.offer = [Warrior(-1) if name is None else w(name) for name in offer]
    if tiles is not None:
        t.tiles = [Building(-1) if name is None else b(name) for name in tiles]
    for warrior in [x for s in t.sides for x in (*s.hand, *s.graveyard)] + [x for here in t.defenders for x in here]:
        t.seen_warriors[warrior] = EVERYBODY
    t.chance.load(*dice)
    return t


def game(t: Table) -> Game:
    """A game that goes on from this position, with journal, views and all."""
    return klubovna.new("ash", seats=t.seats, seed=1, start=serialize.dump(t))


def choose(g: Game, *values: Any, seat: int | None = None) -> None:
    """Answer the open decisions by value, one after the other; `seat` where several owe an answer."""
    for value in values:
        decision = next(d for d in g.decisions if seat is None or d.seat == seat)
        g.choose(decision.options.index(value), decision.seat)


def asked(g: Game) -> str | None:
    """The kind of what is to be decided now."""
    return g.decision.kind.name if g.decision else None


def supply(t: Table, side: int) -> dict[str, int]:
    """What a side owns, without the zeros."""
    return {name: n for name, n in zip(RESOURCES, t.sides[side].supply, strict=True) if n}


def play(g: Game, until: Callable[[Any], bool] = lambda t: t.over) -> None:
    """Random answers until the table is as wanted, by default to the end of the game."""
    luck = Random(1)
    for _ in range(5000):
        if until(g.state) or g.decision is None:
            return
        g.choose(luck.randrange(len(g.decision.options)), g.decision.seat)
    raise AssertionError("no end in sight")


def on_top(t: Table, action: str) -> None:
    """Lay this action card of the automated opponent on top of its deck."""
    card = next(i for i, facts in enumerate(ACTION_CARDS) if facts.id == action)
    t.automa.actions.remove(card)
    t.automa.actions.append(card)


def table_of(g: Game) -> Table:
    """What lies on the table of a game."""
    assert isinstance(g.state, Table)
    return g.state
