"""Storms: the legend tracker that raises them, and the buildings they destroy."""

from __future__ import annotations

from klubovna.games.harrow.factions.family import events, kinds
from klubovna.games.harrow.facts import (
    BASIC_TOKENS,
    DISTANCE,
    FAMILY,
    MIDDLE,
    NEIGHBOURS,
    SPOTS,
    TOKENS_OF,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.movement import Unit, closer, farther, loners, movable, move_unit
from klubovna.games.harrow.scoring import OBJECTIVE_POINTS, score
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class

GATHERING, DRIVING = range(2)
"""The two sides of the tracker: what is near is pulled closer (c1.storm), or pushed away (c2.tracker)."""
RAISE, TOKEN, FRIEND, ENEMY = range(4)


# -- placing and destroying --------------------------------------------------------------------------------------------


def can_have_storm(t: Table, at: int) -> bool:
    """c1.basic.04, r.005, r.007 Not on the brambles, not on another storm, not without a token in supply."""
    assert t.family is not None
    return t.family.storms > 0 and at != MIDDLE and not t.storm(at)


def place_storm(t: Table, at: Spot) -> None:
    assert t.family is not None
    t.family.storms -= 1
    t.storms[at] += 1
    t.tell(events.STORM, at)
    destroy_buildings(t)  # r.009


def destroy_buildings(t: Table) -> None:
    """c1.destroy.03, c1.destroy.04, r.008 Buildings on a storm that storms join to the home, which has one itself."""
    if not any(t.buildings) or not t.storm(t.home[FAMILY]):
        return
    storms, printed = t.storms, t.chart.storm
    joined = [Spot(t.home[FAMILY])]
    for at in joined:
        joined += [near for near in NEIGHBOURS[at] if (storms[near] or printed[near]) and near not in joined]
    for at in sorted(joined):
        while t.buildings[at]:
            t.add_buildings(at, -1)
            t.tell(events.DESTROYED, at)
            score(t, FAMILY, OBJECTIVE_POINTS, "buildings")


# -- the legend tracker ------------------------------------------------------------------------------------------------


def begin_storm(t: Table, scrolls: int) -> None:
    """c1.storm, c2.tracker.07-10 The parts of the tracker up to so many collected scrolls, from left to right."""
    t.todo.append(StormTracker(last=scrolls))


@state_class
class StormTracker(Work):
    """The unlocked parts from left to right, each optional (r.020); without a storm just placed no other."""

    part: int = RAISE
    last: int
    storm: int = -1
    """The hex of the storm just placed; -1 if there is none."""

    def begin(self, t: Table) -> Flow[None] | None:
        if self.part <= self.last and (self.part == RAISE or self.storm >= 0):  # r.006
            return self.go_on(t)
        self.finish(t)
        return None

    async def go_on(self, t: Table) -> None:
        if self.part == RAISE:
            self.storm = await raise_storm(t)
        elif self.part == TOKEN:
            await shift_token(t, Spot(self.storm))
        else:
            await shift_unit(t, friends(t) if self.part == FRIEND else enemies(t), Spot(self.storm))
        self.part += 1


async def raise_storm(t: Table) -> int:
    """c1.storm.01 On a hex with an own unit; c2.tracker.07 or next to the legend. Where, or -1."""
    if t.tracker[FAMILY] == GATHERING:
        places = t.where(FAMILY)
    else:
        places = NEIGHBOURS[t.legend_at[TOKENS_OF[FAMILY][0]]]
    places = [at for at in places if can_have_storm(t, at)]
    at: Spot | None = await Decision(t.seat_of[FAMILY], kinds.STORM, [None, *places]) if places else None
    if at is None:
        return -1
    place_storm(t, at)
    return at


def token_ways(t: Table, at: int, storm: Spot) -> list[Spot]:
    """c1.storm.03, r.021, r.039 Whatever lies or stands there: one hex closer to the storm, or one farther from it."""
    near = DISTANCE[storm]
    wanted = near[at] + (-1 if t.tracker[FAMILY] == GATHERING else 1)
    return [to for to in NEIGHBOURS[at] if near[to] == wanted]


async def shift_token(t: Table, storm: Spot) -> None:
    """c1.storm.02, c2.tracker.08 One ability token anywhere on the map."""
    seat = t.seat_of[FAMILY]
    lying = [at for at in SPOTS if any(row[at] for row in t.tokens) and token_ways(t, at, storm)]
    at = await Decision(seat, kinds.STORM_TOKEN_FROM, [None, *lying], storm) if lying else None
    if at is None:
        return
    here = [token for token in BASIC_TOKENS if t.tokens[token][at]]
    token: Token = await Decision(seat, kinds.STORM_TOKEN, here, at)
    to = await Decision(seat, kinds.STORM_TOKEN_TO, token_ways(t, at, storm), at)
    t.tokens[token][at] -= 1
    t.tokens[token][to] += 1
    t.tell(events.TOKEN_MOVED, token, at, to)


def friends(t: Table) -> list[Unit]:
    return movable(t, [FAMILY])


def enemies(t: Table) -> list[Unit]:
    """r.131 Units of all other factions, Hester too."""
    return [*movable(t, t.others(FAMILY)), *loners(t)]


def unit_ways(t: Table, unit: Unit, storm: Spot) -> list[Spot]:
    """Where the storm may drive a unit."""
    faction, _, at = unit
    drive = closer if t.tracker[FAMILY] == GATHERING else farther
    return drive(t, Faction(faction), at, storm)


async def shift_unit(t: Table, units: list[Unit], storm: Spot) -> None:
    """c1.storm.04, c1.storm.05, c2.tracker.09, c2.tracker.10 One of these units, if its move is legal."""
    seat = t.seat_of[FAMILY]
    ways = {unit: near for unit in units if (near := unit_ways(t, unit, storm))}
    unit = await Decision(seat, kinds.STORM_UNIT, [None, *ways], storm) if ways else None
    if unit is None:
        return
    to = await Decision(seat, kinds.STORM_UNIT_TO, ways[unit], unit[2])
    await move_unit(t, unit, to, FAMILY)
