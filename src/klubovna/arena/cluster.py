"""A match on a Ray cluster: the same games as here, for a game follows from its number alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

from klubovna.arena.match import Match, Played, play

TRIES = 8
"""So often a game is begun again whose process or machine has died."""


def on_ray(match: Match, numbers: Sequence[int], *, keep: bool, address: str | None) -> Iterator[Played]:
    """Games in the order of their numbers. Without an address Ray begins on this machine, and ends with the match."""
    import ray

    own = not ray.is_initialized()
    if own:
        # Workers find bots and games where we find them.
        place = {"env_vars": {"PYTHONPATH": ":".join(part for part in sys.path if part)}} if address is None else {}
        ray.init(address=address, include_dashboard=False, log_to_driver=False, runtime_env=place or None)
    try:
        remote: Any = ray.remote(max_retries=TRIES)(play)
        waiting = [remote.remote(match, number, keep) for number in numbers]
        for one in waiting:
            yield ray.get(one)
    finally:
        if own:
            ray.shutdown()
