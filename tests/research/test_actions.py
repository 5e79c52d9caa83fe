"""Actions have stable numbers: no two options of a decision share one, and every process gives the same."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys

import numpy as np
import pytest

import klubovna
from klubovna import research
from klubovna.kernel import serialize
from klubovna.research.declaration import declared, leaves
from klubovna.research.survey import picked, variant

GAMES = klubovna.games()
VARIANTS = {"ash": 8, "gloomhaven": 7, "harrow": 9, "monsterlands": 7, "root": 4}
LONGEST = 180


def digest(slug: str, games: int = 2, longest: int = 40) -> str:
    """Of the numbers of all options in a few games."""
    said = hashlib.blake2b(digest_size=8)
    actions, rules = research.actions(slug), klubovna.rules(slug)
    for seed in range(games):
        g, rng = variant(rules, seed), random.Random(seed)
        for _ in range(longest):
            if (decision := g.decision) is None:
                break
            said.update(repr(actions.ids(decision)).encode())
            g.choose(rng.randrange(len(decision.options)))
    return said.hexdigest()


@pytest.mark.parametrize("slug", GAMES)
def test_options_of_a_decision_have_different_numbers_that_say_what_they_are(slug: str) -> None:
    actions, rules, room = research.actions(slug), klubovna.rules(slug), research.encoder(slug).most_options
    for seed in range(1000, 1000 + VARIANTS[slug]):
        g, rng = variant(rules, seed), random.Random(seed)
        for _ in range(LONGEST):
            if (decision := g.decision) is None:
                break
            ids = actions.ids(decision)
            assert len(set(ids)) == len(ids) == len(decision.options) <= room
            mask = actions.mask(decision)
            assert mask.sum() == len(ids)
            assert mask[ids].all()
            for i in {0, len(ids) - 1}:
                meant, value = actions.action(ids[i]), serialize.dump(decision.options[i])
                assert meant.kind == decision.kind.name, f"{slug}: {decision.options[i]} was not foreseen: {meant}"
                assert meant.slot is not None or leaves(serialize.dump(meant.value)) == leaves(value)
                assert actions.index(decision, ids[i]) == i
            g.choose(picked(g, decision, rng, seed % 2 * 0.6))


def test_another_process_gives_the_same_numbers() -> None:
    code = "import sys; from research.test_actions import digest; print([digest(slug) for slug in sys.argv[1:]])"
    done = subprocess.run(
        [sys.executable, "-c", code, *GAMES],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
    )
    assert done.stdout.strip() == repr([digest(slug) for slug in GAMES])


@pytest.mark.parametrize("slug", GAMES)
def test_every_kind_is_declared(slug: str) -> None:
    missing = klubovna.rules(slug).kinds.keys() - declared(slug).names.keys()
    assert not missing, f"python -m klubovna.research declare {slug} --games 20"


def test_what_was_not_foreseen_is_still_told_apart() -> None:
    g = klubovna.new("ash", seats=2, seed=1)
    decision = g.asked()
    actions = research.actions("ash")
    decision.options[:] = [("no", "such"), 900_000, ("thing", 7)]
    ids = actions.ids(decision)
    assert len(set(ids)) == 3
    assert min(ids) >= actions.spare
    assert actions.index(decision, ids[2]) == 2
    assert actions.action(ids[1]).slot == 1
    with pytest.raises(ValueError, match="may not be chosen now"):
        actions.index(decision, 0)


def test_a_mask_is_written_where_one_likes() -> None:
    g = klubovna.new("ash", seats=2, seed=1)
    actions = research.actions("ash")
    out = np.ones(actions.size, np.int8)
    assert actions.mask(g.decision, out) is out
    assert (out == actions.mask(g.decision)).all()
    assert not actions.mask(None).any()
