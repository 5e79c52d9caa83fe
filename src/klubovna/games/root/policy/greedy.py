"""A quick, sensible choice for every kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from klubovna.games.root.effects import policy as effects
from klubovna.games.root.factions import CHAPTERS
from klubovna.games.root.policy import shared, silence
from klubovna.games.root.policy.habits import Choice
from klubovna.games.root.policy.mind import MIND, Mind
from klubovna.games.root.policy.position import chances
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.rules import Policy

CHOICES: Final[dict[str, Choice]] = {
    name: choice
    for choices in (shared.CHOICES, effects.CHOICES, *(chapter.habits.choices for chapter in CHAPTERS))
    for name, choice in choices.items()
}
"""For every kind of decision a function that names the value it prefers."""


class RootPolicy(Policy[Table]):
    """`keen` is how it plays today; otherwise it is the yardstick."""

    def __init__(self, keen: bool = True) -> None:
        self.keen = keen
        if keen:
            self.yardstick = RootPolicy(keen=False)

    def choose(self, state: Table, decision: Decision[Any], seat: int) -> int:
        if len(decision.options) == 1:  # asked only so that silence tells nothing
            return 0
        mind = Mind(self.keen)
        MIND.set(mind)
        mind.thinking = True
        try:
            chosen = CHOICES[decision.kind.name](state, decision, state.factions[seat])
        finally:
            mind.forget()
        return decision.options.index(chosen)

    def evaluate(self, state: Table) -> list[float]:
        return super().evaluate(state) if state.over else chances(state)

    def likelihood(self, state: Table, heard: Sequence[dict[str, Any]], seat: int) -> Callable[[Table], float] | None:
        return silence.likelihood(state, heard, seat)
