"""What the world and the party gain and lose: achievements, prosperity, reputation, classes, scenarios, events."""

from __future__ import annotations

from typing import Any

from klubovna.games.gloomhaven.campaign.facts import (
    ANCIENT,
    ANCIENT_OPENS_A,
    COMBINED,
    DECK_NAMES,
    HIGHEST_REPUTATION,
    ITEMS_OF_LEVEL,
    LOWEST_REPUTATION,
    OPENS_B,
    PLACES,
    PRICES,
    PROSPERITY_AT,
    PROSPERITY_FOR,
    QUESTS,
    REPUTATION_OPENS,
    RETIREMENT_EVENTS,
    TOWN_RECORDS,
    TYPED,
    UNLOCK_EVENTS,
    DeckName,
)
from klubovna.games.gloomhaven.campaign.record import GLOOMHAVEN, Chronicle, Party, Sheet, World
from klubovna.games.gloomhaven.facts import ITEMS
from klubovna.games.gloomhaven.scenario.book import PLAYABLE, SCENARIO_FACTS
from klubovna.kernel.chance import Chance

# -- prosperity and the shop -------------------------------------------------------------------------------------------


def prosperity_level(world: World) -> int:
    """prosp.01, r.39"""
    return sum(points <= world.prosperity for points in PROSPERITY_FOR)


def gain_prosperity(world: World, points: int) -> None:
    """prosp.02, prosp.04 A loss stops at what the level needs."""
    floor = PROSPERITY_FOR[prosperity_level(world) - 1]
    world.prosperity = max(floor, world.prosperity + points)


def copies(world: World, item: int) -> int:
    """shop.05, shop.06, reward.03 How many copies of an item there are in this world's shop and with its characters."""
    supplied = any(item in ids for ids in ITEMS_OF_LEVEL[: prosperity_level(world)])  # prosp.03
    if supplied or item in world.designs:
        return ITEMS[item - 1].copies
    return min(ITEMS[item - 1].copies, world.single.count(item))


def in_shop(chronicle: Chronicle) -> list[int]:
    """shop.07, shop.08 Items of which a copy is left, those of characters that do not play counted as being here."""
    held = [item for sheet in chronicle.present() for item in sheet.items]
    supplied = range(1, len(ITEMS) + 1)
    return [item for item in supplied if copies(chronicle.world, item) > held.count(item)]


def price(party: Party, item: int) -> int:
    """shop.01, rep.03"""
    change = next(change for least, most, change in PRICES if least <= party.reputation <= most)
    return max(0, ITEMS[item - 1].price + change)


def resale(item: int) -> int:
    """shop.02"""
    return ITEMS[item - 1].price // 2


# -- what opens --------------------------------------------------------------------------------------------------------


def add_event(world: World, event: str) -> None:
    """cards.06 The whole deck is shuffled: nothing lies below any more."""
    name, _, number = event.partition(":")
    deck = world.deck("city" if name == "city" else "road")
    if int(number) not in (*deck.mixed, *deck.below):
        deck.mixed = sorted([*deck.mixed, *deck.below, int(number)])
        deck.below = []


def draw_event(world: World, name: DeckName, chance: Chance) -> int | None:
    """The top card: one of those whose order nobody knows, else the first of those that came back."""
    deck = world.deck(name)
    if deck.mixed:
        return deck.mixed.pop(chance.below(len(deck.mixed)))
    return deck.below.pop(0) if deck.below else None


def random_design(world: World, chance: Chance) -> int | None:
    """cards.03 All copies go to the shop; of an exhausted deck nothing comes."""
    if not world.random_designs:
        return None
    item = world.random_designs.pop(chance.below(len(world.random_designs)))
    design(world, item)
    return item


def random_scenario(world: World, chance: Chance) -> int | None:
    """cards.04"""
    if not world.random_scenarios:
        return None
    number = world.random_scenarios.pop(chance.below(len(world.random_scenarios)))
    open_scenario(world, number)
    return number


def design(world: World, item: int) -> None:
    """reward.03"""
    if item not in world.designs:
        world.designs = sorted([*world.designs, item])


def open_scenario(world: World, number: int) -> None:
    if number not in world.open:
        world.open = sorted([*world.open, number])


def instead(world: World, chance: Chance) -> None:
    """camp.12 What is already open gives a design and a side scenario instead."""
    random_design(world, chance)
    random_scenario(world, chance)


def open_class(world: World, role: str, chance: Chance) -> None:
    """camp.11, retire.09, mat.06"""
    if role in world.classes:
        instead(world, chance)
        return
    world.classes.append(role)
    for deck in DECK_NAMES:
        add_event(world, f"{deck}:{UNLOCK_EVENTS[role]}")


def open_envelope(world: World, name: str, chance: Chance) -> None:
    """camp.12, donate.03, reward.06 Envelope X holds a puzzle outside the game: it is only noted."""
    if name in world.envelopes:
        instead(world, chance)
        return
    world.envelopes = sorted([*world.envelopes, name])
    if name == "A":
        instead(world, chance)
    if name == "B":
        gain_prosperity(world, 1)


def donate(world: World, gold: int, chance: Chance) -> None:
    """donate.03, donate.04"""
    before, world.sanctuary = world.sanctuary, world.sanctuary + gold
    if before < OPENS_B <= world.sanctuary:
        open_envelope(world, "B", chance)
    gain_prosperity(world, sum(before < total <= world.sanctuary for total in PROSPERITY_AT))


def achieve(chronicle: Chronicle, name: str, chance: Chance) -> None:
    """ach.01, ach.03, ach.04 A global achievement; of one type only the last."""
    world = chronicle.world
    for alike in TYPED.values():
        if name in alike:
            world.achievements = [one for one in world.achievements if one not in alike]
    world.achievements.append(name)
    if name == ANCIENT and world.achievements.count(ANCIENT) == ANCIENT_OPENS_A:
        open_envelope(world, "A", chance)  # reward.06


def achieve_as_party(chronicle: Chronicle, name: str, chance: Chance) -> None:
    """ach.02; reward.07 Some together make a global one."""
    party = chronicle.now
    if name not in party.achievements:
        party.achievements.append(name)
    for row in COMBINED:
        complete = all(one in party.achievements for one in row["if_party"])
        if complete and row["gain_global"] not in chronicle.world.achievements:
            achieve(chronicle, row["gain_global"], chance)
            for event in row["adds_events"]:
                add_event(chronicle.world, event)


def change_reputation(chronicle: Chronicle, by: int, chance: Chance) -> None:
    """rep.02, rep.04, reward.08 What a mark opens it opens once, for the first party that reaches it."""
    party, world = chronicle.now, chronicle.world
    party.reputation = min(HIGHEST_REPUTATION, max(LOWEST_REPUTATION, party.reputation + by))
    for i, row in enumerate(REPUTATION_OPENS):
        least, most = row.get("at_least", LOWEST_REPUTATION), row.get("at_most", HIGHEST_REPUTATION)
        if i not in world.reached and least <= party.reputation <= most:
            world.reached.append(i)
            if "opens_class" in row:
                open_class(world, row["opens_class"], chance)  # camp.12: or what comes instead
            for event in row.get("adds_events", []):
                add_event(world, event)


# -- the map of scenarios ----------------------------------------------------------------------------------------------


def allowed(chronicle: Chronicle, number: int) -> bool:
    """camp.02, page.02 Whether the party has what a scenario asks for."""
    asked: dict[str, Any] = SCENARIO_FACTS[number].requires
    if "personal_quest" in asked:
        seekers = [sheet for sheet in chronicle.present() if has_quest(sheet, asked["personal_quest"])]
        return any(asked.get("item_equipped", 0) in (0, *sheet.items) for sheet in seekers)
    rows: list[dict[str, list[Any]]] = asked.get("any_of", [])
    return not rows or any(_meets(chronicle, row) for row in rows)


def has_quest(sheet: Sheet, name: str) -> bool:
    return any(QUESTS[quest].name == name for quest in sheet.quests)


def _meets(chronicle: Chronicle, row: dict[str, list[Any]]) -> bool:
    world, party = chronicle.world.achievements, chronicle.now.achievements
    for one in row.get("global_complete", []):
        name, times = (one["achievement"], one["times"]) if isinstance(one, dict) else (one, 1)
        if world.count(name) < times:
            return False
    return (
        all(one not in world for one in row.get("global_incomplete", []))
        and all(one in party for one in row.get("party_complete", []))
        and all(one not in party for one in row.get("party_incomplete", []))
    )


def in_campaign(chronicle: Chronicle) -> list[int]:
    """camp.02, camp.03 Scenarios that the party may play now for the story."""
    world = chronicle.world
    shut = {*world.done, *world.blocked}
    return [n for n in world.open if n not in shut and n in PLAYABLE and allowed(chronicle, n)]


def casually(chronicle: Chronicle) -> list[int]:
    """camp.04 Everything that has been revealed."""
    return [number for number in chronicle.world.open if number in PLAYABLE]


def needs_road_event(chronicle: Chronicle, number: int, casual: bool) -> bool:
    """travel.02 to travel.06"""
    place = chronicle.now.place
    if casual or number == place:
        return False
    if place == GLOOMHAVEN:
        return not PLACES[number].no_road_event_from_gloomhaven
    return number not in PLACES[place].linked_with and place not in PLACES[number].linked_with


def town_records(world: World) -> None:
    """camp.13 As far as the number of retirements allows."""
    for row in TOWN_RECORDS:
        if row["retirements"] == len(world.retired):
            open_scenario(world, row["unlock_scenario"])
            for event in row.get("add_events", []):
                add_event(world, event)


def retirement_events(world: World, role: str, number: int = 0) -> None:
    """retire.08, mat.06 At the first retirement of a class; a quest may name other ones."""
    if role not in world.retired:
        for deck in DECK_NAMES:
            add_event(world, f"{deck}:{number or RETIREMENT_EVENTS[role]}")
