"""Figures for the docs: how large the games are as environments, and what a step costs."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from itertools import count
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

from klubovna.bench import ROUNDS, build
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Rules
from klubovna.research.actions import actions
from klubovna.research.aec import env
from klubovna.research.declaration import declared
from klubovna.research.encoder import encoder
from klubovna.research.setting import Setting
from klubovna.research.survey import picked, variant


class Environment(NamedTuple):
    """One game, over games of all its variants."""

    game: str
    seats: tuple[int, int]
    hidden: str
    random_length: float
    policy_length: float
    branching: float
    most: int
    actions: int
    observation: int
    names: int


def environment(rules: Rules[Any], games: int) -> Environment:
    """How long games are when chance plays and when the game's own policy does, and how many options there are."""
    lengths: dict[float, list[int]] = {0.0: [], 1.0: []}
    options: list[int] = []
    for seed in range(games):
        for skill, found in lengths.items():
            counts = _played(rules, seed, skill)
            found.append(len(counts))
            options += counts
    made = declared(rules)
    return Environment(
        rules.title["en"],
        rules.seats,
        made.declaration.hidden,
        float(np.mean(lengths[0.0])),
        float(np.mean(lengths[1.0])),
        float(np.mean(options)),
        max(options),
        actions(rules).size,
        encoder(rules).size,
        len(made.names),
    )


def _played(rules: Rules[Any], seed: int, skill: float) -> list[int]:
    """How many options every decision of a game had."""
    g, rng, counts = variant(rules, seed), random.Random(seed), []
    while (decision := g.decision) is not None:
        counts.append(len(decision.options))
        g.choose(picked(g, decision, rng, skill))
    return counts


def environments_table(found: list[Environment]) -> str:
    """As Markdown."""
    lines = [
        "| game | seats | hidden | decisions per game, at random / by policy | options, mean / most | actions "
        "| observation | names |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in found:
        low, high = one.seats
        lines.append(
            f"| {one.game} | {low}–{high} | {one.hidden} | {one.random_length:,.0f} / {one.policy_length:,.0f} "
            f"| {one.branching:.1f} / {one.most} | {one.actions:,} | {one.observation:,} | {one.names:,} |"
        )
    return "\n".join(lines)


class Cost(NamedTuple):
    """Microseconds of processor time per step, and the steps per second of the PettingZoo environment."""

    game: str
    seats: int
    build: str
    play: float
    view: float
    encode: float
    mask: float
    wrapper: float
    steps_per_s: float


_seeds: Final = count()


def cost(setting: Setting, games: int) -> Cost:
    """Random play: the game alone, then with each part of an observation, then through PettingZoo."""
    plain = _timed(setting, games, lambda g, d: None)
    rules = setting.rules
    made, numbers = encoder(rules), actions(rules)
    looked = _timed(setting, games, lambda g, d: g.look(d.seat))
    encoded = _timed(setting, games, lambda g, d: made.flat(g, d.seat))
    masked = _timed(setting, games, lambda g, d: numbers.mask(d))
    whole = _through_pettingzoo(setting, games)
    rest = whole - encoded - (masked - plain)
    return Cost(
        rules.title["en"],
        setting.seats,
        build(),
        plain,
        looked - plain,
        encoded - looked,
        masked - plain,
        rest,
        1e6 / whole,
    )


def _timed(setting: Setting, games: int, look: Callable[[Game, Decision[Any]], object]) -> float:
    def played(seed: int) -> int:
        g, draw, steps = setting.new(seed), random.Random(seed).random, 0
        while (decision := g.decision) is not None:
            look(g, decision)
            g.choose(int(draw() * len(decision.options)))
            steps += 1
        return steps

    return _microseconds(played, games)


def _through_pettingzoo(setting: Setting, games: int) -> float:
    """As the loop of the docs, agents whose game is over included."""
    made = env(setting.rules, seats=setting.seats, roles=setting.roles, options=setting.options)

    def played(seed: int) -> int:
        made.reset(seed)
        draw, steps = random.Random(seed).random, 0
        for _ in made.agent_iter():
            seen, _, over, late, _ = made.last()
            if over or late or seen is None:
                made.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            made.step(int(legal[int(draw() * len(legal))]))
            steps += 1
        return steps

    return _microseconds(played, games)


def _microseconds(played: Callable[[int], int], games: int) -> float:
    """Per step, set-up included; the quietest of several rounds counts.

    No game is played twice, here or by another of these measurements: views and encoder know again what they have seen
    before, and would have seen all of it.
    """
    best = float("inf")
    for _ in range(ROUNDS):
        steps = 0
        gc.collect()
        gc.disable()
        began = process_time()
        for _ in range(games):
            steps += played(next(_seeds))
        best = min(best, (process_time() - began) / steps)
        gc.enable()
    return best * 1e6


def costs_table(found: list[Cost]) -> str:
    """As Markdown."""
    lines = [
        "| game | | the game alone | view | encoder | mask | PettingZoo, and picking an action | steps/s |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in found:
        parts = " | ".join(f"{part:.0f} µs" for part in (one.play, one.view, one.encode, one.mask, one.wrapper))
        lines.append(f"| {one.game}, {one.seats} players | {one.build} | {parts} | {one.steps_per_s:,.0f} |")
    return "\n".join(lines)
