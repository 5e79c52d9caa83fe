"""The moves of one table, applied to its game: pure bookkeeping, without database, clock or connections."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision
from klubovna.kernel.feeding import option_index
from klubovna.kernel.game import Game
from klubovna.kernel.view import View
from klubovna.server.problems import Problem

FOLD_EVERY: Final = 4
"""After so many rows the positions that lie far back leave memory."""
What = Literal["choose", "set", "undo"]


class StoredRow(Protocol):
    """A row as it is read from the database."""

    @property
    def number(self) -> int: ...
    @property
    def what(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def value(self) -> Any: ...
    @property
    def key(self) -> str: ...


@dataclass(frozen=True, slots=True)
class NewRow:
    """What has just been applied to the game: to be stored, then recorded. `visible`: others can tell that it was."""

    number: int
    what: What
    seat: int
    kind: str
    value: Any
    key: str
    visible: bool


class Counts(msgspec.Struct):
    """What a ledger knows besides its game, to be put aside with it. Keys are with the rows."""

    number: int
    epoch: int
    last_visible_row: int
    last_row_of: dict[int, int]
    decisions: dict[int, int]
    points: list[list[int]]


class MoveLedger:
    """A game and the rows that led to it.

    `choose`, `choose_set` and `take_back` change the game and give the row to be stored; `record` notes the row when it
    is stored. In between `unrecorded` is set: whoever cannot store the row has to build the ledger anew.
    """

    def __init__(self, game: Game, number: int = 0, keys: Iterable[str] = ()) -> None:
        self.game = game
        self.number = number
        """The last row."""
        self.keys = set(keys)
        self.epoch = 0
        """Counts the undos that others can see; the same in every process."""
        self.cuts: dict[int, int] = {}
        """Epoch -> how many events were left when it began; an epoch of before the ledger was put aside is not here."""
        self.last_visible_row = number
        """The last row that everybody could tell: secret answers are not visible."""
        self.last_row_of: dict[int, int] = {}
        self.open_decisions: dict[int, Decision[Any]] = {}
        self.answered: dict[int, Decision[Any]] = {}
        """Seat -> the decision that it has answered last, as long as nothing was taken back."""
        self.ordinals: dict[int, int] = {}
        """Seat -> the how-manieth decision of its own it owes now. Rows are not told: they count secret answers too."""
        self.points: list[list[int]] = []
        """Scores over time: [row, seat 0, seat 1, …] for every row that changed them."""
        self.unrecorded = False
        self._decisions_so_far: dict[int, int] = {}
        self._note_decisions()
        self._note_points()

    @classmethod
    def taken_up(cls, game: Game, counts: Counts, keys: Iterable[str]) -> MoveLedger:
        """As it was put aside; decisions that were open then are the same ones."""
        ledger = cls(game, counts.number, keys)
        ledger.epoch = counts.epoch
        ledger.last_visible_row = counts.last_visible_row
        ledger.last_row_of = counts.last_row_of
        ledger._decisions_so_far = {**ledger._decisions_so_far, **counts.decisions}
        ledger.ordinals = {seat: ledger._decisions_so_far[seat] for seat in ledger.open_decisions}
        ledger.points = counts.points
        return ledger

    @property
    def counts(self) -> Counts:
        return Counts(
            self.number, self.epoch, self.last_visible_row, self.last_row_of, self._decisions_so_far, self.points
        )

    def owed(self, seat: int, kind: str | None = None) -> Decision[Any]:
        """The decision that this seat owes now."""
        decision = self.game.owed(seat)
        if decision is None or (kind is not None and decision.kind.name != kind):
            raise Problem("stale")
        return decision

    # -- new moves ----------------------------------------------------------------------------------------------------

    def choose(self, seat: int, index: int, key: str) -> NewRow:
        """Answer with one option; an index that is not offered changes nothing."""
        decision = self.owed(seat)
        value = serialize.dump(decision.options[index]) if 0 <= index < len(decision.options) else None
        visible = self._answer(decision, index)
        return NewRow(self.number + 1, "choose", seat, decision.kind.name, value, key, visible)

    def choose_set(self, seat: int, marked: list[int], key: str) -> NewRow:
        """Pick all that is marked: one row, so that it is stored whole or not at all."""
        kind = self.owed(seat).kind.name
        values: list[Any] = []
        visible = False
        for index in self.game.set_choices(marked, seat):
            decision = self.owed(seat)
            values.append(serialize.dump(decision.options[index]))
            visible = self._answer(decision, index) or visible
        return NewRow(self.number + 1, "set", seat, kind, values, key, visible)

    def take_back(self, seat: int, key: str, start: int | None = None) -> NewRow:
        """Undo the seat's own last choice, or all since so many inputs: one row, stored whole or not at all."""
        before = self._seen_by_all()
        choices = 0
        while choices == 0 or (start is not None and self.game.inputs > start):
            self._back(seat)
            choices += 1
        visible = self._seen_by_all() != before
        return NewRow(self.number + 1, "undo", seat, "", None if choices == 1 else choices, key, visible)

    def record(self, row: NewRow) -> None:
        """The row is stored."""
        self.number = self.last_row_of[row.seat] = row.number
        self.keys.add(row.key)
        if row.visible:
            self.last_visible_row = row.number
            if row.what == "undo":
                self._new_epoch(self.game.happened)
        self._note_decisions(row.seat if row.what == "undo" and not row.visible else None)
        self._note_points()
        self.unrecorded = False
        if row.number % FOLD_EVERY == 0:
            self.game.fold()

    # -- stored moves -------------------------------------------------------------------------------------------------

    def apply(self, row: StoredRow) -> None:
        """A stored row onto the game; one that does not fit is refused."""
        what: What = "choose"
        visible = False
        if row.what == "undo":
            what, visible = "undo", self._undo(row.seat, row.value or 1)
        else:
            for value in row.value if row.what == "set" else [row.value]:
                visible = self._repeat(row.seat, row.kind, value) or visible
        self.record(NewRow(row.number, what, row.seat, row.kind, row.value, row.key, visible))

    def pass_over(self, number: int) -> None:
        """Rows up to this one stay without effect: the rules have changed, and they do not fit any more."""
        self.number = number
        self.last_visible_row = number
        self._new_epoch(0)
        self.unrecorded = False
        self._note_decisions()
        self._note_points()

    def _repeat(self, seat: int, kind: str, value: Any) -> bool:
        decision = self.owed(seat, self.game.rules.kind_name(kind))
        index = option_index(decision, value)
        if index is None:
            raise Problem("stale")
        return self._answer(decision, index)

    # -- the game -----------------------------------------------------------------------------------------------------

    def _answer(self, decision: Decision[Any], index: int) -> bool:
        """Whether others can tell that this was answered."""
        happened = self.game.happened
        self.game.remember()
        self.game.choose(index, decision.seat)
        self.answered[decision.seat] = decision
        self.unrecorded = True
        return not decision.kind.secret or self.game.happened != happened

    def _undo(self, seat: int, choices: int) -> bool:
        """Whether others can tell: not when a secret answer is taken back while others still choose."""
        before = self._seen_by_all()
        for _ in range(choices):
            self._back(seat)
        return self._seen_by_all() != before

    def _back(self, seat: int) -> None:
        self.game.take_back(seat)
        self.answered.clear()
        self.unrecorded = True

    def _seen_by_all(self) -> tuple[int, View]:
        return self.game.happened, self.game.look(None)

    def _new_epoch(self, left: int) -> None:
        self.epoch += 1
        self.cuts[self.epoch] = left

    def _note_decisions(self, taken_back_by: int | None = None) -> None:
        """Who owes an answer: a decision that was open before stays the same one.

        So it does for the others when a seat has taken a secret answer back.
        """
        for decision in self.game.decisions:
            seat = decision.seat
            was = self.open_decisions.get(seat)
            if was is None or (was is not decision and taken_back_by in (None, seat)):
                self._decisions_so_far[seat] = self._decisions_so_far.get(seat, 0) + 1
        self.open_decisions = {decision.seat: decision for decision in self.game.decisions}
        self.ordinals = {seat: self._decisions_so_far[seat] for seat in self.open_decisions}

    def _note_points(self) -> None:
        scores = self.game.state.result().scores
        if not self.points or self.points[-1][1:] != scores:
            self.points.append([self.number, *scores])
