"""What a game remembers of its past: inputs, checkpoints at step boundaries, and an open round of secret answers."""

from __future__ import annotations

import marshal
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision, Together
from klubovna.kernel.state import State

Input: TypeAlias = tuple[int, str, Any, int]
"""Seat, kind, value, and how many options there were: every answer, also those the driver gives."""

DETERMINIZED: Final = "determinized"
"""The kind of an input that is no answer: what a seat may not know was dealt anew."""


CHECKPOINT_EVERY: Final = 1
"""At a table: a copy then plays the present step again and nothing before it."""
IDLE_STEPS: Final = 10_000
FAR_BEHIND: Final = 112
"""In inputs: who takes back so many is patient, and what lies there is kept in few bytes."""
PARTS_KEPT: Final = 16
"""So many pieces of folded inputs are kept apart before they are made one."""


class Folded:
    """Inputs of long ago in few bytes: needed for the record, and for an undo that goes far back.

    `seats` are those that have chosen something in it; of a saved game also those that had one option only.
    """

    __slots__ = ("_parts", "count", "seats")

    def __init__(self, parts: tuple[bytes, ...] = (), count: int = 0, seats: frozenset[int] = frozenset()) -> None:
        self._parts = parts
        self.count = count
        self.seats = seats

    def and_then(self, inputs: list[Input]) -> Folded:
        """These inputs and further ones; what is folded already is shared."""
        if not inputs:
            return self
        plain = [(seat, kind, serialize.dump(value)) for seat, kind, value, _ in inputs]
        parts = (*self._parts, msgspec.json.encode(plain))
        if len(parts) > PARTS_KEPT:
            parts = (b"[%s]" % b",".join(part[1:-1] for part in parts),)
        seats = self.seats.union(seat for seat, _, _, count in inputs if count != 1)
        return Folded(parts, self.count + len(plain), seats)

    def read(self) -> list[Input]:
        """The inputs in their plain form; how many options each had is not kept."""
        return [(seat, kind, raw, 0) for part in self._parts for seat, kind, raw in msgspec.json.decode(part)]


class Present:
    """What the flow of all steps and its driver both look at: the answers since the last checkpoint, `tail`.

    The present step `began` after so many of them; `rounds` were answered in it, each with where it ended. A
    checkpoint is due at the first step that begins with `mark_after` answers or more.
    """

    __slots__ = ("began", "idle", "mark_after", "rounds", "tail")

    def __init__(self, mark_after: int) -> None:
        self.tail: list[Input] = []
        self.began = 0
        self.rounds: list[tuple[Round, int]] = []
        self.mark_after = mark_after
        self.idle = 0

    def step_ended(self) -> bool:
        """On to the next step; whether a checkpoint is due before it. At a table also after one that asked nothing."""
        inputs, mark_after = len(self.tail), self.mark_after
        due = inputs >= mark_after
        if inputs != self.began:
            self.began = inputs
            self.idle = 0
        else:
            due = due or mark_after <= CHECKPOINT_EVERY
            self.idle += 1
            if self.idle > IDLE_STEPS:
                raise RuntimeError("the game goes on for ever without asking anybody")
        if self.rounds:
            self.rounds = []
        return due


def _gap(distance: int) -> int:
    """How many inputs may lie between two checkpoints so far behind the present: an undo plays them again."""
    return 6 if distance < 16 else 28 if distance < FAR_BEHIND else distance


class Checkpoint:
    """The state at a step boundary, with the inputs since the checkpoint before it; shared by clones.

    The oldest one has no past; what led to it may be `folded`, to be played again if an undo goes that far. It is
    `sealed` when that has failed, because the rules have changed since.
    """

    __slots__ = ("_inputs", "folded", "journaled", "number", "past", "sealed", "state")

    def __init__(
        self,
        past: Checkpoint | None,
        inputs: list[Input],
        state: State,
        journaled: int,
        folded: Folded | None = None,
    ) -> None:
        self.past = past
        self._inputs: list[Input] | bytes = inputs
        self.state = state
        self.journaled = journaled
        self.folded = folded
        self.sealed = False
        before: int = past.number if past is not None else folded.count if folded is not None else 0
        self.number: int = before + len(inputs)
        """How many inputs led here."""

    @property
    def inputs(self) -> list[Input]:
        """Since the checkpoint before this one."""
        if isinstance(self._inputs, bytes):
            unpacked: list[Input] = marshal.loads(self._inputs)
            return unpacked
        return self._inputs

    @inputs.setter
    def inputs(self, inputs: list[Input]) -> None:
        self._inputs = inputs

    def _pack(self) -> None:
        if not isinstance(self._inputs, bytes):
            with suppress(ValueError):  # an answer that is no plain value
                self._inputs = marshal.dumps(self._inputs)

    def thin(self) -> None:
        """Old checkpoints go: dense near this one, sparse far behind. Their inputs stay, before those of the next."""
        later = self
        while later.past is not None:
            one = later.past
            distance = self.number - one.number
            if one.past is None or later.number - one.past.number > _gap(distance):
                later = one
                if distance >= FAR_BEHIND:
                    one._pack()
            else:
                later.inputs = one.inputs + later.inputs
                later.past = one.past

    def oldest(self) -> Checkpoint:
        checkpoint = self
        while checkpoint.past is not None:
            checkpoint = checkpoint.past
        return checkpoint

    def fold(self) -> None:
        """Forget the states before this one, and keep the inputs that led here in few bytes."""
        parts: list[list[Input]] = []
        checkpoint = self
        while checkpoint.past is not None:
            parts.append(checkpoint.inputs)
            checkpoint = checkpoint.past
        if checkpoint is self or checkpoint.sealed:
            return
        earlier = Folded() if checkpoint.folded is None else checkpoint.folded
        self.folded = earlier.and_then([one for part in reversed(parts) for one in part])
        self.past, self.inputs = None, []


class Round:
    """An open `Together`: one flow per seat, with what it asks or what it has answered."""

    __slots__ = ("answers", "asked", "flows", "since", "together")

    def __init__(self, together: Together[Any, Any], since: int) -> None:
        self.together = together
        self.since = since
        self.flows: dict[int, Callable[[Any], Any]] = {}
        self.asked: dict[int, Decision[Any]] = {}
        self.answers: dict[int, Any] = {}
        for seat in together.seats:
            self.ask(seat)

    def ask(self, seat: int) -> None:
        """Ask a seat from the beginning, whatever it has answered so far."""
        self.answers.pop(seat, None)
        self.flows[seat] = self.together.pick(self.together.table, seat).send
        self.resume(seat, None)

    def resume(self, seat: int, value: Any) -> None:
        try:
            asked = self.flows[seat](value)
        except StopIteration as end:
            self.answers[seat] = end.value
            self.asked.pop(seat, None)
            return
        if type(asked) is not Decision or asked.seat != seat:
            raise TypeError(f"the pick of seat {seat} asked {asked!r}")
        self.asked[seat] = asked

    def first(self) -> Decision[Any] | None:
        """The open decision of the first seat that owes one."""
        for seat in self.together.seats:
            if seat in self.asked:
                return self.asked[seat]
        return None

    def open(self) -> list[Decision[Any]]:
        """All open decisions, in the order of the seats that were asked."""
        return [self.asked[seat] for seat in self.together.seats if seat in self.asked]

    def all_in(self) -> list[Any]:
        """What was answered, when nobody owes an answer any more."""
        return [self.answers[seat] for seat in self.together.seats]

    def sorted(self, inputs: list[Input]) -> list[Input]:
        """The seats' answers in the order of the seats, however they came in; what was dealt anew comes first."""
        order = self.together.seats
        return sorted(inputs, key=lambda x: -1 if x[1] == DETERMINIZED else order.index(x[0]))
