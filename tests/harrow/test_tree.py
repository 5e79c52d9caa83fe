"""The cube tree: what goes in, what falls out, and the model behind it."""

from __future__ import annotations

import statistics

from harrow.tables import CUBE, FACTION, drive, h, table
from klubovna.games.harrow.attack import attack_hex
from klubovna.games.harrow.facts import CONTENT, TREE
from klubovna.games.harrow.tree import activate_tree, throw
from klubovna.testing import rule, run

THROUGH = 1 << 20
"""A number for `below` that lets a cube fall through and knocks nothing loose."""
CAUGHT = 0
PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]


@rule("harrow:c1.attack.09")
def test_all_cubes_of_both_sides_go_into_the_tree() -> None:
    t = table(haints={"protectors": {"D6": 1}, "family": {"D5": 1}}, ground={"red": 3, "blue": 4}, dice=(CAUGHT,) * 7)
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    assert t.ground[:2] == [0, 0]
    assert t.tree[:2] == [3, 4]


@rule("harrow:r.130")
def test_with_more_factions_every_cube_on_the_battleground_goes_in() -> None:
    everything = dict.fromkeys(("red", "blue", "brown", "teal", "yellow", "green", "silver"), 2)
    t = table("protectors", "family", "hester", "fairfolk", chapter="ff4", ground=everything, dice=(CAUGHT,) * 14)
    run(activate_tree(t))
    assert t.ground == [0] * 8
    assert t.tree == [2, 2, 0, 2, 2, 2, 2, 2]


@rule("harrow:c1.attack.10")
def test_only_cubes_that_fall_out_count() -> None:
    """Five red cubes against none: all five are caught, so there is nothing to complete the attack with."""
    t = table(haints={"protectors": {"D6": 1}, "family": {"D5": 1}}, ground={"red": 5}, dice=(CAUGHT,) * 5)
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    run(drive(t, until="todo"))
    assert t.haints[FAMILY][h("D5")] == 1
    t = table(haints={"protectors": {"D6": 1}, "family": {"D5": 1}}, ground={"red": 5}, dice=(THROUGH,) * 5)
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    assert t.ground[:2] == [5, 0]


@rule("harrow:c1.attack.11")
def test_caught_cubes_stay_and_may_be_knocked_loose_later() -> None:
    knock, second_of_them = 0, 1
    t = table(ground={"red": 1}, tree={"red": 1, "blue": 2}, dice=(THROUGH, knock, second_of_them))
    run(activate_tree(t))
    assert t.ground[:2] == [1, 1]
    assert t.tree[:2] == [1, 1]


def test_a_full_tree_catches_nothing_more() -> None:
    t = table(ground={"red": 1}, tree={"red": 6, "blue": 10}, dice=(CAUGHT, THROUGH))
    assert sum(t.tree) == TREE.capacity
    run(activate_tree(t))
    assert t.ground[CUBE["red"]] == 1


def test_the_tree_lets_out_as_many_cubes_as_the_reference_figures_say() -> None:
    for figures in CONTENT.files["tree"]["reference"]:
        t = table(seed=5)
        fallen = []
        for _ in range(3000):
            t.ground = [0] * 8
            t.tree = [0] * 8
            t.ground[0] = figures["thrown"] // 2
            t.ground[1] = figures["thrown"] - t.ground[0]
            t.tree[0] = figures["stuck_before"]
            throw(t)
            fallen.append(sum(t.ground))
            assert sum(t.ground) + sum(t.tree) == figures["thrown"] + figures["stuck_before"]
        tolerance = 5 * figures["sd_out"] / len(fallen) ** 0.5
        assert abs(statistics.mean(fallen) - figures["mean_out"]) < tolerance
        assert abs(statistics.stdev(fallen) - figures["sd_out"]) < tolerance


def test_the_tree_knows_no_colours() -> None:
    t = table(seed=9)
    out = [0, 0]
    for _ in range(3000):
        t.ground = [4, 4, 0, 0, 0, 0, 0, 0]
        t.tree = [3, 3, 0, 0, 0, 0, 0, 0]
        throw(t)
        out = [one + fallen for one, fallen in zip(out, t.ground[:2], strict=True)]
    assert abs(out[0] - out[1]) < 5 * (2 * 3000) ** 0.5
