"""What the table asks anything that lies before a faction and nowhere else; each board is in its faction's folder."""

from __future__ import annotations

from klubovna.kernel.chance import Chance
from klubovna.kernel.fields import StatePart


class FactionBoard(StatePart):
    """The board of one faction, there only if the faction plays."""

    __slots__ = ()

    def redeal(self, chance: Chance, seat: int, own: bool, seen: list[int]) -> None:
        """Deal anew what this seat does not know of the board; `own` tells whether it is the faction's own seat."""

    def score(self) -> int:
        """What counts for a faction without points."""
        raise NotImplementedError

    def scored_for(self) -> str:
        """How that is called: the id of a message."""
        raise NotImplementedError
