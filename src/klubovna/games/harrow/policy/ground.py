"""The map as a jar faction sees it: what it is worth to stand somewhere, and how far that worth reaches."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from klubovna.games.harrow.facts import (
    BASIC_TOKENS,
    DISTANCE,
    MIDDLE,
    NEIGHBOURS,
    POINTS_TO_WIN,
    SCROLL,
    SPOTS,
    TOKENS_OF,
    WITHIN,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import cost
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.state import Table

# All worths are points of the score.
DECAY: Final = [0.97, 0.64, 0.41, 0.26]
"""What is left of a worth that is so many ADVANCEs away."""
OBJECTIVE: Final = 2.2
AWAY: Final = [1.0, 0.62, 0.42, 0.29, 0.2, 0.14, 0.1, 0.07, 0.05, 0.035, 0.025, 0.02]
"""What is left of an objective that still lacks so many hexes."""
BARRED: Final = 99
TOKEN: Final = [0.34, 0.3, 0.3, 0.38]
FULL_TOKEN: Final = 0.03
BRAMBLES: Final = [0.55, 0.75, 1.05]
"""A unit on the brambles, by turns of the own faction that are left in the round after this one: 2, 1, 0."""
GUARDS: Final = [0.0, 0.0, 0.22, 0.32, 0.38]
"""What several units on the brambles are worth beyond the first."""
HUNT: Final = 0.16
FOLLOW: Final = 0.5
"""How far a legend without a task of its own goes where the others go."""
SCROLLS: Final = 3
FAINT: Final = 0.01
"""A worth that is no more than this reaches no farther."""
SPOT_BITS: Final = 6
LAST_SPOT: Final = (1 << SPOT_BITS) - 1


class Ground:
    """What standing on a hex is worth for one faction, for one decision."""

    __slots__ = ("field", "gains", "legend_field", "legend_need", "me", "need", "t")

    def __init__(self, t: Table, me: Faction) -> None:
        self.t = t
        self.me = me
        self.gains: list[list[tuple[float, int]]] | None = None
        """What steps bring, as soon as somebody has asked for it."""
        self.need = needs(t, me)
        """For the first unit there, at the end of the turn."""
        units = t._units[me]
        rates = decays(t, me)
        self.field = spread(rates, [0.0 if units[at] else worth for at, worth in enumerate(self.need)])
        """For a unit there: the best it can still reach."""
        self.legend_need: list[list[float]] = []
        """What only a legend does, by the legend tokens of the faction."""
        self.legend_field: list[list[float]] = []
        for unit, token in enumerate(TOKENS_OF[me]):
            need = HABITS[me].legend_needs(t, unit)
            self.legend_need.append(need)
            if any(need):
                here = t.legend_at[token]
                self.legend_field.append(spread(rates, [0.0 if at == here else worth for at, worth in enumerate(need)]))
            else:
                self.legend_field.append([worth * FOLLOW for worth in self.field])

    def legend_gain(self, legend: int, at: int, to: int) -> float:
        """What a step of a legend brings, the first or second of the faction."""
        field = self.legend_field[legend]
        return field[to] - field[at] - self.legend_need[legend][at]

    def post(self, at: int) -> float:
        """What a unit more would bring there."""
        return self.field[at] + (GUARDS[min(4, self.t.units(self.me, at) + 1)] if at == MIDDLE else 0.0)


def decays(t: Table, me: Faction) -> list[float]:
    """For every hex what is left of a worth there one step away from it; nothing where the faction may not go."""
    return [DECAY[cost(t, me, at)] if t.can_enter(me, at) else 0.0 for at in SPOTS]


def spread(rates: list[float], seeds: list[float]) -> list[float]:
    """From each hex the best worth within reach, the less of it the more ADVANCEs it takes (`decays`)."""
    field = seeds[:]
    passed_on = [0.0] * len(field)
    queue = [at for at, worth in enumerate(seeds) if worth * rates[at] >= FAINT]
    queue.sort(key=field.__getitem__, reverse=True)  # who has most is seldom raised afterwards
    for at in queue:
        worth = field[at]
        left = worth * rates[at]
        if left < FAINT or worth == passed_on[at]:
            continue
        passed_on[at] = worth
        for near in NEIGHBOURS[at]:
            if left > field[near]:
                field[near] = left
                queue.append(near)
    return field


def turns_left(t: Table, me: Faction) -> int:
    """Own turns in this round after the one under way, at most two."""
    return min(2, t.queue.count(me))


def lateness(t: Table) -> float:
    """How near the end is, from 0 to 1: what pays off later is worth less."""
    return min(1.0, max(t.points) / POINTS_TO_WIN)


# -- any unit ----------------------------------------------------------------------------------------------------------


def needs(t: Table, me: Faction) -> list[float]:
    need = [0.0] * len(SPOTS)
    early = 1.0 - 0.6 * lateness(t)
    for token in BASIC_TOKENS:
        worth = early * (FULL_TOKEN if token == SCROLL and t.scrolls[me] >= SCROLLS else TOKEN[token])
        for at, count in enumerate(t.tokens[token]):
            if count:
                need[at] += worth * count
    need[MIDDLE] += BRAMBLES[2 - turns_left(t, me)]
    hunt(t, me, need)
    HABITS[me].add_needs(t, need)
    for faction in t.in_play:
        HABITS[faction].shun(t, need)
    return need


def hunt(t: Table, me: Faction, need: list[float]) -> None:
    """Within range of those who may be attacked, if the own cubes are not the fewer ones."""
    for foe in t.others(me):
        eager = HUNT * min(1.5, (1 + t.ground[me]) / (1 + t.ground[foe]))
        for at in t.where(foe):
            for near in WITHIN[at][2]:
                if need[near] < eager:
                    need[near] = eager
    for faction in t.in_play:
        for spot in HABITS[faction].hunted(t):
            for near in WITHIN[spot][2]:
                need[near] = max(need[near], HUNT)


def progress(missing: int) -> float:
    """What an objective is worth that lacks so many hexes."""
    return OBJECTIVE * AWAY[missing] if missing < len(AWAY) else 0.0


def ways(start: int, prices: list[int]) -> tuple[list[int], list[int]]:
    """For every hex what the cheapest way from it to the start costs, both ends counted, and the next hex of it."""
    total = [BARRED] * len(SPOTS)
    onward = [-1] * len(SPOTS)
    total[start] = prices[start]
    heap = [prices[start] << SPOT_BITS | start]  # a price and a hex as one number
    while heap:
        first = heappop(heap)
        price, at = first >> SPOT_BITS, first & LAST_SPOT
        if price > total[at]:
            continue
        for near in NEIGHBOURS[at]:
            total_price = price + prices[near]
            if total_price < total[near]:
                total[near] = total_price
                onward[near] = at
                heappush(heap, total_price << SPOT_BITS | near)
    return total, onward


def nearest(spots: list[Spot], at: int) -> int:
    """How far the nearest of these hexes is; far away if there is none."""
    return min((DISTANCE[at][spot] for spot in spots), default=9)
