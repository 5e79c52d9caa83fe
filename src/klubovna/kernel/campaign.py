"""Campaigns: games in a row, each of which depends on how the one before it ended."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any, Final, Protocol, Self, runtime_checkable

import msgspec

from klubovna.kernel.errors import RecordError
from klubovna.kernel.state import Result

LONGEST: Final = 4_000_000
"""More bytes no campaign has."""


class Campaign(Protocol):
    """Where a campaign stands. Nothing in it changes: a finished game makes a new one of it."""

    @classmethod
    def schema(cls) -> dict[str, Any]:
        """What `begin` takes, as a JSON Schema; where it has them, `players` are the seats and `seed` is drawn."""

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

    def look(self, seat: int | None) -> Any:
        """What a seat may see of the campaign between its games (None: what everybody may see)."""


@runtime_checkable
class Hospitable(Protocol):
    """A campaign in which a guest may play along for a while, with a seat of their own: the last one."""

    @property
    def welcomes(self) -> bool:
        """Whether one may join before the next game."""

    def with_guest(self) -> Self:
        """The campaign with one more seat; a `SetupError` if there is no room."""


def packed(record: dict[str, Any]) -> str:
    """A record as it leaves the table in a file: nobody reads by accident what others keep to themselves."""
    return base64.b64encode(zlib.compress(msgspec.json.encode(record), 9)).decode()


def unpacked(text: str) -> Any:
    """What was packed; a `RecordError` refuses anything else."""
    try:
        raw = zlib.decompressobj().decompress(base64.b64decode(text, validate=True), LONGEST)
        return msgspec.json.decode(raw)
    except (binascii.Error, zlib.error, msgspec.DecodeError, ValueError, RecursionError) as error:
        raise RecordError("campaign-packed") from error
