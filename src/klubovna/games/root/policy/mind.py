"""Which of two minds chooses: `greedy` stays as it was, others are measured by it; the keen one sees more."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from klubovna.games.root.policy.ground import Ground
    from klubovna.games.root.policy.worth import Foes


class Mind:
    """Which of the two it is, and what it has worked out for the decision that it is thinking about."""

    __slots__ = ("foes", "ground", "keen", "own", "thinking")

    def __init__(self, keen: bool) -> None:
        self.keen = keen
        self.thinking = False
        """About a decision: until it is made nothing changes, and the map need be looked at once only."""
        self.ground: Ground | None = None
        self.foes: Foes | None = None
        self.own: object = None
        """What else a faction has worked out."""

    def forget(self) -> None:
        self.thinking = False
        self.ground = None
        self.foes = None
        self.own = None


MIND: Final = ContextVar("mind", default=Mind(True))  # noqa: B039 outside of a decision it remembers nothing


def keen() -> bool:
    return MIND.get().keen
