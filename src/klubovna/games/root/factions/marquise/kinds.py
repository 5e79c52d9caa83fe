"""Decisions: 6 Marquise de Cat."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.decision import Kind

KEEP_WHERE: Final = Kind("marquise.keep", of="clearing", rule="6.3.2")
START_WHERE: Final = Kind("marquise.start", of="clearing", rule="6.3.4", about="piece")
WOOD_WHERE: Final = Kind("marquise.wood", of="clearing", rule="6.4", about="count", many=True)
RECRUIT_WHERE: Final = Kind("marquise.recruit", of="clearing", rule="6.5.3#1", about="count", many=True)
BUILD_WHAT: Final = Kind("marquise.build", of="building", rule="6.5.4.I")
BUILD_WHERE: Final = Kind("marquise.build.where", of="clearing", rule="6.5.4.II#1", about="building")
BUILD_WOOD: Final = Kind("marquise.build.wood", of="clearing", rule="6.5.4.II#2", about="payment", many=True)
OVERWORK: Final = Kind("marquise.overwork", of="clearing", rule="6.5.5", about="card")
OVERWORK_CARD: Final = Kind("marquise.overwork.card", of="card", rule="6.5.5", secret=True)
EXTRA_ACTION: Final = Kind("marquise.extra", of="card", rule="6.5#3", secret=True)
HOSPITAL: Final = Kind("marquise.hospital", of="card", rule="6.2.3#1", secret=True, about="clearing")
