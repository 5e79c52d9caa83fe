"""Who knows where a card lies. `seen[card]` is a mask of seats; zones are lists of card ids.

Hidden things lie in zones of the state, never in a local variable across an `await`. With that and `seen`, dealing
anew what a seat has not seen is one function for every game.
"""

from __future__ import annotations

from typing import Final, TypeVar

from klubovna.kernel.chance import Chance
from klubovna.kernel.state import State

EVERYBODY: Final = 0xFFFF
C = TypeVar("C", bound=int)


def shuffle(state: State, zone: list[C], seen: list[int]) -> None:
    """Shuffle a face-down zone: nobody knows where its cards lie any more."""
    for card in zone:
        seen[card] = 0
    state.chance.shuffle(zone)


def show(state: State, cards: list[C], seen: list[int], seats: int = EVERYBODY) -> None:
    """Show cards to the seats of the mask; what has been seen cannot be undone."""
    for card in cards:
        seen[card] |= seats
    state.shown += 1


def hide(cards: list[C], seen: list[int], seats: int) -> None:
    """A hidden move among these cards: only the seats of the mask still know which lies where."""
    for card in cards:
        seen[card] &= seats


def redeal(chance: Chance, zones: list[list[C]], seen: list[int], seat: int) -> None:
    """Deal anew, over all these zones together, the cards whose place `seat` does not know.

    What other seats know belongs to the place, not to the card: who has been shown the third card of a hand knows the
    new third card. The pool is sorted first, so that only the seat's knowledge and `chance` decide.
    """
    bit = 1 << seat
    unknown = [card for zone in zones for card in zone if not seen[card] & bit]
    known = [seen[card] for card in unknown]
    pool = sorted(unknown)
    chance.shuffle(pool)
    dealt = 0
    for zone in zones:
        for i, card in enumerate(zone):
            if not seen[card] & bit:
                zone[i] = pool[dealt]
                dealt += 1
    for card, seats in zip(pool, known, strict=True):
        seen[card] = seats
