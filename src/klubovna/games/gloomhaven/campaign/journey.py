"""From where the party stands to where it plays next: what is still owed, the way, the road event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from klubovna.games.gloomhaven.campaign.happenings import PARTY_CHANGED, SCENARIO_OPENED, TRAVELLED
from klubovna.games.gloomhaven.campaign.kinds import OPEN_ONE, PACK, TRAVEL
from klubovna.games.gloomhaven.campaign.meeting import answer, draw, hand_out, take_together
from klubovna.games.gloomhaven.campaign.record import (
    CITY,
    GLOOMHAVEN,
    JOURNEY,
    MOST_PARTIES,
    NOBODY,
    OTHER_PARTY,
    SCENARIO,
    Chronicle,
    Party,
)
from klubovna.games.gloomhaven.campaign.sheets import asked_for, may_pack, wear
from klubovna.games.gloomhaven.campaign.town import NO_EVENT, chronicle_of, town_of
from klubovna.games.gloomhaven.campaign.voting import vote
from klubovna.games.gloomhaven.campaign.world import casually, in_campaign, needs_road_event, open_scenario
from klubovna.games.gloomhaven.scenario.roomcards import RANDOM_DUNGEON
from klubovna.kernel.decision import Decision

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table


async def journey_step(t: Table) -> None:
    town = town_of(t)
    chronicle = town.chronicle
    if chronicle.owed_items or chronicle.owed_gold or chronicle.owed_scenarios:
        await settle(t)
    elif chronicle.stage != SCENARIO:
        await set_out(t)
    elif not town.met:
        if town.event == NO_EVENT:
            draw(t)
        else:
            await answer(t)
    elif (line := unpacked(t)) is not None:
        await pack(t, line)
    else:
        t.over = True


def unpacked(t: Table) -> int | None:
    """The next character with more things than it can wear, who has not said yet which it takes along."""
    town = town_of(t)
    party = town.chronicle.present()
    lines = [one.line for one in party if not town.left >> one.line & 1 and may_pack(town.chronicle, one)]
    return lines[0] if lines else None


async def pack(t: Table, line: int) -> None:
    """item.03 to item.07 Which of its things a character wears is chosen before each scenario."""
    town = town_of(t)
    who = town.chronicle.now.members[line]
    sheet = town.chronicle.heroes[who]
    item = await Decision(town.chronicle.seat_of(sheet), PACK, [None, *may_pack(town.chronicle, sheet)], who)
    if item is None:
        town.left |= 1 << line
    else:
        wear(sheet, item)


async def settle(t: Table) -> None:
    """reward.02, travel.13 What the scenario gave to the party as a whole; the dead take nothing."""
    chronicle = chronicle_of(t)
    if chronicle.owed_items:
        item = chronicle.owed_items[0]
        if chronicle.present():
            await hand_out(t, item)
        chronicle.owed_items = chronicle.owed_items[1:]
    elif chronicle.owed_gold:
        if chronicle.present():
            await take_together(t, chronicle.owed_gold)
        chronicle.owed_gold = 0
    else:
        number = await vote(t, OPEN_ONE, chronicle.owed_scenarios[0])
        open_scenario(chronicle.world, number)
        t.tell(SCENARIO_OPENED, number)
        chronicle.owed_scenarios = chronicle.owed_scenarios[1:]


def ways(chronicle: Chronicle) -> list[int]:
    """travel.01, camp.04, retire.01 Gloomhaven (0), scenarios of the campaign, and as negative numbers casual ones.

    rand.01 Among those is the random dungeon, once the campaign has begun with its first scenario.
    """
    home = [GLOOMHAVEN] if chronicle.now.place != GLOOMHAVEN else []
    if chronicle.vacant() or any(sheet.fulfilled for sheet in chronicle.present()):
        return [GLOOMHAVEN]
    told = in_campaign(chronicle)
    # camp.08: parties take turns in Gloomhaven, once the first evening was played
    parties = range(0 if home or not chronicle.evenings else min(MOST_PARTIES, len(chronicle.parties) + 1))
    others = [OTHER_PARTY + one for one in parties if one != chronicle.party]
    casual = [number for number in casually(chronicle) if number not in told]
    casual += [RANDOM_DUNGEON] if chronicle.evenings else []
    return [*home, *told, *(-number for number in casual), *others]


def change_party(t: Table, number: int) -> None:
    """camp.08 Another party of this world plays; a new one needs new characters."""
    chronicle = chronicle_of(t)
    if number == len(chronicle.parties):
        chronicle.parties.append(Party(members=[NOBODY] * len(chronicle.lines)))
    chronicle.party = number
    # city.02: whoever has been there since the last scenario has nothing more to do in Gloomhaven
    chronicle.stage = CITY if chronicle.vacant() or chronicle.back_from_scenario else JOURNEY
    t.tell(PARTY_CHANGED, number + 1)
    t.over = True


async def set_out(t: Table) -> None:
    town = town_of(t)
    chronicle = town.chronicle
    way = await vote(t, TRAVEL, ways(chronicle))
    if way >= OTHER_PARTY:
        change_party(t, way - OTHER_PARTY)
        return
    t.tell(TRAVELLED, way)
    if way == GLOOMHAVEN:
        chronicle.now.place = GLOOMHAVEN
        chronicle.stage = CITY
        t.over = True
        return
    chronicle.target, chronicle.casual = abs(way), way < 0
    chronicle.stage = SCENARIO
    for sheet in chronicle.present():
        if asked_for(chronicle, sheet) in sheet.items:
            wear(sheet, asked_for(chronicle, sheet))
    town.met = not needs_road_event(chronicle, chronicle.target, chronicle.casual)
