"""What a bot is, and the one door through which it reaches a game."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from klubovna.bots.limits import NoAnswer, TooLong, checked, limited
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.game import Game


class UnknownBot(KlubovnaError):
    """No bot of that name, or none that can play this game."""


class Budget(NamedTuple):
    """What a bot that looks ahead may spend on a decision: playouts (the same on every machine), or seconds.

    With both, whichever are spent first. Zero stands for what the bot itself holds for right.
    """

    playouts: int = 0
    seconds: float = 0.0


class Bot(Protocol):
    """`choose` is handed a sealed game and gives the index of an option of the decision that `seat` owes.

    A bot lives for one game at one seat. One with a method `told(events)` is told everything that its seat sees
    happen, before it is asked. One that says `looks_ahead = False` is handed a game that it cannot copy, and quickly;
    where that depends on the game, `looks_ahead(rules)` says so. Without a word it is handed one that it can.
    """

    def choose(self, game: Game, seat: int, budget: Budget) -> int: ...


def move(game: Game, seat: int, bot: Bot, seed: int, budget: Budget | None = None) -> int:
    """What the bot does at the true table, from a game in which all that its seat has not seen is dealt anew.

    In the rare position that cannot be copied (see `kernel/sealing.py`) the game's policy stands in for a bot that
    looks ahead.
    """
    looks_ahead = getattr(bot, "looks_ahead", True)
    if callable(looks_ahead):
        looks_ahead = looks_ahead(game.rules)
    given = game.determinized(seat, seed, clones=looks_ahead)
    policy = game.rules.policy
    if looks_ahead and not given.can_clone and policy is not None:
        return policy.choose(given.state, given.asked(seat), seat)
    return bot.choose(given, seat, budget or Budget())


class Mind(Protocol):
    """A bot at its seat for a whole game, here or in a process of its own."""

    seat: int

    @property
    def listens(self) -> bool:
        """Whether it wants to be told what happens: then the game needs a journal."""

    def answer(self, game: Game, seed: int, budget: Budget, limit: float) -> int:
        """What it does, within `limit` seconds; else `NoAnswer` says why there is nothing."""


class Seated:
    """A bot of ours at its seat for a whole game."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self._heard = 0

    @property
    def listens(self) -> bool:
        return hasattr(self.bot, "told")

    def move(self, game: Game, seed: int, budget: Budget | None = None) -> int:
        """Tell it what has happened since it was asked last, and ask."""
        told: Any = getattr(self.bot, "told", None)
        if told is not None:
            told(game.events(self.seat, self._heard))
            self._heard = game.happened
        return move(game, self.seat, self.bot, seed, budget)

    def answer(self, game: Game, seed: int, budget: Budget, limit: float) -> int:
        try:
            with limited(limit):
                index = self.move(game, seed, budget)
        except TooLong:
            raise NoAnswer("bot-silent", seconds=limit) from None
        except Exception as error:
            raise NoAnswer("bot-broke", error=f"{type(error).__name__}: {error}") from error
        return checked(index, len(game.asked(self.seat).options))
