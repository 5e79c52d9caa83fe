"""Mors: which minion is in the way, which die to roll again."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from klubovna.games.ash.barons.mors.baron import DOMINION, DOMINION_TO, DOMINION_WHO, SECOND_CHANCE
from klubovna.games.ash.facts import PROVINCES
from klubovna.games.ash.policy.fight import LEAST_CHANGE
from klubovna.games.ash.policy.habits import POWER_LEAST, Choice, Habits
from klubovna.games.ash.policy.plans import Plan
from klubovna.games.ash.policy.worth import turns_left
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    EMPTY,
    GOLD_SPACE,
    LEFT_WING,
    MAIN_GATE,
    RIGHT_WING,
    Table,
    battle_area,
)
from klubovna.kernel.decision import Decision


def blocked(plan: Plan) -> tuple[float, int]:
    """The best space that only lacks room."""
    t, seat = plan.t, plan.seat
    spaces: list[int] = [p for p in PROVINCES if t.stacks[p] and not t.is_free(p)]
    if t.sides[seat].hand:
        full = [BATTLE_SPACE + p for p in PROVINCES] + [LEFT_WING, RIGHT_WING]
        spaces += [s for s in full if not t.is_free(s) and t.control[battle_area(s)] != seat]
    return max(((plan.worth(space), space) for space in spaces), default=(-1e9, EMPTY))


def dominion_who(t: Table, d: Decision[Any], seat: int) -> Any:
    _, space = blocked(Plan(t, seat, turns_left(t, seat) - 1))
    return next((minion for minion in d.options if minion[0] == space), d.options[0])


def dominion_to(t: Table, d: Decision[Any], seat: int) -> Any:
    """Where it blocks nobody."""
    return next((space for space in (GOLD_SPACE, MAIN_GATE) if space in d.options), d.options[0])


def second_chance(t: Table, d: Decision[Any], seat: int) -> Any:
    """Roll again in an own battle, if that is likely to turn it; other rolls matter little."""
    if not t.sides[seat].laid:
        return None
    _, _, attack, defence = d.about
    lead = attack - defence
    best, chosen = LEAST_CHANGE, None
    for one in d.options[1:]:
        roller, number = one
        sign = 1 if roller == t.active else -1
        falls = sum(lead + sign * (face - number) > 0 for face in range(1, 7)) / 6
        change = (falls - (lead > 0)) * (1 if seat == t.active else -1)
        if change > best:
            best, chosen = change, one
    return chosen


class MorsHabits(Habits):
    choices: ClassVar[dict[str, Choice]] = {
        SECOND_CHANCE.name: second_chance,
        DOMINION_WHO.name: dominion_who,
        DOMINION_TO.name: dominion_to,
    }

    def at_start(self, plan: Plan, options: list[Any], best: float) -> int | None:
        return DOMINION if DOMINION in options and blocked(plan)[0] > best + POWER_LEAST else None


HABITS: Final = MorsHabits()
