"""Some of many: what people mark at once, and bots pick one by one, upwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from klubovna.kernel.decision import Decision, Kind, Subset

T = TypeVar("T")


def how_many(owed: int) -> int:
    """What a question is about that asks for so many."""
    return owed


async def pick(
    seat: int, kind: Kind, items: list[T], at_least: int, at_most: int, about: Callable[[int], Any] | None = None
) -> list[T]:
    """The kernel's `some` where several items are equal: they are one option, so that each set has one way.

    `about` is told how many are still owed.
    """
    left = items
    picked: list[T] = []
    while left and len(picked) < at_most:
        owed = at_least - len(picked)
        free = left[: len(left) - owed + 1] if owed > 0 else left
        options: list[T | None] = [*([] if owed > 0 else [None]), *dict.fromkeys(free)]
        subset = Subset(left, len(picked), at_least, at_most)
        item = await Decision(seat, kind, options, None if about is None else about(owed), subset)
        if item is None:
            break
        picked.append(item)
        left = left[left.index(item) + 1 :]
    return picked
