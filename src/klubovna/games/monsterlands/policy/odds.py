"""Chances of dice: a sum of ordinary dice, and the hits of black ones."""

from __future__ import annotations

from math import comb
from typing import Final

from klubovna.games.monsterlands.facts import HIT

MOST_DICE: Final = 20


def _at_least() -> list[list[float]]:
    """By number of dice and sum: how likely they show at least that much."""
    table = []
    ways = [1]
    for dice in range(MOST_DICE + 1):
        whole = 6**dice
        table.append([sum(ways[least:]) / whole for least in range(len(ways))])
        longer = [0] * (len(ways) + 6)
        for total, count in enumerate(ways):
            for face in range(1, 7):
                longer[total + face] += count
        ways = longer
    return table


def _at_most() -> list[list[float]]:
    """By number of black dice and hits: how likely there are no more hits than that."""
    hit = (7 - HIT) / 6
    table = []
    for dice in range(MOST_DICE + 1):
        exactly = [comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)]
        table.append([sum(exactly[: hits + 1]) for hits in range(dice + 1)])
    return table


AT_LEAST: Final = _at_least()
AT_MOST: Final = _at_most()


def reach(dice: int, least: int) -> float:
    """How likely so many dice show at least this sum."""
    if least <= dice:
        return 1.0
    row = AT_LEAST[dice if dice < MOST_DICE else MOST_DICE]
    return row[least] if least < len(row) else 0.0


def withstand(black: int, hits: int) -> float:
    """How likely so many black dice hit no more than this often."""
    if hits < 0:
        return 0.0
    if hits >= black:
        return 1.0
    return AT_MOST[black if black < MOST_DICE else MOST_DICE][hits]
