"""Classes of a state: each field is declared once; slots, `__init__`, `clone`, dump and load follow from it."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import field
from typing import Any, ClassVar, Final, Literal, TypeVar, dataclass_transform

from klubovna.kernel.part import StatePart
from klubovna.kernel.pouring import pour, pour_lists, poured, pouring

__all__ = [
    "StatePart",
    "cache",
    "derived",
    "equal",
    "field",
    "kept_fields",
    "learnt",
    "pour",
    "pouring",
    "shared",
    "state_class",
    "stored",
]

C = TypeVar("C", bound=type)
_ROLE: Final = "klubovna"
_CACHE: Final = "cache"
_DERIVED: Final = "derived"
_SHARED: Final = "shared"
_ATOMS: Final = frozenset({int, str, bool, float, type(None)})


def cache(default: Any = None, *, init: Literal[False] = False) -> Any:
    """Something worked out when it is asked for: not stored, not named in `__init__`; a copy begins without it."""
    return field(default=default, init=init, metadata={_ROLE: _CACHE})


def derived(default_factory: Callable[[], Any]) -> Any:
    """Something that is kept up to date beside the fields it follows from: copied, not stored; see `restored`."""
    return field(default_factory=default_factory, metadata={_ROLE: _DERIVED})


def shared(**default: Any) -> Any:
    """Something that never changes: copies share it."""
    return field(**default, metadata={_ROLE: _SHARED})


@dataclass_transform(eq_default=False, kw_only_default=True, field_specifiers=(field, cache, derived, shared))
def state_class(cls: C) -> C:
    """A class whose annotations are its fields. Objects are made with keywords; `clone` is written from the types."""
    with _slots_told(cls):
        new: Any = dataclasses.dataclass(slots=True, eq=False, repr=False, kw_only=True)(cls)
    if "clone" not in cls.__dict__:
        new.clone = _clone_later(new)
    _register(new)
    return typing.cast(C, new)


@contextmanager
def _slots_told(cls: Any) -> Iterator[None]:
    """A compiled base does not tell that it has places for its fields: a plain class would make them again."""
    silent = [base for base in cls.__mro__[1:-1] if "__slots__" not in vars(base)]
    for base in silent:
        base.__slots__ = tuple(vars(base).get("__annotations__", ()))
    try:
        yield
    finally:
        for base in silent:
            del base.__slots__


def _register(cls: Any) -> None:
    if cls.registry is not None:
        cls.registry[cls.__name__] = cls
        for name in cls.__dict__.get("was_called", ()):
            cls.registry[name] = cls


def made(factory: Callable[[], Any]) -> Any:
    """A value by default, in classes that are written out."""
    return factory()


def one_field(**given: Any) -> Any:
    """A field as it is declared, in classes that are written out; what type its value has is said elsewhere."""
    return field(**given)


def annotate(cls: Any, hints: dict[str, str]) -> None:
    """The fields of a class that is no `@state_class`: the compiler does not keep them."""
    cls.__annotations__ = hints


_PARAMS: Final[Any] = vars(dataclasses.make_dataclass("Written", [], eq=False, repr=False))["__dataclass_params__"]


def declare(cls: Any, own: list[tuple[str, str, Any]]) -> None:
    """What `@state_class` leaves at a class, for one that `tools/compile.py` has written out: its own fields."""
    every = {
        name: one for base in cls.__mro__[:0:-1] for name, one in getattr(base, "__dataclass_fields__", {}).items()
    }
    for name, hint, one in own:
        one.name, one.type, one.kw_only = name, hint, True
        one._field_type = vars(dataclasses)["_FIELD"]  # what `dataclass` itself writes there
        every[name] = one
    cls.__dataclass_fields__ = every
    cls.__dataclass_params__ = _PARAMS
    cls.__annotations__ = {name: hint for name, hint, _ in own}
    _register(cls)


def _clone_later(cls: type) -> Callable[[Any], Any]:
    """Types may name classes that are defined further down: the copy is written when it is first made."""

    def clone(self: Any) -> Any:
        made = _written(cls)
        setattr(cls, "clone", made)  # noqa: B010 a class that is not known here
        return made(self)

    return clone


def _written(cls: type) -> Callable[[Any], Any]:
    space: dict[str, Any] = {"cls": cls, "new_object": cls.__new__}
    exec(clone_source(cls), space)
    made: Callable[[Any], Any] = space["clone"]
    return made


def clone_source(cls: type) -> str:
    """`clone` as one would write it by hand, field by field."""
    hints = typing.get_type_hints(cls)
    lines = ["def clone(self):", "    new = new_object(cls)"]
    for one in dataclasses.fields(cls):
        copy = copy_expression(cls, one, hints) or repr(one.default)
        lines.append(f"    new.{one.name} = {copy}")
    return "\n".join([*lines, "    return new"])


def copy_expression(cls: type, one: dataclasses.Field[Any], hints: dict[str, Any]) -> str:
    """How a field of `self` is copied; empty for a cache, which begins anew."""
    role = one.metadata.get(_ROLE)
    if role == _CACHE:
        return ""
    return (
        f"self.{one.name}"
        if role == _SHARED
        else _copy(hints[one.name], f"self.{one.name}", f"{cls.__name__}.{one.name}")
    )


def _bare(hint: Any) -> Any:
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    return hint


def _unchanging(hint: Any) -> bool:
    """Whether a value of this type can be shared by copies."""
    hint = _bare(hint)
    args = typing.get_args(hint)
    if typing.get_origin(hint) in (tuple, frozenset, types.UnionType, typing.Union):
        return all(_unchanging(arg) for arg in args if arg is not Ellipsis)
    return hint in _ATOMS or typing.get_origin(hint) is typing.Literal


def _copy(hint: Any, value: str, where: str, depth: int = 0) -> str:
    """The expression that copies a value of this type."""
    hint = _bare(hint)
    if _unchanging(hint):
        return value
    origin, args, item = typing.get_origin(hint), typing.get_args(hint), f"x{depth}"
    if origin in (list, dict, set) and _unchanging(args[-1]):
        return f"{value}[:]" if origin is list else f"{value}.copy()"
    if origin in (list, dict):
        inner, key = _copy(args[-1], item, where, depth + 1), f"k{depth}"
        each = f"{inner} for {item} in {value}"
        return f"[{each}]" if origin is list else f"{{{key}: {inner} for {key}, {item} in {value}.items()}}"
    if origin in (types.UnionType, typing.Union):
        rest = [arg for arg in args if arg is not type(None)]
        if len(rest) == 1:
            return f"None if {value} is None else {_copy(rest[0], value, where, depth)}"
    elif isinstance(hint, type) and hasattr(hint, "clone"):
        return f"{value}.clone()"
    raise TypeError(f"{where}: how is {hint} copied? A field that never changes is `shared`.")


def stored(cls: type) -> dict[str, Any]:
    """The fields that belong to the position, with their types."""
    declared: dict[str, Any] = getattr(cls, "__dataclass_fields__", {})
    left_out = {name for name, one in declared.items() if one.metadata.get(_ROLE) in (_CACHE, _DERIVED)}
    hints = typing.get_type_hints(cls)
    found = {
        name: hint
        for name, hint in hints.items()
        if name not in left_out and not name.startswith("_") and typing.get_origin(hint) is not ClassVar
    }
    if not found and not hasattr(cls, "__dataclass_fields__"):
        raise TypeError(f"{cls.__name__}: nothing is known of its fields")
    return found


def first_value(cls: type, name: str) -> Any:
    """The default of a field, for a position that was stored before there was one; KeyError if it has none."""
    declared: dict[str, Any] = getattr(cls, "__dataclass_fields__", {})
    one = declared[name]
    if one.default_factory is not dataclasses.MISSING:
        return one.default_factory()
    if one.default is dataclasses.MISSING:
        raise KeyError(name)
    return one.default


def former_fields(cls: type) -> dict[str, str | None]:
    """Fields of earlier versions of a class and of those it is made from."""
    found: dict[str, str | None] = {}
    for base in reversed(cls.__mro__):
        found.update(base.__dict__.get("was", {}))
    return found


def begin_anew(made: Any) -> None:
    """Give what is not stored its first value, in an object that was read."""
    for one in dataclasses.fields(made):
        if one.metadata.get(_ROLE) == _CACHE:
            setattr(made, one.name, one.default)
        elif one.metadata.get(_ROLE) == _DERIVED:
            assert one.default_factory is not dataclasses.MISSING
            setattr(made, one.name, one.default_factory())


def equal(one: Any, other: Any) -> bool:
    """Whether two parts of a state are the same position."""
    from klubovna.kernel import serialize

    return type(one) is type(other) and bool(serialize.dump(one) == serialize.dump(other))


def pour_lines(cls: type) -> list[str]:
    """How each field of an object is overwritten, as one would write it by hand. Most lists are the same on both."""
    hints = typing.get_type_hints(cls)
    lines = ["pass"]
    for one in dataclasses.fields(cls):
        role, hint, name = one.metadata.get(_ROLE), _bare(hints[one.name]), one.name
        if role == _CACHE:
            lines.append(f"into.{name} = {one.default!r}")
        elif role == _SHARED or _unchanging(hint):
            lines.append(f"into.{name} = source.{name}")
        elif typing.get_origin(hint) is list and _unchanging(typing.get_args(hint)[0]):
            lines.append(f"if into.{name} != source.{name}: into.{name}[:] = source.{name}")
        elif _levels(hint) == 1 and typing.get_origin(_bare(typing.get_args(hint)[0])) is list:
            lines.append(f"if into.{name} != source.{name}: _pour_lists(into.{name}, source.{name})")
        elif isinstance(hint, type) and not issubclass(hint, StatePart) and hasattr(hint, "clone"):
            lines.append(f"into.{name} = source.{name}.clone()")
        else:
            lines.append(f"into.{name} = _poured(into.{name}, source.{name})")
    return lines


def written_pour(cls: type) -> Callable[[Any, Any], None]:
    """These lines as a function."""
    space: dict[str, Any] = {"_poured": poured, "_pour_lists": pour_lists}
    exec("\n    ".join(["def pour(into, source):", *pour_lines(cls)]), space)
    written: Callable[[Any, Any], None] = space["pour"]
    return written


_kept: dict[type, list[str]] = {}


def kept_fields(cls: type) -> list[str]:
    """The fields that a copy has too: not what is worked out anew."""
    if cls not in _kept:
        _kept[cls] = [one.name for one in dataclasses.fields(cls) if one.metadata.get(_ROLE) != _CACHE]
    return _kept[cls]


ANYTHING_INSIDE: Final = 99
_holding: dict[type, list[tuple[str, int]]] = {}


def holding(cls: type) -> list[tuple[str, int]]:
    """The fields that hold parts, lists or dicts of their own, and how many levels of lists there are inside.

    ANYTHING_INSIDE stands for parts and dicts.
    """
    if cls not in _holding:
        hints = typing.get_type_hints(cls)
        _holding[cls] = [
            (one.name, _levels(hints[one.name]))
            for one in dataclasses.fields(cls)
            if one.metadata.get(_ROLE) not in (_CACHE, _SHARED) and not _unchanging(hints[one.name])
        ]
    return _holding[cls]


def _levels(hint: Any) -> int:
    origin, args = typing.get_origin(_bare(hint)), typing.get_args(_bare(hint))
    if origin not in (list, dict, set):
        return ANYTHING_INSIDE
    if all(map(_unchanging, args)):
        return 0
    return min(ANYTHING_INSIDE, 1 + _levels(args[0])) if origin is list else ANYTHING_INSIDE


def learnt(before: Any, now: Any, seats: int) -> Any:
    """A copy of an earlier state in which the seats of the mask know what they know now (`seen`, see `zones`)."""
    new = before.clone()
    _learn(new, now, seats)
    return new


def _learn(before: Any, now: Any, seats: int) -> None:
    if type(before) is not type(now):
        return
    if isinstance(before, list):
        for a, b in zip(before, now, strict=False):
            if isinstance(a, StatePart):
                _learn(a, b, seats)
    elif isinstance(before, StatePart):
        for name in kept_fields(type(before)):
            a = getattr(before, name)
            if type(a) is list:
                if not a:
                    continue
                if type(a[0]) is int:
                    if "seen" in name:
                        a[:] = [x | (y & seats) for x, y in zip(a, getattr(now, name), strict=True)]
                    continue
                _learn(a, getattr(now, name), seats)
            elif isinstance(a, StatePart):
                _learn(a, getattr(now, name), seats)
