"""Haggling dice: what a purchase costs."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.facts import CARD_DOES, MEMBER_DOES
from klubovna.games.monsterlands.moments import CARD_USED
from klubovna.games.monsterlands.state import Table

CARD_DISCOUNT: Final = 4
"""Every card that lowers a price does so by 4 coins, down to 0 (ref.merc.09, ref.merc.13, ref.equip.08)."""


def discount(dice: list[int], die: int) -> int:
    """What a die takes off the price, after these dice have been placed in the building. 0 is a strength die."""
    for last in reversed(dice):  # haggle.04
        if last:  # haggle.05
            return die + last if 0 < die < last else die  # haggle.02, haggle.03
    return die  # haggle.01


def price(total: int, off: int) -> int:
    """The whole sum with the haggling discount (haggle.07), never below 1 coin (haggle.06)."""
    return max(1, total - off) if off else total


def last_discount(dice: list[int]) -> int:
    """The discount of the die that was placed last."""
    return discount(dice[:-1], dice[-1])


def coupons(t: Table, clan: Clan, does: str) -> list[int]:
    """Unused cards of the clan that lower a price, as the marks of their use (abil.01)."""
    found: list[int] = []
    members = clan.members
    for member in members:
        if MEMBER_DOES[member] == does and member not in t.used:
            found.append(member)
    for card in t.all_carried():
        if CARD_DOES[card] == does and t.holder[card] in members and CARD_USED + card not in t.used:
            found.append(CARD_USED + card)
    return found


def with_coupons(cost: int, count: int) -> int:
    """The haggling discount comes first, then the cards, down to 0 (r.14)."""
    return max(0, cost - CARD_DISCOUNT * count)


def payable(coins: int, total: int, off: int, cards: int) -> bool:
    """Whether so many coins are enough with the haggling discount and with so many cards that lower the price."""
    return price(total, off) - CARD_DISCOUNT * cards <= coins
