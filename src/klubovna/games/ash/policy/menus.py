"""The menus of the own turn: the best move or summoning, unless the baron has something better."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash.barons.moments import of_each
from klubovna.games.ash.facts import Warrior
from klubovna.games.ash.policy.habits import Habits
from klubovna.games.ash.policy.plans import Plan
from klubovna.games.ash.policy.worth import best_summon, turns_left
from klubovna.games.ash.powers import FIRST_POWER
from klubovna.games.ash.state import EMPTY, Table
from klubovna.kernel.decision import Decision

HABITS: Final[list[Habits]] = [module.HABITS for module in of_each("policy")]
"""By the number of the character."""


def start(t: Table, d: Decision[Any], seat: int) -> Any:
    plan = Plan(t, seat, turns_left(t, seat) - 1)
    best, chosen = -1e9, d.options[0]
    for move in d.options:
        if move < FIRST_POWER:
            worth = plan.worth(move)
            if worth > best:
                best, chosen = worth, move
    power = HABITS[t.sides[seat].role].at_start(plan, d.options, best)
    return chosen if power is None else power


def finish(t: Table, d: Decision[Any], seat: int) -> Any:
    """A summoning that gains, and powers that gain enough."""
    supply = t.sides[seat].supply
    gain, warrior = (0.0, Warrior(EMPTY)) if t.summoned else best_summon(t, seat, supply, turns_left(t, seat))
    power = HABITS[t.sides[seat].role].at_finish(t, seat, d.options, gain)
    if power is not None:
        return power
    return None if warrior == EMPTY else warrior
