"""Decisions of the Fair Folk, of those who hide the finds, and of those who take offers."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.decision import Kind

HIDE: Final = Kind("ff.hide", of="hex", rule="ff.setup.06", secret=True, about="find")
TERRAIN: Final = Kind("ff.terrain", of="terrain", rule="ff.setup.07")
DEED: Final = Kind("ff.deed", of="ff_deed", rule="ff.turn.03", secret=True, ends=True)
"""The menu of a turn. Secret, because it lists cards and quests of the hand."""

NEST_OFFER: Final = Kind("ff.nest.offer", of="offer", rule="ff.nest.01")
NEST_OFFER_FROM: Final = Kind("ff.nest.offer.from", of="hex", rule="ff.nest.03")
NEST_FROM: Final = Kind("ff.nest.from", of="hex", rule="ff.nest.03")
NEST_TO: Final = Kind("ff.nest.to", of="hex", rule="ff.nest.01", about="offer")
NEST_PUSH: Final = Kind("ff.nest.push", of="hex", rule="c5.fire.05", about="hex")

QUEST_USE: Final = Kind("ff.quest.use", of="quest_use", rule="ff.quest.02", about="card")
ARROW_NEST: Final = Kind("ff.arrow.nest", of="hex", rule="ff.quest.04")
ARROW_BACK: Final = Kind("ff.arrow.back", of="arrow", rule="ff.others.03")
ARROW: Final = Kind("ff.arrow", of="line", rule="ff.quest.06", about="hex")
"""A line through the nest and the side to which the arrow is laid: (axis, side)."""
GUESS: Final = Kind("ff.guess", of="hex", rule="ff.quest.07", about="sought")

TAKE: Final = Kind("ff.offer.take", of="hex", rule="ff.others.05")
OFFER_UNIT: Final = Kind("ff.offer.unit", of="unit_at", rule="ff.others.02", about="offer_in_use")
OFFER_UNIT_TO: Final = Kind("ff.offer.unit.to", of="hex", rule="ff.others.02", about="unit_at")
OFFER_LEGEND: Final = Kind("ff.offer.legend", of="legend_token", rule="ff.offers.11", about="amount")
OFFER_LEGEND_TO: Final = Kind("ff.offer.legend.to", of="hex", rule="ff.offers.11", about="legend_token")
OFFER_PART: Final = Kind("ff.offer.part", of="part", rule="ff.offers.06", about="offer_left")
OFFER_CUBE: Final = Kind("ff.offer.cube", of="cube", rule="ff.offers.08", about="amount")
OFFER_NEXT: Final = Kind("ff.offer.next", of="offer", rule="ffh.turn.06", about="faction")

CARD_NEST: Final = Kind("ff.card.nest", of="hex", rule="ff.cards.01", about="card")
CARD_NEST_TO: Final = Kind("ff.card.nest.to", of="hex", rule="ff.cards.01", about="hex")
CARD_OFFERS: Final = Kind("ff.card.offers", of="offer", rule="ff.cards.01", many=True)
CARD_QUESTS: Final = Kind("ff.card.quests", of="card", rule="ff.cards.01", secret=True, many=True)
CARD_TERRAIN: Final = Kind("ff.card.terrain", of="terrain", rule="ff.cards.01")
CARD_TERRAIN_TO: Final = Kind("ff.card.terrain.to", of="terrain", rule="ff.cards.01", about="terrain")
CARD_UNIT: Final = Kind("ff.card.unit", of="unit_at", rule="ff.cards.01", about="card")
CARD_UNIT_TO: Final = Kind("ff.card.unit.to", of="hex", rule="ff.cards.01", about="unit_at")
CARD_LEGEND: Final = Kind("ff.card.legend", of="legend_token", rule="ff.cards.01", about="card")
CARD_LEGEND_TO: Final = Kind("ff.card.legend.to", of="hex", rule="ff.cards.01", about="legend_token")
