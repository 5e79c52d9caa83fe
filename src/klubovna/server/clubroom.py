"""All tables of one server process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import timedelta
from time import time
from weakref import WeakValueDictionary

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.registry import games
from klubovna.server import collector
from klubovna.server.bot_pool import BotPool
from klubovna.server.leases import TableLeases
from klubovna.server.opening import new_table
from klubovna.server.presence import Presence
from klubovna.server.problems import Problem
from klubovna.server.room import Room
from klubovna.server.scenes import table_shown
from klubovna.server.settings import Settings
from klubovna.server.shelf import Shelf
from klubovna.server.store import CHANGED, CHANNEL, MOVED, SAID, Store
from klubovna.server.wanted import WantedTable
from klubovna.server.wire import Opened, TableShown

SWEEP_SECONDS = 30.0
CLOSED_SECONDS = 60.0
"""A closed table leaves memory sooner: whoever opens and closes tables all day holds few of them."""
RECONNECT_SECONDS = 1.0
AWAKE = timedelta(days=1)
"""Tables at which something happened within this time before a start go on by themselves."""
WAKE_SECONDS = 0.05
"""So long between two of them: those who play already do not notice."""
AWAKE_AT_ONCE = 200
"""While bots or clocks run at so many tables no further one is woken."""
log = logging.getLogger("klubovna.server")


class Clubroom:
    """Opens tables, finds them again, keeps those that are looked at in memory."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_modules)
        self.leases = TableLeases(settings.database)
        self.shelf = Shelf()
        self.presence = Presence(self.store)
        self.rooms: dict[str, Room] = {}
        self.waking = True
        """Tables of before the start are still being looked at."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Tables that somebody reads, or waits for."""
        self._missed: dict[str, dict[str, None]] = {}
        """What other processes said of tables while they were read: perhaps after their rows had been."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Tables are taken up when somebody looks at them; those that were played lately, a little later anyway."""
        await self.store.open()
        self._tasks.append(asyncio.create_task(self.leases.run()))
        self._tasks.append(asyncio.create_task(self._wake()))
        self._tasks.append(asyncio.create_task(self._sweep()))
        self._tasks.append(asyncio.create_task(self._prepare()))
        self._tasks.append(asyncio.create_task(collector.keep_looking()))
        self._tasks.append(asyncio.create_task(collector.keep_looking_through_all(self._last_used)))
        if self.store.postgres:
            self._tasks.append(asyncio.create_task(self._listen()))
            self._tasks.append(asyncio.create_task(self._reload()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await self._leave(room)
        await self.bots.close()
        await self.store.close()

    async def room(self, table: str) -> Room:
        """A table, taken up if it is not in memory; its bots and clocks go on then."""
        room = self.rooms.get(table) or await self._take_up(table)
        room.last_used = time()
        return room

    async def _take_up(self, table: str) -> Room:
        reading = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with reading:
                room = self.rooms.get(table)
                if room is None:
                    room = await Room(table, self.store, self.bots, self.leases, self.settings).load()
                    self.rooms[table] = room
                    for what in self._missed.pop(table, ()):
                        await self._refresh(room, what)
                    room.answer_automatically()
                    await self._store_the_end(room)
        finally:
            del reading
            if table not in self._loading:  # others may still wait, or read it after somebody who failed
                self._missed.pop(table, None)
        return room

    async def _store_the_end(self, room: Room) -> None:
        with contextlib.suppress(SQLAlchemyError, OSError):  # the next sweep tries again
            await room.store_the_end()

    async def open_table(self, wanted: WantedTable, client: str) -> Opened:
        """A new table: checked by the game itself before anything is stored."""
        opened = new_table(wanted, client)
        await self.require_room_for(client)
        await self.store.add_table(opened.row, opened.seats)
        await self.room(opened.row["id"])
        return Opened(opened.row["id"], opened.held)

    async def require_room_for(self, client: str) -> None:
        if await self.store.tables_of(client) >= self.settings.tables_per_client:
            raise Problem("too-many-tables", most=self.settings.tables_per_client)

    async def listed(self, status: str, lang: str) -> list[TableShown]:
        """Tables for the lobby, from their rows: none is read into memory for it."""
        rows = await self.store.listed(status)
        seats = await self.store.seats_of([row.id for row in rows])
        installed = games()
        known = [(row, self.rooms.get(row.id)) for row in rows if row.game in installed]
        return [
            room.shown(lang) if room is not None else table_shown(row, seats[row.id], [None] * len(seats[row.id]), lang)
            for row, room in known
        ]

    async def _prepare(self) -> None:
        """Rulebooks and words are read before somebody asks for them."""
        await asyncio.to_thread(self.shelf.fill)
        collector.keep_for_good()

    async def _wake(self) -> None:
        """Tables that were played lately are looked at once, slowly: bots and clocks on turn go on, an end is stored.

        The others leave memory at once. Nobody waits for this.
        """
        for table in await self.store.running(AWAKE):
            await asyncio.sleep(WAKE_SECONDS)
            while sum(not room.idle for room in self.rooms.values()) >= AWAKE_AT_ONCE:
                await asyncio.sleep(1.0)
            try:
                room = await self._take_up(table)
            except (SQLAlchemyError, OSError, KlubovnaError) as error:
                log.warning("table %s: looked at when somebody comes: %s", table, error)
                continue
            if room.idle and not room.last_used:
                await self._leave(room)
        self.waking = False

    async def _leave(self, room: Room) -> None:
        """A table leaves memory."""
        self.rooms.pop(room.id, None)
        await room.close()

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave memory; a running one with a bot or a clock on turn stays."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            old, closed = time() - self.settings.idle_minutes * 60, time() - CLOSED_SECONDS
            for room in list(self.rooms.values()):
                await self._store_the_end(room)
                if room.last_used < (closed if room.row.status == "closed" else old) and room.idle:
                    await self._leave(room)
            with contextlib.suppress(SQLAlchemyError, OSError):
                for table in await self.store.end_abandoned(timedelta(days=self.settings.abandoned_days)):
                    if (abandoned := self.rooms.get(table)) is not None:
                        await self._refresh(abandoned, MOVED)

    def _last_used(self) -> float:
        return max((room.last_used for room in self.rooms.values()), default=0.0)

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
                    for table in list(self._loading):
                        self._missed[table] = {CHANGED: None, MOVED: None}
                    async for notice in connection.notifies():
                        table, _, what = notice.payload.partition(" ")
                        if await self.presence.hear(table, what):
                            continue
                        changed = self.rooms.get(table)
                        if changed is not None:
                            await self._refresh(changed, what)
                        elif table in self._loading:
                            self._missed.setdefault(table, {})[what] = None
            except (OSError, psycopg.Error, SQLAlchemyError):
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
