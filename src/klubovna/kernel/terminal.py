"""What the tables of all games draw with at the terminal: words, a field of characters, the legend of the marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from rich.console import Console, ConsoleOptions, OverflowMethod, RenderResult
from rich.text import Text

from klubovna.kernel.text import Texts, dashed
from klubovna.kernel.view import View

T = TypeVar("T")
NONE: Final = "–"


class Pen(Generic[T]):
    """A view with the words to draw it; each game has its own pen for its own things."""

    def __init__(self, view: View, texts: Texts) -> None:
        self.view = view
        self.table: T = view.table
        self.texts = texts

    def say(self, key: str, **params: Any) -> str:
        """A sentence of the board, `board-<key>`."""
        return self.texts.sentence(f"board-{dashed(key)}", params)

    def word(self, key: str, **params: Any) -> str:
        return self.texts.sentence(dashed(key), params)

    def name(self, names: dict[str, str]) -> str:
        """A name of our own content, by language."""
        return names[self.texts.lang]

    def labelled(self, key: str, value: Text | str, **params: Any) -> Text:
        return Text().append(self.say(key, **params) + ": ", style="dim").append(value)


def joined(parts: Iterable[Text | str], between: str = " · ") -> Text:
    """What there is, with something between."""
    texts = [part if isinstance(part, Text) else Text(part) for part in parts]
    return Text().append(between, style="dim").join(part for part in texts if part.plain)


def tallied(names: Iterable[str]) -> str:
    """`spawn, 2× scroll`"""
    counts = Counter(names)
    return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in counts.items()) or NONE


class Canvas:
    """A field of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for i, mark in enumerate(text):
            self.cells[y][x + i] = (mark, style)

    def text(self, overflow: OverflowMethod | None = None) -> Text:
        """Line by line, without the empty ends."""
        lines = []
        for row in self.cells:
            line = Text(no_wrap=True, overflow=overflow)
            for mark, style in row:
                line.append(mark, style=style)
            line.rstrip()
            lines.append(line)
        return Text("\n", no_wrap=overflow is not None, overflow=overflow).join(lines)


class Legend:
    """Marks in words, as many in a line as fit; no mark is parted from its word."""

    def __init__(self, words: list[str], gap: int = 2) -> None:
        self.words = words
        self.gap = " " * gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = ""
        for word in self.words:
            if line and len(line) + len(self.gap) + len(word) > options.max_width:
                yield Text(line, style="dim")
                line = word
            else:
                line = f"{line}{self.gap}{word}" if line else word
        yield Text(line, style="dim")
