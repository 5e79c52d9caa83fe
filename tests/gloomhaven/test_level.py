"""The scenario level, difficulty, solo play and open information."""

from typing import Any

import pytest

import klubovna
from gloomhaven.tables import hero, table
from klubovna.games.gloomhaven.facts import BONUS_XP, GOLD, TRAP_DAMAGE
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.scenario.reveal import reveal
from klubovna.games.gloomhaven.setup import Hero, Options, check, scenario_level, setup
from klubovna.games.gloomhaven.state import ROUND_BEGINS, Table
from klubovna.kernel.errors import SetupError
from klubovna.kernel.rules import Config
from klubovna.testing import offered, rule, run

CLASSES = ("brute", "tinkerer", "spellweaver", "scoundrel")


def config(*levels: int, seats: int = 0, **options: Any) -> Config:
    """A party of these levels."""
    seats = seats or len(levels)
    heroes = [Hero(role=CLASSES[i], seat=i % seats, level=level) for i, level in enumerate(levels)]
    return Config(seats, 1, [None] * seats, Options(characters=heroes, **options), {})


def with_all_rooms(made: Config) -> Table:
    t = setup(made)
    reveal(t, 1, None)
    reveal(t, 2, None)
    return t


@rule("gloomhaven:level.01", "gloomhaven:level.05")
def test_the_level_sets_monsters_traps_gold_and_experience() -> None:
    seen = []
    for level in (1, 4):
        t = with_all_rooms(config(1, 1, level=level))
        t.won = 1
        t.characters[0].coins = 1
        result = t.result().details["campaign"]["characters"][0]
        seen.append((t.stats(t.figures[0]).hp, t.monster_level, t.traps[0][2], result["gold"], result["xp"]))
    assert seen == [(6, 1, 3, 2, 6), (10, 4, 6, 4, 12)]


@rule("gloomhaven:level.02")
def test_the_level_lies_between_0_and_7() -> None:
    assert scenario_level(config(1, 1, difficulty="easy")) == 0
    assert scenario_level(config(9, 9, difficulty="very_hard")) == 7
    for wrong in (-1, 8):
        with pytest.raises(SetupError):
            klubovna.new("gloomhaven", seats=2, options={"level": wrong})


@rule("gloomhaven:level.03", "gloomhaven:ex.level.1")
def test_the_recommended_level_is_half_the_average_rounded_up() -> None:
    assert scenario_level(config(6, 4, 4, 3)) == 3
    assert scenario_level(config(1, 1)) == 1
    assert scenario_level(config(4, 4)) == 2


@rule("gloomhaven:level.04")
def test_difficulty_shifts_the_level() -> None:
    words: list[Any] = ["easy", "normal", "hard", "very_hard"]
    assert [scenario_level(config(4, 4, difficulty=word)) for word in words] == [1, 2, 3, 4]


@rule("gloomhaven:level.06", "gloomhaven:level.07", "gloomhaven:level.08", "gloomhaven:tile.trap.06")
def test_gold_trap_damage_and_bonus_experience_by_level() -> None:
    assert GOLD == (2, 2, 3, 3, 4, 4, 5, 6)
    assert tuple(2 + level for level in range(8)) == TRAP_DAMAGE
    assert tuple(4 + 2 * level for level in range(8)) == BONUS_XP
    for level in range(8):
        t = with_all_rooms(config(1, 1, level=level))
        assert {one[2] for one in t.traps} == {2 + level}
        t.won = 1
        t.characters[0].coins = 5
        result = t.result().details["campaign"]["characters"][0]
        assert (result["gold"], result["xp"]) == (5 * GOLD[level], 4 + 2 * level)


@rule("gloomhaven:level.09")
def test_any_level_may_be_chosen() -> None:
    for level in range(8):
        made = config(1, 1, level=level)
        check(made)
        assert setup(made).level == level


@rule("gloomhaven:level.10")
def test_the_level_stays_while_the_scenario_lasts() -> None:
    t = table("brute", "tinkerer", level=2)
    hero(t, "brute").level = 9
    t.phase = ROUND_BEGINS
    run(step(t), select_leading={0: 0, 1: 29}, select_second={0: 1, 1: 30})
    assert (t.level, t.monster_level) == (2, 2)


@rule("gloomhaven:ex.end.1")
def test_coins_and_experience_at_level_2() -> None:
    t = setup(config(1, 1, level=2))
    t.won = 1
    t.characters[0].coins, t.characters[0].xp = 7, 9
    result = t.result().details["campaign"]["characters"][0]
    assert (result["gold"], result["xp"]) == (21, 17)


# -- solo play ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:solo.01")
def test_one_player_controls_two_characters() -> None:
    g = klubovna.new("gloomhaven", seats=1, options={"battle_goals": False})
    state: Any = g.state
    assert [character.seat for character in state.characters] == [0, 0]
    with pytest.raises(SetupError):
        check(config(1))


@rule("gloomhaven:solo.02", "gloomhaven:r.03")
def test_one_player_may_control_up_to_four() -> None:
    for size in (3, 4):
        made = config(*[1] * size, seats=1)
        check(made)
        t = setup(made)
        assert (t.party, t.monster_level - t.level) == (size, 1)


@rule("gloomhaven:solo.03", "gloomhaven:ex.solo.1")
def test_alone_monsters_and_traps_are_one_level_higher() -> None:
    t = with_all_rooms(config(1, 1, seats=1, level=3))
    assert t.monster_level == 4
    assert t.stats(t.figures[0]).hp == 10
    assert {one[2] for one in t.traps} == {6}
    t.won = 1
    t.characters[0].coins = 4
    result = t.result().details["campaign"]["characters"][0]
    assert (result["gold"], result["xp"]) == (12, 10)


@rule("gloomhaven:solo.04")
def test_alone_the_level_is_6_at_most() -> None:
    check(config(1, 1, seats=1, level=6))
    assert setup(config(1, 1, seats=1, level=6)).monster_level == 7
    assert setup(config(1, 1, seats=1, level=0)).monster_level == 1
    with pytest.raises(SetupError) as refused:
        check(config(1, 1, seats=1, level=7))
    assert refused.value.key == "setup-level-raised"
    check(config(1, 1, level=7))


@rule("gloomhaven:solo.04", "gloomhaven:level.04")
def test_a_difficulty_raises_the_level_as_far_as_it_goes() -> None:
    assert scenario_level(config(9, 9, difficulty="very_hard")) == 7
    alone = config(9, 9, seats=1, difficulty="very_hard")
    check(alone)  # a lone player of a campaign may not be stuck there
    assert (setup(alone).level, setup(alone).monster_level) == (6, 7)


@rule("gloomhaven:solo.05")
def test_open_information_raises_the_difficulty_and_shows_the_plans() -> None:
    t = setup(config(1, 1, level=2, open_information=True))
    assert (t.level, t.monster_level) == (2, 3)
    with pytest.raises(SetupError):
        check(config(1, 1, level=7, open_information=True))
    t = table("brute", "tinkerer", open_information=True)
    t.phase = ROUND_BEGINS
    first = offered(step(t))
    assert (first.seat, first.kind.name, first.kind.secret) == (0, "select.open", False)
    then = offered(step(t), select_open={0: 0}, select_open_second={0: 1})
    assert (then.seat, t.characters[0].chosen) == (1, [0, 1])  # the second player knows the first one's cards
