"""Links that hand a seat over: each is used once, for a day, and can be revoked."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import delete, insert, update

from klubovna.server.room import hashed
from klubovna.server.store import CHANGED, LINKS, SEATS, Store, notify, now

GOOD_FOR: Final = timedelta(days=1)


def expired() -> str:
    """Links that were made before are worth nothing."""
    return (datetime.now(UTC) - GOOD_FOR).isoformat(timespec="milliseconds")


async def make_link(store: Store, table: str, seat: int) -> str:
    """A new link; an older one of the same seat is revoked by it. The code is told once and kept as a hash."""
    code = secrets.token_urlsafe(24)
    async with store.engine.begin() as connection:
        await connection.execute(delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat == seat))
        row = {"code_hash": hashed(code), "table_id": table, "seat": seat, "made": now()}
        await connection.execute(insert(LINKS).values(row))
    return code


async def revoke_link(store: Store, table: str, seat: int) -> bool:
    async with store.engine.begin() as connection:
        gone = await connection.execute(delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat == seat))
        return gone.rowcount > 0


async def use_link(store: Store, table: str, seat: int, code: str, **values: Any) -> str | None:
    """The seat's new token, and `values` on its row; None if the link is used, revoked, too old or of another seat."""
    token = secrets.token_urlsafe(24)
    async with store.engine.begin() as connection:
        wanted = delete(LINKS).where(
            LINKS.c.code_hash == hashed(code),
            LINKS.c.table_id == table,
            LINKS.c.seat == seat,
            LINKS.c.made > expired(),
        )
        if (await connection.execute(wanted)).rowcount != 1:
            return None
        taken = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
        await connection.execute(taken.values(token_hash=hashed(token), **values))
        if store.postgres:
            await notify(connection, table, CHANGED)
    return token
