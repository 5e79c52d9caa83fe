"""The map of Harrow County at the terminal: 37 flat-top hexes with everything that lies on them."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from klubovna.games.harrow.factions.fairfolk.seen import FairFolk, FairFolkView
from klubovna.games.harrow.factions.hester.seen import Hester, HesterView
from klubovna.games.harrow.factions.kami.seen import Kami, KamiView
from klubovna.games.harrow.factions.protectors.seen import Protectors, ProtectorsView
from klubovna.games.harrow.facts import LEGEND_FACTS, SPOTS
from klubovna.games.harrow.view import HexView, View
from klubovna.kernel.text import Texts
from klubovna.kernel.view import View as Seen

COLOURS: Final = {
    "protectors": "indian_red1",
    "family": "dodger_blue1",
    "kami": "medium_purple1",
    "hester": "dark_orange",
    "fairfolk": "bright_white",
}
CUBES: Final = {
    "red": "indian_red1",
    "blue": "dodger_blue1",
    "purple": "medium_purple1",
    "brown": "dark_goldenrod",
    "teal": "dark_cyan",
    "yellow": "yellow3",
    "green": "green3",
    "silver": "grey74",
}
TERRAINS: Final = {
    "swamp": "dark_goldenrod",
    "wetlands": "dark_cyan",
    "plains": "yellow3",
    "forest": "green3",
    "mountain": "grey74",
    "brambles": "magenta",
}
MARKS: Final = {
    "legend": "★",
    "haint": "●",
    "infected": "◉",
    "nail": "↓",
    "home": "⌂",
    "storm": "≈",
    "townsfolk": "☺",
    "building": "♜",
    "advance": "»",
    "spawn": "✚",
    "strengthen": "▲",
    "scroll": "§",
    "path": "≡",
    "taunt": "!",
    "wrath": "‡",
    "flame": "✺",
    "root": "∿",
    "doll": "♟",
    "doll_open": "♙",
    "nest": "◒",
    "empty_nest": "◡",
    "cross": "✗",
    "find": "✪",
    "cube": "■",
}
STYLES: Final = {
    "storm": "bold",
    "townsfolk": COLOURS["protectors"],
    "building": COLOURS["family"],
    "path": COLOURS["protectors"],
    "taunt": COLOURS["protectors"],
    "wrath": COLOURS["protectors"],
    "flame": COLOURS["hester"],
    "root": COLOURS["hester"],
    "doll": COLOURS["kami"],
    "doll_open": COLOURS["kami"],
}
SLOPE: Final = 2
"""Rows from the top of a hex to its middle, and columns that a side leans."""
LEAST_EDGE: Final = 9
MOST_EDGE: Final = 12
COLUMNS: Final = 7
ROWS: Final = 7

Word = tuple[str, str]
"""Some characters and their style."""


class Pen:
    """A view with the words to draw it."""

    def __init__(self, view: Seen, texts: Texts) -> None:
        self.view = view
        self.table: View = view.table
        self.texts = texts

    @property
    def protectors(self) -> ProtectorsView | None:
        return next((player.board for player in self.table.players if isinstance(player, Protectors)), None)

    @property
    def kami(self) -> KamiView | None:
        return next((player.board for player in self.table.players if isinstance(player, Kami)), None)

    @property
    def hester(self) -> HesterView | None:
        return next((player.board for player in self.table.players if isinstance(player, Hester)), None)

    @property
    def fairfolk(self) -> FairFolkView | None:
        return next((player.board for player in self.table.players if isinstance(player, FairFolk)), None)

    def say(self, key: str, **params: Any) -> str:
        return self.texts.sentence(f"board-{key}", params)

    def word(self, key: str) -> str:
        return self.texts.sentence(key.replace("_", "-"))

    def name(self, names: dict[str, str]) -> str:
        return names[self.texts.lang]

    def letter(self, faction: str) -> str:
        return self.word(f"letter-{faction}")

    def faction(self, faction: str) -> Text:
        return Text().append(self.word(f"role-{faction}"), style=COLOURS[faction])

    def legend(self, id: str) -> str:
        return next(self.name(facts["name"]) for facts in LEGEND_FACTS if facts["id"] == id)

    def hex(self, at: int) -> str:
        return self.table.hexes[at].name


class HexMap:
    """The map, as wide as the terminal lets it be."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.lying = lying(pen)
        self.edge = MOST_EDGE
        self.cells: list[list[Word]] = []

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.edge = max(LEAST_EDGE, min(MOST_EDGE, (options.max_width - SLOPE) // COLUMNS - SLOPE))
        width = COLUMNS * (self.edge + SLOPE) + SLOPE
        self.cells = [[(" ", "")] * width for _ in range(ROWS * 2 * SLOPE + 1)]
        for spot in self.pen.table.hexes:
            self.border(*self.corner(spot))
        for at, spot in enumerate(self.pen.table.hexes):
            self.fill(at, spot)
        lines = []
        for row in self.cells:
            line = Text(no_wrap=True)
            for mark, style in row:
                line.append(mark, style=style)
            line.rstrip()
            lines.append(line)
        yield Text("\n").join(lines)

    def corner(self, spot: HexView) -> tuple[int, int]:
        """The column of a hex's left tip and the row of its upper edge."""
        q, r = spot.hex
        return (q + COLUMNS // 2) * (self.edge + SLOPE), 2 * SLOPE * (r + ROWS // 2) + SLOPE * q

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for i, mark in enumerate(text):
            self.cells[y][x + i] = (mark, style)

    def border(self, x: int, y: int) -> None:
        right = x + self.edge + 2 * SLOPE - 1
        self.put(x + SLOPE, y, "_" * self.edge, "grey42")
        self.put(x + SLOPE, y + 2 * SLOPE, "_" * self.edge, "grey42")
        for step in range(SLOPE):
            self.put(x + SLOPE - 1 - step, y + 1 + step, "/", "grey42")
            self.put(right - SLOPE + 1 + step, y + 1 + step, "\\", "grey42")
            self.put(x + step, y + 1 + SLOPE + step, "\\", "grey42")
            self.put(right - step, y + 1 + SLOPE + step, "/", "grey42")

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
        self.put(x + start, y, text, style)
        return start + len(text)

    def title(self, x: int, y: int, spot: HexView) -> None:
        style = TERRAINS[spot.terrain]
        terrain = self.pen.word(f"terrain-{spot.terrain}")
        if len(terrain) > self.edge - 3:
            terrain = self.pen.word(f"terrain-short-{spot.terrain}")
        self.put(x, y, spot.name, f"bold {style}")
        self.put(x + 2, y, MARKS["storm"] if spot.storm else " ", "bold")
        self.put(x + 3, y, terrain, style)

    def units(self, at: int, spot: HexView) -> list[Word]:
        """`P★●3◉1`: the faction, its legend, haints and infected haints; Kami's legends are A and B."""
        words = []
        for faction, units in spot.units.items():
            text = self.pen.letter(faction)
            if units.get("legend") or units.get("legend_b"):
                tokens = "A" * units.get("legend", 0) + "B" * units.get("legend_b", 0)
                text += MARKS["legend"] + (tokens if faction == "kami" else "")
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
        words += [(MARKS[kind], STYLES.get(kind, "bold")) for kind in self.lying[at]]
        for colour, n in spot.cubes.items():
            words.append((counted(MARKS["cube"] + self.pen.word(f"cube-mark-{colour}"), n), CUBES[colour]))
        return words


def counted(mark: str, count: int) -> str:
    return mark if count == 1 else f"{mark}{count}"


def lying(pen: Pen) -> dict[int, list[str]]:
    """Marks by hex that stand on the boards in the view: wrath, roots, dolls, nests, X tokens and finds."""
    found: dict[int, list[str]] = {at: [] for at in SPOTS}
    if (protectors := pen.protectors) is not None and protectors.wrath >= 0:
        found[protectors.wrath].append("wrath")
    if (hester := pen.hester) is not None:
        for at in dict.fromkeys(end for root in (*hester.old_roots, *hester.roots) for end in root if end >= 0):
            found[at].append("root")
    if (kami := pen.kami) is not None:
        for number, at in enumerate(kami.dolls):
            if at >= 0:
                found[at].append("doll_open" if kami.doll_face_up == number else "doll")
    if (folk := pen.fairfolk) is not None:
        for nest, offer in folk.nests.items():
            found[int(nest)].append("nest" if offer is not None else "empty_nest")
        for at in folk.crosses:
            found[at].append("cross")
        for at in folk.found.values():
            found[at].append("find")
    return found


class Legend:
    """The marks that lie on the map now, in words; no mark is parted from its word."""

    def __init__(self, pen: Pen) -> None:
        used = marks_in_use(pen)
        self.words = [f"{mark} {pen.word(f'mark-{kind}')}" for kind, mark in MARKS.items() if kind in used]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = ""
        for word in self.words:
            if line and len(line) + 2 + len(word) > options.max_width:
                yield Text(line, style="dim")
                line = word
            else:
                line = f"{line}  {word}" if line else word
        yield Text(line, style="dim")


def marks_in_use(pen: Pen) -> set[str]:
    used = {kind for kinds in lying(pen).values() for kind in kinds}
    for spot in pen.table.hexes:
        used |= {*spot.pieces, *spot.tokens}
        used |= {"cube"} if spot.cubes else set()
        used |= {"storm"} if spot.storm else set()
        used |= {"home"} if spot.home else set()
        used |= {kind.removesuffix("_b") for units in spot.units.values() for kind in units}
    return used | ({"nail"} if pen.table.nails else set())
