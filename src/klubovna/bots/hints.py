"""What a bot would do, for people: how often it came back to each option, what it expects, and how it goes on."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from klubovna.bots.bot import Budget, UnknownBot
from klubovna.bots.search import Node, Search
from klubovna.kernel.game import Game

LINE: Final = 4
"""So many further decisions are told."""
HINT_BUDGET: Final = Budget(seconds=1.0)


class Hinted(msgspec.Struct):
    """One option: which part of the playouts went there, and the chance that was expected of it (None: not tried).

    Where several are taken, a playout went to each of them.
    """

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
    policy = game.rules.policy
    if policy is None:
        raise UnknownBot("bot-without-policy", bot="search", game=game.rules.slug)
    asked = given.asked(seat)
    if not given.can_clone or len(asked.options) == 1:
        index = policy.choose(given.state, asked, seat)
        text = given.text(lang, asked.options[index], asked)
        return Hint([Hinted(index, text, 1.0, None, True)], [text], 0)
    bot = Search(seed)
    best = bot.think(given, seat, budget)
    playouts = sum(edge.visits for edge in bot.root.edges.values())
    by_option: dict[int, tuple[int, float]] = {}
    for edge in bot.root.edges.values():
        for index in _meant(edge.action, asked.options):
            visits, total = by_option.get(index, (0, 0.0))
            by_option[index] = visits + edge.visits, total + edge.total
    taken = _meant(best.action, asked.options)
    rated = [
        Hinted(
            index,
            given.text(lang, asked.options[index], asked),
            visits / playouts,
            total / visits if visits else None,
            index in taken,
        )
        for index, (visits, total) in by_option.items()
    ]
    rated.sort(key=lambda one: (not one.taken, one.option != taken[0], -one.share, one.option))
    return Hint(rated, _line(given, bot.root, lang), playouts)


def _meant(action: tuple[Any, ...], options: list[Any]) -> list[int]:
    """The options of the open question that an action stands for: one, or those of a set."""
    values = enumerate(dict.fromkeys(action))
    return [options.index(value) for place, value in values if value in options and (value is not None or place == 0)]


def _line(given: Game, root: Node, lang: str) -> list[str]:
    """The most frequent way through the tree, as far as this world offers it."""
    world = given.clone(journal=False, marks=False)
    node: Node | None = root
    words: list[str] = []
    while node is not None and len(words) < LINE:
        asked = world.decision
        if asked is None:
            break
        tried = [edge for edge in node.edges.values() if edge.visits and edge.action[0] in asked.options]
        if not tried:
            break
        best = max(tried, key=lambda edge: (edge.visits, edge.prior))
        for value in best.action:
            now = world.owed(asked.seat)
            if now is None or value not in now.options:
                break
            words.append(world.text(lang, value, now))
            world.choose(now.options.index(value), asked.seat)
        node = best.node
    return words
