"""What bots need of Crown of Ash: a quick, sensible default choice."""

from __future__ import annotations

from typing import Any

from klubovna.games.ash.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.rules import Policy


class AshPolicy(Policy[Table]):
    def choose(self, state: Table, decision: Decision[Any], seat: int) -> int:
        return 0
