"""Looking ahead by comparison: what the policy prefers against every other option, each played on in the same worlds.

A world is dealt anew from what the seat knows. In it each option is taken once, the policies play on, and the position
is judged: what luck the world holds is the same for all of them, so that a difference shows after few worlds. An option
that falls behind is dropped. Another one than the policy's is taken only when it is surely better.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple

from klubovna.bots.bot import Budget, UnknownBot
from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Policy, by_margin
from klubovna.kernel.tuning import Level, Tuning

PLAYOUTS: Final = 150
OPTIONS: Final = 12
"""So many are compared with what the policy prefers, picked by chance where there are more."""
FEWEST: Final = 6
"""In so many worlds an option is played before it can be dropped."""
TINY: Final = 1e-9


class Outcome(NamedTuple):
    """What came of a playout for a seat: its chance, and what counts when options are compared.

    That is the same but at the end of a game, where points count too: by how many it was won tells which option was
    better sooner than whether it was won.
    """

    chance: float
    worth: float


class Tried:
    """An option in all worlds in which it was played: what came of it, and how much more than of the policy's."""

    __slots__ = ("ahead", "squares", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.ahead = 0.0
        self.squares = 0.0

    def add(self, outcome: Outcome, base: Outcome) -> None:
        lead = outcome.worth - base.worth
        self.visits += 1
        self.total += outcome.chance
        self.ahead += lead
        self.squares += lead * lead

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @property
    def lead(self) -> float:
        """How far it is ahead of the policy's choice, in the mean."""
        return self.ahead / self.visits

    @property
    def error(self) -> float:
        """The standard error of that."""
        return sqrt(max(TINY, self.squares / self.visits - self.lead**2) / self.visits)


class Rollout:
    """A bot for every game that has a policy."""

    looks_ahead = True

    def __init__(self, seed: int, level: Level | None = None, tuning: Tuning | None = None) -> None:
        """`tuning` stands for the numbers of the game's `bot.toml`."""
        self._chance = Chance(seed)
        self.level = level or Level()
        self.tuning = tuning
        self.tried: dict[int, Tried] = {}
        """Of the last decision, by the index of the option."""

    def choose(self, game: Game, seat: int, budget: Budget) -> int:
        options = game.asked(seat).options
        return 0 if len(options) == 1 else self.compare(game, seat, budget)

    def compare(self, game: Game, seat: int, budget: Budget) -> int:
        """The index of what is surely better than the policy's choice, else of that."""
        policy = policy_of(game)
        asked = game.asked(seat)
        first = policy.choose(game.state, asked, seat)
        most = budget.playouts or (inf if budget.seconds else self.level.playouts or PLAYOUTS)
        end = perf_counter() + budget.seconds if budget.seconds else inf
        live = [index for index in range(len(asked.options)) if index != first]
        while len(live) > min(OPTIONS, max(1, most // FEWEST - 1)):
            live.pop(self._chance.below(len(live)))
        self.tried = {index: Tried() for index in (first, *live)}
        left = most
        while live and left > len(live) and perf_counter() < end:
            world = self._world(game, seat)
            base = self._outcome(world, seat, first, policy)
            self.tried[first].add(base, base)
            for index in live:
                self.tried[index].add(self._outcome(world, seat, index, policy), base)
            left -= 1 + len(live)
            if self.tried[first].visits >= FEWEST:
                live = self._still_likely(live)
        sure = (self.tuning or policy.tuning).sure
        better = [index for index in live if (one := self.tried[index]).visits and one.lead > sure * one.error]
        return max(better, key=lambda index: self.tried[index].lead, default=first)

    def rate(self, game: Game, seat: int, options: Sequence[int], worlds: int) -> list[float]:
        """The chances of a seat after each of these options, in the same worlds."""
        policy = policy_of(game)
        dealt = [self._world(game, seat) for _ in range(worlds)]
        return [sum(self._outcome(world, seat, index, policy).chance for world in dealt) / worlds for index in options]

    def _still_likely(self, live: list[int]) -> list[int]:
        """Without those that lie a standard error behind the policy's choice, or behind the best of the others."""
        tried = self.tried
        best = max(live, key=lambda index: tried[index].lead)
        least = tried[best].lead - tried[best].error
        return [index for index in live if tried[index].lead + tried[index].error > max(0.0, least)]

    def _world(self, game: Game, seat: int) -> Game:
        return game.determinized(seat, self._chance.below(1 << 32))

    def _outcome(self, world: Game, seat: int, index: int, policy: Policy[Any]) -> Outcome:
        """What comes of an option in a world, for the seat."""
        game = world.clone(journal=False, marks=False)
        game.choose(index, seat)
        tuning = self.tuning or policy.tuning
        game.play_on(policy.choose, tuning.horizon if self.level.depth is None else self.level.depth)
        chance = policy.evaluate(game.state)[seat]
        if not game.over or policy.common:
            return Outcome(chance, chance)
        ahead = by_margin(game.state.result().scores, tuning.margin)[seat]
        return Outcome(chance, (chance + ahead) / 2)


def policy_of(game: Game) -> Policy[Any]:
    if game.rules.policy is None:
        raise UnknownBot("bot-without-policy", bot="rollout", game=game.rules.slug)
    return game.rules.policy
