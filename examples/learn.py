"""A bot that learns a game: masked policy gradient (PPO, PyTorch) against the game's own policy, on one core.

    python examples/learn.py ash                                    the weights that ship with the game, a few games
    python examples/learn.py ash --games 20000 --out learnt.npz     learn anew
    python examples/learn.py monsterlands --games 9000 --out learnt.npz

The network sees numbers of the table and named aspects of every option (`klubovna.games.GAME.learnt`); only options
that the game offers are scored, so that nothing illegal can be chosen. What the game's policy advises, and what it
thinks an option is worth, are two of the aspects, and at first the only ones that count: it begins as a `greedy` that
errs now and then, and keeps what brought more than was expected. `--out` takes the weights, `--curve` the plot.
Games are played with NumPy; only learning needs PyTorch.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from klubovna import new
from klubovna.arena import wilson
from klubovna.bots.learnt import Aspects, Network, network_of, seen
from klubovna.kernel.chance import Chance
from klubovna.kernel.registry import rules

HIDDEN = 64
STEP, CLIP, ENTROPY, EPOCHS, MINIBATCH = 3e-3, 0.2, 0.002, 3, 2048
LAMBDA = 0.95  # how far what came later is credited to a choice rather than to what was expected
TRIAL_DEALS = 1 << 40  # deals that are never learnt from
LEARNT = ("first", "first_bias", "rows", "row_bias", "critic", "critic_bias", "value", "value_bias")

Weights = dict[str, Any]


class Task(NamedTuple):
    """Which game, and how much counts at first: the policy's advice, and a point that an option brings in its eyes.

    Of a lead of `points` the result tells about as much as of a victory. Without `kinds` all decisions are learnt.
    """

    game: str
    seats: int = 2
    roles: list[str | None] | None = None
    options: Mapping[str, Any] = MappingProxyType({})
    kinds: tuple[str, ...] = ()
    trust: float = 4.5
    worth: float = 0.5
    points: float = 20.0


class Choice(NamedTuple):
    """One decision: what was seen, what was chosen, how likely that was, and what it was worth (filled in later)."""

    table: list[float]
    aspects: Aspects
    chosen: int
    chance: float
    advantage: float = 0.0
    outcome: float = 0.0


def expected(w: Weights, tables: Any) -> Any:
    """What tables are expected to bring."""
    return np.tanh(np.tanh(tables @ w["critic"] + w["critic_bias"]) @ w["value"] + w["value_bias"])


def play(
    task: Task, network: Network, seed: int, seat: int, dice: np.random.Generator | None
) -> tuple[list[Choice], float, float]:
    """A game against `greedy`: the choices of the learner, its part of the victory, and its lead in points.

    Without dice it takes what it thinks best. The policy and the features use only what their seat knows, so there is
    no need to deal hidden cards anew at every choice; the arena does.
    """
    game = new(task.game, task.seats, seed, task.roles, dict(task.options), marks=False, journal=False)
    policy = game.rules.policy
    assert policy is not None
    greedy = policy.yardstick or policy
    choices: list[Choice] = []
    while (d := game.decision) is not None:
        if d.seat != seat:
            game.choose(greedy.choose(game.state, d, d.seat), d.seat)
            continue
        if len(d.options) == 1 or not network.knows(d.kind.name):
            game.choose(policy.choose(game.state, d, seat), seat)
            continue
        table, aspects = seen(game.rules, game.state, seat, d)
        scores = network.scores(table, aspects)
        if dice is None:
            index = int(scores.argmax())
        else:
            odds = np.exp(scores - scores.max())
            odds /= odds.sum()
            index = min(int(np.searchsorted(odds.cumsum(), dice.random())), len(odds) - 1)
            choices.append(Choice(table, aspects, index, float(odds[index])))
        game.choose(index, seat)
    result = game.result
    assert result is not None
    won = (seat in result.winners) / max(1, len(result.winners))
    best = max(score for other, score in enumerate(result.scores) if other != seat)
    return choices, won, float(result.scores[seat] - best)


def credited(choices: list[Choice], w: Weights, reward: float) -> list[Choice]:
    """Each choice with its advantage: how much better it went on than was expected (generalised advantage)."""
    if not choices:
        return []
    values = expected(w, np.array([choice.table for choice in choices]))
    advantage, after = 0.0, reward
    done: list[Choice] = []
    for choice, value in zip(reversed(choices), values[::-1], strict=True):
        advantage = float(after - value) + LAMBDA * advantage
        done.append(choice._replace(advantage=advantage, outcome=float(value) + advantage))
        after = float(value)
    return done[::-1]


def trial(task: Task, network: Network, games: int) -> tuple[float, float, float]:
    """The share of wins against `greedy` on deals of their own, with its 95 % interval."""
    seats = task.seats
    won = sum(play(task, network, TRIAL_DEALS + number // seats, number % seats, None)[1] for number in range(games))
    return won / games, *wilson(won, games)


def first_weights(task: Task, seed: int, games: int = 40) -> Weights:
    """Names of all aspects from a few games, chance having a say in them; nothing counts but the advice."""
    chance, names, width = Chance(seed), dict[str, None](), 1
    for number in range(games):
        game = new(task.game, task.seats, number, task.roles, dict(task.options), marks=False, journal=False)
        policy = game.rules.policy
        assert policy is not None
        while (d := game.decision) is not None:
            if len(d.options) > 1 and (not task.kinds or d.kind.name in task.kinds):
                table, aspects = seen(game.rules, game.state, d.seat, d)
                width = len(table)
                names |= {f"{d.kind.name} advised": None} | {name: None for option in aspects for name, _ in option}
            by_chance = chance.below(4) == 0
            game.choose(chance.below(len(d.options)) if by_chance else policy.choose(game.state, d, d.seat), d.seat)
    draw = np.random.default_rng(seed)
    spread = 1 / math.sqrt(width)
    ordered = sorted(names)
    return {
        "names": np.array(ordered),
        "first": draw.normal(0, spread, (width, HIDDEN)),
        "first_bias": np.zeros(HIDDEN),
        "rows": np.zeros((len(ordered), HIDDEN)),
        "row_bias": np.array([_at_first(task, name) for name in ordered]),
        "critic": draw.normal(0, spread, (width, HIDDEN)),
        "critic_bias": np.zeros(HIDDEN),
        "value": np.zeros(HIDDEN),
        "value_bias": np.zeros(()),
    }


def _at_first(task: Task, name: str) -> float:
    aspect = name.rpartition(" ")[2]
    return task.trust if aspect == "advised" else task.worth if aspect == "worth" else 0.0


class Learner:
    """PPO with PyTorch: the same network, with gradients."""

    def __init__(self, weights: Weights, steps: int) -> None:
        import torch

        torch.set_num_threads(1)
        self.torch = torch
        self.fixed = {name: weights[name] for name in weights if name not in LEARNT}
        self.w = {name: torch.tensor(weights[name], dtype=torch.float32, requires_grad=True) for name in LEARNT}
        self.number = {str(name): number for number, name in enumerate(weights["names"])}
        self.adam = torch.optim.Adam(self.w.values(), lr=STEP)
        self.slower = torch.optim.lr_scheduler.LinearLR(self.adam, 1.0, 0.05, total_iters=steps)

    def weights(self) -> Weights:
        return {**self.fixed, **{name: tensor.detach().numpy().copy() for name, tensor in self.w.items()}}

    def learn(self, choices: list[Choice], dice: np.random.Generator) -> None:
        """A few passes over what was played since the last time."""
        advantages = np.array([choice.advantage for choice in choices])
        mean, spread = advantages.mean(), advantages.std() + 1e-6
        for _ in range(EPOCHS):
            order = dice.permutation(len(choices))
            for part in np.array_split(order, max(1, len(order) // MINIBATCH)):
                self.adam.zero_grad()
                self._loss([choices[i] for i in part], (advantages[part] - mean) / spread).backward()
                self.torch.nn.utils.clip_grad_norm_(self.w.values(), 0.5)
                self.adam.step()
        self.slower.step()

    def _loss(self, part: list[Choice], advantages: Any) -> Any:
        torch, w = self.torch, self.w
        rows, amounts, chosen = list[int](), list[float](), list[int]()
        option_of, decision_of = list[int](), list[int]()  # of each aspect, and of each option
        for decision, choice in enumerate(part):
            chosen.append(len(decision_of) + choice.chosen)
            for named in choice.aspects:
                for name, amount in named:
                    if amount and name in self.number:
                        rows.append(self.number[name])
                        amounts.append(amount)
                        option_of.append(len(decision_of))
                decision_of.append(decision)
        option, decided, row = torch.tensor(option_of), torch.tensor(decision_of), torch.tensor(rows)
        tables = torch.tensor(np.array([choice.table for choice in part], np.float32))
        hidden = torch.tanh(tables @ w["first"] + w["first_bias"])
        each = (w["rows"][row] * hidden[decided[option]]).sum(1) + w["row_bias"][row]
        scores = torch.zeros(len(decision_of)).index_add(0, option, each * torch.tensor(amounts))
        # softmax over the options of each decision, however many there are
        top = torch.full((len(part),), -1e9).scatter_reduce(0, decided, scores.detach(), "amax")
        whole = torch.zeros(len(part)).index_add(0, decided, torch.exp(scores - top[decided]))
        logs = scores - top[decided] - torch.log(whole)[decided]
        ratio = torch.exp(logs[torch.tensor(chosen)] - torch.log(torch.tensor([choice.chance for choice in part])))
        gain = torch.tensor(advantages, dtype=torch.float32)
        better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        disorder = -(logs.exp() * logs).sum() / len(part)
        value = torch.tanh(torch.tanh(tables @ w["critic"] + w["critic_bias"]) @ w["value"] + w["value_bias"])
        missed = (value - torch.tensor([choice.outcome for choice in part])).square().mean()
        return missed - better - ENTROPY * disorder


def keep(weights: Weights, file: Path) -> None:
    np.savez_compressed(file, names=weights["names"], **{name: weights[name].astype(np.float32) for name in LEARNT})


def train(task: Task, games: int, batch: int, trials: int, seed: int, out: Path | None) -> list[dict[str, float]]:
    """Play a batch, learn from it, and again; now and then a trial without dice."""
    dice, deals = np.random.default_rng(seed), Chance(seed)
    batches = max(1, games // batch)
    learner = Learner(first_weights(task, seed, max(4, min(40, games))), batches)
    curve: list[dict[str, float]] = []
    for number in range(batches + 1):
        weights = learner.weights()
        network = Network(weights)
        if number % max(1, batches // 12) == 0 or number == batches:
            share, low, high = trial(task, network, trials)
            spent = process_time()
            curve.append({"games": number * batch, "share": share, "low": low, "high": high, "seconds": spent})
            told = f"{share:6.1%} of {trials} without dice ({low:.0%} – {high:.0%})"
            print(f"{number * batch:6} games, {spent:5.0f} s: won {told}", flush=True)
            if out is not None:
                keep(weights, out)
        if number == batches:
            break
        choices: list[Choice] = []
        wins = 0.0
        for played in range(batch):
            deal = deals.branch(number * batch + played).number
            made, won, lead = play(task, network, deal, played % task.seats, dice)
            wins += won
            choices += credited(made, weights, won - 0.5 + 0.5 * math.tanh(lead / task.points))
        learner.learn(choices, dice)
        print(f"{(number + 1) * batch:6} games: won {wins / batch:.0%} of the last {batch}, with dice", flush=True)
    return curve


def plot(title: str, curve: list[dict[str, float]], file: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6), layout="constrained")
    games = [point["games"] for point in curve]
    axes.fill_between(games, [p["low"] for p in curve], [p["high"] for p in curve], alpha=0.2, linewidth=0)
    axes.plot(games, [point["share"] for point in curve], marker="o", markersize=3)
    axes.set(xlabel="games learnt from", ylabel="won against greedy", ylim=(0, 1))
    axes.set_title(f"{title}: learnt against greedy (band: 95 %)", fontsize=10)
    figure.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="ash")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--roles", help="by seat; how many there are says how many seats")
    parser.add_argument("--option", action="append", default=[], help="name=value of the game's options")
    parser.add_argument("--kinds", default="", help="only these kinds of decisions are learnt")
    parser.add_argument("--trust", type=float, default=Task("").trust, help="what the policy's advice counts at first")
    parser.add_argument("--worth", type=float, default=Task("").worth, help="and a point that an option brings")
    parser.add_argument("--points", type=float, default=Task("").points, help="a lead of so many is as good as a win")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--curve", type=Path, help="a plot; the figures go beside it as .json")
    asked = parser.parse_args()
    roles: list[str | None] | None = asked.roles.split(",") if asked.roles else None
    options = dict(option.split("=", 1) for option in asked.option)
    kinds = tuple(asked.kinds.split(",")) if asked.kinds else ()
    seats = len(roles) if roles else asked.seats
    task = Task(asked.game, seats, roles, options, kinds, asked.trust, asked.worth, asked.points)
    if not asked.games:
        share, low, high = trial(task, network_of(rules(asked.game)), 8)
        print(f"learnt won {share:.0%} of 8 games against greedy ({low:.0%} – {high:.0%})")
        return
    if find_spec("torch") is None:
        parser.error("learning needs PyTorch: pip install 'klubovna[learn]'")
    curve = train(task, asked.games, asked.batch, asked.trials, asked.seed, asked.out)
    if asked.curve is not None:
        asked.curve.with_suffix(".json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
        plot(rules(asked.game).title["en"], curve, asked.curve)


if __name__ == "__main__":
    main()
