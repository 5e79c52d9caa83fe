"""How the board draws what an event moves."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash.facts import ANY, BUILDING_FACTS, RESOURCES, VP, WARRIOR_FACTS
from klubovna.games.ash.state import Table
from klubovna.kernel.parts import Picture

AMOUNTS: Final = {**dict(enumerate(RESOURCES)), ANY: "any", VP: "vp"}


def piece(t: Table, told: dict[str, Any]) -> str | None:
    """A warrior, or the minion of a side."""
    if isinstance(told.get("warrior"), int):
        return f"warrior:{WARRIOR_FACTS[told['warrior']].id}"
    return f"side:{told['side']}" if "side" in told else None


def card(t: Table, told: dict[str, Any]) -> str | None:
    if isinstance(told.get("warrior"), int):
        return f"warrior:{WARRIOR_FACTS[told['warrior']].id}"
    return f"building:{BUILDING_FACTS[told['building']].id}" if isinstance(told.get("building"), int) else None


def goods(t: Table, told: dict[str, Any]) -> str | None:
    """What there is most of."""
    if "resource" in told:
        return f"amount:{RESOURCES[told['resource']]}"
    gain = told.get("gain", ())
    most = max(range(len(gain)), key=lambda at: int(gain[at]), default=-1)
    return f"amount:{AMOUNTS[most]}" if most in AMOUNTS and gain[most] else None


PICTURES: Final[dict[str, Picture]] = {"piece": piece, "card": card, "goods": goods}
