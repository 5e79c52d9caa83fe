"""Moving units: the ADVANCE with its costs, and every other movement, which ignores them (c1.advance.08)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from typing import Final, TypeAlias

from klubovna.games.harrow import events, kinds
from klubovna.games.harrow.facts import (
    DISTANCE,
    HAINT,
    INFECTED,
    JAR_FACTIONS,
    LEGEND,
    LEGEND_B,
    LEGEND_TOKENS,
    MAPS,
    NEIGHBOURS,
    SPOTS,
    TOKENS_OF,
    UNITS_PER_HEX,
    Faction,
    Spot,
)
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

Group: TypeAlias = tuple[int, int, int, int]
"""How many of each kind of unit (LEGEND, LEGEND_B, HAINT, INFECTED) go together."""
Unit: TypeAlias = tuple[int, int, int]
"""One unit as faction, kind of unit, hex."""

DEAREST: Final = 3
"""r.002 No hex costs more ADVANCE."""


# -- what one unit may do ----------------------------------------------------------------------------------------------


def free_units(t: Table, faction: Faction, at: int) -> Group:
    """Units of a hex that are not nailed down (ap.protectors.02)."""
    tokens = TOKENS_OF[faction]
    legend = int(t.legend_at[tokens[0]] == at)
    second = int(len(tokens) > 1 and t.legend_at[tokens[1]] == at)
    haints, infected = t.haints[faction][at], t.infected[faction][at]
    for owner, unit, spot in t.nails:
        if spot == at and owner == faction:
            if unit == LEGEND:
                legend -= 1
            elif unit == LEGEND_B:
                second -= 1
            elif unit == HAINT:
                haints -= 1
            else:
                infected -= 1
    return legend, second, haints, infected


def open_to(t: Table, faction: Faction, hexes: list[Spot]) -> list[Spot]:
    """Those of these hexes that a unit of this faction may enter by the basic rules (`can_enter`)."""
    bar, standing = t._bar[faction], t._units[faction]
    return [to for to in hexes if not bar[to] and standing[to] < UNITS_PER_HEX]


def steps(t: Table, faction: Faction, at: int) -> list[Spot]:
    """Adjacent hexes that a unit of this faction may enter, whatever it costs."""
    return open_to(t, faction, NEIGHBOURS[at])


def next_to(t: Table, faction: Faction, at: int) -> list[Spot]:
    """The same for a unit of whomever: some may enter any hex."""
    return NEIGHBOURS[at] if ROLES[faction].enters_any_hex else steps(t, faction, at)


def closer(t: Table, faction: Faction, at: int, to: int) -> list[Spot]:
    """r.021 A pull: adjacent legal hexes exactly one nearer to the reference."""
    near = DISTANCE[to]
    return [spot for spot in next_to(t, faction, at) if near[spot] == near[at] - 1]


def farther(t: Table, faction: Faction, at: int, to: int) -> list[Spot]:
    """r.021, r.039 A push: adjacent legal hexes exactly one farther from the reference."""
    near = DISTANCE[to]
    return [spot for spot in next_to(t, faction, at) if near[spot] == near[at] + 1]


def units_at(t: Table, faction: Faction, at: int) -> list[Unit]:
    """The units of a jar faction on a hex that can be moved, one of each kind."""
    return [(faction, unit, at) for unit, count in enumerate(free_units(t, faction, at)) if count]


def movable(t: Table, factions: list[Faction]) -> list[Unit]:
    """One unit of every kind on every hex that can be moved, of these jar factions."""
    return [unit for faction in factions for at in t.where(faction) for unit in units_at(t, faction, at)]


def loners(t: Table) -> list[Unit]:
    """Units of those who have no haints, if they can be moved: Hester."""
    return [unit for faction in t.in_play for unit in ROLES[faction].loners(t)]


# -- moving ------------------------------------------------------------------------------------------------------------


def put(t: Table, faction: Faction, unit: int, at: Spot, to: Spot, count: int = 1) -> None:
    """Units go from one hex to another, however; what waits for them there happens."""
    if unit in (HAINT, INFECTED):
        t.add_haints(faction, at, -count, unit)
        t.add_haints(faction, to, count, unit)
    else:
        t.set_legend(TOKENS_OF[faction][unit], to)
    arrive(t, faction, unit, to)


def arrive(t: Table, faction: Faction, unit: int, at: Spot, *, moved: bool = True) -> None:
    """A unit has come onto a hex: taunt tokens go, cubes that waited for it come in."""
    t.taunts[at] = False  # ap.protectors.13
    for other in t.in_play:
        ROLES[other].entered(t, faction, unit, at)
        if moved:
            ROLES[other].crossed(t, at)


async def move_unit(t: Table, unit: Unit, to: Spot, mover: Faction) -> None:
    """One unit is moved by a rule, a card or a gift; its owner decides whether it takes a doll along."""
    faction, kind, at = Faction(unit[0]), unit[1], Spot(unit[2])
    if faction not in JAR_FACTIONS:
        t.set_legend(TOKENS_OF[faction][kind], to)
        t.tell(events.RELOCATED, faction, kind, at, to)
        arrive(t, faction, kind, to)
        return
    put(t, faction, kind, at, to)
    t.tell(events.RELOCATED, faction, kind, at, to)
    await carry_doll(t, faction, (kind,), at, to, mover)


async def move_legend(t: Table, token: int, to: Spot, mover: Faction) -> None:
    """A legend token, Hester's too, is moved by a rule, a card or a gift."""
    faction, kind = LEGEND_TOKENS[token]
    await move_unit(t, (faction, kind, t.legend_at[token]), to, mover)


async def carry_doll(
    t: Table, faction: Faction, kinds_of_unit: tuple[int, ...], at: Spot, to: Spot, mover: Faction
) -> None:
    """c4.dolls, r.046 Units have left a hex: perhaps with its doll, if there is none where they went."""
    for keeper in t.in_play:
        if ROLES[keeper].has_doll(t, at) and not ROLES[keeper].has_doll(t, to):
            await ROLES[keeper].carry(t, faction, kinds_of_unit, at, to, mover)


# -- ADVANCE -----------------------------------------------------------------------------------------------------------


def cost(t: Table, faction: Faction, to: int) -> int:
    """c1.advance.05-07, c1.path.03-05, r.002 Entering a hex: dearer on a mountain or in a storm, cheaper on a path."""
    chart = MAPS[t.map]
    price = chart.climb[to] - t.paths[to]
    if (t.storms[to] > 0 or chart.storm[to]) and ROLES[faction].pays_for_storms:
        price += 1
    return price if price > 0 else 0


def advances(t: Table, faction: Faction, points: int, alone: int = -1) -> Iterator[tuple[Spot, list[Spot]]]:
    """Every hex from which units can ADVANCE with so many points, with where to. `alone` is a unit that goes alone."""
    paths = t.paths
    if not points and not any(paths):
        return  # nothing but a path is free of charge
    nailed = [nail[2] for nail in t.nails]
    for at in t.where(faction):
        if alone >= 0 or at in nailed:
            units = free_units(t, faction, at)
            if not (units[alone] if alone >= 0 else any(units)):
                continue
        near = open_to(t, faction, NEIGHBOURS[at])
        if not points:
            near = [to for to in near if paths[to] and not cost(t, faction, to)]
        elif points < DEAREST:
            near = [to for to in near if cost(t, faction, to) <= points]
        if near:
            yield at, near


def can_advance(t: Table, faction: Faction, points: int, alone: int = -1) -> bool:
    """Whether there is one; most often the first unit can go somewhere."""
    if points and alone < 0 and not t.nails:
        bar, standing = t._bar[faction], t._units[faction]
        for at in t.where(faction):
            for to in NEIGHBOURS[at]:
                free = not bar[to] and standing[to] < UNITS_PER_HEX
                if free and (points >= DEAREST or cost(t, faction, to) <= points):
                    return True
        return False
    return next(advances(t, faction, points, alone), None) is not None


def groups(t: Table, faction: Faction, at: Spot, to: Spot, alone: int = -1) -> list[Group]:
    """c1.advance.01 Any number of units of a hex that still find room on the other; the largest group first."""
    legend, second, haints, infected = free_units(t, faction, at)
    if alone >= 0:
        legend, second, haints, infected = (int(unit == alone) for unit in range(4))
    room = UNITS_PER_HEX - t.units(faction, to)
    return [
        (a, b, c, d)
        for a in range(legend, -1, -1)
        for b in range(second, -1, -1)
        for c in range(haints, -1, -1)
        for d in range(infected, -1, -1)
        if 0 < a + b + c + d <= room
    ]


async def advance(t: Table, faction: Faction, points: int, *, alone: int = -1, optional: bool = True) -> int | None:
    """c1.advance One ADVANCE step of at most so many points; what it cost, or None if there was none.

    A nail may be paid off instead of a move (ap.protectors.02, r.108).
    """
    seat = t.seat_of[faction]
    ways = dict(advances(t, faction, points, alone))
    nails = own_nails(t, faction) if points > 0 else []
    if not ways and not nails:
        return None
    origins: list[int | None] = [*ways]
    if optional:
        origins.insert(0, None)
    if nails:
        origins.append(NAIL_ENTRY)
    at = await Decision(seat, kinds.MOVE_FROM, origins, points)
    if at is None:
        return None
    if at == NAIL_ENTRY:
        await lift_nail(t, faction)
        return 1
    start = Spot(at)
    to = await Decision(seat, kinds.MOVE_TO, ways[start], start)
    group = await Decision(seat, kinds.MOVE_WHO, groups(t, faction, start, to, alone), (start, to))
    price = cost(t, faction, to)
    march(t, faction, group, start, to)
    gone = tuple(kind for kind, count in enumerate(group) if count)
    await carry_doll(t, faction, gone, start, to, faction)
    return price


def march(t: Table, faction: Faction, group: Group, at: Spot, to: Spot) -> None:
    """A group goes to an adjacent hex."""
    for unit, count in enumerate(group):
        if count:
            put(t, faction, unit, at, to, count)
    t.tell(events.MOVED, faction, group, at, to)


def free_steps(t: Table, faction: Faction) -> bool:
    """c1.path.04, r.003 Whether some unit may step onto a path hex for nothing."""
    paths = t.paths
    if not any(paths):
        return False
    standing = t._units[faction]
    for to in compress(SPOTS, paths):
        if t.can_enter(faction, to) and not cost(t, faction, to):
            for at in NEIGHBOURS[to]:
                if standing[at] and (not t.nails or any(free_units(t, faction, at))):
                    return True
    return False


# -- nails -------------------------------------------------------------------------------------------------------------

NAIL_ENTRY: Final = -1
"""The entry of MOVE_FROM that pays a nail off instead of moving."""


def own_nails(t: Table, faction: Faction) -> list[tuple[int, int, int]]:
    """Nails under units of this faction."""
    return sorted({(f, unit, at) for f, unit, at in t.nails if f == faction}) if t.nails else []


async def lift_nail(t: Table, faction: Faction) -> None:
    """ap.protectors.02 1 ADVANCE, from any source, returns a nail; the unit does not move."""
    nail: tuple[int, int, int] = await Decision(t.seat_of[faction], kinds.NAIL, own_nails(t, faction))
    _, unit, at = nail
    t.nails.remove([*nail])
    t.tell(events.NAIL_LIFTED, faction, unit, at)
