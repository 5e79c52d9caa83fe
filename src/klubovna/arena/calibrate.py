"""Levels that people feel: one number of a level is moved until it meets its neighbour as often as it should.

A level wins the more the higher its number is, one that plays at a glance the less; where on the scale it wins the
wanted part is what is looked for. Every batch is played at the place that the games so far make most likely (a grid
over places and slopes, Bayes' rule), so most games are played where they tell most.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from klubovna.arena.file import FileError
from klubovna.bots import Bot, move
from klubovna.bots.levels import Levelled
from klubovna.kernel.chance import Chance
from klubovna.kernel.record import new
from klubovna.kernel.registry import rules
from klubovna.kernel.tuning import Level

Number: TypeAlias = Literal["playouts", "share"]

SCALES: Final[dict[Number, tuple[float, float]]] = {"playouts": (4.0, 1024.0), "share": (0.01, 1.0)}
"""From where to where a number goes; in no share of its decisions a level would be its neighbour."""
BATCH: Final = 8
"""So many games are played before the number is moved: as many however many processes there are."""
BOTH_ALIKE: Final = 0.5
"""Shared by both; where all win or lose together: says nothing, both have won or both have lost."""
NEAR: Final = 0.07
"""A level is calibrated when the interval of its win rate is within so much of the wanted one."""
FIRST_PLACE, PLACES, STEPS = -0.3, 1.3, 80
SLOPES: Final = (1.5, 3.0, 6.0, 12.0, 24.0)


class Pairing(msgspec.Struct, frozen=True):
    """A level with the one it is measured by; `wanted` is which part of the games between them it should win.

    Each holds half of the seats, in every arrangement in turn. Where all win or lose together both play the same deals,
    each with all seats, and what counts are the deals that only one of them wins.
    """

    game: str
    seats: int
    level: Level
    other: Level
    number: Number
    wanted: float
    seed: int = 0
    roles: list[str | None] | None = None
    options: dict[str, Any] = {}


class Trial(msgspec.Struct, frozen=True):
    """One game: at which number it was played, and which part of it the level has won."""

    game: int
    value: float
    won: float


class Estimate(msgspec.Struct, frozen=True):
    """The number that is most likely right, and the win rate there with the interval that holds it with 95 %."""

    value: float
    rate: float
    low: float
    high: float
    games: int
    """All that were played, also at other numbers."""

    def settled(self, wanted: float) -> bool:
        return wanted - NEAR <= self.low and self.high <= wanted + NEAR


def at_place(number: Number, place: float) -> float:
    """The number at a place from 0 to 1 of its scale: even steps of a share, even factors of playouts."""
    low, high = SCALES[number]
    place = min(1.0, max(0.0, place))
    if number == "share":
        return round(low + (high - low) * place, 2)
    return float(round(low * (high / low) ** place))


def place_of(number: Number, value: float) -> float:
    low, high = SCALES[number]
    return (value - low) / (high - low) if number == "share" else math.log(value / low) / math.log(high / low)


def with_number(level: Level, number: Number, value: float) -> Level:
    return msgspec.structs.replace(level, **{number: round(value) if number == "playouts" else value})


def estimated(pairing: Pairing, trials: Sequence[Trial]) -> Estimate:
    """Where the games so far say the number should be."""
    odds = math.log(pairing.wanted / (1 - pairing.wanted))
    rising = -1 if pairing.level.glance else 1
    counts: dict[float, tuple[float, float]] = {}
    common = is_common(pairing.game)
    for one in trials:
        if common and one.won == BOTH_ALIKE:
            continue
        games, won = counts.get(one.value, (0.0, 0.0))
        counts[one.value] = games + 1, won + one.won
    grid: list[tuple[float, float, float]] = []
    for step in range(STEPS + 1):
        place = FIRST_PLACE + (PLACES - FIRST_PLACE) * step / STEPS
        for slope in (rising * steep for steep in SLOPES):
            sure = 0.0
            for value, (games, won) in counts.items():
                rate = _rate(odds, slope, place_of(pairing.number, value) - place)
                sure += won * math.log(rate) + (games - won) * math.log(1 - rate)
            grid.append((place, slope, sure))
    top = max(sure for _, _, sure in grid)
    weighed = [(place, slope, math.exp(sure - top)) for place, slope, sure in grid]
    whole = sum(weight for _, _, weight in weighed)
    value = at_place(pairing.number, sum(place * weight for place, _, weight in weighed) / whole)
    here = place_of(pairing.number, value)
    rates = sorted((_rate(odds, slope, here - place), weight / whole) for place, slope, weight in weighed)
    mean = sum(rate * weight for rate, weight in rates)
    return Estimate(value, mean, _quantile(rates, 0.025), _quantile(rates, 0.975), len(trials))


def _rate(odds: float, slope: float, away: float) -> float:
    return min(0.999, max(0.001, 1 / (1 + math.exp(-max(-30.0, min(30.0, odds + slope * away))))))


def _quantile(rates: list[tuple[float, float]], part: float) -> float:
    so_far = 0.0
    for rate, weight in rates:
        so_far += weight
        if so_far >= part:
            return rate
    return rates[-1][0]


def is_common(game: str) -> bool:
    """Whether all seats win or lose together."""
    policy = rules(game).policy
    return policy is not None and policy.common


def played(pairing: Pairing, value: float, game: int) -> Trial:
    """One game, of a deal of its own; it follows from its number and the value alone."""
    seats = pairing.seats
    level = with_number(pairing.level, pairing.number, value)
    if is_common(pairing.game):
        won, other_won = (bool(_winners(pairing, game, [each] * seats)) for each in (level, pairing.other))
        return Trial(game, value, BOTH_ALIKE if won == other_won else float(won))
    arrangements = list(combinations(range(seats), seats // 2))
    ours = arrangements[game % len(arrangements)]
    winners = _winners(pairing, game, [level if seat in ours else pairing.other for seat in range(seats)])
    return Trial(game, value, sum(seat in ours for seat in winners) / len(winners) if winners else BOTH_ALIKE)


def _winners(pairing: Pairing, game: int, levels: list[Level]) -> list[int]:
    """Who wins the deal of this number, with these levels at the seats."""
    deal = Chance(pairing.seed).branch(game)
    thinking = deal.branch(1)
    minds: list[Bot] = [Levelled(thinking.branch(seat).number, "", level) for seat, level in enumerate(levels)]
    g = new(pairing.game, pairing.seats, deal.number, pairing.roles, pairing.options, journal=False)
    while (decision := g.decision) is not None:
        g.choose(move(g, decision.seat, minds[decision.seat], thinking.below(1 << 30)), decision.seat)
    assert g.result is not None
    return g.result.winners


Spread: TypeAlias = Callable[[Callable[[int], Trial], Sequence[int]], Iterator[Trial]]
"""How the games of a batch are played, in this process or in others."""


def calibrate(pairing: Pairing, games: int, begun: Sequence[Trial] = (), spread: Spread = map) -> Iterator[Trial]:
    """Batch after batch, each game as it ends, until so many are played or it is settled; `begun` are from before."""
    trials = list(begun)
    while len(trials) < games:
        first = len(trials) // BATCH * BATCH
        now = estimated(pairing, trials[:first])
        if first and now.settled(pairing.wanted):
            return
        value = now.value if first else _beginning(pairing)
        for one in spread(partial(played, pairing, value), range(len(trials), min(games, first + BATCH))):
            trials.append(one)
            yield one


def _beginning(pairing: Pairing) -> float:
    value = float(getattr(pairing.level, pairing.number))
    low, high = SCALES[pairing.number]
    return at_place(pairing.number, place_of(pairing.number, min(high, max(low, value))))


def number_of(level: Level) -> Number:
    """What is moved of a level: of one that searches how long, of the others in which part of their decisions."""
    return "playouts" if level.playouts else "share"


class TrialFile:
    """Lines of JSON: the pairing, then each game as it ends."""

    def __init__(self, path: Path, pairing: Pairing) -> None:
        self.path = path
        self.trials: list[Trial] = []
        lines = path.read_bytes().splitlines() if path.exists() else []
        if not lines:
            path.write_bytes(msgspec.json.encode(pairing) + b"\n")
            return
        try:
            kept = msgspec.json.decode(lines[0], type=Pairing)
        except msgspec.MsgspecError as error:
            raise FileError("arena-no-file", file=str(path)) from error
        if kept != pairing:
            raise FileError("arena-other-match", file=str(path))
        for line in lines[1:]:
            try:
                self.trials.append(msgspec.json.decode(line, type=Trial))
            except msgspec.MsgspecError:  # cut off while it was written
                break
        path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in (pairing, *self.trials)))

    def add(self, one: Trial) -> None:
        self.trials.append(one)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
