"""What shared policies ask a faction: how it weighs what is its own, and what others have to fear or gain from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, TypeAlias

from klubovna.games.root.facts import CARD_VP, PIECES, Card, Clearing, Faction, Piece
from klubovna.games.root.state import FACTIONS, Table
from klubovna.kernel.decision import Decision

Choice: TypeAlias = Callable[[Table, Decision[Any], Faction], Any]
"""Names the option that a faction prefers."""

SKIP: Final = -9.0
"""Not worth doing."""


class Habits:
    """A faction of which nothing is known. Each faction's own file overrides what its board says."""

    choices: ClassVar[Mapping[str, Choice]] = {}
    """For the kinds of its chapter, also where another faction is asked."""
    warrior_worth: ClassVar[float] = 0.2
    """An own warrior: few of them or hard to get are worth more."""
    piece_worth: ClassVar[Mapping[Piece, float]] = {}
    """What an own piece costs its owner when it falls, besides the point that somebody else gets."""
    standing: ClassVar[float] = 0.0
    """How much better it does than its points and its pieces on the map tell."""
    stakes: ClassVar[bool] = False
    """Whether it loses more with its pieces than what they are worth themselves."""
    offers: ClassVar[tuple[str, ...]] = ()
    """Deeds that it puts into the menus of others."""

    # -- its own choices ---------------------------------------------------------------------------------------------

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        """What an entry of its menus is worth."""
        return SKIP

    def item_points(self, card: Card) -> float:
        """What the item on a card in hand may bring it."""
        return float(CARD_VP[card])

    def move_from(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        return d.options[0]

    def move_to(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        return d.options[0]

    def move_count(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        return d.options[0]

    def battle_where(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        return d.options[0]

    def battle_whom(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        return d.options[0]

    # -- what it means to the others ---------------------------------------------------------------------------------

    def kill_worth(self, care: float) -> float:
        """What it brings to remove one of its warriors, if it matters so much that it is held back."""
        return 0.04 + 0.2 * care

    def revenge(self, piece: Piece) -> float:
        """What it costs besides to remove such a piece."""
        return 0.0

    def stake(self, t: Table) -> float:
        """What it loses besides when pieces of its fall."""
        return 0.0

    def toll(self, t: Table, at: Clearing) -> float:
        """What it costs to move in where it is."""
        return 0.0

    def menace(self, t: Table, at: Clearing) -> float:
        """What each warrior of others has to fear from it here."""
        return 0.0

    def offer_worth(self, t: Table, me: Faction, what: str, which: int) -> float:
        """What it brings another faction to take up one of its offers."""
        return SKIP


HABITS: Final = [Habits() for _ in range(FACTIONS)]
"""By faction; `learn` puts the real ones in."""
PIECE_WORTH: Final = [0.0 for _ in PIECES]
WARRIOR_WORTH: Final = [0.0] * FACTIONS
OFFERED: Final[dict[str, Habits]] = {}
"""Deeds that stand in a menu because of somebody else."""


def learn(faction: Faction, habits: Habits) -> None:
    HABITS[faction] = habits
    WARRIOR_WORTH[faction] = habits.warrior_worth
    for piece, worth in habits.piece_worth.items():
        PIECE_WORTH[piece] = worth
    OFFERED.update(dict.fromkeys(habits.offers, habits))
