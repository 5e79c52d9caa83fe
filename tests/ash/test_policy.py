"""The greedy policy of Crown of Ash: legal everywhere, steady, blind to what is hidden, and much better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import klubovna
from ash.tables import BATTLE, CARD_DIE, VOLCANO, choose, game, table, table_of, w
from klubovna.games.ash import RULES
from klubovna.games.ash.facts import FATES, TYPE, Warrior
from klubovna.games.ash.policy import CHOICES
from klubovna.games.ash.state import BATTLE_SPACE, BUILD_SPACE, LEFT_WING, Table
from klubovna.kernel import Game
from klubovna.kernel.rules import ByKind

POLICY = ByKind(CHOICES)

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {"powers": True, "difficulty": "high", "targeted": True}),
    (2, {"powers": True}),
    (2, {"automa": True, "clockwise": True}),
    (3, {"powers": True, "automa": True}),
    (4, {"powers": True}),
]


def answer(g: Game, seat: int, seed: int) -> int:
    """What the policy chooses when it is handed what the seat knows."""
    dealt = g.determinized(seat, seed)
    decision = next(d for d in dealt.decisions if d.seat == seat)
    return POLICY.choose(table_of(dealt), decision, seat)


def play(seats: int, seed: int, greedy: set[int], options: dict[str, Any]) -> Game:
    g = klubovna.new("ash", seats=seats, seed=seed, options=options, journal=False)
    luck = Random(seed)
    while (d := g.decision) is not None:
        dealt = luck.getrandbits(32)
        g.choose(answer(g, d.seat, dealt) if d.seat in greedy else dealt % len(d.options), d.seat)
    return g


def test_every_kind_has_a_choice() -> None:
    assert list(CHOICES) == list(RULES.kinds)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_answers_are_legal_and_steady_and_leave_the_table_alone(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        g = klubovna.new("ash", seats=seats, seed=seed, options=options, journal=False)
        luck = Random(seed)
        while (d := g.decision) is not None:
            before = g.fingerprint()
            index = POLICY.choose(table_of(g), d, d.seat)
            assert 0 <= index < len(d.options)
            assert POLICY.choose(table_of(g), d, d.seat) == index
            assert g.fingerprint() == before
            g.choose(luck.randrange(len(d.options)), d.seat)


def test_games_between_chance_and_policy_ask_for_every_choice() -> None:
    asked = set()
    for seed in range(200):  # the Altar and Fortify are rare
        seats, options = VARIANTS[seed % len(VARIANTS)]
        g = klubovna.new("ash", seats=seats, seed=seed, options=options, marks=False, journal=False)
        luck = Random(seed)
        while (d := g.decision) is not None:
            asked.add(d.kind.name)
            index = POLICY.choose(table_of(g), d, d.seat)
            g.choose(luck.choice([index, luck.randrange(len(d.options))]), d.seat)
    assert asked == set(CHOICES)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_hidden_things_make_no_difference(seats: int, options: dict[str, Any]) -> None:
    """Whatever is dealt in place of the unknown cards, the choice is the same."""
    for seed in range(2):
        g = klubovna.new("ash", seats=seats, seed=seed, options=options, journal=False)
        luck = Random(seed)
        while (d := g.decision) is not None:
            assert len({answer(g, d.seat, luck.getrandbits(32)) for _ in range(3)}) == 1
            g.choose(luck.randrange(len(d.options)), d.seat)


@pytest.mark.parametrize("powers", [False, True])
def test_beats_random_with_two_players(powers: bool) -> None:
    games = 15
    won = sum(seed % 2 in finished(play(2, seed, {seed % 2}, {"powers": powers})) for seed in range(games))
    assert won >= games - 1


def test_beats_three_random_players() -> None:
    games = 8
    won = sum(seed % 4 in finished(play(4, seed, {seed % 4}, {})) for seed in range(games))
    assert won >= games - 1


def test_beats_the_automated_opponent_more_often_than_not() -> None:
    games = 20
    won = sum(bool(finished(play(1, seed, {0}, {"difficulty": "low"}))) for seed in range(games))
    assert won > games / 2


def finished(g: Game) -> list[int]:
    assert g.result is not None
    return g.result.winners


def wish(t: Table, *before: Any) -> Any:
    """What the policy answers to the decision that follows these values."""
    g = game(t)
    choose(g, *before)
    d = g.decision
    assert d is not None
    return d.options[POLICY.choose(table_of(g), d, d.seat)]


def last_turn(**position: Any) -> Table:
    """The first seat plays the very last turn of a game."""
    t = table(round=4, **position)
    for s in t.sides:
        s.minions = 0
    t.sides[0].minions = 1
    return t


def test_the_last_turn_takes_the_citadel() -> None:
    t = last_turn(areas={"citadel": (1, [], ["bone_i_2"])}, hands={0: ["ash_iii_6", "ash_iii_5"]})
    assert wish(t) == LEFT_WING


def test_the_last_turn_does_not_attack_in_vain() -> None:
    t = last_turn(
        areas={
            "citadel": (1, [], ["blood_iii_6", "blood_iii_5", "blood_ii_4"]),
            "volcano": (0, ["start_bone"], []),
        },
        hands={0: ["ash_i_1"]},
        supplies={0: {"gold": 4}},
        tiles=["bone_ii_a", None, None, None],
    )
    assert wish(t) == BUILD_SPACE


def test_the_weak_stay_at_home_when_the_strong_suffice() -> None:
    t = table(areas={"volcano": (1, ["bone_ii_b"], [])}, hands={0: ["start_visio_2", "ash_iii_6"]})
    assert wish(t, BATTLE_SPACE + VOLCANO) == w("ash_iii_6")
    assert wish(t, BATTLE_SPACE + VOLCANO, w("ash_iii_6")) != w("start_visio_2")


def test_summons_the_warrior_of_the_own_fate() -> None:
    """After the last minion only the fate card gives VP for warriors."""
    t = last_turn(offer=["blood_ii_4", "ash_ii_3", None, None, None, None], finish=True)
    t.sides[0].minions = 0
    t.sides[0].supply = [4] * 5
    for fate, types in enumerate(FATES):
        t.sides[0].fate = [fate]
        fated: list[Warrior | None] = [warrior for warrior in t.offer[:2] if TYPE[warrior] in types]
        assert wish(t) in (fated or [None])


def test_mors_rolls_the_die_again_that_may_turn_his_battle() -> None:
    """Mors attacks with 1 + 2 against 0 + 6; either die could turn it, that of the defender in more cases."""
    for dice, wanted in (((2, 6), (1, 6)), ((1, 1), None), ((6, 1), None)):
        t = table(
            roles=["mors", "nox"],
            powers=True,
            dice=dice,
            areas={"volcano": (1, ["bone_i_a"], [])},
            hands={0: ["ash_i_1"]},
        )
        g = game(t)
        choose(g, BATTLE[VOLCANO])
        choose(g, CARD_DIE, seat=0)
        choose(g, CARD_DIE, seat=1)
        assert g.decision is not None
        assert g.decision.options[answer(g, 0, 1)] == wanted
