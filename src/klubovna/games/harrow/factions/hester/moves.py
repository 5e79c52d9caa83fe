"""The move action: infected haints and Hester herself, paid with terrain cubes."""

from __future__ import annotations

from itertools import compress

from klubovna.games.harrow.factions.hester import kinds
from klubovna.games.harrow.factions.hester.cubes import NEVER, Price, can_pay, own_cubes, pay
from klubovna.games.harrow.factions.hester.fire import light_fire, would_burn
from klubovna.games.harrow.facts import HESTER, HESTER_TOKEN, INFECTED, LEGEND, NEIGHBOURS, SPOTS, Faction, Spot
from klubovna.games.harrow.movement import Unit, lift_nail, move_legend, move_unit
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import state_class


def infected_units(t: Table) -> list[Unit]:
    """c5.infect.07 Infected haints that are not nailed down, one of each hex."""
    return [
        (faction, INFECTED, at)
        for faction in t.present
        for at in compress(SPOTS, t.infected[faction])
        if not t.nails or t.infected[faction][at] > t.nailed(faction, INFECTED, at)
    ]


def hester_unit(t: Table) -> list[Unit]:
    """Hester, if she is on the map."""
    at = t.legend_at[HESTER_TOKEN]
    return [(HESTER, LEGEND, at)] if at >= 0 else []


def nailed_down(t: Table, unit: Unit) -> bool:
    """ap.protectors.05 Hester stands on a nail."""
    return unit[0] == HESTER and t.nailed(HESTER, LEGEND, unit[2]) > 0


def ways(t: Table, unit: Unit) -> list[Spot]:
    """c5.move.05-08, c5.fire.01 Adjacent hexes the unit may be moved to by Hester, whatever it costs."""
    faction, _, at = unit
    if faction == HESTER:
        return NEIGHBOURS[at]
    owner = Faction(faction)
    return [to for to in NEIGHBOURS[at] if t.can_enter(owner, to) or would_burn(t, owner, to)]


def price_of(t: Table, unit: Unit, to: Spot) -> Price:
    """c5.move.01-04 What the step costs; c5.interact.03 a path token makes it one cube cheaper."""
    terrain, land = t.chart.terrain[to], t.chart.land[to]
    cheaper = t.paths[to] > 0
    if unit[0] == HESTER:
        return (terrain, 2 - cheaper, NEVER) if land else (0, NEVER, 3 - cheaper)
    return (terrain, 1 - cheaper, 2 - cheaper) if land else (0, NEVER, 2 - cheaper)


def affordable(t: Table, unit: Unit) -> list[Spot]:
    return [] if nailed_down(t, unit) else [to for to in ways(t, unit) if can_pay(t, price_of(t, unit, to))]


def movable_units(t: Table) -> list[Unit]:
    """Units that Hester can move now with her cubes."""
    return [unit for unit in (*infected_units(t), *hester_unit(t)) if affordable(t, unit)]


def can_move(t: Table) -> bool:
    """Whether there is one."""
    for unit in (*infected_units(t), *hester_unit(t)):
        if not nailed_down(t, unit):
            for to in ways(t, unit):
                if can_pay(t, price_of(t, unit, to)):
                    return True
    return False


@state_class
class Moves(Work):
    """c5.actions.06, c5.move.09, r.057 One move after the other, as long as the cubes pay for it."""

    async def run(self, t: Table) -> None:
        units: list[Unit | None] = [*movable_units(t)]
        unit = await Decision(t.seat_of[HESTER], kinds.MOVE, [None, *units], tuple(own_cubes(t))) if units else None
        if unit is None:
            self.finish(t)
            return
        to = await Decision(t.seat_of[HESTER], kinds.MOVE_TO, affordable(t, unit), unit)
        await pay(t, price_of(t, unit, to), to)
        await go(t, unit, to)


async def go(t: Table, unit: Unit, to: Spot) -> None:
    """Hester moves a unit; where hostile infected haints meet, a fire breaks out."""
    if unit[0] == HESTER:
        await move_legend(t, HESTER_TOKEN, to, HESTER)
        return
    burns = would_burn(t, Faction(unit[0]), to)
    await move_unit(t, unit, to, HESTER)
    if burns:
        await light_fire(t, to)


async def free_hester(t: Table) -> None:
    """ap.protectors.05 The nail under Hester goes back to Bernice."""
    await lift_nail(t, HESTER)
