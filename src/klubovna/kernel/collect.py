"""What the parts of a game declare, each in its own place, put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


def declared(what: type[T], modules: Iterable[ModuleType]) -> list[T]:
    """Everything of a type that modules declare, module by module."""
    return [thing for module in modules for thing in vars(module).values() if isinstance(thing, what)]


def merged(tables: Iterable[Mapping[str, T]]) -> dict[str, T]:
    """Tables by name as one; a name that two of them claim is a mistake."""
    whole: dict[str, T] = {}
    for table in tables:
        twice = whole.keys() & table.keys()
        if twice:
            raise ValueError(f"declared twice: {', '.join(sorted(twice))}")
        whole |= table
    return whole
