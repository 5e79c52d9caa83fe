"""Buildings: building and upgrading, their defence, the tiles, the Altar of Rebirth, and what they are worth."""

import pytest

import klubovna
from ash.tables import (
    BATTLE,
    CARD_0,
    CARD_1,
    CARD_3,
    COAST,
    DESERT,
    FOREST,
    MOUNTAINS,
    RESOURCE,
    SETTLEMENT,
    VOLCANO,
    b,
    supply,
    table,
    table_of,
    w,
    ws,
)
from klubovna.games.ash.battle import battle
from klubovna.games.ash.build import build
from klubovna.games.ash.facts import BOARD, BUILDING_FACTS, BUILDING_LEVEL, BUILDING_OFFER
from klubovna.games.ash.resources import use_building
from klubovna.games.ash.rounds import end_of_round, score_areas
from klubovna.games.ash.state import BATTLE_SPACE, BUILD_SPACE, EMPTY, GOLD_SPACE, REFRESH_SPACE
from klubovna.games.ash.turn import step
from klubovna.testing import offered, rule, run

TILES: list[str | None] = ["bone_i_a", "bone_i_b", "bone_i_c", "bone_ii_a"]
"""Prices 1, 2, 3 and 4."""


@rule("ash:build.01")
def test_a_building_decides_what_an_area_gives_and_brings_points_to_its_controller() -> None:
    t = table(areas={"forest": (1, ["sulphur_i_c"], [])})
    run(use_building(t, 1, FOREST))
    assert supply(t, 1) == {"sulphur": 3}
    score_areas(t)
    assert [s.vp for s in t.sides] == [0, 2]


@rule("ash:build.02")
def test_building_takes_a_minion_on_the_build_space() -> None:
    t = table(supplies={0: {"gold": 1}}, tiles=TILES)
    run(step(t), turn_start=BUILD_SPACE, build_where=COAST)
    assert BOARD.build_space.place == "lower edge"
    assert t.minions[BUILD_SPACE] == [0]
    assert t.sides[0].minions == 3
    assert t.stacks[COAST] == [b("bone_i_a")]


@rule("ash:build.02")
def test_upgrading_takes_a_minion_on_the_build_space_too() -> None:
    t = table(supplies={0: {"gold": 1}}, tiles=TILES, areas={"coast": (0, ["start_ash"], [])})
    run(step(t), turn_start=BUILD_SPACE, build_where=COAST)
    assert t.minions[BUILD_SPACE] == [0]
    assert t.stacks[COAST] == [b("start_ash"), b("bone_i_a")]


@rule("ash:build.03")
def test_only_tiles_of_the_offer_that_can_be_paid_are_offered() -> None:
    t = table(supplies={0: {"gold": 2, "bone": 9}}, tiles=TILES)
    assert offered(build(t, 0)).options == [b("bone_i_a"), b("bone_i_b")]


@rule("ash:build.03")
def test_the_price_of_the_tile_is_paid() -> None:
    t = table(supplies={0: {"gold": 7}}, tiles=TILES)
    run(build(t, 0), build_tile=b("bone_i_c"), build_where=COAST)
    assert supply(t, 0) == {"gold": 4, "bone": 4}


@rule("ash:build.04")
def test_the_build_space_takes_any_number_of_minions() -> None:
    t = table(supplies={0: {"gold": 1}}, tiles=TILES)
    t.minions[BUILD_SPACE] = [0, 1, 1, 1]
    run(step(t), turn_start=BUILD_SPACE, build_where=COAST)
    assert t.minions[BUILD_SPACE] == [0, 1, 1, 1, 0]
    assert t.is_free(BUILD_SPACE)


@rule("ash:build.05")
def test_the_builder_receives_at_once_what_the_building_gives() -> None:
    t = table(supplies={0: {"gold": 2}}, tiles=TILES)
    run(build(t, 0), build_tile=b("bone_i_b"), build_where=COAST)
    assert supply(t, 0) == {"bone": 3, "ash": 1}


@rule("ash:build.06", "ash:build.07")
def test_a_tile_goes_to_a_free_or_an_own_province_never_to_that_of_another() -> None:
    areas = {"coast": (0, ["start_ash"], []), "desert": (1, ["start_bone"], ["bone_i_1"])}
    t = table(supplies={0: {"gold": 1}}, tiles=TILES, areas=areas)
    assert offered(build(t, 0)).options == [VOLCANO, COAST, SETTLEMENT, FOREST, MOUNTAINS]


@rule("ash:build.07", "ash:r.bld.7")
def test_where_others_control_everything_the_build_space_is_not_offered() -> None:
    names = ["volcano", "coast", "settlement", "desert", "forest", "mountains"]
    t = table(supplies={0: {"gold": 9}}, tiles=TILES, areas={name: (1, ["start_ash"], []) for name in names})
    assert BUILD_SPACE not in offered(step(t)).options
    t.control[MOUNTAINS] = 0
    assert BUILD_SPACE in offered(step(t)).options


@rule("ash:r.bld.7")
def test_the_build_space_is_offered_only_to_who_can_pay_for_a_tile() -> None:
    t = table(supplies={0: {"gold": 1}}, tiles=[None, "bone_i_b", "bone_i_c", "bone_ii_a"])
    assert BUILD_SPACE not in offered(step(t)).options
    t.sides[0].supply[RESOURCE["gold"]] = 2
    assert BUILD_SPACE in offered(step(t)).options


@rule("ash:r.bld.7")
def test_a_tile_may_cover_one_of_a_higher_level() -> None:
    t = table(supplies={0: {"gold": 1}}, tiles=TILES, areas={"coast": (0, ["bone_ii_b"], [])})
    run(build(t, 0), build_where=COAST)
    assert t.stacks[COAST] == [b("bone_ii_b"), b("bone_i_a")]


@rule("ash:build.08")
def test_building_in_a_free_area_gives_control_of_it_at_once() -> None:
    t = table(supplies={0: {"gold": 1}}, tiles=TILES, hands={0: ["bone_i_1"]})
    asked = offered(build(t, 0), build_where=DESERT)
    assert asked.kind.name == "adjust"
    assert t.control[DESERT] == 0


@rule("ash:build.09")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_two_warriors_from_hand_defend_a_new_area(count: int) -> None:
    hand = ["bone_i_1", "ash_i_1", "blood_i_1"]
    t = table(supplies={0: {"gold": 1}}, tiles=TILES, hands={0: hand})
    posted = ws(*hand[:count])
    run(build(t, 0), build_where=DESERT, adjust=[*posted, None] if count < 2 else posted)
    assert t.defenders[DESERT] == posted
    assert t.sides[0].hand == ws(*hand[count:])


@rule("ash:build.10")
def test_the_new_tile_covers_the_old_one_and_alone_counts_for_resources() -> None:
    t = table(supplies={0: {"gold": 1}}, tiles=TILES, areas={"coast": (0, ["start_ash"], [])})
    run(build(t, 0), build_where=COAST)
    assert t.stacks[COAST] == [b("start_ash"), b("bone_i_a")]
    t.sides[1].supply = [0] * 5
    run(use_building(t, 1, COAST))
    assert supply(t, 1) == {"bone": 3}


@rule("ash:build.11")
def test_after_covering_an_own_building_the_defenders_may_be_adjusted() -> None:
    areas = {"coast": (0, ["start_ash"], ["bone_i_1"])}
    t = table(supplies={0: {"gold": 1}}, tiles=TILES, hands={0: ["blood_iii_6"]}, areas=areas)
    run(build(t, 0), build_where=COAST, adjust=[w("bone_i_1"), w("blood_iii_6")])
    assert t.defenders[COAST] == ws("blood_iii_6")
    assert t.sides[0].hand == ws("bone_i_1")


@rule("ash:build.12", "ash:r.bld.3")
def test_the_offer_is_refilled_from_the_stack_in_the_place_of_the_tile_that_was_bought() -> None:
    t = table(supplies={0: {"gold": 2}}, tiles=TILES)
    t.stack = [b("ash_i_a"), b("blood_i_a")]
    run(step(t), turn_start=BUILD_SPACE, build_tile=b("bone_i_b"), build_where=COAST)
    assert t.tiles == [b("bone_i_a"), b("blood_i_a"), b("bone_i_c"), b("bone_ii_a")]
    assert t.stack == [b("ash_i_a")]


@rule("ash:r.bld.2")
def test_a_place_of_the_offer_stays_empty_when_no_tile_is_left() -> None:
    t = table(supplies={0: {"gold": 2}}, tiles=TILES)
    t.stack, t.removed = [], []
    run(build(t, 0), build_tile=b("bone_i_b"), build_where=COAST)
    assert t.tiles == [b("bone_i_a"), EMPTY, b("bone_i_c"), b("bone_ii_a")]


@rule("ash:r.bld.5")
def test_building_goes_pay_lay_gain_defend_refill() -> None:
    t = table(supplies={0: {"gold": 4}}, tiles=TILES, hands={0: ["bone_i_1"]})
    gaining = offered(build(t, 0), build_tile=b("bone_ii_a"), build_where=COAST)
    assert gaining.kind.name == "gain.any"
    assert supply(t, 0) == {"bone": 4}
    assert (t.control[COAST], t.stacks[COAST], t.tiles[3]) == (0, [b("bone_ii_a")], EMPTY)

    t = table(supplies={0: {"gold": 4}}, tiles=TILES, hands={0: ["bone_i_1"]})
    defending = offered(build(t, 0), build_tile=b("bone_ii_a"), build_where=COAST, gain_any=RESOURCE["ash"])
    assert defending.kind.name == "adjust"
    assert supply(t, 0) == {"bone": 4, "ash": 1}
    assert t.tiles[3] == EMPTY


@rule("ash:r.bld.6")
def test_an_automaton_may_defend_a_province_founded_by_building() -> None:
    t = table(supplies={0: {"gold": 1}}, tiles=TILES, hands={0: ["automaton_ii_5"]})
    run(build(t, 0), build_where=COAST, adjust=w("automaton_ii_5"))
    assert t.defenders[COAST] == ws("automaton_ii_5")


# -- defence ---------------------------------------------------------------------------------------------------------


@rule("ash:defend.01")
def test_only_warriors_standing_in_the_area_defend_it() -> None:
    t = table(
        areas={"coast": (1, ["start_ash"], ["bone_ii_3"]), "forest": (1, ["start_bone"], ["ash_iii_6"])},
        hands={0: ["ash_ii_4"], 1: ["bone_iii_6", "bone_iii_5", "bone_ii_4"]},
    )
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1, 1: CARD_1}, gain_any=RESOURCE["bone"])
    assert t.control[COAST] == 0


@rule("ash:defend.02")
@pytest.mark.parametrize("space", [GOLD_SPACE, REFRESH_SPACE, FOREST, BATTLE_SPACE + DESERT])
def test_no_action_but_building_and_using_an_own_building_changes_defenders(space: int) -> None:
    """An offer to adjust would be an unanswered question here."""
    t = table(
        areas={
            "coast": (0, ["start_ash"], ["bone_i_1"]),
            "forest": (1, ["start_bone"], ["ash_i_1"]),
            "desert": (1, ["start_blood"], ["sulphur_i_2"]),
        },
        hands={0: ["blood_i_1"], 1: ["bone_iii_6"]},
        offer=[None] * 6,
    )
    cards = {"battle_card": {0: CARD_0, 1: CARD_1}, "card_black": None} if space == BATTLE_SPACE + DESERT else {}
    run(step(t), turn_start=space, **cards)
    run(step(t))
    assert t.active == 1
    assert [t.defenders[p] for p in (COAST, FOREST, DESERT)] == [ws("bone_i_1"), ws("ash_i_1"), ws("sulphur_i_2")]


@rule("ash:defend.02")
def test_adjusting_in_one_area_does_not_reach_the_defenders_of_another() -> None:
    areas = {"coast": (0, ["start_ash"], ["bone_i_1"]), "forest": (0, ["start_bone"], ["ash_i_1"])}
    t = table(areas=areas, hands={0: ["blood_i_1"]})
    assert offered(use_building(t, 0, COAST)).options == [None, w("bone_i_1"), w("blood_i_1")]


@rule("ash:defend.03")
def test_an_area_may_be_left_without_defenders() -> None:
    t = table(areas={"coast": (0, ["start_ash"], ["bone_i_1", "ash_i_1"])})
    run(use_building(t, 0, COAST), adjust=[w("bone_i_1"), w("ash_i_1")])
    assert t.defenders[COAST] == []
    assert t.control[COAST] == 0


@rule("ash:defend.04")
def test_a_building_has_no_strength_of_its_own() -> None:
    t = table(areas={"coast": (1, ["start_ash", "bone_ii_b"], [])}, hands={0: ["bone_i_1"]})
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_0, 1: CARD_0}, card_black=None)
    assert t.control[COAST] == 0


@rule("ash:defend.05")
def test_the_owner_of_an_undefended_area_still_has_to_play_a_card() -> None:
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_1"]}, cards={1: [CARD_0, CARD_3]})
    asked = offered(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1})
    assert (asked.seat, asked.kind.name, asked.options) == (1, "battle.card", [CARD_0, CARD_3])


@rule("ash:defend.06")
def test_a_tie_goes_to_the_defender_of_an_undefended_area_too() -> None:
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_2"]})
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1, 1: CARD_3}, gain_any={0: RESOURCE["ash"]})
    assert t.control[COAST] == 1
    assert t.sides[0].graveyard == ws("bone_i_2")


# -- tiles -----------------------------------------------------------------------------------------------------------


@rule("ash:tiles.01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_buildings_have_two_levels_and_only_the_first_is_on_offer_at_the_start(seats: int) -> None:
    assert {tile.level for tile in BUILDING_FACTS if not tile.starting} == {1, 2}
    for seed in range(5):
        t = table_of(klubovna.new("ash", seats=seats, seed=seed))
        assert [BUILDING_LEVEL[tile] for tile in t.tiles] == [1] * BUILDING_OFFER
        assert sorted({BUILDING_LEVEL[tile] for tile in t.stack}) == [1, 2]


@rule("ash:tiles.02")
@pytest.mark.parametrize("resource", ["bone", "ash", "sulphur", "blood"])
def test_tiles_of_the_second_level_give_more_resources_and_points(resource: str) -> None:
    own = [tile for tile in BUILDING_FACTS if tile.id.startswith(resource)]
    low = [(sum(tile.gives.as_list()), tile.vp) for tile in own if tile.level == 1]
    high = [(sum(tile.gives.as_list()), tile.vp) for tile in own if tile.level == 2]
    assert (len(low), len(high)) == (3, 2)
    assert min(units for units, _ in high) > max(units for units, _ in low)
    assert min(vp for _, vp in high) > max(vp for _, vp in low)


@rule("ash:tiles.03")
def test_at_the_end_of_a_round_the_whole_offer_is_replaced_from_the_stack() -> None:
    t = table(tiles=TILES)
    t.sides[1].vp = 1
    t.stack = [b(name) for name in ("ash_ii_a", "blood_i_a", "blood_i_b", "blood_i_c", "ash_i_a")]
    run(end_of_round(t), order_next=0)
    assert t.tiles == [b(name) for name in ("ash_i_a", "blood_i_c", "blood_i_b", "blood_i_a")]
    assert t.stack == [b("ash_ii_a")]
    assert t.removed == [b(name) for name in TILES if name]


@rule("ash:tiles.04")
def test_an_empty_stack_is_made_anew_from_the_shuffled_removed_tiles() -> None:
    removed = [b(name) for name in ("ash_i_a", "ash_i_b", "ash_i_c", "ash_ii_a", "blood_i_a", "blood_i_b", "blood_i_c")]
    removed.append(b("blood_ii_a"))
    laid_out = set()
    for seed in range(8):
        t = table(seed=seed, tiles=TILES)
        t.sides[1].vp = 1
        t.stack, t.removed = [b("sulphur_i_a"), b("sulphur_i_b")], removed[:]
        run(end_of_round(t), order_next=0)
        assert t.tiles[:2] == [b("sulphur_i_b"), b("sulphur_i_a")]
        assert sorted(t.tiles[2:] + t.stack) == sorted(removed + [b(name) for name in TILES if name])
        assert t.removed == []
        laid_out.add(tuple(t.tiles[2:]))
    assert len(laid_out) > 1


@rule("ash:tiles.04")
def test_the_stack_is_made_anew_when_it_runs_out_not_when_a_tile_is_needed() -> None:
    t = table(supplies={0: {"gold": 9}}, tiles=TILES)
    t.stack, t.removed = [b("ash_ii_a")], [b("ash_i_a"), b("ash_i_b")]
    run(build(t, 0), build_tile=b(str(TILES[0])), build_where=COAST, gain_any=[], adjust=[])
    assert t.tiles[0] == b("ash_ii_a")  # the last of the stack
    assert (sorted(t.stack), t.removed, t.stack_mixed) == (sorted([b("ash_i_a"), b("ash_i_b")]), [], True)


@rule("ash:tiles.04")
def test_the_offer_that_takes_the_last_tiles_leaves_a_new_stack() -> None:
    t = table(tiles=TILES)
    t.sides[1].vp = 1
    t.stack = [b(name) for name in ("ash_ii_a", "blood_i_a", "blood_i_b", "blood_i_c")]
    run(end_of_round(t), order_next=0)
    assert sorted(t.tiles) == sorted(b(name) for name in ("ash_ii_a", "blood_i_a", "blood_i_b", "blood_i_c"))
    assert (sorted(t.stack), t.removed) == (sorted(b(name) for name in TILES if name), [])


@rule("ash:tiles.04", "ash:r.bld.2")
def test_an_empty_stack_waits_for_the_first_removed_tiles() -> None:
    t = table(tiles=TILES)
    t.sides[1].vp = 1
    t.stack, t.removed = [], []
    run(end_of_round(t), order_next=0)
    assert sorted(t.tiles) == sorted(b(name) for name in TILES if name)
    assert (t.stack, t.removed) == ([], [])


# -- the Altar of Rebirth --------------------------------------------------------------------------------------------

FALLEN = ["bone_i_1", "ash_ii_4", "blood_iii_6"]


@rule("ash:altar.01", "ash:altar.02")
def test_the_builder_of_the_altar_may_take_all_fallen_to_hand() -> None:
    t = table(supplies={0: {"gold": 4}}, tiles=["altar_of_rebirth", None, None, None], graveyards={0: FALLEN})
    run(build(t, 0), build_where=COAST, altar_rebirth=1, adjust=None)
    assert t.sides[0].hand == ws(*FALLEN)
    assert t.sides[0].graveyard == []
    assert supply(t, 0) == {}


@rule("ash:altar.02")
def test_the_builder_of_the_altar_may_leave_the_fallen_where_they_are() -> None:
    t = table(supplies={0: {"gold": 4}}, tiles=["altar_of_rebirth", None, None, None], graveyards={0: FALLEN})
    run(build(t, 0), build_where=COAST, altar_rebirth=None)
    assert t.sides[0].hand == []
    assert t.sides[0].graveyard == ws(*FALLEN)


@rule("ash:altar.03")
def test_who_was_reborn_may_defend_the_altar() -> None:
    t = table(supplies={0: {"gold": 4}}, tiles=["altar_of_rebirth", None, None, None], graveyards={0: ["blood_ii_4"]})
    run(build(t, 0), build_where=COAST, altar_rebirth=1, adjust=w("blood_ii_4"))
    assert t.defenders[COAST] == ws("blood_ii_4")


@rule("ash:r.bld.4", "ash:altar.01")
def test_a_visitor_of_the_altar_takes_the_fallen_back_and_the_owner_the_tax() -> None:
    t = table(areas={"coast": (1, ["altar_of_rebirth"], [])}, graveyards={0: FALLEN, 1: ["ash_i_1"]})
    run(use_building(t, 0, COAST), altar_rebirth=1, gain_any={1: RESOURCE["blood"]})
    assert t.sides[0].hand == ws(*FALLEN)
    assert t.sides[1].graveyard == ws("ash_i_1")
    assert (supply(t, 0), supply(t, 1)) == ({}, {"blood": 1})


@rule("ash:r.bld.4")
def test_at_the_own_altar_the_defenders_are_adjusted_afterwards() -> None:
    t = table(areas={"coast": (0, ["altar_of_rebirth"], [])}, graveyards={0: ["blood_ii_4"]})
    run(use_building(t, 0, COAST), altar_rebirth=1, adjust=w("blood_ii_4"))
    assert t.defenders[COAST] == ws("blood_ii_4")


# -- victory points --------------------------------------------------------------------------------------------------


@rule("ash:bvp.01")
def test_a_controlled_building_brings_its_points_at_the_end_of_each_round() -> None:
    t = table(areas={"coast": (0, ["bone_i_c"], [])})
    t.sides[1].vp = 3
    run(end_of_round(t), order_next=0)
    assert [s.vp for s in t.sides] == [2, 3]
    run(end_of_round(t), order_next=1)
    assert [s.vp for s in t.sides] == [4, 3]


@rule("ash:bvp.02", "ash:bvp.01", "ash:ex.bvp.1")
@pytest.mark.parametrize(("covered", "vp"), [([], 3), (["start_ash"], 4), (["start_ash", "bone_i_c"], 5)])
def test_each_covered_building_adds_one_point(covered: list[str], vp: int) -> None:
    t = table(areas={"coast": (0, [*covered, "bone_ii_a"], [])})
    t.sides[1].vp = 9
    run(end_of_round(t), order_next=0)
    assert [s.vp for s in t.sides] == [vp, 9]
