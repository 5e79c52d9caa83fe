"""The bot that compares options in the same worlds: reproducible, blind to what is hidden, better than its policy."""

from __future__ import annotations

import pytest

import klubovna
from klubovna import bots
from klubovna.bots import Budget
from klubovna.bots.rollout import FEWEST, OPTIONS, Rollout
from klubovna.kernel.tuning import Level
from test_search import begun, beside_other_cards, policy_of

GAMES = ("ash", "root", "harrow", "monsterlands", "gloomhaven")


@pytest.mark.parametrize("slug", GAMES)
def test_it_plays_every_game_and_the_same_seed_plays_the_same_moves(slug: str) -> None:
    g = begun(slug, 12)
    chosen = []
    for _ in range(2):
        here, minds = g.clone(), [Rollout(5, Level(depth=8)), Rollout(6, Level(depth=8))]
        moves = []
        for number in range(4):
            decision = here.decision
            assert decision is not None
            moves.append(bots.move(here, decision.seat, minds[decision.seat], number, Budget(playouts=14)))
            here.choose(moves[-1], decision.seat)
        chosen.append(moves)
    assert chosen[0] == chosen[1]


def test_the_others_hidden_cards_make_no_difference() -> None:
    differed = 0
    for g, other, seat in beside_other_cards("ash"):
        differed += other.fingerprint() != g.fingerprint()
        choices = [bots.move(game, seat, Rollout(1), 9, Budget(playouts=24)) for game in (g, other)]
        assert choices[0] == choices[1]
    assert differed


def test_options_are_compared_in_the_same_worlds_within_the_budget() -> None:
    g = begun("root", 40)
    decision = g.decision
    assert decision is not None
    while len(decision.options) < 3:
        g.choose(0)
        decision = g.decision
        assert decision is not None
    given = g.determinized(decision.seat, 1)
    first = policy_of(g).choose(given.state, given.asked(decision.seat), decision.seat)
    bot = Rollout(2, Level(depth=4))
    taken = bot.compare(given, decision.seat, Budget(playouts=60))
    visits = {index: one.visits for index, one in bot.tried.items()}
    assert sum(visits.values()) <= 60
    assert visits[first] == max(visits.values()) >= FEWEST
    assert len(visits) <= OPTIONS + 1
    assert bot.tried[first].lead == 0
    assert taken == first or bot.tried[taken].lead > 0
    assert visits[taken] == visits[first], "what is taken was never dropped"


def test_a_small_budget_looks_at_fewer_options() -> None:
    g = begun("root", 40)
    decision = g.decision
    assert decision is not None
    bot = Rollout(2, Level(depth=4))
    bot.compare(g.determinized(decision.seat, 1), decision.seat, Budget(playouts=2 * FEWEST))
    assert len(bot.tried) == 2


@pytest.mark.compiled
def test_it_beats_its_policy() -> None:
    won = 0
    for number in range(6):
        g = klubovna.new("ash", 2, 100 + number, journal=False, marks=False)
        policy, bot, ours = policy_of(g), Rollout(number), number % 2
        while (decision := g.decision) is not None:
            if decision.seat == ours:
                index = bots.move(g, ours, bot, g.inputs, Budget(playouts=90))
            else:
                index = policy.choose(g.state, decision, decision.seat)
            g.choose(index, decision.seat)
        assert g.result is not None
        won += g.result.winners == [ours]
    assert won >= 5


def test_it_thinks_as_long_as_it_may() -> None:
    g = begun("ash", 20, 1)
    decision = g.decision
    assert decision is not None
    bot = Rollout(2)
    bots.move(g, decision.seat, bot, 1, Budget(seconds=0.05))
    assert sum(one.visits for one in bot.tried.values()) >= 1
