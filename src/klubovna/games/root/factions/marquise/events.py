"""Events: 6 Marquise de Cat."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

WOOD_SPENT: Final = Event("wood-spent", "faction count", rule="6.5.4.II#2", shows="goods @faction > ×count ~=wood")
HOSPITALS: Final = Event("hospitals", "faction count", rule="6.2.3#1", shows="piece > @faction ×count")
