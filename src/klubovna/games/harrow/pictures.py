"""How the board draws what an event moves."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.facts import ALL_TOKEN_IDS, CUBE_IDS, FACTION_IDS, HAINT, JAR_FACTIONS, UNIT_IDS
from klubovna.games.harrow.state import Table
from klubovna.kernel.parts import Picture

OBJECTIVES: Final = ("townsfolk", "building")


def piece(t: Table, told: dict[str, Any]) -> str | None:
    """A token, or a unit of a faction; of a group the foremost."""
    if isinstance(token := told.get("token", told.get("component")), int):
        return f"token:{ALL_TOKEN_IDS[token]}" if token < len(ALL_TOKEN_IDS) else None
    if isinstance(told.get("objective"), int):
        return OBJECTIVES[told["objective"]]
    if "faction" not in told:
        return None
    group = told.get("group")
    unit = next((kind for kind, count in enumerate(group) if count), HAINT) if group else told.get("unit", HAINT)
    return f"unit:{FACTION_IDS[told['faction']]}:{UNIT_IDS[unit]}" if isinstance(unit, int) else None


def goods(t: Table, told: dict[str, Any]) -> str | None:
    """A token, or a cube."""
    if isinstance(token := told.get("token"), int):
        return f"token:{ALL_TOKEN_IDS[token]}"
    if isinstance(told.get("cube"), int):
        return f"cube:{CUBE_IDS[told['cube']]}"
    return f"cube:{CUBE_IDS[told['faction']]}" if told.get("faction") in JAR_FACTIONS else None


PICTURES: Final[dict[str, Picture]] = {"piece": piece, "goods": goods}
