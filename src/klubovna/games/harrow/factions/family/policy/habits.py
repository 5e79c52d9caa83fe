"""What shared policies ask of the Family."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.factions.family.policy import turn
from klubovna.games.harrow.factions.family.policy.ways import storm_needs, storm_ways
from klubovna.games.harrow.facts import FAMILY, LEGEND_CALLED, SPOTS
from klubovna.games.harrow.policy.ground import Ground, nearest, progress
from klubovna.games.harrow.policy.habits import Habits
from klubovna.games.harrow.state import Table


class FamilyHabits(Habits):
    id = FAMILY
    legend = LEGEND_CALLED["willa"]
    tracker = 1
    roaming_legend = True

    def ability_jar_worth(self, t: Table, ground: Ground) -> float:
        return turn.ability_jar_worth(t, ground)

    def legend_jar_worth(self, t: Table, ground: Ground) -> float:
        return turn.legend_jar_worth(t, ground)

    def gift_first(self, t: Table) -> bool:
        return turn.gift_first(t)

    def watches(self, t: Table) -> list[list[Any]]:
        return [] if t.family is None else [[t.family.storms]]

    def legend_needs(self, t: Table, unit: int) -> list[float]:
        """The legend raises storms."""
        return storm_needs(t)

    def objective_distances(self, t: Table) -> list[float]:
        far, units = storm_ways(t)[0], t.legends_of(FAMILY)
        return [far[at] + 0.2 * nearest(units, at) for at in SPOTS]

    def nearness(self, t: Table) -> float:
        lacks = storm_ways(t)[0]
        return sum(progress(lacks[at]) * count for at, count in enumerate(t.buildings) if count)

    def tokens(self, t: Table) -> int:
        return 0 if t.family is None else len(t.family.slots)


HABITS: Final = FamilyHabits()
