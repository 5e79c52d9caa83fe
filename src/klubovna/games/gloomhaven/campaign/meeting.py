"""City and road events: two options, a vote, and all outcomes that apply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from klubovna.games.gloomhaven.campaign.facts import EVENTS, DeckName, EventFacts
from klubovna.games.gloomhaven.campaign.happenings import (
    CHECKS_CHANGED,
    EVENT_ANSWERED,
    EVENT_DRAWN,
    GOLD_CHANGED,
    ITEM_GIVEN_UP,
    ITEM_TAKEN,
    PROSPERITY_CHANGED,
    REPUTATION_CHANGED,
    SCENARIO_OPENED,
    XP_CHANGED,
)
from klubovna.games.gloomhaven.campaign.kinds import (
    CONSUMED_ITEM,
    EVENT_ONE,
    EVENT_OPTION,
    ONE_CHARACTER,
    PAYS,
    TAKE_ITEM,
    TAKES,
)
from klubovna.games.gloomhaven.campaign.record import CITY, Sheet
from klubovna.games.gloomhaven.campaign.sheets import change_checks, change_gold, change_xp, worn
from klubovna.games.gloomhaven.campaign.town import NO_EVENT, Town, chronicle_of, look_at_quest, town_of
from klubovna.games.gloomhaven.campaign.voting import vote
from klubovna.games.gloomhaven.campaign.world import (
    achieve,
    achieve_as_party,
    add_event,
    change_reputation,
    design,
    draw_event,
    gain_prosperity,
    open_scenario,
    random_design,
)
from klubovna.games.gloomhaven.facts import ITEMS
from klubovna.kernel.decision import Decision

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table


def deck_of(town: Town) -> DeckName:
    return "city" if town.play == CITY else "road"


def event_of(town: Town) -> EventFacts:
    return EVENTS[deck_of(town)][town.event]


def draw(t: Table) -> None:
    """The front of the card is seen by all; from an empty deck nothing comes."""
    town = town_of(t)
    number = draw_event(town.chronicle.world, deck_of(town), t.chance)
    if number is None:
        town.met = True
        return
    town.event = number
    t.shown += 1
    t.tell(EVENT_DRAWN, (deck_of(town), number))


async def answer(t: Table) -> None:
    """travel.07, travel.08 Agreed on before the back is seen; then everything that applies, from top to bottom."""
    town = town_of(t)
    facts, name, number = event_of(town), deck_of(town), town.event
    letter = await vote(t, EVENT_OPTION, [(name, number, "A"), (name, number, "B")], (name, number))
    t.shown += 1
    t.tell(EVENT_ANSWERED, letter)
    fate = await resolve(t, facts, letter[2])
    deck = town.chronicle.world.deck(name)
    if fate == "return" and number not in deck.below:
        deck.below.append(number)  # cards.07
    town.event = NO_EVENT
    town.met = True
    for sheet in town.party:
        look_at_quest(t, sheet)


async def resolve(t: Table, facts: EventFacts, letter: str) -> str:
    """travel.08, travel.12 What becomes of the card is said by the last outcome that applied."""
    fate, applied = "return", False
    for outcome in facts.option(letter).outcomes:
        asked: dict[str, Any] = outcome.get("if", {})
        if asked.get("otherwise") and applied:
            continue
        if not holds(t, asked):
            continue
        applied = True
        await pay(t, asked)
        for effect in outcome["effects"]:
            if not holds(t, effect.get("if", {})):
                continue
            if "resolve_option" in effect:
                fate = await resolve(t, facts, effect["resolve_option"])
            else:
                await carry_out(t, effect)
        if outcome["card"] != "as_resolved_option":
            fate = outcome["card"]
    return fate


# -- conditions --------------------------------------------------------------------------------------------------------


def holds(t: Table, asked: dict[str, Any]) -> bool:
    """travel.09, travel.10, travel.11"""
    chronicle = chronicle_of(t)
    party, reputation = chronicle.present(), chronicle.now.reputation
    if "class_in_party" in asked and not any(sheet.role in asked["class_in_party"] for sheet in party):
        return False
    if "reputation_above" in asked and reputation <= asked["reputation_above"]:
        return False
    if "reputation_below" in asked and reputation >= asked["reputation_below"]:
        return False
    if "pay_gold_each" in asked and any(sheet.gold < asked["pay_gold_each"] for sheet in party):
        return False
    if "give_up_item" in asked and all(asked["give_up_item"] not in sheet.items for sheet in party):
        return False
    return collective(t, asked) <= sum(sheet.gold for sheet in party)


def collective(t: Table, asked: dict[str, Any]) -> int:
    """The gold that the party pays together."""
    rows: list[dict[str, Any]] = asked.get("pay_collective_gold_by_reputation", [])
    for row in rows:
        if holds(t, {key: value for key, value in row.items() if key != "gold"}):
            return int(row["gold"])
    return int(asked.get("pay_collective_gold", 0))


async def pay(t: Table, asked: dict[str, Any]) -> None:
    chronicle = chronicle_of(t)
    await pay_together(t, collective(t, asked))
    for sheet in chronicle.present():
        if "pay_gold_each" in asked:
            gold(t, sheet, -asked["pay_gold_each"])
    if "give_up_item" in asked:
        item = asked["give_up_item"]
        owner = next(sheet for sheet in chronicle.present() if item in sheet.items)
        owner.items.remove(item)
        t.tell(ITEM_GIVEN_UP, chronicle.heroes.index(owner), item)


async def pay_together(t: Table, due: int) -> None:
    """travel.11, travel.13 Everybody says what its character pays; together it is enough."""
    chronicle = chronicle_of(t)
    party = chronicle.present()
    due = min(due, sum(sheet.gold for sheet in party))  # travel.14
    for i, sheet in enumerate(party):
        least = max(0, due - sum(other.gold for other in party[i + 1 :]))
        amounts = list(range(least, min(due, sheet.gold) + 1))
        about = chronicle.heroes.index(sheet)
        paid = await Decision(chronicle.seat_of(sheet), PAYS, amounts, about) if len(amounts) > 1 else amounts[0]
        due -= paid
        gold(t, sheet, -paid)


async def take_together(t: Table, amount: int) -> None:
    """travel.13 Everybody says what its character takes; the last takes the rest."""
    chronicle = chronicle_of(t)
    party = chronicle.present()
    for sheet in party[:-1]:
        about = chronicle.heroes.index(sheet)
        taken = await Decision(chronicle.seat_of(sheet), TAKES, list(range(amount + 1)), about)
        amount -= taken
        gold(t, sheet, taken)
    gold(t, party[-1], amount)


# -- effects -----------------------------------------------------------------------------------------------------------


def gold(t: Table, sheet: Sheet, by: int) -> None:
    before = sheet.gold
    change_gold(sheet, by)
    if sheet.gold != before:
        t.tell(GOLD_CHANGED, chronicle_of(t).heroes.index(sheet), sheet.gold - before, sheet.gold)


async def carry_out(t: Table, effect: dict[str, Any]) -> None:
    """travel.13 `each` means every character separately."""
    chronicle = chronicle_of(t)
    world, party = chronicle.world, chronicle.present()
    for who, sheet in ((chronicle.heroes.index(one), one) for one in party):
        gold(t, sheet, effect.get("gold_each", 0))
        if "experience_each" in effect:
            before = sheet.xp
            change_xp(sheet, effect["experience_each"])
            t.tell(XP_CHANGED, who, sheet.xp - before, sheet.xp)
        if "checkmarks_each" in effect:
            before = sheet.checks
            change_checks(sheet, effect["checkmarks_each"])
            t.tell(CHECKS_CHANGED, who, sheet.checks - before, sheet.checks)
    if effect.get("gold_collective", 0) < 0:
        await pay_together(t, -effect["gold_collective"])
    elif "gold_collective" in effect:
        await take_together(t, effect["gold_collective"])
    if "reputation" in effect:
        change_reputation(chronicle, effect["reputation"], t.chance)
        t.tell(REPUTATION_CHANGED, chronicle.now.reputation)
    if "prosperity" in effect:
        gain_prosperity(world, effect["prosperity"])
        t.tell(PROSPERITY_CHANGED, world.prosperity)
    for _ in range(effect.get("copies", 0)):
        await hand_out(t, effect["item"])
    if "item_design" in effect:
        design(world, effect["item_design"])
    for _ in range(effect.get("random_item_design", 0)):
        random_design(world, t.chance)
    if "global_achievement" in effect:
        achieve(chronicle, effect["global_achievement"], t.chance)
    if "party_achievement" in effect:
        achieve_as_party(chronicle, effect["party_achievement"], t.chance)
    if "unlock_scenario" in effect:
        open_scenario(world, effect["unlock_scenario"])
        t.tell(SCENARIO_OPENED, effect["unlock_scenario"])
    if "add_event" in effect:
        add_event(world, effect["add_event"])
    if "choose_one" in effect:
        await choose_one(t, effect["choose_one"])
    if "next_scenario" in effect:
        await burden(t, effect["next_scenario"])


async def choose_one(t: Table, effects: list[dict[str, Any]]) -> None:
    town = town_of(t)
    options = [next((name, value) for name, value in effect.items() if name != "if") for effect in effects]
    name, value = await vote(t, EVENT_ONE, options, (deck_of(town), town.event))
    await carry_out(t, {name: value})


async def hand_out(t: Table, item: int) -> None:
    """reward.02 One copy for one character of the players' choice; nobody has the same item twice (item.08)."""
    chronicle = chronicle_of(t)
    fit = [chronicle.heroes.index(sheet) for sheet in chronicle.present() if item not in sheet.items]
    if not fit:
        return
    who = await vote(t, TAKE_ITEM, fit, item) if len(fit) > 1 else fit[0]
    chronicle.world.single.append(item)
    chronicle.heroes[who].items.append(item)
    t.tell(ITEM_TAKEN, who, item)


async def burden(t: Table, brought: dict[str, Any]) -> None:
    """What the event does to the next scenario (setup.06)."""
    town = town_of(t)
    party = town.party
    for sheet in party:
        load = sheet.burden
        load.conditions += brought.get("conditions_each", [])
        load.damage += brought.get("damage_each", 0)
        load.discards += brought.get("discard_cards_each", 0)
    for name in ("discard_cards_for_one_character", "minus_one_cards_for_one_character"):
        if name in brought:
            heroes = town.chronicle.heroes
            fit = [heroes.index(sheet) for sheet in party]
            who = await vote(t, ONE_CHARACTER, fit, (deck_of(town), town.event))
            load = heroes[who].burden
            if name.startswith("discard"):
                load.discards += brought[name]
            else:
                load.minus_ones += brought[name]
    slot = brought.get("slot", "")
    for sheet in party:
        for _ in range(brought.get("consume_items_each", 0)):
            await consume(t, sheet, slot)
    for _ in range(brought.get("consume_items_collective", 0)):
        owners = [town.chronicle.heroes.index(sheet) for sheet in party if consumable(sheet, slot)]
        if owners:
            about = (deck_of(town), town.event)
            who = await vote(t, ONE_CHARACTER, owners, about) if len(owners) > 1 else owners[0]
            await consume(t, town.chronicle.heroes[who], slot)


def consumable(sheet: Sheet, slot: str) -> list[int]:
    """Items of the slot that it will have with it."""
    return [item for item in worn(sheet) if ITEMS[item - 1].slot == slot and item not in sheet.burden.consumed]


async def consume(t: Table, sheet: Sheet, slot: str) -> None:
    chronicle = chronicle_of(t)
    items = sorted(consumable(sheet, slot))
    if items:
        about = chronicle.heroes.index(sheet)
        sheet.burden.consumed.append(await Decision(chronicle.seat_of(sheet), CONSUMED_ITEM, items, about))
