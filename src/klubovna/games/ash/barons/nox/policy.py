"""Nox: what to exchange, when to summon early."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from klubovna.games.ash.barons.nox.baron import GRAVE_ROBBER, ROBBED, SWINDLE, SWINDLE_GIVE, SWINDLE_MOST, SWINDLE_TAKE
from klubovna.games.ash.facts import ANY, BASIC, COST
from klubovna.games.ash.policy.habits import POWER_LEAST, Choice, Habits
from klubovna.games.ash.policy.plans import Plan
from klubovna.games.ash.policy.worth import RESOURCE_WORTH, best_summon, turns_left, warrior_worth
from klubovna.games.ash.state import EMPTY, Table
from klubovna.kernel.decision import Decision


def swindled(t: Table, seat: int) -> tuple[float, list[int]]:
    """The warrior that three exchanges would bring nearest, and what must be given (less) and taken (more) for it."""
    supply, turns = t.sides[seat].supply, turns_left(t, seat)
    best, change = 0.0, [0] * len(BASIC)
    for warrior in t.offer:
        if warrior == EMPTY:
            continue
        cost = COST[warrior]
        need = [cost[r] - supply[r] for r in BASIC]
        lack = sum(n for n in need if n > 0)
        spare = -sum(n for n in need if n < 0) - cost[ANY]
        if lack > min(SWINDLE_MOST, spare):
            continue
        paid = sum(cost[r] for r in BASIC) + cost[ANY]
        gain = warrior_worth(t, seat, warrior, turns) - paid * RESOURCE_WORTH[turns]
        if gain > best:
            best, change = gain, need
    return best, change


def swindle_give(t: Table, d: Decision[Any], seat: int) -> Any:
    _, change = swindled(t, seat)
    if d.options[0] is None and max(change) <= 0:
        return None
    return min((r for r in d.options if r is not None), key=lambda r: (change[r], r))


def swindle_take(t: Table, d: Decision[Any], seat: int) -> Any:
    _, change = swindled(t, seat)
    return max(d.options, key=lambda r: (change[r], -r))


def grave_robber(t: Table, d: Decision[Any], seat: int) -> Any:
    _, warrior = best_summon(t, seat, t.sides[seat].supply, turns_left(t, seat))
    return d.options[0] if warrior == EMPTY else warrior


class NoxHabits(Habits):
    choices: ClassVar[dict[str, Choice]] = {
        SWINDLE_GIVE.name: swindle_give,
        SWINDLE_TAKE.name: swindle_take,
        ROBBED.name: grave_robber,
    }

    def at_start(self, plan: Plan, options: list[Any], best: float) -> int | None:
        return GRAVE_ROBBER if GRAVE_ROBBER in options and plan.base > POWER_LEAST else None

    def at_finish(self, t: Table, seat: int, options: list[Any], gain: float) -> int | None:
        if SWINDLE in options and not t.summoned and swindled(t, seat)[0] > gain + POWER_LEAST:
            return SWINDLE
        return None


HABITS: Final = NoxHabits()
