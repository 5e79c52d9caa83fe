"""What bots need of Harrow County: a quick, sensible default choice."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.policy import (
    fairfolk,
    family,
    fights,
    hester,
    hester_cards,
    kami,
    protectors,
    solo,
    steps,
    turns,
)
from klubovna.games.harrow.policy.solo import AUTOMATED, FOR_ANOTHER
from klubovna.games.harrow.policy.worth import Choice
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.rules import Policy

CHOICES: Final[dict[str, Choice]] = {
    name: choice
    for module in (fairfolk, fights, family, hester, hester_cards, kami, protectors, solo, steps, turns)
    for name, choice in module.CHOICES.items()
}
"""For every kind of decision a function that names the value it prefers."""


class HarrowPolicy(Policy[Table]):
    def choose(self, state: Table, decision: Decision[Any], seat: int) -> int:
        if len(decision.options) == 1:
            return 0
        name, me = decision.kind.name, state.factions[seat]
        choice = CHOICES[name]
        if state.solo is not None:
            choice = AUTOMATED.get(name, choice)
            if name in FOR_ANOTHER and state.actor in state.present:
                me = state.actor
        return decision.options.index(choice(state, decision, me))
