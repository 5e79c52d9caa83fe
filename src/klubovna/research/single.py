"""Gymnasium: one seat is the agent, the others are bots. `SeatEnv("ash", bots=["greedy"])`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium

from klubovna import bots as players
from klubovna.bots import Seated
from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game
from klubovna.kernel.registry import games
from klubovna.kernel.rules import Rules
from klubovna.research.declaration import declared
from klubovna.research.render import MODES, Mode, known_mode, render
from klubovna.research.setting import Setting, Shaping, length
from klubovna.research.spaces import Eyes, Observation


class SeatEnv(gymnasium.Env[Observation, int]):
    """A step is one choice of the agent's seat and all that the others do until it is asked again.

    `bots` are names, or `module:Class`, given to the other seats in turn. They run in this process: bots of people whom
    you do not know belong in the arena. An action that may not be chosen changes nothing, earns
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
        if not 0 <= seat < self.setting.seats:
            raise ValueError(f"seat is 0 to {self.setting.seats - 1} at this table, not {seat!r}")
        names = [bots] if isinstance(bots, str) else list(bots)
        if not names and self.setting.seats > 1:
            raise ValueError("bots names who sits on the other seats: nobody is named")
        for name in names:
            players.load(name, 0)  # what is wrong is told now, not at the first reset
        self.eyes = Eyes(self.setting.rules, tables=tables, by_index=by_index)
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.observation_space = self.eyes.space
        self.action_space = cast("gymnasium.spaces.Space[int]", self.eyes.answers())  # numpy's numbers serve as int
        self.render_mode = known_mode(render_mode)
        self._mode = render_mode
        self.seat = seat
        self._names = names
        self._shaping = Shaping(shaping, self.setting.together) if shaping else None
        self._longest = length("max_steps", max_steps)
        self.game: Game | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on until the agent is asked."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62))
        self._thinking = Chance(drawn).branch(1)
        others = [seat for seat in range(self.setting.seats) if seat != self.seat]
        self._bots = {
            seat: Seated(players.load(self._names[i % len(self._names)], self._thinking.branch(seat).number), seat)
            for i, seat in enumerate(others)
        }
        self.game = self.setting.new(drawn, journal=any(bot.listens for bot in self._bots.values()))
        self._steps = 0
        self._others_play()
        if self._shaping is not None:
            self._shaping.begin(self.game)
        return self.eyes(self.game, self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose, and let the others play."""
        game = self._running()
        if game.over:
            raise gymnasium.error.ResetNeeded("the game is over: reset() begins the next")
        info: dict[str, Any] = {}
        try:
            index = self.eyes.index(game.asked(self.seat), action)
        except ValueError:
            info["illegal"] = True
        else:
            game.choose(index, self.seat)
            self._others_play()
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
            game.choose(self._bots[decision.seat].move(game, seed), decision.seat)

    def _info(self) -> dict[str, Any]:
        game = self._running()
        decision = game.owed(self.seat)
        return {"kind": decision.kind.name, "rule": decision.rule} if decision is not None else {}

    def render(self) -> Any:
        """The table as the agent sees it."""
        return None if self._mode is None else render(self._running(), self.seat, self._mode)


def register() -> list[str]:
    """Make every game known to `gymnasium.make`; the names under which they are."""
    names = {f"klubovna/{slug}-v{declared(slug).version}": slug for slug in games()}
    for name, slug in names.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:{SeatEnv.__name__}", kwargs={"game": slug})
    return list(names)
