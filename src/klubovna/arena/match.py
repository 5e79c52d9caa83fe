"""One game of a match, from its number alone: any process may play it."""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

import msgspec

from klubovna import bots
from klubovna.bots import Bot, Budget, Seated
from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game
from klubovna.kernel.record import new

log = logging.getLogger("klubovna.arena")


class Match(msgspec.Struct, frozen=True):
    """Who plays what. Roles belong to the seats, so that every player comes to play every one of them.

    `playouts` or `seconds` are what a bot that looks ahead may spend on a decision; after `limit` seconds it is
    stopped, and the game's policy answers in its place.
    """

    game: str
    players: list[str]
    seed: int
    roles: list[str | None] | None = None
    options: dict[str, Any] = {}
    playouts: int = 0
    seconds: float = 0.0
    limit: float = 10.0


class Played(msgspec.Struct):
    """How one game ended. `players` says which player of the match sat at each seat; the rest is by seat too."""

    number: int
    seed: int
    players: list[int]
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    seconds: list[float]
    roles: list[str | None] = []
    decisions: int = 0
    replaced: list[int] = []
    """How often the policy answered in place of a bot that broke down or took too long."""
    record: Any = None


class TooLong(BaseException):
    """A bot's time is over. Bots that catch every `Exception` do not catch this."""


def seating(number: int, players: int) -> list[int]:
    """The players move around the table from game to game."""
    return [(seat + number) % players for seat in range(players)]


def play(match: Match, number: int, keep: bool = False) -> Played:
    """Every game has a deal of its own: who plays it twice learns nothing the second time."""
    count = len(match.players)
    deal = Chance(match.seed).branch(number)
    seated = seating(number, count)
    thinking = deal.branch(1)
    minds = [
        Seated(bots.load(match.players[player], thinking.branch(player).number), seat)
        for seat, player in enumerate(seated)
    ]
    budget = Budget(match.playouts, match.seconds)
    seconds, replaced = [0.0] * count, [0] * count
    listened = any(mind.listens for mind in minds)
    g = new(match.game, count, deal.number, match.roles, match.options, journal=listened)
    decisions = 0
    while (decision := g.decision) is not None:
        seat = decision.seat
        began = perf_counter()
        index = asked(g, minds[seat], thinking.below(1 << 30), budget, match.limit)
        if isinstance(index, str):
            replaced[seat] += 1
            if replaced[seat] == 1:
                name = match.players[seated[seat]]
                log.warning(
                    "game %s: %s %s; the game's policy answers, and whenever it does so again", number, name, index
                )
            index = bots.move(g, seat, _stand_in(g), thinking.below(1 << 30))
        seconds[seat] += perf_counter() - began
        decisions += 1
        g.choose(index, seat)
    result = g.result
    assert result is not None
    return Played(
        number,
        deal.number,
        seated,
        result.scores,
        result.ranks,
        result.winners,
        seconds,
        [role_of(g, seat) for seat in range(count)],
        decisions,
        replaced,
        g.record() if keep else None,
    )


def asked(g: Game, mind: Seated, seed: int, budget: Budget, limit: float) -> int | str:
    """The bot's answer, or why there is none: it broke down, took too long, or named no option."""
    options = len(g.asked(mind.seat).options)
    try:
        with _limited(limit):
            index = mind.move(g, seed, budget)
    except TooLong:
        return f"did not answer within {limit:g} s"
    except Exception as error:
        return f"broke down ({type(error).__name__}: {error})"
    return index if type(index) is int and 0 <= index < options else f"chose {index!r} of {options} options"


def _stand_in(g: Game) -> Bot:
    return bots.make("random" if g.rules.policy is None else "greedy", 0)


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Stop whatever takes longer, where the system can: alarms come to the main thread only."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def over(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def role_of(g: Game, seat: int) -> str | None:
    """What a seat played: named by the match, chosen in the game, or dealt."""
    named = g.config.roles[seat]
    if named is not None or not g.rules.roles:
        return named
    if g.rules.role_of is not None:
        return g.rules.role_of(g.state, seat)
    return str(g.rules.texts("en").noun(g.state, "seat", seat))
