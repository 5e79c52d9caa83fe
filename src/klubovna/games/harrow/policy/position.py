"""How well every faction stands that breaks jars: chances from points, and from what will bring the next ones.

The numbers were fitted to who won 100 games of the policy with itself, chapter 3 (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

from klubovna.games.harrow.facts import KEPT_CUBES, MIDDLE, Faction
from klubovna.games.harrow.policy.ground import lateness
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.state import Table

POINT: Final = 0.09
LATE_POINT: Final = 0.94
"""A point counts the more the nearer the end is."""
PLATE: Final = 1.2
"""A full plate, in points."""
OBJECTIVE: Final = 0.5
BRAMBLES: Final = 0.34
TURN: Final = 0.3
"""A turn still to come in this round."""
CUBE: Final = 0.17
TOKEN: Final = 0.12


def can_tell(t: Table) -> bool:
    """Not where somebody is at the table who has no points."""
    return t.solo is None and len(t.in_play) == len(t.present) > 1


def chances(t: Table) -> list[float]:
    """For every seat; they add up to 1."""
    weights = {faction: exp(worth(t, faction)) for faction in t.present}
    whole = sum(weights.values())
    return [weights[faction] / whole for faction in t.factions]


def worth(t: Table, me: Faction) -> float:
    """How much there is for a faction: the odds of two factions are exp of the difference."""
    points = t.points[me] + (PLATE * sum(t.plate[me]) / t.spoon[me] if t.with_dial else 0.0)
    return (
        points * (POINT + LATE_POINT * lateness(t))
        + HABITS[me].nearness(t) * OBJECTIVE
        + (t.units(me, MIDDLE) > 0) * BRAMBLES
        + (t.queue.count(me) + (t.actor == me)) * TURN
        + min(KEPT_CUBES, t.ground[me]) * CUBE
        + HABITS[me].tokens(t) * TOKEN
    )
