"""klubovna replay: a recorded game told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from klubovna.cli.arguments import Language, Pack, console, environment_language


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game or a record.")],
    lang: Language = None,
    pack: Pack = None,
) -> None:
    """Play a recorded game again and print what happened."""
    from rich.rule import Rule
    from rich.text import Text

    from klubovna.cli import sheet
    from klubovna.cli.saves import read_record
    from klubovna.kernel.record import replay as replay_record

    recorded, players = read_record(file)
    g = replay_record(recorded)
    texts = g.rules.texts(lang or environment_language())
    out = console()
    out.print(Rule(Text(g.rules.title[texts.lang], style="bold")))
    roles = ", ".join(sheet.seat_name(g, seat, texts) for seat in range(g.seats))
    out.print(Text(texts.sentence("cli-replay-head", {"seed": str(g.config.seed), "seats": roles}), style="dim"))
    for event in g.events(None):
        out.print(sheet.event_line(g, event, texts))
    out.print(Rule())
    if g.over:
        out.print(sheet.standing(g, players if players and len(players) == g.seats else None, texts))
    else:
        waiting = ", ".join(sheet.seat_name(g, decision.seat, texts) for decision in g.decisions)
        out.print(Text(texts.sentence("cli-unfinished", {"who": waiting})))
