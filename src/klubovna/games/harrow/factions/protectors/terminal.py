"""The Protectors at the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from klubovna.games.harrow.factions.protectors.rows import PATHS_SIDE, VALUES
from klubovna.games.harrow.factions.protectors.seen import Protectors
from klubovna.games.harrow.terminal.pen import Drawing, Pen


class ProtectorsDrawing(Drawing):
    def board(self, pen: Pen, player: Protectors) -> list[Text]:
        if not pen.with_jars:
            return []
        parts = [pen.labelled("values", pen.values(VALUES[pen.table.chapter != "c1"], player.rows))]
        if player.tracker == PATHS_SIDE:
            parts.append(pen.labelled("paths", str(player.board.paths)))
        return parts

    def on_map(self, player: Protectors) -> list[tuple[int, str]]:
        return [(player.board.wrath, "wrath")] if player.board.wrath >= 0 else []


DRAWING: Final = ProtectorsDrawing()
