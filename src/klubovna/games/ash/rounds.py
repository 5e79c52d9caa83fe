"""The end of a round in its fixed order, and the turn order of the next."""

from __future__ import annotations

from typing import Final

from klubovna.games.ash import events, kinds
from klubovna.games.ash.barons.moments import roll_again
from klubovna.games.ash.build import lay_out, restock
from klubovna.games.ash.facts import CITADEL, MINIONS, PROVINCES, ROUNDS, TRACK, Building
from klubovna.games.ash.powers import FOR_ORDER, throw
from klubovna.games.ash.records import TrackSide
from klubovna.games.ash.scoring import final_scoring
from klubovna.games.ash.state import EMPTY, START, Table
from klubovna.kernel.decision import Decision

TRACK_SIDES: Final = {players: side for side in TRACK.side for players in side.players}


async def end_of_round(t: Table) -> None:
    """eor.01 Six steps in fixed order; after the fourth round only the first, then the final scoring (r.end.1)."""
    score_areas(t)  # eor.02, eor.03
    if t.round == ROUNDS:
        final_scoring(t)  # final.01
        t.over = True
        return
    return_minions(t)  # eor.04
    raise_the_fallen(t)  # eor.05
    renew_offer(t)  # eor.06
    t.round += 1  # eor.07
    t.tell(events.ROUND, t.round)
    await set_order(t)  # eor.08
    begin_round(t)


def score_areas(t: Table) -> None:
    """eor.02 VP for the buildings of every controlled province, and for the Citadel (eor.03, cit.03)."""
    for side, vp in enumerate(buildings_vp(t)):
        t.sides[side].vp += vp
        if vp and t.journal is not None:
            t.tell(events.SCORED_AREAS, side, vp, [(p, t.building_vp(p)) for p in t.provinces_of(side)])
    ruler = t.control[CITADEL]
    if ruler >= 0:
        vp = citadel_vp(t)
        t.sides[ruler].vp += vp
        t.tell(events.SCORED_CITADEL, ruler, vp, t.round)


def buildings_vp(t: Table) -> list[int]:
    """bvp.01 Of each side: printed VP of the visible buildings and 1 VP for each covered one (r.ord.2)."""
    control, vp = t.control, [0] * len(t.sides)
    for province in PROVINCES:
        owner = control[province]
        if owner >= 0:
            vp[owner] += t.building_vp(province)
    return vp


def round_track(t: Table) -> TrackSide:
    """setup.03 The side of the round track for this number of players (r.setup.8)."""
    return TRACK_SIDES[len(t.sides)]


def citadel_vp(t: Table) -> int:
    """cit.03 What the round track shows for this round."""
    return round_track(t).citadel_vp[t.round - 1]


def return_minions(t: Table) -> None:
    """eor.04 All minions go back to their owners."""
    for minions in t.minions:
        minions.clear()
    for s in t.sides:
        s.minions = MINIONS
        s.refreshed = False
    t.tell(events.MINIONS_BACK)


def raise_the_fallen(t: Table) -> None:
    """eor.05 The graveyards return to hand; defenders stay (citdef.04)."""
    for s in t.sides:
        s.hand += s.graveyard
        s.graveyard = []
    t.tell(events.RISEN)


def renew_offer(t: Table) -> None:
    """eor.06 The whole building offer is removed and replaced (tiles.03)."""
    t.removed += [tile for tile in t.tiles if tile != EMPTY]
    t.tiles = [Building(EMPTY)] * len(t.tiles)
    for place in range(len(t.tiles)):
        restock(t)
        lay_out(t, place)
    restock(t)  # tiles.04
    t.tell(events.NEW_TILES, [tile for tile in t.tiles if tile != EMPTY])


async def set_order(t: Table) -> None:
    """order.02 The player with fewest VP decides the turn order; the automated opponent stays last (ap.08)."""
    decider = await poorest(t)
    automated = [side for side in t.order if t.sides[side].automated]
    people = [side for side in range(len(t.sides)) if not t.sides[side].automated]
    if t.clockwise:
        first = await Decision(decider, kinds.FIRST, people)  # order.05
        order = clockwise_from(first, people)
    else:
        order = []
        while len(people) > 1:
            chosen = await Decision(decider, kinds.ORDER, people[:], len(order) + 1)  # r.ord.1
            people.remove(chosen)
            order.append(chosen)
        order += people
    t.order = order + automated
    t.tell(events.ORDERED, t.order[:])


def clockwise_from(first: int, people: list[int]) -> list[int]:
    """order.05 Seats sit clockwise in the order of their numbers."""
    at = people.index(first)
    return people[at:] + people[:at]


async def poorest(t: Table) -> int:
    """order.03 Fewest VP, then fewer VP on buildings, then the higher roll (order.04); never the AP (r.ap.18)."""
    people = [side for side in range(len(t.sides)) if not t.sides[side].automated]
    buildings = buildings_vp(t)
    worth = [(t.sides[side].vp, buildings[side]) for side in people]
    least = min(worth)
    tied = [side for side, own in zip(people, worth, strict=True) if own == least]
    while len(tied) > 1:
        rolls = throw(t, tied, events.ROLLED_ORDER)
        if (asked := roll_again(t, rolls, events.ROLLED_ORDER, (FOR_ORDER,))) is not None:
            rolls = await asked
        tied = [side for side in tied if rolls[side] == max(rolls.values())]  # r.ord.3
    if len(people) > 1:
        t.tell(events.DECIDES, tied[0], *least)
    return tied[0]


def begin_round(t: Table) -> None:
    """power.02 Power tokens are turned to their active side; the first in order begins."""
    for seat in t.holder:
        if seat >= 0:
            t.sides[seat].power = True
    t.turn = 0
    t.phase = START
    t.tell(events.TURN, t.active)
