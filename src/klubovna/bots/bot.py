"""What a bot is, and the one door through which it reaches a game."""

from __future__ import annotations

from typing import Protocol

from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.game import Game


class UnknownBot(KlubovnaError):
    """No bot of that name, or none that can play this game."""


class Bot(Protocol):
    """`choose` is handed a determinized game and gives the index of an option of the decision that `seat` owes.

    `budget` is how many playouts a bot that searches may spend: a count, so that the same seed plays the same moves on
    every machine.
    """

    def choose(self, game: Game, seat: int, budget: int) -> int: ...


def move(game: Game, seat: int, bot: Bot, seed: int, budget: int = 0) -> int:
    """What the bot does at the true table, from a game in which all that its seat has not seen is dealt anew."""
    return bot.choose(game.determinized(seat, seed, clones=getattr(bot, "looks_ahead", True)), seat, budget)
