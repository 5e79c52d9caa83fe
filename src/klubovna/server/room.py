"""A table in memory: its game, who sits at it, and how a move is taken: applied, committed, told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
import secrets
from collections.abc import Callable
from time import time
from typing import Any

from klubovna.kernel import plain
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.game import Game
from klubovna.kernel.record import new, replay
from klubovna.kernel.registry import rules
from klubovna.server.problems import Problem
from klubovna.server.scenes import Words, decision_shown
from klubovna.server.settings import Settings
from klubovna.server.store import Store, now
from klubovna.server.thinkers import Thinkers
from klubovna.server.wire import Scene, SeatShown, TableShown, UndoShown

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
        self.keys: dict[str, int] = {}
        self.asked_at: dict[int, int] = {}
        """Since which row each seat owes the decision that is open."""
        self.points: list[list[int]] = []
        self.words = Words()
        self.epoch = 0
        self.stuck: str | None = None
        self.undo_asked: int | None = None
        self.agreed: set[int] = set()
        self.watchers: set[Callable[[], None]] = set()
        self.chat_watchers: set[Callable[[], None]] = set()
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.deadline: float | None = None
        self.last_used = time()
        self.behind = False
        """A commit failed: memory may be ahead of the rows and must be read anew."""

    # -- reading ------------------------------------------------------------------------------------------------------

    async def load(self) -> Room:
        """Read everything from the rows."""
        self.row = await self.store.table(self.id)
        if self.row is None:
            raise Problem("no-table")
        self.seats = list(await self.store.seats(self.id))
        self.game = None
        self.number = 0
        self.keys = {}
        self.asked_at = {}
        self.points = []
        self.stuck = None
        self.behind = False
        self._forget_words()
        if self.row.status != "open":
            await self._rebuild()
        return self

    async def _rebuild(self) -> None:
        moves = await self.store.moves(self.id)
        try:
            self._begin()
            for move in moves:
                self._apply(move)
        except KlubovnaError as error:
            self._from_position(moves, error)

    def _begin(self) -> None:
        row = self.row
        self.game = new(row.game, len(self.seats), int(row.seed), row.roles, row.options, live=True)
        self._note_decisions()
        self._note_points()

    def _from_position(self, moves: Any, error: KlubovnaError) -> None:
        """After an upgrade the rows may not fit any more: go on from the stored position, or say why not."""
        self.number, self.keys, self.points = 0, {}, []
        try:
            if self.row.position is None:
                raise error
            self.game = replay(self.row.position, live=True)
            self.number = self.row.position_number
            self.keys = {move.key: move.number for move in moves if move.number <= self.number}
            self._note_decisions()
            for move in moves:
                if move.number > self.number:
                    self._apply(move)
        except KlubovnaError as reason:
            self.game = None
            self.stuck = reason.text("en")
            self.number = max((move.number for move in moves), default=0)

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

    def _apply(self, move: Any) -> None:
        """One row onto the game in memory."""
        game = self._playing()
        if move.what == "undo":
            game.undo(move.seat)
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
        self.keys[key] = number
        self.undo_asked = None
        self.agreed = set()
        self._note_decisions()
        self._note_points()

    def _note_decisions(self) -> None:
        """Who owes an answer, and since when: a decision that was open before stays as old as it is."""
        game = self._playing()
        seats = [decision.seat for decision in game.decisions]
        together = len(seats) > 1 or (len(seats) == 1 and len(self.asked_at) > 1 and seats[0] in self.asked_at)
        self.asked_at = {s: self.asked_at.get(s, self.number) if together else self.number for s in seats}

    def _note_points(self) -> None:
        scores = self._playing().state.result().scores
        if not self.points or self.points[-1][1:] != scores:
            self.points.append([self.number, *scores])

    def _playing(self) -> Game:
        if self.game is None:
            raise Problem("cannot-go-on", why=self.stuck) if self.stuck else Problem("not-running")
        return self.game

    def owed(self, seat: int, kind: str | None = None) -> Decision[Any]:
        """The decision this seat owes now."""
        for decision in self._playing().decisions:
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
        self.go_on()

    # -- moves --------------------------------------------------------------------------------------------------------

    async def choose(self, seat: int, index: int, number: int, key: str, by: str = "person") -> int:
        """Take one answer: applied, committed as a row, then acknowledged. A known key is acknowledged again."""
        async with self.lock:
            self.last_used = time()
            if self.behind or self.game is None:
                await self.catch_up()
            if key in self.keys:
                return self.keys[key]
            game = self._playing()
            decision = self.owed(seat)
            if number < self.asked_at.get(seat, 0):
                raise Problem("stale")
            kind = decision.kind.name
            value = plain.dump(decision.options[index]) if 0 <= index < len(decision.options) else None
            game.choose(index, seat)
            await self._commit("choose", seat, kind, value, by, key)
        self.tell()
        self.go_on()
        return self.number

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
        if self.number % POSITION_EVERY == 0 or self._playing().over:
            await self._keep_position()

    async def _keep_position(self) -> None:
        game = self._playing()
        values: dict[str, Any] = {"position": game.position(), "position_number": self.number}
        if game.over:
            assert game.result is not None
            values |= {"status": "over", "winners": game.result.winners}
        await self.store.change_table(self.id, **values)
        self.row = await self.store.table(self.id)

    # -- undo ---------------------------------------------------------------------------------------------------------

    async def undo(self, seat: int, key: str) -> int:
        """Free where the kernel says so; otherwise the other people at the table are asked first."""
        async with self.lock:
            if key in self.keys:
                return self.keys[key]
            free = self._playing().can_undo(seat)
            others = [other for other in self.people() if other != seat]
            if not free and str(free) == "nothing":
                raise Problem("undo-refused", why=self._playing().text("en", free))
            if not free and others:
                self.undo_asked, self.agreed = seat, set()
                number = self.number
            else:
                number = await self._take_back(seat, key)
        self.tell()
        self.go_on()
        return number

    async def answer_undo(self, seat: int, agree: bool) -> None:
        """One of the others agrees to an undo, or not."""
        async with self.lock:
            asked = self.undo_asked
            if asked is None or seat == asked:
                raise Problem("undo-refused", why="")
            if not agree:
                self.undo_asked = None
            else:
                self.agreed.add(seat)
                if self.agreed >= {other for other in self.people() if other != asked}:
                    await self._take_back(asked, f"undo-{secrets.token_hex(8)}")
        self.tell()
        self.go_on()

    async def _take_back(self, seat: int, key: str) -> int:
        self._playing().undo(seat)
        self._forget_words()
        await self._commit("undo", seat, "", None, "person", key)
        return self.number

    # -- what goes on by itself ---------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Bots think, single secret answers are given after a while, the clock runs."""
        game = self.game
        wanted: set[tuple[str, int]] = set()
        self.deadline = None
        if game is not None and not game.over and self.row.status == "running":
            for decision in game.decisions:
                if len(decision.options) == 1:
                    wanted.add(("only", decision.seat))
                elif self.seats[decision.seat].kind == "bot":
                    wanted.add(("bot", decision.seat))
                elif self.row.clock is not None:
                    wanted.add(("clock", decision.seat))
                    self.deadline = time() + self.row.clock
        stale = {key for key in self.tasks if key not in wanted or key[0] == "clock"}
        for key in stale:
            task = self.tasks.pop(key)
            if task is not asyncio.current_task():
                task.cancel()
        for key in wanted:
            if key not in self.tasks:
                what, seat = key
                flow = {"only": self._only, "bot": self._bot, "clock": self._clock}[what]
                self.tasks[key] = asyncio.create_task(flow(seat))

    async def _only(self, seat: int) -> None:
        """A secret question with one option: answered after a time like a person's."""
        number = self.asked_at.get(seat, self.number)
        if self.seats[seat].kind == "bot":
            await asyncio.sleep(self.settings.bot_pause)
        else:
            await asyncio.sleep(random.uniform(*self.settings.secret_pause))
        await self._answer("only", seat, 0, number)

    async def _bot(self, seat: int) -> None:
        number = self.asked_at.get(seat, self.number)
        began = time()
        position = self._playing().position()
        bot = self.seats[seat].bot or "greedy"
        index = await self.thinkers.choose(position, seat, bot, secrets.randbits(48))
        await asyncio.sleep(max(0.0, self.settings.bot_pause - (time() - began)))
        await self._answer("bot", seat, index, number)

    async def _clock(self, seat: int) -> None:
        """The time for a move is over: a bot goes on for that seat, which stays its holder's."""
        number = self.asked_at.get(seat, self.number)
        await asyncio.sleep(self.row.clock)
        position = self._playing().position()
        index = await self.thinkers.choose(position, seat, "greedy", secrets.randbits(48))
        await self._answer("clock", seat, index, number)

    async def _answer(self, what: str, seat: int, index: int, number: int) -> None:
        self.tasks.pop((what, seat), None)
        try:
            await self.choose(seat, index, number, f"{what}-{seat}-{number}-{secrets.token_hex(4)}", by=what)
        except Problem:
            self.go_on()

    # -- telling ------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        for watcher in list(self.watchers):
            watcher()

    def tell_chat(self) -> None:
        for watcher in list(self.chat_watchers):
            watcher()

    def scene(self, seat: int | None, lang: str, since: int = 0) -> Scene:
        """All that a seat may see now (None: a spectator)."""
        game = self._playing()
        own = next((d for d in game.decisions if d.seat == seat), None)
        result = game.result
        view = game.view(seat)
        return Scene(
            say="scene",
            table=self.id,
            number=self.number,
            epoch=self.epoch,
            seat=seat,
            over=game.over,
            view=view,
            decision=decision_shown(game, own, lang) if own is not None and len(own.options) > 1 else None,
            waiting=[waiting for waiting, _ in view["waiting"]],
            events=self.words.events(game, seat, lang, since),
            undo=None if seat is None or game.over else self._undo_shown(game, seat, lang),
            deadline=self.deadline,
            result=None
            if result is None
            else {"winners": result.winners, "ranks": result.ranks, "scores": result.scores, "details": result.details},
            points=self.points,
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
        made = rules(self.row.game)
        game = self.game
        seats = []
        for seat in self.seats:
            role_name = None
            if game is not None:
                role_name = str(made.texts(lang).noun(game.state, "seat", seat.seat))
            seats.append(SeatShown(seat.seat, seat.kind, seat.name, seat.role, role_name, True, seat.bot))
        return TableShown(
            table=self.id,
            game=self.row.game,
            title=made.title[lang],
            status="stuck" if self.stuck else self.row.status,
            seats=seats,
            options=self.row.options,
            clock=self.row.clock,
            number=self.number,
            created=self.row.created,
            updated=self.row.updated,
            winners=self.row.winners,
            why=self.stuck,
        )

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.tasks = {}
