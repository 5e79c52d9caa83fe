"""Games, ours and other people's alike, are found through the entry-point group `klubovna.games`."""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from klubovna.kernel import content
from klubovna.kernel.errors import ContentError, UnknownGame
from klubovna.kernel.rules import Rules

GROUP: Final = "klubovna.games"
_loaded: dict[str, Rules[Any]] = {}


@cache
def _installed() -> dict[str, EntryPoint]:
    """Looking through all installed packages takes long, and they stay the same."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def games() -> list[str]:
    """The slugs of all installed games."""
    return sorted(_installed().keys() | _loaded.keys())


def rules(slug: str) -> Rules[Any]:
    """The rules of a game: title, seats, roles, options, ledger, content."""
    if slug not in _loaded:
        if slug not in _installed():
            raise UnknownGame("unknown-game", game=str(slug), games=", ".join(games()))
        _loaded[slug] = _installed()[slug].load()
    return _loaded[slug]


def register(rules: Rules[Any]) -> None:
    """Make a game known that is not installed as a package (tests, notebooks)."""
    _loaded[rules.slug] = rules


def use_pack(folder: str | os.PathLike[str]) -> None:
    """Lay a content pack over the games; to be called before a game is loaded."""
    if _loaded:
        raise ContentError("pack-late", games=", ".join(sorted(_loaded)))
    content.use_pack(folder)
