"""Numbers behind a game's bots, found by play: CMA-ES over matches of tuned against untuned search."""

from __future__ import annotations

import math
import pickle
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from klubovna.arena.match import seating
from klubovna.bots import Bot, Budget, move
from klubovna.bots.search import Search
from klubovna.kernel.chance import Chance
from klubovna.kernel.record import new
from klubovna.kernel.registry import rules
from klubovna.kernel.tuning import Tuning

SPREAD: Final = 0.4
FIRST: Final = 1


class Task(msgspec.Struct, frozen=True):
    """What is tuned, and how it is measured: so many games for each trial, so many playouts a decision."""

    game: str
    seats: int
    games: int
    playouts: int
    seed: int = 0
    roles: list[str | None] | None = None
    options: dict[str, Any] = {}


class Trial(msgspec.Struct):
    """`share` is how many of its games a tuning won, over what would be fair."""

    round: int
    tuning: Tuning
    share: float


def tuned(before: Tuning, point: list[float]) -> Tuning:
    """A point of the search space as numbers: zero leaves them as they were."""
    trust, margin, explore, doubt = point
    odds = before.trust / (1 - before.trust) * math.exp(trust)
    return msgspec.structs.replace(
        before,
        trust=round(odds / (1 + odds), 4),
        margin=round(before.margin * math.exp(margin), 3),
        explore=round(before.explore * math.exp(explore), 3),
        doubt=round(before.doubt * math.exp(doubt), 4),
    )


def measured(task: Task, tuning: Tuning, round_: int) -> float:
    """The wins of one seat with the tuning among seats without it; all trials of a round play the same deals."""
    policy = rules(task.game).policy
    assert policy is not None
    wins = 0.0
    for number in range(task.games):
        deal = Chance(task.seed).branch(round_ * task.games + number)
        thinking = deal.branch(1)
        seated = seating(number, task.seats)
        minds: list[Bot] = [
            Search(thinking.branch(player).number, tuning=tuning if player == 0 else None) for player in seated
        ]
        g = new(task.game, task.seats, deal.number, task.roles, task.options, journal=False)
        while (decision := g.decision) is not None:
            seat = decision.seat
            g.choose(move(g, seat, minds[seat], thinking.below(1 << 30), Budget(playouts=task.playouts)), seat)
        result = g.result
        assert result is not None
        if seated.index(0) in result.winners:
            wins += 1 / (1 if policy.common else len(result.winners))
    return wins / task.games


def tune(task: Task, rounds: int, file: Path | None = None) -> Iterator[Trial]:
    """Round after round, each trial as it is finished; with a file the next call goes on where this one ended."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like to draw
        import cma

    policy = rules(task.game).policy
    assert policy is not None
    before = policy.tuning
    strategy, done = _taken_up(task, file)
    if strategy is None:
        strategy = cma.CMAEvolutionStrategy([0.0] * 4, SPREAD, {"seed": task.seed + 1, "verbose": -9, "popsize": 6})
    for round_ in range(done, rounds):
        points = strategy.ask()
        shares = []
        for point in points:
            tuning = tuned(before, [float(x) for x in point])
            shares.append(measured(task, tuning, round_))
            yield Trial(round_ + FIRST, tuning, shares[-1])
        strategy.tell(points, [-share for share in shares])
        if file is not None:
            file.write_bytes(pickle.dumps((task, round_ + 1, strategy)))
        yield Trial(round_ + FIRST, tuned(before, [float(x) for x in strategy.mean]), max(shares))


def _taken_up(task: Task, file: Path | None) -> tuple[Any, int]:
    """Our own file: what another task has left there is begun anew."""
    if file is None or not file.exists():
        return None, 0
    kept, done, strategy = pickle.loads(file.read_bytes())
    return (strategy, done) if kept == task else (None, 0)


def as_toml(tuning: Tuning) -> str:
    """What `bot.toml` should say."""
    return "".join(f"{name} = {getattr(tuning, name)}\n" for name in ("trust", "margin", "explore", "doubt"))
