"""Decisions: 11 Riverfolk Company."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.factions.riverfolk.lights import fund, open_hand, track
from klubovna.kernel.decision import Kind

BUY: Final = Kind("riverfolk.buy", of="service", rule="11.2.6", about="count")
BUY_CARD: Final = Kind("riverfolk.buy.card", of="card", rule="11.2.7.I#1", lights=open_hand)
START_WHERE: Final = Kind("riverfolk.start", of="clearing", rule="11.3.2", about="count", many=True)
PRICE: Final = Kind("riverfolk.price", of="price", rule="11.6.2", about="service")
COMMIT: Final = Kind("riverfolk.commit", of="faction", rule="11.5#1", lights=fund)
SPACE: Final = Kind("riverfolk.space", of="suit", rule="11.5.3", lights=track)
ON_SPACE: Final = Kind("riverfolk.craft", of="faction", rule="11.5.3", about="spaces", many=True, lights=fund)
SPEND: Final = Kind("riverfolk.spend", of="faction", rule="11.5#3", lights=fund)
RECRUIT_WHERE: Final = Kind("riverfolk.recruit", of="clearing", rule="11.5.5")
POST_WHERE: Final = Kind("riverfolk.post", of="post", rule="11.5.6.I")
DISRUPTION: Final = Kind("riverfolk.disruption", of="count", rule="11.2.5.I#1", about="debt")
