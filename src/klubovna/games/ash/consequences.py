"""What an option brings: what one has afterwards, how strong an attack or a defence is, what a card makes of it."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash import totals
from klubovna.games.ash.facts import (
    BUILDING_VP,
    CARD_STRENGTH,
    DIE,
    GOLD,
    GOLD_SPACE_GIVES,
    MAX_ATTACKERS,
    MAX_DEFENDERS,
    PRICE,
    TYPE,
    Area,
    Warrior,
)
from klubovna.games.ash.powers import FIRST_POWER
from klubovna.games.ash.preferences import strongest
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    BUILD_SPACE,
    GOLD_SPACE,
    KING,
    LEFT_WING,
    Table,
    battle_area,
    has_pair,
    strength,
)
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Term


def move(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """What one has then or for it; of a building and of a power the label tells all."""
    if value < BATTLE_SPACE or value >= FIRST_POWER:
        return None
    own = t.sides[decision.seat]
    if value < GOLD_SPACE:
        return attack(t, decision, value)
    if value == GOLD_SPACE:
        return Term("effect-then", what=("share", [(GOLD, own.supply[GOLD] + GOLD_SPACE_GIVES)]))
    return Term("effect-gold", n=own.supply[GOLD]) if value == BUILD_SPACE else Term("effect-back", n=len(own.discard))


def attack(t: Table, decision: Decision[Any], value: int) -> Term:
    """battle.04, cit.05 The most that the own hand can bring, against the defenders, before the cards."""
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


# -- warriors ----------------------------------------------------------------------------------------------------------


def attacker(t: Table, decision: Decision[Any], value: Warrior) -> Term:
    """battle.04, rein.01 What he brings alone, and who of the hand reinforces him."""
    bonus = totals.MODIFIER[t.battlefield - LEFT_WING] if t.battlefield >= LEFT_WING else 0
    area = battle_area(t.battlefield)
    same = [w for w in t.sides[decision.seat].hand if w != value and TYPE[w] == TYPE[value]]
    return Term(
        "effect-attacker-pair" if same and MAX_ATTACKERS[area] > 1 else "effect-attacker",
        own=strength([value]) + bonus,
        defence=sum(totals.defence(t, area)),
        n=len(same),
    )


def defended(t: Table, area: Area, warriors: list[Warrior]) -> Term:
    """The defence of an area with just these warriors (r.pow.9)."""
    return Term("effect-defence", n=strength(warriors, t.fortified[area] and has_pair(warriors)))


def adjusted(t: Table, decision: Decision[Any], value: Warrior) -> Term:
    """adj.01, adj.05 The defence with him, or without him."""
    here = t.defenders[decision.about]
    if value in here:
        return defended(t, decision.about, [w for w in here if w != value])
    return Term("effect-full") if len(here) >= MAX_DEFENDERS else defended(t, decision.about, [*here, value])


def unchanged(t: Table, decision: Decision[Any], value: None) -> Term:
    return defended(t, decision.about, t.defenders[decision.about])


def given_up(t: Table, decision: Decision[Any], value: Warrior) -> Term | None:
    """cards.07 The defence without him."""
    here = t.defenders[decision.about]
    return defended(t, decision.about, [w for w in here if w != value]) if value in here else None


# -- buildings and players ---------------------------------------------------------------------------------------------


def bought(t: Table, decision: Decision[Any], value: int) -> Term:
    return Term("effect-gold-left", n=t.sides[decision.seat].supply[GOLD] - PRICE[value])


def built(t: Table, decision: Decision[Any], value: int) -> Term:
    """bvp.01, bvp.02 What the province is worth with the new building."""
    covered = len(t.stacks[value])
    return Term("effect-built", vp=BUILDING_VP[decision.about] + covered, n=covered)


def standing(t: Table, decision: Decision[Any], value: int) -> Term:
    return Term("effect-standing", n=t.sides[value].vp)


EFFECTS: Final[dict[str, Effect]] = {
    "turn.start": move,
    "battle.card": battle_card,
    "resource": stock,
    "battle.attackers": attacker,
    "adjust": adjusted,
    "adjust.none": unchanged,
    "card.loss": given_up,
    "build.tile": bought,
    "build.where": built,
    "order.next": standing,
    "order.first": standing,
}
