"""klubovna tune: the numbers behind a game's bots, found by play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

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
    named_roles,
)


def tune(
    game: Annotated[str, typer.Argument(help="The game, as `klubovna games` calls it.")],
    seats: Annotated[int, typer.Option(min=1, help="How many seats; one of them is tuned.")] = 2,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds of six trials.")] = 10,
    games: Annotated[int, typer.Option(min=1, help="Games for each trial.")] = 20,
    playouts: Annotated[int, typer.Option(min=1, help="Playouts a decision.")] = 50,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    roles: Roles = None,
    option: Option = None,
    options: Options = None,
    file: Annotated[Path | None, typer.Option(help="Keep each round in this file, and go on where it ends.")] = None,
    lang: Language = None,
) -> None:
    """Try numbers behind a game's bots against those of today, and print what `bot.toml` should say."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
    from rich.text import Text

    from klubovna.arena import tune as tuning
    from klubovna.bots import UnknownBot
    from klubovna.kernel.registry import rules
    from klubovna.kernel.text import house_texts

    task = tuning.Task(game, seats, games, playouts, seed, named_roles(roles), chosen_options(option, options))
    made = rules(game)
    made.config(seats, seed, task.roles, task.options)
    if made.policy is None:
        raise UnknownBot("bot-without-policy", bot="search", game=game)
    if file is not None:
        check_writable(file)
    texts, out = house_texts(lang or environment_language()), console()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    last = None
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task_id = bar.add_task("", total=rounds * 7)
        for trial in tuning.tune(task, rounds, file):
            last = trial
            bar.advance(task_id)
    if last is None:
        out.print(Text(texts.sentence("tune-done")))
        return
    out.print(Text(texts.sentence("tune-found", {"share": f"{last.share:.0%}", "rounds": last.round})))
    out.print(Text(tuning.as_toml(last.tuning)))
