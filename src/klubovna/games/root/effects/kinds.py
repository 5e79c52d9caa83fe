"""Decisions: Persistent effects of cards."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.lights import crafted, crafted_by_asked, discarded, own_item
from klubovna.kernel.decision import Kind

IN_BATTLE: Final = Kind("effect.battle", of="card", rule="4.3.2.II#1", about="clash", lights=crafted)
BANK: Final = Kind("effect.bank", of="faction", rule="4.1.3#2")
DELIVER: Final = Kind("effect.deliver", of="faction", rule="4.1.3#2")
TAX: Final = Kind("effect.tax", of="clearing", rule="4.1.3#2")
CODEBREAKERS: Final = Kind("effect.codebreakers", of="faction", rule="4.1.3#2")
SABOTEURS: Final = Kind("effect.saboteurs", of="faction", rule="4.1.3#2")
SABOTEURS_CARD: Final = Kind(
    "effect.saboteurs.card", of="card", rule="4.1.3#2", about="faction", lights=crafted_by_asked
)
CHARM: Final = Kind("effect.charm", of="faction", rule="4.1.3#2")
INFORMANTS: Final = Kind("effect.informants", of="card", rule="4.1.3#2", lights=discarded)
PROPAGANDA: Final = Kind("effect.propaganda", of="card", rule="4.1.3#2", secret=True)
PROPAGANDA_WHERE: Final = Kind("effect.propaganda.where", of="clearing", rule="4.1.3#2", about="card")
PROPAGANDA_WHOM: Final = Kind("effect.propaganda.whom", of="faction", rule="4.1.3#2", about="clearing")
FALSE_ORDERS: Final = Kind("effect.orders", of="faction", rule="1.1.4#1")
FALSE_ORDERS_FROM: Final = Kind("effect.orders.from", of="clearing", rule="1.1.4#1", about="faction")
FALSE_ORDERS_TO: Final = Kind("effect.orders.to", of="clearing", rule="1.1.4#1", about="clearing")
SWAP: Final = Kind("effect.swap", of="faction", rule="4.1.3#2")
SWAP_CARD: Final = Kind("effect.swap.card", of="card", rule="1.3.2", secret=True, about="faction")
LEAGUE_ITEM: Final = Kind("effect.league.item", of="item", rule="4.1.3#2", lights=own_item)
LEAGUE: Final = Kind("effect.league", of="deed", rule="4.1.3#2")
