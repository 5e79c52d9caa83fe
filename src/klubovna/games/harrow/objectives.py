"""Townsfolk and buildings that come into play round by round (chapter 3)."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow import events, kinds
from klubovna.games.harrow.facts import LAND, SEEKERS, TOWNSFOLK, Faction, Spot
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

OBJECTIVE_OF: Final = {seeker: objective for objective, seeker in enumerate(SEEKERS)}


def free_hexes(t: Table, terrain: int) -> list[Spot]:
    """c3.goals.02, c3.goals.03, r.033 Hexes of a terrain without units, objectives and fire."""
    return [
        at
        for at in t.chart.of_terrain[terrain]
        if t.empty_of_units(at) and not t.townsfolk[at] and not t.buildings[at] and not t.flames[at]
    ]


async def place_objectives(t: Table, faction: Faction) -> bool:
    """c3.goals.01, r.041 A player moves one objective of the opponent from the score board onto the map, if any is."""
    objective = OBJECTIVE_OF.get(t.opponent(faction))
    if objective is None:
        return False
    terrains = [land for land in LAND if t.waiting[objective][land] and free_hexes(t, land)]
    if not terrains:  # c3.goals.05, c3.goals.06
        return False
    seat = t.seat_of[faction]
    terrain = await Decision(seat, kinds.OBJECTIVE, terrains, objective)
    at = await Decision(seat, kinds.OBJECTIVE_WHERE, free_hexes(t, terrain), objective)
    t.waiting[objective][terrain] = False
    put_objective(t, objective, at)
    t.tell(events.OBJECTIVE, faction, objective, at)
    came(t, objective)
    return True


def came(t: Table, objective: int) -> None:
    """An objective has come onto a hex by somebody else than those who seek it."""
    for faction in t.in_play:
        ROLES[faction].objective_came(t, objective)


def put_objective(t: Table, objective: int, at: Spot, count: int = 1) -> None:
    """Objectives come onto a hex (a negative count: leave it)."""
    if objective == TOWNSFOLK:
        t.add_townsfolk(at, count)
    else:
        t.add_buildings(at, count)


def on_map(t: Table, objective: int) -> list[int]:
    """How many objectives of a kind lie on each hex."""
    return t.townsfolk if objective == TOWNSFOLK else t.buildings
