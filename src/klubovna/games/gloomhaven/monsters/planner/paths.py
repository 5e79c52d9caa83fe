"""How the actor gets about: by foot, by a jump, on the wing; and how it shuns traps and hazardous terrain."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from klubovna.games.gloomhaven.monsters.planner.ground import PLAIN, Ground, spread
from klubovna.games.gloomhaven.monsters.planner.position import NOTHING, Position
from klubovna.kernel.hexes import FAR, Hex

NEGATIVE: Final = 1 << 16
"""A trap or hazardous hex weighs more than any number of movement points (mon.neg.02, mon.neg.05)."""


class Ways:
    """What every hex costs the actor, with no limit to its movement.

    A cost is one number: movement points, and NEGATIVE for every trap or hazardous hex entered.
    """

    __slots__ = ("_last", "_prices", "actor", "costs", "ends", "ground", "negative")

    def __init__(self, position: Position, ground: Ground, enemies: Collection[Hex], others: Collection[Hex]) -> None:
        """`enemies` also holds the invisible ones."""
        self.ground = ground
        self.actor = actor = position.actor
        self.negative: set[Hex] = set()
        self._prices = PLAIN
        self._last = PLAIN  # what is added in the last hex only
        if position.flying:
            self.costs = ground.ranges(actor)  # mon.focus.10, move.11
            self.ends = self.costs.copy()
        else:
            self.negative = {*position.traps, *position.hazardous}  # mon.neg.01, mon.neg.07
            prices: dict[Hex, int] = dict.fromkeys(position.difficult, 2)  # mon.focus.09, mon.move.25, r.14
            for at in self.negative:
                prices[at] = prices.get(at, 1) + NEGATIVE
            if position.jumping:  # mon.move.24
                self.costs = ground.ranges(actor)  # move.09
                self._last = {at: price - 1 for at, price in prices.items()}  # mon.neg.08, r.04, r.19
                self.ends = self.costs.copy()
                for at, more in self._last.items():
                    if at in self.ends:
                        self.ends[at] += more
                self.ends[actor] = 0  # mon.neg.09
            else:
                for blocked in (position.obstacles, enemies):  # mon.focus.10, mon.focus.19
                    for at in blocked:
                        prices[at] = FAR
                if prices.get(actor) == FAR:
                    del prices[actor]
                self._prices = prices
                self.costs = spread(ground.near, {0: [actor]}, prices)
                self.ends = self.costs.copy()
            for at in position.obstacles:
                if at != actor:
                    self.ends.pop(at, None)
        for taken in (enemies, others):  # mon.focus.11, mon.move.16
            for at in taken:
                self.ends.pop(at, None)

    def remaining(self, goals: Collection[Hex]) -> dict[Hex, int]:
        """The cost from every hex to the nearest of the goals.

        Counted from the goals: the goal is entered and paid for, the hex left behind is not.
        """
        begin: dict[int, list[Hex]] = {}
        for at in goals:
            begin.setdefault(self._prices.get(at, 1) + self._last.get(at, 0), []).append(at)
        found = spread(self.ground.near, begin, self._prices)
        price = self._prices.get
        return {at: cost - price(at, 1) for at, cost in found.items()}

    def to(self, end: Hex) -> list[tuple[tuple[Hex, ...], frozenset[Hex]]]:
        """The cheapest ways: one for each set of traps and hazardous hexes entered."""
        if end == self.actor:
            return [((), NOTHING)]
        if self.ends[end] < NEGATIVE or self._last:
            return [(self._path(end), frozenset(self.negative & {end}))]
        ways = self._every(end, {self.actor: {NOTHING: ()}})
        return [(way, entered) for entered, way in sorted(ways.items(), key=lambda one: sorted(one[0]))]

    def _before(self, at: Hex) -> list[Hex]:
        left = self.costs[at] - self._prices.get(at, 1)
        return [other for other in self.ground.near[at] if self.costs.get(other) == left]

    def _path(self, end: Hex) -> tuple[Hex, ...]:
        way = [end]
        while (before := min(self._before(way[-1]))) != self.actor:
            way.append(before)
        return tuple(reversed(way))

    def _every(
        self, at: Hex, known: dict[Hex, dict[frozenset[Hex], tuple[Hex, ...]]]
    ) -> dict[frozenset[Hex], tuple[Hex, ...]]:
        if at not in known:
            found = known[at] = {}
            for before in sorted(self._before(at)):
                for entered, way in self._every(before, known).items():
                    found.setdefault(entered | (self.negative & {at}), (*way, at))
        return known[at]
