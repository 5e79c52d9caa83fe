"""`python -m klubovna.research`: declarations and figures; see `docs/research.md`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import msgspec
import typer

from klubovna.kernel.registry import games as installed
from klubovna.kernel.registry import rules
from klubovna.research.declaration import FILE
from klubovna.research.survey import Survey, toml

if TYPE_CHECKING:  # the figures need what a declaration does not
    from klubovna.research import figures

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
    declaration = survey.declaration()
    if declaration.version > survey.before.version:
        typer.echo(f"numbers have moved: version {declaration.version}")
    Path(str(made.folder / FILE)).write_text(toml(declaration), encoding="utf-8")


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
    games: Annotated[int, typer.Option(help="How many games in each of three rounds.")] = 10,
    seats: Annotated[int, typer.Option(help="Seats; 0 for as many as the box says.")] = 0,
    both: Annotated[
        bool, typer.Option("--both", help="Plain and compiled, game by game; needs `make compiled`.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of Markdown.")] = False,
) -> None:
    """What a step costs, the game's own beside that of view, encoder, mask and PettingZoo, as Markdown."""
    from klubovna.research import figures
    from klubovna.research.setting import Setting

    found: list[figures.Cost] = []
    for game in named or installed():
        if both:
            asked = ["cost", game, "--games", str(games), "--seats", str(seats), "--json"]
            found += [one for build in ("0", "1") for one in _elsewhere(asked, build)]
        else:
            found.append(figures.cost(Setting(game, seats or None), games))
    typer.echo(msgspec.json.encode(found).decode() if as_json else figures.costs_table(found))


def _elsewhere(asked: list[str], build: str) -> list[figures.Cost]:
    """Measured by a process of its own: one process is plain or compiled."""
    from klubovna.research.figures import Cost

    said = subprocess.run(
        [sys.executable, "-m", "klubovna.research", *asked],
        env={**os.environ, "KLUBOVNA_COMPILED": build},
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(said.stdout, type=list[Cost])


if __name__ == "__main__":
    app()
