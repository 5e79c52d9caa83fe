"""How much one client may ask."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Any, Final
from weakref import WeakValueDictionary

from litestar.connection import ASGIConnection

from klubovna.server.problems import Problem

KNOWN: Final = 10_000
"""So many clients are remembered; the one that has been quiet longest is forgotten first."""
HINT_COST: Final = 10.0
COSTS: Final = tuple(
    (re.compile(pattern), cost)
    for pattern, cost in (
        (r"POST /api/(tables(/[^/]+/(fork|rematch))?|campaigns(/[^/]+/go-on)?)/?", 10.0),
        (r"GET /api/tables/[^/]+/(replay|record|review)/?", 5.0),
        (r"GET /api/tables/[^/]+/(replay|events)/.*", 3.0),
        (r"GET /api/campaigns/.*", 3.0),
        (r"POST /api/tables/[^/]+/hint/?", HINT_COST),
        (r"GET /api/games/[^/]+/(board(/.*)?|rules)/?", 2.0),
        (r"GET /schema.*", 5.0),
        (r"[A-Z]+ /(api|health).*", 1.0),
    )
)
"""What a request costs, by method and path: as many tokens as it is dearer than a plain question."""
REMEMBERED: Final = 24 * 3600.0
"""So long it is known from where somebody has sat down at a table."""
REFUSED_SECONDS: Final = 0.25
"""Who asks too fast hears so late that it is: to refuse costs the server more than to ask costs the client."""
FILE_COST: Final = 0.2
"""The page comes in many small files."""
CONNECT_COST: Final = 2.0
LOOK_COST: Final = 2.0
TRIES_PER_SECOND: Final = 8.0
TRIES_AT_ONCE: Final = 16
"""Options that are tried out for one client, each in several games that are dealt for it; further ones wait."""
HINTS_WANTED: Final = 4
"""A hint takes a bot's process for a second: one client has one at a time and leaves the others to the bots of the
tables. So many may want one at once: several people may sit behind one address."""


def cost_of(method: str, path: str) -> float:
    wanted = f"{method} {path}"
    return next((cost for pattern, cost in COSTS if pattern.fullmatch(wanted)), FILE_COST)


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks: an address. A proxy that is trusted names it, so that it can be anything."""
    return client_named(connection.client.host) if connection.client is not None else "?"


def client_named(host: str) -> str:
    """One household is one client: an IPv4 address, or the first half of an IPv6 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(IPv6Network((int(address) >> 64 << 64, 64))) if mapped is None else str(mapped)
    return str(address)


class Buckets:
    """Token buckets: so many requests a second, and a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = float(burst)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, now: float | None = None, cost: float = 1.0) -> bool:
        """Whether the client may do one more thing now; a dear one counts for several."""
        at = monotonic() if now is None else now
        left, since = self._left.pop(client, (self.burst, at))
        left = min(self.burst, left + (at - since) * self.rate)
        allowed = left >= cost
        self._left[client] = (left - cost if allowed else left, at)
        self._forget(at)
        return allowed

    def give_back(self, client: str, cost: float) -> None:
        """What was taken for something that was not done after all."""
        if client in self._left:
            left, since = self._left[client]
            self._left[client] = min(self.burst, left + cost), since

    def _forget(self, now: float) -> None:
        """A bucket that is full again says nothing any more."""
        while self._left and (len(self._left) > KNOWN or self._full_since(now)):
            self._left.popitem(last=False)

    def _full_since(self, now: float) -> bool:
        left, since = next(iter(self._left.values()))
        return (now - since) * self.rate > self.burst - left


class Visitors:
    """Who has sat down at which table: at one of the lobby a client takes one seat, and who was sent away none."""

    def __init__(self) -> None:
        self._seated: OrderedDict[tuple[str, str], float] = OrderedDict()

    @contextmanager
    def sitting(self, table: str, client: str, now: float | None = None) -> Iterator[None]:
        at = monotonic() if now is None else now
        while self._seated and (len(self._seated) > KNOWN or at - next(iter(self._seated.values())) > REMEMBERED):
            self._seated.popitem(last=False)
        if (table, client) in self._seated:
            raise Problem("one-seat")
        self._seated[table, client] = at
        try:
            yield
        except BaseException:
            self.left(table, client)
            raise

    def left(self, table: str, client: str) -> None:
        self._seated.pop((table, client), None)


class ConnectionLimit:
    """How many of something a client holds at once: connections, or hints that it waits for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def take(self, client: str) -> bool:
        allowed = self._held[client] < self.most
        self._held[client] += allowed
        return allowed

    def give_back(self, client: str) -> None:
        self._held[client] -= 1
        if self._held[client] <= 0:
            del self._held[client]

    @contextmanager
    def hold(self, client: str) -> Iterator[bool]:
        """Whether the client may have one more; while it has it."""
        allowed = self.take(client)
        try:
            yield allowed
        finally:
            if allowed:
                self.give_back(client)


class OneByOne:
    """One of a client's wishes at a time; a few more wait for it, and further ones are refused."""

    def __init__(self, most: int) -> None:
        self._present = ConnectionLimit(most)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """They last as long as somebody holds them or waits."""

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        with self._present.hold(client) as allowed:
            if not allowed:
                raise Problem("too-fast")
            lock = self._locks.setdefault(client, asyncio.Lock())
            async with lock:
                yield
