"""`make load-report`: the figures of docs/clubroom.md, measured one after the other, with a PostgreSQL of our own.

It takes some twelve minutes on a machine that does nothing else; what is known is written after every run.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console

from server.postgres import postgres

DOCS: Final = Path(__file__).parents[2] / "docs" / "clubroom.md"
BEGIN, END = "<!-- make load-report -->", "<!-- so far -->"
PACE: Final = {"ash": 2.0, "root": 2.0, "gloomhaven": 1.0}
"""Moves a second at each of 150 tables: a turn of Gloomhaven takes longer."""
HEAD: Final = (
    "| game | database, servers | tables | moves/s | p50 ms | p99 ms | collector ms, at most | memory MB | "
    "processor ms a move | options |"
)


class Run(NamedTuple):
    game: str
    database: str
    processes: int
    hostile: bool
    options: tuple[str, ...]


def runs(games: list[str]) -> Iterator[Run]:
    """Many tables on every database, then ten with and without a hostile client."""
    for game in games:
        pace = ("--game", game, "--rate", f"{PACE[game]:g}")
        yield Run(game, "SQLite", 1, False, pace)
        for processes in (1, 2):
            yield Run(game, "PostgreSQL", processes, False, (*pace, "--processes", str(processes)))
    for game in games:
        few = ("--game", game, "--tables", "10", "--rate", "2", "--seconds", "30")
        yield Run(game, "SQLite", 1, False, few)
        yield Run(game, "SQLite", 1, True, (*few, "--hostile"))


def measured(run: Run) -> dict[str, Any]:
    if run.database == "SQLite":
        return _measured(run.options)
    with postgres() as database:
        return _measured((*run.options, "--database", database.url))


def _measured(options: tuple[str, ...]) -> dict[str, Any]:
    command = [sys.executable, "-m", "klubovna.testing.load", *options]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, timeout=300)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def line(run: Run, told: dict[str, Any]) -> str:
    servers = f"{run.database}, {run.processes}{' + a hostile client' if run.hostile else ''}"
    cells = [
        run.game,
        servers,
        told["tables"],
        f"{told['moves_per_second']:.0f}",
        f"{told['p50_ms']:.0f}",
        f"{told['p99_ms']:.0f}",
        f"{told['collector_pause_at_most_ms']:g}",
        " + ".join(str(one) for one in told["server_memory_mb"]),
        f"{told['server_ms_per_move']:.1f}",
        f"`{' '.join(run.options)}`",
    ]
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def write(lines: list[str], path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    columns = HEAD.count("|") - 1
    table = "\n".join([HEAD, "|" + " --- |" * columns, *lines])
    path.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(PACE), help="only this game; may be given again")
    parser.add_argument("--out", type=Path, default=DOCS)
    told = parser.parse_args()
    lines: list[str] = []
    out = Console()
    for run in runs(told.game or list(PACE)):
        lines.append(line(run, measured(run)))
        out.print(lines[-1], soft_wrap=True)
        write(lines, told.out)


if __name__ == "__main__":
    main()
