"""Moving."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import cards, events, kinds
from klubovna.games.root.effects.lasting import tunnel_clearings
from klubovna.games.root.facts import BURROW, WARRIORS, Clearing, Faction
from klubovna.games.root.places import EVERYWHERE, PLACES_IN, Places, set_with
from klubovna.games.root.roles import ROLES, Trigger
from klubovna.games.root.rule import BOAT_BUILDERS, CORVID_PLANNERS, TUNNELS, held, realm
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision, in_order

SO_MANY: Final = list(range(sum(WARRIORS), 0, -1))
"""How many may go, the most first."""


def adjacent(t: Table, faction: Faction) -> list[Places]:
    """2.2.1 What lies beside each place for this faction: by path, by river if it may (2.3#1), by what is its own."""
    role = ROLES[faction]
    crafted = t.effects[faction]
    by_river = role.swimming or crafted & BOAT_BUILDERS > 0 or (t.rivers and t.on_turn == faction)
    near = t._ways.by_both if by_river else t._ways.by_path
    if not role.walks:
        near = near[:]
        role.more_ways(t, near)
    if crafted & TUNNELS:
        linked = tunnel_clearings(t, faction)
        near = [(to | linked) & ~(1 << at) if linked >> at & 1 else to for at, to in enumerate(near)]
    return near


def neighbours(t: Table, faction: Faction, at: Clearing) -> list[Clearing]:
    """2.2.1 Clearings adjacent for this faction."""
    return PLACES_IN[adjacent(t, faction)[at]]


def ways(t: Table, faction: Faction, starts: list[Clearing], whoever_rules: bool = False) -> list[Places]:
    """For each of these places, where warriors or a pawn of this faction may go from there."""
    role = ROLES[faction]
    near = adjacent(t, faction)
    if t.ferry >= 0 and not t.ferried:
        near = near[:]
        near[t.ferry] |= ferry_reach(t, Clearing(t.ferry))  # D.2.5
    anywhere = whoever_rules or role.moving_freely or t.effects[faction] & CORVID_PLANNERS > 0
    own = 0 if anywhere else realm(t, faction)
    stay = held(t, faction) if t._asked.leaving else 0
    closed = t.burnt | role.out_of_reach(t) if role.picky else t.burnt
    found: list[Places] = []
    for start in starts:
        to = near[start] & ~closed
        if not anywhere and not own >> start & 1:  # 4.2.1
            to &= own | t._ways.by_river[start] if role.swimming else own  # 11.2.2#2
        found.append(0 if stay >> start & 1 else to)
    return found


def destinations(t: Table, faction: Faction, start: Clearing, whoever_rules: bool = False) -> list[Clearing]:
    """Where warriors or a pawn of this faction may go from here."""
    return PLACES_IN[ways(t, faction, [start], whoever_rules)[0]]


def ferry_reach(t: Table, start: Clearing) -> Places:
    """D.2.5#1 From the ferry's clearing to any other coastal one, once a turn."""
    found = 0
    if t.ferry == start and not t.ferried:
        for c in t.chart.coast:
            if c != start:
                found |= 1 << c
    return found


def stations(t: Table, faction: Faction) -> list[Clearing]:
    """4.2 Where the faction has warriors, or its pawn."""
    stands = ROLES[faction].stands(t)
    return PLACES_IN[stands] if stands <= EVERYWHERE else [Clearing(stands.bit_length() - 1)]


def can_move(t: Table, faction: Faction) -> bool:
    """Whether any move is open to the faction: mostly the first of its warriors could go somewhere."""
    starts = stations(t, faction)
    return any(ways(t, faction, starts[:1])) or any(ways(t, faction, starts[1:]))


def can_leave_from(t: Table, faction: Faction) -> Places:
    """The clearings, and the Burrow, among them."""
    return set_with(origins(t, faction)) & EVERYWHERE


def origins(t: Table, faction: Faction) -> list[Clearing]:
    """4.2 Where the faction has warriors, or a pawn, that may move."""
    starts = stations(t, faction)
    found = ways(t, faction, starts)
    return starts if 0 not in found else [start for start, to in zip(starts, found, strict=True) if to]


async def move(t: Table, faction: Faction, starts: list[Clearing], optional: bool) -> Clearing | None:
    """4.2 One move: from where, to where, how many. The destination, or None if it was declined."""
    seat = t.seat_of[faction]
    options: list[Clearing | None] = [None, *starts] if optional else [*starts]
    start = await Decision(seat, kinds.MOVE_FROM, options)
    if start is None:
        return None
    to = await Decision(seat, kinds.MOVE_TO, destinations(t, faction, start), start)
    if "go" in ROLES[faction].answers:
        await ROLES[faction].go(t, start, to)
    else:
        most = t.warriors[faction][start]
        count = await Decision(seat, kinds.MOVE_COUNT, SO_MANY[len(SO_MANY) - most :], (start, to))
        await march(t, faction, start, to, count)
    return to


async def march(t: Table, faction: Faction, start: Clearing, to: Clearing, count: int) -> None:
    """Warriors go, and what their coming causes follows (8.2.6#2)."""
    t.take_warriors(faction, start, count)
    t.add_warriors(faction, to, count)
    t.tell(events.MOVED, faction, count, start, to)
    triggers = await ferry(t, faction, start, to) if t.ferry == start else []
    if to < BURROW:
        triggers += arrivals(t, faction, to, faction)
    if triggers:
        await in_order(t.seat, kinds.TRIGGER, triggers)  # r.155


def arrivals(t: Table, mover: Faction, at: Clearing, payer: Faction) -> list[Trigger]:
    """What the coming of warriors causes; `payer` answers for it."""
    triggers: list[Trigger] = []
    for role in t._asked.arriving:
        if role.id != payer:
            triggers += role.on_moved_in(t, mover, at, payer)
    return triggers


async def ferry(t: Table, faction: Faction, start: Clearing, to: Clearing) -> list[Trigger]:
    """D.2.5#1 The ferry goes along on a move by ferry, and who took it draws a card (D.2.5#3).

    Who treats the lake as a path, or has another way, says whether this is a move by ferry.
    """
    if not ferry_reach(t, start) >> to & 1:
        return []
    if to in neighbours(t, faction, start) and not await Decision(t.seat, kinds.FERRY, [True, False], (start, to)):
        return []
    t.ferry = to
    t.ferried = True

    async def draw() -> None:
        cards.draw(t, faction, 1)

    return [(("ferry", to), draw)]
