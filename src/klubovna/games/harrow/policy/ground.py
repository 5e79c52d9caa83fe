"""The map as a jar faction sees it: what it is worth to stand somewhere, and how far that worth reaches."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from itertools import compress
from typing import Any, Final

from klubovna.games.harrow.facts import (
    BASIC_TOKENS,
    DISTANCE,
    HEXES,
    JAR_FACTIONS,
    MIDDLE,
    NEIGHBOURS,
    POINTS_TO_WIN,
    RANGE,
    SCROLL,
    SPOTS,
    TOKENS_OF,
    UNITS_PER_HEX,
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
PROGRESS: Final = [OBJECTIVE * share for share in AWAY]
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
IN_RANGE: Final = [sum(1 << near for near in WITHIN[at][RANGE]) for at in SPOTS]
"""By hex: those from which it is attacked on plain land, one bit each."""


class Ground:
    """What standing on a hex is worth for one faction, as things lie on the table (`survey`)."""

    __slots__ = (
        "_field",
        "_legend_field",
        "_rates",
        "advances",
        "gains",
        "lasting",
        "legend_at",
        "legend_need",
        "me",
        "need",
        "seen",
        "units",
    )

    def __init__(self, t: Table, me: Faction, seen: list[list[Any]]) -> None:
        self.me = me
        self.seen = seen
        """What was on the table (`sight`)."""
        self.units = t._units[me][:]
        self.legend_at = [t.legend_at[token] for token in TOKENS_OF[me]]
        self.need = needs(t, me)
        """For the first unit there, at the end of the turn."""
        self.legend_need = [HABITS[me].legend_needs(t, unit) for unit in range(len(self.legend_at))]
        """What only a legend does, by the legend tokens of the faction."""
        self._rates = decays(t, me)
        # What follows is worked out as soon as somebody asks for it.
        self._field: list[float] | None = None
        self._legend_field: list[list[float]] | None = None
        self.gains: list[list[tuple[float, int]]] | None = None
        """What steps bring (`steps.all_gains`)."""
        self.advances: dict[int, float] = {}
        """What so many ADVANCEs bring (`steps.advance_worth`)."""
        self.lasting: list[float] | None = None
        """What hexes are worth wherever the own units stand (`steps.progresses`)."""

    @property
    def field(self) -> list[float]:
        """For a unit there: the best it can still reach."""
        field = self._field
        if field is None:
            units = self.units
            seeds = [0.0 if units[at] else worth for at, worth in enumerate(self.need)]
            field = self._field = spread(self._rates, seeds)
        return field

    @property
    def legend_field(self) -> list[list[float]]:
        """The same for what only a legend does."""
        fields = self._legend_field
        if fields is None:
            fields = self._legend_field = [self._field_of(legend) for legend in range(len(self.legend_need))]
        return fields

    def _field_of(self, legend: int) -> list[float]:
        need, here = self.legend_need[legend], self.legend_at[legend]
        if any(need):
            return spread(self._rates, [0.0 if at == here else worth for at, worth in enumerate(need)])
        return [worth * FOLLOW for worth in self.field]

    def legend_gain(self, legend: int, at: int, to: int) -> float:
        """What a step of a legend brings, the first or second of the faction."""
        field = self.legend_field[legend]
        return field[to] - field[at] - self.legend_need[legend][at]

    def post(self, at: int) -> float:
        """What a unit more would bring there."""
        return self.field[at] + (GUARDS[min(4, self.units[at] + 1)] if at == MIDDLE else 0.0)


LAST: Final[list[Ground | None]] = [None for _ in JAR_FACTIONS]
"""The grounds that were worked out last."""


def survey(t: Table, me: Faction) -> Ground:
    """The ground of a faction; the one of before as long as the table looks the same, as it does from pick to pick."""
    seen = sight(t, me)
    last = LAST[me]
    if last is None or last.seen != seen:
        last = LAST[me] = Ground(t, me, [part[:] for part in seen])
    return last


def sight(t: Table, me: Faction) -> list[list[Any]]:
    """Everything on the table that a ground is worked out from, and what steps bring on it."""
    seen: list[list[Any]] = [
        *t._units,
        t.haints[me],
        t.infected[me],
        t.legend_at,
        [t.map, max(t.points), t.scrolls[me], turns_left(t, me)],
        t.ground[: len(JAR_FACTIONS)],
        t._bar[me],
        *t.tokens,
        t.paths,
        t.storms,
        t.flames,
        t.townsfolk,
        t.buildings,
        t.nails,
        t.in_play,
        t.home,
    ]
    for faction in t.in_play:
        seen += HABITS[faction].watches(t)
    return seen


def decays(t: Table, me: Faction) -> list[float]:
    """For every hex what is left of a worth there one step away from it; nothing where the faction may not go."""
    bar, units = t._bar[me], t._units[me]
    return [0.0 if bar[at] or units[at] >= UNITS_PER_HEX else DECAY[cost(t, me, at)] for at in SPOTS]


def spread(rates: list[float], seeds: list[float]) -> list[float]:
    """From each hex the best worth within reach, the less of it the more ADVANCEs it takes (`decays`)."""
    field = seeds[:]
    queue = [at for at, worth in enumerate(seeds) if worth * rates[at] >= FAINT]
    queue.sort(key=field.__getitem__, reverse=True)  # who has most is seldom raised afterwards
    waiting = 0
    for at in queue:
        waiting |= 1 << at
    for at in queue:
        waiting &= ~(1 << at)
        left = field[at] * rates[at]
        if left < FAINT:
            continue
        for near in NEIGHBOURS[at]:
            if left > field[near]:
                field[near] = left
                if not waiting >> near & 1:
                    waiting |= 1 << near
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
    need = [0.0] * HEXES
    early = 1.0 - 0.6 * lateness(t)
    for token in BASIC_TOKENS:
        worth = early * (FULL_TOKEN if token == SCROLL and t.scrolls[me] >= SCROLLS else TOKEN[token])
        lying = t.tokens[token]
        for at in compress(SPOTS, lying):
            need[at] += worth * lying[at]
    need[MIDDLE] += BRAMBLES[2 - turns_left(t, me)]
    hunt(t, me, need)
    HABITS[me].add_needs(t, need)
    for faction in t.in_play:
        HABITS[faction].shun(t, need)
    return need


def hunt(t: Table, me: Faction, need: list[float]) -> None:
    """Within range of those who may be attacked, if the own cubes are not the fewer ones."""
    for foe in t.others(me):
        raise_to(need, HUNT * min(1.5, (1 + t.ground[me]) / (1 + t.ground[foe])), t.where(foe))
    for faction in t.in_play:
        raise_to(need, HUNT, HABITS[faction].hunted(t))


def raise_to(need: list[float], eager: float, prey: list[Any]) -> None:
    """Whatever is in range of one of these hexes is worth at least so much."""
    reach = 0
    for at in prey:
        reach |= IN_RANGE[at]
    if reach:
        for near in SPOTS:
            if reach >> near & 1 and need[near] < eager:
                need[near] = eager


def progress(missing: int) -> float:
    """What an objective is worth that lacks so many hexes."""
    return PROGRESS[missing] if missing < len(PROGRESS) else 0.0


@lru_cache(maxsize=512)
def ways(start: int, prices: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """For every hex what the cheapest way from it to the start costs, both ends counted, and the next hex of it.

    The same prices come again and again; the lists are for reading only.
    """
    total = [BARRED] * HEXES
    onward = [-1] * HEXES
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
    far, best = DISTANCE[at], 9
    for spot in spots:
        if far[spot] < best:
            best = far[spot]
    return best
