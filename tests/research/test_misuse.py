"""What is asked for in the wrong way is told at once, in words; what breaks elsewhere is not taken for it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import klubovna
from klubovna import bots, research
from klubovna.bots import Budget
from klubovna.kernel.game import Game
from klubovna.research import spiel
from klubovna.research.aec import env
from klubovna.research.parallel import parallel_env
from klubovna.research.single import SeatEnv
from klubovna.research.vector import Runner


class Broken:
    """A bot that gives way as soon as it has heard something."""

    def __init__(self, seed: int) -> None:
        self.heard: list[Any] = []

    def told(self, events: list[Any]) -> None:
        self.heard += events

    def choose(self, game: Game, seat: int, budget: Budget) -> int:
        if self.heard:
            raise ValueError("what now?")
        return 0


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"seat": 2}, "seat is 0 to 1 at this table, not 2"),
        ({"seat": -1}, "seat is 0 to 1"),
        ({"bots": []}, "nobody is named"),
        ({"render_mode": "human"}, "render_mode is one of ansi, rgb_array, svg"),
    ],
)
def test_a_seat_that_is_not_there_is_refused_at_once(how: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SeatEnv("ash", seats=2, **how)


def test_bots_are_those_of_the_arena() -> None:
    with pytest.raises(bots.UnknownBot, match="nobody"):
        SeatEnv("ash", seats=2, bots=["nobody"])
    with pytest.raises(bots.UnknownBot, match="Missing"):
        SeatEnv("ash", seats=2, bots=[f"{__name__}:Missing"])
    assert SeatEnv("ash", seats=2, bots="random").reset(seed=1)


def test_a_bot_that_breaks_down_is_no_illegal_action_and_is_told_what_happened() -> None:
    def played() -> None:
        made = SeatEnv("ash", seats=2, bots=[f"{__name__}:Broken"])
        seen, _ = made.reset(seed=1)
        for _ in range(20):
            seen, *_, info = made.step(int(np.flatnonzero(seen["action_mask"])[0]))
            assert "illegal" not in info

    with pytest.raises(ValueError, match="what now"):
        played()


def test_a_game_that_is_over_pays_once() -> None:
    made = SeatEnv("ash", seats=2, bots=["random"])
    seen, _ = made.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = made.step(int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        made.step(0)


def test_what_cannot_be_drawn_is_refused_at_once() -> None:
    for make in (env, parallel_env):
        with pytest.raises(ValueError, match="render_mode is one of"):
            make("ash", render_mode="human")


def test_another_game_is_refused() -> None:
    g = klubovna.new("ash", seats=2, seed=1)
    with pytest.raises(ValueError, match="this encoder reads root, not ash"):
        research.encoder("root")(g, 0)
    with pytest.raises(ValueError, match=r"setup\.building is no decision of root"):
        research.actions("root").ids(g.asked())


def test_numbers_that_make_no_table_are_refused() -> None:
    for games, workers in ((0, 1), (2, 0)):
        with pytest.raises(ValueError, match="one game and one worker at least"):
            Runner("ash", seats=2, games=games, workers=workers)
    with pytest.raises(ValueError, match="deals"):
        spiel.load("ash", players=2, deals=0)


@pytest.mark.parametrize("most", [0, -1, 2.5, True, "9"])
def test_a_length_that_is_none_is_refused(most: Any) -> None:
    makers: list[tuple[Any, str]] = [(env, "max_cycles"), (parallel_env, "max_cycles"), (SeatEnv, "max_steps")]
    for made, name in makers:
        with pytest.raises(ValueError, match=f"{name} is a whole number from 1 on"):
            made("ash", seats=2, **{name: most})


def test_points_are_not_multiplied_with_what_is_no_number() -> None:
    for scale in (float("nan"), float("inf")):
        with pytest.raises(ValueError, match="shaping is a number"):
            env("ash", seats=2, shaping=scale)


def test_a_deal_that_is_not_there_is_refused() -> None:
    state = spiel.load("ash", players=2, deals=5).new_initial_state()
    with pytest.raises(ValueError, match="5 is not one of 5 deals"):
        state.apply_action(5)
    state.apply_action(4)
    assert not state.is_chance_node()


def test_an_observation_is_a_seats() -> None:
    game, encoder = klubovna.new("ash", seats=2, seed=1), research.encoder("ash")
    nobody: Any = None
    with pytest.raises(ValueError, match="an observation of seat None"):
        encoder.flat(game, nobody)
    with pytest.raises(ValueError, match="an observation of seat 1 is made of what it sees, not of what 0 sees"):
        encoder.encoded(game, 1, game.look(0))


def test_roles_say_how_many_seats_there_are() -> None:
    made = env("root", roles=["marquise", "eyrie"])
    assert made.possible_agents == ["seat_0", "seat_1"]
