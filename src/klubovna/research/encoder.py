"""Observations: what a seat may see, as arrays of fixed shape with a legend.

Everything is read from the typed view, so nothing is in an observation that the seat could not see on the page.
"""

from __future__ import annotations

import typing
from array import array
from functools import cache
from struct import Struct
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Rules
from klubovna.kernel.view import View
from klubovna.research.declaration import Declared, Names, declared, digest_of, flattened, part_fields
from klubovna.research.packing import MOST_KEPT
from klubovna.research.shapes import Column, Table, Writer

Numbers: TypeAlias = NDArray[np.int32]
ABOUT: Final = 8
TRAIL: Final = 12
VALUE: Final = 4
PARTS: Final = 4
OF: Final = 3
_ZEROS: Final = [0] * 64
_HEAD: Final = Struct(f"{ABOUT + 10}i").pack
_ROW: Final = Struct(f"{VALUE + 4}i").pack
_ROW_BYTES: Final = 4 * (VALUE + 4)
_NO_TRAIL: Final = bytes(TRAIL * _ROW_BYTES)


class Place(NamedTuple):
    """Where a table lies in the flat vector."""

    begin: int
    end: int
    shape: tuple[int, ...]


class Encoder:
    """`encoder(game, seat)` is a dict of integer arrays, one per table; `flat` the same as one vector.

    `head` says whose eyes these are and what is asked, `trail` what was chosen in the step under way, `table` holds
    what there is once; every list of things in the view has a table of its own. `legend` says what every column is.
    """

    def __init__(self, made: Declared) -> None:
        self.slug = made.rules.slug
        self.version = made.version
        self.names: Names = made.names
        self.word = made.word
        self.rules = made.rules
        writer = Writer(made.declaration, made.names)
        self._numbers = writer.written(view_of(made.rules))
        tables = [_head(), _trail(), *writer.tables]
        self.legend: dict[str, Table] = {table.name: table for table in tables}
        self.places: dict[str, Place] = {}
        end = 0
        for table in tables:
            size = int(np.prod(table.shape))
            self.places[table.name] = Place(end, end + size, table.shape)
            end += size
        self.size = end
        self.layout = digest_of([(table.name, table.axes, table.columns) for table in tables], OPTION_COLUMNS)
        """A digest of what stands where in all that this encoder makes."""
        self._known: dict[tuple[Any, int], list[int]] = {}
        self._parts: dict[str, list[int]] = {}
        self.most_options = made.declaration.options

    def __deepcopy__(self, memo: dict[int, Any]) -> Encoder:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return encoder, (self.slug,)

    def __call__(self, game: Game, seat: int) -> dict[str, Numbers]:
        return self.tables(self.flat(game, seat))

    def flat(self, game: Game, seat: int, out: Numbers | None = None) -> Numbers:
        """All tables one after the other; written into `out`, if given."""
        return self.encoded(game, seat, game.look(seat), out)

    def encoded(self, game: Game, seat: int, view: View, out: Numbers | None = None) -> Numbers:
        """The same of what the seat was seen to see."""
        if game.rules.slug != self.slug:
            raise ValueError(f"this encoder reads {self.slug}, not {game.rules.slug}")
        if view.seat is None or view.seat != seat:
            raise ValueError(f"an observation of seat {seat} is made of what it sees, not of what {view.seat} sees")
        pieces = self._numbers(view.table)
        trail = view.trail
        head = self._head_of(game, seat, view.over, view.waiting)
        whole = bytearray().join((_HEAD(*head), self._trail_of(trail) if trail else _NO_TRAIL, *pieces))
        numbers = np.frombuffer(whole, np.int32)
        if out is None:
            return numbers
        out[:] = numbers
        return out

    def tables(self, flat: Numbers) -> dict[str, Numbers]:
        """A flat vector as its tables; they share its memory."""
        return {name: flat[begin:end].reshape(shape) for name, (begin, end, shape) in self.places.items()}

    def _head_of(self, game: Game, seat: int, over: bool, waiting: list[tuple[int, str]]) -> list[int]:
        names = self.names
        who = 0
        for one, _ in waiting:
            who |= 1 << one
        head = [seat, game.seats, int(over), who]
        asked = game.owed(seat)
        if asked is None:
            return head + _ZEROS[: ABOUT + 6]
        subset = asked.subset
        sets = [0, 0, 0] if subset is None else [subset.picked, subset.owed, subset.allowed]
        return [*head, names[asked.kind.name], len(asked.options), *sets, *self.filled(asked.about, ABOUT)]

    def _trail_of(self, trail: list[tuple[int, str, Any]]) -> bytes:
        names, last = self.names, trail[-TRAIL:]
        rows = [_ROW(1, seat, names[kind], *self.filled(value, VALUE)) for seat, kind, value in last]
        return b"".join(rows) + _NO_TRAIL[len(rows) * _ROW_BYTES :]

    def filled(self, value: Any, most: int) -> list[int]:
        """The numbers of a value, from left to right, with how many there are before them."""
        if value is None:
            return _ZEROS[: most + 1]
        if type(value) is int:
            return [1, value, *_ZEROS[: most - 1]]
        if type(value) is not tuple:
            return self._filled(value, most)
        try:
            return self._known[value, most][:]
        except KeyError:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            found = self._known[value, most] = self._filled(value, most)
            return found[:]
        except TypeError:  # a list in it
            return self._filled(value, most)

    def _filled(self, value: Any, most: int) -> list[int]:
        numbers = flattened(value, self.names)
        return [len(numbers), *numbers[:most], *_ZEROS[: max(0, most - len(numbers))]]

    # -- options -----------------------------------------------------------------------------------------------------

    def options(self, game: Game, decision: Decision[Any]) -> Numbers:
        """A row for every option: its kind, its value, and the parts of the board it stands for.

        A part is a word and up to three numbers: `clearing:4` is the word "clearing" and 4, `card:fox` are two words,
        `hex:-5,10` is a word and two numbers. Words have the numbers that they have in the tables.
        """
        kind, lit, state = self.names[decision.kind.name], self.rules.parts.lit, game.state
        numbers: list[int] = []
        for value in decision.options:
            parts = lit(state, decision, value)
            numbers += (kind, *self.filled(value, VALUE), len(parts))
            for part in parts[:PARTS]:
                numbers += self._part(part)
            numbers += _ZEROS[: (1 + OF) * max(0, PARTS - len(parts))]
        return np.frombuffer(array("i", numbers), np.int32).reshape(len(decision.options), len(OPTION_COLUMNS))

    def _part(self, part: str) -> list[int]:
        try:
            return self._parts[part]
        except KeyError:
            if len(self._parts) >= MOST_KEPT:
                self._parts.clear()
            noun, fields = part_fields(part)
            which = [field if isinstance(field, int) else self.names[field] for field in fields[:OF]]
            found = self._parts[part] = [self.names[noun], *which, *_ZEROS[: OF - len(which)]]
            return found

    @property
    def option_columns(self) -> list[Column]:
        """What the columns of `options` are."""
        return OPTION_COLUMNS


OPTION_COLUMNS: Final = [
    Column("kind", "name"),
    Column("value#", "length"),
    *(Column(f"value[{i}]", "number") for i in range(VALUE)),
    Column("parts#", "length"),
    *(
        column
        for i in range(PARTS)
        for column in (
            Column(f"part[{i}]", "name"),
            Column(f"part[{i}].of", "number"),
            *(Column(f"part[{i}].of[{j}]", "number") for j in range(1, OF)),
        )
    ),
]


def _head() -> Table:
    head = Table("head", [])
    head.columns += [
        Column("seat", "number"),
        Column("seats", "number"),
        Column("over", "flag"),
        Column("waiting", "number"),
        Column("asked", "name"),
        Column("options", "length"),
        Column("picked", "number"),
        Column("owed", "number"),
        Column("allowed", "number"),
        Column("about#", "length"),
        *(Column(f"about[{i}]", "number") for i in range(ABOUT)),
    ]
    return head


def _trail() -> Table:
    trail = Table("trail", [("trail", TRAIL)])
    trail.columns += [Column("here", "flag"), Column("seat", "number"), Column("kind", "name")]
    trail.columns += [Column("value#", "length"), *(Column(f"value[{i}]", "number") for i in range(VALUE))]
    return trail


def view_of(rules: Rules[Any]) -> Any:
    """The struct that its views are: said by the game, or else by the function that makes them."""
    return rules.shows or typing.get_type_hints(rules.view)["return"]


def encoder(game: str | Rules[Any]) -> Encoder:
    """The encoder of a game, by its slug or its rules."""
    return _encoder(declared(game))


@cache
def _encoder(made: Declared) -> Encoder:
    return Encoder(made)
