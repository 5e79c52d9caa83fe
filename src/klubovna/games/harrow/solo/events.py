"""Events of the solo game."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

REVEALED: Final = Event("solo-revealed", "card", rule="solo.card.01", shows="card > =solo-card ~card")
DISCARDED: Final = Event("solo-discarded", "card", rule="solo.card.02", shows="card =solo-card > ~card")
ACTIVATES: Final = Event("solo-activates", "faction card", rule="solo.card.03", shows="change @faction ~card")
SPACE: Final = Event("solo-space", "solo_space amount", rule="solo.order.03", shows="change =solo-card")
REACHED: Final = Event("solo-reached", "faction objective hex", rule="solo.move.06", shows="change hex")
