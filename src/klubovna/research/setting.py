"""What an environment plays: a game with its seats, roles and options, and what its end is worth to each seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from klubovna.kernel.game import Game
from klubovna.kernel.record import new
from klubovna.kernel.registry import rules as rules_of
from klubovna.kernel.rules import Rules
from klubovna.kernel.state import Result


class Setting:
    """Seats, roles and options of a game; without seats one for each role, or else as many as the box says."""

    def __init__(
        self,
        game: str | Rules[Any],
        seats: int | None = None,
        roles: Sequence[str | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.rules = rules_of(game) if isinstance(game, str) else game
        box = self.rules.display.box
        if seats is None and roles:
            seats = len(roles)
        elif seats is None:
            seats = box.seats if box is not None else self.rules.seats[0]
            if box is not None and options is None:
                roles, options = box.roles or None, box.options
        self.seats = seats
        self.roles = list(roles) if roles else None
        self.options = dict(options or {})
        self.rules.config(seats, 0, self.roles, self.options)  # what is wrong is told now, not at the first reset
        policy = self.rules.policy
        self.together = seats == 1 or (policy is not None and policy.common)
        """Whether all seats win or lose together."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.rules.slug, self.seats, self.roles, self.options)

    def new(self, seed: int, *, journal: bool = False, marks: bool = False) -> Game:
        """A game at its first question."""
        return new(
            self.rules,
            seats=self.seats,
            seed=seed,
            roles=self.roles,
            options=self.options,
            journal=journal,
            marks=marks,
        )

    def rewards(self, result: Result | None) -> list[float]:
        """By rank, from 1 for the first to -1 for the last; those who tie share. Who wins together gets 1, else -1."""
        if result is None:
            return [0.0] * self.seats
        if self.together:
            return [1.0 if seat in result.winners else -1.0 for seat in range(self.seats)]
        return [_by_rank(result.ranks, seat) for seat in range(self.seats)]


def length(name: str, most: int | None) -> int | None:
    """After how many choices a game is broken off, if at all; refused if that is no number of them."""
    if most is not None and (type(most) is not int or most < 1):
        raise ValueError(f"{name} is a whole number from 1 on, or None, not {most!r}")
    return most


def _by_rank(ranks: list[int], seat: int) -> float:
    """The places that a tie takes up, on the average: the rewards of all seats add up to nothing."""
    ahead = sum(rank < ranks[seat] for rank in ranks)
    level = sum(rank == ranks[seat] for rank in ranks)
    return 1.0 - 2.0 * (ahead + (level - 1) / 2) / (len(ranks) - 1)


class Shaping:
    """Rewards on the way: the change of a seat's points beside the average of the others, times `scale`.

    Over a whole game they add up to the lead in points, times the scale. Those who win or lose together share: to each
    it is the average of all, for nobody is to gain by what a companion lacks. Points of a game in progress may hold
    what a seat cannot know yet: such rewards are for learning, not for playing.
    """

    def __init__(self, scale: float, together: bool) -> None:
        if not math.isfinite(scale):
            raise ValueError(f"shaping is a number to multiply points with, not {scale!r}")
        self.scale = scale
        self.worth = _shares if together else _leads
        self._before: list[float] = []

    def begin(self, game: Game) -> None:
        self._before = self.worth(game.state.result().scores)

    def earned(self, game: Game) -> list[float]:
        now = self.worth(game.state.result().scores)
        earned = [self.scale * (after - before) for before, after in zip(self._before, now, strict=True)]
        self._before = now
        return earned


def _leads(scores: Sequence[float]) -> list[float]:
    whole = sum(scores)
    return [score - (whole - score) / (len(scores) - 1) for score in scores]


def _shares(scores: Sequence[float]) -> list[float]:
    return [sum(scores) / len(scores)] * len(scores)
