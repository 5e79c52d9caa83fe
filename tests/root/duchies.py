"""Positions of the Duchy made by hand: swayed ministers and revealed cards besides what every table has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from klubovna.games.root.factions.duchy.board import DuchyBoard
from klubovna.games.root.factions.duchy.ministers import MINISTER_IDS, MINISTER_RANK
from klubovna.games.root.facts import DUCHY
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table
from root.boards import duchy_board
from root.tables import card, table

BURROW_NUMBER = 13
"""How `at` and `warriors=` count the Burrow."""
ASSEMBLY, PARLIAMENT, SWAY = range(3)

FOX, FOX_2 = card("root_tea_fox"), card("travel_gear_fox")
RABBIT, RABBIT_2 = card("root_tea_rabbit"), card("bake_sale")
MOUSE, MOUSE_2 = card("root_tea_mouse"), card("travel_gear_mouse")
BIRD, BIRD_2 = card("birdy_bindle"), card("arms_trader")


def minister(name: str) -> int:
    return MINISTER_IDS.index(name)


def board(t: Table) -> DuchyBoard:
    return duchy_board(t)


def swayed(t: Table) -> list[str]:
    return [name for name, there in zip(MINISTER_IDS, board(t).swayed, strict=True) if there]


def duchy(*others: str, ministers: Iterable[str] = (), moment: int = ASSEMBLY, **given: Any) -> Table:
    """The Duchy on turn against these others, with its counters set and these ministers swayed."""
    t = table("duchy", *(others or ("marquise",)), **given)
    ROLES[DUCHY].begin_turn(t)
    for name in ministers:
        board(t).swayed[minister(name)] = True
        board(t).crowns[MINISTER_RANK[minister(name)]] -= 1
    t.moment = moment
    return t
