"""Chances of battles before the cards are shown, looked up in tables made once."""

from __future__ import annotations

from typing import Final

from klubovna.games.ash.facts import CARD_STRENGTH, CARDS, DIE, Card

SPAN: Final = 24
"""Margins from -SPAN to SPAN: beyond that no card changes anything."""
KNOWN_CARDS: Final = 1 << len(CARDS)


def faces(card: Card) -> list[int]:
    """What a card may count in battle, all equally likely."""
    return list(range(1, 7)) if CARD_STRENGTH[card] == DIE else [CARD_STRENGTH[card]]


def beats(margin: int, own: list[int], other: list[int]) -> float:
    """The chance that the attacker's card and the margin exceed the defender's card."""
    return sum(a + margin > d for a in own for d in other) / (len(own) * len(other))


MARGINS: Final = range(-SPAN, SPAN + 1)
FACES: Final = [faces(card) for card in CARDS]
BEATS: Final = [[[beats(m, FACES[a], FACES[d]) for m in MARGINS] for d in CARDS] for a in CARDS]
KING_FALLS: Final = [[beats(m, FACES[a], [0]) for m in MARGINS] for a in CARDS]
"""The king has no card."""


def members(mask: int) -> list[Card]:
    return [card for card in CARDS if mask >> card & 1]


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(column) for column in zip(*rows, strict=True)]


TAKES: Final = [
    [mean([BEATS[own][other] for other in members(mask)]) for own in CARDS] if mask else []
    for mask in range(KNOWN_CARDS)
]
"""By the defender's possible cards, the attacker's card and the margin: the chance that the attacker wins."""
FALLS: Final = [
    [mean([BEATS[other][own] for other in members(mask)]) for own in CARDS] if mask else []
    for mask in range(KNOWN_CARDS)
]
"""By the attacker's possible cards, the defender's card and the margin: the chance that the attacker wins."""
EVEN: Final = mean([BEATS[a][d] for a in CARDS for d in CARDS])
"""By the margin alone, when nothing is known of the cards."""


def mask_of(cards: list[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def at(margin: int) -> int:
    """The place of a margin in a row of chances."""
    return 0 if margin < -SPAN else 2 * SPAN if margin > SPAN else margin + SPAN
