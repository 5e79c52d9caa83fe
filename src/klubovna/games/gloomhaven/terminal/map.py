"""The map of a scenario at the terminal: hexes with a corner up, as far as they are revealed."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult

from klubovna.games.gloomhaven.state import PLACING
from klubovna.games.gloomhaven.terminal.pen import RANK_MARKS, Pen
from klubovna.games.gloomhaven.view import FigureView
from klubovna.kernel.hexes import Hex, edge
from klubovna.kernel.terminal import Canvas, Legend

SIGNS: Final = {
    "door": "[+]",
    "locked": "[x]",
    "open": "[ ]",
    "obstacle": "▒",
    "trap": "^",
    "hazardous": "~",
    "difficult": ":",
    "plate": "o",
    "coin": "$",
    "treasure": "T",
    "start": "×",
}
STYLES: Final = {
    "door": "yellow",
    "locked": "bold yellow",
    "open": "dim yellow",
    "obstacle": "grey62",
    "trap": "bold red",
    "hazardous": "dark_orange",
    "difficult": "green",
    "plate": "cyan",
    "coin": "bold gold1",
    "treasure": "bold gold1",
    "start": "cyan",
}
GROUNDS: Final = frozenset(("obstacle", "hazardous", "difficult"))
"""Signs that fill a hex where nobody stands."""
NAME: Final = "grey62"
GRID: Final = "grey35"
WALL: Final = "grey70"
WIDEST: Final = 8
NARROWEST: Final = 4
HIGH: Final = 3
"""Lines from one row of hexes to the next: the name, what is there, the sides between the rows."""
RISING: Final = {1: "▞", 2: "▄▀", 3: "▄▄▀"}
FALLING: Final = {1: "▚", 2: "▀▄", 3: "▀▄▄"}
"""Slanting walls by the room there is for them."""


# -- what lies on the map ----------------------------------------------------------------------------------------------


class Ground:
    """The revealed hexes and the signs on them."""

    def __init__(self, pen: Pen) -> None:
        book, table = pen.book, pen.table
        rooms = {book.room_ids.index(id) for id in table.rooms}
        self.floor: set[Hex] = {at for room in rooms for at in book.rooms[room]}
        self.signs: dict[Hex, list[tuple[str, str]]] = {}
        """By hex the kinds of signs, and how each is written."""
        for door in table.doors:
            at = door.at
            self.floor.add(at)
            locked = book.locked[book.door_at[at]] and not door.unlocked
            self.add(at, "open" if door.open else "locked" if locked else "door")
        for hexes in table.obstacles:
            for at in hexes:
                self.add(at, "obstacle")
        for q, r, *_ in table.traps:
            self.add((q, r), "trap")
        for kind, hexes in (("hazardous", table.hazardous), ("difficult", table.difficult)):
            for at in hexes:
                self.add(at, kind)
        for overlay in book.facts.overlays:
            if overlay.kind == "plate" and overlay.room in table.rooms:
                for at in overlay.hexes:
                    self.add(at, "plate")
        for at, count in Counter(at for at in table.coins).items():
            self.add(at, "coin", str(count) if count > 1 else "")
        for q, r, number in table.treasures:
            self.add((q, r), "treasure", str(number) if number >= 0 else "!")
        if table.phase == PLACING:
            for at in book.facts.start:
                self.add(at, "start")

    def add(self, at: Hex, kind: str, more: str = "") -> None:
        self.signs.setdefault(at, []).append((kind, SIGNS[kind] + more))

    def kinds(self) -> set[str]:
        return {kind for signs in self.signs.values() for kind, _ in signs}


class HexMap:
    """The revealed part of the map, as wide as the terminal lets it be."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.ground = Ground(pen)
        self.figures = {figure.at: figure for figure in pen.figures}
        self.top = min(r for _, r in self.ground.floor)
        self.left = min(2 * q + r for q, r in self.ground.floor)
        self.rows = max(r for _, r in self.ground.floor) - self.top + 1
        self.halves = max(2 * q + r for q, r in self.ground.floor) - self.left + 2
        self.wide = WIDEST
        self.canvas = Canvas(0, 0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        while self.wide > NARROWEST and self.column(self.halves) >= options.max_width:
            self.wide -= 1
        self.canvas = Canvas(self.column(self.halves) + 1, self.rows * HIGH + 1)
        order = sorted(self.ground.floor, key=lambda at: (at[1], at[0]))
        for walls in (False, True):
            for at in order:
                self.sides(at, walls)
        for at in order:
            self.fill(at)
        yield self.canvas.text(overflow="crop")

    def column(self, half: int) -> int:
        """Rows are shifted against each other by half a hex: columns are counted in halves."""
        return self.wide * half // 2

    def corner(self, at: Hex) -> tuple[int, int]:
        """The half column of a hex's left side, and the line above its name."""
        q, r = at
        return 2 * q + r - self.left, HIGH * (r - self.top)

    def sides(self, at: Hex, walls: bool) -> None:
        """The sides of a hex that are walls, or those that are none."""
        half, y = self.corner(at)
        left, middle, right = (self.column(half + i) for i in range(3))
        q, r = at
        for near, x in (((q - 1, r), left), ((q + 1, r), right)):
            if self.wall(at, near) == walls:
                for line in (y + 1, y + 2):
                    self.canvas.put(x, line, "█" if walls else "┊", WALL if walls else GRID)
        for near, x, end, line, slants in (
            ((q, r - 1), left, middle, y, RISING),
            ((q + 1, r - 1), middle, right, y, FALLING),
            ((q - 1, r + 1), left, middle, y + HIGH, FALLING),
            ((q, r + 1), middle, right, y + HIGH, RISING),
        ):
            room = end - x - 1
            if self.wall(at, near) != walls:
                continue
            if walls:
                self.canvas.put(x + 1, line, slants[room], WALL)
            else:
                self.canvas.put(x + 1 + (room - 1) // 2, line, "·", GRID)

    def wall(self, at: Hex, near: Hex) -> bool:
        return near not in self.ground.floor or edge(at, near) in self.pen.book.walls

    def fill(self, at: Hex) -> None:
        """The name; below it who stands there, else what lies there. What lies under a figure is beside the name."""
        half, y = self.corner(at)
        x, room = self.column(half) + 1, self.column(half + 2) - self.column(half) - 1
        name = self.pen.hex(at)
        self.canvas.put(x, y + 1, name, NAME)
        signs = self.ground.signs.get(at, [])
        figure = self.figures.get(at)
        if figure is not None:
            self.stand(x, y + 2, room, figure)
            self.lay(x + len(name), y + 1, room - len(name), signs)
        elif len(signs) == 1 and signs[0][0] in GROUNDS:
            kind, sign = signs[0]
            self.canvas.put(x, y + 2, sign * room, STYLES[kind])
        else:
            wide = sum(len(sign) for _, sign in signs)
            self.lay(x, y + 2, min(room, (room + wide + 1) // 2), signs)

    def lay(self, x: int, y: int, room: int, signs: list[tuple[str, str]]) -> None:
        """As many signs as there is room for, the last at the right end."""
        for kind, sign in reversed(signs):
            if len(sign) <= room:
                self.canvas.put(x + room - len(sign), y, sign, STYLES[kind])
                room -= len(sign)

    def stand(self, x: int, y: int, room: int, figure: FigureView) -> None:
        """A figure with its hit points, where they fit."""
        label = self.pen.label(figure)
        if len(label) > room:
            label = label[0] + label[2:]
        style = f"bold {self.pen.colour(figure)}"
        if figure.id == self.pen.table.acting:
            style += " reverse"
        self.canvas.put(x, y, label[:room], style)
        hp = f"♥{figure.hp}"
        if len(label) + len(hp) <= room:
            self.canvas.put(x + room - len(hp), y, hp, "red")


def legend(pen: Pen) -> Legend:
    """The signs that lie on the map now, in words."""
    used = Ground(pen).kinds()
    words = [f"{sign} {pen.word(f'sign-{kind}')}" for kind, sign in SIGNS.items() if kind in used]
    ranks = {figure.rank for figure in pen.figures if figure.form == "monster"}
    words += [f"{mark} {pen.word(f'rank-{rank}')}" for rank, mark in RANK_MARKS.items() if mark and rank in ranks]
    return Legend([*words, pen.say("legend-wall")], gap=3)
