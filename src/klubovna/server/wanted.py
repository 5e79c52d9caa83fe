"""What is asked of the server: the bodies of requests, and what a page says on its live connection."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from klubovna.server.problems import Problem

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatKind = Literal["open", "person", "bot", "hotseat"]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Unknown fields are refused, so that a typing error is told."""


class WantedSeat(Strict):
    """`person` is the one who opens the table, `hotseat` others at the same device, `open` is filled by link."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=32)] = ""
    role: Annotated[str, Meta(max_length=40)] | None = None
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class WantedTable(Strict):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    listed: bool = True
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    hints: bool = True
    """Whether bots may be asked what they would do."""


class CampaignFile(Strict, kw_only=True):
    """A campaign as a file: at the table its record is `packed`, at the terminal it is plain."""

    format: int = msgspec.field(name="klubovna-campaign")
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    campaign: dict[str, Any] | None = None
    packed: Annotated[str, Meta(max_length=60_000)] | None = None
    save: dict[str, Any] | None = None
    """The game that was being played at the terminal; at the table it begins anew."""


class WantedCampaign(WantedTable):
    """A campaign, begun with these options or gone on with from a file, and the table of its next game."""

    file: dict[str, Any] | None = None


class SitDown(Strict):
    name: Name


class Hosted(Strict):
    """By which seat something is done at the table that is not a move."""

    by: Annotated[int, Meta(ge=0, le=8)]


class Rematch(Hosted):
    """Once more with the same options, or on to the next scenario."""

    onward: bool = False


class Onward(Hosted):
    """On with a campaign, with a seat for a guest or without."""

    guest: bool = False


class WantedFork(Strict):
    """Position `at` of a finished game, to be played on from `seat` against bots."""

    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=8)]
    name: Annotated[str, Meta(max_length=32)] = ""
    bot: Annotated[str, Meta(max_length=20)] = "medium"


class Muted(Hosted):
    muted: bool


class Ending(Hosted):
    """Whether the seat wants to end the game together with the others."""

    agree: bool


class Claim(Strict):
    """`code` is that of a link; a chair that is free, or a bot's, is taken under a name."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]
    name: Annotated[str, Meta(max_length=32)] = ""


Index = Annotated[int, Meta(ge=0, le=100_000)]
Marks = Annotated[list[Index], Meta(max_length=200)]


class Choice(Strict, kw_only=True):
    """`number` is the decision that is answered, as the scene named it: a late message is refused, not played.

    The answer is the `index` of an option, or `marks`: the indices of all items that are taken, where several are.
    """

    number: Annotated[int, Meta(ge=0)]
    key: Key
    index: Index | None = None
    marks: Marks | None = None

    @property
    def answer(self) -> int | list[int]:
        if self.index is not None and self.marks is None:
            return self.index
        if self.marks is not None and self.index is None:
            return self.marks
        raise Problem("bad-shape", why="index / marks")


class Move(Choice, kw_only=True):
    seat: Annotated[int, Meta(ge=0, le=8)]


class Undo(Strict):
    """`turn`: the whole turn, as far as it may be taken back."""

    seat: Annotated[int, Meta(ge=0, le=8)]
    key: Key
    turn: bool = False


class HintWanted(Strict):
    """Which seat wants to know what a bot would do."""

    seat: Annotated[int, Meta(ge=0, le=8)]


class Answer(Strict):
    """Consent to an undo, or not."""

    seat: Annotated[int, Meta(ge=0, le=8)]
    agree: bool


class Say(Strict):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: Annotated[int, Meta(ge=0, le=8)] | None = None
    key: Key | None = None
    """Said again with the same key it stands there once."""
