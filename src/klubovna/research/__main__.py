"""`python -m klubovna.research declare GAME`: see `docs/research.md`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from klubovna.kernel.registry import rules
from klubovna.research.declaration import FILE
from klubovna.research.survey import Survey, toml

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.callback()
def _commands() -> None:
    """Research: declarations, the table of environments, costs."""


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


if __name__ == "__main__":
    app()
