"""Events: 7 Eyrie Dynasties."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

LEADER: Final = Event("leader", "faction leader", rule="7.3.3", shows="card > @faction ~leader")
DECREED: Final = Event("decreed", "faction card column", rule="7.4.2#1", shows="card @faction >")
TURMOIL: Final = Event("turmoil", "faction", rule="7.7", shows="hit > @faction")
PURGED: Final = Event("purged", "faction count", rule="7.7.2", shows="card @faction > ×count")
