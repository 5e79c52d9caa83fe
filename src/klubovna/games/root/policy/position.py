"""How well every faction stands: chances from points, the map, and how fast a faction scores once it has begun.

The numbers were fitted to who won 120 games of the policy with itself (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

from klubovna.games.root.facts import NOBODY, PIECES_OF, TO_WIN, Faction
from klubovna.games.root.policy.habits import HABITS
from klubovna.games.root.policy.worth import dominates
from klubovna.games.root.rule import ruled
from klubovna.games.root.state import Table

POINT: Final = 0.14
LATE_POINT: Final = 0.15
"""A point counts the more the nearer the end is."""
WARRIOR: Final = 0.08
PIECE: Final = 0.05
RULED: Final = 0.15
TURN: Final = 0.12
AT_HAND, HOPED_FOR = 27, 14
"""Points that a dominance card stands for: one that would win now, and one that would not."""


def chances(t: Table) -> list[float]:
    """For every seat; they add up to 1, partners share theirs."""
    late = max(t.vp) / TO_WIN
    weights = {faction: exp(worth(t, faction, len(ruled(t, faction)), late)) for faction in t.present}
    for faction in t.present:
        if t.coalition[faction] != NOBODY:
            weights[faction] = weights[t.coalition[faction]] = max(weights[faction], weights[t.coalition[faction]])
    whole = sum(weights.values())
    return [weights[faction] / whole for faction in t.factions]


def worth(t: Table, faction: Faction, ruled: int, late: float) -> float:
    """How much there is for a faction: the odds of two factions are exp of the difference."""
    points = t.vp[faction]
    if t.dominance[faction] >= 0:
        points = AT_HAND if dominates(t, faction) else HOPED_FOR
    pieces = sum(t.on_map[piece] for piece in PIECES_OF[faction])
    return (
        points * (POINT + LATE_POINT * late)
        + sum(t.warriors[faction][:12]) * WARRIOR
        + pieces * PIECE
        + ruled * RULED
        + (t.on_turn == faction) * TURN
        + HABITS[faction].standing
    )
