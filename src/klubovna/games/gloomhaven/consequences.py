"""What an option brings: the damage that an attack can do, and what protects the figure that is aimed at."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.cards.decks import deck_of
from klubovna.games.gloomhaven.combat.advantage import worths
from klubovna.games.gloomhaven.facts import MODIFIERS
from klubovna.games.gloomhaven.figures import RETALIATES, Figure
from klubovna.games.gloomhaven.perform.action import base, shield_of
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import POISON
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Term

ATTACKS: Final = ("attack", "order")
"""What is aimed for where shield and retaliation matter."""


def target(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """resolve.03, retal.01 The shield takes so much of the damage, and the attacker suffers so much."""
    if decision.about[1] not in ATTACKS:
        return None
    figure = next(one for one in t.figures if one.id == value)
    stats = base(t, figure)
    retaliation = stats.retaliate if stats is not None else 0
    retaliation += sum(boon[2] for boon in t.boons if boon[0] == value and boon[1] == RETALIATES)
    shield = shield_of(t, figure)
    if len(decision.about) == 3 and decision.about[2] >= 0:
        low, high = damage(t, decision.about[0], figure, decision.about[2], shield)
        return Term("effect-damage", low=low, high=high, hp=figure.hp, shield=shield, retaliate=retaliation)
    if not shield and not retaliation:
        return Term("effect-bare", hp=figure.hp)
    return Term("effect-guarded", hp=figure.hp, shield=shield, retaliate=retaliation)


def damage(t: Table, actor: int, figure: Figure, attack: int, shield: int) -> tuple[int, int]:
    """resolve.01 to resolve.03 Least and most, by the cards that are still in the modifier deck, one of them turned."""
    striker = t.figure(actor)
    assert striker is not None
    deck = deck_of(t, striker)
    value = attack + bool(figure.conditions[POISON])  # cond.neg.01
    cards = [card for card in deck.draw or deck.discard if not MODIFIERS[card].rolling]
    values = [worth for card in cards for worth in worths(t, value, [card], False)] or [value]
    return max(0, min(values) - shield), max(0, max(values) - shield)


EFFECTS: Final[dict[str, Effect]] = {"target": target}
