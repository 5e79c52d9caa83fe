"""The garbage collector of a server never has much to look through at once, however much comes and goes."""

import asyncio
import gc
import os
import subprocess
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

import pytest

from klubovna.server import collector, metrics
from klubovna.server.clubroom import Clubroom
from klubovna.server.migrate import migrate
from klubovna.server.room import Room
from klubovna.server.settings import Settings
from klubovna.server.shelf import Shelf
from klubovna.server.wanted import WantedSeat, WantedTable
from server.house import QUICK

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


@pytest.mark.parametrize(
    ("minutes", "quiet", "looks"),
    [(0.1, 3600, False), (1, 5, True), (1, 4, False), (14, 4, False), (16, 0.5, True), (16, 0.1, False), (61, 0, True)],
)
def test_the_longer_nothing_was_looked_through_the_shorter_a_pause_will_do(
    minutes: float, quiet: float, looks: bool
) -> None:
    assert collector.due(60 * minutes, quiet) is looks


def test_where_somebody_always_moves_all_is_looked_through_at_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots move as people do: a server at which some always play is never quiet."""
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    migrate(database)

    async def run() -> None:
        looked = asyncio.Event()
        monkeypatch.setattr(collector, "_taken_over", True)
        monkeypatch.setattr(collector, "CHECK_SECONDS", 0.01)
        monkeypatch.setattr(collector, "due", lambda _, quiet: quiet == 0.0)
        monkeypatch.setattr(collector, "look_through_all", looked.set)
        monkeypatch.setattr(collector, "keep_for_good", lambda: None)
        monkeypatch.setattr(Shelf, "fill", lambda _: None)
        club = Clubroom(Settings(database=database, **QUICK))
        opened = await open_table(club)
        opened.last_used = time.time() + 1000
        await asyncio.wait_for(looked.wait(), 30)
        await club.close()

    asyncio.run(run())


async def open_table(club: Clubroom) -> Room:
    await club.open()
    seats = [WantedSeat("person", "a"), WantedSeat("person", "b")]
    opened = await club.open_table(WantedTable("ash", seats), "here")
    return await club.room(opened.table)


def test_that_the_collector_is_taken_over_is_known_whatever_python_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.14 tells 0 for the oldest generation; and nobody who plays waits for a look when the start is over."""
    done: list[str] = []
    monkeypatch.setattr(collector, "_taken_over", False)
    monkeypatch.setattr(gc, "callbacks", [])
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    monkeypatch.setattr(gc, "get_threshold", lambda: (collector.YOUNG, collector.MIDDLE, 0))
    monkeypatch.setattr(gc, "collect", lambda *_: done.append("collect"))
    monkeypatch.setattr(gc, "freeze", lambda: done.append("freeze"))
    collector.keep_for_good()
    assert not collector.taken_over()
    collector.take_over()
    assert collector.taken_over()
    collector.keep_for_good()
    assert done == ["freeze"]
