"""Gymnasium: one seat is the agent, the others are bots. `SeatEnv("ash", bots=["greedy"])`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium

from klubovna import bots as players
from klubovna.bots import Bot
from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Rules
from klubovna.research.render import MODES, Mode, render
from klubovna.research.setting import Setting, Shaping
from klubovna.research.spaces import Eyes, Observation


class SeatEnv(gymnasium.Env[Observation, int]):
    """A step is one choice of the agent's seat and all that the others do until it is asked again.

    The names of `bots` are given to the other seats in turn. An action that may not be chosen changes nothing, earns
    nothing, and `info` says `illegal`; draw from `observation["action_mask"]` and there is none.
    """

    def __init__(
        self,
        game: str | Rules[Any],
        *,
        seat: int = 0,
        bots: Sequence[str] = ("greedy",),
        seats: int | None = None,
        roles: Sequence[str | None] | None = None,
        options: dict[str, Any] | None = None,
        tables: bool = False,
        by_index: bool = False,
        shaping: float = 0.0,
        max_steps: int | None = None,
        render_mode: Mode | None = None,
    ) -> None:
        self.setting = Setting(game, seats, roles, options)
        self.eyes = Eyes(self.setting.rules, tables=tables, by_index=by_index)
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.observation_space = self.eyes.space
        self.action_space = cast("gymnasium.spaces.Space[int]", self.eyes.answers())  # numpy's numbers serve as int
        self.render_mode = render_mode
        self._mode = render_mode
        self.seat = seat
        self._names = list(bots)
        self._shaping = Shaping(shaping) if shaping else None
        self._longest = max_steps
        self.game: Game | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on until the agent is asked."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62))
        self.game = self.setting.new(drawn)
        self._thinking = Chance(drawn).branch(1)
        others = [seat for seat in range(self.setting.seats) if seat != self.seat]
        self._bots: dict[int, Bot] = {
            seat: players.make(self._names[i % len(self._names)], self._thinking.branch(seat).number)
            for i, seat in enumerate(others)
        }
        self._steps = 0
        self._others_play()
        if self._shaping is not None:
            self._shaping.begin(self.game)
        return self.eyes(self.game, self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose, and let the others play."""
        game = self._running()
        info: dict[str, Any] = {}
        decision = game.owed(self.seat)
        if decision is not None:
            try:
                game.choose(self.eyes.index(decision, action), self.seat)
                self._others_play()
            except ValueError:
                info["illegal"] = True
        self._steps += 1
        earned = self.setting.rewards(game.result)[self.seat]
        if self._shaping is not None:
            earned += self._shaping.earned(game)[self.seat]
        late = not game.over and self._longest is not None and self._steps >= self._longest
        return self.eyes(game, self.seat), earned, game.over, late, {**self._info(), **info}

    def _running(self) -> Game:
        if self.game is None:
            raise gymnasium.error.ResetNeeded("reset() begins a game")
        return self.game

    def _others_play(self) -> None:
        game = self._running()
        while not game.over and game.owed(self.seat) is None:
            decision = game.asked()
            seed = self._thinking.below(1 << 30)
            game.choose(players.move(game, decision.seat, self._bots[decision.seat], seed), decision.seat)

    def _info(self) -> dict[str, Any]:
        game = self._running()
        decision = game.owed(self.seat)
        return {"kind": decision.kind.name, "rule": decision.rule} if decision is not None else {}

    def render(self) -> Any:
        """The table as the agent sees it."""
        return None if self._mode is None else render(self._running(), self.seat, self._mode)
