"""How often greedy parties win, as a table: `python -m klubovna.games.gloomhaven.policy.winrates`.

Every pair of starting classes in one scenario; or, with `--all`, one party of four in every scenario.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import sqrt
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from klubovna.arena import Match
from klubovna.arena.match import play
from klubovna.games.gloomhaven.facts import STARTING
from klubovna.games.gloomhaven.scenario.book import PLAYABLE, SCENARIO_FACTS

Row = tuple[str, Match]
KITS: Final = ([4, 13], [4, 13], [8, 12], [8, 12])
"""What new characters buy for their 30 gold each: Leather Armor and a Minor Stamina Potion, of which there are two
copies; Heater Shield and a Minor Healing Potion."""
FOUR: Final = ("brute", "tinkerer", "scoundrel", "cragheart")
LIKELY: Final = 1.96


def asked(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m klubovna.games.gloomhaven.policy.winrates", description=__doc__)
    parser.add_argument("--scenario", type=int, default=1, choices=PLAYABLE, metavar="NUMBER")
    parser.add_argument("--all", action="store_true", help="every scenario, with one party of four")
    parser.add_argument("--size", type=int, default=2, choices=(2, 3, 4), help="characters in a party")
    parser.add_argument("--games", type=int, default=40, help="games of each row")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument("--difficulty", default="normal", choices=("easy", "normal", "hard", "very_hard"))
    parser.add_argument("--level", type=int, default=1, help="of the characters")
    parser.add_argument("--bare", action="store_true", help="without items")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    return parser.parse_args(words)


def match(wanted: argparse.Namespace, scenario: int, party: tuple[str, ...]) -> Match:
    heroes = [
        {"role": role, "seat": i, "level": wanted.level, "items": [] if wanted.bare else KITS[i]}
        for i, role in enumerate(party)
    ]
    options: dict[str, Any] = {"scenario": scenario, "difficulty": wanted.difficulty, "characters": heroes}
    return Match("gloomhaven", ["greedy"] * len(party), wanted.seed, list(party), options)


def rows(wanted: argparse.Namespace) -> list[Row]:
    if wanted.all:
        return [(f"{n} {SCENARIO_FACTS[n].name['en']}", match(wanted, n, FOUR)) for n in sorted(PLAYABLE)]
    parties = combinations(STARTING, wanted.size)
    return [(" + ".join(party), match(wanted, wanted.scenario, party)) for party in parties]


def won(row: str, match: Match, deal: int) -> tuple[str, bool]:
    """One deal; the arena numbers each deal once for every seating, which are the same where all bots are alike."""
    return row, bool(play(match, deal * len(match.players)).winners)


def all_games(found: list[Row], games: int, workers: int) -> Iterator[tuple[str, bool]]:
    deals = [(name, match, deal) for name, match in found for deal in range(games)]
    if workers <= 1:
        yield from (won(*deal) for deal in deals)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(won, *zip(*deals, strict=True), chunksize=4)


def interval(wins: int, games: int) -> str:
    """95 % of such measurements contain the true rate (Wilson)."""
    rate, squared = wins / games, LIKELY * LIKELY
    middle = (rate + squared / (2 * games)) / (1 + squared / games)
    half = LIKELY * sqrt(rate * (1 - rate) / games + squared / (4 * games * games)) / (1 + squared / games)
    return f"{max(0.0, middle - half):.0%} to {min(1.0, middle + half):.0%}"


def main(words: list[str] | None = None) -> None:
    """A row for each party or scenario, as the handbook prints it."""
    wanted = asked(words)
    found = rows(wanted)
    total = len(found) * wanted.games
    wins: Counter[str] = Counter()
    out = Console(width=200)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        for row, victory in bar.track(all_games(found, wanted.games, wanted.workers), total=total):
            wins[row] += victory
    head = "scenario" if wanted.all else "party"
    out.print(f"| {head} | won | games | rate |", "| --- | ---: | ---: | ---: |", sep="\n")
    for name, _ in found:
        out.print(f"| {name} | {wins[name]} | {wanted.games} | {wins[name] / wanted.games:.0%} |")
    all_won = wins.total()
    out.print(f"| all | {all_won} | {total} | {all_won / total:.0%} ({interval(all_won, total)}) |")


if __name__ == "__main__":
    main()
