"""Whole campaigns by bots: scenario after scenario, with visits and journeys between them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from klubovna import bots
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.facts import QUESTS
from klubovna.games.gloomhaven.campaign.record import Chronicle
from klubovna.games.gloomhaven.campaign.world import copies
from klubovna.kernel.game import Game
from klubovna.kernel.record import new, replay


def conserved(chronicle: Chronicle) -> None:
    """Gold, items, cards and quests are where the rules put them."""
    world = chronicle.world
    quests = [*world.quests, *(quest for sheet in chronicle.heroes for quest in sheet.quests)]
    assert len(set(quests)) == len(quests) == len(QUESTS) - len(world.retired)
    held = Counter(item for sheet in chronicle.present() for item in sheet.items)
    assert all(count <= copies(world, item) for item, count in held.items())
    for sheet in chronicle.present():
        assert sheet.gold >= 0
        assert len(set(sheet.cards)) == len(sheet.cards) == sheet.level - 1
        assert len(set(sheet.items)) == len(sheet.items)
    for deck in (world.city, world.road):
        assert len({*deck.mixed, *deck.below}) == len(deck.mixed) + len(deck.below)


def played(campaign: Campaign, names: list[str], seed: int) -> Game:
    game = new(RULES, seed=seed, **campaign.next_game())
    seated = [bots.make(name, seed + i) for i, name in enumerate(names)]
    while not game.over:
        decision = game.decisions[0]
        game.choose(bots.move(game, decision.seat, seated[decision.seat], game.happened), decision.seat)
    return game


def campaign_of(names: list[str], scenarios: int, seed: int, **chosen: Any) -> tuple[Campaign, Counter[str]]:
    campaign = Campaign.begin({"players": len(names), "seed": seed, **chosen})
    stages: Counter[str] = Counter()
    while len(campaign.chronicle.evenings) < scenarios:
        before = json.dumps(campaign.record())
        stages[campaign.chronicle.stage] += 1
        game = played(campaign, names, seed * 1000 + campaign.played)
        assert game.result is not None
        after = campaign.after(game.result)
        assert json.dumps(campaign.record()) == before  # nothing in it changes
        conserved(after.chronicle)
        assert replay(game.record()).fingerprint() == game.fingerprint()
        campaign = Campaign.read(json.loads(json.dumps(after.record())))
        assert campaign.record() == after.record()
        assert json.dumps(campaign.record()) == json.dumps(after.record())
    return campaign, stages


@pytest.mark.parametrize(
    ("names", "seed", "chosen"),
    [
        (["random", "random"], 1, {}),
        (["greedy", "random"], 2, {"ties": "chance"}),
        (["greedy"], 3, {"characters": 3, "difficulty": "easy"}),
        (["random", "random", "random"], 4, {"permanent_death": True}),
    ],
)
def test_a_campaign_of_five_scenarios(names: list[str], seed: int, chosen: dict[str, Any]) -> None:
    campaign, stages = campaign_of(names, 5, seed, **chosen)
    assert stages["scenario"] == 5
    assert stages["city"] >= 1
    assert stages["journey"] >= 5
    assert [one.scenario for one in campaign.chronicle.evenings]
