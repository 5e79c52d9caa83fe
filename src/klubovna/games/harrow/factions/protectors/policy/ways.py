"""Ways home for townsfolk, as far as there is a footing."""

from __future__ import annotations

from itertools import compress

from klubovna.games.harrow.facts import MIDDLE, PROTECTORS, SPOTS
from klubovna.games.harrow.policy.ground import BARRED, progress, ways
from klubovna.games.harrow.state import Table


def footings(t: Table) -> list[int]:
    """Which hexes of a way home lack a footing of the Protectors."""
    bar, units, paths = t._bar[PROTECTORS], t._units[PROTECTORS], t.paths
    lacking = [BARRED if bar[at] else 0 if units[at] or paths[at] else 1 for at in SPOTS]
    lacking[MIDDLE] = BARRED
    return lacking


def ways_home(t: Table) -> tuple[list[int], list[int]]:
    """For every hex how many hexes of the way to the Protectors' home lack a footing, and the next hex of that way."""
    return ways(t.home[PROTECTORS], tuple(footings(t)))


def escort(t: Table, need: list[float]) -> None:
    """A footing on every hex of the best way home of each townsfolk."""
    if not any(t.townsfolk):
        return
    lacks, onward = ways_home(t)
    units, paths = t._units[PROTECTORS], t.paths
    for start in compress(SPOTS, t.townsfolk):
        if lacks[start] >= BARRED:
            continue
        missing = lacks[start]
        gained = progress(missing - 1) - progress(missing) if missing else 0.0
        lost = progress(missing) - progress(missing + 1)
        at: int = start
        while at >= 0:
            if not paths[at]:
                need[at] += (lost if units[at] else gained) * t.townsfolk[start]
            at = onward[at]
