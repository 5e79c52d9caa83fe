"""Tables that were begun with an earlier version of these rules."""

from __future__ import annotations

from typing import Any, Final

from klubovna.kernel.migration import Migration

NO_CARD: Final = -1
TRAP_BEFORE_3: Final = 6


def traps_know_their_card(position: dict[str, Any]) -> None:
    """A trap tells from which half of which card it comes; those that lay there before are from no card with more."""
    position["traps"] = [[*trap, NO_CARD] if len(trap) == TRAP_BEFORE_3 else trap for trap in position["traps"]]


MIGRATIONS: Final = (Migration(to="3", change=traps_know_their_card),)
