"""What one seat may see."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

What: TypeAlias = tuple[Any, ...]
"""What is counted: a message, or a message with the noun and the value of its `$of`; `()` is the part itself."""
Tally: TypeAlias = dict[str, dict[What, int]]
"""How many of what lie on which part of the board; what is not named counts 0."""


class View(msgspec.Struct):
    """The table as one seat sees it, and what the seat may know of the step that is under way."""

    game: str
    seat: int | None
    """None is a spectator, who sees what all may see."""
    over: bool
    waiting: list[tuple[int, str]]
    """Seats that are known to decide something now, each with the kind; a secret question of another is not told."""
    trail: list[tuple[int, str, Any]]
    """What was chosen in the step that is not over yet: seat, kind, value."""
    table: Any
    """A struct of the game's own."""


def as_values(view: View) -> dict[str, Any]:
    """As JSON-able values, all the reader's own: what never changes in a view is shared by many, and has tuples."""
    table: type = type(view.table)
    if _shares(table):
        shared: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
        return shared
    seen: dict[str, Any] = msgspec.to_builtins(view, str_keys=True)
    for name in ("waiting", "trail"):
        seen[name] = [list(one) for one in seen[name]]
    return seen


@cache
def _shares(table: type) -> bool:
    """Whether a struct of a view has frozen ones in it."""
    if not issubclass(table, msgspec.Struct):
        return False
    left: list[inspect.Type] = [inspect.type_info(table)]
    known: set[type] = set()
    while left:
        kind = left.pop()
        if isinstance(kind, inspect.StructType) and kind.cls not in known:
            if kind.cls.__struct_config__.frozen:
                return True
            known.add(kind.cls)
            left += [field.type for field in kind.fields]
        elif isinstance(kind, inspect.UnionType):
            left += kind.types
        elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
            left.append(kind.item_type)
        elif isinstance(kind, inspect.DictType):
            left.append(kind.value_type)
    return False
