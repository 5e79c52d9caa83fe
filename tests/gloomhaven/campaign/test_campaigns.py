"""Whole campaigns by bots: scenario after scenario, with visits and journeys between them."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.policy import CHOICES
from klubovna.testing.campaigns import gone_on


@pytest.mark.parametrize(
    ("names", "seed", "chosen"),
    [
        (["greedy", "random"], 2, {"ties": "chance"}),
        (["greedy"], 3, {"characters": 3, "difficulty": "easy"}),
        (["random", "random", "random"], 4, {"permanent_death": True}),
    ],
)
def test_a_campaign_of_four_scenarios(names: list[str], seed: int, chosen: dict[str, Any]) -> None:
    campaign = Campaign.begin({"players": len(names), "seed": seed, **chosen})
    stages: list[str] = []
    while len(campaign.chronicle.evenings) < 4:
        stages.append(campaign.chronicle.stage)
        after = gone_on(RULES, campaign, names, seed * 1000 + campaign.played)
        assert isinstance(after, Campaign)
        campaign = after
    assert stages.count("scenario") == 4
    assert stages.count("city") >= 1
    assert stages.count("journey") >= 4


def test_greedy_has_an_answer_to_every_kind_of_the_campaign() -> None:
    from klubovna.games.gloomhaven.campaign.kinds import KINDS

    assert {kind.name for kind in KINDS} == CHOICES.keys()
