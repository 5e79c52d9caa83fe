"""Many games in several processes: each plays what it would alone, and a worker that is killed is replaced."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from klubovna.research.vector import Batch, Runner


def picks(batch: Batch, rng: random.Random) -> list[int]:
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in batch.action_mask]


def played(steps: int, **how: Any) -> tuple[list[int], int, float]:
    """How the games went: a sum of every observation, how many ended, and what was won in all."""
    rng = random.Random(1)
    with Runner("ash", seats=2, **how) as runner:
        batch = runner.reset()
        sums, ended, won = [], 0, 0.0
        for _ in range(steps):
            batch = runner.step(picks(batch, rng))
            assert not batch.lost.any()
            sums.append(int(batch.observation.sum()))
            ended += int(batch.over.sum())
            won += float(np.abs(batch.rewards).sum())
            assert (batch.observation[:, 0] == batch.seat).all()
    return sums, ended, won


def test_games_end_and_begin_anew_and_a_seed_gives_the_same() -> None:
    sums, ended, won = played(200, games=2, workers=1, seed=3)
    assert ended >= 2
    assert 0 < won <= 2 * ended
    assert played(20, games=2, workers=1, seed=3)[0] == sums[:20]


def test_a_killed_worker_is_replaced_and_the_others_play_on() -> None:
    rng = random.Random(2)
    with Runner("ash", games=6, workers=2, seats=2) as runner:
        batch = runner.reset()
        for _ in range(5):
            batch = runner.step(picks(batch, rng))
        first, second = runner.processes
        os.kill(first, signal.SIGKILL)
        batch = runner.step(picks(batch, rng))
        assert batch.lost.tolist() == [1, 1, 1, 0, 0, 0]
        assert runner.processes[1] == second
        assert runner.processes[0] != first
        assert runner.begun == 3
        for _ in range(5):
            batch = runner.step(picks(batch, rng))
            assert not batch.lost.any()
    assert batch.seat.shape == (6,)  # what somebody still holds stays readable
    assert set(batch.seat.tolist()) <= {0, 1}


def test_a_worker_waits_for_who_reads_it() -> None:
    """No worker is ever more than one step ahead, and a fast one need not wait for a slow one."""
    rng = random.Random(3)
    with Runner("ash", games=4, workers=2, seats=2) as runner:
        batch = runner.reset()
        actions = picks(batch, rng)
        runner.send(0, actions[:2])
        with pytest.raises(RuntimeError, match="still plays"):
            runner.send(0, actions[:2])
        assert runner.wait(20) == [0]
        runner.send(0, picks(batch, rng)[:2])
        runner.send(1, actions[2:])
        ready: set[int] = set()
        while len(ready) < 2:
            ready |= set(runner.wait(20))
        assert ready == {0, 1}
        assert runner.wait(0) == []


def test_an_action_that_may_not_be_chosen_is_told_and_changes_nothing() -> None:
    rng = random.Random(4)
    with Runner("ash", games=4, workers=2, seats=2) as runner:
        with pytest.raises(RuntimeError, match="reset"):
            runner.step([0, 0, 0, 0])
        batch = runner.reset()
        before = batch.observation.copy()
        wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in batch.action_mask]
        right = picks(batch, rng)
        for actions in (wrong, [*right[:3], wrong[3]], [-1, *right[1:]], [*right[:3], 10**6]):
            with pytest.raises(ValueError, match=r"game \d: action .* may not be chosen now"):
                runner.step(actions)
        for shape in ([right[0]], right[0], [*map(float, right)]):
            with pytest.raises(ValueError, match="4 whole numbers are awaited"):
                runner.step(shape)
        assert np.array_equal(batch.observation, before)
        batch = runner.step(right)
        assert not np.array_equal(batch.observation, before)


def test_a_program_without_its_guard_is_told_so(tmp_path: Path) -> None:
    """Its workers die as they begin: it ends, instead of replacing them for ever."""
    program = tmp_path / "unguarded.py"
    program.write_text(
        'from klubovna.research.vector import Runner\nRunner("ash", games=1, workers=1, seats=2).reset()\n'
    )
    said = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=False)
    assert said.returncode == 1
    assert "worker 0 dies as it begins" in said.stderr.splitlines()[-1]
    assert "__main__" in said.stderr.splitlines()[-1]


def test_an_interrupted_program_leaves_no_memory_behind() -> None:
    code = """
import os, signal
from klubovna.research.vector import Runner
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a suite in the background has it ignored
    runner = Runner("ash", games=1, workers=1, seats=2, start="fork")
    runner.reset()
    print(runner._memory.block.name, flush=True)
    os.kill(os.getpid(), signal.SIGINT)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert said.stderr.splitlines()[-1] == "KeyboardInterrupt"
    assert not (Path("/dev/shm") / said.stdout.strip()).exists()


def test_closing_is_final_and_quick() -> None:
    runner = Runner("ash", games=2, workers=2, seats=2, start="fork")
    batch = runner.reset()
    runner.send(0, picks(batch, random.Random(1))[:1])
    runner.close()
    runner.close()
    with pytest.raises(RuntimeError, match="closed"):
        runner.step([0, 0])


def test_a_batch_that_outlives_its_runner_is_quiet() -> None:
    """Nothing is said at the end of a process that still holds one."""
    code = """
from klubovna.research.vector import Runner
if __name__ == "__main__":
    with Runner("ash", games=1, workers=1, seats=2, start="fork") as runner:
        batch = runner.reset()
    print(batch.action_mask.sum() > 0)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (said.stdout, said.stderr) == ("True\n", "")
