"""Backups: one moment of a database in one SQLite file, made while people play; restored into either database."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from klubovna.kernel.errors import KlubovnaError
from klubovna.server.database import only_server, prepare, sqlite_file
from klubovna.server.logs import without_secrets
from klubovna.server.migrate import migrate, sync_url
from klubovna.server.store import CHAT, METADATA, MOVES, TABLES

ROWS_AT_ONCE: Final = 500
Counted = tuple[int, int]
"""Tables and moves."""


def back_up(database: str, file: Path) -> Counted:
    """Every row that was committed before it began is in it, and none without those that belong to it."""
    if file.exists():
        raise KlubovnaError("backup-exists", file=str(file))
    with _told("backup-place", file=str(file)), _beside(file) as partial:
        partial.touch()  # an unwritable place is no fault of the database
    with _beside(file) as partial, _told("serve-database", database=without_secrets(database)):
        source = sqlite_file(database)
        if source is not None:
            _copy(source, partial)
        else:
            migrate(f"sqlite:///{partial}")
            with _engine(database) as shared, _engine(f"sqlite:///{partial}") as alone:
                _pour(shared, alone)
        counted = _counted(partial)
        partial.rename(file)
    return counted


def restore(file: Path, database: str) -> Counted:
    """Into a database without tables; an older backup is brought to the shape of this version on the way."""
    with _told("backup-unreadable", file=str(file)):
        if not file.is_file():
            raise FileNotFoundError(2, "No such file", str(file))
        target = sqlite_file(database)
        place = Path(tempfile.gettempdir()) / file.name if target is None else target
        with _beside(place) as partial:
            _copy(file, partial)
            with closing(sqlite3.connect(partial)) as connection:
                connection.execute("SELECT version_num FROM alembic_version").fetchone()  # a backup of ours has it
            migrate(f"sqlite:///{partial}")
            counted = _counted(partial)
            with only_server(database):
                prepare(database)
                with _engine(database) as engine:
                    _require_empty(engine, database)
                    if target is None:
                        with _engine(f"sqlite:///{partial}") as alone:
                            _pour(alone, engine)
                if target is not None:
                    for name in (f"{target.name}-wal", f"{target.name}-shm"):
                        target.with_name(name).unlink(missing_ok=True)
                    partial.replace(target)
    return counted


def _copy(source: Path, target: Path) -> None:
    """One moment of a SQLite file, while others write to it."""
    if not source.is_file():
        raise FileNotFoundError(2, "No such file", str(source))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
        if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("it is damaged")


def _pour(source: Engine, target: Engine) -> None:
    """All rows, of one moment of the source, in one transaction of the target."""
    with _snapshot(source) as read, target.begin() as write:
        if _version(read) != _version(write):
            raise KlubovnaError("backup-version")
        for table in METADATA.sorted_tables:
            write.execute(table.delete())
            found = read.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
            for rows in found.mappings().partitions(ROWS_AT_ONCE):
                write.execute(insert(table), [dict(row) for row in rows])
        if write.dialect.name == "postgresql":
            last = select(func.coalesce(func.max(CHAT.c.number), 0) + 1).scalar_subquery()
            write.execute(select(func.setval(func.pg_get_serial_sequence("chat", "number"), last, False)))


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    level = "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"
    with engine.connect().execution_options(isolation_level=level) as connection:
        yield connection


def _version(connection: Connection) -> str:
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def _require_empty(engine: Engine, database: str) -> None:
    with engine.connect() as connection:
        if connection.execute(select(func.count()).select_from(TABLES)).scalar_one():
            raise KlubovnaError("restore-occupied", database=without_secrets(database))


def _counted(file: Path) -> Counted:
    with closing(sqlite3.connect(file)) as connection:
        tables, moves = (
            int(connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]) for table in (TABLES, MOVES)
        )
    return tables, moves


@contextmanager
def _engine(database: str) -> Iterator[Engine]:
    engine = create_engine(sync_url(database), hide_parameters=True)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file that becomes the real one when it is whole; whatever happens, nothing half is left."""
    partial = file.with_name(f".{file.name}.partial")
    partial.unlink(missing_ok=True)
    try:
        yield partial
    finally:
        for left in (partial, partial.with_name(f"{partial.name}-wal"), partial.with_name(f"{partial.name}-shm")):
            with contextlib.suppress(OSError):
                left.unlink(missing_ok=True)


@contextmanager
def _told(key: str, **params: str) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, SQLAlchemyError, CommandError, OSError) as error:
        raise KlubovnaError(key, why=str(error).splitlines()[0], **params) from error
