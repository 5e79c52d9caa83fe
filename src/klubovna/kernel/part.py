"""What every part of a state has in common; `fields.py` says what its fields are."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

plain_sum: Final[Any] = sum
"""Python's own, of numbers of any kind, in policies that `tools/compile.py` writes out."""
LEFT: Final[Any] = object()
"""Stands for an argument that was not given, in classes that `tools/compile.py` writes out."""


class StatePart:
    """Something that lies on the table; a subclass is a `@state_class`.

    Where a field can hold objects of several classes, their common base has a `registry`: each of them is stored with
    its name, and found again by it.
    """

    __slots__ = ()
    registry: ClassVar[dict[str, type[Any]] | None] = None
    was: ClassVar[dict[str, str | None]] = {}
    """Fields of earlier versions: under which name they are kept now, None for one that was given up."""
    was_called: ClassVar[tuple[str, ...]] = ()
    """Names of the class itself in earlier versions, where it is found by its name."""

    def clone(self) -> Self:
        """A copy that shares nothing that may change."""
        raise NotImplementedError

    def restored(self) -> None:
        """After reading from JSON: work out what is `derived` from the rest."""
