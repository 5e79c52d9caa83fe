"""How fast: random play, clones, determinizations and views, on one core.

Times are those of the processor, not of the clock on the wall, so that what else the machine does counts for little.
As in `timeit`, the garbage collector is off while something is timed; it runs between the games. Games are played
several times, and the quietest time of each counts.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from statistics import median
from time import perf_counter, process_time, process_time_ns
from typing import Any, Final, Literal, TypeAlias

import msgspec

from klubovna import bots
from klubovna.bots import Budget
from klubovna.bots.search import Search
from klubovna.kernel import driver
from klubovna.kernel.driver import AnyOption
from klubovna.kernel.game import Game
from klubovna.kernel.record import new
from klubovna.kernel.registry import rules
from klubovna.kernel.rules import Rules

Build: TypeAlias = Literal["plain", "compiled"]
LOOP: Final = 200_000
FEWEST_SAMPLES: Final = 30
ROUNDS: Final = 3
SAMPLED: Final = 7
THOUGHT: Final = 10
TO_THE_END: Final = 1 << 30


class Row(msgspec.Struct):
    """One game in one configuration. Real decisions are those with two options or more."""

    game: str
    config: str
    build: Build
    games_per_s: float
    decisions_per_s: float
    real_decisions_per_s: float
    clone_us: float
    determinize_us: float
    view_us: float
    playouts_per_s: float = 0.0
    """Of the bot that looks ahead, each of them to the depth at which it is judged; 0 for a game without a policy."""


class Speed(msgspec.Struct):
    """Something else that a game wants to be fast."""

    game: str
    name: str
    build: Build
    per_s: float


class Bench(msgspec.Struct, omit_defaults=True):
    """`calibration` is a figure of the machine: rounds per second of a fixed loop, to compare rows by."""

    calibration: float
    rows: list[Row]
    speeds: list[Speed] = []


def calibration() -> float:
    """Rounds per second of a loop of plain Python that never changes; the best of five, as the quietest."""
    return max(LOOP / _loop_seconds() for _ in range(5))


def _loop_seconds() -> float:
    began = process_time()
    cells = list(range(16))
    h = 1
    for i in range(LOOP):
        h = (h * 31 + cells[i & 15]) & 0xFFFF
        cells[h & 15] = h
    return process_time() - began


def build() -> Build:
    return "plain" if (driver.__file__ or "").endswith(".py") else "compiled"


def configs(made: Rules[Any]) -> list[dict[str, Any]]:
    """What to begin the games with: what the game names, else a full table."""
    most = made.seats[1]
    return [dict(one) for one in made.trials.bench] or [{"name": f"{most} players", "seats": most}]


def bench(slug: str, seconds: float) -> Iterator[Row]:
    """The rows of one game; each takes about `seconds`."""
    made = rules(slug)
    for config in configs(made):
        name = config.pop("name")
        yield _row(made, name, config, seconds)


def speeds(slug: str, seconds: float) -> Iterator[Speed]:
    """What else the game names; each takes about `seconds`."""
    made = rules(slug)
    for name, measure in made.trials.speeds.items():
        with _uncollected():
            yield Speed(made.slug, name, build(), round(measure(seconds), 1))


@contextmanager
def _uncollected() -> Iterator[None]:
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _row(made: Rules[Any], name: str, config: dict[str, Any], seconds: float) -> Row:
    with _uncollected():
        games, decisions, real, spent = _random_play(made, config, seconds * 0.7)
        clones, determinizations, views = _copies(made, config, seconds * 0.3)
        playouts = _playouts(made, config, seconds * 0.3) if made.policy is not None else 0.0
    return Row(
        game=made.slug,
        config=name,
        build=build(),
        games_per_s=round(games / spent, 2),
        decisions_per_s=round(decisions / spent, 1),
        real_decisions_per_s=round(real / spent, 1),
        clone_us=round(median(clones) / 1000, 2),
        determinize_us=round(median(determinizations) / 1000, 2),
        view_us=round(median(views) / 1000, 2),
        playouts_per_s=round(playouts, 1),
    )


def _random_play(made: Rules[Any], config: dict[str, Any], seconds: float) -> tuple[int, int, int, float]:
    """Whole games, set-up and all, without journal and marks: played again and again, and of each the best time counts.

    How many games and decisions they were, how many of these were real, and the time.
    """
    best: list[float] = []
    decisions = real = 0
    while sum(best) < seconds / ROUNDS or not best:
        g, took, answers = _timed_game(made, config, len(best))
        best.append(took)
        decisions += g.inputs
        real += answers
    for _ in range(ROUNDS - 1):
        best = [min(took, _timed_game(made, config, number)[1]) for number, took in enumerate(best)]
    return len(best), decisions, real, sum(best)


def _timed_game(made: Rules[Any], config: dict[str, Any], number: int) -> tuple[Game, float, int]:
    pick = AnyOption(random.Random(number).random).pick
    gc.collect(0)
    began = process_time()
    g = new(made, seed=number, marks=False, journal=False, **config)
    real = g.play_on(pick, TO_THE_END)
    return g, process_time() - began, real


def _copies(made: Rules[Any], config: dict[str, Any], seconds: float) -> tuple[list[int], list[int], list[int]]:
    """Nanoseconds of clones, determinizations and views at random positions of games that keep marks.

    Determinized is what a bot was given, as a search does it for every playout.
    """
    clones: list[int] = []
    determinizations: list[int] = []
    views: list[int] = []
    end = perf_counter() + seconds
    number = 0
    while perf_counter() < end or len(clones) < FEWEST_SAMPLES:
        draw = random.Random(number).random
        gc.collect(0)
        g = new(made, seed=number, journal=False, **config)
        number += 1
        while (decision := g.decision) is not None:
            if draw() < 0.1:
                clones.append(_nanoseconds(partial(g.clone, journal=False, marks=False)))
                given = g.determinized(decision.seat, number)
                if given.can_clone:
                    determinizations.append(_nanoseconds(partial(given.determinized, decision.seat, number + 1)))
                views.append(_nanoseconds(partial(g.view, decision.seat)))
            g.choose(int(draw() * len(decision.options)))
    return clones, determinizations, views


def _playouts(made: Rules[Any], config: dict[str, Any], seconds: float) -> float:
    """Playouts of the search a second, at positions of a game that policies play."""
    g = new(made, seed=1, journal=False, **config)
    done, spent, number = 0, 0.0, 0
    while spent < seconds or not done:
        if (decision := g.decision) is None:
            g = new(made, seed=2 + number, journal=False, **config)
            continue
        number += 1
        given = g.determinized(decision.seat, number)
        if number % SAMPLED == 0 and given.can_clone and len(decision.options) > 1:
            gc.collect(0)
            began = process_time()
            Search(number).think(given, decision.seat, Budget(playouts=THOUGHT))
            spent += process_time() - began
            done += THOUGHT
        g.choose(bots.move(g, decision.seat, bots.make("greedy", 0), number), decision.seat)
    return done / spent


def _nanoseconds(task: Callable[[], object]) -> int:
    began = process_time_ns()
    task()
    return process_time_ns() - began
