"""The gifts of the Protectors' legends: Emmy, Bernice, the Skinless Boy, Malachi, Priscilla."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.harrow import kinds as shared
from klubovna.games.harrow.abilities import can_spawn_at, spawn_at
from klubovna.games.harrow.attack import attack_hex, targets
from klubovna.games.harrow.factions.protectors import events, kinds, townsfolk
from klubovna.games.harrow.factions.protectors.tracker import legend_at
from klubovna.games.harrow.facts import (
    COUNT,
    HAINT,
    INFECTED,
    LEGEND,
    LEGEND_CALLED,
    NEIGHBOURS,
    PROTECTORS,
    RED,
    SPOTS,
    WITHIN,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import Unit, loners, movable, move_unit, steps
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision, Flow, some

NAILS: Final = COUNT["iron_nail"]
TAUNTS: Final = COUNT["taunt_token"]
WRATH_UNITS: Final = 2
WRATH_DISTANCE: Final = 2


def can_use_gift(t: Table) -> bool:
    return GIFTS[t.who[PROTECTORS]][0](t)


async def gift(t: Table) -> None:
    await GIFTS[t.who[PROTECTORS]][1](t)


def own_haints(t: Table) -> list[Unit]:
    """The Protectors' haints that can be moved, one of each kind on every hex."""
    return [unit for unit in movable(t, [PROTECTORS]) if unit[1] in (HAINT, INFECTED)]


def own_terrain(t: Table) -> list[Spot]:
    """Hexes of the terrain on which the legend stands; none for a mountain or the brambles (c1.map.02)."""
    at = legend_at(t)
    return t.chart.of_terrain[t.chart.terrain[at]] if t.chart.land[at] else []


# -- Emmy --------------------------------------------------------------------------------------------------------------


def without_cube(t: Table) -> list[Spot]:
    """c1.gift.01 Hexes with an own haint and no red cube; none if the supply is empty."""
    if not t.cubes[RED]:
        return []
    return [at for at in t.where(PROTECTORS) if t.haints_at(PROTECTORS, at) and not t.cubes_on[RED][at]]


async def emmy(t: Table) -> None:
    """c1.gift.01 A cube on every such hex; with too few cubes the Protectors choose the hexes."""
    places, cubes = without_cube(t), t.cubes[RED]
    if len(places) > cubes:
        places = await some(t.seat_of[PROTECTORS], kinds.EMMY_CUBE, places, cubes, cubes, cubes)
    for at in places:
        t.cubes[RED] -= 1
        t.cubes_on[RED][at] = 1
        t.tell(events.CUBE_LAID, PROTECTORS, at)


def take_cube(t: Table, at: Spot) -> None:
    """Emmy's cube, if one lies there, goes to the battleground. It lies until then (c1.attack.20, ap.protectors.06)."""
    if t.cubes_on[RED][at]:
        t.ground[RED] += t.cubes_on[RED][at]  # Merging may have dragged two together
        t.cubes_on[RED][at] = 0
        t.tell(events.CUBE_COMES, PROTECTORS, at)


def enters(t: Table, unit: int, at: Spot) -> None:
    """c1.gift.03, c1.gift.04 Emmy comes onto a hex; a cube laid under her feet stays."""
    if unit == LEGEND:
        take_cube(t, at)


# -- Bernice -----------------------------------------------------------------------------------------------------------


def to_land(t: Table, unit: Unit) -> list[Spot]:
    return [to for to in steps(t, PROTECTORS, unit[2]) if t.chart.land[to]]


def to_nail(t: Table) -> list[Unit]:
    """ap.protectors.01, r.107 Enemy units, Hester too, next to an own unit, that are not nailed down already."""
    near = {to for at in t.where(PROTECTORS) for to in NEIGHBOURS[at]}
    return [unit for unit in [*movable(t, t.others(PROTECTORS)), *loners(t)] if unit[2] in near]


def can_use_bernice(t: Table) -> bool:
    return any(to_land(t, unit) for unit in own_haints(t)) or bool(to_nail(t))


async def bernice(t: Table) -> None:
    """ap.protectors.01 A haint takes a step, then a nail goes under somebody."""
    seat = t.seat_of[PROTECTORS]
    haints = [unit for unit in own_haints(t) if to_land(t, unit)]
    if haints:
        haint = await Decision(seat, kinds.BERNICE_WHO, haints)
        to = await Decision(seat, kinds.BERNICE_TO, to_land(t, haint), haint)
        await move_unit(t, haint, to, PROTECTORS)
    victims: list[Unit | None] = [*to_nail(t)]
    if not victims:
        return
    all_in_use = len(t.nails) == NAILS
    unit = await Decision(seat, kinds.NAIL_UNDER, [None, *victims] if all_in_use else victims)
    if unit is None:
        return
    if all_in_use:  # ap.protectors.04
        nail = await Decision(seat, kinds.NAIL_TAKE, sorted({(f, kind, at) for f, kind, at in t.nails}))
        t.nails.remove([*nail])
        t.tell(events.NAIL_TAKEN, *nail)
    t.nails = sorted([*t.nails, [*unit]])
    t.tell(events.NAILED, *unit)


# -- the Skinless Boy --------------------------------------------------------------------------------------------------


def like_the_boys(t: Table, at: int) -> list[Spot]:
    """ap.protectors.07 Adjacent hexes of his terrain, without enemy units, buildings and fire (ap.protectors.08)."""
    terrain = own_terrain(t)
    return [to for to in NEIGHBOURS[at] if to in terrain and townsfolk.may_be_moved_to(t, to)]


def boys_haint_steps(t: Table, unit: Unit) -> list[Spot]:
    return [to for to in like_the_boys(t, unit[2]) if t.can_enter(PROTECTORS, to)]


def can_use_boy(t: Table) -> bool:
    if any(boys_haint_steps(t, unit) for unit in own_haints(t)):
        return True
    return any(t.townsfolk[at] and like_the_boys(t, at) for at in SPOTS)


async def skinless_boy(t: Table) -> None:
    """ap.protectors.07 A haint and a townsfolk each take a step."""
    seat = t.seat_of[PROTECTORS]
    haints = [unit for unit in own_haints(t) if boys_haint_steps(t, unit)]
    if haints:
        haint = await Decision(seat, kinds.BOY_WHO, haints)
        to = await Decision(seat, kinds.BOY_TO, boys_haint_steps(t, haint), haint)
        await move_unit(t, haint, to, PROTECTORS)
    starts = [at for at in SPOTS if t.townsfolk[at] and like_the_boys(t, at)]
    if starts:
        at = await Decision(seat, kinds.BOY_TOWNSFOLK, starts)
        townsfolk.move(t, at, await Decision(seat, kinds.BOY_TOWNSFOLK_TO, like_the_boys(t, at), at))


# -- Malachi -----------------------------------------------------------------------------------------------------------


def for_wrath(t: Table) -> list[Spot]:
    """ap.protectors.09, r.109 One or two hexes away from Malachi, with somebody to attack from there."""
    at = legend_at(t)
    return [start for start in WITHIN[at][WRATH_DISTANCE] if start != at and targets(t, PROTECTORS, start)]


async def malachi(t: Table) -> None:
    """ap.protectors.09, r.029, r.109 An attack from the token's hex, together with the units there."""
    assert t.protectors is not None
    seat = t.seat_of[PROTECTORS]
    start: Spot = await Decision(seat, kinds.WRATH_AT, for_wrath(t))
    t.protectors.wrath = start
    t.tell(events.WRATH, start)
    aim: tuple[Spot, Faction] = await Decision(seat, shared.ATTACK_TO, targets(t, PROTECTORS, start), start)
    await attack_hex(t, PROTECTORS, start, *aim)


# -- Priscilla ---------------------------------------------------------------------------------------------------------


def for_taunts(t: Table) -> list[Spot]:
    """ap.protectors.12 Hexes of her terrain without objectives; a unit would remove the token (ap.protectors.13)."""
    return [
        at
        for at in own_terrain(t)
        if not t.townsfolk[at] and not t.buildings[at] and not t.taunts[at] and t.empty_of_units(at)
    ]


def can_use_priscilla(t: Table) -> bool:
    return bool(for_taunts(t))


async def priscilla(t: Table) -> None:
    """ap.protectors.12, r.111 Up to two tokens are put down; those still on the map may be moved for it."""
    seat = t.seat_of[PROTECTORS]
    lying = [at for at in SPOTS if t.taunts[at]]
    for left in range(TAUNTS, 0, -1):
        places: list[Spot | None] = [*for_taunts(t)]
        at = await Decision(seat, kinds.TAUNT_AT, [None, *places], left) if places else None
        if at is None:
            return
        if sum(t.taunts) == TAUNTS:
            gone = await Decision(seat, kinds.TAUNT_TAKE, lying, at)
            lying.remove(gone)
            t.taunts[gone] = False
            t.tell(events.TAUNT_TAKEN, gone)
        t.taunts[at] = True
        t.tell(events.TAUNT_PLACED, at)


async def spawn_on_taunts(t: Table) -> None:
    """ap.protectors.14, r.110 A haint on each hex with a taunt token; with too few haints the Protectors choose."""
    while places := [at for at in SPOTS if t.taunts[at] and can_spawn_at(t, PROTECTORS, at)]:
        if not t.supply[PROTECTORS]:
            return
        at = places[0]
        if len(places) > t.supply[PROTECTORS]:
            at = await Decision(t.seat_of[PROTECTORS], kinds.TAUNT_SPAWN, places, t.supply[PROTECTORS])
        spawn_at(t, PROTECTORS, at)


GIFTS: Final[dict[int, tuple[Callable[[Table], bool], Callable[[Table], Flow[None]]]]] = {
    LEGEND_CALLED["emmy"]: (lambda t: bool(without_cube(t)), emmy),
    LEGEND_CALLED["bernice"]: (can_use_bernice, bernice),
    LEGEND_CALLED["skinless_boy"]: (can_use_boy, skinless_boy),
    LEGEND_CALLED["malachi"]: (lambda t: bool(for_wrath(t)), malachi),
    LEGEND_CALLED["priscilla"]: (can_use_priscilla, priscilla),
}
"""Whether a legend's gift can do anything now, and the gift."""
