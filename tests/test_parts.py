"""Of every installed game: whatever can be chosen can be pointed at on the board of whoever decides."""

from __future__ import annotations

from collections import Counter

import pytest

from klubovna.kernel.registry import games, rules
from klubovna.testing.lit import play_lit

GAMES, MOST_GAMES = 24, 60
"""More than the first number only where the share below is not reached yet."""
LONGEST = 900
MOST_WITHOUT = 3
LOOKED_AT = 0.6
"""The share of kinds that come up in so few games; positions made by hand show the rest, game by game."""


@pytest.mark.parametrize("game", sorted(games()))
def test_every_option_lights_a_part_that_is_there(game: str) -> None:
    made = rules(game)
    looked: Counter[str] = Counter()
    wanted = LOOKED_AT * len(made.kinds)
    for seed in range(MOST_GAMES):
        if seed >= GAMES and len(looked) >= wanted:
            break
        looked += play_lit(made, seed, LONGEST)
    assert len(looked) >= wanted, sorted(set(made.kinds) - set(looked))


@pytest.mark.parametrize("game", sorted(games()))
def test_hardly_any_kind_lights_nothing_and_each_says_why(game: str) -> None:
    without = rules(game).parts.without
    assert set(without) <= set(rules(game).kinds)
    assert all(without.values())
    assert len(without) <= MOST_WITHOUT
