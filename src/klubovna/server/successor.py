"""Which table follows a table: its id is made of the old one, so that everybody who asks comes to the same."""

from __future__ import annotations

import hashlib
from typing import Any

from klubovna.kernel.game import Game
from klubovna.kernel.rules import Rules


def successor(table: str) -> str:
    return hashlib.blake2b(f"after {table}".encode(), digest_size=6).hexdigest()


def options_after(made: Rules[Any], options: dict[str, Any], game: Game | None) -> dict[str, Any] | None:
    """With what the next scenario begins, where the game has one after this one."""
    result = None if game is None else game.result
    if made.after is None or game is None or result is None:
        return None
    return made.after(options, game.state.seats, result)
