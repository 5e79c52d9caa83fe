"""The Protectors' own pieces: path tokens, and what their legends bring along."""

from __future__ import annotations

from klubovna.games.harrow.facts import COUNT


class ProtectorsBoard:
    """Path tokens on hexes stand in `Table.paths`, taunt tokens in `Table.taunts`, nails in `Table.nails`."""

    __slots__ = ("paths", "paths_locked", "wrath")
    paths: int
    """Usable path tokens in supply."""
    paths_locked: int
    """Path tokens still on the legend tracker (c1.setup.09); all four of them, unused, on its other side."""
    wrath: int
    """The hex of Malachi's wrath token while it is on the map, else -1."""

    def __init__(self) -> None:
        self.paths = 0
        self.paths_locked = COUNT["path_token"]
        self.wrath = -1

    def clone(self) -> ProtectorsBoard:
        new = ProtectorsBoard.__new__(ProtectorsBoard)
        new.paths = self.paths
        new.paths_locked = self.paths_locked
        new.wrath = self.wrath
        return new
