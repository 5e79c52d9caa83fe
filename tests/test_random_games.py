"""Random games to the end, over all seat counts and variants, through every check of the kernel."""

from collections import Counter

import pytest

import klubovna
from klubovna.testing.checks import check_words
from klubovna.testing.soak import batch, setup_for

GAMES_IN_THE_SUITE = {"ash": 120, "gloomhaven": 40, "harrow": 90, "monsterlands": 80, "root": 90}
BATCH = 30
"""Every kind is looked at in every batch: few long batches look at the rare ones less often, two workers share them."""


@pytest.mark.parametrize(
    ("slug", "first"),
    [(slug, first) for slug, count in GAMES_IN_THE_SUITE.items() for first in range(0, count, BATCH)],
)
def test_random_games_hold_every_check(slug: str, first: int) -> None:
    count = min(BATCH, GAMES_IN_THE_SUITE[slug] - first)
    tally = batch(slug, first, count, wanted=1, looks=3)
    assert tally.games == count


@pytest.mark.parametrize("slug", klubovna.games())
def test_every_kind_and_event_has_words_and_a_clause(slug: str) -> None:
    check_words(klubovna.rules(slug))


def test_the_tables_of_root_meet_every_faction_map_and_deck_at_least_five_times() -> None:
    tables = [setup_for("root", seed) for seed in range(GAMES_IN_THE_SUITE["root"])]
    roles = Counter(role for table in tables for role in table["roles"])
    assert min(roles[role] for role in klubovna.rules("root").roles) >= 5
    assert sum(table["roles"].count("vagabond") == 2 for table in tables) >= 5
    for option, values in (("map", 4), ("deck", 2)):
        counts = Counter(table["options"][option] for table in tables)
        assert len(counts) == values
        assert min(counts.values()) >= 5
    assert {table["seats"] for table in tables} == {2, 3, 4, 5, 6}


def test_the_tables_of_harrow_meet_every_chapter_at_least_five_times() -> None:
    tables = [setup_for("harrow", seed) for seed in range(GAMES_IN_THE_SUITE["harrow"])]
    chapters = Counter(table["options"]["chapter"] for table in tables)
    assert len(chapters) == 9
    assert min(chapters.values()) >= 5


def test_every_installed_game_is_in_the_suite() -> None:
    assert set(klubovna.games()) == set(GAMES_IN_THE_SUITE)
