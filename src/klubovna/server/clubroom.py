"""All tables of one server process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from time import time
from typing import Any

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from klubovna import bots
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.registry import games, rules
from klubovna.kernel.text import LANGUAGES
from klubovna.server.bot_pool import BotPool
from klubovna.server.leases import TableLeases
from klubovna.server.names import clean_name
from klubovna.server.problems import Problem
from klubovna.server.room import Room, hashed
from klubovna.server.scenes import table_shown
from klubovna.server.settings import Settings
from klubovna.server.store import CHANGED, CHANNEL, MOVED, SAID, Store, now
from klubovna.server.wire import HeldSeat, Opened, TableShown, WantedTable

SWEEP_SECONDS = 30.0
RECONNECT_SECONDS = 1.0
log = logging.getLogger("klubovna.server")


def warm() -> None:
    """Read the rulebooks and the words of all games, so that the first visitor does not wait for it."""
    for slug in games():
        made = rules(slug)
        for lang in LANGUAGES:
            made.texts(lang)
        made.ledger  # noqa: B018 - reading it is the point


class Clubroom:
    """Opens tables, finds them again, keeps those that are looked at in memory."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_modules)
        self.leases = TableLeases(settings.database)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Tables that were running go on, their bots too."""
        await self.store.open()
        self._tasks.append(asyncio.create_task(self.leases.run()))
        for table in await self.store.running():
            await self.room(table)
        self._tasks.append(asyncio.create_task(self._sweep()))
        self._tasks.append(asyncio.create_task(asyncio.to_thread(warm)))
        if self.store.postgres:
            self._tasks.append(asyncio.create_task(self._listen()))
            self._tasks.append(asyncio.create_task(self._reload()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            await room.close()
        await self.bots.close()
        await self.store.close()

    async def room(self, table: str) -> Room:
        """A table, read into memory if it is not there; its bots and clocks go on then."""
        room = self.rooms.get(table)
        if room is None:
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    room = self.rooms.get(table)
                    if room is None:
                        room = await Room(table, self.store, self.bots, self.leases, self.settings).load()
                        self.rooms[table] = room
                        room.answer_automatically()
                        await self._store_the_end(room)
            finally:
                self._loading.pop(table, None)
        room.last_used = time()
        return room

    async def _store_the_end(self, room: Room) -> None:
        with contextlib.suppress(SQLAlchemyError, OSError):  # the next sweep tries again
            await room.store_the_end()

    async def open_table(self, wanted: WantedTable, client: str) -> Opened:
        """A new table: checked by the game itself before anything is stored."""
        if wanted.game not in games():
            raise Problem("no-game", game=wanted.game)
        made = rules(wanted.game)
        roles = [seat.role for seat in wanted.seats]
        seed = secrets.randbits(64)
        config = made.config(len(wanted.seats), seed, roles, wanted.options)
        for seat in wanted.seats:
            if seat.kind == "bot":
                bots.make(seat.bot, 0)
            if seat.name.strip():
                clean_name(seat.name)
        if await self.store.tables_of(client) >= self.settings.tables_per_client:
            raise Problem("too-many-tables", most=self.settings.tables_per_client)
        table = secrets.token_hex(6)
        held = []
        rows = []
        for number, seat in enumerate(wanted.seats):
            token = secrets.token_urlsafe(24) if seat.kind in ("person", "hotseat") else None
            if token is not None:
                held.append(HeldSeat(number, token))
            rows.append(
                {
                    "table_id": table,
                    "seat": number,
                    "kind": seat.kind,
                    "name": clean_name(seat.name) if seat.name.strip() else "",
                    "role": seat.role,
                    "bot": seat.bot if seat.kind == "bot" else None,
                    "token_hash": None if token is None else hashed(token),
                }
            )
        full = all(seat.kind != "open" for seat in wanted.seats)
        row: dict[str, Any] = {
            "id": table,
            "game": wanted.game,
            "version": made.version,
            "content": made.content.digest,
            "seed": str(seed),
            "roles": config.roles,
            "options": config.chosen,
            "status": "running" if full else "open",
            "listed": wanted.listed,
            "clock": wanted.clock,
            "client": client,
            "created": now(),
            "updated": now(),
            "winners": None,
            "position": None,
            "position_number": 0,
            "host": held[0].seat if held else None,
        }
        await self.store.add_table(row, rows)
        await self.room(table)
        return Opened(table, held)

    async def listed(self, status: str, lang: str) -> list[TableShown]:
        """Tables for the lobby, from their rows: none is read into memory for it."""
        rows = await self.store.listed(status)
        seats = await self.store.seats_of([row.id for row in rows])
        known = [(row, self.rooms.get(row.id)) for row in rows if row.game in games()]
        return [
            room.shown(lang) if room is not None else table_shown(row, seats[row.id], [None] * len(seats[row.id]), lang)
            for row, room in known
        ]

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave memory; a running one with a bot or a clock on turn stays."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            old = time() - self.settings.idle_minutes * 60
            for table, room in list(self.rooms.items()):
                await self._store_the_end(room)
                if room.last_used < old and room.idle:
                    self.rooms.pop(table, None)
                    await room.close()

    async def _listen(self) -> None:
        """Another process has changed a table: read its new rows and tell those who look at it here."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.settings.database, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for room in list(self.rooms.values()):
                        await self._refresh(room, CHANGED)  # what was missed while nobody listened
                        await self._refresh(room, MOVED)
                        room.notify_chat_watchers()
                    async for notice in connection.notifies():
                        table, _, what = notice.payload.partition(" ")
                        changed = self.rooms.get(table)
                        if changed is not None:
                            await self._refresh(changed, what)
            except (OSError, psycopg.Error):
                log.warning("the database does not answer, listening again soon")
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _reload(self) -> None:
        """A table that could not be read is read as soon as the database answers: its bots may be ours alone."""
        while True:
            await asyncio.sleep(RECONNECT_SECONDS)
            for room in list(self.rooms.values()):
                if room.needs_reload:
                    await self._refresh(room, MOVED)

    async def _refresh(self, room: Room, what: str) -> None:
        """Whatever goes wrong with one table, the others are still listened for."""
        if what == SAID:
            room.notify_chat_watchers()
            return
        try:
            await room.refresh(moved=what == MOVED)
        except (SQLAlchemyError, OSError, KlubovnaError) as error:
            log.warning("table %s: read anew when it is looked at: %s", room.id, error)
            room.needs_reload = True
