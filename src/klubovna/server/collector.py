"""The garbage collector of a server: it looks through all tables when nobody moves, and hardly ever otherwise.

Games and rooms hold no cycles, and a connection that has ended holds no room (`tests/server/test_memory.py`), so what
is dropped leaves memory at once. What the libraries leave behind of a closed connection does hold cycles; those that
the two younger generations miss come into the oldest one. That is looked through when nobody, person or bot, has moved
for some seconds; where that never happens a shorter pause will do after a while, and once an hour none is needed.

Python looks at the young when so many more objects were made than dropped. A table that goes on makes and drops about
as many, so that hundreds of tables fill the young generation and nothing is looked at for seconds, then all at once
(`tests/server/test_collector.py`). So the server looks by the clock.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from time import monotonic, thread_time, time
from typing import Final

from klubovna.server import metrics

YOUNG: Final = 4_000
"""Objects made since the last look: about a millisecond to go through."""
MIDDLE: Final = 4
"""So many looks at the youngest, then one at those that have outlived them too."""
LOOK_SECONDS: Final = 0.05
"""What comes into memory meanwhile, at hundreds of tables, is looked through in a millisecond or two."""
NEVER: Final = 2**31 - 1
CHECK_SECONDS: Final = 1.0
"""So often it is seen whether anybody moves."""
APART_SECONDS: Final = 30.0
"""So long between two looks through all, however quiet it is."""
QUIET_ENOUGH: Final = ((3600.0, 0.0), (900.0, 0.5), (APART_SECONDS, 5.0))
"""Seconds since the last look through all, and for how many of them nobody may have moved then."""
_began = 0.0
_taken_over = False


def take_over() -> None:
    """For a process that is a server and nothing else."""
    global _taken_over
    _taken_over = True
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    if _measure not in gc.callbacks:
        gc.callbacks.append(_measure)


def taken_over() -> bool:
    return _taken_over


def keep_for_good() -> None:
    """What there is now, rulebooks and words above all, stays as long as the server: nobody looks through it again.

    Not even now: those who play already would wait for half a second, and a few dozen objects would be found.
    """
    if taken_over():
        gc.freeze()


async def keep_looking() -> None:
    """Look at the young so often that there are never many of them."""
    looks = 0
    while taken_over():
        await asyncio.sleep(LOOK_SECONDS)
        looks += 1
        gc.collect(1 if looks % MIDDLE == 0 else 0)


def due(since: float, quiet: float) -> bool:
    """Whether to look through all now: so long ago it was done last, and for so long nobody has moved."""
    return any(since >= wait and quiet >= enough for wait, enough in QUIET_ENOUGH)


async def keep_looking_through_all(last_moved: Callable[[], float]) -> None:
    """`last_moved`: when somebody has moved last, as `time.time` has it."""
    looked = monotonic()
    while taken_over():
        await asyncio.sleep(CHECK_SECONDS)
        if due(monotonic() - looked, max(0.0, time() - last_moved())):
            look_through_all()
            looked = monotonic()


def look_through_all() -> None:
    """Find what younger looks have missed, and give free memory back to the system."""
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
