"""Nouns of the solo game."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.nouns import numbered
from klubovna.games.harrow.solo.board import DECK_IDS, SPACES
from klubovna.games.harrow.solo.course import CARDS_OF_LEVEL
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Noun, Term


def keep(t: Table, value: bool) -> Term:
    return Term("keep-yes" if value else "keep-no")


def solo_deck(t: Table, value: int) -> Term:
    assert t.solo is not None
    return Term(f"solo-deck-{DECK_IDS[value]}", n=len(t.solo.decks[value]))


def solo_share(t: Table, value: int) -> Term:
    """A deck of which cards are to be chosen, with how many all decks together still owe."""
    assert t.solo is not None
    left = CARDS_OF_LEVEL[t.solo.level] - sum(len(deck) for deck in t.solo.decks[:value])
    return Term("solo-share", deck=("solo_deck", value), n=left)


NOUNS: Final[dict[str, Noun]] = {
    "keep": keep,
    "solo_deck": solo_deck,
    "solo_share": solo_share,
    "solo_space": numbered("solo-space", SPACES),
}
