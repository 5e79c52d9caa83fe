"""Looking back at a game: its positions one by one, as everybody could see them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import RecordError
from klubovna.kernel.game import Game
from klubovna.kernel.record import replay
from klubovna.server.problems import Problem
from klubovna.server.scenes import Words, panels_shown, result_shown
from klubovna.server.wire import ReplayStep, Scene

if TYPE_CHECKING:
    from klubovna.server.room import Room

KEEP_EVERY: Final = 16
"""Every so manieth stop is kept as a game: the others are a few choices away from it."""
ASIDE: Final = ThreadPoolExecutor(1, thread_name_prefix="replay")
"""A long game takes a second to play again: no move waits for it, and one at a time is enough."""
T = TypeVar("T")


class Stop:
    """A position to look at: after how many inputs, who has acted, what happened since the one before."""

    __slots__ = ("events", "inputs", "seat", "turn")

    def __init__(self, inputs: int, seat: int | None, turn: bool, events: tuple[int, int]) -> None:
        self.inputs = inputs
        self.seat = seat
        self.turn = turn
        self.events = events


class Replay:
    """One game, cut where everybody could tell that something had happened: secret answers make no stop."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.inputs: list[list[Any]] = []
        self.stops: list[Stop] = []
        self.words = Words()
        self._kept: list[Game] = []
        self._seen = b""
        self._last = replay({**record, "inputs": [], "fingerprint": None}, live=True)
        self._look()
        self.go_on(record)

    def follows(self, record: dict[str, Any]) -> bool:
        """Whether the game has only gone on since it was cut, without an undo."""
        return bool(record["inputs"][: len(self.inputs)] == self.inputs)

    def go_on(self, record: dict[str, Any]) -> None:
        self.inputs = record["inputs"]
        while self._last.inputs < len(self.inputs):
            self._choose(self._last)
            self._look()

    def _choose(self, game: Game) -> None:
        seat, kind, raw = self.inputs[game.inputs]
        decision = next((d for d in game.decisions if d.seat == seat and d.kind.name == kind), None)
        index = None if decision is None else chosen(decision, raw)
        if index is None:
            raise RecordError("record-input", number=game.inputs + 1, seat=seat, kind=kind, value=repr(raw))
        game.choose(index, seat)

    def _look(self) -> None:
        game = self._last
        view = game.look(None)
        seen, happened = msgspec.json.encode((view.table, view.waiting, view.trail)), game.happened
        before = self.stops[-1] if self.stops else None
        told = 0 if before is None else before.events[1]
        if before is not None and seen == self._seen and happened == told:
            return
        inputs = game.inputs
        seat = self.inputs[inputs - 1][0] if inputs and self.inputs else None
        if len(self.stops) % KEEP_EVERY == 0:
            self._kept.append(game.clone())
        self.stops.append(Stop(inputs, seat, before is None or seat != before.seat, (told, happened)))
        self._seen = seen

    def steps(self, lang: str) -> list[ReplayStep]:
        """Every stop in words."""
        texts = [event.text for event in self.words.events(self._last, None, lang, 0)]
        return [
            ReplayStep(at, stop.seat, " ".join(texts[stop.events[0] : stop.events[1]]), stop.turn)
            for at, stop in enumerate(self.stops)
        ]

    def game(self, at: int) -> Game:
        game = self._kept[at // KEEP_EVERY].clone()
        while game.inputs < self.stops[at].inputs:
            self._choose(game)
        return game


class Lookback:
    """What has been at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._lock = asyncio.Lock()
        self._replay: Replay | None = None

    async def steps(self, lang: str) -> list[ReplayStep]:
        return await self._aside(lambda replay: replay.steps(lang))

    async def scene(self, at: int, seat: int | None, lang: str) -> Scene:
        """A position of the past. While the game runs nobody gets more than a spectator saw."""
        room = self.room
        async with room.settled():
            over = room.playing().over
        if seat is not None and not over:
            raise Problem("not-over")
        if seat is not None and not 0 <= seat < len(room.seats):
            raise Problem("no-seat")
        return await self._aside(lambda replay: self._scene(replay, at, seat, lang, over))

    def _scene(self, replay: Replay, at: int, seat: int | None, lang: str, over: bool) -> Scene:
        if not 0 <= at < len(replay.stops):
            raise Problem("no-page")
        then = replay.game(at)
        view = then.look(seat)
        return Scene(
            say="scene",
            table=self.room.id,
            number=at,
            epoch=0,
            seat=seat,
            over=then.over,
            view=view,
            decision=None,
            waiting=[waiting for waiting, _ in view.waiting],
            events=replay.words.events(then, seat, lang, replay.stops[at].events[0]),
            undo=None,
            deadline=None,
            result=result_shown(then),
            panels=panels_shown(then, view, lang),
            points=self.room.points if over else [],
        )

    async def _aside(self, ask: Callable[[Replay], T]) -> T:
        async with self._lock:
            async with self.room.settled():
                record = self.room.playing().record()
            return await asyncio.get_running_loop().run_in_executor(ASIDE, self._ask, record, ask)

    def _ask(self, record: dict[str, Any], ask: Callable[[Replay], T]) -> T:
        if self._replay is not None and self._replay.follows(record):
            self._replay.go_on(record)
        else:
            self._replay = Replay(record)
        return ask(self._replay)


def chosen(decision: Decision[Any], raw: Any) -> int | None:
    """Which option has this plain form; None if it is not offered (any more)."""
    for index, option in enumerate(decision.options):
        form = serialize.dump(option)
        if type(form) is type(raw) and form == raw:
            return index
    return None
