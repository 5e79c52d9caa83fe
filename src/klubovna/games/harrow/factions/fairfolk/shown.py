"""What the Fair Folk look like."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.shown import Shown

SHOWN: Final = Shown(
    terminal="bright_white",
    fill="#00795a",
    words=(
        *("crosses", "found", "hidden", "maybe", "nests-left", "offers", "offers-taken", "quests"),
        *("search-terrains", "sought"),
    ),
    marks={"nest": "◒", "empty_nest": "◡", "cross": "✗", "find": "✪"},
    mark_style="bold",
)
