"""A finished game looked at again: how it stood after each choice, and which choices cost most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from klubovna.bots.bot import Budget, UnknownBot
from klubovna.bots.search import Search
from klubovna.kernel.game import Game
from klubovna.kernel.record import replay_steps

MOST: Final = 5
"""So many choices are told for each game."""
LEAST_COST: Final = 0.03
"""What costs less is noise."""
REVIEW_BUDGET: Final = Budget(playouts=40)


class Choice(msgspec.Struct):
    """A choice with two options or more. `cost` is what it lost of the chance of its seat; `at` counts the inputs."""

    at: int
    seat: int
    question: str
    chosen: str
    better: str
    cost: float


class Review(msgspec.Struct):
    """`chances[n]` is how every seat stood before the choice at `ats[n]`; `costly` from the dearest on."""

    ats: list[int]
    chances: list[list[float]]
    costly: list[Choice]


def review(record: dict[str, Any], lang: str, seats: list[int] | None = None, budget: Budget = REVIEW_BUDGET) -> Review:
    """All of it; `reviewed` gives it choice by choice."""
    ats: list[int] = []
    chances: list[list[float]] = []
    costly: list[Choice] = []
    for at, stood, choice in reviewed(record, lang, seats, budget):
        ats.append(at)
        chances.append(stood)
        if choice is not None and choice.cost >= LEAST_COST:
            costly.append(choice)
    costly.sort(key=lambda choice: (-choice.cost, choice.at))
    return Review(ats, chances, costly[:MOST])


def reviewed(
    record: dict[str, Any], lang: str, seats: list[int] | None, budget: Budget
) -> Iterator[tuple[int, list[float], Choice | None]]:
    """Position after position: after how many inputs, how it stood, and what the choice made there cost.

    Each choice is judged by what its seat knew then, not by what came to light later.
    """
    for game in replay_steps(record):
        policy = game.rules.policy
        if policy is None:
            raise UnknownBot("bot-without-policy", bot="search", game=game.rules.slug)
        stood = policy.evaluate(game.state)
        at = game.inputs
        if at >= len(record["inputs"]):
            yield at, stood, None
            return
        seat, _, raw = record["inputs"][at]
        judged = seats is None or seat in seats
        yield at, stood, _judged(game, seat, raw, lang, budget) if judged else None


def _judged(game: Game, seat: int, raw: Any, lang: str, budget: Budget) -> Choice | None:
    asked = game.owed(seat)
    if asked is None or len(asked.options) < 2 or asked.subset is not None:
        return None
    index = _index(asked.options, raw)
    given = game.determinized(seat, game.inputs)
    if index is None or not given.can_clone:
        return None
    bot = Search(game.inputs)
    best = bot.think(given, seat, budget)
    chosen = asked.options[index]
    if best.action[0] == chosen:
        return None
    tried = bot.rate(given, seat, chosen, max(8, best.visits))
    return Choice(
        game.inputs,
        seat,
        game.text(lang, asked),
        game.text(lang, chosen, asked),
        game.text(lang, best.action[0], asked),
        best.value - tried,
    )


def _index(options: list[Any], raw: Any) -> int | None:
    from klubovna.kernel import serialize

    return next((i for i, option in enumerate(options) if serialize.dump(option) == raw), None)
