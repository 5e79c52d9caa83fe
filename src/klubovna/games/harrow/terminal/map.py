"""The map of Harrow County at the terminal: 37 flat-top hexes with everything that lies on them."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult

from klubovna.games.harrow.facts import FACTION_IDS, TOKENS_OF
from klubovna.games.harrow.terminal.pen import COLOURS, CUBES, MARKS, STYLES, Pen
from klubovna.games.harrow.view import HexView
from klubovna.kernel.terminal import Canvas

TERRAINS: Final = {
    "swamp": "dark_goldenrod",
    "wetlands": "dark_cyan",
    "plains": "yellow3",
    "forest": "green3",
    "mountain": "grey74",
    "brambles": "magenta",
}
SLOPE: Final = 2
"""Rows from the top of a hex to its middle, and columns that a side leans."""
LEAST_EDGE: Final = 9
MOST_EDGE: Final = 12
COLUMNS: Final = 7
ROWS: Final = 7

Word = tuple[str, str]
"""Some characters and their style."""


class HexMap:
    """The map, as wide as the terminal lets it be."""

    def __init__(self, pen: Pen, lying: list[tuple[int, str]]) -> None:
        self.pen = pen
        self.lying = lying
        self.edge = MOST_EDGE
        self.canvas = Canvas(0, 0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.edge = max(LEAST_EDGE, min(MOST_EDGE, (options.max_width - SLOPE) // COLUMNS - SLOPE))
        self.canvas = Canvas(COLUMNS * (self.edge + SLOPE) + SLOPE, ROWS * 2 * SLOPE + 1)
        for spot in self.pen.table.hexes:
            self.border(*self.corner(spot))
        for at, spot in enumerate(self.pen.table.hexes):
            self.fill(at, spot)
        yield self.canvas.text()

    def corner(self, spot: HexView) -> tuple[int, int]:
        """The column of a hex's left tip and the row of its upper edge."""
        q, r = spot.hex
        return (q + COLUMNS // 2) * (self.edge + SLOPE), 2 * SLOPE * (r + ROWS // 2) + SLOPE * q

    def border(self, x: int, y: int) -> None:
        right = x + self.edge + 2 * SLOPE - 1
        self.canvas.put(x + SLOPE, y, "_" * self.edge, "grey42")
        self.canvas.put(x + SLOPE, y + 2 * SLOPE, "_" * self.edge, "grey42")
        for step in range(SLOPE):
            self.canvas.put(x + SLOPE - 1 - step, y + 1 + step, "/", "grey42")
            self.canvas.put(right - SLOPE + 1 + step, y + 1 + step, "\\", "grey42")
            self.canvas.put(x + step, y + 1 + SLOPE + step, "\\", "grey42")
            self.canvas.put(right - step, y + 1 + SLOPE + step, "/", "grey42")

    def fill(self, at: int, spot: HexView) -> None:
        """Name, storm and terrain; then units; then everything else, below and at last beside the units."""
        x, y = self.corner(spot)
        left = x + SLOPE
        self.title(left, y + 1, spot)
        places = [(left, y + 3, self.edge + 1), (left, y + 4, self.edge), (left, y + 2, self.edge + 1)]
        used = [0, 0, 0]
        for word in self.units(at, spot):
            used[2] = self.write(places[2], used[2], word) or used[2]
        row = 0
        for word in self.pieces(at, spot):
            while row < len(places) and not (end := self.write(places[row], used[row], word)):
                row += 1
            if row < len(places):
                used[row] = end

    def write(self, place: tuple[int, int, int], used: int, word: Word) -> int:
        """Put a word behind those that stand in a row already; where it ends, 0 if there is no room."""
        x, y, room = place
        text, style = word
        start = used + 1 if used else 0
        if start + len(text) > room:
            return 0
        self.canvas.put(x + start, y, text, style)
        return start + len(text)

    def title(self, x: int, y: int, spot: HexView) -> None:
        style = TERRAINS[spot.terrain]
        terrain = self.pen.word(f"terrain-{spot.terrain}")
        if len(terrain) > self.edge - 3:
            terrain = self.pen.word(f"terrain-short-{spot.terrain}")
        self.canvas.put(x, y, spot.name, f"bold {style}")
        self.canvas.put(x + 2, y, MARKS["storm"] if spot.storm else " ", "bold")
        self.canvas.put(x + 3, y, terrain, style)

    def units(self, at: int, spot: HexView) -> list[Word]:
        """`P★●3◉1`: the faction, its legend, haints and infected haints; of two legends A and B."""
        words = []
        for faction, units in spot.units.items():
            text = self.pen.letter(faction)
            if units.get("legend") or units.get("legend_b"):
                tokens = "A" * units.get("legend", 0) + "B" * units.get("legend_b", 0)
                text += MARKS["legend"] + (tokens if len(TOKENS_OF[FACTION_IDS.index(faction)]) > 1 else "")
            for kind in ("haint", "infected"):
                if units.get(kind):
                    text += f"{MARKS[kind]}{units[kind]}"
            nails = sum(1 for owner, _, where in self.pen.table.nails if owner == faction and where == at)
            words.append((text + MARKS["nail"] * nails, f"bold {COLOURS[faction]}"))
        return words

    def pieces(self, at: int, spot: HexView) -> list[Word]:
        words = [(counted(MARKS[kind], n), STYLES[kind]) for kind, n in spot.pieces.items() if kind != "storm"]
        if spot.home is not None:
            words.insert(0, (MARKS["home"] + self.pen.letter(spot.home), COLOURS[spot.home]))
        words += [(counted(MARKS[kind], n), "bold") for kind, n in spot.tokens.items()]
        words += [(MARKS[kind], STYLES.get(kind, "bold")) for where, kind in self.lying if where == at]
        for colour, n in spot.cubes.items():
            words.append((counted(MARKS["cube"] + self.pen.word(f"cube-mark-{colour}"), n), CUBES[colour]))
        return words


def counted(mark: str, count: int) -> str:
    return mark if count == 1 else f"{mark}{count}"


def marks_in_use(pen: Pen, lying: list[tuple[int, str]]) -> set[str]:
    used = {kind for _, kind in lying}
    for spot in pen.table.hexes:
        used |= {*spot.pieces, *spot.tokens}
        used |= {"cube"} if spot.cubes else set()
        used |= {"storm"} if spot.storm else set()
        used |= {"home"} if spot.home else set()
        used |= {kind.removesuffix("_b") for units in spot.units.values() for kind in units}
    return used | ({"nail"} if pen.table.nails else set())
