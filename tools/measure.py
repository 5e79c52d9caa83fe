"""The figures of one tree for `compare.py`: the same work in any of them, also in those before `Game` was sealed.

    PYTHONPATH=TREE/src .venv/bin/python tools/measure.py GAME [positions]

Everything is done several times in turns with a loop of plain Python that never changes; of both the quietest time
counts, and the figure is their ratio, in microseconds of a machine that takes 16 for the loop. So a machine that is
slowed down by others in between gives the same figures.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable
from functools import partial
from statistics import fmean
from time import process_time_ns
from typing import Any, Final

import msgspec

from klubovna import bench
from klubovna.kernel.record import new
from klubovna.kernel.registry import rules

LOOP: Final = 16_000
"""Nanoseconds of the loop on the machine in which the figures are given."""
TIMES: Final = 4
GAMES: Final = 5
POSITIONS: Final = 80
SAMPLED: Final = 0.1
PLAYOUT: Final = 30
"""Real decisions."""


def loop() -> None:
    cells = list(range(16))
    h = 1
    for i in range(200):
        h = (h * 31 + cells[i & 15]) & 0xFFFF
        cells[h & 15] = h


def taken(work: Callable[[], object]) -> int:
    began = process_time_ns()
    work()
    return process_time_ns() - began


def quietest(work: Callable[[], object]) -> float:
    """Microseconds."""
    best = loops = 1 << 60
    for _ in range(TIMES):
        best, loops = min(best, taken(work)), min(loops, taken(loop))
    return best / loops * LOOP / 1000


def played(made: Any, config: dict[str, Any]) -> float:
    """Real decisions a second, of whole random games."""
    spent, decisions = 0.0, 0
    for number in range(GAMES):
        gc.collect(0)
        spent += quietest(partial(play, made, config, number))
        decisions += play(made, config, number)
    return decisions / spent * 1e6


def play(made: Any, config: dict[str, Any], number: int) -> int:
    game = new(made, seed=number, marks=False, journal=False, **config)
    return play_on(game, random.Random(number).random, 1 << 30)


def play_on(game: Any, draw: Callable[[], float], most: int) -> int:
    """So many random decisions, by the kernel itself in trees where it can; how many it was."""
    if hasattr(game, "play_on"):
        from klubovna.kernel.driver import AnyOption

        answered: int = game.play_on(AnyOption(draw).pick, most)
        return answered
    real = 0
    while real < most and (decision := game.decision) is not None:
        game.choose(int(draw() * len(decision.options)))
        real += 1
    return real


def playout(given: Any, seat: int, number: int) -> None:
    """What a search does again and again: deal anew what the seat does not know, and play on at random."""
    play_on(given.determinized(seat, number), random.Random(number).random, PLAYOUT)


def sent(game: Any, seat: int) -> bytes:
    """What a seat sees, as it is sent: earlier trees made values of it at once, later ones a struct that knows how."""
    return msgspec.json.encode(game.look(seat) if hasattr(game, "look") else game.view(seat))


def copied(made: Any, config: dict[str, Any], positions: int) -> tuple[float, float, float, float]:
    """Microseconds of a copy, of what a bot was given dealt anew, of a view as JSON, and of a playout."""
    clones: list[float] = []
    playouts: list[float] = []
    deals: list[float] = []
    views: list[float] = []
    number = 0
    while len(clones) < positions:
        draw = random.Random(number).random
        game: Any = new(made, seed=number, journal=False, **config)
        number += 1
        gc.collect(0)
        while (decision := game.decision) is not None:
            if draw() < SAMPLED:
                given: Any = game.determinized(decision.seat, number)
                given = given if hasattr(given, "sealed") else game
                if getattr(given, "can_clone", True):
                    deals.append(quietest(partial(given.determinized, decision.seat, number + 1)))
                    playouts.append(quietest(partial(playout, given, decision.seat, number + 1)))
                clones.append(quietest(partial(game.clone, journal=False, marks=False)))
                views.append(quietest(partial(sent, game, decision.seat)))
            game.choose(int(draw() * len(decision.options)))
    return fmean(clones), fmean(deals), fmean(views), fmean(playouts)


def main() -> None:
    made = rules(sys.argv[1])
    positions = int(sys.argv[2]) if len(sys.argv) > 2 else POSITIONS
    gc.disable()
    rows = []
    for config in bench.configs(made):
        name = config.pop("name")
        clone, deal, view, playing = copied(made, config, positions)
        figures = {"clone_us": clone, "determinize_us": deal, "view_us": view, "playouts_per_s": 1e6 / playing}
        rows.append({"config": name, "real_decisions_per_s": played(made, config), **figures})
    sys.stdout.buffer.write(msgspec.json.encode(rows))


if __name__ == "__main__":
    main()
