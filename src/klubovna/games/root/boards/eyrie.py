"""The Eyrie's board: leader and Decree."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.facts import Card

VIZIER: Final = Card(-1)


class EyrieBoard:
    __slots__ = ("added", "added_bird", "decree", "deposed", "leader", "left")
    leader: int
    deposed: list[bool]
    """Leaders that lie face down."""
    decree: list[list[Card]]
    """Recruit, Move, Battle, Build; a Loyal Vizier is VIZIER."""
    left: list[list[Card]]
    """Cards of the Decree not yet resolved this turn."""
    added: int
    added_bird: bool

    def __init__(self) -> None:
        self.leader = 0
        self.deposed = [False] * 4
        self.decree = [[], [], [], []]
        self.left = [[], [], [], []]
        self.added = 0
        self.added_bird = False

    def clone(self) -> EyrieBoard:
        new = EyrieBoard.__new__(EyrieBoard)
        new.leader = self.leader
        new.deposed = self.deposed[:]
        new.decree = [x[:] for x in self.decree]
        new.left = [x[:] for x in self.left]
        new.added = self.added
        new.added_bird = self.added_bird
        return new
