"""Battle cards: strength, reward, compensation, the black part, and taking them back."""

from __future__ import annotations

from klubovna.games.ash import events, kinds
from klubovna.games.ash.facts import (
    CARD_STRENGTH,
    COMPENSATION,
    DIE,
    LOSER_CHOOSES,
    REWARD,
    Area,
    Card,
)
from klubovna.games.ash.preferences import best_fallen, weakest
from klubovna.games.ash.resources import CONSOLED, WON, choose_any, collect
from klubovna.games.ash.state import Table
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.zones import shuffle

CAUSE_LOSS, RETURN_FALLEN = 1, 2


def card_strength(t: Table, side: int, guess: tuple[int, Card] | None) -> int:
    """cards.03 The number on the card, or DIE; a card that was guessed counts 1 at most (power.08, r.pow.2)."""
    card = t.sides[side].laid[0]
    printed = CARD_STRENGTH[card]
    if guess == (side, card):
        return 1 if printed == DIE else min(printed, 1)
    return printed


def tell_guess(t: Table, guess: tuple[int, Card]) -> None:
    """power.08, power.09 Whether the card that lies there is the one that was named."""
    side, card = guess
    laid = t.sides[side].laid[0]
    t.tell(events.GUESS_RIGHT if card == laid else events.GUESS_WRONG, side, laid)


def reward(t: Table, winner: int) -> Flow[None] | None:
    """cards.04 The winner gets the green part; a flow if there is something to choose."""
    card = t.sides[winner].laid[0]
    left = collect(t, winner, REWARD[card], WON, card)
    return choose_any(t, winner, left, WON, card) if left else None


def compensation(t: Table, loser: int, winner: int, area: Area, attacked: bool) -> Flow[None] | None:
    """cards.05 The loser gets the red part, or uses the black one of card 0; a flow if there is something to choose."""
    card = t.sides[loser].laid[0]
    if LOSER_CHOOSES[card]:
        return black_part(t, loser, winner, area, attacked)
    left = collect(t, loser, COMPENSATION[card], CONSOLED, card)
    return choose_any(t, loser, left, CONSOLED, card) if left else None


async def black_part(t: Table, loser: int, winner: int, area: Area, attacked: bool) -> None:
    """cards.06 Cause a loss to the winner, or take a fallen warrior back."""
    s = t.sides[loser]
    options: list[int | None] = [None]  # r.bat.3
    if winner >= 0 and t.defenders[area]:  # auto.06, r.bat.2, r.cit.3
        options.append(CAUSE_LOSS)
    if s.graveyard:
        options.append(RETURN_FALLEN)
    if s.automated:
        wanted = CAUSE_LOSS if attacked else RETURN_FALLEN  # apb.06, apb.07
        choice = wanted if wanted in options else options[-1]  # r.ap.10
    else:
        choice = await Decision(loser, kinds.BLACK_PART, options)
    if choice == CAUSE_LOSS:
        await cause_loss(t, winner, area)
    elif choice == RETURN_FALLEN:
        await return_fallen(t, loser)


async def cause_loss(t: Table, winner: int, area: Area) -> None:
    """cards.07 The winner gives up one warrior of this battle, which may leave the area bare (cards.08)."""
    fought = sorted(t.defenders[area])
    if t.sides[winner].automated:
        lost = weakest(fought)
    else:
        lost = await Decision(winner, kinds.LOSS, fought, area)
    t.withdraw(lost, area)
    t.sides[winner].graveyard.append(lost)
    t.tell(events.GIVEN_UP, winner, lost)


async def return_fallen(t: Table, loser: int) -> None:
    """cards.09 One warrior of the own graveyard returns to hand, also one beaten just now."""
    s = t.sides[loser]
    if s.automated:
        back = best_fallen(s.graveyard)  # apb.07
    else:
        back = await Decision(loser, kinds.FALLEN, sorted(s.graveyard))
    s.graveyard.remove(back)
    s.hand.append(back)
    t.tell(events.RETURNED, loser, back)


def discard(t: Table, side: int) -> None:
    """battle.20 The used card goes face up on the own pile; after the last one all come back (cards.12, r.bat.4)."""
    s = t.sides[side]
    s.discard += s.laid
    s.laid = []
    if not s.cards:
        take_cards_back(t, side)


def take_cards_back(t: Table, side: int) -> None:
    """cards.13 All used battle cards return to hand; the automated opponent shuffles a new deck (apb.04)."""
    s = t.sides[side]
    s.cards = sorted(s.cards + s.discard)
    s.discard = []
    if s.automated:
        shuffle(t, s.cards, s.seen_cards)
    t.tell(events.CARDS_BACK, side)
