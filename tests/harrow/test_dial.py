"""Chapter 3: the haint dial, spoon and plate."""

from __future__ import annotations

from typing import Any

from harrow.tables import FACTION, at, drive, h, table
from klubovna.games.harrow.abilities import spawning
from klubovna.games.harrow.attack import attack_hex, hit_legend
from klubovna.games.harrow.facts import HAINT
from klubovna.games.harrow.inventory import inventory
from klubovna.games.harrow.scoring import kill
from klubovna.games.harrow.state import Table
from klubovna.testing import rule, run

THROUGH = 1 << 20
PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]


def dial(spoon: int, plate: int = 0, **position: Any) -> Table:
    """Chapter 3, the Protectors' spoon on a number and some of the Family's haints on their plate."""
    position.setdefault("haints", {"family": {"D5": 4}})
    t = table(chapter="c3", **position)
    t.spoon[PROTECTORS] = spoon
    t.plate[PROTECTORS][FAMILY] = plate
    t.supply[FAMILY] -= plate
    return t


def kills(t: Table, count: int) -> list[int]:
    """The points of the Protectors after each of so many kills."""
    points = []
    for _ in range(count):
        kill(t, PROTECTORS, FAMILY, h("D5"), HAINT)
        points.append(t.points[PROTECTORS])
    return points


@rule("harrow:c3.dial.01")
def test_the_first_haint_scores_and_the_spoon_goes_to_two() -> None:
    t = table(
        chapter="c3",
        haints={"protectors": {"D6": 2}, "family": {"D5": 2}},
        ground={"red": 2},
        dice=(THROUGH,) * 2,
    )
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    run(drive(t, until="todo"), attack_press=HAINT)
    assert (t.points[PROTECTORS], t.spoon[PROTECTORS], t.spoon[FAMILY]) == (1, 2, 1)
    assert t.plate[PROTECTORS] == [0, 0, 0]


@rule("harrow:c3.dial.02", "harrow:c3.dial.04", "harrow:c3.dial.05", "harrow:ex.c3.dial.1")
def test_with_the_spoon_on_two_the_second_haint_scores() -> None:
    t = dial(2)
    assert kills(t, 1) == [0]
    assert (t.plate[PROTECTORS][FAMILY], t.supply[FAMILY], t.spoon[PROTECTORS]) == (1, 11, 2)
    assert kills(t, 1) == [1]
    assert (t.plate[PROTECTORS][FAMILY], t.supply[FAMILY], t.spoon[PROTECTORS]) == (0, 13, 3)


@rule("harrow:c3.dial.03")
def test_from_then_on_every_three_haints_score() -> None:
    t = dial(3, haints={"family": {"D5": 8}})
    assert kills(t, 7) == [0, 0, 1, 1, 1, 2, 2]
    assert t.spoon[PROTECTORS] == 3
    t = dial(3, plate=2)
    assert kills(t, 1) == [1]
    assert t.plate[PROTECTORS] == [0, 0, 0]


@rule("harrow:c3.dial.04", "harrow:r.035")
def test_haints_on_a_plate_are_not_in_their_owners_supply() -> None:
    t = dial(3, plate=2, legends={"family": "D2"}, haints={"family": {"A1": 4, "A2": 4, "A3": 4, "D5": 1}})
    assert t.supply[FAMILY] == 0
    assert spawning(t, FAMILY) == []
    kills(t, 1)
    assert t.supply[FAMILY] == 3
    assert spawning(t, FAMILY) == [h("D2")]


@rule("harrow:c3.dial.05")
def test_the_plate_is_emptied_into_the_supplies_of_the_owners() -> None:
    t = table("protectors", "kami", chapter="c4", haints={"kami": {"D5": 3}})
    kami = FACTION["kami"]
    t.spoon[PROTECTORS] = 3
    for _ in range(3):
        kill(t, PROTECTORS, kami, h("D5"), HAINT)
    assert t.supply[kami] == 15
    assert t.plate[PROTECTORS] == [0, 0, 0]


@rule("harrow:r.034")
def test_a_legend_without_haints_on_the_map_counts_as_one_killed_haint() -> None:
    t = dial(2, haints={}, legends={"family": "D5", "protectors": "A1"})
    before = inventory(t)["haints"]
    run(hit_legend(t, PROTECTORS, FAMILY, 1), attack_push=h("D4"))
    assert (t.points[PROTECTORS], t.plate[PROTECTORS][FAMILY], t.supply[FAMILY]) == (0, 1, 14)
    run(hit_legend(t, PROTECTORS, FAMILY, 1), attack_push=h("D5"))
    assert (t.points[PROTECTORS], t.plate[PROTECTORS][FAMILY], t.supply[FAMILY]) == (1, 0, 15)
    assert inventory(t)["haints"] == before


def test_a_clash_counts_by_the_dial_of_each_side() -> None:
    t = table(
        chapter="c3",
        haints={"protectors": {"D6": 1}, "family": {"D5": 1}},
        ground={"red": 2, "blue": 3},
        dice=(THROUGH,) * 5,
    )
    t.spoon[FAMILY] = 2
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY), attack_clash={0: True, 1: True})
    assert t.points[:2] == [1, 0]
    assert t.plate[FAMILY] == [1, 0, 0]
    assert at(t.haints[PROTECTORS]) == {}
