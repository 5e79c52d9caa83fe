"""A match in many processes: the order of the results does not depend on how many there are."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from typing import Literal, TypeAlias

from klubovna import bots
from klubovna.arena.match import BotProcesses, Match, Played, play
from klubovna.kernel.registry import rules

Engine: TypeAlias = Literal["local", "ray"]


def check(match: Match) -> None:
    """Refuse a match that cannot be played, before any process is started."""
    for name in sorted({*match.players}):
        if bots.is_ours(name):
            continue
        if ":" not in name:
            bots.check(name)
        with closing(bots.Apart(name)) as process:
            process.check()
    rules(match.game).config(len(match.players), match.seed, match.roles, match.options)


def run(
    match: Match,
    games: int,
    workers: int = 1,
    *,
    keep: bool = False,
    done: Sequence[int] = (),
    engine: Engine = "local",
    address: str | None = None,
) -> Iterator[Played]:
    """All games of a match that are not `done`, in the order of their numbers, each as soon as it is finished.

    `keep` has each game with its record. `engine` "ray" plays them on a Ray cluster, at its `address` or begun here.
    """
    check(match)
    finished = {*done}
    numbers = [number for number in range(games) if number not in finished]
    if engine == "ray":
        from klubovna.arena.cluster import on_ray

        yield from on_ray(match, numbers, keep=keep, address=address)
        return
    workers = min(workers, len(numbers))
    if workers <= 1:
        with closing(BotProcesses()) as apart:
            yield from map(partial(play, match, keep=keep, processes=apart), numbers)
        return
    with processes(workers) as pool:
        yield from pool.map(
            partial(play, match, keep=keep), numbers, chunksize=max(1, min(16, len(numbers) // (4 * workers)))
        )


@contextmanager
def processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Not forked: the caller may have threads (a progress bar is one), and other systems cannot fork."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_ready, initargs=(sys.path[:],))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _ready(path: list[str]) -> None:
    """Interrupts are left to the caller; bots are found where it finds them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.path[:] = path
