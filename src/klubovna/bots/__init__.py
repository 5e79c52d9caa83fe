"""Players that are programs. They are handed what their seat may know, never the true game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from klubovna.bots.apart import Apart, SeatedApart
from klubovna.bots.bot import Bot, Budget, Mind, Seated, UnknownBot, move
from klubovna.bots.greedy import Greedy
from klubovna.bots.learnt import Learnt, has_learnt
from klubovna.bots.levels import LEVELS, Levelled, table_budget
from klubovna.bots.limits import NoAnswer
from klubovna.bots.random import Random
from klubovna.bots.rollout import Rollout
from klubovna.bots.search import Search, Suspicious
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Rules

__all__ = [
    "LEVELS",
    "Apart",
    "Bot",
    "Budget",
    "Mind",
    "NoAnswer",
    "Seated",
    "SeatedApart",
    "UnknownBot",
    "check",
    "is_ours",
    "load",
    "make",
    "move",
    "names",
    "offered",
    "stand_in",
    "table_budget",
]

GROUP: Final = "klubovna.bots"
_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "greedy": Greedy,
    "learnt": Learnt,
    "random": Random,
    "rollout": Rollout,
    "search": Search,
    "suspicious": Suspicious,
    **{name: partial(Levelled, name=name) for name in LEVELS},
}


@cache
def _installed() -> dict[str, Any]:
    """Bots that other packages bring along."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _BOTS}


def names() -> list[str]:
    return sorted({*_BOTS, *_installed()})


def is_ours(name: str) -> bool:
    """Whether it came with the clubroom; others are asked with a limit, and never beside the true game."""
    return name in _BOTS


def check(name: str) -> None:
    """Refuse a name that no bot has; nothing of it is read."""
    if not is_ours(name) and name not in _installed():
        raise UnknownBot("unknown-bot", bot=name, bots=", ".join(names()))


def offered(rules: Rules[Any]) -> list[str]:
    """What people choose from at a table: levels from the weakest on, what was learnt or installed, and chance."""
    if rules.policy is None:
        return ["random"]
    return [*LEVELS, *(["learnt"] if has_learnt(rules) else []), *sorted(_installed()), "random"]


def make(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed plays the same moves."""
    check(name)
    made: Bot = (_BOTS[name] if is_ours(name) else _installed()[name].load())(seed)
    return made


def load(name: str, seed: int) -> Bot:
    """A bot by its name or as `module:Class`. That imports a module: where it may not do harm (`bots/apart.py`)."""
    module, colon, cls = name.partition(":")
    if not colon:
        return make(name, seed)
    try:
        made: Bot = getattr(import_module(module), cls)(seed)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot("bot-not-loaded", bot=name, error=f"{type(error).__name__}: {error}") from error
    return made


def stand_in(game: Game, seat: int, seed: int) -> int:
    """What is done in place of a bot that has not answered."""
    return move(game, seat, make("random" if game.rules.policy is None else "greedy", 0), seed)
