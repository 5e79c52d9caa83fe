"""Chance: quick from a number, and not to be computed from a key."""

import json
from collections import Counter

import pytest

from klubovna.kernel.chance import Chance, is_seed, new_key
from klubovna.kernel.errors import SetupError
from klubovna.kernel.record import new, replay

GAMES = ["ash", "gloomhaven", "harrow", "monsterlands", "root"]
KEY = "0f" * 32


def test_draws_from_a_number_are_what_they_always_were() -> None:
    chance = Chance(7)
    assert [chance.roll(6) for _ in range(12)] == [6, 4, 4, 2, 4, 1, 4, 5, 5, 5, 3, 3]


def test_draws_from_a_key_are_even_and_the_same_again() -> None:
    chance, again = Chance(KEY), Chance(KEY)
    rolled = [chance.roll(6) for _ in range(6000)]
    assert rolled == [again.roll(6) for _ in range(6000)]
    assert all(900 < count < 1100 for count in Counter(rolled).values())
    assert chance.count == 6000
    one, other = list(range(40)), list(range(40))
    chance.shuffle(one)
    again.clone().shuffle(other)
    assert one == other != list(range(40))
    assert Chance(KEY).branch(1).seed != Chance(KEY).branch(2).seed


def test_what_is_a_seed() -> None:
    assert is_seed(new_key())
    assert new_key() != new_key()
    assert is_seed(2**64 - 1)
    for wrong in (-1, 2**64, "", "0f" * 31, "zz" * 32, KEY.upper(), None, True, 1.0):
        assert not is_seed(wrong)
    with pytest.raises(SetupError, match="hexadecimal"):
        new("ash", 2, "1")


@pytest.mark.parametrize("slug", GAMES)
def test_the_key_is_in_the_record_and_in_nothing_that_a_seat_is_shown(slug: str) -> None:
    game = new(slug, 2, KEY, live=True)
    for _ in range(30):
        decision = game.decisions[0]
        shown = json.dumps([[game.view(seat), game.events(seat)] for seat in (None, 0, 1)])
        assert KEY not in shown
        mine = game.determinized(decision.seat, 5)
        assert KEY not in str(mine.state.chance.seed)
        assert mine.state.chance.seed != game.state.chance.seed
        assert KEY not in json.dumps(mine.view(decision.seat))
        game.choose(len(decision.options) // 2, decision.seat)
    record = json.loads(json.dumps(game.record()))
    assert record["seed"] == KEY
    assert replay(record).fingerprint() == game.fingerprint()


def test_a_number_may_be_drawn_below_a_large_one() -> None:
    """The compiled build counts with 64 bits inside; what comes out is no smaller for it."""
    for seed in range(50):
        small = Chance(seed).below(1 << 32)
        assert 0 <= small < 1 << 32
        assert Chance(seed).below(1 << 62) == small << 30
        assert Chance(seed).below(1 << 80) == small << 48
