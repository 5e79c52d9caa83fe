"""What Kami looks like."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.shown import Shown

SHOWN: Final = Shown(
    terminal="medium_purple1",
    fill="#a03f7c",
    words=("active", "goblin", "goblin-in-play", "kami-is", "real-doll", "spare", "table"),
    marks={"doll": "♟", "doll_open": "♙"},
)
