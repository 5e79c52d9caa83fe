"""What a bot would do, for people: how long it weighed each option, what it expects, and how it goes on."""

from __future__ import annotations

from typing import Final

import msgspec

from klubovna.bots.bot import Budget
from klubovna.bots.rollout import Rollout, policy_of
from klubovna.kernel.game import Game

LINE: Final = 4
"""So many further decisions are told."""
HINT_BUDGET: Final = Budget(seconds=1.0)


class Hinted(msgspec.Struct):
    """One option: which part of the playouts went there, and the chance that was expected of it (None: not tried)."""

    option: int
    text: str
    share: float
    chance: float | None
    taken: bool
    """The bot would choose it."""


class Hint(msgspec.Struct):
    """Options from the best on; `line` is how the bot thinks it goes on, in words."""

    options: list[Hinted]
    line: list[str]
    playouts: int


def hint(game: Game, seat: int, seed: int, lang: str, budget: Budget = HINT_BUDGET) -> Hint:
    """What the bot of this game would do for a seat at the true table: it knows what the seat knows."""
    given = game.determinized(seat, seed)
    asked = given.asked(seat)
    if not given.can_clone or len(asked.options) == 1:
        index = policy_of(game).choose(given.state, asked, seat)
        text = given.text(lang, asked.options[index], asked)
        return Hint([Hinted(index, text, 1.0, None, True)], [text], 0)
    bot = Rollout(seed)
    taken = bot.compare(given, seat, budget)
    playouts = sum(one.visits for one in bot.tried.values()) or 1
    rated = [
        Hinted(
            index,
            given.text(lang, asked.options[index], asked),
            one.visits / playouts,
            one.value if one.visits else None,
            index == taken,
        )
        for index, one in bot.tried.items()
    ]
    rated.sort(key=lambda one: (not one.taken, -one.share, one.option))
    return Hint(rated, _line(given, seat, taken, lang), playouts)


def _line(given: Game, seat: int, taken: int, lang: str) -> list[str]:
    """What is chosen, and what the policies do then; not what others answer in secret."""
    policy, world = policy_of(given), given.clone(journal=False, marks=False)
    asked = world.asked(seat)
    words = [world.text(lang, asked.options[taken], asked)]
    world.choose(taken, seat)
    while len(words) <= LINE and (now := world.decision) is not None:
        index = policy.choose(world.state, now, now.seat)
        if now.seat != seat and now.kind.secret:
            break
        words.append(world.text(lang, now.options[index], now))
        world.choose(index, now.seat)
    return words
