"""The game's own policy as it was first: a quick, sensible choice without looking ahead, and a fixed yardstick."""

from __future__ import annotations

from klubovna.bots.bot import Budget, UnknownBot
from klubovna.kernel.game import Game


class Greedy:
    looks_ahead = False

    def __init__(self, seed: int) -> None:
        """A policy is a function of what the seat knows; the seed makes no difference."""

    def choose(self, game: Game, seat: int, budget: Budget) -> int:
        policy = game.rules.policy
        if policy is None:
            raise UnknownBot("bot-without-policy", bot="greedy", game=game.rules.slug)
        return (policy.yardstick or policy).choose(game.state, game.asked(seat), seat)
