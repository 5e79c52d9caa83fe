"""12.5.1 The Duchy's Assembly: building, recruiting, moving, battling, digging."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root import events
from klubovna.games.root.battle import battle_somewhere, battlefields
from klubovna.games.root.cards import choose_card, spend
from klubovna.games.root.factions.duchy import events as own_events
from klubovna.games.root.factions.duchy import kinds
from klubovna.games.root.factions.duchy.board import DuchyBoard
from klubovna.games.root.facts import (
    BOARD_OF,
    BUILDINGS_OF,
    BURROW,
    CARD_SUIT,
    CITADEL,
    DUCHY,
    MARKET,
    NOBODY,
    TUNNEL,
    Card,
    Clearing,
    Piece,
    Suit,
)
from klubovna.games.root.menu import SOMETHING_ELSE, choose_deed
from klubovna.games.root.move import march, move, origins
from klubovna.games.root.places import PLACES_IN
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.roles import Deed
from klubovna.games.root.rule import ground, realm
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.zones import show

FACTS: Final[dict[str, Any]] = BOARD_OF["duchy"]
BUILDINGS: Final = BUILDINGS_OF[DUCHY]
LIMIT: Final = {CITADEL: int(FACTS["buildings"]["citadel"]), MARKET: int(FACTS["buildings"]["market"])}
TUNNELS: Final = int(FACTS["tokens"]["tunnel"])
ACTIONS: Final = int(FACTS["assembly_actions"])
DIG_MOST: Final = int(FACTS["dig_move_max"])

ASSEMBLY, PARLIAMENT, SWAY = range(3)
"""The moments of Daylight (12.5)."""


def board_of(t: Table) -> DuchyBoard:
    board = t.boards[DUCHY]
    assert isinstance(board, DuchyBoard)
    return board


def tunnels(t: Table) -> list[Clearing]:
    return t.where(TUNNEL)


def recruit(t: Table, count: int) -> None:
    """Into the Burrow, where nothing keeps the Duchy from placing warriors."""
    placed = t.put_warriors(DUCHY, BURROW, count)
    if placed:
        t.tell(events.RECRUITED, DUCHY, placed, BURROW)


async def assembly(t: Table) -> None:
    """12.5.1 Up to two actions."""
    board = board_of(t)
    if not board.actions:
        t.moment = PARLIAMENT
        return
    deed = await choose_deed(t, DUCHY, [None, *actions(t)])
    if deed is None:
        t.moment = PARLIAMENT
    elif deed != SOMETHING_ELSE:
        board.actions -= 1
        await act(t, deed[0])


def actions(t: Table) -> list[Deed]:
    """Those that would have an effect."""
    menu: list[Deed] = []
    if building_cards(t):
        menu.append(("build", -1))
    if t.supply[DUCHY]:
        menu.append(("recruit", -1))
    if origins(t, DUCHY):
        menu.append(("move", -1))
    if battlefields(t, DUCHY):
        menu.append(("battle", -1))
    if digging_cards(t):
        menu.append(("dig", -1))
    return menu


async def act(t: Table, what: str) -> None:
    if what == "build":
        await build(t, kinds.BUILD_CARD, building_cards(t), matching=True)  # 12.5.1.I
    elif what == "recruit":
        recruit(t, 1)  # 12.5.1.II
    elif what == "move":
        await move(t, DUCHY, origins(t, DUCHY), optional=False)  # 12.5.1.III
    elif what == "battle":
        await battle_somewhere(t, DUCHY, battlefields(t, DUCHY), optional=False)  # 12.5.1.IV
    else:
        await dig(t)  # 12.5.1.V


def building_sites(t: Table) -> list[Clearing]:
    """Ruled clearings that can take a building."""
    if not buildings_left(t):
        return []
    return PLACES_IN[realm(t, DUCHY) & t.vacant & ground(t, DUCHY)]


def buildings_left(t: Table) -> list[Piece]:
    return [kind for kind in BUILDINGS if t.on_map[kind] < LIMIT[kind]]


def building_cards(t: Table) -> list[Card]:
    """12.5.1.I The cards in hand that match a site."""
    sites = building_sites(t)
    return [card for card in t.hands[DUCHY] if any(t.matches(CARD_SUIT[card], c) for c in sites)]


async def build(t: Table, kind: Kind, cards: list[Card], matching: bool) -> None:
    """12.5.1.I Reveal a card, then place a citadel or a market."""
    seat = t.seat_of[DUCHY]
    card = await choose_card(t, DUCHY, kind, cards)
    reveal(t, card)
    sites = [c for c in building_sites(t) if not matching or t.matches(CARD_SUIT[card], c)]
    site = await Decision(seat, kinds.BUILD_WHERE, sites, card)
    building = await Decision(seat, kinds.BUILD_WHAT, buildings_left(t), site)
    t.put_piece(building, site)
    t.tell(events.PLACED, DUCHY, building, site)


def reveal(t: Table, card: Card) -> None:
    """2.1.4 The card lies in the play area and is no card of the hand any more (r.35)."""
    t.hands[DUCHY].remove(card)
    t.revealed[DUCHY].append(card)
    show(t, [card], t.seen)
    t.tell(own_events.REVEALED, DUCHY, card)


def digging_grounds(t: Table, suit: Suit) -> list[Clearing]:
    """12.5.1.V#1 Clearings of the card's suit where a tunnel can be placed, whether one is there or not."""
    return PLACES_IN[t._suited[suit] & ground(t, DUCHY)]  # r.135


def spare_tunnels(t: Table, grounds: list[Clearing]) -> list[Clearing]:
    """12.2.4#2 The tunnels that may be taken off first so that there is then a place for the new one."""
    out = tunnels(t)
    if len(out) < TUNNELS:
        return []
    free = any(not t.pieces[TUNNEL][c] for c in grounds)
    return [c for c in out if free or c in grounds]


def digging_cards(t: Table) -> list[Card]:
    """12.5.1.V#1 The cards in hand for which there is a place."""
    hand = t.hands[DUCHY]
    suits: list[Suit] = []
    for suit in sorted({CARD_SUIT[card] for card in hand}):
        grounds = digging_grounds(t, suit)
        if any(not t.pieces[TUNNEL][c] for c in grounds) or spare_tunnels(t, grounds):
            suits.append(suit)
    return [card for card in hand if CARD_SUIT[card] in suits]


async def dig(t: Table) -> None:
    """12.5.1.V Spend a card, place a tunnel, and let up to four warriors come up."""
    seat = t.seat_of[DUCHY]
    card = await choose_card(t, DUCHY, kinds.DIG_CARD, digging_cards(t))
    spend(t, DUCHY, card)  # r.134
    spare = spare_tunnels(t, digging_grounds(t, CARD_SUIT[card]))
    if spare:
        old = await Decision(seat, kinds.DIG_FROM, spare, card)  # 12.2.4#2
        await remove(t, [Loss(DUCHY, NOBODY, old, 0, [(TUNNEL, 1)])])
    free = [c for c in digging_grounds(t, CARD_SUIT[card]) if not t.pieces[TUNNEL][c]]
    site = await Decision(seat, kinds.DIG_WHERE, free, card)
    t.put_piece(TUNNEL, site)  # 12.5.1.V#1
    t.tell(events.PLACED, DUCHY, TUNNEL, site)
    most = min(DIG_MOST, t.warriors[DUCHY][BURROW])
    if most:
        counts: list[int | None] = [None, *range(most, 0, -1)]
        count = await Decision(seat, kinds.DIG_COUNT, counts, site)
        if count is not None:
            await march(t, DUCHY, BURROW, site, count)  # 12.5.1.V#2, r.135
