"""The map of Root at the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from klubovna.games.root.facts import FIRST_FOREST
from klubovna.games.root.terminal.pen import COLOURS, LETTERS, OWNERS, SUIT_STYLES, Pen
from klubovna.games.root.view import ClearingView
from klubovna.kernel.text import dashed

WIDEST: Final = 106
NARROWEST: Final = 80
HEIGHT: Final = 34
BOX_WIDTH: Final = 16
BOX_HEIGHT: Final = 4


class Canvas:
    """Characters with styles in a grid; what is written over paths stays free of them."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells = [[(" ", "")] * width for _ in range(height)]
        self.taken: set[tuple[int, int]] = set()

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, mark in enumerate(text):
            if 0 <= y < len(self.cells) and 0 <= x + i < self.width:
                self.cells[y][x + i] = (mark, style)

    def clear(self, x: int, y: int, width: int, height: int) -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width)
            self.taken.update((column, row) for column in range(x, x + width))

    def line(self, start: tuple[int, int], end: tuple[int, int], mark: str, style: str) -> None:
        (x0, y0), (x1, y1) = start, end
        steps = max(abs(x1 - x0), 2 * abs(y1 - y0), 1)
        for i in range(steps + 1):
            self.put(x0 + round((x1 - x0) * i / steps), y0 + round((y1 - y0) * i / steps), mark, style)

    def near(self, x: int, y: int, width: int) -> tuple[int, int]:
        """The nearest place for a short text that no clearing covers."""
        around = [(dx, dy) for dx in range(-12, 13) for dy in range(-4, 5)]
        for dx, dy in sorted(around, key=lambda d: (abs(d[0]) + 3 * abs(d[1]), d)):
            if not any((x + dx + i, y + dy) in self.taken for i in range(width)):
                return x + dx, y + dy
        return x, y

    def text(self) -> Text:
        lines = []
        for row in self.cells:
            line = Text(no_wrap=True)
            for mark, style in row:
                line.append(mark, style=style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


class Chart:
    """The map, as wide as the terminal lets it be."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.facts = pen.chart.facts
        self.canvas = Canvas(WIDEST, HEIGHT)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.canvas = Canvas(max(NARROWEST, min(WIDEST, options.max_width)), HEIGHT)
        self.ways()
        for number, clearing in enumerate(self.pen.table.clearings):
            self.clearing(number, clearing)
        self.forests()
        yield self.canvas.text()

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """Where on the canvas a point of the map lies: the outermost clearings touch the edges."""
        clearings = self.facts.clearing
        left, right = min(c.x for c in clearings), max(c.x for c in clearings)
        top, bottom = min(c.y for c in clearings), max(c.y for c in clearings)
        return (
            BOX_WIDTH // 2 + round((x - left) / (right - left) * (self.canvas.width - BOX_WIDTH)),
            BOX_HEIGHT // 2 + round((y - top) / (bottom - top) * (HEIGHT - BOX_HEIGHT)),
        )

    def ways(self) -> None:
        spots = [self.spot(c.x, c.y) for c in self.facts.clearing]
        closed = self.pen.table.closed
        for a, b in self.facts.river_edges:
            self.canvas.line(spots[a - 1], spots[b - 1], "~", "blue")
        for a, b in self.pen.chart.paths:
            mark, style = ("×", "red") if (a, b) in closed else ("·", "grey50")
            self.canvas.line(spots[a], spots[b], mark, style)

    def clearing(self, number: int, clearing: ClearingView) -> None:
        """Number, suit, ruler and free slots; then warriors and pawns; then buildings and tokens."""
        x, y = self.spot(self.facts.clearing[number].x, self.facts.clearing[number].y)
        left, top = x - BOX_WIDTH // 2, y - BOX_HEIGHT // 2
        self.canvas.clear(left, top, BOX_WIDTH, BOX_HEIGHT)
        suit = clearing.suit
        title = f"{number + 1:>2} {self.pen.texts.sentence('suit-' + suit)}"
        self.canvas.put(left, top, title, f"bold {SUIT_STYLES[suit]}")
        slots = "□" * clearing.open + "▩" * clearing.ruin
        self.canvas.put(left + BOX_WIDTH - len(slots), top, slots, "grey62")
        ruler = clearing.ruler
        if ruler is not None:
            self.canvas.put(left + BOX_WIDTH - len(slots) - 3, top, f"♔{LETTERS[ruler]}", COLOURS[ruler])
        self.row(left, top + 1, [*self.landmarks(number, clearing), *self.forces(number, clearing)])
        self.row(left, top + 2, self.pieces(clearing))

    def landmarks(self, number: int, clearing: ClearingView) -> list[tuple[str, str]]:
        table = self.pen.table
        there = (table.ferry == number, table.tower == number, clearing.scorched)
        return [(mark, "bold") for mark, shown in zip("≋♜✗", there, strict=True) if shown]

    def forces(self, number: int, clearing: ClearingView) -> list[tuple[str, str]]:
        words = [(f"{LETTERS[f]}{count}", f"bold {COLOURS[f]}") for f, count in clearing.warriors.items()]
        return words + [(f"{LETTERS[f]}♟", f"bold {COLOURS[f]}") for f, at in self.pen.table.pawns() if at == number]

    def pieces(self, clearing: ClearingView) -> list[tuple[str, str]]:
        texts = self.pen.texts
        return [
            (texts.sentence(f"piece-short-{dashed(piece)}") + (str(count) if count > 1 else ""), COLOURS[OWNERS[piece]])
            for piece, count in clearing.pieces.items()
        ]

    def row(self, left: int, row: int, words: list[tuple[str, str]]) -> None:
        """Words in the box of a clearing, on one more line if one is not enough."""
        x = left + 1
        for word, style in words:
            if x + len(word) > left + BOX_WIDTH:
                x, row = left + 1, row + 1
            self.canvas.put(x, row, word, style)
            x += len(word) + 1

    def forests(self) -> None:
        for number, forest in enumerate(self.facts.forest):
            here = [faction for faction, at in self.pen.table.pawns() if at == FIRST_FOREST + number]
            label = f"♣{number + 1}"
            x, y = self.spot(forest.x, forest.y)
            x, y = self.canvas.near(x, y, len(label) + 3 * len(here))
            self.canvas.put(x, y, label, "green4")
            for i, faction in enumerate(here):
                where = x + len(label) + 1 + 3 * i
                self.canvas.put(where, y, f"{LETTERS[faction]}♟", f"bold {COLOURS[faction]}")


def legend(pen: Pen) -> Text:
    """The marks of the map, and every path in words: lines that cross are hard to follow."""
    links = pen.chart.links(pen.table.closed)
    ways = "  ".join(f"{c + 1}–{','.join(str(to + 1) for to in near)}" for c, near in enumerate(links))
    return Text(f"{pen.say('legend')}\n{pen.say('paths')}: {ways}", style="dim")
