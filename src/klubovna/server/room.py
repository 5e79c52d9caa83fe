"""A table in memory: its game, who sits at it, and how a move is taken: applied, committed, told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import KlubovnaError, RecordError
from klubovna.kernel.game import Game
from klubovna.kernel.record import new, replay
from klubovna.kernel.registry import rules
from klubovna.kernel.text import LANGUAGES
from klubovna.server import metrics
from klubovna.server.consent import Consent
from klubovna.server.pilot import Pilot
from klubovna.server.problems import Problem
from klubovna.server.replays import Lookback, chosen
from klubovna.server.scenes import Words, decision_shown, panels_shown, result_shown, table_shown
from klubovna.server.settings import Settings
from klubovna.server.store import Store, now
from klubovna.server.thinkers import Thinkers
from klubovna.server.wire import Scene, TableShown

POSITION_EVERY = 25
"""After so many rows the position is stored, for a table that outlives its rules' version."""
TRIES = 20
"""So often a move is tried again when another process has written a row in the meantime."""
log = logging.getLogger("klubovna.server")


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
        """Counts the undos that others can see; the same in every process."""
        self.loud = 0
        """The last row that everybody could tell: secret answers are not loud."""
        self.moved: dict[int, int] = {}
        """Seat -> its last row."""
        self.stuck: dict[str, str] | None = None
        self.news = False
        """Something has changed that has not been told yet."""
        self.watchers: set[Callable[[], None]] = set()
        self.chat_watchers: set[Callable[[], None]] = set()
        self.pilot = Pilot(self)
        self.consent = Consent(self)
        self.past = Lookback(self)
        self._share = int(hashlib.blake2b(table.encode(), digest_size=2).hexdigest(), 16)
        """Tables that were opened together store their positions at different times."""
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
        self.news = True
        if row.status != "open":
            self._rebuild(moves)
        return self

    async def reread(self) -> None:
        """The rows of the table and its seats; its moves stay as they are."""
        self.row = await self.store.table(self.id)
        self.seats = list(await self.store.seats(self.id))
        self.news = True

    def _clear(self) -> None:
        self.game = None
        self.number = 0
        self.keys = set()
        self.asked, self.open, self._asked_so_far = {}, {}, {}
        self.points = []
        self.stuck = None
        self.epoch = self.loud = 0
        self.moved = {}
        self.words.forget()

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
        except Exception as error:  # rules that have changed can break in any way
            self._clear()
            self._from_position(moves, error)

    def _from_position(self, moves: Sequence[Any], error: Exception) -> None:
        """After an upgrade the rows may not fit any more: go on from the stored position, or say why not."""
        try:
            if self.row.position is None:
                raise error
            made = rules(self.row.game)
            self.game = replay({**self.row.position, "content": made.content.digest}, live=True)
            self.number = self.loud = self.row.position_number
            self.keys = {move.key for move in moves if move.number <= self.number}
            self._note_decisions()
            self._note_points()
            for move in moves:
                if move.number > self.number:
                    self._apply(move)
        except Exception as reason:
            log.exception("table %s cannot go on", self.id)
            broken = RecordError("record-rule", number=self.number, error=type(reason).__name__)
            told = reason if isinstance(reason, KlubovnaError) else broken
            self._clear()
            self.stuck = {lang: told.text(lang) for lang in LANGUAGES}

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
        self.behind = bool(moves)  # until all of them are applied
        for move in moves:
            self._apply(move)
        self.behind = False
        return bool(moves)

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """The table as its rows have it: no move is under way, and none that may have failed is shown."""
        async with self.lock:
            if self.behind:
                await self.load()
                self._tell_news()
            yield

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """A change of the table; whatever comes of it, those who look at it are told what is new."""
        async with self.lock:
            self.last_used = time()
            try:
                await self._ready()
                yield
            finally:
                self._tell_news()

    def _tell_news(self) -> None:
        if self.news or self.behind:
            self.news = False
            self.tell()
            self.pilot.go_on()

    async def refresh(self, moved: bool) -> None:
        """Another process has moved, or has changed something else at the table."""
        async with self._changing():
            if moved:
                await self.catch_up()
            else:
                await self.reread()

    async def mend(self) -> None:
        """A server that died right after the last move has not noted down that the game is over."""
        if self.game is not None and self.game.over and self.row.status == "running":
            async with self._changing():
                await self._end()

    async def _ready(self) -> None:
        """Before anything is changed: memory that may not agree with the rows is read anew."""
        if self.behind or self.game is None:
            await self.catch_up()

    def _apply(self, move: Any) -> None:
        """One row onto the game in memory."""
        if move.what == "undo":
            quiet = self._turn_back(move.seat)
        else:
            quiet = True
            for value in move.value if move.what == "set" else [move.value]:
                quiet = self._replay(move.seat, move.kind, value) and quiet
        self._took(move.number, move.key, move.seat, quiet, move.what == "undo")

    def _replay(self, seat: int, kind: str, value: Any) -> bool:
        decision = self.owed(seat, kind)
        index = chosen(decision, value)
        if index is None:
            raise Problem("stale")
        return self._play(decision, index)

    def _play(self, decision: Decision[Any], index: int) -> bool:
        """Answer; whether nobody else could tell."""
        game = self.playing()
        happened = game.happened
        game.choose(index, decision.seat)
        return decision.kind.secret and game.happened == happened

    def _turn_back(self, seat: int) -> bool:
        """Undo; whether nobody else could tell, as when a secret answer is taken back while others still choose."""
        game = self.playing()
        before = game.happened, game.look(None)
        game.take_back(seat)
        quiet = (game.happened, game.look(None)) == before
        if not quiet:  # events have other numbers now
            self.words.forget()
            self.epoch += 1
        return quiet

    def _took(self, number: int, key: str, seat: int, quiet: bool, undone: bool) -> None:
        self.number = self.moved[seat] = number
        self.keys.add(key)
        if not quiet:
            self.loud = number
        self.news = True
        self._note_decisions(seat if undone and quiet else None)
        self._note_points()

    def _note_decisions(self, undone: int | None = None) -> None:
        """Who owes an answer: a decision that was open before stays the same one.

        So it does for the others when a seat (`undone`) has taken a secret answer back.
        """
        for decision in self.playing().decisions:
            was = self.open.get(decision.seat)
            if was is None or (was is not decision and undone in (None, decision.seat)):
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

    async def admit(self, seat: int, token: str | None) -> None:
        """Refuse whoever does not hold the seat, also if it was taken a moment ago at another process."""
        try:
            self.holder(seat, token)
        except Problem as problem:
            if problem.code != "wrong-token" or not self.store.postgres:
                raise
            async with self._changing():
                await self.reread()
            self.holder(seat, token)

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
        """Everybody sits: the game begins."""
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

    async def choose(self, seat: int, answer: int | list[int], number: int, key: str, by: str = "person") -> None:
        """Take one answer: applied, committed as a row, then acknowledged. A known key is acknowledged again.

        It is the index of an option, or the places of all things that are marked. `number` is the decision that is
        meant, as the scene named it: a late message is refused instead of played.
        """
        async with self._changing():
            for _ in range(TRIES):
                if await self._choose(seat, answer, number, key, by):
                    return
            raise Problem("stale")

    async def _choose(self, seat: int, answer: int | list[int], number: int, key: str, by: str) -> bool:
        if key in self.keys:
            return True
        if self.store.postgres and number != self.asked.get(seat):
            await self.catch_up()  # another process may have asked it
            if key in self.keys:
                return True
        decision = self.owed(seat)
        if number != self.asked[seat]:
            raise Problem("stale")
        kind = decision.kind.name
        if isinstance(answer, list):
            values, quiet = self._play_set(seat, answer)
            return await self._commit("set", seat, kind, values, by, key, quiet)
        value = serialize.dump(decision.options[answer]) if 0 <= answer < len(decision.options) else None
        quiet = self._play(decision, answer)
        return await self._commit("choose", seat, kind, value, by, key, quiet)

    def _play_set(self, seat: int, marked: list[int]) -> tuple[list[Any], bool]:
        """Pick all that is marked: one row, so that it is stored whole or not at all."""
        values: list[Any] = []
        quiet = True
        choices = self.playing().set_choices(marked, seat)
        try:
            for index in choices:
                decision = self.owed(seat)
                values.append(serialize.dump(decision.options[index]))
                quiet = self._play(decision, index) and quiet
        except BaseException:
            self.behind = True  # part of the set is picked in memory
            raise
        return values, quiet

    async def _commit(self, what: str, seat: int, kind: str, value: Any, by: str, key: str, quiet: bool) -> bool:
        """Write the row of what was just applied. False if another process came first: then its rows are read."""
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
            self.behind = True
            await self.load()
            return key in self.keys
        self._took(self.number + 1, key, seat, quiet, what == "undo")
        metrics.MOVES.labels(self.row.game, by).inc()
        if self.playing().over:
            try:
                await self._end()
            except (SQLAlchemyError, OSError):
                log.warning("table %s: that its game is over will be stored later", self.id)
        elif (self.number + self._share) % POSITION_EVERY == 0:
            self.store.keep_position(self.id, self.number, self.playing().position())
        return True

    async def _end(self) -> None:
        game = self.playing()
        assert game.result is not None
        position = {"position": game.position(), "position_number": self.number}
        await self.store.change_table(self.id, status="over", winners=game.result.winners, **position)
        self.row = await self.store.table(self.id)

    # -- undo ---------------------------------------------------------------------------------------------------------

    async def undo(self, seat: int, key: str) -> None:
        async with self._changing():
            if self.store.postgres:
                await self.catch_up()  # what is asked for depends on every row
            for _ in range(TRIES):
                if await self.consent.ask(seat, key):
                    return
            raise Problem("stale")

    async def answer_undo(self, seat: int, agree: bool) -> None:
        async with self._changing():
            if self.store.postgres:
                await self.catch_up()  # what is asked for depends on every row
            if not await self.consent.answer(seat, agree):
                raise Problem("stale")

    async def take_back(self, seat: int, key: str) -> bool:
        quiet = self._turn_back(seat)
        return await self._commit("undo", seat, "", None, "person", key, quiet)

    async def say(self, seat: int, text: str, key: str | None) -> Any:
        """A line of the chat, as it stands there now."""
        line = await self.store.say(self.id, seat, self.seats[seat].name, text, key)
        self.tell_chat()
        return line

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
        view = game.look(seat)
        waiting = [waiting for waiting, _ in view.waiting]
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
            undo=None if seat is None or game.over else self.consent.shown(game, seat, lang),
            deadline=self.pilot.deadline(waiting if own is None else [own.seat]),
            result=result_shown(game),
            panels=panels_shown(game, view, lang),
            points=self.points if game.over else [],
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
