"""Silence tells nothing: whether a secret question is asked does not depend on what an onlooker cannot see."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from klubovna.games.root.facts import Card, Faction
from klubovna.games.root.state import Table
from klubovna.kernel.record import new
from klubovna.kernel.registry import games, rules
from klubovna.testing.silence import told_by_silence
from klubovna.testing.soak import setup_for


@pytest.mark.parametrize("slug", games())
def test_random_games_are_silent(slug: str) -> None:
    rng = random.Random(slug)
    for seed in range(2):
        game = new(rules(slug), live=True, **setup_for(slug, seed))
        for _ in range(400):
            if not game.decisions:
                break
            if rng.random() < 0.25:
                onlooker = rng.randrange(game.seats)
                assert told_by_silence(game, onlooker, rng.getrandbits(60)) is None
            decision = rng.choice(game.decisions)
            game.choose(rng.randrange(len(decision.options)), decision.seat)


@pytest.mark.plain
def test_a_question_that_only_holders_get_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ambush of Root as it was: asked only of who holds one."""

    def holds(t: Table, faction: Faction, cards: Sequence[Card]) -> bool:
        return any(card in t.hands[faction] for card in cards)

    monkeypatch.setattr("klubovna.games.root.cards.could_hold", holds)
    rng = random.Random(3)
    assert any(told_after_attacks(seed, rng) for seed in range(20))


def told_after_attacks(seed: int, rng: random.Random) -> bool:
    """Whether silence after one of the attacks of a random game told the attacker something."""
    game = new(rules("root"), seats=3, seed=seed, roles=["marquise", "eyrie", "alliance"], live=True)
    for _ in range(500):
        if not game.decisions:
            break
        decision = rng.choice(game.decisions)
        game.choose(rng.randrange(len(decision.options)), decision.seat)
        attacked = decision.kind.name == "battle.whom"
        if attacked and any(told_by_silence(game, decision.seat, rng.getrandbits(60)) for _ in range(8)):
            return True
    return False
