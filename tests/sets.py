"""How each game comes to a decision for which several things are marked."""

from __future__ import annotations

import random
from typing import Any, Final

from klubovna.kernel.game import Game
from klubovna.kernel.record import new

GAMES: Final[dict[str, dict[str, Any]]] = {
    "ash": {"seats": 2},
    "gloomhaven": {"seats": 2, "options": {"battle_goals": False}},
    "harrow": {"seats": 2, "options": {"chapter": "c3"}},
    "monsterlands": {"seats": 2},
    "root": {"seats": 4, "roles": ["marquise", "eyrie", "alliance", "vagabond"]},
}
FARTHEST: Final = 150
"""So many choices into a game somebody should have been asked for several things."""


def way_to_a_set(game: str, live: bool) -> tuple[Game, int, list[tuple[int, str, int]]]:
    """A game in which somebody marks at least two of three things or more; its seed, and the choices that led there."""
    for seed in range(100):
        dice = random.Random(seed)
        g = new(game, seed=seed, live=live, **GAMES[game])
        made: list[tuple[int, str, int]] = []
        while (d := g.decision) is not None and len(made) < FARTHEST:
            if d.subset is not None and d.subset.allowed >= 2 and len(d.subset.items) >= 3:
                return g, seed, made
            index = dice.randrange(len(d.options))
            if len(d.options) > 1:
                made.append((d.seat, d.kind.name, index))
            g.choose(index, d.seat)
    raise AssertionError("nobody is ever asked for several things")


def places_to_mark(g: Game) -> tuple[list[int], list[int]]:
    """The places as a person presses them, the last one first and one twice; and those that are marked in the end."""
    assert g.decision is not None
    subset = g.decision.subset
    assert subset is not None
    last = len(subset.items) - 1
    wanted = [*range(max(subset.owed, 1) - 1), last]
    return [last, last - 1, last - 1, *wanted[:-1]], wanted
