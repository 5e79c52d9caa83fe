"""What an option brings: how strong one can attack, and what a battle card makes of the totals."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash import totals
from klubovna.games.ash.facts import CARD_STRENGTH, DIE, MAX_ATTACKERS
from klubovna.games.ash.preferences import strongest
from klubovna.games.ash.state import BATTLE_SPACE, GOLD_SPACE, KING, LEFT_WING, Table, battle_area, strength
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Term


def move(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """battle.04, cit.05 An attack: the most that the own hand can bring, against the defenders, before the cards."""
    if not BATTLE_SPACE <= value < GOLD_SPACE:
        return None
    area = battle_area(value)
    bonus = totals.MODIFIER[value - LEFT_WING] if value >= LEFT_WING else 0
    return Term(
        "effect-attack-king" if t.control[area] == KING else "effect-attack",  # cit.07
        hand=strength(strongest(t.sides[decision.seat].hand, MAX_ATTACKERS[area])) + bonus,
        defence=sum(totals.defence(t, area)),
    )


def battle_card(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """battle.10 The own total with this card; the other side's card lies face down."""
    area, defence, _, attack = decision.about
    worth = CARD_STRENGTH[value]
    if worth == DIE:
        return Term("effect-die")
    if decision.seat == t.active:
        key = "effect-card-king" if t.control[area] == KING else "effect-card"  # cit.07
        return Term(key, own=attack + worth, other=defence)
    own = defence + worth
    return (
        Term("effect-card-hidden", own=own) if attack == totals.UNKNOWN else Term("effect-card", own=own, other=attack)
    )


def stock(t: Table, decision: Decision[Any], value: int) -> Term:
    """How much of a resource there is already."""
    return Term("effect-stock", n=t.sides[decision.seat].supply[value])


EFFECTS: Final[dict[str, Effect]] = {"turn.start": move, "battle.card": battle_card, "resource": stock}
