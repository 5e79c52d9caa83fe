"""From which seats somebody looks at a table, at this server or at another one of the same database."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from time import monotonic
from typing import Final

from klubovna.server.store import Store, notify

ASKS, TELLS = "who", "seen"
ELSEWHERE_SECONDS: Final = 0.5
"""So long the other servers have to tell; one that is gone tells nothing."""


class Presence:
    """Since when nobody has looked at a table from a seat; at first since the server began.

    Each server knows its own connections. Before somebody's seat is given away it asks the others, over the channel on
    which they hear of each other's rows.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._began = monotonic()
        self._here: Counter[tuple[str, int]] = Counter()
        self._since: dict[tuple[str, int], float] = {}
        self._told: dict[str, list[float]] = {}
        """What the others have told so far, by question."""

    def came(self, table: str, seat: int) -> None:
        self._here[table, seat] += 1
        self._since.pop((table, seat), None)

    def went(self, table: str, seat: int) -> None:
        self._here[table, seat] -= 1
        if not self._here[table, seat]:
            del self._here[table, seat]
            self._since[table, seat] = monotonic()

    def _seconds(self, table: str, seat: int) -> float | None:
        """As this server knows it; None if nobody has looked from there since it began."""
        if self._here[table, seat]:
            return 0.0
        since = self._since.get((table, seat))
        return None if since is None else monotonic() - since

    async def seconds_away(self, table: str, seat: int) -> float:
        """How long ago somebody looked from the seat, wherever it was; 0 while somebody does."""
        here = self._seconds(table, seat)
        known = [monotonic() - self._began if here is None else here]
        if self._store.postgres and here != 0.0:
            known += await self._elsewhere(table, seat)
        return min(known)

    async def _elsewhere(self, table: str, seat: int) -> list[float]:
        question = secrets.token_hex(8)
        told = self._told[question] = []
        try:
            await self._say(table, f"{ASKS} {seat} {question}")
            await asyncio.sleep(ELSEWHERE_SECONDS)
        finally:
            del self._told[question]
        return told

    async def hear(self, table: str, what: str) -> bool:
        """Something that was said on the channel; whether it was about this."""
        words = what.split(" ")
        if words[0] == ASKS:
            seconds = self._seconds(table, int(words[1]))
            if seconds is not None and words[2] not in self._told:  # nobody answers himself
                await self._say(table, f"{TELLS} {seconds:.3f} {words[2]}")
        elif words[0] == TELLS:
            if (told := self._told.get(words[2])) is not None:
                told.append(float(words[1]))
        else:
            return False
        return True

    async def _say(self, table: str, what: str) -> None:
        async with self._store.engine.begin() as connection:
            await notify(connection, table, what)
