"""Decisions of the Family."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.lights import drawn, in_bag, in_box, on_battleground
from klubovna.kernel.decision import Kind

ACTIVATE: Final = Kind("bag.activate", of="bag_deed", rule="c1.ability.08", secret=True)
"""Secret, because it lists the playable upgrade cards of the hand."""
RETURN: Final = Kind("bag.return", of="token", rule="c2.boards.02", about="amount", many=True, lights=drawn)
PLACE: Final = Kind("bag.place", of="place", rule="c1.cleanup.09", about="token")

STORM: Final = Kind("storm.where", of="hex", rule="c1.storm.01")
STORM_TOKEN_FROM: Final = Kind("storm.token.from", of="hex", rule="c1.storm.02", about="hex")
STORM_TOKEN: Final = Kind("storm.token", of="token", rule="c1.storm.02", about="hex")
STORM_TOKEN_TO: Final = Kind("storm.token.to", of="hex", rule="c1.storm.02", about="hex")
STORM_UNIT: Final = Kind("storm.unit", of="unit_at", rule="c1.storm.04", about="hex")
STORM_UNIT_TO: Final = Kind("storm.unit.to", of="hex", rule="c1.storm.04", about="hex")

LEVI: Final = Kind("levi.who", of="unit_at", rule="c1.gift.05")
LEVI_TO: Final = Kind("levi.to", of="hex", rule="c1.gift.05", about="hex")
CORBIN: Final = Kind("corbin.remove", of="unit_at", rule="ap.family.01")
KAINE: Final = Kind("kaine.remove", of="unit_at", rule="ap.family.03")
MILDRED_TO: Final = Kind("mildred.to", of="hex", rule="ap.family.06")
MILDRED_TOKEN: Final = Kind("mildred.token", of="token", rule="ap.family.07", lights=in_box)
MILDRED_WHERE: Final = Kind("mildred.where", of="hex", rule="ap.family.07", about="token")
ODESSA_STORE: Final = Kind("odessa.store", of="amount", rule="ap.family.08", lights=on_battleground)
ODESSA_RETURN: Final = Kind("odessa.return", of="amount", rule="ap.family.09", lights=on_battleground)
WILLA: Final = Kind("willa.token", of="token", rule="ap.family.10", lights=in_bag)

PART: Final = Kind("upgrade.part", of="part", rule="c2.upgrades.07", about="token")
GUIDE: Final = Kind("guide.who", of="unit_at", rule="c2.tokens.02")
GUIDE_TO: Final = Kind("guide.to", of="hex", rule="c2.tokens.02", about="hex")
PSYCHOPOMP: Final = Kind("psychopomp.who", of="unit_at", rule="c2.tokens.03")
PSYCHOPOMP_TO: Final = Kind("psychopomp.to", of="hex", rule="c2.tokens.03", about="hex")
MERGE_FROM: Final = Kind("merging.from", of="hex", rule="c2.tokens.06")
MERGE_TO: Final = Kind("merging.to", of="hex", rule="c2.tokens.06", about="hex")
MERGE_WHO: Final = Kind("merging.who", of="group", rule="c1.basic.03", about="way")
