"""Players that are programs. They are handed what their seat may know, never the true game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.bots.bot import Bot, UnknownBot, move
from klubovna.bots.greedy import Greedy
from klubovna.bots.random import Random

__all__ = ["Bot", "UnknownBot", "make", "move", "names"]

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {"greedy": Greedy, "random": Random}


def names() -> list[str]:
    return sorted(_BOTS)


def make(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed plays the same moves."""
    if name not in _BOTS:
        raise UnknownBot("unknown-bot", bot=name, bots=", ".join(names()))
    return _BOTS[name](seed)
