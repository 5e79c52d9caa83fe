"""Decisions of Hester, and of those who fight her and her fires."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.lights import spoon
from klubovna.kernel.decision import Kind

ROOT_TO: Final = Kind("root.to", of="hex", rule="c5.roots.03", about="amount")
"""`about` is which root of this turn it is."""
ROOT_FROM: Final = Kind("root.from", of="hex", rule="c5.roots.03", about="hex")
"""Only where it may grow to the hex out of several."""
DEED: Final = Kind("hester.deed", of="hester_deed", rule="c5.actions.02", ends=True)
PLAY: Final = Kind("hester.play", of="card", rule="c5.actions.03", secret=True)
COVER: Final = Kind("hester.cover", of="card", rule="c5.playcard.02", about="card")
SPAWN: Final = Kind("hester.spawn", of="spawn_site", rule="c5.spawn.01")
MOVE: Final = Kind("hester.move", of="unit_at", rule="c5.actions.06", about="payment")
MOVE_TO: Final = Kind("hester.move.to", of="hex", rule="c5.move.01", about="unit_at")
PAY: Final = Kind("hester.pay", of="payment", rule="c5.move.01", about="hex")
"""Which terrain cubes are spent, by colour: brown, teal, yellow, green."""

FIRE_SIDE: Final = Kind("fire.side", of="faction", rule="c5.fire.04")
FIRE_PUSH: Final = Kind("fire.push", of="hex", rule="c5.fire.05", about="piece")
DOUSE: Final = Kind("fire.douse", of="amount", rule="c5.fireattack.05", about="fire_at")
KILL: Final = Kind("hester.kill", of="answer", rule="c5.fireattack.08", about="priced_hex")
SPOON: Final = Kind("hester.spoon", of="answer", rule="c5.fight.05", lights=spoon)

INFECT: Final = Kind("infect", of="hex", rule="c5.infect.02", about="amount")
INFECT_WHICH: Final = Kind("infect.which", of="hex", rule="c5.infect.04", about="faction")
SUMMON: Final = Kind("summon", of="hex", rule="c5.summon.01", about="summon_price")
SUMMON_COLOUR: Final = Kind("summon.colour", of="cube", rule="ap.hester.05", about="amount")

FEAST: Final = Kind("feast", of="legend_token", rule="c5.cleanup.01")
FEAST_ON: Final = Kind("feast.on", of="meal", rule="c5.cleanup.01", about="faction")
DISCARD: Final = Kind("hester.discard", of="cube", rule="c5.cleanup.05", about="amount", many=True)

CARD_UNIT: Final = Kind("hester.card.unit", of="unit_at", rule="c5.free.01", about="card")
CARD_TO: Final = Kind("hester.card.to", of="hex", rule="c5.free.01", about="card")
CARD_HEX: Final = Kind("hester.card.hex", of="hex", rule="c5.free.01", about="card")
CARD_GIVE: Final = Kind("hester.card.give", of="cube", rule="ap.hester.02", about="card")
CARD_CUBE: Final = Kind("hester.card.cube", of="cube", rule="c5.free.01", about="card")
CARD_FACTION: Final = Kind("hester.card.faction", of="faction", rule="ap.hester.04", about="card")
