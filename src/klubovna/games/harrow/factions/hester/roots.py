"""Roots: a path that grows over the map, two or three hexes a turn, and the cubes it brings."""

from __future__ import annotations

from typing import Final, cast

from klubovna.games.harrow.factions.hester import events, kinds
from klubovna.games.harrow.factions.hester.board import ROOTS_PER_COLOUR, HesterBoard
from klubovna.games.harrow.factions.hester.cubes import gain
from klubovna.games.harrow.facts import EDGE, HESTER, LAND, NEIGHBOURS, SPOTS, Spot
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

OUTSIDE: Final = Spot(-1)
"""Where the very first root of the game comes from."""


def touched(roots: list[list[int]]) -> list[Spot]:
    """Hexes covered by roots."""
    return sorted(_covered(roots))


def _covered(roots: list[list[int]]) -> set[Spot]:
    found = {at for root in roots for at in root}
    found.discard(OUTSIDE)
    return cast("set[Spot]", found)


def rooted(t: Table) -> list[Spot]:
    """r.070 Hexes with a root of this turn."""
    assert t.hester is not None
    return touched(t.hester.roots)


def growth(board: HesterBoard, *, onward: bool = False) -> dict[Spot, list[Spot]]:
    """Where a root may be placed: out of which hex, into which. `onward`: at an end of the path (ap.hester.13).

    c5.roots.03, r.054 It grows out of any hex that a root leads into; those of one turn hang together, if they can.
    """
    on_map = [*board.old_roots, *board.roots]
    if not on_map:
        return {OUTSIDE: [at for at in SPOTS if EDGE[at]]}  # c5.roots.02
    taken = _covered(on_map)  # c5.roots.05
    ways = {
        Spot(start): near
        for start in dict.fromkeys(root[1] for root in reversed(on_map))
        if (near := [to for to in NEIGHBOURS[start] if to not in taken])  # c5.roots.04
    }
    left = [root[0] for root in on_map]
    new = _covered(board.roots)
    fitting = {start: to for start, to in ways.items() if (not new or start in new) and not (onward and start in left)}
    return fitting or ways


def can_grow(board: HesterBoard) -> bool:
    """c5.setup.04 A root of this turn's colour is left, and finds a place."""
    if len(board.roots) >= ROOTS_PER_COLOUR:
        return False
    on_map = [*board.old_roots, *board.roots]
    taken = _covered(on_map)
    for root in on_map:
        for to in NEIGHBOURS[root[1]]:
            if to not in taken:
                return True
    return not on_map


async def grow(t: Table, *, onward: bool = False) -> Spot | None:
    """One root is placed; the hex it leads into, or None if there is no place for it."""
    board = t.hester
    assert board is not None
    ways = growth(board, onward=onward)
    if not ways:
        return None
    seat = t.seat_of[HESTER]
    hexes = [*dict.fromkeys(to for near in ways.values() for to in near)]
    to = await Decision(seat, kinds.ROOT_TO, hexes, len(board.roots) + 1)
    starts = sorted(start for start, near in ways.items() if to in near)
    start = await Decision(seat, kinds.ROOT_FROM, starts, to) if len(starts) > 1 else starts[0]
    board.roots.append([start, to])
    t.tell(events.ROOT, board.colour, to)
    if t.flames[to] and board.flames:  # c5.roots.11, r.056
        board.flames -= 1
        t.add_flames(to, 1)
        t.tell(events.FLAME, to)
    return to


def roots_lie(t: Table) -> None:
    """c5.roots.06, c5.roots.07, r.055 The roots of the turn before go; every hex under a new one brings a cube."""
    board = t.hester
    assert board is not None
    if board.old_roots:
        board.old_roots = []
        t.tell(events.ROOTS_GONE, 1 - board.colour)
    bring_cubes(t, rooted(t))


def bring_cubes(t: Table, hexes: list[Spot]) -> None:
    """c5.roots.07-10 One cube of the colour of each terrain hex; mountains and brambles give none."""
    gained = [0 for _ in LAND]
    for at in hexes:
        if t.chart.land[at]:
            gained[t.chart.terrain[at]] += 1
    gain(t, gained)


async def extra_root(t: Table) -> None:
    """c5.actions.04, c5.extraroot One more root of the same colour, with the cube of the hex it newly touches."""
    to = await grow(t)
    if to is not None:
        bring_cubes(t, [to])


def can_regrow(board: HesterBoard) -> bool:
    """Whether Desperate Grip finds a place: the path without its first root."""
    if len(board.roots) < 2:
        return False
    first = board.roots.pop(0)
    found = bool(growth(board, onward=True))
    board.roots.insert(0, first)
    return found


async def regrow(t: Table) -> None:
    """ap.hester.13, r.125 The first root of this turn is taken up and placed at the end; it brings no cube."""
    assert t.hester is not None
    to = t.hester.roots.pop(0)[1]
    t.tell(events.ROOT_MOVED, t.hester.colour, to)
    await grow(t, onward=True)
