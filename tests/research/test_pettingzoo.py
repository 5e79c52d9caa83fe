"""Every game as PettingZoo and Gymnasium play it, checked by their own tests."""

from __future__ import annotations

import random
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from rich.console import Console
from rich.text import Text

import klubovna
from klubovna.research.aec import GameEnv, env
from klubovna.research.declaration import declared
from klubovna.research.parallel import env as waiting_env
from klubovna.research.parallel import parallel_env
from klubovna.research.render import PAPER, WIDTH, _pixels
from klubovna.research.setting import Setting
from klubovna.research.single import SeatEnv, register

GAMES = klubovna.games()


@pytest.mark.parametrize("slug", GAMES)
def test_pettingzoo_is_content(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that a mask is all zeros when an agent is not asked, and the like
        api_test(env(slug), num_cycles=25)
    seed_test(partial(env, slug), num_cycles=8)


@pytest.mark.parametrize("slug", GAMES)
def test_pettingzoo_is_content_with_cycles(slug: str) -> None:
    """All at once, and broken off after so many cycles."""
    max_cycles_test(SimpleNamespace(env=partial(waiting_env, slug), parallel_env=partial(parallel_env, slug)))


def test_all_at_once_is_a_game_too() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env("ash", seats=2), num_cycles=40)
    made = parallel_env("ash", seats=2)
    seen, _ = made.reset(seed=1)
    rng = random.Random(1)
    rewards: dict[str, float] = {}
    while made.agents:
        chosen = {a: rng.choice(np.flatnonzero(seen[a]["action_mask"]).tolist()) for a in made.agents}
        seen, rewards, over, _, infos = made.step(chosen)
        assert not any("illegal" in info for info in infos.values())
    assert all(over.values())
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_all_at_once_are_told_what_they_are_asked_and_paid_by_points() -> None:
    made = parallel_env("ash", seats=2, shaping=0.01)
    seen, infos = made.reset(seed=1)
    rng, got = random.Random(1), dict.fromkeys(made.agents, 0.0)
    while made.agents:
        asked = [agent for agent in made.agents if infos[agent]]
        assert asked == sorted(made.possible_agents[d.seat] for d in made.game.decisions)
        chosen = {a: rng.choice(np.flatnonzero(seen[a]["action_mask"]).tolist()) for a in made.agents}
        seen, rewards, _, _, infos = made.step(chosen)
        got = {agent: got[agent] + reward for agent, reward in rewards.items()}
    result = made.game.result
    assert result is not None
    lead = result.scores[0] - result.scores[1]
    assert lead
    assert got["seat_0"] == pytest.approx(made.setting.rewards(result)[0] + 0.01 * lead)


@pytest.mark.parametrize(
    ("slug", "how"), [*((slug, {}) for slug in GAMES), ("root", {"tables": True, "by_index": True, "shaping": 0.01})]
)
def test_gymnasium_is_content(slug: str, how: dict[str, Any]) -> None:
    made = SeatEnv(slug, bots=["random"], render_mode="ansi", **how)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made, skip_render_check=True)


def played(how: dict[str, Any], seed: int) -> tuple[GameEnv, dict[str, float]]:
    """A random game to its end, and what each agent got in all."""
    made = GameEnv(**how)
    made.reset(seed=seed)
    got = dict.fromkeys(made.possible_agents, 0.0)
    rng = random.Random(seed)
    for agent in made.agent_iter():
        seen, reward, over, late, _ = made.last()
        got[agent] += reward
        assert seen is not None
        made.step(None if over or late else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return made, got


@pytest.mark.parametrize("how", [{"game": "ash", "seats": 3}, {"game": "ash", "seats": 1}, {"game": "gloomhaven"}])
def test_the_reward_is_the_rank(how: dict[str, Any]) -> None:
    made, got = played(how, 5)
    assert made.game.result is not None
    assert list(got.values()) == made.setting.rewards(made.game.result)


def test_shaping_adds_up_to_the_lead() -> None:
    made, got = played({"game": "ash", "seats": 2, "shaping": 0.01}, 6)
    result = made.game.result
    assert result is not None
    plain = made.setting.rewards(result)
    lead = result.scores[0] - result.scores[1]
    begun = made.setting.new(0).state.result().scores
    assert begun[0] == begun[1]
    assert got["seat_0"] == pytest.approx(plain[0] + 0.01 * lead)
    assert sum(got.values()) == pytest.approx(0)


@pytest.mark.parametrize(("game", "seats"), [("ash", 1), ("gloomhaven", 2)])
def test_who_wins_together_shares_the_points_too(game: str, seats: int) -> None:
    made, got = played({"game": game, "seats": seats, "shaping": 0.01}, 4)
    result = made.game.result
    assert result is not None
    assert sum(result.scores) > 0
    begun = made.setting.new(0).state.result().scores
    shared = 0.01 * (sum(result.scores) - sum(begun)) / seats
    assert list(got.values()) == pytest.approx([reward + shared for reward in made.setting.rewards(result)])


def test_rewards_by_rank_add_up_to_nothing_and_ties_share() -> None:
    setting = Setting("ash", 4)
    result = klubovna.Result(winners=[1, 2], ranks=[3, 1, 1, 4], scores=[0, 0, 0, 0])
    assert setting.rewards(result) == pytest.approx([-1 / 3, 2 / 3, 2 / 3, -1])
    together = Setting("gloomhaven", 2)
    assert together.rewards(klubovna.Result(winners=[], ranks=[1, 1], scores=[0, 0])) == [-1, -1]


def test_what_may_not_be_chosen_is_refused() -> None:
    made = env("ash", seats=2)
    made.reset(seed=1)
    seen, *_ = made.last()
    assert seen is not None
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    may = int(np.flatnonzero(seen["action_mask"])[0])
    for action in (wrong, -1, 10**6):
        with pytest.raises(ValueError, match=rf"action {action} .*may not be chosen now: seat . is asked .*{may} \("):
            made.step(action)
    unfit: list[Any] = [float(may), str(may)]
    for what in unfit:
        with pytest.raises(ValueError, match="whole number"):
            made.step(what)
    by_index = env("ash", seats=2, by_index=True)
    by_index.reset(seed=1)
    with pytest.raises(ValueError, match=r"option 99 may not be chosen now: seat . is asked .* with options 0 to"):
        by_index.step(99)
    alone = SeatEnv("ash", seats=2)
    seen, _ = alone.reset(seed=1)
    after, reward, over, late, info = alone.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert info["illegal"]
    assert (reward, over, late) == (0.0, False, False)
    assert np.array_equal(after["observation"], seen["observation"])


def test_what_cannot_be_set_up_is_refused_at_once() -> None:
    for how in ({"seats": 9}, {"seats": 2, "roles": ["nobody", None]}, {"seats": 2, "options": {"power": True}}):
        for make in (env, parallel_env, SeatEnv):
            with pytest.raises(klubovna.SetupError):
                make("ash", **how)


def test_pettingzoo_is_told_what_is_asked_and_what_comes_first() -> None:
    made = env("ash", seats=2)
    with pytest.raises(AttributeError, match="agents cannot be accessed before reset"):
        assert made.agents
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        made.last()
    made.reset(seed=1)
    assert str(made) == f"klubovna_ash_v{GameEnv('ash').eyes.encoder.version}"
    seen, _, _, _, info = made.last()
    inner: Any = made.unwrapped
    asked = inner.game.asked()
    assert info == {"kind": asked.kind.name, "rule": asked.rule}
    assert seen is not None
    before = made.agent_selection
    while made.agent_selection == before:
        seen, *_ = made.last()
        assert seen is not None
        made.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert made.infos[before] == {}, "what one agent is asked is not kept for when it is not asked"


def test_an_index_is_an_action_too() -> None:
    made = GameEnv("ash", seats=2, by_index=True)
    made.reset(seed=1)
    seen, *_ = made.last()
    assert seen is not None
    count = len(made.game.asked().options)
    assert seen["action_mask"].sum() == count
    assert (seen["options"][:count, 0] > 0).all()
    assert not seen["options"][count:].any()


def test_gymnasium_makes_them_by_name() -> None:
    assert register() == register() == [f"klubovna/{slug}-v{declared(slug).version}" for slug in GAMES]
    made = gymnasium.make("klubovna/ash-v1", seats=2, bots=["random"])
    seen, _ = made.reset(seed=1)
    made.step(int(np.flatnonzero(seen["action_mask"])[0]))
    many = gymnasium.make_vec("klubovna/ash-v1", num_envs=2, vectorization_mode="sync", seats=2, bots=["random"])
    rows, _ = many.reset(seed=1)
    assert np.array_equal(rows["observation"][0], seen["observation"])
    assert rows["action_mask"].shape == (2, *seen["action_mask"].shape)


def test_one_seat_against_a_bot_to_the_end() -> None:
    made = SeatEnv("ash", seats=2, bots=["greedy"], seat=1, max_steps=400)
    seen, info = made.reset(seed=3)
    rng, over, late, reward = random.Random(3), False, False, 0.0
    while not (over or late):
        assert info["kind"]
        seen, reward, over, late, info = made.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert reward == -1.0  # random against greedy


@pytest.mark.parametrize("slug", GAMES)
def test_a_table_is_drawn(slug: str) -> None:
    made = GameEnv(slug, render_mode="ansi")
    made.reset(seed=1)
    text = made.render()
    assert len(text.splitlines()) > 8


def test_a_table_is_drawn_as_a_picture() -> None:
    made = GameEnv("ash", render_mode="rgb_array")
    made.reset(seed=1)
    pixels = made.render()
    assert pixels.dtype == np.uint8
    assert pixels.ndim == 3
    assert (pixels < 128).any()
    console = Console(width=WIDTH, force_terminal=True, color_system="truecolor")
    for colour in ("default", "black", "white", "bright_white", "yellow", "blue"):
        drawn = _pixels(console, Text("M", colour)).astype(int)
        assert np.abs(drawn - PAPER).sum(-1).max() > 30, f"{colour} can be seen"
    made.render_mode = "svg"
    assert made.render().startswith("<svg")
