"""Decisions: 12 Underground Duchy."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.lights import to_build
from klubovna.kernel.decision import Kind

CORNER: Final = Kind("duchy.corner", of="clearing", rule="12.3.3#1")
PRICE: Final = Kind("duchy.price", of="minister", rule="12.2.3#3")
BUILD_CARD: Final = Kind("duchy.build.card", of="card", rule="12.5.1.I", secret=True)
BUILD_WHERE: Final = Kind("duchy.build.where", of="clearing", rule="12.5.1.I", about="card")
BUILD_WHAT: Final = Kind("duchy.build", of="piece", rule="12.5.1.I", about="clearing", lights=to_build)
DIG_CARD: Final = Kind("duchy.dig.card", of="card", rule="12.5.1.V#1", secret=True)
DIG_FROM: Final = Kind("duchy.dig.from", of="clearing", rule="12.2.4#2", about="card")
DIG_WHERE: Final = Kind("duchy.dig.where", of="clearing", rule="12.5.1.V#1", about="card")
DIG_COUNT: Final = Kind("duchy.dig.count", of="count", rule="12.5.1.V#2", about="clearing")
FOREMOLE_CARD: Final = Kind("duchy.foremole.card", of="card", rule="12.5.2.I", secret=True)
BRIGADIER: Final = Kind("duchy.brigadier", of="deed", rule="12.5.2.IV")
BANKER: Final = Kind("duchy.banker", of="card", rule="12.5.2.v", secret=True, many=True)
MAYOR: Final = Kind("duchy.mayor", of="minister", rule="12.5.2.vi")
SWAY_CARD: Final = Kind("duchy.sway.card", of="card", rule="12.5.3.ii#1", secret=True, about="swaying", many=True)
