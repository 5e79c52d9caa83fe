"""What bots need of Harrow County: a quick, sensible default choice."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.factions import of_each
from klubovna.games.harrow.policy import fights, steps, turns
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.policy.position import can_tell, chances
from klubovna.games.harrow.policy.worth import Choice
from klubovna.games.harrow.solo import policy as solo
from klubovna.games.harrow.solo.policy import AUTOMATED, FOR_ANOTHER
from klubovna.games.harrow.state import Table
from klubovna.kernel.collect import merged
from klubovna.kernel.decision import Decision
from klubovna.kernel.rules import Policy

CHOICES: Final[dict[str, Choice]] = merged(
    module.CHOICES for module in (fights, solo, steps, turns, *of_each("policy"))
)
"""For every kind of decision a function that names the value it prefers."""
for _module in of_each("policy"):
    HABITS[_module.HABITS.id] = _module.HABITS


class HarrowPolicy(Policy[Table]):
    """`keen` is how it plays today; otherwise it is the yardstick."""

    def __init__(self, keen: bool = True) -> None:
        self.choices = {**CHOICES, **turns.KEEN} if keen else CHOICES
        if keen:
            self.yardstick = HarrowPolicy(keen=False)

    def evaluate(self, state: Table) -> list[float]:
        return super().evaluate(state) if state.over or not can_tell(state) else chances(state)

    def choose(self, state: Table, decision: Decision[Any], seat: int) -> int:
        if len(decision.options) == 1:
            return 0
        name, me = decision.kind.name, state.factions[seat]
        choice = self.choices[name]
        if state.solo is not None:
            choice = AUTOMATED.get(name, choice)
            if name in FOR_ANOTHER and state.actor in state.present:
                me = state.actor
        return decision.options.index(choice(state, decision, me))
