"""Decisions: 7 Eyrie Dynasties."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.decision import Kind

START_WHERE: Final = Kind("eyrie.start", of="clearing", rule="7.3.2#2")
LEADER: Final = Kind("eyrie.leader", of="leader", rule="7.3.3")
NEW_LEADER: Final = Kind("eyrie.leader.new", of="leader", rule="7.7.3#1")
DECREE_CARD: Final = Kind("eyrie.decree", of="card", rule="7.4.2#1", secret=True)
DECREE_COLUMN: Final = Kind("eyrie.decree.column", of="column", rule="7.4.2#3", about="card")
NEW_ROOST: Final = Kind("eyrie.roost", of="clearing", rule="7.4.3")
RECRUIT_WHERE: Final = Kind("eyrie.recruit", of="clearing", rule="7.5.2.I")
BUILD_WHERE: Final = Kind("eyrie.build", of="clearing", rule="7.5.2.IV")
