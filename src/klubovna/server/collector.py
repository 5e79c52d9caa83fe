"""The garbage collector of a server: it never looks through all tables while people play.

Games, rooms and connections hold no cycles (`tests/server/test_memory.py`), so what is dropped leaves memory at once.
Cycles that libraries make are young: the two younger generations find them in a few milliseconds. What has come into
the oldest one is looked through when nobody moves.

Python looks at the young when so many more objects were made than dropped. A table that goes on makes and drops about
as many, so that hundreds of tables fill the young generation and nothing is looked at for seconds, then all at once
(`tests/server/test_collector.py`). So the server looks by the clock.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from time import thread_time
from typing import Final

from klubovna.server import metrics

YOUNG: Final = 4_000
"""Objects made since the last look: about a millisecond to go through."""
MIDDLE: Final = 4
"""So many looks at the youngest, then one at those that have outlived them too."""
LOOK_SECONDS: Final = 0.05
"""What comes into memory meanwhile, at hundreds of tables, is looked through in a millisecond or two."""
NEVER: Final = 2**31 - 1
_began = 0.0


def take_over() -> None:
    """For a process that is a server and nothing else."""
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    if _measure not in gc.callbacks:
        gc.callbacks.append(_measure)


def taken_over() -> bool:
    return gc.get_threshold()[2] == NEVER


def keep_for_good() -> None:
    """What there is now, rulebooks and words above all, stays as long as the server: nobody looks through it again."""
    if taken_over():
        gc.freeze()


async def keep_looking() -> None:
    """Look at the young so often that there are never many of them."""
    looks = 0
    while taken_over():
        await asyncio.sleep(LOOK_SECONDS)
        looks += 1
        gc.collect(1 if looks % MIDDLE == 0 else 0)


def look_through_all() -> None:
    """When nobody moves: find what younger looks have missed, and give free memory back to the system."""
    if taken_over():
        gc.collect()
        if sys.platform == "linux":
            ctypes.CDLL(None).malloc_trim(0)


def _measure(phase: str, info: dict[str, int]) -> None:
    """In processor time: what else a busy machine does meanwhile is not the collector's."""
    global _began
    if phase == "start":
        _began = thread_time()
    else:
        metrics.COLLECTOR_SECONDS.labels(str(info["generation"])).observe(thread_time() - _began)
