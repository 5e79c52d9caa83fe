"""PettingZoo: one agent at a time. `env("ash", seats=2)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from klubovna.kernel.rules import Rules
from klubovna.research.render import MODES, Mode, known_mode, render
from klubovna.research.setting import Setting, Shaping, length
from klubovna.research.spaces import Eyes, Observation


class GameEnv(AECEnv[str, Observation, int | None]):
    """A game as PettingZoo plays it. The agent is whoever is asked; `infos` has the kind and the clause.

    Seats that answer at once and in secret are asked one after the other, and see nothing of each other's answers.
    Rewards come at the end, by rank; with `shaping` also on the way, by points. After `max_cycles` choices of each
    seat, on the average, the game is broken off.
    """

    def __init__(
        self,
        game: str | Rules[Any],
        *,
        seats: int | None = None,
        roles: Sequence[str | None] | None = None,
        options: dict[str, Any] | None = None,
        tables: bool = False,
        by_index: bool = False,
        shaping: float = 0.0,
        max_cycles: int | None = None,
        render_mode: Mode | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, roles, options)
        self.eyes = Eyes(self.setting.rules, tables=tables, by_index=by_index)
        self.render_mode = known_mode(render_mode)
        self.metadata = {
            "name": f"klubovna_{self.setting.rules.slug}_v{self.eyes.encoder.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._answers = {agent: self.eyes.answers() for agent in self.possible_agents}
        self._shaping = Shaping(shaping, self.setting.together) if shaping else None
        cycles = length("max_cycles", max_cycles)
        self._longest = None if cycles is None else cycles * self.setting.seats
        self._random: np.random.Generator | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.eyes.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._answers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; of one seed always the same."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.game = self.setting.new(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._choices = 0
        if self._shaping is not None:
            self._shaping.begin(self.game)
        self._ask()

    def _ask(self) -> None:
        decision = self.game.decision
        if decision is not None:
            self.agent_selection = agent = self.possible_agents[decision.seat]
            self.infos[agent] = {"kind": decision.kind.name, "rule": decision.kind.rule}

    def observe(self, agent: str) -> Observation:
        return self.eyes(self.game, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; an action that may not be chosen raises a ValueError."""
        agent, game = self.agent_selection, self.game
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is for agents whose game is over")
        decision = game.asked(self._seat_of[agent])
        game.choose(self.eyes.index(decision, action), decision.seat)
        self._choices += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        over = game.over
        if over or self._shaping is not None:
            earned = self.setting.rewards(game.result) if over else [0.0] * self.setting.seats
            if self._shaping is not None:
                earned = [a + b for a, b in zip(earned, self._shaping.earned(game), strict=True)]
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._longest is not None and self._choices >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        if over or self._choices == self._longest:
            self._deads_step_first()

    def render(self) -> Any:
        """The table as the agent sees it whose turn it is."""
        if self.render_mode is None:
            return None
        seat = self._seat_of.get(self.agent_selection)
        return render(self.game, seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class InOrder(OrderEnforcingWrapper[str, Observation, int | None]):
    """PettingZoo's check that calls come in order, without its long way to what is asked for at every step."""

    @property
    def agents(self) -> Any:
        return self._begun().agents

    @property
    def agent_selection(self) -> Any:
        return self._begun().agent_selection

    def _begun(self) -> Any:
        if not self._has_reset:
            raise AttributeError  # and the wrapper says what must come first
        return self.env

    def __str__(self) -> str:
        return str(self.env)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        found: tuple[Observation | None, float, bool, bool, dict[str, Any]]
        found = self.env.last(observe) if self._has_reset else super().last(observe)
        return found


def env(game: str | Rules[Any], **how: Any) -> AECEnv[str, Observation, int | None]:
    """The environment of a game, with PettingZoo's check that calls come in order."""
    return InOrder(GameEnv(game, **how))
