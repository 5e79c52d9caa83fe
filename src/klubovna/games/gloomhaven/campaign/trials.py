"""Random visits and journeys for tests, and what must hold in them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.facts import EVENTS, PROSPERITY_FOR, QUESTS, XP_FOR_LEVEL
from klubovna.games.gloomhaven.campaign.record import CITY, JOURNEY, Sheet
from klubovna.games.gloomhaven.campaign.town import Town
from klubovna.games.gloomhaven.campaign.world import copies
from klubovna.games.gloomhaven.cards.enhancing import is_enhancement
from klubovna.games.gloomhaven.facts import ITEMS, STARTING
from klubovna.kernel.chance import Chance


def campaign_inventory(town: Town) -> dict[str, Any]:
    """Each quest lies somewhere or has left the game with somebody; nobody has what is not there."""
    chronicle = town.chronicle
    quests = [*chronicle.world.quests, *(quest for sheet in chronicle.heroes for quest in sheet.quests)]
    held = [item for sheet in chronicle.present() for item in sheet.items]
    return {
        "quests": len(quests) == len(set(quests)) and len(quests) + len(chronicle.world.retired) == len(QUESTS),
        "gold": all(sheet.gold >= 0 for sheet in chronicle.heroes),
        "items": all(held.count(item) <= copies(chronicle.world, item) for item in held),
        "reputation": -20 <= chronicle.now.reputation <= 20,
        "experience": all(sheet.xp >= XP_FOR_LEVEL[sheet.level - 1] for sheet in chronicle.heroes),
    }


def conserved(campaign: Campaign) -> dict[str, bool]:
    """Gold, items, cards, events and quests are where the rules put them."""
    chronicle = campaign.chronicle
    world, party = chronicle.world, chronicle.present()
    quests = [*world.quests, *(quest for sheet in chronicle.heroes for quest in sheet.quests)]
    held = Counter(item for sheet in party for item in sheet.items)
    spots = [one[:3] for one in world.enhancements]
    return {
        "quests": len(set(quests)) == len(quests) == len(QUESTS) - len(world.retired),
        "gold": all(sheet.gold >= 0 for sheet in chronicle.heroes),
        "items": all(count <= copies(world, item) for item, count in held.items()),
        "items of one": all(len(set(sheet.items)) == len(sheet.items) for sheet in party),
        "cards": all(len(set(sheet.cards)) == len(sheet.cards) == sheet.level - 1 for sheet in party),
        "events": all(
            len({*deck.mixed, *deck.below}) == len(deck.mixed) + len(deck.below) for deck in (world.city, world.road)
        ),
        "enhancements": len(spots) == len(set(spots)) and all(is_enhancement(one) for one in world.enhancements),
        "members": all(who < 0 or chronicle.heroes[who].line == line for line, who in enumerate(chronicle.now.members)),
    }


def evenings(campaign: Campaign) -> int:
    """Scenarios that were played, won or lost."""
    return len(campaign.chronicle.evenings)


def campaign_soak(seed: int, chance: Chance) -> dict[str, Any]:
    """A campaign somewhere in its middle: a visit or a journey with events of all kinds."""
    seats = 1 + chance.below(4)
    ties = chance.pick(["first", "chance"])
    chronicle = Campaign.begin({"players": seats, "ties": ties, "seed": seed}).chronicle
    world = chronicle.world
    world.prosperity = chance.pick(PROSPERITY_FOR)
    chronicle.now.reputation = chance.below(41) - 20
    for name in ("city", "road"):
        deck = world.city if name == "city" else world.road
        deck.mixed = sorted(EVENTS["city" if name == "city" else "road"])
    chronicle.stage = chance.pick([CITY, JOURNEY])
    if chronicle.stage == JOURNEY or chance.below(2):
        roles = list(STARTING)
        chance.shuffle(roles)
        for line in range(len(chronicle.lines)):
            level = 1 + chance.below(9)
            quest = world.quests.pop(chance.below(len(world.quests)))
            xp = XP_FOR_LEVEL[level - 1] if chronicle.stage == CITY else 0
            sheet = Sheet(role=roles.pop(), line=line, xp=xp, gold=chance.below(90), quests=[quest])
            sheet.checks = chance.below(19)
            for item in (1 + chance.below(14), 1 + chance.below(14)):
                if item not in sheet.items and ITEMS[item - 1].copies > 1 and line < 2:
                    sheet.items.append(item)
            chronicle.now.members[line] = line
            chronicle.heroes.append(sheet)
    if chronicle.stage == JOURNEY:
        chronicle.now.place = chance.pick([0, 1, 8])
        chronicle.owed_items = [chance.pick([27, 41, 120])]
        chronicle.owed_gold = chance.below(2) * 40
        chronicle.owed_scenarios = [[15, 17, 20]]
        world.open = [1, 3, 4, 8]
    return {"seats": seats, "seed": seed, "options": {"campaign": Campaign(chronicle).record()}}
