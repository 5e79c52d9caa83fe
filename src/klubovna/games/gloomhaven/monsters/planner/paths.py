"""How the actor gets about: by foot, by a jump, on the wing; and how it shuns traps and hazardous terrain."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from klubovna.games.gloomhaven.monsters.planner.ground import PLAIN, Ground, Spread
from klubovna.games.gloomhaven.monsters.planner.position import NOTHING, Position
from klubovna.kernel.hexes import FAR, Hex

NEGATIVE: Final = 1 << 16
"""A trap or hazardous hex weighs more than any number of movement points (mon.neg.02, mon.neg.05)."""
MOST_SETS: Final = 64


class Ways:
    """What every hex costs the actor, with no limit to its movement.

    A cost is one number: movement points, and NEGATIVE for every trap or hazardous hex entered.
    """

    __slots__ = (
        "_bits", "_last", "_prices", "_sets", "_taken", "_walk", "actor", "costs", "ends", "ground", "negative"
    )  # fmt: skip

    def __init__(
        self, position: Position, ground: Ground, enemies: list[Hex], others: Collection[Hex], most: int = FAR
    ) -> None:
        """`enemies` also holds the invisible ones. What costs more than `most` may be left out, see `look_on`."""
        self.ground = ground
        self.actor = actor = position.actor
        self.negative: set[Hex] = set()
        self._bits: dict[Hex, int] = {}
        self._sets: dict[Hex, dict[int, tuple[Hex, int] | None]] = {}
        self._prices = PLAIN
        self._last = PLAIN  # what is added in the last hex only
        self._walk: Spread | None = None
        self._taken = [*enemies, *others]  # mon.focus.11, mon.move.16
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
                self._walk = Spread(ground, prices)
                self._walk.begin(actor, 0)
                self._walk.go_on(most)
                self.costs = self._walk.found()
                self.ends = self.costs.copy()
            for at in position.obstacles:
                if at != actor:
                    self.ends.pop(at, None)
        for at in self._taken:
            self.ends.pop(at, None)

    def look_on(self) -> None:
        """Also what costs more."""
        if self._walk is not None:
            self._walk.go_on()
            self.costs = self._walk.found()
            self.ends = self.costs.copy()
            for at in self._taken:
                self.ends.pop(at, None)

    def remaining(self, goals: Collection[Hex]) -> dict[Hex, int]:
        """The cost to the nearest of the goals, from every hex from which it is not more than for the actor.

        Counted from the goals: the goal is entered and paid for, the hex left behind is not.
        """
        way = Spread(self.ground, self._prices)
        prices, hexes = way.prices, self.ground.hexes
        for at in goals:
            way.begin(at, self._prices.get(at, 1) + self._last.get(at, 0))
        way.go_on(until=self.actor)
        costs = way.costs
        return {hexes[number]: costs[number] - prices[number] for number in way.order}

    def to(self, end: Hex) -> list[tuple[tuple[Hex, ...], frozenset[Hex]]]:
        """The cheapest ways: one for each set of traps and hazardous hexes entered."""
        if end == self.actor:
            return [((), NOTHING)]
        if self.ends[end] < NEGATIVE or self._last:
            return [(self._path(end), frozenset(self.negative & {end}))]
        known = self._every()
        found = sorted((sorted(self._entered(mask)), mask) for mask in known[end])
        return [(self._walked(end, mask), frozenset(entered)) for entered, mask in found]

    def _before(self, at: Hex) -> list[Hex]:
        left = self.costs[at] - self._prices.get(at, 1)
        return [other for other in self.ground.near[at] if self.costs.get(other) == left]

    def _path(self, end: Hex) -> tuple[Hex, ...]:
        way = [end]
        while (before := min(self._before(way[-1]))) != self.actor:
            way.append(before)
        return tuple(reversed(way))

    def _every(self) -> dict[Hex, dict[int, tuple[Hex, int] | None]]:
        """For every hex the sets of traps and hazardous hexes on the cheapest ways to it, as masks.

        With each set the hex before and its set there. A floor full of traps has more sets than anybody could read:
        no more than MOST_SETS are kept of a hex, and those after it have as many.
        """
        if not self._sets:
            self._bits = {at: 1 << i for i, at in enumerate(sorted(self.negative))}
            self._sets[self.actor] = {0: None}
            for at in sorted(self.costs, key=self.costs.__getitem__):
                if at == self.actor:
                    continue
                found: dict[int, tuple[Hex, int] | None] = {}
                bit = self._bits.get(at, 0)
                for before in sorted(self._before(at)):
                    for mask in self._sets[before]:
                        if len(found) < MOST_SETS:
                            found.setdefault(mask | bit, (before, mask))
                self._sets[at] = found
        return self._sets

    def _entered(self, mask: int) -> list[Hex]:
        return [at for at, bit in self._bits.items() if mask & bit]

    def _walked(self, end: Hex, mask: int) -> tuple[Hex, ...]:
        way: list[Hex] = []
        last: tuple[Hex, int] | None = (end, mask)
        while last is not None:
            way.append(last[0])
            last = self._sets[last[0]][last[1]]
        return tuple(reversed(way[:-1]))
