"""A position laid over another in place, part by part: who holds a list of it keeps holding it.

`fields.py` writes how each class is overwritten, field by field; what lies in the fields is done here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.kernel.part import StatePart

_FLAT: Final = frozenset({int, str, bool, float, tuple})
pouring: Final[dict[type, Callable[[Any, Any], None]]] = {}
"""How each class is overwritten; those that `tools/compile.py` has written out say it themselves."""


def pour(into: Any, source: Any) -> None:
    """Overwrite a part of a state, and whatever lies in it, with another."""
    cls = type(source)
    written = pouring.get(cls)
    if written is None:
        from klubovna.kernel.fields import written_pour

        written = pouring[cls] = written_pour(cls)
    written(into, source)


def pour_lists(into: list[list[Any]], source: list[list[Any]]) -> None:
    """The same for a list of lists of plain values."""
    if len(into) != len(source):
        into[:] = [one[:] for one in source]
        return
    for i, one in enumerate(source):
        if into[i] != one:
            into[i][:] = one


def poured(into: Any, source: Any) -> Any:
    """What lies in a field afterwards: what lay there, overwritten, or a copy."""
    cls = type(source)
    if type(into) is not cls:
        return _copied(source)
    if cls is list:
        _pour_list(into, source)
        return into
    if cls is dict:
        former = dict(into)
        into.clear()
        for key, value in source.items():
            into[key] = poured(former[key], value) if key in former else _copied(value)
        return into
    if isinstance(source, StatePart):
        pour(into, source)
        return into
    return _copied(source)


def _pour_list(into: list[Any], source: list[Any]) -> None:
    if not source or type(source[0]) in _FLAT:
        into[:] = source
    elif len(into) != len(source):
        into[:] = [_copied(one) for one in source]
    else:
        for i, one in enumerate(source):
            if one is None:
                into[i] = None
            else:
                into[i] = poured(into[i], one)


def _copied(thing: Any) -> Any:
    if isinstance(thing, list):
        return [_copied(one) for one in thing]
    if isinstance(thing, dict):
        return {key: _copied(value) for key, value in thing.items()}
    if isinstance(thing, set):
        return set(thing)
    return thing.clone() if hasattr(thing, "clone") else thing
