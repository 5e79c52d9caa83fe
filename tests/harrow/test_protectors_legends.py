"""The gifts of Emmy, the Skinless Boy, Malachi and Priscilla."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harrow.tables import FACTION, at, drive, h, table
from klubovna.games.harrow.attack import attack_hex, targets
from klubovna.games.harrow.factions.protectors.legends import can_use_gift, gift
from klubovna.games.harrow.facts import ADVANCE, HAINT, HESTER_TOKEN, INFECTED, LABEL, LEGEND, RED
from klubovna.games.harrow.jars import deeds
from klubovna.games.harrow.movement import move_legend, move_unit
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.rounds import end_round
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run

PROTECTORS, FAMILY, HESTER = FACTION["protectors"], FACTION["family"], FACTION["hester"]
THROUGH = 1 << 20


def names(spots: Sequence[int]) -> list[str]:
    return [LABEL[spot] for spot in spots]


def with_legend(who: str, **position: Any) -> Table:
    return table(chapter=position.pop("chapter", "c2"), who={"protectors": who}, **position)


# -- Emmy --------------------------------------------------------------------------------------------------------------


@rule("harrow:c1.gift.01")
def test_emmy_lays_a_cube_on_every_hex_with_a_haint_and_no_cube() -> None:
    t = with_legend("emmy", legends={"protectors": "D6"}, haints={"protectors": {"D5": 2, "C5": 1, "B4": 1}})
    t.cubes[RED] -= 1
    t.cubes_on[RED][h("B4")] = 1
    run(gift(t))
    assert at(t.cubes_on[RED]) == {"B4": 1, "C5": 1, "D5": 1}
    assert t.cubes[RED] == 17


@rule("harrow:c1.gift.01", "harrow:c1.components.02")
def test_with_too_few_cubes_in_supply_the_protectors_choose_the_hexes() -> None:
    t = with_legend("emmy", legends={"protectors": "D6"}, haints={"protectors": {"D5": 1, "C5": 1, "B4": 1}})
    t.gain_cubes(RED, 19)
    run(gift(t), emmy_cube=h("C5"))
    assert at(t.cubes_on[RED]) == {"C5": 1}
    assert not can_use_gift(t)


@rule("harrow:c1.gift.01", "harrow:c5.infect.06")
def test_an_infected_haint_serves_emmy_too() -> None:
    t = table("protectors", "family", "hester", chapter="c5", who={"protectors": "emmy"}, legends={"protectors": "D6"})
    t.add_haints(PROTECTORS, h("C5"), 1, INFECTED)
    run(gift(t))
    assert at(t.cubes_on[RED]) == {"C5": 1}


@rule("harrow:c1.gift.02", "harrow:r.016")
def test_an_attack_on_the_hex_brings_the_cube_in_before_the_tree() -> None:
    t = with_legend(
        "emmy",
        on_turn="family",
        haints={"protectors": {"D5": 1}, "family": {"D3": 1}},
        ground={"blue": 1},
        dice=(THROUGH,) * 2,
    )
    t.cubes_on[RED][h("D5")] = 1
    t.cubes[RED] -= 1
    run(attack_hex(t, FAMILY, h("D3"), h("D5"), PROTECTORS))
    assert t.cubes_on[RED][h("D5")] == 0
    assert t.ground[:2] == [1, 1]
    assert sum(t.tree) == 0
    assert t.cubes[RED] == 19


@rule("harrow:c1.gift.02", "harrow:r.016")
def test_the_cube_comes_in_whoevers_units_are_attacked_there() -> None:
    t = with_legend(
        "emmy", haints={"protectors": {"D5": 1}, "family": {"D3": 2}}, ground={"red": 1}, dice=(THROUGH,) * 3
    )
    t.cubes_on[RED][h("D3")] = 1
    t.cubes[RED] -= 1
    run(attack_hex(t, PROTECTORS, h("D5"), h("D3"), FAMILY))
    assert t.ground[:2] == [2, 1]


@rule("harrow:c1.gift.03")
def test_emmy_takes_the_cube_of_a_hex_that_she_enters_by_whatever_way() -> None:
    t = with_legend("emmy", legends={"protectors": "D6"})
    t.cubes_on[RED][h("D5")] = t.cubes_on[RED][h("C5")] = 1
    t.cubes[RED] -= 2
    run(move_legend(t, 0, h("D5"), FAMILY))
    assert t.ground[RED] == 1
    t.jar = 0
    run(drive(t), deed=[("act", 0), None], ability=ADVANCE, move_from=[h("D5"), None], move_to=h("C5"))
    assert t.ground[RED] == 2
    assert at(t.cubes_on[RED]) == {}


@rule("harrow:c1.gift.03", "harrow:ap.protectors.06")
def test_haints_come_and_go_without_the_cube() -> None:
    t = with_legend("emmy", legends={"protectors": "D6"}, haints={"protectors": {"D5": 1, "C5": 1}})
    t.cubes_on[RED][h("D5")] = 1
    run(move_unit(t, (PROTECTORS, HAINT, h("C5")), h("D5"), PROTECTORS))
    run(move_unit(t, (PROTECTORS, HAINT, h("D5")), h("C4"), PROTECTORS))
    run(move_unit(t, (PROTECTORS, HAINT, h("D5")), h("C4"), PROTECTORS))
    assert t.cubes_on[RED][h("D5")] == 1
    assert t.ground[RED] == 0


@rule("harrow:c1.gift.04")
def test_a_cube_laid_under_emmy_waits_until_she_comes_again() -> None:
    t = with_legend("emmy", legends={"protectors": "D6"}, haints={"protectors": {"D6": 1}})
    run(gift(t))
    assert at(t.cubes_on[RED]) == {"D6": 1}
    run(move_legend(t, 0, h("D5"), PROTECTORS))
    assert t.ground[RED] == 0
    run(move_legend(t, 0, h("D6"), PROTECTORS))
    assert t.ground[RED] == 1


@rule("harrow:c1.attack.20")
def test_a_haint_removed_for_the_attacked_legend_leaves_the_cube_on_its_hex() -> None:
    t = with_legend(
        "emmy",
        on_turn="family",
        legends={"protectors": "D5"},
        haints={"protectors": {"B4": 1}, "family": {"D3": 1}},
        ground={"blue": 2},
        dice=(THROUGH,) * 2,
    )
    t.cubes_on[RED][h("B4")] = 1
    run(attack_hex(t, FAMILY, h("D3"), h("D5"), PROTECTORS))
    run(drive(t, until="todo"), attack_press=LEGEND, attack_push=h("D6"), attack_remove=h("B4"))
    assert t.haints[PROTECTORS][h("B4")] == 0
    assert t.cubes_on[RED][h("B4")] == 1
    assert t.points[FAMILY] == 1


# -- the Skinless Boy --------------------------------------------------------------------------------------------------


@rule("harrow:ap.protectors.07")
def test_the_boy_leads_a_haint_and_a_townsfolk_onto_hexes_of_his_terrain() -> None:
    t = with_legend(
        "skinless_boy",
        legends={"protectors": "E6"},  # forest
        haints={"protectors": {"D6": 1}},
        townsfolk=("B4",),
    )
    run(gift(t), boy_to=h("C5"), boy_townsfolk_to=h("C5"))
    assert t.haints[PROTECTORS][h("C5")] == 1
    assert at(t.townsfolk) == {"C5": 1}


@rule("harrow:ap.protectors.08", "harrow:r.131")
def test_the_boy_leads_nobody_onto_buildings_or_enemies() -> None:
    position: dict[str, Any] = {
        "legends": {"protectors": "E6"},
        "haints": {"protectors": {"D5": 1}},
        "townsfolk": ("B4",),
    }
    t = with_legend("skinless_boy", **position)  # D5 lies next to the forests C5 and E4, B4 next to C5
    assert names(offered(gift(t)).options) == ["E4", "C5"]
    t.add_buildings(h("C5"))
    t.add_haints(FAMILY, h("E4"), 1)
    assert not can_use_gift(t)
    t = table("protectors", "family", "hester", chapter="c5", who={"protectors": "skinless_boy"}, **position)
    t.set_legend(HESTER_TOKEN, h("C5"))
    run(gift(t))
    assert t.haints[PROTECTORS][h("E4")] == 1
    assert at(t.townsfolk) == {"B4": 1}


@rule("harrow:ap.protectors.08")
def test_on_a_mountain_or_the_brambles_the_boy_does_nothing() -> None:
    for place in ("B5", "D4"):
        t = with_legend(
            "skinless_boy", legends={"protectors": place}, haints={"protectors": {"B4": 1, "D5": 1}}, townsfolk=("C4",)
        )
        assert not can_use_gift(t)


@rule("harrow:ap.protectors.07", "harrow:c1.rescue.07")
def test_a_townsfolk_whom_the_boy_leads_home_is_saved() -> None:
    t = with_legend("skinless_boy", legends={"protectors": "B4"}, townsfolk=("D5",))  # plains, as the home
    run(gift(t), boy_townsfolk_to=h("D6"))
    assert (sum(t.townsfolk), t.points[PROTECTORS]) == (0, 2)


# -- Malachi -----------------------------------------------------------------------------------------------------------


@rule("harrow:ap.protectors.09", "harrow:r.109")
def test_the_wrath_token_lies_one_or_two_hexes_from_malachi_and_attacks_from_there() -> None:
    t = with_legend("malachi", legends={"protectors": "D6"}, haints={"family": {"D2": 1, "A4": 1}})
    assert names(offered(gift(t)).options) == ["B4", "B5", "C4", "C5", "C6", "D4"]
    t.add_haints(FAMILY, h("D7"), 1)
    assert "D6" not in names(offered(gift(t)).options)
    assert "D7" in names(offered(gift(t)).options)  # the token may lie on an enemy's hex
    assert (h("D7"), FAMILY) in targets(t, PROTECTORS, h("D7"))


@rule("harrow:r.109")
def test_from_a_mountain_the_wrath_reaches_three_hexes() -> None:
    t = with_legend("malachi", legends={"protectors": "C5"}, haints={"family": {"D2": 1}})
    # From the brambles it is 2 to D2, from the mountain B3 it is 3.
    assert names(offered(gift(t)).options) == ["B3", "C3", "D4"]
    assert [(spot, other) for spot, other in targets(t, PROTECTORS, h("B3"))] == [(h("D2"), FAMILY)]


@rule("harrow:ap.protectors.10", "harrow:ap.protectors.15", "harrow:r.029", "harrow:r.109")
def test_the_wrath_token_counts_two_units_and_leaves_the_map_after_the_attack() -> None:
    t = with_legend(
        "malachi",
        legends={"protectors": "D6"},
        haints={"family": {"D3": 1}},
        ground={"red": 2, "blue": 1},
        dice=(THROUGH,) * 4,
    )
    run(gift(t), malachi_wrath=h("D4"))
    assert t.ground[:2] == [3, 1]  # the majority cube: 2 against 1
    run(drive(t, until="todo"), attack_press=HAINT)
    assert t.points[PROTECTORS] == 1
    assert t.protectors is not None
    assert t.protectors.wrath == -1
    t.jar = -1
    assert ("further", 0) in deeds(t, PROTECTORS)


@rule("harrow:ap.protectors.15", "harrow:ex.ap.malachi.1")
def test_the_wrath_token_adds_two_to_the_units_on_its_hex() -> None:
    t = with_legend("malachi", legends={"protectors": "D6"}, haints={"protectors": {"D5": 4}})
    assert t.protectors is not None
    t.protectors.wrath = h("D5")
    assert ROLES[PROTECTORS].strength(t, h("D5")) == 6
    assert ROLES[PROTECTORS].strength(t, h("D6")) == 1


@rule("harrow:ap.protectors.11", "harrow:ap.protectors.10")
def test_a_failed_attack_from_an_empty_hex_brings_no_clash() -> None:
    t = with_legend(
        "malachi",
        legends={"protectors": "D6"},
        haints={"family": {"D3": 1}},
        ground={"red": 2, "blue": 4},
        dice=(THROUGH,) * 7,
    )
    run(gift(t), malachi_wrath=h("D4"))
    assert t.todo == []
    assert t.haints[FAMILY][h("D3")] == 1
    assert t.protectors is not None
    assert t.protectors.wrath == -1


@rule("harrow:ap.protectors.11", "harrow:r.109")
def test_with_a_haint_on_the_tokens_hex_there_is_a_clash() -> None:
    t = with_legend(
        "malachi",
        legends={"protectors": "D6"},
        haints={"protectors": {"D5": 1}, "family": {"D3": 1}},
        ground={"red": 2, "blue": 5},
        dice=(THROUGH,) * 8,
    )
    run(gift(t), malachi_wrath=h("D5"), attack_clash=[True, False])
    assert t.points[PROTECTORS] == 1


@rule("harrow:ap.protectors.09")
def test_malachi_needs_somebody_to_attack() -> None:
    t = with_legend("malachi", legends={"protectors": "D6"}, haints={"family": {"D1": 1}})
    assert not can_use_gift(t)


# -- Priscilla ---------------------------------------------------------------------------------------------------------


@rule("harrow:ap.protectors.12")
def test_priscilla_taunts_on_two_different_hexes_of_her_terrain() -> None:
    t = with_legend(
        "priscilla",
        legends={"protectors": "C5"},  # forest
        townsfolk=("A2",),
        buildings=("G3",),
        haints={"family": {"C1": 1}},
    )
    assert names(offered(gift(t)).options[1:]) == ["C3", "E2", "E4", "E6"]
    run(gift(t), priscilla_taunt=[h("C3"), h("E6")])
    assert [LABEL[spot] for spot in range(37) if t.taunts[spot]] == ["C3", "E6"]
    t = with_legend("priscilla", legends={"protectors": "C5"})
    assert h("C3") not in offered(gift(t), priscilla_taunt=h("C3")).options


@rule("harrow:ap.protectors.12")
def test_on_a_mountain_or_the_brambles_priscilla_taunts_nobody() -> None:
    for place in ("B5", "D4"):
        assert not can_use_gift(with_legend("priscilla", legends={"protectors": place}))


@rule("harrow:ap.protectors.13")
def test_any_unit_removes_the_taunt_token() -> None:
    t = with_legend("priscilla", legends={"protectors": "D6"}, haints={"protectors": {"C5": 1}, "family": {"E3": 1}})
    for mover, to in (
        ((FAMILY, HAINT, h("E3")), "E2"),
        ((PROTECTORS, HAINT, h("C5")), "C4"),
        ((PROTECTORS, LEGEND, h("D6")), "E6"),
    ):
        t.taunts[h(to)] = True
        run(move_unit(t, mover, h(to), PROTECTORS))
        assert not t.taunts[h(to)]


@rule("harrow:ap.protectors.13", "harrow:r.131")
def test_hester_removes_the_taunt_token_too() -> None:
    t = table("protectors", "family", "hester", chapter="c5", legends={"protectors": "D6", "hester": "C4"})
    t.taunts[h("C3")] = True
    run(move_legend(t, HESTER_TOKEN, h("C3"), HESTER))
    assert not t.taunts[h("C3")]


@rule("harrow:ap.protectors.14", "harrow:r.110")
def test_at_the_end_of_the_round_a_haint_appears_on_each_taunt_before_the_brambles_score() -> None:
    t = with_legend("priscilla", legends={"protectors": "D4"})
    t.taunts[h("C3")] = t.taunts[h("E6")] = True
    run(end_round(t))
    assert t.points[PROTECTORS] == 0
    assert at(t.haints[PROTECTORS]) == {"C3": 1, "E6": 1}
    assert not any(t.taunts)
    run(end_round(t))
    assert t.points[PROTECTORS] == 1


@rule("harrow:ap.protectors.14", "harrow:c1.spawn.04")
def test_where_no_haint_can_appear_the_taunt_stays() -> None:
    t = with_legend("priscilla", legends={"protectors": "D4"}, buildings=("C3",))
    t.taunts[h("C3")] = t.taunts[h("E6")] = t.taunts[h("A2")] = True
    t.supply[PROTECTORS] = 1
    assert names(offered(end_round(t)).options) == ["A2", "E6"]
    t.moment = 0
    run(end_round(t), priscilla_spawn=h("E6"))
    assert at(t.haints[PROTECTORS]) == {"E6": 1}
    assert t.taunts[h("C3")]


@rule("harrow:r.111")
def test_taunts_still_on_the_map_may_be_moved_as_there_are_only_two() -> None:
    t = with_legend("priscilla", legends={"protectors": "C5"})
    t.taunts[h("A1")] = t.taunts[h("G1")] = True
    run(gift(t), priscilla_taunt=[h("C3"), None], priscilla_take=h("G1"))
    assert [LABEL[spot] for spot in range(37) if t.taunts[spot]] == ["A1", "C3"]
