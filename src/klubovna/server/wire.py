"""What the server tells."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from klubovna.kernel.battles import BattleShown
from klubovna.kernel.coach import Coaching
from klubovna.kernel.motion import MotionShown
from klubovna.kernel.panels import Panels
from klubovna.kernel.view import View
from klubovna.server.wanted import SeatKind


class HeldSeat(msgspec.Struct):
    """A seat with its secret; told once, to who holds it."""

    seat: int
    token: str


class Opened(msgspec.Struct):
    table: str
    seats: list[HeldSeat]


class OpenedCampaign(Opened):
    campaign: str


class SeatLink(msgspec.Struct):
    """What stands in a link that hands a seat over; told once."""

    seat: int
    code: str


class HintedOption(msgspec.Struct):
    """Which part of a bot's playouts went to an option, and the chance that it gives it (None: it did not try).

    `option` counts as the options of the scene do: among the things that are marked, where several are taken at once.
    """

    option: int
    text: str
    share: float
    chance: float | None
    taken: bool
    """The bot would choose it."""


class HintShown(msgspec.Struct):
    """Options from the best on, for the question `number`; `line` is how the bot thinks it goes on, in words."""

    number: int
    options: list[HintedOption]
    line: list[str]
    playouts: int


class BoxShown(msgspec.Struct):
    """What the box says: minutes from and to, how heavy from 1 to 5; seats, roles and options of "Play now".

    With a `choice` of roles the person picks one first; the `easy` ones are good to begin with.
    """

    minutes: tuple[int, int]
    weight: int
    seats: int
    roles: list[str]
    options: dict[str, Any]
    choice: list[str]
    easy: list[str]


class GuideShown(msgspec.Struct):
    """A guided first game: opened with the option `guide`, so many seats, the person at one of them, bots elsewhere."""

    name: str
    title: str
    about: str
    seats: int
    person: int
    minutes: int


class TurnStepShown(msgspec.Struct):
    """A step of a turn, and the kinds that are asked in it (or how their names begin)."""

    text: str
    kinds: list[str]


class HandShown(msgspec.Struct):
    """What a player keeps at hand: the goal in one line, a turn in a few steps, a card for each role that has one.

    `reference` has its numbers, line by line.
    """

    goal: str
    steps: list[TurnStepShown]
    cards: dict[str, str]
    reference: dict[str, list[str]] = {}


class SignShown(msgspec.Struct):
    """A picture or an abbreviation at the table: what it is called and what it means; `short` is how it is written."""

    id: str
    name: str
    text: str
    short: str


class SignGroup(msgspec.Struct):
    title: str
    signs: list[SignShown]


class GameShown(msgspec.Struct):
    """A game on the shelf: who can play it, its variants as a JSON Schema, and its own words.

    `words` are `option-<name>`, `option-<name>-<value>`, `result-<part>` and `result-<part>-<value>`.
    """

    game: str
    title: str
    low: int
    high: int
    roles: list[str]
    role_names: dict[str, str]
    options: dict[str, Any]
    words: dict[str, str]
    box: BoxShown | None
    bots: list[str]
    """Who can be asked to play it, from the weakest on."""
    campaign: dict[str, Any] | None = None
    """With what a campaign of it begins, as a JSON Schema; None if it has none."""
    guides: list[GuideShown] = []
    hand: HandShown | None = None


class RulingShown(msgspec.Struct):
    id: str
    question: str
    ruling: str


class ClauseShown(msgspec.Struct):
    """A clause of a rulebook under the heading of its section, with our rulings."""

    id: str
    section: str
    title: str
    text: str
    rulings: list[RulingShown]


class SeatShown(msgspec.Struct):
    seat: int
    kind: SeatKind
    name: str
    role: str | None
    role_name: str | None
    bot: str | None = None
    host: bool = False
    """Who keeps the table in order."""
    guest: bool = False
    """Somebody who came by link, under a name of their own choice."""
    muted: bool = False
    ending: bool = False
    """Wants to end the game together with the others."""


class TableShown(msgspec.Struct):
    """A table as everybody may see it in the lobby."""

    table: str
    game: str
    title: str
    status: Literal["open", "running", "over", "stuck", "closed"]
    seats: list[SeatShown]
    options: dict[str, Any]
    clock: int | None
    created: str
    updated: str
    winners: list[int] | None = None
    why: str | None = None
    next: str | None = None
    """The table at which the same people play on."""
    onward: bool = False
    """There is a next scenario to go on with."""
    campaign: str | None = None
    """The campaign that its game belongs to."""
    hints: bool = True
    """Bots may be asked what they would do; the others are told of it."""


class CampaignShown(msgspec.Struct):
    """A campaign as one seat may see it: the table of its game, how many were played before, what comes next.

    `view` is what the game shows of it between two games.
    """

    campaign: str
    game: str
    title: str
    status: Literal["open", "won", "lost"]
    played: int
    next: str
    """What the game at the table is, or what follows when that is over."""
    table: TableShown
    seat: int | None
    view: Any
    welcomes: bool = False
    """Whether a guest may join now, before the next game."""


class OptionShown(msgspec.Struct):
    """`parts` are the ids of the parts of the board that stand for the option; `effect` what it brings or costs."""

    index: int
    text: str
    parts: list[str]
    effect: str = ""
    ends: bool = False
    """It ends the turn while something else is still open."""
    declines: bool = False
    """It takes nothing of what is offered: the page shows it last, and always in sight."""


class MarksShown(msgspec.Struct):
    """Several things are taken at once: all that may be marked, how many must be and may be, and how none is called."""

    items: list[OptionShown]
    owed: int
    allowed: int
    none: str


class DecisionShown(msgspec.Struct):
    """What a seat is asked. With `marks` all items are marked and confirmed at once, or picked one by one.

    `asked` is the part of the board that the question is about.
    """

    seat: int
    kind: str
    text: str
    rule: str
    options: list[OptionShown]
    marks: MarksShown | None = None
    asked: str | None = None


class ChangeShown(msgspec.Struct):
    """How many of what lie on a part of the board before and after; `after` is None where it is open.

    Without a text it is the part itself: a card that is spent is there once before and not at all after.
    """

    part: str
    text: str
    before: int
    after: int | None


class PreviewShown(msgspec.Struct):
    """What an answer to the decision `number` would change; `line` is the sum, `then` what is asked next."""

    say: Literal["preview"]
    number: int
    answer: int | list[int]
    changes: list[ChangeShown]
    line: str
    then: str | None


class EventShown(msgspec.Struct):
    """`seat` is who did it, or `by` somebody without a seat, in words; `motions` is what it moves where.

    `marks` are the parts of the board that it names.
    """

    number: int
    event: str
    text: str
    rule: str
    params: dict[str, Any]
    seat: int | None = None
    motions: list[MotionShown] = []
    marks: list[str] = []
    battle: BattleShown | None = None
    by: str | None = None


class UndoShown(msgspec.Struct):
    """Whether the seat may take its last choice back freely, and why not; `requested_by` asks the others to agree.

    `possible`: by itself or with their consent. `what` is that choice in words, `turn` how many choices of the present
    turn the seat may take back at once by itself.
    """

    free: bool
    reason: str | None
    requested_by: int | None = None
    waits_for: list[int] = []
    possible: bool = False
    what: str = ""
    turn: int = 0


class ReplayStep(msgspec.Struct):
    """A position that everybody could tell from the one before. `turn`: somebody else has begun to act."""

    at: int
    seat: int | None
    text: str
    turn: bool


class ReplayShown(msgspec.Struct):
    table: TableShown
    length: int
    steps: list[ReplayStep]


class CostlyShown(msgspec.Struct):
    """A choice that cost much of its seat's chance (in per cent), and what was better; `at` is the position before."""

    at: int
    seat: int
    question: str
    chosen: str
    better: str
    cost: int


class ReviewShown(msgspec.Struct):
    """A finished game looked at by a bot. While it thinks, `passed` of `length` choices lie behind it.

    `chances[n]` is how every seat stood at position `n` of the replay; `together`: all win or lose as one.
    """

    passed: int
    length: int
    finished: bool
    together: bool
    chances: list[list[float]]
    costly: list[CostlyShown]


class ResultShown(msgspec.Struct):
    winners: list[int]
    ranks: list[int]
    scores: list[int]
    details: dict[str, Any]
    why: str | None = None
    """How it came to its end, in one sentence."""


class CategoryShown(msgspec.Struct):
    """Points of each seat that come from one thing."""

    text: str
    points: list[int]


class Scene(msgspec.Struct, kw_only=True):
    """All that one seat may see now. `events` are those since the number the client named."""

    say: Literal["scene"]
    table: str
    number: int
    """Which of the seat's own decisions is asked; rows are not told, for they count secret answers too."""
    epoch: int
    """Counts undos that others can see: when it changes, the page forgets its log and reads it anew."""
    seat: int | None
    over: bool
    view: View
    decision: DecisionShown | None
    waiting: list[int]
    """Seats that are known to decide something now; a secret question of another seat is not told."""
    undo: UndoShown | None
    deadline: float | None
    result: ResultShown | None
    panels: Panels | None
    """The board of a game that the page has no drawing of."""
    coach: Coaching | None
    """What the coach of a guided game says to this seat."""
    points: list[list[int]]
    """When the game is over: scores after each row that changed them, [row, seat 0, seat 1, …], for the plot."""
    categories: list[CategoryShown] = []
    """Where everybody's points come from, now."""
    events: list[EventShown]
    """The last field: a live connection adds them to what it compares with the scene before."""


class Chat(msgspec.Struct):
    say: Literal["chat"]
    number: int
    name: str
    seat: int | None
    text: str
    at: str


class TableTold(msgspec.Struct):
    """The table as it stands before its game begins."""

    say: Literal["table"]
    table: TableShown


class Ack(msgspec.Struct):
    """It is done, and it is in the database."""

    say: Literal["ack"]
    key: str


class Refused(msgspec.Struct):
    say: Literal["refused"]
    code: str
    text: str
    key: str | None = None
