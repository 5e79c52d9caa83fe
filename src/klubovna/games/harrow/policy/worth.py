"""What abilities, tokens and kills are worth, in points of the score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from klubovna.games.harrow.abilities import spawning
from klubovna.games.harrow.facts import (
    ADVANCE,
    ATTACK_JAR,
    KEPT_CUBES,
    SPAWN,
    STRENGTHEN,
    Faction,
    Token,
)
from klubovna.games.harrow.policy.ground import Ground, lateness
from klubovna.games.harrow.policy.steps import advance_worth
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

Choice: TypeAlias = Callable[[Table, Decision[Any], Faction], Any]
"""Names the option that a faction prefers."""

# One more haint, by how many are on the map already.
HAINT_WORTH: Final = [0.5, 0.5, 0.45, 0.42, 0.38, 0.33, 0.28, 0.24, 0.2, 0.16, 0.12, 0.1, 0.08, 0.06, 0.05, 0.0]
# One more cube, by how many lie on the battleground already.
CUBE_WORTH: Final = [0.4, 0.4, 0.36, 0.32, 0.28, 0.22, 0.08, 0.06, 0.04, 0.03]
KILL: Final = 0.25
"""A haint less for an enemy, besides the points."""


def haints_on_map(t: Table, me: Faction) -> int:
    return sum(t.haints[me]) + sum(t.infected[me])


def spawn_worth(t: Table, me: Faction, count: int) -> float:
    """What so many SPAWNs bring."""
    if not spawning(t, me):
        return 0.0
    there = haints_on_map(t, me)
    worth = 0.0
    for number in range(there, there + min(count, t.supply[me])):
        worth += HAINT_WORTH[min(15, number)]
    return (1.0 - 0.5 * lateness(t)) * worth


def strengthen_worth(t: Table, me: Faction, count: int) -> float:
    """What so many cubes bring; above six they are lost unless they are thrown this turn."""
    own = t.ground[me]
    late = 1.0 if not t.broken[me][ATTACK_JAR] else 0.8
    worth = 0.0
    for number in range(own, min(own + min(count, t.cubes[me]), KEPT_CUBES + 2)):
        worth += CUBE_WORTH[min(9, number)]
    return late * worth


def ability_worth(t: Table, ground: Ground, ability: Token, value: int) -> float:
    if ability == ADVANCE:
        return advance_worth(t, ground, value)
    return spawn_worth(t, ground.me, value) if ability == SPAWN else strengthen_worth(t, ground.me, value)


def best_ability(t: Table, ground: Ground, options: list[Any], value: int = 1) -> tuple[float, Any]:
    """The ability that brings most with this value, and what it brings."""
    best, chosen = -1.0, options[-1]
    for ability in options:
        if ability in (ADVANCE, SPAWN, STRENGTHEN):
            worth = ability_worth(t, ground, ability, value)
            if worth > best:
                best, chosen = worth, ability
    return best, chosen


def kill_worth(t: Table, killer: Faction) -> float:
    """What a killed haint brings the killer: a point, or a part of one."""
    if not t.with_dial:
        return 1.0 + KILL
    missing = t.spoon[killer] - sum(t.plate[killer])
    return (1.0 if missing <= 1 else 0.55 if missing == 2 else 0.4) + KILL


def threat(t: Table, foe: Faction) -> float:
    """How much it matters that this one is held back: the nearer to a win, the more."""
    return 0.6 + t.points[foe] / 7
