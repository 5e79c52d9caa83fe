"""A floor with its walls: who is next to whom, how far, and what is seen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import itemgetter
from typing import Final

from klubovna.games.gloomhaven.monsters.planner.position import NOTHING, Wall
from klubovna.kernel.hexes import FAR, Hex, WallRows, adjacent, border, edge, neighbours

PLAIN: Final[dict[Hex, int]] = {}
"""Prices of a floor on which every hex costs one point."""


class Ground:
    """Answers are kept: a room is asked about in turn after turn."""

    __slots__ = ("_far", "_seen", "_walls", "beside", "hexes", "near", "numbers")

    def __init__(self, floor: frozenset[Hex], walls: frozenset[Wall]) -> None:
        inner = {edge(a, b) for a, b in walls}
        self._walls = WallRows(inner | border(floor))  # los.08
        self.near: dict[Hex, list[Hex]] = {  # los.06
            at: [other for other in adjacent(at, inner) if other in floor] for at in sorted(floor)
        }
        self.hexes = list(self.near)
        self.numbers: dict[Hex, int] = {at: number for number, at in enumerate(self.hexes)}
        self.beside = [[self.numbers[other] for other in near] for near in self.near.values()]
        """The neighbours again, all by their numbers."""
        self._far: dict[Hex, dict[Hex, int]] = {}
        self._seen: dict[Hex, dict[Hex, bool]] = {}

    def ranges(self, at: Hex) -> dict[Hex, int]:
        """How far every hex is, the nearest first, not through walls; figures, obstacles and terrain do not matter."""
        known = self._far.get(at)  # los.07, r.10
        if known is None:
            known = self._far[at] = self.around([at], FAR)
        return known

    def around(self, hexes: Iterable[Hex], most: int) -> dict[Hex, int]:
        """The floor so many steps or less from some of these, the nearest first.

        A hex of wall that borders on the floor is one step farther than the floor beside it (area.14).
        """
        near = self.near
        found: dict[Hex, int] = {}
        beyond: list[Hex] = []
        for at in hexes:
            if at in near:
                found[at] = 0
            else:
                beyond += [other for other in neighbours(at) if other in near]
        if beyond:
            way = Spread(self, PLAIN)
            for at in found:
                way.begin(at, 0)
            for at in beyond:
                way.begin(at, 1)
            way.go_on(most)
            return dict(sorted(((at, cost) for at, cost in way.found().items() if cost <= most), key=itemgetter(1)))
        queue = list(found)
        for at in queue:
            steps = found[at] + 1
            if steps > most:
                break
            for other in near[at]:
                if other not in found:
                    found[other] = steps
                    queue.append(other)
        return found

    def far(self, a: Hex, b: Hex) -> int:
        return self.ranges(b).get(a, FAR)

    def sees(self, a: Hex, b: Hex) -> bool:
        row = self._seen.get(a)
        if row is None:
            row = self._seen[a] = {}
        known = row.get(b)
        if known is None:
            known = row[b] = self._walls.sees(a, b)  # los.01, los.02, los.03
            self._seen.setdefault(b, {})[a] = known  # los.09
        return known


@lru_cache(maxsize=256)
def ground(floor: frozenset[Hex], walls: frozenset[Wall] = frozenset(), doors: frozenset[Hex] = NOTHING) -> Ground:
    return Ground(floor - doors, walls)  # mon.focus.25


class Spread:
    """The least cost of every hex from where one begins, counted by the numbers of the hexes.

    `prices` are what entering costs if it is not 1. A price depends on the hex entered alone, so the first to come to a
    hex comes to it most cheaply.
    """

    __slots__ = ("_levels", "costs", "ground", "order", "prices")

    def __init__(self, ground: Ground, prices: dict[Hex, int]) -> None:
        self.ground = ground
        self.prices = [1] * len(ground.hexes)
        if prices:
            numbers = ground.numbers
            for at, price in prices.items():
                if at in numbers:
                    self.prices[numbers[at]] = price
        self.costs = [FAR] * len(ground.hexes)
        self.order: list[int] = []
        """As they are come to."""
        self._levels: dict[int, list[int]] = {}

    def begin(self, at: Hex, cost: int) -> None:
        """Here one begins with this cost."""
        number = self.ground.numbers[at]
        if cost in self._levels:
            self._levels[cost].append(number)
        else:
            self._levels[cost] = [number]

    def go_on(self, most: int = FAR, until: Hex | None = None) -> None:
        """It stops when all that costs up to `most` is known, or once `until` is."""
        costs, order, prices, levels, beside = self.costs, self.order, self.prices, self._levels, self.ground.beside
        last = -1 if until is None else self.ground.numbers.get(until, -1)
        spent = -1
        while levels:
            spent = spent + 1 if spent + 1 in levels else min(levels)
            if spent > most or (last >= 0 and costs[last] < FAR):
                break
            plain = levels.get(spent + 1)
            if plain is None:
                plain = levels[spent + 1] = []
            for at in levels.pop(spent):
                known = costs[at]
                if known < spent:
                    continue
                if known == FAR:
                    order.append(at)
                costs[at] = spent
                for other in beside[at]:
                    if costs[other] == FAR:
                        entering = prices[other]
                        if entering == 1:
                            costs[other] = spent + 1
                            order.append(other)
                            plain.append(other)
                        elif entering < FAR:
                            total = spent + entering
                            costs[other] = total
                            order.append(other)
                            if total in levels:
                                levels[total].append(other)
                            else:
                                levels[total] = [other]
            if not plain:
                del levels[spent + 1]

    def found(self) -> dict[Hex, int]:
        """What every hex costs that has been come to."""
        hexes, costs = self.ground.hexes, self.costs
        return {hexes[number]: costs[number] for number in self.order}


def within(costs: dict[Hex, int], most: int) -> Iterable[Hex]:
    """The hexes of the nearest levels; `costs` is in the order of cost."""
    for at, cost in costs.items():
        if cost > most:
            return
        yield at
