"""Crafting."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import events
from klubovna.games.root.cards import discard
from klubovna.games.root.effects.lasting import brokers, engraving
from klubovna.games.root.facts import (
    CARD_ITEM,
    CARD_SUIT,
    COST,
    CRAFTABLE,
    EFFECT,
    FOX,
    MOUSE,
    PERSISTENT,
    RABBIT,
    Card,
    Faction,
)
from klubovna.games.root.removal import clearings_of, remove_all_enemies
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table
from klubovna.games.root.victory import gain_points


def craftable(t: Table, faction: Faction) -> list[Card]:
    """4.1 The cards in hand that can be crafted with the pieces not yet used this turn."""
    hand = t.hands[faction]
    if not hand:
        return []
    pieces, used = ROLES[faction].crafting_pieces(t), t.crafting
    fox, rabbit, mouse = pieces[FOX] - used[FOX], pieces[RABBIT] - used[RABBIT], pieces[MOUSE] - used[MOUSE]
    if fox <= 0 and rabbit <= 0 and mouse <= 0:
        return []
    left = (fox, rabbit, mouse)
    payable = _payable.get(left)
    if payable is None:
        payable = payable_with(left)
    return [card for card in hand if payable[card] and can_be_crafted(t, faction, card)]


_payable: Final[dict[tuple[int, int, int], list[bool]]] = {}


def payable_with(left: tuple[int, int, int]) -> list[bool]:
    """By card: whether these pieces pay for it. A fact of the cards, so it is worked out once."""
    pieces = [0, *left]
    found = _payable[left] = [CRAFTABLE[card] and can_pay(pieces, cost) for card, cost in enumerate(COST)]
    return found


def can_pay(left: list[int], cost: list[int]) -> bool:
    """4.1.1#1 Pieces of the suits shown; a question mark takes any (4.1.1#4)."""
    _, fox, rabbit, mouse = left
    any_suit, foxes, rabbits, mice = cost
    if fox < foxes or rabbit < rabbits or mouse < mice:
        return False
    return fox + rabbit + mouse >= any_suit + foxes + rabbits + mice


def can_be_crafted(t: Table, faction: Faction, card: Card) -> bool:
    """Not ambush or dominance (2.1.5#2, 2.1.6#2), not without the item (4.1.2#3), not the same effect twice (4.1.4)."""
    if not CRAFTABLE[card]:
        return False
    if CARD_ITEM[card] >= 0:
        return t.item_supply[CARD_ITEM[card]] > 0
    if PERSISTENT[card]:
        return all(EFFECT[own] != EFFECT[card] for own in t.crafted[faction])
    return True


async def craft(t: Table, faction: Faction, card: Card) -> None:
    """4.1.1 Use the pieces, then resolve the card."""
    await ROLES[faction].activate(t, COST[card])
    t.hands[faction].remove(card)
    t.tell(events.CRAFTED, faction, card)
    await resolve(t, faction, card)


def points_for_item(t: Table, faction: Faction, card: Card) -> int:
    """3.2.2 What an item brings this faction."""
    return ROLES[faction].item_points(t, card) + engraving(t, faction)


async def resolve(t: Table, faction: Faction, card: Card) -> None:
    """4.1.2, 4.1.3 What a crafted card brings."""
    t.seen[card] = 0xFFFF
    if PERSISTENT[card]:
        t.crafted[faction].append(card)  # 4.1.3#1
        t.cards_changed()
        return
    item = CARD_ITEM[card]
    if item < 0:
        t.revealed[faction].append(card)  # it lies on the table while it is resolved
        await remove_all_enemies(t, faction, clearings_of(t, CARD_SUIT[card]))  # r.38
        t.revealed[faction].remove(card)
        discard(t, card)  # 4.1.2#1
        return
    t.item_supply[item] -= 1
    await ROLES[faction].gain_item(t, item)  # 4.1.2#2
    discard(t, card)
    gain_points(t, faction, points_for_item(t, faction, card), "item")  # 3.2.2
    brokers(t, faction)
