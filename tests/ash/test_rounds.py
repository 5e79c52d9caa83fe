"""The end of a round and the turn order of the next."""

from typing import Any

import klubovna
from ash.tables import BATTLE, COAST, VOLCANO, asked, b, choose, game, table, table_of, ws
from klubovna.games.ash.facts import CITADEL, TRACK
from klubovna.games.ash.rounds import end_of_round, poorest, score_areas, set_order
from klubovna.games.ash.state import (
    BUILD_SPACE,
    EMPTY,
    FINISH,
    GOLD_SPACE,
    LEFT_WING,
    MAIN_GATE,
    ROUND_END,
    SPACES,
    START,
    Table,
)
from klubovna.games.ash.turn import step
from klubovna.testing import offered, rule, run

NO_OFFER: list[str | None] = [None] * 6


def points(t: Table) -> list[int]:
    return [s.vp for s in t.sides]


def last_minion(**position: Any) -> Table:
    """Seat 1 is about to place the last minion of the round."""
    t = table(active=1, offer=NO_OFFER, **position)
    t.sides[0].minions = 0
    t.sides[1].minions = 1
    return t


# -- the six steps -----------------------------------------------------------------------------------------------------


@rule("ash:eor.01")
def test_the_round_ends_with_the_last_minion_of_all() -> None:
    t = last_minion()
    t.sides[0].minions = 1
    run(step(t), turn_start=GOLD_SPACE)
    run(step(t))
    assert (t.phase, t.active) == (START, 0)
    run(step(t), turn_start=GOLD_SPACE)
    assert t.phase == FINISH
    run(step(t))
    assert t.phase == ROUND_END


@rule("ash:eor.01")
def test_six_steps_in_fixed_order() -> None:
    t = last_minion(
        areas={"volcano": (0, ["bone_i_a"], []), "citadel": (1, [], [])},
        graveyards={0: ["bone_i_1"]},
    )
    t.sides[0].vp = 9
    g = game(t)
    seen = len(g.events(None))
    choose(g, GOLD_SPACE)
    assert asked(g) == "order.next"
    choose(g, 1)
    told = [e["event"] for e in g.events(None, seen) if e["event"] != "tile"]
    assert told[2:] == [
        "scored-areas",
        "scored-citadel",
        "minions-back",
        "risen",
        "new-tiles",
        "round",
        "decides",
        "ordered",
        "turn",
    ]


@rule("ash:eor.01", "ash:order.02")
def test_areas_are_scored_before_the_order_is_decided() -> None:
    t = table(areas={"volcano": (1, ["bone_ii_b"], [])})
    t.sides[0].vp, t.sides[1].vp = 10, 8
    assert offered(end_of_round(t)).seat == 0


@rule("ash:eor.02")
def test_provinces_bring_the_visible_building_and_one_for_each_covered_one() -> None:
    areas: dict[str, Any] = {
        "volcano": (0, ["bone_i_c"], []),
        "coast": (0, ["start_ash", "ash_ii_a"], []),
        "desert": (1, ["start_bone", "bone_i_a", "sulphur_ii_b"], []),
    }
    t = table(areas=areas)
    score_areas(t)
    assert points(t) == [6, 6]
    score_areas(t)
    assert points(t) == [12, 12]


@rule("ash:eor.03")
def test_the_ruler_of_the_citadel_gets_what_the_track_shows() -> None:
    for number, vp in enumerate([3, 5, 7, 9], 1):
        for seats in (2, 3):
            t = table(seats, round=number, areas={"citadel": (1, [], ["bone_i_1"])})
            score_areas(t)
            assert points(t)[:2] == [0, vp]
    assert [side.citadel_vp[1] for side in TRACK.side] == [5, 5]


@rule("ash:eor.03")
def test_nobody_scores_the_citadel_of_the_king() -> None:
    t = table(round=2)
    score_areas(t)
    assert points(t) == [0, 0]


@rule("ash:eor.04")
def test_all_minions_return() -> None:
    t = table(3)
    t.sides[0].vp = t.sides[1].vp = 1
    t.minions[VOLCANO] = [0, 1]
    t.minions[BATTLE[COAST]] = [2]
    t.minions[LEFT_WING] = [1]
    t.minions[MAIN_GATE] = [0, 0, 2]
    t.minions[GOLD_SPACE] = [1, 2]
    t.minions[BUILD_SPACE] = [1]
    for s in t.sides:
        s.minions = 0
    t.sides[0].refreshed = t.sides[2].refreshed = True
    run(end_of_round(t), order_next=[0, 1])
    assert t.minions == [[] for _ in range(SPACES)]
    assert [s.minions for s in t.sides] == [4, 4, 4]
    assert [s.refreshed for s in t.sides] == [False, False, False]


@rule("ash:eor.05")
def test_the_fallen_return_to_hand_and_defenders_stay() -> None:
    fallen = ["bone_i_1", "ash_i_1", "blood_ii_3", "start_visio_2"]
    t = table(
        areas={"volcano": (0, ["bone_i_a"], ["ash_i_2"]), "citadel": (1, [], ["blood_i_2"])},
        hands={0: ["bone_iii_6"]},
        graveyards={0: fallen, 1: ["start_nox_1"]},
    )
    run(end_of_round(t), order_next=0)
    assert sorted(t.sides[0].hand) == sorted(ws("bone_iii_6", *fallen))
    assert t.sides[1].hand == ws("start_nox_1")
    assert [s.graveyard for s in t.sides] == [[], []]
    assert t.defenders[VOLCANO] == ws("ash_i_2")
    assert t.defenders[CITADEL] == ws("blood_i_2")


@rule("ash:eor.06")
def test_the_whole_building_offer_is_replaced_from_the_stack() -> None:
    t = table(tiles=["bone_i_a", None, "bone_i_c", "ash_i_a"])
    t.sides[0].vp = 1
    t.stack = [b(name) for name in ("ash_ii_a", "ash_i_c", "blood_i_a", "blood_i_b", "blood_i_c")]
    run(end_of_round(t), order_next=0)
    assert t.tiles == [b(name) for name in ("blood_i_c", "blood_i_b", "blood_i_a", "ash_i_c")]
    assert t.stack == [b("ash_ii_a")]
    assert t.removed == [b(name) for name in ("bone_i_a", "bone_i_c", "ash_i_a")]
    assert EMPTY not in t.tiles


@rule("ash:eor.07")
def test_the_round_marker_moves_on() -> None:
    for number in (1, 2, 3):
        t = table(round=number)
        t.sides[0].vp = 1
        run(end_of_round(t), order_next=0)
        assert t.round == number + 1
        assert not t.over


@rule("ash:eor.08")
def test_the_next_round_is_played_in_the_new_order() -> None:
    t = last_minion()
    t.sides[0].vp = 1
    g = game(t)
    choose(g, GOLD_SPACE)
    assert asked(g) == "order.next"
    choose(g, 1)
    assert g.view(None)["table"]["order"] == [1, 0]
    turns = []
    for _ in range(8):
        assert g.decision is not None
        turns.append(g.decision.seat)
        choose(g, GOLD_SPACE)
    assert turns == [1, 0] * 4


# -- turn order --------------------------------------------------------------------------------------------------------


@rule("ash:order.01")
def test_the_first_order_is_random() -> None:
    orders = {tuple(table_of(klubovna.new("ash", seats=3, seed=seed)).order) for seed in range(60)}
    assert len(orders) == 6


@rule("ash:order.02")
def test_the_poorest_decides_the_order() -> None:
    t = table(3)
    t.sides[0].vp, t.sides[1].vp, t.sides[2].vp = 10, 7, 12
    question = offered(set_order(t))
    assert (question.seat, question.kind.name) == (1, "order.next")
    run(set_order(t), order_next={1: [2, 0]})
    assert t.order == [2, 0, 1]


@rule("ash:r.ord.1")
def test_the_decider_may_stand_at_any_place() -> None:
    for order in ([0, 1, 2, 3], [3, 0, 2, 1], [1, 3, 0, 2], [2, 1, 3, 0]):
        t = table(4)
        for seat in (1, 2, 3):
            t.sides[seat].vp = 5
        assert offered(set_order(t)).options == [0, 1, 2, 3]
        run(set_order(t), order_next={0: order[:3]})
        assert t.order == order


@rule("ash:r.ord.1", "ash:r.ap.18")
def test_the_automated_opponent_decides_nothing_and_stays_last() -> None:
    t = table(2, automa=True)
    t.sides[0].vp, t.sides[1].vp = 4, 3
    question = offered(set_order(t))
    assert (question.seat, question.options) == (1, [0, 1])
    run(set_order(t), order_next=1)
    assert t.order == [1, 0, 2]


@rule("ash:order.03")
def test_of_equals_who_has_the_lesser_buildings_decides() -> None:
    areas: dict[str, Any] = {
        "volcano": (0, ["bone_ii_a"], []),
        "coast": (0, ["bone_i_c"], []),
        "desert": (1, ["ash_ii_a"], []),
    }
    t = table(3, areas=areas)
    t.sides[0].vp = t.sides[1].vp = 8
    t.sides[2].vp = 9
    assert run(poorest(t)) == 1
    t.control[COAST], t.control[VOLCANO] = 1, 1
    assert run(poorest(t)) == 0


@rule("ash:order.03")
def test_covered_buildings_count_in_the_comparison() -> None:
    areas: dict[str, Any] = {
        "volcano": (0, ["bone_ii_a"], []),
        "coast": (1, ["start_ash", "ash_i_a", "ash_i_c"], []),
    }
    assert run(poorest(table(areas=areas))) == 0


@rule("ash:r.ord.2")
def test_the_citadel_does_not_count_in_the_comparison() -> None:
    areas: dict[str, Any] = {
        "volcano": (0, ["bone_ii_a"], []),
        "coast": (1, ["ash_i_c"], []),
        "citadel": (1, [], ["bone_i_1"]),
    }
    assert run(poorest(table(areas=areas, round=4))) == 1


@rule("ash:order.04")
def test_still_tied_the_higher_roll_decides() -> None:
    assert run(poorest(table(dice=(2, 5)))) == 1
    assert run(poorest(table(dice=(5, 2)))) == 0
    t = table(3, dice=(3, 6))
    t.sides[0].vp = 1
    assert run(poorest(t)) == 2


@rule("ash:r.ord.3")
def test_equal_dice_are_rolled_again_by_those_tied() -> None:
    t = table(3, dice=(4, 2, 4, 1, 6))
    assert run(poorest(t)) == 2
    assert t.chance.count == table(3).chance.count + 5
    assert run(poorest(table(dice=(3, 3, 2, 2, 5, 1)))) == 0


@rule("ash:order.05")
def test_the_simpler_order_goes_clockwise_from_who_is_named() -> None:
    t = table(4, clockwise=True)
    for seat in (0, 2, 3):
        t.sides[seat].vp = 3
    t.order = [3, 0, 1, 2]
    question = offered(set_order(t))
    assert (question.seat, question.kind.name, question.options) == (1, "order.first", [0, 1, 2, 3])
    run(set_order(t), order_first=2)
    assert t.order == [2, 3, 0, 1]


@rule("ash:r.ord.4")
def test_in_the_simpler_variant_a_random_player_begins() -> None:
    orders = {
        tuple(table_of(klubovna.new("ash", seats=3, seed=seed, options={"clockwise": True})).order)
        for seed in range(40)
    }
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


# -- after the last round ----------------------------------------------------------------------------------------------


@rule("ash:r.end.1")
def test_after_round_four_only_the_areas_are_scored() -> None:
    t = table(
        round=4,
        areas={"volcano": (0, ["bone_ii_a"], [])},
        hands={0: ["bone_i_1"]},
        graveyards={0: ["ash_i_1"]},
        tiles=["bone_i_a", "bone_i_b", "bone_i_c", "ash_i_a"],
    )
    t.sides[0].fate = t.sides[1].fate = [5]
    t.minions[GOLD_SPACE] = [0, 1]
    run(end_of_round(t))
    assert t.over
    assert t.round == 4
    assert points(t) == [3, 0]
    assert t.minions[GOLD_SPACE] == [0, 1]
    assert (t.sides[0].hand, t.sides[0].graveyard) == (ws("bone_i_1"), ws("ash_i_1"))
    assert t.tiles == [b(name) for name in ("bone_i_a", "bone_i_b", "bone_i_c", "ash_i_a")]
    assert t.order == [0, 1]
