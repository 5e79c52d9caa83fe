"""The course of a turn: Birdsong, Daylight, Evening."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import dominance, events, kinds, paths
from klubovna.games.root.effects import edges
from klubovna.games.root.effects.edges import AT_EDGE
from klubovna.games.root.facts import NOBODY
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
from klubovna.games.root.victory import MOST_ROUNDS, end_undecided
from klubovna.kernel.decision import Flow, in_order


def step(t: Table) -> Flow[None]:
    """From one moment at which the table alone tells what comes next to the next one."""
    phase = t.phase
    role = ROLES[t.factions[t.seat]]
    if phase == DAYLIGHT:
        return role.daylight(t)
    if phase == BIRDSONG:
        return role.birdsong(t)
    if phase == EVENING:
        return role.evening(t)
    return begin(t) if phase == TURN_BEGINS else edge(t)


async def edge(t: Table) -> None:
    """What lies before, between and after the parts of a turn."""
    if t.phase == TURN_ENDS:
        end_turn(t)
    elif t.phase == SET_UP:
        await set_up(t)
    elif t.phase == BIRDSONG_ENDS:
        await edges.end_of_birdsong(t, t.on_turn)
        end_phase(t)
    elif t.phase == DAYLIGHT_BEGINS:
        await edges.start_of_daylight(t, t.on_turn)
        end_phase(t)
    else:
        assert t.phase == EVENING_BEGINS
        await edges.start_of_evening(t, t.on_turn)
        end_phase(t)


PARTS: Final = (BIRDSONG, DAYLIGHT, EVENING)
NEXT: Final = [
    next(later for later in range(phase + 1, len(AT_EDGE)) if not AT_EDGE[later]) for phase in range(TURN_ENDS)
]
"""What follows each phase if none of the crafted cards does anything at its edge."""
AT_ANY_EDGE: Final = sum(AT_EDGE)


def end_phase(t: Table) -> None:
    """1.5#1 On to the next part of the turn. Who rules may change with it (hired warriors).

    An edge at which none of the crafted cards does anything is passed over.
    """
    phase = NEXT[t.phase]
    effects = t.effects[t.factions[t.seat]]
    if effects & AT_ANY_EDGE:
        phase = t.phase + 1
        while AT_EDGE[phase] and not effects & AT_EDGE[phase]:
            phase += 1
    t.phase = phase
    t.moment = 0
    if t.borrower >= 0:
        t.rule_changed()
    if phase in PARTS:
        t.tell(events.PHASE, t.factions[t.seat], phase)


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
    t.seat = t.order[0]
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
    for role in t._asked.selling:
        if role.id != faction:
            triggers += role.at_others_birdsong(t, faction)
    if triggers:
        await in_order(t.seat, kinds.TRIGGER, triggers)  # r.22
    end_phase(t)


def end_turn(t: Table) -> None:
    """1.5#2 The next player in turn order."""
    paths.score_pass(t, t.on_turn)
    if t.borrower >= 0:
        t.borrower = t.lender = NOBODY
        t.rule_changed()
    t.rivers = False
    t.seat = t.next_seat()
    t.phase = TURN_BEGINS
    if t.seat == t.order[0]:
        t.round += 1
        if t.round > MOST_ROUNDS:
            end_undecided(t)
