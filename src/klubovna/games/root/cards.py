"""Cards: drawing, discarding, spending, matching suits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from klubovna.games.root import events, kinds
from klubovna.games.root.facts import BIRD, CARD_SUIT, DOMINANCE, HAND_LIMIT, NAMESAKE, SUITS, Card, Faction, Suit
from klubovna.games.root.picks import how_many, pick
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import bit_of
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.zones import EVERYBODY, hide, shuffle

INFORMANTS: Final = bit_of("informants")


def distinct(cards: list[Card]) -> list[Card]:
    """Cards of one name are one option."""
    if len(cards) < 2:
        return cards[:]
    last = -1
    found: list[Card] = []
    for card in sorted(cards):  # those of one name follow each other
        if NAMESAKE[card] != last:
            last = NAMESAKE[card]
            found.append(card)
    return found


def namesakes(cards: list[Card]) -> list[Card]:
    """These cards, with the first of a name in the place of all of that name: nobody can tell them apart."""
    first = Card(-1)
    last = -1
    found: list[Card] = []
    for card in sorted(cards):
        if NAMESAKE[card] != last:
            first, last = card, NAMESAKE[card]
        found.append(first)
    return found


def copies(cards: list[Card], named: list[Card]) -> list[Card]:
    """The cards themselves that were picked among their namesakes: the first of a name, then the others."""
    if len(named) < 2 or len(set(named)) == len(named):
        return named
    left = sorted(cards)
    found: list[Card] = []
    for name in named:
        found.append(next(card for card in left if NAMESAKE[card] == NAMESAKE[name]))
        left.remove(found[-1])
    return found


def fits(card: Card, suit: Suit) -> bool:
    """2.1.1#1 A bird stands in for any suit; where a bird is required nothing else does (2.1.1.II)."""
    return CARD_SUIT[card] in (suit, BIRD)


def matching(t: Table, faction: Faction, suit: Suit) -> list[Card]:
    """The cards in hand that can be spent for this suit."""
    return matching_of(t.hands[faction], suit)


def matching_of(cards: list[Card], suit: Suit) -> list[Card]:
    return [card for card in cards if CARD_SUIT[card] == suit or CARD_SUIT[card] == BIRD]


A_BIRD: Final = 1 << BIRD


def suits_of(cards: list[Card]) -> int:
    """The suits among these cards, as bits."""
    found = 0
    for card in cards:
        found |= 1 << CARD_SUIT[card]
    return found


OF_SUIT: Final = [matching_of([Card(i) for i in range(len(CARD_SUIT))], Suit(suit)) for suit in range(len(SUITS))]
"""All cards that can be spent for a suit."""


def could_hold(t: Table, faction: Faction, cards: Sequence[Card]) -> bool:
    """Whether one of these cards may be in the hand for all that is public: if so the faction is asked (r.172).

    A question that came only when there is something to answer with would tell what the hand holds.
    """
    hand = t.hands[faction]
    if hand:
        for card in cards:
            if t.seen[card] != EVERYBODY or card in hand:
                return True
    return False


def draw(t: Table, faction: Faction, count: int) -> int:
    """2.1.2 Take cards from the deck, as many as there are (r.27)."""
    drawn = 0
    seats = seats_of(t, faction)
    for _ in range(count):
        card = draw_one(t)
        if card < 0:
            break
        drawn += 1
        t.hands[faction].append(card)
        t.seen[card] |= seats
        t.whisper(seats, events.DREW, faction, card)
    return drawn


def draw_one(t: Table) -> Card:
    """The top card, seen by nobody yet; -1 if there is none."""
    if not t.deck:
        reshuffle(t)
        if not t.deck:
            return Card(-1)
    card = t.deck.pop()
    t.shown += 1
    if not t.deck:
        reshuffle(t)  # r.28
    return card


def reshuffle(t: Table) -> None:
    """2.1.2#2 The discard pile becomes the deck; Lost Souls do not (r.26)."""
    if t.discard:
        t.deck, t.discard = t.discard, []
        shuffle(t, t.deck, t.seen)


def give(t: Table, faction: Faction, card: Card) -> None:
    """A card joins a hand: its owner knows it, and whoever knew it before; an open hand everybody sees."""
    t.hands[faction].append(card)
    t.seen[card] |= seats_of(t, faction)


def seats_of(t: Table, faction: Faction) -> int:
    """Who sees a card that joins a hand."""
    return EVERYBODY if ROLES[faction].hand_shown else 1 << t.seat_of[faction]


def take_at_random(t: Table, victim: Faction, taker: Faction) -> Card:
    """A random card leaves a hand; only its owner and the taker know which, so only they still know the rest."""
    card = t.chance.pick(t.hands[victim])
    t.shown += 1
    let_go(t, victim, taker, card)
    return card


def let_go(t: Table, giver: Faction, taker: Faction, card: Card, among: list[Card] | None = None) -> None:
    """A card leaves a hand for another unseen by third seats: of those it could be they no longer know where they are.

    If it could be only one, who knows the whole hand knows it all the same.
    """
    hand = t.hands[giver]
    could = hand if among is None else among
    seats = seats_of_both(t, giver, taker)
    if len(could) == 1:
        knowing = EVERYBODY
        for own in hand:
            knowing &= t.seen[own]
        seats |= knowing
    hide(could, t.seen, seats)
    hand.remove(card)


def hand_over(t: Table, giver: Faction, taker: Faction, card: Card, among: list[Card] | None = None) -> None:
    """A card goes from hand to hand."""
    let_go(t, giver, taker, card, among)
    give(t, taker, card)


def seats_of_both(t: Table, one: Faction, other: Faction) -> int:
    """Who sees a card that goes between these two; everybody where a hand is open."""
    if ROLES[one].hand_shown or ROLES[other].hand_shown:
        return EVERYBODY
    return 1 << t.seat_of[one] | 1 << t.seat_of[other]


def steal(t: Table, taker: Faction, victim: Faction) -> Card:
    """A random card goes to another hand."""
    card = take_at_random(t, victim, taker)
    give(t, taker, card)
    t.whisper(seats_of_both(t, taker, victim), events.STOLE, taker, victim, card)
    return card


def discard_at_random(t: Table, victim: Faction) -> None:
    """A random card of a hand is discarded face up, so that what others knew of the rest stays known."""
    spend(t, victim, t.chance.pick(t.hands[victim]))


def discard(t: Table, card: Card) -> None:
    """2.1.3 To the discard pile, a dominance card beside the map (3.3.3#2); some faction may take both (10.2.6)."""
    t.seen[card] = EVERYBODY
    for role in t._asked.discarding:
        if role.takes_discards(t, card):
            return
    (t.available if DOMINANCE[card] else t.discard).append(card)


def spend(t: Table, faction: Faction, card: Card) -> None:
    """A card of the hand is spent or discarded."""
    t.hands[faction].remove(card)
    t.tell(events.SPENT, faction, card)
    discard(t, card)


def play(t: Table, faction: Faction, card: Card) -> None:
    """A card of the hand lies open while it is resolved (2.1.4)."""
    t.hands[faction].remove(card)
    t.revealed[faction].append(card)
    t.seen[card] = EVERYBODY
    t.tell(events.PLAYED, faction, card)


def played(t: Table, faction: Faction, card: Card) -> None:
    """When it is resolved, it is discarded."""
    t.revealed[faction].remove(card)
    discard(t, card)


async def choose_card(t: Table, faction: Faction, kind: Kind, cards: list[Card], about: object = None) -> Card:
    """One card of the own hand."""
    card: Card = await Decision(t.seat_of[faction], kind, distinct(cards), about)
    return card


async def choose_cards(
    t: Table, faction: Faction, kind: Kind, cards: list[Card], count: int, about: Callable[[int], object]
) -> list[Card]:
    """So many of these cards."""
    return copies(cards, await pick(t.seat_of[faction], kind, namesakes(cards), count, count, about))


async def ask_informants(t: Table, faction: Faction) -> bool:
    from klubovna.games.root.effects.edges import instead_of_drawing

    return await instead_of_drawing(t, faction)


async def draw_and_discard(t: Table, faction: Faction) -> None:
    """Evening: draw one and the uncovered bonuses, then discard down to five by choice (r.34)."""
    if not (t.effects[faction] & INFORMANTS and await ask_informants(t, faction)):
        draw(t, faction, ROLES[faction].draws(t))
    if len(t.hands[faction]) > HAND_LIMIT:
        await discard_to_limit(t, faction)


async def discard_to_limit(t: Table, faction: Faction) -> None:
    hand = t.hands[faction]
    surplus = len(hand) - HAND_LIMIT
    if surplus > 0:
        chosen = await pick(t.seat_of[faction], kinds.DISCARD, namesakes(hand), surplus, surplus, how_many)
        for card in copies(hand, chosen):
            spend(t, faction, card)
