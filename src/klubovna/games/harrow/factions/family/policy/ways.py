"""Paths of storms from the Family's home to buildings."""

from __future__ import annotations

from itertools import compress

from klubovna.games.harrow.facts import FAMILY, HEXES, MIDDLE, SPOTS
from klubovna.games.harrow.policy.ground import BARRED, progress, ways
from klubovna.games.harrow.state import Table


def storm_ways(t: Table) -> tuple[list[int], list[int]]:
    """For every hex how many storms a path of storms from the Family's home to it lacks, and the next hex of it."""
    placed, printed, bar = t.storms, t.chart.storm, t._bar[FAMILY]
    prices = [0 if placed[at] > 0 or printed[at] else 2 if bar[at] else 1 for at in SPOTS]
    prices[MIDDLE] = BARRED
    return ways(t.home[FAMILY], tuple(prices))


def storm_needs(t: Table) -> list[float]:
    """What a storm on a hex is worth: it brings buildings nearer to their end."""
    need = [0.0] * HEXES
    if not any(t.buildings) or t.family is None or not t.family.storms:
        return need
    lacks, onward = storm_ways(t)
    placed, printed = t.storms, t.chart.storm
    for start in compress(SPOTS, t.buildings):
        missing = lacks[start]
        if missing >= BARRED or not missing:
            continue
        gained = (progress(missing - 1) - progress(missing)) * t.buildings[start]
        at: int = start
        while at >= 0:
            if not placed[at] and not printed[at]:
                need[at] += gained
            at = onward[at]
    return need
