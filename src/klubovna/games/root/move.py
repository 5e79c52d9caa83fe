"""Moving."""

from __future__ import annotations

from klubovna.games.root import cards, effects
from klubovna.games.root.events import shared as events
from klubovna.games.root.facts import BURROW, Clearing, Faction
from klubovna.games.root.kinds import shared as kinds
from klubovna.games.root.roles import BOAT_BUILDERS, CORVID_PLANNERS, ROLES, Trigger, can_leave, passive, ruler
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision, in_order


def neighbours(t: Table, faction: Faction, at: Clearing) -> list[Clearing]:
    """2.2.1 Clearings adjacent for this faction: by path, by river if it may (2.3#1), and by what is its own."""
    role = ROLES[faction]
    own = role.more_neighbours(t, at)
    if at < BURROW and not (own or t.rivers or passive(t, faction) or role.swims()):
        return t.links[at]
    near = set(own)
    if at < BURROW:
        near.update(t.links[at])
        if uses_rivers(t, faction):
            near.update(t.chart.rivers[at])
        near.update(effects.tunnel_neighbours(t, faction, at))
    near.discard(at)
    return sorted(near)


def uses_rivers(t: Table, faction: Faction) -> bool:
    boats = passive(t, faction) & BOAT_BUILDERS > 0
    return boats or ROLES[faction].swims() or (t.rivers and t.on_turn == faction)


def can_enter(t: Table, at: Clearing) -> bool:
    """A burnt clearing accepts nothing (E.6.2#2)."""
    return at == BURROW or not t.scorched[at]


def may_move(t: Table, faction: Faction, start: Clearing, to: Clearing) -> bool:
    """4.2.1 Rule of origin or destination, unless something frees the faction from it."""
    role = ROLES[faction]
    if role.nimble(t) or passive(t, faction) & CORVID_PLANNERS:
        return True
    if role.swims() and to in t.chart.rivers[start]:
        return True  # 11.2.2#2
    return faction in (ruler(t, start), ruler(t, to))


def destinations(t: Table, faction: Faction, start: Clearing, whoever_rules: bool = False) -> list[Clearing]:
    """Where warriors or a pawn of this faction may go from here, the ferry included (D.2.5)."""
    if not can_leave(t, faction, start):
        return []
    near = neighbours(t, faction, start)
    if t.ferry == start and not t.ferried:
        near = sorted({*near, *ferry_reach(t, start)})
    role = ROLES[faction]
    anywhere = whoever_rules or role.nimble(t) or ruler(t, start) == faction
    return [
        to
        for to in near
        if (anywhere or ruler(t, to) == faction or may_move(t, faction, start, to))
        and can_enter(t, to)
        and not (role.picky and not role.can_reach(t, to))
    ]


def ferry_reach(t: Table, start: Clearing) -> list[Clearing]:
    """D.2.5#1 From the ferry's clearing to any other coastal one, once a turn."""
    if t.ferry != start or t.ferried:
        return []
    return [c for c in t.chart.coast if c != start]


def can_move(t: Table, faction: Faction) -> bool:
    """Whether any move is open to the faction; quicker than to list them."""
    return any(destinations(t, faction, c) for c in ROLES[faction].stations(t))


def origins(t: Table, faction: Faction) -> list[Clearing]:
    """4.2 Where the faction has warriors, or a pawn, that may move."""
    return [c for c in ROLES[faction].stations(t) if destinations(t, faction, c)]


async def move(t: Table, faction: Faction, starts: list[Clearing], optional: bool) -> Clearing | None:
    """4.2 One move: from where, to where, how many. The destination, or None if it was declined."""
    seat = t.seat_of[faction]
    start = await Decision(seat, kinds.MOVE_FROM, [*([None] if optional else []), *starts])
    if start is None:
        return None
    to = await Decision(seat, kinds.MOVE_TO, destinations(t, faction, start), start)
    await ROLES[faction].go(t, start, to)
    return to


async def march_some(t: Table, faction: Faction, start: Clearing, to: Clearing) -> None:
    most = t.warriors[faction][start]
    count = await Decision(t.seat_of[faction], kinds.MOVE_COUNT, list(range(most, 0, -1)), (start, to))
    await march(t, faction, start, to, count)


async def march(t: Table, faction: Faction, start: Clearing, to: Clearing, count: int) -> None:
    """Warriors go, and what their coming causes follows (8.2.6#2)."""
    t.take_warriors(faction, start, count)
    t.warriors[faction][to] += count
    t.changed(to)
    t.tell(events.MOVED, faction, count, start, to)
    triggers = await ferry(t, faction, start, to)
    if to < BURROW:
        triggers += [x for other in t.others(faction) for x in ROLES[other].on_moved_in(t, faction, to, faction)]
    await in_order(t.seat, kinds.TRIGGER, triggers)  # r.155


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
