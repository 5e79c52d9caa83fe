"""The Duchy's board: ministers and crowns."""

from __future__ import annotations


class DuchyBoard:
    __slots__ = ("acted", "actions", "backed", "crowns", "swayed", "swaying")
    swayed: list[bool]
    crowns: list[int]
    """Left on the board: squires, nobles, lords."""
    acted: list[bool]
    """Ministers that have acted this turn."""
    actions: int
    backed: list[bool]
    """Clearings that have backed a card this turn."""
    swaying: bool
    """Whether a minister was swayed this turn."""

    def __init__(self) -> None:
        self.swayed = [False] * 9
        self.crowns = [3, 3, 3]
        self.acted = [False] * 9
        self.actions = 0
        self.backed = [False] * 12
        self.swaying = False

    def clone(self) -> DuchyBoard:
        new = DuchyBoard.__new__(DuchyBoard)
        new.swayed = self.swayed[:]
        new.crowns = self.crowns[:]
        new.acted = self.acted[:]
        new.actions = self.actions
        new.backed = self.backed[:]
        new.swaying = self.swaying
        return new
