"""Defenders: who is posted where, and the powers that change it."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from klubovna.games.ash.barons import fortis
from klubovna.games.ash.facts import (
    AUTOMATON,
    CITADEL,
    MAX_DEFENDERS,
    STRENGTH,
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
from klubovna.games.ash.state import EMPTY, Table, strength
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


def recruit(t: Table, seat: int) -> tuple[float, int, int]:
    """The best warrior to bring from hand to an own province."""
    threat = Threat(t, seat)
    posted = POSTED_WORTH * STRENGTH_WORTH[turns_left(t, seat)]
    best = (0.0, EMPTY, EMPTY)
    for area in fortis.roomy(t, seat):
        for warrior in fortis.recruits(t, seat):
            more = strength([*t.defenders[area], warrior]) - t.strength(area)
            worth = held(t, threat, area, more) - posted * more
            if worth > best[0]:
                best = (worth, warrior, area)
    return best


def regroup(t: Table, d: Decision[Any], seat: int) -> Any:
    return fortis.ADD if fortis.ADD in d.options else d.options[-1]


def regroup_who(t: Table, d: Decision[Any], seat: int) -> Any:
    _, warrior, _ = recruit(t, seat)
    if d.about == fortis.ADD and warrior in d.options:
        return warrior
    return min(d.options, key=lambda w: (STRENGTH[w], w))


def regroup_to(t: Table, d: Decision[Any], seat: int) -> Any:
    threat = Threat(t, seat)
    return max(d.options, key=lambda a: (held(t, threat, a, STRENGTH[d.about]), -a))


def regroup_for(t: Table, d: Decision[Any], seat: int) -> Any:
    """A stronger one comes in."""
    return max(d.options, key=lambda w: (STRENGTH[w], -w))


def fortify_worth(t: Table, seat: int) -> tuple[float, int]:
    threat = Threat(t, seat)
    return max(((held(t, threat, a, 1), a) for a in fortis.fortifiable(t, seat)), default=(0.0, CITADEL))


def fortify(t: Table, d: Decision[Any], seat: int) -> Any:
    return fortify_worth(t, seat)[1]
