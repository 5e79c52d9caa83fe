"""What the shared policy asks a baron: its choices, and whether a power is worth its token."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeAlias

from klubovna.games.ash.policy.plans import Plan
from klubovna.games.ash.state import Table
from klubovna.kernel.decision import Decision

Choice: TypeAlias = Callable[[Table, Decision[Any], int], Any]
"""The value that a seat prefers."""
# A power is spent once a round: only for something.
POWER_LEAST: Final = 0.4


class Habits:
    """Most powers are asked for when their moment comes; those of the own turn stand in its menus."""

    choices: ClassVar[dict[str, Choice]] = {}

    def at_start(self, plan: Plan, options: list[Any], best: float) -> int | None:
        """A power instead of the best move, which brings so much."""
        return None

    def at_finish(self, t: Table, seat: int, options: list[Any], gain: float) -> int | None:
        """A power before the best summoning, which brings so much."""
        return None
