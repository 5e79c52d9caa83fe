"""Chapter 1: failed attacks, the haint clash, and further attacks with other jars."""

from __future__ import annotations

from typing import Any

from harrow.tables import FACTION, at, drive, h, table
from klubovna.games.harrow.attack import attack_hex
from klubovna.games.harrow.facts import ABILITY_JAR, ATTACK_JAR, HAINT, LEGEND_JAR, WILD_JAR
from klubovna.games.harrow.state import TURN, Table
from klubovna.kernel.decision import Flow
from klubovna.testing import offered, rule, run

THROUGH = 1 << 20
"""A number for `below` that lets a cube fall through and knocks nothing loose."""
PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]
BOTH = {"protectors": {"D6": 2}, "family": {"D5": 2}}


def attacked(red: int, blue: int, **position: Any) -> Table:
    """So many cubes of Protectors and Family, all of which will fall out; as many units stand on both hexes."""
    position.setdefault("haints", BOTH)
    return table(ground={"red": red, "blue": blue}, dice=(THROUGH,) * (red + blue), **position)


def strike(t: Table, start: str = "D6", target: str = "D5") -> Flow[None]:
    """Protectors attack the Family."""
    return attack_hex(t, PROTECTORS, h(start), h(target), FAMILY)


@rule("harrow:c1.attack.24", "harrow:c1.clash.01")
def test_fewer_cubes_than_the_defender_fail_and_haints_on_both_hexes_clash() -> None:
    t = attacked(4, 5)
    asked = offered(strike(t))
    assert asked.kind.name == "attack.clash"
    assert asked.seat == 0
    assert not t.todo


@rule("harrow:c1.clash.02", "harrow:c1.clash.03", "harrow:c1.clash.06", "harrow:ex.c1.clash.1")
def test_both_sides_may_pay_two_cubes_to_kill_a_haint() -> None:
    t = attacked(2, 3)
    run(strike(t), attack_clash={0: True, 1: True})
    assert at(t.haints[FAMILY]) == {"D5": 1}
    assert at(t.haints[PROTECTORS]) == {"D6": 1}
    assert t.points[:2] == [1, 1]
    assert t.ground[:2] == [0, 1]


@rule("harrow:c1.clash.02")
def test_a_haint_on_the_brambles_costs_one_cube_in_a_clash() -> None:
    t = attacked(1, 2, haints={"protectors": {"D5": 1}, "family": {"D4": 1}})
    run(strike(t, "D5", "D4"), attack_clash={0: True, 1: False})
    assert at(t.haints[FAMILY]) == {}
    assert t.ground[:2] == [0, 2]
    t = attacked(1, 2)
    run(strike(t), attack_clash={1: False})
    assert at(t.haints[FAMILY]) == {"D5": 2}


@rule("harrow:c1.clash.03", "harrow:r.012")
def test_the_defender_may_kill_though_the_attacker_did_not() -> None:
    t = attacked(2, 3)
    run(strike(t), attack_clash={0: False, 1: True})
    assert at(t.haints[PROTECTORS]) == {"D6": 1}
    assert at(t.haints[FAMILY]) == {"D5": 2}
    assert t.points[:2] == [0, 1]
    assert t.ground[:2] == [2, 1]


@rule("harrow:c1.clash.04")
def test_the_attacker_decides_first() -> None:
    asked = offered(strike(attacked(2, 3)))
    assert (asked.seat, asked.about) == (0, h("D5"))
    asked = offered(strike(attacked(2, 3)), attack_clash={0: False})
    assert (asked.seat, asked.about) == (1, h("D6"))


@rule("harrow:c1.clash.05")
def test_each_side_kills_one_haint_at_most() -> None:
    t = attacked(6, 8, haints={"protectors": {"D6": 3}, "family": {"D5": 3}})
    run(strike(t), attack_clash={0: [True], 1: [True]})
    assert at(t.haints[FAMILY]) == {"D5": 2}
    assert at(t.haints[PROTECTORS]) == {"D6": 2}
    assert t.ground[:2] == [4, 6]


@rule("harrow:c1.clash.07")
def test_a_defender_who_does_not_reach_so_far_may_not_kill() -> None:
    t = attacked(2, 4, haints={"protectors": {"B3": 1}, "family": {"E3": 1}})
    run(strike(t, "B3", "E3"), attack_clash={0: True})
    assert at(t.haints[PROTECTORS]) == {"B3": 1}
    assert t.points[:2] == [1, 0]
    assert t.ground[:2] == [0, 4]


@rule("harrow:c1.clash.07")
def test_a_defender_on_a_mountain_reaches_three_hexes() -> None:
    t = attacked(2, 4, haints={"protectors": {"C5": 1}, "family": {"F3": 1}})
    run(strike(t, "C5", "F3"), attack_clash={0: False, 1: True})
    assert at(t.haints[PROTECTORS]) == {}


@rule("harrow:c1.clash.08")
def test_no_clash_if_only_a_legend_stands_on_one_of_the_hexes() -> None:
    t = attacked(2, 3, haints={"protectors": {"D6": 1}}, legends={"family": "D5"})
    run(strike(t))
    assert t.ground[:2] == [2, 3]
    t = attacked(2, 3, haints={"family": {"D5": 1}}, legends={"protectors": "D6"})
    run(strike(t))
    assert t.ground[:2] == [2, 3]


@rule("harrow:r.011")
def test_no_clash_when_the_attacker_ties_or_leads_but_cannot_pay() -> None:
    for red, blue in ((1, 1), (1, 0), (0, 0)):
        t = attacked(red, blue)
        run(strike(t))
        run(drive(t, until="todo"))
        assert t.ground[:2] == [red, blue]
        assert t.points[:2] == [0, 0]


@rule("harrow:r.011")
def test_the_attack_that_fails_leaves_nothing_to_complete() -> None:
    t = attacked(3, 4)
    run(strike(t), attack_clash={0: False, 1: False})
    run(drive(t, until="todo"))
    assert at(t.haints[FAMILY]) == {"D5": 2}


# -- further attacks ---------------------------------------------------------------------------------------------------


def next_turn_of_protectors(t: Table) -> None:
    t.phase, t.actor, t.jar, t.acted = TURN, PROTECTORS, -1, False


@rule("harrow:c1.further.01")
def test_who_has_attacked_may_break_other_jars_to_attack_again() -> None:
    t = table(haints=BOTH, legends={"protectors": "D6", "family": "D2"})
    assert offered(drive(t)).options == [("jar", 0), ("jar", 1), ("jar", 2), ("jar", 3)]
    run(
        drive(t),
        deed=[("jar", ATTACK_JAR), ("act", ATTACK_JAR), None],
        jar_attack=["attack", None],
        attack_from=h("D6"),
    )
    next_turn_of_protectors(t)
    assert offered(drive(t)).options == [
        *(("jar", jar) for jar in (ABILITY_JAR, WILD_JAR, LEGEND_JAR)),
        *(("further", jar) for jar in (ABILITY_JAR, WILD_JAR, LEGEND_JAR)),
    ]
    t.actor = FAMILY
    assert ("further", WILD_JAR) not in offered(drive(t)).options


@rule("harrow:c1.further.01")
def test_the_attack_jar_itself_is_broken_for_its_own_action() -> None:
    t = table(haints=BOTH, legends={"protectors": "D6", "family": "D2"})
    t.attacked[PROTECTORS] = True
    menu = offered(drive(t)).options
    assert ("jar", ATTACK_JAR) in menu
    assert ("further", ATTACK_JAR) not in menu


@rule("harrow:c1.further.02")
def test_a_further_attack_gives_neither_a_free_ability_nor_the_jars_own_action() -> None:
    t = attacked(2, 0, legends={"protectors": "D7"})
    t.attacked[PROTECTORS] = True
    t.broken[PROTECTORS][ATTACK_JAR] = True
    run(drive(t), deed=[("further", WILD_JAR), ("act", WILD_JAR), None], attack_from=h("D6"), attack_press=HAINT)
    assert t.points[PROTECTORS] == 1
    assert t.ground[0] == 0
    assert t.wild[PROTECTORS] == 1
    assert t.broken[PROTECTORS] == [False, True, False, True]
