"""The rows. They are the truth; positions in memory are a cache of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    case,
    create_engine,
    event,
    false,
    func,
    insert,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from klubovna.server.migrate import sync_url
from klubovna.server.saves import Kept

METADATA = MetaData()
KEEP_SECONDS = 0.3
"""Tables that are put aside wait so long for others, to be committed together."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("content", String(32), nullable=False),
    Column("seed", String(64), nullable=False),
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
    Column("undo_key", String(64), nullable=True),
    Column("undo_seat", Integer, nullable=True),
    Column("undo_number", Integer, nullable=True),
    Column("host", Integer, nullable=True),
    Column("save", LargeBinary, nullable=True),
    Column("save_number", Integer, nullable=False, server_default="0"),
    Column("campaign_id", String(16), nullable=True),
    Column("hints", Boolean, nullable=False, default=True, server_default=true()),
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
    Column("agrees", String(64), nullable=True),
    Column("guest", Boolean, nullable=False, default=False, server_default=false()),
    Column("muted", Boolean, nullable=False, default=False, server_default=false()),
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
    Column("key", String(64), nullable=True),
    Index("one_line_per_key", "table_id", "key", unique=True),
)
LINKS = Table(
    "links",
    METADATA,
    Column("code_hash", String(64), primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("made", String(32), nullable=False),
)
CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("record", JSON, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
)
"""`table_id` is the table of its last game: who sits there plays the campaign."""
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", String(32), nullable=False),
)
SHORT = [column for column in TABLES.c if column.name not in ("position", "save")]
"""What is asked for again and again: positions are long."""
COUNTED = timedelta(days=1)
"""A table that was left longer ago does not count among those a client has open."""
SHOWN_PER_CLIENT = 3
"""So many tables of one client stand in each list of the lobby: nobody pushes the others out."""


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _ago(time: timedelta) -> str:
    return (datetime.now(UTC) - time).isoformat(timespec="milliseconds")


def async_url(url: str) -> str:
    """`sqlite:///file` and `postgresql://…` with the drivers that we use."""
    if url.startswith("sqlite://"):
        return url.replace("sqlite://", "sqlite+aiosqlite://", 1)
    for scheme in ("postgresql://", "postgres://"):
        if url.startswith(scheme):
            return "postgresql+psycopg://" + url.removeprefix(scheme)
    return url


def make_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(async_url(url), pool_pre_ping=url.startswith("postgres"), hide_parameters=True)
    if url.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _pragmas)
    return engine


def _pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


class Writing:
    """Writes moves, and tables that are put aside, in a thread of its own, with a connection of its own.

    A batch goes there and comes back once. The other rows are written by a driver that comes back to the event loop
    after every step: a move would wait each time for all that the loop has to do, and where one writes at a time, as in
    SQLite, also for whatever else is written often.
    """

    def __init__(self, url: str) -> None:
        self.postgres = url.startswith("postgres")
        self.engine = create_engine(sync_url(url), pool_pre_ping=self.postgres, hide_parameters=True)
        if not self.postgres:
            event.listen(self.engine, "connect", _pragmas)
        dialect: Any = postgresql if self.postgres else sqlite
        self._insert = (
            dialect.insert(MOVES)
            .on_conflict_do_nothing()
            .returning(MOVES.c.table_id, MOVES.c.number, MOVES.c.key, sort_by_parameter_order=False)
        )
        older = update(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.save_number <= bindparam("at"))
        self._keep = older.values(save=bindparam("what"), save_number=bindparam("at"), updated=bindparam("now"))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="moves")

    async def insert(self, rows: list[dict[str, Any]]) -> set[tuple[str, int, str]]:
        """Commit all rows whose number and key are not taken; which these are."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, rows)

    def _commit(self, rows: list[dict[str, Any]]) -> set[tuple[str, int, str]]:
        rows = sorted(rows, key=lambda row: row["table_id"])  # two processes wait for each other in one order only
        with self.engine.begin() as connection:
            found = connection.execute(self._insert, rows).all()
            if self.postgres:
                tables = dict.fromkeys(row["table_id"] for row in rows)
                connection.exec_driver_sql("; ".join(notice(table, MOVED) for table in tables))
        return {(table, number, key) for table, number, key in found}

    async def keep(self, saves: list[dict[str, Any]]) -> None:
        """Put tables aside; one that another process has put aside later stays so."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._kept, saves)

    def _kept(self, saves: list[dict[str, Any]]) -> None:
        with self.engine.begin() as connection:
            connection.execute(self._keep, sorted(saves, key=lambda one: str(one["table"])))

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()


class Store:
    """Reading and writing rows. Moves of all tables that arrive together are committed together."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgres")
        self.engine = make_engine(url)
        self._writing = Writing(url)
        self._waiting: list[tuple[dict[str, Any], asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self._saves: dict[str, dict[str, Any]] = {}
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._writer = asyncio.create_task(self._write_moves())

    async def close(self) -> None:
        """What waits to be written is written first."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, OSError):  # rows are the truth
            await self.keep_now()
        await self._writing.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    # -- moves --------------------------------------------------------------------------------------------------------

    async def append(self, row: dict[str, Any]) -> bool:
        """Commit one move. False if its number or its key is taken already: then nothing was written."""
        if self._closing:
            raise OSError("the server is closing")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._wake.set()
        return await done

    async def _write_moves(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            if not self._closing:
                self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                written = await self._writing.insert([row for row, _ in batch])
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for row, done in batch:
                if not done.done():
                    done.set_result((row["table_id"], row["number"], row["key"]) in written)

    def keep(self, table: str, number: int, save: bytes) -> None:
        """Put a table aside soon: it only shortens the way back, so no move waits for it."""
        self._saves[table] = {"table": table, "at": number, "what": save}
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.create_task(self._keep_soon())

    async def _keep_soon(self) -> None:
        await asyncio.sleep(KEEP_SECONDS)
        with contextlib.suppress(SQLAlchemyError, OSError):  # the next one will do
            await self.keep_now()

    async def keep_now(self) -> None:
        """Write all tables that are to be put aside."""
        waiting, self._saves = [{**one, "now": now()} for one in self._saves.values()], {}
        if waiting:
            await self._writing.keep(waiting)

    async def kept(self, table: str) -> Kept:
        """Where a table stood when it was last put aside."""
        wanted = select(TABLES.c.save, TABLES.c.position, TABLES.c.save_number, TABLES.c.position_number).where(
            TABLES.c.id == table
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).one()
        if found.save is None:
            return Kept(None, found.position, found.position_number)
        return Kept(found.save, None, found.save_number)

    async def keys(self, table: str, upto: int) -> list[str]:
        """The keys of the rows that a table was put aside with."""
        wanted = select(MOVES.c.key).where(MOVES.c.table_id == table, MOVES.c.number <= upto)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def moves(self, table: str, since: int = 0) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            wanted = select(MOVES).where(MOVES.c.table_id == table, MOVES.c.number > since).order_by(MOVES.c.number)
            return (await connection.execute(wanted)).all()

    # -- tables and seats ---------------------------------------------------------------------------------------------

    async def add_table(self, row: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(row))
            await connection.execute(insert(SEATS), seats)

    async def add_next(self, after: str, row: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        """A table that follows another one, whose people are told."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(row))
            await connection.execute(insert(SEATS), seats)
            if self.postgres:
                await notify(connection, after, CHANGED)

    async def add_campaign(self, campaign: dict[str, Any], row: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        """A campaign together with the table of its first game."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(CAMPAIGNS).values(campaign))
            await connection.execute(insert(TABLES).values(row))
            await connection.execute(insert(SEATS), seats)

    async def campaign(self, campaign: str) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign))).first()

    async def go_on(
        self, campaign: str, was: str, record: Any, row: dict[str, Any], seats: list[dict[str, Any]]
    ) -> bool:
        """The next game of a campaign, unless somebody has gone on with it already."""
        last = (CAMPAIGNS.c.id == campaign) & (CAMPAIGNS.c.table_id == was)
        wanted = update(CAMPAIGNS).where(last).values(record=record, table_id=row["id"], updated=now())
        async with self.engine.begin() as connection:
            if (await connection.execute(wanted)).rowcount != 1:
                return False
            await connection.execute(insert(TABLES).values(row))
            await connection.execute(insert(SEATS), seats)
            if self.postgres:
                await notify(connection, was, CHANGED)
        return True

    async def table(self, table: str) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(*SHORT).where(TABLES.c.id == table))).first()

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
            opener = case((TABLES.c.client == "", TABLES.c.id), else_=TABLES.c.client)  # some are forgotten by now
            latest = func.row_number().over(partition_by=opener, order_by=TABLES.c.updated.desc())
            known = select(*SHORT, latest.label("latest")).where(TABLES.c.status == status, TABLES.c.listed).subquery()
            wanted = select(known).where(known.c.latest <= SHOWN_PER_CLIENT)
            return (await connection.execute(wanted.order_by(known.c.updated.desc()).limit(most))).all()

    async def running(self, since: timedelta) -> list[str]:
        """Tables at which something has happened lately, the latest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.updated > _ago(since))
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted.order_by(TABLES.c.updated.desc()))).scalars())

    async def end_abandoned(self, after: timedelta) -> list[str]:
        """Close tables that nobody has moved at for so long; which they are. A campaign waits for its people."""
        moved = select(MOVES.c.number).where(MOVES.c.table_id == TABLES.c.id, MOVES.c.at > _ago(after)).exists()
        left = TABLES.c.status.in_(("open", "running")) & (TABLES.c.updated < _ago(after)) & ~moved
        left &= TABLES.c.campaign_id.is_(None)
        wanted = update(TABLES).where(left).values(status="closed").returning(TABLES.c.id)
        async with self.engine.begin() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def tables_of(self, client: str) -> int:
        """How many tables that are not over, nor left for long, a client has opened."""
        wanted = select(func.count()).where(
            TABLES.c.client == client, TABLES.c.status.in_(("open", "running")), TABLES.c.updated > _ago(COUNTED)
        )
        async with self.engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def change_table(self, table: str, **values: Any) -> None:
        await self._change(table, TABLES.c.id == table, updated=now(), **values)

    async def ask_undo(self, table: str, seat: int, number: int, key: str) -> None:
        """Row `number` is the last that the asking seat has seen."""
        await self._change(table, TABLES.c.id == table, undo_seat=seat, undo_number=number, undo_key=key)

    async def refuse_undo(self, table: str, key: str) -> None:
        """The key stays: the same request said again is not a new one."""
        await self._change(table, (TABLES.c.id == table) & (TABLES.c.undo_key == key), undo_seat=None)

    async def _change(self, table: str, which: ColumnElement[bool], **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(which).values(**values))
            if self.postgres:
                await notify(connection, table, CHANGED)

    async def agree(self, table: str, seat: int, key: str | None) -> None:
        """A seat agrees to the request with this key (None: to nothing); each in its own row: two can agree at once."""
        async with self.engine.begin() as connection:
            wanted = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
            await connection.execute(wanted.values(agrees=key))
            if self.postgres:
                await notify(connection, table, CHANGED)

    async def take_seat(self, table: str, seat: int, was: str, **values: Any) -> bool:
        """Change a seat if it is still of the kind it was; two people cannot sit down on one chair."""
        async with self.engine.begin() as connection:
            wanted = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == was)
            taken = (await connection.execute(wanted.values(**values))).rowcount == 1
            if taken and self.postgres:
                await notify(connection, table, CHANGED)
            return taken

    # -- chat ---------------------------------------------------------------------------------------------------------

    async def say(self, table: str, seat: int | None, name: str, text: str, key: str | None) -> Any:
        """One line of the chat; said again with the same key it is the line that stands there already."""
        row = {"table_id": table, "seat": seat, "name": name, "text": text, "at": now(), "key": key}
        dialect: Any = postgresql if self.postgres else sqlite
        async with self.engine.begin() as connection:
            if self.postgres:
                # lines of a table are committed in the order of their numbers: nobody reads past one that is to come
                await connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(table))))
            statement = dialect.insert(CHAT).values(row).on_conflict_do_nothing().returning(CHAT)
            line = (await connection.execute(statement)).first()
            if line is None:
                said = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.key == key)
                return (await connection.execute(said)).one()
            if self.postgres:
                await notify(connection, table, SAID)
            return line

    async def chat(self, table: str, since: int, most: int) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            wanted = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number > since)
            found = (await connection.execute(wanted.order_by(CHAT.c.number.desc()).limit(most))).all()
            return found[::-1]


CHANNEL = "klubovna"
MOVED, CHANGED, SAID = "moved", "changed", "said"


async def notify(connection: AsyncConnection, table: str, what: str) -> None:
    """Tell the other processes at this database what has happened at a table; sent with the commit."""
    await connection.exec_driver_sql(notice(table, what))


def notice(table: str, what: str) -> str:
    return f"NOTIFY {CHANNEL}, '{table} {what}'"
