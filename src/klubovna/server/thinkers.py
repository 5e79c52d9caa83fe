"""Bots think in processes of their own and never hold up a request."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

TRIES = 3


def think(position: dict[str, Any], seat: int, bot: str, seed: int) -> int:
    """In a worker: the index of the bot's choice. It sees what its seat may know (`bots.move` determinizes)."""
    from klubovna import bots
    from klubovna.kernel.record import replay

    game = replay(position, marks=False, journal=False)
    return bots.move(game, seat, bots.make(bot, seed), seed)


class Thinkers:
    """A pool of workers that is made anew when one of them dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        return self._pool

    async def choose(self, position: dict[str, Any], seat: int, bot: str, seed: int) -> int:
        for _ in range(TRIES):
            pool = self._ready()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, position, seat, bot, seed)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False, cancel_futures=True)
        raise BrokenProcessPool("bot workers die again and again")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
