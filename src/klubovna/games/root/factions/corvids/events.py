"""Events: 13 Corvid Conspiracy."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

PLOTTED: Final = Event(
    "plotted", "faction clearing", rule="13.5.2", private="plot", shows="piece @faction > clearing ~=plot"
)
FLIPPED: Final = Event("flipped", "faction clearing plot", rule="13.4.2#1", shows="card > clearing ~plot")
TRICKED: Final = Event("tricked", "faction from:clearing to:clearing", rule="13.5.4", shows="piece from > to ~=plot")
EXERTED: Final = Event("exerted", "faction", rule="13.6.1", shows="change @faction")
RAIDED: Final = Event("raided", "faction clearing", rule="13.7.4#1", shows="hit @faction > clearing")
EXPOSED: Final = Event(
    "exposed", "faction clearing plot", rule="13.2.4#3", private="card", shows="hit @faction > clearing"
)
GUESSED_WRONG: Final = Event(
    "guessed-wrong", "faction clearing plot", rule="13.2.4#2", private="card", shows="hit @faction > clearing"
)
