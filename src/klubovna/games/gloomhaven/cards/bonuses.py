"""Bonuses of active cards at their moments: for whom they work, what a use costs, what they make a figure do."""

from __future__ import annotations

from typing import TypeAlias

from klubovna.games.gloomhaven.cards.piles import CARD, FIGURE, HALF, own_cards, spend_slot
from klubovna.games.gloomhaven.cards.windows import pay, payable
from klubovna.games.gloomhaven.combat.conditions import has_any
from klubovna.games.gloomhaven.events import CARD_DISCARDED
from klubovna.games.gloomhaven.facts import BONUSES
from klubovna.games.gloomhaven.figures import Character, Figure
from klubovna.games.gloomhaven.kinds import CONSUME, DISCARD_CARD, TARGET, USE_BONUS
from klubovna.games.gloomhaven.perform.action import Action, able, anything_active, gain
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.numbers import holds, is_for
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Bonus
from klubovna.games.gloomhaven.vocabulary.pieces import Cost
from klubovna.kernel.decision import Decision

Found: TypeAlias = tuple[Character, list[int], Bonus]
"""A bonus with the character and the row of the active area that it comes from."""


def at_moment(t: Table, figure: Figure, *moments: str) -> list[Found]:
    """The bonuses that work for this figure at one of these moments."""
    found: list[Found] = []
    for character in t.characters:
        for row in character.active:
            for bonus in BONUSES[row[CARD]][row[HALF]]:
                if bonus.on in moments and is_for(t, character, bonus, figure):
                    found.append((character, row, bonus))
    return found


def fresh(t: Table, action: Action, row: list[int], bonus: Bonus) -> bool:
    """Whether a bonus that works once in a turn or an action is still to be used."""
    if bonus.once == "turn":
        return (row[CARD], action.actor.id) not in t.turn_cards
    return bonus.once != "action" or row[CARD] not in action.once


async def agreed(t: Table, action: Action, character: Character, row: list[int], bonus: Bonus) -> bool:
    """elem.05, class.06 Whether it is used now: what costs something is asked for, and paid."""
    if not fresh(t, action, row, bonus):
        return False
    if bonus.needs:
        if not payable(t, [*bonus.needs]):
            return False
        source = (action.actor.id, row[CARD], row[HALF])
        if await Decision(character.seat, CONSUME, [None, "+".join(bonus.needs)], source) is None:
            return False
        await pay(t, action.actor, [*bonus.needs], character.seat)
        action.consumed = True
    if bonus.cost is not None and not await paid(t, character, row, bonus.cost):
        return False
    if bonus.once == "turn":
        t.turn_cards.append((row[CARD], action.actor.id))
    elif bonus.once == "action":
        action.once += (row[CARD],)
    return True


async def paid(t: Table, character: Character, row: list[int], cost: Cost) -> bool:
    """class.06 A price that is not paid in elements; nobody must pay it."""
    from klubovna.games.gloomhaven.combat.conditions import give
    from klubovna.games.gloomhaven.combat.suffer import suffer

    who = t.characters.index(character)
    hero = t.body(character)
    if cost.condition:
        allies = meant(t, Action(t, hero, character.seat), "ally", cost.range)
        if not allies:
            return False
        answer = await Decision(character.seat, TARGET, [None, *(ally.id for ally in allies)], (hero.id, "pay"))
        ally = t.figure(-1 if answer is None else answer)
        if ally is None:
            return False
        if cost.damage and has_any(ally, [cost.condition]):
            await suffer(t, ally, cost.damage)
        else:
            give(t, ally, cost.condition)
    if cost.discard:
        cards = own_cards(character)
        if not cards:
            return False
        card = await Decision(character.seat, DISCARD_CARD, [None, *cards], who)
        if card is None:
            return False
        character.hand.remove(card)
        character.discard.append(card)
        t.tell(CARD_DISCARDED, who, card)
    if cost.suffer:
        if await Decision(character.seat, USE_BONUS, [None, row[CARD]], who) is None:
            return False
        await suffer(t, hero, cost.suffer)
    return True


def used(t: Table, found: Found) -> None:
    """bonus.03, xp.04 A use is over: its slot, its experience."""
    character, row, bonus = found
    gain(t, t.characters.index(character), bonus.effect.xp)
    if row in character.active:
        spend_slot(t, character, row, bonus.uses)


async def reminded(t: Table, figure: Figure, *moments: str, action: Action | None = None) -> None:
    """bonus.05 What bonuses make a figure do at a moment of the round, of its turn or of an action."""
    if not anything_active(t):
        return
    from klubovna.games.gloomhaven.combat.suffer import die
    from klubovna.games.gloomhaven.perform.reading import perform_all

    for found in at_moment(t, figure, *moments):
        character, row, bonus = found
        own = Action(t, figure, t.seat_for(figure))
        if row not in character.active or not able(t, own) or not holds(t, action or own, bonus.when):
            continue
        if bonus.effect.kills_doomed:
            doomed = t.figure(row[FIGURE])
            used(t, found)
            if doomed is not None and row not in character.active:  # class.10
                await die(t, doomed, t.characters.index(character))
        elif await agreed(t, action or own, character, row, bonus):
            await perform_all(t, own, bonus.effect.perform)
            used(t, found)
