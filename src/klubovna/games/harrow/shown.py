"""What a faction looks like: its colours, and the words and marks of its own that a drawn board needs."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Shown:
    """Declared once by each faction; its letter and its name are `letter-<id>` and `role-<id>` of its texts."""

    terminal: str
    """Its colour at the terminal."""
    fill: str
    """Its colour on the page, one that colour-blind people can tell from the others."""
    fill_at_night: str = ""
    """The same on a dark page, where it must be another."""
    words: tuple[str, ...] = ()
    """Plain words of its board, `board-<word>`."""
    marks: dict[str, str] = field(default_factory=dict)
    """Its pieces on the map, `mark-<name>`, with their signs at the terminal."""
    mark_style: str = ""
    """In which colour they are drawn there, if not in its own."""
