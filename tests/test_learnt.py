"""The bot that learnt by play: what it sees, how it chooses, and that the example can teach it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import klubovna
import learn
from ash.tables import table_of
from klubovna import arena, bots
from klubovna.bots.learnt import Network, has_learnt, holds, learnt_in_part, learnt_values, network_of, seen
from klubovna.bots.levels import LEVELS, Levelled
from klubovna.bots.rollout import Rollout
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.tuning import Level

ASH = klubovna.rules("ash")
TASK = learn.Task("ash")


@pytest.fixture(scope="module")
def untaught() -> dict[str, Any]:
    return learn.first_weights(TASK, 1, 12)


def test_it_sees_only_what_its_seat_knows() -> None:
    g = klubovna.new("ash", 3, 5, journal=False)
    hidden = 0
    for d in shown_alike(g):
        hidden += bool(table_of(g).attackers) and table_of(g).active != d.seat
    assert hidden > 5


def test_so_does_it_in_monster_lands() -> None:
    g = klubovna.new("monsterlands", 3, 5, ["fire", "water", "wind"], journal=False)
    assert learnt_in_part(g.rules) is not None
    assert holds(g.rules, g.state)
    assert len({d.kind.name for d in shown_alike(g)}) > 15


def shown_alike(g: Game) -> Iterator[Decision[Any]]:
    """A game by policy: at every decision what is seen of it stays the same when all that is hidden is dealt anew."""
    rules, policy = g.rules, g.rules.policy
    assert policy is not None
    while (d := g.decision) is not None:
        if len(d.options) > 1:
            dealt = [g.determinized(d.seat, seed, clones=False) for seed in (1, 2)]
            shown = [seen(rules, one.state, d.seat, one.asked(d.seat)) for one in (g, *dealt)]
            assert shown[0] == shown[1] == shown[2]
            assert len(shown[0][1]) == len(d.options)
            yield d
        g.choose(policy.choose(g.state, d, d.seat), d.seat)


def test_it_beats_greedy_and_is_reproducible() -> None:
    match = arena.Match("ash", ["learnt", "greedy"], 2)
    played = list(arena.run(match, 12))
    assert all(one.replaced == [0, 0] for one in played)
    assert arena.standings(match, played)[0].wins >= 7
    (again,) = arena.run(match, 1)
    assert (again.scores, again.winners) == (played[0].scores, played[0].winners)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (4, {"powers": True}), (2, {"automa": True})])
def test_it_plays_tables_of_every_kind(seats: int, options: dict[str, Any]) -> None:
    (played,) = arena.run(arena.Match("ash", ["learnt"] * seats, 1, options=options), 1)
    assert sum(played.replaced) == 0


def test_what_it_has_not_learnt_it_leaves_to_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Network, "knows", lambda *_: False)
    learned, greedy = bots.make("learnt", 0), bots.make("greedy", 0)
    g = klubovna.new("ash", 2, 3, journal=False)
    for number in range(30):
        seat = g.asked(None).seat
        wanted = bots.move(g, seat, greedy, number)
        assert bots.move(g, seat, learned, number) == wanted
        g.choose(wanted, seat)


def test_at_tables_that_were_not_learnt_a_level_plays_options_out(monkeypatch: pytest.MonkeyPatch) -> None:
    played_out: list[Level] = []

    def choose(self: Rollout, game: Game, seat: int, budget: bots.Budget) -> int:
        played_out.append(self.level)
        return 0

    monkeypatch.setattr(Rollout, "choose", choose)
    for seats, wanted in ((2, []), (1, [LEVELS["hard"]])):
        g = klubovna.new("monsterlands", seats, 1, journal=False)
        assert holds(g.rules, g.state) == (seats == 2)
        seat = next(d for d in g.decisions if len(d.options) > 1).seat
        bots.move(g, seat, Levelled(1, "hard", Level(learnt=True)), 1)
        assert played_out == wanted


def test_its_critic_judges_every_seat() -> None:
    g = klubovna.new("monsterlands", 3, 1, journal=False)
    values = learnt_values(g.rules, g.state)
    assert values is not None
    assert len(values) == 3
    assert all(0 < value < 1 for value in values)
    assert learnt_values(ASH, klubovna.new("ash", 2, 1).state) is None  # its weights hold none


def test_it_is_offered_where_it_has_learnt() -> None:
    assert "learnt" in bots.offered(ASH)
    harrow = klubovna.rules("harrow")
    assert not has_learnt(harrow)
    assert "learnt" not in bots.offered(harrow)
    g = klubovna.new("harrow", 2, 1)
    with pytest.raises(bots.UnknownBot, match="has learnt nothing"):
        bots.move(g, g.decisions[0].seat, bots.make("learnt", 0), 0)


def test_advantages_are_credited_backwards(untaught: dict[str, Any]) -> None:
    network = network_of(ASH)
    made, _, _ = learn.play(TASK, network, 1, 0, np.random.default_rng(0))
    assert len(made) > 50
    assert all(0 < choice.chance <= 1 for choice in made)
    credited = learn.credited(made, untaught, 1.0)  # it expects nothing yet
    assert [choice.advantage for choice in credited[:-4:-1]] == pytest.approx([1.0, 0.95, 0.95**2])


def test_at_first_it_is_greedy(untaught: dict[str, Any]) -> None:
    network = Network(untaught)
    g = klubovna.new("ash", 2, 4, marks=False, journal=False)
    policy = ASH.policy
    assert policy is not None
    while (d := g.decision) is not None:
        wanted = policy.choose(g.state, d, d.seat)
        assert int(network.scores(*seen(ASH, g.state, d.seat, d)).argmax()) == wanted
        g.choose(wanted, d.seat)


@pytest.mark.skipif(find_spec("torch") is None, reason="only who trains has PyTorch")
def test_it_learns(tmp_path: Path) -> None:
    file = tmp_path / "learnt.npz"
    curve = learn.train(TASK, games=4, batch=2, trials=2, seed=1, out=file)
    assert [point["games"] for point in curve] == [0, 2, 4]
    with np.load(file) as kept:
        weights = dict(kept)
    assert np.abs(weights["rows"]).max() > 0
    assert Network(weights).knows("turn.start")
