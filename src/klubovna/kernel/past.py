"""What a game remembers of its past: inputs, checkpoints at step boundaries, and an open round of secret answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from klubovna.kernel.decision import Decision, Together
from klubovna.kernel.state import State

Input: TypeAlias = tuple[int, str, Any, int]
"""Seat, kind, value, and how many options there were: every answer, also those the driver gives."""

DETERMINIZED: Final = "determinized"
"""The kind of an input that is no answer: what a seat may not know was dealt anew."""


class Checkpoint:
    """The state at a step boundary, with the inputs since the checkpoint before it. Never changed, shared by clones."""

    __slots__ = ("inputs", "journaled", "past", "state")

    def __init__(self, past: Checkpoint | None, inputs: list[Input], state: State, journaled: int) -> None:
        self.past = past
        self.inputs = inputs
        self.state = state
        self.journaled = journaled


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

    def all_in(self) -> list[Any] | None:
        return None if self.asked else [self.answers[seat] for seat in self.together.seats]

    def sorted(self, inputs: list[Input]) -> list[Input]:
        """The seats' answers in the order of the seats, however they came in; what was dealt anew comes first."""
        order = self.together.seats
        return sorted(inputs, key=lambda x: -1 if x[1] == DETERMINIZED else order.index(x[0]))
