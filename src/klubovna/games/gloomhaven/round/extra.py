"""A turn that a card gives out of the order of the round."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.bonuses import reminded
from klubovna.games.gloomhaven.cards.piles import to_pile
from klubovna.games.gloomhaven.combat.conditions import place_infused
from klubovna.games.gloomhaven.figures import NOBODY, Character
from klubovna.games.gloomhaven.kinds import EXTRA_CARDS
from klubovna.games.gloomhaven.round import turn
from klubovna.games.gloomhaven.state import ACTIONS, Table
from klubovna.kernel.decision import some


async def extra_turn(t: Table, character: Character) -> bool:
    """class.05 With two cards of the hand, in the middle of somebody else's turn, which then goes on."""
    who = t.characters.index(character)
    cards = await some(character.seat, EXTRA_CARDS, sorted(character.hand), 2, 2, who)
    kept = (t.acting, t.halves, t.playing, t.moved, t.dealt, t.turn_items, t.turn_cards, t.moment)
    own = (character.chosen, character.resting, character.forgone)
    character.hand = [card for card in character.hand if card not in cards]
    character.chosen, character.resting, character.forgone = cards, False, 0
    pending, t.infused = t.infused, 0
    t.acting = character.figure
    t.playing = NOBODY
    await turn.start(t, character)
    while character.figure >= 0 and t.moment == ACTIONS:
        await turn.act(t, character)
    for card in [*character.chosen]:
        to_pile(t, character, card, lost=False)
    if character.figure >= 0:
        figure = t.body(character)
        await reminded(t, figure, "end_of_your_turn")
        if character.figure >= 0:
            await turn.leave(t, character, figure)
    place_infused(t)  # elem.02 This turn is over; what the other one has made waits for the end of its own
    t.infused = pending
    (t.acting, t.halves, t.playing, t.moved, t.dealt, t.turn_items, t.turn_cards, t.moment) = kept
    if character.figure >= 0:
        character.chosen, character.resting, character.forgone = own
    else:
        character.lost += own[0]
    return True
