"""klubovna stats: what was chosen in the games of a file, and what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from klubovna.cli.arguments import Language, console, environment_language, file_errors


def stats(
    file: Annotated[Path, typer.Argument(help="What `klubovna arena --records` has kept.")],
    kind: Annotated[str | None, typer.Option(help="Only this kind of decision, with all its answers.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Write games.parquet and choices.parquet to this folder (needs pyarrow).")
    ] = None,
    lang: Language = None,
) -> None:
    """Show who won in a kept match, what was chosen how often, and with which openings the winners began."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    from klubovna.arena import MatchFile
    from klubovna.arena.choices import Count, by_kind, openings
    from klubovna.cli.arena import show
    from klubovna.kernel.text import house_texts

    with file_errors(file):
        kept = MatchFile(file)
    played = [kept.played[number] for number in sorted(kept.played)]
    lang = lang or environment_language()
    texts, out = house_texts(lang), console()
    show(kept.match, played, sum(sum(one.seconds) for one in played), lang, out)

    def table(title: str, counts: list[Count]) -> None:
        shown = Table(title=Text(texts.sentence(title)), title_justify="left", box=SIMPLE_HEAD)
        for key in ("kind", "answer", "chosen", "share", "win-rate"):
            heading = Text(texts.sentence(f"arena-{key}"))
            shown.add_column(heading, justify="left" if key in ("kind", "answer") else "right")
        for one in counts:
            cells = (one.kind, one.answer, str(one.chosen), f"{one.share:.1%}", f"{one.win_rate:.1%}")
            shown.add_row(*(Text(cell) for cell in cells))
        out.print(shown)

    table("stats-choices", by_kind(kept.games(), kind))
    if kind is None:
        table("stats-openings", openings(kept.games()))
    if parquet is not None:
        from klubovna.research.records import write_parquet

        with file_errors(parquet):
            write_parquet(file, parquet)
