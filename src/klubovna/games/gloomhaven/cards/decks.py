"""Attack modifier decks and monster ability decks: drawing, shuffling, bless and curse."""

from __future__ import annotations

from klubovna.games.gloomhaven.facts import BLESS_CARD, BLESSINGS, CURSE_CARD, CURSES, MODIFIERS, MONSTER_CARDS
from klubovna.games.gloomhaven.figures import OBJECTIVE, SIDE_OF_CHARACTERS, Deck, Figure
from klubovna.games.gloomhaven.state import Table


def deck_of(t: Table, figure: Figure) -> Deck:
    """amd.02, summon.08 A summon draws from its summoner's deck; all monsters share one."""
    character = t.character(figure)
    if character is not None:
        return character.deck
    if figure.form == OBJECTIVE and figure.side == SIDE_OF_CHARACTERS:
        return next((one.deck for one in t.characters if one.figure >= 0), t.deck)  # spec.14, r.61
    return t.deck


def draw(t: Table, deck: Deck) -> int:
    """Turn a modifier card."""
    if not deck.draw:  # amd.11
        deck.draw, deck.discard = deck.discard, []
        t.chance.shuffle(deck.draw)
    card = deck.draw.pop()
    t.shown += 1
    if card not in (BLESS_CARD, CURSE_CARD):  # amd.08, adv.13, r.23
        deck.discard.append(card)
        if MODIFIERS[card].shuffle:  # amd.10, adv.14, r.08
            deck.reshuffle = True
    return card


def all_decks(t: Table) -> list[Deck]:
    return [*(character.deck for character in t.characters), t.deck]


def reshuffle(t: Table) -> None:
    """eor.03, eor.04 At the end of the round, where a deck's own miss or 2x was drawn."""
    for deck in all_decks(t):
        if deck.reshuffle:
            deck.draw += deck.discard
            deck.discard = []
            deck.reshuffle = False
            t.chance.shuffle(deck.draw)


def bless(t: Table, figure: Figure) -> bool:
    """cond.pos.06, cond.pos.08 One stock for all decks; r.34: an empty stock gives nothing."""
    if sum(deck.draw.count(BLESS_CARD) for deck in all_decks(t)) >= BLESSINGS:
        return False
    shuffle_in(t, deck_of(t, figure), BLESS_CARD)
    return True


def bless_monsters(t: Table) -> None:
    if sum(deck.draw.count(BLESS_CARD) for deck in all_decks(t)) < BLESSINGS:
        shuffle_in(t, t.deck, BLESS_CARD)


def curse(t: Table, figure: Figure) -> bool:
    """cond.neg.15, cond.neg.21 A summon's curse goes to its summoner's deck."""
    return curse_deck(t, deck_of(t, figure))


def curse_deck(t: Table, deck: Deck) -> bool:
    """cond.neg.17, amd.09 The characters have one stock, the monsters another."""
    side = [t.deck] if deck is t.deck else [character.deck for character in t.characters]
    if sum(one.draw.count(CURSE_CARD) for one in side) >= CURSES:  # r.34
        return False
    shuffle_in(t, deck, CURSE_CARD)
    return True


def shuffle_in(t: Table, deck: Deck, card: int) -> None:
    """Into what remains of the draw pile."""
    deck.draw.insert(t.chance.below(len(deck.draw) + 1), card)


# -- monster ability cards ---------------------------------------------------------------------------------------------


def turn_up(t: Table, deck: int) -> int:
    """mabil.01, mabil.08 The card of this round for all kinds that use this deck (mabil.04, r.29)."""
    if not t.cards[deck]:
        t.cards[deck], t.discards[deck] = t.discards[deck], []
        t.chance.shuffle(t.cards[deck])
    card = t.faces[deck] = t.cards[deck].pop()
    t.shown += 1
    return card


def put_away(t: Table) -> None:
    """eor.06, mabil.07 The cards of the round are discarded; a shuffle symbol takes all played ones back."""
    for deck, card in enumerate(t.faces):
        if card >= 0:
            t.discards[deck].append(card)
            t.faces[deck] = -1
            if MONSTER_CARDS[card].shuffle:
                t.cards[deck] += t.discards[deck]
                t.discards[deck] = []
                t.chance.shuffle(t.cards[deck])
