"""A game of this slug is a scenario, a visit or a journey: how each is set up, goes on and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from klubovna.games.gloomhaven.campaign.campaign import read
from klubovna.games.gloomhaven.campaign.city import city_step
from klubovna.games.gloomhaven.campaign.journey import journey_step
from klubovna.games.gloomhaven.campaign.record import CITY, SCENARIO, Chronicle
from klubovna.games.gloomhaven.campaign.town import Town, known_quests
from klubovna.games.gloomhaven.round.steps import step as scenario_step
from klubovna.kernel.decision import Flow
from klubovna.kernel.errors import RecordError, SetupError

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table
    from klubovna.kernel.rules import Config


def step(t: Table) -> Flow[None]:
    if t.town is None:
        return scenario_step(t)
    return city_step(t) if t.town.play == CITY else journey_step(t)


def chronicle_for(config: Config) -> Chronicle:
    """The campaign that a visit or a journey goes on with; refused in a sentence if none can."""
    try:
        chronicle = read(config.options.campaign)
    except RecordError as error:
        raise SetupError(error.key, **error.params) from error
    if chronicle.stage == SCENARIO or chronicle.seats != config.seats:
        raise SetupError("campaign-game")
    return chronicle


def lay_out(t: Table, chronicle: Chronicle) -> None:
    t.town = Town(chronicle=chronicle, play=chronicle.stage, quest_seen=known_quests(chronicle))
    vacant = chronicle.vacant()
    if chronicle.stage == CITY and vacant and not chronicle.back_from_scenario:
        # city.02: no new visit before the next scenario, but for whoever has come since then
        t.town.met = True
        t.town.left = sum(1 << line for line in range(len(chronicle.lines)) if line not in vacant)
    t.locked_shown = True  # who is in the campaign is open to all
