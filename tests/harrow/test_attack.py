"""Chapter 1: attacks, with the cubes that fall out fixed by the dice."""

from __future__ import annotations

from typing import Any

from harrow.tables import FACTION, at, drive, h, table
from klubovna.games.harrow.attack import attack_hex, attackers, targets
from klubovna.games.harrow.facts import ADVANCE, ATTACK_JAR, HAINT, LABEL, LEGEND, SPAWN, STRENGTHEN
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run

THROUGH = 1 << 20
"""A number for `below` that lets a cube fall through and knocks nothing loose."""
PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]


def fallen(red: int, blue: int, start: str = "D6", target: str = "D5", **position: Any) -> Table:
    """An attack of the Protectors in which exactly so many cubes have fallen out.

    As many units stand on both hexes unless the position says otherwise, so no majority cube joins them.
    """
    t = table(ground={"red": red, "blue": blue}, dice=(THROUGH,) * (red + blue), **position)
    run(attack_hex(t, PROTECTORS, h(start), h(target), FAMILY))
    assert t.ground[:2] == [red, blue]
    return t


def duel(attackers: int = 1, defenders: int = 1, start: str = "D6", target: str = "D5") -> dict[str, dict[str, int]]:
    """Haints of both sides."""
    return {"protectors": {start: attackers}, "family": {target: defenders}}


# -- the attack jar ----------------------------------------------------------------------------------------------------


@rule("harrow:c1.attack.01")
def test_the_free_ability_comes_before_or_after_the_attack() -> None:
    """The free STRENGTHEN brings the second cube: before the attack it helps to complete it, afterwards it is left."""
    t = table(haints=duel(), ground={"red": 1}, jar=ATTACK_JAR, dice=(THROUGH,) * 2)
    parts = {"deed": [("act", ATTACK_JAR), None], "free": STRENGTHEN}
    run(drive(t), jar_attack=["free", "attack"], attack_press=HAINT, **parts)
    assert (t.ground[0], t.points[PROTECTORS]) == (0, 1)
    t = table(haints=duel(), ground={"red": 1}, jar=ATTACK_JAR, dice=(THROUGH,))
    run(drive(t), jar_attack=["attack", "free"], **parts)
    assert (t.ground[0], t.points[PROTECTORS]) == (2, 0)


@rule("harrow:c1.attack.01")
def test_the_free_ability_is_one_advance_spawn_or_strengthen_and_only_once() -> None:
    t = table(haints=duel(), legends={"protectors": "E6"}, jar=ATTACK_JAR)
    assert offered(drive(t), deed=("act", ATTACK_JAR)).options == [None, "attack", "free"]
    t = table(haints=duel(), legends={"protectors": "E6"}, jar=ATTACK_JAR)
    asked = offered(drive(t), deed=("act", ATTACK_JAR), jar_attack="free")
    assert asked.options == [ADVANCE, SPAWN, STRENGTHEN]
    t = table(haints=duel(), legends={"protectors": "E6"}, jar=ATTACK_JAR)
    asked = offered(drive(t), deed=("act", ATTACK_JAR), jar_attack="free", free=STRENGTHEN)
    assert asked.options == [None, "attack"]
    assert t.ground[0] == 1


@rule("harrow:c1.attack.02")
def test_the_free_ability_may_concern_other_units() -> None:
    t = table(haints={"protectors": {"D6": 1, "A1": 1}, "family": {"D5": 1}}, jar=ATTACK_JAR)
    run(
        drive(t),
        deed=[("act", ATTACK_JAR), None],
        jar_attack=["free", "attack"],
        free=ADVANCE,
        move_from=h("A1"),
        move_to=h("B1"),
    )
    assert at(t.haints[PROTECTORS]) == {"D6": 1, "B1": 1}
    assert t.attacked[PROTECTORS]


@rule("harrow:r.003")
def test_a_step_onto_a_path_does_not_use_up_the_free_advance() -> None:
    t = table(haints=duel(), paths=("D7",), jar=ATTACK_JAR)
    run(
        drive(t),
        deed=[("act", ATTACK_JAR), None],
        jar_attack=["free", None],
        free=[ADVANCE, ADVANCE],
        move_from=[h("D6"), h("D7")],
        move_to=[h("D7"), h("E6")],
    )
    assert at(t.haints[PROTECTORS]) == {"E6": 1}


@rule("harrow:ex.c1.attack.0")
def test_a_free_advance_before_the_attack_brings_the_majority() -> None:
    t = table(
        haints={"protectors": {"D6": 1, "E6": 1}, "family": {"D5": 1}},
        ground={"red": 1, "blue": 1},
        jar=ATTACK_JAR,
        dice=(THROUGH,) * 3,
    )
    asked = offered(
        drive(t),
        deed=("act", ATTACK_JAR),
        jar_attack=["free", "attack"],
        free=ADVANCE,
        move_from=h("E6"),
        move_to=h("D6"),
    )
    assert asked.kind.name == "attack.press"
    assert t.ground[:2] == [2, 1]


# -- naming the hexes --------------------------------------------------------------------------------------------------


@rule("harrow:c1.attack.03", "harrow:c1.attack.04")
def test_the_target_is_a_hex_with_enemies_two_hexes_away_or_three_from_a_mountain() -> None:
    t = table(haints={"protectors": {"C4": 1, "B3": 1}, "family": {"C3": 1, "E4": 2, "E3": 1, "F3": 1}})
    assert [LABEL[spot] for spot, _ in targets(t, PROTECTORS, h("C4"))] == ["C3", "E3", "E4"]
    assert [LABEL[spot] for spot, _ in targets(t, PROTECTORS, h("B3"))] == ["C3", "E3", "E4"]
    t = table(haints={"protectors": {"B4": 1, "B3": 1, "A1": 1}, "family": {"E3": 1}})
    assert [LABEL[spot] for spot in attackers(t, PROTECTORS)] == ["B3"]


@rule("harrow:c1.attack.03")
def test_attacker_hex_and_defender_hex_are_named() -> None:
    t = table(haints={"protectors": {"D6": 1, "E5": 1}, "family": {"D5": 1, "E4": 1}}, jar=ATTACK_JAR)
    asked = offered(drive(t), deed=("act", ATTACK_JAR), jar_attack="attack")
    assert [LABEL[spot] for spot in asked.options] == ["D6", "E5"]
    t = table(haints={"protectors": {"D6": 1, "E5": 1}, "family": {"D5": 1, "E4": 1}}, jar=ATTACK_JAR)
    asked = offered(drive(t), deed=("act", ATTACK_JAR), jar_attack="attack", attack_from=h("D6"))
    assert asked.options == [(h("D5"), FAMILY), (h("E4"), FAMILY)]


@rule("harrow:c1.attack.05", "harrow:c1.attack.23")
def test_one_attack_strikes_one_hex_only() -> None:
    t = fallen(6, 0, haints={"protectors": {"D6": 1}, "family": {"D5": 1, "E5": 1}})
    run(drive(t, until="todo"), attack_press=HAINT)
    assert at(t.haints[FAMILY]) == {"E5": 1}
    assert t.ground[0] == 4


@rule("harrow:c1.attack.06")
def test_haints_are_attacked_before_the_legend() -> None:
    position: dict[str, Any] = {
        "haints": {"protectors": {"D6": 2}, "family": {"D5": 1, "A1": 1}},
        "legends": {"family": "D5"},
    }
    assert offered(drive(fallen(5, 0, **position), until="todo")).options == [None, HAINT]
    t = fallen(5, 0, **position)
    asked = offered(drive(t, until="todo"), attack_press=HAINT)
    assert asked.options == [None, LEGEND]


@rule("harrow:c1.attack.07")
def test_haints_alone_or_a_legend_alone_are_attacked() -> None:
    assert offered(drive(fallen(2, 0, haints=duel()), until="todo")).options == [None, HAINT]
    t = fallen(2, 0, haints={"protectors": {"D6": 1}}, legends={"family": "D5"})
    assert offered(drive(t, until="todo")).options == [None, LEGEND]


# -- majority ----------------------------------------------------------------------------------------------------------


@rule("harrow:c1.attack.08", "harrow:r.014")
def test_the_side_with_more_units_adds_a_cube() -> None:
    for own, theirs, ground in ((3, 2, [1, 0]), (2, 3, [0, 1]), (2, 2, [0, 0])):
        t = table(haints=duel(own, theirs), dice=(THROUGH,))
        run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
        assert t.ground[:2] == ground


@rule("harrow:r.014")
def test_legends_count_for_the_majority_and_an_empty_supply_gives_no_cube() -> None:
    position: dict[str, Any] = {
        "haints": {"protectors": {"D6": 1}, "family": {"D5": 1, "E5": 4}},
        "legends": {"protectors": "D6"},
    }
    t = table(dice=(THROUGH,), **position)
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    assert t.ground[:2] == [1, 0]
    t = table(tree={"red": 20}, **position)
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    assert (t.ground[0], t.tree[0], t.cubes[0]) == (0, 20, 0)


# -- success -----------------------------------------------------------------------------------------------------------


@rule("harrow:c1.attack.13", "harrow:c1.attack.16", "harrow:ex.c1.attack.1")
def test_a_haint_off_the_brambles_costs_two_cubes_and_scores_a_point() -> None:
    t = fallen(3, 2, haints=duel(2, 2))
    run(drive(t, until="todo"), attack_press=HAINT)
    assert t.haints[FAMILY][h("D5")] == 1
    assert t.supply[FAMILY] == 14
    assert t.points[PROTECTORS] == 1
    assert t.ground[:2] == [1, 2]
    assert t.cubes[0] == 19


@rule("harrow:c1.attack.12")
def test_as_many_cubes_as_the_defender_are_enough() -> None:
    t = fallen(3, 3, haints=duel())
    run(drive(t, until="todo"), attack_press=HAINT)
    assert t.points[PROTECTORS] == 1
    assert t.ground[:2] == [1, 3]


@rule("harrow:c1.attack.12", "harrow:r.010")
def test_with_too_few_cubes_to_pay_the_attack_simply_ends() -> None:
    for red, blue in ((1, 0), (1, 1), (0, 0)):
        t = fallen(red, blue, haints=duel())
        run(drive(t, until="todo"))
        assert t.haints[FAMILY][h("D5")] == 1
        assert t.points[PROTECTORS] == 0
        assert t.ground[:2] == [red, blue]


@rule("harrow:c1.attack.14", "harrow:c1.attack.21", "harrow:ex.c1.attack.2")
def test_on_the_brambles_a_haint_costs_one_cube() -> None:
    t = fallen(3, 2, start="D5", target="D4", haints=duel(2, 2, "D5", "D4"))
    asked = offered(drive(t, until="todo"), attack_press=HAINT)
    assert asked.options == [None, HAINT]
    assert t.ground[:2] == [2, 2]
    run(drive(t, until="todo"), attack_press=HAINT)
    assert t.haints[FAMILY][h("D4")] == 0
    assert t.points[PROTECTORS] == 2
    assert t.ground[:2] == [1, 2]


@rule("harrow:c1.attack.14")
def test_one_cube_against_one_is_enough_on_the_brambles() -> None:
    t = fallen(1, 1, start="D5", target="D4", haints=duel(1, 1, "D5", "D4"))
    run(drive(t, until="todo"), attack_press=HAINT)
    assert t.points[PROTECTORS] == 1
    assert t.ground[:2] == [0, 1]


@rule("harrow:c1.attack.15")
def test_a_successful_attack_need_not_be_completed() -> None:
    t = fallen(4, 0, haints=duel())
    run(drive(t, until="todo"), attack_press=None)
    assert t.haints[FAMILY][h("D5")] == 1
    assert t.ground[0] == 4
    assert t.points[PROTECTORS] == 0


# -- legends -----------------------------------------------------------------------------------------------------------


@rule("harrow:c1.attack.17", "harrow:c1.attack.18", "harrow:ex.c1.attack.3")
def test_an_attacked_legend_is_pushed_and_a_haint_of_its_faction_removed() -> None:
    t = fallen(3, 2, haints={"protectors": {"D6": 1}, "family": {"A1": 1, "G1": 2}}, legends={"family": "D5"})
    flow = drive(t, until="todo")
    asked = offered(flow, attack_press=LEGEND)
    assert asked.kind.name == "attack.push"
    assert [LABEL[spot] for spot in asked.options] == ["E5", "E4", "D4", "C4", "C5"]
    t = fallen(3, 2, haints={"protectors": {"D6": 1}, "family": {"A1": 1, "G1": 2}}, legends={"family": "D5"})
    run(drive(t, until="todo"), attack_press=LEGEND, attack_push=h("E4"), attack_remove=h("G1"))
    assert t.legend_at[1] == h("E4")
    assert at(t.haints[FAMILY]) == {"A1": 1, "G1": 1}
    assert t.points[PROTECTORS] == 1
    assert t.ground[:2] == [1, 2]


@rule("harrow:c1.attack.17")
def test_a_legend_may_be_pushed_onto_a_mountain() -> None:
    t = fallen(
        2,
        0,
        start="C4",
        target="A3",
        haints={"protectors": {"C4": 1}, "family": {"G1": 1}},
        legends={"family": "A3"},
        townsfolk=("B4", "A2", "A4"),
    )
    run(drive(t, until="todo"), attack_press=LEGEND)
    assert t.legend_at[1] == h("B3")


@rule("harrow:c1.attack.19")
def test_without_a_haint_on_the_map_the_point_is_scored_all_the_same() -> None:
    t = fallen(2, 0, haints={"protectors": {"D6": 1}}, legends={"family": "D5"})
    run(drive(t, until="todo"), attack_press=LEGEND, attack_push=h("C4"))
    assert t.points[PROTECTORS] == 1
    assert t.supply[FAMILY] == 15


# -- going on ----------------------------------------------------------------------------------------------------------


@rule("harrow:c1.attack.21")
def test_the_attacker_goes_on_while_cubes_match_the_defenders() -> None:
    t = fallen(5, 2, haints=duel(3, 3))
    run(drive(t, until="todo"), attack_press=[HAINT, HAINT])
    assert t.haints[FAMILY][h("D5")] == 1
    assert t.points[PROTECTORS] == 2
    assert t.ground[:2] == [1, 2]


@rule("harrow:c1.attack.21")
def test_fewer_cubes_than_the_defender_end_the_attack_though_they_would_pay() -> None:
    t = fallen(4, 3, haints=duel(2, 2))
    run(drive(t, until="todo"), attack_press=HAINT)
    assert t.ground[:2] == [2, 3]
    assert t.haints[FAMILY][h("D5")] == 1


@rule("harrow:c1.attack.22")
def test_going_on_does_not_activate_the_tree_again() -> None:
    t = fallen(6, 0, haints=duel(3, 3))
    before = t.chance.count
    run(drive(t, until="todo"), attack_press=[HAINT, HAINT, HAINT])
    assert t.chance.count == before
    assert t.ground[0] == 0
    assert t.tree == [0] * 8


@rule("harrow:c1.attack.23")
def test_the_attack_ends_when_no_unit_is_left_on_the_hex() -> None:
    t = fallen(6, 0, haints={"protectors": {"D6": 1}, "family": {"D5": 1, "A1": 1}}, legends={"family": "E5"})
    run(drive(t, until="todo"), attack_press=HAINT)
    assert t.ground[0] == 4
    t = fallen(6, 0, haints={"protectors": {"D6": 1}, "family": {"A1": 1}}, legends={"family": "D5"})
    run(drive(t, until="todo"), attack_press=LEGEND, attack_push=h("E4"))
    assert t.ground[0] == 4


@rule("harrow:c1.attack.25")
def test_afterwards_the_cubes_lie_on_their_owners_sides() -> None:
    t = fallen(4, 1, haints=duel(2, 2))
    run(drive(t, until="todo"), attack_press=[HAINT, None])
    assert t.ground == [2, 1, 0, 0, 0, 0, 0, 0]
    assert t.aside == [0] * 8
    assert (t.cubes[0], t.cubes[1]) == (18, 14)
