"""Decisions: 13 Corvid Conspiracy."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.decision import Kind

SCATTER: Final = Kind("corvids.scatter", of="clearing", rule="13.3.2", about="suit")
RECRUIT_CARD: Final = Kind("corvids.recruit", of="card", rule="13.4.3#1", secret=True)
RECRUIT_SUIT: Final = Kind("corvids.recruit.suit", of="suit", rule="13.4.3#2")
RECRUIT_WHERE: Final = Kind("corvids.recruit.where", of="clearing", rule="13.4.3#1", about="recruits", many=True)
PLOT_WHERE: Final = Kind("corvids.plot.where", of="clearing", rule="13.5.2")
PLOT_WHICH: Final = Kind("corvids.plot", of="plot", rule="13.5.2", secret=True, about="clearing")
TRICK_ONE: Final = Kind("corvids.trick", of="clearing", rule="13.5.4")
TRICK_OTHER: Final = Kind("corvids.trick.with", of="clearing", rule="13.5.4", about="clearing")
EXERT: Final = Kind("corvids.exert", of="deed", rule="13.6.1")
RAID_WHERE: Final = Kind("corvids.raid.where", of="clearing", rule="13.7.4#1", about="raiders", many=True)
EXPOSE_GUESS: Final = Kind("corvids.expose.guess", of="plot", rule="13.2.4#1", about="clearing")
EXPOSE_CARD: Final = Kind("corvids.expose.card", of="card", rule="13.2.4#1", secret=True, about="clearing")
