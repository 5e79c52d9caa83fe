"""Events of the solo game."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

REVEALED: Final = Event("solo-revealed", "card", rule="solo.card.01")
DISCARDED: Final = Event("solo-discarded", "card", rule="solo.card.02")
ACTIVATES: Final = Event("solo-activates", "faction card", rule="solo.card.03")
SPACE: Final = Event("solo-space", "solo_space amount", rule="solo.order.03")
REACHED: Final = Event("solo-reached", "faction objective hex", rule="solo.move.06")
