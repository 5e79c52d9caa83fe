"""The Duchy's board: ministers and crowns."""

from __future__ import annotations

from klubovna.games.root.state import Board
from klubovna.kernel.fields import field, state_class


@state_class
class DuchyBoard(Board):
    swayed: list[bool] = field(default_factory=lambda: [False] * 9)
    crowns: list[int] = field(default_factory=lambda: [3, 3, 3])
    """Left on the board: squires, nobles, lords."""
    acted: list[bool] = field(default_factory=lambda: [False] * 9)
    """Ministers that have acted this turn."""
    actions: int = 0
    """Of the Assembly, still to take this turn."""
    has_swayed: bool = False
    """Whether a minister was swayed this turn."""
