"""How fast is this tree beside an earlier one? Both are measured in turns, in one run, on one core.

    .venv/bin/python tools/compare.py REVISION [--rounds 2] [--positions 80] [--most-worse 5] [games …]

Both do the same work (`measure.py`); of all rounds the best counts. A figure over 1 means that this tree is better:
more decisions in a second, or less time for one copy.
With `--most-worse` it fails if a figure is worse by more per cent. Both run as plain Python; with `--compiled` this
tree runs compiled too, in the same turns (`make compiled`). The revision `.` is this tree as it is, as plain Python.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).resolve().parent.parent
MEASURE = HERE / "tools" / "measure.py"
HIGHER = ("real_decisions_per_s", "playouts_per_s")
LOWER = ("clone_us", "determinize_us", "view_us")


def measured(tree: Path, game: str, positions: int, compiled: bool) -> list[dict[str, Any]]:
    """The rows of one game of one tree, measured in a process of its own."""
    command = [sys.executable, str(MEASURE), game, str(positions)]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    environment["KLUBOVNA_COMPILED"] = "1" if compiled else "0"
    found = subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE).stdout
    rows: list[dict[str, Any]] = msgspec.json.decode(found)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("games", nargs="*", default=["ash", "gloomhaven", "harrow", "monsterlands", "root"])
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--positions", type=int, default=80)
    parser.add_argument("--most-worse", type=float, default=None)
    parser.add_argument("--compiled", action="store_true")
    asked = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ways = [False, True] if asked.compiled else [False]
    found: dict[tuple[str, str, str], list[list[float]]] = defaultdict(lambda: [[] for _ in ("before", *ways)])
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        earlier = HERE if asked.revision == "." else Path(folder) / "earlier"
        if earlier != HERE:
            subprocess.run(["git", "worktree", "add", "-q", "--detach", earlier, asked.revision], check=True, cwd=HERE)
        try:
            task = progress.add_task("measuring", total=asked.rounds * len(asked.games))
            for number in range(asked.rounds):
                for game in asked.games:
                    turns = [(0, earlier, False), *((1 + way, HERE, way) for way in ways)]
                    for which, tree, compiled in turns if number % 2 else reversed(turns):
                        for row in measured(tree, game, asked.positions, compiled):
                            for name in (*HIGHER, *LOWER):
                                found[game, row["config"], name][which].append(row[name])
                    progress.advance(task)
        finally:
            if earlier != HERE:
                subprocess.run(["git", "worktree", "remove", "--force", earlier], check=True, cwd=HERE)
    columns = [one for way in ways for one in ("compiled" if way else "this tree", "better by")]
    table = Table("game", "configuration", "figure", f"{asked.revision}", *columns)
    worse: list[str] = []
    for (game, config, name), (before, *afters) in found.items():
        best = max if name in HIGHER else min
        old = best(before)
        cells = []
        for new in map(best, afters):
            ratio = new / old if name in HIGHER else old / new
            cells += [f"{new:,.1f}", f"{ratio:.3f}"]
            if asked.most_worse is not None and ratio < 1 - asked.most_worse / 100:
                worse.append(f"{game}, {config}: {name} {ratio:.3f}")
        table.add_row(game, config, name, f"{old:,.1f}", *cells)
    Console(width=140).print(table)
    if worse:
        sys.exit("worse than before: " + "; ".join(worse))


if __name__ == "__main__":
    main()
