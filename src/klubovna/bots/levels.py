"""Opponents by strength: `easy`, `medium`, `hard`, `expert`, in every game that has a policy.

A lower level sees less far, always or, where it has a `share`, in a part of its decisions that chance picks; what it
sees it never gives away. What a level is in a game stands in its `bot.toml`.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.bots.bot import Budget, UnknownBot
from klubovna.bots.learnt import Learnt, has_learnt, holds, learnt_in_part
from klubovna.bots.rollout import Rollout
from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Policy, Rules
from klubovna.kernel.tuning import Level

LEVELS: Final[dict[str, Level]] = {
    "easy": Level(glance=True, share=0.06),
    "medium": Level(),
    "hard": Level(playouts=120, seconds=0.5),
    "expert": Level(playouts=480, seconds=2.0),
}


ALIKE: Final = 1e-9


def level_of(name: str, rules: Rules[Any]) -> Level:
    """As the game's `bot.toml` has it; one that builds on what was learnt only where that can be read."""
    level = LEVELS[name] if rules.policy is None else rules.policy.tuning.levels.get(name, LEVELS[name])
    return LEVELS[name] if level.learnt and not has_learnt(rules) else level


def table_budget(name: str, rules: Rules[Any]) -> Budget:
    """What a bot may spend where people wait: its playouts, as they are calibrated, and no more than its seconds."""
    if name not in LEVELS or rules.policy is None:
        return Budget()
    level = level_of(name, rules)
    return Budget(level.playouts, level.seconds)


def at_a_glance(game: Game, seat: int, policy: Policy[Any], chance: Chance) -> int:
    """What looks best the moment it is done; who looks no further takes any of those that look alike."""
    worth = []
    for index in range(len(game.asked(seat).options)):
        tried = game.clone(journal=False, marks=False)
        tried.choose(index, seat)
        worth.append(policy.evaluate(tried.state)[seat])
    best = max(worth) - ALIKE
    alike = [index for index, value in enumerate(worth) if value >= best]
    return alike[chance.below(len(alike))]


class Levelled:
    """A bot of a level: it plays options out as its level says, or takes what the policy prefers or what was learnt."""

    def __init__(self, seed: int, name: str, level: Level | None = None) -> None:
        """`level` stands for what the name means in the game."""
        self.name = name
        self._level = level
        self._chance = Chance(seed).branch(2)
        self._rollout = Rollout(seed)
        self._learnt = Learnt(seed)

    def looks_ahead(self, rules: Rules[Any]) -> bool:
        """Whether it tries options on copies of the game: it plays them out, or takes what looks best at once.

        So does one that has learnt some tables only: at the others it plays options out.
        """
        level = self.level(rules)
        return bool(level.playouts or level.glance or (level.learnt and learnt_in_part(rules)))

    def level(self, rules: Rules[Any]) -> Level:
        return self._level or level_of(self.name, rules)

    def choose(self, game: Game, seat: int, budget: Budget) -> int:
        policy = game.rules.policy
        if policy is None:
            raise UnknownBot("bot-without-policy", bot=self.name, game=game.rules.slug)
        level = self.level(game.rules)
        if level.learnt and not holds(game.rules, game.state):
            level = LEVELS.get(self.name, Level())
        if level.share < 1 and self._chance.below(1 << 16) >= level.share * (1 << 16):
            return policy.choose(game.state, game.asked(seat), seat)
        if level.glance:
            return at_a_glance(game, seat, policy, self._chance)
        if not level.playouts:
            if level.learnt:
                return self._learnt.choose(game, seat, budget)
            return policy.choose(game.state, game.asked(seat), seat)
        self._rollout.level = level
        return self._rollout.choose(game, seat, budget)
