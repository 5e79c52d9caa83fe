"""What every game's state has in common."""

from __future__ import annotations

from typing import Any

from klubovna.kernel.chance import Chance
from klubovna.kernel.fields import StatePart, cache, state_class
from klubovna.kernel.journal import Event, Journal


class GameOver(Exception):
    """Raised by a rule that ends the game in mid-flow; the state holds the result already."""


class Result:
    """How a game ended, per seat. In a lost solo or common game `winners` is empty.

    Of the details those that are `kept` are for the campaign alone: they may hold what is hidden from some.
    """

    __slots__ = ("details", "kept", "ranks", "scores", "winners")

    def __init__(
        self,
        winners: list[int],
        ranks: list[int],
        scores: list[int],
        details: dict[str, Any] | None = None,
        kept: tuple[str, ...] = (),
    ) -> None:
        self.winners = winners
        self.ranks = ranks
        self.scores = scores
        self.details = details or {}
        self.kept = kept

    @property
    def shown(self) -> dict[str, Any]:
        """The details that everybody may see."""
        return {name: value for name, value in self.details.items() if name not in self.kept}

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, ranks={self.ranks}, scores={self.scores})"


@state_class
class State(StatePart):
    """What lies on the table. A game's own class, a `@state_class` too, adds its zones and tracks."""

    seats: int
    chance: Chance
    over: bool = False
    shown: int = 0
    """How often something hidden was drawn, shown or turned up: undo is free while this stands still."""
    journal: Journal | None = cache()
    """It stays with the driver: a copy of the state has none."""

    def redeal(self, seat: int, chance: Chance) -> None:
        """Deal anew whatever `seat` has not seen, from what it knows and from `chance` alone."""
        raise NotImplementedError

    def result(self) -> Result:
        """How it stands, at any moment and not only at the end.

        `scores` and `ranks` have one entry per seat, scores are integers, `winners` names seats only. It changes
        nothing and never raises.
        """
        raise NotImplementedError

    def tell(self, event: Event, *params: Any) -> None:
        """Write an event that everybody sees."""
        if self.journal is not None:
            self.journal.add(event, params, 0)

    def whisper(self, seats: int, event: Event, *params: Any) -> None:
        """Write an event whose private parameters only the seats of the mask see."""
        if self.journal is not None:
            self.journal.add(event, params, seats)
