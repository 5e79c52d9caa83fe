"""How the hexes of a scenario are called: a letter for the row, a number for the place in it."""

from __future__ import annotations

from functools import lru_cache

from klubovna.games.gloomhaven.scenario.pages import SCENARIOS, Scenario
from klubovna.kernel.hexes import Hex

LETTERS = 26


@lru_cache(maxsize=1024)
def corner(page: int) -> tuple[int, int]:
    return corner_of(SCENARIOS[page])


def corner_of(book: Scenario) -> tuple[int, int]:
    """The first row, and where the rows begin; counted in half hexes, since every other row is shifted by a half."""
    if not book.rooms:
        return 0, 0
    hexes = [at for room in book.rooms for at in room] + book.doors
    return min(r for _, r in hexes), min(2 * q + r for q, r in hexes)


def row_name(row: int) -> str:
    """A to Z, then AA and so on."""
    return (row_name(row // LETTERS - 1) if row >= LETTERS else "") + chr(ord("A") + row % LETTERS)


def hex_name(scenario: int, at: Hex) -> str:
    """The same for the whole scenario, whatever has been revealed."""
    top, left = corner(scenario)
    q, r = at
    return f"{row_name(r - top)}{(2 * q + r - left) // 2 + 1}"
