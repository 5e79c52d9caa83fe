"""Ways home for townsfolk, as far as there is a footing."""

from __future__ import annotations

from klubovna.games.harrow.facts import MIDDLE, PROTECTORS, SPOTS
from klubovna.games.harrow.policy.ground import BARRED, progress, ways
from klubovna.games.harrow.state import Table


def footings(t: Table) -> list[int]:
    """Which hexes of a way home lack a footing of the Protectors."""
    return [
        BARRED
        if at == MIDDLE or not t.may_stand(PROTECTORS, at)
        else int(not t.units(PROTECTORS, at) and not t.paths[at])
        for at in SPOTS
    ]


def ways_home(t: Table) -> tuple[list[int], list[int]]:
    """For every hex how many hexes of the way to the Protectors' home lack a footing, and the next hex of that way."""
    return ways(t.home[PROTECTORS], footings(t))


def escort(t: Table, need: list[float]) -> None:
    """A footing on every hex of the best way home of each townsfolk."""
    if not any(t.townsfolk):
        return
    lacks, onward = ways_home(t)
    for start in SPOTS:
        if not t.townsfolk[start] or lacks[start] >= BARRED:
            continue
        missing = lacks[start]
        gained = progress(missing - 1) - progress(missing) if missing else 0.0
        lost = progress(missing) - progress(missing + 1)
        at: int = start
        while at >= 0:
            if t.units(PROTECTORS, at):
                if not t.paths[at]:
                    need[at] += lost * t.townsfolk[start]
            elif not t.paths[at]:
                need[at] += gained * t.townsfolk[start]
            at = onward[at]
