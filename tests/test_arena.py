"""Bots, and matches between them."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import klubovna
from ash.tables import table_of
from klubovna import arena, bots
from klubovna.arena.match import seating
from klubovna.kernel.game import Game


def untimed(played: list[arena.Played]) -> list[tuple[Any, ...]]:
    return [(p.number, p.seed, p.players, p.scores, p.ranks, p.winners) for p in played]


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    match = arena.Match("ash", ["greedy", "random"], 11, options={"powers": True})
    one = list(arena.run(match, 5, workers=1))
    two = list(arena.run(match, 5, workers=2))
    assert untimed(one) == untimed(two)
    other = list(arena.run(arena.Match("ash", ["greedy", "random"], 12, options={"powers": True}), 5))
    assert untimed(one) != untimed(other)


def test_every_deal_is_played_in_every_rotation() -> None:
    assert [seating(number, 3) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    played = list(arena.run(arena.Match("ash", ["random", "greedy", "random"], 3), 6))
    assert [p.seed for p in played][:3] == [played[0].seed] * 3
    assert [p.seed for p in played][3:] == [played[3].seed] * 3
    assert played[0].seed != played[3].seed
    for seat in range(3):
        assert sorted(p.players[seat] for p in played) == [0, 0, 1, 1, 2, 2]


def test_shared_victories_are_shared() -> None:
    match = arena.Match("ash", ["greedy", "random"], 0)
    played = [
        arena.Played(0, 1, [0, 1], scores=[10, 10], ranks=[1, 1], winners=[0, 1], seconds=[1.0, 2.0]),
        arena.Played(1, 1, [1, 0], scores=[20, 5], ranks=[1, 2], winners=[0], seconds=[3.0, 4.0]),
        arena.Played(2, 1, [0, 1], scores=[7, 9], ranks=[2, 1], winners=[1], seconds=[0.0, 0.0]),
    ]
    greedy, random = arena.standings(match, played)
    assert (greedy.wins, random.wins) == (0.5, 2.5)
    assert greedy.win_rate == pytest.approx(1 / 6)
    assert (greedy.mean_score, greedy.median_score) == pytest.approx((22 / 3, 7))
    assert (random.mean_score, random.median_score) == (13, 10)
    assert (greedy.seconds, random.seconds) == (5, 5)
    assert (greedy.games, random.games) == (3, 3)


def test_a_match_that_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(bots.UnknownBot):
        list(arena.run(arena.Match("ash", ["greedy", "human"], 0), 2))
    with pytest.raises(klubovna.SetupError):
        list(arena.run(arena.Match("ash", ["greedy"] * 5, 0), 2))
    with pytest.raises(klubovna.UnknownGame):
        list(arena.run(arena.Match("chess", ["greedy", "random"], 0), 2))


def test_errors_travel_between_processes() -> None:
    error = pickle.loads(pickle.dumps(klubovna.SetupError("setup-seed", seed="-1")))
    assert isinstance(error, klubovna.SetupError)
    assert str(error) == str(klubovna.SetupError("setup-seed", seed="-1"))


class Spy:
    """Remembers the games it was handed."""

    def __init__(self) -> None:
        self.handed: list[Game] = []

    def choose(self, game: Game, seat: int, budget: int) -> int:
        self.handed.append(game)
        return 0


def test_a_bot_never_sees_the_true_game() -> None:
    g = klubovna.new("ash", 3, 5)
    seat = g.decisions[0].seat
    spy = Spy()
    for seed in range(4):
        bots.move(g, seat, spy, seed)
    before = g.fingerprint()
    for handed in spy.handed:
        assert handed.view(seat)["table"] == g.view(seat)["table"]
        assert handed.fingerprint() != before
        handed.choose(0, seat)
    assert g.fingerprint() == before
    secrets = {str([side.fate for side in table_of(handed).sides]) for handed in spy.handed}
    assert len(secrets) > 1


def test_bots_are_reproducible() -> None:
    g = klubovna.new("ash", 3, 5)
    seat = g.decisions[0].seat
    first, again, other = (bots.make("random", seed) for seed in (1, 1, 2))
    moves = [[bots.move(g, seat, bot, 0) for _ in range(30)] for bot in (first, again, other)]
    assert moves[0] == moves[1]
    assert moves[0] != moves[2]
    assert set(moves[0]) == set(range(len(g.decisions[0].options)))


def test_greedy_asks_the_policy_of_the_game() -> None:
    g = klubovna.new("ash", 3, 5)
    decision = g.decisions[0]
    handed = g.determinized(decision.seat, 4)
    policy = g.rules.policy
    assert policy is not None
    wanted = policy.choose(handed.state, handed.asked(decision.seat), decision.seat)
    assert bots.move(g, decision.seat, bots.make("greedy", 0), 4) == wanted


def test_unknown_bots() -> None:
    assert bots.names() == ["greedy", "random"]
    with pytest.raises(bots.UnknownBot, match="Unknown bot “bob”"):
        bots.make("bob", 0)
