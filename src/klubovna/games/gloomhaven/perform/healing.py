"""Heals, and conditions that are taken off."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.bonuses import at_moment, used
from klubovna.games.gloomhaven.cards.piles import CARD, HALF, spend_slot
from klubovna.games.gloomhaven.cards.windows import window
from klubovna.games.gloomhaven.combat.conditions import cure, give, heal
from klubovna.games.gloomhaven.facts import BONUSES, ITEMS, PACKS
from klubovna.games.gloomhaven.figures import CHARACTER, Figure
from klubovna.games.gloomhaven.kinds import CURE
from klubovna.games.gloomhaven.perform.action import Action, stands
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.numbers import number
from klubovna.games.gloomhaven.perform.picking import monster_choice, pick, pick_from, reach
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Cure, Effect, Heal
from klubovna.games.gloomhaven.vocabulary.words import NEGATIVE, TARGETS
from klubovna.kernel.decision import some

HEALING = "your_heal_action"
OVERHEAL = 26
"""class.14 As high as hit points can be lifted above the maximum."""


async def heal_line(t: Table, action: Action, line: Heal) -> bool:
    """heal.01 to heal.07; a monster heals who lacks most (mon.other.01)."""
    found = meant(t, action, line.target, reach(t, action, line.range))
    times = number(t, action, line.times)
    if not found or times < 1:
        return False
    used_ones: list[Effect] = []
    if action.auto and TARGETS[line.target][2]:
        picked: list[Figure] = []
        for _ in range(line.targets):
            most = max((figure.max_hp - figure.hp for figure in found), default=0)
            if most > 0:
                worst = [figure for figure in found if figure.max_hp - figure.hp == most]
                picked.append(await monster_choice(t, action, worst))
                found.remove(picked[-1])
    elif any(effect.target for effect in lasting_bonuses(t, action)):
        used_ones = await _heal_bonuses(t, action)
        word = next(effect.target for effect in used_ones if effect.target)
        picked = meant(t, action, word, 1)
    else:
        picked = await pick_from(t, action, found, line.target, line.targets, harmful=False)
    if not picked:
        return False
    used_ones = used_ones or await _heal_bonuses(t, action)
    more = sum(effect.heal for effect in used_ones) + coat(t, action)
    twice = 2 if any(effect.double_heal for effect in used_ones) else 1
    for figure in picked:
        for _ in range(times):
            heal_figure(t, figure, (number(t, action, line.value, figure) + more) * twice)
        if line.cures or any(effect.cures for effect in used_ones):
            for condition in NEGATIVE:
                if figure.conditions[condition]:
                    cure(t, figure, condition)
        for name in line.conditions:
            give(t, figure, name)
        action.healed = figure.id
    return True


def heal_figure(t: Table, figure: Figure, amount: int) -> bool:
    """A heal, with what bonuses of the healed figure make of it."""
    if figure.form != CHARACTER or not t.characters[figure.who].active:
        return heal(t, figure, amount)
    for found in at_moment(t, figure, "you_are_healed"):
        amount += found[2].effect.heal
        used(t, found)
    return heal(t, figure, amount, OVERHEAL if stands(t.characters[figure.who], "overheal") else 0)


def coat(t: Table, action: Action) -> int:
    """An item of somebody else adds to what a pack heals."""
    if action.card not in PACKS:
        return 0
    worn = [item for one in t.characters if one.figure >= 0 for item in one.items]
    return sum(ITEMS[item].effect.heal for item in worn if ITEMS[item].on == "ally_performs_medical_pack")


def lasting_bonuses(t: Table, action: Action) -> list[Effect]:
    """The bonuses for heals of the figure's active cards."""
    if action.actor.form != CHARACTER or action.half is None:
        return []
    rows = t.characters[action.actor.who].active
    return [bonus.effect for row in rows for bonus in BONUSES[row[CARD]][row[HALF]] if bonus.on == HEALING]


async def _heal_bonuses(t: Table, action: Action) -> list[Effect]:
    """Bonuses and items for a whole heal action: they count once, for each heal of it (card.06)."""
    found = [effect for moment, effect in action.lasting if moment == HEALING]
    if action.actor.form == CHARACTER and action.half is not None:
        character = t.characters[action.actor.who]
        new: list[Effect] = []
        for row in [*character.active]:
            for bonus in BONUSES[row[CARD]][row[HALF]]:
                if bonus.on == HEALING and bonus.effect not in found:
                    new.append(bonus.effect)
                    spend_slot(t, character, row, bonus.uses)
        new += await window(t, character, HEALING, action)
        action.lasting += [(HEALING, effect) for effect in new]
        found += new
    return found


async def cure_line(t: Table, action: Action, line: Cure) -> bool:
    did = False
    for figure in await pick(t, action, line.target, line.range, harmful=False):
        found = [condition for condition in NEGATIVE if figure.conditions[condition]]
        if line.count and len(found) > line.count:
            found = await some(action.seat, CURE, found, line.count, line.count, figure.id)
        for condition in found:
            cure(t, figure, condition)
        did = did or bool(found)
    return did
