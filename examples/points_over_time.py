"""Read a record and plot the points of every seat over the game.

    python examples/points_over_time.py FILE

FILE is a record: what `Game.record()` gives, a server's `/api/tables/{id}/record`, or the `record` of a saved game.
Without a file two bots play one. The plot is drawn with Rich, which is installed anyway; every game can tell at any
moment how it stands.
"""

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from klubovna import bots, new
from klubovna.kernel.record import replay_steps


def played(seed: int = 5) -> Any:
    """The record of a game between two bots."""
    g = new("monsterlands", seats=2, seed=seed)
    players = [bots.make("greedy", 0), bots.make("random", 1)]
    while not g.over:
        decision = g.decisions[0]
        g.choose(bots.move(g, decision.seat, players[decision.seat], seed), decision.seat)
    return g.record()


def points(record: Any) -> list[list[int]]:
    """The points of all seats after every input."""
    return [g.state.result().scores[:] for g in replay_steps(record)]


def main(file: str | None, rows: int = 12) -> None:
    record = played() if file is None else json.loads(Path(file).read_text(encoding="utf-8"))
    course = points(record.get("record", record))
    most = max(1, *(max(scores) for scores in course))
    plot = Table("input", *(f"seat {seat}" for seat in range(len(course[0]))), box=None)
    for row in range(rows):
        at = (len(course) - 1) * row // (rows - 1)
        plot.add_row(str(at), *(f"{'█' * (24 * score // most)} {score}" for score in course[at]))
    Console().print(plot)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
