"""How the board draws what an event moves."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.facts import CARD_FACTS, FACTION_IDS, ITEMS, PIECE_IDS
from klubovna.games.root.state import Table
from klubovna.kernel.parts import Picture

WARRIOR: Final = PIECE_IDS.index("warrior")


def piece(t: Table, told: dict[str, Any]) -> str | None:
    """A building, a token, or a figure of the faction."""
    if told.get("piece", WARRIOR) != WARRIOR:
        return f"piece:{PIECE_IDS[told['piece']]}"
    return f"figure:{FACTION_IDS[told['faction']]}" if "faction" in told else None


def card(t: Table, told: dict[str, Any]) -> str | None:
    return f"card:{CARD_FACTS[told['card']].id}" if isinstance(told.get("card"), int) else None


def item(t: Table, told: dict[str, Any]) -> str | None:
    return f"item:{ITEMS[told['item']]}" if isinstance(told.get("item"), int) else None


PICTURES: Final[dict[str, Picture]] = {"piece": piece, "card": card, "goods": item, "change": item, "hit": item}
