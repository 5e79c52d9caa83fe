"""Chapter 5: fires, how they are lit and fought, and how Hester is fought."""

from __future__ import annotations

from typing import Any

from harrow.hester_table import (
    CAUGHT,
    DO_MOVE,
    DO_SUMMON,
    FAMILY,
    HESTER,
    PROTECTORS,
    THROUGH,
    board_of,
    cubes,
    deed,
    hester_table,
    menu,
    names,
    question,
)
from harrow.tables import CUBE, at, drive, h
from klubovna.games.harrow.abilities import can_spawn_at
from klubovna.games.harrow.attack import attack_hex, targets
from klubovna.games.harrow.factions.family.storms import destroy_buildings
from klubovna.games.harrow.factions.hester.board import BURNT_SQUARE
from klubovna.games.harrow.factions.hester.fire import fires
from klubovna.games.harrow.factions.hester.moves import ways
from klubovna.games.harrow.facts import HESTER_TOKEN, INFECTED
from klubovna.games.harrow.inventory import inventory
from klubovna.games.harrow.objectives import free_hexes
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run

RED = (PROTECTORS, INFECTED, h("A3"))
"""The infected haint that walks onto the blue one on B4 in these tests."""


def meeting(**given: Any) -> Table:
    """A red infected haint on A3, a blue one on B4 (plains), and a yellow cube to bring them together."""
    infected = {"protectors": {"A3": 1}, "family": {"B4": 1}}
    return hester_table(**{"infected": infected, "ground": {"yellow": 1}, **given})


def burn(t: Table, side: int = PROTECTORS, **answers: Any) -> None:
    deed(t, DO_MOVE, hester_move=[RED], hester_move_to=h("B4"), fire_side=side, **answers)


# -- lighting ----------------------------------------------------------------------------------------------------------


@rule(
    "harrow:c5.fire.01",
    "harrow:c5.fire.03",
    "harrow:c5.fire.04",
    "harrow:c5.fire.05",
    "harrow:c5.fire.07",
    "harrow:ex.c5.fire.1",
    "harrow:r.065",
)
def test_hostile_infected_haints_that_meet_light_a_fire() -> None:
    t = meeting(tokens={"B4": "spawn"})
    before = inventory(t)
    burn(t, FAMILY, fire_push=h("C4"))
    board = board_of(t)
    assert at(t.flames) == {"B4": 2}
    assert board.fire_spaces == [0, 2, 2]  # the leftmost pair
    assert at(t.infected[PROTECTORS]) == at(t.infected[FAMILY]) == {}
    assert board.squares == [[], [BURNT_SQUARE], []]
    assert board.snakes == 8
    assert at(t.tokens[1]) == {"C4": 1}
    assert (board.left, board.actions, board.flames) == (2, 1, 4)  # one more action, usable at once
    assert inventory(t) == before


@rule("harrow:c5.fire.04")
def test_the_burnt_haints_fill_a_space_on_either_side() -> None:
    t = meeting()
    asked = question(t, DO_MOVE, hester_move=RED, hester_move_to=h("B4"))
    assert (asked.kind.name, asked.options) == ("fire.side", [PROTECTORS, FAMILY])


@rule("harrow:c5.fire.02")
def test_no_fire_if_one_of_the_enemies_is_not_infected() -> None:
    t = meeting(haints={"family": {"B4": 1}})
    assert "B4" not in names(ways(t, RED))
    t = meeting(legends={"family": "B4"})
    assert "B4" not in names(ways(t, RED))
    assert "B4" in names(ways(meeting(), RED))


@rule("harrow:c5.fire.03", "harrow:r.066")
def test_without_a_pair_of_flames_the_move_is_illegal() -> None:
    t = meeting(flames={"A1": 2, "C1": 2, "E1": 2})
    assert "B4" not in names(ways(t, RED))


@rule("harrow:c5.fire.05", "harrow:r.067")
def test_everything_else_is_pushed_away_each_on_its_own() -> None:
    t = meeting(
        infected={"protectors": {"A3": 1}, "family": {"B4": 3}},
        legends={"hester": "B4"},
        tokens={"B4": "advance"},
        paths=("B4",),
        ground={},
    )
    t.cubes[CUBE["red"]] -= 1
    t.cubes_on[CUBE["red"]][h("B4")] = 1
    before = inventory(t)
    burn(t, fire_push=[h("C4"), h("C5"), h("B3"), h("B5"), h("A3")])
    assert at(t.infected[FAMILY]) == {"C4": 1, "C5": 1}
    assert at(t.tokens[0]) == {"B3": 1}
    assert at(t.paths) == {"B5": 1}
    assert at(t.cubes_on[CUBE["red"]]) == {"A3": 1}
    assert t.legend_at[HESTER_TOKEN] == h("B4")  # she may stand in a fire
    assert inventory(t) == before


@rule("harrow:c5.fire.05")
def test_a_pushed_haint_goes_only_where_it_may_stand() -> None:
    t = meeting(
        infected={"protectors": {"A3": 1}, "family": {"B4": 2}},
        haints={"protectors": {"C5": 1}},
        townsfolk=("A4",),
        flames={"C4": 2},
    )
    asked = question(t, DO_MOVE, hester_move=[RED], hester_move_to=h("B4"), fire_side=FAMILY)
    assert (asked.kind.name, names(asked.options)) == ("fire.push", ["B3", "A3", "B5"])


@rule("harrow:r.067")
def test_a_haint_with_no_legal_hex_returns_to_its_supply() -> None:
    t = meeting(
        infected={"protectors": {"A3": 1}, "family": {"B4": 2}},
        townsfolk=("A3", "A4", "B3", "C4", "C5"),
        haints={"protectors": {"B5": 1}},
    )
    before = inventory(t)
    burn(t)
    assert at(t.infected[FAMILY]) == {}
    assert t.supply[FAMILY] == 14
    assert board_of(t).snakes == 8
    assert inventory(t) == before


@rule("harrow:c5.fire.05", "harrow:r.141")
def test_a_doll_is_pushed_to_a_hex_without_one() -> None:
    t = hester_table("family", "kami", infected={"kami": {"A3": 1}, "family": {"B4": 1}}, ground={"yellow": 1})
    assert t.kami is not None
    t.kami.dolls = [int(h("C4")), int(h("B4")), -1]
    unit = t.present[1], INFECTED, h("A3")
    asked = question(t, DO_MOVE, hester_move=unit, hester_move_to=h("B4"), fire_side=FAMILY)
    assert "C4" not in names(asked.options)
    assert asked.about == ("doll", 1)


@rule("harrow:c5.fire.06")
def test_storms_stay() -> None:
    t = meeting(storms=("B4",))
    burn(t)
    assert at(t.storms) == {"B4": 1}


@rule("harrow:c5.fire.08")
def test_actions_never_fall_when_fires_go_out() -> None:
    t = meeting()
    burn(t)
    extinguish(t, "B4")
    assert fires(t) == []
    assert board_of(t).left == 2


@rule("harrow:c5.fire.09", "harrow:r.033")
def test_nobody_but_hester_comes_onto_a_fire() -> None:
    t = hester_table(flames={"B4": 2}, legends={"protectors": "B4"}, tree_done=True, ground={"yellow": 3})
    assert not t.can_enter(PROTECTORS, h("B4"))
    assert not can_spawn_at(t, PROTECTORS, h("B4"))
    assert h("B4") not in free_hexes(t, 2)
    t.set_legend(0, -1)
    deed(t, DO_SUMMON)
    assert t.legend_at[HESTER_TOKEN] == h("B4")


# -- fires under attack ------------------------------------------------------------------------------------------------


def attack(t: Table, start: str, to: str, attacker: Any = PROTECTORS, **answers: Any) -> None:
    run(_pressed(t, start, to, attacker), **answers)


def extinguish(t: Table, name: str) -> None:
    """The Protectors put out a fire from a hex beside it."""
    t.add_haints(PROTECTORS, h("C5"), 1)
    t.supply[PROTECTORS] -= 1
    t.gain_cubes(CUBE["red"], 6)
    t.chance.load(*(THROUGH,) * 20)
    attack(t, "C5", name, fire_douse=t.flames[h(name)])
    t.chance.loaded = []


@rule("harrow:c5.fireattack.01", "harrow:c5.fireattack.04", "harrow:c5.fireattack.05")
def test_a_successful_attack_removes_a_flame_for_each_cube() -> None:
    def position() -> Table:
        ground = {"blue": 4, "brown": 4}
        return hester_table(flames={"B4": 3}, haints={"family": {"C4": 3}}, ground=ground, dice=(THROUGH,) * 8)

    t = position()
    assert (h("B4"), HESTER) in targets(t, FAMILY, h("C4"))
    asked = offered(_pressed(t, "C4", "B4", FAMILY))
    assert (asked.kind.name, asked.options) == ("fire.douse", [0, 1, 2, 3])
    t = position()
    attack(t, "C4", "B4", FAMILY, fire_douse=2)
    assert t.flames[h("B4")] == 1
    assert t.ground[CUBE["blue"]] == 2
    assert t.points[FAMILY] == 0


async def _pressed(t: Table, start: str, to: str, attacker: Any) -> None:
    await attack_hex(t, attacker, h(start), h(to), HESTER)
    await drive(t, until="todo")


@rule("harrow:c5.fireattack.04", "harrow:r.063")
def test_fewer_cubes_than_hester_fail_without_a_clash() -> None:
    t = hester_table(
        flames={"B4": 2},
        haints={"family": {"C4": 2}},
        legends={"hester": "B4"},
        ground={"blue": 3, "brown": 4},
        dice=(THROUGH,) * 9,
    )
    attack(t, "C4", "B4", FAMILY)
    assert t.flames[h("B4")] == 2
    assert t.ground[CUBE["blue"]] == 3


@rule("harrow:c5.fireattack.02", "harrow:c5.fireattack.03", "harrow:c5.fight.01", "harrow:c5.fight.02")
def test_flames_count_one_and_hester_three_for_a_cube_of_the_terrain() -> None:
    t = hester_table(flames={"B4": 2}, haints={"family": {"C4": 2}}, dice=(THROUGH,) * 9)
    attack(t, "C4", "B4", FAMILY)
    assert (cubes(t), t.ground[1]) == ({}, 0)  # two against two flames: a tie
    t.set_legend(HESTER_TOKEN, h("B4"))
    t.add_haints(FAMILY, h("C4"), 2)
    attack(t, "C4", "B4", FAMILY)
    assert cubes(t) == {"yellow": 1}  # five against four, on plains
    t = hester_table(legends={"hester": "A3"}, haints={"family": {"B4": 3}}, dice=(THROUGH,) * 9)
    attack(t, "B4", "A3", FAMILY)
    assert (cubes(t), t.ground[1]) == ({}, 0)
    t.add_haints(FAMILY, h("B4"), 1)
    attack(t, "B4", "A3", FAMILY)
    assert t.ground[1] == 1


@rule("harrow:r.129")
def test_no_majority_cube_on_a_mountain_or_with_none_of_the_colour_left() -> None:
    t = hester_table(flames={"B3": 3}, haints={"family": {"C4": 1}}, dice=(THROUGH,) * 9)
    attack(t, "C4", "B3", FAMILY)
    assert cubes(t) == {}
    t = hester_table(flames={"B4": 3}, haints={"family": {"C4": 1}}, tree={"yellow": 6})
    t.chance.load(CAUGHT)
    attack(t, "C4", "B4", FAMILY)
    assert cubes(t) == {}


@rule("harrow:c5.fireattack.06", "harrow:c5.fireattack.07", "harrow:r.068")
def test_the_last_flame_scores_a_point_and_refills_the_board() -> None:
    t = hester_table(
        flames={"A1": 2, "B4": 4}, haints={"protectors": {"C5": 4}}, ground={"red": 5}, dice=(THROUGH,) * 5
    )
    board = board_of(t)
    assert (board.fire_spaces, board.flames) == ([0, 0, 2], 3)
    attack(t, "C5", "B4", fire_douse=4)
    assert t.points[PROTECTORS] == 1
    assert (board.fire_spaces, board.flames) == ([0, 2, 2], 5)
    assert t.ground[0] == 1


@rule("harrow:r.068")
def test_with_one_flame_in_supply_only_one_goes_back_to_the_board() -> None:
    t = hester_table(flames={"B4": 2}, haints={"protectors": {"C5": 4}}, ground={"red": 1}, dice=(THROUGH,) * 9)
    board = board_of(t)
    board.left += board.flames
    board.flames = 0
    t.add_flames(h("B4"), -1)
    board.left += 1
    attack(t, "C5", "B4", fire_douse=1)
    assert (board.fire_spaces, board.flames) == ([1, 2, 2], 0)
    t = meeting(flames={"A1": 2, "C1": 2, "E1": 2})
    board_of(t).fire_spaces = [1, 0, 0]
    assert "B4" not in names(ways(t, RED))  # half a pair lights nothing


# -- Hester under attack -----------------------------------------------------------------------------------------------


@rule("harrow:c5.fireattack.08", "harrow:c5.fight.03", "harrow:c5.fight.04", "harrow:c5.fight.06", "harrow:r.062")
def test_flames_go_first_then_hester_for_the_normal_price() -> None:
    t = hester_table(
        flames={"B4": 2},
        legends={"hester": "B4"},
        haints={"protectors": {"C5": 4}},
        ground={"red": 4, "brown": 1},
        dice=(THROUGH,) * 6,
    )
    attack(t, "C5", "B4", fire_douse=2, hester_kill=True)
    assert t.legend_at[HESTER_TOKEN] == -1
    assert t.ground[0] == 0  # two flames, then two cubes for Hester
    assert t.points[PROTECTORS] == 1  # the fire only
    t.gain_cubes(CUBE["yellow"], 3)
    board_of(t).tree_done = True
    t.add_flames(h("B4"), 1)
    assert DO_SUMMON in menu(t)  # she may come again


@rule("harrow:c5.fight.03", "harrow:r.062")
def test_hester_is_safe_behind_flames_or_more_cubes() -> None:
    def position() -> Table:
        return hester_table(
            flames={"B4": 2},
            legends={"hester": "B4"},
            haints={"protectors": {"C5": 4}},
            ground={"red": 4, "brown": 2},
            dice=(THROUGH,) * 7,
        )

    t = position()
    attack(t, "C5", "B4", fire_douse=1)  # a flame is left
    assert t.legend_at[HESTER_TOKEN] == h("B4")
    t = position()
    attack(t, "C5", "B4", fire_douse=2)  # two cubes against three of hers, the majority cube included
    assert t.legend_at[HESTER_TOKEN] == h("B4")


@rule("harrow:r.062", "harrow:c5.fight.04")
def test_on_the_brambles_hester_costs_one_cube() -> None:
    t = hester_table(legends={"hester": "D4"}, haints={"protectors": {"D5": 1}}, ground={"red": 1}, dice=(THROUGH,))
    attack(t, "D5", "D4", hester_kill=True)
    assert t.legend_at[HESTER_TOKEN] == -1
    assert t.ground[0] == 0


@rule("harrow:c5.fireattack.08", "harrow:c1.attack.15")
def test_hester_may_be_spared() -> None:
    t = hester_table(legends={"hester": "D4"}, haints={"protectors": {"D5": 1}}, ground={"red": 1}, dice=(THROUGH,))
    attack(t, "D5", "D4", hester_kill=False)
    assert t.legend_at[HESTER_TOKEN] == h("D4")
    assert t.ground[0] == 1


@rule("harrow:c5.fight.05", "harrow:r.064")
def test_who_kills_hester_may_set_the_spoon_back_and_the_plate_scores() -> None:
    t = hester_table(legends={"hester": "A3"}, haints={"protectors": {"B4": 3}}, ground={"red": 2}, dice=(THROUGH,) * 2)
    t.spoon[PROTECTORS] = 3
    attack(t, "B4", "A3", hester_kill=True, hester_spoon=False)
    assert t.spoon[PROTECTORS] == 3
    t = hester_table(legends={"hester": "A3"}, haints={"protectors": {"B4": 3}}, ground={"red": 2}, dice=(THROUGH,) * 2)
    t.spoon[PROTECTORS] = 3
    attack(t, "B4", "A3", hester_kill=True, hester_spoon=True)
    assert (t.spoon[PROTECTORS], t.points[PROTECTORS]) == (1, 0)
    t = hester_table(legends={"hester": "A3"}, haints={"protectors": {"B4": 3}}, ground={"red": 2}, dice=(THROUGH,) * 2)
    t.spoon[PROTECTORS] = 3
    t.plate[PROTECTORS][FAMILY] = 2
    attack(t, "B4", "A3", hester_kill=True, hester_spoon=True)
    assert (t.spoon[PROTECTORS], t.points[PROTECTORS], t.plate[PROTECTORS][FAMILY]) == (2, 1, 0)


@rule("harrow:r.061")
def test_the_attacker_names_hester_or_the_faction_on_her_hex() -> None:
    t = hester_table(
        legends={"hester": "A3"},
        haints={"family": {"A3": 3}, "protectors": {"B4": 3}},
        ground={"red": 2, "blue": 9, "brown": 1},
        dice=(THROUGH,) * 20,
    )
    assert [(to, who) for to, who in targets(t, PROTECTORS, h("B4")) if to == h("A3")] == [
        (h("A3"), FAMILY),
        (h("A3"), HESTER),
    ]
    assert (h("A3"), HESTER) in targets(t, FAMILY, h("A3"))  # from the same hex, at distance 0
    attack(t, "B4", "A3", hester_kill=True)  # three against three, two red against one brown: the blue do not count
    assert t.legend_at[HESTER_TOKEN] == -1
    assert t.haints[FAMILY][h("A3")] == 3


@rule("harrow:c5.interact.08")
def test_no_building_falls_through_a_burning_home_without_a_storm() -> None:
    t = hester_table(flames={"D2": 2}, storms=("C2",), buildings=("C3",))
    destroy_buildings(t)
    assert t.buildings[h("C3")] == 1
    t = hester_table(flames={"D2": 2}, storms=("D2", "C2"), buildings=("C3",))
    destroy_buildings(t)
    assert t.buildings[h("C3")] == 0
