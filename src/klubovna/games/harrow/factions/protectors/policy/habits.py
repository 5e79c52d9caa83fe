"""What shared policies ask of the Protectors."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.protectors.policy import turn
from klubovna.games.harrow.factions.protectors.policy.ways import escort, ways_home
from klubovna.games.harrow.facts import DISTANCE, LEGEND_CALLED, PROTECTORS, SPOTS
from klubovna.games.harrow.policy.ground import Ground, nearest, progress
from klubovna.games.harrow.policy.habits import Habits
from klubovna.games.harrow.policy.steps import Eyes
from klubovna.games.harrow.state import Table


class ProtectorsHabits(Habits):
    id = PROTECTORS
    legend = LEGEND_CALLED["priscilla"]

    def ability_jar_worth(self, t: Table, ground: Ground) -> float:
        return turn.ability_jar_worth(t, ground)

    def legend_jar_worth(self, t: Table, ground: Ground) -> float:
        return turn.legend_jar_worth(t, ground)

    def card_worth(self, t: Table, eyes: Eyes, card: str) -> float:
        return turn.card_worth(t, eyes, card)

    def gift_first(self, t: Table) -> bool:
        return turn.gift_first(t)

    def add_needs(self, t: Table, need: list[float]) -> None:
        escort(t, need)

    def add_lasting_needs(self, t: Table, need: list[float]) -> None:
        """Hexes of the shortest ways home."""
        home = t.home[PROTECTORS]
        for start, count in enumerate(t.townsfolk):
            if count:
                far = DISTANCE[home][start]
                for at in range(len(need)):
                    if DISTANCE[start][at] + DISTANCE[at][home] == far:
                        need[at] += 0.4

    def objective_distances(self, t: Table) -> list[float]:
        far, units = ways_home(t)[0], t.where(PROTECTORS)
        return [far[at] + 0.3 * nearest(units, at) for at in SPOTS]

    def nearness(self, t: Table) -> float:
        lacks = ways_home(t)[0]
        return sum(progress(lacks[at]) * count for at, count in enumerate(t.townsfolk) if count)

    def waiting_cubes(self, t: Table, at: int) -> int:
        """Emmy's."""
        return t.cubes_on[PROTECTORS][at]


HABITS: Final = ProtectorsHabits()
