"""Events: Persistent effects of cards."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

USED: Final = Event("used", "faction card", rule="4.1.3#2", shows="card @faction >")
LEFT_PLAY: Final = Event("left-play", "faction card", rule="2.6", shows="card @faction >")
SAW_HAND: Final = Event(
    "saw-hand", "faction victim:faction", rule="1.2.1#1", private="cards:card", shows="aim @faction > @victim"
)
SWAPPED: Final = Event(
    "swapped",
    "faction victim:faction",
    rule="1.3.2",
    private="card",
    shows="card @victim > @faction",
)
TOOK_AMBUSH: Final = Event("took-ambush", "faction card", rule="4.1.3#2", shows="card > @faction")
COFFINS: Final = Event("coffins", "faction count", rule="2.5.1#2", shows="piece > @faction ×count")
