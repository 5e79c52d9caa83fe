"""The figures of docs/performance.md beside speed: memory of a table, the monster planner, growth.

PYTHONPATH=tests .venv/bin/python tools/performance.py memory|planner|growth
"""

from __future__ import annotations

import argparse
import gc
import random
import tracemalloc
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from klubovna import Game, games, new
from klubovna.bench import configs
from klubovna.kernel.registry import rules

SEED: Final = 3
HALF: Final = 2
GROWN: Final = 4
"""Games of every number of seats."""


def played(slug: str, config: dict[str, Any], choices: int | None = None, seed: int = SEED) -> tuple[Game, int]:
    """A random game up to so many choices, or to its end; and how many they were."""
    given = {name: value for name, value in config.items() if name != "name"}
    game, draw, count = new(slug, seed=seed, **given), random.Random(seed), 0
    while count != choices and (decision := game.decision) is not None:
        game.choose(int(draw.random() * len(decision.options)))
        count += 1
    return game, count


def milliseconds(task: Callable[[], object]) -> float:
    began = process_time()
    task()
    return (process_time() - began) * 1000


def memory() -> Table:
    """A table at mid-game of a random game, with journal; and how long it takes to take choices back, one by one."""
    table = Table("game", "configuration", "choices", "KB", "undo, last 50 (worst)", "undo, anywhere (worst)")
    for slug in games():
        for config in configs(rules(slug)):
            _, whole = played(slug, config)
            gc.collect()
            tracemalloc.start()
            game, count = played(slug, config, whole // HALF)
            gc.collect()
            held = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
            times = [milliseconds(game.undo) for _ in range(count)]
            near, anywhere = max(times[:50]), max(times)
            table.add_row(
                slug, config["name"], str(count), f"{held / 1000:.0f}", f"{near:.1f} ms", f"{anywhere:.1f} ms"
            )
    return table


def planner() -> Table:
    """A thousand random crowded positions, each on a map of its own that nothing is known of yet.

    Each is planned twice, and the better time counts: the machine may have done something else in between.
    """
    from gloomhaven.test_plan_crowds import crowded  # with tests/ on the path
    from klubovna.games.gloomhaven.monsters.planner import plan
    from klubovna.games.gloomhaven.monsters.planner.ground import ground

    table = Table("figures", "median", "worst")
    for figures in (8, 17, 30):
        times: list[float] = []
        for seed in range(1000):
            position = crowded(random.Random(seed), figures)
            both: list[float] = []
            for _ in range(2):
                ground.cache_clear()
                both.append(milliseconds(partial(plan, position)))
            times.append(min(both))
        table.add_row(str(figures), f"{median(times):.2f} ms", f"{max(times):.2f} ms")
    return table


def growth() -> Table:
    """Time of a choice and of a copy in the four quarters of some games, and by seats."""
    table = Table("game", "seats", "a choice, by quarter of the game (µs)", "a copy, by quarter (µs)")
    for slug in games():
        least, most = rules(slug).seats
        for seats in range(max(2, least), most + 1):
            chosen: list[list[float]] = [[], [], [], []]
            copied: list[list[float]] = [[], [], [], []]
            for seed in range(SEED, SEED + GROWN):
                _grown(slug, seats, seed, chosen, copied)
            figures = [" / ".join(f"{1000 * sum(one) / len(one):.0f}" for one in many) for many in (chosen, copied)]
            table.add_row(slug, str(seats), *figures)
    return table


def _grown(slug: str, seats: int, seed: int, chosen: list[list[float]], copied: list[list[float]]) -> None:
    _, whole = played(slug, {"seats": seats}, seed=seed)
    game, draw = new(slug, seed=seed, seats=seats), random.Random(seed)
    for number in range(whole):
        quarter = number * 4 // whole
        decision = game.decision
        assert decision is not None
        copy = partial(game.clone, journal=False, marks=False)
        copied[quarter].append(min(milliseconds(copy), milliseconds(copy)))
        chosen[quarter].append(milliseconds(partial(game.choose, int(draw.random() * len(decision.options)))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("memory", "planner", "growth"))
    what = {"memory": memory, "planner": planner, "growth": growth}[parser.parse_args().what]
    gc.disable()
    Console(width=120).print(what())


if __name__ == "__main__":
    main()
