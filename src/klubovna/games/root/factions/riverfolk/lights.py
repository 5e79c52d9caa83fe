"""What lies on the Riverfolk's board and before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from klubovna.games.root.facts import CARD_FACTS, FACTION_IDS, SUITS
from klubovna.kernel.decision import Decision

if TYPE_CHECKING:
    from klubovna.games.root.state import Table


def open_hand(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A card of the hand that all can see."""
    return [f"open-hand:{CARD_FACTS[value].id}"]


def fund(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """Warriors in the Funds box, by whose they are."""
    return [f"fund:{FACTION_IDS[value]}"]


def track(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A row of trade posts."""
    return [f"track:{SUITS[value]}"]
