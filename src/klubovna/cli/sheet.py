"""What a game looks like at the terminal: board, news, question, result."""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib import import_module
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from klubovna.kernel.coach import Coaching
from klubovna.kernel.decision import Decision, Subset
from klubovna.kernel.game import Game
from klubovna.kernel.state import Result
from klubovna.kernel.text import Texts, dashed

MOST_NEWS: Final = 25


def board(game: Game, seat: int | None, texts: Texts) -> RenderableType:
    """The game's own drawing of what the seat sees; a game without one is shown as a tree."""
    if game.rules.terminal is None:
        return _tree(texts.rules.title[texts.lang], game.view(seat)["table"])
    module, _, name = game.rules.terminal.partition(":")
    draw: Callable[[Any, Texts], RenderableType] = getattr(import_module(module), name)
    return draw(game.look(seat), texts)


def _tree(label: str, thing: Any) -> Tree:
    tree = Tree(Text(label))
    entries = thing.items() if isinstance(thing, dict) else enumerate(thing)
    for name, value in entries:
        nested = isinstance(value, dict) or (isinstance(value, list) and any(isinstance(x, dict | list) for x in value))
        if nested:
            tree.add(_tree(str(name), value))
        else:
            shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            tree.add(Text(f"{name}: {shown}"))
    return tree


def seat_name(game: Game, seat: int, texts: Texts) -> str:
    return str(texts.noun(game.state, "seat", seat))


def news(game: Game, events: list[dict[str, Any]], texts: Texts) -> RenderableType:
    """Events in words, each with its clause; of many only the last."""
    parts: list[RenderableType] = []
    if len(events) > MOST_NEWS:
        left_out = texts.sentence("cli-earlier", {"count": len(events) - MOST_NEWS})
        parts.append(Text(f"  {left_out}", style="dim"))
    parts += [event_line(game, event, texts) for event in events[-MOST_NEWS:]]
    return Group(*parts)


def event_line(game: Game, event: dict[str, Any], texts: Texts) -> RenderableType:
    words = Text.assemble("• ", game.text(texts.lang, event), "  ", (event["rule"], "dim"))
    return Padding(words, (0, 0, 0, 2))


def marking(decision: Decision[Any]) -> Subset[Any] | None:
    """The set that is to be marked, where more than one thing may be."""
    subset = decision.subset
    return None if subset is None or subset.allowed < 2 else subset


def question(
    game: Game, decision: Decision[Any], texts: Texts, marked: Collection[int] = frozenset()
) -> RenderableType:
    """The question, and its options as people number them: from 1. Of a set all things are listed, with their marks."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold cyan", no_wrap=True)
    subset = marking(decision)
    if subset is not None:
        table.add_column(no_wrap=True)
    table.add_column()
    for place, option in enumerate(decision.options if subset is None else subset.items):
        box = [] if subset is None else [Text("[x]", style="bold green") if place in marked else Text("[ ]", "dim")]
        table.add_row(Text(str(place + 1)), *box, Text(game.text(texts.lang, option, decision)))
    parts: list[RenderableType] = [
        Text.assemble((game.text(texts.lang, decision), "bold"), "  ", (decision.rule, "dim")),
        Padding(table, (0, 0, 0, 2)),
    ]
    if subset is not None:
        least, most = subset.owed, subset.allowed
        way = "exact" if least == most else "between" if least else "any"
        told = {"marked": len(marked), "least": least, "most": most, "way": way}
        parts.append(Text(texts.sentence("cli-marks", told), style="yellow"))
        parts.append(Text(texts.sentence("cli-many"), style="dim"))
    return Group(*parts)


def coach(told: Coaching, texts: Texts) -> RenderableType:
    """What the coach of a guided game says; what it would choose is numbered as people do, from 1."""
    lines: list[RenderableType] = [Text(text, style="italic dim") for text in told.after]
    if not told.planned:
        lines.append(Text(texts.sentence("cli-coach-own-way"), style="dim"))
    lines += [Text(text) for text in told.say]
    if told.advice:
        lines.append(Text(told.advice, style="bold"))
    if told.suggest:
        numbers = ", ".join(str(index + 1) for index in told.suggest)
        lines.append(Text(texts.sentence("cli-coach-would", {"numbers": numbers}), style="cyan"))
    title = Text(texts.sentence("cli-coach"), style="bold cyan")
    return Panel(Group(*lines), title=title, title_align="left", border_style="cyan")


def pages(game: Game, seat: int | None, texts: Texts) -> list[tuple[str, RenderableType]]:
    """What the game can show of the table besides its board, each page with its title."""
    if game.rules.terminal is None:
        return []
    module = import_module(game.rules.terminal.partition(":")[0])
    shown: Callable[[Any, Texts], list[tuple[str, RenderableType]]] | None = getattr(module, "pages", None)
    return [] if shown is None else shown(game.look(seat), texts)


def standing(game: Game, players: list[str] | None, texts: Texts) -> RenderableType:
    """The end: who won, and the scores with whatever the game adds to them."""
    result = game.result
    assert result is not None
    columns, notes = _details(game, result, texts)
    table = Table(box=SIMPLE_HEAD)
    table.add_column(Text(texts.sentence("cli-rank")), justify="right")
    table.add_column(Text(texts.sentence("cli-seat")))
    if players is not None:
        table.add_column(Text(texts.sentence("cli-player")))
    table.add_column(Text(texts.sentence("cli-score")), justify="right")
    for label, _ in columns:
        table.add_column(Text(label), justify="right")
    for seat in sorted(range(game.seats), key=lambda s: (result.ranks[s], s)):
        style = "bold" if seat in result.winners else ""
        cells = [f"{result.ranks[seat]}.", seat_name(game, seat, texts)]
        cells += [player_name(players[seat], texts)] if players is not None else []
        cells += [str(result.scores[seat]), *(str(values[seat]) for _, values in columns)]
        table.add_row(*(Text(cell) for cell in cells), style=style)
    return Group(table, *(Text(note) for note in notes), Text(winner(game, result, texts), style="bold green"))


def player_name(player: str, texts: Texts) -> str:
    return texts.sentence("cli-human") if player == "human" else player


def winner(game: Game, result: Result, texts: Texts) -> str:
    names = ", ".join(seat_name(game, seat, texts) for seat in result.winners)
    return texts.sentence("cli-winners", {"count": len(result.winners), "names": names})


def _details(game: Game, result: Result, texts: Texts) -> tuple[list[tuple[str, list[Any]]], list[str]]:
    """Lists by seat become columns, the rest sentences. Their words are the game's `detail-…` messages."""
    columns: list[tuple[str, list[Any]]] = []
    notes: list[str] = []
    for name, value in result.details.items():
        key = f"detail-{dashed(name)}"
        if value is None:
            continue
        if isinstance(value, list) and len(value) >= game.seats:
            words = [_detail(game, name, one, texts) for one in value]
            columns.append((texts.sentence(key) if texts.has(key) else name, words))
        elif not texts.has(key):
            notes.append(f"{name}: {value}")
        elif isinstance(value, dict):
            notes.append(texts.sentence(key, value))
        else:
            notes.append(texts.sentence(key, {"value": texts.noun(game.state, name, value)}))
    return columns, notes


def _detail(game: Game, name: str, value: Any, texts: Texts) -> str:
    """One seat's entry of a column; a word that the game has a noun for is put into the language of the table."""
    if value is None:
        return "–"
    return str(texts.noun(game.state, name, value)) if name in game.rules.nouns else str(value)
