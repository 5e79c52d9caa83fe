"""What Hester looks like."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.shown import Shown

SHOWN: Final = Shown(
    terminal="dark_orange",
    fill="#4a4038",
    fill_at_night="#6b5f54",
    words=("actions", "fires", "flames", "left", "open", "snakes", "squares", "tree-done", "used"),
    marks={"flame": "✺", "root": "∿"},
)
