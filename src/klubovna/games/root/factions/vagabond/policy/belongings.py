"""Which of his items the Vagabond uses, mends, gives away."""

from __future__ import annotations

from typing import Any

from klubovna.games.root.factions.vagabond import characters, items
from klubovna.games.root.factions.vagabond.board import DAMAGED, EXHAUSTED, VagabondBoard
from klubovna.games.root.factions.vagabond.policy.plans import COPIES, ITEM_WORTH, RUINS_LEFT, USE, board_of, craft_here
from klubovna.games.root.facts import (
    CLEARINGS,
    HAMMER,
    TORCH,
    Faction,
    Item,
)
from klubovna.games.root.policy.mind import keen
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision


def tool_worth(tool: int) -> float:
    """A token as it lies: exhausted and damaged ones are worth less now."""
    worth = ITEM_WORTH[tool & 7]
    if tool & EXHAUSTED:
        worth *= 0.7
    return worth * 0.5 if tool & DAMAGED else worth


def item_worth(t: Table, board: VagabondBoard, item: int) -> float:
    """One more of a kind."""
    if not keen():
        return ITEM_WORTH[item]
    return copy_worth(t, item, sum(tool & 7 == item for tool in board.items))


def copy_worth(t: Table, item: int, held: int) -> float:
    """An item of which so many are held besides."""
    copies = COPIES[item]
    worth = copies[min(held, len(copies) - 1)]
    if item == TORCH and not held and any(t.ruin_items[c] for c in CLEARINGS):
        worth += RUINS_LEFT
    return worth


def ranked(t: Table, board: VagabondBoard, exhausted: float, damaged: float) -> dict[int, list[float]]:
    """By token what each of its copies is worth, the best first; those that are ready count as the first of a kind."""
    held = [0] * len(ITEM_WORTH)
    found: dict[int, list[float]] = {}
    for tool in sorted(board.items, key=lambda tool: (tool & DAMAGED, tool & EXHAUSTED, tool)):
        item = tool & 7
        worth = copy_worth(t, item, held[item])
        held[item] += 1
        worth *= (exhausted if tool & EXHAUSTED else 1.0) * (damaged if tool & DAMAGED else 1.0)
        found.setdefault(tool, []).append(worth)
    return found


def next_of(options: list[Any], wanted: list[int]) -> Any:
    """The next of a set, by ascending picks, that should hold these."""
    return next((tool for tool in options if tool in wanted), options[0])


def spared(t: Table, d: Decision[Any], board: VagabondBoard, tools: list[int], exhausted: float, damaged: float) -> Any:
    """The next of a subset that should hold what is missed least."""
    last = len(tools) - 1 - tools[::-1].index(d.options[-1])
    left = tools[tools.index(d.options[0]) :]
    ranks = {tool: list(worths) for tool, worths in ranked(t, board, exhausted, damaged).items()}
    each = sorted((ranks[tool].pop(), tool) for tool in left)
    return next_of(d.options, [tool for _, tool in each[: len(tools) - last]])


def least(options: list[Any], tools: list[int]) -> Any:
    """The next of a subset, by ascending picks, that should hold what is missed least."""
    last = len(tools) - 1 - tools[::-1].index(options[-1])
    left = tools[tools.index(options[0]) :]
    given = sorted(left, key=lambda tool: (tool_worth(tool), tool))[: len(tools) - last]
    return next((tool for tool in options if tool in given), options[0])


def damage(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t, me)
    tools = sorted(items.whole_tools(board))
    return spared(t, d, board, tools, 0.7, 0.5) if keen() else least(d.options, tools)


def limit(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t, me)
    tools = sorted(items.counted_tools(board))
    return spared(t, d, board, tools, 0.95, 0.6) if keen() else least(d.options, tools)


def service(t: Table, d: Decision[Any], me: Faction) -> Any:
    return least(d.options, sorted(items.ready_tools(board_of(t, me))))


def refresh(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The best that are exhausted, whole ones first, and a torch while there are ruins."""
    board = board_of(t, me)
    ruins = any(t.ruin_items[c] for c in CLEARINGS)

    def worth(tool: int) -> float:
        torch = RUINS_LEFT if ruins and tool & 7 == TORCH and not items.ready(board, TORCH) else 0.0
        return tool_worth(tool & ~EXHAUSTED) + torch

    exhausted = sorted((tool for tool in board.items if tool & EXHAUSTED), key=lambda tool: (-worth(tool), tool))
    if keen():
        ranks = ranked(t, board, 1.0, 0.4)
        each = sorted((-one, tool) for tool, worths in ranks.items() if tool & EXHAUSTED for one in worths)
        exhausted = [tool for _, tool in each]
    wanted = exhausted[: items.FACTS["refresh_base"] + items.FACTS["refresh_per_tea"] * board.teapots]
    return next((tool for tool in d.options if tool in wanted), d.options[0])


def mended(t: Table, d: Decision[Any], me: Faction) -> Any:
    """What is worth most when it is whole again; of a subset the next one."""
    return max(d.options, key=lambda tool: (tool_worth(tool & ~DAMAGED), -tool))


def hideout(t: Table, d: Decision[Any], me: Faction) -> Any:
    tools = sorted(items.damaged_tools(board_of(t, me)), key=lambda tool: (-tool_worth(tool & ~DAMAGED), tool))
    return next((tool for tool in d.options if tool in tools[: characters.HIDEOUT_REPAIRS]), d.options[0])


def best_item(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t, me)
    return max((item for item in d.options if item is not None), key=lambda item: (item_worth(t, board, item), -item))


def idle_item(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The item that has least to do for the rest of this turn."""
    board = board_of(t, me)

    def use(item: Item) -> float:
        worth = USE[item]
        if item == TORCH and any(t.ruin_items[c] for c in CLEARINGS):
            worth += 0.3
        if item == HAMMER and (items.damaged_tools(board) or craft_here(t, me, t.suits[board.at], 3)):
            worth += 0.4
        return worth - 0.1 * items.ready(board, item)

    return min(d.options, key=lambda item: (use(item), item))
