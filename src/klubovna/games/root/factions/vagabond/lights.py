"""What stands beside the pawn, and where a Vagabond's items lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from klubovna.games.root.facts import FACTION_IDS
from klubovna.games.root.lights import NOWHERE, fighters, pieces
from klubovna.kernel.decision import Decision

if TYPE_CHECKING:
    from klubovna.games.root.state import Table


def pawn_at(t: Table, decision: Decision[Any]) -> int:
    """Where the pawn of who decides stands."""
    board = t.boards[t.factions[decision.seat]]
    pawn = None if board is None else board.pawn()
    return NOWHERE if pawn is None else pawn


def beside_pawn(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A faction, and its fighters in the clearing of the pawn."""
    return [f"faction:{FACTION_IDS[value]}", *fighters(t, value, pawn_at(t, decision))]


def struck(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A piece beside the pawn, of the faction that is asked about."""
    return pieces(t, decision.about, value, pawn_at(t, decision))


def reward(t: Table, decision: Decision[Any], value: str) -> list[str]:
    return [f"reward:{value}"]
