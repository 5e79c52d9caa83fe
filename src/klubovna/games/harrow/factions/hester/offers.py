"""What Hester reads in the offers of the Fair Folk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.harrow.factions.fairfolk import events, kinds
from klubovna.games.harrow.factions.fairfolk.offers import MoveLegends
from klubovna.games.harrow.factions.hester.actions import spawn, spawn_places
from klubovna.games.harrow.factions.hester.cubes import colours_in_supply, cubes_of, gain
from klubovna.games.harrow.factions.hester.moves import go, infected_units, ways
from klubovna.games.harrow.facts import (
    HESTER,
    OFFER_IDS,
)
from klubovna.games.harrow.hands import draw_card
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class


async def spend(t: Table, offer: int) -> None:
    """ff.others.02 An offer of hers does what she reads in it."""
    t.tell(events.HESTER_USED, HESTER, offer)
    await EFFECTS[OFFER_IDS[offer]](t, offer)


async def nothing(t: Table, offer: int) -> None:
    """ff.offers.01, ff.offers.03, r.100"""


async def draws(t: Table, offer: int) -> None:
    """ff.offers.02, r.128"""
    draw_card(t, HESTER)


async def moves(t: Table, offer: int) -> None:
    """ff.offers.04, ff.offers.07, ff.offers.09, r.100 An infected haint one hex, for nothing; a fire may break out."""
    units = [unit for unit in infected_units(t) if ways(t, unit)]
    if units:
        seat = t.seat_of[HESTER]
        unit = await Decision(seat, kinds.OFFER_UNIT, units, offer)
        await go(t, unit, await Decision(seat, kinds.OFFER_UNIT_TO, ways(t, unit), unit))


async def spawns(t: Table, offer: int) -> None:
    """ff.offers.05, r.142"""
    await spawn(t, free=True)


async def spawns_and_gains(t: Table, offer: int) -> None:
    """ff.offers.06"""
    t.todo.append(SpawnAndGain(spawns=2, cubes=2))


async def gains(t: Table, offer: int) -> None:
    """ff.offers.08, ff.offers.10"""
    t.todo.append(SpawnAndGain(spawns=0, cubes=2))


async def legends(t: Table, offer: int) -> None:
    """ff.offers.11"""
    t.todo.append(MoveLegends(mover=HESTER, left=2))


@state_class
class SpawnAndGain(Work):
    """ff.offers.06, ff.offers.08 A free SPAWN or a terrain cube of any colour, in any order."""

    spawns: int
    cubes: int

    async def run(self, t: Table) -> None:
        seat = t.seat_of[HESTER]
        parts = []
        if self.spawns and spawn_places(t):
            parts.append("spawn")
        if self.cubes and colours_in_supply(t):
            parts.append("cube")
        if not parts:
            self.finish(t)
            return
        if await Decision(seat, kinds.OFFER_PART, parts, (self.spawns, self.cubes)) == "spawn":
            self.spawns -= 1
            await spawn(t, free=True)
        else:
            colour = await Decision(seat, kinds.OFFER_CUBE, colours_in_supply(t), self.cubes)
            self.cubes -= 1
            gain(t, cubes_of(colour, 1))


EFFECTS: Final[dict[str, Callable[[Table, int], Flow[None]]]] = {
    "nothing": nothing,
    "draw_card": draws,
    "move_any_haint": nothing,
    "move_enemy_haint": moves,
    "spawn_1": spawns,
    "spawn_2": spawns_and_gains,
    "advance_1": moves,
    "advance_2": gains,
    "strengthen_1": moves,
    "strengthen_2": gains,
    "move_legends": legends,
}
