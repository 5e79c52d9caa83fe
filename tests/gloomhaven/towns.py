"""Visits and journeys made by hand, for tests."""

from __future__ import annotations

from typing import Any

from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.record import CITY, Sheet
from klubovna.games.gloomhaven.campaign.town import known_quests, town_of
from klubovna.games.gloomhaven.facts import CLASS_IDS
from klubovna.games.gloomhaven.setup import Options, setup
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.rules import Config


def town(*roles: str, stage: str = CITY, seats: int = 2, met: bool = True, **chosen: Any) -> Table:
    """A visit or a journey of these characters, with 100 gold each; the event is over unless said otherwise."""
    size = max(2, len(roles) or seats)
    chronicle = Campaign.begin({"players": seats, "characters": size, **chosen}).chronicle
    chronicle.stage = stage
    for line, role in enumerate(roles):
        quest = chronicle.world.quests.pop()
        chronicle.heroes.append(Sheet(role=role, line=line, gold=100, quests=[quest]))
        chronicle.now.members[line] = line
    options = {"campaign": Campaign(chronicle).record()}
    config = Config(seats, 1, [None] * seats, Options(campaign=options["campaign"]), options)
    t = setup(config)
    town_of(t).met = met
    town_of(t).quest_seen = known_quests(town_of(t).chronicle)
    return t


def hero(t: Table, line: int = 0) -> Sheet:
    return town_of(t).party[line]


def role(name: str) -> int:
    return CLASS_IDS.index(name)
