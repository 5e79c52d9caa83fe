"""Which tables this process answers for: at one PostgreSQL only one of several servers lets a table's bots think."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Final

import psycopg

CHECK_SECONDS: Final = 1.0
"""So often it is looked whether the lease of another process has become free, and whether ours are still ours."""
KEEPALIVE: Final = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"
"""A machine that has gone without a word loses its leases after half a minute; a process that dies, at once."""
log = logging.getLogger("klubovna.server")


def lock_number(table: str) -> int:
    return int.from_bytes(hashlib.blake2b(b"lease " + table.encode(), digest_size=8).digest(), signed=True)


class TableLeases:
    """Advisory locks of one session: they end with it. Rows are safe without them, they only spare double thinking."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._shared = url.startswith("postgres")
        self._held: set[str] = set()
        self._wanted: dict[str, asyncio.Event] = {}
        self._given_back: set[str] = set()
        self._wake = asyncio.Event()

    def holds(self, table: str) -> bool:
        return not self._shared or table in self._held

    async def hold(self, table: str) -> None:
        """Wait until this process may answer for the table; at once if it does already."""
        while not self.holds(table):
            free = self._wanted.setdefault(table, asyncio.Event())
            self._wake.set()
            await free.wait()

    def give_back(self, table: str) -> None:
        self._wanted.pop(table, None)
        if table in self._held:
            self._held.discard(table)
            self._given_back.add(table)
            self._wake.set()

    async def run(self) -> None:
        """Keep the session; when it breaks all leases are lost and asked for again."""
        if not self._shared:
            return
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.url, autocommit=True, options=KEEPALIVE
                ) as session:
                    await self._serve(session)
            except (OSError, psycopg.Error):
                log.warning("the database does not answer, leases are asked for again soon")
            finally:
                self._held.clear()
                self._given_back.clear()
            await asyncio.sleep(CHECK_SECONDS)

    async def _serve(self, session: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
        while True:
            while self._given_back:
                await session.execute("SELECT pg_advisory_unlock(%s)", [lock_number(self._given_back.pop())])
            wanted = {lock_number(table): table for table in self._wanted if table not in self._held}
            # without a wanted table this only asks whether the session, and with it every lease, is still there
            found = await session.execute(
                "SELECT number FROM unnest(%s::bigint[]) AS number WHERE pg_try_advisory_lock(number)", [list(wanted)]
            )
            for (number,) in await found.fetchall():
                table = wanted[int(str(number))]
                self._held.add(table)
                waiting = self._wanted.pop(table, None)
                if waiting is None:
                    self.give_back(table)  # nobody wants it any more
                else:
                    waiting.set()
            self._wake.clear()
            if self._given_back or any(
                table not in self._held and table not in wanted.values() for table in self._wanted
            ):
                continue
            try:
                async with asyncio.timeout(CHECK_SECONDS):
                    await self._wake.wait()
            except TimeoutError:
                pass
