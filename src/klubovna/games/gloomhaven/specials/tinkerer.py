"""Cards of the Tinkerer."""

from __future__ import annotations

from klubovna.games.gloomhaven.figures import CHARACTER
from klubovna.games.gloomhaven.kinds import RECOVER_CARD
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.granting import recover, recoverable
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.picking import pick_from
from klubovna.games.gloomhaven.specials.registry import special
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Special
from klubovna.kernel.decision import some


@special
async def recover_lost_card_of_neighbour(t: Table, action: Action, line: Special) -> bool:
    """Chimeric Formula: an ally in range lets a character next to it take back one lost card.

    Cards stay with their class: the card goes back to the hand of the neighbour that owns it.
    """
    allies = meant(t, action, "ally", line.range)
    for ally in await pick_from(t, action, allies, "ally"):
        near = [f for f in t.friends(ally) if f.form == CHARACTER and t.ground.range(f.at, ally.at) == 1]
        near = [f for f in near if recoverable(t, t.characters[f.who], "lost")]
        for neighbour in await pick_from(t, action, near, "ally"):
            character = t.characters[neighbour.who]
            cards = recoverable(t, character, "lost")
            for card in await some(character.seat, RECOVER_CARD, cards, 1, 1, neighbour.who):
                recover(t, character, card)
            return True
    return False
