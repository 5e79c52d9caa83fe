"""Step 2 of an attack: modifier cards, rolling ones, advantage and disadvantage."""

from __future__ import annotations

import msgspec

from klubovna.games.gloomhaven.cards.decks import deck_of, draw
from klubovna.games.gloomhaven.events import MODIFIER_DRAWN
from klubovna.games.gloomhaven.facts import MODIFIERS, Modifier
from klubovna.games.gloomhaven.figures import Deck, Figure
from klubovna.games.gloomhaven.state import Table

REDUCED = 2
"""var.01 With reduced randomness 2x counts as +2 and a miss as -2."""


class Drawn:
    """The cards that apply, and what the attack value can become with them (resolve.04); `value` is what it became."""

    __slots__ = ("cards", "value", "values")

    def __init__(self, cards: list[int], values: list[int]) -> None:
        self.cards = cards
        self.values = values
        self.value = values[0]


def turn_modifiers(t: Table, actor: Figure, value: int, better: bool, worse: bool, tamed: bool = False) -> Drawn:
    """amd.01, adv.10, adv.11 `tamed`: an item of the target makes 2x count as +0."""
    deck = deck_of(t, actor)
    if better == worse:
        cards = [_turn(t, actor, deck)]
        while MODIFIERS[cards[-1]].rolling:  # amd.07, adv.15
            cards.append(_turn(t, actor, deck))
        return Drawn(cards, worths(t, value, cards, tamed))
    first = _turn(t, actor, deck)
    second = _turn(t, actor, deck)
    rolling = [card for card in (first, second) if MODIFIERS[card].rolling]
    if len(rolling) == 2:
        row = [first, second]
        while MODIFIERS[row[-1]].rolling:
            row.append(_turn(t, actor, deck))
        cards = row if better else row[-1:]  # adv.03, adv.06
    elif len(rolling) == 1:
        other = second if first == rolling[0] and MODIFIERS[first].rolling else first
        cards = [rolling[0], other] if better else [other]  # adv.02, adv.05
    else:
        cards = [_chosen(t, value, first, second, better, tamed)]
    return Drawn(cards, worths(t, value, cards, tamed))


def _turn(t: Table, actor: Figure, deck: Deck) -> int:
    card = draw(t, deck)
    t.tell(MODIFIER_DRAWN, actor.id, card)
    return card


def _chosen(t: Table, value: int, first: int, second: int, better: bool, tamed: bool) -> int:
    """adv.01, adv.04, adv.07, r.22 The better or worse card; where that is unclear the first one."""
    if better and beats(t, value, second, first, tamed):
        return second
    if not better and beats(t, value, first, second, tamed):
        return second
    return first


def beats(t: Table, value: int, one: int, other: int, tamed: bool) -> bool:
    """r.22 At least as much, with all effects of the other, and one of the two strictly more."""
    (a,), (b,) = worths(t, value, [one], tamed), worths(t, value, [other], tamed)
    mine, theirs = _effects(MODIFIERS[one]), _effects(MODIFIERS[other])
    return a >= b and mine >= theirs and (a > b or mine > theirs)  # adv.08


def _effects(card: Modifier) -> frozenset[str]:
    if card.effect is None:
        return frozenset()
    told = msgspec.to_builtins(card.effect)
    return frozenset(f"{name}={value}" for name, value in told.items())


def worths(t: Table, value: int, cards: list[int], tamed: bool) -> list[int]:
    """amd.03 to amd.05, amd.14 What the attack value becomes: one number for each order that makes a difference."""
    if len(cards) == 1 and not t.reduced:
        only = MODIFIERS[cards[0]]
        if only.miss:
            return [0]
        return [max(0, value + only.add if tamed or not only.double else 2 * value)]
    kinds = [MODIFIERS[card] for card in cards]
    numbers = [card.add for card in kinds]
    doublings = 0 if tamed else sum(card.double for card in kinds)
    misses = sum(card.miss for card in kinds)
    if t.reduced:
        numbers += [REDUCED] * doublings + [-REDUCED] * misses
        doublings = 0
    elif misses:
        return [0]
    return in_any_order(value, numbers, doublings)


def in_any_order(value: int, numbers: list[int], doublings: int) -> list[int]:
    """resolve.04 What comes of adding the numbers and doubling in any order, the most first; resolve.10 never below 0.

    A number counts twice for each doubling that comes after it.
    """
    if not doublings:
        return [max(0, value + sum(numbers) if numbers else value)]
    found = {value << doublings}
    for number in numbers:
        found = {total + (number << after) for total in found for after in range(doublings + 1)}
    return sorted({max(0, total) for total in found}, reverse=True)
