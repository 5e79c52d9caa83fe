"""Enhancing cards in Gloomhaven: on which spots, with what, for how much."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.campaign.facts import ENHANCEMENT
from klubovna.games.gloomhaven.campaign.record import Chronicle, Sheet, World
from klubovna.games.gloomhaven.campaign.world import prosperity_level
from klubovna.games.gloomhaven.cards.enhancing import ANY, HEX, PLUS_ONE, SUMMON_FIELDS, line_of, stickers
from klubovna.games.gloomhaven.facts import CARD_CLASS, CARDS, CLASS_IDS, HALVES, LEVEL, OWN_CARDS
from klubovna.games.gloomhaven.vocabulary.abilities import Ability
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS

Spot = tuple[int, int, int]
"""A card by its number, its half and which of the half's spots."""
Sticker = tuple[int, int, int, str]
SINGLE: Final = frozenset(
    (
        "self", "enemy", "ally", "self_or_ally", "adjacent_enemy", "adjacent_ally", "any_one_ally", "summoned_ally",
        "attack_target", "any_one_enemy", "any_figure", "self_or_adjacent_ally",
    )
)  # fmt: skip
"""Targets that are one figure."""


def may_enhance(chronicle: Chronicle) -> bool:
    """enh.01"""
    return ENHANCEMENT["needs_global_achievement"] in chronicle.world.achievements


def pool(sheet: Sheet) -> list[int]:
    """enh.05 The cards that it may choose its hand from."""
    own = OWN_CARDS[CLASS_IDS.index(sheet.role)]
    return [card for card in own if LEVEL[card] == 1 or CARDS[card].id in sheet.cards]


def spots(chronicle: Chronicle, sheet: Sheet) -> list[Spot]:
    """enh.04, enh.05 Free spots on which it can pay for something."""
    if not may_enhance(chronicle):
        return []
    world = chronicle.world
    taken = {(number, half, spot) for number, half, spot, _ in world.enhancements}
    mine = CLASS_IDS.index(sheet.role)
    enhanced = {number for number, _, _ in taken if CARD_CLASS[number - 1] == mine}
    full = len(enhanced) >= prosperity_level(world)
    found: list[Spot] = []
    for card in pool(sheet):
        if full and CARDS[card].id not in enhanced:
            continue
        for half in (0, 1):
            free = [i for i in range(len(HALVES[card][half].enhance)) if (CARDS[card].id, half, i) not in taken]
            found += [(card, half, i) for i in free if payable(world, sheet, (card, half, i))]
    return found


def payable(world: World, sheet: Sheet, spot: Spot) -> list[Sticker]:
    """enh.02 What it can pay for on this spot."""
    card, half, i = spot
    printed = HALVES[card][half]
    line = line_of(printed, printed.enhance[i])
    if line is None:
        return []
    fit = [(card, half, i, what) for what in stickers(line, printed.enhance[i])]
    return [one for one in fit if cost(world, one) <= sheet.gold]


def cost(world: World, sticker: Sticker) -> int:
    """enh.12 to enh.18"""
    card, half, i, what = sticker
    printed = HALVES[card][half]
    line = line_of(printed, printed.enhance[i])
    assert line is not None
    base = base_cost(world, sticker, line)
    if what != HEX and several(line):
        base *= ENHANCEMENT["several_targets"]["factor"]  # enh.16
    level: list[int] = ENHANCEMENT["card_level"]
    earlier = sum((CARDS[card].id, half) == one[:2] for one in world.enhancements)
    return base + level[max(1, LEVEL[card]) - 1] + earlier * int(ENHANCEMENT["each_earlier_enhancement_of_the_action"])


def base_cost(world: World, sticker: Sticker, line: Ability) -> int:
    card, half, i, what = sticker
    on = HALVES[card][half].enhance[i].on
    if what == HEX:  # enh.15
        area: Any = getattr(line, "area")  # noqa: B009 - only lines with an area have such a spot
        put = [one for one in world.enhancements if one[:2] == (CARDS[card].id, half) and one[3] == HEX]
        return 200 // (len(area.hexes) + len(put))
    if what == PLUS_ONE and on in SUMMON_FIELDS:
        return int(ENHANCEMENT["plus_one_summon"][SUMMON_FIELDS[on]])  # enh.13
    if what == PLUS_ONE:
        return int(ENHANCEMENT["plus_one"][on])  # enh.12
    name = "any_element" if what == ANY else "element" if what in ELEMENTS else what
    return int(ENHANCEMENT["effect"][name])  # enh.14


def several(line: Ability) -> bool:
    """Whether the ability targets several figures."""
    return (
        getattr(line, "targets", 1) > 1
        or getattr(line, "area", None) is not None
        or getattr(line, "target", "self") not in SINGLE
    )
