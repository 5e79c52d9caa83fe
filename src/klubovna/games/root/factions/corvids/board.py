"""The Corvids' board: plots."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.state import Board
from klubovna.kernel.chance import Chance
from klubovna.kernel.fields import field, state_class
from klubovna.kernel.zones import EVERYBODY, redeal

NO_PLOT: Final = -1


@state_class
class CorvidBoard(Board):
    plots: list[int] = field(default_factory=lambda: list(range(8)))
    """In the supply; the kind of a plot is its number // 2."""
    placed: list[list[int]] = field(default_factory=lambda: [[] for _ in range(12)])
    """The plot in each clearing."""
    face_up: list[bool] = field(default_factory=lambda: [False] * 12)
    seen: list[int] = field(default_factory=lambda: [0] * 8)
    denied: list[int] = field(default_factory=lambda: [0] * 12)
    """Kinds that everybody knows not to lie face down in each clearing, as a mask: wrong guesses are heard by all."""
    raids: list[int] = field(default_factory=list)
    """Clearings from which a raid has just been removed."""
    actions: int = 0
    """Actions left this Daylight."""
    plotted: int = 0
    """Plots placed this turn."""
    exerted: bool = False

    def redeal(self, seat: int, chance: Chance) -> None:
        """Face-down plots and those in the supply, as far as the seat has not seen them (13.2.2.i#2)."""
        while True:
            redeal(chance, [self.plots, *self.placed], self.seen, seat)
            if not any(mask and mask >> self.kind(at) & 1 for at, mask in enumerate(self.denied)):
                break
        self.plots.sort()

    def own_pieces(self) -> list[int]:
        return sorted(self.plots + [plot for placed in self.placed for plot in placed])

    # -- questions ---------------------------------------------------------------------------------------------------

    def kind(self, at: int) -> int:
        """What lies here, for those who may know it."""
        placed = self.placed[at]
        return placed[0] // 2 if placed else NO_PLOT

    def hidden(self, at: int) -> bool:
        """Whether a plot lies here face down."""
        return bool(self.placed[at]) and not self.face_up[at]

    def shows(self, kind: int, at: int) -> bool:
        """Whether a plot of this kind lies here face up."""
        return self.face_up[at] and self.placed[at][0] // 2 == kind

    def in_supply(self) -> list[int]:
        """The kinds left, each once."""
        return sorted({plot // 2 for plot in self.plots})

    # -- changes -----------------------------------------------------------------------------------------------------

    def lay(self, kind: int, at: int) -> None:
        """From the supply, face down."""
        plot = next(plot for plot in self.plots if plot // 2 == kind)
        self.plots.remove(plot)
        self.placed[at].append(plot)

    def turn_up(self, at: int) -> int:
        """Face up; the plot's number, which everybody may know from now on.

        Of two equal plots the one turned up first gets the lower number: else the number would tell whether its twin
        had been placed before it.
        """
        plot = self.placed[at][0]
        twin = plot - 1
        if plot % 2 and self.seen[twin] != EVERYBODY:
            zone = next(zone for zone in (self.plots, *self.placed) if twin in zone)
            zone[zone.index(twin)] = plot
            self.placed[at] = [twin]
            self.plots.sort()
            plot = twin
        self.face_up[at] = True
        self.denied[at] = 0
        return plot

    def lift(self, at: int, owner: int) -> int:
        """Back to the supply face down, hidden from all but its owner; which kind it was (2.5.3#2, 13.2.2.i#1)."""
        plot = self.placed[at].pop()
        self.plots.append(plot)
        self.plots.sort()
        self.face_up[at] = False
        self.seen[plot] = 1 << owner
        self.denied[at] = 0
        return plot // 2

    def swap(self, one: int, other: int) -> None:
        """Two plots that lie the same way up change places; all can follow them with their eyes."""
        self.placed[one], self.placed[other] = self.placed[other], self.placed[one]
        self.denied[one], self.denied[other] = self.denied[other], self.denied[one]
