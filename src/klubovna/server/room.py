"""A table in memory: its moves, who sits at it, and how a move is taken: applied, committed, told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import KlubovnaError, RuleError
from klubovna.kernel.game import Game
from klubovna.kernel.registry import rules
from klubovna.server import metrics
from klubovna.server.automatic import AutomaticAnswers, Needed, needed_answers
from klubovna.server.bot_pool import BotPool
from klubovna.server.leases import TableLeases
from klubovna.server.ledger import MoveLedger, NewRow
from klubovna.server.problems import Problem
from klubovna.server.reading import aside, read_table
from klubovna.server.replays import ReplayCache
from klubovna.server.reviews import TableReview
from klubovna.server.saves import put_aside
from klubovna.server.scenes import scene_shown, table_shown
from klubovna.server.settings import Settings
from klubovna.server.store import Store, now
from klubovna.server.successor import options_after, successor
from klubovna.server.thinking import find_answer
from klubovna.server.undo import UndoRequest, may_undo_alone, open_request, people, turn_back
from klubovna.server.wire import Scene, TableShown
from klubovna.server.words import TableWords

KEEP_EVERY = 25
"""After so many rows a table is put aside, so that it need not be played from its first move again."""
TRIES = 20
"""So often a move is tried again when another process has written a row in the meantime."""
RETRY_SECONDS = 1.0
log = logging.getLogger("klubovna.server")


def hashed(token: str) -> str:
    return hashlib.blake2b(token.encode(), digest_size=32).hexdigest()


class Room:
    """One table. All changes go through its lock; what is told afterwards is read from its ledger.

    What it is made of takes values and gives values; nothing points back here, so that a closed room leaves memory at
    once.
    """

    def __init__(self, table: str, store: Store, bots: BotPool, leases: TableLeases, settings: Settings) -> None:
        self.id = table
        self.store = store
        self.bots = bots
        self.leases = leases
        self.settings = settings
        self.lock = asyncio.Lock()
        self.row: Any = None
        self.seats: list[Any] = []
        self.ledger: MoveLedger | None = None
        """None before the game begins, and at a table that cannot go on."""
        self.stuck: dict[str, str] | None = None
        """Why the table cannot go on, in each language."""
        self.earlier: list[dict[str, Any]] = []
        """Records of what was played before an upgrade of the rules."""
        self.kept_number = 0
        """The row with which the table was put aside last."""
        self.words = TableWords()
        self.automatic = AutomaticAnswers()
        self.replays = ReplayCache()
        self.review = TableReview()
        self.watchers: set[Callable[[], None]] = set()
        self.chat_watchers: set[Callable[[], None]] = set()
        self.changed = False
        """Something has changed that the watchers have not been told yet."""
        self.needs_reload = False
        """Memory may not agree with the rows and must be read anew."""
        self.next: str | None = None
        """The table at which the same people play on."""
        self.last_used = 0.0
        """When somebody asked for it last; never, if it goes on by itself after a start."""

    # -- what is played -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        return None if self.ledger is None else self.ledger.game

    @property
    def number(self) -> int:
        """The last row."""
        return 0 if self.ledger is None else self.ledger.number

    @property
    def epoch(self) -> int:
        return 0 if self.ledger is None else self.ledger.epoch

    @property
    def open_decisions(self) -> dict[int, Decision[Any]]:
        return {} if self.ledger is None else self.ledger.open_decisions

    @property
    def ordinals(self) -> dict[int, int]:
        return {} if self.ledger is None else self.ledger.ordinals

    def moves(self) -> MoveLedger:
        """The ledger of a table that is played."""
        if self.ledger is None:
            raise Problem("cannot-go-on", why=self.stuck) if self.stuck else Problem("not-running")
        return self.ledger

    def playing(self) -> Game:
        return self.moves().game

    def owed(self, seat: int) -> Decision[Any]:
        """The decision this seat owes now."""
        return self.moves().owed(seat)

    # -- reading ------------------------------------------------------------------------------------------------------

    async def load(self) -> Room:
        """Take the table up from where it was put aside and the rows since; nobody sees it half read."""
        read = await read_table(self.store, self.id)
        self.row, self.seats, self.ledger, self.stuck = read.row, read.seats, read.ledger, read.stuck
        self.kept_number, self.earlier = read.kept_number, read.earlier
        await self._find_next()
        self.words = TableWords()
        self.needs_reload = False
        self.changed = True
        if read.upgraded and read.ledger is not None:
            self.put_aside()
            told = ("void", str(read.void)) if read.void else ("upgraded", "")
            await self.store.say(self.id, None, told[1], told[0], f"upgraded-{read.ledger.number}")
        return self

    def put_aside(self) -> None:
        """Store how it stands, soon; never a move that is not committed."""
        if self.ledger is not None and not self.ledger.unrecorded:
            self.kept_number = self.ledger.number
            self.store.keep(self.id, self.ledger.number, put_aside(self.ledger, self.earlier))

    async def reread(self) -> None:
        """The rows of the table and its seats; its moves stay as they are."""
        self.row = await self.store.table(self.id)
        self.seats = list(await self.store.seats(self.id))
        await self._find_next()
        self.changed = True

    async def _find_next(self) -> None:
        if self.next is None and self.row.status == "over":
            after = successor(self.id)
            self.next = None if await self.store.table(after) is None else after

    async def catch_up(self) -> bool:
        """Apply rows that another process has written; whether there were any."""
        if self.needs_reload:
            await self.load()
            return True
        if self.ledger is None:
            await self.reread()
            if self.row.status == "open" or self.stuck is not None:
                return False
            await self.load()
            return True
        moves = await self.store.moves(self.id, self.ledger.number)
        if moves:
            self.needs_reload = self.changed = True  # until all of them are applied
            for move in moves:
                self.ledger.apply(move)
            self.needs_reload = False
        return bool(moves)

    @asynccontextmanager
    async def consistent(self) -> AsyncIterator[None]:
        """The table as its rows have it: no move is under way, and none that may have failed is shown."""
        async with self.lock:
            if self.needs_reload:
                await self.load()
                self._announce()
            yield

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """A change of the table; whatever comes of it, those who look at it are told what is new."""
        async with self.lock:
            self.last_used = time()
            try:
                if self.needs_reload or self.ledger is None:
                    await self.catch_up()
                yield
            finally:
                if self.ledger is not None and self.ledger.unrecorded:
                    self.needs_reload = True
                self._announce()

    def _announce(self) -> None:
        if self.changed or self.needs_reload:
            self.changed = False
            self.notify_watchers()
            self.answer_automatically()

    async def refresh(self, moved: bool) -> None:
        """Another process has moved, or has changed something else at the table."""
        async with self._changing():
            if moved:
                await self.catch_up()
            else:
                await self.reread()

    async def store_the_end(self) -> None:
        """A server that died right after the last move has not noted down that the game is over."""
        if self.game is not None and self.game.over and self.row.status == "running":
            async with self._changing():
                await self._end()

    # -- who is who ---------------------------------------------------------------------------------------------------

    def require_token(self, seat: int, token: str | None) -> None:
        """Refuse whoever does not hold the seat."""
        if token is None:
            raise Problem("spectator")
        if not 0 <= seat < len(self.seats):
            raise Problem("no-seat")
        kept = self.seats[seat].token_hash
        if kept is None or not hmac.compare_digest(kept, hashed(token)):
            raise Problem("wrong-token")

    def holds(self, seat: int, token: str) -> bool:
        try:
            self.require_token(seat, token)
        except Problem:
            return False
        return True

    async def admit(self, seat: int, token: str | None) -> None:
        """Refuse whoever does not hold the seat, also if it was taken a moment ago at another process."""
        try:
            self.require_token(seat, token)
        except Problem as problem:
            if problem.code != "wrong-token" or not self.store.postgres:
                raise
            async with self._changing():
                await self.reread()
            self.require_token(seat, token)

    @property
    def private(self) -> bool:
        """What its seats saw is theirs also when the game is over: it is a game of a campaign."""
        return self.row.campaign_id is not None or bool(rules(self.row.game).kept_options & self.row.options.keys())

    async def sit_down(self, seat: int, name: str) -> str:
        """Take an open seat; the token is told once and kept as a hash."""
        async with self.lock:
            await self.catch_up()
            if not 0 <= seat < len(self.seats):
                raise Problem("no-seat")
            token = secrets.token_urlsafe(24)
            if not await self.store.take_seat(
                self.id, seat, "open", kind="person", name=name, token_hash=hashed(token), guest=True
            ):
                raise Problem("seat-taken")
            self.seats = list(await self.store.seats(self.id))
        self.notify_watchers()
        return token

    async def start(self) -> None:
        """Everybody sits: the game begins."""
        async with self.lock:
            await self.catch_up()
            if self.row.status != "open":
                return
            if any(seat.kind == "open" for seat in self.seats):
                raise Problem("not-all-seated")
            await self.store.change_table(self.id, status="running")
            await self.load()
        self.notify_watchers()
        self.answer_automatically()

    # -- moves --------------------------------------------------------------------------------------------------------

    async def choose(self, seat: int, answer: int | list[int], ordinal: int, key: str, by: str = "person") -> None:
        """Take one answer: applied, committed as a row, then acknowledged. A known key is acknowledged again.

        It is the index of an option, or the places of all things that are marked. `ordinal` is the decision that is
        meant, as the scene named it: a late message is refused instead of played.
        """
        async with self._changing():
            for _ in range(TRIES):
                if await self._choose(seat, answer, ordinal, key, by):
                    return
            raise Problem("stale")

    async def _choose(self, seat: int, answer: int | list[int], ordinal: int, key: str, by: str) -> bool:
        if key in self.moves().keys:
            return True
        if self.store.postgres and ordinal != self.ordinals.get(seat):
            await self.catch_up()  # another process may have asked it
            if key in self.moves().keys:
                return True
        ledger = self.moves()
        ledger.owed(seat)
        if ordinal != ledger.ordinals[seat]:
            raise Problem("stale")
        if isinstance(answer, list):
            return await self._commit(ledger, ledger.choose_set(seat, answer, key), by)
        return await self._commit(ledger, ledger.choose(seat, answer, key), by)

    async def _commit(self, ledger: MoveLedger, row: NewRow, by: str) -> bool:
        """Store the row of what was just applied. False if another process came first: then its rows are read."""
        stored = {
            "table_id": self.id,
            "number": row.number,
            "what": row.what,
            "seat": row.seat,
            "kind": row.kind,
            "value": row.value,
            "by": by,
            "key": row.key,
            "at": now(),
        }
        if not await asyncio.shield(self.store.append(stored)):
            self.needs_reload = True
            await self.load()
            return row.key in self.moves().keys
        ledger.record(row)
        self.changed = True
        metrics.moved(self.id, self.row.game, by, row.visible)
        if ledger.game.over:
            try:
                await self._end()
            except (SQLAlchemyError, OSError):
                log.warning("table %s: that its game is over will be stored later", self.id)
        elif row.visible and self._is_due(row.number):  # when it was put aside shows in the lobby
            self.put_aside()
        return True

    def _is_due(self, number: int) -> bool:
        spread = _spread(self.id)
        return (number + spread) // KEEP_EVERY > (self.kept_number + spread) // KEEP_EVERY

    async def _end(self) -> None:
        ledger = self.moves()
        result = ledger.game.result
        assert result is not None
        await self.store.change_table(self.id, status="over", winners=result.winners)
        self.put_aside()
        self.row = await self.store.table(self.id)
        self.leases.give_back(self.id)

    # -- undo ---------------------------------------------------------------------------------------------------------

    def _alone(self, seat: int | None) -> bool:
        """All others are bots, which agree to everything."""
        return people(self.seats) == [seat]

    def undo_request(self) -> UndoRequest | None:
        return None if self.ledger is None else open_request(self.row, self.seats, self.ledger)

    async def undo(self, seat: int, key: str, turn: bool = False) -> None:
        """Take the last choice back, or with `turn` all of the present turn that the seat may take back by itself."""
        async with self._changing():
            if self.store.postgres:
                await self.catch_up()  # what is asked for depends on every row
            for _ in range(TRIES):
                if await self._undo(seat, key, turn):
                    return
            raise Problem("stale")

    async def _undo(self, seat: int, key: str, turn: bool) -> bool:
        """False: another row came first, and everything is to be looked at again."""
        ledger = self.moves()
        if key in ledger.keys or key == self.row.undo_key:
            return True
        if ledger.game.lies_far_back(seat):
            await aside(ledger.game.unfold)
        if may_undo_alone(ledger.game, seat, self.seats):
            run = turn_back(ledger.game, seat, self._alone(seat)) if turn else None
            return await self._commit(ledger, ledger.take_back(seat, key, None if run is None else run.start), "person")
        await self.store.ask_undo(self.id, seat, ledger.number, key)
        await self.reread()
        return True

    async def answer_undo(self, seat: int, agree: bool) -> None:
        """One of the others agrees, or not."""
        async with self._changing():
            if self.store.postgres:
                await self.catch_up()  # what is asked for depends on every row
            await self.reread()
            request = self.undo_request()
            if request is None or seat == request.seat:
                raise Problem("no-undo-asked")
            if agree:
                await self.store.agree(self.id, seat, request.key)
            else:
                await self.store.refuse_undo(self.id, request.key)
            await self.reread()
            still = self.undo_request()
            if agree and still is not None and not still.waiting_for:
                ledger = self.moves()
                if not await self._commit(ledger, ledger.take_back(request.seat, request.key), "person"):
                    raise Problem("stale")

    # -- answers that no person gives ---------------------------------------------------------------------------------

    def answer_automatically(self) -> None:
        """Look at the open decisions anew: bots, clocks and single secret options."""
        needed: list[Needed] = []
        if self.ledger is not None and not self.ledger.game.over and self.row.status == "running":
            needed = needed_answers(self.ledger, self.seats, self.row.clock)
        self.automatic.update(needed, None if self.row is None else self.row.clock, self._answer)

    async def _answer(self, needed: Needed) -> None:
        """Find an answer and give it. Whatever goes wrong, the table goes on."""
        try:
            await self.leases.hold(self.id)  # where several servers share the database one of them answers
            index = await find_answer(self, needed)
            key = f"{needed.reason}-{needed.seat}-{needed.ordinal}-{secrets.token_hex(4)}"
            await self.choose(needed.seat, index, needed.ordinal, key, by=needed.reason)
        except RuleError as error:
            log.error("table %s: %s", self.id, error)
            await asyncio.sleep(RETRY_SECONDS)
        except KlubovnaError:
            pass  # the table has moved on in the meantime
        except (SQLAlchemyError, OSError) as error:
            log.warning("table %s: the database does not answer, trying again: %s", self.id, error)
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            log.exception("table %s: seat %s was not answered for", self.id, needed.seat)
            await asyncio.sleep(RETRY_SECONDS)
        self.automatic.finished(needed)
        self.answer_automatically()

    async def close(self) -> None:
        """It leaves memory; where it stands is stored, so that it comes back quickly and outlives its rules."""
        await self.automatic.close()
        await self.review.close()
        async with self.lock:
            if self.number > self.kept_number and not self.needs_reload:
                self.put_aside()
        self.leases.give_back(self.id)

    @property
    def idle(self) -> bool:
        """Nobody looks at it and nothing goes on at it by itself."""
        return not self.watchers and not self.automatic.tasks

    # -- telling ------------------------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str, key: str | None) -> Any:
        """A line of the chat, as it stands there now."""
        line = await self.store.say(self.id, seat, self.seats[seat].name, text, key)
        self.notify_chat_watchers()
        return line

    def notify_watchers(self) -> None:
        for watcher in list(self.watchers):
            watcher()

    def notify_chat_watchers(self) -> None:
        for watcher in list(self.chat_watchers):
            watcher()

    async def scene(self, seat: int | None, lang: str, since: int = 0) -> Scene:
        """All that a seat may see now (None: a spectator). A move that is being committed is not there yet."""
        async with self.consistent():
            return self._scene(seat, lang, since)

    def _scene(self, seat: int | None, lang: str, since: int) -> Scene:
        ledger, request, deadline = self.moves(), self.undo_request(), self.automatic.deadline
        alone = self._alone(seat)
        return scene_shown(self.id, ledger, self.words, request, alone, deadline, seat, lang, since)

    def shown(self, lang: str) -> TableShown:
        """The table as the lobby shows it."""
        names: list[str | None] = [None] * len(self.seats)
        if self.game is not None:
            texts = rules(self.row.game).texts(lang)
            names = [str(texts.noun(self.game.state, "seat", seat.seat)) for seat in self.seats]
        made = rules(self.row.game)
        onward = (
            self.game is not None and self.game.over and options_after(made, self.row.options, self.game) is not None
        )
        return table_shown(self.row, self.seats, names, lang, self.stuck, self.next, onward)


def _spread(table: str) -> int:
    """Tables that were opened together store their positions at different times."""
    return int(hashlib.blake2b(table.encode(), digest_size=2).hexdigest(), 16)
