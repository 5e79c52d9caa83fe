"""Counter-based random numbers: a die is a function of a seed and a count, so a copy costs two integers."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

_LOW: Final = 0xFFFFFFFF


def _mix(h: int) -> int:
    """Scatter 32 bits. The factors stay below 2**31, so no product leaves a signed 64-bit integer."""
    h = ((h >> 16) ^ h) * 0x7FEB352D & _LOW
    h = ((h >> 15) ^ h) * 0x2C1B3C6D & _LOW
    return (h >> 16) ^ h


class Chance:
    """Every random event of a game comes from here. `count` tells how much of it has happened."""

    __slots__ = ("_key", "count", "loaded", "seed")
    seed: int
    count: int
    loaded: list[int]

    def __init__(self, seed: int, count: int = 0) -> None:
        self.seed = seed & 0xFFFFFFFFFFFFFFFF
        self.count = count
        self.loaded = []
        self.restored()

    def restored(self) -> None:
        """Derive what is not stored."""
        self._key = _mix(self.seed & _LOW) ^ _mix((self.seed >> 32) + 0x1F123BB5 & _LOW)

    def clone(self) -> Chance:
        new = Chance.__new__(Chance)
        new.seed = self.seed
        new.count = self.count
        new.loaded = self.loaded[:] if self.loaded else []
        new._key = self._key
        return new

    def branch(self, label: int) -> Chance:
        """Another stream that depends on this seed and the label only."""
        return Chance((self.seed * 0x9E3779B97F4A7C15 + label * 0xD1B54A32D192ED03 + 1) & 0xFFFFFFFFFFFFFFFF)

    def _draw(self, n: int) -> int:
        count = self.count
        self.count = count + 1
        low = _mix((count ^ self._key) & _LOW)
        return (_mix((low + self.seed) & _LOW) * n) >> 32

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.loaded:
            self.count += 1
            return self.loaded.pop(0)
        return self._draw(n)

    def roll(self, sides: int) -> int:
        """A die with faces 1 to `sides`."""
        if self.loaded:
            self.count += 1
            return self.loaded.pop(0)
        return self._draw(sides) + 1

    def shuffle(self, things: list[T]) -> None:
        """The same draws as `_draw` makes, written out: dealing anew spends most of its time here."""
        count, key, seed = self.count, self._key, self.seed & _LOW
        for i in range(len(things) - 1, 0, -1):
            h = count ^ key
            count += 1
            h = ((h >> 16) ^ h) * 0x7FEB352D & _LOW
            h = ((h >> 15) ^ h) * 0x2C1B3C6D & _LOW
            h = ((h >> 16) ^ h) + seed & _LOW
            h = ((h >> 16) ^ h) * 0x7FEB352D & _LOW
            h = ((h >> 15) ^ h) * 0x2C1B3C6D & _LOW
            j = (((h >> 16) ^ h) * (i + 1)) >> 32
            things[i], things[j] = things[j], things[i]
        self.count = count

    def pick(self, things: list[T]) -> T:
        return things[self._draw(len(things))]

    def load(self, *results: int) -> None:
        """Load the next dice (tests): `roll` and `below` give these first; shuffles stay random."""
        self.loaded = [*self.loaded, *results]
