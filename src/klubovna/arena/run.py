"""A match in many processes: the order of the results does not depend on how many there are."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from klubovna import bots
from klubovna.arena.match import Match, Played, play
from klubovna.kernel.registry import rules


def check(match: Match) -> None:
    """Refuse a match that cannot be played, before any process is started."""
    for name in match.players:
        bots.make(name, 0)
    rules(match.game).config(len(match.players), match.seed, match.roles, match.options)


def run(match: Match, games: int, workers: int = 1) -> Iterator[Played]:
    """All games of a match, in the order of their numbers, each as soon as it and those before it are finished."""
    check(match)
    workers = min(workers, games)
    if workers <= 1:
        yield from map(partial(play, match), range(games))
        return
    # Not forked: the caller may have threads (a progress bar is one), and other systems cannot fork.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_leave_interrupts_to_the_caller)
    try:
        yield from pool.map(partial(play, match), range(games), chunksize=max(1, min(16, games // (4 * workers))))
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_caller() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
