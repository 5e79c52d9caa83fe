"""The rows. They are the truth; positions in memory are a cache of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

METADATA = MetaData()
KEEP_SECONDS = 0.3
"""Positions that are to be stored wait so long for others, to be committed together."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("content", String(32), nullable=False),
    Column("seed", String(20), nullable=False),
    Column("roles", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", Integer, nullable=True),
    Column("client", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("winners", JSON, nullable=True),
    Column("position", JSON, nullable=True),
    Column("position_number", Integer, nullable=False, default=0),
    Index("tables_by_status", "status", "updated"),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(64), nullable=False),
    Column("role", String(40), nullable=True),
    Column("bot", String(20), nullable=True),
    Column("token_hash", String(64), nullable=True),
)
MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(60), nullable=False),
    Column("value", JSON(none_as_null=False), nullable=True),
    Column("by", String(10), nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("table_id", "key", name="one_row_per_key"),
)
CHAT = Table(
    "chat",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def async_url(url: str) -> str:
    """`sqlite:///file` and `postgresql://…` with the drivers that we use."""
    if url.startswith("sqlite://"):
        return url.replace("sqlite://", "sqlite+aiosqlite://", 1)
    for scheme in ("postgresql://", "postgres://"):
        if url.startswith(scheme):
            return "postgresql+asyncpg://" + url.removeprefix(scheme)
    return url


def make_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(async_url(url), pool_pre_ping=url.startswith("postgres"))
    if url.startswith("sqlite"):

        @event.listens_for(engine.sync_engine, "connect")
        def _pragmas(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA busy_timeout=10000")
            cursor.close()

    return engine


class Store:
    """Reading and writing rows. Moves of all tables that arrive together are committed together."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgres")
        self.engine = make_engine(url)
        dialect: Any = postgresql if self.postgres else sqlite
        self._insert = (
            dialect.insert(MOVES)
            .on_conflict_do_nothing()
            .returning(MOVES.c.table_id, MOVES.c.number, MOVES.c.key, sort_by_parameter_order=False)
        )
        self._waiting: list[tuple[dict[str, Any], asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._positions: dict[str, dict[str, Any]] = {}
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._writer = asyncio.create_task(self._write_moves())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._keeper is not None:
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self.engine.dispose()

    # -- moves --------------------------------------------------------------------------------------------------------

    async def append(self, row: dict[str, Any]) -> bool:
        """Commit one move. False if its number or its key is taken already: then nothing was written."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._wake.set()
        return await done

    async def _write_moves(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                written = await self._insert_moves([row for row, _ in batch])
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for row, done in batch:
                if not done.done():
                    done.set_result((row["table_id"], row["number"], row["key"]) in written)

    async def _insert_moves(self, rows: list[dict[str, Any]]) -> set[tuple[str, int, str]]:
        async with self.engine.begin() as connection:
            found = (await connection.execute(self._insert, rows)).all()
            if self.postgres:
                for table in {row["table_id"] for row in rows}:
                    await notify(connection, table)
        return {(table, number, key) for table, number, key in found}

    def keep_position(self, table: str, number: int, position: dict[str, Any]) -> None:
        """Store a position soon: it only shortens the way back, so no move waits for it."""
        self._positions[table] = {"table": table, "at": number, "what": position}
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.create_task(self._keep_positions())

    async def _keep_positions(self) -> None:
        await asyncio.sleep(KEEP_SECONDS)
        waiting, self._positions = list(self._positions.values()), {}
        older = update(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.position_number < bindparam("at"))
        wanted = older.values(position=bindparam("what"), position_number=bindparam("at"), updated=now())
        with contextlib.suppress(SQLAlchemyError, OSError):  # the next one will do
            async with self.engine.begin() as connection:
                await connection.execute(wanted, waiting)

    async def moves(self, table: str, since: int = 0) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            wanted = select(MOVES).where(MOVES.c.table_id == table, MOVES.c.number > since).order_by(MOVES.c.number)
            return (await connection.execute(wanted)).all()

    # -- tables and seats ---------------------------------------------------------------------------------------------

    async def add_table(self, row: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(row))
            await connection.execute(insert(SEATS), seats)

    async def table(self, table: str) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()

    async def seats(self, table: str) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            wanted = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            return (await connection.execute(wanted)).all()

    async def seats_of(self, tables: list[str]) -> dict[str, list[Any]]:
        """The seats of several tables at once."""
        found: dict[str, list[Any]] = {table: [] for table in tables}
        async with self.engine.connect() as connection:
            wanted = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
            for seat in (await connection.execute(wanted)).all():
                found[seat.table_id].append(seat)
        return found

    async def listed(self, status: str, most: int = 50) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            wanted = select(TABLES).where(TABLES.c.status == status, TABLES.c.listed)
            return (await connection.execute(wanted.order_by(TABLES.c.updated.desc()).limit(most))).all()

    async def running(self) -> list[str]:
        """Tables that go on after a restart."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(TABLES.c.id).where(TABLES.c.status == "running"))).scalars())

    async def tables_of(self, client: str) -> int:
        """How many tables that are not over a client has opened."""
        async with self.engine.connect() as connection:
            wanted = select(TABLES.c.id).where(TABLES.c.client == client, TABLES.c.status.in_(("open", "running")))
            return len((await connection.execute(wanted)).all())

    async def change_table(self, table: str, **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(updated=now(), **values))
            if self.postgres:
                await notify(connection, table)

    async def take_seat(self, table: str, seat: int, was: str, **values: Any) -> bool:
        """Change a seat if it is still of the kind it was; two people cannot sit down on one chair."""
        async with self.engine.begin() as connection:
            wanted = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == was)
            taken = (await connection.execute(wanted.values(**values))).rowcount == 1
            if taken and self.postgres:
                await notify(connection, table)
            return taken

    # -- chat ---------------------------------------------------------------------------------------------------------

    async def say(self, table: str, seat: int | None, name: str, text: str) -> tuple[int, str]:
        at = now()
        async with self.engine.begin() as connection:
            row = {"table_id": table, "seat": seat, "name": name, "text": text, "at": at}
            number = (await connection.execute(insert(CHAT).values(row).returning(CHAT.c.number))).scalar_one()
            if self.postgres:
                await notify(connection, table)
        return number, at

    async def chat(self, table: str, since: int, most: int) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            wanted = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number > since)
            found = (await connection.execute(wanted.order_by(CHAT.c.number.desc()).limit(most))).all()
            return found[::-1]


CHANNEL = "klubovna"


async def notify(connection: AsyncConnection, table: str) -> None:
    """Tell the other processes at this database that a table has changed; sent with the commit."""
    await connection.exec_driver_sql(f"NOTIFY {CHANNEL}, '{table}'")
