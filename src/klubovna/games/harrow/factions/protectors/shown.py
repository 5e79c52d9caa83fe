"""What the Protectors look like."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.shown import Shown

SHOWN: Final = Shown(
    terminal="indian_red1",
    fill="#c04e00",
    words=("paths", "paths-locked"),
    marks={"townsfolk": "☺", "path": "≡", "taunt": "!", "wrath": "‡"},
)
