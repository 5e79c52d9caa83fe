"""The solo cards: three decks, what each card says, and how one is revealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.harrow import events as shared_events
from klubovna.games.harrow.factions.hester.cubes import lose_all
from klubovna.games.harrow.facts import CARD_FACTS, DECKS, SOLO, SPOTS, Card, Faction, Spot
from klubovna.games.harrow.solo import events, kinds
from klubovna.games.harrow.solo.board import DECK_IDS, SPACES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.zones import show, shuffle

SAYS: Final[dict[Card, dict[str, Any]]] = {card: CARD_FACTS[card]["solo"] for name in DECK_IDS for card in DECKS[name]}
"""The lower corners of the cards."""


def is_joker(card: int) -> bool:
    """solo.card.04 Faceless Portraits, with the flower of Amaryllis."""
    return bool(SAYS[Card(card)].get("joker"))


def first_space(card: int) -> int:
    """solo.order.01 The action space of the card's symbol; r.081 the joker begins with the first of the list."""
    return 0 if is_joker(card) else SPACES.index(SAYS[Card(card)]["action"])


def with_hester(card: int) -> bool:
    """solo.attack.02, r.081 Whether the card shows the symbol of Hester."""
    return bool(SAYS[Card(card)].get("hester"))


def hexes_of(t: Table, card: int) -> list[Spot]:
    """solo.setup.13 The two hexes of the card's colour; any hex for the joker."""
    if is_joker(card):
        return SPOTS
    says = SAYS[Card(card)]
    return [t.chart.solo[says["group"], number] for number in says["hexes"]]


def shuffle_decks(t: Table) -> None:
    """solo.setup.02 Tactics, upgrades and goblin cards, each a face-down deck of its own."""
    assert t.solo is not None
    for deck, name in zip(t.solo.decks, DECK_IDS, strict=True):
        deck[:] = DECKS[name]
        shuffle(t, deck, t.seen)


# -- revealing ---------------------------------------------------------------------------------------------------------


def lose(t: Table) -> None:
    """solo.turn.05 The game is lost."""
    t.ending = "lost"
    t.todo = []
    t.tell(shared_events.LOST)
    t.over = True


OUT_OF_CARDS: Final[dict[int, Callable[[Table], None]]] = {SOLO: lose}
"""What happens when a card is needed and all decks are empty, by mode."""


async def reveal(t: Table, faction: Faction) -> Card | None:
    """solo.card.01 The top card of a deck of the player's choice; None if all are empty, which ends the game."""
    assert t.solo is not None
    full = [number for number, deck in enumerate(t.solo.decks) if deck]
    if not full:
        t.tell(shared_events.OUT_OF_CARDS)
        OUT_OF_CARDS[t.mode](t)
        return None
    deck = t.solo.decks[await Decision(t.seat_of[faction], kinds.DECK, full)]
    card = deck.pop()
    show(t, [card], t.seen)
    t.tell(events.REVEALED, card)
    return card


def discard(t: Table, card: int) -> None:
    assert t.solo is not None
    t.solo.discard.append(Card(card))


def pay_for_joker(t: Table, card: int) -> None:
    """solo.card.04, solo.goals.04, r.080 The joker costs all terrain cubes of the battleground."""
    if is_joker(card):
        lose_all(t)
