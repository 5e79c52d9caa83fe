"""An archive of bot games, one file for each game of the box; what is there already is gone on with.

    .venv/bin/python tools/archive.py [--games 1000] [--folder archive] [--player greedy] [games …]

Each game is set up as its box says for who just wants to play, with bots at all seats. `klubovna stats` and
`klubovna.research.records` read the files.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import perf_counter

from klubovna import arena
from klubovna.kernel.registry import games, rules


def match(slug: str, player: str) -> arena.Match:
    made = rules(slug)
    box = made.display.box
    seats = made.seats[1] if box is None else box.seats
    roles: list[str | None] | None = [*box.roles] if box is not None and len(box.roles) == seats else None
    return arena.Match(slug, [player] * seats, 0, roles, {} if box is None else box.options)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--folder", type=Path, default=Path("archive"))
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("only", nargs="*", default=sorted(games()))
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for slug in asked.only:
        kept = arena.MatchFile(asked.folder / f"{slug}.gz", match(slug, asked.player))
        began, before = perf_counter(), len(kept.played)
        for one in arena.run(kept.match, asked.games, asked.workers, keep=True, done=[*kept.played]):
            kept.add(one)
        spent, made = perf_counter() - began, len(kept.played) - before
        size = kept.path.stat().st_size
        sys.stdout.write(f"{slug}: {made} games in {spent:.1f} s, {len(kept.played)} kept, {size / 1024:.0f} KiB\n")


if __name__ == "__main__":
    main()
