"""What bots need of Gloomhaven: a sensible party."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.gloomhaven.policy import answers, selection, turns
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.rules import Policy

CHOICES: Final[dict[str, Callable[[Table, Decision[Any], int], Any]]] = {
    **answers.CHOICES,
    **selection.CHOICES,
    "act": turns.act,
    "move.to": turns.move_to,
}
"""For every kind of decision a function that names the value it prefers."""


class GloomhavenPolicy(Policy[Table]):
    def choose(self, state: Table, decision: Decision[Any], seat: int) -> int:
        if len(decision.options) == 1:
            return 0
        return decision.options.index(CHOICES[decision.kind.name](state, decision, seat))
