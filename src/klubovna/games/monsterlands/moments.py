"""What is done now and what is left to do, as tasks; and the numbers that stand for nobody and nothing."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from klubovna.games.monsterlands.facts import Card, Land, Member, Monster, Path, Trap
from klubovna.kernel.decision import Flow
from klubovna.kernel.fields import state_class
from klubovna.kernel.tasks import Task

NOBODY: Final = -1
EMPTY: Final = -1
SAM: Final = Member(-2)
NO_MEMBER: Final = Member(-1)
NO_CARD: Final = Card(-1)
NO_TRAP: Final = Trap(-1)
NO_MONSTER: Final = Monster(-1)
NO_LAND: Final = Land(-1)
NO_PATH: Final = Path(-1)

# What the mercenary of a path has done in this adventure.
FOUGHT: Final = 1
"""Attacked the monster, rolled for the quest, or decided whether to pay."""
SUCCEEDED: Final = 2
TRIED: Final = 4
"""Tried to conquer the land, or declined."""
LOOTED: Final = 8

# How a monster was beaten.
CAPTURED, KILLED, REMOVED = 1, 2, 3

# Marks in the list of what was used this round; a member stands for himself.
CARD_USED: Final = 100
LAND_USED: Final = 200


@state_class
class Moment(Task[Any]):
    """A section of the rules that is being carried out, or that waits for its turn.

    Each says either `run`, the flow for it, or `begin`, which gives a flow only where somebody may be asked. It lies
    on `t.tasks` while it runs, so that everybody sees what is going on. When it is over it says so (`t.done`) or what
    follows (`t.then`), and what must come before it goes on (`t.do`).
    """

    registry: ClassVar[dict[str, type[Any]] | None] = {}
    phase: ClassVar[str] = ""
    """The phase of the round to which it belongs."""

    async def run(self, t: Any) -> None:
        if (flow := self.begin(t)) is not None:
            await flow

    def begin(self, t: Any) -> Flow[None] | None:
        """The flow for it; None if nobody had to be asked and it was done at once."""
        return self.run(t)


@state_class
class InPlacement(Moment):
    """A part of a turn in the placement phase."""

    phase: ClassVar[str] = "placement"


@state_class
class InAdventure(Moment):
    """A part of the adventure phase."""

    phase: ClassVar[str] = "adventure"


@state_class
class InCleanUp(Moment):
    """A step of the clean-up."""

    phase: ClassVar[str] = "clean-up"
