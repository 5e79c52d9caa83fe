"""Chapter 1: attacks, with the cubes that fall out fixed by the dice."""

from __future__ import annotations

from harrow.tables import FACTION, drive, h, table
from klubovna.games.harrow.attack import attack_hex
from klubovna.games.harrow.facts import HAINT
from klubovna.testing import rule, run

THROUGH = 1 << 20
"""A number for `below` that lets a cube fall through and knocks nothing loose."""
CAUGHT = 0
PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]


@rule("harrow:c1.attack.13", "harrow:c1.attack.16", "harrow:ex.c1.attack.1")
def test_a_haint_off_the_brambles_costs_two_cubes_and_scores_a_point() -> None:
    t = table(haints={"protectors": {"D6": 1}, "family": {"D5": 1}}, ground={"red": 3, "blue": 2}, dice=(THROUGH,) * 5)
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    run(drive(t, until="todo"), attack_press=HAINT)
    assert t.haints[FAMILY][h("D5")] == 0
    assert t.points[PROTECTORS] == 1
    assert t.ground[:2] == [1, 2]
