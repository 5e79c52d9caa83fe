"""klubovna arena: bots against bots."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from klubovna.cli.arguments import (
    Language,
    Option,
    Options,
    Roles,
    check_writable,
    chosen_options,
    console,
    environment_language,
    named_players,
    named_roles,
    write_json,
)

if TYPE_CHECKING:
    from rich.console import Console

    from klubovna.arena import Match, Played


def arena(
    game: Annotated[str, typer.Argument(help="The game, as `klubovna games` calls it.")],
    players: Annotated[str, typer.Option(help="Bots, separated by commas; one for each seat.")] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes.", show_default="one for each core")] = None,
    roles: Roles = None,
    option: Option = None,
    options: Options = None,
    json: Annotated[Path | None, typer.Option(help="Write the standings and every game to this file.")] = None,
    lang: Language = None,
) -> None:
    """Play many games between bots, with the seats rotated, and print who won how often."""
    from klubovna.arena import Match, standings

    match = Match(game, named_players(players), seed, named_roles(roles), chosen_options(option, options))
    if json is not None:
        check_writable(json)
    out = console()
    began = perf_counter()
    played = _played(match, games, workers or os.cpu_count() or 1, out)
    seconds = perf_counter() - began
    _print(match, played, seconds, lang or environment_language(), out)
    if json is not None:
        whole = {
            "match": match,
            "games": games,
            "seconds": seconds,
            "games_per_s": games / seconds,
            "standings": standings(match, played),
            "played": played,
        }
        write_json(json, whole, indent=1)


def _played(match: Match, games: int, workers: int, out: Console) -> list[Played]:
    """With a progress bar where somebody watches."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from klubovna.arena import run

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        return list(bar.track(run(match, games, workers), total=games))


def _print(match: Match, played: list[Played], seconds: float, lang: str, out: Console) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    from klubovna.arena import standings
    from klubovna.kernel.registry import rules
    from klubovna.kernel.text import house_texts

    texts = house_texts(lang)
    table = Table(title=Text(rules(match.game).title[lang]), title_justify="left", box=SIMPLE_HEAD)
    table.add_column(Text(texts.sentence("arena-player")))
    for key in ("wins", "win-rate", "mean", "median", "games", "seconds"):
        table.add_column(Text(texts.sentence(f"arena-{key}")), justify="right")
    for number, row in enumerate(standings(match, played), 1):
        name = row.player if match.players.count(row.player) == 1 else f"{row.player} ({number})"
        cells = (name, f"{row.wins:.6g}", f"{row.win_rate:.1%}", f"{row.mean_score:.1f}", f"{row.median_score:g}")
        table.add_row(*(Text(cell) for cell in cells), Text(str(row.games)), Text(f"{row.seconds:.1f}"))
    out.print(table)
    rate = {"games": len(played), "seconds": f"{seconds:.1f}", "rate": f"{len(played) / seconds:.1f}"}
    out.print(Text(texts.sentence("arena-rate", rate), style="dim"))
