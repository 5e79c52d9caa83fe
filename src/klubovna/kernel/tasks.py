"""Work that takes several steps, as tasks on a stack in the state.

A flow that asks and goes on is enough for most rules. It becomes a task when a position in its middle must be a step of
its own: because it is long (a copy plays again what was answered since the last step), because others may act in
between, or because several pieces of work wait for each other. What is left to do are then the fields of the task.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from klubovna.kernel.fields import StatePart, state_class

S = TypeVar("S")


@state_class
class Task(StatePart, Generic[S]):
    """One piece of work. A game has a base class of its own with a `registry`, and a list of them in its state."""

    async def run(self, t: S) -> None:
        """Do it, or the next part of it. It lies on the stack until it is done: views and bots read it there."""
        raise NotImplementedError
