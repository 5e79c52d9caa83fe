"""A database before and beside the server: one server at a SQLite file, brought to shape, backed up and restored."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util.exc import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from klubovna.kernel.errors import KlubovnaError
from klubovna.server.logs import without_secrets
from klubovna.server.migrate import migrate


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database; None for any other."""
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise KlubovnaError("serve-database", database=without_secrets(database), why=str(error)) from error
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(url.database or "")


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """At a SQLite file there is one server: two would each hold a table of their own in memory."""
    file = sqlite_file(database)
    if file is None:
        yield
        return
    real = file.resolve()  # a link to the file is the file
    try:
        lock = real.with_name(f"{real.name}.lock").open("a")
    except OSError as error:
        raise KlubovnaError("serve-database", database=str(file), why=error.strerror or str(error)) from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise KlubovnaError("serve-locked", database=str(file)) from error
        yield


def prepare(database: str) -> None:
    """Bring the database to the shape of this version."""
    try:
        migrate(database)
    except (SQLAlchemyError, CommandError, OSError) as error:
        why = str(error).splitlines()[0]
        raise KlubovnaError("serve-database", database=without_secrets(database), why=why) from error
