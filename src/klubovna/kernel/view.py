"""What one seat may see."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

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
