"""Free steps of every own unit, each at most once: Levi's gift and the Storm Guide."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.family import kinds
from klubovna.games.harrow.facts import FAMILY, HAINT, INFECTED, LAND, LEGEND, TOKENS_OF, Spot
from klubovna.games.harrow.movement import Unit, free_units, move_unit, steps
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import state_class

LEVI, GUIDE = range(2)
MOVERS: Final = [[HAINT, INFECTED], [LEGEND, HAINT, INFECTED]]
"""Levi himself does not move with his gift (c1.gift.08)."""
ASK: Final = [(kinds.LEVI, kinds.LEVI_TO), (kinds.GUIDE, kinds.GUIDE_TO)]


def ways(t: Table, leave: int, at: int) -> list[Spot]:
    """Adjacent hexes that a unit may enter by this leave; mountains cost nothing (c1.gift.06)."""
    if leave == GUIDE:
        return [to for to in steps(t, FAMILY, at) if t.storm(to)]  # c2.tokens.02
    terrain = t.chart.terrain
    own = terrain[t.legend_at[TOKENS_OF[FAMILY][0]]]
    if own not in LAND:  # c1.gift.09
        return []
    return [
        to
        for to in steps(t, FAMILY, at)
        if (terrain[to] == own or terrain[at] == own) and not t.paths[to]  # c1.gift.05, c1.gift.07
    ]


def units(t: Table, leave: int) -> list[Unit]:
    """Every unit that is not nailed down (ap.protectors.03)."""
    found: list[Unit] = []
    for at in t.where(FAMILY):
        free = free_units(t, FAMILY, at)
        found += [(FAMILY, unit, at) for unit in MOVERS[leave] for _ in range(free[unit])]
    return found


def can_move(t: Table, leave: int) -> bool:
    return any(ways(t, leave, at) for _, _, at in units(t, leave))


def begin_moves(t: Table, leave: int) -> None:
    t.todo.append(FreeSteps(leave=leave, left=units(t, leave)))


@state_class
class FreeSteps(Work):
    """c1.gift.10, r.017 One unit that has not moved yet, then the next."""

    leave: int
    left: list[Unit]
    """Units that have not moved."""

    async def run(self, t: Table) -> None:
        seat = t.seat_of[FAMILY]
        who, where = ASK[self.leave]
        open_ways = {unit: near for unit in dict.fromkeys(self.left) if (near := ways(t, self.leave, unit[2]))}
        unit = await Decision(seat, who, [None, *open_ways]) if open_ways else None
        if unit is None:
            self.finish(t)
            return
        to = await Decision(seat, where, open_ways[unit], unit[2])
        self.left.remove(unit)
        await move_unit(t, unit, to, FAMILY)
