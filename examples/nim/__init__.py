"""Nim: take one, two or three straws; whoever takes the last one loses. A whole game in a package of its own."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from klubovna.kernel import Chance, Config, Decision, Event, Kind, Result, Rules, State, Term
from klubovna.kernel.fields import field, state_class
from klubovna.kernel.panels import Of
from klubovna.kernel.rules import Display, Play, Trials, Words

TAKE: Final = Kind("take", of="count", rule="nim.01")
TOOK: Final = Event("took", "seat count", rule="nim.01")


@state_class
class Heap(State):
    straws: int = field(default=15)
    turn: int = field(default=0)

    def redeal(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""

    def result(self) -> Result:
        last = (self.turn - 1) % self.seats  # nim.02
        others = [seat for seat in range(self.seats) if seat != last]
        return Result(others, [1 if seat in others else 2 for seat in range(self.seats)], [0] * self.seats)


def setup(config: Config) -> Heap:
    return Heap(seats=config.seats, chance=Chance(config.seed))


async def step(t: Heap) -> None:
    """One turn."""
    count: int = await Decision(t.turn, TAKE, list(range(1, min(3, t.straws) + 1)))  # nim.01
    t.tell(TOOK, t.turn, count)
    t.straws -= count
    t.turn = (t.turn + 1) % t.seats
    t.over = t.straws == 0  # nim.02


class View(msgspec.Struct):
    straws: Annotated[int, Of("number")]


RULES: Final = Rules(
    package="nim",
    version="1",
    seats=(2, 3),
    play=Play(state=Heap, setup=setup, step=step),
    words=Words(
        kinds=[TAKE],
        events=[TOOK],
        nouns={
            "seat": lambda t, seat: Term("seat", number=seat + 1),
            "count": lambda t, count: Term("straws", count=count),
        },
    ),
    display=Display(view=lambda t, seat: View(straws=t.straws)),
    trials=Trials(inventory=lambda t: {}),
)
