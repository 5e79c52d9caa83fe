"""Decisions of Kami and of those who keep the dolls.

Secret are those whose options, or being asked at all, depend on which legend token is Kami (c4.setup.06).
"""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.lights import on_battleground, own_tracker
from klubovna.kernel.decision import Kind

# Set-up.
KAMI_START: Final = Kind("kami.start", of="hex", rule="c4.setup.08", secret=True)
GOBLIN_START: Final = Kind("goblin.start", of="hex", rule="c4.setup.08", secret=True)
SPREAD: Final = Kind("spread", of="hex", rule="c4.setup.09", about="amount")
REAL_DOLL: Final = Kind("doll.real", of="hex", rule="c4.setup.10", secret=True)
SPREAD_LEGEND: Final = Kind("spread.legend", of="hex", rule="c4.setup.12")

# Dolls.
CARRY: Final = Kind("doll.carry", of="answer", rule="c4.dolls.01", about="way")
CARRY_OPEN: Final = Kind("doll.carry-open", of="answer", rule="c4.cleanup.04", secret=True, about="way")
"""The doll that lies face up, which the goblin may carry and Kami may not."""
HIDE_DOLL: Final = Kind("doll.hide", of="answer", rule="c4.attacked.03", about="hex")
SWAP_DOLLS: Final = Kind("doll.swap", of="hex", rule="c4.attacked.03", secret=True)

# The ability jar.
ROW: Final = Kind("row", of="table_row", rule="c4.ability.01")
ROW_NEXT: Final = Kind("row.next", of="deed", rule="c4.ability.05", secret=True)
"""Secret, because it lists the playable cards of the hand."""

# The legend tracker.
REPLAY: Final = Kind("replay", of="card", rule="c4.legend.01", secret=True, about="amount")
ROW_CUBES: Final = Kind("row.cubes", of="answer", rule="c4.legend.02", lights=own_tracker)
ROW_CUBE: Final = Kind("row.cube", of="row", rule="c4.legend.02", about="amount", many=True)
PULL_DOLL: Final = Kind("doll.pull", of="hex", rule="c4.legend.04", secret=True)
PULL_DOLL_TO: Final = Kind("doll.pull.to", of="hex", rule="c4.legend.04", secret=True, about="hex")
PULL_UNIT: Final = Kind("doll.pull.unit", of="unit_at", rule="c4.legend.04", about="hex")
AGREE: Final = Kind("doll.pull.agree", of="answer", rule="c4.legend.04", about="unit_way")
TRACKER_CARD: Final = Kind("tracker.card", of="answer", rule="c4.legend.05", lights=own_tracker)
TRACKER_SWAP: Final = Kind("tracker.swap", of="answer", rule="c4.legend.06", lights=own_tracker)

# The goblins' gifts.
THUMP: Final = Kind("thumper", of="legend_token", rule="c4.gift.04")
THUMP_TO: Final = Kind("thumper.to", of="hex", rule="c4.gift.04", about="legend_token")
PRANK: Final = Kind("prankster", of="hex", rule="c4.gift.05", secret=True)

# The goblin cards.
DOPPELGANGER: Final = Kind("card.doppelganger", of="hex", rule="ap.goblincards.01", secret=True)
KEYHOLE: Final = Kind("card.keyhole", of="hex", rule="ap.goblincards.02", secret=True)
KEYHOLE_BRING: Final = Kind(
    "card.keyhole.bring", of="component_at", rule="ap.goblincards.02", secret=True, about="hex", many=True
)
BLOOD_MONEY: Final = Kind("card.blood-money", of="hex", rule="ap.goblincards.03", secret=True)
SNARE: Final = Kind("card.snare", of="legend_token", rule="ap.goblincards.04", secret=True)
SNARE_TO: Final = Kind("card.snare.to", of="hex", rule="ap.goblincards.04", secret=True, about="hex")
SNARE_WHO: Final = Kind("card.snare.who", of="group", rule="ap.goblincards.04", secret=True, about="way")
CAST_AWAY: Final = Kind("card.cast-away", of="unit_at", rule="ap.goblincards.05", secret=True)
CAST_AWAY_TO: Final = Kind("card.cast-away.to", of="hex", rule="ap.goblincards.05", secret=True, about="unit_at")
BURIED: Final = Kind("card.buried", of="token", rule="ap.goblincards.06", secret=True)
TEMPTATION: Final = Kind("card.temptation", of="component_at", rule="ap.goblincards.07", secret=True)
TEMPTATION_TO: Final = Kind("card.temptation.to", of="hex", rule="ap.goblincards.07", secret=True, about="component_at")
WHISPER: Final = Kind("card.whisper", of="unit_at", rule="ap.goblincards.08", secret=True)
WHISPER_TO: Final = Kind("card.whisper.to", of="hex", rule="ap.goblincards.08", secret=True, about="unit_at")
TRICK: Final = Kind("card.trick", of="unit_at", rule="ap.goblincards.09", secret=True)
TRICK_WITH: Final = Kind("card.trick.with", of="unit_at", rule="ap.goblincards.09", secret=True, about="unit_at")
LURE: Final = Kind("card.lure", of="unit_at", rule="ap.goblincards.10", secret=True)
LURE_TO: Final = Kind("card.lure.to", of="hex", rule="ap.goblincards.10", secret=True, about="unit_at")
GET_OUT: Final = Kind("card.get-out", of="hex", rule="ap.goblincards.11", secret=True)
GET_OUT_TOKEN: Final = Kind("card.get-out.token", of="token", rule="ap.goblincards.11", secret=True, about="hex")
SPITE: Final = Kind(
    "card.spite", of="amount", rule="ap.goblincards.12", secret=True, about="cube", lights=on_battleground
)
