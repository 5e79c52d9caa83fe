"""A Vagabond's board: pawn, items, relationships, quests."""

from __future__ import annotations

from typing import Final

EXHAUSTED: Final = 8
DAMAGED: Final = 16
RUIN: Final = 32
ALLIED: Final = 3
HOSTILE: Final = -1
UNRELATED: Final = -9


class VagabondBoard:
    __slots__ = (
        "aids",
        "aside",
        "at",
        "character",
        "done",
        "faction",
        "gone",
        "improvised",
        "items",
        "relations",
        "shifted",
        "teapots",
    )
    faction: int
    character: int
    at: int
    """A clearing, or a forest from FIRST_FOREST on."""
    items: list[int]
    """Each item token as kind + EXHAUSTED + DAMAGED + RUIN, in ascending order."""
    aside: list[int]
    """By kind: face-up teapots, coins and bags that he keeps off their tracks (9.2.5.III)."""
    shifted: list[int]
    """By kind: -1 taken off its track, 1 laid back since his last other deed: it does not go to and fro for ever."""
    gone: list[int]
    """Kinds of the items he has removed from the game."""
    relations: list[int]
    """By faction: 0 indifferent to ALLIED, or HOSTILE."""
    aids: list[int]
    """Aids given this turn that have not yet moved the marker."""
    done: list[int]
    """Completed quests."""
    teapots: int
    """Face-up teapots on their track when Birdsong began."""
    improvised: bool

    def __init__(self) -> None:
        self.faction = 0
        self.character = -1
        self.at = 0
        self.items = []
        self.aside = [0] * 8
        self.shifted = [0] * 8
        self.gone = []
        self.relations = [UNRELATED] * 9
        self.aids = [0] * 9
        self.done = []
        self.teapots = 0
        self.improvised = False

    def clone(self) -> VagabondBoard:
        new = VagabondBoard.__new__(VagabondBoard)
        new.faction = self.faction
        new.character = self.character
        new.at = self.at
        new.items = self.items[:]
        new.aside = self.aside[:]
        new.shifted = self.shifted[:]
        new.gone = self.gone[:]
        new.relations = self.relations[:]
        new.aids = self.aids[:]
        new.done = self.done[:]
        new.teapots = self.teapots
        new.improvised = self.improvised
        return new
