"""What a character gains, loses and carries: experience, levels, perks, gold, items."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from klubovna.games.gloomhaven.campaign.facts import (
    CHECKS_PER_PERK,
    HIGHEST_LEVEL,
    PERKS_FROM_CHECKS,
    QUESTS,
    XP_FOR_LEVEL,
)
from klubovna.games.gloomhaven.campaign.record import Chronicle, Sheet
from klubovna.games.gloomhaven.campaign.world import prosperity_level
from klubovna.games.gloomhaven.facts import CARDS, CLASS_IDS, ITEMS, LEVEL, OWN_CARDS, PACKS, PERKS
from klubovna.games.gloomhaven.scenario.book import SCENARIO_FACTS

MOST_CHECKS: Final = CHECKS_PER_PERK * PERKS_FROM_CHECKS
HANDS: Final = 2
LAST: Final = 999


# -- levels and perks --------------------------------------------------------------------------------------------------


def level_due(sheet: Sheet) -> bool:
    """lvl.01, lvl.02, lvl.07"""
    return sheet.level < HIGHEST_LEVEL and sheet.xp >= XP_FOR_LEVEL[sheet.level]


def raised_to(chronicle: Chronicle, sheet: Sheet) -> int:
    """lvl.08 The level that prosperity allows it to take at once, or 0: asked once, when it has risen."""
    level = prosperity_level(chronicle.world)
    return level if level > max(sheet.level, sheet.offered) else 0


def card_choices(sheet: Sheet) -> list[int]:
    """lvl.03 Cards that it may gain, by number, of its level and below."""
    own = OWN_CARDS[CLASS_IDS.index(sheet.role)]
    higher = [card for card in own if 1 < LEVEL[card] <= sheet.level and card not in PACKS]
    return sorted(CARDS[card].id for card in higher if CARDS[card].id not in sheet.cards)


def card_due(sheet: Sheet) -> bool:
    return len(sheet.cards) < sheet.level - 1


def perks_earned(sheet: Sheet) -> int:
    """lvl.04, lvl.09, lvl.10, retire.06"""
    return sheet.level - 1 + min(PERKS_FROM_CHECKS, sheet.checks // CHECKS_PER_PERK) + sheet.extra_perks


def perk_choices(sheet: Sheet) -> list[int]:
    """lvl.05 Perks of which a box is free."""
    taken = Counter(sheet.perks)
    return [perk for perk, facts in enumerate(PERKS[CLASS_IDS.index(sheet.role)]) if taken[perk] < facts.boxes]


def perk_due(sheet: Sheet) -> bool:
    return len(sheet.perks) < perks_earned(sheet) and bool(perk_choices(sheet))


# -- gains and losses --------------------------------------------------------------------------------------------------


def change_gold(sheet: Sheet, by: int) -> None:
    """travel.14, travel.16"""
    sheet.gold = max(0, sheet.gold + by)


def change_xp(sheet: Sheet, by: int) -> None:
    """travel.17"""
    sheet.xp = max(XP_FOR_LEVEL[sheet.level - 1], sheet.xp + by)


def change_checks(sheet: Sheet, by: int) -> None:
    """lvl.10, travel.15 Those that made a perk stay."""
    floor = sheet.checks // CHECKS_PER_PERK * CHECKS_PER_PERK
    sheet.checks = min(MOST_CHECKS, max(floor, sheet.checks + by))


# -- what it takes into a scenario -------------------------------------------------------------------------------------


def worn(sheet: Sheet, first: list[int] | None = None) -> list[int]:
    """item.03 to item.07 What it owns and can wear together: first what it chose (or would), then the dearest."""
    chosen = {item: i for i, item in enumerate(sheet.first if first is None else first)}
    row = sorted(sheet.items, key=lambda number: (chosen.get(number, LAST), -ITEMS[number - 1].price, number))
    small = (sheet.level + 1) // 2
    pockets = sum(ITEMS[item - 1].effect.small_slots for item in _fitting(row, small))
    return sorted(_fitting(row, small + pockets))


def _fitting(row: list[int], small: int) -> list[int]:
    """One after the other, as far as there is room."""
    room = {"head": 1, "body": 1, "legs": 1, "hands": HANDS, "small": small}
    taken: list[int] = []
    for item in row:
        facts = ITEMS[item - 1]
        slot, size = {"one_hand": ("hands", 1), "two_hands": ("hands", HANDS)}.get(facts.slot, (facts.slot, 1))
        if room[slot] >= size:
            room[slot] -= size
            taken.append(item)
    return taken


def left_at_home(sheet: Sheet) -> list[int]:
    """What it owns beside what it wears."""
    return sorted({*sheet.items} - {*worn(sheet)})


def wear(sheet: Sheet, item: int) -> None:
    """It comes before all others from now on."""
    sheet.first = preferred(sheet, item)


def preferred(sheet: Sheet, item: int) -> list[int]:
    return [item, *(one for one in sheet.first if one != item)]


def seeks(chronicle: Chronicle, sheet: Sheet) -> bool:
    """Whether it has the personal quest that the scenario asks for, which the scenario shows anyway."""
    facts = SCENARIO_FACTS.get(chronicle.target)
    wanted = facts.requires.get("personal_quest") if facts is not None else None
    return wanted is not None and any(QUESTS[quest].name == wanted for quest in sheet.quests)


def asked_for(chronicle: Chronicle, sheet: Sheet) -> int:
    """page.02 The item that a scenario asks of the one whose personal quest leads there, or 0."""
    return int(SCENARIO_FACTS[chronicle.target].requires.get("item_equipped", 0)) if seeks(chronicle, sheet) else 0


def may_pack(chronicle: Chronicle, sheet: Sheet) -> list[int]:
    """What it may take along in place of something else, but not of what the scenario asks for."""
    kept = asked_for(chronicle, sheet)
    return [item for item in left_at_home(sheet) if not kept or kept in worn(sheet, preferred(sheet, item))]


def for_scenario(chronicle: Chronicle, sheet: Sheet) -> dict[str, Any]:
    """The character as a scenario's set-up takes it."""
    items = worn(sheet)
    return {
        "role": sheet.role,
        "seat": chronicle.seat_of(sheet),
        "name": sheet.name,
        "level": sheet.level,
        "xp": sheet.xp,
        "gold": sheet.gold,
        "checks": sheet.checks,
        "items": items,
        "cards": sorted(sheet.cards),
        "perks": sorted(sheet.perks),
        "blessings": sheet.blessings,
        "damage": sheet.burden.damage,
        "discards": sheet.burden.discards,
        "minus_ones": sheet.burden.minus_ones,
        "conditions": sorted(set(sheet.burden.conditions)),
        "seeker": seeks(chronicle, sheet),
        "consumed": [item for item in sheet.burden.consumed if item in items],
    }
