"""Answers that no person gives: which are needed now, and the tasks that find them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from time import time
from typing import Any, Literal, NamedTuple

from klubovna.server.ledger import MoveLedger

Reason = Literal["only", "bot", "clock"]
"""A secret question with one option, a bot's seat, a person whose time is limited."""


class Needed(NamedTuple):
    """The decision is named by its ordinal: the next one of the same seat is another."""

    reason: Reason
    seat: int
    ordinal: int


def needed_answers(ledger: MoveLedger, seats: Sequence[Any], clock: int | None) -> list[Needed]:
    """Open decisions that are answered without a person, now or when the time is up."""
    found: list[Needed] = []
    for seat, decision in ledger.open_decisions.items():
        ordinal = ledger.ordinals[seat]
        if len(decision.options) == 1:
            found.append(Needed("only", seat, ordinal))
        elif seats[seat].kind == "bot":
            found.append(Needed("bot", seat, ordinal))
        elif clock is not None:
            found.append(Needed("clock", seat, ordinal))
    return found


class AutomaticAnswers:
    """One task for each answer that is needed."""

    def __init__(self) -> None:
        self.tasks: dict[Needed, asyncio.Task[None]] = {}
        self.deadlines: dict[Needed, float] = {}
        self.closed = False

    def update(
        self, needed: Iterable[Needed], clock: int | None, answer: Callable[[Needed], Coroutine[Any, Any, None]]
    ) -> None:
        """Start what is missing, stop what is not needed any more."""
        wanted = [] if self.closed else list(needed)
        now = time()
        self.deadlines = {
            one: self.deadlines.get(one, now + clock) for one in wanted if one.reason == "clock" and clock is not None
        }
        for one in [one for one in self.tasks if one not in wanted]:
            task = self.tasks.pop(one)
            if task is not asyncio.current_task():
                task.cancel()
        for one in wanted:
            if one not in self.tasks:
                self.tasks[one] = asyncio.create_task(answer(one))

    def finished(self, needed: Needed) -> None:
        """Called by the task itself: it makes room for another try."""
        if self.tasks.get(needed) is asyncio.current_task():
            del self.tasks[needed]

    def deadline(self, seats: list[int]) -> float | None:
        """When the first of these seats runs out of time."""
        return min((at for one, at in self.deadlines.items() if one.seat in seats), default=None)

    async def close(self) -> None:
        self.closed = True
        tasks, self.tasks = list(self.tasks.values()), {}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
