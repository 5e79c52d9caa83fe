"""Any option, all alike."""

from __future__ import annotations

from klubovna.bots.bot import Budget
from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game


class Random:
    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, game: Game, seat: int, budget: Budget) -> int:
        return self._chance.below(len(game.asked(seat).options))
