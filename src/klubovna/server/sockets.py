"""The live connection of a page to its table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Meta
from sqlalchemy.exc import SQLAlchemyError

from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.text import LANGUAGES
from klubovna.server import metrics
from klubovna.server.hosting import require_going
from klubovna.server.limits import CONNECT_COST, LOOK_COST, REFUSED_SECONDS, Buckets, client_of
from klubovna.server.presence import Presence
from klubovna.server.previews import preview_shown
from klubovna.server.problems import Problem, body
from klubovna.server.room import Room
from klubovna.server.scenes import who_sits
from klubovna.server.talk import chat_shown, say_at
from klubovna.server.turns import Turns
from klubovna.server.wanted import Choice, Index, Key, Marks, Strict
from klubovna.server.wire import Ack, Refused, TableTold

RETRY_SECONDS = 1.0
TRY_AGAIN_SECONDS = 0.1
NO_SUCH_TABLE, TRY_LATER = 4404, 4429
log = logging.getLogger("klubovna.server")


class Look(Strict, tag="look", tag_field="do"):
    """Look at the table from a seat (None: as a spectator). `since` is the first event not yet known."""

    seat: Annotated[int, Meta(ge=0, le=8)] | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None
    lang: Literal["en", "cs"] = "en"
    since: Annotated[int, Meta(ge=0)] = 0
    chat_since: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class Choose(Choice, tag="choose", tag_field="do", kw_only=True):
    """Answer the open decision."""


class TakeBack(Strict, tag="undo", tag_field="do"):
    key: Key
    turn: bool = False


class Agree(Strict, tag="agree", tag_field="do"):
    agree: bool
    key: Key


class Talk(Strict, tag="chat", tag_field="do"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class TryOut(Strict, tag="preview", tag_field="do", kw_only=True):
    """What would an answer change? Without an answer nobody wants to know any more."""

    number: Annotated[int, Meta(ge=0)] = 0
    index: Index | None = None
    marks: Marks | None = None

    @property
    def answer(self) -> int | list[int] | None:
        return self.marks if self.index is None else self.index


Message = Look | Choose | TakeBack | Agree | Talk | TryOut
READ = msgspec.json.Decoder(Message)
WRITE = msgspec.json.Encoder()
NO_EVENTS = b"[]}"
"""So a scene without events ends: they are its last field, and are added to what is compared."""


class Connection:
    """One page at one table. What has changed is sent as one scene: a slow page misses steps, never the position."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, client: str) -> None:
        self.socket = socket
        self.room = room
        self.buckets: Buckets = socket.app.state.buckets
        self.pace: Buckets = socket.app.state.pace
        self.tries: Buckets = socket.app.state.tries
        self.client = client
        self.turns: Turns = socket.app.state.turns
        self.presence: Presence = socket.app.state.clubroom.presence
        self.seat: int | None = None
        self.token: str | None = None
        self.lang = "en"
        self.since = 0
        self.epoch = room.epoch
        self.seen = b""
        self.sitting: list[Any] | None = None
        self.chat_since = 0
        self.looks = 0
        """How often the page has said where it looks from."""
        self.changed = asyncio.Event()
        self.chatted = asyncio.Event()
        self.sending = asyncio.Lock()
        self.trying: asyncio.Task[None] | None = None

    async def run(self) -> None:
        self.room.watchers.add(self.changed.set)
        self.room.chat_watchers.add(self.chatted.set)
        metrics.WATCHERS.inc()
        tasks = [asyncio.create_task(self._scenes()), asyncio.create_task(self._chats())]
        try:
            await self._first_look()
            while True:
                await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            self.room.watchers.discard(self.changed.set)
            self.room.chat_watchers.discard(self.chatted.set)
            self._sit(None, None)
            metrics.WATCHERS.dec()
            if self.trying is not None:
                tasks.append(self.trying)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            tasks.clear()
            self.trying = None
            del self.room  # what the libraries keep of a closed connection keeps no game

    async def _first_look(self) -> None:
        """Who connects says where it looks from; a connection that only sits there is closed."""
        try:
            async with asyncio.timeout(self.room.settings.look_seconds):
                while not self.looks:
                    await self._read()
        except TimeoutError:
            await turn_away(self.socket, Problem("too-slow"))
            raise WebSocketDisconnect(code=TRY_LATER, detail="") from None

    async def _read(self) -> None:
        raw = await self.socket.receive_data(mode="text")
        key: str | None = None
        try:
            if not self.buckets.take(self.client):
                await asyncio.sleep(REFUSED_SECONDS)  # nothing more is read meanwhile
                raise Problem("too-fast")
            message = READ.decode(raw)
            if isinstance(message, Look) and not self.buckets.take(self.client, cost=LOOK_COST - 1.0):
                raise Problem("too-fast")
            key = getattr(message, "key", None)
            await self._do(message)
        except msgspec.ValidationError as error:
            await self._refuse(Problem("bad-shape", why=str(error)), key)
        except (msgspec.DecodeError, RecursionError):
            await self._refuse(Problem("bad-json"), key)
        except KlubovnaError as error:
            await self._refuse(error, key)
        except (SQLAlchemyError, OSError):
            await self._refuse(Problem("database"), key)
        except Exception:
            log.exception("table %s: a message failed", self.room.id)
            await self._refuse(Problem("broken"), key)

    async def _do(self, message: Message) -> None:
        if isinstance(message, Look):
            if message.seat is not None:
                await self.room.admit(message.seat, message.token)
            self._stop_trying()
            self._sit(message.seat, message.token)
            self.lang, self.since = message.lang, message.since
            self.chat_since = message.chat_since
            self.seen = b""
            self.looks += 1
            self.changed.set()
            self.chatted.set()
            return
        if self.seat is None:
            raise Problem("spectator")
        await self.room.admit(self.seat, self.token)  # it may have been given to somebody else since
        if isinstance(message, TryOut):
            self._try_out(self.seat, message)
            return
        if not isinstance(message, Talk):
            require_going(self.room)
        if isinstance(message, Choose):
            with metrics.move_time(self.room.id):
                await self.room.choose(self.seat, message.answer, message.number, message.key)
        elif isinstance(message, TakeBack):
            await self.room.undo(self.seat, message.key, message.turn)
        elif isinstance(message, Agree):
            await self.room.answer_undo(self.seat, message.agree)
        else:
            await say_at(self.room, self.seat, message.text, message.key, self.pace)
        await self._send(Ack("ack", message.key))

    def _try_out(self, seat: int, message: TryOut) -> None:
        """The last preview that was asked for is the one that is wanted."""
        self._stop_trying()
        answer = message.answer
        if answer is not None:
            self.trying = asyncio.create_task(self._tried(seat, message.number, answer))

    def _stop_trying(self) -> None:
        if self.trying is not None:
            self.trying.cancel()
        self.trying = None

    async def _tried(self, seat: int, number: int, answer: int | list[int]) -> None:
        """A pointer that is late, or points at nothing, is told nothing; one that moves fast, where it has stopped."""
        while not self.tries.take(self.client):
            await asyncio.sleep(TRY_AGAIN_SECONDS)
        if not self._sits_at(seat):
            return
        with contextlib.suppress(KlubovnaError, SQLAlchemyError, OSError):
            shown = await preview_shown(self.room, seat, number, answer, self.lang)
            if self._sits_at(seat):
                await self._send(shown)

    def _sits_at(self, seat: int | None) -> bool:
        """It may look from elsewhere by now, or its seat was given to somebody else."""
        return self.seat == seat and (seat is None or self.room.holds(seat, self.token or ""))

    def _sit(self, seat: int | None, token: str | None) -> None:
        if self.seat is not None:
            self.presence.went(self.room.id, self.seat)
        self.seat, self.token = seat, token
        if seat is not None:
            self.presence.came(self.room.id, seat)

    async def _scenes(self) -> None:
        while True:
            await self.changed.wait()
            if self.looks:
                await self.turns.turn()
            self.changed.clear()  # what has changed while it waited is shown, too
            if not self.looks:
                continue
            try:
                await self._show()
            except KlubovnaError as error:
                await self._refuse(error, None)
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(RETRY_SECONDS)
                self.changed.set()
            except Exception:
                log.exception("table %s: a scene failed", self.room.id)
                await self._refuse(Problem("broken"), None)

    async def _show(self) -> None:
        """Send what this page sees now, if it looks different from what was sent last."""
        if not self._sits_at(self.seat):
            self._sit(None, None)
            await self._refuse(Problem("wrong-token"), None)
        if self.room.game is None or self.room.row.status == "closed":
            await self._send(TableTold("table", self.room.shown(self.lang)))
            return
        if self.epoch != self.room.epoch:
            self.epoch, self.since = self.room.epoch, 0
        await self._tell_who_sits()
        looks, seat = self.looks, self.seat
        scene = await self.room.scene(seat, self.lang, self.since)
        if looks != self.looks or scene.epoch != self.epoch or not self._sits_at(seat):
            self.changed.set()  # it looks from another seat by now, has lost its own, or an undo came in between
            return
        events, scene.events = scene.events, []
        seen = told = WRITE.encode(scene)
        if events:
            self.since = events[-1].number + 1
            told = seen.removesuffix(NO_EVENTS) + WRITE.encode(events) + b"}"
        elif seen == self.seen:
            return  # that something happened which this seat cannot see is not told either
        self.seen = seen
        await self._send_raw(told)

    async def _tell_who_sits(self) -> None:
        """Whoever has come, gone or been muted since; the page has read the rest itself."""
        sitting = who_sits(self.room.row, self.room.seats, self.room.next)
        if self.sitting is not None and sitting != self.sitting:
            await self._send(TableTold("table", self.room.shown(self.lang)))
        self.sitting = sitting

    async def _chats(self) -> None:
        while True:
            await self.chatted.wait()
            self.chatted.clear()
            if not self.looks:
                continue
            try:
                rows = await self.room.store.chat(self.room.id, self.chat_since, self.room.settings.chat_kept)
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(RETRY_SECONDS)
                self.chatted.set()
                continue
            for row in rows:
                self.chat_since = row.number
                await self._send(chat_shown(row, self.lang))

    async def _refuse(self, error: KlubovnaError, key: str | None) -> None:
        _, told = body(error, self.lang)
        metrics.PROBLEMS.labels(told["code"]).inc()
        await self._send(Refused("refused", told["code"], told["text"], key))

    async def _send(self, message: Any) -> None:
        await self._send_raw(WRITE.encode(message))

    async def _send_raw(self, encoded: bytes) -> None:
        async with self.sending:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.send_data(encoded.decode(), mode="text")


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The page says where it looks from; from then on it is sent what that seat sees, whenever it changes."""
    await socket.accept()
    state = socket.app.state
    client = client_of(socket)
    with state.connections.hold(client) as allowed:
        try:
            if not allowed or not state.buckets.take(client, cost=CONNECT_COST):
                raise Problem("too-fast")
            room = await state.clubroom.room(table)
        except Problem as problem:
            if problem.code == "too-fast":
                await asyncio.sleep(REFUSED_SECONDS)
            await turn_away(socket, problem)
        except (SQLAlchemyError, OSError):
            await turn_away(socket, Problem("database"))
        else:
            await Connection(socket, room, client).run()


async def turn_away(socket: WebSocket[Any, Any, Any], problem: Problem) -> None:
    metrics.PROBLEMS.labels(problem.code).inc()
    lang = socket.query_params.get("lang", "")
    told = Refused("refused", problem.code, problem.text(lang if lang in LANGUAGES else "en"))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(WRITE.encode(told).decode(), mode="text")
        await socket.close(code=NO_SUCH_TABLE if problem.code == "no-table" else TRY_LATER)
