"""How the board draws what an event moves."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.facts import CLASS_IDS, MONSTERS
from klubovna.games.gloomhaven.figures import CHARACTER, MONSTER_FIGURE
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import CONDITIONS, ELEMENTS
from klubovna.kernel.parts import Picture


def piece(t: Table, told: dict[str, Any]) -> str | None:
    """A figure that there is or was."""
    if not 0 <= (id := told.get("figure", -1)) < len(t.cast):
        return None
    form, who, _, _ = t.cast[id]
    if form == CHARACTER:
        return f"role:{CLASS_IDS[t.characters[who].role]}"
    return f"monster:{MONSTERS[who].id}" if form == MONSTER_FIGURE else None


def goods(t: Table, told: dict[str, Any]) -> str | None:
    if isinstance(told.get("condition"), int):
        return f"condition:{CONDITIONS[told['condition']]}"
    return f"element:{ELEMENTS[told['element']]}" if isinstance(told.get("element"), int) else None


PICTURES: Final[dict[str, Picture]] = {"piece": piece, "goods": goods}
