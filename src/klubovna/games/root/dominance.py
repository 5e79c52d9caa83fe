"""Dominance cards."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import events, kinds
from klubovna.games.root.cards import A_BIRD, choose_card, fits, give, spend, suits_of
from klubovna.games.root.facts import BIRD, CARD_SUIT, COMMON, DOMINANCE, Card, Faction
from klubovna.games.root.roles import ROLES, Deed
from klubovna.games.root.rule import ruled
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.games.root.victory import win

LEAST: Final = COMMON.dominance_min_vp


def deeds(t: Table, faction: Faction) -> list[Deed]:
    """What the menu of Daylight offers: to activate one, or to take an available one."""
    menu: list[Deed] = []
    if t.phase != DAYLIGHT:
        return menu
    hand = t.hands[faction]
    if t.vp[faction] >= LEAST and t.dominance[faction] < 0:
        for card in hand:
            if DOMINANCE[card] and ROLES[faction].may_dominate(t):
                menu.append(("activate", card))  # 3.3.1#1, 3.3.2#3
        menu.sort()
    if t.available:
        suits = suits_of(hand)
        for card in sorted(t.available):
            if suits >> CARD_SUIT[card] & 1 or suits & A_BIRD:
                menu.append(("take", card))
    return menu  # r.24, r.25


def hangs_on_hand(t: Table, faction: Faction) -> bool:
    """Whether these deeds depend on which cards it holds."""
    return bool(t.available) or (t.vp[faction] >= LEAST and t.dominance[faction] < 0)


async def activate(t: Table, faction: Faction, card: Card) -> None:
    """3.3.1 The card lies in the play area; no more points from now on (3.3.1#2)."""
    t.hands[faction].remove(card)
    t.dominance[faction] = card
    t.seen[card] = 0xFFFF
    t.tell(events.ACTIVATED, faction, card)
    await ROLES[faction].on_dominance(t, card)


async def take(t: Table, faction: Faction, card: Card) -> None:
    """3.3.4 An available one for a card of its suit."""
    paying = [own for own in t.hands[faction] if fits(own, CARD_SUIT[card])]
    paid = await choose_card(t, faction, kinds.DOMINANCE_PAY, paying, card)
    t.available.remove(card)
    spend(t, faction, paid)
    give(t, faction, card)
    t.tell(events.TOOK_DOMINANCE, faction, card)


def check(t: Table, faction: Faction) -> None:
    """3.3.1.I, 3.3.1.II At the start of Birdsong, before anything else (r.22)."""
    card = t.dominance[faction]
    if card < 0 or not ROLES[faction].wins_by_dominance(t):
        return
    mine = ruled(t, faction)
    suit = CARD_SUIT[card]
    if suit == BIRD:
        if any(a in mine and b in mine for a, b in t.chart.corner_pairs):
            win(t, faction)
    elif sum(t.suits[c] == suit for c in mine) >= 3:
        win(t, faction)
