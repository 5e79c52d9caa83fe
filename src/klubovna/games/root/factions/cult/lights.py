"""The suits on the Cult's board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from klubovna.games.root.facts import SUITS
from klubovna.kernel.decision import Decision

if TYPE_CHECKING:
    from klubovna.games.root.state import Table


def outcast(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"outcast:{SUITS[value]}"]
