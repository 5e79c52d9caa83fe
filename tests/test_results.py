"""`state.result()` tells at any moment of any game how it stands: a score and a rank per seat, and never an error."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from klubovna.kernel.game import Game
from klubovna.kernel.record import new
from klubovna.kernel.registry import games, rules

CHOICES = 400


def looked_at(game: Game) -> Iterator[Any]:
    """Every position of a random game, up to its end or so many choices."""
    dice = random.Random(5)
    for _ in range(CHOICES):
        yield game.state.result()
        if game.over:
            return
        decision = dice.choice(game.decisions)
        game.choose(dice.randrange(len(decision.options)), decision.seat)


@pytest.mark.parametrize(
    ("slug", "seats"),
    [(slug, seats) for slug in games() for seats in range(rules(slug).seats[0], rules(slug).seats[1] + 1)],
)
def test_how_it_stands_can_be_asked_at_any_moment(slug: str, seats: int) -> None:
    for seed in (1, 2):
        game = new(slug, seats, seed)
        before = game.fingerprint()
        assert game.state.result()
        assert game.fingerprint() == before
        for result in looked_at(game):
            assert len(result.scores) == len(result.ranks) == seats
            assert all(type(score) is int for score in result.scores)
            assert all(0 <= winner < seats for winner in result.winners)
