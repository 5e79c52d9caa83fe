"""Chapter 3: townsfolk and buildings come in, round by round."""

from __future__ import annotations

from typing import Any

from harrow.tables import FACTION, at, drive_to, h, table
from klubovna.games.harrow.facts import BUILDING, FOREST, LABEL, PLAINS, SWAMP, TOWNSFOLK, WETLANDS, Faction
from klubovna.games.harrow.look import view
from klubovna.games.harrow.objectives import place_objectives
from klubovna.games.harrow.state import ROUND_BEGINS, ROUND_ENDS, TURN, Table
from klubovna.testing import offered, rule, run

PROTECTORS, FAMILY, KAMI = FACTION["protectors"], FACTION["family"], FACTION["kami"]
HOMES = {"protectors": "D6", "family": "D2"}


def chapter_three(**position: Any) -> Table:
    position.setdefault("legends", HOMES)
    return table(chapter="c3", **position)


def new_round(lantern: Faction = PROTECTORS, **position: Any) -> Table:
    """Before a round of chapter 3."""
    t = chapter_three(**position)
    t.phase, t.actor, t.lantern = ROUND_BEGINS, Faction(-1), lantern
    return t


@rule("harrow:c3.goals.01")
def test_each_player_places_an_objective_of_the_other_the_first_player_first() -> None:
    for lantern, seats in ((PROTECTORS, [0, 1]), (FAMILY, [1, 0])):
        t = new_round(lantern)
        t.round = 0
        asked = offered(drive_to(t, TURN))
        assert asked.seat == seats[0]
        assert asked.about == (BUILDING if lantern == PROTECTORS else TOWNSFOLK)
        t = new_round(lantern)
        run(
            drive_to(t, TURN),
            objective={0: SWAMP, 1: FOREST},
            objective_where={0: h("A3"), 1: h("A2")},
        )
        assert at(t.buildings) == {"A3": 1}
        assert at(t.townsfolk) == {"A2": 1}


@rule("harrow:c3.goals.02", "harrow:ex.c3.goals.1", "harrow:ex.c3.goals.2")
def test_an_objective_comes_from_the_space_of_the_terrain_where_it_goes() -> None:
    t = chapter_three()
    asked = offered(place_objectives(t, FAMILY), objective=FOREST)
    assert [LABEL[spot] for spot in asked.options] == ["A2", "C1", "C3", "C5", "E2", "E4", "E6", "G3"]
    run(place_objectives(t, FAMILY), objective=FOREST, objective_where=h("C3"))
    assert view(t, 0).waiting.townsfolk == ["swamp", "wetlands", "plains"]
    assert offered(place_objectives(t, FAMILY)).options == [SWAMP, WETLANDS, PLAINS]
    run(place_objectives(t, PROTECTORS), objective=SWAMP, objective_where=h("F5"))
    assert view(t, 0).waiting.buildings == ["wetlands", "plains", "forest"]


@rule("harrow:c3.goals.03")
def test_no_objective_goes_to_a_hex_with_units_or_another_objective() -> None:
    t = chapter_three(
        legends={"protectors": "C1", "family": "C3"},
        haints={"protectors": {"C5": 1}},
        townsfolk=("A2",),
        buildings=("E2",),
    )
    asked = offered(place_objectives(t, FAMILY), objective=FOREST)
    assert [LABEL[spot] for spot in asked.options] == ["E4", "E6", "G3"]
    asked = offered(place_objectives(t, PROTECTORS), objective=FOREST)
    assert [LABEL[spot] for spot in asked.options] == ["E4", "E6", "G3"]


@rule("harrow:r.153", "harrow:c1.rescue.07")
def test_a_townsfolk_placed_on_the_protectors_home_is_saved_at_once() -> None:
    t = chapter_three(legends={"protectors": "C1", "family": "C3"})
    run(place_objectives(t, FAMILY), objective=PLAINS, objective_where=h("D6"))
    assert (sum(t.townsfolk), t.points[PROTECTORS]) == (0, 2)


@rule("harrow:c3.goals.04", "harrow:r.032")
def test_in_every_later_round_each_places_one_more_once_the_lantern_has_passed() -> None:
    t = new_round(PROTECTORS, townsfolk=("A2",), buildings=("A3",))
    t.waiting = [[True, True, True, False], [False, True, True, True]]
    t.phase, t.moment, t.round = ROUND_ENDS, 0, 1
    asked = offered(drive_to(t, TURN))
    assert (t.round, t.lantern, asked.seat) == (2, FAMILY, 1)
    assert asked.options == [SWAMP, WETLANDS, PLAINS]
    t = new_round(FAMILY, townsfolk=("A2",), buildings=("A3",))
    t.waiting = [[True, True, True, False], [False, True, True, True]]
    run(
        drive_to(t, TURN),
        objective={0: PLAINS, 1: PLAINS},
        objective_where={0: h("A1"), 1: h("G4")},
    )
    assert (sum(t.townsfolk), sum(t.buildings)) == (2, 2)


@rule("harrow:c3.goals.05")
def test_without_a_free_hex_of_its_terrain_an_objective_waits() -> None:
    plains = {"A1": 1, "B4": 1, "C2": 1, "D6": 1, "D2": 1, "E5": 1, "F2": 1, "G4": 1}
    t = chapter_three(legends={}, haints={"protectors": plains})
    assert offered(place_objectives(t, FAMILY)).options == [SWAMP, WETLANDS, FOREST]
    t.waiting[TOWNSFOLK] = [False, False, True, False]
    run(place_objectives(t, FAMILY))
    assert sum(t.townsfolk) == 0
    assert t.waiting[TOWNSFOLK] == [False, False, True, False]


@rule("harrow:c3.goals.06")
def test_with_none_left_on_the_score_board_the_step_is_skipped() -> None:
    t = new_round()
    t.waiting = [[False] * 4, [False] * 4]
    run(drive_to(t, TURN))
    assert not any(t.townsfolk)
    assert not any(t.buildings)


@rule("harrow:r.041")
def test_kami_places_her_opponents_objectives_and_the_opponent_none() -> None:
    for opponent, objective in (("protectors", TOWNSFOLK), ("family", BUILDING)):
        t = table("kami", opponent, chapter="c4", legends={"kami": "D1", "kami_b": "C1", opponent: "D6"})
        asked = offered(place_objectives(t, KAMI))
        assert (asked.seat, asked.about) == (0, objective)
        run(place_objectives(t, FACTION[opponent]))
        assert not any(t.townsfolk)
        assert not any(t.buildings)
