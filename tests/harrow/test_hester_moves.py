"""Chapter 5: how Hester moves infected haints and herself, and what path tokens, storms, nails and dolls do to it."""

from __future__ import annotations

from harrow.hester_table import (
    DO_MOVE,
    FAMILY,
    HESTER,
    KAMI,
    PROTECTORS,
    board_of,
    cubes,
    deed,
    hester_table,
    menu,
    names,
    open_card,
    question,
)
from harrow.tables import CUBE, at, h
from klubovna.games.harrow.factions.hester.cubes import payments
from klubovna.games.harrow.factions.hester.moves import affordable, price_of, ways
from klubovna.games.harrow.factions.protectors.townsfolk import move as move_townsfolk
from klubovna.games.harrow.facts import HESTER_TOKEN, INFECTED, LEGEND
from klubovna.games.harrow.scoring import score_brambles
from klubovna.games.harrow.tiles import take_lantern
from klubovna.testing import rule


@rule("harrow:c5.move.01", "harrow:c5.move.02", "harrow:c5.infect.07")
def test_an_infected_haint_moves_for_one_cube_of_the_colour_or_any_two() -> None:
    t = hester_table(infected={"family": {"A3": 1}}, ground={"yellow": 1, "teal": 1, "green": 1})
    unit = (FAMILY, INFECTED, h("A3"))
    assert payments(t, price_of(t, unit, h("B4"))) == [(0, 0, 1, 0), (0, 1, 0, 1)]
    assert payments(t, price_of(t, unit, h("B3"))) == [(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0)]  # a mountain
    deed(t, DO_MOVE, hester_move=[unit, None], hester_move_to=h("B4"), hester_pay=(0, 0, 1, 0))
    assert at(t.infected[FAMILY]) == {"B4": 1}
    assert cubes(t) == {"teal": 1, "green": 1}


@rule("harrow:c5.move.01")
def test_an_uninfected_haint_is_not_hers_to_move() -> None:
    t = hester_table(haints={"family": {"A3": 1}}, ground={"yellow": 3})
    assert DO_MOVE not in menu(t)


@rule("harrow:c5.move.02")
def test_for_any_two_cubes_it_enters_the_brambles() -> None:
    t = hester_table(infected={"family": {"D3": 1}}, ground={"brown": 2})
    deed(t, DO_MOVE, hester_move=(FAMILY, INFECTED, h("D3")), hester_move_to=h("D4"))
    assert at(t.infected[FAMILY]) == {"D4": 1}
    assert cubes(t) == {}


@rule("harrow:c5.actions.06", "harrow:r.057", "harrow:c5.move.09")
def test_one_action_gives_as_many_moves_as_the_cubes_pay_for() -> None:
    t = hester_table(
        actions=2, infected={"family": {"A3": 1}, "protectors": {"G4": 1}}, ground={"yellow": 1, "teal": 2}
    )
    deed(
        t,
        DO_MOVE,
        hester_move=[(FAMILY, INFECTED, h("A3")), (FAMILY, INFECTED, h("B4")), (PROTECTORS, INFECTED, h("G4"))],
        hester_move_to=[h("B4"), h("A4"), h("F4")],
        hester_pay=[(0, 0, 1, 0)],
    )
    assert at(t.infected[FAMILY]) == {"A4": 1}
    assert at(t.infected[PROTECTORS]) == {"F4": 1}
    assert board_of(t).actions == 1
    t.gain_cubes(CUBE["yellow"], 2)
    assert DO_MOVE not in menu(t)  # once per turn
    board_of(t).used = []
    board_of(t).tree_done = True
    assert DO_MOVE not in menu(t)  # only before the tree


@rule("harrow:c5.move.03", "harrow:c5.move.04")
def test_hester_pays_two_cubes_of_the_colour_or_any_three_for_mountain_and_brambles() -> None:
    t = hester_table(legends={"hester": "C3"}, ground={"brown": 1, "teal": 2, "green": 1})
    unit = (HESTER, LEGEND, h("C3"))
    assert names(affordable(t, unit)) == ["D4", "D3", "B2", "B3"]  # teal hexes, the brambles, the mountain
    assert payments(t, price_of(t, unit, h("D3"))) == [(0, 2, 0, 0)]
    assert payments(t, price_of(t, unit, h("D4"))) == [(0, 2, 0, 1), (1, 1, 0, 1), (1, 2, 0, 0)]
    deed(t, DO_MOVE, hester_move=unit, hester_move_to=h("D4"), hester_pay=(1, 1, 0, 1))
    assert t.legend_at[HESTER_TOKEN] == h("D4")
    assert cubes(t) == {"teal": 1}


@rule("harrow:c5.move.05", "harrow:r.060")
def test_hester_enters_any_adjacent_hex() -> None:
    t = hester_table(
        legends={"hester": "A3", "family": "B4"},
        haints={"family": {"B4": 3}, "protectors": {"A2": 1}},
        flames={"A4": 2},
        buildings=("B3",),
    )
    assert names(ways(t, (HESTER, LEGEND, h("A3")))) == ["B4", "B3", "A2", "A4"]


@rule("harrow:c5.move.06", "harrow:c5.interact.07")
def test_storms_cost_hester_nothing() -> None:
    t = hester_table(infected={"protectors": {"B2": 1}}, legends={"hester": "B2"}, storms=("C2",), ground={"green": 2})
    assert price_of(t, (PROTECTORS, INFECTED, h("B2")), h("C3"))[1] == 1  # a printed storm
    assert price_of(t, (PROTECTORS, INFECTED, h("B2")), h("C2"))[1] == 1  # a storm token
    assert price_of(t, (HESTER, LEGEND, h("B2")), h("C3"))[1] == 2


@rule("harrow:c5.move.07", "harrow:ex.c5.move.1")
def test_an_infected_haint_joins_its_own_colour_only() -> None:
    t = hester_table(
        legends={"family": "B3"},
        haints={"protectors": {"B4": 3, "A4": 4}, "family": {"A2": 1}},
        infected={"protectors": {"A3": 1}},
    )
    assert names(ways(t, (PROTECTORS, INFECTED, h("A3")))) == ["B4"]


@rule("harrow:c5.move.08")
def test_an_infected_haint_enters_no_hex_with_a_foreign_objective() -> None:
    t = hester_table(
        infected={"protectors": {"A3": 1}, "family": {"G2": 1}}, townsfolk=("B4", "G1"), buildings=("A2", "G3")
    )
    assert names(ways(t, (PROTECTORS, INFECTED, h("A3")))) == ["B4", "B3", "A4"]
    assert names(ways(t, (FAMILY, INFECTED, h("G2")))) == ["F2", "F3", "G3"]


@rule("harrow:c5.move.08", "harrow:c5.fire.02")
def test_a_foreign_objective_bars_the_way_to_a_fire_too() -> None:
    t = hester_table(infected={"protectors": {"A3": 1}, "family": {"A2": 1}}, buildings=("A2",))
    assert "A2" not in names(ways(t, (PROTECTORS, INFECTED, h("A3"))))


@rule("harrow:ex.c5.move.2", "harrow:c5.fire.09")
def test_the_neighbours_of_an_infected_haint() -> None:
    t = hester_table(
        infected={"protectors": {"B2": 1}},
        haints={"family": {"B1": 1}},
        flames={"A2": 2},
        ground={"yellow": 1, "green": 1},
    )
    unit = (PROTECTORS, INFECTED, h("B2"))
    assert names(affordable(t, unit)) == ["C3", "C2", "A1", "B3"]  # not B1 (enemy) and A2 (fire)
    assert payments(t, price_of(t, unit, h("B3"))) == [(0, 0, 1, 1)]
    assert payments(t, price_of(t, unit, h("C2")))[0] == (0, 0, 1, 0)


# -- interaction with the others ---------------------------------------------------------------------------------------


@rule("harrow:c5.interact.03", "harrow:r.148")
def test_a_path_token_saves_one_cube_but_not_the_action() -> None:
    t = hester_table(infected={"family": {"A3": 1}}, legends={"hester": "A3"}, paths=("B4", "B3"), ground={"brown": 2})
    haint, hester = (FAMILY, INFECTED, h("A3")), (HESTER, LEGEND, h("A3"))
    assert payments(t, price_of(t, haint, h("B4"))) == [(0, 0, 0, 0)]
    assert payments(t, price_of(t, haint, h("B3"))) == [(1, 0, 0, 0)]
    assert price_of(t, hester, h("B4"))[1] == 1
    assert payments(t, price_of(t, hester, h("B3"))) == [(2, 0, 0, 0)]
    deed(t, DO_MOVE, hester_move=[haint, None], hester_move_to=h("B4"))
    assert cubes(t) == {"brown": 2}
    assert board_of(t).actions == 0
    board_of(t).used = []
    assert menu(t) == [None]  # without a flame no free step


@rule("harrow:c5.interact.04")
def test_no_townsfolk_is_saved_in_a_burning_home() -> None:
    t = hester_table(flames={"D6": 2}, townsfolk=("D5",))
    move_townsfolk(t, h("D5"), h("D6"))
    assert t.points[PROTECTORS] == 0


@rule("harrow:c5.interact.02")
def test_the_lantern_tile_gives_no_two_turns_in_a_row() -> None:
    t = hester_table()
    t.lantern = PROTECTORS
    t.queue = [HESTER, PROTECTORS, FAMILY, HESTER, PROTECTORS, FAMILY, HESTER]
    take_lantern(t, FAMILY)  # in the second turn of the first pair
    assert t.queue == [HESTER, FAMILY, PROTECTORS, HESTER, FAMILY, PROTECTORS, HESTER]


@rule("harrow:r.023")
def test_hester_on_the_brambles_scores_nothing_and_blocks_nothing() -> None:
    t = hester_table(legends={"hester": "D4"}, haints={"family": {"D4": 1}})
    score_brambles(t)
    assert t.points == [0, 1, 0]


@rule("harrow:ap.protectors.05")
def test_hester_frees_herself_from_a_nail_with_two_cubes_or_a_card() -> None:
    nail = [HESTER, LEGEND, int(h("C3"))]
    t = hester_table(legends={"hester": "C3"}, ground={"teal": 3}, cards=("trampled_ground",))
    t.nails = [nail]
    assert DO_MOVE not in menu(t)
    deed(t, ("nail", 0))
    assert t.nails == []
    assert cubes(t) == {"teal": 1}
    t.nails = [nail]
    assert ("nail", 0) not in menu(t)
    deed(t, open_card("trampled_ground"))
    assert t.nails == []
    assert t.legend_at[HESTER_TOKEN] == h("C3")


@rule("harrow:c5.interact.11", "harrow:c5.interact.12")
def test_an_infected_haint_carries_a_doll_as_hester_decides() -> None:
    t = hester_table(
        "kami",
        "family",
        infected={"family": {"A3": 1}},
        haints={"family": {"B4": 1}},
        ground={"yellow": 1, "teal": 1},
    )
    assert t.kami is not None
    t.kami.dolls = [int(h("B4")), -1, -1]
    moves = {
        "hester_move": [(FAMILY, INFECTED, h("A3")), (FAMILY, INFECTED, h("B4"))],
        "hester_move_to": [h("B4"), h("A4")],
        "hester_pay": [(0, 0, 1, 0)],
    }
    asked = question(t, DO_MOVE, **moves)
    assert asked.kind.name == "doll.carry"
    assert asked.seat == t.seat_of[HESTER]
    t = hester_table(
        "kami",
        "family",
        infected={"family": {"A3": 1}},
        haints={"family": {"B4": 1}},
        ground={"yellow": 1, "teal": 1},
    )
    assert t.kami is not None
    t.kami.dolls = [int(h("B4")), -1, -1]
    deed(t, DO_MOVE, doll_carry=True, **moves)
    assert t.kami.dolls == [h("A4"), -1, -1]
    assert KAMI in t.present
