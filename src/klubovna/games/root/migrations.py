"""Tables that were begun with an earlier version of these rules."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.facts import FACTION_IDS
from klubovna.kernel.migration import Migration

BOARDS_BEFORE_3: Final = {
    "marquise": "MarquiseBoard",
    "eyrie": "EyrieBoard",
    "alliance": "AllianceBoard",
    "cult": "CultBoard",
    "riverfolk": "RiverfolkBoard",
    "duchy": "DuchyBoard",
    "corvids": "CorvidBoard",
}
"""Fields of the table, each with a board or nothing; those of the Vagabonds were a list that named its owners."""


def boards_in_one_list(position: dict[str, Any]) -> None:
    boards: list[dict[str, Any] | None] = [None for _ in FACTION_IDS]
    for field, kind in BOARDS_BEFORE_3.items():
        owner = FACTION_IDS.index("lizards" if field == "cult" else field)
        board = position.pop(field)
        boards[owner] = None if board is None else {"class": kind, **board}
    for board in position.pop("vagabonds"):
        boards[board["faction"]] = {"class": "VagabondBoard", **board}
    position["boards"] = boards


MIGRATIONS: Final = (Migration(to="3", change=boards_in_one_list),)
