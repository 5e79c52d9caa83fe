"""What options stand for on the board where that does not follow from their noun (see parts.py)."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.monsterlands.clan import is_rookie
from klubovna.games.monsterlands.facts import (
    CARD_FACTS,
    FIRST_ROOKIE,
    LAND_FACTS,
    LOOT_FACTS,
    MEMBER_FACTS,
    NUMBER,
    PATHS,
    PLACE,
    PLACES,
    POISON_LIMIT,
    POTION_LIMIT,
    TRAP_FACTS,
    TRAP_KIND,
    Member,
)
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.parts import Lights

PATH_IDS: Final = [f"path:{PLACES[PLACE[path]]}:{NUMBER[path] + 1}" for path in PATHS]
ROOKIE_ON_OFFER: Final = f"guest:{MEMBER_FACTS[FIRST_ROOKIE].id}"


def numbered(part: str, count: int) -> list[str]:
    """Equal things that lie there, each by its number."""
    return [f"{part}:{n}" for n in range(1, count + 1)]


def next_token(mark: str, have: int, more: int, limit: int) -> list[str]:
    """The last of so many more tokens, if the clan board has room for it."""
    return [f"{mark}:{have + more}"] if more and have + more <= limit else []


# -- what the question names -------------------------------------------------------------------------------------------


def named_path(t: Table, decision: Decision[Any], value: Any) -> list[str]:
    """The path that the question names, alone or before a number."""
    about = decision.about
    return [PATH_IDS[about[0] if isinstance(about, tuple) else about]]


def named_land(t: Table, decision: Decision[Any], value: Any) -> list[str]:
    return [f"land:{LAND_FACTS[decision.about].id}"]


def named_guest(t: Table, decision: Decision[Any], value: bool) -> list[str]:
    return guest(t, decision, decision.about)


def resolved_path(t: Table, decision: Decision[Any], value: bool) -> list[str]:
    return [PATH_IDS[t.path]]


# -- things on offer ---------------------------------------------------------------------------------------------------


def guest(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [ROOKIE_ON_OFFER if is_rookie(Member(value)) else f"guest:{MEMBER_FACTS[value].id}"]


def in_lodge(t: Table, decision: Decision[Any], value: int) -> list[str]:
    shown = sum(trap >= 0 and TRAP_KIND[trap] == value for trap in t.lodge)
    return numbered(f"lodge:{TRAP_FACTS[value].id}", shown)


def in_basket(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return ["basket"]


def offered_loot(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"offered-loot:{LOOT_FACTS[value].id}"]


def worn(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """Equal cards are one."""
    return [f"equipment:{CARD_FACTS[value].id}"]


# -- how many ----------------------------------------------------------------------------------------------------------


def sent(part: str) -> Lights:
    """So many dice or tokens for a path: the third one means three; none is said by the path itself."""
    return lambda t, decision, value: [f"{part}:{value}"] if value else named_path(t, decision, value)


def pawned(part: str) -> Lights:
    """So many dice for the pawnshop: the third one means three; none is said by the pawnshop itself."""
    return lambda t, decision, value: [f"{part}:{value}"] if value else ["building:pawnshop"]


def brewed(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """So many potions, and poisons for the rest."""
    clan = t.clans[decision.seat]
    potions = next_token("potion", clan.potions, value, POTION_LIMIT)
    return ["building:laboratory", *potions, *next_token("poison", clan.poisons, decision.about - value, POISON_LIMIT)]
