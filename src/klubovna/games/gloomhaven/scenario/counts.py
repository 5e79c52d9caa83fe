"""What battle goals count, by character: the places in `Character.counts`."""

from __future__ import annotations

from typing import Final

(
    TRAPS,
    TREASURES_LOOTED,
    ROOMS_OPENED,
    KILLS,
    ELITES,
    ITEM_USES,
    OVERKILL,
    LOWEST_HP,
    UNDAMAGED,
    SHORT_RESTS,
    LONG_RESTS,
    FIRST_KILL,
    COINS_LOOTED,
    HP_LEFT,
) = range(14)
COUNTS: Final = 14
