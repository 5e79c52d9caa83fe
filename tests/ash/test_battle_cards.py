"""Battle cards."""

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
    supply,
    table,
    w,
    ws,
)
from klubovna.games.ash.battle import battle
from klubovna.games.ash.cards import CAUSE_LOSS, RETURN_FALLEN
from klubovna.games.ash.facts import CARD_FACTS, Card
from klubovna.games.ash.rounds import return_minions
from klubovna.games.ash.state import REFRESH_SPACE, START, Table
from klubovna.games.ash.turn import step
from klubovna.testing import offered, rule, run

ASH, BLOOD = RESOURCE["ash"], RESOURCE["blood"]
ALL = [CARD_0, CARD_1, CARD_3, CARD_4, CARD_DIE]


@rule("ash:cards.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_the_same_five_cards(seats: int) -> None:
    g = klubovna.new("ash", seats=seats, seed=5)
    for seat in range(seats):
        assert g.view(seat)["table"]["sides"][seat]["cards"] == ["card_0", "card_1", "card_3", "card_4", "card_die"]
    assert [card.strength for card in CARD_FACTS] == [0, 1, 3, 4, "die"]


@rule("ash:cards.02")
def test_attacker_and_defender_must_each_use_a_card() -> None:
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_1"]}, cards={0: [CARD_1, CARD_DIE]})
    asked = offered(battle(t, 0, BATTLE[COAST]))
    assert (asked.seat, asked.kind.name, asked.options) == (0, "battle.card", [CARD_1, CARD_DIE])
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_1"]}, cards={1: [CARD_3, CARD_4]})
    asked = offered(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1})
    assert (asked.seat, asked.kind.name, asked.options) == (1, "battle.card", [CARD_3, CARD_4])


@rule("ash:cards.03")
@pytest.mark.parametrize(("rolled", "ruler"), [(2, 1), (3, 0)])
def test_the_die_card_is_worth_one_roll_after_the_reveal(rolled: int, ruler: int) -> None:
    """4 and the roll against 6: a roll of 2 ties."""
    t = table(dice=(rolled,), areas={"coast": (1, ["start_ash"], ["ash_iii_5"])}, hands={0: ["bone_ii_4"]})
    before = t.chance.count
    asked: dict[str, Any] = {"gain_any": ASH} if ruler == 0 else {}
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_DIE, 1: CARD_1}, **asked)
    assert t.control[COAST] == ruler
    assert t.chance.count == before + 1


@rule("ash:cards.03")
def test_the_defender_rolls_for_his_die_card_too() -> None:
    t = table(dice=(6,), areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_iii_5"]})
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1, 1: CARD_DIE}, gain_any=ASH)
    assert t.control[COAST] == 1
    assert t.sides[1].vp == 1


# -- reward and compensation -----------------------------------------------------------------------------------------


def fought(attacker: str, card: Card, **gains: Any) -> Table:
    """The attacker with this card against a defender of strength 1 and card 1; a die shows 1."""
    t = table(dice=(1,), areas={"coast": (1, ["start_ash"], ["ash_i_1"])}, hands={0: [attacker]})
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: card, 1: CARD_1}, **gains)
    return t


REWARDS = [
    pytest.param(CARD_0, {"gold": 3}, 0, marks=rule("ash:cards.15")),
    pytest.param(CARD_1, {"gold": 2}, 0, marks=rule("ash:cards.16")),
    pytest.param(CARD_3, {"gold": 1}, 0, marks=rule("ash:cards.17")),
    pytest.param(CARD_4, {"blood": 1}, 0, marks=rule("ash:cards.18")),
    pytest.param(CARD_DIE, {}, 1, marks=rule("ash:cards.19")),
]


@rule("ash:cards.04")
@pytest.mark.parametrize(("card", "gained", "vp"), REWARDS)
def test_the_winner_gets_the_reward_of_his_card(card: Card, gained: dict[str, int], vp: int) -> None:
    asked = {0: BLOOD, 1: ASH} if card == CARD_4 else {1: ASH}
    t = fought("bone_iii_6", card, gain_any=asked)
    assert t.control[COAST] == 0
    assert supply(t, 0) == gained
    assert t.sides[0].vp == vp


COMPENSATIONS = [
    pytest.param(CARD_1, {"blood": 1}, marks=rule("ash:cards.16")),
    pytest.param(CARD_3, {"blood": 1}, marks=rule("ash:cards.17")),
    pytest.param(CARD_4, {"blood": 1, "ash": 1}, marks=rule("ash:cards.18")),
    pytest.param(CARD_DIE, {"gold": 1}, marks=rule("ash:cards.19")),
]


@rule("ash:cards.05")
@pytest.mark.parametrize(("card", "gained"), COMPENSATIONS)
def test_the_loser_gets_the_compensation_of_his_card(card: Card, gained: dict[str, int]) -> None:
    t = table(dice=(1,), areas={"coast": (1, ["start_ash"], ["blood_iii_6"])}, hands={0: ["bone_i_1"]})
    named = [RESOURCE[name] for name in gained if name != "gold"]
    asked: dict[str, Any] = {"gain_any": {0: named}} if named else {}
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: card, 1: CARD_1}, **asked)
    assert t.control[COAST] == 1
    assert supply(t, 0) == gained
    assert supply(t, 1) == {"gold": 2}
    assert t.sides[0].vp == 0


STRENGTHS = [
    pytest.param(CARD_0, "ash_i_1", "ash_i_2", marks=rule("ash:cards.15")),
    pytest.param(CARD_1, "ash_i_2", "ash_ii_3", marks=rule("ash:cards.16")),
    pytest.param(CARD_3, "ash_ii_4", "ash_iii_5", marks=rule("ash:cards.17")),
    pytest.param(CARD_4, "ash_iii_5", "ash_iii_6", marks=rule("ash:cards.18")),
]


@pytest.mark.parametrize(("card", "beats", "falls"), STRENGTHS)
def test_a_card_adds_its_number(card: Card, beats: str, falls: str) -> None:
    """A warrior of strength 2 with this card, against one with card 0."""
    for defender, ruler in ((beats, 0), (falls, 1)):
        t = table(areas={"coast": (1, ["start_ash"], [defender])}, hands={0: ["bone_i_2"]})
        gains: dict[str, Any] = {}
        if ruler == 0 and card == CARD_4:
            gains["gain_any"] = ASH
        if ruler == 1 and card != CARD_0:
            gains["gain_any"] = [ASH, ASH] if card == CARD_4 else ASH
        if ruler == 0 or card == CARD_0:
            gains["card_black"] = None
        run(battle(t, 0, BATTLE[COAST]), battle_card={0: card, 1: CARD_0}, **gains)
        assert t.control[COAST] == ruler


# -- the black part of card 0 ----------------------------------------------------------------------------------------


def beaten(**answers: Any) -> Table:
    """Seat 1 loses the coast with card 0 to 4 and 2, has an old fallen, and a defender who falls now."""
    t = table(
        areas={"coast": (1, ["start_ash"], ["blood_ii_4"])},
        hands={0: ["bone_ii_4", "ash_i_2"]},
        graveyards={1: ["ash_ii_3"]},
    )
    fighters = sorted(ws("bone_ii_4", "ash_i_2"))
    run(battle(t, 0, BATTLE[COAST]), battle_attackers=fighters, battle_card={0: CARD_1, 1: CARD_0}, **answers)
    assert t.control[COAST] == 0
    return t


@rule("ash:cards.06", "ash:cards.15", "ash:r.bat.3")
def test_the_loser_with_card_0_chooses_one_of_two_effects_or_none() -> None:
    t = table(
        areas={"coast": (1, ["start_ash"], ["blood_i_1"])},
        hands={0: ["bone_ii_4"]},
    )
    asked = offered(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1, 1: CARD_0})
    assert (asked.seat, asked.kind.name) == (1, "card.black")
    assert asked.options == [None, CAUSE_LOSS, RETURN_FALLEN]
    card = CARD_FACTS[CARD_0]
    assert card.loser_choice == ["cause_loss", "return_fallen"]
    assert not any(card.compensation.as_list())


@rule("ash:cards.06")
def test_the_winner_with_card_0_chooses_nothing() -> None:
    t = fought("bone_iii_6", CARD_0, gain_any={1: ASH})
    assert supply(t, 0) == {"gold": 3}


@rule("ash:r.bat.3")
def test_who_declines_both_effects_gets_nothing() -> None:
    t = beaten(card_black=None)
    assert sorted(t.defenders[COAST]) == sorted(ws("bone_ii_4", "ash_i_2"))
    assert t.sides[1].graveyard == ws("ash_ii_3", "blood_ii_4")
    assert supply(t, 1) == {}


@rule("ash:r.bat.3", "ash:r.bat.2")
def test_nothing_happens_when_neither_effect_is_possible() -> None:
    """An automaton alone won, and nobody lies in the graveyard."""
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["automaton_ii_5"]})
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1, 1: CARD_0})
    assert t.control[COAST] == 0
    assert t.defenders[COAST] == []
    assert t.sides[0].graveyard == t.sides[1].graveyard == t.sides[1].hand == []


@rule("ash:cards.07")
@pytest.mark.parametrize(("lost", "kept"), [("bone_ii_4", "ash_i_2"), ("ash_i_2", "bone_ii_4")])
def test_the_winner_gives_up_a_warrior_of_this_battle_of_his_choice(lost: str, kept: str) -> None:
    t = beaten(card_black=CAUSE_LOSS, card_loss={0: w(lost)})
    assert t.sides[0].graveyard == ws(lost)
    assert t.defenders[COAST] == ws(kept)
    assert t.sides[1].graveyard == ws("ash_ii_3", "blood_ii_4")


@rule("ash:cards.07")
def test_only_warriors_of_this_battle_can_be_lost() -> None:
    t = table(
        areas={"coast": (1, ["start_ash"], ["bone_iii_6", "ash_i_2"]), "forest": (1, ["start_bone"], ["blood_i_1"])},
        hands={0: ["bone_i_1"], 1: ["sulphur_i_1"]},
    )
    cards = {0: CARD_0, 1: CARD_1}
    asked = offered(battle(t, 0, BATTLE[COAST]), battle_card=cards, card_black=CAUSE_LOSS)
    assert (asked.seat, asked.kind.name) == (1, "card.loss")
    assert asked.options == ws("bone_iii_6", "ash_i_2")


@rule("ash:cards.08")
@pytest.mark.parametrize("attacker", ["bone_i_1", "bone_iii_6"])
def test_a_loss_may_leave_the_area_without_defenders(attacker: str) -> None:
    """Whether the attacker won with one warrior, or the defender with one."""
    won = attacker == "bone_iii_6"
    winner, loser = (0, 1) if won else (1, 0)
    t = table(areas={"coast": (1, ["start_ash"], ["blood_i_2"])}, hands={0: [attacker]})
    run(battle(t, 0, BATTLE[COAST]), battle_card={winner: CARD_1, loser: CARD_0}, card_black=CAUSE_LOSS)
    assert t.control[COAST] == winner
    assert t.defenders[COAST] == []
    assert t.sides[winner].graveyard == ws(attacker if won else "blood_i_2")


@rule("ash:cards.09")
@pytest.mark.parametrize(("back", "left"), [("ash_ii_3", "blood_ii_4"), ("blood_ii_4", "ash_ii_3")])
def test_a_fallen_returns_to_hand_also_one_of_this_very_battle(back: str, left: str) -> None:
    t = beaten(card_black=RETURN_FALLEN, card_fallen={1: w(back)})
    assert t.sides[1].hand == ws(back)
    assert t.sides[1].graveyard == ws(left)


@rule("ash:cards.09")
def test_a_fallen_returns_only_from_the_own_graveyard() -> None:
    t = table(
        areas={"coast": (1, ["start_ash"], ["blood_iii_6"])},
        hands={0: ["bone_i_1"]},
        graveyards={0: ["bone_i_2"], 1: ["ash_ii_3"]},
    )
    cards = {0: CARD_0, 1: CARD_1}
    asked = offered(battle(t, 0, BATTLE[COAST]), battle_card=cards, card_black=RETURN_FALLEN)
    assert (asked.seat, asked.kind.name, asked.options) == (0, "card.fallen", ws("bone_i_1", "bone_i_2"))


@rule("ash:r.bat.2")
def test_no_loss_is_offered_against_an_undefended_winner() -> None:
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_1"]})
    asked = offered(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_0, 1: CARD_4}, gain_any={1: ASH})
    assert (asked.seat, asked.options) == (0, [None, RETURN_FALLEN])


@rule("ash:r.bat.2")
def test_no_loss_is_offered_against_a_winner_who_had_automatons_only() -> None:
    t = table(
        areas={"coast": (1, ["start_ash"], ["blood_i_1"])},
        hands={0: ["automaton_ii_5", "automaton_iii_6"]},
    )
    fighters = ws("automaton_ii_5", "automaton_iii_6")
    cards = {0: CARD_1, 1: CARD_0}
    asked = offered(battle(t, 0, BATTLE[COAST]), battle_attackers=fighters, battle_card=cards)
    assert (asked.seat, asked.options) == (1, [None, RETURN_FALLEN])


# -- used cards --------------------------------------------------------------------------------------------------------


@rule("ash:cards.10", "ash:cards.11")
def test_others_see_the_top_of_a_pile_and_its_owner_all_of_it() -> None:
    t = table(3, cards={0: [CARD_4], 1: ALL})
    t.sides[0].discard = [CARD_DIE, CARD_0, CARD_3, CARD_1]
    view = klubovna.rules("ash").view
    for seat in (1, 2, None):
        pile = view(t, seat).sides[0]
        assert (pile.discard_top, pile.discard_count, pile.discard) == ("card_1", 4, None)
        assert pile.cards is None
    own = view(t, 0).sides
    assert own[0].discard == ("card_die", "card_0", "card_3", "card_1")
    assert own[1].discard_top is None


@rule("ash:cards.12", "ash:r.bat.4")
def test_after_the_last_card_all_return_to_hand() -> None:
    t = table(
        areas={"coast": (1, ["start_ash"], [])},
        hands={0: ["bone_iii_6"]},
        cards={0: [CARD_1], 1: [CARD_1, CARD_3]},
    )
    run(battle(t, 0, BATTLE[COAST]), battle_card={1: CARD_3}, gain_any={1: ASH})
    assert (t.sides[0].cards, t.sides[0].discard) == (ALL, [])
    assert (t.sides[1].cards, len(t.sides[1].discard)) == ([CARD_1], 4)


@rule("ash:r.bat.4")
def test_the_last_card_is_resolved_before_the_cards_return() -> None:
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_iii_6"]}, cards={0: [CARD_4]})
    asked = offered(battle(t, 0, BATTLE[COAST]), battle_card={1: CARD_3})
    assert (asked.seat, asked.kind.name) == (0, "gain.any")
    assert (t.sides[0].cards, t.sides[0].laid) == ([], [CARD_4])


@rule("ash:cards.13")
def test_the_refresh_space_brings_the_cards_back_earlier() -> None:
    t = table(cards={0: [CARD_4], 1: [CARD_1]})
    run(step(t), turn_start=REFRESH_SPACE)
    assert (t.sides[0].cards, t.sides[0].discard) == (ALL, [])
    assert t.sides[0].minions == 3
    assert t.sides[1].cards == [CARD_1]


@rule("ash:cards.14")
def test_the_refresh_space_is_used_once_per_round() -> None:
    t = table(cards={0: [CARD_4]}, areas={"coast": (1, ["start_ash"], [])})
    run(step(t), turn_start=REFRESH_SPACE)
    t.phase = START
    assert REFRESH_SPACE not in offered(step(t)).options
    t.turn = 1
    assert REFRESH_SPACE in offered(step(t)).options
    t.turn = 0
    return_minions(t)
    assert REFRESH_SPACE in offered(step(t)).options
