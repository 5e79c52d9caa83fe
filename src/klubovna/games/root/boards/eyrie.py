"""The Eyrie's board: leader and Decree."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.facts import Card

VIZIER: Final = Card(-1)
NO_LEADER: Final = -1


class EyrieBoard:
    __slots__ = ("decree", "deposed", "leader", "left")
    leader: int
    deposed: list[bool]
    """Leaders that lie face down."""
    decree: list[list[Card]]
    """Recruit, Move, Battle, Build; a Loyal Vizier is VIZIER."""
    left: list[list[Card]]
    """Cards of the Decree not yet resolved this turn."""

    def __init__(self) -> None:
        self.leader = NO_LEADER
        self.deposed = [False] * 4
        self.decree = [[], [], [], []]
        self.left = [[], [], [], []]

    def clone(self) -> EyrieBoard:
        new = EyrieBoard.__new__(EyrieBoard)
        new.leader = self.leader
        new.deposed = self.deposed[:]
        new.decree = [x[:] for x in self.decree]
        new.left = [x[:] for x in self.left]
        return new
