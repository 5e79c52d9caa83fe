"""Short and long rests."""

from __future__ import annotations

from typing import Any

from klubovna.games.gloomhaven.cards.bonuses import reminded
from klubovna.games.gloomhaven.cards.piles import active_of, away, drop, laid_away
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import RESTED
from klubovna.games.gloomhaven.facts import ITEMS
from klubovna.games.gloomhaven.figures import SPENT, Character
from klubovna.games.gloomhaven.kinds import LOSE_AT_REST, REDRAW, REST_ACTIVE, SHORT_REST
from klubovna.games.gloomhaven.perform.granting import refresh
from klubovna.games.gloomhaven.perform.healing import heal_figure
from klubovna.games.gloomhaven.scenario.counts import LONG_RESTS, SHORT_RESTS
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.decision import Decision, some

NEEDED = 2
REST_HEAL = 2


def can_rest(character: Character) -> bool:
    """rest.01, rest.12 Active cards that count as discarded may be taken up."""
    return len(character.discard) + len(active_of(character, lost=False)) >= NEEDED


async def take_up(t: Table, character: Character) -> None:
    """rest.12 Which active cards are part of the rest; so many as are needed must be."""
    active = sorted(active_of(character, lost=False))
    if active:
        needed = min(len(active), max(0, NEEDED - len(character.discard)))
        who = t.characters.index(character)
        for card in await some(character.seat, REST_ACTIVE, active, needed, len(active), who):
            drop(t, character, card)


def end_rest(t: Table, character: Character, lost: int) -> None:
    """rest.02 One card is lost, the others return to the hand."""
    character.discard.remove(lost)
    character.lost.append(lost)
    character.hand += character.discard
    character.discard = []
    t.tell(RESTED, t.characters.index(character), lost, len(character.hand))


async def long_rest(t: Table, character: Character) -> None:
    """rest.08 to rest.10, r.01"""
    await take_up(t, character)
    if character.discard:
        who = t.characters.index(character)
        lost = await Decision(character.seat, LOSE_AT_REST, sorted(character.discard), who)
        end_rest(t, character, lost)
    character.counts[LONG_RESTS] += 1
    recovered(t, character)
    await reminded(t, t.body(character), "your_long_rest")


def recovered(t: Table, character: Character) -> None:
    """rest.09, rest.10 What a long rest gives besides the cards."""
    heal_figure(t, t.body(character), REST_HEAL)
    for i, item in enumerate(character.items):
        begun = character.item_uses[i] > 0 and ITEMS[item].use == "spent"
        if character.item_state[i] == SPENT or begun:
            refresh(t, character, item)  # item.09


async def short_rest(t: Table, character: Character) -> bool:
    """rest.03 to rest.05 A card is drawn at random; for 1 damage another one instead. Whether there was a rest."""
    who = t.characters.index(character)
    answer: Any = None
    while answer is None or await laid_away(t, answer):
        if character.figure < 0:
            return False
        answer = await Decision(character.seat, SHORT_REST, [False, True, *away(t, character.seat)], who)
    if not answer:
        return False
    await take_up(t, character)
    character.counts[SHORT_RESTS] += 1
    if character.rests_well:  # class.21
        end_rest(t, character, await Decision(character.seat, LOSE_AT_REST, sorted(character.discard), who))
        recovered(t, character)
        await reminded(t, t.body(character), "your_long_rest")
        return True
    lost = t.chance.pick(sorted(character.discard))
    t.shown += 1
    if await Decision(character.seat, REDRAW, [False, True], lost):
        await suffer(t, t.body(character), 1, at_rest=True)
        if character.figure < 0:
            return True
        lost = t.chance.pick(sorted(card for card in character.discard if card != lost))
    end_rest(t, character, lost)
    return True
