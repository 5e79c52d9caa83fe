"""Some of many: what people mark at once, and bots pick one by one, upwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from klubovna.kernel.decision import Decision, Kind, Subset

T = TypeVar("T")


def how_many(left: int) -> int:
    """What a question is about that asks for so many."""
    return left


async def pick(
    seat: int, kind: Kind, items: list[T], at_least: int, at_most: int, about: Callable[[int], Any]
) -> list[T]:
    """The kernel's `some` where several items are equal: they are one option, so that each set has one way.

    `about` is told how many more may be picked.
    """
    picked: list[T] = []
    left: list[T | None] = [*items]
    repeated = len(set(items)) < len(items)
    for count in range(min(at_most, len(items))):
        owed = at_least - count
        options = left[: len(left) - owed + 1] if owed > 0 else [None, *left]
        if repeated:
            options = list(dict.fromkeys(options))
        item = await Decision(seat, kind, options, about(at_most - count), Subset(left, count, at_least, at_most))
        if item is None:
            break
        picked.append(item)
        left = left[left.index(item) + 1 :]
        if not left:
            break
    return picked
