"""What both sides of the battle that is being fought are worth: total strength, and what is known of it."""

from __future__ import annotations

from typing import Final, TypeAlias

from klubovna.games.ash.facts import BOARD, KING_STRENGTH, STRENGTH, Area, Warrior
from klubovna.games.ash.state import KING, LEFT_WING, Table, battle_area, reinforcement, strength
from klubovna.kernel.battles import Addend
from klubovna.kernel.zones import EVERYBODY

MODIFIER: Final = [space.modifier for space in BOARD.citadel.battle_space]
"""What the wings and the gate add to the attacker's total (citatt.01 to citatt.03)."""

SPACE_ADDS: Final = [0] * LEFT_WING + MODIFIER
"""The same for every battle space."""

Known = tuple[int, int, int, int]
"""An area, its defence, how many attack it, and their strength, or UNKNOWN while they lie face down."""
UNKNOWN = -99


Total: TypeAlias = tuple[int, int, int, int, int]
"""battle.10 The parts of a total strength, which is their sum."""
PARTS: Final = ("warriors", "reinforcement", "card", "space", "king")
CLAUSES: Final = ("battle.10", "rein.01", "battle.10", "battle.11", "cit.06")


def addends(parts: list[int]) -> list[Addend]:
    """A total by its parts, as the battle is shown; what adds nothing is left out."""
    named = zip(PARTS, parts, CLAUSES, strict=True)
    return [(word, amount, clause) for word, amount, clause in named if amount] or [("warriors", 0, CLAUSES[0])]


def attack(t: Table, fortified: bool = False, card: int = 0) -> Total:
    """battle.11 For the Citadel the battle space counts, too."""
    space = MODIFIER[t.battlefield - LEFT_WING] if t.battlefield >= LEFT_WING else 0
    return together(t.attackers), reinforcement(t.attackers, fortified), card, space, 0


def defence(t: Table, area: Area, card: int = 0) -> Total:
    """defend.01, defend.04, battle.07 The defenders alone; the king has a strength of his own (cit.06)."""
    if t.control[area] == KING:
        return 0, 0, 0, 0, KING_STRENGTH
    here = t.defenders[area]
    return together(here), reinforcement(here, t.fortified[area]), card, 0, 0


def together(warriors: list[Warrior]) -> int:
    total = 0
    for warrior in warriors:
        total += STRENGTH[warrior]
    return total


def attack_total(t: Table, fortified: bool = False, card: int = 0) -> int:
    """The sum of `attack`, without its parts."""
    return strength(t.attackers, fortified) + SPACE_ADDS[t.battlefield] + card


def defence_total(t: Table, area: Area, card: int = 0) -> int:
    """The sum of `defence`, without its parts."""
    return KING_STRENGTH if t.control[area] == KING else t.strength(area) + card


def known(t: Table, seat: int | None) -> Known:
    """The battle before the cards are shown, as a seat sees it, or as everybody does."""
    area = battle_area(t.battlefield)
    mask, seen = EVERYBODY if seat is None else 1 << seat, t.seen_warriors
    for warrior in t.attackers:
        if seen[warrior] & mask != mask:
            return area, defence_total(t, area), len(t.attackers), UNKNOWN
    return area, defence_total(t, area), len(t.attackers), attack_total(t)
