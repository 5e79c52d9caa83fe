"""Cards of the Summoner."""

from __future__ import annotations

from klubovna.games.gloomhaven.facts import CURSE_CARD
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.specials.registry import special
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Special


@special
async def remove_curses_and_shuffle(t: Table, action: Action, line: Special) -> bool:
    """Intervening Apparitions: no curse is left in the modifier deck, and what was drawn is shuffled in again."""
    deck = t.characters[action.credit].deck
    deck.draw = [card for card in (*deck.draw, *deck.discard) if card != CURSE_CARD]
    deck.discard = []
    deck.reshuffle = False
    t.chance.shuffle(deck.draw)
    return True
