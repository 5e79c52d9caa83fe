"""Player powers: the token, and when powers may be used."""

from typing import Any

import pytest

import klubovna
from ash.tables import (
    BATTLE,
    CARD_0,
    CARD_1,
    CARD_3,
    CARD_4,
    CARD_DIE,
    COAST,
    RESOURCE,
    VOLCANO,
    choose,
    game,
    table,
    table_of,
    w,
)
from klubovna.games.ash.barons.fortis.baron import FORTIFY, REGROUP
from klubovna.games.ash.barons.mors.baron import DOMINION
from klubovna.games.ash.barons.nox.baron import GRAVE_ROBBER, SWINDLE
from klubovna.games.ash.battle import battle
from klubovna.games.ash.facts import CHARACTERS, POWER_FACTS
from klubovna.games.ash.rounds import begin_round, end_of_round
from klubovna.games.ash.state import BUILD_SPACE, FINISH, GOLD_SPACE, NOBODY, REFRESH_SPACE, START, Table
from klubovna.games.ash.turn import place_minion, step
from klubovna.testing import offered, rule, run

OWN_TURN = {"visio": set(), "nox": {SWINDLE}, "mors": {DOMINION}, "fortis": {REGROUP, FORTIFY}}
"""What the menus offer "at any time in the own turn"; Grave Robber comes to it at the start."""


def rich(role: str, *, powers: bool = True, **more: Any) -> Table:
    """Seat 0 could use each of its powers; seat 1 rules the coast."""
    other = "visio" if role == "nox" else "nox"
    t = table(
        roles=[role, other],
        powers=powers,
        areas={"volcano": (0, ["bone_i_a"], ["bone_i_1", "bone_i_2"]), "coast": (1, ["ash_i_a"], ["ash_i_1"])},
        hands={0: ["blood_ii_3"]},
        supplies={0: {"bone": 3, "gold": 1}},
        offer=["bone_i_2", None, None, None, None, None],
        tiles=["ash_i_b", "bone_i_a", "bone_i_b", "blood_i_a"],
        **more,
    )
    t.minions[GOLD_SPACE] = [1]
    t.sides[1].power = False
    return t


def powers_offered(t: Table) -> set[int]:
    return {option for option in offered(step(t)).options if option is not None and option >= SWINDLE}


# -- the token ---------------------------------------------------------------------------------------------------------


@rule("ash:power.01")
def test_each_character_has_two_powers() -> None:
    assert [p.character for p in POWER_FACTS] == [name for name in CHARACTERS for _ in range(2)]
    assert len({p.id for p in POWER_FACTS}) == 8


@rule("ash:power.01")
def test_with_the_variant_every_player_has_a_token() -> None:
    for powers, token in ((True, True), (False, None)):
        g = klubovna.new("ash", seats=4, seed=3, options={"powers": powers})
        while table_of(g).phase != START:
            g.choose(0)
        assert [side["power"] for side in g.view(None)["table"]["sides"]] == [token] * 4


@rule("ash:power.01")
@pytest.mark.parametrize("role", CHARACTERS)
def test_without_the_variant_no_power_is_offered(role: str) -> None:
    extra = {GRAVE_ROBBER} if role == "nox" else set()
    assert powers_offered(rich(role)) == OWN_TURN[role] | extra
    assert powers_offered(rich(role, powers=False)) == set()


@rule("ash:power.01", "ash:power.06", "ash:power.07", "ash:power.15", "ash:power.20")
def test_without_the_variant_no_battle_is_interrupted() -> None:
    for attacker in CHARACTERS:
        for defender in set(CHARACTERS) - {attacker}:
            t = table(
                roles=[attacker, defender],
                areas={"coast": (1, ["ash_i_a"], ["bone_i_1"])},
                hands={0: ["ash_i_1", "ash_i_2"]},
            )
            begin_round(t)
            run(
                battle(t, 0, BATTLE[COAST]),
                battle_attackers=[w("ash_i_1"), w("ash_i_2")],
                battle_card={0: CARD_DIE, 1: CARD_DIE},
            )
            assert not t.attackers


@rule("ash:power.02")
def test_a_round_begins_with_active_tokens() -> None:
    t = table(4, powers=True)
    for seat, s in enumerate(t.sides):
        s.power = False
        s.vp = 9 - seat
    run(end_of_round(t), order_next=[0, 1, 2])
    assert [s.power for s in t.sides] == [True] * 4


@rule("ash:power.02")
def test_a_power_used_in_one_round_is_offered_again_in_the_next() -> None:
    t = rich("nox")
    t.sides[0].minions = 1
    t.sides[1].minions = 1
    t.sides[1].vp = 20
    g = game(t)
    choose(g, SWINDLE, RESOURCE["ash"], None)
    assert g.decision is not None
    assert SWINDLE not in g.decision.options
    choose(g, GOLD_SPACE, None, GOLD_SPACE, 0)
    assert table_of(g).round == 2
    assert SWINDLE in g.decision.options


@rule("ash:power.03", "ash:power.04")
@pytest.mark.parametrize(
    ("role", "power", "answers"),
    [
        ("nox", SWINDLE, {"power_swindle_give": [0, None], "power_swindle_take": 1}),
        ("nox", GRAVE_ROBBER, {"power_grave_robber": w("bone_i_1"), "pay_gold": None}),
        ("mors", DOMINION, {"power_dominion_to": BUILD_SPACE}),
        ("fortis", REGROUP, {"power_regroup": 2, "power_regroup_who": w("bone_i_1")}),
        ("fortis", FORTIFY, {}),
    ],
)
def test_using_either_power_turns_the_token(role: str, power: int, answers: dict[str, Any]) -> None:
    t = rich(role)
    t.offer = [w("bone_i_2"), w("bone_i_1"), w("sulphur_i_1"), *t.offer[3:]]
    assert power in powers_offered(t)
    run(step(t), turn_start=power, **answers)
    assert not t.sides[0].power
    t.sides[0].supply = [3] * 5
    assert powers_offered(t) == set()


@rule("ash:power.04")
@pytest.mark.parametrize("role", CHARACTERS)
def test_with_an_inactive_token_nothing_is_offered(role: str) -> None:
    for finish in (False, True):
        t = rich(role, finish=finish)
        t.sides[0].power = False
        assert powers_offered(t) == set()


@rule("ash:power.05")
def test_refresh_activates_the_token() -> None:
    t = table(powers=True, cards={0: [CARD_0, CARD_3]})
    t.sides[0].power = t.sides[1].power = False
    run(place_minion(t, 0, REFRESH_SPACE))
    assert [s.power for s in t.sides] == [True, False]
    assert (len(t.sides[0].cards), t.sides[0].discard) == (5, [])


@rule("ash:power.05", "ash:power.01")
def test_without_the_variant_refresh_gives_no_token() -> None:
    t = table(cards={0: [CARD_0]})
    run(place_minion(t, 0, REFRESH_SPACE))
    assert not t.sides[0].power


@rule("ash:r.pow.10")
def test_the_automated_opponent_has_no_powers() -> None:
    roles = set()
    for seed in range(20):
        t = table(
            1, roles=["nox"], powers=True, seed=seed, areas={"coast": (1, ["ash_i_a"], [])}, hands={0: ["ash_i_1"]}
        )
        role = t.sides[1].role
        roles.add(CHARACTERS[role])
        assert t.holder[role] == NOBODY
        t.sides[0].vp = 5
        run(end_of_round(t))
        assert not t.sides[1].power
        t.sides[1].cards = [CARD_3, CARD_4]
        t.chance.load(2)
        run(battle(t, 0, BATTLE[COAST]), battle_card=CARD_DIE)  # neither Premonition nor Second Chance interrupts
    assert roles == {"visio", "mors", "fortis"}
    assert klubovna.new("ash", seats=1, seed=1, options={"powers": True}).view(0)["table"]["sides"][1]["power"] is None


# -- when --------------------------------------------------------------------------------------------------------------


@rule("ash:r.pow.11", "ash:power.10", "ash:power.13", "ash:power.16", "ash:power.20")
@pytest.mark.parametrize("role", ["nox", "mors", "fortis"])
def test_offered_at_the_start_and_after_the_main_action(role: str) -> None:
    assert powers_offered(rich(role)) >= OWN_TURN[role]
    assert powers_offered(rich(role, finish=True)) == OWN_TURN[role]


@rule("ash:r.pow.11")
@pytest.mark.parametrize("role", ["nox", "mors", "fortis"])
def test_offered_before_and_after_the_summoning(role: str) -> None:
    t = rich(role, finish=True)
    t.sides[0].supply = [4, 1, 1, 1, 0]
    run(step(t), turn_finish=w("bone_i_2"))
    assert t.phase == FINISH
    assert powers_offered(t) == OWN_TURN[role]


@rule("ash:r.pow.11")
@pytest.mark.parametrize("role", ["nox", "mors", "fortis"])
def test_never_offered_inside_a_battle(role: str) -> None:
    t = rich(role)
    run(place_minion(t, 0, BATTLE[COAST]), battle_card={0: CARD_4, 1: CARD_1}, gain_any=[1, 1])
    assert t.control[COAST] == 0
    assert t.sides[0].power


@rule("ash:r.pow.11")
@pytest.mark.parametrize("role", ["nox", "mors", "fortis"])
def test_never_offered_in_the_middle_of_another_action(role: str) -> None:
    t = rich(role)
    run(place_minion(t, 0, BUILD_SPACE), build_tile=t.tiles[1], build_where=VOLCANO, adjust=None)
    run(place_minion(t, 0, VOLCANO), adjust=None)
    run(place_minion(t, 0, GOLD_SPACE))
    assert t.sides[0].power


@rule("ash:r.pow.11")
@pytest.mark.parametrize("role", ["nox", "mors", "fortis"])
def test_offered_to_nobody_in_the_turn_of_another(role: str) -> None:
    t = rich(role, active=1)
    for seat in (0, 1):
        t.sides[seat].hand = []
    question = offered(step(t))
    assert question.seat == 1
    assert powers_offered(t) == set()


@rule("ash:r.pow.11", "ash:power.05")
@pytest.mark.parametrize("role", ["nox", "mors", "fortis"])
def test_a_token_activated_by_the_refresh_is_good_for_the_second_window(role: str) -> None:
    t = rich(role)
    t.sides[0].power = False
    assert powers_offered(t) == set()
    run(step(t), turn_start=REFRESH_SPACE)
    assert powers_offered(t) == OWN_TURN[role]
