"""The Alliance's board: supporters and officers."""

from __future__ import annotations

from klubovna.games.root.facts import Card


class AllianceBoard:
    __slots__ = ("officers", "operations", "supporters")
    supporters: list[Card]
    officers: int
    operations: int
    """Military operations taken this Evening."""

    def __init__(self) -> None:
        self.supporters = []
        self.officers = 0
        self.operations = 0

    def clone(self) -> AllianceBoard:
        new = AllianceBoard.__new__(AllianceBoard)
        new.supporters = self.supporters[:]
        new.officers = self.officers
        new.operations = self.operations
        return new
