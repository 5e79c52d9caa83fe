"""The words of the Cult: what conspiracies cost and rituals bring."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.factions.cult.role import ROLE
from klubovna.games.root.facts import CARD_SUIT
from klubovna.games.root.state import Table
from klubovna.games.root.victory import worth
from klubovna.kernel.text import Noun, Term

CONSPIRACIES: Final = {
    "crusade_battle": "crusade",
    "crusade_move": "crusade",
    "convert": "convert",
    "sanctify": "sanctify",
}


def scoring(t: Table, value: int) -> Term:
    """10.5.3 A card, with what the gardens of its suit bring."""
    return Term("scoring", what=("card", value), vp=worth(t, ROLE.id, ROLE.points(t, CARD_SUIT[value])))


def conspiracy(word: str) -> Noun:
    """With the acolytes it costs now."""
    return lambda t, which: Term("deed-for-acolytes", what=("deed-name", word), n=ROLE.price(t, CONSPIRACIES[word]))


NOUNS: Final[dict[str, Noun]] = {
    "scoring": scoring,
}
DEEDS: Final[dict[str, Noun]] = {word: conspiracy(word) for word in CONSPIRACIES}
