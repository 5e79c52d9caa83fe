"""What bots need of Root: a quick, sensible default choice."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.effects import policy as effects
from klubovna.games.root.factions.alliance import policy as alliance
from klubovna.games.root.factions.corvids import policy as corvids
from klubovna.games.root.factions.cult import policy as cult
from klubovna.games.root.factions.duchy import policy as duchy
from klubovna.games.root.factions.eyrie import policy as eyrie
from klubovna.games.root.factions.marquise import policy as marquise
from klubovna.games.root.factions.riverfolk import policy as riverfolk
from klubovna.games.root.factions.vagabond import policy as vagabond
from klubovna.games.root.policy import shared
from klubovna.games.root.policy.worth import Choice
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.rules import Policy

CHOICES: Final[dict[str, Choice]] = {
    name: choice
    for module in (shared, alliance, corvids, cult, duchy, effects, eyrie, marquise, riverfolk, vagabond)
    for name, choice in module.CHOICES.items()
}
"""For every kind of decision a function that names the value it prefers."""


class RootPolicy(Policy[Table]):
    def choose(self, state: Table, decision: Decision[Any], seat: int) -> int:
        return decision.options.index(CHOICES[decision.kind.name](state, decision, state.factions[seat]))
