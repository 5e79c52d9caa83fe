"""A preview tells what an option changes, from what its seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.preview import Change, Preview, compared, consequence, named, preview
from klubovna.kernel.record import new
from klubovna.kernel.registry import rules
from klubovna.kernel.text import LANGUAGES

GAMES = ("ash", "root", "harrow", "monsterlands", "gloomhaven")


def positions(game: str, seed: int, every: int, most: int) -> Iterator[tuple[Game, Decision[Any]]]:
    """Positions of a random game."""
    made = rules(game)
    assert made.trials.soak is not None
    g = new(made, **{"seed": seed, **made.trials.soak(seed)})
    luck = Random(seed)
    for moment in range(most):
        if g.over:
            return
        decision = g.decisions[luck.randrange(len(g.decisions))]
        if moment % every == 0:
            yield g, decision
        g.choose(luck.randrange(len(decision.options)), decision.seat)


def told(found: Preview) -> tuple[list[Change], Any, bool]:
    then = found.then
    return found.changes, None if then is None else (then.seat, then.kind.name, then.about, then.options), found.chance


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_is_the_same_whatever_the_others_hold(game: str) -> None:
    """The other-secret test: what the seat has not seen is dealt anew, and nothing in its preview changes."""
    seen = 0
    for seed in (3, 4):
        for g, decision in positions(game, seed, every=23, most=200):
            for index in {0, len(decision.options) - 1}:
                other = g.determinized(decision.seat, 99, marks=True)
                if not other.can_clone:
                    continue
                assert told(preview(other, decision.seat, index)) == told(preview(g, decision.seat, index))
                seen += 1
    assert seen > 15


@pytest.mark.parametrize("game", GAMES)
def test_what_is_certain_comes_true(game: str) -> None:
    """Whatever a preview is sure of lies there afterwards; what is counted has words in both languages."""
    tally = rules(game).tally
    assert tally is not None
    certain = 0
    for g, decision in positions(game, 7, every=5, most=300):
        index = len(decision.options) // 2
        before = g.fingerprint()
        found = preview(g, decision.seat, index)
        assert g.fingerprint() == before
        after = g.clone()
        after.choose(index, decision.seat)
        lies = tally(after.look(decision.seat))
        for part, what, _, count in found.changes:
            if count is not None and not found.chance:
                assert lies.get(part, {}).get(what, 0) == count, (decision, part, what)
                certain += 1
        for lang in LANGUAGES:
            texts = g.rules.texts(lang)
            words = [named(texts, found.state, change.what) for change in found.changes]
            assert not any("{" in word for word in (*words, consequence(texts, found.state, found.changes))), words
    assert certain > 10


def test_what_differs_is_open() -> None:
    """Two outcomes that agree are certain, others are open, and what stays as it was is not told."""
    before = {"a": {("x",): 1}, "b": {("y",): 2}}
    outcomes = [{"a": {("x",): 3}, "b": {("y",): 2}}, {"a": {("x",): 3}, "b": {("y",): 1}}]
    assert compared(before, outcomes) == [Change("a", ("x",), 1, 3), Change("b", ("y",), 2, None)]


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_taken_back_to_where_it_began(game: str) -> None:
    """Choice after choice one comes to the first of the turn, which the same seat has made."""
    longest = 0
    for g, decision in positions(game, 7, every=6, most=150):
        turn = g.turn_of(decision.seat)
        trial = g.clone(journal=False)
        while trial.inputs > turn.start:
            trial.take_back(decision.seat)
        if turn.choices:
            assert trial.inputs == turn.start
            assert trial.owed(decision.seat) is not None
            assert turn.free == (
                trial.state.chance.count == g.state.chance.count and trial.state.shown == g.state.shown
            )
        longest = max(longest, turn.choices)
    assert longest > 1
