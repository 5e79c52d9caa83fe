"""What only single classes ask: prices in damage and cards, extra turns, a companion, damage taken for others."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.figures import CHARACTER
from klubovna.games.gloomhaven.policy.answers import best, first_of, hex, own, worst
from klubovna.games.gloomhaven.policy.look import Look
from klubovna.games.gloomhaven.policy.printed import CARD_WORTH
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.decision import Decision

ENOUGH_HP: Final = 5
"""Hit points that one who pays with damage keeps."""


def uses_bonus(t: Table, decision: Decision[Any], seat: int) -> Any:
    """A bonus that costs damage, while there are hit points to spare and somebody to strike."""
    look = Look(t, decision.about)
    return decision.options[-1] if look.figure.hp > ENOUGH_HP and look.foes else None


def discards(t: Table, decision: Decision[Any], seat: int) -> Any:
    """A card for a bonus, while the hand is full."""
    return worst(t, decision, seat) if len(decision.options) > ENOUGH_HP else None


def pays(t: Table, decision: Decision[Any], seat: int) -> Any:
    figure = t.figure(decision.about[0])
    return figure is not None and figure.hp > ENOUGH_HP


def pays_up_to(t: Table, decision: Decision[Any], seat: int) -> Any:
    figure = t.figure(decision.about)
    spare = 0 if figure is None else figure.hp - ENOUGH_HP
    least = 1 if figure is not None and figure.hp > 2 else 0
    return max(min(max(decision.options), max(least, spare)), 0)


def one_of(t: Table, decision: Decision[Any], seat: int) -> Any:
    look = Look(t, own(t, seat))
    wanted = ("attack", "damage", "move", "heal") if look.foes else ("heal", "move", "attack", "damage")
    return next((word for word in wanted if word in decision.options), None)


def best_ones(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Of a set of cards the best."""
    return first_of(decision, lambda card: -CARD_WORTH[card])


def share(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Summons carry the damage rather than their summoner."""
    figure = t.figure(decision.about)
    return min(decision.options) if figure is None or figure.form == CHARACTER else max(decision.options)


def safest(t: Table, decision: Decision[Any], seat: int) -> Any:
    """From where it attacks: the hex of the summon, if the attack can be made from there."""
    return decision.options[-1]


def suffers_for(t: Table, decision: Decision[Any], seat: int) -> Any:
    """For a friend who would not survive it, if one does oneself."""
    who, victim_id, amount = decision.about
    hero, friend = t.body(t.characters[who]), t.figure(victim_id)
    saves = friend is not None and friend.form == CHARACTER and friend.hp <= amount
    return decision.options[-1] if saves and hero.hp > amount + 2 else None


def never(t: Table, decision: Decision[Any], seat: int) -> Any:
    return None


def spares(t: Table, decision: Decision[Any], seat: int) -> Any:
    """A card for what the party guards, if it would fall."""
    _, victim_id, amount = decision.about
    ward = t.figure(victim_id)
    return decision.options[1] if ward is not None and ward.hp <= amount else None


CHOICES: Final = {
    "bonus": uses_bonus,
    "discard": discards,
    "pay": pays,
    "pay.damage": pays_up_to,
    "one-of": one_of,
    "extra.cards": best_ones,
    "later.leading": best,
    "later.second": best,
    "share": share,
    "attack.from": safest,
    "forgo": never,
    "place.companion": hex,
    "suffer.for": suffers_for,
    "spare": spares,
}
