"""Campaigns: games in a row, each of which depends on how the one before it ended."""

from __future__ import annotations

from typing import Any, Protocol, Self

from klubovna.kernel.state import Result


class Campaign(Protocol):
    """Where a campaign stands. Nothing in it changes: a finished game makes a new one of it."""

    @classmethod
    def begin(cls, chosen: dict[str, Any]) -> Self:
        """A new campaign with these options; a `SetupError` refuses wrong ones."""

    @classmethod
    def read(cls, record: Any) -> Self:
        """What `record` wrote; a `RecordError` refuses anything else."""

    def record(self) -> dict[str, Any]:
        """The campaign as JSON."""

    @property
    def status(self) -> str:
        """`open`, `won` or `lost`."""

    @property
    def played(self) -> int:
        """How many games it has taken so far."""

    @property
    def title(self) -> dict[str, str]:
        """What is to be played next, in words by language."""

    def next_game(self) -> dict[str, Any]:
        """The set-up of the next game, as `klubovna.new` takes it: seats and options."""

    def after(self, result: Result) -> Self:
        """The campaign after the next game has ended like this."""
