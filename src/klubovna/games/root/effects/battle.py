"""Persistent effects after the roll of a battle (4.3.2.II)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.root import cards
from klubovna.games.root.effects import events, kinds
from klubovna.games.root.effects.lasting import effect_of, leave_play
from klubovna.games.root.facts import CARD_SUIT, FOX, MOUSE, RABBIT, Card, Faction, Suit
from klubovna.games.root.state import Table
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision

if TYPE_CHECKING:
    from klubovna.games.root.battle import Battle

PARTISANS: Final = {"fox_partisans": FOX, "rabbit_partisans": RABBIT, "mouse_partisans": MOUSE}


async def after_roll(t: Table, battle: Battle, faction: Faction, against: int) -> None:
    """Extra hits this side adds, or the rolled hits `against` it that it is spared; each card once a battle."""
    usable = [card for card in sorted(t.crafted[faction]) if can_use(t, battle, faction, card, against)]
    while usable:
        options: list[Card | None] = [None, *usable]
        card = await Decision(t.seat_of[faction], kinds.IN_BATTLE, options, battle.clash)
        if card is None:
            break
        usable.remove(card)
        if effect_of(card) == "armorers":
            battle.add_hits(battle.other(faction), -against)
        else:
            battle.add_hits(faction, 1)
        use(t, battle, faction, card)


def can_use(t: Table, battle: Battle, faction: Faction, card: Card, against: int) -> bool:
    effect = effect_of(card)
    if effect == "armorers":
        return against > 0
    if effect == "sappers":
        return faction == battle.defender
    if effect == "brutal_tactics":
        return faction == battle.attacker
    return PARTISANS.get(effect) == t.suits[battle.at]


def use(t: Table, battle: Battle, faction: Faction, card: Card) -> None:
    """What the card costs."""
    effect = effect_of(card)
    if effect in ("armorers", "sappers"):
        leave_play(t, faction, card)
        return
    t.tell(events.USED, faction, card)
    if effect == "brutal_tactics":
        gain_points(t, battle.defender, 1, effect)
    else:
        keep_only(t, faction, PARTISANS[effect])


def keep_only(t: Table, faction: Faction, suit: Suit) -> None:
    """All other cards of the hand are discarded, birds too."""
    for card in [card for card in t.hands[faction] if CARD_SUIT[card] != suit]:
        cards.spend(t, faction, card)
