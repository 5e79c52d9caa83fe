"""The revealed floor: who is next to whom, how far, who sees whom. Remembered, for it changes only with a door."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.figures import NOWHERE
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS, Scenario
from klubovna.kernel.hexes import FAR, Hex, border, edge, neighbours, reach, sees

MOST_KEPT: Final = 2048
NOT_ASKED: Final = -1
MOST_STEPS: Final = 1000
"""More steps than any map has room for."""


class Ground:
    """The floor of the revealed rooms with the open doors; a closed door is no floor, and so a wall (tile.door.08)."""

    __slots__ = (
        "_ranges", "_shots", "_sight", "_steps", "_views", "before", "beside", "closed", "first_shut", "floor", "hexes",
        "near", "nowhere", "number", "walls",
    )  # fmt: skip

    def __init__(self, scenario: Scenario, revealed: int, opened: int) -> None:
        floor: set[Hex] = set()
        for i, hexes in enumerate(scenario.rooms):
            if revealed >> i & 1:
                floor |= hexes
        floor -= scenario.opaque
        shut: dict[Hex, int] = {}
        for i, at in enumerate(scenario.doors):
            if opened >> i & 1:
                floor.add(at)
            elif any(revealed >> room & 1 for room in scenario.door_rooms[i]):
                if i in scenario.targets:
                    floor.add(at)  # spec.13 it is there to be attacked
                else:
                    shut[at] = i
        self.floor: Final = frozenset(floor)
        self.walls: Final = frozenset(border(floor) | scenario.walls)  # los.08
        walls = scenario.walls
        self.near: dict[Hex, tuple[Hex, ...]] = {
            at: tuple(n for n in neighbours(at) if n in floor and edge(at, n) not in walls) for at in sorted(floor)
        }
        """Adjacent floor without a wall between (los.06)."""
        self.closed: dict[Hex, tuple[Hex, ...]] = {}
        """Closed doors by the floor from which they can be entered."""
        for at in shut:
            for n in neighbours(at):
                if n in floor and edge(at, n) not in walls:
                    self.closed[n] = (*self.closed.get(n, ()), at)
        self.hexes: list[Hex] = [*self.near, *(at for at in scenario.doors if at not in floor), NOWHERE]
        """Floor and shut doors by their numbers, and one hex more that stands for all others."""
        self.first_shut = len(self.near)
        self.nowhere = len(self.hexes) - 1
        self.number: dict[Hex, int] = {at: i for i, at in enumerate(self.hexes)}
        self.beside: list[list[int]] = [[self.number[n] for n in self.near.get(at, ())] for at in self.hexes]
        self.before: list[list[int]] = [[self.number[n] for n in self.closed.get(at, ())] for at in self.hexes]
        """`near` and `closed` by number."""
        self._ranges: dict[Hex, dict[Hex, int]] = {}
        self._sight: dict[Hex, dict[Hex, bool]] = {}
        self._steps: list[list[int] | None] = [None] * len(self.hexes)
        self._views: list[list[int] | None] = [None] * len(self.hexes)
        self._shots: dict[int, list[int]] = {}

    def ranges(self, start: Hex) -> dict[Hex, int]:
        """los.07 How far every hex is, counted around walls but through figures and obstacles."""
        found = self._ranges.get(start)
        if found is None:
            found = self._ranges[start] = reach([start], self.floor, self.walls)
        return found

    def range(self, a: Hex, b: Hex) -> int:
        return self.ranges(a).get(b, FAR)

    def sees(self, a: Hex, b: Hex) -> bool:
        """los.02, los.09"""
        row = self._sight.get(a)
        if row is None:
            row = self._sight[a] = {}
        found = row.get(b)
        if found is None:
            found = row[b] = sees(a, b, self.walls)
            self._sight.setdefault(b, {})[a] = found
        return found

    def within(self, a: Hex, b: Hex, most: int) -> bool:
        """In range and in line of sight."""
        return self.ranges(a).get(b, FAR) <= most and self.sees(a, b)

    # -- by number: what is asked again and again for all hexes -----------------------------------------------------

    def spot(self, at: Hex) -> int:
        """The number of a hex; all that is neither floor nor door has the last one, which is far from everything."""
        return self.number.get(at, self.nowhere)

    def steps(self, spot: int) -> list[int]:
        """How far every hex is from this one."""
        row = self._steps[spot]
        if row is None:
            row = self._steps[spot] = [FAR] * len(self.hexes)
            if spot != self.nowhere:
                for at, far in self.ranges(self.hexes[spot]).items():
                    row[self.number[at]] = far
        return row

    def spot_sees(self, spot: int, other: int) -> bool:
        row = self._views[spot]
        if row is None:
            row = self._views[spot] = [NOT_ASKED] * len(self.hexes)
        found = row[other]
        if found == NOT_ASKED:
            found = row[other] = 1 if self.sees(self.hexes[spot], self.hexes[other]) else 0
        return found == 1

    def shots(self, start: int, steps: int, reach: int) -> list[int]:
        """What is known of whom somebody can shoot who stands there and may walk so far first (`shoots`)."""
        key = (start * MOST_STEPS + min(steps, MOST_STEPS - 1)) * MOST_STEPS + min(reach, MOST_STEPS - 1)
        row = self._shots.get(key)
        if row is None:
            row = self._shots[key] = [NOT_ASKED] * len(self.hexes)
        return row

    def shoots(self, start: int, steps: int, reach: int, spot: int) -> bool:
        """Whether there is a hex on its way, through figures and obstacles, from which it sees this one in range."""
        row = self.shots(start, steps, reach)
        found = row[spot]
        if found == NOT_ASKED:
            found = row[spot] = 1 if self._shoots(start, steps, reach, spot) else 0
        return found == 1

    def _shoots(self, start: int, steps: int, reach: int, spot: int) -> bool:
        walked, far = self.steps(start), self.steps(spot)
        if far[start] <= reach and self.spot_sees(start, spot):
            return True
        for here, taken in enumerate(walked):
            if taken <= steps and far[here] <= reach and self.spot_sees(here, spot):
                return True
        return False


_kept: dict[tuple[int, int, int], Ground] = {}


def ground(number: int, revealed: int, opened: int) -> Ground:
    key = (number, revealed, opened)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[key] = Ground(SCENARIOS[number], revealed, opened)
    return found
