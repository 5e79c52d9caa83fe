"""Solo scenarios for tests: one just set up, and where its ranks begin."""

from typing import Any

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.facts import RANKS, SCENARIOS
from klubovna.games.monsterlands.scoring import points, solo_rank
from klubovna.games.monsterlands.setup import setup
from klubovna.games.monsterlands.state import Table
from monsterlands.tables import table


def fresh(scenario: int, seed: int = 1, **options: Any) -> Table:
    """A scenario just set up."""
    return setup(RULES.config(1, seed, [None], {"scenario": scenario, **options}))


def ranked(t: Table, vp: int) -> str:
    """The rank that is reached with so many points."""
    t.clans[0].glory += vp - points(t.clans[0])
    return RANKS[solo_rank(t)]


def lines(scenario: int, *vps: int) -> bool:
    """Whether apprentice, veteran and hero begin just there."""
    roles = [SCENARIOS[scenario - 1].setup.starter_affinity or "wind"]
    for rank, vp in enumerate(vps):
        t = table(1, scenario=scenario, roles=roles, difficulty="normal")
        if (ranked(t, vp - 1), ranked(t, vp)) != (RANKS[rank], RANKS[rank + 1]):
            return False
    return True
