"""The Corvids' board: plots."""

from __future__ import annotations

from klubovna.kernel.chance import Chance
from klubovna.kernel.zones import redeal


class CorvidBoard:
    __slots__ = ("actions", "exerted", "face_up", "placed", "plots", "plotted", "recruited", "seen")
    plots: list[int]
    """In the supply; the kind of a plot is its number // 2."""
    placed: list[list[int]]
    """The plot in each clearing."""
    face_up: list[bool]
    seen: list[int]
    actions: int
    plotted: int
    """Plots placed this turn."""
    recruited: bool
    exerted: bool

    def __init__(self) -> None:
        self.plots = list(range(8))
        self.placed = [[] for _ in range(12)]
        self.face_up = [False] * 12
        self.seen = [0] * 8
        self.actions = 0
        self.plotted = 0
        self.recruited = False
        self.exerted = False

    def clone(self) -> CorvidBoard:
        new = CorvidBoard.__new__(CorvidBoard)
        new.plots = self.plots[:]
        new.placed = [x[:] for x in self.placed]
        new.face_up = self.face_up[:]
        new.seen = self.seen[:]
        new.actions = self.actions
        new.plotted = self.plotted
        new.recruited = self.recruited
        new.exerted = self.exerted
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        """Face-down plots and those in the supply, as far as the seat has not seen them (13.2.2.i#2)."""
        redeal(chance, [self.plots, *self.placed], self.seen, seat)
        self.plots.sort()
