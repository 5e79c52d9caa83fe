"""How the board draws what an event moves."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.monsterlands.facts import DIE_MAGIC, DIE_STRENGTH, MONSTER_FACTS, Member
from klubovna.games.monsterlands.look import member
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.parts import Picture


def who(t: Table, told: dict[str, Any]) -> str | None:
    return f"member:{member(Member(told['member']))}" if isinstance(told.get("member"), int) else None


def card(t: Table, told: dict[str, Any]) -> str | None:
    if isinstance(told.get("monster"), int):
        return f"monster:{MONSTER_FACTS[told['monster']].id}"
    return who(t, told)


def die(t: Table, told: dict[str, Any]) -> str | None:
    if not isinstance(value := told.get("die"), int):
        return None
    if value in (DIE_STRENGTH, DIE_MAGIC):
        return "die:strength" if value == DIE_STRENGTH else "die:magic"
    return f"die:haggle:{value}"


def goods(t: Table, told: dict[str, Any]) -> str | None:
    """A trophy; otherwise coins where they are told."""
    if isinstance(told.get("monster"), int):
        return card(t, told)
    return "mark:coins" if "coins" in told else None


PICTURES: Final[dict[str, Picture]] = {"piece": who, "card": card, "die": die, "goods": goods, "change": who}
