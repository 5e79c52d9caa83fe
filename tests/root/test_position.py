"""What a position of Root is worth to each faction."""

from __future__ import annotations

import pytest

from klubovna.games.root.facts import EYRIE, MARQUISE, VAGABOND
from klubovna.games.root.policy.greedy import RootPolicy
from klubovna.games.root.state import Table
from root.tables import card, table

POLICY = RootPolicy()


def chances(t: Table) -> list[float]:
    found = POLICY.evaluate(t)
    assert sum(found) == pytest.approx(1.0)
    return found


def test_points_the_map_and_the_turn_count() -> None:
    even = table("eyrie", "marquise", warriors={"eyrie": {3: 2}, "marquise": {5: 2}}, vp={"eyrie": 10, "marquise": 10})
    ahead = table("eyrie", "marquise", warriors={"eyrie": {3: 2}, "marquise": {5: 2}}, vp={"eyrie": 16, "marquise": 10})
    strong = table(
        "eyrie", "marquise", warriors={"eyrie": {3: 5, 4: 2}, "marquise": {5: 2}}, vp={"eyrie": 10, "marquise": 10}
    )
    assert chances(ahead)[0] > chances(even)[0]
    assert chances(strong)[0] > chances(even)[0]


def test_the_alliance_is_feared_with_few_points() -> None:
    """It scores late and much: as far as the Marquise on the track it is ahead of her."""
    t = table("marquise", "alliance", vp={"marquise": 8, "alliance": 8}, warriors={"marquise": {1: 4}})
    assert chances(t)[1] > chances(t)[0]


def test_a_dominance_card_at_hand_is_nearly_a_win() -> None:
    position = {"eyrie": {3: 3, 4: 3, 5: 3}, "marquise": {1: 3}}
    t = table("eyrie", "marquise", warriors=position, vp={"eyrie": 10, "marquise": 20})
    before = chances(t)[0]
    t.dominance[EYRIE] = card("dominance_rabbit")
    assert chances(t)[0] > max(before, 0.8)


def test_partners_share_their_chances() -> None:
    t = table("marquise", "eyrie", "vagabond", vp={"marquise": 4, "eyrie": 12, "vagabond": 2})
    t.coalition[VAGABOND] = MARQUISE
    found = chances(t)
    assert found[0] == found[2]
