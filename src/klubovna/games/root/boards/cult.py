"""The Cult's board: outcast and acolytes."""

from __future__ import annotations


class CultBoard:
    __slots__ = ("acolytes", "hated", "outcast", "scored")
    outcast: int
    """The suit under the Outcast marker."""
    hated: bool
    acolytes: int
    scored: list[bool]
    """Suits scored this turn."""

    def __init__(self) -> None:
        self.outcast = 1
        self.hated = False
        self.acolytes = 0
        self.scored = [False] * 4

    def clone(self) -> CultBoard:
        new = CultBoard.__new__(CultBoard)
        new.outcast = self.outcast
        new.hated = self.hated
        new.acolytes = self.acolytes
        new.scored = self.scored[:]
        return new
