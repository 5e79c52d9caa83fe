"""Abilities of others: granted, controlled; and cards and items that come back."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.piles import CARD, active_of, drop, lends_wings, own_cards, spare, without_wings
from klubovna.games.gloomhaven.events import CARD_LOST, CARD_RECOVERED, ITEM_REFRESHED
from klubovna.games.gloomhaven.facts import HALVES, ITEMS, SUMMONS_OF
from klubovna.games.gloomhaven.figures import CHARACTER, CONSUMED, OBJECTIVE, READY, SPENT, Character, Figure
from klubovna.games.gloomhaven.kinds import LOSE_CARD, RECOVER_CARD, REFRESH
from klubovna.games.gloomhaven.perform.action import Action, gain
from klubovna.games.gloomhaven.perform.common import activate, pick_area
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.numbers import holds, number
from klubovna.games.gloomhaven.perform.picking import pick_from, reach
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Control, ControlTurn, Grant, Recover, RefreshItem
from klubovna.games.gloomhaven.vocabulary.words import RANKS, TARGETS
from klubovna.kernel.decision import some

ONE_ALLY = "ally"
BY_YOU = 4
PER_FIGURE = 8
"""An entry of `swapped` holds the figure's id, whether the character decides for it, and which character."""


async def grant_line(t: Table, action: Action, line: Grant) -> bool:
    """An ally performs abilities at once, or all that are meant do, one after the other as the seat likes (turn.05)."""
    from klubovna.games.gloomhaven.perform.reading import perform_all

    found = meant(t, action, line.target, reach(t, action, line.range))
    left = line.targets if TARGETS[line.target][2] else len(found)
    did = False
    while left and (picked := await pick_from(t, action, [f for f in found if t.figure(f.id) is f], ONE_ALLY)):
        granted = Action(t, picked[0], action.seat if line.by_you else t.seat_for(picked[0]))
        granted.grantor = action.credit
        await perform_all(t, granted, line.abilities)
        if granted.attacked:
            gain(t, action.credit, line.xp_per_attack)
        did = True
        found.remove(picked[0])
        left -= 1
    return did


async def control_line(t: Table, action: Action, line: Control) -> bool:
    """An enemy performs abilities as the seat says: while it does, it is on the seat's side."""
    from klubovna.games.gloomhaven.perform.reading import perform_all

    if line.area is not None:
        picked = await pick_area(t, action, line.area, line.range, lambda f: RANKS[f.rank] in line.rank)
    else:
        found = [f for f in meant(t, action, line.target, reach(t, action, line.range)) if RANKS[f.rank] in line.rank]
        picked = await pick_from(t, action, found, line.target)
    for enemy in picked:
        if enemy.form == OBJECTIVE or t.figure(enemy.id) is not enemy:
            continue
        own, enemy.side = enemy.side, action.actor.side
        controlled = Action(t, enemy, action.seat)
        controlled.chosen = action.actor.at
        await perform_all(t, controlled, line.abilities)
        enemy.side = own
    return bool(picked)


async def control_turn_line(t: Table, action: Action, line: ControlTurn) -> bool:
    found = [f for f in meant(t, action, line.target, reach(t, action, line.range)) if RANKS[f.rank] in line.rank]
    for enemy in await pick_from(t, action, found, line.target):
        t.swapped.append(enemy.id * PER_FIGURE + (BY_YOU if line.by_you else 0) + action.credit)
        activate(t, action)
        return True
    return False


async def recover_line(t: Table, action: Action, line: Recover) -> bool:
    """recover.01 to recover.03 Cards of a pile, active ones that count so among them, come back to the hand."""
    found = [f for f in meant(t, action, line.target, reach(t, action, line.range)) if _has_some(t, f, line)]
    found = [f for f in found if holds(t, action, line.when, f)]
    count = number(t, action, line.count)
    if count == 0 and line.count:
        return False
    did = False
    for figure in await pick_from(t, action, found, line.target):
        character = t.characters[figure.who]
        cards = recoverable(t, character, line.pile, line.only)
        active = [row[CARD] for row in character.active if row[CARD] in cards]
        if count and len(cards) > count:
            cards = await some(character.seat, RECOVER_CARD, cards, 0, count, figure.who)
        elif active:  # nobody has to end a bonus
            cards = [card for card in cards if card not in active]
            cards += await some(character.seat, RECOVER_CARD, active, 0, len(active), figure.who)
        wings = [row[CARD] for row in character.active if lends_wings(row)]
        for card in cards:
            recover(t, character, card)
        if any(card in cards for card in wings):
            await without_wings(t, character)
        owed = min(line.loses, len(own_cards(character)))
        for lost in await some(character.seat, LOSE_CARD, own_cards(character), owed, owed, figure.who):
            character.hand.remove(lost)
            character.lost.append(lost)
            t.tell(CARD_LOST, figure.who, lost)
        did = did or bool(cards)
    return did


def _has_some(t: Table, figure: Figure, line: Recover) -> bool:
    if figure.form != CHARACTER or not t.stands(figure):
        return False
    return bool(recoverable(t, t.characters[figure.who], line.pile, line.only))


def recoverable(t: Table, character: Character, pile: str, only: str = "") -> list[int]:
    """recover.02, recover.03; the card in play is in no pile yet (turn.04). `only`: cards that summon."""
    if pile == "discard":
        return sorted(spare(t, character))
    cards = [*character.lost, *(card for card in active_of(character, lost=True) if card != t.playing)]
    if only:
        cards = [card for card in cards if any(SUMMONS_OF[card])]
    return sorted(card for card in cards if not any(half.unrecoverable for half in HALVES[card]))


def recover(t: Table, character: Character, card: int) -> None:
    drop(t, character, card)
    for pile in (character.discard, character.lost):
        if card in pile:
            pile.remove(card)
    character.hand.append(card)
    t.tell(CARD_RECOVERED, t.characters.index(character), card)


async def refresh_line(t: Table, action: Action, line: RefreshItem) -> bool:
    """recover.04"""
    found = [f for f in meant(t, action, line.target, reach(t, action, line.range)) if f.form == CHARACTER]
    found = [f for f in found if t.stands(f) and refreshable(t.characters[f.who], line)]
    did = False
    for figure in await pick_from(t, action, found, line.target):
        character = t.characters[figure.who]
        items = refreshable(character, line)
        if line.count and len(items) > line.count:
            items = await some(character.seat, REFRESH, items, line.count, line.count, figure.who)
        for item in items:
            refresh(t, character, item)
        did = True
    return did


def refreshable(character: Character, line: RefreshItem) -> list[int]:
    states = [SPENT if state == "spent" else CONSUMED for state in line.state]
    return [
        item
        for i, item in enumerate(character.items)
        if character.item_state[i] in states
        and (not line.slots or ITEMS[item].slot in line.slots)
        and not ITEMS[item].unrecoverable
    ]


def refresh(t: Table, character: Character, item: int) -> None:
    i = character.items.index(item)
    character.item_state[i] = READY
    character.item_uses[i] = 0
    t.tell(ITEM_REFRESHED, t.characters.index(character), item)
