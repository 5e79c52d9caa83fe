"""9.4.2, 9.5 What the Vagabond does with his pawn and his items: slip, move, explore, strike, repair."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import events as shared_events
from klubovna.games.root import kinds as shared_kinds
from klubovna.games.root.factions.vagabond import events, kinds
from klubovna.games.root.factions.vagabond.board import RUIN, VagabondBoard, vagabonds
from klubovna.games.root.factions.vagabond.items import (
    FACTS,
    damaged_tools,
    exhaust,
    gain,
    ready,
    repair,
    ruin_kind,
)
from klubovna.games.root.factions.vagabond.relations import allies, hostile_at, hostile_ground
from klubovna.games.root.facts import (
    BOOT,
    CLEARINGS,
    CROSSBOW,
    FIRST_FOREST,
    HAMMER,
    PIECES_OF,
    TORCH,
    Clearing,
    Faction,
    Item,
)
from klubovna.games.root.move import adjacent, arrivals, destinations, ferry, ferry_reach, neighbours, ways
from klubovna.games.root.places import PLACES_IN
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.state import Table
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision, in_order
from klubovna.kernel.zones import show

EXPLORE_POINTS: Final = int(FACTS["explore_vp"])


def in_clearing(board: VagabondBoard) -> bool:
    return board.at < len(CLEARINGS)


# -- 9.4.2 Slip, 9.5.1 Move ------------------------------------------------------------------------------------------


def beside_forest(t: Table, at: int) -> list[Clearing]:
    """2.4.1#1 The clearings that touch a forest."""
    return t.chart.forest_clearings[at - FIRST_FOREST]


def slips(t: Table, board: VagabondBoard) -> list[int]:
    """9.4.2#1 Adjacent clearings, hostile too, the ferry's reach (r.154), forests; nothing holds him (9.4.2#2)."""
    at = board.at
    clearings = (adjacent(t, board.faction)[at] | ferry_reach(t, at)) & ~t.burnt
    forests = t.chart.clearing_forests[at] if in_clearing(board) else t.chart.forest_neighbours[at - FIRST_FOREST]
    return [*PLACES_IN[clearings], *[FIRST_FOREST + f for f in forests]]


def can_slip(t: Table, board: VagabondBoard) -> bool:
    """Whether `slips` has anything; beside a forest there always is a way."""
    return (in_clearing(board) and bool(t.chart.clearing_forests[board.at])) or bool(slips(t, board))


def moves(t: Table, board: VagabondBoard) -> list[Clearing]:
    """9.5.1 Clearings for which he has the boots."""
    boots = ready(board, BOOT)
    if not boots:
        return []
    near = ways(t, board.faction, [board.at])[0]
    return PLACES_IN[near if boots > 1 else near & ~hostile_ground(t, board)]


def boots_to(t: Table, board: VagabondBoard, to: int) -> int:
    """9.5.1#1 One, and one more where hostile warriors are (9.2.9.III.b)."""
    return 1 + hostile_at(t, board, to)


async def wander(t: Table, board: VagabondBoard, to: int, gliding: bool = False) -> None:
    """He goes, with warriors of one ally if he likes (9.2.9.II.b); ferry and Outrage follow in any order (r.155).

    Who glides takes no ferry (E.9.2).
    """
    faction, seat, start = board.faction, t.seat_of[board.faction], board.at
    ally: Faction | None = None
    count = 0
    company = companions(t, board, to, gliding)
    if company:
        options: list[Faction | None] = [None, *company]
        ally = await Decision(seat, kinds.COMPANY, options, to)
        if ally is not None:
            count = await Decision(seat, kinds.COMPANY_COUNT, list(range(t.warriors[ally][start], 0, -1)), ally)
    board.at = Clearing(to)
    t.tell(events.WANDERED, faction, start, to)
    triggers = [] if gliding else await ferry(t, faction, start, Clearing(to))
    if ally is not None:
        t.take_warriors(ally, start, count)
        t.add_warriors(ally, to, count)
        t.tell(shared_events.MOVED, ally, count, start, to)
        triggers += arrivals(t, ally, Clearing(to), faction)  # 9.2.9.II.e, r.66
    await in_order(t.seat, shared_kinds.TRIGGER, triggers)


def companions(t: Table, board: VagabondBoard, to: int, gliding: bool = False) -> list[Faction]:
    """Allies with warriors here that may make the same move by their own rules (1.4#2, r.80); never into forests."""
    if not in_clearing(board) or to >= FIRST_FOREST:
        return []
    start = board.at
    able = [f for f in allies(board) if t.warriors[f][start] and to in destinations(t, f, start)]
    return [f for f in able if to in neighbours(t, f, start)] if gliding else able


# -- 9.5.3 Explore ---------------------------------------------------------------------------------------------------


def can_explore(t: Table, board: VagabondBoard) -> bool:
    return in_clearing(board) and bool(t.ruin_items[board.at]) and ready(board, TORCH) > 0  # r.92


async def explore(t: Table, board: VagabondBoard) -> None:
    """9.5.3 A torch for an item of the ruin; the empty ruin goes (9.5.3#2)."""
    at = board.at
    exhaust(t, board, TORCH)
    show(t, t.ruin_items[at], t.seen_ruin, 1 << t.seat_of[board.faction])
    item: Item | None = ruin_kind(t.ruin_items[at][0])
    if len(vagabonds(t)) > 1:
        choices: list[Item | None] = [None, *takeable(t, board)]
        item = await Decision(t.seat_of[board.faction], kinds.RUIN_ITEM, choices, at)  # 9.7.1#2
    if item is None:
        t.tell(events.LEFT_RUIN, board.faction, at)  # 9.7.1#5
        return
    t.ruin_items[at].remove(next(hidden for hidden in t.ruin_items[at] if ruin_kind(hidden) == item))
    gain(board, item, ruin=True)
    t.tell(events.EXPLORED, board.faction, at, item)
    if not t.ruin_items[at]:
        t.clear_ruin(at)
    gain_points(t, board.faction, EXPLORE_POINTS, "explore")  # 9.5.3#3


def takeable(t: Table, board: VagabondBoard) -> list[Item]:
    """9.7.1#4 Not of a kind that he still has from another ruin (r.95)."""
    owned = {tool & 7 for tool in board.items if tool & RUIN}
    return sorted({ruin_kind(hidden) for hidden in t.ruin_items[board.at]} - owned)


# -- 9.5.6 Strike, 9.5.7 Repair --------------------------------------------------------------------------------------


def targets(t: Table, board: VagabondBoard) -> list[Faction]:
    """9.5.6 Enemies with warriors, buildings or tokens in his clearing; a pawn is none of these (r.87)."""
    if not in_clearing(board) or not ready(board, CROSSBOW):
        return []
    at = board.at
    return [f for f in t.enemies(board.faction) if t.warriors[f][at] or t.has_tokens_or_buildings(f, at)]


async def strike(t: Table, board: VagabondBoard) -> None:
    """9.5.6 A warrior; where there is none a building or token. No battle (9.5.6#3)."""
    faction, seat, at = board.faction, t.seat_of[board.faction], board.at
    whom = await Decision(seat, kinds.STRIKE, targets(t, board))
    exhaust(t, board, CROSSBOW)
    if t.warriors[whom][at]:
        await remove(t, [Loss(whom, faction, at, 1)])  # 9.5.6#1
        return
    there = [kind for kind in PIECES_OF[whom] if t.pieces[kind][at]]
    piece = await Decision(seat, kinds.STRIKE_PIECE, there, whom)
    await remove(t, [Loss(whom, faction, at, 0, [(piece, 1)])])  # 9.5.6#2


async def mend(t: Table, board: VagabondBoard) -> None:
    """9.5.7 A hammer for a damaged item."""
    exhaust(t, board, HAMMER)
    repair(t, board, await Decision(t.seat_of[board.faction], kinds.REPAIR, sorted(set(damaged_tools(board)))))
