"""Work that takes several steps: the table keeps what has been begun, so that a step stays short.

`t.todo` is a stack of tasks, each declared beside the rules of its section. The innermost one runs, step by step: it
stays on the stack while it asks, what is left of it are its fields, and it leaves when it is finished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from klubovna.kernel.decision import Flow
from klubovna.kernel.fields import state_class
from klubovna.kernel.tasks import Task

if TYPE_CHECKING:
    from klubovna.games.harrow.state import Table


@state_class
class Work(Task["Table"]):
    """One piece of work that has been begun.

    Each says either `run`, the flow for it, or `begin`, which gives a flow only where somebody may be asked.
    """

    registry: ClassVar[dict[str, type[Any]] | None] = {}

    async def run(self, t: Table) -> None:
        if (flow := self.begin(t)) is not None:
            await flow

    def begin(self, t: Table) -> Flow[None] | None:
        """The flow for it; None if nobody had to be asked and it was done at once."""
        return self.run(t)

    def finish(self, t: Table) -> None:
        """It is done; of two alike this very one goes."""
        if t.todo[-1] is self:
            t.todo.pop()
        else:
            t.todo = [other for other in t.todo if other is not self]
