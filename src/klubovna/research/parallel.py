"""PettingZoo: all agents at once. Those who are not asked wait; those who answer at once and in secret really do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from klubovna.kernel.rules import Rules
from klubovna.research.render import MODES, Mode, known_mode, render
from klubovna.research.setting import Setting, Shaping, length
from klubovna.research.spaces import Eyes, Observation

ByAgent: TypeAlias = dict[str, Any]


class TogetherEnv(ParallelEnv[str, Observation, int]):
    """A cycle is one answer of everybody who is asked. The last action waits: it is the only one of those who are not.

    An answer that may not be given changes nothing, and `infos` says `illegal`.
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
        self.setting = Setting(game, seats, roles, options)
        self.eyes = Eyes(self.setting.rules, tables=tables, by_index=by_index, waits=True)
        self.render_mode = known_mode(render_mode)
        name = f"klubovna_{self.setting.rules.slug}_parallel_v{self.eyes.encoder.version}"
        self.metadata = {"name": name, "render_modes": list(MODES), "is_parallelizable": True}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._answers = {agent: self.eyes.answers() for agent in self.possible_agents}
        self._shaping = Shaping(shaping, self.setting.together) if shaping else None
        self._longest = length("max_cycles", max_cycles)
        self._random: np.random.Generator | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.eyes.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._answers[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; of one seed always the same."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.game = self.setting.new(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        if self._shaping is not None:
            self._shaping.begin(self.game)
        return self._seen(), self._asked()

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.eyes(self.game, seat) for seat, agent in enumerate(self.possible_agents)}

    def _asked(self) -> dict[str, dict[str, Any]]:
        """What those are asked who are, and by which clause."""
        owed = {agent: self.game.owed(seat) for seat, agent in enumerate(self.possible_agents)}
        return {agent: {"kind": d.kind.name, "rule": d.rule} if d is not None else {} for agent, d in owed.items()}

    def step(self, actions: dict[str, int]) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """One answer of everybody who is asked."""
        illegal: list[str] = []
        for asked in self.game.decisions:
            agent = self.possible_agents[asked.seat]
            decision = self.game.owed(asked.seat)
            if decision is not asked or agent not in actions:
                continue
            try:
                self.game.choose(self.eyes.index(decision, actions[agent]), decision.seat)
            except ValueError:
                illegal.append(agent)
        self._cycles += 1
        over = self.game.over
        out_of_time = not over and self._longest is not None and self._cycles >= self._longest
        rewards = self.setting.rewards(self.game.result)
        if self._shaping is not None:
            rewards = [a + b for a, b in zip(rewards, self._shaping.earned(self.game), strict=True)]
        infos = self._asked()
        for agent in illegal:
            infos[agent]["illegal"] = True
        made = (
            self._seen(),
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, out_of_time),
            infos,
        )
        if over or out_of_time:
            self.agents = []
        return made

    def render(self) -> Any:
        """The table as everybody may see it."""
        return None if self.render_mode is None else render(self.game, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(game: str | Rules[Any], **how: Any) -> TogetherEnv:
    """All agents at once."""
    return TogetherEnv(game, **how)


def env(game: str | Rules[Any], **how: Any) -> AECEnv[str, Observation, int | None]:
    """The same one agent after the other, those who wait too."""
    made: AECEnv[str, Observation, int | None] = parallel_to_aec(TogetherEnv(game, **how))
    return made
