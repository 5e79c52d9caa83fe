"""The Protectors' own pieces: path tokens, and what their legends bring along."""

from __future__ import annotations

from klubovna.games.harrow.boards import FactionBoard
from klubovna.games.harrow.facts import COUNT
from klubovna.kernel.fields import state_class


@state_class
class ProtectorsBoard(FactionBoard):
    """Path tokens on hexes stand in `Table.paths`, taunt tokens in `Table.taunts`, nails in `Table.nails`."""

    paths: int = 0
    """Usable path tokens in supply."""
    paths_locked: int = COUNT["path_token"]
    """Path tokens still on the legend tracker (c1.setup.09); all four of them, unused, on its other side."""
    wrath: int = -1
    """The hex of Malachi's wrath token while it is on the map, else -1."""
