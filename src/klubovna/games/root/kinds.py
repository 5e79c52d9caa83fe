"""Decisions of the shared rules."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.lights import ferry
from klubovna.kernel.decision import Kind

TRIGGER: Final = Kind("trigger", of="trigger", rule="1.1.3")
DEED: Final = Kind("deed", of="deed", rule="1.5#1", about="part", secret=True, ends=True)
CRAFT_WITH: Final = Kind("craft.with", of="suit", rule="4.1.1#4", about="count", many=True)
DISCARD: Final = Kind("discard", of="card", rule="6.6#2", secret=True, about="count", many=True)
MOVE_FROM: Final = Kind("move.from", of="clearing", rule="4.2")
MOVE_TO: Final = Kind("move.to", of="clearing", rule="4.2.1", about="clearing")
MOVE_COUNT: Final = Kind("move.count", of="count", rule="4.2", about="way")
FERRY: Final = Kind("move.ferry", of="answer", rule="D.2.5#1", about="way", lights=ferry)
BATTLE_WHERE: Final = Kind("battle.where", of="clearing", rule="4.3#1")
BATTLE_WHOM: Final = Kind("battle.whom", of="faction", rule="4.3#2", about="clearing")
AMBUSH: Final = Kind("battle.ambush", of="card", rule="4.3.1#1", secret=True, about="clearing")
FOIL: Final = Kind("battle.foil", of="card", rule="4.3.1.I#1", secret=True, about="clearing")
HIT: Final = Kind("battle.hit", of="piece", rule="4.3.3#3", about="hits", many=True)
DOMINANCE_PAY: Final = Kind("dominance.pay", of="card", rule="3.3.4", secret=True, about="card")
PATH_PAY: Final = Kind("path.pay", of="card", rule="D.3.3#1", secret=True)
