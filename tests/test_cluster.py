"""A match on Ray: with two workers on this machine, one of them killed in the middle."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from klubovna import arena
from klubovna.arena.cluster import on_ray
from klubovna.kernel.game import Game

ray = pytest.importorskip("ray")


class Fragile:
    """A bot that kills the worker which plays the game once, and goes down with it; it plays the first option."""

    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, game: Game, seat: int, budget: Any) -> int:
        self.asked += 1
        died = Path(os.environ.get("KLUBOVNA_DIED", "/nonexistent/died"))
        if self.asked == 5 and died.parent.exists() and not died.exists():
            died.touch()
            os.kill(os.getppid(), signal.SIGKILL)  # its own end alone would be no worker's: its policy would stand in
            os.kill(os.getpid(), signal.SIGKILL)
        return 0


def test_a_worker_that_is_killed_is_replaced_and_the_records_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = arena.Match("ash", ["test_cluster:Fragile", "random"], 6, limit=240.0)
    here = list(arena.run(match, 4, keep=True))
    died = tmp_path / "died"
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    paths = {"PYTHONPATH": ":".join(part for part in __import__("sys").path if part), "KLUBOVNA_DIED": str(died)}
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env={"env_vars": paths})
    try:
        there = list(on_ray(match, range(4), keep=True, address=None))
    finally:
        ray.shutdown()
    assert died.exists()
    assert [one.number for one in there] == [0, 1, 2, 3]
    assert not any(sum(one.replaced) for one in there)
    assert [one.record for one in there] == [one.record for one in here]
    assert [one.winners for one in there] == [one.winners for one in here]
