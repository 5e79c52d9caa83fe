"""Events: 8 Woodland Alliance."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

REVOLT: Final = Event("revolt", "faction clearing", rule="8.4.1", shows="hit @faction > clearing")
OFFICER: Final = Event("officer", "faction count", rule="8.4.1.III#4", shows="piece > @faction ×count")
OFFICERS_LOST: Final = Event("officers-lost", "faction count", rule="8.2.4#2", shows="piece @faction > ×count")
OUTRAGE: Final = Event("outrage", "faction clearing", rule="8.2.6#1", private="card", shows="card @faction >")
HAND_SHOWN: Final = Event(
    "outrage-hand", "faction clearing", rule="8.2.6#3", private="cards:card", shows="aim @faction > clearing"
)
SUPPORTER: Final = Event("supporter", "faction", rule="8.2.3#1", private="card", shows="card > @faction")
SUPPORTER_LOST: Final = Event("supporter-lost", "faction card", rule="8.2.3.I#1", shows="card @faction >")
