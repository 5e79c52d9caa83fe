"""Where ability cards go: hand, discard pile, lost pile, active area."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.events import CARD_ACTIVE, CARD_DISCARDED, CARD_LOST
from klubovna.games.gloomhaven.facts import BONUSES, CARD_CLASS, HALVES, PACKS, SUMMONS_OF, Half
from klubovna.games.gloomhaven.figures import NOBODY, SUMMON, Character, Figure
from klubovna.games.gloomhaven.perform.action import gain
from klubovna.games.gloomhaven.state import Table

CARD, HALF, USED, FIGURE, CHANGED = range(5)
"""The columns of a row in the active area."""
AWAY: Final = "away"
Away = tuple[str, int]
"""The answer: an active card goes to its pile first."""


def half_of(row: list[int]) -> Half:
    return HALVES[row[CARD]][row[HALF]]


def active_of(character: Character, lost: bool) -> list[int]:
    """bonus.08 Active cards that count as lost, or as discarded, by where they will go; not those given by another."""
    if not character.active:
        return []
    own = [row for row in character.active if CARD_CLASS[row[CARD]] == character.role]  # r.59
    return [row[CARD] for row in own if goes_lost(row) == lost]


def owner_of(t: Table, character: Character, card: int) -> Character:
    """r.59 To whose piles a card goes: to those of its class, whoever has it active."""
    if CARD_CLASS[card] == character.role:
        return character
    return next((one for one in t.characters if one.role == CARD_CLASS[card]), character)


def own_cards(character: Character) -> list[int]:
    """The cards of the hand that it may lose: a pack is nobody's own (class.18)."""
    own = [card for card in character.hand if card not in PACKS]
    own.sort()
    return own


def spare(t: Table, character: Character) -> list[int]:
    """dmg.03, dmg.09 Discarded cards, active ones that count so among them; the one in play is in no pile yet."""
    if not character.active:
        return character.discard[:]
    return [*character.discard, *(card for card in active_of(character, lost=False) if card != t.playing)]


def goes_lost(row: list[int]) -> bool:
    return half_of(row).lost  # bonus.04, bonus.07


def lay(t: Table, character: Character, card: int, half: int, changed: bool = False) -> list[int]:
    """select.09, bonus.01 The card comes into the active area."""
    for row in character.active:
        if row[CARD] == card:
            return row
    row = [card, half, 0, NOBODY, int(changed)]
    if card in character.chosen:
        character.chosen.remove(card)
    elif card in character.hand:
        character.hand.remove(card)
    character.active.append(row)
    t.tell(CARD_ACTIVE, t.characters.index(character), card)
    return row


def drop(t: Table, character: Character, card: int) -> None:
    """bonus.09 An active card goes to its pile and its bonus ends; a card that is not active stays where it is."""
    for row in character.active:
        if row[CARD] == card:
            break
    else:
        return
    who = t.characters.index(character)
    character.active.remove(row)
    for summon in summoned(t, who, row):
        t.take_off(summon)  # summon.17
    t.boons = [boon for boon in t.boons if boon[4] != who or boon[5] != card]
    owner = owner_of(t, character, card)
    if goes_lost(row):
        owner.lost.append(card)
        t.tell(CARD_LOST, t.characters.index(owner), card)
    else:
        owner.discard.append(card)
        t.tell(CARD_DISCARDED, t.characters.index(owner), card)


def summoned(t: Table, who: int, row: list[int]) -> list[Figure]:
    """The figures on the map that this active card has summoned."""
    numbers = SUMMONS_OF[row[CARD]][row[HALF]]
    return [f for f in t.figures if f.form == SUMMON and f.who == who and f.number in numbers] if numbers else []


def hand_over(t: Table, character: Character, card: int, half: int, to: Character) -> list[int]:
    """r.59 The card becomes active with somebody else."""
    character.chosen.remove(card)
    row = [card, half, 0, NOBODY, 0]
    to.active.append(row)
    t.tell(CARD_ACTIVE, t.characters.index(to), card)
    return row


def away(t: Table, seat: int) -> list[Away]:
    """bonus.06, bonus.09, r.55 Active cards that whoever is asked may put away first.

    Not the one in play, nor one whose summon has its turn.
    """
    found: list[Away] = []
    for who, one in enumerate(t.characters):
        if one.active and one.seat == seat:
            for row in one.active:
                if row[CARD] != t.playing and all(figure.id != t.acting for figure in summoned(t, who, row)):
                    found.append((AWAY, row[CARD]))
    return found


async def laid_away(t: Table, answer: Any) -> bool:
    """Whether the answer was to put a card away: that is done, and the question is asked anew."""
    if not isinstance(answer, tuple) or answer[0] != AWAY:
        return False
    owner, row = next((one, row) for one in t.characters for row in one.active if row[CARD] == answer[1])
    drop(t, owner, answer[1])
    if lends_wings(row):
        await without_wings(t, owner)
    return True


def lends_wings(row: list[int]) -> bool:
    return any(bonus.effect.flying for bonus in BONUSES[row[CARD]][row[HALF]])


async def without_wings(t: Table, character: Character) -> None:
    """move.14 The card by which the character flew is gone."""
    from klubovna.games.gloomhaven.map.falling import fall

    await fall(t, t.body(character))


def spend_slot(t: Table, character: Character, row: list[int], uses: int = 0) -> None:
    """bonus.03, bonus.04, xp.04 One use: the token leaves its slot; after the last one the card leaves play."""
    slots = half_of(row).slots
    if (not slots and not uses) or row not in character.active:  # it may have been put away meanwhile
        return
    if slots:
        gain(t, t.characters.index(character), slots[row[USED]])
    row[USED] += 1
    if row[USED] >= (len(slots) or uses):
        drop(t, character, row[CARD])


def to_pile(t: Table, character: Character, card: int, lost: bool) -> None:
    """turn.04 A card that was played leaves the two of the round."""
    who = t.characters.index(character)
    for zone in (character.chosen, character.hand):
        if card in zone:
            zone.remove(card)
            break
    else:
        return  # it lies in the active area
    if card in PACKS:
        return  # class.18 back to the supply
    if lost:
        character.lost.append(card)
        t.tell(CARD_LOST, who, card)
    else:
        character.discard.append(card)
        t.tell(CARD_DISCARDED, who, card)


def lose_all(t: Table, character: Character) -> None:
    """exh.03; what others have given goes back to their piles (r.59), packs to the supply."""
    for row in [*character.active]:
        if CARD_CLASS[row[CARD]] != character.role:
            drop(t, character, row[CARD])
    held = [*character.hand, *character.discard, *character.chosen, *(row[CARD] for row in character.active)]
    character.lost += [card for card in held if card not in PACKS]
    character.hand = []
    character.discard = []
    character.chosen = []
    character.active = []
