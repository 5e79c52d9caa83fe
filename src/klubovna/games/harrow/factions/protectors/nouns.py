"""Nouns of the Protectors."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.nouns import worded
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Noun, Term


def path(t: Table, value: int) -> Term:
    return Term("path-supply") if value < 0 else Term("path-at", hex=("hex", value))


NOUNS: Final[dict[str, Noun]] = {
    "path": path,
    "roar": worded("roar"),
}
