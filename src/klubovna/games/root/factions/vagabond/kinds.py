"""Decisions: 9 Vagabond and the characters of appendix E. A `tool` is an item token with its state."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.factions.vagabond.lights import beside_pawn, struck
from klubovna.games.root.lights import discarded, item_of_asked, token
from klubovna.kernel.decision import Kind

CHARACTER: Final = Kind("vagabond.character", of="character", rule="9.3.1")
FOREST: Final = Kind("vagabond.forest", of="place", rule="9.3.2")
REFRESH: Final = Kind("vagabond.refresh", of="tool", rule="9.4.1#2", about="count", many=True)
SLIP: Final = Kind("vagabond.slip", of="place", rule="9.4.2#1", about="place")
MOVE: Final = Kind("vagabond.move", of="trip", rule="9.5.1#1", about="place")
COMPANY: Final = Kind("vagabond.company", of="faction", rule="9.2.9.II.b", about="clearing", lights=beside_pawn)
COMPANY_COUNT: Final = Kind("vagabond.company.count", of="count", rule="9.2.9.II.b", about="faction")
ALLY: Final = Kind("vagabond.ally", of="faction", rule="9.2.9.II.c#1", about="clearing")
ALLY_HITS: Final = Kind("vagabond.ally.hits", of="count", rule="9.2.9.II.d#1", about="allied-hits")
DAMAGE: Final = Kind("vagabond.damage", of="tool", rule="9.2.7#1", about="count", many=True)
RUIN_ITEM: Final = Kind("vagabond.ruin", of="item", rule="9.7.1#2", secret=True, about="clearing", lights=token)
AID: Final = Kind("vagabond.aid", of="faction", rule="9.5.4#1", lights=beside_pawn)
AID_ITEM: Final = Kind("vagabond.aid.item", of="item", rule="9.5.4#1", about="faction")
AID_CARD: Final = Kind("vagabond.aid.card", of="card", rule="9.5.4#1", secret=True, about="faction")
AID_TAKE: Final = Kind("vagabond.aid.take", of="item", rule="9.5.4#2", about="faction", lights=item_of_asked)
REWARD: Final = Kind("vagabond.reward", of="reward", rule="9.5.5#3", about="rewarded")
STRIKE: Final = Kind("vagabond.strike", of="faction", rule="9.5.6#1", lights=beside_pawn)
STRIKE_PIECE: Final = Kind("vagabond.strike.piece", of="piece", rule="9.5.6#2", about="faction", lights=struck)
REPAIR: Final = Kind("vagabond.repair", of="tool", rule="9.5.7")
SERVICE: Final = Kind("vagabond.service", of="tool", rule="11.2.6.III", about="count", many=True)
LIMIT: Final = Kind("vagabond.limit", of="tool", rule="9.6.4", about="count", many=True)
COALITION: Final = Kind("vagabond.coalition", of="faction", rule="9.2.8#2")
STEAL: Final = Kind("vagabond.steal", of="faction", rule="E.1.2", lights=beside_pawn)
DAY_LABOR: Final = Kind("vagabond.labor", of="card", rule="E.2.2", lights=discarded)
HIDEOUT: Final = Kind("vagabond.hideout", of="tool", rule="E.3.2", about="count", many=True)
INSTIGATE: Final = Kind("vagabond.instigate", of="faction", rule="E.4.2#1", lights=beside_pawn)
INSTIGATE_WHOM: Final = Kind(
    "vagabond.instigate.whom", of="faction", rule="E.4.2#1", about="faction", lights=beside_pawn
)
ENLIST: Final = Kind("vagabond.enlist", of="faction", rule="E.5.2#1", about="clearing")
IMPROVISE: Final = Kind("vagabond.improvise", of="item", rule="E.7.2#1", about="quest", lights=token)
STAND_IN: Final = Kind("vagabond.improvise.with", of="item", rule="E.7.2#2", about="item")
SWIFT_STRIKE: Final = Kind("vagabond.swift", of="count", rule="E.8.2", about="clash")
GLIDE: Final = Kind("vagabond.glide", of="clearing", rule="E.9.2")
