"""Sets of places as bits, clearing 0 as the lowest one: most of what rules ask of the map are a few numbers then.

The twelve clearings come first, then the Burrow; where a pawn stands or goes also the forests.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final, TypeAlias

from klubovna.games.root.facts import BURROW, CLEARINGS, Clearing, Map

Places: TypeAlias = int
"""A set of places."""

ON_MAP: Final[Places] = (1 << len(CLEARINGS)) - 1
"""All clearings."""
IN_BURROW: Final[Places] = 1 << BURROW
EVERYWHERE: Final[Places] = ON_MAP | IN_BURROW


def _lists() -> list[list[Clearing]]:
    found: list[list[Clearing]] = [[]]
    for place in (*CLEARINGS, BURROW):
        found += [[*lower, place] for lower in found]
    return found


PLACES_IN: Final = _lists()
"""The clearings, and the Burrow, of each set, in ascending order: for reading, nobody changes these lists."""
LOWEST_IN: Final = [lists[0] if lists else BURROW for lists in PLACES_IN]
"""The first of them."""


def set_of(row: Sequence[int]) -> Places:
    """Where a row of counts by place has any."""
    found = 0
    for at in compress(range(len(row)), row):
        found |= 1 << at
    return found


def set_with(places: list[Clearing]) -> Places:
    """These places."""
    found = 0
    for at in places:
        found |= 1 << at
    return found


class Ways:
    """2.2.1 What lies beside each place, with some paths closed.

    The Burrow lies beside nothing by itself, a forest beside the clearings that touch it (2.4.1#1).
    """

    __slots__ = ("by_both", "by_path", "by_river")

    def __init__(self, chart: Map, closed: list[tuple[int, int]]) -> None:
        forests = chart.forest_clearings
        self.by_path = [*map(set_with, chart.links(closed)), 0, *map(set_with, forests)]
        self.by_river = [*map(set_with, chart.rivers), 0, *(0 for _ in forests)]
        self.by_both = [a | b for a, b in zip(self.by_path, self.by_river, strict=True)]


_ways: Final[dict[tuple[str, tuple[tuple[int, int], ...]], Ways]] = {}


def ways_on(chart: Map, closed: list[tuple[int, int]]) -> Ways:
    """Worked out once."""
    key = (chart.id, tuple(closed))
    found = _ways.get(key)
    if found is None:
        found = _ways[key] = Ways(chart, closed)
    return found
