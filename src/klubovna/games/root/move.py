"""Moving."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from klubovna.games.root import cards, events, kinds
from klubovna.games.root.effects.lasting import tunnel_neighbours
from klubovna.games.root.facts import BURROW, WARRIORS, Clearing, Faction
from klubovna.games.root.roles import ROLES, Trigger, asked
from klubovna.games.root.rule import BOAT_BUILDERS, CORVID_PLANNERS, TUNNELS, can_leave, in_effect, rulers
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision, in_order

MORE_WAYS: Final = BOAT_BUILDERS | TUNNELS
SO_MANY: Final = list(range(sum(WARRIORS), 0, -1))
"""How many may go, the most first."""


def neighbours(t: Table, faction: Faction, at: Clearing) -> list[Clearing]:
    """2.2.1 Clearings adjacent for this faction: by path, by river if it may (2.3#1), and by what is its own."""
    role = ROLES[faction]
    on_paths = not (t.rivers or in_effect(t, faction) & MORE_WAYS)
    if on_paths and role.walks:
        return t.links[at]
    own = role.more_neighbours(t, at)
    if on_paths and at < BURROW and not own and not role.swims():
        return t.links[at]
    near = set(own)
    if at < BURROW:
        near.update(t.links[at])
        if uses_rivers(t, faction):
            near.update(t.chart.rivers[at])
        near.update(tunnel_neighbours(t, faction, at))
    near.discard(at)
    return sorted(near)


def uses_rivers(t: Table, faction: Faction) -> bool:
    boats = in_effect(t, faction) & BOAT_BUILDERS > 0
    return boats or ROLES[faction].swims() or (t.rivers and t.on_turn == faction)


def can_enter(t: Table, at: Clearing) -> bool:
    """A burnt clearing accepts nothing (E.6.2#2)."""
    return at == BURROW or not t.scorched[at]


def ways(t: Table, faction: Faction, starts: list[Clearing], whoever_rules: bool = False) -> Iterator[list[Clearing]]:
    """For each of these places, where warriors or a pawn of this faction may go from there."""
    role = ROLES[faction]
    crafted = t._effects[faction]
    guarded = (t._asked or asked(t)).leaving
    burnt = True in t.scorched
    ferry = -1 if t.ferried else t.ferry
    links = t.links
    on_paths = role.walks and not t.rivers and not crafted & MORE_WAYS
    anywhere = whoever_rules or role.nimble(t) or crafted & CORVID_PLANNERS > 0
    by = rulers(t)
    for start in starts:
        if guarded and not can_leave(t, faction, start):
            yield []
            continue
        near = links[start] if on_paths else neighbours(t, faction, start)
        if start == ferry:
            near = sorted({*near, *ferry_reach(t, start)})  # D.2.5
        if not anywhere and by[start] != faction:  # 4.2.1
            rivers = [] if role.walks or not role.swims() else t.chart.rivers[start]  # 11.2.2#2
            near = [to for to in near if by[to] == faction or to in rivers]
        if burnt:
            near = [to for to in near if can_enter(t, to)]
        if role.picky:
            near = [to for to in near if role.can_reach(t, to)]
        yield near


def destinations(t: Table, faction: Faction, start: Clearing, whoever_rules: bool = False) -> list[Clearing]:
    """Where warriors or a pawn of this faction may go from here."""
    return next(ways(t, faction, [start], whoever_rules))


def ferry_reach(t: Table, start: Clearing) -> list[Clearing]:
    """D.2.5#1 From the ferry's clearing to any other coastal one, once a turn."""
    if t.ferry != start or t.ferried:
        return []
    return [c for c in t.chart.coast if c != start]


def can_move(t: Table, faction: Faction) -> bool:
    """Whether any move is open to the faction; quicker than to list them."""
    return any(ways(t, faction, ROLES[faction].stations(t)))


def origins(t: Table, faction: Faction) -> list[Clearing]:
    """4.2 Where the faction has warriors, or a pawn, that may move."""
    stations = ROLES[faction].stations(t)
    return [stations[i] for i, near in enumerate(ways(t, faction, stations)) if near]


async def move(t: Table, faction: Faction, starts: list[Clearing], optional: bool) -> Clearing | None:
    """4.2 One move: from where, to where, how many. The destination, or None if it was declined."""
    seat = t.seat_of[faction]
    options: list[Clearing | None] = [None, *starts] if optional else [*starts]
    start = await Decision(seat, kinds.MOVE_FROM, options)
    if start is None:
        return None
    to = await Decision(seat, kinds.MOVE_TO, destinations(t, faction, start), start)
    await ROLES[faction].go(t, start, to)
    return to


async def march_some(t: Table, faction: Faction, start: Clearing, to: Clearing) -> None:
    most = t.warriors[faction][start]
    count = await Decision(t.seat_of[faction], kinds.MOVE_COUNT, SO_MANY[len(SO_MANY) - most :], (start, to))
    await march(t, faction, start, to, count)


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
    for role in asked(t).arriving:
        if role.id != payer:
            triggers += role.on_moved_in(t, mover, at, payer)
    return triggers


async def ferry(t: Table, faction: Faction, start: Clearing, to: Clearing) -> list[Trigger]:
    """D.2.5#1 The ferry goes along on a move by ferry, and who took it draws a card (D.2.5#3).

    Who treats the lake as a path, or has another way, says whether this is a move by ferry.
    """
    if to not in ferry_reach(t, start):
        return []
    if to in neighbours(t, faction, start) and not await Decision(t.seat, kinds.FERRY, [True, False], (start, to)):
        return []
    t.ferry = to
    t.ferried = True

    async def draw() -> None:
        cards.draw(t, faction, 1)

    return [(("ferry", to), draw)]
