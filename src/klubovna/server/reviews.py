"""A finished game reviewed: how it stood at each position, and which choices of people cost most.

It begins when somebody asks for it and is walked through in the background, choice by choice, in a process that gives
way to the bots of tables that are played. What it finds is kept as long as the table stays in memory.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from klubovna.bots.review import AGAIN, MOST, Judged, dearest, in_words, stood, walk
from klubovna.server.problems import Problem
from klubovna.server.replays import ASIDE, Replay
from klubovna.server.undo import people
from klubovna.server.wire import CostlyShown, ReviewShown

if TYPE_CHECKING:
    from klubovna.server.bot_pool import BotPool
    from klubovna.server.room import Room

FEWEST: Final = 6
MOST_EACH: Final = 40
"""Playouts for one choice: a short game is not looked at for longer than that helps."""
log = logging.getLogger("klubovna.server")


class Step(msgspec.Struct):
    """How it stood after so many inputs, and the choice that was made there, if it is judged."""

    inputs: int
    chances: list[float]
    seat: int = 0
    index: int | None = None
    position: dict[str, Any] = {}


class TableReview:
    """The review of one table."""

    def __init__(self) -> None:
        self.chances: dict[int, list[float]] = {}
        """By how many inputs lie behind; several may come at once."""
        self.passed = 0
        self.costly: list[tuple[Judged, Step]] = []
        self.finished = False
        self._task: asyncio.Task[None] | None = None

    def begin(self, bots: BotPool, record: dict[str, Any], seats: list[int], playouts: int) -> None:
        """Unless it has begun already; `playouts` are for all choices together."""
        if self._task is None:
            self._task = asyncio.create_task(self._in_turn(bots, record, seats, playouts))

    async def _in_turn(self, bots: BotPool, record: dict[str, Any], seats: list[int], playouts: int) -> None:
        async with bots.reviews:
            await self._walk(bots, record, seats, playouts)

    async def _walk(self, bots: BotPool, record: dict[str, Any], seats: list[int], playouts: int) -> None:
        choices = max(1, sum(seat in seats for seat, _, _ in record["inputs"]))
        each = max(FEWEST, min(MOST_EACH, playouts // choices))
        steps = _steps(record, seats)
        try:
            while (step := await asyncio.get_running_loop().run_in_executor(ASIDE, next, steps, None)) is not None:
                if step.index is not None:
                    judged = await bots.judge(step.position, step.seat, step.index, each)
                    if judged is not None:
                        self.costly = dearest([*self.costly, (judged, step)], AGAIN)
                self.chances[step.inputs], self.passed = step.chances, step.inputs
            again = [(await bots.weigh(step.position, step.seat, judged), step) for judged, step in self.costly]
            self.costly = dearest([(judged, step) for judged, step in again if judged is not None], MOST)
        except Exception:
            log.exception("a review was not finished")
        self.finished = True

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def _steps(record: dict[str, Any], seats: list[int]) -> Iterator[Step]:
    for game, seat, index in walk(record, seats):
        yield Step(game.inputs, stood(game), seat, index, {} if index is None else game.position())


async def review_shown(room: Room, seat: int | None, token: str | None, lang: str) -> ReviewShown:
    """As far as it has come. Of a campaign's game a seat is told its own choices only."""
    async with room.consistent():
        game = room.playing()
        if not game.over:
            raise Problem("not-over")
        record = game.record()
    if game.rules.policy is None:
        raise Problem("no-review")
    if room.private:
        if seat is None:
            raise Problem("spectator")
        await room.admit(seat, token)
    review = room.review
    review.begin(room.bots, record, people(room.seats), room.settings.review_playouts)
    chances, passed, finished = dict(review.chances), review.passed, review.finished
    together = game.rules.policy.common
    costly = [one for one in review.costly if not room.private or one[1].seat == seat] if finished else []

    def shown(replay: Replay) -> ReviewShown:
        known = [[round(one, 3) for one in chances[stop.inputs]] for stop in replay.stops if stop.inputs in chances]
        told = [_costly(replay, judged, step, lang) for judged, step in costly]
        return ReviewShown(passed, len(record["inputs"]), finished, together, known, told)

    return await room.replays.ask(record, shown)


def _costly(replay: Replay, judged: Judged, step: Step, lang: str) -> CostlyShown:
    words = in_words(replay.game_after(step.inputs), step.seat, judged, lang)
    at = replay.stop_before(step.inputs)
    return CostlyShown(at, step.seat, words.question, words.chosen, words.better, round(judged.cost * 100))
