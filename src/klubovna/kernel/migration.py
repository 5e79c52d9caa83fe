"""A table outlives the version of the rules it was begun with: how its stored position becomes one of today.

Most changes need a word where they are made and nothing here: a new field has a default; a field that was renamed or
given up is named in `was` of its class, a class in `was_called`; kinds and events have `was`. A `Migration` does more.
"""

from __future__ import annotations

import hashlib
import typing
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from klubovna.kernel.fields import stored


@dataclass(frozen=True, kw_only=True)
class Migration:
    """What changes in a position, as plain JSON, when the rules come to version `to`; `change` alters it in place."""

    to: str
    change: Callable[[dict[str, Any]], None]


def migrate(position: dict[str, Any], version: str, migrations: Iterable[Migration]) -> None:
    """Bring a position of an older version of the rules up to date, version by version."""
    for migration in sorted(migrations, key=lambda one: _order(one.to)):
        if _order(migration.to) > _order(version):
            migration.change(position)


def _order(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def shape_of(state: type[Any], kinds: Iterable[str]) -> str:
    """A digest of all fields of all classes that a state is made of, and of the names of the kinds."""
    found: dict[str, dict[str, str]] = {}
    _collect(state, found)
    told = msgspec.json.encode([found, sorted(kinds)], order="sorted")
    return hashlib.blake2b(told, digest_size=8).hexdigest()


def _collect(hint: Any, found: dict[str, dict[str, str]]) -> None:
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    for arg in typing.get_args(hint):
        _collect(arg, found)
    if not isinstance(hint, type) or hint.__module__ == "builtins" or hint.__name__ in found:
        return
    fields = stored(hint)
    found[hint.__name__] = {name: _named(field) for name, field in fields.items()}
    for field in fields.values():
        _collect(field, found)
    for sub in (getattr(hint, "registry", None) or {}).values():
        _collect(sub, found)


def _named(hint: Any) -> str:
    """A type by the same name in every process."""
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    args = typing.get_args(hint)
    name = getattr(typing.get_origin(hint) or hint, "__name__", str(hint))
    return f"{name}[{', '.join(_named(arg) for arg in args)}]" if args else name
