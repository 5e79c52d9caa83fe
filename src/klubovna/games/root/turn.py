"""The course of a turn: Birdsong, Daylight, Evening."""

from __future__ import annotations

from klubovna.games.root import dominance, paths
from klubovna.games.root.effects import edges
from klubovna.games.root.events import shared as events
from klubovna.games.root.facts import NOBODY
from klubovna.games.root.kinds import shared as kinds
from klubovna.games.root.roles import ROLES
from klubovna.games.root.setup import below_recommendation
from klubovna.games.root.state import (
    BIRDSONG,
    BIRDSONG_ENDS,
    DAYLIGHT,
    DAYLIGHT_BEGINS,
    EVENING,
    EVENING_BEGINS,
    SET_UP,
    TURN_BEGINS,
    TURN_ENDS,
    Table,
)
from klubovna.kernel.decision import in_order


async def step(t: Table) -> None:
    """From one moment at which the table alone tells what comes next to the next one."""
    role = ROLES[t.on_turn]
    if t.phase == DAYLIGHT:
        await role.daylight(t)
    elif t.phase == BIRDSONG:
        await role.birdsong(t)
    elif t.phase == EVENING:
        await role.evening(t)
    elif t.phase == SET_UP:
        await set_up(t)
    elif t.phase == TURN_BEGINS:
        await begin(t)
    elif t.phase == BIRDSONG_ENDS:
        await edges.end_of_birdsong(t, t.on_turn)
        end_phase(t)
    elif t.phase == DAYLIGHT_BEGINS:
        await edges.start_of_daylight(t, t.on_turn)
        end_phase(t)
    elif t.phase == EVENING_BEGINS:
        await edges.start_of_evening(t, t.on_turn)
        end_phase(t)
    else:
        assert t.phase == TURN_ENDS
        end_turn(t)


def end_phase(t: Table) -> None:
    """1.5#1 On to the next part of the turn. Who rules may change with it (hired warriors)."""
    t.phase += 1
    t.moment = 0
    if t.borrower >= 0:
        t.changed_everywhere()
    if t.phase in (BIRDSONG, DAYLIGHT, EVENING):
        t.tell(events.PHASE, t.on_turn, t.phase)


async def set_up(t: Table) -> None:
    """5.1.7 One faction after the other, in set-up order."""
    if t.moment == 0 and (short := below_recommendation(t)) is not None:
        t.tell(events.LOW_REACH, *short)
    if t.moment < len(t.present):
        faction = t.present[t.moment]
        t.moment += 1
        ROLES[faction].new_board(t)
        await ROLES[faction].set_up(t)
        return
    t.moment = 0
    t.seat = t.first
    t.phase = TURN_BEGINS


async def begin(t: Table) -> None:
    """The start of Birdsong: dominance first (r.22), then what happens at that moment, in any order."""
    faction = t.on_turn
    t.tell(events.TURN, faction)
    t.used = []
    t.crafting = [0] * 4
    t.ferried = t.opened = t.rivers = False
    dominance.check(t, faction)
    ROLES[faction].begin_turn(t)
    triggers = edges.start_of_birdsong(t, faction)
    triggers += [x for other in t.others(faction) for x in ROLES[other].at_others_birdsong(t, faction)]
    await in_order(t.seat, kinds.TRIGGER, triggers)  # r.22
    end_phase(t)


def end_turn(t: Table) -> None:
    """1.5#2 The next player in turn order."""
    paths.score_pass(t, t.on_turn)
    if t.borrower >= 0:
        t.borrower = t.lender = NOBODY
        t.changed_everywhere()
    t.rivers = False
    t.seat = (t.seat + 1) % t.seats
    t.phase = TURN_BEGINS
