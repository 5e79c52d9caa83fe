"""The garbage collector of a server never has much to look through at once, however much comes and goes."""

import asyncio
import gc
import os
import subprocess
import sys
from collections import deque
from typing import Any

from klubovna.server import collector, metrics

BURST = 5_000
BURSTS = 30
LIVE = 100_000
"""Objects that are there all the time: for every one that is made one is dropped, as at tables that go on."""


def longest_look() -> tuple[int, float]:
    """The most objects that were looked through at once, and how often it looked."""
    collector.take_over()
    lie: deque[list[Any]] = deque(([i] for i in range(LIVE)), maxlen=LIVE)
    gc.collect()
    most = 0

    def count(phase: str, info: dict[str, int]) -> None:
        nonlocal most
        if phase == "start":
            most = max(most, sum(len(gc.get_objects(generation=old)) for old in range(info["generation"] + 1)))

    async def go_on() -> None:
        looking = asyncio.create_task(collector.keep_looking())
        for _ in range(BURSTS):
            for i in range(BURST):
                lie.append([i])
            await asyncio.sleep(collector.LOOK_SECONDS * 1.5)  # at least one look falls into it
        looking.cancel()

    gc.callbacks.append(count)
    asyncio.run(go_on())
    at_the_end = [[i] for i in range(collector.YOUNG + 1)]  # Python would look now at the latest
    gc.callbacks.remove(count)
    assert at_the_end
    looks = sum(
        sample.value
        for metric in metrics.REGISTRY.collect()
        for sample in metric.samples
        if sample.name == "klubovna_collector_seconds_count"
    )
    return most, looks


def test_what_comes_and_goes_is_looked_at_by_the_clock() -> None:
    """In a process of its own: it takes the collector over."""
    told = subprocess.run(
        [sys.executable, "-c", "from server.test_collector import longest_look; print(*longest_look())"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    most, looks = (float(one) for one in told.stdout.split())
    assert BURST <= most < (collector.MIDDLE + 2) * BURST  # without the clock: all that is there
    assert looks >= BURSTS
