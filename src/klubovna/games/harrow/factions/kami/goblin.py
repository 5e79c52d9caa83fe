"""The twelve goblin cards. Each is measured from the goblin, never from Kami (c4.cards.03).

Kami may always do less than a card allows or nothing at all: nobody could demand more of her without asking which
token is the goblin (c4.cards.04). After a question to another seat the goblin's hex is looked up again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from klubovna.games.harrow import events as shared
from klubovna.games.harrow.abilities import can_spawn_at, one_ability, possible, spawn_at
from klubovna.games.harrow.factions.kami import dolls, events, kinds
from klubovna.games.harrow.factions.kami.identity import board_of, goblin_at, kami_at, shown_by
from klubovna.games.harrow.facts import (
    BASIC_TOKENS,
    CARD_CALLED,
    DISTANCE,
    FAMILY,
    HAINT,
    HESTER_TOKEN,
    INFECTED,
    KAMI,
    LAND,
    LEGEND_TOKENS,
    MIDDLE,
    NEIGHBOURS,
    PROTECTORS,
    PURPLE,
    SPOTS,
    TOKENS_OF,
    UNITS_PER_HEX,
    WITHIN,
    Card,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.movement import (
    Group,
    Unit,
    carry_doll,
    free_units,
    march,
    move_unit,
    put,
    steps,
    units_at,
)
from klubovna.games.harrow.objectives import came
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision, Flow, Kind, Subset

T = TypeVar("T")
NEAR: Final = 2
DOPPELGANGER_FAR: Final = 3
KEYHOLE_MOST: Final = 3
TOWNSFOLK, BUILDING = OBJECTIVES = 4, 5
"""Components besides the four kinds of ability tokens."""
Component: TypeAlias = tuple[int, int]
"""What it is, and the hex on which it lies."""


async def choose(
    t: Table, kind: Kind, options: list[T], about: Any = None, subset: Subset[T] | None = None
) -> T | None:
    """One of the options or none; not asked if there is none."""
    return await Decision(t.seat_of[KAMI], kind, [None, *options], about, subset) if options else None


def enemy_haints(t: Table, at: int, far: int = NEAR) -> list[Unit]:
    """Enemy haints that can be moved, so near to a hex, one of each kind on each hex."""
    return [
        unit
        for spot in WITHIN[at][far]
        for faction in t.others(KAMI)
        for unit in units_at(t, faction, spot)
        if unit[1] in (HAINT, INFECTED)
    ]


def is_near(t: Table, at: int, far: int = NEAR) -> bool:
    """Whether a hex is so near to Kami herself as well: then the effect does not tell the two apart."""
    return DISTANCE[kami_at(t)][at] <= far


# -- the cards ---------------------------------------------------------------------------------------------------------


async def doppelganger(t: Table) -> None:
    """ap.goblincards.01 A SPAWN within 3 hexes of the goblin."""
    near = WITHIN[goblin_at(t)][DOPPELGANGER_FAR] if t.supply[KAMI] else []
    at = await choose(t, kinds.DOPPELGANGER, [at for at in near if can_spawn_at(t, KAMI, at)])
    if at is not None:
        shown_by(t, fits_both=is_near(t, at, DOPPELGANGER_FAR))
        spawn_at(t, KAMI, at)


async def through_the_keyhole(t: Table) -> None:
    """ap.goblincards.02 Up to three components onto a hex 1 or 2 hexes away, from hexes adjacent to it."""
    hexes = [at for at in WITHIN[goblin_at(t)][NEAR] if at != goblin_at(t) and components(t, at)]
    at = await choose(t, kinds.KEYHOLE, hexes)
    if at is None:
        return
    for brought in range(KEYHOLE_MOST):
        found = components(t, at)
        lying = [component for component in found for _ in range(lying_there(t, component))]
        subset = Subset(lying, brought, 0, KEYHOLE_MOST)
        component = await choose(t, kinds.KEYHOLE_BRING, found, at, subset)
        if component is None:
            return
        shown_by(t, fits_both=is_near(t, at) and at != kami_at(t))
        bring(t, component, at)


def components(t: Table, to: int) -> list[Component]:
    """What can be brought onto a hex."""
    found: list[Component] = []
    for at in NEIGHBOURS[to]:
        found += [(token, at) for token in BASIC_TOKENS if t.tokens[token][at]]
        if t.townsfolk[at] and takes_townsfolk(t, to):
            found.append((TOWNSFOLK, at))
        if t.buildings[at] and takes_building(t, to):
            found.append((BUILDING, at))
    return found


def lying_there(t: Table, component: Component) -> int:
    """How many of the same lie on its hex."""
    what, at = component
    return t.townsfolk[at] if what == TOWNSFOLK else t.buildings[at] if what == BUILDING else t.tokens[what][at]


def takes_townsfolk(t: Table, at: int) -> bool:
    """c1.basic.02, c1.basic.04, c4.basic.04 Where a Protectors unit may stand, the brambles apart."""
    return at != MIDDLE and t.may_stand(PROTECTORS, at)


def takes_building(t: Table, at: int) -> bool:
    """c1.basic.01, c4.basic.04 Where a Family unit may stand."""
    return t.may_stand(FAMILY, at)


def bring(t: Table, component: Component, to: Spot) -> None:
    what, at = component
    if what == TOWNSFOLK:
        t.add_townsfolk(at, -1)
        t.add_townsfolk(to)
    elif what == BUILDING:
        t.add_buildings(at, -1)
        t.add_buildings(to)
    else:
        t.tokens[what][at] -= 1
        t.tokens[what][to] += 1
    t.tell(events.BROUGHT, what, at, to)
    if what in OBJECTIVES:
        came(t, OBJECTIVES.index(what))


async def blood_money(t: Table) -> None:
    """ap.goblincards.03 A cube from the supply onto a hex without units; it waits for whoever moves there."""
    near = WITHIN[goblin_at(t)][NEAR] if t.cubes[PURPLE] else []
    at = await choose(t, kinds.BLOOD_MONEY, [at for at in near if t.empty_of_units(at)])
    if at is not None:
        shown_by(t, fits_both=is_near(t, at))
        t.cubes[PURPLE] -= 1
        t.cubes_on[PURPLE][at] += 1
        t.tell(events.BLOOD_MONEY, at)


def collect_blood_money(t: Table, at: Spot) -> None:
    """ap.goblincards.03, r.120 Any unit has moved onto or across the hex: the cube comes to Kami's side."""
    cubes = t.cubes_on[PURPLE][at]
    if cubes:
        t.cubes_on[PURPLE][at] = 0
        t.ground[PURPLE] += cubes
        t.tell(events.BLOOD_MONEY_PAID, at, cubes)


async def snare(t: Table) -> None:
    """ap.goblincards.04 Either of her legends moves one hex, with haints or without."""
    if not snared(t, goblin_at(t)):
        return
    tokens = [
        token
        for token in TOKENS_OF[KAMI]
        if t.legend_at[token] >= 0
        and not t.nailed(KAMI, LEGEND_TOKENS[token][1], t.legend_at[token])
        and steps(t, KAMI, t.legend_at[token])
    ]
    token = await choose(t, kinds.SNARE, tokens)
    if token is None:
        return
    at, seat = Spot(t.legend_at[token]), t.seat_of[KAMI]
    to = await Decision(seat, kinds.SNARE_TO, steps(t, KAMI, at), at)
    group = await Decision(seat, kinds.SNARE_WHO, companies(t, LEGEND_TOKENS[token][1], at, to), (at, to))
    shown_by(t, fits_both=snared(t, kami_at(t)))
    march(t, KAMI, group, at, to)
    await carry_doll(t, KAMI, tuple(unit for unit, count in enumerate(group) if count), at, to, KAMI)


def snared(t: Table, at: int) -> bool:
    """Terrain hexes of different colours under the goblin and the opponent's legend; mountain and brambles are none."""
    theirs = t.legends_of(t.opponent(KAMI))
    terrain = t.chart.terrain
    return bool(theirs) and terrain[at] != terrain[theirs[0]] and {terrain[at], terrain[theirs[0]]} <= {*LAND}


def companies(t: Table, legend: int, at: Spot, to: Spot) -> list[Group]:
    """One legend with as many haints of its hex as find room."""
    _, _, haints, infected = free_units(t, KAMI, at)
    room = UNITS_PER_HEX - t.units(KAMI, to) - 1
    return [
        (int(legend == 0), int(legend == 1), c, d)
        for c in range(haints, -1, -1)
        for d in range(infected, -1, -1)
        if c + d <= room
    ]


async def cast_away(t: Table) -> None:
    """ap.goblincards.05 A haint next to the goblin to any legal hex within 2 hexes of it."""
    units = [
        unit
        for at in NEIGHBOURS[goblin_at(t)]
        for unit in units_at(t, KAMI, at)
        if unit[1] in (HAINT, INFECTED) and landings(t, at)
    ]
    unit = await choose(t, kinds.CAST_AWAY, units)
    if unit is None:
        return
    to = await Decision(t.seat_of[KAMI], kinds.CAST_AWAY_TO, landings(t, unit[2]), unit)
    shown_by(t, fits_both=DISTANCE[kami_at(t)][unit[2]] == 1 and is_near(t, to))
    await move_unit(t, unit, to, KAMI)


def landings(t: Table, at: int) -> list[Spot]:
    return [to for to in WITHIN[goblin_at(t)][NEAR] if to != at and t.can_enter(KAMI, to)]


async def buried(t: Table) -> None:
    """ap.goblincards.06 One ability of value 1, if the goblin shares its hex with a haint."""
    if not t.haints_at(KAMI, goblin_at(t)):
        return
    fits_both = bool(t.haints_at(KAMI, kami_at(t)))
    spent = 0
    while not spent:  # a step that costs nothing does not use it up (r.003)
        ability = await choose(t, kinds.BURIED, possible(t, KAMI, 1))
        if ability is None:
            return
        shown_by(t, fits_both=fits_both)
        spent = await one_ability(t, KAMI, 1, ability)


async def temptation(t: Table) -> None:
    """ap.goblincards.07 Any ability token one hex towards the goblin."""
    lying = [(token, at) for token in BASIC_TOKENS for at in SPOTS if t.tokens[token][at] and nearer(t, at)]
    component = await choose(t, kinds.TEMPTATION, lying)
    if component is None:
        return
    token, at = component
    to = await Decision(t.seat_of[KAMI], kinds.TEMPTATION_TO, nearer(t, at), component)
    shown_by(t, fits_both=DISTANCE[kami_at(t)][to] == DISTANCE[kami_at(t)][at] - 1)
    t.tokens[token][at] -= 1
    t.tokens[token][to] += 1
    t.tell(events.PULLED_TOKEN, token, at, to)


def nearer(t: Table, at: int) -> list[Spot]:
    """Adjacent hexes one nearer to the goblin."""
    near = DISTANCE[goblin_at(t)]
    return [to for to in NEIGHBOURS[at] if near[to] == near[at] - 1]


async def dolls_whisper(t: Table) -> None:
    """ap.goblincards.08, r.121 Two enemy haints near the goblin to two different hexes adjacent to them."""
    shown_by(t, fits_both=doll_near(t, kami_at(t)))
    first = await choose(t, kinds.WHISPER, [u for u in enemy_haints(t, goblin_at(t)) if steps(t, Faction(u[0]), u[2])])
    if first is None:
        return
    seat = t.seat_of[KAMI]
    to = await Decision(seat, kinds.WHISPER_TO, steps(t, Faction(first[0]), first[2]), first)
    shown_by(t, fits_both=is_near(t, first[2]))
    await move_unit(t, first, to, KAMI)
    second = await choose(t, kinds.WHISPER, [u for u in others_than(t, first, to) if whispered(t, u, to)])
    if second is None:
        return
    last = await Decision(seat, kinds.WHISPER_TO, whispered(t, second, to), second)
    shown_by(t, fits_both=is_near(t, second[2]))
    await move_unit(t, second, last, KAMI)


def doll_near(t: Table, at: int) -> bool:
    return any(doll >= 0 and DISTANCE[at][doll] <= NEAR for doll in board_of(t).dolls)


def others_than(t: Table, moved: Unit, to: Spot) -> list[Unit]:
    """Enemy haints near the goblin, without the one that has just moved."""
    faction, kind, _ = moved
    alone = free_units(t, Faction(faction), to)[kind] == 1
    return [unit for unit in enemy_haints(t, goblin_at(t)) if not (alone and unit == (faction, kind, to))]


def whispered(t: Table, unit: Unit, taken: Spot) -> list[Spot]:
    return [to for to in steps(t, Faction(unit[0]), unit[2]) if to != taken]


async def trick(t: Table) -> None:
    """ap.goblincards.09 A haint near the goblin and any enemy haint, each alone on its hex, change places."""
    enemies = [unit for faction in t.others(KAMI) for at in SPOTS for unit in lone_haint(t, faction, at)]
    own = [unit for at in WITHIN[goblin_at(t)][NEAR] for unit in lone_haint(t, KAMI, at)] if enemies else []
    mine = await choose(t, kinds.TRICK, own)
    if mine is None:
        return
    theirs = await Decision(t.seat_of[KAMI], kinds.TRICK_WITH, enemies, mine)
    shown_by(t, fits_both=is_near(t, mine[2]))
    enemy, here, there = Faction(theirs[0]), Spot(mine[2]), Spot(theirs[2])
    put(t, KAMI, mine[1], here, there)
    put(t, enemy, theirs[1], there, here)
    t.tell(shared.RELOCATED, KAMI, mine[1], here, there)
    t.tell(shared.RELOCATED, enemy, theirs[1], there, here)
    if dolls.may_lie(t, there):
        await carry_doll(t, KAMI, (mine[1],), here, there, KAMI)
    else:
        await carry_doll(t, enemy, (theirs[1],), there, here, KAMI)


def lone_haint(t: Table, faction: Faction, at: Spot) -> list[Unit]:
    """The haint of a hex, if it can move and nothing but it stands there, no objective either."""
    if t.units(faction, at) != 1 or t.townsfolk[at] or t.buildings[at] or t.legend_at[HESTER_TOKEN] == at:
        return []
    return [unit for unit in units_at(t, faction, at) if unit[1] in (HAINT, INFECTED)]


async def lure(t: Table) -> None:
    """ap.goblincards.10 An enemy haint near the goblin to an adjacent hex."""
    unit = await choose(t, kinds.LURE, [u for u in enemy_haints(t, goblin_at(t)) if steps(t, Faction(u[0]), u[2])])
    if unit is not None:
        to = await Decision(t.seat_of[KAMI], kinds.LURE_TO, steps(t, Faction(unit[0]), unit[2]), unit)
        shown_by(t, fits_both=is_near(t, unit[2]))
        await move_unit(t, unit, to, KAMI)


async def lets_get_out(t: Table) -> None:
    """ap.goblincards.11 Any ability token of the box onto a hex exactly 2 hexes from the goblin."""
    tokens: list[Token] = [token for token in BASIC_TOKENS if t.box[token]]
    ring = [at for at in SPOTS if DISTANCE[goblin_at(t)][at] == NEAR] if tokens else []
    at = await choose(t, kinds.GET_OUT, ring)
    if at is not None:
        token = await Decision(t.seat_of[KAMI], kinds.GET_OUT_TOKEN, tokens, at)
        shown_by(t, fits_both=DISTANCE[kami_at(t)][at] == NEAR)
        t.box[token] -= 1
        t.tokens[token][at] += 1
        t.tell(events.LAID_TOKEN, token, at)


async def spite(t: Table) -> None:
    """ap.goblincards.12, r.116 An enemy cube for each enemy haint near the goblin is set aside for this turn."""
    taken = 0
    for colour in enemy_colours(t):
        most = min(haints_near(t, goblin_at(t)) - taken, t.ground[colour])
        if most > 0:
            count = await Decision(t.seat_of[KAMI], kinds.SPITE, list(range(most + 1)), colour)
            taken += count
            t.ground[colour] -= count
            t.aside[colour] += count
            if count:
                t.tell(events.SPITED, colour, count)
    shown_by(t, fits_both=taken <= haints_near(t, kami_at(t)))


def haints_near(t: Table, at: int) -> int:
    return sum(t.haints_at(faction, spot) for faction in t.others(KAMI) for spot in WITHIN[at][NEAR])


def enemy_colours(t: Table) -> list[int]:
    """r.131 The cubes of everybody else."""
    return [colour for faction in t.in_play if faction != KAMI for colour in ROLES[faction].colours]


CARDS: Final[dict[Card, Callable[[Table], Flow[None]]]] = {
    CARD_CALLED[name]: flow
    for name, flow in (
        ("doppelganger", doppelganger),
        ("through_the_keyhole", through_the_keyhole),
        ("blood_money", blood_money),
        ("snare", snare),
        ("cast_away", cast_away),
        ("buried", buried),
        ("temptation", temptation),
        ("dolls_whisper", dolls_whisper),
        ("trick", trick),
        ("lure", lure),
        ("lets_get_out", lets_get_out),
        ("spite", spite),
    )
}
DOLLS_WHISPER: Final = CARD_CALLED["dolls_whisper"]


def playable(t: Table, card: Card) -> bool:
    """r.050 While the goblin is in play; the Doll's Whisper needs a doll near it. Others may be played for nothing."""
    return goblin_at(t) >= 0 and (card != DOLLS_WHISPER or doll_near(t, goblin_at(t)))


async def play(t: Table, card: Card) -> None:
    """c4.cards.05 The effect of a card, now."""
    await CARDS[card](t)
