"""How the units of an automated faction walk to their goal."""

from __future__ import annotations

from klubovna.games.harrow.facts import NEIGHBOURS, SPOTS, UNITS_PER_HEX, Faction, Spot
from klubovna.games.harrow.movement import free_units, march
from klubovna.games.harrow.objectives import OBJECTIVE_OF, on_map, put_objective
from klubovna.games.harrow.scoring import OBJECTIVE_POINTS, score
from klubovna.games.harrow.solo import events, kinds
from klubovna.games.harrow.solo.board import SoloBoard
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision


def objectives(t: Table, faction: Faction) -> list[int]:
    """solo.move.01 Buildings are the Family's goal, townsfolk the Protectors'."""
    return on_map(t, OBJECTIVE_OF[faction])


def set_out(t: Table, solo: SoloBoard, times: int) -> None:
    """solo.move.10 The units begin to move, so many hexes; solo.move.06 the goal stays the same for the whole turn."""
    faction = Faction(solo.faction)
    if solo.goal < 0:
        solo.goal = next((at for at in SPOTS if objectives(t, faction)[at]), -1)
    solo.passes = times
    solo.moved = []
    if solo.goal >= 0 and t.units(faction, solo.goal):
        reach(t, faction, Spot(solo.goal))  # r.154


def can_pass(t: Table, faction: Faction, at: Spot, size: int) -> bool:
    """solo.move.02, solo.move.04, solo.move.09 The basic rules for a group of this size."""
    return t.may_stand(faction, at) and t.units(faction, at) + size <= UNITS_PER_HEX


def next_hexes(t: Table, faction: Faction, start: Spot, goal: int) -> list[Spot]:
    """solo.move.03, r.077, r.151 Adjacent hexes on a shortest way to the goal that the group of a hex may enter.

    Enemies, fires and hostile objectives block a goal; own units that fill it, or the way to it, do not.
    """
    if goal < 0 or start == goal or not t.may_stand(faction, Spot(goal)):
        return []
    size = t.units(faction, start)
    ways = first_hexes(t, faction, start, Spot(goal), size) or first_hexes(t, faction, start, Spot(goal), 0)
    return [to for to in ways if can_pass(t, faction, to, size)]


def first_hexes(t: Table, faction: Faction, start: Spot, goal: Spot, size: int) -> list[Spot]:
    """With which hexes a shortest way begins along which so many units find room; the goal itself may be full."""
    seen = {goal}
    ring = [goal]
    while ring:
        found = [at for at in ring if start in NEIGHBOURS[at]]
        if found:
            return sorted(found)
        near = dict.fromkeys(to for at in ring for to in NEIGHBOURS[at] if to not in seen and to != start)
        ring = [to for to in near if can_pass(t, faction, to, size)]
        seen.update(near)
    return []


def waiting_groups(t: Table, solo: SoloBoard) -> list[Spot]:
    """Hexes whose units have not yet tried to move in this pass; those on the goal have arrived."""
    return [at for at in t.where(Faction(solo.faction)) if at not in solo.moved and at != solo.goal]


async def move_group(t: Table, solo: SoloBoard) -> None:
    """solo.move.01, solo.move.05 One group moves, or tries to; the player chooses which and, among equals, where."""
    faction = Faction(solo.faction)
    groups = waiting_groups(t, solo)
    if not groups:
        solo.passes -= 1
        solo.moved = []
        return
    seat = t.seat_of[faction]
    at = await Decision(seat, kinds.MOVE, groups, faction)
    ways = next_hexes(t, faction, at, solo.goal)
    if not ways:
        solo.moved.append(at)
        return
    to = await Decision(seat, kinds.MOVE_TO, ways, at)
    # Units that have not moved yet take the newcomers along: their hex stays among those that wait.
    joined = t.units(faction, to) > 0 and to not in solo.moved
    march(t, faction, free_units(t, faction, at), at, to)
    if not joined:
        solo.moved.append(to)
    if at in solo.moved:
        solo.moved.remove(at)
    reach(t, faction, to)


def reach(t: Table, faction: Faction, at: Spot) -> None:
    """solo.move.06, solo.move.07 Units on their objective take it: two points at once."""
    if not objectives(t, faction)[at]:
        return
    put_objective(t, OBJECTIVE_OF[faction], at, -1)
    t.tell(events.REACHED, faction, OBJECTIVE_OF[faction], at)
    score(t, faction, OBJECTIVE_POINTS, "objectives")
