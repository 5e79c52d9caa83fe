"""One game of a match, from its number alone: any process may play it."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import msgspec

from klubovna import bots
from klubovna.kernel.chance import Chance
from klubovna.kernel.record import new


class Match(msgspec.Struct, frozen=True):
    """Who plays what. Roles belong to the seats, so that every player comes to play every one of them."""

    game: str
    players: list[str]
    seed: int
    roles: list[str | None] | None = None
    options: dict[str, Any] = {}


class Played(msgspec.Struct):
    """How one game ended. `players` says which player of the match sat at each seat; the rest is by seat too."""

    number: int
    seed: int
    players: list[int]
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    seconds: list[float]


def seating(number: int, players: int) -> list[int]:
    """Each deal is played once in every rotation of the players around the table."""
    return [(seat + number) % players for seat in range(players)]


def play(match: Match, number: int) -> Played:
    count = len(match.players)
    deal = Chance(match.seed).branch(number // count)
    seated = seating(number, count)
    thinking = deal.branch(number % count)
    minds = [bots.make(match.players[player], thinking.branch(player).number) for player in seated]
    seconds = [0.0] * count
    g = new(match.game, count, deal.number, match.roles, match.options, journal=False)
    while (decision := g.decision) is not None:
        seat = decision.seat
        began = perf_counter()
        index = bots.move(g, seat, minds[seat], thinking.below(1 << 30))
        seconds[seat] += perf_counter() - began
        g.choose(index, seat)
    result = g.result
    assert result is not None
    return Played(number, deal.number, seated, result.scores, result.ranks, result.winners, seconds)
