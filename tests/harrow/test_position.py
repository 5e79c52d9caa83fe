"""What a position of Harrow County is worth to each faction."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.fairfolk_table import fair_table
from harrow.tables import table
from klubovna.games.harrow.facts import FAMILY, PROTECTORS
from klubovna.games.harrow.policy import HarrowPolicy

POLICY = HarrowPolicy()


def chance(**position: Any) -> float:
    """Of the Protectors, in chapter 3."""
    found = POLICY.evaluate(table("protectors", "family", chapter="c3", legends={"protectors": "D6"}, **position))
    assert sum(found) == pytest.approx(1.0)
    return found[0]


@pytest.mark.parametrize(
    "better",
    [
        {"points": {"protectors": 3, "family": 2}},
        {"ground": {"red": 4}},
        {"haints": {"protectors": {"D4": 1}}},
        {"townsfolk": ("D6",)},
    ],
)
def test_what_brings_points_counts_beside_them(better: dict[str, Any]) -> None:
    assert chance(**{"points": {"protectors": 2, "family": 2}, **better}) > chance(
        points={"protectors": 2, "family": 2}
    )


def test_a_lead_counts_the_more_the_nearer_the_end_is() -> None:
    early = chance(points={"protectors": 2, "family": 1})
    assert chance(points={"protectors": 6, "family": 5}) > early


def test_haints_on_the_plate_are_nearly_a_point() -> None:
    t = table("protectors", "family", chapter="c3", points={"protectors": 4, "family": 4})
    before = POLICY.evaluate(t)[0]
    t.spoon[PROTECTORS], t.plate[PROTECTORS][FAMILY] = 3, 2
    assert POLICY.evaluate(t)[0] > before


def test_where_somebody_has_no_points_the_margin_tells() -> None:
    t = fair_table()
    assert len(POLICY.evaluate(t)) == t.seats
