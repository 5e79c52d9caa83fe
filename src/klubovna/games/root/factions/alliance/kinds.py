"""Decisions: 8 Woodland Alliance."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.factions.alliance.lights import supporter
from klubovna.kernel.decision import Kind

# Where a revolt or a token can be paid for tells what lies among the supporters, so both places are secret.
REVOLT_WHERE: Final = Kind("alliance.revolt", of="clearing", rule="8.4.1.I", secret=True)
SPREAD_WHERE: Final = Kind("alliance.spread", of="site", rule="8.4.2.I#1", secret=True)
SUPPORTER: Final = Kind(
    "alliance.supporter", of="card", rule="8.2.3#1", secret=True, about="payment", many=True, lights=supporter
)
SUPPORTER_LIMIT: Final = Kind(
    "alliance.supporter.limit", of="card", rule="8.2.4#3", secret=True, about="count", many=True, lights=supporter
)
OUTRAGE: Final = Kind("alliance.outrage", of="card", rule="8.2.6#1", secret=True, about="clearing")
MOBILIZE: Final = Kind("alliance.mobilize", of="card", rule="8.5.2", secret=True)
TRAIN: Final = Kind("alliance.train", of="card", rule="8.5.3", secret=True)
RECRUIT_WHERE: Final = Kind("alliance.recruit", of="clearing", rule="8.6.1.III")
ORGANIZE_WHERE: Final = Kind("alliance.organize", of="clearing", rule="8.6.1.IV")
