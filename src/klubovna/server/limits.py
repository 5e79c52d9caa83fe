"""How much one client may ask."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

KNOWN: Final = 10_000
"""So many clients are remembered; the one that has been quiet longest is forgotten first."""


class Buckets:
    """Token buckets: so many requests a second, and a burst."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, now: float | None = None) -> bool:
        """Whether the client may do one more thing now."""
        at = monotonic() if now is None else now
        left, since = self._left.pop(client, (float(self.burst), at))
        left = min(float(self.burst), left + (at - since) * self.rate)
        allowed = left >= 1.0
        self._left[client] = (left - 1.0 if allowed else left, at)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return allowed
