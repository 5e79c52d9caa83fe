"""Where the Alliance's supporters lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from klubovna.games.root.facts import CARD_FACTS
from klubovna.kernel.decision import Decision

if TYPE_CHECKING:
    from klubovna.games.root.state import Table


def supporter(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"supporter:{CARD_FACTS[value].id}"]
