"""A visit to Gloomhaven: new characters, a city event, and what each character goes about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.gloomhaven.campaign.enhancement import cost, payable, spots
from klubovna.games.gloomhaven.campaign.facts import BLESSINGS, DONATION, QUESTS, UNSOLD, XP_FOR_LEVEL
from klubovna.games.gloomhaven.campaign.happenings import (
    BOUGHT,
    CAME_BACK,
    CARD_GAINED,
    CHARACTER_MADE,
    DONATED,
    ENHANCED,
    LEVELLED,
    PERK_GAINED,
    QUEST_KEPT,
    RETIRED,
    SOLD,
    STOOD_BACK,
)
from klubovna.games.gloomhaven.campaign.kinds import (
    ENHANCE_SPOT,
    ENHANCE_WITH,
    ERRAND,
    GAIN_CARD,
    GAIN_PERK,
    KEEP_QUEST,
    MEET_EVENT,
    NEW_CLASS,
    NEW_LEVEL,
    WHO_PLAYS,
)
from klubovna.games.gloomhaven.campaign.meeting import answer, draw
from klubovna.games.gloomhaven.campaign.record import GLOOMHAVEN, JOURNEY, NOBODY, Chronicle, Sheet
from klubovna.games.gloomhaven.campaign.rewards import put_away
from klubovna.games.gloomhaven.campaign.sheets import (
    card_choices,
    card_due,
    left_at_home,
    level_due,
    perk_choices,
    perk_due,
    raised_to,
    wear,
)
from klubovna.games.gloomhaven.campaign.town import NO_EVENT, chronicle_of, look_at_quest, town_of
from klubovna.games.gloomhaven.campaign.voting import vote
from klubovna.games.gloomhaven.campaign.world import (
    copies,
    donate,
    gain_prosperity,
    in_shop,
    open_class,
    open_envelope,
    price,
    prosperity_level,
    resale,
    retirement_events,
    town_records,
)
from klubovna.games.gloomhaven.facts import CARDS, CLASS_IDS
from klubovna.kernel.decision import Decision
from klubovna.kernel.zones import hide, show

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table

BUY, SELL, WEAR, DONATE, ENHANCE = "buy", "sell", "wear", "donate", "enhance"
RISE, RETIRE, STAND_BACK = "rise", "retire", "stand-back"
Errand = tuple[str, int]
GOLD_PER_LEVEL: Final = 15
QUESTS_DEALT: Final = 2


async def city_step(t: Table) -> None:
    """city.01 Whatever is due first; then the event, then errands, one character after the other."""
    town = town_of(t)
    chronicle = town.chronicle
    vacant = chronicle.vacant()
    if vacant:
        await make_character(t, vacant[0])
        return
    for sheet in chronicle.present():
        if len(sheet.quests) == QUESTS_DEALT:
            await keep_quest(t, sheet)
            return
    for sheet in chronicle.present():
        if due(sheet):
            await rise_one_level(t, sheet)
            return
    if not town.met:
        await meet(t)
        return
    for sheet in chronicle.present():
        if not town.left >> sheet.line & 1:
            await go_about(t, sheet)
            return
    leave(chronicle)
    t.over = True


def leave(chronicle: Chronicle) -> None:
    for sheet in chronicle.heroes:
        sheet.donated = False
    chronicle.now.place = GLOOMHAVEN
    chronicle.now.visited = len(chronicle.evenings)
    chronicle.stage = JOURNEY


# -- characters --------------------------------------------------------------------------------------------------------


async def make_character(t: Table, line: int) -> None:
    """city.04 to city.08, retire.10, cards.01, retire.06"""
    chronicle = chronicle_of(t)
    world, seat = chronicle.world, chronicle.lines[line]
    taken = [sheet.role for sheet in chronicle.present()]
    back = returning(chronicle, line)
    if back:
        who = await Decision(seat, WHO_PLAYS, [None, *back], line)
        if who is not None:
            unpack(chronicle, chronicle.heroes[who])
            chronicle.now.members[line] = who
            t.tell(CAME_BACK, who)
            return
    roles = [i for i, role in enumerate(CLASS_IDS) if role in world.classes and role not in taken]
    role = await Decision(seat, NEW_CLASS, roles, line)
    level = await Decision(seat, NEW_LEVEL, list(range(1, prosperity_level(world) + 1)), line)
    sheet = Sheet(role=CLASS_IDS[role], line=line, gold=GOLD_PER_LEVEL * (level + 1), xp=XP_FOR_LEVEL[level - 1])
    sheet.extra_perks = chronicle.retirements[line]
    sheet.party, sheet.offered = chronicle.party, prosperity_level(world)
    for _ in range(min(QUESTS_DEALT, len(world.quests))):  # cards.02
        sheet.quests.append(world.quests.pop(t.chance.below(len(world.quests))))
    show(t, sheet.quests, town_of(t).quest_seen, 1 << seat)
    chronicle.heroes.append(sheet)
    chronicle.now.members[line] = len(chronicle.heroes) - 1
    t.tell(CHARACTER_MADE, chronicle.now.members[line], level, sheet.gold)


def unpack(chronicle: Chronicle, sheet: Sheet) -> None:
    """shop.07, shop.08 Whoever comes back finds that others own some of its things now, and gets their worth."""
    held = [item for one in chronicle.present() for item in one.items]
    for item in sheet.items[:]:
        if held.count(item) >= copies(chronicle.world, item):
            sheet.items.remove(item)
            sheet.gold += resale(item)


def returning(chronicle: Chronicle, line: int) -> list[int]:
    """camp.08 Characters of this line and party that stood back, and whose class nobody else plays now."""
    taken = [sheet.role for sheet in chronicle.present()]
    return [
        who
        for who, one in enumerate(chronicle.heroes)
        if one.line == line and one.party == chronicle.party and not one.retired and not one.dead
        and who not in chronicle.now.members and one.role not in taken
    ]  # fmt: skip


async def keep_quest(t: Table, sheet: Sheet) -> None:
    """cards.01 The other one goes back into the deck."""
    town = town_of(t)
    who, seat = town.chronicle.heroes.index(sheet), town.chronicle.seat_of(sheet)
    kept = await Decision(seat, KEEP_QUEST, sorted(sheet.quests), who)
    back = [quest for quest in sheet.quests if quest != kept]
    sheet.quests = [kept]
    town.chronicle.world.quests = sorted([*town.chronicle.world.quests, *back])
    hide(back, town.quest_seen, 0)
    t.whisper(1 << seat, QUEST_KEPT, who, kept)


def due(sheet: Sheet) -> bool:
    """lvl.02, lvl.09 What a character must do before anything else."""
    return level_due(sheet) or (card_due(sheet) and bool(card_choices(sheet))) or perk_due(sheet)


async def rise_one_level(t: Table, sheet: Sheet) -> None:
    """lvl.02 to lvl.05, city.06 One level after the other: a card, then a perk; then perks that checkmarks gave."""
    chronicle = chronicle_of(t)
    who, seat = chronicle.heroes.index(sheet), chronicle.seat_of(sheet)
    if card_due(sheet) and card_choices(sheet):
        card = await Decision(seat, GAIN_CARD, [number - 1 for number in card_choices(sheet)], who)
        sheet.cards.append(CARDS[card].id)
        t.tell(CARD_GAINED, who, card)
    elif perk_due(sheet):
        role = CLASS_IDS.index(sheet.role)
        perk = await Decision(seat, GAIN_PERK, [(role, one) for one in perk_choices(sheet)], who)
        sheet.perks.append(perk[1])
        t.tell(PERK_GAINED, who, perk)
    else:
        sheet.level += 1
        t.tell(LEVELLED, who, sheet.level)


# -- the visit ---------------------------------------------------------------------------------------------------------


async def meet(t: Table) -> None:
    """city.03 One city event, if the party likes."""
    town = town_of(t)
    if town.event != NO_EVENT:
        await answer(t)
    elif await vote(t, MEET_EVENT, [True, False]):
        draw(t)
    else:
        town.met = True


def errands(t: Table, sheet: Sheet) -> list[Errand | None]:
    """city.01, shop.01, shop.02, donate.01, lvl.08, retire.01, retire.02"""
    chronicle = chronicle_of(t)
    here: list[Errand | None] = [] if sheet.fulfilled else [None]
    wares = [item for item in in_shop(chronicle) if item not in sheet.items]  # item.08
    here += [(BUY, item) for item in wares if price(chronicle.now, item) <= sheet.gold]
    here += [(SELL, item) for item in sorted({*sheet.items} - UNSOLD)]
    here += [(WEAR, item) for item in left_at_home(sheet)]  # item.03
    if sheet.gold >= DONATION and not sheet.donated:
        here.append((DONATE, DONATION))
    if spots(chronicle, sheet):
        here.append((ENHANCE, 0))  # enh.01
    if raised_to(chronicle, sheet):
        here.append((RISE, raised_to(chronicle, sheet)))
    if sheet.fulfilled:
        here.append((RETIRE, sheet.quests[0]))
    elif any(role not in [one.role for one in chronicle.present()] for role in chronicle.world.classes):
        here.append((STAND_BACK, 0))  # camp.08
    return here


async def go_about(t: Table, sheet: Sheet) -> None:
    town = town_of(t)
    chronicle = town.chronicle
    who = chronicle.heroes.index(sheet)
    errand = await Decision(chronicle.seat_of(sheet), ERRAND, errands(t, sheet), who)
    if errand is None:
        town.left |= 1 << sheet.line
        sheet.offered = prosperity_level(chronicle.world)
        return
    what, number = errand
    if what == BUY:
        cost = price(chronicle.now, number)
        sheet.gold -= cost
        sheet.items.append(number)
        t.tell(BOUGHT, who, number, cost)
    elif what == SELL:
        sheet.items.remove(number)
        sheet.first = [item for item in sheet.first if item != number]
        sheet.gold += resale(number)
        t.tell(SOLD, who, number, resale(number))
    elif what == WEAR:
        wear(sheet, number)
    elif what == DONATE:
        give(t, sheet)
    elif what == ENHANCE:
        await enhance(t, sheet)
    elif what == RISE:
        sheet.xp = max(sheet.xp, XP_FOR_LEVEL[number - 1])  # lvl.08
    elif what == STAND_BACK:
        chronicle.now.members[sheet.line] = NOBODY
        t.tell(STOOD_BACK, who)
        return
    else:
        retire(t, sheet)
    look_at_quest(t, sheet)


def give(t: Table, sheet: Sheet) -> None:
    """donate.01, donate.02"""
    chronicle = chronicle_of(t)
    sheet.gold -= DONATION
    sheet.donated = True
    sheet.blessings += BLESSINGS
    sheet.count("donated", DONATION)
    donate(chronicle.world, DONATION, t.chance)
    t.tell(DONATED, chronicle.heroes.index(sheet), DONATION)


async def enhance(t: Table, sheet: Sheet) -> None:
    """enh.02, enh.03, enh.05 A free spot of one of its cards, then what is put there for good."""
    chronicle = chronicle_of(t)
    who, seat = chronicle.heroes.index(sheet), chronicle.seat_of(sheet)
    spot = await Decision(seat, ENHANCE_SPOT, [None, *spots(chronicle, sheet)], who)
    if spot is None:
        return
    chosen = await Decision(seat, ENHANCE_WITH, [None, *payable(chronicle.world, sheet, spot)], who)
    if chosen is None:
        return
    price_of = cost(chronicle.world, chosen)
    sheet.gold -= price_of
    sheet.count("enhanced")
    card, half, i, what = chosen
    chronicle.world.enhancements = sorted([*chronicle.world.enhancements, (CARDS[card].id, half, i, what)])
    t.tell(ENHANCED, who, chosen, price_of)


def retire(t: Table, sheet: Sheet) -> None:
    """retire.03 to retire.09"""
    chronicle = chronicle_of(t)
    world = chronicle.world
    quest = QUESTS[sheet.quests[0]]
    t.tell(RETIRED, chronicle.heroes.index(sheet), sheet.quests[0])
    sheet.retired = True
    put_away(chronicle, sheet)
    gain_prosperity(world, 1)
    if "class" in quest.unlocks:
        open_class(world, quest.unlocks["class"], t.chance)
    else:
        open_envelope(world, quest.unlocks["envelope"], t.chance)
    chronicle.retirements[sheet.line] += 1
    retirement_events(world, sheet.role, quest.retirement_events_instead)
    world.retired.append(sheet.role)
    town_records(world)
    for other in chronicle.present():
        other.count("others-fulfilled")
        look_at_quest(t, other)
