"""Events: 12 Underground Duchy."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

REVEALED: Final = Event("duchy.revealed", "faction card", rule="2.1.4", shows="card @faction >")
TOOK_BACK: Final = Event("duchy.took-back", "faction count", rule="12.6.1", shows="card > @faction ×count")
MINISTER_ACTS: Final = Event(
    "duchy.minister-acts", "faction minister", rule="12.5.2", shows="change @faction ~minister"
)
SWAYED: Final = Event("duchy.swayed", "faction minister", rule="12.5.3.iii#1", shows="card > @faction ~minister")
MINISTER_LOST: Final = Event(
    "duchy.minister-lost", "faction minister", rule="12.2.3#2", shows="card @faction > ~minister"
)
