"""What one seat may see between two scenarios: everything but the personal quests of others."""

from __future__ import annotations

import msgspec

from klubovna.games.gloomhaven.campaign.meeting import deck_of
from klubovna.games.gloomhaven.campaign.quests import progress
from klubovna.games.gloomhaven.campaign.record import Chronicle, Sheet
from klubovna.games.gloomhaven.campaign.sheets import worn
from klubovna.games.gloomhaven.campaign.town import NO_EVENT, Town
from klubovna.games.gloomhaven.campaign.world import in_campaign, in_shop, price, prosperity_level


class SheetView(msgspec.Struct):
    """A character of the party. Of somebody else's personal quest only that there is one."""

    who: int
    seat: int
    role: str
    name: str
    level: int
    xp: int
    gold: int
    items: list[int]
    worn: list[int]
    """Of its items those that it takes into the next scenario."""
    cards: list[int]
    perks: list[int]
    checks: int
    quests: list[int] | int
    progress: list[tuple[int, int]]
    fulfilled: bool
    blessings: int
    scenarios: list[int]


class TownView(msgspec.Struct):
    """The campaign between two scenarios."""

    play: str
    name: str
    place: int
    reputation: int
    party_achievements: list[str]
    global_achievements: list[str]
    prosperity: int
    prosperity_level: int
    sanctuary: int
    open: list[int]
    done: list[int]
    blocked: list[int]
    classes: list[str]
    envelopes: list[str]
    shop: list[tuple[int, int]]
    """Items of which a copy is here, with their price now."""
    enhancements: list[tuple[int, int, int, str]]
    event: tuple[str, int] | None
    heroes: list[SheetView]


def sheet(town: Town, one: Sheet, seat: int | None) -> SheetView:
    owner = town.chronicle.seat_of(one)
    known = owner == seat or one.fulfilled
    return SheetView(
        who=town.chronicle.heroes.index(one),
        seat=owner,
        role=one.role,
        name=one.name,
        level=one.level,
        xp=one.xp,
        gold=one.gold,
        items=sorted(one.items),
        worn=worn(one),
        cards=sorted(one.cards),
        perks=sorted(one.perks),
        checks=one.checks,
        quests=sorted(one.quests) if known else len(one.quests),
        progress=progress(one, one.quests[0]) if known and len(one.quests) == 1 else [],
        fulfilled=one.fulfilled,
        blessings=one.blessings,
        scenarios=one.scenarios[:],
    )


def town_view(town: Town, seat: int | None) -> TownView:
    chronicle = town.chronicle
    world, party = chronicle.world, chronicle.now
    return TownView(
        play=town.play,
        name=party.name,
        place=party.place,
        reputation=party.reputation,
        party_achievements=party.achievements[:],
        global_achievements=world.achievements[:],
        prosperity=world.prosperity,
        prosperity_level=prosperity_level(world),
        sanctuary=world.sanctuary,
        open=world.open[:],
        done=world.done[:],
        blocked=world.blocked[:],
        classes=world.classes[:],
        envelopes=world.envelopes[:],
        shop=[(item, price(party, item)) for item in in_shop(chronicle)],
        enhancements=world.enhancements[:],
        event=(deck_of(town), town.event) if town.event != NO_EVENT else None,
        heroes=[sheet(town, one, seat) for one in chronicle.present()],
    )


class EveningView(msgspec.Struct):
    """A scenario that was played."""

    scenario: int
    casual: bool
    level: int
    won: bool
    rounds: int
    roles: list[str]


class PastView(msgspec.Struct):
    """A character that plays no more, or not in this party."""

    role: str
    name: str
    level: int
    retired: bool
    dead: bool
    scenarios: int


class CampaignView(msgspec.Struct):
    """A campaign between two of its games."""

    stage: str
    target: int
    playable: list[int]
    """Scenarios that the party may play for the story now."""
    town: TownView
    evenings: list[EveningView]
    past: list[PastView]


def campaign_view(chronicle: Chronicle, seat: int | None) -> CampaignView:
    present = chronicle.now.members
    return CampaignView(
        stage=chronicle.stage,
        target=chronicle.target,
        playable=in_campaign(chronicle),
        town=town_view(Town(chronicle=chronicle, play=chronicle.stage), seat),
        evenings=[
            EveningView(one.scenario, one.casual, one.level, one.won, one.rounds, one.roles[:])
            for one in chronicle.evenings
            if one.party == chronicle.party
        ],
        past=[
            PastView(one.role, one.name, one.level, one.retired, one.dead, len(one.scenarios))
            for who, one in enumerate(chronicle.heroes)
            if who not in present
        ],
    )
