"""Decisions of the Protectors: path tokens, townsfolk, the gifts of their legends, tactics cards."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.lights import in_box, on_battleground
from klubovna.kernel.decision import Kind

TOWNSFOLK_FROM: Final = Kind("townsfolk.from", of="hex", rule="c1.rescue.01")
TOWNSFOLK_TO: Final = Kind("townsfolk.to", of="hex", rule="c1.rescue.02", about="hex")

PATH_TAKE: Final = Kind("path.take", of="hex", rule="c1.path.07", about="amount", many=True)
PATH_PLACE: Final = Kind("path.place", of="hex", rule="c1.path.02", about="amount")
PATH_WHICH: Final = Kind("path.which", of="path", rule="ap.tactics.14")
"""A path token of the supply (-1) or on a hex, to be placed or moved by the first scroll alone."""
PATH_TO: Final = Kind("path.to", of="hex", rule="c1.path.02")
FEAST_PATH: Final = Kind("feast.path", of="hex", rule="c5.cleanup.01")

PULL_FROM: Final = Kind("pull.from", of="hex", rule="c2.tracker.02")
PULL_TO: Final = Kind("pull.to", of="hex", rule="c2.tracker.02", about="hex")
PULL_TOKEN: Final = Kind("pull.token", of="token", rule="c2.tracker.04", about="hex")
PUSH_NEAR: Final = Kind("push.near", of="unit_at", rule="c2.tracker.05", about="hex")
PUSH_ANY: Final = Kind("push.any", of="unit_at", rule="c2.tracker.06", about="hex")
PUSH_TO: Final = Kind("push.to", of="hex", rule="c2.tracker.05", about="unit_at")

EMMY_CUBE: Final = Kind("emmy.cube", of="hex", rule="c1.gift.01", about="amount", many=True)
BERNICE_WHO: Final = Kind("bernice.who", of="unit_at", rule="ap.protectors.01")
BERNICE_TO: Final = Kind("bernice.to", of="hex", rule="ap.protectors.01", about="unit_at")
NAIL_UNDER: Final = Kind("bernice.nail", of="unit_at", rule="ap.protectors.01")
NAIL_TAKE: Final = Kind("bernice.take", of="nailed", rule="ap.protectors.04")
BOY_WHO: Final = Kind("boy.who", of="unit_at", rule="ap.protectors.07")
BOY_TO: Final = Kind("boy.to", of="hex", rule="ap.protectors.07", about="unit_at")
BOY_TOWNSFOLK: Final = Kind("boy.townsfolk", of="hex", rule="ap.protectors.07")
BOY_TOWNSFOLK_TO: Final = Kind("boy.townsfolk.to", of="hex", rule="ap.protectors.07", about="hex")
WRATH_AT: Final = Kind("malachi.wrath", of="hex", rule="ap.protectors.09")
TAUNT_AT: Final = Kind("priscilla.taunt", of="hex", rule="ap.protectors.12", about="amount")
TAUNT_TAKE: Final = Kind("priscilla.take", of="hex", rule="ap.protectors.12", about="hex")
TAUNT_SPAWN: Final = Kind("priscilla.spawn", of="hex", rule="ap.protectors.14", about="amount")

FRAIDY_WHO: Final = Kind("fraidy.who", of="unit_at", rule="ap.tactics.01", about="amount")
FRAIDY_TO: Final = Kind("fraidy.to", of="hex", rule="ap.tactics.01", about="unit_at")
DEAD_EYE_AT: Final = Kind("deadeye.where", of="hex", rule="ap.tactics.03")
DEAD_EYE_TOKEN: Final = Kind("deadeye.token", of="token", rule="ap.tactics.03", about="hex")
DETERMINATION_AT: Final = Kind("determination.where", of="hex", rule="ap.tactics.04")
WITCH_AT: Final = Kind("witch.where", of="hex", rule="ap.tactics.05", about="amount")
WITCH_TOKEN: Final = Kind("witch.token", of="token", rule="ap.tactics.05", about="hex", lights=in_box)
REINFORCE_WHO: Final = Kind("reinforce.who", of="unit_at", rule="ap.tactics.07", about="amount")
REINFORCE_TO: Final = Kind("reinforce.to", of="hex", rule="ap.tactics.07", about="unit_at")
STORM_TO: Final = Kind("stir.to", of="hex", rule="ap.tactics.09")
ROAR: Final = Kind("roar", of="roar", rule="ap.tactics.10")
ROAR_WHO: Final = Kind("roar.who", of="unit_at", rule="ap.tactics.10")
ROAR_TO: Final = Kind("roar.to", of="hex", rule="ap.tactics.10", about="unit_at")
BANISH: Final = Kind("banish", of="amount", rule="ap.tactics.16", lights=on_battleground)
