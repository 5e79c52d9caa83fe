"""The Citadel: the king, its defence, and its three kinds of battle space."""

import pytest

import klubovna
from ash.tables import (
    CARD_0,
    CARD_1,
    CARD_3,
    CARD_4,
    CARD_DIE,
    COAST,
    DESERT,
    FOREST,
    MOUNTAINS,
    RESOURCE,
    SETTLEMENT,
    VOLCANO,
    Areas,
    choose,
    game,
    supply,
    table,
    w,
    ws,
)
from klubovna.games.ash.battle import battle
from klubovna.games.ash.build import build
from klubovna.games.ash.cards import CAUSE_LOSS
from klubovna.games.ash.facts import BOARD, CITADEL, PROVINCES, TRACK
from klubovna.games.ash.resources import use_building
from klubovna.games.ash.rounds import end_of_round, return_minions, score_areas
from klubovna.games.ash.state import (
    BUILD_SPACE,
    GOLD_SPACE,
    KING,
    LEFT_WING,
    MAIN_GATE,
    NOBODY,
    REFRESH_SPACE,
    RIGHT_WING,
)
from klubovna.games.ash.turn import step
from klubovna.testing import offered, rule, run

TILE: list[str | None] = ["bone_i_a", None, None, None]


@rule("ash:cit.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_king_controls_the_citadel_at_the_start(seats: int) -> None:
    g = klubovna.new("ash", seats=seats, seed=3)
    citadel = g.view(0)["table"]["citadel"]
    assert (citadel["control"], citadel["defenders"]) == ("king", [])
    assert g.view(0)["table"]["king_token"] is None


@rule("ash:cit.02")
def test_the_citadel_has_no_building_place_and_no_resource_space() -> None:
    t = table(areas={"citadel": (0, [], ["bone_i_1"])}, supplies={0: {"gold": 9}}, tiles=TILE, hands={0: ["ash_i_1"]})
    assert BOARD.citadel.building_spaces == 0
    assert offered(build(t, 0)).options == PROVINCES
    assert offered(step(t)).options == [GOLD_SPACE, BUILD_SPACE, REFRESH_SPACE]


@rule("ash:cit.02")
def test_neither_taking_nor_holding_the_citadel_gives_resources() -> None:
    t = table(dice=(6,), hands={0: ["bone_i_1"]})
    run(battle(t, 0, RIGHT_WING), battle_card={0: CARD_DIE})
    assert t.control[CITADEL] == 0
    run(end_of_round(t), order_next=0)
    assert supply(t, 0) == {}


@rule("ash:cit.03", "ash:ex.cit.1")
@pytest.mark.parametrize(("round", "vp"), [(1, 3), (2, 5), (3, 7), (4, 9)])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_ruler_of_the_citadel_gets_what_the_round_track_shows(seats: int, round: int, vp: int) -> None:
    t = table(seats, areas={"citadel": (1, [], [])}, round=round)
    score_areas(t)
    assert [s.vp for s in t.sides[:2]] == [0, vp]


@rule("ash:cit.03")
def test_the_king_scores_for_nobody() -> None:
    t = table(round=2)
    score_areas(t)
    assert [s.vp for s in t.sides] == [0, 0]


@rule("ash:cit.03", "ash:ex.cit.1")
def test_the_citadel_is_scored_at_the_end_of_the_round_before_the_marker_moves() -> None:
    t = table(areas={"citadel": (1, [], [])}, round=2)
    run(end_of_round(t), order_next=0)
    assert t.round == 3
    assert [s.vp for s in t.sides] == [0, 5]


@rule("ash:cit.04")
def test_the_citadel_is_worth_more_every_round() -> None:
    for side in TRACK.side:
        assert len(side.citadel_vp) == 4
        assert all(now < then for now, then in zip(side.citadel_vp, side.citadel_vp[1:], strict=False))
        assert side.citadel_vp[1] == 5


# -- the king --------------------------------------------------------------------------------------------------------


@rule("ash:cit.05", "ash:battle.05")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_king_is_attacked_with_one_to_three_warriors_and_one_card(count: int) -> None:
    hand = ws("bone_ii_4", "ash_iii_5", "sulphur_ii_3", "blood_ii_4")
    t = table(hands={0: ["bone_ii_4", "ash_iii_5", "sulphur_ii_3", "blood_ii_4"]})
    fighters = hand[:count]
    picks = [*fighters, None] if count < 3 else fighters
    asked = offered(battle(t, 0, RIGHT_WING), battle_attackers=picks)
    assert (asked.seat, asked.kind.name) == (0, "battle.card")
    assert asked.options == [CARD_0, CARD_1, CARD_3, CARD_4, CARD_DIE]
    assert t.attackers == fighters


@rule("ash:cit.06", "ash:cit.07", "ash:r.cit.2")
@pytest.mark.parametrize(("strength", "ruler"), [("bone_ii_4", KING), ("bone_iii_5", 0)])
def test_more_than_five_beats_the_king_who_wins_a_tie_and_plays_no_card(strength: str, ruler: int) -> None:
    """4 + 1 is not enough, 5 + 1 is; nobody else is asked for a card."""
    t = table(hands={0: [strength]})
    won = ruler == 0
    run(battle(t, 0, RIGHT_WING), battle_card={0: CARD_1}, **({} if won else {"gain_any": RESOURCE["ash"]}))
    assert t.control[CITADEL] == ruler
    assert t.king_token == (0 if won else NOBODY)
    assert t.sides[0].graveyard == ([] if won else ws(strength))
    assert t.sides[1].cards == [CARD_0, CARD_1, CARD_3, CARD_4, CARD_DIE]


@rule("ash:cit.08")
def test_the_reward_of_the_card_is_paid_for_beating_the_king() -> None:
    t = table(dice=(2,), hands={0: ["bone_ii_4"]})
    run(battle(t, 0, RIGHT_WING), battle_card=CARD_DIE)
    assert t.control[CITADEL] == 0
    assert t.sides[0].vp == 1
    assert t.sides[0].discard == [CARD_DIE]


@rule("ash:cit.08")
def test_the_compensation_of_the_card_is_paid_for_losing_to_the_king() -> None:
    t = table(hands={0: ["bone_i_1"]})
    run(battle(t, 0, RIGHT_WING), battle_card=CARD_1, gain_any=RESOURCE["blood"])
    assert supply(t, 0) == {"blood": 1}
    assert t.sides[0].discard == [CARD_1]


@rule("ash:cit.09", "ash:cit.11")
def test_who_beats_the_king_takes_his_token_and_rules_the_citadel() -> None:
    t = table(hands={0: ["bone_iii_6"], 1: ["ash_iii_5"]})
    run(battle(t, 0, RIGHT_WING), battle_card=CARD_1)
    seen = klubovna.rules("ash").view(t, 1)
    assert seen.king_token == 0
    assert seen.citadel.control == 0
    assert t.control.count(KING) == 0


@rule("ash:cit.09")
def test_the_king_fights_no_more_once_he_is_beaten() -> None:
    """5 + 0 would fail against the king's 5, and beats an undefended ruler with card 0."""
    t = table(areas={"citadel": (0, [], [])}, hands={1: ["ash_iii_5"]}, active=1)
    t.king_token = 0
    run(battle(t, 1, RIGHT_WING), battle_card={0: CARD_0, 1: CARD_0}, card_black=None)
    assert t.control[CITADEL] == 1


@rule("ash:cit.10")
def test_all_warriors_who_beat_the_king_must_defend_the_citadel() -> None:
    names = ["bone_ii_4", "ash_i_1", "blood_i_1"]
    t = table(hands={0: names})
    run(battle(t, 0, RIGHT_WING), battle_attackers=ws(*names), battle_card=CARD_1)
    assert sorted(t.defenders[CITADEL]) == sorted(ws(*names))
    assert t.sides[0].hand == []


@rule("ash:cit.10", "ash:r.cit.4")
def test_automatons_who_beat_the_king_return_to_their_decks() -> None:
    t = table(hands={0: ["automaton_ii_5", "automaton_i_3"]})
    t.decks = [[], ws("bone_ii_4"), []]
    run(battle(t, 0, RIGHT_WING), battle_attackers=ws("automaton_i_3", "automaton_ii_5"), battle_card=CARD_1)
    assert t.control[CITADEL] == 0
    assert t.defenders[CITADEL] == []
    assert [sorted(deck) for deck in t.decks] == [ws("automaton_i_3"), sorted(ws("bone_ii_4", "automaton_ii_5")), []]
    assert t.sides[0].hand == t.sides[0].graveyard == []


@rule("ash:cit.12")
def test_the_king_token_may_decide_a_tie_at_the_end() -> None:
    t = table(3)
    for s in t.sides:
        s.vp = 20
    assert t.result().winners == [0, 1, 2]
    t.king_token = 1
    assert t.result().winners == [1]


@rule("ash:r.cit.3")
def test_card_0_lost_against_the_king_can_only_return_a_fallen() -> None:
    t = table(hands={0: ["bone_i_1"]})
    asked = offered(battle(t, 0, RIGHT_WING), battle_card=CARD_0)
    assert (asked.kind.name, asked.options) == ("card.black", [None, 2])
    t = table(hands={0: ["bone_i_1"]})
    run(battle(t, 0, RIGHT_WING), battle_card=CARD_0, card_black=2)
    assert t.sides[0].hand == ws("bone_i_1")


@rule("ash:r.cit.5")
def test_every_player_may_attack_the_king_until_he_is_beaten() -> None:
    t = table(3, hands={0: ["bone_i_1"], 1: ["ash_i_1"], 2: ["bone_iii_6"]}, offer=[None] * 6)
    for side in range(2):
        assert {LEFT_WING, RIGHT_WING, MAIN_GATE} <= set(offered(step(t)).options)
        run(step(t), turn_start=MAIN_GATE, battle_card=CARD_1, gain_any=RESOURCE["ash"])
        run(step(t))
        assert t.control[CITADEL] == KING
        assert t.sides[side].graveyard
    run(step(t), turn_start=MAIN_GATE, battle_card=CARD_1)
    assert t.control[CITADEL] == 2


@rule("ash:r.cit.5")
def test_the_ruler_does_not_attack_the_citadel() -> None:
    t = table(areas={"citadel": (0, [], [])}, hands={0: ["bone_i_1"]})
    assert not {LEFT_WING, RIGHT_WING, MAIN_GATE} & set(offered(step(t)).options)


@rule("ash:r.cit.6")
def test_the_kingslayer_keeps_the_king_token_when_the_citadel_changes_hands() -> None:
    t = table(areas={"citadel": (0, [], [])}, hands={1: ["ash_iii_5"]}, active=1)
    t.king_token = 0
    run(battle(t, 1, RIGHT_WING), battle_card={0: CARD_0, 1: CARD_1}, card_black=None)
    assert t.control[CITADEL] == 1
    assert t.king_token == 0


# -- defending the Citadel ---------------------------------------------------------------------------------------------


@rule("ash:citdef.01")
@pytest.mark.parametrize("defenders", [[], ["bone_i_1"]])
def test_the_ruler_has_to_play_a_battle_card(defenders: list[str]) -> None:
    t = table(areas={"citadel": (1, [], defenders)}, hands={0: ["bone_i_1"]})
    asked = offered(battle(t, 0, LEFT_WING), battle_card={0: CARD_1})
    assert (asked.seat, asked.kind.name) == (1, "battle.card")
    assert asked.options == [CARD_0, CARD_1, CARD_3, CARD_4, CARD_DIE]


@rule("ash:citdef.01")
def test_the_card_of_the_ruler_counts() -> None:
    t = table(areas={"citadel": (1, [], ["bone_i_1"])}, hands={0: ["bone_ii_4"]})
    run(battle(t, 0, RIGHT_WING), battle_card={0: CARD_1, 1: CARD_4}, gain_any={0: RESOURCE["ash"], 1: RESOURCE["ash"]})
    assert t.control[CITADEL] == 1


@rule("ash:citdef.02", "ash:citatt.05")
def test_the_number_of_battles_for_the_citadel_is_not_limited() -> None:
    t = table(hands={0: ["bone_i_1"]})
    t.minions[LEFT_WING], t.minions[RIGHT_WING], t.minions[MAIN_GATE] = [0], [1], [0, 1]
    assert t.is_free(MAIN_GATE)
    run(step(t), turn_start=MAIN_GATE, battle_card=CARD_1, gain_any=RESOURCE["ash"])
    assert t.minions[MAIN_GATE] == [0, 1, 0]


@rule("ash:citdef.03", "ash:r.bld.1")
def test_the_ruler_cannot_adjust_the_defenders_of_the_citadel() -> None:
    areas: Areas = {"citadel": (0, [], ["bone_i_1", "ash_i_1"]), "coast": (0, ["start_ash"], ["blood_i_1"])}
    t = table(areas=areas, hands={0: ["sulphur_i_1"]}, supplies={0: {"gold": 1}}, tiles=TILE)
    assert offered(use_building(t, 0, COAST)).options == [None, *ws("blood_i_1", "sulphur_i_1")]
    sites = offered(build(t, 0))
    assert sites.options == [VOLCANO, COAST, SETTLEMENT, DESERT, FOREST, MOUNTAINS]
    adjusting = offered(build(t, 0), build_where=COAST)
    assert (adjusting.about, adjusting.options) == (COAST, [None, *ws("blood_i_1", "sulphur_i_1")])
    assert t.defenders[CITADEL] == ws("bone_i_1", "ash_i_1")


@rule("ash:citdef.04")
def test_defenders_of_the_citadel_stay_at_the_end_of_a_round() -> None:
    t = table(areas={"citadel": (0, [], ["bone_i_1", "ash_i_1"])}, graveyards={0: ["blood_i_1"]})
    run(end_of_round(t), order_next=0)
    assert t.defenders[CITADEL] == ws("bone_i_1", "ash_i_1")
    assert t.sides[0].hand == ws("blood_i_1")


@rule("ash:citdef.04")
def test_defenders_of_the_citadel_stay_after_a_battle_they_won() -> None:
    t = table(areas={"citadel": (1, [], ["bone_iii_6", "ash_i_1"])}, hands={0: ["bone_i_1"]})
    run(battle(t, 0, RIGHT_WING), battle_card={0: CARD_1, 1: CARD_1}, gain_any=RESOURCE["ash"])
    assert t.defenders[CITADEL] == ws("bone_iii_6", "ash_i_1")


@rule("ash:r.cit.1", "ash:citdef.04")
def test_beaten_defenders_of_the_citadel_return_to_hand_at_once() -> None:
    t = table(areas={"citadel": (1, [], ["bone_i_1", "ash_i_1"])}, hands={0: ["bone_iii_6"]})
    run(battle(t, 0, RIGHT_WING), battle_card={0: CARD_1, 1: CARD_1}, gain_any=RESOURCE["ash"])
    assert t.sides[1].hand == ws("bone_i_1", "ash_i_1")
    assert t.sides[1].graveyard == []
    assert t.defenders[CITADEL] == ws("bone_iii_6")


@rule("ash:r.cit.1", "ash:citdef.04")
def test_the_log_tells_who_was_driven_out_of_the_citadel() -> None:
    g = game(table(areas={"citadel": (1, [], ["bone_i_1"])}, hands={0: ["bone_iii_6"]}))
    choose(g, RIGHT_WING)
    choose(g, CARD_1, seat=0)
    choose(g, CARD_1, seat=1)
    told = [(e["rule"], e["params"]) for e in g.events(None) if e["event"] == "driven-out"]
    assert told == [("citdef.04", {"side": 1, "warrior": w("bone_i_1")})]


@rule("ash:r.cit.1")
def test_card_0_finds_nobody_of_the_citadel_on_the_graveyard() -> None:
    t = table(areas={"citadel": (1, [], ["bone_i_1"])}, hands={0: ["bone_iii_6"]})
    asked = offered(battle(t, 0, RIGHT_WING), battle_card={0: CARD_1, 1: CARD_0})
    assert (asked.kind.name, asked.options) == ("card.black", [None, CAUSE_LOSS])


@rule("ash:r.cit.1", "ash:cards.07")
def test_who_is_given_up_after_a_victory_in_the_citadel_goes_to_the_graveyard() -> None:
    t = table(areas={"citadel": (1, [], ["bone_iii_6"])}, hands={0: ["bone_i_1"]})
    run(battle(t, 0, RIGHT_WING), battle_card={0: CARD_0, 1: CARD_1}, card_black=CAUSE_LOSS)
    assert (t.sides[1].hand, t.sides[1].graveyard) == ([], ws("bone_iii_6"))


@rule("ash:r.cit.1")
def test_the_automated_opponent_takes_its_beaten_defenders_of_the_citadel_to_hand_too() -> None:
    t = table(1, areas={"citadel": (1, [], ["bone_i_1"])}, hands={0: ["bone_iii_6", "ash_iii_6"]})
    run(battle(t, 0, LEFT_WING), battle_attackers=ws("bone_iii_6", "ash_iii_6"), battle_card=CARD_4, gain_any=0)
    assert (t.control[CITADEL], t.sides[1].hand, t.sides[1].graveyard) == (0, ws("bone_i_1"), [])


# -- the battle spaces -------------------------------------------------------------------------------------------------

NEEDED = [
    pytest.param(LEFT_WING, 5, marks=rule("ash:citatt.01")),
    pytest.param(RIGHT_WING, 6, marks=rule("ash:citatt.02")),
    pytest.param(MAIN_GATE, 7, marks=rule("ash:citatt.03")),
]
FIGHTERS = {4: ["bone_ii_3"], 5: ["bone_ii_4"], 6: ["bone_iii_5"], 7: ["bone_iii_6"]}
"""By what they and card 1 make together."""


@rule("ash:battle.11", "ash:r.cit.2")
@pytest.mark.parametrize(("space", "needed"), NEEDED)
def test_the_battle_space_changes_what_it_takes_to_beat_the_king(space: int, needed: int) -> None:
    t = table(hands={0: FIGHTERS[needed]})
    run(battle(t, 0, space), battle_card=CARD_1)
    assert t.control[CITADEL] == 0
    t = table(hands={0: FIGHTERS[needed - 1]})
    run(battle(t, 0, space), battle_card=CARD_1, gain_any=RESOURCE["ash"])
    assert t.control[CITADEL] == KING


@rule("ash:battle.11")
@pytest.mark.parametrize(("space", "needed"), NEEDED)
def test_the_battle_space_counts_for_the_attacker_of_a_player_too(space: int, needed: int) -> None:
    """The ruler defends with 4 and card 1: five, like the king."""
    areas: Areas = {"citadel": (1, [], ["ash_ii_4"])}
    t = table(areas=areas, hands={0: FIGHTERS[needed]})
    run(battle(t, 0, space), battle_card={0: CARD_1, 1: CARD_1}, gain_any={1: RESOURCE["ash"]})
    assert t.control[CITADEL] == 0
    t = table(areas=areas, hands={0: FIGHTERS[needed - 1]})
    run(battle(t, 0, space), battle_card={0: CARD_1, 1: CARD_1}, gain_any={0: RESOURCE["ash"]})
    assert t.control[CITADEL] == 1


@rule("ash:citatt.04")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("wing", [LEFT_WING, RIGHT_WING])
def test_each_wing_is_used_once_per_round(seats: int, wing: int) -> None:
    t = table(seats, hands={0: ["bone_i_1"]})
    t.minions[wing] = [1]
    assert not t.is_free(wing)
    open_spaces = {LEFT_WING, RIGHT_WING, MAIN_GATE} & set(offered(step(t)).options)
    assert open_spaces == {LEFT_WING, RIGHT_WING, MAIN_GATE} - {wing}
    return_minions(t)
    assert wing in offered(step(t)).options


@rule("ash:citatt.05")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_gate_takes_any_number_of_minions(seats: int) -> None:
    t = table(seats, hands={0: ["bone_i_1"]})
    t.minions[MAIN_GATE] = [0, 1, 1]
    assert MAIN_GATE in offered(step(t)).options
    assert t.is_free(MAIN_GATE)


@rule("ash:citatt.01", "ash:citatt.02", "ash:citatt.03")
def test_the_board_shows_what_the_battle_spaces_add() -> None:
    assert {space.id: space.modifier for space in BOARD.citadel.battle_space} == {
        "left_wing": 1,
        "right_wing": 0,
        "main_gate": -1,
    }
