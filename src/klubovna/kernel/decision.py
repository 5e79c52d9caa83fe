"""The seam: a flow asks a seat to decide, and goes on with the answer."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")
S = TypeVar("S")
Flow: TypeAlias = Coroutine[Any, Any, T]
"""A rule as `async def`: it awaits decisions and may give a value."""


class Kind:
    """What a decision is about; declared once per game.

    `of` is the noun of an option: its text, the part of the board it lights and its features follow from it.
    `secret`: whether it is asked, with how many options, or what was answered, would tell hidden cards.
    `was` are the names it had in earlier versions: records and stored tables know it by them.
    `about` is the noun of what the question itself names; `many` marks the picks of a `Subset`. `lights` says which
    parts of the board an option stands for where that does not follow from the noun (see `parts.py`). `ends`: to
    answer "none" ends the turn, so that a person is asked twice while anything else is still open.
    """

    __slots__ = ("about", "ends", "lights", "many", "name", "of", "rule", "secret", "was")

    def __init__(
        self,
        name: str,
        of: str,
        rule: str,
        secret: bool = False,
        about: str | None = None,
        many: bool = False,
        lights: Callable[[Any, Any, Any], list[str]] | None = None,
        was: tuple[str, ...] = (),
        ends: bool = False,
    ) -> None:
        self.name = name
        self.of = of
        self.rule = rule
        self.secret = secret
        self.about = about
        self.many = many
        self.lights = lights
        self.was = was
        self.ends = ends

    def __repr__(self) -> str:
        return f"Kind({self.name})"


class Subset(Struct, Generic[T], eq=False):
    """The set of which a decision picks one: people mark all of it at once, in any order, and confirm.

    `items` are all things that may still come into it, equal ones repeated; `picked` of them are in it already. At the
    end it has `least` to `most`, counted from its first pick. Not every set of that size must be legal: the flow that
    asks knows (`Game.set_choices` tries it).
    """

    items: list[T]
    picked: int
    least: int
    most: int

    @property
    def owed(self) -> int:
        """How many more must be picked."""
        return max(0, self.least - self.picked)

    @property
    def allowed(self) -> int:
        """How many more may be picked."""
        return min(self.most - self.picked, len(self.items))


class Decision(Struct, Generic[T], eq=False):
    """`at = await Decision(seat, MARCH_TO, near)`: one seat picks one of its legal options.

    Options are plain values (ints, words, small tuples; `None` first for "pass" or "done"), never empty, in the same
    order for the same state, and built only from what that seat may see. A kind with `many` tells its `subset`.
    """

    seat: int
    kind: Kind
    options: list[T]
    about: Any = None
    subset: Subset[Any] | None = None

    def __await__(self) -> Generator[Decision[T], T, T]:
        return (yield self)

    @property
    def rule(self) -> str:
        """The clause that gives this decision."""
        return self.kind.rule

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind.name}, {self.options})"


class Together(Generic[S, T]):
    """Simultaneous secret choices: `a, b = await Together(t, [attacker, defender], pick)`.

    The flow `pick(t, seat)` runs for every seat at once and returns its answer; it changes nothing and draws nothing.
    Seats answer in any order, and nobody sees an answer before all are in.
    """

    __slots__ = ("pick", "seats", "table")

    def __init__(self, table: S, seats: list[int], pick: Callable[[S, int], Flow[T]]) -> None:
        self.table = table
        self.seats = seats
        self.pick = pick

    def __await__(self) -> Generator[Together[S, T], list[T], list[T]]:
        return (yield self)


async def some(seat: int, kind: Kind, items: list[T], at_least: int, at_most: int, about: Any = None) -> list[T]:
    """A subset of `items` by ascending picks: each pick lies behind the last, `None` ends it."""
    picked: list[T] = []
    start = 0
    while len(picked) < at_most and start < len(items):
        owed = at_least - len(picked)
        options: list[T | None] = list(items[start : len(items) - owed + 1]) if owed > 0 else [None, *items[start:]]
        item = await Decision(seat, kind, options, about, Subset(items[start:], len(picked), at_least, at_most))
        if item is None:
            break
        picked.append(item)
        start = items.index(item, start) + 1
    return picked


async def in_order(seat: int, kind: Kind, triggers: list[tuple[T, Callable[[], Flow[None]]]]) -> None:
    """Simultaneous effects in the order the seat likes; it is asked only while two or more are left."""
    left = triggers[:]
    while left:
        i = 0
        if len(left) > 1:
            names = [name for name, _ in left]
            i = names.index(await Decision(seat, kind, names))
        _, effect = left.pop(i)
        await effect()
