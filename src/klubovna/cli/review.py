"""klubovna review: which choices of a recorded game cost most, and what a bot would have done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from klubovna.cli.arguments import Language, console, environment_language


def review(
    file: Annotated[Path, typer.Argument(help="A saved game or a record.")],
    seat: Annotated[list[int] | None, typer.Option(min=1, help="Only this seat; may be given again.")] = None,
    playouts: Annotated[int, typer.Option(min=1, help="Playouts for each choice.")] = 40,
    lang: Language = None,
) -> None:
    """Look at a recorded game again: the chances of every seat, and the choices that cost most."""
    from rich.progress import BarColumn, Progress
    from rich.rule import Rule
    from rich.text import Text

    from klubovna.bots import Budget
    from klubovna.bots.review import review as reviewed
    from klubovna.cli import sheet
    from klubovna.cli.saves import read_record
    from klubovna.kernel.record import replay as replay_record

    recorded, _ = read_record(file)
    g = replay_record(recorded)
    texts = g.rules.texts(lang or environment_language())
    out = console()
    seats = None if not seat else [one - 1 for one in seat]
    with Progress(BarColumn(), console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("", total=len(recorded["inputs"]))
        budget = Budget(playouts=playouts)
        found = reviewed(recorded, texts.lang, seats, budget, lambda at: bar.update(task, completed=at))
    out.print(Rule(Text(g.rules.title[texts.lang], style="bold")))
    for number in range(g.seats):
        line = "".join(BARS[min(7, int(stood[number] * 8))] for stood in _spread(found.chances))
        out.print(Text(f"  {sheet.seat_name(g, number, texts):<16} {line}"))
    for choice in found.costly:
        told = {
            "who": sheet.seat_name(g, choice.seat, texts),
            "at": choice.at,
            "question": choice.question,
            "chosen": choice.chosen,
            "better": choice.better,
            "cost": round(choice.cost * 100),
        }
        out.print(Text(texts.sentence("review-choice", told)), soft_wrap=True)
    if not found.costly:
        out.print(Text(texts.sentence("review-nothing")))


BARS = "▁▂▃▄▅▆▇█"
WIDE = 60


def _spread(chances: list[list[float]]) -> list[list[float]]:
    """At most so many of them as fit beside each other."""
    step = max(1, -(-len(chances) // WIDE))
    return chances[::step]
