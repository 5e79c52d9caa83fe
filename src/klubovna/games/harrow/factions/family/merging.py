"""Merging: everything on one hex is dragged one hex towards the Family's legend."""

from __future__ import annotations

from typing import TypeAlias

from klubovna.games.harrow.factions.family import events, kinds
from klubovna.games.harrow.factions.family.storms import destroy_buildings
from klubovna.games.harrow.facts import (
    BASIC_TOKENS,
    BUILDING,
    DISTANCE,
    FAMILY,
    HESTER_TOKEN,
    HOSTILE_TO,
    MIDDLE,
    NEIGHBOURS,
    SPOTS,
    TOKENS_OF,
    TOWNSFOLK,
    UNITS_PER_HEX,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import free_units, groups, loners, march, move_unit
from klubovna.games.harrow.objectives import came, on_map, put_objective
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

Piece: TypeAlias = tuple[str, int, int]
"""What is dragged, which one of it, and how many."""


def pieces(t: Table, at: int, to: int) -> list[Piece]:
    """c2.tokens.06, ap.upgrades.05 What goes along; printed storms, roots and marks belong to the map and stay."""
    found: list[Piece] = []
    for faction in t.present:
        count = min(sum(free_units(t, faction, at)), UNITS_PER_HEX - t.units(faction, to))
        if count > 0 and t.may_stand(faction, to) and t.legend_at[HESTER_TOKEN] != to:  # r.131
            found.append(("units", faction, count))
    found += [("loner", faction, 1) for faction, _, spot in loners(t) if spot == at and t.empty_of_units(to)]
    if to != MIDDLE:
        found += objectives(t, at, to)
        if t.storms[at]:
            found.append(("storms", 0, t.storms[at]))
    found += [("token", token, t.tokens[token][at]) for token in BASIC_TOKENS if t.tokens[token][at]]
    if t.paths[at]:
        found.append(("paths", 0, t.paths[at]))
    if t.taunts[at]:
        found.append(("taunt", 0, 1))
    found += [("cubes", colour, row[at]) for colour, row in enumerate(t.cubes_on) if row[at]]
    return found + others_pieces(t, at, to)


def objectives(t: Table, at: int, to: int) -> list[Piece]:
    """Townsfolk and buildings never come onto a hex with a unit hostile to them, with each other, or into a fire."""
    found: list[Piece] = []
    if t.flames[to]:
        return found
    for objective in (TOWNSFOLK, BUILDING):
        count = on_map(t, objective)[at]
        hostile = any(t.units(faction, to) for faction in HOSTILE_TO[objective])
        if count and not hostile and not on_map(t, 1 - objective)[to]:
            found.append(("objective", objective, count))
    return found


def others_pieces(t: Table, at: int, to: int) -> list[Piece]:
    """r.141 A doll, a nest, a fire: never two of them on one hex, and no fire onto a unit or an objective."""
    found: list[Piece] = []
    if t.kami is not None and at in t.kami.dolls and to not in t.kami.dolls:
        found.append(("doll", t.kami.dolls.index(at), 1))
    if t.fairfolk is not None and t.fairfolk.nests[at] != -1 == t.fairfolk.nests[to]:
        found.append(("nest", 0, 1))
    if t.flames[at] and not (t.flames[to] or t.townsfolk[to] or t.buildings[to]) and t.empty_of_units(to):
        found.append(("flames", 0, t.flames[at]))
    return found


def ways(t: Table, at: int) -> list[Spot]:
    """r.021 Adjacent hexes one nearer to the legend onto which something of this hex can be dragged."""
    near = DISTANCE[t.legend_at[TOKENS_OF[FAMILY][0]]]
    return [to for to in NEIGHBOURS[at] if near[to] == near[at] - 1 and pieces(t, at, to)]


def can_merge(t: Table) -> bool:
    return any(ways(t, at) for at in SPOTS)


async def merge(t: Table) -> None:
    """All components of a hex of the Family's choice go to the same hex, each if it may be there."""
    seat = t.seat_of[FAMILY]
    at = await Decision(seat, kinds.MERGE_FROM, [spot for spot in SPOTS if ways(t, spot)])
    to = await Decision(seat, kinds.MERGE_TO, ways(t, at), at)
    found = pieces(t, at, to)
    t.tell(events.MERGED, at, to)
    for what, which, count in found:
        if what == "units":
            fitting = [group for group in groups(t, Faction(which), at, to) if sum(group) == count]
            march(t, Faction(which), await Decision(seat, kinds.MERGE_WHO, fitting, (at, to)), at, to)
        elif what == "loner":
            await move_unit(t, next(unit for unit in loners(t) if unit[0] == which), to, FAMILY)
        else:
            drag(t, (what, which, count), at, to)
    if any(what == "storms" for what, _, _ in found):
        destroy_buildings(t)  # r.009


def drag(t: Table, piece: Piece, at: Spot, to: Spot) -> None:
    """A piece that is no unit; storms on one hex act as one (ap.upgrades.06)."""
    what, which, count = piece
    if what == "objective":
        put_objective(t, which, at, -count)
        put_objective(t, which, to, count)
        came(t, which)
    elif what == "flames":
        t.add_flames(at, -count)
        t.add_flames(to, count)
    elif what == "taunt":
        t.taunts[at] = False
        t.taunts[to] = t.empty_of_units(to)  # ap.protectors.13
    elif what == "doll":
        assert t.kami is not None
        t.kami.dolls[which] = to
    elif what == "nest":
        assert t.fairfolk is not None
        t.fairfolk.nests[to], t.fairfolk.nests[at] = t.fairfolk.nests[at], -1
    else:
        rows = {"storms": t.storms, "paths": t.paths}
        row = t.tokens[which] if what == "token" else t.cubes_on[which] if what == "cubes" else rows[what]
        row[at] -= count
        row[to] += count
