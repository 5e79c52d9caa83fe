"""The Duchy's board: ministers and crowns."""

from __future__ import annotations


class DuchyBoard:
    __slots__ = ("acted", "actions", "crowns", "has_swayed", "swayed")
    swayed: list[bool]
    crowns: list[int]
    """Left on the board: squires, nobles, lords."""
    acted: list[bool]
    """Ministers that have acted this turn."""
    actions: int
    """Of the Assembly, still to take this turn."""
    has_swayed: bool
    """Whether a minister was swayed this turn."""

    def __init__(self) -> None:
        self.swayed = [False] * 9
        self.crowns = [3, 3, 3]
        self.acted = [False] * 9
        self.actions = 0
        self.has_swayed = False

    def clone(self) -> DuchyBoard:
        new = DuchyBoard.__new__(DuchyBoard)
        new.swayed = self.swayed[:]
        new.crowns = self.crowns[:]
        new.acted = self.acted[:]
        new.actions = self.actions
        new.has_swayed = self.has_swayed
        return new
