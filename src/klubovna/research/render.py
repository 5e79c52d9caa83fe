"""The table as a picture: what the terminal draws, as text, as SVG or as pixels."""

from __future__ import annotations

import io
from functools import cache
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from klubovna.cli import sheet
from klubovna.kernel.game import Game

Mode: TypeAlias = Literal["ansi", "rgb_array", "svg"]
MODES: Final[tuple[Mode, ...]] = ("ansi", "rgb_array", "svg")
WIDTH: Final = 104
CELL: Final = (8, 17)
FONTS: Final = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "Menlo.ttc", "consola.ttf")
PAPER: Final = THEME.background_color


def known_mode(mode: Mode | None) -> Mode | None:
    """A mode in which a table can be drawn, or none."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, or None, not {mode!r}")
    return mode


def render(game: Game, seat: int | None, mode: Mode, lang: str = "en") -> str | NDArray[np.uint8]:
    """The table as `seat` sees it; None is a spectator."""
    out = io.StringIO()
    console = Console(width=WIDTH, record=mode == "svg", file=out, force_terminal=mode == "ansi")
    board = sheet.board(game, seat, game.rules.texts(lang))
    if mode == "rgb_array":
        return _pixels(console, board)
    console.print(board)
    return console.export_svg(title=game.rules.title[lang]) if mode == "svg" else out.getvalue()


@cache
def _font() -> Any:
    from PIL import ImageFont

    for name in FONTS:
        try:
            return ImageFont.truetype(name, 13)
        except OSError:
            continue
    return ImageFont.load_default(13)


def _pixels(console: Console, board: Any) -> NDArray[np.uint8]:
    """Every character in a cell of its own, so that lines stay in line with any font; colours as in the SVG.

    The paper is dark, as in a terminal: games write in white too.
    """
    from PIL import Image, ImageDraw

    lines = console.render_lines(board, console.options)
    wide, high = CELL
    picture = Image.new("RGB", (WIDTH * wide, max(1, len(lines)) * high), PAPER)
    pen = ImageDraw.Draw(picture)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            style = segment.style
            ink = _colour(style.color if style else None, THEME.foreground_color)
            ground = style.bgcolor if style else None
            for letter in segment.text:
                at = (column * wide, row * high)
                width = cell_len(letter)
                if ground is not None:
                    pen.rectangle((*at, at[0] + width * wide, at[1] + high), _colour(ground, PAPER))
                if letter != " ":
                    pen.text(at, letter, ink, _font())
                column += width
    return np.asarray(picture, np.uint8)


def _colour(colour: Color | None, otherwise: tuple[int, int, int]) -> tuple[int, int, int]:
    if colour is None or colour.is_default:
        return otherwise
    red, green, blue = colour.get_truecolor(THEME)
    return red, green, blue
