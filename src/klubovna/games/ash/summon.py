"""Summoning warriors, paying for them, and refilling the offer."""

from __future__ import annotations

from typing import Final

from klubovna.games.ash import events, kinds
from klubovna.games.ash.facts import ANY, BASIC, COST, GOLD, LEVEL, Resource, Warrior
from klubovna.games.ash.state import EMPTY, Table
from klubovna.kernel.decision import Decision

PRICE: Final = [sum(cost[resource] for resource in (*BASIC, ANY)) for cost in COST]
"""How many resources a warrior costs, of whatever kind."""

NAMED: Final = [[(resource, cost[resource]) for resource in BASIC if cost[resource]] for cost in COST]
"""The resources that a warrior names, and how many of each."""


def payable(supply: list[int], offer: list[Warrior]) -> list[Warrior]:
    """The warriors that can be paid for: gold stands in for anything (gold.02, spec.02)."""
    most, gold = sum(supply), supply[GOLD]
    found: list[Warrior] = []
    for w in offer:
        if w >= 0 and PRICE[w] <= most:
            missing = 0
            for resource, count in NAMED[w]:
                if count > supply[resource]:
                    missing += count - supply[resource]
            if missing <= gold:
                found.append(w)
    return found


def summonable(t: Table, side: int) -> list[Warrior]:
    """sum.01 The face-up warriors a side can pay for (turn.09)."""
    found = payable(t.sides[side].supply, t.offer)
    found.sort()
    return found


async def summon(t: Table, side: int, warrior: Warrior) -> None:
    """sum.04 Pay for a warrior and take it to hand.

    gold.02 Gold makes up for what is missing, and for more if the player likes; then special ingredients.
    """
    supply = t.sides[side].supply
    due = COST[warrior][:]
    for resource, count in NAMED[warrior]:
        missing = count - supply[resource]
        if missing > 0:
            due[resource] -= missing
            due[GOLD] += missing
    while supply[GOLD] > due[GOLD]:
        options: list[Resource | None] = [None, *[r for r in BASIC if due[r]]]
        if len(options) == 1:
            break
        instead = await Decision(side, kinds.PAY_GOLD, options, (warrior, due[:]))
        if instead is None:
            break
        due[instead] -= 1
        due[GOLD] += 1
    for kind in range(GOLD + 1):
        supply[kind] -= due[kind]
    while due[ANY]:
        offered = [Resource(r) for r in range(GOLD + 1) if supply[r]]
        paid = await Decision(side, kinds.PAY_ANY, offered, (warrior, due[:]))  # spec.02, auto.04
        supply[paid] -= 1
        due[paid] += 1
        due[ANY] -= 1
    t.tell(events.SUMMONED, side, warrior, due)
    take_from_offer(t, side, warrior)


def take_from_offer(t: Table, side: int, warrior: Warrior) -> None:
    """sum.05 The card goes to hand, and its place is filled at once (refill.01)."""
    t.sides[side].hand.append(warrior)
    refill(t, t.offer.index(warrior), LEVEL[warrior])  # r.war.3


REFILL_FROM: Final = {1: (1, 2, 3), 2: (2, 1, 3), 3: (3, 2, 1)}
"""From which deck a place is filled: its own, else the one named, else the one left (refill.01 to refill.05)."""


def refill(t: Table, place: int, level: int) -> None:
    """refill.01 A new card from the deck of the level of the warrior just taken."""
    for deck in REFILL_FROM[level]:
        if t.decks[deck - 1]:
            card = t.decks[deck - 1].pop()
            t.offer[place] = card
            t.seen_warriors[card] = 0xFFFF
            t.shown += 1
            t.tell(events.ON_OFFER, card)
            return
    t.offer[place] = Warrior(EMPTY)  # refill.06
