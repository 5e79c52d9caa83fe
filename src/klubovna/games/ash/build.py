"""Building and upgrading."""

from __future__ import annotations

from klubovna.games.ash import events, kinds
from klubovna.games.ash.defenders import adjust_defenders
from klubovna.games.ash.facts import CITADEL, GOLD, PRICE, PROVINCES, Area, Building
from klubovna.games.ash.resources import BUILT, benefit
from klubovna.games.ash.state import EMPTY, NOBODY, Table
from klubovna.kernel.decision import Decision


def buildable(t: Table, side: int) -> list[Building]:
    """build.03 The tiles of the offer that a side can pay for."""
    gold = t.sides[side].supply[GOLD]
    return sorted(b for b in t.tiles if b != EMPTY and PRICE[b] <= gold)


def building_sites(t: Table, side: int) -> list[Area]:
    """build.06 Provinces that nobody controls, or the side itself; never another's (build.07), never the Citadel."""
    control = t.control
    return [p for p in PROVINCES if control[p] == NOBODY or control[p] == side]


def has_site(t: Table, side: int) -> bool:
    """Whether there is any; there is none only where all provinces are others'."""
    return NOBODY in t.control or side in t.control[:CITADEL]


async def build(t: Table, side: int) -> None:
    """build.02 Buy a tile of the offer and lay it."""
    tile = await Decision(side, kinds.BUILD_TILE, buildable(t, side))
    province = await Decision(side, kinds.BUILD_WHERE, building_sites(t, side), tile)
    t.sides[side].supply[GOLD] -= PRICE[tile]  # build.03, r.gold.2
    t.tell(events.BUILT, side, tile, province, PRICE[tile])
    await raise_building(t, side, tile, province)


async def raise_building(t: Table, side: int, tile: Building, province: Area) -> None:
    """build.05 Lay the tile, gain, place or adjust defenders, refill the offer: in this order (r.bld.5)."""
    place = t.tiles.index(tile)
    t.tiles[place] = Building(EMPTY)
    t.stacks[province].append(tile)  # build.10
    t.control[province] = side  # build.08
    if (more := benefit(t, side, tile, BUILT)) is not None:  # build.05, altar.03, apa.10
        await more
    await adjust_defenders(t, side, province)  # build.09, build.11, apa.17
    lay_out(t, place)  # build.12, r.bld.3
    if t.tiles[place] != EMPTY:
        t.tell(events.TILE, t.tiles[place])
    restock(t)


def lay_out(t: Table, place: int) -> None:
    """tiles.03 Fill a place of the offer from the stack."""
    if t.stack:
        t.tiles[place] = t.stack.pop()
        t.shown += 1
    else:
        t.tiles[place] = Building(EMPTY)  # r.bld.2


def restock(t: Table) -> None:
    """tiles.04 As soon as the stack is empty the removed tiles are shuffled into a new one."""
    if t.stack or not t.removed:
        return
    t.stack, t.removed = t.removed, []
    t.chance.shuffle(t.stack)
    t.stack_mixed = True
    t.tell(events.RESTOCKED, len(t.stack))
