"""How often greedy parties win a scenario, as a table: `python -m klubovna.games.gloomhaven.policy.winrates`."""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from klubovna.arena import Match
from klubovna.arena.match import play
from klubovna.games.gloomhaven.facts import STARTING
from klubovna.games.gloomhaven.scenario.book import PLAYABLE

Party = tuple[str, ...]


def asked(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m klubovna.games.gloomhaven.policy.winrates", description=__doc__)
    parser.add_argument("--scenario", type=int, default=1, choices=PLAYABLE, metavar="NUMBER")
    parser.add_argument("--size", type=int, default=2, choices=(2, 3, 4), help="characters in a party")
    parser.add_argument("--games", type=int, default=40, help="games of each party")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument("--difficulty", default="normal", choices=("easy", "normal", "hard", "very_hard"))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    return parser.parse_args(words)


def won(match: Match, deal: int) -> tuple[Party, bool]:
    """One deal; the arena numbers each deal once for every seating, which are the same where all bots are alike."""
    played = play(match, deal * len(match.players))
    return tuple(role or "" for role in match.roles or ()), bool(played.winners)


def all_games(matches: list[Match], games: int, workers: int) -> Iterator[tuple[Party, bool]]:
    rows = [(match, deal) for match in matches for deal in range(games)]
    if workers <= 1:
        yield from (won(*row) for row in rows)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(won, *zip(*rows, strict=True), chunksize=4)


def main(words: list[str] | None = None) -> None:
    """Every party of so many classes plays its games; a row for each, as the handbook prints it."""
    wanted = asked(words)
    options: dict[str, Any] = {"scenario": wanted.scenario, "difficulty": wanted.difficulty}
    parties = list(combinations(STARTING, wanted.size))
    bots = ["greedy"] * wanted.size
    matches = [Match("gloomhaven", bots, wanted.seed, list(party), options) for party in parties]
    total = len(parties) * wanted.games
    wins: Counter[Party] = Counter()
    out = Console()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        for party, victory in bar.track(all_games(matches, wanted.games, wanted.workers), total=total):
            wins[party] += victory
    out.print("| party | won | games | rate |", "| --- | ---: | ---: | ---: |", sep="\n")
    for party in parties:
        out.print(f"| {' + '.join(party)} | {wins[party]} | {wanted.games} | {wins[party] / wanted.games:.0%} |")
    out.print(f"| all | {wins.total()} | {total} | {wins.total() / total:.0%} |")


if __name__ == "__main__":
    main()
