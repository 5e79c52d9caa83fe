"""The course of the game: rounds of turns, scoring, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.harrow import events
from klubovna.games.harrow.cleanup import clean_up
from klubovna.games.harrow.facts import POINTS_TO_WIN, Faction
from klubovna.games.harrow.jars import jar_turn
from klubovna.games.harrow.objectives import place_objectives
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.scoring import score_brambles
from klubovna.games.harrow.setup import set_up
from klubovna.games.harrow.state import CLEAN_UP, ROUND_BEGINS, ROUND_ENDS, SET_UP, TURN, Table
from klubovna.games.harrow.tiles import refill
from klubovna.kernel.decision import Flow

PAIRS = 3
"""c1.round.01 Turns of each player in a round."""
COURSES: Final[dict[int, Callable[[Table], Flow[None]]]] = {}
"""Chapters that take another course, by mode: one step of it."""


def step(t: Table) -> Flow[None]:
    """From one moment at which the table alone tells what comes next to the next one."""
    return begin(t) or pause()


def steps(t: Table) -> Flow[None]:
    """The same, with whatever asks nobody before it: that needs no step of its own if it shows and draws nothing."""
    shown, drawn = t.shown, t.chance.count
    flow = begin(t)
    while flow is None and t.shown == shown and t.chance.count == drawn:
        flow = begin(t)
    return flow or pause()


async def pause() -> None:
    """A step ends, and nobody was asked."""


def begin(t: Table) -> Flow[None] | None:
    """The flow for what comes next; None if nobody had to be asked and it was done at once."""
    if t.todo:
        return t.todo[-1].begin(t)
    if t.mode in COURSES:
        return COURSES[t.mode](t)
    phase = t.phase
    if phase == TURN:
        if t.actor < 0 and not next_turn(t):
            t.phase, t.moment = ROUND_ENDS, 0
            return None
        return jar_turn(t) if t.actor in t.present else ROLES[t.actor].begin_turn(t)
    if phase == CLEAN_UP:
        clean_up(t)
        return None
    if phase == ROUND_BEGINS:
        return begin_round(t)
    if phase == ROUND_ENDS:
        return end_round(t)
    assert phase == SET_UP
    return set_up(t)


async def begin_round(t: Table) -> None:
    """c3.goals.04 Objectives come in; then the turns of the round."""
    if t.moment == 0:
        t.round += 1
        t.tell(events.ROUND, t.round)
    while t.with_dial and t.moment < 2:
        first = t.lantern
        placed = await place_objectives(t, first if t.moment == 0 else t.opponent(first))  # r.032
        t.moment += 1
        if placed:
            return
    t.queue = turns_of_round(t)
    t.phase = TURN
    t.moment = 0
    t.actor = Faction(-1)


def turns_of_round(t: Table) -> list[Faction]:
    """c1.round.02 Pairs, the lantern first; c5.setup.08 then Hester; ff.turn.01 Fair Folk before each turn."""
    pair = [t.lantern, t.opponent(t.lantern)]
    for faction in t.in_play:
        pair = ROLES[faction].join_turns(t, pair)
    return pair * PAIRS


def next_turn(t: Table) -> bool:
    """Whose turn it is now; False if all turns of the round are over."""
    if not t.queue:
        return False
    t.actor = t.queue.pop(0)
    t.jar = -1
    t.further = t.acted = t.carded = t.tremor = False
    t.extra_range = 0
    t.tell(events.TURN, t.actor)
    return True


async def end_round(t: Table) -> None:
    """c1.phase2 Brambles, the end, the lantern, the jars; c3.roundend new tiles."""
    while t.moment < len(t.in_play):
        role = ROLES[t.in_play[t.moment]]
        t.moment += 1
        if role.acts_as_round_ends:
            await role.round_ends(t)
            return
    score_brambles(t)
    if check_end(t):
        return
    t.lantern = t.opponent(t.lantern)  # c1.phase2.07, c3.roundend.01
    t.tell(events.LANTERN, t.lantern)
    t.broken = [[False] * 4 for _ in range(3)]  # c1.phase2.08
    t.attacked = [False] * 3
    if t.with_dial:
        refill(t)
    t.phase = ROUND_BEGINS
    t.moment = 0


def check_end(t: Table) -> bool:
    """c1.phase2.03-06 Seven points: the most win, a tie goes to the lantern; ff.others.08 the queen wins besides."""
    most = max(t.points[faction] for faction in t.present)
    if most >= POINTS_TO_WIN:
        best = [faction for faction in t.present if t.points[faction] == most]
        winner = best[0] if len(best) == 1 else t.lantern
        t.winners.append(winner)
        t.tell(events.MOST_POINTS if len(best) == 1 else events.LANTERN_DECIDES, winner, most)
        t.ending = "points"
    elif any(ROLES[faction].wins_with_round(t) for faction in t.in_play):
        t.ending = "queen"
    else:
        return False
    finish_game(t)
    return True


def finish_game(t: Table) -> None:
    """Somebody has won; ff.others.08 who has reached a goal of its own in this round wins besides."""
    t.winners += [f for f in t.in_play if f not in t.winners and ROLES[f].wins_with_round(t)]
    for faction in t.winners:
        t.tell(events.WON, faction)
    t.over = True
