"""What an attack comes to with the plain modifier deck, and how long the cards of a character last."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from klubovna.games.gloomhaven.facts import BASE_DECK, MODIFIERS

NONE, BETTER, WORSE = range(3)
"""Neither advantage nor disadvantage, or one of them."""
_MOST: Final = 40
_DECK: Final = [MODIFIERS[card] for card in BASE_DECK]


def _worth(card: int, value: int) -> int:
    modifier = _DECK[card]
    if modifier.miss:
        return 0
    return 2 * value if modifier.double else max(0, value + modifier.add)


@lru_cache(maxsize=512)
def strengths(value: int, luck: int) -> dict[int, float]:
    """How likely the attack ends at which strength."""
    cards = range(len(_DECK))
    found: dict[int, float] = {}
    if luck == NONE:
        for card in cards:
            strength = _worth(card, value)
            found[strength] = found.get(strength, 0.0) + 1 / len(_DECK)
        return found
    pairs = len(_DECK) * (len(_DECK) - 1)
    best = max if luck == BETTER else min
    for one in cards:
        for other in cards:
            if one != other:
                strength = best(_worth(one, value), _worth(other, value))
                found[strength] = found.get(strength, 0.0) + 1 / pairs
    return found


MOST_SHIELD: Final = 1 << 10
MOST_HP: Final = 1 << 14
LUCKS: Final = 3
"""What the key of a blow leaves room for."""
_blows: Final[dict[int, tuple[float, float]]] = {}


def blow(value: int, shield: int, hp: int, luck: int = NONE) -> tuple[float, float]:
    """The damage that counts (no more than the target has left), and how likely it kills."""
    key = ((value * MOST_SHIELD + shield) * MOST_HP + hp) * LUCKS + luck
    found = _blows.get(key)
    if found is None:
        found = _blows[key] = _blow(value, shield, hp, luck)
    return found


def _blow(value: int, shield: int, hp: int, luck: int) -> tuple[float, float]:
    harm = death = 0.0
    for strength, chance in strengths(min(value, _MOST), luck).items():
        damage = max(0, strength - shield)
        harm += chance * min(damage, hp)
        if damage >= hp:
            death += chance
    return harm, death


@lru_cache(maxsize=2048)
def rounds(hand: int, discard: int) -> int:
    """How many turns with two cards are left, if no card is lost but those of the rests."""
    total = 0
    while True:
        turns = hand // 2
        total += turns
        discard += 2 * turns
        hand -= 2 * turns
        if discard < 2:
            return total
        hand += discard - 1
        discard = 0


ENOUGH_LOST: Final = 4
"""So many lost cards are worth taking back."""


@lru_cache(maxsize=8192)
def rounds_reviving(hand: int, discard: int, lost: int) -> int:
    """The same for one who can take all lost cards back once, and does so when there are some."""
    total = 0
    while True:
        while hand >= 2:
            total += 1
            hand -= 2
            if lost >= ENOUGH_LOST or (hand < 2 and discard + 2 < 3):
                return total + rounds(hand + lost, discard + 1)
            discard += 2
        if discard < 2:
            return total
        hand += discard - 1
        discard = 0
        lost += 1
