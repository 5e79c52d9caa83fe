"""`make soak`: random games by the thousand through every check."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from klubovna.kernel.registry import games, rules
from klubovna.testing.checks import Checker, Tally
from klubovna.testing.replays import fingerprints

LONG_BATCH = 100
"""In the long run rare kinds need not be looked at so often."""
LOOKS = 6
"""So many decisions of a game, about, are looked at with every check: many games find more than many looks at one."""


def batch(slug: str, first: int, count: int, wanted: int = 2, looks: int = LOOKS) -> Tally:
    """Play some games with all checks; their records are replayed in a second process.

    Every kind is looked at `wanted` times at least, and besides that some `looks` decisions of every game.
    """
    made = rules(slug)
    tally = Tally()
    records, prints = [], []
    for seed in range(first, first + count):
        setup = setup_for(slug, seed)
        length = tally.inputs / tally.games if tally.games else 1000
        try:
            g = Checker(made, seed, tally, wanted=wanted).game(setup, sample=looks / length, live=seed % 5 == 0)
        except Exception as error:
            raise RuntimeError(f"{slug}, seed {seed}, {setup}: {error}") from error
        records.append(g.record())
        prints.append(g.fingerprint())
    assert fingerprints(records, first + 1) == prints, f"{slug}, seeds {first} to {first + count - 1}: second process"
    return tally


def setup_for(slug: str, seed: int) -> dict[str, Any]:
    """The set-up of soak game number `seed`: the game says how its variants are mixed."""
    made = rules(slug)
    low, high = made.seats
    setup = made.trials.soak(seed) if made.trials.soak else {"seats": low + seed % (high - low + 1)}
    return {"seed": seed, **setup}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", default=games())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--looks", type=int, default=LOOKS, help="decisions of a game looked at with every check")
    chosen = parser.parse_args()
    console = Console()
    table = Table("game", "games", "inputs", "kinds", "determinizations", "secrets compared")
    with (
        ProcessPoolExecutor(chosen.workers) as pool,
        Progress(
            *Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn(), console=console
        ) as progress,
    ):
        for slug in chosen.slugs:
            bar = progress.add_task(slug, total=chosen.games)
            whole = Tally()
            starts = range(chosen.first, chosen.first + chosen.games, LONG_BATCH)
            end = chosen.first + chosen.games
            jobs = [pool.submit(batch, slug, first, min(LONG_BATCH, end - first), 2, chosen.looks) for first in starts]
            for job in as_completed(jobs):
                try:
                    part = job.result()
                except Exception as error:
                    console.print(str(error))
                    pool.shutdown(cancel_futures=True)
                    sys.exit(1)
                whole.games += part.games
                whole.inputs += part.inputs
                whole.decisions += part.decisions
                whole.determinized += part.determinized
                whole.secrets += part.secrets
                progress.advance(bar, part.games)
            table.add_row(
                slug,
                str(whole.games),
                str(whole.inputs),
                f"{len(whole.decisions)}/{len(rules(slug).kinds)}",
                str(sum(whole.determinized.values())),
                str(sum(whole.secrets.values())),
            )
    console.print(table)


if __name__ == "__main__":
    main()
