"""Chapter 1: who may stand where, ADVANCE, SPAWN, and the wild jar."""

from __future__ import annotations

from typing import Any

from harrow.tables import FACTION, at, drive, h, table
from klubovna.games.harrow.abilities import perform, possible, spawning
from klubovna.games.harrow.attack import hit_legend
from klubovna.games.harrow.facts import ADVANCE, HAINT, LABEL, LEGEND, SPAWN, STRENGTHEN, WILD_JAR
from klubovna.games.harrow.movement import advance, cost, move_unit, steps
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.testing import offered, rule, run

PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]


def names(decision: Decision[int]) -> list[str]:
    """The hexes that a decision offers; a pass left out."""
    return [LABEL[spot] for spot in decision.options if spot is not None]


def advancing(points: int, **position: Any) -> Table:
    """The Protectors in the middle of an ADVANCE with so many points left."""
    t = table(**position)
    perform(t, PROTECTORS, ADVANCE, points)
    return t


# -- who may stand where -----------------------------------------------------------------------------------------------


@rule("harrow:c1.basic.01")
def test_protectors_enter_no_hex_with_a_building_or_a_family_unit() -> None:
    t = table(
        legends={"protectors": "D6", "family": "D5"},
        haints={"family": {"E5": 1}},
        buildings=("C5",),
        townsfolk=("C6",),
    )
    assert [LABEL[spot] for spot in steps(t, PROTECTORS, h("D6"))] == ["E6", "C6", "D7"]
    perform(t, PROTECTORS, ADVANCE, 1)
    assert names(offered(drive(t, until="todo"), move_from=h("D6"))) == ["E6", "C6", "D7"]


@rule("harrow:r.138")
def test_units_do_not_pass_through_a_hex_with_enemies() -> None:
    """From A4 the only ways lead over A3, B4 and B5: each one barred."""
    t = advancing(
        3,
        haints={"protectors": {"A4": 1}, "family": {"A3": 1, "B4": 1}},
        buildings=("B5",),
    )
    run(drive(t, until="todo"))
    assert at(t.haints[PROTECTORS]) == {"A4": 1}


# -- ADVANCE -----------------------------------------------------------------------------------------------------------


@rule("harrow:c1.advance.01", "harrow:c1.advance.03", "harrow:ex.c1.advance.1")
def test_one_two_or_four_units_of_a_hex_cost_one_advance() -> None:
    for group in ((1, 0, 0, 0), (0, 0, 2, 0), (1, 0, 3, 0)):
        t = advancing(2, legends={"protectors": "D6"}, haints={"protectors": {"D6": 3}})
        flow = drive(t, until="todo")
        asked = offered(flow, move_from=h("D6"), move_to=h("D5"), move_who=group)
        assert asked.kind.name == "move.from"
        assert asked.about == 1
        assert t.units(PROTECTORS, h("D5")) == sum(group)


@rule("harrow:c1.advance.02", "harrow:ex.c1.advance.2")
def test_units_that_go_to_two_hexes_need_two_advances() -> None:
    t = advancing(2, haints={"protectors": {"D6": 2}})
    run(
        drive(t, until="todo"),
        move_from=[h("D6"), h("D6")],
        move_to=[h("D5"), h("C5")],
        move_who=[(0, 0, 1, 0)],
    )
    assert at(t.haints[PROTECTORS]) == {"D5": 1, "C5": 1}
    assert not t.todo


@rule("harrow:c1.advance.04")
def test_units_are_picked_up_and_dropped_on_the_way() -> None:
    t = advancing(2, haints={"protectors": {"D6": 1, "D5": 1, "C4": 1}})
    run(
        drive(t, until="todo"),
        move_from=[h("D6"), h("D5")],
        move_to=[h("D5"), h("D4")],
        move_who=[(0, 0, 1, 0), (0, 0, 2, 0)],
    )
    assert at(t.haints[PROTECTORS]) == {"D4": 2, "C4": 1}
    t = advancing(2, haints={"protectors": {"D6": 2}})
    run(
        drive(t, until="todo"),
        move_from=[h("D6"), h("D5")],
        move_to=[h("D5"), h("D4")],
        move_who=[(0, 0, 2, 0), (0, 0, 1, 0)],
    )
    assert at(t.haints[PROTECTORS]) == {"D5": 1, "D4": 1}


@rule("harrow:c1.advance.05")
def test_a_mountain_costs_one_advance_more() -> None:
    t = advancing(1, haints={"protectors": {"A3": 1}})
    assert names(offered(drive(t, until="todo"), move_from=h("A3"))) == ["B4", "A2", "A4"]
    t = advancing(2, haints={"protectors": {"A3": 1}})
    run(drive(t, until="todo"), move_from=h("A3"), move_to=h("B3"))
    assert at(t.haints[PROTECTORS]) == {"B3": 1}
    assert cost(t, FAMILY, h("B3")) == 2


@rule("harrow:c1.advance.06", "harrow:c1.advance.07")
def test_a_storm_costs_the_protectors_one_advance_more_and_the_family_nothing() -> None:
    t = table(haints={"protectors": {"D5": 1}, "family": {"D2": 1}}, storms=("C4", "D3"))
    assert [cost(t, PROTECTORS, h(name)) for name in ("C4", "E4", "C5")] == [2, 2, 1]
    assert [cost(t, FAMILY, h(name)) for name in ("D3", "C3", "C2")] == [1, 1, 1]
    assert names(offered(advance(t, PROTECTORS, 1), move_from=h("D5"))) == ["E5", "D4", "C5", "D6"]
    assert "D3" in names(offered(advance(t, FAMILY, 1), move_from=h("D2")))


@rule("harrow:c1.advance.08")
def test_movement_that_is_no_advance_ignores_the_costs() -> None:
    t = table(haints={"protectors": {"A3": 1}, "family": {"G4": 1}}, legends={"protectors": "A2"}, storms=("A1",))
    run(move_unit(t, (PROTECTORS, HAINT, h("A3")), h("B3"), PROTECTORS))
    assert at(t.haints[PROTECTORS]) == {"B3": 1}
    assert set(names(offered(hit_legend(t, FAMILY, PROTECTORS, 0)))) == {"A1", "A3", "B2", "B3"}


# -- SPAWN -------------------------------------------------------------------------------------------------------------


@rule("harrow:c1.spawn.01")
def test_a_spawn_brings_a_haint_to_the_legend_or_home() -> None:
    t = table(legends={"protectors": "B2"}, haints={"protectors": {"G1": 1}})
    perform(t, PROTECTORS, SPAWN, 2)
    assert names(offered(drive(t, until="todo"))) == ["B2", "D6"]
    t = table(legends={"protectors": "B2"})
    perform(t, PROTECTORS, SPAWN, 2)
    run(drive(t, until="todo"), spawn_where=[h("B2"), h("D6")])
    assert at(t.haints[PROTECTORS]) == {"B2": 1, "D6": 1}
    assert t.supply[PROTECTORS] == 13


@rule("harrow:c1.spawn.02")
def test_a_storm_makes_no_spawn_dearer() -> None:
    t = table(legends={"protectors": "C3"}, storms=("D6",))
    perform(t, PROTECTORS, SPAWN, 2)
    run(drive(t, until="todo"), spawn_where=[h("C3"), h("D6")])
    assert at(t.haints[PROTECTORS]) == {"C3": 1, "D6": 1}


@rule("harrow:c1.spawn.03")
def test_no_spawn_on_a_hex_with_four_units() -> None:
    t = table(legends={"protectors": "B2"}, haints={"protectors": {"B2": 3, "D6": 3}})
    assert spawning(t, PROTECTORS) == [h("D6")]
    t.add_haints(PROTECTORS, h("D6"), 1)
    assert spawning(t, PROTECTORS) == []


@rule("harrow:c1.spawn.04")
def test_no_spawn_at_home_while_enemies_stand_there() -> None:
    t = table(legends={"protectors": "B2"}, haints={"family": {"D6": 1}})
    assert spawning(t, PROTECTORS) == [h("B2")]


# -- the wild jar ------------------------------------------------------------------------------------------------------


@rule("harrow:c1.wild.01", "harrow:c1.wild.03", "harrow:ex.c1.wild.1")
def test_two_wild_actions_the_first_time_and_three_the_second() -> None:
    t = table(legends={"protectors": "D6"}, jar=WILD_JAR)
    run(drive(t), deed=[("act", WILD_JAR), None], wild=[STRENGTHEN] * 2)
    assert (t.ground[0], t.wild[PROTECTORS], t.wild_supply) == (2, 2, 12)
    t.actor, t.acted, t.round = PROTECTORS, False, 2
    run(drive(t), deed=[("act", WILD_JAR), None], wild=[STRENGTHEN] * 3)
    assert (t.ground[0], t.wild[PROTECTORS], t.wild_supply) == (5, 3, 11)


@rule("harrow:c1.wild.02")
def test_each_wild_action_is_an_advance_a_spawn_or_a_strengthen() -> None:
    t = table(legends={"family": "D2"}, on_turn="family", jar=WILD_JAR)
    t.wild[FAMILY] = 2
    assert possible(t, FAMILY, 1) == [ADVANCE, SPAWN, STRENGTHEN]
    run(
        drive(t),
        deed=[("act", WILD_JAR), None],
        wild=[SPAWN, ADVANCE, STRENGTHEN],
        spawn_where=h("D2"),
        move_from=h("D2"),
        move_to=h("D3"),
        move_who=(1, 0, 0, 0),
    )
    assert at(t.haints[FAMILY]) == {"D2": 1}
    assert t.legend_at[1] == h("D3")
    assert t.ground[1] == 1


@rule("harrow:c1.wild.02")
def test_wild_actions_may_be_left() -> None:
    t = table(legends={"protectors": "D6"}, jar=WILD_JAR)
    asked = offered(drive(t), deed=("act", WILD_JAR))
    assert asked.options == [None, ADVANCE, SPAWN, STRENGTHEN]
    t = table(legends={"protectors": "D6"}, jar=WILD_JAR)
    run(drive(t), deed=[("act", WILD_JAR), None], wild=None)
    assert t.legend_at[LEGEND] == h("D6")


@rule("harrow:r.127")
def test_without_a_wild_token_in_supply_the_own_ones_are_used() -> None:
    t = table(legends={"protectors": "D6"}, jar=WILD_JAR)
    t.wild[FAMILY] += t.wild_supply
    t.wild_supply = 0
    run(drive(t), deed=[("act", WILD_JAR), None], wild=[STRENGTHEN])
    assert (t.wild[PROTECTORS], t.wild_supply, t.ground[0]) == (1, 0, 1)
