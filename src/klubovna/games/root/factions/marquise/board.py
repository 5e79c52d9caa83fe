"""The Marquise's board."""

from __future__ import annotations

from klubovna.games.root.state import Board
from klubovna.kernel.fields import state_class


@state_class
class MarquiseBoard(Board):
    actions: int = 0
    """Actions left this Daylight."""
    acting: bool = False
    """Once actions have begun she crafts no more (6.5#1)."""
    recruited: bool = False
