"""Counter-based random numbers: a die is a function of a seed and a count, so a copy costs two integers.

A seed is a number of 64 bits, for simulations: quick, and whoever has seen many dice could compute the next ones.
Tables with people have a key of 256 bits, written as 64 hexadecimal digits: a draw is then BLAKE2b with that key, and
no dice that were seen tell anything of those to come.
"""

from __future__ import annotations

import _random
import secrets
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # in the compiled build a number of 64 bits; otherwise any number

T = TypeVar("T")
Seed: TypeAlias = int | str

_LOW: Final = 0xFFFFFFFF
_KEY_DIGITS: Final = 64
_HEX: Final = frozenset("0123456789abcdef")


def new_key() -> str:
    """The seed of a table with people at it, made by the system."""
    return secrets.token_hex(_KEY_DIGITS // 2)


def is_seed(seed: object) -> bool:
    """Whether a game can begin with it: a number of 64 bits, or a key."""
    if isinstance(seed, str):
        return len(seed) == _KEY_DIGITS and _HEX.issuperset(seed)
    return type(seed) is int and 0 <= seed < 2**64


def _mix(h: i64) -> i64:
    """Scatter 32 bits. The factors stay below 2**31, so no product leaves a signed 64-bit integer."""
    h = ((h >> 16) ^ h) * 0x7FEB352D & _LOW
    h = ((h >> 15) ^ h) * 0x2C1B3C6D & _LOW
    return (h >> 16) ^ h


class Chance:
    """Every random event of a game comes from here. `count` tells how much of it has happened."""

    __slots__ = ("_key", "_low", "_secret", "count", "loaded", "seed")
    seed: int | str
    count: int
    loaded: list[int]

    def __init__(self, seed: Seed, count: int = 0) -> None:
        self.seed = seed if isinstance(seed, str) else seed & 0xFFFFFFFFFFFFFFFF
        self.count = count
        self.loaded = []
        self.restored()

    def restored(self) -> None:
        """Derive what is not stored."""
        seed = 0 if isinstance(self.seed, str) else self.seed
        self._secret = bytes.fromhex(self.seed) if isinstance(self.seed, str) else None
        self._low = seed & _LOW
        self._key = _mix(self._low) ^ _mix((seed >> 32) + 0x1F123BB5 & _LOW)

    @property
    def number(self) -> int:
        """The seed as a number, for whoever wants one; of a key a part that tells nothing of the rest."""
        return int(str(self.branch(0).seed)[:16], 16) if isinstance(self.seed, str) else self.seed

    def clone(self) -> Chance:
        new = Chance.__new__(Chance)
        new.seed = self.seed
        new.count = self.count
        new.loaded = self.loaded[:] if self.loaded else []
        new._key = self._key
        new._low = self._low
        new._secret = self._secret
        return new

    def branch(self, label: int) -> Chance:
        """Another stream that depends on this seed and the label only."""
        seed = self.seed
        if isinstance(seed, str):
            return Chance(blake2b(b"%d" % label, digest_size=32, key=bytes.fromhex(seed), person=b"branch").hexdigest())
        return Chance((seed * 0x9E3779B97F4A7C15 + label * 0xD1B54A32D192ED03 + 1) & 0xFFFFFFFFFFFFFFFF)

    def _draw(self, n: int) -> int:
        count = self.count
        self.count = count + 1
        if self._secret is not None:
            drawn = blake2b(count.to_bytes(8), digest_size=16, key=self._secret, person=b"draw").digest()
            return (int.from_bytes(drawn) * n) >> 128
        low: i64 = _mix((count ^ self._key) & _LOW)
        scattered: int = _mix((low + self._low) & _LOW)
        return (scattered * n) >> 32  # `n` may be as large as a seed

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
        if self._secret is not None:
            for i in range(len(things) - 1, 0, -1):
                j = self._draw(i + 1)
                things[i], things[j] = things[j], things[i]
            return
        count, key, seed = self.count, self._key, self._low
        for i in range(len(things) - 1, 0, -1):
            h: i64 = count ^ key
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
        return things[self.below(len(things))]

    def load(self, *results: int) -> None:
        """Load the next dice: `roll`, `below` and `pick` give these first; shuffles stay random."""
        self.loaded = [*self.loaded, *results]


class Dealer(Chance):
    """Deals anew what a seat has not seen, for simulations: the generator of the standard library shuffles faster.

    Of a number it is taken from beneath `random`, which would seed it twice: most of a deal went into that.
    """

    __slots__ = ("_random",)

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self._random = Random(seed).random if isinstance(seed, str) else _random.Random(seed).random

    def shuffle(self, things: list[T]) -> None:
        draw = self._random
        self.count += len(things)
        things.sort(key=lambda _: draw())


class Noting(Chance):
    """The same chance, which notes what was rolled and drawn; shuffles are not noted."""

    __slots__ = ("noted",)

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.seed, chance.count)
        self.loaded = chance.loaded[:]
        self.noted: list[int] = []

    def below(self, n: int) -> int:
        drawn = super().below(n)
        self.noted.append(drawn)
        return drawn

    def roll(self, sides: int) -> int:
        rolled = super().roll(sides)
        self.noted.append(rolled)
        return rolled
