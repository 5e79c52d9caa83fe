"""What a table holds in memory, and how far back it can go in what time."""

from __future__ import annotations

import gc
import random
import tracemalloc
from time import process_time

import pytest

from klubovna import Game, games, new, replay
from klubovna.bench import configs
from klubovna.kernel.journal import BLOCK, Entry, Event, Journal
from klubovna.kernel.past import Checkpoint
from klubovna.kernel.registry import rules

MOST_BYTES = 300_000
MOST_PLAYED_AGAIN = 80
"""Inputs, to take back one of the last fifty choices: at most some milliseconds."""


def played(slug: str, name: str, choices: int | None = None) -> tuple[Game, int]:
    """A random game up to so many choices, or to its end; and how many they were."""
    config = next(dict(one) for one in configs(rules(slug)) if one["name"] == name)
    del config["name"]
    game, draw, count = new(slug, seed=3, **config), random.Random(3), 0
    while not game.over and count != choices:
        decision = game.decision
        assert decision is not None
        game.choose(int(draw.random() * len(decision.options)))
        count += 1
    return game, count


TABLES = [(slug, configs(rules(slug))[-1]["name"]) for slug in games()]


@pytest.mark.parametrize(("slug", "name"), TABLES)
def test_a_table_at_mid_game_is_small_and_goes_back_quickly(slug: str, name: str) -> None:
    _, whole = played(slug, name)
    gc.collect()
    tracemalloc.start()
    game, _ = played(slug, name, whole // 2)
    gc.collect()
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert held < MOST_BYTES
    again = game.clone()
    for back in range(1, 51):
        began = process_time()
        again.undo()
        spent = process_time() - began
        assert spent < 0.05, back  # ten times what it takes, for a machine that is busy
        if again.inputs == 0:
            break
    assert largest_gap(game._checkpoint, 50) < MOST_PLAYED_AGAIN
    checkpoint: Checkpoint | None = game._checkpoint
    while checkpoint is not None:
        if checkpoint.past is not None:
            began = process_time()
            game._rebuilt(checkpoint.past, checkpoint.inputs)
            assert process_time() - began < 1  # ten times, too
        checkpoint = checkpoint.past


def largest_gap(checkpoint: Checkpoint | None, choices: int) -> int:
    largest = 0
    while checkpoint is not None and choices > 0:
        largest = max(largest, len(checkpoint.inputs))
        choices -= sum(count > 1 for *_, count in checkpoint.inputs)
        checkpoint = checkpoint.past
    return largest


@pytest.mark.parametrize("slug", games())
def test_thinned_or_not_every_position_comes_back(slug: str) -> None:
    """All the way back, choice by choice, every position is the one that was there."""
    game, draw = new(slug, seats=2, seed=5), random.Random(5)
    was = [game.fingerprint()]
    for _ in range(250):
        if game.over:
            break
        decision = game.decision
        assert decision is not None
        game.choose(draw.randrange(len(decision.options)))
        was.append(game.fingerprint())
    told = game.events(0)
    assert replay(game.record()).events(0) == told
    branch = game.clone()
    for fingerprint in reversed(was[:-1]):
        branch.undo()
        assert branch.fingerprint() == fingerprint
    assert branch.inputs < game.inputs
    assert branch.events(0) == told[: branch.happened]
    assert game.fingerprint() == was[-1]
    assert game.events(0) == told


def test_a_journal_in_blocks_reads_as_it_was_written() -> None:
    told, other = Event("told", "what", rule="1"), Event("told", "what", rule="2")
    journal, plain = Journal(), []
    draw = random.Random(1)
    for number in range(5 * BLOCK):
        what: object = draw.choice([number, (number, "x"), None, object()]) if number > 2 * BLOCK else (number,)
        entry: Entry = (other if number % 301 == 300 else told, (what,), number % 3)
        journal.add(*entry)
        plain.append(entry)
        if number % 97 == 0:
            at = draw.randrange(len(plain) + 1)
            journal, plain = journal.fork(at), plain[:at]
    assert len(journal) == len(plain)
    for since in (0, 1, BLOCK - 1, BLOCK, len(plain) - 1):
        for upto in (None, since, since + 1, len(plain)):
            assert list(journal.read(since, upto)) == list(enumerate(plain))[since:upto]
