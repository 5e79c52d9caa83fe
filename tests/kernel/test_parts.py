"""The small parts of the kernel: chance, zones, journal, JSON, errors."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klubovna.kernel import Chance, KlubovnaError, RecordError, serialize
from klubovna.kernel.journal import Event, Journal
from klubovna.kernel.text import LANGUAGES, house_texts
from klubovna.kernel.zones import EVERYBODY, hide, redeal

SEEDS = st.integers(0, 2**64 - 1)


def chi_squared(counts: Counter[int], faces: int) -> float:
    expected = sum(counts.values()) / faces
    return sum((counts[face] - expected) ** 2 / expected for face in range(1, faces + 1))


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32, 2**64 - 1])
def test_a_die_is_fair(seed: int) -> None:
    chance = Chance(seed)
    assert chi_squared(Counter(chance.roll(6) for _ in range(30_000)), 6) < 20.5  # p = 0.001 at five degrees


def test_first_rolls_of_neighbouring_seeds_are_fair() -> None:
    assert chi_squared(Counter(Chance(seed).roll(6) for seed in range(30_000)), 6) < 20.5


def test_two_rolls_in_a_row_are_independent() -> None:
    chance = Chance(5)
    pairs = Counter(6 * (chance.roll(6) - 1) + chance.roll(6) for _ in range(36_000))
    assert chi_squared(pairs, 36) < 66.6  # p = 0.001 at 35 degrees


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    orders: Counter[int] = Counter()
    chance = Chance(11)
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        orders[
            1 + things[0] * 6 + sorted(set(range(4)) - {things[0]}).index(things[1]) * 2 + (things[2] > things[3])
        ] += 1
    assert len(orders) == 24
    assert chi_squared(orders, 24) < 49.7  # p = 0.001 at 23 degrees


@given(SEEDS, st.integers(0, 50))
def test_a_clone_goes_on_alike_and_a_shuffle_draws_like_single_draws(seed: int, count: int) -> None:
    chance = Chance(seed)
    chance.shuffle(list(range(count)))
    assert chance.count == max(0, count - 1)
    copy = chance.clone()
    assert [chance.below(100) for _ in range(5)] == [copy.below(100) for _ in range(5)]
    one, two = Chance(seed), Chance(seed)
    things = list(range(8))
    one.shuffle(things)
    expected = list(range(8))
    for i in range(7, 0, -1):
        j = two.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert things == expected


def test_loaded_dice_come_first() -> None:
    chance = Chance(1)
    chance.load(6, 6)
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards != list(range(10))
    assert [chance.roll(6), chance.clone().roll(6), chance.below(4)] == [6, 6, 6]
    assert chance.loaded == []


@given(SEEDS, st.lists(st.integers(0, 15), min_size=12, max_size=12), st.integers(0, 3))
def test_dealing_anew_moves_only_what_the_seat_has_not_seen(seed: int, seen: list[int], seat: int) -> None:
    zones = [[0, 1, 2, 3, 4], [5, 6], [7, 8, 9, 10, 11]]
    masks = seen[:]
    redeal(Chance(seed), zones, masks, seat)
    assert sorted(card for zone in zones for card in zone) == list(range(12))
    where = [card for zone in zones for card in zone]
    for place, card in enumerate(where):
        if seen[place] >> seat & 1:
            assert card == place
        assert masks[card] == seen[place]
    again = [zone[:] for zone in zones]
    redeal(Chance(seed), again, masks[:], seat)
    assert again == zones


def test_a_hidden_move_is_forgotten_by_those_who_could_not_see() -> None:
    seen = [EVERYBODY] * 3
    hide([0, 2], seen, 0b10)
    assert seen == [0b10, EVERYBODY, 0b10]


def test_journals_share_their_past() -> None:
    event = Event("e", "number", rule="1")
    first = Journal()
    for i in range(5):
        first.add(event, (i,), 0)
    second = first.fork(3)
    second.add(event, (30,), 0)
    third = second.fork(2)
    third.add(event, (20,), 0)
    first.add(event, (5,), 0)
    assert [[params[0] for _, (_, params, _) in j.read(0)] for j in (first, second, third)] == [
        [0, 1, 2, 3, 4, 5],
        [0, 1, 2, 30],
        [0, 1, 20],
    ]
    assert [n for n, _ in second.read(2)] == [2, 3]


class Pair:
    left: int
    right: list[tuple[int, str]]
    more: dict[int, "Pair | None"]


def test_objects_go_through_json_and_wrong_ones_are_refused_by_path() -> None:
    inner, outer = Pair(), Pair()
    inner.left, inner.right, inner.more = 1, [(2, "x")], {}
    outer.left, outer.right, outer.more = 3, [], {7: inner, 8: None}
    stored = serialize.dump(outer)
    assert serialize.dump(serialize.load(Pair, stored)) == stored
    seventh = serialize.load(Pair, stored).more[7]
    assert seventh is not None
    assert seventh.right == [(2, "x")]
    for wrong, path in [
        ({**stored, "left": True}, r"state\.left"),
        ({**stored, "right": [[1]]}, r"state\.right\[0\]"),
        ({**stored, "more": {"7": {"left": 1}}}, r"state\.more\.7\.right"),
        ([], "state"),
    ]:
        with pytest.raises(RecordError, match=path):
            serialize.load(Pair, wrong)


def test_house_words_are_the_same_in_both_languages() -> None:
    import re
    from importlib import resources

    keys = []
    for lang in LANGUAGES:
        text = (resources.files("klubovna") / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys.append(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
        assert len(keys[-1]) == len(set(keys[-1]))
    assert sorted(keys[0]) == sorted(keys[1])


def test_errors_speak_the_users_language() -> None:
    error = KlubovnaError("unknown-game", game="x", games="ash")
    assert str(error) == "Unknown game “x”. There are: ash."
    assert error.text("cs") == "Neznámá hra „x“. K dispozici: ash."
    with pytest.raises(KlubovnaError, match="Unknown language"):
        house_texts("de")
