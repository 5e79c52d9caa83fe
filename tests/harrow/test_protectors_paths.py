"""The Protectors: path tokens, what they make cheaper, and the free step."""

from __future__ import annotations

from collections.abc import Sequence

from harrow.tables import FACTION, at, drive, h, table
from klubovna.games.harrow.abilities import perform
from klubovna.games.harrow.factions.protectors.role import Protectors
from klubovna.games.harrow.facts import ADVANCE, COUNT, LABEL, STRENGTHEN
from klubovna.games.harrow.jars import deeds
from klubovna.games.harrow.movement import cost
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run

PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]
LEGEND_JAR = 2
EMMY = {"protectors": "emmy"}
ONE_HAINT = (0, 0, 1, 0)


def with_paths(t: Table, count: int) -> Table:
    """So many path tokens in supply."""
    assert t.protectors is not None
    t.protectors.paths = count
    t.protectors.paths_locked -= count
    return t


def supply(t: Table) -> int:
    assert t.protectors is not None
    return t.protectors.paths


def legend_jar(t: Table) -> Table:
    t.jar = LEGEND_JAR
    return t


def names(spots: Sequence[int]) -> set[str]:
    return {LABEL[spot] for spot in spots}


@rule("harrow:c1.components.04", "harrow:c1.setup.09", "harrow:c1.path.01")
def test_the_protectors_start_with_one_of_four_path_tokens_and_win_another_with_each_scroll() -> None:
    t = table(legends={"protectors": "C3"}, haints={"protectors": {"C4": 1}}, tokens={"C3": "scroll", "C4": "scroll"})
    t.set_legend(0, -1)
    t.add_haints(PROTECTORS, h("C4"), -1)
    run(Protectors().set_up(t))
    assert t.protectors is not None
    assert (t.protectors.paths, t.protectors.paths_locked, COUNT["path_token"]) == (1, 3, 4)
    t.set_legend(0, h("C3"))
    t.jar, t.acted = LEGEND_JAR, True
    run(drive(t), deed=None)
    assert (t.protectors.paths, t.protectors.paths_locked, t.scrolls[PROTECTORS]) == (2, 2, 1)


@rule("harrow:c1.path.02", "harrow:r.004", "harrow:r.126")
def test_path_tokens_go_anywhere_within_two_hexes_of_the_legend() -> None:
    t = legend_jar(with_paths(table(legends={"protectors": "D5"}, haints={"family": {"C4": 1}}, who=EMMY), 2))
    asked = offered(drive(t), deed=("act", LEGEND_JAR), jar_legend="tracker")
    assert asked.kind.name == "path.place"
    reach = names(asked.options[1:])
    assert {"D4", "C4", "D7", "D3", "D5"} <= reach  # brambles, enemy units, the own hex
    assert not reach & {"D2", "A4", "B1"}
    assert len(reach) == 19


@rule("harrow:c1.path.02")
def test_from_a_mountain_the_legend_reaches_three_hexes() -> None:
    t = legend_jar(with_paths(table(legends={"protectors": "B5"}, who=EMMY), 1))
    asked = offered(drive(t), deed=("act", LEGEND_JAR), jar_legend="tracker")
    assert "C3" in names(asked.options[1:])
    assert "D4" in names(asked.options[1:])
    assert "F4" not in names(asked.options[1:])


@rule("harrow:c1.path.02", "harrow:c1.path.08", "harrow:r.004", "harrow:r.126")
def test_any_number_of_tokens_may_be_taken_back_from_anywhere_and_placed_again_within_range() -> None:
    t = legend_jar(with_paths(table(legends={"protectors": "D6"}, who=EMMY, paths=("A1", "G1")), 1))
    run(
        drive(t),
        deed=[("act", LEGEND_JAR), None],
        jar_legend="tracker",
        path_take=[h("A1"), h("G1")],
        path_place=[h("D5"), h("D5"), h("C5")],
    )
    assert at(t.paths) == {"C5": 1, "D5": 2}
    assert supply(t) == 0


@rule("harrow:c1.path.07")
def test_placed_tokens_may_stay_or_come_back_for_good() -> None:
    t = legend_jar(with_paths(table(legends={"protectors": "D6"}, who=EMMY, paths=("A1", "G1")), 0))
    run(
        drive(t),
        deed=[("act", LEGEND_JAR), None],
        jar_legend="tracker",
        path_take=[h("A1"), None],
        path_place=None,
    )
    assert at(t.paths) == {"G1": 1}
    assert supply(t) == 1


@rule("harrow:c1.path.03", "harrow:c1.path.05", "harrow:r.002")
def test_what_entering_costs_on_paths_mountains_and_storms() -> None:
    t = table(paths=("D5", "B3"), storms=("F3",))
    assert [cost(t, f, h("D5")) for f in (PROTECTORS, FAMILY)] == [0, 0]
    assert [cost(t, f, h("B3")) for f in (PROTECTORS, FAMILY)] == [1, 1]
    assert [cost(t, f, h("C3")) for f in (PROTECTORS, FAMILY)] == [2, 1]
    assert [cost(t, f, h("F3")) for f in (PROTECTORS, FAMILY)] == [3, 2]
    t.paths[h("C3")] = 1
    assert [cost(t, f, h("C3")) for f in (PROTECTORS, FAMILY)] == [1, 0]
    t.paths[h("C3")] = t.paths[h("B3")] = t.paths[h("F3")] = 2
    assert [cost(t, PROTECTORS, h(name)) for name in ("C3", "B3", "F3")] == [0, 0, 1]
    t.paths[h("F3")] = 4
    assert cost(t, PROTECTORS, h("F3")) == 0


@rule("harrow:r.001", "harrow:c1.path.05")
def test_two_wild_advances_together_enter_a_storm() -> None:
    t = table(legends={"protectors": "C4"}, jar=1)
    t.wild[PROTECTORS] = 1
    run(
        drive(t),
        deed=[("act", 1), None],
        wild=ADVANCE,
        move_from=h("C4"),
        move_to=h("C3"),
    )
    assert t.legend_at[0] == h("C3")


@rule("harrow:r.001")
def test_a_single_advance_does_not_enter_a_storm() -> None:
    t = table(legends={"protectors": "C4"})
    perform(t, PROTECTORS, ADVANCE, 1)
    asked = offered(drive(t, until="todo"), move_from=h("C4"))
    assert "C3" not in names(asked.options)
    assert "D5" in names(asked.options)


@rule("harrow:c1.path.04", "harrow:ex.c1.path.1", "harrow:r.003")
def test_with_any_jar_units_step_free_onto_a_path_token_before_and_after_the_action() -> None:
    t = table(legends={"protectors": "D6"}, haints={"protectors": {"D6": 2}}, who=EMMY, paths=("D5",))
    t.cubes[0] = 0
    run(
        drive(t),
        deed=[("step", 0), ("jar", LEGEND_JAR), ("act", LEGEND_JAR), ("step", 0), None],
        jar_legend=None,
        move_from=[h("D6"), h("D6")],
        move_to=[h("D5"), h("D5")],
        move_who=[ONE_HAINT, (1, 0, 1, 0)],
    )
    assert (t.haints[PROTECTORS][h("D5")], t.legend_at[0]) == (2, h("D5"))


@rule("harrow:r.003")
def test_between_the_parts_of_the_legend_jar_nothing_is_half_way_and_the_free_step_is_allowed() -> None:
    t = legend_jar(with_paths(table(legends={"protectors": "D6"}, haints={"protectors": {"D6": 1}}, who=EMMY), 1))
    run(
        drive(t),
        deed=[("act", LEGEND_JAR), None],
        jar_legend=["tracker", "step", "gift"],
        path_place=h("D5"),
        move_from=h("D6"),
        move_to=h("D5"),
        move_who=ONE_HAINT,
    )
    assert at(t.cubes_on[0]) == {"D5": 1}


@rule("harrow:r.003")
def test_between_the_parts_of_the_attack_jar_the_free_step_is_allowed_too() -> None:
    t = table(legends={"protectors": "D6"}, paths=("D5",), jar=3)
    run(drive(t), deed=[("act", 3), None], jar_attack=["step", "free"], free=STRENGTHEN)
    assert (t.legend_at[0], t.ground[0]) == (h("D5"), 1)


@rule("harrow:r.003")
def test_while_path_tokens_are_being_placed_nobody_steps() -> None:
    t = legend_jar(with_paths(table(legends={"protectors": "D6"}, who=EMMY), 2))
    run_to = drive(t)
    asked = offered(run_to, deed=("act", LEGEND_JAR), jar_legend="tracker", path_place=h("D5"))
    assert asked.kind.name == "path.place"


@rule("harrow:c1.path.04", "harrow:r.003")
def test_between_advance_steps_the_step_onto_a_path_costs_nothing() -> None:
    t = table(legends={"protectors": "D6"}, paths=("D5",))
    perform(t, PROTECTORS, ADVANCE, 1)
    run(drive(t, until="todo"), move_from=[h("D6"), h("D5"), None], move_to=[h("D5"), h("C4")])
    assert t.legend_at[0] == h("C4")


@rule("harrow:c1.path.04", "harrow:c1.path.05")
def test_no_free_step_where_the_hex_still_costs_something_or_is_barred() -> None:
    t = table(legends={"protectors": "C4"}, paths=("C3", "D5"), haints={"family": {"D5": 1}})
    assert ("step", 0) not in deeds(t, PROTECTORS)
    t.paths[h("C3")] = 2
    assert ("step", 0) in deeds(t, PROTECTORS)


@rule("harrow:c1.path.04", "harrow:c1.path.03")
def test_the_family_uses_the_protectors_paths_too() -> None:
    t = table(on_turn="family", legends={"family": "D2", "protectors": "D6"}, paths=("D3",), jar=3)
    t.acted = True
    run(drive(t), deed=[("step", 0), None], move_from=h("D2"), move_to=h("D3"))
    assert t.legend_at[1] == h("D3")


@rule("harrow:c1.path.06", "harrow:c1.rescue.01")
def test_townsfolk_pass_path_hexes_as_if_units_stood_there() -> None:
    t = table(legends={"protectors": "D6"}, townsfolk=("B4",), paths=("B4", "C5"), jar=0)
    t.acted = True
    run(drive(t), deed=None, townsfolk_from=h("B4"), townsfolk_to=h("D6"))
    assert sum(t.townsfolk) == 0
    assert t.points[PROTECTORS] == 2
