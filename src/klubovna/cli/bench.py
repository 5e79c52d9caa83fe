"""klubovna bench: how fast the games run here."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from klubovna.cli.arguments import Language, check_writable, console, environment_language, write_json


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="The games; else all of them.", show_default=False)] = None,
    seconds: Annotated[float, typer.Option(min=0.0, help="How long to measure each configuration.")] = 5.0,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
    lang: Language = None,
) -> None:
    """Measure random play, clones, determinizations, views and what else a game names on one core."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    from klubovna import bench as stopwatch
    from klubovna.kernel import registry
    from klubovna.kernel.text import house_texts

    slugs = games or registry.games()
    for slug in slugs:
        registry.rules(slug)
    texts = house_texts(lang or environment_language())
    if json is not None:
        check_writable(json)
    out = console()
    figure = stopwatch.calibration()
    rows = [row for slug in slugs for row in stopwatch.bench(slug, seconds)]
    more = [speed for slug in slugs for speed in stopwatch.speeds(slug, seconds)]
    table = Table(box=SIMPLE_HEAD)
    for key in ("game", "config", "build"):
        table.add_column(Text(texts.sentence(f"bench-{key}")))
    for key in ("games", "decisions", "real-decisions", "clone", "determinize", "view", "playouts"):
        table.add_column(Text(texts.sentence(f"bench-{key}")), justify="right")
    for row in rows:
        speeds = (f"{row.games_per_s:.1f}", f"{row.decisions_per_s:.0f}", f"{row.real_decisions_per_s:.0f}")
        times = (f"{row.clone_us:.1f}", f"{row.determinize_us:.1f}", f"{row.view_us:.1f}", f"{row.playouts_per_s:.0f}")
        table.add_row(*(Text(cell) for cell in (row.game, row.config, row.build, *speeds, *times)))
    out.print(table)
    if more:
        table = Table(box=SIMPLE_HEAD)
        for key in ("game", "measured", "build"):
            table.add_column(Text(texts.sentence(f"bench-{key}")))
        table.add_column(Text(texts.sentence("bench-per-second")), justify="right")
        for speed in more:
            label = registry.rules(speed.game).texts(texts.lang).sentence(f"bench-{speed.name}")
            table.add_row(*(Text(cell) for cell in (speed.game, label, speed.build, f"{speed.per_s:.0f}")))
        out.print(table)
    out.print(Text(texts.sentence("bench-calibration", {"figure": f"{figure:.0f}"}), style="dim"))
    if json is not None:
        write_json(json, stopwatch.Bench(figure, rows, more), indent=1)
