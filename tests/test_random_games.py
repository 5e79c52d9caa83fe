"""Random games to the end, over all seat counts and variants, through every check of the kernel."""

import pytest

import klubovna
from klubovna.testing.checks import check_words
from klubovna.testing.soak import BATCH, batch

GAMES_IN_THE_SUITE = {"ash": 200, "root": 120}


@pytest.mark.parametrize(
    ("slug", "first"),
    [(slug, first) for slug, count in GAMES_IN_THE_SUITE.items() for first in range(0, count, BATCH)],
)
def test_random_games_hold_every_check(slug: str, first: int) -> None:
    tally = batch(slug, first, BATCH)
    assert tally.games == BATCH


@pytest.mark.parametrize("slug", klubovna.games())
def test_every_kind_and_event_has_words_and_a_clause(slug: str) -> None:
    check_words(klubovna.rules(slug))


def test_every_installed_game_is_in_the_suite() -> None:
    assert set(klubovna.games()) == set(GAMES_IN_THE_SUITE)
