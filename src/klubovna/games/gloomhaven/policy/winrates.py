"""How often parties of bots win, as a table: `python -m klubovna.games.gloomhaven.policy.winrates`.

Every pair of starting classes in one scenario; or, with `--all`, one party of four in every scenario. With `--kept`
what was played stays played: the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from klubovna.arena import Match
from klubovna.arena.match import play
from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.facts import PROSPERITY_FOR
from klubovna.games.gloomhaven.campaign.kinds import MEET_EVENT
from klubovna.games.gloomhaven.campaign.sheets import for_scenario
from klubovna.games.gloomhaven.facts import STARTING
from klubovna.games.gloomhaven.scenario.book import PLAYABLE, SCENARIO_FACTS
from klubovna.kernel.record import new

Row = tuple[str, Match]
KITS: Final = ([3, 7, 13], [3, 7, 13], [8, 12], [8, 12])
"""What new characters buy for their 30 gold each: Hide Armor, Iron Helmet and a Minor Stamina Potion, of which there
are two copies; Heater Shield and a Minor Healing Potion."""
FOUR: Final = ("brute", "tinkerer", "spellweaver", "scoundrel")
"""The party of four: those whom the bot makes first."""
HIGHEST: Final = 5
SIDE_SCENARIOS: Final = 3
"""The level of a party at the end of the longest ways, and at scenarios to which no other leads."""
LIKELY: Final = 1.96


def asked(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m klubovna.games.gloomhaven.policy.winrates", description=__doc__)
    parser.add_argument("--scenario", type=int, default=1, choices=PLAYABLE, metavar="NUMBER")
    parser.add_argument("--all", action="store_true", help="every scenario, with one party of four")
    parser.add_argument("--size", type=int, default=2, choices=(2, 3, 4), help="characters in a party")
    parser.add_argument("--games", type=int, default=40, help="games of each row")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument("--difficulty", default="normal", choices=("easy", "normal", "hard", "very_hard"))
    parser.add_argument("--level", type=int, help="of the characters; else 1, or with --all what the way there gives")
    parser.add_argument("--bot", default="greedy", help="who plays all characters")
    parser.add_argument("--kept", type=Path, help="a file that keeps what was played")
    parser.add_argument("--bare", action="store_true", help="without items")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    return parser.parse_args(words)


def match(wanted: argparse.Namespace, scenario: int, party: tuple[str, ...]) -> Match:
    heroes = [
        {"role": role, "seat": i, "level": wanted.level or 1, "items": [] if wanted.bare else KITS[i]}
        for i, role in enumerate(party)
    ]
    return matched(wanted, scenario, heroes)


def matched(wanted: argparse.Namespace, scenario: int, heroes: list[dict[str, Any]]) -> Match:
    options: dict[str, Any] = {"scenario": scenario, "difficulty": wanted.difficulty, "characters": heroes}
    return Match("gloomhaven", [wanted.bot] * len(heroes), wanted.seed, [one["role"] for one in heroes], options)


@cache
def equipped(level: int) -> list[dict[str, Any]]:
    """Four new characters of this level, with the cards, perks and items that the bot takes in Gloomhaven."""
    campaign = Campaign.begin({"players": len(FOUR)})
    campaign.chronicle.world.prosperity = PROSPERITY_FOR[level - 1]
    game = new("gloomhaven", seed=level, journal=False, **campaign.next_game())
    policy = game.rules.policy
    assert policy is not None
    while (asked := game.decision) is not None:
        no_event = asked.kind is MEET_EVENT
        game.choose(
            asked.options.index(False) if no_event else policy.choose(game.state, asked, asked.seat), asked.seat
        )
    assert game.result is not None
    chronicle = campaign.after(game.result).chronicle
    return [for_scenario(chronicle, sheet) for sheet in chronicle.present()]


def level_at(scenario: int) -> int:
    """One level more for every two scenarios on the shortest way from the first one."""
    far, here, way = 0, {1}, {1}
    while scenario not in here:
        here = {n for one in here for n in SCENARIO_FACTS[one].unlocks if n in SCENARIO_FACTS} - way
        if not here:
            return SIDE_SCENARIOS
        way |= here
        far += 1
    return min(HIGHEST, 1 + far // 2)


def rows(wanted: argparse.Namespace) -> list[Row]:
    if wanted.all:
        found = [(n, wanted.level or level_at(n)) for n in sorted(PLAYABLE)]
        return [
            (f"{n} {SCENARIO_FACTS[n].name['en']} | {level}", matched(wanted, n, equipped(level))) for n, level in found
        ]
    parties = combinations(STARTING, wanted.size)
    return [(" + ".join(party), match(wanted, wanted.scenario, party)) for party in parties]


def won(row: str, match: Match, deal: int) -> tuple[str, int, bool]:
    """One deal; the arena numbers each deal once for every seating, which are the same where all bots are alike."""
    return row, deal, bool(play(match, deal * len(match.players)).winners)


class Kept:
    """What was played, one line for each game; a file of other arguments is begun anew under another name."""

    def __init__(self, path: Path | None, wanted: argparse.Namespace) -> None:
        self.path = path
        self.found: dict[tuple[str, int], bool] = {}
        self.head = {
            name: str(value)
            for name, value in vars(wanted).items()
            if name not in ("kept", "workers", "games") and (name, value) != ("bot", "greedy")
        }
        if path is None:
            return
        if not path.exists():
            self._append(self.head)
        first, *lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
        if first != self.head:
            raise SystemExit(f"{path} keeps other games: {first}")
        self.found = {(row, deal): victory for row, deal, victory in lines}

    def add(self, row: str, deal: int, victory: bool) -> None:
        self.found[row, deal] = victory
        self._append([row, deal, victory])

    def _append(self, line: Any) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")


def all_games(
    found: list[Row], games: int, workers: int, kept: dict[tuple[str, int], bool]
) -> Iterator[tuple[str, int, bool]]:
    """Deal after deal, so that a run that is stopped has played all rows about equally often."""
    deals = [(name, match, deal) for deal in range(games) for name, match in found if (name, deal) not in kept]
    if workers <= 1:
        yield from (won(*deal) for deal in deals)
    elif deals:
        with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
            yield from pool.map(won, *zip(*deals, strict=True), chunksize=1)


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
    kept = Kept(wanted.kept, wanted)
    out = Console(width=200)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("", total=total)
        bar.advance(task, sum(deal < wanted.games for _, deal in kept.found))
        for row, deal, victory in all_games(found, wanted.games, wanted.workers, kept.found):
            kept.add(row, deal, victory)
            bar.advance(task)
    wins = Counter(row for (row, deal), victory in kept.found.items() if victory and deal < wanted.games)
    head, lines = ("scenario | level", "--- | ---:") if wanted.all else ("party", "---")
    out.print(f"| {head} | won | games | rate |", f"| {lines} | ---: | ---: | ---: |", sep="\n")
    for name, _ in found:
        out.print(f"| {name} | {wins[name]} | {wanted.games} | {wins[name] / wanted.games:.0%} |")
    all_won = wins.total()
    last = "all | " if wanted.all else "all"
    out.print(f"| {last} | {all_won} | {total} | {all_won / total:.0%} ({interval(all_won, total)}) |")


if __name__ == "__main__":
    main()
