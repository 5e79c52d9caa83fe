"""Positions of the Eyrie made by hand: a leader and a Decree besides what every table has."""

from __future__ import annotations

from typing import Any

from klubovna.games.root.factions.eyrie.board import VIZIER, EyrieBoard
from klubovna.games.root.factions.eyrie.role import COLUMNS, LEADERS, VIZIERS
from klubovna.games.root.facts import EYRIE, Card
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.games.root.turn import step
from root.boards import eyrie_board
from root.tables import table

RECRUIT, MOVE, BATTLE, BUILD = range(4)
BUILDER, CHARISMATIC, COMMANDER, DESPOT = range(4)


def eyrie(
    *others: str,
    leader: str = "builder",
    viziers: bool = False,
    decree: dict[str, list[Card]] | None = None,
    moment: int = 0,
    **given: Any,
) -> Table:
    """The Eyrie on turn against these others. Without `viziers` the Decree holds just the cards given."""
    t = table("eyrie", *(others or ("marquise",)), **given)
    mine = board(t)
    mine.leader = LEADERS.index(leader)
    if viziers:
        mine.decree = [[VIZIER] if column in VIZIERS[mine.leader] else [] for column in range(4)]
    for name, cards in (decree or {}).items():
        mine.decree[COLUMNS.index(name)] += cards
        t.deck = [card for card in t.deck if card not in cards]
    t.moment = moment
    if t.phase == DAYLIGHT and moment == 1:
        mine.left = [cards[:] for cards in mine.decree]
    return t


def resolving(*others: str, **given: Any) -> Table:
    """In Daylight, after crafting: the whole Decree is still to be resolved."""
    return eyrie(*others, moment=1, **given)


def board(t: Table) -> EyrieBoard:
    return eyrie_board(t)


async def phase(t: Table) -> None:
    """Play until the part of the turn that has begun is over."""
    now = t.phase
    while t.phase == now:
        await step(t)


def hand(t: Table) -> list[Card]:
    return t.hands[EYRIE]
