"""The course of the solo game: set-up, a solo card, Hester's turn, the brambles, the end."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow import events
from klubovna.games.harrow import kinds as shared_kinds
from klubovna.games.harrow.factions.hester.cubes import gain
from klubovna.games.harrow.facts import (
    HESTER,
    LAND,
    LEGENDS_OF,
    POINTS_TO_WIN,
    SOLO,
    Faction,
)
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.rounds import COURSES
from klubovna.games.harrow.scoring import score_brambles
from klubovna.games.harrow.setup import STARTING_CUBES, stand_at_home
from klubovna.games.harrow.solo import kinds
from klubovna.games.harrow.solo.board import DECK_IDS
from klubovna.games.harrow.solo.cards import lose, shuffle_decks
from klubovna.games.harrow.solo.goals import missing_goal, place_goal
from klubovna.games.harrow.solo.turn import IDLE, begin_card, carry_out
from klubovna.games.harrow.state import ROUND_BEGINS, ROUND_ENDS, SET_UP, TURN, Table
from klubovna.kernel.decision import Decision

CARDS_OF_LEVEL: Final = {1: 18, 2: 16, 3: 14}
"""solo.setup.04-06"""
CUBES_OF_LEVEL: Final = {1: 4, 2: 2, 3: 0}
"""solo.setup.08-10 Terrain cubes of different colours at the start."""
DECKS_STAGE, LEGENDS_STAGE = range(2)


async def step(t: Table) -> None:
    """One step of the solo game."""
    if t.phase == SET_UP:
        await set_up(t)
    elif t.phase == ROUND_BEGINS:
        await begin_turn(t)
    elif t.phase == TURN:
        await play_turn(t)
    else:
        assert t.phase == ROUND_ENDS
        end_turn(t)


# -- set-up ------------------------------------------------------------------------------------------------------------


async def set_up(t: Table) -> None:
    """solo.setup Decks first, then the two factions and Hester."""
    if t.moment == DECKS_STAGE:
        t.moment = LEGENDS_STAGE
        shuffle_decks(t)
        await choose_cards(t)
        return
    await stand_factions(t)
    lay_cubes(t)
    await ROLES[HESTER].set_up(t)
    t.moment = 0
    t.phase = ROUND_BEGINS


async def choose_cards(t: Table) -> None:
    """solo.setup.03, solo.setup.07, r.085 How many cards of each deck; the others go back to the box unseen."""
    solo = t.solo
    assert solo is not None
    left = CARDS_OF_LEVEL[solo.level]
    for number in range(len(DECK_IDS)):
        later = sum(len(deck) for deck in solo.decks[number + 1 :])
        counts = list(range(max(0, left - later), min(left, len(solo.decks[number])) + 1))
        count = await Decision(t.seat_of[HESTER], kinds.COUNT, counts, number)
        left -= count
        solo.unused[number] = solo.decks[number][count:]
        del solo.decks[number][count:]


async def stand_factions(t: Table) -> None:
    """solo.setup.11, solo.setup.12, r.086 A legend of each faction, it matters not which, three haints and cubes."""
    for faction in t.present:
        t.who[faction] = await Decision(t.seat_of[faction], shared_kinds.LEGEND, LEGENDS_OF[faction][:])
        stand_at_home(t, faction)
        t.gain_cubes(faction, STARTING_CUBES)


def lay_cubes(t: Table) -> None:
    """solo.setup.08-10 Terrain cubes by level; of level 2 chance decides which."""
    assert t.solo is not None
    count = CUBES_OF_LEVEL[t.solo.level]
    drawn = list(LAND)
    if count < len(drawn):
        t.chance.shuffle(drawn)
    gain(t, [int(terrain in drawn[:count]) for terrain in LAND])


# -- turns -------------------------------------------------------------------------------------------------------------


async def begin_turn(t: Table) -> None:
    """solo.goals.01, solo.goals.05 The objectives that are missing; then the solo card."""
    faction = missing_goal(t)
    if faction is not None:
        await place_goal(t, faction)
        return
    t.round += 1
    t.tell(events.ROUND, t.round)
    begin_card(t)
    t.phase = TURN
    t.moment = 0
    t.actor = Faction(-1)


async def play_turn(t: Table) -> None:
    """First the solo card, then Hester's turn."""
    assert t.solo is not None
    if t.solo.stage != IDLE:
        await carry_out(t)
        if t.solo.stage == IDLE:
            t.actor = HESTER  # solo.turn.01
            t.tell(events.TURN, HESTER)
    elif t.actor in t.factions:
        await ROLES[t.actor].turn(t)
    else:
        t.phase = ROUND_ENDS


def over_seven(t: Table) -> bool:
    """solo.turn.04, r.149 Whether an automated faction has its seven points; the journal says which one."""
    reached = [faction for faction in t.present if t.points[faction] >= POINTS_TO_WIN]
    for faction in reached:
        t.tell(events.SEVEN, faction, t.points[faction])
    return bool(reached)


def end_turn(t: Table) -> None:
    """solo.turn.02, solo.turn.04 The brambles; a faction with seven points has beaten Hester."""
    score_brambles(t)
    if over_seven(t):
        lose(t)
        return
    t.phase = ROUND_BEGINS
    t.moment = 0


COURSES[SOLO] = step
