"""Figures for the docs: how large the games are as environments, and what a step costs."""

from __future__ import annotations

import gc
import random
from itertools import count
from time import process_time_ns
from typing import Any, Final, NamedTuple

import numpy as np

from klubovna.bench import ROUNDS, build
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
    environment: str
    seats: tuple[int, int]
    hidden: str
    random_length: float
    policy_length: float
    branching: float
    most: int
    actions: int
    observation: int
    names: int
    layout: str


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
        f"klubovna_{rules.slug}_v{made.version}",
        rules.seats,
        made.declaration.hidden,
        float(np.mean(lengths[0.0])),
        float(np.mean(lengths[1.0])),
        float(np.mean(options)),
        max(options),
        actions(rules).size,
        encoder(rules).size,
        len(made.names),
        layout(rules),
    )


def layout(rules: Rules[Any]) -> str:
    """Of observations and of actions: what a version stands for."""
    return f"`{encoder(rules).layout}` `{actions(rules).layout}`"


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
        "| game | environment | seats | hidden | decisions per game, at random / by policy | options, mean / most "
        "| actions | observation | names | layout of observations, of actions |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in found:
        low, high = one.seats
        lines.append(
            f"| {one.game} | `{one.environment}` | {low}–{high} | {one.hidden} "
            f"| {one.random_length:,.0f} / {one.policy_length:,.0f} | {one.branching:.1f} / {one.most} "
            f"| {one.actions:,} | {one.observation:,} | {one.names:,} | {one.layout} |"
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
"""No game is played twice: views and encoder know again what they have seen before, and would have seen all of it."""


def cost(setting: Setting, games: int) -> Cost:
    """Random play, part by part, and then through PettingZoo; the quietest of several rounds counts."""
    parts = min((_parts(setting, games) for _ in range(ROUNDS)), key=sum)
    whole = min(_through_pettingzoo(setting, games) for _ in range(ROUNDS))
    return Cost(setting.rules.title["en"], setting.seats, build(), *parts, whole - sum(parts), 1e6 / whole)


def _parts(setting: Setting, games: int) -> tuple[float, float, float, float]:
    """Microseconds per step: of the game alone, set-up included, of view, encoder and mask."""
    made, numbers = encoder(setting.rules), actions(setting.rules)
    clock = process_time_ns
    played = looked = encoded = masked = steps = 0
    gc.collect()
    gc.disable()
    for _ in range(games):
        seed = next(_seeds)
        draw = random.Random(seed).random
        began = clock()
        g = setting.new(seed)
        played += clock() - began
        while (decision := g.decision) is not None:
            seat = decision.seat
            a = clock()
            view = g.look(seat)
            b = clock()
            made.encoded(g, seat, view)
            c = clock()
            numbers.mask(decision)
            d = clock()
            g.choose(int(draw() * len(decision.options)))
            played += clock() - d
            looked, encoded, masked, steps = looked + b - a, encoded + c - b, masked + d - c, steps + 1
    gc.enable()
    reading = _reading()
    play, view_, code, mask = (spent / steps / 1000 - reading for spent in (played, looked, encoded, masked))
    return play, view_, code, mask


def _reading() -> float:
    """Microseconds that the clock itself takes."""
    clock, times = process_time_ns, 2_000
    began = clock()
    for _ in range(times):
        clock()
    return (clock() - began) / times / 1000


def _through_pettingzoo(setting: Setting, games: int) -> float:
    """Microseconds per step of the loop of the docs, agents whose game is over included."""
    made = env(setting.rules, seats=setting.seats, roles=setting.roles, options=setting.options)
    steps = 0
    gc.collect()
    gc.disable()
    began = process_time_ns()
    for _ in range(games):
        seed = next(_seeds)
        made.reset(seed)
        draw = random.Random(seed).random
        for _ in made.agent_iter():
            seen, _, over, late, _ = made.last()
            if over or late or seen is None:
                made.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            made.step(int(legal[int(draw() * len(legal))]))
            steps += 1
    spent = process_time_ns() - began
    gc.enable()
    return spent / steps / 1000


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
