"""9.2.5 Items: ready or exhausted, whole or damaged; in the satchel, on a track or in the damaged box.

A token ("tool") is one number: its kind, + EXHAUSTED, + DAMAGED, + RUIN for an "R" item. Teapots, coins and bags that
are ready and whole lie on their tracks by themselves, as far as there is room and he does not keep them aside.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.factions.vagabond import events, kinds
from klubovna.games.root.factions.vagabond.board import DAMAGED, EXHAUSTED, RUIN, VagabondBoard
from klubovna.games.root.facts import BAG, BOARD_OF, ITEMS, RUIN_KINDS, Item
from klubovna.games.root.picks import how_many, pick
from klubovna.games.root.roles import Deed
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Kind

FACTS: Final[dict[str, Any]] = BOARD_OF["vagabond"]
TRACKS: Final = [Item(ITEMS.index(name)) for name in FACTS["track_items"]]  # r.02
ROOM: Final = int(FACTS["track_capacity"])
LIMIT: Final = int(FACTS["item_limit_base"])
LIMIT_PER_BAG: Final = int(FACTS["item_limit_per_bag"])


SHIFTS: Final = ("stow", "lay")


def kind_of(tool: int) -> Item:
    return Item(tool & 7)


def ruin_kind(hidden: int) -> Item:
    """What an item under a ruin is."""
    return RUIN_KINDS[hidden % len(RUIN_KINDS)]


def ready_tools(board: VagabondBoard) -> list[int]:
    """Those that can be exhausted."""
    return [tool for tool in board.items if not tool & (EXHAUSTED | DAMAGED)]


def ready(board: VagabondBoard, item: Item) -> int:
    return (board._ready or ready_kinds(board))[item]


def ready_kinds(board: VagabondBoard) -> list[int]:
    """How many of each kind; counted anew after a token was turned, taken or gained."""
    found = board._ready
    if found is None:
        found = board._ready = [0] * len(ITEMS)
        for tool in board.items:
            if not tool & (EXHAUSTED | DAMAGED):
                found[tool & 7] += 1
    return found


def undamaged(board: VagabondBoard, item: Item) -> int:
    """Face up or face down."""
    tools = board.items
    return ready(board, item) + tools.count(item | EXHAUSTED) + tools.count(item | EXHAUSTED | RUIN)


def whole_tools(board: VagabondBoard) -> list[int]:
    return [tool for tool in board.items if not tool & DAMAGED]


def damaged_tools(board: VagabondBoard) -> list[int]:
    return [tool for tool in board.items if tool & DAMAGED]


def on_track(board: VagabondBoard, item: Item) -> int:
    """9.2.5.I At most three of a kind; exhausted ones have gone to the satchel (9.5#2)."""
    if item not in TRACKS:
        return 0
    laid = ready(board, item) - board.aside[item]
    return laid if laid < ROOM else ROOM  # 9.2.5.I#2


def counted_tools(board: VagabondBoard) -> list[int]:
    """9.6.4 What lies in the satchel or in the damaged box, not on a track (r.91)."""
    tools = board.items[:]
    for item in TRACKS:
        lying = [tool for tool in tools if tool & ~RUIN == item]
        for tool in lying[: on_track(board, item)]:
            tools.remove(tool)
    return tools


def limit(board: VagabondBoard) -> int:
    return LIMIT + LIMIT_PER_BAG * on_track(board, BAG)


def turn(board: VagabondBoard, tool: int, new: int) -> None:
    """A token is turned over or laid elsewhere."""
    take(board, tool)
    board.items.append(new)
    board._ready = None
    board.items.sort()


def take(board: VagabondBoard, tool: int) -> None:
    """Of several ready ones those go first that he keeps off the track."""
    board.items.remove(tool)
    board._ready = None
    item = kind_of(tool)
    if board.aside[item] and tool & ~RUIN == item:
        board.aside[item] -= 1


def exhaust(t: Table, board: VagabondBoard, item: Item, count: int = 1) -> None:
    """9.2.5 Turn ready, whole items face down."""
    for _ in range(count):
        exhaust_tool(t, board, next(tool for tool in board.items if tool & ~RUIN == item))


def exhaust_tool(t: Table, board: VagabondBoard, tool: int) -> None:
    """This very token, where he has chosen among "R" items and others."""
    turn(board, tool, tool | EXHAUSTED)
    t.tell(events.EXHAUSTED, board.faction, kind_of(tool))


def refresh(t: Table, board: VagabondBoard, tool: int) -> None:
    turn(board, tool, tool & ~EXHAUSTED)
    t.tell(events.REFRESHED, board.faction, kind_of(tool))


def damage(t: Table, board: VagabondBoard, tool: int) -> None:
    """To the damaged box, whichever side is up."""
    turn(board, tool, tool | DAMAGED)
    t.tell(events.DAMAGED, board.faction, kind_of(tool))


def repair(t: Table, board: VagabondBoard, tool: int) -> None:
    """9.5.7 Back from the damaged box without turning it over."""
    turn(board, tool, tool & ~DAMAGED)
    t.tell(events.REPAIRED, board.faction, kind_of(tool))


def gain(board: VagabondBoard, item: Item, ruin: bool = False) -> None:
    """9.2.5.I#1, 9.2.5.II Face up, to its track or the satchel."""
    board.items.append(item + RUIN * ruin)
    board._ready = None
    board.items.sort()


def remove(t: Table, board: VagabondBoard, tool: int) -> None:
    """2.5.4#2 Out of the game for good."""
    take(board, tool)
    board.gone.append(kind_of(tool))
    t.tell(events.REMOVED, board.faction, kind_of(tool))


def shifting(board: VagabondBoard) -> list[Deed]:
    """9.2.5.III To take one from its track into the satchel, or to lay one back."""
    ready, way = ready_kinds(board), board.shifted
    stow: list[Deed] = []
    lay: list[Deed] = []
    for item in TRACKS:
        have, aside = ready[item], board.aside[item]
        if have > aside and way[item] <= 0:
            stow.append(("stow", item))
        if aside > 0 and way[item] >= 0 and have - aside < ROOM:
            lay.append(("lay", item))
    return stow + lay


def shift(board: VagabondBoard, what: str, item: int) -> None:
    """One more, or one fewer, off the track; one without room there is not kept aside."""
    laid = on_track(board, Item(item)) + (1 if what == "lay" else -1)
    board.aside[item] = ready(board, Item(item)) - laid if laid < ROOM else 0
    board.shifted[item] = 1 if what == "lay" else -1


async def choose_tools(
    t: Table, board: VagabondBoard, kind: Kind, tools: list[int], at_least: int, at_most: int
) -> list[int]:
    """Some of these tokens. If he must take all, nothing is asked."""
    if at_least >= len(tools):
        return tools[:]
    return await pick(t.seat_of[board.faction], kind, sorted(tools), at_least, at_most, how_many)


async def damage_some(t: Table, board: VagabondBoard, count: int) -> int:
    """9.2.7#1 Whole items of his choice, as many as there are (9.2.7#2). How many it were."""
    whole = whole_tools(board)
    count = min(count, len(whole))
    for tool in await choose_tools(t, board, kinds.DAMAGE, whole, count, count):
        damage(t, board, tool)
    return count


async def check_limit(t: Table, board: VagabondBoard) -> None:
    """9.6.4 What is too much for satchel and damaged box leaves the game."""
    counted = counted_tools(board)
    surplus = len(counted) - limit(board)
    if surplus > 0:
        for tool in await choose_tools(t, board, kinds.LIMIT, counted, surplus, surplus):
            remove(t, board, tool)
