"""Decisions: 10 Lizard Cult."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.factions.cult.lights import outcast
from klubovna.kernel.decision import Kind

CORNER: Final = Kind("cult.corner", of="clearing", rule="10.3.2#2")
OUTCAST: Final = Kind("cult.outcast", of="suit", rule="10.3.3", lights=outcast)
CONVERT_WHERE: Final = Kind("cult.convert", of="clearing", rule="10.4.3.II")
CONVERT_WHOM: Final = Kind("cult.convert.whom", of="faction", rule="10.4.3.II", about="clearing")
SANCTIFY_WHERE: Final = Kind("cult.sanctify", of="clearing", rule="10.4.3.III")
SANCTIFY_WHAT: Final = Kind("cult.sanctify.what", of="piece", rule="10.4.3.III", about="clearing")
BUILD_CARD: Final = Kind("cult.build", of="card", rule="10.5.1", secret=True)
BUILD_WHERE: Final = Kind("cult.build.where", of="clearing", rule="10.5.1", about="card")
RECRUIT_CARD: Final = Kind("cult.recruit", of="card", rule="10.5.2", secret=True)
RECRUIT_WHERE: Final = Kind("cult.recruit.where", of="clearing", rule="10.5.2", about="card")
SCORE_CARD: Final = Kind("cult.score", of="scoring", rule="10.5.3#1", secret=True)
SACRIFICE_CARD: Final = Kind("cult.sacrifice", of="card", rule="10.5.4", secret=True)
