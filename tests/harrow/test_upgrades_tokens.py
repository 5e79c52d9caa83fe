"""What the Family's upgrade tokens do."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.family_table import (
    FAMILY,
    KAMI,
    PROTECTORS,
    board_of,
    family_table,
    hexes,
    names,
    token,
    whole,
    with_bag,
)
from harrow.tables import TOKEN, at, drive, h
from klubovna.games.harrow.abilities import spawning
from klubovna.games.harrow.factions.family.merging import merge
from klubovna.games.harrow.factions.family.upgrades import relocate
from klubovna.games.harrow.facts import DISTANCE, HAINT, LABEL, LEGEND, TILE_SPAWN
from klubovna.games.harrow.rounds import next_turn
from klubovna.games.harrow.tiles import use_tile
from klubovna.testing import offered, rule, run

# Side A: storms printed on C3 and E4, the Family's home is D2, the brambles are D4.


# -- plain ones --------------------------------------------------------------------------------------------------------


@rule("harrow:c2.tokens.01")
def test_council_house_gives_two_advances() -> None:
    t = family_table(legends={"family": "D2"}, drawn=("council_house",))
    run(with_bag(t), bag_activate=token("council_house"), move_from=[h("D2"), h("D3")], move_to=[h("D3"), h("E3")])
    assert t.legend_at[1] == h("E3")
    t = family_table(legends={"family": "E1"}, drawn=("council_house",))
    run(with_bag(t), bag_activate=token("council_house"), move_from=h("E1"), move_to=h("F1"))
    assert t.legend_at[1] == h("F1")  # both for the mountain


@rule("harrow:c2.tokens.04")
def test_faceless_portraits_gives_two_spawns() -> None:
    t = family_table(legends={"family": "E3"}, drawn=("faceless_portraits",))
    run(with_bag(t), bag_activate=token("faceless_portraits"), spawn_where=[h("E3"), h("D2")])
    assert at(t.haints[FAMILY]) == {"D2": 1, "E3": 1}


@rule("harrow:c2.tokens.07")
def test_sound_and_fury_gives_two_cubes() -> None:
    t = family_table(legends={"family": "D2"}, drawn=("sound_and_fury",))
    run(with_bag(t), bag_activate=token("sound_and_fury"))
    assert t.ground[FAMILY] == 2


# -- Distant Tremor ----------------------------------------------------------------------------------------------------


@rule("harrow:c2.tokens.05", "harrow:ap.upgrades.07")
@pytest.mark.parametrize(("legend", "far"), [("G4", 2), ("F3", 3)])
def test_distant_tremor_spawns_within_the_legends_range_or_at_home(legend: str, far: int) -> None:
    t = family_table(legends={"family": legend}, drawn=("distant_tremor", "spawn"))
    assert {LABEL[spot] for spot in spawning(t, FAMILY)} == {legend, "D2"}
    asked = offered(with_bag(t), bag_activate=token("distant_tremor"))
    assert hexes(asked) == {name for name in LABEL if DISTANCE[h(legend)][h(name)] <= far} | {"D2"}


@rule("harrow:c2.tokens.05", "harrow:ap.upgrades.07")
def test_distant_tremor_holds_for_every_spawn_of_the_turn_and_no_longer() -> None:
    t = family_table(chapter="c3", legends={"family": "G4"}, drawn=("distant_tremor", "spawn"), jar=0)
    run(with_bag(t), bag_activate=[token("distant_tremor"), token("spawn")], spawn_where=[h("G2"), h("F3")])
    t.tiles[0].append(TILE_SPAWN)
    run(whole(t, use_tile(t, FAMILY, TILE_SPAWN)), spawn_where=h("E5"))
    assert at(t.haints[FAMILY]) == {"E5": 1, "F3": 1, "G2": 1}
    t.queue = [FAMILY]
    next_turn(t)
    assert {LABEL[spot] for spot in spawning(t, FAMILY)} == {"G4", "D2"}


# -- Storm Guide -------------------------------------------------------------------------------------------------------


@rule("harrow:c2.tokens.02")
def test_storm_guide_leads_legend_and_haints_onto_adjacent_storms() -> None:
    t = family_table(
        legends={"family": "D3"}, haints={"family": {"B3": 2, "E2": 1}}, storms=("F1",), drawn=("storm_guide",)
    )
    asked = offered(with_bag(t), bag_activate=token("storm_guide"), upgrade_part="storms")
    assert hexes(asked) == {"D3", "B3", "E2"}
    run(
        drive(t, until="todo"),
        guide_who=[(FAMILY, LEGEND, h("D3")), *[(FAMILY, HAINT, h("B3"))] * 2, (FAMILY, HAINT, h("E2"))],
        upgrade_part=None,
    )
    assert t.legend_at[1] == h("C3")
    assert at(t.haints[FAMILY]) == {"C3": 2, "F1": 1}  # a mountain under a storm costs nothing here


@rule("harrow:c2.tokens.02")
def test_each_unit_follows_the_storm_guide_once_and_only_onto_storms() -> None:
    t = family_table(legends={"family": "D3"}, storms=("C2", "B2"), drawn=("storm_guide",))
    legend = (FAMILY, LEGEND, h("D3"))
    asked = offered(with_bag(t), bag_activate=token("storm_guide"), upgrade_part="storms", guide_who=legend)
    assert hexes(asked) == {"C2", "C3"}
    asked = offered(drive(t, until="todo"), guide_who=legend, guide_to=h("C2"))
    assert asked.kind.name == "upgrade.part"  # the storm on B2 is not for the same turn's guide


@rule("harrow:ap.upgrades.02", "harrow:ex.ap.upgrades.1")
@pytest.mark.parametrize("first", ["storms", "advance"])
def test_the_two_parts_of_storm_guide_are_not_mixed(first: str) -> None:
    t = family_table(legends={"family": "D3"}, haints={"family": {"D3": 2}}, drawn=("storm_guide",))
    guided: dict[str, Any] = {"guide_who": [(FAMILY, HAINT, h("D3")), None]}
    advanced: dict[str, Any] = {"move_from": h("D3"), "move_to": h("E3"), "move_who": (1, 0, 0, 0)}
    order = [first, "advance" if first == "storms" else "storms"]
    answers = [guided, advanced] if first == "storms" else [advanced, guided]
    asked = offered(with_bag(t), bag_activate=token("storm_guide"), upgrade_part=order[0], **answers[0])
    assert asked.options == [None, order[1]]  # the first part does not come back
    run(drive(t, until="todo"), upgrade_part=order[1], **answers[1])
    assert t.legend_at[1] == h("E3")
    assert at(t.haints[FAMILY]) == {"C3": 1, "D3": 1}


# -- Psychopomp --------------------------------------------------------------------------------------------------------


@rule("harrow:c2.tokens.03")
def test_psychopomp_advances_and_relocates_in_any_order() -> None:
    t = family_table(legends={"family": "D2"}, haints={"family": {"D2": 1}}, drawn=("psychopomp",))
    run(
        with_bag(t),
        bag_activate=token("psychopomp"),
        upgrade_part=["relocate", "advance"],
        psychopomp_to=h("G4"),
        move_from=h("G4"),
        move_to=h("F4"),
    )
    assert at(t.haints[FAMILY]) == {"F4": 1}


@rule("harrow:c2.tokens.03", "harrow:ap.upgrades.03", "harrow:r.139")
def test_psychopomp_takes_anybodys_haint_to_empty_terrain_legal_for_it() -> None:
    t = family_table(
        legends={"family": "D2", "protectors": "D6"},
        haints={"family": {"C2": 1}, "protectors": {"E5": 2}},
        townsfolk=("A1",),
        buildings=("A4",),
        tokens={"G1": "spawn"},
    )
    asked = offered(relocate(t))
    assert asked.options == [(PROTECTORS, HAINT, h("E5")), (FAMILY, HAINT, h("C2"))]
    red = hexes(offered(relocate(t), psychopomp_who=asked.options[0]))
    blue = hexes(offered(relocate(t), psychopomp_who=asked.options[1]))
    taken = {"D2", "D6", "C2", "E5", "G1", "D4", "B3", "B5", "F1", "F3"}
    assert red == set(LABEL) - taken - {"A4"}
    assert blue == set(LABEL) - taken - {"A1"}


@rule("harrow:c2.tokens.10", "harrow:r.139")
def test_psychopomp_leaves_infected_haints_alone() -> None:
    t = family_table(
        "protectors",
        "family",
        "hester",
        chapter="c5",
        legends={"family": "D2"},
        haints={"family": {"C2": 1, "E2": 1}},
        infected={"family": {"E2": 1, "D3": 1}},
    )
    assert offered(relocate(t)).options == [(FAMILY, HAINT, h("C2")), (FAMILY, HAINT, h("E2"))]
    before = family_table(legends={"family": "D2"}, haints={"family": {"C2": 1}, "protectors": {"E5": 1}})
    assert len(offered(relocate(before)).options) == 2  # without Hester every haint is uninfected


# -- Merging -----------------------------------------------------------------------------------------------------------


@rule("harrow:c2.tokens.06", "harrow:r.021")
def test_merging_pulls_everything_on_a_hex_one_hex_towards_the_legend() -> None:
    t = family_table(
        legends={"family": "D2", "protectors": "F2"},
        haints={"protectors": {"F2": 2}},
        townsfolk=("F2",),
        tokens={"F2": "spawn"},
        storms=("F2",),
        paths=("F2",),
    )
    t.cubes_on[PROTECTORS][h("F2")] = 1
    run(merge(t))  # nothing lies anywhere else, and E2 alone is nearer to D2
    assert t.legend_at[0] == h("E2")
    rows = (t.haints[PROTECTORS], t.townsfolk, t.tokens[TOKEN["spawn"]], t.storms, t.paths, t.cubes_on[PROTECTORS])
    assert [at(row) for row in rows] == [{"E2": 2}, *[{"E2": 1}] * 5]
    t = family_table(legends={"family": "D2"}, tokens={"E3": "spawn", "D2": "spawn"})
    assert hexes(offered(merge(t))) == {"D3", "E2"}


@rule("harrow:c2.tokens.06")
@pytest.mark.parametrize("first", ["spawn", "merge"])
def test_merging_spawns_and_pulls_in_any_order(first: str) -> None:
    t = family_table(legends={"family": "D2"}, tokens={"F2": "advance"}, drawn=("merging",))
    order = [first, "merge" if first == "spawn" else "spawn"]
    run(
        with_bag(t),
        bag_activate=token("merging"),
        upgrade_part=order,
        spawn_where=h("D2"),
        merging_from=h("F2"),
        merging_to=h("E2"),
    )
    assert at(t.haints[FAMILY]) == {"D2": 1}
    assert at(t.tokens[TOKEN["advance"]]) == {"E2": 1}
    assert names(board_of(t).spent) == ["merging"]


@rule("harrow:ap.upgrades.05", "harrow:c1.basic.04")
def test_storms_and_objectives_are_not_pulled_onto_the_brambles() -> None:
    t = family_table(
        legends={"family": "D3"},
        haints={"family": {"D5": 1}},
        buildings=("D5",),
        storms=("D5",),
        tokens={"D5": "spawn"},
    )
    run(merge(t), merging_from=h("D5"), merging_to=h("D4"))
    assert at(t.haints[FAMILY]) == at(t.tokens[TOKEN["spawn"]]) == {"D4": 1}
    assert at(t.buildings) == at(t.storms) == {"D5": 1}
    t = family_table(legends={"family": "D3"}, townsfolk=("D5",), tokens={"D5": "spawn"})
    run(merge(t), merging_from=h("D5"), merging_to=h("D4"))
    assert at(t.townsfolk) == {"D5": 1}


@rule("harrow:ap.upgrades.05", "harrow:c1.basic.03")
@pytest.mark.parametrize(
    "barrier",
    [
        {"haints": {"protectors": {"F2": 2}, "family": {"E2": 1}}},
        {"haints": {"protectors": {"F2": 2}}, "buildings": ("E2",)},
    ],
)
def test_units_are_not_pulled_onto_units_or_objectives_hostile_to_them(barrier: dict[str, Any]) -> None:
    t = family_table(legends={"family": "D2"}, tokens={"F2": "spawn"}, **barrier)
    run(merge(t), merging_from=h("F2"), merging_to=h("E2"))
    assert at(t.haints[PROTECTORS]) == {"F2": 2}
    assert at(t.tokens[TOKEN["spawn"]]) == {"E2": 1}


@rule("harrow:ap.upgrades.05", "harrow:c1.basic.02")
def test_an_objective_is_not_pulled_onto_a_unit_hostile_to_it() -> None:
    t = family_table(legends={"family": "D2"}, haints={"family": {"E2": 1}}, townsfolk=("F2",), tokens={"F2": "spawn"})
    run(merge(t), merging_from=h("F2"), merging_to=h("E2"))
    assert at(t.townsfolk) == {"F2": 1}


@rule("harrow:c1.basic.03")
def test_of_too_many_units_the_family_says_which_come() -> None:
    t = family_table(legends={"family": "D2", "protectors": "F2"}, haints={"protectors": {"F2": 2, "E2": 2}})
    asked = offered(merge(t), merging_from=h("F2"), merging_to=h("E2"))
    assert asked.options == [(1, 0, 1, 0), (0, 0, 2, 0)]
    run(merge(t), merging_from=h("F2"), merging_to=h("E2"), merging_who=(0, 0, 2, 0))
    assert at(t.haints[PROTECTORS]) == {"E2": 4}
    assert t.legend_at[0] == h("F2")


@rule("harrow:ap.upgrades.06", "harrow:r.005")
def test_two_storms_on_a_hex_act_as_one() -> None:
    t = family_table(legends={"family": "D2"}, storms=("F2", "E2"))
    run(merge(t), merging_from=h("F2"), merging_to=h("E2"))
    assert at(t.storms) == {"E2": 2}
    assert t.storm(h("E2"))
    assert t.points[FAMILY] == 0


@rule("harrow:r.009")
def test_a_storm_that_merging_moves_may_complete_a_path() -> None:
    t = family_table(legends={"family": "D2"}, storms=("D2", "F3", "E3"), buildings=("E3",))
    run(merge(t), merging_from=h("F3"), merging_to=h("F2"))
    assert t.points[FAMILY] == 0
    run(merge(t), merging_from=h("F2"), merging_to=h("E2"))
    assert at(t.buildings) == {}
    assert t.points[FAMILY] == 2


@rule("harrow:r.153", "harrow:c1.rescue.07")
def test_townsfolk_that_merging_drags_to_the_protectors_home_are_saved_at_once() -> None:
    t = family_table(legends={"family": "D5"}, townsfolk=("D7", "D7"))
    run(merge(t), merging_to=h("D6"))
    assert (at(t.townsfolk), t.points[PROTECTORS]) == ({}, 4)


@rule("harrow:r.141")
def test_merging_drags_a_doll_with_its_hex_but_not_to_another_doll() -> None:
    t = family_table("family", "kami", chapter="c4", legends={"family": "D2"}, haints={"kami": {"F2": 1}})
    assert t.kami is not None
    t.kami.dolls = [h("F2"), h("G4"), h("A4")]
    run(merge(t), merging_from=h("F2"), merging_to=h("E2"))
    assert t.kami.dolls == [h("E2"), h("G4"), h("A4")]
    assert at(t.haints[KAMI]) == {"E2": 1}
    t.kami.dolls = [h("E2"), h("F2"), h("A4")]
    t.tokens[TOKEN["spawn"]][h("F2")] = 1
    run(merge(t), merging_from=h("F2"), merging_to=h("E2"))
    assert t.kami.dolls == [h("E2"), h("F2"), h("A4")]
    assert at(t.tokens[TOKEN["spawn"]]) == {"E2": 1}


@rule("harrow:c2.tokens.06", "harrow:c5.fire.09")
def test_merging_drags_a_fire_with_hester_but_neither_onto_units() -> None:
    given: dict[str, Any] = {"chapter": "c5", "legends": {"family": "D2", "hester": "F3"}, "tokens": {"F3": "spawn"}}
    t = family_table("protectors", "family", "hester", **given)
    t.add_flames(h("F3"), 2)
    run(merge(t), merging_to=h("F2"))
    assert (at(t.flames), t.legend_at[4]) == ({"F2": 2}, h("F2"))
    t.add_haints(PROTECTORS, h("E2"), 1)
    run(merge(t), merging_from=h("F2"))
    assert (at(t.flames), t.legend_at[4]) == ({"F2": 2}, h("F2"))
    assert at(t.tokens[TOKEN["spawn"]]) == {"E2": 1}


@rule("harrow:ap.upgrades.05", "harrow:r.131")
def test_merging_pulls_no_unit_onto_hester() -> None:
    given: dict[str, Any] = {"chapter": "c5", "legends": {"family": "D2", "hester": "E2"}, "tokens": {"F2": "spawn"}}
    t = family_table("protectors", "family", "hester", haints={"family": {"F2": 1}}, **given)
    run(merge(t), merging_from=h("F2"))
    assert at(t.haints[FAMILY]) == {"F2": 1}
    assert at(t.tokens[TOKEN["spawn"]]) == {"E2": 1}


@rule("harrow:ap.protectors.02")
def test_merging_leaves_a_nailed_unit_behind() -> None:
    t = family_table(legends={"family": "D2"}, haints={"protectors": {"F2": 2}})
    t.nails = [[PROTECTORS, HAINT, h("F2")]]
    run(merge(t))
    assert at(t.haints[PROTECTORS]) == {"E2": 1, "F2": 1}


@rule("harrow:c2.tokens.06", "harrow:ap.protectors.13")
def test_merging_drags_a_taunt_token_unless_a_unit_stands_there() -> None:
    t = family_table(legends={"family": "D2"})
    t.taunts[h("F3")] = True
    run(merge(t), merging_to=h("F2"))
    assert [LABEL[spot] for spot, there in enumerate(t.taunts) if there] == ["F2"]
    t.add_haints(PROTECTORS, h("E2"), 1)
    run(merge(t), merging_from=h("F2"))
    assert not any(t.taunts)


@rule("harrow:c2.tokens.06")
def test_merging_drags_a_nest_but_not_to_another_nest() -> None:
    t = family_table(
        "protectors", "family", "fairfolk", chapter="ff3", legends={"family": "D2"}, tokens={"F2": "spawn"}
    )
    assert t.fairfolk is not None
    nests = t.fairfolk.nests
    nests[h("F2")] = 3
    run(merge(t), merging_from=h("F2"))
    assert (nests[h("E2")], nests[h("F2")]) == (3, -1)
    nests[h("F2")] = 4
    t.tokens[TOKEN["advance"]][h("F2")] = 1
    run(merge(t), merging_from=h("F2"))
    assert (nests[h("E2")], nests[h("F2")]) == (3, 4)
