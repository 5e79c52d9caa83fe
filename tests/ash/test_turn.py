"""The course of a turn, of a round and of the game."""

from collections import Counter

import pytest

import klubovna
from ash.tables import BATTLE, CARD_0, CARD_1, CARD_3, CARD_4, CARD_DIE, COAST, DESERT, VOLCANO, play, supply, table, w
from klubovna.games.ash.facts import BONE
from klubovna.games.ash.state import (
    BUILD_SPACE,
    FINISH,
    GOLD_SPACE,
    LEFT_WING,
    MAIN_GATE,
    REFRESH_SPACE,
    RIGHT_WING,
    ROUND_END,
    SPACES,
    START,
    Table,
)
from klubovna.games.ash.turn import step
from klubovna.testing import offered, rule, run


def pass_turn(t: Table) -> None:
    run(step(t), turn_start=GOLD_SPACE)
    run(step(t))


@rule("ash:turn.01")
def test_one_minion_is_placed_in_a_turn() -> None:
    t = table(offer=[])
    t.sides[0].minions = 3
    pass_turn(t)
    assert (t.sides[0].minions, t.sides[1].minions) == (2, 4)
    assert t.minions[GOLD_SPACE] == [0]
    assert t.active == 1


@rule("ash:turn.02")
def test_the_action_follows_at_once() -> None:
    t = table(areas={"volcano": (1, ["sulphur_i_c"], ["ash_i_1"])}, offer=["bone_i_1"])
    assert offered(step(t), turn_start=VOLCANO).kind.name == "gain.any", "the owner's tax is being resolved"
    assert supply(t, 0) == {"sulphur": 3}
    assert t.phase == START, "before anything else happens"


@rule("ash:turn.03", "ash:sum.03")
def test_after_the_action_one_warrior_may_be_summoned() -> None:
    t = table(supplies={0: {"bone": 2}}, offer=["bone_i_1", "blood_i_1"])
    run(step(t), turn_start=GOLD_SPACE)
    asked = offered(step(t))
    assert (asked.seat, asked.kind.name, asked.options) == (0, "turn.finish", [None, w("bone_i_1"), w("blood_i_1")])
    run(step(t), turn_finish=None)
    assert (t.sides[0].hand, t.active, t.phase) == ([], 1, START)


@rule("ash:turn.04")
def test_the_figure_goes_round_in_the_turn_order() -> None:
    t = table(3, offer=[])
    t.order, t.turn = [2, 0, 1], 0
    seen = []
    for _ in range(4):
        seen.append(t.active)
        pass_turn(t)
    assert seen == [2, 0, 1, 2]


@rule("ash:turn.05")
def test_gaining_resources_at_a_building_or_on_the_gold_space() -> None:
    t = table(areas={"coast": (0, ["bone_i_a"], [])})
    menu = offered(step(t)).options
    assert [space for space in menu if space in (*range(6), GOLD_SPACE)] == [COAST, GOLD_SPACE]
    run(step(t), turn_start=COAST)
    assert supply(t, 0) == {"bone": 3}
    run(step(t))
    run(step(t), turn_start=GOLD_SPACE)
    assert supply(t, 1) == {"gold": 1}


@rule("ash:turn.06")
def test_building_founds_or_upgrades() -> None:
    t = table(
        areas={"coast": (0, ["start_bone"], [])},
        supplies={0: {"gold": 3}},
        tiles=["bone_i_a", "ash_i_a", None, None],
    )
    assert BUILD_SPACE in offered(step(t)).options
    run(step(t), turn_start=BUILD_SPACE, build_tile=t.tiles[0], build_where=COAST)
    assert len(t.stacks[COAST]) == 2, "upgraded"
    assert t.tiles[0] != -1, "the offer is full again"
    t.phase = START
    run(step(t), turn_start=BUILD_SPACE, build_tile=t.tiles[1], build_where=DESERT)
    assert (len(t.stacks[DESERT]), t.control[DESERT]) == (1, 0), "founded"
    t.tiles = []
    t.phase = START
    assert BUILD_SPACE not in offered(step(t)).options, "bought from the offer only"


@rule("ash:turn.07")
def test_battles_are_fought_for_areas_of_others() -> None:
    t = table(
        areas={"volcano": (1, ["bone_i_a"], []), "coast": (0, ["bone_i_b"], [])},
        hands={0: ["bone_iii_6"]},
    )
    fights = [space for space in offered(step(t)).options if space in (*BATTLE, LEFT_WING, RIGHT_WING, MAIN_GATE)]
    assert fights == [BATTLE[VOLCANO], LEFT_WING, RIGHT_WING, MAIN_GATE]
    run(step(t), turn_start=BATTLE[VOLCANO], battle_card={0: CARD_3, 1: CARD_4}, gain_any=[BONE, BONE])
    assert t.control[VOLCANO] == 0


@rule("ash:turn.08")
def test_refresh_takes_all_used_battle_cards_back() -> None:
    t = table(cards={0: [CARD_3, CARD_DIE], 1: [CARD_0]})
    run(step(t), turn_start=REFRESH_SPACE)
    assert (t.sides[0].cards, t.sides[0].discard) == ([CARD_0, CARD_1, CARD_3, CARD_4, CARD_DIE], [])
    assert t.sides[1].cards == [CARD_0], "his own only"


@rule("ash:turn.09")
def test_only_the_six_face_up_warriors_can_be_summoned() -> None:
    rich = {"bone": 9, "ash": 9, "sulphur": 9, "blood": 9}
    offer = ["bone_i_1", "ash_i_2", "sulphur_ii_3", "blood_ii_4", "bone_iii_5", "automaton_iii_6"]
    t = table(supplies={0: rich}, offer=offer, finish=True)
    menu = offered(step(t)).options
    assert menu == [None, *sorted(w(name) for name in offer)]
    assert any(t.decks), "though there are more in the decks"


@rule("ash:r.turn.1")
def test_nobody_passes_and_the_gold_space_is_always_possible() -> None:
    t = table()
    assert offered(step(t)).options == [GOLD_SPACE, REFRESH_SPACE]
    t.sides[0].refreshed = True
    t.minions[GOLD_SPACE] = [0, 0, 1, 1, 1]
    run(step(t))
    assert t.minions[GOLD_SPACE] == [0, 0, 1, 1, 1, 0], "there was nothing else to choose"


@rule("ash:r.turn.2")
def test_refresh_is_possible_with_nothing_to_take_back() -> None:
    t = table(powers=True)
    t.sides[0].power = False
    assert t.sides[0].discard == []
    run(step(t), turn_start=REFRESH_SPACE)
    assert (len(t.sides[0].cards), t.sides[0].minions, t.phase) == (5, 3, FINISH)
    assert t.sides[0].power, "with powers the token is turned up"


@rule("ash:win.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rounds_of_four_turns(seats: int) -> None:
    g = klubovna.new("ash", seats=seats, seed=seats)
    play(g)
    told = g.events(None)
    placed = Counter(event["params"]["side"] for event in told if event["event"] == "placed")
    assert placed == dict.fromkeys(range(seats), 16)
    assert [event["params"]["number"] for event in told if event["event"] == "round"] == [1, 2, 3, 4]


@rule("ash:win.02")
def test_a_round_ends_when_all_minions_are_placed() -> None:
    t = table(3, offer=[])
    for _ in range(11):
        pass_turn(t)
        assert t.phase == START
    assert [side.minions for side in t.sides] == [0, 0, 1]
    pass_turn(t)
    assert t.phase == ROUND_END
    assert sum(len(t.minions[space]) for space in range(SPACES)) == 12


@rule("ash:win.03")
def test_most_points_win() -> None:
    t = table(3, round=4)
    t.phase = ROUND_END
    for side, vp in zip(t.sides, (31, 29, 39), strict=True):
        side.vp = vp
    t.sides[1].supply[BONE] = 3
    t.sides[2].supply[BONE] = 3
    run(step(t))
    assert t.over
    result = t.result()
    assert (result.scores, result.winners, result.ranks) == ([31, 30, 40], [2], [2, 3, 1])
