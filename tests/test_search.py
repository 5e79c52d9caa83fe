"""The bot that looks ahead: reproducible, blind to what is hidden, at home in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import klubovna
from klubovna import bots
from klubovna.bots import Budget
from klubovna.bots.hints import hint
from klubovna.bots.learnt import learnt_weights
from klubovna.bots.levels import LEVELS, Levelled, level_of
from klubovna.bots.review import review
from klubovna.bots.search import Search
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Policy, by_margin
from klubovna.kernel.tuning import Level

GAMES = ("ash", "root", "harrow", "monsterlands", "gloomhaven")
FEW = Budget(playouts=4)


def begun(slug: str, moves: int, seed: int = 3, **more: Any) -> Game:
    g = klubovna.new(slug, 2, seed, **more)
    dice = random.Random(seed)
    for _ in range(moves):
        if g.decision is not None:
            g.choose(dice.randrange(len(g.decision.options)))
    return g


def policy_of(g: Game) -> Policy[Any]:
    policy = g.rules.policy
    assert policy is not None
    return policy


@pytest.mark.parametrize("slug", GAMES)
def test_a_policy_weighs_all_options_and_judges_every_seat(slug: str) -> None:
    g = begun(slug, 15)
    policy = policy_of(g)
    for _ in range(10):
        decision = g.decision
        assert decision is not None
        weights = policy.weights(g.state, decision, decision.seat)
        best = policy.choose(g.state, decision, decision.seat)
        assert sum(weights) == pytest.approx(1)
        assert len(weights) == len(decision.options)
        assert min(weights) > 0 or len(weights) == 1
        assert weights[best] == max(weights)
        values = policy.evaluate(g.state)
        assert len(values) == g.seats
        assert all(0 <= value <= 1 for value in values)
        g.choose(best)


def test_points_ahead_are_chances() -> None:
    assert by_margin([10, 10], 5) == [0.5, 0.5]
    ahead, behind = by_margin([15, 10], 5)
    assert ahead == pytest.approx(0.731, abs=0.001)
    assert ahead + behind == pytest.approx(1)
    first, second, third = by_margin([30, 20, 10], 8)
    assert first > 0.5 > second > third


def beside_other_cards(slug: str) -> Iterator[tuple[Game, Game, int]]:
    """Games between two steps, each with another one that its seat cannot tell from it."""
    for seed in range(5):
        g = begun(slug, 30, seed)
        while g.since_step()[1]:
            g.choose(0)
        decision = g.decision
        assert decision is not None
        for deal in range(3):
            other, _ = g.at_checkpoint(decision.seat, deal)
            assert all(one.determinized(decision.seat, 9).can_clone for one in (g, other))
            yield g, other, decision.seat


@pytest.mark.parametrize("slug", GAMES)
def test_search_plays_every_game_and_the_same_seed_plays_the_same_moves(slug: str) -> None:
    g = begun(slug, 12)
    chosen = []
    for _ in range(2):
        here, bot = g.clone(), Search(5)
        moves = []
        for number in range(4):
            decision = here.decision
            assert decision is not None
            moves.append(bots.move(here, decision.seat, bot if decision.seat == 0 else Search(6), number, FEW))
            here.choose(moves[-1], decision.seat)
        chosen.append(moves)
    assert chosen[0] == chosen[1]


def test_the_others_hidden_cards_make_no_difference() -> None:
    """The true game dealt anew for a seat is one that this seat cannot tell from it: it chooses the same there."""
    differed = 0
    for g, other, seat in beside_other_cards("ash"):
        differed += other.fingerprint() != g.fingerprint()
        choices = [bots.move(game, seat, Search(1), 9, Budget(playouts=12)) for game in (g, other)]
        assert choices[0] == choices[1]
    assert differed


def test_what_others_answer_in_secret_leaves_no_branch() -> None:
    g = klubovna.new("ash", 2, 4)
    policy = policy_of(g)
    while g.decision is not None:  # up to a battle, in which both lay cards at once
        if len(g.decisions) > 1:
            break
        g.choose(policy.choose(g.state, g.decision, g.decision.seat))
    assert len(g.decisions) > 1
    seat = g.decisions[0].seat
    bot = Search(1)
    bots.move(g, seat, bot, 2, Budget(playouts=20))
    assert {edge.action[0] for edge in bot.root.edges.values()} <= {*g.asked(seat).options}
    assert sum(edge.visits for edge in bot.root.edges.values()) == 20


def test_the_tree_is_kept_while_a_turn_goes_on() -> None:
    g = begun("ash", 20, 1)
    bot = Search(2)
    kept = 0
    for number in range(30):
        decision = g.decision
        if decision is None:
            break
        if decision.seat != 0:
            g.choose(policy_of(g).choose(g.state, decision, decision.seat))
            continue
        index = bots.move(g, 0, bot, number, Budget(playouts=16))
        kept += sum(edge.visits for edge in bot.root.edges.values()) > 16
        g.choose(index, 0)
    assert kept


def test_it_thinks_as_long_as_it_may() -> None:
    g = begun("ash", 20, 1)
    decision = g.decision
    assert decision is not None
    bot = Search(2)
    bots.move(g, decision.seat, bot, 1, Budget(seconds=0.05))
    assert sum(edge.visits for edge in bot.root.edges.values()) >= 1


def test_levels_are_there_in_every_game() -> None:
    assert [*LEVELS] == ["easy", "medium", "hard", "expert"]
    assert {*LEVELS} <= {*bots.names()}
    for slug in GAMES:
        g = begun(slug, 8)
        decision = g.decision
        assert decision is not None
        for name in LEVELS:
            assert isinstance(level_of(name, g.rules).playouts, int)
            assert bots.table_budget(name, g.rules).seconds <= 3
            index = bots.move(g, decision.seat, bots.make(name, 1), 1, Budget(playouts=2))
            assert 0 <= index < len(decision.options)


def test_the_hard_level_of_ash_builds_on_what_was_learnt() -> None:
    g = begun("ash", 12)
    agreed = 0
    for number in range(12):
        decision = g.decision
        assert decision is not None
        index = bots.move(g, decision.seat, bots.make("learnt", 1), number)
        assert bots.move(g, decision.seat, Levelled(1, "hard", Level(learnt=True)), number) == index
        agreed += index == bots.move(g, decision.seat, bots.make("medium", 1), number)
        weights = learnt_weights(g.rules, g.state, decision.seat, decision)
        if weights is not None:
            assert sum(weights) == pytest.approx(1)
            assert min(weights) > 0
            assert weights[index] == max(weights)
        g.choose(index)
    assert agreed < 12
    assert level_of("hard", g.rules).learnt


@pytest.mark.parametrize("slug", GAMES)
def test_a_hint_rates_options_and_tells_how_it_goes_on(slug: str) -> None:
    g = begun(slug, 14)
    decision = g.decision
    assert decision is not None
    before = g.fingerprint()
    told = hint(g, decision.seat, 3, "cs", Budget(playouts=8))
    assert g.fingerprint() == before
    assert all(0 <= one.option < len(decision.options) for one in told.options)
    assert sum(one.share for one in told.options) == pytest.approx(1)
    assert told.options[0].share == max(one.share for one in told.options)
    assert all(told.line)
    assert told.line[0] == g.text("cs", decision.options[told.options[0].option], decision)


def test_a_review_finds_a_choice_that_threw_the_game_away() -> None:
    """Two policies play; then one seat plays nonsense for a while: that is what the review names."""
    g = klubovna.new("ash", 2, 9)
    policy = policy_of(g)
    while g.decision is not None and g.inputs < 70:
        decision = g.decision
        wanted = policy.choose(g.state, decision, decision.seat)
        nonsense = decision.seat == 0 and g.inputs >= 40
        g.choose((wanted + 1) % len(decision.options) if nonsense else wanted)
    record = g.record()
    found = review(record, "en", [0], Budget(playouts=40))
    assert found.ats == sorted(found.ats)
    assert found.ats[-1] == len(record["inputs"])
    assert len(found.chances) == len(found.ats)
    assert all(len(stood) == 2 for stood in found.chances)
    assert sum(choice.at >= 40 for choice in found.costly) >= 2
    assert all(choice.seat == 0 and choice.better != choice.chosen for choice in found.costly)
    assert [choice.cost for choice in found.costly] == sorted((c.cost for c in found.costly), reverse=True)
