"""What shared policies ask of Hester."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.factions.hester.cubes import own_cubes
from klubovna.games.harrow.factions.hester.moves import ways
from klubovna.games.harrow.factions.hester.policy.schemes import goal_distance, prey_distance
from klubovna.games.harrow.facts import DISTANCE, HESTER, HESTER_TOKEN, LEGEND_TOKENS, SPOTS
from klubovna.games.harrow.movement import Unit
from klubovna.games.harrow.policy.fights import CUBE_SPENT, odds_of
from klubovna.games.harrow.policy.ground import nearest
from klubovna.games.harrow.policy.habits import Habits
from klubovna.games.harrow.policy.steps import Eyes
from klubovna.games.harrow.roles import price
from klubovna.games.harrow.state import Table

FIRE_OUT: Final = 1.0
KILLED: Final = 0.8
AWAY_FROM_HER: Final = 0.1
FEW_CUBES: Final = 3


class HesterHabits(Habits):
    id = HESTER

    def hunted(self, t: Table) -> list[int]:
        return [at for at in SPOTS if t.flames[at] or t.legend_at[HESTER_TOKEN] == at]

    def attacked_worth(self, t: Table, eyes: Eyes, start: int, at: int) -> float:
        """An attack on a fire, or on Hester."""
        assert t.hester is not None
        flames = t.flames[at]
        odds = odds_of(t, eyes, HESTER, start, at, 1, max(1, flames))
        danger = 0.5 + t.hester.filled() / 3
        worth = odds.success * (FIRE_OUT + 0.2 * danger - CUBE_SPENT * flames if flames else 0.0)
        if t.legend_at[HESTER_TOKEN] == at:
            strong = odds_of(t, eyes, HESTER, start, at, 1, flames + price(at))
            worth += strong.success * KILLED * danger
        return worth

    def best_unit(self, eyes: Eyes, units: list[Any]) -> Any:
        return min(units, key=lambda unit: (min(goal_distance(eyes.t, unit, to) for to in ways(eyes.t, unit)), unit))

    def best_hex(self, eyes: Eyes, unit: Unit, hexes: list[Any]) -> Any:
        return min(hexes, key=lambda to: (goal_distance(eyes.t, unit, to), to))

    def moves_legend(self, eyes: Eyes, token: int, to: int) -> float:
        """Herself towards prey, prey towards herself."""
        at, hester = eyes.t.legend_at[token], eyes.t.legend_at[HESTER_TOKEN]
        if LEGEND_TOKENS[token][0] == HESTER:
            return float(prey_distance(eyes.t, at) - prey_distance(eyes.t, to))
        return float(DISTANCE[at][hester] - DISTANCE[to][hester]) if hester >= 0 else 0.0

    def legend_moved(self, eyes: Eyes, unit: int, at: int, to: int) -> float:
        """Others would have her far away."""
        own = eyes.t.where(eyes.me)
        return float(nearest(own, to) - nearest(own, at)) * AWAY_FROM_HER

    def minds(self, t: Table, blow: float, groups: dict[int, int]) -> float:
        return blow

    def shuns_joker(self, t: Table) -> bool:
        return sum(own_cubes(t)) >= FEW_CUBES


HABITS: Final = HesterHabits()
