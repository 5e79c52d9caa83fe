"""Numbers as bytes, and what was packed before known again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Final

from klubovna.research.declaration import Names, flattened

MOST_KEPT: Final = 1 << 11
"""So many structs or tuples of one kind are known again."""


def packed(numbers: Sequence[int], most: int) -> bytes:
    """How many there are, then as many of them as there is room for."""
    kept = numbers[:most]
    return PACKS[most + 1](len(numbers), *kept, *(0,) * (most - len(kept)))


class Packs(dict[int, Callable[..., bytes]]):
    """What makes bytes of so many numbers."""

    def __missing__(self, numbers: int) -> Callable[..., bytes]:
        pack = self[numbers] = Struct(f"{numbers}i").pack
        return pack


PACKS: Final = Packs()


class Zeros(dict[int, bytes]):
    """So many zeros, packed."""

    def __missing__(self, count: int) -> bytes:
        zeros = self[count] = bytes(4 * count)
        return zeros


class Kept(dict[int, tuple[Any, Any]]):
    """What was made of structs that never change, by their ids, which stay theirs as long as they are kept here."""

    make: Callable[[Any], Any]

    def made(self, thing: Any) -> tuple[Any, Any]:
        if len(self) >= MOST_KEPT:
            self.clear()
        both = self[id(thing)] = (thing, self.make(thing))
        return both


class Lists(dict[tuple[Any, ...], bytes]):
    """The numbers of a list of words or numbers, packed: how many there are, then those for which there is room."""

    def __init__(self, names: Names | None, most: int) -> None:
        self.names = names
        self.most = most

    def __missing__(self, values: tuple[Any, ...]) -> bytes:
        if len(self) >= MOST_KEPT:
            self.clear()
        names = self.names
        found = self[values] = packed(values if names is None else [names[word] for word in values], self.most)
        return found


def flat(names: Names) -> Callable[[Any, int], bytes]:
    """Anything else: its numbers from left to right."""

    def packed_flat(value: Any, most: int) -> bytes:
        return packed(flattened(value, names), most)

    return packed_flat
