"""`python -m klubovna.research`: declarations and figures; see `docs/research.md`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer

from klubovna.kernel.registry import games as installed
from klubovna.kernel.registry import rules
from klubovna.research.declaration import FILE
from klubovna.research.survey import Survey, toml

app = typer.Typer(no_args_is_help=True, add_completion=False)
Games = Annotated[Optional[list[str]], typer.Argument(help="Games; all of them if none is named.")]  # noqa: UP045


@app.command()
def declare(
    game: str, games: Annotated[int, typer.Option(help="How many games are played.")] = 200, first: int = 0
) -> None:
    """Write the game's `research.toml` from what games of all variants hold; what stands there stays."""
    made = rules(game)
    survey = Survey(made)
    for seed in range(first, first + games):
        survey.game(seed)
    Path(str(made.folder / FILE)).write_text(toml(survey.declaration()), encoding="utf-8")


@app.command()
def environments(
    named: Games = None, games: Annotated[int, typer.Option(help="How many games, twice each.")] = 40
) -> None:
    """The table of environments, as Markdown."""
    from klubovna.research.figures import environment, environments_table

    typer.echo(environments_table([environment(rules(game), games) for game in named or installed()]))


@app.command()
def cost(
    named: Games = None,
    games: Annotated[int, typer.Option(help="How many games; each is played fifteen times.")] = 10,
    seats: Annotated[int, typer.Option(help="Seats; 0 for as many as the box says.")] = 0,
) -> None:
    """What a step costs, the game's own beside that of view, encoder, mask and PettingZoo, as Markdown."""
    from klubovna.research.figures import cost as measured
    from klubovna.research.figures import costs_table
    from klubovna.research.setting import Setting

    typer.echo(costs_table([measured(Setting(game, seats or None), games) for game in named or installed()]))


if __name__ == "__main__":
    app()
