"""Decisions of the shared rules."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.decision import Kind

LEGEND: Final = Kind("legend", of="legend_gift", rule="c2.setup.02")
TRACKER: Final = Kind("tracker", of="tracker_side", rule="c2.setup.10")
OBJECTIVE: Final = Kind("objective", of="terrain", rule="c3.goals.01", about="objective")
OBJECTIVE_WHERE: Final = Kind("objective.where", of="hex", rule="c3.goals.02", about="objective")
DEED: Final = Kind("deed", of="deed", rule="c1.round.03", secret=True, ends=True)
"""The menu of a turn. Secret, because it lists the playable cards of the hand."""
ABILITY: Final = Kind("ability", of="valued", rule="c1.ability.02")
WILD: Final = Kind("wild", of="token", rule="c1.wild.02", about="amount")
FREE: Final = Kind("free", of="token", rule="c1.attack.01")
ATTACK_JAR: Final = Kind("jar.attack", of="part", rule="c1.attack.01")
LEGEND_JAR: Final = Kind("jar.legend", of="part", rule="c1.legend.01")
MOVE_FROM: Final = Kind("move.from", of="hex", rule="c1.advance.01", about="amount")
MOVE_TO: Final = Kind("move.to", of="hex", rule="c1.advance.01", about="hex")
MOVE_WHO: Final = Kind("move.who", of="group", rule="c1.advance.01", about="way")
NAIL: Final = Kind("move.nail", of="nailed", rule="ap.protectors.02")
SPAWN_WHERE: Final = Kind("spawn.where", of="hex", rule="c1.spawn.01", about="amount")
ATTACK_FROM: Final = Kind("attack.from", of="hex", rule="c1.attack.03")
ATTACK_TO: Final = Kind("attack.to", of="target", rule="c1.attack.03", about="hex")
PRESS: Final = Kind("attack.press", of="unit", rule="c1.attack.15", about="blow")
PUSH_TO: Final = Kind("attack.push", of="hex", rule="c1.attack.17", about="hex")
REMOVE: Final = Kind("attack.remove", of="hex", rule="c1.attack.18", about="faction")
CLASH: Final = Kind("attack.clash", of="answer", rule="c1.clash.02", about="priced_hex")
TILE_CARD: Final = Kind("tile.card", of="card", rule="c3.bonus.08", secret=True)
TILE_LEGEND: Final = Kind("tile.legend", of="legend_token", rule="c3.bonus.10")
TILE_LEGEND_TO: Final = Kind("tile.legend.to", of="hex", rule="c3.bonus.10", about="hex")
