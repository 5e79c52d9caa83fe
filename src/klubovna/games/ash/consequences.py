"""What an option brings: how strong one can attack, and what a battle card makes of the totals."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash import totals
from klubovna.games.ash.facts import CARD_STRENGTH, DIE, STRENGTH
from klubovna.games.ash.state import BATTLE_SPACE, GOLD_SPACE, LEFT_WING, Table, battle_area
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Term


def move(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """battle.04 An attack: the warriors of the own hand against the defenders, before cards are laid."""
    if not BATTLE_SPACE <= value < GOLD_SPACE:
        return None
    side = t.sides[decision.seat]
    bonus = totals.MODIFIER[value - LEFT_WING] if value >= LEFT_WING else 0
    return Term(
        "effect-attack",
        hand=sum(STRENGTH[warrior] for warrior in side.hand) + bonus,
        defence=sum(totals.defence(t, battle_area(value))),
        cards=len(side.cards),
    )


def battle_card(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """battle.10 The own total with this card; the other side's card lies face down."""
    _, defence, _, attack = decision.about
    strength = CARD_STRENGTH[value]
    if strength == DIE:
        return Term("effect-die")
    if decision.seat == t.active:
        return Term("effect-card", own=attack + strength, other=defence)
    own = defence + strength
    return (
        Term("effect-card-hidden", own=own) if attack == totals.UNKNOWN else Term("effect-card", own=own, other=attack)
    )


EFFECTS: Final[dict[str, Effect]] = {"turn.start": move, "battle.card": battle_card}
