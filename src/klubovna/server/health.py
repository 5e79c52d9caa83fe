"""Whether the server can store what is played: the database is asked, and written to."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path
from time import monotonic
from typing import Any, Final

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from klubovna.server.problems import Problem
from klubovna.server.store import PULSE, Store, now

FRESH_SECONDS: Final = 2.0
"""Whoever asks again so soon gets the same answer: health must not be a way to wear the disk out."""
LEAST_FREE: Final = 32 * 1024 * 1024
"""With less free space a SQLite file is as good as full."""
log = logging.getLogger("klubovna.server")


class Health:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._asked = 0.0
        self._problem: Problem | None = None

    async def require(self) -> None:
        """Refuse with the reason if the next move could not be kept."""
        if not self._asked or monotonic() - self._asked > FRESH_SECONDS:
            self._problem = await self._look()
            self._asked = monotonic()
        if self._problem is not None:
            raise self._problem

    async def _look(self) -> Problem | None:
        folder = _folder(self.store.url)
        if folder is not None and shutil.disk_usage(folder).free < LEAST_FREE:
            return Problem("disk-full")
        try:
            await self._beat()
        except (SQLAlchemyError, OSError) as error:
            log.warning("health: %s", error)
            try:
                await self.store.ping()
            except (SQLAlchemyError, OSError):
                return Problem("database")
            return Problem("cannot-write")
        return None

    async def _beat(self) -> None:
        dialect: Any = postgresql if self.store.postgres else sqlite
        row = dialect.insert(PULSE).values(id=1, at=now())
        async with self.store.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=[PULSE.c.id], set_={"at": now()}))


def _folder(url: str) -> Path | None:
    made = make_url(url)
    if not made.drivername.startswith("sqlite") or made.database in (None, "", ":memory:"):
        return None
    return Path(made.database or ".").parent
