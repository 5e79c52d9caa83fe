"""What an option brings: what is left in the own pool."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Term


def left_of(pool: str) -> Effect:
    """So many of the own pool stay."""

    def left(t: Table, decision: Decision[Any], value: int) -> Term:
        return Term(f"effect-left-{pool}", n=getattr(t.clans[decision.seat], pool) - value)

    return left


EFFECTS: Final[dict[str, Effect]] = {
    "pawnshop.strength": left_of("strength"),
    "pawnshop.magic": left_of("magic"),
    "defend.tokens": left_of("defence"),
    "defend.potions": left_of("potions"),
}
