"""The appendix: Hester's thirteen cards."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.hester_table import (
    DO_INFECT,
    DO_MOVE,
    DO_SUMMON,
    FAMILY,
    HESTER,
    PROTECTORS,
    THROUGH,
    TREE,
    activate,
    board_of,
    cubes,
    deed,
    hester_table,
    menu,
    names,
    open_card,
    path,
    question,
    turn,
)
from harrow.tables import CUBE, at, h
from klubovna.games.harrow.factions.hester.cards import (
    innards_ways,
    legends_in_reach,
    meeting_hexes,
    moment_sites,
    reach_ways,
    terror_fires,
    terror_units,
    trampled_ways,
)
from klubovna.games.harrow.factions.hester.infect import infectable
from klubovna.games.harrow.facts import HESTER_TOKEN, INFECTED, LEGEND, SWAMP
from klubovna.games.harrow.inventory import inventory
from klubovna.games.harrow.movement import put
from klubovna.testing import rule

BROWN, TEAL, YELLOW, GREEN = (CUBE[name] for name in ("brown", "teal", "yellow", "green"))


@rule("harrow:ap.hester.01")
def test_white_innards_moves_an_infected_haint_two_hexes_away_from_hostile_ones() -> None:
    t = hester_table(cards=("white_innards",), infected={"protectors": {"A1": 1}, "family": {"C3": 1}})
    ways = innards_ways(t, (PROTECTORS, INFECTED, h("A1")))
    assert {name: names(on) for name, on in zip(names(list(ways)), ways.values(), strict=True)} == {
        "B2": ["B1", "A2"],  # B2 itself touches C3
        "B1": [None, "C1"],
        "A2": [None, "A3"],
    }
    activate(t, "white_innards", hester_card_unit=(PROTECTORS, INFECTED, h("A1")), hester_card_to=[h("A2"), h("A3")])
    assert at(t.infected[PROTECTORS]) == {"A3": 1}
    assert cubes(t) == {}
    t = hester_table(cards=("white_innards",), infected={"protectors": {"A1": 1}})
    activate(t, "white_innards", hester_card_to=[h("B1"), None])
    assert at(t.infected[PROTECTORS]) == {"B1": 1}


@rule("harrow:ap.hester.01")
def test_white_innards_lights_no_fire() -> None:
    t = hester_table(cards=("white_innards",), infected={"protectors": {"A1": 1}, "family": {"A2": 1, "B1": 1}})
    assert innards_ways(t, (PROTECTORS, INFECTED, h("A1"))) == {h("B2"): [h("C3")]}


@rule("harrow:ap.hester.02")
def test_wild_tangle_swaps_a_cube() -> None:
    t = hester_table(cards=("wild_tangle",), ground={"brown": 2})
    before = inventory(t)
    activate(t, "wild_tangle", hester_card_give=BROWN, hester_card_cube=GREEN)
    assert cubes(t) == {"brown": 1, "green": 1}
    assert inventory(t) == before
    assert open_card("wild_tangle") not in menu(hester_table(cards=("wild_tangle",)))


@rule("harrow:ap.hester.03")
def test_ward_makes_the_first_infection_free_where_a_root_lies() -> None:
    t = hester_table(
        tree_done=True,
        cards=("ward",),
        roots=("A2", "A3"),
        haints={"family": {"A2": 1, "A3": 1, "A4": 1}},
        ground={"brown": 1},
    )
    activate(t, "ward")
    assert names(infectable(t, [])) == ["A2", "A3"]  # no root on A4
    deed(t, DO_INFECT, infect=[h("A2"), h("A3")])
    assert at(t.infected[FAMILY]) == {"A2": 1, "A3": 1}
    assert cubes(t) == {}  # the second one was paid
    board_of(t).activated = []
    assert open_card("ward") not in menu(t)  # too late for a first infection


@rule("harrow:ap.hester.03")
def test_ward_lasts_one_turn() -> None:
    t = hester_table(cards=("ward",))
    turn(t, hester_deed=[open_card("ward"), None])
    assert not board_of(t).ward


@rule("harrow:ap.hester.14")
def test_ward_works_on_mountain_and_brambles() -> None:
    t = hester_table(tree_done=True, cards=("ward",), roots=("A2-B3",), haints={"family": {"B3": 1}})
    assert infectable(t, []) == []
    activate(t, "ward")
    deed(t, DO_INFECT, infect=h("B3"))
    assert at(t.infected[FAMILY]) == {"B3": 1}


@rule("harrow:ap.hester.04", "harrow:r.145")
def test_well_see_helps_the_poorest_opponent_and_hester() -> None:
    t = hester_table(cards=("well_see",), ground={"red": 2, "blue": 3})
    activate(t, "well_see", hester_card_cube=TEAL)
    assert (t.ground[0], t.ground[1], cubes(t)) == (3, 3, {"teal": 1})
    t = hester_table(cards=("well_see",), ground={"red": 2, "blue": 2})
    asked = question(t, open_card("well_see"))
    assert asked.options == [PROTECTORS, FAMILY]


@rule("harrow:ap.hester.06", "harrow:r.122")
def test_within_reach_moves_any_legend_to_an_adjacent_root() -> None:
    t = hester_table(
        cards=("within_reach",),
        roots=("B2-B3", "B4"),
        legends={"protectors": "A3", "family": "G1", "hester": "C4"},
        haints={"family": {"B4": 1}},
    )
    assert legends_in_reach(t) == [(PROTECTORS, LEGEND, h("A3")), (HESTER, LEGEND, h("C4"))]
    assert names(reach_ways(t, 0)) == ["B3"]  # the Family stands on B4
    assert names(reach_ways(t, HESTER_TOKEN)) == ["B3", "B4"]
    t.nails = [[PROTECTORS, LEGEND, int(h("A3"))]]
    assert reach_ways(t, 0) == []
    t.nails = []
    activate(t, "within_reach", hester_card_unit=(PROTECTORS, LEGEND, h("A3")))
    assert t.legend_at[0] == h("B3")


@rule("harrow:r.122")
def test_within_reach_moves_kamis_tokens_unseen() -> None:
    t = hester_table(
        "kami", "family", cards=("within_reach",), roots=("A2-B3",), legends={"kami": "A3", "kami_b": "B2"}
    )
    assert [unit[:2] for unit in legends_in_reach(t)] == [(2, 0), (2, 1)]
    activate(t, "within_reach", hester_card_unit=(2, 1, h("B2")), hester_card_to=h("B3"))
    assert t.legend_at[3] == h("B3")
    assert t.kami is not None
    assert not t.kami.revealed


@rule("harrow:ap.hester.07", "harrow:ex.ap.hester.1")
def test_hurts_a_moment_infects_beside_an_infected_haint_before_the_tree() -> None:
    t = hester_table(
        cards=("hurts_a_moment",),
        haints={"family": {"A3": 1, "G1": 1}},
        infected={"family": {"A3": 1}},
        ground={"teal": 1, "green": 1, "yellow": 1},
    )
    assert names(moment_sites(t)) == ["A3"]
    activate(t, "hurts_a_moment", hester_pay=(0, 1, 0, 1))
    assert t.infected[FAMILY][h("A3")] == 2
    assert board_of(t).actions == 1  # neither the action nor the tree
    assert board_of(t).snakes == 6
    deed(t, DO_MOVE, hester_move=(FAMILY, INFECTED, h("A3")), hester_move_to=h("B4"))
    assert at(t.infected[FAMILY]) == {"A3": 1, "B4": 1}


@rule("harrow:ap.hester.07")
def test_hurts_a_moment_needs_two_cubes() -> None:
    t = hester_table(haints={"family": {"A3": 1}}, infected={"family": {"A3": 1}}, ground={"teal": 1})
    assert moment_sites(t) == []


@rule("harrow:ap.hester.07", "harrow:c5.infect.11")
@pytest.mark.parametrize("name", ["B3", "D4"])
def test_hurts_a_moment_also_strikes_on_a_mountain_and_in_the_brambles(name: str) -> None:
    t = hester_table(
        cards=("hurts_a_moment",),
        haints={"family": {name: 1}},
        infected={"family": {name: 1}},
        ground={"teal": 2},
    )
    activate(t, "hurts_a_moment")
    assert (t.haints[FAMILY][h(name)], t.infected[FAMILY][h(name)]) == (0, 2)
    assert cubes(t) == {}


@rule("harrow:ap.hester.08", "harrow:r.124")
def test_night_terror_moves_everybody_once_to_the_terrain_of_one_fire() -> None:
    t = hester_table(
        cards=("night_terror",),
        flames={"F5": 2, "G3": 2},  # swamp, forest
        legends={"hester": "B4"},
        infected={"family": {"B4": 2, "B1": 1}},
    )
    assert names(terror_fires(t)) == ["F5", "G3"]
    family, hester = (FAMILY, INFECTED, h("B4")), (HESTER, LEGEND, h("B4"))
    activate(
        t,
        "night_terror",
        hester_card_hex=h("F5"),
        hester_card_unit=[family, family, hester],
        hester_card_to=[h("A3"), h("C4"), h("A3")],
    )
    assert at(t.infected[FAMILY]) == {"A3": 1, "C4": 1, "B1": 1}  # B1 has no swamp beside it
    assert t.legend_at[HESTER_TOKEN] == h("A3")


@rule("harrow:ap.hester.08", "harrow:ap.protectors.02")
def test_night_terror_does_not_move_a_haint_again_for_a_nailed_one_beside_it() -> None:
    t = hester_table(flames={"F5": 2}, infected={"family": {"B4": 2}})
    assert [unit for unit, _ in terror_units(t, SWAMP, [])] == [(FAMILY, INFECTED, h("B4"))]
    t.nails = [[FAMILY, INFECTED, h("B4")]]
    assert terror_units(t, SWAMP, [(FAMILY, h("B4"))]) == []


@rule("harrow:ap.hester.08")
def test_night_terror_needs_a_fire_on_terrain() -> None:
    t = hester_table(flames={"F3": 2}, infected={"family": {"B4": 1}})
    assert terror_fires(t) == []


@rule("harrow:ap.hester.09", "harrow:r.146")
def test_necessary_sacrifice_waits_for_an_uninfected_haint() -> None:
    t = hester_table(cards=("necessary_sacrifice",), infected={"family": {"B1": 1}}, haints={"family": {"B1": 1}})
    before = inventory(t)
    activate(t, "necessary_sacrifice", hester_card_cube=GREEN, hester_card_hex=h("A1"))
    assert t.cubes_on[GREEN][h("A1")] == 1
    assert t.cubes[GREEN] == 5
    board_of(t).activated = []
    asked = question(t, open_card("necessary_sacrifice"), hester_card_cube=TEAL)
    assert "A1" not in names(asked.options)  # one cube per hex
    put(t, FAMILY, INFECTED, h("B1"), h("A1"))
    assert t.cubes_on[GREEN][h("A1")] == 1
    put(t, FAMILY, 2, h("B1"), h("A1"))
    assert (t.cubes_on[GREEN][h("A1")], cubes(t)) == (0, {"green": 1})
    assert inventory(t) == before


@rule("harrow:ap.hester.10", "harrow:r.123")
def test_drawing_near_brings_two_enemies_onto_one_hex() -> None:
    t = hester_table(cards=("drawing_near",), infected={"protectors": {"A3": 1, "A4": 1}, "family": {"C4": 1}})
    assert names(meeting_hexes(t)) == ["B3", "B4"]
    before = inventory(t)
    activate(
        t,
        "drawing_near",
        hester_card_hex=h("B4"),
        hester_card_unit=[(PROTECTORS, INFECTED, h("A4"))],
        fire_side=FAMILY,
    )
    assert at(t.flames) == {"B4": 2}
    assert at(t.infected[PROTECTORS]) == {"A3": 1}
    assert at(t.infected[FAMILY]) == {}
    assert board_of(t).actions == 2
    assert inventory(t) == before


@rule("harrow:r.123")
def test_drawing_near_keeps_off_uninfected_units_objectives_and_needs_flames() -> None:
    def hexes(**given: Any) -> list[str | None]:
        return names(meeting_hexes(hester_table(infected={"protectors": {"A3": 1}, "family": {"C4": 1}}, **given)))

    assert hexes() == ["B3", "B4"]
    assert hexes(haints={"protectors": {"B3": 1}}) == ["B4"]
    assert hexes(townsfolk=("B4",)) == ["B3"]
    assert hexes(buildings=("B4",)) == ["B3"]
    assert hexes(flames={"B3": 2}) == ["B4"]
    assert hexes(flames={"A1": 2, "C1": 2, "E1": 2}) == []


@rule("harrow:ap.hester.11")
def test_trampled_ground_leads_to_a_hex_without_units_and_roots() -> None:
    t = hester_table(
        cards=("trampled_ground",),
        roots=("A1", "A2"),
        infected={"family": {"A3": 1}},
        haints={"family": {"B4": 1}},
        legends={"hester": "A4"},
    )
    assert names(trampled_ways(t, (FAMILY, INFECTED, h("A3")))) == ["B3"]
    assert names(trampled_ways(t, (HESTER, LEGEND, h("A4")))) == ["B5"]
    activate(t, "trampled_ground", hester_card_unit=(HESTER, LEGEND, h("A4")))
    assert t.legend_at[HESTER_TOKEN] == h("B5")


@rule("harrow:ap.hester.11")
def test_trampled_ground_works_in_the_turn_of_the_summoning() -> None:
    t = hester_table(actions=1, cards=("trampled_ground",), flames={"A3": 2}, ground={"brown": 3}, dice=(THROUGH,) * 3)
    deed(t, TREE)
    deed(t, DO_SUMMON)
    activate(t, "trampled_ground", hester_card_to=h("A2"))
    assert t.legend_at[HESTER_TOKEN] == h("A2")


@rule("harrow:ap.hester.12")
def test_all_around_brings_two_cubes_with_a_root_on_mountain_or_brambles() -> None:
    t = hester_table(cards=("all_around",), roots=("A2", "A3"))
    assert open_card("all_around") not in menu(t)
    board_of(t).roots = path(("A2-B3", "C3"))
    activate(t, "all_around", hester_card_cube=[BROWN, GREEN])
    assert cubes(t) == {"brown": 1, "green": 1}
    t = hester_table(cards=("all_around",), roots=("C3-D4",))
    assert open_card("all_around") in menu(t)


@rule("harrow:ap.hester.13", "harrow:r.125")
def test_desperate_grip_moves_the_first_root_to_the_end_without_a_cube() -> None:
    t = hester_table(
        cards=("desperate_grip",),
        roots=("A1-A2", "A3"),
        haints={"family": {"A1": 1, "A2": 1, "B4": 1}},
        ground={"green": 1, "yellow": 3},
        tree_done=True,
    )
    activate(t, "desperate_grip", root_to=h("B4"))
    assert board_of(t).roots == path(("A2-A3", "B4"))
    assert cubes(t) == {"green": 1, "yellow": 3}
    assert names(infectable(t, [])) == ["A2", "B4"]  # A1 no longer counts


@rule("harrow:ap.hester.13")
def test_desperate_grip_keeps_the_rules_of_roots() -> None:
    t = hester_table(cards=("desperate_grip",), roots=("A1-A2", "A3"))
    asked = question(t, open_card("desperate_grip"))
    assert names(asked.options) == ["B4", "B3", "A4"]  # not back onto A2
    assert open_card("desperate_grip") not in menu(hester_table(cards=("desperate_grip",), roots=("A1",)))
