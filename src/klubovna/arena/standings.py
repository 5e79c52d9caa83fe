"""What a match comes to for each player."""

from __future__ import annotations

from statistics import fmean, median

import msgspec

from klubovna.arena.match import Match, Played


class Standing(msgspec.Struct):
    """`wins` counts a shared victory as the part of it; `seconds` is the time spent thinking."""

    player: str
    games: int
    wins: float
    win_rate: float
    mean_score: float
    median_score: float
    seconds: float


def standings(match: Match, played: list[Played]) -> list[Standing]:
    """One row for each player of the match, in the order in which they were named."""
    return [_standing(name, player, played) for player, name in enumerate(match.players)]


def _standing(name: str, player: int, played: list[Played]) -> Standing:
    seats = [one.players.index(player) for one in played]
    wins = sum((1 / len(one.winners) for one, seat in zip(played, seats, strict=True) if seat in one.winners), 0.0)
    scores = [one.scores[seat] for one, seat in zip(played, seats, strict=True)]
    seconds = sum(one.seconds[seat] for one, seat in zip(played, seats, strict=True))
    games = len(played)
    if not games:
        return Standing(name, 0, 0.0, 0.0, 0.0, 0.0, 0.0)
    return Standing(name, games, wins, wins / games, fmean(scores), float(median(scores)), seconds)
