"""Resources: what is wanted, what is paid."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash.facts import (
    ANY,
    BASIC,
    COST,
    GOLD,
)
from klubovna.games.ash.policy.worth import (
    turns_left,
    warrior_worth,
)
from klubovna.games.ash.state import EMPTY, Table
from klubovna.kernel.decision import Decision

# How much a missing resource makes a warrior less wanted.
MISSING: Final = 0.6


def wanted(t: Table, seat: int, supply: list[int], but: int = EMPTY) -> list[int]:
    """What is missing for the warrior of the offer that is wanted most."""
    turns = turns_left(t, seat)
    best, lacking = -1e9, [0] * len(BASIC)
    for warrior in t.offer:
        if warrior in (EMPTY, but):
            continue
        lack = [max(0, COST[warrior][r] - supply[r]) for r in BASIC]
        worth = warrior_worth(t, seat, warrior, turns) - MISSING * (sum(lack) + COST[warrior][ANY] / 2)
        if worth > best:
            best, lacking = worth, lack
    return lacking


def gain_any(t: Table, d: Decision[Any], seat: int) -> Any:
    """What the wanted warrior lacks; else what fills up a set of three."""
    supply = t.sides[seat].supply
    lacking = wanted(t, seat, supply)
    return max(d.options, key=lambda r: (lacking[r], supply[r] % 3, -r))


def pay_gold(t: Table, d: Decision[Any], seat: int) -> Any:
    """Gold only for what is missing: buildings want it."""
    return None


def pay_any(t: Table, d: Decision[Any], seat: int) -> Any:
    """The resource that is least needed for the next warrior; gold last."""
    supply = t.sides[seat].supply
    lacking = wanted(t, seat, [0] * len(supply), d.about[0])
    basic = [r for r in d.options if r != GOLD]
    return max(basic, key=lambda r: (supply[r] - lacking[r], -r), default=GOLD)
