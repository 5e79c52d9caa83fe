"""Hester at the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from klubovna.games.harrow.factions.hester.board import SQUARES, SQUARES_PER_SIDE
from klubovna.games.harrow.factions.hester.seen import Hester, HesterView
from klubovna.games.harrow.facts import TOKEN_IDS
from klubovna.games.harrow.solo import terminal as solo
from klubovna.games.harrow.terminal.pen import COLOURS, Drawing, Pen
from klubovna.kernel.terminal import tallied


class HesterDrawing(Drawing):
    def board(self, pen: Pen, player: Hester) -> list[Text]:
        board = player.board
        sides = []
        for side, filled in board.squares.items():
            marks = "▣" * len(filled) + "▢" * (SQUARES_PER_SIDE - len(filled))
            names = tallied(square(pen, what) for what in filled) if filled else ""
            sides.append(Text(pen.letter(side) + " ", style=COLOURS[side]).append(f"{marks} {names}".strip()))
        parts = [pen.labelled("squares", Text(", ").join(sides))]
        parts.append(pen.labelled("actions", f"{board.actions}/{board.left}"))
        if board.used:
            used = ", ".join(pen.word(f"hester-action-{id}") for id in board.used)
            parts.append(pen.labelled("used-actions", used))
        parts.append(pen.labelled("fires", " ".join(str(n) for n in board.fire_spaces)))
        parts.append(pen.labelled("flames", str(board.flames)))
        parts.append(pen.labelled("snakes", str(board.snakes)))
        if board.open:
            parts.append(pen.labelled("open", pen.cards(board.open)))
        return [*parts, *roots(pen, board)]

    def points(self, player: Hester) -> str:
        """Her filled spaces of six."""
        return f"{sum(len(side) for side in player.board.squares.values())}/{SQUARES}"

    def on_map(self, player: Hester) -> list[tuple[int, str]]:
        ends = [end for root in (*player.board.old_roots, *player.board.roots) for end in root if end >= 0]
        return [(at, "root") for at in dict.fromkeys(ends)]

    def open_cards(self, player: Hester) -> list[str]:
        return player.board.open

    def secrets(self, pen: Pen, player: Hester, own: bool) -> list[tuple[str, str]]:
        return [] if player.board.solo is None else solo.lines(pen, player.board.solo)


def roots(pen: Pen, board: HesterView) -> list[Text]:
    ways = [
        " → ".join(pen.hex(end) if end >= 0 else pen.say("outside") for end in root)
        for root in [*board.old_roots, *board.roots]
    ]
    return [pen.labelled("roots", ", ".join(ways))] if ways else []


def square(pen: Pen, id: str) -> str:
    return pen.word(f"token-{id}") if id in TOKEN_IDS else pen.word(f"square-{id}")


DRAWING: Final = HesterDrawing()
