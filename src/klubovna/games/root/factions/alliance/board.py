"""The Alliance's board: supporters and officers."""

from __future__ import annotations

from klubovna.games.root.facts import ALLIANCE, Card, Faction
from klubovna.games.root.state import Board
from klubovna.kernel.fields import field, state_class


@state_class
class AllianceBoard(Board):
    supporters: list[Card] = field(default_factory=list)
    officers: int = 0
    operations: int = 0
    """Military operations taken this Evening."""

    def hidden_cards(self) -> list[list[Card]]:
        return [self.supporters]

    def cards(self) -> list[Card]:
        return self.supporters

    def counted_warriors(self, faction: Faction) -> int:
        return self.officers if faction == ALLIANCE else 0
