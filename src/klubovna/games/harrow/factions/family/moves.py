"""Free steps of every own unit, each at most once: Levi's gift and the Storm Guide."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.facts import FAMILY, HAINT, INFECTED, LAND, LEGEND, TOKENS_OF, Spot
from klubovna.games.harrow.kinds import family as kinds
from klubovna.games.harrow.movement import Unit, free_units, move_unit, steps
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import TASK_MOVES, finish, task
from klubovna.kernel.decision import Decision

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


def units(t: Table, leave: int) -> list[int]:
    """Every unit that is not nailed down (ap.protectors.03), as one number: its hex and its kind."""
    found = []
    for at in t.where(FAMILY):
        free = free_units(t, FAMILY, at)
        found += [4 * at + unit for unit in MOVERS[leave] for _ in range(free[unit])]
    return found


def can_move(t: Table, leave: int) -> bool:
    return any(ways(t, leave, code // 4) for code in units(t, leave))


def begin_moves(t: Table, leave: int) -> None:
    t.todo.append([TASK_MOVES, FAMILY, leave, *units(t, leave)])


@task(TASK_MOVES)
async def move_each(t: Table, work: list[int]) -> None:
    """c1.gift.10, r.017 One unit that has not moved yet, then the next. [faction, leave, units that have not moved]"""
    leave = work[2]
    who, where = ASK[leave]
    open_ways = {code: to for code in dict.fromkeys(work[3:]) if (to := ways(t, leave, code // 4))}
    options: list[Unit | None] = [None, *((FAMILY, code % 4, code // 4) for code in open_ways)]
    seat = t.seat_of[FAMILY]
    unit = await Decision(seat, who, options) if open_ways else None
    if unit is None:
        finish(t, work)
        return
    code = 4 * unit[2] + unit[1]
    to = await Decision(seat, where, open_ways[code], unit[2])
    del work[work.index(code, 3)]
    await move_unit(t, unit, to, FAMILY)
