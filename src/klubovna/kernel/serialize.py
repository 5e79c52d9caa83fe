"""States as JSON and back, from the type annotations of their classes: written once, for every game."""

from __future__ import annotations

import dataclasses
import types
import typing
from typing import Any, Final, TypeVar

import msgspec

from klubovna.kernel.errors import RecordError
from klubovna.kernel.fields import begin_anew, first_value, former_fields, stored

T = TypeVar("T")
CLASS = "class"
"""Under this name a part of a state tells which of several classes it is."""
_ATOMS: Final = (int, str, bool, float, type(None))
_PLAIN: Final = frozenset(_ATOMS)


_known_fields: dict[type, dict[str, Any]] = {}


def _fields(cls: type) -> dict[str, Any]:
    if cls not in _known_fields:
        _known_fields[cls] = stored(cls)
    return _known_fields[cls]


def dump(thing: Any) -> Any:
    """A state (or part of one) as JSON-able values."""
    if isinstance(thing, _ATOMS):
        return thing
    if isinstance(thing, list | tuple):
        return [x if type(x) in _PLAIN else dump(x) for x in thing]
    if isinstance(thing, dict):
        return {str(key): dump(value) for key, value in thing.items()}
    fields = {name: dump(getattr(thing, name)) for name in _fields(type(thing))}
    return fields if getattr(thing, "registry", None) is None else {CLASS: type(thing).__name__, **fields}


def load(cls: type[T], data: Any) -> T:
    """The object that `dump` wrote; wrong shapes are refused with the path to them."""
    return typing.cast(T, _load(cls, data, "state"))


def _load(hint: Any, data: Any, path: str) -> Any:
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    if origin is list:
        _expect(isinstance(data, list), path, "a list")
        item = args[0]
        while isinstance(item, typing.NewType):
            item = item.__supertype__
        if item in _PLAIN and all(type(x) is item for x in data):
            return data[:]
        return [_load(item, x, f"{path}[{i}]") for i, x in enumerate(data)]
    if origin is tuple:
        _expect(isinstance(data, list), path, "a list")
        if len(args) == 2 and args[1] is Ellipsis:
            return tuple(_load(args[0], x, f"{path}[{i}]") for i, x in enumerate(data))
        _expect(len(data) == len(args), path, f"{len(args)} entries")
        return tuple(_load(a, x, f"{path}[{i}]") for i, (a, x) in enumerate(zip(args, data, strict=True)))
    if origin is dict:
        _expect(isinstance(data, dict), path, "an object")
        key = int if args[0] is int or getattr(args[0], "__supertype__", None) is int else str
        return {key(k): _load(args[1], v, f"{path}.{k}") for k, v in data.items()}
    if origin is types.UnionType or origin is typing.Union:
        if data is None and type(None) in args:
            return None
        rest = [a for a in args if a is not type(None)]
        return _load(rest[0], data, path) if len(rest) == 1 else data
    if hint is Any:
        return data
    if hint in _ATOMS:
        ok = isinstance(data, hint) and (hint is not int or not isinstance(data, bool))
        _expect(ok, path, hint.__name__)
        return data
    _expect(isinstance(data, dict), path, "an object")
    registry = getattr(hint, "registry", None)
    if registry is not None:
        _expect(data.get(CLASS) in registry, f"{path}.{CLASS}", " / ".join(sorted(registry)))
        hint = registry[data[CLASS]]
    fields = _fields(hint)
    if data.keys() != fields.keys():
        data = _adapted(hint, data, path)
    new = hint.__new__(hint)
    for name, sub in fields.items():
        setattr(new, name, _load(sub, data[name], f"{path}.{name}") if name in data else _new_field(hint, name, path))
    if dataclasses.is_dataclass(new):
        begin_anew(new)
    if hasattr(new, "restored"):
        try:
            new.restored()
        except (LookupError, ValueError) as error:
            raise RecordError("record-state", path=path, expected="a position whose parts fit together") from error
    return new


def _adapted(cls: type, data: dict[str, Any], path: str) -> dict[str, Any]:
    """A part that was stored with other fields: only what the class declares as its past is renamed or left out."""
    fields, former = _fields(cls), former_fields(cls)
    found: dict[str, Any] = {}
    for name, value in data.items():
        if name in fields:
            found[name] = value
        elif name != CLASS or getattr(cls, "registry", None) is None:
            _expect(name in former, f"{path}.{name}", "a known field")
            now = former[name]
            if now is not None:
                found.setdefault(now, value)
    return found


def _new_field(cls: type, name: str, path: str) -> Any:
    """A field that the position does not know yet."""
    try:
        return first_value(cls, name)
    except KeyError:
        raise RecordError("record-state", path=f"{path}.{name}", expected="a value") from None


def _expect(ok: bool, path: str, what: str) -> None:
    if not ok:
        raise RecordError("record-state", path=path, expected=what)


def canonical(thing: Any) -> bytes:
    """The same bytes for the same JSON-able value, in every process."""
    return msgspec.json.encode(thing, order="sorted")
