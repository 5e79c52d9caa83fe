"""Kami at the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from klubovna.games.harrow.factions.kami.role import ROWS
from klubovna.games.harrow.factions.kami.seen import Kami
from klubovna.games.harrow.terminal.pen import Drawing, Pen


class KamiDrawing(Drawing):
    legend = "goblin"

    def board(self, pen: Pen, player: Kami) -> list[Text]:
        board = player.board
        parts = [pen.labelled("values", pen.values([row["values"] for row in ROWS], player.rows))]
        if board.table:
            rows = []
            for number, row in enumerate(board.table):
                text = f"{number + 1}) {' '.join(pen.token(id) for id in row)}"
                text += f" ■{board.row_cubes[number]}" if board.row_cubes[number] else ""
                rows.append(text + (" ◀" if board.black == number else ""))
            parts.append(pen.labelled("table", " · ".join(rows)))
            parts.append(pen.labelled("spare", pen.token(board.spare)))
        if board.active:
            parts.append(pen.labelled("active", pen.cards(board.active)))
        if board.revealed:
            parts.append(pen.labelled("kami-is", pen.word(f"kami-{board.kami}")))
        parts.append(pen.labelled("gift", pen.say("ready") if board.gift else pen.say("used")))
        return parts

    def on_map(self, player: Kami) -> list[tuple[int, str]]:
        up = player.board.doll_face_up
        return [(at, "doll_open" if up == doll else "doll") for doll, at in enumerate(player.board.dolls) if at >= 0]

    def open_cards(self, player: Kami) -> list[str]:
        return player.board.active

    def secrets(self, pen: Pen, player: Kami, own: bool) -> list[tuple[str, str]]:
        board = player.board
        found = [("kami-is", pen.word(f"kami-{board.kami}"))] if own and board.kami is not None else []
        if board.real_doll is not None and board.dolls[board.real_doll] >= 0:
            found.append(("real-doll", pen.hex(board.dolls[board.real_doll])))
        return found


DRAWING: Final = KamiDrawing()
