"""What is not kept: addresses of visitors, and links that nobody used."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import delete, update
from sqlalchemy.exc import SQLAlchemyError

from klubovna.server.links import expired
from klubovna.server.store import COUNTED, LINKS, TABLES, Store

EVERY_SECONDS: Final = 600.0
LONGEST: Final = COUNTED + timedelta(seconds=EVERY_SECONDS)
"""The address that opened a table is in the database for so long after the last move there, and never in the log."""
log = logging.getLogger("klubovna.server")


async def forget(store: Store) -> None:
    left = (datetime.now(UTC) - COUNTED).isoformat(timespec="milliseconds")
    async with store.engine.begin() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.client != "", TABLES.c.updated < left).values(client=""))
        await connection.execute(delete(LINKS).where(LINKS.c.made < expired()))


async def keep_forgetting(store: Store) -> None:
    while True:
        try:
            await forget(store)
        except (SQLAlchemyError, OSError) as error:
            log.warning("old addresses are forgotten later: %s", error)
        await asyncio.sleep(EVERY_SECONDS)
