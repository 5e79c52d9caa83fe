"""A table in memory: its game, who sits at it, and how a move is taken: applied, committed, told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import time
from typing import Any

from klubovna.kernel import plain
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import IllegalChoice, KlubovnaError, Refusal
from klubovna.kernel.game import Game
from klubovna.kernel.record import new, replay
from klubovna.kernel.registry import rules
from klubovna.kernel.text import LANGUAGES
from klubovna.server import metrics
from klubovna.server.pilot import Pilot
from klubovna.server.problems import Problem
from klubovna.server.replays import Replay
from klubovna.server.scenes import Words, decision_shown, table_shown
from klubovna.server.settings import Settings
from klubovna.server.store import Store, now
from klubovna.server.thinkers import Thinkers
from klubovna.server.wire import ReplayStep, Scene, TableShown, UndoShown

POSITION_EVERY = 25
"""After so many rows the position is stored, for a table that outlives its rules' version."""


def hashed(token: str) -> str:
    return hashlib.blake2b(token.encode(), digest_size=32).hexdigest()


class Room:
    """One table. All changes go through its lock; what is told afterwards is read from its game."""

    def __init__(self, table: str, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.id = table
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.lock = asyncio.Lock()
        self.row: Any = None
        self.seats: list[Any] = []
        self.game: Game | None = None
        self.number = 0
        self.keys: set[str] = set()
        self.asked: dict[int, int] = {}
        """Seat -> the how-manieth decision of its own it owes now. Rows are not told: they count secret answers too."""
        self.open: dict[int, Decision[Any]] = {}
        self._asked_so_far: dict[int, int] = {}
        self.points: list[list[int]] = []
        self.words = Words()
        self.epoch = 0
        self.stuck: dict[str, str] | None = None
        self.undo_asked: int | None = None
        self.agreed: set[int] = set()
        self.watchers: set[Callable[[], None]] = set()
        self.chat_watchers: set[Callable[[], None]] = set()
        self.pilot = Pilot(self)
        self._share = int(hashlib.blake2b(table.encode(), digest_size=2).hexdigest(), 16)
        """Tables that were opened together store their positions at different times."""
        self._replay: tuple[tuple[int, int], Replay] | None = None
        self.last_used = time()
        self.behind = False
        """A commit failed: memory may be ahead of the rows and must be read anew."""

    # -- reading ------------------------------------------------------------------------------------------------------

    async def load(self) -> Room:
        """Read everything from the rows; nobody sees the table half read."""
        row = await self.store.table(self.id)
        if row is None:
            raise Problem("no-table")
        seats = list(await self.store.seats(self.id))
        moves = [] if row.status == "open" else await self.store.moves(self.id)
        self.row, self.seats = row, seats
        self._clear()
        self.behind = False
        if row.status != "open":
            self._rebuild(moves)
        return self

    def _clear(self) -> None:
        self.game = None
        self.number = 0
        self.keys = set()
        self.asked, self.open, self._asked_so_far = {}, {}, {}
        self.points = []
        self.stuck = None
        self._forget_words()

    def _rebuild(self, moves: Sequence[Any]) -> None:
        row = self.row
        try:
            self.game = new(row.game, len(self.seats), int(row.seed), row.roles, row.options, live=True)
            self._note_decisions()
            self._note_points()
            for move in moves:
                self._apply(move)
                if move.number == row.position_number and self.game.fingerprint() != row.position["fingerprint"]:
                    raise Problem("other-rules")
        except KlubovnaError as error:
            self._clear()
            self._from_position(moves, error)

    def _from_position(self, moves: Sequence[Any], error: KlubovnaError) -> None:
        """After an upgrade the rows may not fit any more: go on from the stored position, or say why not."""
        try:
            if self.row.position is None:
                raise error
            made = rules(self.row.game)
            self.game = replay({**self.row.position, "content": made.content.digest}, live=True)
            self.number = self.row.position_number
            self.keys = {move.key for move in moves if move.number <= self.number}
            self._note_decisions()
            self._note_points()
            for move in moves:
                if move.number > self.number:
                    self._apply(move)
        except KlubovnaError as reason:
            self._clear()
            self.stuck = {lang: reason.text(lang) for lang in LANGUAGES}

    async def catch_up(self) -> bool:
        """Apply rows that another process has written; whether there were any."""
        if self.behind:
            await self.load()
            return True
        if self.game is None:
            was = self.row.status
            await self.load()
            return bool(self.row.status != was)
        moves = await self.store.moves(self.id, self.number)
        for move in moves:
            self._apply(move)
        if moves:
            self.row = await self.store.table(self.id)
            self.seats = list(await self.store.seats(self.id))
        return bool(moves)

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """The table as its rows have it: no move is under way, and none that may have failed is shown."""
        async with self.lock:
            if self.behind:
                await self.load()
            yield

    async def _ready(self) -> None:
        """Before anything is changed: memory that may not agree with the rows is read anew."""
        if self.behind or self.game is None:
            await self.catch_up()

    def _apply(self, move: Any) -> None:
        """One row onto the game in memory."""
        game = self.playing()
        if move.what == "undo":
            game.take_back(move.seat)
            self._forget_words()
        else:
            decision = self.owed(move.seat, move.kind)
            found = [i for i, option in enumerate(decision.options) if plain.dump(option) == move.value]
            if not found:
                raise Problem("stale")
            game.choose(found[0], move.seat)
        self._took(move.number, move.key)

    def _forget_words(self) -> None:
        """Events have other numbers now."""
        self.words.forget()
        self.epoch += 1

    def _took(self, number: int, key: str) -> None:
        self.number = number
        self.keys.add(key)
        self.undo_asked = None
        self.agreed = set()
        self._note_decisions()
        self._note_points()

    def _note_decisions(self) -> None:
        """Who owes an answer: a decision that was open before stays the same one."""
        for decision in self.playing().decisions:
            if self.open.get(decision.seat) is not decision:
                self._asked_so_far[decision.seat] = self._asked_so_far.get(decision.seat, 0) + 1
        self.open = {decision.seat: decision for decision in self.playing().decisions}
        self.asked = {seat: self._asked_so_far[seat] for seat in self.open}

    def _note_points(self) -> None:
        scores = self.playing().state.result().scores
        if not self.points or self.points[-1][1:] != scores:
            self.points.append([self.number, *scores])

    def playing(self) -> Game:
        if self.game is None:
            raise Problem("cannot-go-on", why=self.stuck) if self.stuck else Problem("not-running")
        return self.game

    def owed(self, seat: int, kind: str | None = None) -> Decision[Any]:
        """The decision this seat owes now."""
        for decision in self.playing().decisions:
            if decision.seat == seat and (kind is None or decision.kind.name == kind):
                return decision
        raise Problem("stale")

    # -- who is who ---------------------------------------------------------------------------------------------------

    def holder(self, seat: int, token: str | None) -> None:
        """Refuse whoever does not hold the seat."""
        if token is None:
            raise Problem("spectator")
        if not 0 <= seat < len(self.seats):
            raise Problem("no-seat")
        kept = self.seats[seat].token_hash
        if kept is None or not hmac.compare_digest(kept, hashed(token)):
            raise Problem("wrong-token")

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind in ("person", "hotseat")]

    async def sit_down(self, seat: int, name: str) -> str:
        """Take an open seat; the token is told once and kept as a hash."""
        async with self.lock:
            await self.catch_up()
            if not 0 <= seat < len(self.seats):
                raise Problem("no-seat")
            token = secrets.token_urlsafe(24)
            if not await self.store.take_seat(
                self.id, seat, "open", kind="person", name=name, token_hash=hashed(token)
            ):
                raise Problem("seat-taken")
            self.seats = list(await self.store.seats(self.id))
        self.tell()
        return token

    async def start(self) -> None:
        """Everybody sits: the game begins. Open seats are taken over by bots if the table says so by then."""
        async with self.lock:
            await self.load()
            if self.row.status != "open":
                return
            if any(seat.kind == "open" for seat in self.seats):
                raise Problem("not-all-seated")
            await self.store.change_table(self.id, status="running")
            await self.load()
        self.tell()
        self.pilot.go_on()

    # -- moves --------------------------------------------------------------------------------------------------------

    async def choose(self, seat: int, index: int, number: int, key: str, by: str = "person") -> None:
        """Take one answer: applied, committed as a row, then acknowledged. A known key is acknowledged again.

        `number` is the decision that is meant, as the scene named it: a late message is refused instead of played.
        """
        async with self.lock:
            self.last_used = time()
            await self._ready()
            if key in self.keys:
                return
            game = self.playing()
            decision = self.owed(seat)
            if number != self.asked[seat]:
                raise Problem("stale")
            kind = decision.kind.name
            value = plain.dump(decision.options[index]) if 0 <= index < len(decision.options) else None
            game.choose(index, seat)
            await self._commit("choose", seat, kind, value, by, key)
        self.tell()
        self.pilot.go_on()

    async def _commit(self, what: str, seat: int, kind: str, value: Any, by: str, key: str) -> None:
        row = {
            "table_id": self.id,
            "number": self.number + 1,
            "what": what,
            "seat": seat,
            "kind": kind,
            "value": value,
            "by": by,
            "key": key,
            "at": now(),
        }
        try:
            written = await asyncio.shield(self.store.append(row))
        except BaseException:
            self.behind = True
            raise
        if not written:
            await self.load()
            if key in self.keys:
                return
            raise Problem("stale")
        self._took(self.number + 1, key)
        metrics.MOVES.labels(self.row.game, by).inc()
        if self.playing().over:
            await self._end()
        elif (self.number + self._share) % POSITION_EVERY == 0:
            self.store.keep_position(self.id, self.number, self.playing().position())

    async def _end(self) -> None:
        game = self.playing()
        assert game.result is not None
        position = {"position": game.position(), "position_number": self.number}
        await self.store.change_table(self.id, status="over", winners=game.result.winners, **position)
        self.row = await self.store.table(self.id)

    # -- undo ---------------------------------------------------------------------------------------------------------

    async def undo(self, seat: int, key: str) -> None:
        """Free where the kernel says so; otherwise the other people at the table are asked first."""
        async with self.lock:
            await self._ready()
            if key in self.keys:
                return
            game = self.playing()
            free = game.can_undo(seat)
            if not free and not self._has_chosen(seat):
                raise Problem("undo-refused", why=self._why(Refusal("nothing")))
            others = [other for other in self.people() if other != seat]
            if not free and others:
                self.undo_asked, self.agreed = seat, set()
            else:
                await self._take_back(seat, key)
        self.tell()
        self.pilot.go_on()

    def _has_chosen(self, seat: int) -> bool:
        try:
            self.playing().clone().take_back(seat)
        except IllegalChoice:
            return False
        return True

    def _why(self, refusal: Refusal) -> dict[str, str]:
        return {lang: self.playing().text(lang, refusal) for lang in LANGUAGES}

    async def answer_undo(self, seat: int, agree: bool) -> None:
        """One of the others agrees to an undo, or not."""
        async with self.lock:
            await self._ready()
            asked = self.undo_asked
            if asked is None or seat == asked:
                raise Problem("no-undo-asked")
            if not agree:
                self.undo_asked = None
            else:
                self.agreed.add(seat)
                if self.agreed >= {other for other in self.people() if other != asked}:
                    await self._take_back(asked, f"undo-{secrets.token_hex(8)}")
        self.tell()
        self.pilot.go_on()

    async def _take_back(self, seat: int, key: str) -> None:
        self.playing().take_back(seat)
        self._forget_words()
        await self._commit("undo", seat, "", None, "person", key)

    # -- telling ------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        for watcher in list(self.watchers):
            watcher()

    def tell_chat(self) -> None:
        for watcher in list(self.chat_watchers):
            watcher()

    async def scene(self, seat: int | None, lang: str, since: int = 0) -> Scene:
        """All that a seat may see now (None: a spectator). A move that is being committed is not there yet."""
        async with self.settled():
            return self._scene(seat, lang, since)

    def _scene(self, seat: int | None, lang: str, since: int) -> Scene:
        game = self.playing()
        own = next((d for d in game.decisions if d.seat == seat), None)
        view = game.view(seat)
        waiting = [waiting for waiting, _ in view["waiting"]]
        return Scene(
            say="scene",
            table=self.id,
            number=self.asked.get(seat, 0) if seat is not None else 0,
            epoch=self.epoch,
            seat=seat,
            over=game.over,
            view=view,
            decision=decision_shown(game, own, lang) if own is not None and len(own.options) > 1 else None,
            waiting=waiting,
            events=self.words.events(game, seat, lang, since),
            undo=None if seat is None or game.over else self._undo_shown(game, seat, lang),
            deadline=self.pilot.deadline(waiting if own is None else [own.seat]),
            result=_result_shown(game),
            points=self.points if game.over else [],
        )

    def _cut(self) -> Replay:
        """The game from its beginning; cut anew when something has been played since."""
        game = self.playing()
        if self._replay is None or self._replay[0] != (self.epoch, self.number):
            self._replay = ((self.epoch, self.number), Replay(game))
        return self._replay[1]

    async def replay_steps(self, lang: str) -> list[ReplayStep]:
        async with self.settled():
            return self._cut().steps(lang)

    async def replayed(self, at: int, seat: int | None, lang: str) -> Scene:
        """A position of the past. While the game runs nobody gets more than a spectator saw."""
        async with self.settled():
            return self._replayed(at, seat, lang)

    def _replayed(self, at: int, seat: int | None, lang: str) -> Scene:
        over = self.playing().over
        if seat is not None and not over:
            raise Problem("not-over")
        if seat is not None and not 0 <= seat < len(self.seats):
            raise Problem("no-seat")
        replay = self._cut()
        if not 0 <= at < len(replay.stops):
            raise Problem("no-page")
        then = replay.game(at)
        view = then.view(seat)
        return Scene(
            say="scene",
            table=self.id,
            number=at,
            epoch=self.epoch,
            seat=seat,
            over=then.over,
            view=view,
            decision=None,
            waiting=[waiting for waiting, _ in view["waiting"]],
            events=self.words.events(then, seat, lang, replay.stops[at].events[0]),
            undo=None,
            deadline=None,
            result=_result_shown(then),
            points=self.points if over else [],
        )

    def _undo_shown(self, game: Game, seat: int, lang: str) -> UndoShown:
        free = game.can_undo(seat)
        waits = [other for other in self.people() if other != self.undo_asked and other not in self.agreed]
        return UndoShown(
            free=free is True,
            reason=None if free is True else game.text(lang, free),
            asked=self.undo_asked,
            waits_for=waits if self.undo_asked is not None else [],
        )

    def shown(self, lang: str) -> TableShown:
        """The table as the lobby shows it."""
        names: list[str | None] = [None] * len(self.seats)
        if self.game is not None:
            texts = rules(self.row.game).texts(lang)
            names = [str(texts.noun(self.game.state, "seat", seat.seat)) for seat in self.seats]
        return table_shown(self.row, self.seats, names, lang, self.stuck)

    async def close(self) -> None:
        await self.pilot.close()


def _result_shown(game: Game) -> dict[str, Any] | None:
    result = game.result
    if result is None:
        return None
    return {"winners": result.winners, "ranks": result.ranks, "scores": result.scores, "details": result.details}
