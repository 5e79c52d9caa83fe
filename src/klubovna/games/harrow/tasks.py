"""Work that takes several steps: the table keeps what has been begun, so that a step stays short.

`t.todo` is a stack of tasks, each a list: the task's number, then its own numbers. The driver runs the innermost one
step by step; its flow removes it when it is done. The numbers stand here, because positions name them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Flow

(
    TASK_ADVANCE,
    TASK_SPAWN,
    TASK_WILD,
    TASK_ATTACK,
    TASK_PRESS,
    TASK_ATTACK_JAR,
    TASK_LEGEND_JAR,
    TASK_FREE,
    TASK_BAG,
    TASK_KAMI,
    TASK_MOVES,
    TASK_COLLECT,
    TASK_PATHS,
    TASK_TRACKER,
    TASK_FIRST_SCROLL,
    TASK_RESCUE,
    TASK_TACTIC,
    TASK_STORM,
    TASK_UPGRADE,
    TASK_TOKEN_ADVANCE,
    TASK_CORBIN,
    TASK_MILDRED,
    TASK_HESTER_MOVE,
    TASK_FIRE,
    TASK_INFECT,
    TASK_TERROR,
    TASK_KAMI_SET_UP,
    TASK_REPLAY,
    TASK_HIDDEN_STRENGTH,
    TASK_THUMPER,
    TASK_HIDE,
    TASK_OFFERS,
    TASK_SEARCH,
    TASK_MOVE_LEGENDS,
    TASK_OFFER_HESTER,
    TASK_GIVE_BACK,
) = range(36)

TASKS: Final[dict[int, Callable[[Table, list[int]], Flow[None]]]] = {}


def task(number: int) -> Callable[[Callable[[Table, list[int]], Flow[None]]], Callable[[Table, list[int]], Flow[None]]]:
    """Register the flow of a task."""

    def register(flow: Callable[[Table, list[int]], Flow[None]]) -> Callable[[Table, list[int]], Flow[None]]:
        TASKS[number] = flow
        return flow

    return register


def finish(t: Table, work: list[int]) -> None:
    """A task is done; of two alike this very one goes."""
    if t.todo[-1] is work:
        t.todo.pop()
    else:
        t.todo = [other for other in t.todo if other is not work]
