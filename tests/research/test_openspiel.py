"""Every game passes the random simulations of OpenSpiel, and its algorithms run on them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import klubovna
from klubovna.research import spiel
from klubovna.research.declaration import declared
from klubovna.research.recall import Recall

GAMES = klubovna.games()


@pytest.mark.parametrize("slug", GAMES)
def test_openspiel_is_content(slug: str) -> None:
    settings: dict[str, Any] = {
        "ash": {"players": 2, "options": "powers:true"},
        "harrow": {"options": "chapter:c1"},
        "root": {"players": 2, "roles": "marquise;eyrie"},
    }
    pyspiel.random_sim_test(spiel.load(slug, **settings.get(slug, {})), num_sims=1, serialize=False, verbose=False)


def test_a_state_is_stored_and_read_again() -> None:
    pyspiel.random_sim_test(spiel.load("gloomhaven"), num_sims=1, serialize=True, verbose=False)


def begun(slug: str, answers: int, **params: Any) -> Any:
    state = spiel.load(slug, **params).new_initial_state()
    state.apply_action(5)
    rng = np.random.RandomState(1)
    for _ in range(answers):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_a_game_and_a_state_go_to_another_process() -> None:
    """Where nobody has loaded the game yet."""
    state = begun("ash", 20, players=2, deals=9)
    code = "import pickle, sys; game, state = pickle.load(sys.stdin.buffer); print(game, state.history())"
    said = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps((state.get_game(), state)),
        capture_output=True,
        check=True,
    )
    assert said.stdout.decode().strip() == f"{state.get_game()} {state.history()}"


def test_searches_of_openspiel_play() -> None:
    state = begun("ash", 30, players=2)
    game = state.get_game()

    def rollout() -> Any:
        return mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))

    blind = ismcts.ISMCTSBot(game, rollout(), 1.0, 4, random_state=np.random.RandomState(2))
    seeing = mcts.MCTSBot(game, 1.0, 4, rollout(), solve=False, random_state=np.random.RandomState(2))
    for bot in (blind, seeing):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("slug", GAMES)
def test_a_player_cannot_tell_a_resampled_state(slug: str) -> None:
    state = begun(slug, 40)
    player = state.current_player()
    draws = iter(np.linspace(0.1, 0.9, 5))
    other = state.resample_from_infostate(player, lambda: next(draws))
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.table.fingerprint() != state.table.fingerprint()


def test_an_information_state_remembers() -> None:
    """It grows, and holds what was answered long ago."""
    state = begun("ash", 30, players=2)
    player = state.current_player()
    before = state.information_state_string(player)
    chosen = state.action_to_string(player, state.legal_actions()[-1])
    state.apply_action(state.legal_actions()[-1])
    while state.current_player() != player:
        state.apply_action(state.legal_actions()[0])
    after = state.information_state_string(player)
    lines = before.splitlines()[:-1]  # the last one is what is seen now
    assert after.splitlines()[: len(lines)] == lines
    assert any(line.startswith(f"> {chosen.split()[0]} ") for line in after.splitlines()[len(lines) :])


def test_what_has_no_room_is_still_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that answered differently long ago has other numbers, also when there is room for the last events only."""
    g = klubovna.new("ash", seats=2, seed=7)
    monkeypatch.setattr(declared("ash").declaration, "events", 2)
    one, other = Recall(2), Recall(2)
    seat = g.asked().seat
    for number in range(12):
        decision = g.asked()
        one.chosen(g, decision, 0)
        other.chosen(g, decision, 1 if number == 0 else 0)
        g.choose(0)
    assert one.text(g, seat) != other.text(g, seat)
    left, right = one.numbers(g, seat), other.numbers(g, seat)
    assert np.array_equal(left[:-2], right[:-2])
    assert not np.array_equal(left.astype(np.float32), right.astype(np.float32))
    assert one.text(g, 1 - seat) == other.text(g, 1 - seat)
    assert np.array_equal(one.numbers(g, 1 - seat), other.numbers(g, 1 - seat))


def test_nature_moves_first_and_once() -> None:
    game = spiel.load("ash", players=2, deals=7)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(7))
    assert game.utility_sum() == 0.0
    assert spiel.load("gloomhaven").utility_sum() is None
