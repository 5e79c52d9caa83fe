"""Townsfolk and buildings that come into play round by round (chapter 3)."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.events import shared as events
from klubovna.games.harrow.facts import FAMILY, LAND, PROTECTORS, Faction, Spot
from klubovna.games.harrow.kinds import shared as kinds
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

TOWNSFOLK, BUILDING = range(2)
OBJECTIVE_OF: Final = {PROTECTORS: TOWNSFOLK, FAMILY: BUILDING}


def free_hexes(t: Table, terrain: int) -> list[Spot]:
    """c3.goals.02, c3.goals.03, r.033 Hexes of a terrain without units, objectives and fire."""
    return [
        at
        for at in t.chart.of_terrain[terrain]
        if t.empty_of_units(at) and not t.townsfolk[at] and not t.buildings[at] and not t.flames[at]
    ]


async def place_objectives(t: Table, faction: Faction) -> None:
    """c3.goals.01, r.041 A player moves one objective of the opponent from the score board onto the map."""
    objective = OBJECTIVE_OF.get(t.opponent(faction))
    if objective is None:
        return
    terrains = [land for land in LAND if t.waiting[objective][land] and free_hexes(t, land)]
    if not terrains:  # c3.goals.05, c3.goals.06
        return
    seat = t.seat_of[faction]
    terrain = await Decision(seat, kinds.OBJECTIVE, terrains, objective)
    at = await Decision(seat, kinds.OBJECTIVE_WHERE, free_hexes(t, terrain), objective)
    t.waiting[objective][terrain] = False
    put_objective(t, objective, at)
    t.tell(events.OBJECTIVE, faction, objective, at)
    if objective == TOWNSFOLK:
        ROLES[PROTECTORS].townsfolk_came(t)


def put_objective(t: Table, objective: int, at: Spot) -> None:
    if objective == TOWNSFOLK:
        t.add_townsfolk(at)
    else:
        t.add_buildings(at)
