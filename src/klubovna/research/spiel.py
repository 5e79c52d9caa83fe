"""OpenSpiel: every game as a Python game of pyspiel. `load("ash", players=2)`, or `pyspiel.load_game("klubovna_ash")`.

Nature moves once, at the beginning: it picks one of `deals` seeds, from which all dice and decks follow. Nobody sees
which, so the game is the same as one in which nature moves when a die falls, except that a search which copies a true
state knows the future. Those that resample (`resample_from_infostate`, as information-set MCTS does) do not.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from klubovna.kernel.game import Game
from klubovna.research.actions import actions
from klubovna.research.encoder import encoder
from klubovna.research.recall import Recall, numbers_size, seen_now
from klubovna.research.setting import Setting

DEALS: Final = 1_000
LONGEST: Final = 100_000


class SpielGame(pyspiel.Game):
    """A game of Klubovna. `deals` is how many beginnings there are; roles are parted by `;`, options as in `load`."""

    slug: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen, slug = dict(params or {}), self.slug
        players = int(chosen.get("players", 0)) or Setting(slug).seats
        roles = [role or None for role in chosen.get("roles", "").split(";")] if chosen.get("roles") else None
        self.deals = int(chosen.get("deals", DEALS))
        if self.deals < 1:
            raise ValueError(f"deals is how many beginnings there are, not {self.deals}")
        self.setting = Setting(slug, players, roles, _options(chosen.get("options", "")))
        info = pyspiel.GameInfo(
            num_distinct_actions=actions(slug).size,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.setting.together else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.setting), info, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_again, (self.slug, str(self))

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, bool(recall))


class SpielState(pyspiel.State):
    """A position; before nature has moved there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.deals = game.deals
        self.table: Game | None = None
        self.recall = Recall(game.setting.seats)
        self._actions = actions(game.setting.rules)

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_again, (self.get_game(), self.serialize())

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.table.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None or (decision := self.table.owed(player)) is None:
            return []
        return sorted(self._actions.ids(decision))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            if not 0 <= action < self.deals:
                raise ValueError(f"{action} is not one of {self.deals} deals")
            self.table = self.setting.new(action, journal=True, marks=True)
            return
        decision = self.table.asked()
        index = self._actions.index(decision, action)
        self.recall.chosen(self.table, decision, index)
        self.table.choose(index, decision.seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._actions.text(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        return self.setting.rewards(None if self.table is None else self.table.result)

    def resample_from_infostate(self, player: int, probability: Any) -> SpielState:
        """A state that the player cannot tell from this one: what it has not seen is dealt anew."""
        new: SpielState = self.clone()
        if new.table is not None:
            new.table.deal(player, int(probability() * (1 << 52)))
            new.table.settle()
        return new

    def __str__(self) -> str:
        if self.table is None:
            return "not dealt yet"
        return f"{self.table.rules.slug}: {' '.join(map(str, self.history()))}"


class SpielObserver:
    """What a player sees now, or with perfect recall all that it has seen."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._recall = recall
        self._encoder = encoder(game.setting.rules)
        size = numbers_size(game.setting.rules) if recall else self._encoder.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"information" if recall else "observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.table is not None:
            if self._recall:
                self.tensor[:] = state.recall.numbers(state.table, player)
            else:
                self.tensor[:] = self._encoder.flat(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return "not dealt yet"
        if self._recall:
            return state.recall.text(state.table, player)
        return seen_now(state.table, player).decode()


_registered: dict[str, type[SpielGame]] = {}


def _type(setting: Setting) -> Any:
    low, high = setting.rules.seats
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"klubovna_{setting.rules.slug}",
        long_name=f"{setting.rules.title['en']} (Klubovna)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if setting.together else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=low,
        max_num_players=high,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": setting.seats, "deals": DEALS, "options": "", "roles": ""},
    )


def register(game: str) -> None:
    """Make a game known to pyspiel as `klubovna_<slug>`."""
    if game not in _registered:
        # a class for each, for pyspiel outlives the interpreter: what it holds last must not be ours to free
        _registered[game] = type(f"Spiel_{game}", (SpielGame,), {"slug": game})
        pyspiel.register_game(_type(Setting(game)), _registered[game])


def load(game: str, **params: int | str) -> Any:
    """`load("ash", players=2, options="powers:true")`: a game of pyspiel."""
    register(game)
    return pyspiel.load_game(f"klubovna_{game}", params)


def _game_again(game: str, text: str) -> Any:
    """Pickles are read in processes, too, to which no game was made known yet."""
    register(game)
    return pyspiel.load_game(text)


def _state_again(game: Any, text: str) -> Any:
    return game.deserialize_state(text)


def _options(text: str) -> dict[str, Any]:
    """`powers:true;difficulty:high`: without the signs that pyspiel keeps for itself."""
    chosen: dict[str, Any] = {}
    for one in filter(None, text.split(";")):
        name, _, value = one.partition(":")
        try:
            chosen[name] = json.loads(value)
        except json.JSONDecodeError:
            chosen[name] = value
    return chosen
