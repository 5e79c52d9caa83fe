"""What Hester can bring about with her cubes: steps to a fire, steps to a feast, and whom to infect for them."""

from __future__ import annotations

from itertools import compress
from typing import Final, NamedTuple, TypeAlias

from klubovna.games.harrow.factions.hester.board import SQUARES_PER_SIDE
from klubovna.games.harrow.factions.hester.cubes import NEVER, own_cubes
from klubovna.games.harrow.factions.hester.fire import can_light, fires, would_burn
from klubovna.games.harrow.factions.hester.moves import infected_units, price_of
from klubovna.games.harrow.facts import (
    DISTANCE,
    HESTER,
    HESTER_TOKEN,
    INFECTED,
    LAND,
    LEGEND,
    NEIGHBOURS,
    SPOTS,
    TOKENS_OF,
    UNITS_PER_HEX,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import Unit
from klubovna.games.harrow.policy.ground import nearest
from klubovna.games.harrow.state import Table

NEAR_INFECTED: Final = [1.6 * 0.72**far for far in range(10)]
NEAR_HAINT: Final = [0.6 * 0.75**far for far in range(10)]
"""What an infection gains by the nearest infected and uninfected haint of the other faction, by how far it is."""
ONE_MORE: Final = [1.0, 1.0, 0.8, 0.5, 0.3, 0.2, 0.1, 0.05, 0.05]
"""What counts of it, by how many of the faction are infected already."""
Purse: TypeAlias = tuple[int, int, int, int]
"""Cubes by terrain."""
FARTHEST: Final = 5
"""Infected haints farther apart than this are left alone for now."""
PAIRS: Final = 5
"""How many pairs of infected haints are looked at, the nearest first."""
NODES: Final = 400


class Scheme(NamedTuple):
    """Steps of units, and the cubes that are left after them."""

    steps: list[tuple[Unit, int]]
    left: Purse


def purse(t: Table) -> Purse:
    own = own_cubes(t)
    return own[0], own[1], own[2], own[3]


def pay(cubes: Purse, price: tuple[int, int, int]) -> Purse | None:
    """What is left after a price, paid in the colour if that can be; None if it cannot be paid."""
    terrain, matching, loose = price
    if matching < NEVER and cubes[terrain] >= matching:
        left = list(cubes)
        left[terrain] -= matching
        return left[0], left[1], left[2], left[3]
    if loose < NEVER and sum(cubes) >= loose:
        left = list(cubes)
        for _ in range(loose):
            left[left.index(max(left))] -= 1
        return left[0], left[1], left[2], left[3]
    return None


# -- fires -------------------------------------------------------------------------------------------------------------


class Search:
    """The cheapest steps that bring two infected haints of different factions together."""

    __slots__ = ("best", "cost", "nodes", "owned", "t")

    def __init__(self, t: Table) -> None:
        self.t = t
        self.owned = sum(own_cubes(t))
        self.best: Scheme | None = None
        self.cost = NEVER
        self.nodes = 0

    def burns(self, faction: Faction, other: Faction, to: int, stood: int) -> bool:
        """Whether a haint of `faction` may meet one of `other` on a hex, to which that one has moved if not stood."""
        t = self.t
        if stood:
            return would_burn(t, faction, Spot(to))
        return (
            t.units(other, to) == t.infected[other][to]
            and t.units(other, to) < UNITS_PER_HEX - 1
            and not t.flames[to]
            and not t._hostile(faction, to)
        )

    def go(self, first: Unit, second: Unit, cubes: Purse, done: list[tuple[Unit, int]], moved: int, slack: int) -> None:
        """Both haints stand where the steps done so far have led; `moved` tells which of them have moved."""
        self.nodes += 1
        if self.nodes > NODES:
            return
        t = self.t
        far = DISTANCE[first[2]][second[2]]
        for which, unit, other in ((1, first, second), (2, second, first)):
            owner, foe = Faction(unit[0]), Faction(other[0])
            for to in NEIGHBOURS[unit[2]]:
                apart = DISTANCE[to][other[2]]
                if apart > far or (apart == far and not slack):
                    continue
                meets = to == other[2]
                if meets:
                    if not self.burns(owner, foe, to, not moved & (3 - which)):
                        continue
                elif not t.can_enter(owner, to):
                    continue
                left = pay(cubes, price_of(t, (owner, INFECTED, unit[2]), to))
                if left is None:
                    continue
                spent = self.owned - sum(left)
                if meets:
                    if spent < self.cost:
                        self.cost = spent
                        self.best = Scheme([*done, (unit, to)], left)
                    continue
                if spent + apart >= self.cost or len(done) > FARTHEST:
                    continue
                gone: Unit = (owner, INFECTED, to)
                pair = (gone, second) if which == 1 else (first, gone)
                self.go(*pair, left, [*done, (unit, to)], moved | which, slack - (apart == far))


def fire_scheme(t: Table) -> Scheme | None:
    """How a fire can be lit now with the cubes on the battleground."""
    if not can_light(t) or not all(any(t.infected[faction]) for faction in t.present):
        return None
    cubes = purse(t)
    reach = min(FARTHEST, sum(cubes))
    units = infected_units(t)
    first, second = t.present
    pairs = sorted((DISTANCE[a[2]][b[2]], a, b) for a in units if a[0] == first for b in units if b[0] == second)
    search = Search(t)
    for far, a, b in pairs[:PAIRS]:
        if far <= reach:
            search.go(a, b, cubes, [], 0, 1)
    return search.best


def apart(t: Table) -> int:
    """How far the nearest two infected haints of different factions are."""
    first, second = t.present
    theirs = infected(t, second)
    return min([nearest(theirs, at) for at in infected(t, first)], default=9)


def infected(t: Table, faction: Faction) -> list[Spot]:
    """Hexes with infected haints of a faction."""
    return list(compress(SPOTS, t.infected[faction]))


# -- the feast ---------------------------------------------------------------------------------------------------------


def preys(t: Table) -> list[tuple[Faction, int]]:
    """Legends on which Hester may still feast, as faction and hex."""
    assert t.hester is not None
    return [
        (faction, t.legend_at[token])
        for faction in t.present
        if len(t.hester.squares[faction]) < SQUARES_PER_SIDE
        for token in TOKENS_OF[faction]
        if t.legend_at[token] >= 0
    ]


def feast_scheme(t: Table, start: int = -1, cubes: Purse | None = None) -> Scheme | None:
    """Hester's steps onto a legend that her cubes can pay, from where she stands or would stand."""
    at = t.legend_at[HESTER_TOKEN] if start < 0 else start
    if at < 0:
        return None
    goals = {spot for _, spot in preys(t)}
    if not goals:
        return None
    ring: list[tuple[int, Purse, list[tuple[Unit, int]]]] = [(at, purse(t) if cubes is None else cubes, [])]
    seen: set[tuple[int, Purse]] = set()
    for _ in range(4):
        found: list[tuple[int, Purse, list[tuple[Unit, int]]]] = []
        best: Scheme | None = None
        for spot, left, done in ring:
            if spot in goals and (best is None or sum(left) > sum(best.left)):
                best = Scheme(done, left)
            for to in NEIGHBOURS[spot]:
                unit: Unit = (HESTER, LEGEND, spot)
                rest = pay(left, price_of(t, unit, to))
                if rest is not None and (to, rest) not in seen:
                    seen.add((to, rest))
                    found.append((to, rest, [*done, (unit, to)]))
        if best is not None:
            return best
        ring = found
    return None


def prey_distance(t: Table, at: int) -> int:
    """How far the nearest legend to feast on is."""
    return nearest([Spot(spot) for _, spot in preys(t)], at)


def goal_distance(t: Table, unit: Unit, to: int) -> int:
    """How far a unit is from what it is to reach: Hester from a legend, a haint from hostile infected ones."""
    if unit[0] == HESTER:
        return prey_distance(t, to)
    return min([nearest(infected(t, other), to) for other in t.others(Faction(unit[0]))], default=9)


# -- infection ---------------------------------------------------------------------------------------------------------


def infection_worth(t: Table, faction: Faction, at: int) -> float:
    """What a haint of a faction, infected on a hex, is good for: the nearer the other faction's haints, the better."""
    worth = 0.25
    ill = sum(t.infected[faction])
    for other in t.others(faction):
        theirs = sum(t.infected[other])
        if theirs:
            worth += NEAR_INFECTED[nearest(infected(t, other), at)]
        worth += NEAR_HAINT[nearest(list(compress(SPOTS, t.haints[other])), at)]
        worth += 0.5 if ill < theirs else 0.0
    return worth * ONE_MORE[ill]


def target_worth(t: Table, at: int) -> float:
    """What a root on a hex can infect: a haint there, or through a legend any haint of its faction."""
    for faction in t.present:
        if t.haints[faction][at]:
            return infection_worth(t, faction, at)
    for faction in t.present:
        if any(t.legend_at[token] == at for token in TOKENS_OF[faction]):
            return max((infection_worth(t, faction, spot) for spot in SPOTS if t.haints[faction][spot]), default=0.0)
    return 0.0


def wanted_colours(t: Table) -> list[float]:
    """How welcome a cube of each terrain is."""
    own = own_cubes(t)
    wanted = [1.0 / (1 + own[land]) for land in LAND]
    for at in fires(t):
        if t.chart.land[at]:
            wanted[t.chart.terrain[at]] += 0.3
    for _, spot in preys(t):
        if t.legend_at[HESTER_TOKEN] >= 0 and t.chart.land[spot]:
            wanted[t.chart.terrain[spot]] += 0.5
    return wanted
