"""What the Family looks like."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.shown import Shown

SHOWN: Final = Shown(
    terminal="dodger_blue1",
    fill="#0072b2",
    words=("bag", "board", "draw", "drawn", "parked", "return", "spent", "stored", "storms"),
    marks={"building": "♜"},
)
