"""Decisions of the solo game: about the solo cards and the automated factions."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.lights import counted_deck
from klubovna.kernel.decision import Kind

COUNT: Final = Kind("solo.count", of="amount", rule="solo.setup.03", about="solo_share", lights=counted_deck)
DECK: Final = Kind("solo.deck", of="solo_deck", rule="solo.card.01")
KEEP: Final = Kind("solo.keep", of="keep", rule="solo.card.02", about="card")
FACTION: Final = Kind("solo.faction", of="faction", rule="solo.card.03", about="card")
GOAL: Final = Kind("solo.goal", of="hex", rule="solo.goals.02", about="objective")
SPAWN: Final = Kind("solo.spawn", of="hex", rule="solo.spawn.01", about="amount")
MOVE: Final = Kind("solo.move", of="hex", rule="solo.move.01", about="faction")
MOVE_TO: Final = Kind("solo.move.to", of="hex", rule="solo.move.01", about="hex")
