"""The Marquise's board."""

from __future__ import annotations


class MarquiseBoard:
    __slots__ = ("acting", "actions", "recruited")
    actions: int
    """Actions left this Daylight."""
    acting: bool
    """Once actions have begun she crafts no more (6.5#1)."""
    recruited: bool

    def __init__(self) -> None:
        self.actions = 0
        self.acting = False
        self.recruited = False

    def clone(self) -> MarquiseBoard:
        new = MarquiseBoard.__new__(MarquiseBoard)
        new.actions = self.actions
        new.acting = self.acting
        new.recruited = self.recruited
        return new
