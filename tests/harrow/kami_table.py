"""Positions with Kami, made by hand, for tests."""

from __future__ import annotations

from typing import Any

from harrow.tables import FACTION, TOKEN, card, h, table
from klubovna.games.harrow.factions.kami.board import KamiBoard
from klubovna.games.harrow.facts import LABEL, LEGEND_CALLED
from klubovna.games.harrow.state import Table

KAMI, PROTECTORS, FAMILY, HESTER = (FACTION[name] for name in ("kami", "protectors", "family", "hester"))
KAMI_SEAT, OTHER_SEAT = 0, 1
A, B = 2, 3
"""Kami's two legend tokens."""
THROUGH = 1 << 20
"""A number for the tree's dice that lets a cube fall through and knocks nothing loose."""


def kami_table(
    *others: str,
    goblin: str = "goblin_knocker",
    kami: int = A,
    side: int = 0,
    scrolls: int = 0,
    rows: tuple[str, ...] = ("advance spawn", "spawn strengthen", "strengthen advance"),
    dolls: tuple[str, ...] = ("C6", "D7", "E6"),
    real: str = "D7",
    active: tuple[str, ...] = (),
    **position: Any,
) -> Table:
    """A turn of Kami's against the Protectors or `others`: token A on D3 is she and token B on D1 the goblin.

    `rows`: the action table, with an ADVANCE beside it. `dolls`: "" for one that is out of the game.
    """
    position.setdefault("chapter", "c4")
    position.setdefault("legends", {"kami": "D3", "kami_b": "D1", (others or ("protectors",))[0]: "D6"})
    t = table("kami", *(others or ("protectors",)), on_turn=position.pop("on_turn", "kami"), **position)
    board = board_of(t)
    t.who[KAMI] = LEGEND_CALLED[goblin]
    t.tracker[KAMI] = side
    t.scrolls[KAMI] = scrolls
    t.box[TOKEN["scroll"]] -= scrolls
    board.kami = kami - A
    board.rows = [[TOKEN[name] for name in row.split()] for row in rows]
    board.spare = TOKEN["advance"]
    for token in (*(token for row in board.rows for token in row), board.spare):
        t.box[token] -= 1
    board.dolls = [h(name) if name else -1 for name in dolls]
    board.real = dolls.index(real)
    board.maybe = [at >= 0 for at in board.dolls]
    board.active = [card(name) for name in active]
    return t


def board_of(t: Table) -> KamiBoard:
    assert t.kami is not None
    return t.kami


def dolls_of(t: Table) -> list[str]:
    """Where the dolls lie; "" for one that is out of the game."""
    return [LABEL[at] if at >= 0 else "" for at in board_of(t).dolls]


def names(spots: list[Any]) -> list[Any]:
    """Hexes among options by their names."""
    return [LABEL[spot] if isinstance(spot, int) else spot for spot in spots]
