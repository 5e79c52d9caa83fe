"""What a match comes to: for each player, for each role, for each seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from statistics import fmean, median
from typing import Any

import msgspec

from klubovna.arena.match import Match, Played, Why

Z95 = 1.959964


class Standing(msgspec.Struct):
    """`wins` counts a shared victory as the part of it; `seconds` is the time spent thinking.

    `low` and `high` are the 95 % interval of the win rate, `rating` is openskill's with its uncertainty `sigma`.
    """

    player: str
    games: int
    wins: float
    win_rate: float
    mean_score: float
    median_score: float
    seconds: float
    low: float = 0.0
    high: float = 1.0
    rating: float = 25.0
    sigma: float = 25.0 / 3
    replaced: int = 0


class Share(msgspec.Struct):
    """How often a role or a seat has won; `fair` is what it would win if all were alike."""

    name: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    fair: float

    @property
    def times_fair(self) -> float:
        return self.win_rate / self.fair if self.fair else 0.0


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true rate lies with 95 % (Wilson's score, which holds for few games too)."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def standings(match: Match, played: list[Played]) -> list[Standing]:
    """One row for each player of the match, in the order in which they were named."""
    rows = [_standing(name, player, played) for player, name in enumerate(match.players)]
    for row, (mu, sigma) in zip(rows, ratings(len(rows), played), strict=True):
        row.rating, row.sigma = mu, sigma
    return rows


def _standing(name: str, player: int, played: list[Played]) -> Standing:
    seats = [one.players.index(player) for one in played]
    wins = sum((won(one, seat) for one, seat in zip(played, seats, strict=True)), 0.0)
    scores = [one.scores[seat] for one, seat in zip(played, seats, strict=True)]
    seconds = sum(one.seconds[seat] for one, seat in zip(played, seats, strict=True))
    replaced = sum(one.replaced[seat] for one, seat in zip(played, seats, strict=True) if one.replaced)
    games = len(played)
    if not games:
        return Standing(name, 0, 0.0, 0.0, 0.0, 0.0, 0.0)
    low, high = wilson(wins, games)
    mean, middle = fmean(scores), float(median(scores))
    return Standing(name, games, wins, wins / games, mean, middle, seconds, low, high, replaced=replaced)


def replacements(match: Match, played: list[Played]) -> list[tuple[str, int, Why | None]]:
    """For each player how often the policy answered in its place, and why it did so first."""
    counts = [0] * len(match.players)
    reasons: list[Why | None] = [None] * len(match.players)
    for one in played:
        for player, count, why in zip(one.players, one.replaced, one.why or [None] * len(one.players), strict=False):
            counts[player] += count
            reasons[player] = reasons[player] or why
    return list(zip(match.players, counts, reasons, strict=True))


def won(one: Played, seat: int) -> float:
    return 1 / len(one.winners) if seat in one.winners else 0.0


def ratings(players: int, played: Iterable[Played]) -> list[tuple[float, float]]:
    """Plackett–Luce by openskill, game after game; a party that wins or loses together tells nothing of its members."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now: list[Any] = [model.rating() for _ in range(players)]
    for one in played:
        if len(one.players) > 1 and len(set(one.ranks)) > 1:
            teams = model.rate([[now[player]] for player in one.players], ranks=[float(rank) for rank in one.ranks])
            for player, (rated,) in zip(one.players, teams, strict=True):
                now[player] = rated
    return [(rating.mu, rating.sigma) for rating in now]


def by_role(played: list[Played]) -> list[Share]:
    return _shares(played, lambda one, seat: (one.roles[seat] if one.roles else None) or "–")


def by_seat(played: list[Played]) -> list[Share]:
    return _shares(played, lambda one, seat: str(seat + 1))


def _shares(played: list[Played], name_of: Callable[[Played, int], str]) -> list[Share]:
    games: dict[str, int] = {}
    wins: dict[str, float] = {}
    fair: dict[str, float] = {}
    for one in played:
        for seat in range(len(one.players)):
            name = name_of(one, seat)
            games[name] = games.get(name, 0) + 1
            wins[name] = wins.get(name, 0.0) + won(one, seat)
            fair[name] = fair.get(name, 0.0) + 1 / len(one.players)
    return [
        Share(
            name,
            games[name],
            wins[name],
            wins[name] / games[name],
            *wilson(wins[name], games[name]),
            fair[name] / games[name],
        )
        for name in sorted(games)
    ]
