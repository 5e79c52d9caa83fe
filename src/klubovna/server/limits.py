"""How much one client may ask."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final

from litestar.connection import ASGIConnection

KNOWN: Final = 10_000
"""So many clients are remembered; the one that has been quiet longest is forgotten first."""


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """An address. A proxy that is trusted names it, so that it can be anything."""
    return connection.client.host[:64] if connection.client is not None else "?"


class Buckets:
    """Token buckets: so many requests a second, and a burst."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, now: float | None = None, cost: float = 1.0) -> bool:
        """Whether the client may do one more thing now; a dear one counts for several."""
        at = monotonic() if now is None else now
        left, since = self._left.pop(client, (float(self.burst), at))
        left = min(float(self.burst), left + (at - since) * self.rate)
        allowed = left >= cost
        self._left[client] = (left - cost if allowed else left, at)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return allowed


class ConnectionLimit:
    """How many connections a client holds at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def hold(self, client: str) -> Iterator[bool]:
        """Whether the client may have one more; while it has it."""
        allowed = self._held[client] < self.most
        self._held[client] += allowed
        try:
            yield allowed
        finally:
            self._held[client] -= allowed
            if not self._held[client]:
                del self._held[client]
