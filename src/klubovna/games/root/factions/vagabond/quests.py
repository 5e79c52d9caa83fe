"""9.5.5 Quests, and the Adventurer's way of paying for them (E.7.2)."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.cards import draw
from klubovna.games.root.factions.vagabond import events, kinds
from klubovna.games.root.factions.vagabond.board import DAMAGED, EXHAUSTED, VagabondBoard
from klubovna.games.root.factions.vagabond.items import FACTS, exhaust, kind_of, ready, ready_tools, turn
from klubovna.games.root.facts import CLEARINGS, CONTENT, QUEST_ITEMS, QUEST_SUIT, Item
from klubovna.games.root.state import Table
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision

OPEN: Final = int(FACTS["open_quests"])
REWARD_CARDS: Final = int(CONTENT.files["quests"]["reward_cards"])
REWARDS: Final = ["points", "cards"]


def lay_out(t: Table) -> None:
    """9.3.3 Three open quests, shared by all Vagabonds (9.7.3); fewer when the deck is empty (r.93)."""
    while len(t.quests) < OPEN and t.quest_deck:
        quest = t.quest_deck.pop()
        t.quests.append(quest)
        t.shown += 1
        t.tell(events.NEW_QUEST, quest)


def possible(t: Table, board: VagabondBoard, improvises: bool) -> list[int]:
    """9.5.5#1 Open quests of his clearing's suit whose two items he can exhaust."""
    if board.at >= len(CLEARINGS):
        return []
    suit = t.suits[board.at]
    return [q for q in sorted(t.quests) if QUEST_SUIT[q] == suit and ways(board, q, improvises)]


def ways(board: VagabondBoard, quest: int, improvises: bool) -> list[Item | None]:
    """How he could pay: with the items shown (None), or with something else for one of them."""
    one, other = QUEST_ITEMS[quest]
    found: list[Item | None] = []
    if ready(board, one) and ready(board, other) > (one == other):
        found.append(None)
    if improvises and not board.improvised:  # E.7.2#1
        for missing, kept in sorted({(one, other), (other, one)}):
            if ready(board, kept) and stand_ins(board, missing, kept):
                found.append(missing)
    return found


def stand_ins(board: VagabondBoard, missing: Item, kept: Item) -> list[Item]:
    """Ready items of other kinds, beside the one that is used as itself (r.105)."""
    kindred = sorted({kind_of(tool) for tool in ready_tools(board)})
    return [item for item in kindred if item != missing and ready(board, item) > (item == kept)]


async def complete(t: Table, board: VagabondBoard, quest: int, improvises: bool) -> None:
    """9.5.5 Pay, lay the quest in the play area, draw a new one, take the reward."""
    faction, seat = board.faction, t.seat_of[board.faction]
    missing = None
    choices = ways(board, quest, improvises)
    if choices != [None]:
        missing = await Decision(seat, kinds.IMPROVISE, choices, quest)
    needed = QUEST_ITEMS[quest][:]
    if missing is not None:
        needed.remove(missing)
        await improvise(t, board, missing, needed[0])
    for item in needed:
        exhaust(t, board, item)
    t.quests.remove(quest)
    board.done.append(quest)
    t.tell(events.QUEST, faction, quest)
    lay_out(t)  # 9.5.5#2
    if await Decision(seat, kinds.REWARD, REWARDS, quest) == "points":
        gain_points(t, faction, reward(board, quest), "quest")  # 9.5.5#3
    else:
        draw(t, faction, REWARD_CARDS)


def reward(board: VagabondBoard, quest: int) -> int:
    """9.5.5#3 A point for each completed quest of this suit, this one too."""
    return sum(QUEST_SUIT[q] == QUEST_SUIT[quest] for q in board.done)


async def improvise(t: Table, board: VagabondBoard, missing: Item, kept: Item) -> None:
    """E.7.2 Another item serves; it is exhausted and damaged (r.105)."""
    item = await Decision(t.seat_of[board.faction], kinds.STAND_IN, stand_ins(board, missing, kept), missing)
    tool = next(tool for tool in ready_tools(board) if kind_of(tool) == item)
    turn(board, tool, tool | EXHAUSTED | DAMAGED)  # E.7.2#2
    board.improvised = True
    t.tell(events.IMPROVISED, board.faction, item, missing)
