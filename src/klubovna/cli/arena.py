"""klubovna arena: bots against bots."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

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
    file_errors,
    named_players,
    named_roles,
    write_json,
)

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from klubovna.arena import Match, MatchFile, Played, Share
    from klubovna.kernel.text import HouseTexts


class Engine(StrEnum):
    LOCAL = "local"
    RAY = "ray"


def arena(
    game: Annotated[str, typer.Argument(help="The game, as `klubovna games` calls it.")],
    players: Annotated[
        str, typer.Option(help="Bots, separated by commas, one for each seat; yours as `module:Class`.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games, each of its own deal.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes.", show_default="one for each core")] = None,
    playouts: Annotated[int, typer.Option(min=0, help="Playouts a decision, for bots that look ahead.")] = 0,
    seconds: Annotated[float, typer.Option(min=0, help="Seconds a decision instead; not reproducible.")] = 0.0,
    limit: Annotated[float, typer.Option(min=0.01, help="After so many seconds the policy answers for a bot.")] = 10.0,
    engine: Annotated[Engine, typer.Option(help="Where the games are played.")] = Engine.LOCAL,
    address: Annotated[str | None, typer.Option(help="Of a Ray cluster; without it one begins here.")] = None,
    roles: Roles = None,
    option: Option = None,
    options: Options = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", "--file", help="Keep every game in this compressed file, and go on where it ends."),
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write the standings and every game to this file.")] = None,
    lang: Language = None,
) -> None:
    """Play many games between bots, with the seats rotated, and print who won how often."""
    from klubovna.arena import Match, MatchFile, by_role, by_seat, check, standings

    chosen = chosen_options(option, options)
    match = Match(game, named_players(players), seed, named_roles(roles), chosen, playouts, seconds, limit)
    if json is not None:
        check_writable(json)
    kept = None
    if records is not None:
        check(match)  # a match that is refused begins no file
        with file_errors(records):
            kept = MatchFile(records, match)
    out = console()
    began = perf_counter()
    how: dict[str, Any] = {"engine": engine.value, "address": address}
    played = _played(match, games, workers or os.cpu_count() or 1, out, kept, how)
    spent = perf_counter() - began
    show(match, played, spent, lang or environment_language(), out)
    if json is not None:
        whole = {
            "match": match,
            "games": len(played),
            "seconds": spent,
            "games_per_s": len(played) / spent,
            "standings": standings(match, played),
            "roles": by_role(played),
            "seats": by_seat(played),
            "played": played,
        }
        write_json(json, whole, indent=1)


def _played(
    match: Match, games: int, workers: int, out: Console, kept: MatchFile | None, how: dict[str, Any]
) -> list[Played]:
    """With a progress bar where somebody watches."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from klubovna.arena import run

    done = [] if kept is None else [number for number in kept.played if number < games]
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played = [] if kept is None else [kept.played[number] for number in done]
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("", total=games, completed=len(done))
        for one in run(match, games, workers, keep=kept is not None, done=done, **how):
            if kept is not None:
                kept.add(one)
            one.record = None
            played.append(one)
            bar.advance(task)
    return sorted(played, key=lambda one: one.number)


def show(match: Match, played: list[Played], seconds: float, lang: str, out: Console) -> None:
    """Players, then roles and seats, with the intervals in which their true rates lie."""
    from rich.text import Text

    from klubovna.arena import by_role, by_seat, replacements, standings
    from klubovna.kernel.registry import rules
    from klubovna.kernel.text import house_texts

    texts = house_texts(lang)
    table = _table(texts, rules(match.game).title[lang], "player")
    for key in ("wins", "win-rate", "interval", "rating", "mean", "median", "games", "seconds"):
        table.add_column(Text(texts.sentence(f"arena-{key}")), justify="right")
    for number, row in enumerate(standings(match, played), 1):
        name = row.player if match.players.count(row.player) == 1 else f"{row.player} ({number})"
        cells = (
            *(name, f"{row.wins:.6g}", f"{row.win_rate:.1%}", _interval(row.low, row.high)),
            *(f"{row.rating:.1f} ± {2 * row.sigma:.1f}", f"{row.mean_score:.1f}", f"{row.median_score:g}"),
            *(str(row.games), f"{row.seconds:.1f}"),
        )
        table.add_row(*(Text(cell) for cell in cells))
    out.print(table)
    if any(name is not None for one in played for name in one.roles):
        out.print(_share_table(by_role(played), "role", texts))
    out.print(_share_table(by_seat(played), "seat", texts))
    deals = len({one.seed for one in played})
    told = {
        "games": len(played),
        "deals": deals,
        "seconds": f"{seconds:.1f}",
        "rate": f"{len(played) / seconds:.1f}" if seconds else "–",
        "decisions": round(sum(one.decisions for one in played) / max(1, len(played))),
    }
    out.print(Text(texts.sentence("arena-rate", told), style="dim"))
    for player, (name, count, why) in enumerate(replacements(match, played)):
        if count and why is not None:
            named = name if match.players.count(name) == 1 else f"{name} ({player + 1})"
            told = {"bot": named, "count": count, "why": why.text(lang)}
            out.print(Text(texts.sentence("arena-replaced", told), style="yellow"))


def _table(texts: HouseTexts, title: str | None, first: str) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(title=None if title is None else Text(title), title_justify="left", box=SIMPLE_HEAD)
    table.add_column(Text(texts.sentence(f"arena-{first}")))
    return table


def _share_table(shares: list[Share], first: str, texts: HouseTexts) -> Table:
    from rich.text import Text

    table = _table(texts, None, first)
    for key in ("wins", "win-rate", "interval", "fair", "games"):
        table.add_column(Text(texts.sentence(f"arena-{key}")), justify="right")
    for row in shares:
        cells = (
            *(row.name, f"{row.wins:.6g}", f"{row.win_rate:.1%}", _interval(row.low, row.high)),
            *(f"{row.times_fair:.2f}", str(row.games)),
        )
        table.add_row(*(Text(cell) for cell in cells))
    return table


def _interval(low: float, high: float) -> str:
    return f"{low:.1%} – {high:.1%}"
