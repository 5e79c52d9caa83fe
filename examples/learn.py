"""A bot that learns a game: masked policy gradient (PPO) against the game's own policy, on one core, with NumPy alone.

    python examples/learn.py ash                                    the weights that ship with the game, a few games
    python examples/learn.py ash --games 20000 --out learnt.npz     learn anew
    python examples/learn.py root --roles marquise,eyrie,alliance,vagabond --games 20000 --out learnt.npz

The network sees numbers of the table and named aspects of every option (`klubovna.games.GAME.learnt`); only options
that the game offers are scored, so that nothing illegal can be chosen. What the game's policy advises, and what it
thinks an option is worth, are two of the aspects, and at first the only ones that count: it begins as a `greedy` that
errs now and then, and keeps what brought more than was expected. `--out` takes the weights, `--curve` the plot.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping
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

HIDDEN = 32
STEP, CLIP, ENTROPY, EPOCHS, MINIBATCH, STEEPEST = 3e-3, 0.2, 0.002, 3, 2048, 0.5
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


def expected(w: Weights, tables: Any) -> tuple[Any, Any]:
    """What tables are expected to bring, and the hidden layer behind it."""
    hidden = np.tanh(tables @ w["critic"] + w["critic_bias"])
    return np.tanh(hidden @ w["value"] + w["value_bias"]), hidden


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
    values, _ = expected(w, np.array([choice.table for choice in choices]))
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
    """PPO with gradients worked out by hand: the network is one hidden layer deep."""

    def __init__(self, weights: Weights, steps: int) -> None:
        self.w = weights
        self.number = {str(name): number for number, name in enumerate(weights["names"])}
        self.steps, self.step = max(1, steps), 0
        self.mean = {name: np.zeros_like(weights[name]) for name in LEARNT}
        self.square = {name: np.zeros_like(weights[name]) for name in LEARNT}
        self.updates = 0

    def learn(self, choices: list[Choice], dice: np.random.Generator) -> None:
        """A few passes over what was played since the last time, in smaller steps towards the end."""
        advantages = np.array([choice.advantage for choice in choices])
        gains = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        step = STEP * (1 - 0.9 * self.step / self.steps)
        for _ in range(EPOCHS):
            order = dice.permutation(len(choices))
            for part in np.array_split(order, max(1, len(order) // MINIBATCH)):
                self._descend(self.gradient([choices[i] for i in part], gains[part]), step)
        self.step += 1

    def _descend(self, gradient: Weights, step: float) -> None:
        """Adam, with a limit to how steep the way down may be."""
        norm = math.sqrt(sum(float(np.square(part).sum()) for part in gradient.values()))
        scale = min(1.0, STEEPEST / (norm + 1e-9))
        self.updates += 1
        for name in LEARNT:
            part = gradient[name] * scale
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * part
            self.square[name] = 0.999 * self.square[name] + 0.001 * part * part
            mean = self.mean[name] / (1 - 0.9**self.updates)
            square = self.square[name] / (1 - 0.999**self.updates)
            self.w[name] = self.w[name] - step * mean / (np.sqrt(square) + 1e-8)

    def gradient(self, part: list[Choice], gains: Any) -> Weights:
        """Of what is lost: the clipped gain of PPO and a little disorder wanted, the critic's error not."""
        w, count = self.w, len(part)
        rows, amounts, option_of, sizes = list[int](), list[float](), list[int](), list[int]()
        options = 0
        for choice in part:
            for named in choice.aspects:
                for name, amount in named:
                    if amount and name in self.number:
                        rows.append(self.number[name])
                        amounts.append(amount)
                        option_of.append(options)
                options += 1
            sizes.append(len(choice.aspects))
        size = np.array(sizes)
        first = np.concatenate([[0], np.cumsum(size)[:-1]])  # the first option of each decision
        decided = np.repeat(np.arange(count), size)
        row, amount_of, option = np.array(rows), np.array(amounts), np.array(option_of)
        decision = decided[option]
        tables = np.array([choice.table for choice in part])
        hidden = np.tanh(tables @ w["first"] + w["first_bias"])
        each = (np.einsum("ij,ij->i", w["rows"][row], hidden[decision]) + w["row_bias"][row]) * amount_of
        scores = np.bincount(option, weights=each, minlength=options)
        # softmax over the options of each decision, however many there are
        scores = scores - np.maximum.reduceat(scores, first)[decided]
        logs = scores - np.log(np.add.reduceat(np.exp(scores), first))[decided]
        odds = np.exp(logs)
        chosen = first + np.array([choice.chosen for choice in part])
        ratio = np.exp(logs[chosen]) / np.array([choice.chance for choice in part])
        far = ((gains > 0) & (ratio > 1 + CLIP)) | ((gains < 0) & (ratio < 1 - CLIP))
        better = np.where(far, 0.0, ratio * gains) / count
        up = -odds * better[decided]
        up[chosen] += better
        disorder = -np.add.reduceat(odds * logs, first)
        up -= ENTROPY / count * odds * (logs + disorder[decided])
        down = -up[option] * amount_of
        row_gradient, table_gradient = np.zeros_like(w["rows"]), np.zeros_like(hidden)
        np.add.at(row_gradient, row, down[:, None] * hidden[decision])
        np.add.at(table_gradient, decision, down[:, None] * w["rows"][row])
        table_gradient *= 1 - hidden * hidden
        value, behind = expected(w, tables)
        missed = 2 * (value - np.array([choice.outcome for choice in part])) / count * (1 - value * value)
        critic = np.outer(missed, w["value"]) * (1 - behind * behind)
        return {
            "rows": row_gradient,
            "row_bias": np.bincount(row, weights=down, minlength=len(w["row_bias"])),
            "first": tables.T @ table_gradient,
            "first_bias": table_gradient.sum(0),
            "value": behind.T @ missed,
            "value_bias": missed.sum(),
            "critic": tables.T @ critic,
            "critic_bias": critic.sum(0),
        }


def keep(weights: Weights, file: Path) -> None:
    np.savez_compressed(file, names=weights["names"], **{name: weights[name].astype(np.float32) for name in LEARNT})


def train(task: Task, games: int, batch: int, trials: int, seed: int, out: Path | None) -> list[dict[str, float]]:
    """Play a batch, learn from it, and again; now and then a trial without dice."""
    dice, deals = np.random.default_rng(seed), Chance(seed)
    batches = max(1, games // batch)
    learner = Learner(first_weights(task, seed, max(4, min(40, games))), batches)
    curve: list[dict[str, float]] = []
    for number in range(batches + 1):
        network = Network(learner.w)
        if number % max(1, batches // 12) == 0 or number == batches:
            share, low, high = trial(task, network, trials)
            spent = process_time()
            curve.append({"games": number * batch, "share": share, "low": low, "high": high, "seconds": spent})
            told = f"{share:6.1%} of {trials} without dice ({low:.0%} – {high:.0%})"
            print(f"{number * batch:6} games, {spent:5.0f} s: won {told}", flush=True)
            if out is not None:
                keep(learner.w, out)
        if number == batches:
            break
        choices: list[Choice] = []
        wins = 0.0
        for played in range(batch):
            deal = deals.branch(number * batch + played).number
            made, won, lead = play(task, network, deal, played % task.seats, dice)
            wins += won
            choices += credited(made, learner.w, won - 0.5 + 0.5 * math.tanh(lead / task.points))
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
    curve = train(task, asked.games, asked.batch, asked.trials, asked.seed, asked.out)
    if asked.curve is not None:
        asked.curve.with_suffix(".json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
        plot(rules(asked.game).title["en"], curve, asked.curve)


if __name__ == "__main__":
    main()
