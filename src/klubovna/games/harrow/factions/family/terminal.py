"""The Family at the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from klubovna.games.harrow.factions.family.bag import ADVANCED, BASIC_DRAW
from klubovna.games.harrow.factions.family.seen import Family
from klubovna.games.harrow.terminal.pen import Drawing, Pen


class FamilyDrawing(Drawing):
    def board(self, pen: Pen, player: Family) -> list[Text]:
        if not pen.with_jars:
            return []
        board = player.board
        slot = len(board.board)
        basic = pen.table.chapter == "c1"
        parts = [pen.labelled("draw", str(BASIC_DRAW[slot] if basic else ADVANCED[slot]["draw"]))]
        if not basic:
            parts.append(pen.labelled("return", str(ADVANCED[slot]["return"])))
        bag = [name for name, count in board.bag.items() for _ in range(count)]
        parts.append(pen.labelled("bag", pen.tokens(bag)))
        held = {"board": board.board, "drawn": board.drawn, "spent": board.spent, "parked": board.parked}
        parts += [pen.labelled(key, pen.tokens(ids)) for key, ids in held.items() if ids]
        if board.open_upgrades:
            parts.append(pen.labelled("upgrades", pen.cards(board.open_upgrades)))
        parts.append(pen.labelled("storms", str(board.storms)))
        if board.stored:
            parts.append(pen.labelled("stored", str(board.stored)))
        return parts


DRAWING: Final = FamilyDrawing()
