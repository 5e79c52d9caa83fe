"""A Vagabond's board: pawn, items, relationships, quests."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.facts import Clearing, Faction, Item
from klubovna.games.root.state import FACTIONS, Board, Table
from klubovna.kernel.fields import cache, field, state_class

EXHAUSTED: Final = 8
DAMAGED: Final = 16
RUIN: Final = 32
ALLIED: Final = 3
HOSTILE: Final = -1
UNRELATED: Final = -9


@state_class
class VagabondBoard(Board):
    faction: Faction = Faction(0)
    character: int = -1
    at: Clearing = Clearing(0)
    """A clearing, or a forest from FIRST_FOREST on."""
    items: list[int] = field(default_factory=list)
    """Each item token as kind + EXHAUSTED + DAMAGED + RUIN, in ascending order."""
    aside: list[int] = field(default_factory=lambda: [0] * 8)
    """By kind: face-up teapots, coins and bags that he keeps off their tracks (9.2.5.III)."""
    shifted: list[int] = field(default_factory=lambda: [0] * 8)
    """By kind: -1 taken off its track, 1 laid back since his last other deed: it does not go to and fro for ever."""
    gone: list[int] = field(default_factory=list)
    """Kinds of the items he has removed from the game."""
    relations: list[int] = field(default_factory=lambda: [UNRELATED] * FACTIONS)
    """By faction: 0 indifferent to ALLIED, or HOSTILE."""
    aids: list[int] = field(default_factory=lambda: [0] * FACTIONS)
    """Aids given this turn that have not yet moved the marker."""
    done: list[int] = field(default_factory=list)
    """Completed quests."""
    teapots: int = 0
    """Face-up teapots, on their track or off it, when Birdsong began."""
    improvised: bool = False
    _ready: list[int] | None = cache()
    """By kind: how many of the items are ready and whole."""

    def pawn(self) -> int | None:
        return self.at

    def counted_items(self) -> list[Item]:
        return [*(Item(tool & 7) for tool in self.items), *(Item(kind) for kind in self.gone)]

    def counted_quests(self) -> int:
        return len(self.done)


def vagabonds(t: Table) -> list[VagabondBoard]:
    """Of one or of both, the first one first."""
    return [board for board in t.boards if isinstance(board, VagabondBoard)]
