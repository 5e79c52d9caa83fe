"""The command line: one file for each command. Whatever is heavy is imported when a command runs."""

from __future__ import annotations

import typer

from klubovna import __version__
from klubovna.cli.arena import arena
from klubovna.cli.arguments import Polite
from klubovna.cli.backup import backup, restore
from klubovna.cli.bench import bench
from klubovna.cli.calibrate import calibrate
from klubovna.cli.content import content
from klubovna.cli.games import games
from klubovna.cli.plan import plan
from klubovna.cli.play import play
from klubovna.cli.replay import replay
from klubovna.cli.review import review
from klubovna.cli.rules import rules
from klubovna.cli.serve import serve
from klubovna.cli.stats import stats
from klubovna.cli.tune import tune

app = typer.Typer(cls=Polite, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
for command in (
    *(play, games, rules, content, replay, review, arena, stats, tune, calibrate),
    *(bench, plan, serve, backup, restore),
):
    app.command()(command)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"klubovna {__version__}")
        raise typer.Exit


@app.callback()
def klubovna(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Print the version."),
) -> None:
    """Modern board games, played completely and correctly."""


def main() -> None:
    app()
