"""The Riverfolk's board: payments, funds, prices."""

from __future__ import annotations

from klubovna.games.root.facts import Faction
from klubovna.games.root.state import FACTIONS, Board
from klubovna.kernel.fields import field, state_class


@state_class
class RiverfolkBoard(Board):
    payments: list[int] = field(default_factory=lambda: [0] * FACTIONS)
    """Warriors in each box, by the faction they belong to."""
    funds: list[int] = field(default_factory=lambda: [0] * FACTIONS)
    committed: list[int] = field(default_factory=lambda: [0] * FACTIONS)
    on_tracks: list[list[int]] = field(default_factory=lambda: [[0] * FACTIONS for _ in range(4)])
    """Committed to empty trade post spaces, by suit."""
    lost: list[int] = field(default_factory=lambda: [0] * 4)
    """Trade posts out of the game, by suit."""
    prices: list[int] = field(default_factory=lambda: [1, 1, 1])
    """Hand card, riverboats, mercenaries."""

    def counted_warriors(self, faction: Faction) -> int:
        return sum(box[faction] for box in (self.payments, self.funds, self.committed, *self.on_tracks))
