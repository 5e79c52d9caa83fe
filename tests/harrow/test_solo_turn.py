"""The solo game: what an automated faction does."""

from __future__ import annotations

from typing import Any

from harrow.solo_table import (
    CUBE_SPACE,
    FAMILY,
    HESTER,
    MOVE_SPACE,
    PROTECTORS,
    SPAWN_SPACE,
    carry,
    carrying,
    hester_of,
    solo_of,
    solo_table,
)
from harrow.tables import at, card, h
from klubovna.games.harrow.attack import attack_hex
from klubovna.games.harrow.facts import HESTER_TOKEN, LABEL
from klubovna.games.harrow.rounds import step
from klubovna.games.harrow.solo.march import next_hexes
from klubovna.games.harrow.solo.turn import ATTACK, DONE, aims, spawn_sites
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run

THROUGH = 1 << 20


def acting(faction: str, *spaces: int, **given: Any) -> Table:
    """A faction carries out these spaces with the card Determination (G1 and A4, no Hester)."""
    return solo_table(active=faction, spaces=spaces, **{"solo_card": "determination", **given})


def named(hexes: list[Any]) -> list[str]:
    return [LABEL[spot] for spot in hexes]


# -- cubes and spawning ------------------------------------------------------------------------------------------------


@rule("harrow:solo.cube.01", "harrow:solo.order.03")
def test_a_cube_and_one_more_per_flame() -> None:
    t = acting("family", CUBE_SPACE, counts=(2, 0, 0))
    carry(t)
    assert t.ground[:2] == [0, 3]


@rule("harrow:c1.strengthen.03")
def test_the_active_faction_keeps_six_cubes_at_the_end_of_its_turn() -> None:
    t = solo_table(stage=DONE, solo_card="roar", active="family", ground={"blue": 8, "red": 7})
    carry(t)
    assert t.ground[:2] == [7, 6]


@rule("harrow:solo.order.02", "harrow:solo.order.03")
def test_the_spaces_follow_each_other() -> None:
    t = acting("family", SPAWN_SPACE, MOVE_SPACE, CUBE_SPACE, counts=(0, 1, 0), buildings=("A2",))
    run(step(t))
    run(step(t), solo_spawn=h("A4"))
    assert t.haints[FAMILY][h("A4")] == 2
    assert t.ground[1] == 0
    carry(t)
    assert at(t.haints[FAMILY]) == {"A3": 2}  # once, for there is no flame on the space
    assert t.ground[1] == 1


@rule("harrow:solo.spawn.01")
def test_a_haint_appears_on_a_free_hex_of_the_card() -> None:
    one = card("determination")
    assert named(spawn_sites(acting("family"), FAMILY, one)) == ["G1", "A4"]
    assert named(spawn_sites(acting("family", haints={"family": {"G1": 1}}), FAMILY, one)) == ["A4"]
    assert named(spawn_sites(acting("family", legends={"hester": "G1"}), FAMILY, one)) == ["A4"]
    assert named(spawn_sites(acting("family", flames={"A4": 2}), FAMILY, one)) == ["G1"]
    assert named(spawn_sites(acting("family", townsfolk=("A4",)), FAMILY, one)) == ["G1"]
    assert named(spawn_sites(acting("family", buildings=("A4",)), FAMILY, one)) == ["G1", "A4"]
    assert named(spawn_sites(acting("family", buildings=("A4",)), PROTECTORS, one)) == ["G1"]


@rule("harrow:solo.spawn.02")
def test_faceless_portraits_allows_any_free_hex() -> None:
    t = acting("family", haints={"protectors": {"A1": 1}})
    assert len(spawn_sites(t, FAMILY, card("faceless_portraits"))) == 36


@rule("harrow:solo.spawn.03", "harrow:r.080")
def test_without_a_free_hex_another_card_gives_its_hexes_only() -> None:
    t = acting(
        "family",
        SPAWN_SPACE,
        haints={"protectors": {"G1": 1, "A4": 1, "D3": 1, "D5": 1}},
        decks={"upgrades": ["sound_and_fury", "faceless_portraits"]},  # sound_and_fury: D3 and D5
        ground={"brown": 2},
    )
    carry(t, solo_spawn=h("C3"))
    assert at(t.haints[FAMILY]) == {"C3": 1}
    assert solo_of(t).discard == [card("sound_and_fury"), card("faceless_portraits")]
    assert solo_of(t).card == card("determination")
    assert t.ground[3] == 0  # the flower costs the cubes here too


@rule("harrow:solo.spawn.04", "harrow:r.079")
def test_one_more_haint_per_flame_as_far_as_room_and_supply_go() -> None:
    t = acting("family", SPAWN_SPACE, counts=(0, 2, 0))
    carry(t, solo_spawn=h("A4"))
    assert at(t.haints[FAMILY]) == {"A4": 3}
    t = acting("family", SPAWN_SPACE, counts=(0, 5, 0))
    carry(t, solo_spawn=h("A4"))
    assert at(t.haints[FAMILY]) == {"A4": 4}
    t = acting("family", SPAWN_SPACE, counts=(0, 2, 0))
    t.supply[FAMILY] = 2
    carry(t, solo_spawn=h("A4"))
    assert at(t.haints[FAMILY]) == {"A4": 2}
    t = acting("family", SPAWN_SPACE)
    t.supply[FAMILY] = 0
    carry(t)
    assert at(t.haints[FAMILY]) == {}


# -- moving ------------------------------------------------------------------------------------------------------------


@rule("harrow:solo.move.01", "harrow:r.077")
def test_all_units_move_one_hex_towards_their_goal_in_an_order_of_choice() -> None:
    t = acting(
        "protectors",
        MOVE_SPACE,
        legends={"protectors": "D7"},
        haints={"protectors": {"A1": 1}, "family": {"G1": 1}},
        infected={"protectors": {"D1": 1}},
        townsfolk=("D4",),
        buildings=("G4",),
    )
    run(step(t))
    asked = offered(step(t))
    assert named(asked.options) == ["A1", "D1", "D7"]
    run(step(t), solo_move=h("D7"))
    assert t.legend_at[0] == h("D6")
    assert named(next_hexes(t, PROTECTORS, h("A1"), solo_of(t).goal)) == ["B2"]
    carry(t, solo_move=[h("A1"), h("D1")])
    assert at(t.haints[PROTECTORS]) == {"B2": 1}
    assert at(t.infected[PROTECTORS]) == {"D2": 1}
    assert at(t.haints[FAMILY]) == {"G1": 1}


@rule("harrow:r.077", "harrow:solo.move.01")
def test_among_equal_ways_the_player_chooses() -> None:
    t = acting("family", haints={"family": {"B2": 1}}, buildings=("D3",))
    assert named(next_hexes(t, FAMILY, h("B2"), h("D3"))) == ["C2", "C3"]
    assert named(next_hexes(t, FAMILY, h("B2"), h("A1"))) == ["A1"]


@rule("harrow:solo.move.02")
def test_mountains_and_storms_cost_nothing_more() -> None:
    t = acting("protectors", MOVE_SPACE, haints={"protectors": {"A2": 1, "D5": 1}}, townsfolk=("C4",))
    carry(t, solo_move=[h("A2"), h("D5")])
    assert at(t.haints[PROTECTORS]) == {"B3": 1, "C4": 1}
    t = acting("protectors", haints={"protectors": {"F3": 1}})
    assert named(next_hexes(t, PROTECTORS, h("F3"), h("D5"))) == ["E4"]  # through a printed storm


@rule("harrow:solo.move.03", "harrow:solo.move.09")
def test_blocked_units_go_around_or_stay() -> None:
    t = acting("family", haints={"family": {"A1": 1}}, townsfolk=("A2",), flames={"B2": 2})
    assert named(next_hexes(t, FAMILY, h("A1"), h("A3"))) == ["B1"]  # away from the goal
    t = acting("protectors", haints={"protectors": {"A1": 1}}, buildings=("A2",), flames={"B2": 2})
    assert named(next_hexes(t, PROTECTORS, h("A1"), h("A3"))) == ["B1"]
    t = acting(
        "family", MOVE_SPACE, haints={"family": {"A1": 1}, "protectors": {"A2": 1, "B2": 1, "B1": 1}}, buildings=("A3",)
    )
    carry(t)
    assert at(t.haints[FAMILY]) == {"A1": 1}


@rule("harrow:solo.move.04")
def test_groups_join_up_to_four() -> None:
    t = acting("family", haints={"family": {"A1": 2, "A2": 2}})
    assert "A2" in named(next_hexes(t, FAMILY, h("A1"), h("A3")))
    t = acting("family", haints={"family": {"A1": 2, "A2": 3}})
    assert named(next_hexes(t, FAMILY, h("A1"), h("A3"))) == ["B2"]


@rule("harrow:r.151", "harrow:solo.move.06", "harrow:solo.move.03")
def test_a_goal_filled_by_the_own_side_still_draws_the_others() -> None:
    t = acting("family", haints={"family": {"A4": 4, "A1": 1}})
    assert named(next_hexes(t, FAMILY, h("A1"), h("A4"))) == ["A2"]
    t = acting("family", haints={"family": {"A4": 4, "A3": 1}})
    assert next_hexes(t, FAMILY, h("A3"), h("A4")) == []  # beside it, but there is no room
    t = acting("family", haints={"family": {"A4": 2, "A1": 3}})
    assert named(next_hexes(t, FAMILY, h("A1"), h("A4"))) == ["A2"]  # a group never splits


@rule("harrow:r.151", "harrow:solo.move.03")
def test_own_units_on_the_only_way_do_not_stop_those_behind() -> None:
    walls = {"B1": 1, "B2": 1, "B3": 1, "B4": 1}
    t = acting("family", haints={"family": {"A1": 1, "A3": 4}, "protectors": walls})
    assert named(next_hexes(t, FAMILY, h("A1"), h("A4"))) == ["A2"]
    t = acting("family", haints={"family": {"A1": 1, "A3": 4}, "protectors": {**walls, "A4": 1}})
    assert named(next_hexes(t, FAMILY, h("A1"), h("A4"))) == []


@rule("harrow:r.151", "harrow:solo.move.06")
def test_after_the_goal_was_reached_and_filled_the_others_come_closer() -> None:
    t = acting("family", MOVE_SPACE, haints={"family": {"A3": 4, "A1": 1}}, buildings=("A4",))
    carry(t, solo_move=[h("A3"), h("A1")])
    assert at(t.haints[FAMILY]) == {"A4": 4, "A2": 1}
    assert t.points[FAMILY] == 2


@rule("harrow:solo.move.05")
def test_units_that_join_unmoved_ones_move_on_with_them() -> None:
    t = acting("family", MOVE_SPACE, haints={"family": {"A1": 1, "A2": 1}}, buildings=("A4",))
    carry(t, solo_move=[h("A1"), h("A2")], solo_move_to=[h("A2")])
    assert at(t.haints[FAMILY]) == {"A3": 2}  # the first one moved twice
    t = acting("family", MOVE_SPACE, haints={"family": {"A1": 1, "A2": 1}}, buildings=("A4",))
    carry(t, solo_move=[h("A2"), h("A1")])
    assert at(t.haints[FAMILY]) == {"A2": 1, "A3": 1}
    t = acting("family", MOVE_SPACE, haints={"family": {"A2": 1, "B2": 1}}, buildings=("A4",))
    carry(t, solo_move=[h("A2"), h("B2")], solo_move_to=[h("A3"), h("B3")])
    assert at(t.haints[FAMILY]) == {"A3": 1, "B3": 1}


@rule("harrow:solo.move.05")
def test_units_that_join_moved_ones_stay_there() -> None:
    t = acting("family", MOVE_SPACE, haints={"family": {"A2": 1, "B3": 1}}, buildings=("A4",))
    carry(t, solo_move=[h("A2"), h("B3")], solo_move_to=[h("A3"), h("A3")])
    assert at(t.haints[FAMILY]) == {"A3": 2}


@rule("harrow:solo.move.06", "harrow:solo.move.08", "harrow:r.078")
def test_the_family_destroys_the_building_and_others_still_head_for_it() -> None:
    t = acting("family", MOVE_SPACE, haints={"family": {"A2": 1, "G1": 1}}, legends={"family": "A1"}, buildings=("A3",))
    carry(t, solo_move=[h("A2"), h("G1"), h("A1")], solo_move_to=[h("A3"), h("F2")])
    assert t.points[FAMILY] == 2
    assert not any(t.buildings)
    assert t.haints[FAMILY][h("A3")] == 1  # it has arrived and stays
    assert t.legend_at[1] == h("A2")
    assert t.haints[FAMILY][h("F2")] == 1
    assert not any(t.storms)
    assert solo_of(t).goal == h("A3")


@rule("harrow:solo.move.07", "harrow:r.086")
def test_the_protectors_save_the_townsfolk_and_collect_nothing() -> None:
    t = acting("protectors", MOVE_SPACE, haints={"protectors": {"A2": 1}}, townsfolk=("A3",), tokens={"A3": "spawn"})
    carry(t)
    assert t.points[PROTECTORS] == 2
    assert not any(t.townsfolk)
    run(step(t))
    assert at(t.tokens[1]) == {"A3": 1}
    assert t.rows[PROTECTORS] == [0, 0, 0]


@rule("harrow:r.154", "harrow:solo.move.06", "harrow:solo.move.07")
def test_units_already_on_their_objective_take_it_when_their_side_is_to_move() -> None:
    t = acting("family", MOVE_SPACE, haints={"family": {"A3": 4, "A1": 1}}, buildings=("A3",))
    carry(t)
    assert t.points[FAMILY] == 2
    assert not any(t.buildings)
    assert at(t.haints[FAMILY]) == {"A3": 4, "A2": 1}
    t = acting("protectors", SPAWN_SPACE, MOVE_SPACE, townsfolk=("G1",))
    carry(t, solo_spawn=h("G1"))
    assert t.points[PROTECTORS] == 2
    assert not any(t.townsfolk)
    t = acting("family", SPAWN_SPACE, haints={"family": {"A3": 1}}, buildings=("A3",))
    carry(t, solo_spawn=h("G1"))
    assert t.points[FAMILY] == 0


@rule("harrow:solo.move.10")
def test_all_move_once_more_per_flame() -> None:
    t = acting("family", MOVE_SPACE, haints={"family": {"A1": 1}}, buildings=("A4",), counts=(0, 0, 1))
    carry(t, solo_move_to=[h("A2")])
    assert at(t.haints[FAMILY]) == {"A3": 1}


# -- attacking ---------------------------------------------------------------------------------------------------------


def attacking(faction: str, one: str, **given: Any) -> Table:
    """After its actions with a card: `sound_and_fury` shows Hester, `council_house` does not."""
    return solo_table(stage=ATTACK, solo_card=one, active=faction, **given)


def pairs(t: Table) -> list[tuple[str, str, int]]:
    found = aims(t, t.actor, solo_of(t).card)
    return [(LABEL[start], LABEL[aim[0]], aim[1]) for start, aim in found]


@rule("harrow:solo.attack.01")
def test_no_attack_without_a_target_in_range() -> None:
    t = attacking("family", "council_house", haints={"family": {"A1": 1}, "protectors": {"D7": 1}})
    carry(t)
    assert solo_of(t).stage == DONE
    assert not t.attacked[FAMILY]
    t = attacking("family", "council_house", haints={"family": {"A1": 1}, "protectors": {"A3": 1}}, dice=(THROUGH,) * 2)
    carry(t)
    assert t.attacked[FAMILY]


@rule("harrow:solo.attack.02", "harrow:r.082")
def test_with_the_symbol_hester_is_attacked_if_in_range() -> None:
    t = attacking(
        "family",
        "sound_and_fury",
        legends={"hester": "A3"},
        haints={"family": {"A1": 1, "B4": 1, "G1": 1}, "protectors": {"A2": 1}},
        flames={"C4": 2},
    )
    assert pairs(t) == [("A1", "A3", HESTER), ("B4", "A3", HESTER)]
    assert named(offered(carrying(t)).options) == ["A1", "B4"]


@rule("harrow:solo.attack.09", "harrow:r.082")
def test_with_the_symbol_and_hester_far_off_a_fire_is_attacked() -> None:
    t = attacking(
        "family",
        "sound_and_fury",
        legends={"hester": "G4"},
        haints={"family": {"B4": 1}, "protectors": {"A2": 1}},
        flames={"C4": 2, "A4": 2},
    )
    assert pairs(t) == [("B4", "A4", HESTER), ("B4", "C4", HESTER)]


@rule("harrow:solo.attack.03")
def test_otherwise_a_hex_with_no_more_units_of_the_other_faction() -> None:
    def position(one: str, **given: Any) -> Table:
        haints = {"family": {"B4": 2}, "protectors": {"A3": 3, "A4": 2, "C4": 1, "A1": 1}}
        return attacking("family", one, haints=haints, **given)

    assert pairs(position("council_house")) == [("B4", "A4", PROTECTORS), ("B4", "C4", PROTECTORS)]
    assert pairs(position("sound_and_fury")) == [("B4", "A4", PROTECTORS), ("B4", "C4", PROTECTORS)]
    with_fire = position("council_house", flames={"B3": 2}, legends={"hester": "B3"})
    assert pairs(with_fire) == [("B4", "A4", PROTECTORS), ("B4", "C4", PROTECTORS)]


@rule("harrow:solo.attack.04")
def test_the_majority_cube_as_usual() -> None:
    t = attacking("family", "sound_and_fury", haints={"family": {"B4": 2}}, flames={"A3": 3}, dice=(THROUGH,) * 2)
    carry(t)
    assert t.ground[3] == 1  # three flames against two, on swamp
    t = attacking(
        "family", "sound_and_fury", haints={"family": {"B4": 2}}, legends={"hester": "A3"}, dice=(THROUGH,) * 2
    )
    carry(t)
    assert t.ground[3] == 1  # Hester counts three


@rule(
    "harrow:solo.attack.05", "harrow:solo.attack.07", "harrow:solo.attack.08", "harrow:solo.attack.10", "harrow:r.083"
)
def test_the_fire_goes_first_then_hester_and_two_flames_come_back_for_each() -> None:
    t = attacking(
        "family",
        "sound_and_fury",
        haints={"family": {"B4": 4}},
        legends={"hester": "A3"},
        flames={"A3": 2, "G1": 2},
        ground={"blue": 4, "brown": 1},
        dice=(THROUGH,) * 7,
    )
    t.spoon[FAMILY] = 3
    carry(t)  # nothing to decide: the faction completes and continues whatever it can
    assert t.points[FAMILY] == 1
    assert t.legend_at[HESTER_TOKEN] == -1
    assert t.ground[1] == 0
    assert t.spoon[FAMILY] == 1
    assert hester_of(t).fire_spaces == [2, 2, 2]  # one pair for the fire, one for Hester


@rule("harrow:solo.attack.06", "harrow:r.083")
def test_killed_haints_score_by_the_dial_and_the_attack_goes_on() -> None:
    t = attacking(
        "family",
        "council_house",
        haints={"family": {"B4": 2}, "protectors": {"A3": 2}},
        ground={"blue": 4},
        dice=(THROUGH,) * 4,
    )
    carry(t)
    assert at(t.haints[PROTECTORS]) == {}
    assert (t.points[FAMILY], t.spoon[FAMILY], t.plate[FAMILY][PROTECTORS]) == (1, 2, 1)
    assert t.ground[1] == 0


@rule("harrow:r.083")
def test_in_a_clash_both_sides_kill_and_the_player_pushes_the_legend() -> None:
    t = attacking(
        "family",
        "council_house",
        haints={"family": {"B4": 2}, "protectors": {"A3": 2}},
        ground={"blue": 2, "red": 3},
        dice=(THROUGH,) * 5,
    )
    carry(t)
    assert at(t.haints[PROTECTORS]) == {"A3": 1}
    assert at(t.haints[FAMILY]) == {"B4": 1}
    assert t.points[:2] == [1, 1]
    t = attacking(
        "family",
        "council_house",
        haints={"family": {"B4": 2}, "protectors": {"G1": 1, "G2": 1}},
        legends={"protectors": "A3"},
        ground={"blue": 2},
        dice=(THROUGH,) * 3,
    )
    carry(t, attack_push=h("A2"), attack_remove=h("G2"))
    assert t.legend_at[0] == h("A2")
    assert at(t.haints[PROTECTORS]) == {"G1": 1}


@rule("harrow:r.083")
def test_decisions_fall_to_the_seat_that_stands_for_the_faction() -> None:
    t = attacking("family", "council_house", haints={"family": {"B4": 2}}, ground={"blue": 2}, dice=(THROUGH,) * 3)
    t.set_legend(0, h("A3"))
    t.seat_of[FAMILY] = 1
    assert offered(_attack(t)).seat == 1


async def _attack(t: Table) -> None:
    await attack_hex(t, FAMILY, h("B4"), h("A3"), PROTECTORS)
    await carrying(t)
