"""From the types of a view to code: which numbers a view is, in which table and column, and how they are read.

A struct is a run of columns, a list of structs a table of its own with a row for each (lists within such rows give a
table with one more dimension), a list of plain values a run of columns with its length before them. The code is
written once per game, as one would write it by hand, and run for every observation.

A struct that is frozen to its last part is encoded once, and known again when the same one is shown again; lists of
words and numbers are known by what they hold. So a view that shows the same things again is encoded quickly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import inspect

from klubovna.research.declaration import Declaration, Names
from klubovna.research.packing import PACKS, Kept, Lists, Zeros, flat

Reads: TypeAlias = Literal["number", "flag", "name", "length"]
_NONE: Final = inspect.NoneType
HERE: Final = "here"


class Column(NamedTuple):
    """`path` is where the value stands in the view; a `name` is one of the game's vocabulary, 0 for none.

    A `flag` that ends with `?` tells whether there is a value at all, or whether the seat may know it.
    """

    path: str
    reads: Reads


class Table:
    """One array: rows stand for `axes`, the paths of the lists they come from, with so many entries each."""

    def __init__(self, name: str, axes: list[tuple[str, int]]) -> None:
        self.name = name
        self.axes = axes
        self.columns: list[Column] = []

    @property
    def shape(self) -> tuple[int, ...]:
        return (*(size for _, size in self.axes), len(self.columns))


class _Out:
    """Code for one place in a view: what it adds to which table, line by line.

    What is added is bytes: numbers one after the other are packed at once, lists and structs are often packed already.
    """

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.lines: list[str] = []
        self.added: dict[int, int] = {}
        self._pieces: list[str] = []
        self._numbers: list[str] = []
        self._table = -1

    def add(self, table: int, *numbers: str) -> None:
        """Expressions for one number each."""
        self._turn_to(table)
        self._numbers += numbers
        self.count(table, len(numbers))

    def add_packed(self, table: int, piece: str, numbers: int) -> None:
        """An expression for the bytes of so many numbers."""
        self._turn_to(table)
        self._pack()
        self._pieces.append(piece)
        self.count(table, numbers)

    def _turn_to(self, table: int) -> None:
        if table != self._table:
            self.flush()
            self._table = table

    def _pack(self) -> None:
        if self._numbers:
            self._pieces.append(f"P[{len(self._numbers)}]({', '.join(self._numbers)})")
            self._numbers = []

    def count(self, table: int, numbers: int) -> None:
        self.added[table] = self.added.get(table, 0) + numbers

    def flush(self) -> None:
        self._pack()
        if self._pieces:
            self.line(f"o{self._table} += ({', '.join(self._pieces)},)")
            self._pieces = []

    def expression(self, table: int) -> str | None:
        """What is added, if it is to one table and needs no lines of its own."""
        if self.lines or self._table != table:
            return None
        self._pack()
        return self._pieces[0] if len(self._pieces) == 1 else f"J(({', '.join(self._pieces)}))"

    def line(self, text: str, deeper: int = 0) -> None:
        self.lines.append("    " * (self.depth + deeper) + text)

    def take(self, inner: _Out) -> None:
        inner.flush()
        self.lines += inner.lines


class Writer:
    """Writes the code for one type of view."""

    def __init__(self, declaration: Declaration, names: Names) -> None:
        self.declaration = declaration
        self.names = names
        self.tables: list[Table] = [Table("table", [])]
        self.left_out = frozenset(declaration.leave_out)
        self.constants: dict[str, Any] = {}
        self._variables = 0
        self._functions: list[str] = []
        self._kept: dict[str, Kept] = {}
        self._keeping = False

    def written(self, view: type[msgspec.Struct]) -> Callable[[Any], list[bytes]]:
        """A function from a view to the numbers of each table, one table after the other, in pieces."""
        out = _Out(1)
        kind = inspect.type_info(view)
        assert isinstance(kind, inspect.StructType)
        self._struct(out, kind, "v", "", 0)
        out.flush()
        tables = range(len(self.tables))
        begin = [f"    o{i} = []" for i in tables]
        pieces = ", ".join(f"*o{i}" for i in tables)
        self._functions.append("\n".join(["def numbers(v):", *begin, *out.lines, f"    return [{pieces}]"]))
        space: dict[str, Any] = {
            "N": self.names,
            "P": PACKS,
            "Z": Zeros(),
            "J": b"".join,
            "F": flat(self.names),
            **self.constants,
            **self._kept,
        }
        exec("\n".join(self._functions), space)
        for name, kept in self._kept.items():
            kept.make = space[f"make_{name}"]
        made: Callable[[Any], list[bytes]] = space["numbers"]
        return made

    def _make(self, inner: _Out, x: str, given: str) -> str:
        """Write a function that encodes `x`, and give the name under which what it made is kept."""
        inner.flush()
        name = f"K{len(self._kept)}"
        self._kept[name] = Kept()
        begin = [f"    o{i} = []" for i in inner.added]
        self._functions.append("\n".join([f"def make_{name}({x}):", *begin, *inner.lines, f"    return {given}"]))
        return name

    # -- one value ---------------------------------------------------------------------------------------------------

    def _value(self, out: _Out, kind: inspect.Type, x: str, path: str, table: int) -> None:
        """`x` is an expression that may be written more than once."""
        columns = self.tables[table].columns
        if isinstance(kind, inspect.UnionType):
            self._union(out, list(kind.types), x, path, table)
        elif isinstance(kind, inspect.BoolType):
            columns.append(Column(path, "flag"))
            out.add(table, x)
        elif isinstance(kind, inspect.IntType):
            columns.append(Column(path, "number"))
            out.add(table, x)
        elif isinstance(kind, inspect.StrType):
            columns.append(Column(path, "name"))
            out.add(table, f"N[{x}]")
        elif isinstance(kind, inspect.LiteralType):
            words = isinstance(kind.values[0], str)
            columns.append(Column(path, "name" if words else "number"))
            out.add(table, f"N[{x}]" if words else x)
        elif isinstance(kind, inspect.StructType):
            self._struct(out, kind, x if x.replace(".", "").isidentifier() else self._named(out, x), path, table)
        elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
            self._list(out, kind, x, path, table)
        elif isinstance(kind, inspect.TupleType):
            self._tuple(out, list(kind.item_types), x, path, table)
        elif isinstance(kind, inspect.NamedTupleType):
            self._tuple(out, [field.type for field in kind.fields], x, path, table)
        elif isinstance(kind, inspect.DictType):
            self._dict(out, kind, x, path, table)
        else:
            self._plain(out, x, path, table)

    def _union(self, out: _Out, kinds: list[inspect.Type], x: str, path: str, table: int) -> None:
        nothing = any(isinstance(kind, _NONE) for kind in kinds)
        kinds = [kind for kind in kinds if not isinstance(kind, _NONE)]
        columns = self.tables[table].columns
        if all(isinstance(kind, inspect.StructType) for kind in kinds) and len(kinds) > 1:
            self._either(out, [k for k in kinds if isinstance(k, inspect.StructType)], x, path, table)
        elif len(kinds) == 1 and is_word(kinds[0]):
            self._value(out, kinds[0], x, path, table)  # None is a word, with the number 0
        elif len(kinds) == 1 and isinstance(kinds[0], inspect.IntType | inspect.BoolType):
            columns += [
                Column(f"{path}?", "flag"),
                Column(path, "flag" if isinstance(kinds[0], inspect.BoolType) else "number"),
            ]
            out.add(table, f"{x} is not None", f"{x} or 0")
        elif len(kinds) == 1:
            self._perhaps(out, kinds[0], x, path, table)
        elif nothing and all(is_word(kind) or isinstance(kind, inspect.IntType) for kind in kinds):
            columns += [Column(f"{path}?", "flag"), Column(path, "number"), Column(f"{path}=", "name")]
            word = f"isinstance({x}, str)"
            out.add(table, f"{x} is not None", f"0 if {x} is None or {word} else {x}", f"N[{x}] if {word} else 0")
        else:
            self._plain(out, x, path, table)

    def _perhaps(self, out: _Out, kind: inspect.Type, x: str, path: str, table: int) -> None:
        """Something that may not be there, or that the seat may not know."""
        self._variables += 1
        held = f"x{self._variables}"
        self.tables[table].columns.append(Column(f"{path}?", "flag"))
        out.add(table, f"({held} := {x}) is not None")
        inner = _Out(out.depth + 1)
        self._value(inner, kind, held, path, table)
        there = inner.expression(table)
        if there is None:
            out.flush()
            self._unless(out, f"{held} is None", inner)
        else:
            width = inner.added[table]
            out.add_packed(table, f"{there} if {held} is not None else Z[{width}]", width)

    def _unless(self, out: _Out, missing: str, inner: _Out) -> None:
        """The inner code, or zeros in its place."""
        out.line(f"if {missing}:")
        for table, width in inner.added.items():
            out.line(f"o{table}.append(Z[{width}])", 1)
            out.count(table, width)
        if not inner.added:
            out.line("pass", 1)
        else:
            out.line("else:")
            out.take(inner)

    def _struct(self, out: _Out, kind: inspect.StructType, x: str, path: str, table: int) -> None:
        if self._keeping or not never_changes(kind) or has_rows(kind):
            for field in kind.fields:
                self._field(out, field, x, path, table)
            return
        self._keeping = True
        inner = _Out(1)
        self._struct(inner, kind, "y", path, table)
        self._keeping = False
        kept = self._make(inner, "y", f"J(o{table})")
        out.add_packed(table, f"({kept}.get(id({x})) or {kept}.made({x}))[1]", inner.added[table])

    def _field(self, out: _Out, field: inspect.Field, x: str, path: str, table: int) -> None:
        inner = f"{path}.{field.name}" if path else field.name
        if inner not in self.left_out:
            self._value(out, field.type, f"{x}.{field.name}", inner, table)

    def _either(self, out: _Out, kinds: list[inspect.StructType], x: str, path: str, table: int) -> None:
        """One of several structs: which it is, what they share, then what is each one's own."""
        x = self._named(out, x)
        self.tables[table].columns.append(Column(f"{path}:", "name"))
        tags = {kind.cls: tag_of(kind) for kind in kinds}
        self.constants[which := f"T{len(self.constants)}"] = tags
        out.add(table, f"N[{which}[type({x})]]")
        alike = shared_fields(kinds)
        for field in kinds[0].fields:
            if field.name in alike:
                self._field(out, field, x, path, table)
        for kind in kinds:
            out.flush()
            self.constants[cls := f"T{len(self.constants)}"] = kind.cls
            inner = _Out(out.depth + 1)
            for field in kind.fields:
                if field.name not in alike:
                    self._field(inner, field, x, f"{path}.{tags[kind.cls]}", table)
            if inner.added:
                self._unless(out, f"type({x}) is not {cls}", inner)

    # -- many values -------------------------------------------------------------------------------------------------

    def _capacity(self, path: str) -> int:
        return self.declaration.capacity.get(indexless(path), 0)

    def _list(self, out: _Out, many: inspect.ListType | inspect.VarTupleType, x: str, path: str, table: int) -> None:
        most, kind = self._capacity(path), many.item_type
        self.tables[table].columns.append(Column(f"{path}#", "length"))
        if most and (is_word(kind) or isinstance(kind, inspect.IntType | inspect.BoolType)):
            reads: Reads = "name" if is_word(kind) else "number"
            self.tables[table].columns += [Column(f"{path}[{i}]", reads) for i in range(most)]
            self.constants[known := f"L{most}_{reads}"] = Lists(self.names if reads == "name" else None, most)
            values = x if isinstance(many, inspect.VarTupleType) else f"(*{x},)"
            out.add_packed(table, f"{known}[{values}]", most + 1)
            return
        x = self._named(out, x)
        out.add(table, f"len({x})")
        if most == 0:
            return
        if is_struct(kind):
            self._rows(out, kind, f"{x}[:{most}]", most, path, table)
            return
        out.flush()
        # Written out entry by entry, so that each has its columns; the entries of such lists are few.
        for i in range(most):
            inner = _Out(out.depth + 1)
            self._value(inner, kind, self._named(inner, f"{x}[{i}]"), f"{path}[{i}]", table)
            self._unless(out, f"len({x}) <= {i}", inner)

    def _rows(self, out: _Out, kind: inspect.Type, rows: str, most: int, path: str, table: int) -> None:
        """A table of its own, with a row for each entry."""
        own = len(self.tables)
        self.tables.append(Table(path, [*self.tables[table].axes, (path, most)]))
        self.tables[own].columns.append(Column(HERE, "flag"))
        out.flush()
        if not self._keeping and never_changes(kind):
            self._kept_rows(out, kind, rows, most, path, own)
            return
        self._variables += 1
        row, count = f"y{self._variables}", f"n{self._variables}"
        inner = _Out(out.depth + 1)
        inner.add(own, "1")
        self._value(inner, kind, row, path, own)
        inner.flush()
        out.line(f"{count} = {most}")
        out.line(f"for {row} in {rows}:")
        out.line(f"{count} -= 1", 1)
        out.lines += inner.lines
        for one, width in inner.added.items():
            out.line(f"o{one}.append(Z[{width} * {count}])")
            out.count(one, width * most)

    def _kept_rows(self, out: _Out, kind: inspect.Type, rows: str, most: int, path: str, own: int) -> None:
        """The same for rows that never change: each is packed once."""
        self._keeping = True
        inner = _Out(1)
        inner.add(own, "1")
        self._value(inner, kind, "y", path, own)
        self._keeping = False
        kept = self._make(inner, "y", "".join(f"J(o{i}), " for i in inner.added))
        self._variables += 1
        many, count = f"x{self._variables}", f"n{self._variables}"
        out.line(f"{many} = [({kept}.get(id(y)) or {kept}.made(y))[1] for y in {rows}]")
        out.line(f"{count} = {most} - len({many})")
        for place, (table, width) in enumerate(inner.added.items()):
            out.line(f"o{table} += [y[{place}] for y in {many}]")
            out.line(f"o{table}.append(Z[{width} * {count}])")
            out.count(table, width * most)

    def _tuple(self, out: _Out, kinds: list[inspect.Type], x: str, path: str, table: int) -> None:
        x = self._named(out, x)
        for i, kind in enumerate(kinds):
            self._value(out, kind, f"{x}[{i}]", f"{path}.{i}", table)

    def _dict(self, out: _Out, kind: inspect.DictType, x: str, path: str, table: int) -> None:
        keys = keys_of(kind, self.declaration.keys.get(indexless(path), []))
        if keys is None:
            self._plain(out, x, path, table)
            return
        x = self._named(out, x)
        value = kind.value_type
        for key in keys:
            inner = f"{path}[{key}]"
            if isinstance(value, inspect.IntType | inspect.BoolType):
                self.tables[table].columns.append(Column(inner, "number"))
                out.add(table, f"{x}.get({key!r}, 0)")
            elif is_word(value):
                self.tables[table].columns += [Column(f"{inner}?", "flag"), Column(inner, "name")]
                out.add(table, f"{key!r} in {x}", f"N[{x}.get({key!r})]")
            elif is_struct(value):
                out.flush()
                self._rows(out, value, f"[{x}[k] for k in {keys!r} if k in {x}]", len(keys), path, table)
                return
            else:
                self._perhaps(out, value, f"{x}.get({key!r})", inner, table)

    def _plain(self, out: _Out, x: str, path: str, table: int) -> None:
        """Anything else: its numbers from left to right, as many as there is room for."""
        most = self._capacity(path)
        self.tables[table].columns += [
            Column(f"{path}#", "length"),
            *(Column(f"{path}[{i}]", "number") for i in range(most)),
        ]
        out.add_packed(table, f"F({x}, {most})", most + 1)

    def _named(self, out: _Out, x: str) -> str:
        if x.isidentifier():
            return x
        out.flush()
        self._variables += 1
        out.line(f"x{self._variables} = {x}")
        return f"x{self._variables}"


def is_word(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.UnionType):
        rest = [one for one in kind.types if not isinstance(one, _NONE)]
        return len(rest) == 1 and is_word(rest[0])
    return isinstance(kind, inspect.StrType) or (
        isinstance(kind, inspect.LiteralType) and isinstance(kind.values[0], str)
    )


def is_struct(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.UnionType):
        return all(isinstance(one, inspect.StructType) for one in kind.types)
    return isinstance(kind, inspect.StructType)


def never_changes(kind: inspect.Type) -> bool:
    """Whether a struct is frozen to the last of its parts."""
    return isinstance(kind, inspect.StructType) and _is_fixed(kind)


def _is_fixed(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.UnionType):
        return all(map(_is_fixed, kind.types))
    if isinstance(kind, inspect.VarTupleType):
        return _is_fixed(kind.item_type)
    if isinstance(kind, inspect.TupleType):
        return all(map(_is_fixed, kind.item_types))
    if isinstance(kind, inspect.StructType):
        return bool(kind.cls.__struct_config__.frozen) and all(_is_fixed(field.type) for field in kind.fields)
    plain = (inspect.IntType, inspect.BoolType, inspect.StrType, inspect.LiteralType, _NONE)
    return isinstance(kind, plain)


def has_rows(kind: inspect.Type) -> bool:
    """Whether there is a list of structs in a struct that never changes."""
    if isinstance(kind, inspect.UnionType):
        return any(map(has_rows, kind.types))
    if isinstance(kind, inspect.VarTupleType):
        return is_struct(kind.item_type) or has_rows(kind.item_type)
    if isinstance(kind, inspect.TupleType):
        return any(map(has_rows, kind.item_types))
    return isinstance(kind, inspect.StructType) and any(has_rows(field.type) for field in kind.fields)


def keys_of(kind: inspect.DictType, declared: list[str]) -> list[str] | None:
    """The keys of a mapping, in order; None for one with values of several types, which is read as it comes."""
    mixed = isinstance(kind.value_type, inspect.UnionType) and not is_word(kind.value_type)
    if mixed or isinstance(kind.value_type, inspect.AnyType):
        return None
    if isinstance(kind.key_type, inspect.LiteralType):
        return [str(key) for key in kind.key_type.values]
    return declared if isinstance(kind.key_type, inspect.StrType) else None


def shared_fields(kinds: list[inspect.StructType]) -> set[str]:
    """The fields that all of several structs have, of one type."""
    return {
        field.name
        for field in kinds[0].fields
        if all(any(other.name == field.name and other.type == field.type for other in k.fields) for k in kinds)
    }


def tag_of(kind: inspect.StructType) -> str:
    return str(kind.tag or kind.cls.__name__)


def indexless(path: str) -> str:
    """The path of an entry, whichever of its list or mapping it is."""
    pieces = path.split("[")
    return pieces[0] + "".join(f"[]{piece.partition(']')[2]}" for piece in pieces[1:])
