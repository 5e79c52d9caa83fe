"""Who is shown what is new next: one page after the other, and between two of them whatever has arrived.

An event loop goes through all that is ready before it looks at its connections again. After a move at many tables that
is a scene for every page at each of them, and the next move would wait for all.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """In the order in which they have asked, one for each round of the event loop."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._calling = False

    async def turn(self) -> None:
        """Until it is one's turn. What is done then without waiting is done before anybody else's turn."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        if not self._calling:
            self._call()
        await mine

    def _call(self) -> None:
        while self._waiting and self._waiting[0].done():
            self._waiting.popleft()  # its page has gone
        self._calling = bool(self._waiting)
        if self._waiting:
            self._waiting.popleft().set_result(None)
            asyncio.get_running_loop().call_soon(self._call)
