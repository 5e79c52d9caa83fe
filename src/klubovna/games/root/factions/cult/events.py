"""Events: 10 Lizard Cult."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

OUTCAST: Final = Event("outcast", "suit", rule="10.4.1#1", shows="card > ~suit")
HATED: Final = Event("outcast-hated", "suit", rule="10.4.1#2", shows="card > ~suit")
SOULS_DISCARDED: Final = Event("souls-discarded", "faction count", rule="10.4.2", shows="card @faction > ×count")
ACOLYTES_SPENT: Final = Event("acolytes-spent", "faction count", rule="10.4.3#1", shows="piece @faction > ×count")
ACOLYTES_GAINED: Final = Event("acolytes-gained", "faction count", rule="10.2.3", shows="piece > @faction ×count")
REVEALED: Final = Event("ritual-revealed", "faction card", rule="10.5#1", shows="card @faction >")
TOOK_BACK: Final = Event("ritual-took-back", "faction count", rule="10.6.1", shows="card > @faction ×count")
