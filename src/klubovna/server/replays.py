"""Looking back at a game: its positions one by one, as everybody could see them."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from klubovna.kernel.feeding import asked, recorded_index
from klubovna.kernel.game import Game
from klubovna.kernel.points import PointsByCategory
from klubovna.kernel.record import replay
from klubovna.server.problems import Problem
from klubovna.server.scenes import panels_shown, result_shown
from klubovna.server.wire import EventShown, ReplayStep, Scene
from klubovna.server.words import EventTexts, categories_shown

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
        self._event_texts = EventTexts()
        self._cuts = 0
        """How often something was taken back."""
        self._cut_at: dict[int, int] = {}
        """How many events were left then."""
        self._kept: list[Game] = []
        self._seen = b""
        self._last = replay({**record, "inputs": [], "fingerprint": None}, live=True)
        self._look()
        self.follow(record)

    def follow(self, record: dict[str, Any]) -> None:
        """The game has gone on since, or was taken back and went on from there: what was kept is not played again."""
        inputs: list[list[Any]] = record["inputs"]
        pairs = zip(self.inputs, inputs, strict=False)
        same = next((i for i, (was, now) in enumerate(pairs) if was != now), min(len(self.inputs), len(inputs)))
        if same < self._last.inputs:
            self._cut(same)
        self.inputs = inputs
        while self._last.inputs < len(self.inputs):
            self._choose(self._last)
            self._look()

    def _cut(self, inputs: int) -> None:
        """Back to where so many inputs had come."""
        self._last = self.game_after(inputs)
        at = self.stop_before(inputs)
        del self.stops[at + 1 :], self._kept[at // KEEP_EVERY + 1 :]
        self._seen = _seen_by_all(self._last)
        self._cuts += 1
        self._cut_at[self._cuts] = self._last.happened

    def _choose(self, game: Game) -> None:
        number = game.inputs
        seat, kind, raw = self.inputs[number]
        game.choose(recorded_index(asked(game, seat, kind, number + 1, raw), number + 1, raw), seat)

    def _look(self) -> None:
        game = self._last
        seen, happened = _seen_by_all(game), game.happened
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
        texts = [event.text for event in self._event_texts.events(self._last, None, lang, 0, self._cuts, self._cut_at)]
        return [
            ReplayStep(at, stop.seat, " ".join(texts[stop.events[0] : stop.events[1]]), stop.turn)
            for at, stop in enumerate(self.stops)
        ]

    def told(self, game: Game, at: int, seat: int | None, lang: str) -> list[EventShown]:
        """What happened at a stop, in words; `game` stands there."""
        return self._event_texts.events(game, seat, lang, self.stops[at].events[0], self._cuts, self._cut_at)

    def stop_of(self, event: int) -> int:
        """The stop at which an event had happened."""
        return next((at for at, stop in enumerate(self.stops) if stop.events[1] > event), -1)

    def stop_before(self, inputs: int) -> int:
        """The last stop at which not more than so many inputs had come."""
        return bisect_right(self.stops, inputs, key=lambda stop: stop.inputs) - 1

    def game_after(self, inputs: int) -> Game:
        """Also between two stops, where somebody has answered in secret."""
        game = self.game(self.stop_before(inputs))
        while game.inputs < inputs:
            self._choose(game)
        return game

    def game(self, at: int) -> Game:
        game = self._kept[at // KEEP_EVERY].clone()
        while game.inputs < self.stops[at].inputs:
            self._choose(game)
        return game


def _seen_by_all(game: Game) -> bytes:
    view = game.look(None)
    return msgspec.json.encode((view.table, view.waiting, view.trail))


class ReplayCache:
    """The replay that was looked at last, and went on with its game."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._replay: Replay | None = None

    async def ask(self, record: dict[str, Any], question: Callable[[Replay], T]) -> T:
        """Ask something of the game with this record, in a thread of its own."""
        async with self._lock:
            return await asyncio.get_running_loop().run_in_executor(ASIDE, self._ask, record, question)

    def _ask(self, record: dict[str, Any], question: Callable[[Replay], T]) -> T:
        replay, self._replay = self._replay, None  # one that breaks down is made anew
        if replay is None:
            replay = Replay(record)
        else:
            replay.follow(record)
        self._replay = replay
        return question(replay)


async def replay_steps(room: Room, lang: str) -> list[ReplayStep]:
    """Every position of the past that everybody could tell from the one before."""
    async with room.consistent():
        record = room.playing().record()
    return await room.replays.ask(record, lambda replay: replay.steps(lang))


async def replay_scene(
    room: Room, at: int, seat: int | None, token: str | None, lang: str, by_event: bool = False
) -> Scene:
    """A position of the past, by its number or by an event that had just happened in it.

    While the game runs nobody gets more than a spectator saw, or than he saw from his own seat.
    """
    async with room.consistent():
        ledger = room.moves()
        over, record = ledger.game.over, ledger.game.record()
    if seat is not None:
        if not 0 <= seat < len(room.seats):
            raise Problem("no-seat")
        if not over and token is None:
            raise Problem("not-over")
        if not over or room.private:
            await room.admit(seat, token)
    table, points = room.id, ledger.points if over else []

    def look(replay: Replay) -> Scene:
        return _scene(replay, table, replay.stop_of(at) if by_event else at, seat, lang, points)

    return await room.replays.ask(record, look)


def _scene(replay: Replay, table: str, at: int, seat: int | None, lang: str, points: list[list[int]]) -> Scene:
    """One stop as a seat saw it (None: as everybody could see it)."""
    if not 0 <= at < len(replay.stops):
        raise Problem("no-page")
    then = replay.game(at)
    view = then.look(seat)
    return Scene(
        say="scene",
        table=table,
        number=at,
        epoch=0,
        seat=seat,
        over=then.over,
        view=view,
        decision=None,
        waiting=[waiting for waiting, _ in view.waiting],
        events=replay.told(then, at, seat, lang),
        undo=None,
        deadline=None,
        result=result_shown(then, lang),
        panels=panels_shown(then, view, lang),
        coach=None,
        points=points,
        categories=categories_shown(then, PointsByCategory(), 0, lang),
    )
