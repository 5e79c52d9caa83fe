"""The Eyrie's board: leader and Decree."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.facts import Card
from klubovna.games.root.state import Board
from klubovna.kernel.fields import field, state_class

VIZIER: Final = Card(-1)
NO_LEADER: Final = -1


@state_class
class EyrieBoard(Board):
    leader: int = NO_LEADER
    deposed: list[bool] = field(default_factory=lambda: [False] * 4)
    """Leaders that lie face down."""
    decree: list[list[Card]] = field(default_factory=lambda: [[], [], [], []])
    """Recruit, Move, Battle, Build; a Loyal Vizier is VIZIER."""
    left: list[list[Card]] = field(default_factory=lambda: [[], [], [], []])
    """Cards of the Decree not yet resolved this turn."""

    def cards(self) -> list[Card]:
        return [card for column in self.decree for card in column if card != VIZIER]
