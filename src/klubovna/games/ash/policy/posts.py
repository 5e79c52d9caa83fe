"""Defenders: who is posted where."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from klubovna.games.ash.facts import (
    AUTOMATON,
    MAX_DEFENDERS,
    TYPE,
    Area,
    Warrior,
)
from klubovna.games.ash.policy.worth import (
    STRENGTH_WORTH,
    Threat,
    rival_share,
    stake,
    turns_left,
)
from klubovna.games.ash.state import Table, strength
from klubovna.kernel.decision import Decision

# Strength posted in a province is away from the hand, unless it is taken back later.
POSTED_WORTH: Final = 0.5


def adjust(t: Table, d: Decision[Any], seat: int) -> Any:
    """Towards the best defenders; the plan stays the same while it is carried out."""
    area: Area = d.about
    here = t.defenders[area]
    best = best_defenders(t, seat, area)
    for warrior in d.options:
        if warrior is not None and (warrior in here) != (warrior in best):
            return warrior
    return None


def best_defenders(t: Table, seat: int, area: Area) -> tuple[Warrior, ...]:
    threat = Threat(t, seat)
    prize = stake(t, area) * (1.0 + rival_share(t))
    posted = POSTED_WORTH * STRENGTH_WORTH[turns_left(t, seat)]
    pool = sorted(w for w in t.sides[seat].hand + t.defenders[area] if TYPE[w] != AUTOMATON)
    best = -1e9
    chosen: tuple[Warrior, ...] = ()
    for size in range(MAX_DEFENDERS + 1):
        for group in combinations(pool, size):
            defence = strength(list(group))
            worth = prize * threat.hold(area, defence) - posted * defence
            if worth > best:
                best, chosen = worth, group
    return chosen


def held(t: Table, threat: Threat, area: Area, more: int) -> float:
    """What it brings to defend an area with so much more strength."""
    defence = t.strength(area)
    prize = stake(t, area) * (1.0 + rival_share(t))
    return prize * (threat.hold(area, defence + more) - threat.hold(area, defence))
