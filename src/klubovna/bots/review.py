"""A finished game looked at again: how it stood after each choice, and which choices cost most."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

import msgspec

from klubovna.bots.bot import Budget
from klubovna.bots.rollout import Rollout, policy_of
from klubovna.kernel.feeding import option_index
from klubovna.kernel.game import Game
from klubovna.kernel.record import replay_steps

MOST: Final = 5
"""So many choices are told for each game."""
LEAST_COST: Final = 0.03
"""What costs less is noise."""
REVIEW_BUDGET: Final = Budget(playouts=40)
AGAIN: Final = 8
"""So many choices are weighed a second time: of a hundred that were judged once the dearest are the unluckiest too."""
AGAIN_TIMES: Final = 4
FEWEST: Final = 8


class Judged(msgspec.Struct):
    """A choice that the bot would not have made; options by their index. `cost` is what it lost of the chance."""

    chosen: int
    better: int
    cost: float
    worlds: int


class Choice(msgspec.Struct):
    """A choice in words; `at` counts the inputs before it."""

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


def review(
    record: dict[str, Any],
    lang: str,
    seats: list[int] | None = None,
    budget: Budget = REVIEW_BUDGET,
    passed: Callable[[int], None] = lambda at: None,
) -> Review:
    """A whole game; `passed` is told how many inputs lie behind."""
    ats: list[int] = []
    chances: list[list[float]] = []
    found: list[tuple[Judged, int, Game]] = []
    for game, seat, index in walk(record, seats):
        passed(game.inputs)
        ats.append(game.inputs)
        chances.append(stood(game))
        judged = None if index is None else judge(game, seat, index, budget)
        if judged is not None:
            found = dearest([*found, (judged, seat, game.clone(journal=False, marks=False))], AGAIN)
    again = [(weighed(game, seat, judged), seat, game) for judged, seat, game in found]
    told = [in_words(game, seat, judged, lang) for judged, seat, game in dearest(again, MOST)]
    return Review(ats, chances, told)


Found = TypeVar("Found", bound=tuple[Any, ...])


def dearest(found: Iterable[Found], most: int) -> list[Found]:
    """Those that cost most, each with its judgement first; what is noise is left out."""
    costly = [one for one in found if one[0].cost >= LEAST_COST]
    return sorted(costly, key=lambda one: -one[0].cost)[:most]


def walk(record: dict[str, Any], seats: list[int] | None) -> Iterator[tuple[Game, int, int | None]]:
    """Every position with the seat that chose there and the index of what it chose; None where that is not judged.

    The last is the end of the game. It is the same game that goes on.
    """
    inputs = record["inputs"]
    for game in replay_steps(record):
        if game.inputs >= len(inputs):
            yield game, 0, None
            return
        seat, _, raw = inputs[game.inputs]
        asked = game.owed(seat)
        judged = (seats is None or seat in seats) and asked is not None
        if not judged or asked is None or len(asked.options) < 2 or asked.subset is not None:
            yield game, seat, None
        else:
            yield game, seat, option_index(asked, raw)


def stood(game: Game) -> list[float]:
    """How every seat stands."""
    return policy_of(game).evaluate(game.state)


def judge(game: Game, seat: int, index: int, budget: Budget) -> Judged | None:
    """What a choice cost, judged by what its seat knew then, not by what came to light later. None: it was right."""
    given = game.determinized(seat, game.inputs)
    if not given.can_clone:
        return None
    bot = Rollout(game.inputs)
    best = bot.compare(given, seat, budget)
    if best == index:
        return None
    worlds = max(FEWEST, bot.tried[best].visits)
    better, chosen = bot.rate(given, seat, (best, index), worlds)
    return Judged(index, best, better - chosen, worlds)


def weighed(game: Game, seat: int, judged: Judged) -> Judged:
    """The same two options once more, in other worlds and more of them."""
    given, worlds = game.determinized(seat, game.inputs), judged.worlds * AGAIN_TIMES
    better, chosen = Rollout(game.inputs + 1).rate(given, seat, (judged.better, judged.chosen), worlds)
    return Judged(judged.chosen, judged.better, better - chosen, worlds)


def in_words(game: Game, seat: int, judged: Judged, lang: str) -> Choice:
    asked = game.asked(seat)
    chosen, better = (game.text(lang, asked.options[index], asked) for index in (judged.chosen, judged.better))
    return Choice(game.inputs, seat, game.text(lang, asked), chosen, better, judged.cost)
