"""A position and its plan in a terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from klubovna.games.gloomhaven.monsters.planner.position import Choice, Plan, Position
from klubovna.games.gloomhaven.monsters.planner.reasons import Reason, reasons
from klubovna.kernel.hexes import Hex, neighbours
from klubovna.kernel.text import HouseTexts

WIDE: Final = 4
"""Characters from one hex of a row to the next; the rows are shifted by half of it."""
SIGNS: Final = {
    "wall": ("###", "grey50"),
    "floor": (" · ", "grey50"),
    "door": ("[+]", "yellow"),
    "obstacle": (" ■ ", "white"),
    "trap": (" ^ ", "bright_red"),
    "hazardous": (" ~ ", "orange3"),
    "difficult": (" : ", "green"),
    "ally": (" m ", "magenta"),
    "invisible": ("", "dim cyan"),
    "enemy": ("", "bold cyan"),
    "focus": ("", "bold black on cyan"),
    "actor": ("", "bold magenta"),
    "end": ("", "bold black on yellow"),
    "way": (" • ", "yellow"),
}


def draw(position: Position, made: Plan, texts: HouseTexts) -> RenderableType:
    """The map, the outcomes and the reasons."""
    pen = Pen(position, made, texts)
    return Group(pen.map(), pen.legend(), Text(), pen.options(), Text(), pen.why())


class Pen:
    def __init__(self, position: Position, made: Plan, texts: HouseTexts) -> None:
        self.position = position
        self.made = made
        self.texts = texts
        self.names = {figure.at: figure.name for figure in position.figures if figure.name}
        self.ends: dict[Hex, int] = {}
        for choice in made.options:
            self.ends.setdefault(choice.end, len(self.ends) + 1)
        self.cells = self._cells()

    def _cells(self) -> dict[Hex, tuple[str, str]]:
        """What is shown of every hex: a sign of the list above and the letters in it; what lies on top comes last."""
        position = self.position
        floor = position.floor
        cells = {near: ("wall", "") for at in floor for near in neighbours(at) if near not in floor}
        cells |= dict.fromkeys(floor, ("floor", ""))
        for sign, hexes in (
            ("difficult", position.difficult),
            ("hazardous", position.hazardous),
            ("trap", position.traps),
            ("obstacle", position.obstacles),
            ("door", position.doors),
        ):
            cells |= dict.fromkeys(hexes, (sign, ""))
        for choice in self.made.options:
            for at in choice.path:
                if cells[at][0] == "floor":
                    cells[at] = ("way", "")
        for end, number in self.ends.items():
            cells[end] = ("end", str(number))
        focuses = {choice.focus for choice in self.made.options}
        own = next((figure.side for figure in position.figures if figure.at == position.actor), "monster")
        for figure in position.figures:
            sign = "ally" if figure.side == own else "invisible" if figure.invisible else "enemy"
            cells[figure.at] = ("focus" if figure.at in focuses else sign, figure.name[:3])
        cells[position.actor] = ("end" if position.actor in self.ends else "actor", self.name(position.actor)[:3])
        return cells

    def name(self, at: Hex) -> str:
        return self.names.get(at) or ("M" if at == self.position.actor else str(at))

    def map(self) -> Text:
        """Hexes with a corner up, r at the left; walls between two hexes as strokes."""
        left = min(WIDE * q + WIDE // 2 * r for q, r in self.cells)
        walls = {frozenset(wall) for wall in self.position.walls}
        drawing = Text()
        for row in sorted({r for _, r in self.cells}):
            line, below = Text(), Text()
            for q in sorted(q for q, r in self.cells if r == row):
                at = (q, row)
                middle = WIDE * q + WIDE // 2 * row - left + 1
                sign, letters = self.cells[at]
                shape, style = SIGNS[sign]
                _put(line, middle - 1, f"{letters:^3}" if letters else shape, style)
                for other, column, stroke in (
                    ((q + 1, row), middle + 2, "|"),
                    ((q, row + 1), middle + 1, "/"),
                    ((q - 1, row + 1), middle - 1, "\\"),
                ):
                    if frozenset((at, other)) in walls:
                        _put(line if stroke == "|" else below, column, stroke, "bold")
            drawing.append(f"{row:>4}  ", "dim").append(line).append("\n")
            if walls:
                drawing.append(" " * 6).append(below).append("\n")
        drawing.rstrip()
        return drawing

    def legend(self) -> RenderableType:
        """The signs on this map."""
        shown: dict[str, str] = {}
        for sign, letters in self.cells.values():
            shown.setdefault(sign, letters)
        parts = [
            Text.assemble((shape.strip() or shown[sign], style), " ", (self.texts.sentence(f"plan-sign-{sign}"), "dim"))
            for sign, (shape, style) in SIGNS.items()
            if sign in shown and sign != "floor"
        ]
        return Padding(Columns(parts, padding=(0, 3)), (0, 0, 0, 6))

    def options(self) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold yellow", no_wrap=True)
        table.add_column()
        for choice in self.made.options:
            table.add_row(Text(str(self.ends[choice.end])), Text(self.sentence(choice)))
        return table

    def sentence(self, choice: Choice) -> str:
        """One outcome in words."""
        say = self.texts.sentence
        if choice.end == self.position.actor:
            parts = [say("plan-stays", {"who": self.name(self.position.actor)})]
        else:
            way = " → ".join(map(str, choice.path[:-1])) or "–"
            params = {"who": self.name(self.position.actor), "end": str(choice.end), "way": way, "n": len(choice.path)}
            parts = [say("plan-moves", params)]
        if choice.enters:
            parts.append(say("plan-enters", {"hexes": self.joined(sorted(choice.enters))}))
        if choice.attacks:
            parts.append(say("plan-attacks", {"others": self.joined(choice.order)}))
            if choice.disadvantage:
                parts.append(say("plan-disadvantage", {"others": self.joined(sorted(choice.disadvantage))}))
            if choice.area:
                parts.append(say("plan-area", {"hexes": " ".join(map(str, sorted(choice.area)))}))
        else:
            parts.append(say("plan-no-attack"))
        return " ".join(parts)

    def joined(self, hexes: Any) -> str:
        return ", ".join(self.name(at) for at in hexes)

    def why(self) -> RenderableType:
        parts: list[RenderableType] = [Text(self.texts.sentence("plan-why"), style="bold")]
        for reason in reasons(self.position, self.made):
            words = Text.assemble("• ", self.reason(reason), "  ", (reason.rule, "dim"))
            parts.append(Padding(words, (0, 0, 0, 2)))
        return Group(*parts)

    def reason(self, reason: Reason) -> str:
        params = dict(reason.params)
        if "who" in params:
            params["who"] = self.name(params["who"])
        for name in ("others", "hexes"):
            if name in params:
                params[name] = self.joined(params[name])
        return self.texts.sentence(f"why-{reason.name}", params)


def _put(line: Text, column: int, letters: str, style: str) -> None:
    line.append(" " * (column - len(line))).append(letters, style)
