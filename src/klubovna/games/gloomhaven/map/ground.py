"""The revealed floor: who is next to whom, how far, who sees whom. Remembered, for it changes only with a door."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.scenario.pages import SCENARIOS, Scenario
from klubovna.kernel.hexes import FAR, Hex, border, edge, neighbours, reach, sees

MOST_KEPT: Final = 2048


class Ground:
    """The floor of the revealed rooms with the open doors; a closed door is no floor, and so a wall (tile.door.08)."""

    __slots__ = ("_ranges", "_shots", "_sight", "closed", "floor", "near", "shut", "walls")

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
        self.shut: Final = frozenset(at for at in scenario.door_at if at not in self.floor)
        self._ranges: dict[Hex, dict[Hex, int]] = {}
        self._sight: dict[Hex, dict[Hex, bool]] = {}
        self._shots: dict[tuple[Hex, int, int], dict[Hex, bool]] = {}

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

    def shots(self, start: Hex, steps: int, reach: int) -> dict[Hex, bool]:
        """What is known of whom somebody can shoot who stands there and may walk so far first (`shoots`)."""
        found = self._shots.get((start, steps, reach))
        if found is None:
            found = self._shots[(start, steps, reach)] = {}
        return found

    def shoots(self, start: Hex, steps: int, reach: int, at: Hex) -> bool:
        """Whether there is a hex on its way, through figures and obstacles, from which it sees this one in range."""
        if self.within(start, at, reach):
            return True
        ranges = self.ranges(at)
        for hex, walked in self.ranges(start).items():
            if walked > steps:
                return False
            if ranges.get(hex, FAR) <= reach and self.sees(hex, at):
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
