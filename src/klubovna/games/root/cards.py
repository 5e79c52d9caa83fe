"""Cards: drawing, discarding, spending, matching suits."""

from __future__ import annotations

from klubovna.games.root.events import shared as events
from klubovna.games.root.facts import BIRD, CARD_FACTS, CARD_SUIT, DOMINANCE, HAND_LIMIT, Card, Faction, Suit
from klubovna.games.root.kinds import shared as kinds
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.zones import EVERYBODY, shuffle


def distinct(cards: list[Card]) -> list[Card]:
    """Cards of one name are one option."""
    found: dict[str, Card] = {}
    for card in sorted(cards):
        found.setdefault(CARD_FACTS[card].id, card)
    return list(found.values())


def fits(card: Card, suit: Suit) -> bool:
    """2.1.1#1 A bird stands in for any suit; where a bird is required nothing else does (2.1.1.II)."""
    return CARD_SUIT[card] in (suit, BIRD)


def matching(t: Table, faction: Faction, suit: Suit) -> list[Card]:
    """The cards in hand that can be spent for this suit."""
    return [card for card in t.hands[faction] if fits(card, suit)]


def draw(t: Table, faction: Faction, count: int) -> int:
    """2.1.2 Take cards from the deck, as many as there are (r.27)."""
    drawn = 0
    for _ in range(count):
        card = draw_one(t)
        if card < 0:
            break
        drawn += 1
        give(t, faction, card)
        t.whisper(1 << t.seat_of[faction], events.DREW, faction, card)
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
    t.seen[card] |= EVERYBODY if ROLES[faction].open_hand() else 1 << t.seat_of[faction]


def take_at_random(t: Table, victim: Faction) -> Card:
    """A random card leaves a hand; nobody but its owner knows which it was until it is seen again."""
    hand = t.hands[victim]
    for card in hand:
        t.seen[card] &= 1 << t.seat_of[victim] if not ROLES[victim].open_hand() else EVERYBODY
    card = t.chance.pick(hand)
    hand.remove(card)
    return card


def discard(t: Table, card: Card) -> None:
    """2.1.3 To the discard pile, a dominance card beside the map (3.3.3#2); some faction may take both (10.2.6)."""
    t.seen[card] = EVERYBODY
    if any(ROLES[f].takes_discards(t, card) for f in t.present):
        return
    (t.available if DOMINANCE[card] else t.discard).append(card)


def spend(t: Table, faction: Faction, card: Card) -> None:
    """A card of the hand is spent or discarded."""
    t.hands[faction].remove(card)
    t.tell(events.SPENT, faction, card)
    discard(t, card)


async def choose_card(t: Table, faction: Faction, kind: Kind, cards: list[Card], about: object = None) -> Card:
    """One card of the own hand."""
    card: Card = await Decision(t.seat_of[faction], kind, distinct(cards), about)
    return card


async def draw_and_discard(t: Table, faction: Faction) -> None:
    """Evening: draw one and the uncovered bonuses, then discard down to five by choice (r.34)."""
    from klubovna.games.root.effects import instead_of_drawing

    if not await instead_of_drawing(t, faction):
        draw(t, faction, ROLES[faction].draws(t))
    await discard_to_limit(t, faction)


async def discard_to_limit(t: Table, faction: Faction) -> None:
    while len(t.hands[faction]) > HAND_LIMIT:
        spend(t, faction, await choose_card(t, faction, kinds.DISCARD, t.hands[faction]))
