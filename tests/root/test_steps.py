"""A step of Root is short: battles and removals are flows, and no task is needed to hold a position in their middle."""

from __future__ import annotations

from random import Random

from klubovna.games.root.inventory import soak
from klubovna.kernel import new

LONGEST = 12
"""Answers in one step; more of them would ask for a task (see `kernel/tasks.py`)."""


def test_no_step_is_so_long_that_it_ought_to_be_a_task() -> None:
    longest = 0
    for seed in range(40, 46):
        g = new("root", seed=seed, **soak(seed), journal=False)
        draw = Random(seed)
        for _ in range(900):
            if g.decision is None:
                break
            g.choose(draw.randrange(len(g.decision.options)))
            longest = max(longest, len(g._trail()))
    assert 5 < longest <= LONGEST
