"""A bot that learns Crown of Ash for two: masked policy gradient (PPO) against the game's own policy, on one core.

    python examples/learn_ash.py                          the weights that ship with the game, a few games
    python examples/learn_ash.py --games 20000            learn anew (needs PyTorch: pip install 'klubovna[learn]')

The network sees numbers of the table and named aspects of every option (`klubovna.games.ash.learnt`); only options
that the game offers are scored, so that nothing illegal can be chosen. What the game's policy advises, and what it
thinks an option is worth, are two of the aspects, and at first the only ones that count: it begins as a `greedy` that
errs now and then, and keeps what brought more than was expected. It plays with NumPy and learns with PyTorch. `--out`
takes the weights, `--curve` the plot.
"""

from __future__ import annotations

import argparse
import json
import math
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from klubovna import new
from klubovna.arena import wilson
from klubovna.bots.learnt import Network, network_of, seen
from klubovna.kernel.chance import Chance
from klubovna.kernel.registry import rules

ASH = rules("ash")
HIDDEN = 64
TRUST, WORTH = 4.5, 1.2  # what the policy's advice counts at first, and a point that an option brings in its eyes
STEP, CLIP, ENTROPY, EPOCHS, MINIBATCH = 3e-3, 0.2, 0.002, 3, 2048
LAMBDA = 0.95  # how far what came later is credited to a choice rather than to what was expected
TRIAL_DEALS = 1 << 40  # deals that are never learnt from


class Choice(NamedTuple):
    """One decision: what was seen, what was chosen, how likely that was, and what it was worth (filled in later)."""

    table: list[float]
    aspects: list[list[tuple[str, float]]]
    chosen: int
    chance: float
    advantage: float = 0.0
    outcome: float = 0.0


class Critic:
    """What a table is expected to bring."""

    def __init__(self, w: dict[str, Any]) -> None:
        self.w = w

    def __call__(self, tables: Any) -> Any:
        w = self.w
        return np.tanh(np.tanh(tables @ w["critic"] + w["critic_bias"]) @ w["value"] + w["value_bias"])


def play(network: Network, seed: int, seat: int, dice: np.random.Generator | None) -> tuple[list[Choice], float, float]:
    """A game against `greedy`: the choices of the learner, its part of the victory, and its lead in points.

    Without dice it takes what it thinks best. The policy and the features use only what their seat knows, so there is
    no need to deal hidden cards anew at every choice; the arena does.
    """
    game = new("ash", 2, seed, marks=False, journal=False)
    policy = ASH.policy
    assert policy is not None
    choices: list[Choice] = []
    while (d := game.decision) is not None:
        if d.seat != seat:
            game.choose(policy.choose(game.state, d, d.seat), d.seat)
            continue
        table, aspects = seen(ASH, game.state, seat, d)
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
    won = (seat in result.winners) / len(result.winners)
    return choices, won, float(result.scores[seat] - result.scores[1 - seat])


def credited(choices: list[Choice], critic: Critic, reward: float) -> list[Choice]:
    """Each choice with its advantage: how much better it went on than was expected (generalised advantage)."""
    values = critic(np.array([choice.table for choice in choices]))
    advantage, after = 0.0, reward
    done: list[Choice] = []
    for choice, value in zip(reversed(choices), values[::-1], strict=True):
        advantage = float(after - value) + LAMBDA * advantage
        done.append(choice._replace(advantage=advantage, outcome=float(value) + advantage))
        after = float(value)
    return done[::-1]


def trial(network: Network, games: int) -> tuple[float, float, float]:
    """The share of wins against `greedy` on deals of their own, with its 95 % interval."""
    won = sum(play(network, TRIAL_DEALS + number // 2, number % 2, None)[1] for number in range(games))
    return won / games, *wilson(won, games)


def first_weights(seed: int) -> dict[str, Any]:
    """Names of all aspects from a few games of chance; nothing counts but the advice."""
    chance, names, width = Chance(seed), dict[str, None](), 0
    for number in range(40):
        game = new("ash", 2, number, marks=False, journal=False)
        while (d := game.decision) is not None:
            table, aspects = seen(ASH, game.state, d.seat, d)
            width = len(table)
            names |= {f"{d.kind.name} advised": None} | {name: None for option in aspects for name, _ in option}
            game.choose(chance.below(len(d.options)), d.seat)
    draw = np.random.default_rng(seed)
    spread = 1 / math.sqrt(width)
    ordered = sorted(names)
    return {
        "names": np.array(ordered),
        "first": draw.normal(0, spread, (width, HIDDEN)),
        "first_bias": np.zeros(HIDDEN),
        "rows": np.zeros((len(ordered), HIDDEN)),
        "row_bias": np.array([_at_first(name, names) for name in ordered]),
        "critic": draw.normal(0, spread, (width, HIDDEN)),
        "critic_bias": np.zeros(HIDDEN),
        "value": np.zeros(HIDDEN),
        "value_bias": np.zeros(()),
    }


def _at_first(name: str, names: dict[str, None]) -> float:
    """Where the policy tells what each option is worth, its choice counts less: others may be as good."""
    kind, _, aspect = name.rpartition(" ")
    if aspect == "advised":
        return TRUST / 3 if f"{kind} worth" in names else TRUST
    return WORTH if aspect == "worth" else 0.0


LEARNT = ("first", "first_bias", "rows", "row_bias", "critic", "critic_bias", "value", "value_bias")


class Learner:
    """PPO with PyTorch: the same network, with gradients."""

    def __init__(self, weights: dict[str, Any], steps: int) -> None:
        import torch

        torch.set_num_threads(1)
        self.torch = torch
        self.fixed = {name: weights[name] for name in weights if name not in LEARNT}
        self.w = {name: torch.tensor(weights[name], dtype=torch.float32, requires_grad=True) for name in LEARNT}
        self.number = {str(name): number for number, name in enumerate(weights["names"])}
        self.adam = torch.optim.Adam(self.w.values(), lr=STEP)
        self.slower = torch.optim.lr_scheduler.LinearLR(self.adam, 1.0, 0.05, total_iters=steps)

    def weights(self) -> dict[str, Any]:
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


def keep(weights: dict[str, Any], file: Path) -> None:
    """What it needs to play; the critic has done its work."""
    kept = {name: weights[name].astype(np.float32) for name in ("first", "first_bias", "rows", "row_bias")}
    np.savez_compressed(file, names=weights["names"], **kept)


def train(games: int, batch: int, trials: int, seed: int, out: Path | None) -> list[dict[str, float]]:
    """Play a batch, learn from it, and again; now and then a trial without dice."""
    dice, deals = np.random.default_rng(seed), Chance(seed)
    batches = max(1, games // batch)
    learner = Learner(first_weights(seed), batches)
    curve: list[dict[str, float]] = []
    for number in range(batches + 1):
        weights = learner.weights()
        network, critic = Network(weights), Critic(weights)
        if number % max(1, batches // 12) == 0 or number == batches:
            share, low, high = trial(network, trials)
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
            made, won, lead = play(network, deal, played % 2, dice)
            wins += won
            choices += credited(made, critic, won - 0.5 + 0.5 * math.tanh(lead / 20))
        learner.learn(choices, dice)
        print(f"{(number + 1) * batch:6} games: won {wins / batch:.0%} of the last {batch}, with dice", flush=True)
    return curve


def plot(curve: list[dict[str, float]], file: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6), layout="constrained")
    games = [point["games"] for point in curve]
    axes.fill_between(games, [p["low"] for p in curve], [p["high"] for p in curve], alpha=0.2, linewidth=0)
    axes.plot(games, [point["share"] for point in curve], marker="o", markersize=3)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="games learnt from", ylabel="won against greedy", ylim=(0, 1))
    axes.set_title("Crown of Ash, two seats: learnt against greedy (band: 95 %)", fontsize=10)
    figure.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--curve", type=Path, help="a plot; the figures go beside it as .json")
    asked = parser.parse_args()
    if not asked.games:
        share, low, high = trial(network_of(ASH), 8)
        print(f"learnt won {share:.0%} of 8 games against greedy ({low:.0%} – {high:.0%})")
        return
    if find_spec("torch") is None:
        parser.error("learning needs PyTorch: pip install 'klubovna[learn]'")
    curve = train(asked.games, asked.batch, asked.trials, asked.seed, asked.out)
    if asked.curve is not None:
        asked.curve.with_suffix(".json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
        plot(curve, asked.curve)


if __name__ == "__main__":
    main()
