"""The Cult's board: outcast and acolytes."""

from __future__ import annotations

from klubovna.games.root.facts import LIZARDS, Faction
from klubovna.games.root.state import Board
from klubovna.kernel.fields import field, state_class


@state_class
class CultBoard(Board):
    outcast: int = 1
    """The suit under the Outcast marker."""
    hated: bool = False
    acolytes: int = 0
    scored: list[bool] = field(default_factory=lambda: [False] * 4)
    """Suits scored this turn."""

    def counted_warriors(self, faction: Faction) -> int:
        return self.acolytes if faction == LIZARDS else 0
