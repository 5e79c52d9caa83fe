"""The Family's storms: both sides of its legend tracker, and buildings destroyed."""

from __future__ import annotations

import pytest

from harrow.family_table import FAMILY, HESTER, PROTECTORS, ROLE, board_of, family_table, hexes, whole
from harrow.tables import TOKEN, at, drive, h
from klubovna.games.harrow.factions.family.storms import place_storm
from klubovna.games.harrow.facts import HAINT, LEGEND, TILE_SCROLL
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tiles import use_tile
from klubovna.kernel.decision import Flow
from klubovna.testing import offered, rule, run

# Side A: storms printed on C3 and E4, the Family's home is D2.


def tracker(t: Table) -> Flow[None]:
    return whole(t, ROLE.tracker(t))


# -- the first side ----------------------------------------------------------------------------------------------------


@rule("harrow:c1.storm.01", "harrow:r.005", "harrow:c1.basic.04")
def test_a_storm_comes_to_a_hex_with_an_own_unit_not_to_brambles_nor_storms() -> None:
    t = family_table(
        chapter="c1", legends={"family": "E2"}, haints={"family": {"C2": 1, "D4": 1, "C3": 1, "D3": 1}}, storms=("D3",)
    )
    asked = offered(tracker(t))
    assert asked.options[0] is None
    assert hexes(asked) == {"E2", "C2"}
    run(drive(t, until="todo"), storm_where=h("C2"))
    assert at(t.storms) == {"C2": 1, "D3": 1}
    assert board_of(t).storms == 13


@rule("harrow:c1.legend.02", "harrow:c1.storm.02")
def test_without_a_scroll_the_storm_is_all_there_is() -> None:
    t = family_table(chapter="c1", legends={"family": "E2"}, tokens={"F2": "spawn"})
    run(tracker(t), storm_where=h("E2"))
    assert not t.todo


@rule("harrow:c1.storm.02", "harrow:r.021")
def test_with_the_second_scroll_a_token_anywhere_comes_one_hex_closer() -> None:
    t = family_table(chapter="c1", legends={"family": "C2"}, tokens={"F2": "spawn", "C2": "advance"}, scrolls=1)
    asked = offered(tracker(t), storm_where=h("C2"))
    assert asked.options == [None, h("F2")]  # the token on the storm itself cannot come closer
    asked = offered(drive(t, until="todo"), storm_token_from=h("F2"))
    assert hexes(asked) == {"E2", "E3"}
    run(drive(t, until="todo"), storm_token_from=h("F2"), storm_token_to=h("E3"))
    assert at(t.tokens[TOKEN["spawn"]]) == {"E3": 1}


@rule("harrow:c1.storm.03")
def test_the_token_may_end_with_other_tokens_units_and_objectives() -> None:
    t = family_table(
        chapter="c1",
        legends={"family": "C2"},
        haints={"protectors": {"E3": 4}},
        buildings=("E2",),
        tokens={"F2": "spawn", "E2": "spawn"},
        scrolls=1,
    )
    asked = offered(tracker(t), storm_where=h("C2"), storm_token_from=h("F2"))
    assert hexes(asked) == {"E2", "E3"}
    run(drive(t, until="todo"), storm_token_from=h("F2"), storm_token_to=h("E2"))
    assert at(t.tokens[TOKEN["spawn"]]) == {"E2": 2}


@rule("harrow:c1.storm.04")
def test_with_the_third_scroll_a_friendly_unit_comes_closer_if_it_may() -> None:
    t = family_table(
        chapter="c1",
        legends={"family": "C2"},
        haints={"family": {"E2": 1, "E3": 1}, "protectors": {"D3": 1}},
        scrolls=2,
    )
    asked = offered(tracker(t), storm_where=h("C2"))
    assert asked.options == [None, (FAMILY, HAINT, h("E2"))]  # the way of the haint on E3 is barred
    run(drive(t, until="todo"), storm_unit=(FAMILY, HAINT, h("E2")), storm_unit_to=h("D2"))
    assert at(t.haints[FAMILY]) == {"D2": 1, "E3": 1}


@rule("harrow:c1.storm.05")
def test_with_the_fourth_scroll_an_enemy_unit_comes_closer_if_it_may() -> None:
    t = family_table(
        chapter="c1",
        legends={"family": "C2", "protectors": "E2"},
        haints={"family": {"D3": 1}, "protectors": {"E3": 1}},
        scrolls=3,
    )
    asked = offered(tracker(t), storm_where=h("C2"), storm_unit=None)
    assert asked.options == [None, (PROTECTORS, LEGEND, h("E2"))]  # E3 leads only onto the hostile D3
    run(drive(t, until="todo"), storm_unit=(PROTECTORS, LEGEND, h("E2")), storm_unit_to=h("D2"))
    assert t.legend_at[0] == h("D2")


@rule("harrow:c1.storm.05", "harrow:r.131")
def test_hester_is_an_enemy_unit_too() -> None:
    t = family_table(
        "protectors", "family", "hester", chapter="c5", legends={"family": "C2", "hester": "E3"}, scrolls=3
    )
    unit = (HESTER, LEGEND, h("E3"))
    run(tracker(t), storm_where=h("C2"), storm_unit=unit, storm_unit_to=h("D3"))
    assert t.legend_at[4] == h("D3")


@rule("harrow:c1.legend.03", "harrow:r.020")
def test_parts_come_from_left_to_right_and_each_may_be_skipped() -> None:
    t = family_table(
        chapter="c1",
        legends={"family": "C2", "protectors": "E3"},
        haints={"family": {"E2": 1}},
        tokens={"F2": "spawn"},
        scrolls=3,
    )
    asked = [
        offered(tracker(t), storm_where=h("C2")),
        offered(drive(t, until="todo"), storm_token_from=None),
        offered(drive(t, until="todo"), storm_unit=None),
    ]
    assert [one.kind.name for one in asked] == ["storm.token.from", "storm.unit", "storm.unit"]
    assert [one.options[1][0] for one in asked[1:]] == [FAMILY, PROTECTORS]
    run(drive(t, until="todo"), storm_unit=None)
    assert at(t.tokens[TOKEN["spawn"]]) == {"F2": 1}


@rule("harrow:r.006")
@pytest.mark.parametrize("why", ["no token", "no hex", "declined"])
def test_without_a_new_storm_the_other_parts_are_skipped(why: str) -> None:
    start = "C3" if why == "no hex" else "C2"
    t = family_table(chapter="c1", legends={"family": start}, tokens={"F2": "spawn"}, scrolls=3)
    if why == "no token":
        board_of(t).storms = 0
    answers = {"storm_where": None} if why == "declined" else {}
    run(tracker(t), **answers)
    assert not t.todo
    assert at(t.tokens[TOKEN["spawn"]]) == {"F2": 1}


@rule("harrow:c3.bonus.13")
def test_the_tile_of_the_first_scroll_raises_a_storm_and_no_more() -> None:
    t = family_table(chapter="c3", legends={"family": "E2"}, tokens={"F2": "spawn"}, scrolls=3, jar=0)
    t.tiles[0].append(TILE_SCROLL)
    run(whole(t, use_tile(t, FAMILY, TILE_SCROLL)), storm_where=h("E2"))
    assert at(t.storms) == {"E2": 1}


# -- the second side ---------------------------------------------------------------------------------------------------


@rule("harrow:c2.tracker.07")
def test_on_the_other_side_the_storm_comes_next_to_the_legend() -> None:
    t = family_table(legends={"family": "D3"}, haints={"family": {"G1": 1}}, tracker=1, storms=("E2",))
    assert hexes(offered(tracker(t))) == {"E3", "D2", "C2"}  # neither storms, nor brambles, nor under a unit


@rule("harrow:c2.tracker.08", "harrow:r.021", "harrow:r.039")
def test_on_the_other_side_a_token_is_pushed_away_but_not_off_the_map() -> None:
    t = family_table(legends={"family": "D2"}, tokens={"E3": "spawn", "A4": "advance"}, tracker=1, scrolls=1)
    asked = offered(tracker(t), storm_where=h("D3"))
    assert asked.options == [None, h("E3")]  # nothing lies farther from D3 than the corner A4
    asked = offered(drive(t, until="todo"), storm_token_from=h("E3"))
    assert hexes(asked) == {"F2", "F3", "E4"}
    run(drive(t, until="todo"), storm_token_from=h("E3"), storm_token_to=h("F3"))
    assert at(t.tokens[TOKEN["spawn"]]) == {"F3": 1}


@rule("harrow:c2.tracker.09", "harrow:r.039")
def test_on_the_other_side_an_own_unit_is_pushed_away() -> None:
    t = family_table(
        legends={"family": "D2"}, haints={"family": {"E3": 1, "A4": 1}, "protectors": {"F2": 1}}, tracker=1, scrolls=2
    )
    own = (FAMILY, HAINT, h("E3"))
    asked = offered(tracker(t), storm_where=h("D3"))
    assert asked.options == [None, (FAMILY, LEGEND, h("D2")), own]
    asked = offered(drive(t, until="todo"), storm_unit=own)
    assert hexes(asked) == {"F3", "E4"}
    run(drive(t, until="todo"), storm_unit=own, storm_unit_to=h("E4"))
    assert at(t.haints[FAMILY]) == {"A4": 1, "E4": 1}


@rule("harrow:c2.tracker.10")
def test_on_the_other_side_an_enemy_unit_is_pushed_away() -> None:
    t = family_table(legends={"family": "D2", "protectors": "E3"}, haints={"family": {"E4": 1}}, tracker=1, scrolls=3)
    enemy = (PROTECTORS, LEGEND, h("E3"))
    asked = offered(tracker(t), storm_where=h("D3"), storm_unit=[None, enemy])
    assert hexes(asked) == {"F2", "F3"}
    run(drive(t, until="todo"), storm_unit=enemy, storm_unit_to=h("F2"))
    assert t.legend_at[0] == h("F2")


@rule("harrow:ap.protectors.03")
def test_a_nailed_unit_is_not_pulled() -> None:
    t = family_table(legends={"family": "C2"}, haints={"family": {"E2": 1}}, scrolls=2)
    t.nails = [[FAMILY, HAINT, h("E2")]]
    run(tracker(t), storm_where=h("C2"))
    assert at(t.haints[FAMILY]) == {"E2": 1}


# -- buildings ---------------------------------------------------------------------------------------------------------


@rule("harrow:c1.destroy.01")
@pytest.mark.parametrize(("where", "left"), [("E2", 14), ("C3", 15), ("D3", 14)])
def test_in_clean_up_a_storm_rises_where_the_legend_stands(where: str, left: int) -> None:
    t = family_table(chapter="c1", legends={"family": where}, storms=("D3",) if where == "D3" else ())
    ROLE.goal(t)
    assert t.storm(h(where))
    assert board_of(t).storms == left
    assert sum(t.storms) == 15 - left


@rule("harrow:c1.destroy.02")
def test_no_storm_rises_on_the_brambles() -> None:
    t = family_table(chapter="c1", legends={"family": "D4"})
    ROLE.goal(t)
    assert not t.storm(h("D4"))


@rule("harrow:r.007")
def test_without_a_storm_token_nothing_rises_and_nothing_moves() -> None:
    t = family_table(chapter="c1", legends={"family": "E2"}, storms=("D2",))
    board_of(t).storms = 0
    ROLE.goal(t)
    assert at(t.storms) == {"D2": 1}
    board_of(t).storms = 1
    ROLE.goal(t)
    assert at(t.storms) == {"D2": 1, "E2": 1}


@rule("harrow:c1.destroy.03", "harrow:c1.destroy.04", "harrow:ex.c1.destroy.1")
def test_a_path_of_storms_from_home_to_a_building_destroys_it_at_once() -> None:
    t = family_table(chapter="c1", legends={"family": "E2"}, storms=("D2", "F2"), buildings=("F2",))
    place_storm(t, h("E2"))
    assert at(t.buildings) == {}
    assert t.points[FAMILY] == 2


@rule("harrow:c1.destroy.03", "harrow:c1.map.04")
def test_printed_storms_are_part_of_the_path() -> None:
    t = family_table(chapter="c1", storms=("D2", "C4"), buildings=("C4",))
    place_storm(t, h("D3"))
    assert t.points[FAMILY] == 2  # D2, D3, the printed storm of C3, C4


@rule("harrow:r.008")
@pytest.mark.parametrize("missing", ["D2", "E2", "F2"])
def test_home_building_and_every_hex_between_need_a_storm(missing: str) -> None:
    storms = tuple(name for name in ("D2", "E2", "F2") if name != missing)
    t = family_table(chapter="c1", storms=storms, buildings=("F2",))
    place_storm(t, h("A4"))
    assert at(t.buildings) == {"F2": 1}
    assert t.points[FAMILY] == 0


@rule("harrow:r.009")
def test_a_building_put_on_a_joined_storm_falls_in_the_next_clean_up() -> None:
    t = family_table(chapter="c3", legends={"family": "E2"}, storms=("D2", "E2", "F2"))
    t.add_buildings(h("F2"))
    assert t.points[FAMILY] == 0
    ROLE.goal(t)
    assert at(t.buildings) == {}
    assert t.points[FAMILY] == 2


@rule("harrow:r.009")
def test_the_path_is_looked_at_after_every_storm_also_in_the_legend_jar() -> None:
    t = family_table(chapter="c1", legends={"family": "E2"}, storms=("D2", "F2"), buildings=("F2",))
    run(tracker(t), storm_where=h("E2"))
    assert t.points[FAMILY] == 2
