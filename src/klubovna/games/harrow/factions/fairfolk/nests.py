"""Nests and the offers in them: playing, moving, taking up; what the Fair Folk draw."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.fairfolk import events, kinds
from klubovna.games.harrow.factions.fairfolk.board import EMPTY_NEST, NO_NEST, FairFolkBoard
from klubovna.games.harrow.facts import FAIRFOLK, HESTER, NEIGHBOURS, SILVER, SPOTS, Card, Spot
from klubovna.games.harrow.hands import draw_card
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.zones import show, shuffle

HAND: Final = 3
"""ff.setup.02, ff.setup.04, ff.cards.03, ff.cards.04 Quests, cards and offers after drawing."""


def board_of(t: Table) -> FairFolkBoard:
    assert t.fairfolk is not None
    return t.fairfolk


# -- drawing -----------------------------------------------------------------------------------------------------------


def fill_up(t: Table) -> None:
    """ff.cards.03, ff.cards.04 Quests, cards and offers up to three of each."""
    board = board_of(t)
    for _ in range(HAND - len(board.quests)):
        draw_quest(t)
    for _ in range(HAND - len(t.hands[FAIRFOLK])):
        draw_card(t, FAIRFOLK)
        refill(t, t.decks[FAIRFOLK], t.discards[FAIRFOLK])
    for _ in range(HAND - len(board.hand)):
        draw_offer(t)


def draw_quest(t: Table) -> None:
    board = board_of(t)
    card = board.quest_deck.pop()
    board.quests.append(card)
    board.quests.sort()
    own = 1 << t.seat_of[FAIRFOLK]
    show(t, [card], t.seen, own)
    t.whisper(own, events.DREW_QUEST, card)
    refill(t, board.quest_deck, board.quest_discard)


def refill(t: Table, deck: list[Card], discard: list[Card]) -> None:
    """ff.cards.05 An empty deck is made anew from its discard pile at once."""
    if not deck:
        deck[:] = discard
        discard.clear()
        shuffle(t, deck, t.seen)


def draw_offer(t: Table) -> int | None:
    """One offer from the bag to those for the nests in supply; None if the bag is empty."""
    board = board_of(t)
    left = [offer for offer, count in enumerate(board.bag) if count]
    if not left:
        return None
    offer = t.chance.pick(left)
    board.bag[offer] -= 1
    board.hand.append(offer)
    board.hand.sort()
    t.shown += 1
    t.tell(events.OFFER_DRAWN, offer)
    return offer


def offer_back(t: Table, at: Spot) -> None:
    """ff.quest.04 The offer of a nest goes back into the bag; the nest stays."""
    board = board_of(t)
    offer = board.nests[at]
    board.nests[at] = EMPTY_NEST
    board.bag[offer] += 1
    t.tell(events.OFFER_BACK, offer)


def add_cubes(t: Table, count: int) -> None:
    """Search cubes from the supply onto the battleground, as many as there are."""
    came = t.gain_cubes(SILVER, count)
    if came:
        t.tell(events.SEARCH_CUBES, came)


# -- playing a nest ----------------------------------------------------------------------------------------------------


def nest_may_lie(t: Table, at: Spot) -> bool:
    """ff.nest.01, ff.nest.02, r.090 No unit, no fire, no other nest; whatever else lies there, on any terrain."""
    return t.empty_of_units(at) and not t.flames[at] and board_of(t).nests[at] == NO_NEST


def nest_hexes(t: Table) -> list[Spot]:
    return [at for at in SPOTS if nest_may_lie(t, at)]


def with_offer(t: Table) -> list[Spot]:
    """Nests on the map that still have their offer."""
    board = board_of(t)
    return [at for at in SPOTS if board.offer_at(at)]


def can_play_nest(t: Table) -> bool:
    """ff.nest.01 One nest in a turn; an offer is in supply or on the map, and there is a place."""
    board = board_of(t)
    return board.nested > 0 and bool(board.hand or with_offer(t)) and bool(nest_hexes(t))


async def play_nest(t: Table) -> None:
    """ff.nest.01, ff.nest.03 An offer, a nest, a hex; what the supply lacks is taken from the map."""
    board = board_of(t)
    board.nested -= 1
    seat = t.seat_of[FAIRFOLK]
    if not board.hand:
        await take_offer_from_map(t)
    if not board.spare_nests():
        await take_nest_from_map(t)
    offer = await Decision(seat, kinds.NEST_OFFER, board.hand[:])
    at = await Decision(seat, kinds.NEST_TO, nest_hexes(t), offer)
    board.hand.remove(offer)
    board.nests[at] = offer
    t.tell(events.NEST, at, offer)
    if t.chart.terrain[at] in board.held:
        add_cubes(t, 1)  # ff.nest.05


async def take_offer_from_map(t: Table) -> None:
    """ff.nest.03 Without an offer in supply: one out of a nest of the map, which stays there empty."""
    board = board_of(t)
    at = await Decision(t.seat_of[FAIRFOLK], kinds.NEST_OFFER_FROM, with_offer(t))
    board.hand.append(board.nests[at])
    t.tell(events.OFFER_MOVED, at, board.nests[at])
    board.nests[at] = EMPTY_NEST


async def take_nest_from_map(t: Table) -> None:
    """ff.nest.03, ff.nest.04 Without a nest in supply: one of the map; its offer goes back into the bag."""
    board = board_of(t)
    nests = [at for at in SPOTS if board.nests[at] != NO_NEST]
    at = await Decision(t.seat_of[FAIRFOLK], kinds.NEST_FROM, nests)
    t.tell(events.NEST_TAKEN, at)
    take_up(t, at)


def take_up(t: Table, at: Spot) -> None:
    """ff.nest.04 A nest leaves the map; if it has an offer, that goes back into the bag."""
    board = board_of(t)
    if board.offer_at(at):
        offer_back(t, at)
    board.nests[at] = NO_NEST


# -- a fire under a nest -----------------------------------------------------------------------------------------------


async def push_nest(t: Table, at: Spot) -> None:
    """c5.fire.05, r.067, r.090 A new fire pushes the nest to a hex of Hester's choice, without any off the map."""
    board = board_of(t)
    if board.nests[at] == NO_NEST:
        return
    ways = [to for to in NEIGHBOURS[at] if board.nests[to] == NO_NEST and not t.flames[to]]
    if not ways:
        t.tell(events.NEST_LOST, at)
        take_up(t, at)
        return
    move_nest(t, at, await Decision(t.seat_of[HESTER], kinds.NEST_PUSH, ways, at))


def move_nest(t: Table, at: Spot, to: Spot) -> None:
    """A nest goes to another hex with whatever is in it."""
    board = board_of(t)
    board.nests[to], board.nests[at] = board.nests[at], NO_NEST
    t.tell(events.NEST_MOVED, at, to)
