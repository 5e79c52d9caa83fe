"""7 Eyrie Dynasties."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root import events
from klubovna.games.root.battle import Battle, battle_somewhere, open_to_battle
from klubovna.games.root.cards import discard, distinct, draw, draw_and_discard
from klubovna.games.root.factions.eyrie import events as own_events
from klubovna.games.root.factions.eyrie import kinds
from klubovna.games.root.factions.eyrie.board import NO_LEADER, VIZIER, EyrieBoard
from klubovna.games.root.factions.eyrie.shown import EyrieView
from klubovna.games.root.facts import (
    BIRD,
    BOARD_OF,
    CARD_FACTS,
    CARD_SUIT,
    CARD_VP,
    EYRIE,
    ROOST,
    Card,
    Clearing,
    Suit,
)
from klubovna.games.root.menu import SOMETHING_ELSE, choose_deed, crafting
from klubovna.games.root.move import can_leave_from, move
from klubovna.games.root.places import PLACES_IN, Places
from klubovna.games.root.removal import Loss
from klubovna.games.root.roles import Deed, Role, homes
from klubovna.games.root.rule import ground, realm
from klubovna.games.root.state import Table
from klubovna.games.root.turn import end_phase
from klubovna.games.root.victory import gain_points, score
from klubovna.kernel.decision import Decision
from klubovna.kernel.zones import EVERYBODY

FACTS: Final[dict[str, Any]] = BOARD_OF["eyrie"]
ROOSTS: Final = int(FACTS["buildings"]["roost"])
TRACK: Final[dict[str, list[int]]] = FACTS["tracks"]["roost"]
START_WARRIORS: Final = 6  # 7.3.2#1
NEW_ROOST_WARRIORS: Final = int(FACTS["new_roost_warriors"])

COLUMNS: Final[list[str]] = FACTS["decree_columns"]
RECRUIT, MOVE, BATTLE, BUILD = range(4)
ORDERS: Final = [f"decree-{column}" for column in COLUMNS]
"""A card of each column as an entry of the menu, with its suit; one that cannot be obeyed is "turmoil"."""

LEADERS: Final[list[str]] = [leader["id"] for leader in FACTS["leader"]]
BUILDER, CHARISMATIC, COMMANDER, DESPOT = (
    LEADERS.index(name) for name in ("builder", "charismatic", "commander", "despot")
)
VIZIERS: Final = [[COLUMNS.index(column) for column in leader["viziers"]] for leader in FACTS["leader"]]

# Moments of Birdsong (7.4) and of Daylight (7.5).
ORDERING, ADDING, ROOSTING, RISEN = range(4)
CRAFTING, RESOLVING = range(2)


def suit_of(card: Card) -> Suit:
    """7.3.4 A Loyal Vizier is a bird."""
    return BIRD if card == VIZIER else CARD_SUIT[card]


class Eyrie(Role[EyrieBoard]):
    """Lives by roosts, and by a Decree that grows until it cannot be obeyed any more."""

    board_class = EyrieBoard

    def led_by(self, t: Table, leader: int) -> bool:
        board = t.boards[self.id]
        return isinstance(board, EyrieBoard) and board.leader == leader

    # -- 7.2 Faction rules and abilities -----------------------------------------------------------------------------

    def crafting_pieces(self, t: Table) -> list[int]:
        """7.2.1 Roosts."""
        return t.by_suit(ROOST)

    def crafting_clearings(self, t: Table) -> list[Clearing]:
        return t.where(ROOST)

    def wins_ties(self) -> bool:
        """7.2.2#1 Lords of the Forest; a tie at nothing is no tie (7.2.2#2, r.56)."""
        return True

    def item_points(self, t: Table, card: Card) -> int:
        """7.2.3 Disdain for Trade, which the Builder ignores (7.8.1); only items score at all (r.55)."""
        return CARD_VP[card] if self.led_by(t, BUILDER) else 1

    # -- 7.3 Faction set-up ------------------------------------------------------------------------------------------

    def home(self, t: Table) -> list[Clearing]:
        return t.where(ROOST)

    async def set_up(self, t: Table) -> None:
        seat = t.seat_of[self.id]
        corners = [t.chart.opposite[c] for c in homes(t)] or t.chart.corners  # 7.3.2#1, 7.3.2#2
        corner = await Decision(seat, kinds.START_WHERE, corners)
        self.place_roost(t, corner, START_WARRIORS)
        self.appoint(t, await Decision(seat, kinds.LEADER, list(range(len(LEADERS)))))  # 7.3.3

    def place_roost(self, t: Table, at: Clearing, warriors: int) -> None:
        """A roost with its first warriors, as many as there are (2.5#2)."""
        t.put_piece(ROOST, at)
        t.tell(events.PLACED, self.id, ROOST, at)
        if placed := t.put_warriors(self.id, at, warriors):
            t.tell(events.RECRUITED, self.id, placed, at)

    def appoint(self, t: Table, leader: int) -> None:
        """7.3.4, 7.7.3#2 A new leader, and the viziers in the columns that the card names."""
        board = self.board(t)
        board.leader = leader
        board.decree = [[VIZIER] if column in VIZIERS[leader] else [] for column in range(len(COLUMNS))]
        t.tell(own_events.LEADER, self.id, leader)

    # -- 7.4 Birdsong ------------------------------------------------------------------------------------------------

    def begin_turn(self, t: Table) -> None:
        self.board(t).left = [[] for _ in COLUMNS]

    async def birdsong(self, t: Table) -> None:
        """7.4 Emergency Orders, the Decree, A New Roost; a step ends where one of them has changed something."""
        if await choose_deed(t, self.id, [None], public=True) is not None:
            return
        if t.moment == ORDERING:
            t.moment = ADDING
            if not t.hands[self.id] and draw(t, self.id, 1):  # 7.4.1
                return
        if t.moment == ADDING:
            t.moment = ROOSTING
            if t.hands[self.id]:  # r.27
                await self.add_to_decree(t)
                return
        if t.moment == ROOSTING:
            t.moment = RISEN
            if await self.new_roost(t):
                return
        end_phase(t)

    async def add_to_decree(self, t: Table) -> None:
        """7.4.2 One card, and a second one if they like; of birds at most one (7.4.2#2, r.57)."""
        hand = t.hands[self.id]
        first = await self.add_card(t, [*distinct(hand)])  # 7.4.2#1
        if hand:
            second = [card for card in distinct(hand) if first != BIRD or CARD_SUIT[card] != BIRD]
            await self.add_card(t, [None, *second])

    async def add_card(self, t: Table, options: list[Card | None]) -> Suit | None:
        """7.4.2#3 Into any column, for everybody to see (r.63). Its suit, or None if there was none."""
        seat = t.seat_of[self.id]
        card = await Decision(seat, kinds.DECREE_CARD, options)
        if card is None:
            return None
        column = await Decision(seat, kinds.DECREE_COLUMN, list(range(len(COLUMNS))), card)
        t.hands[self.id].remove(card)
        self.board(t).decree[column].append(card)
        t.seen[card] = EVERYBODY
        t.tell(own_events.DECREED, self.id, card, column)
        return CARD_SUIT[card]

    async def new_roost(self, t: Table) -> bool:
        """7.4.3 Without a roost: one and three warriors where the fewest warriors stand (r.58)."""
        if t.on_map[ROOST]:
            return False
        open_to_us = PLACES_IN[t.vacant & ground(t, self.id)]
        if not open_to_us:
            return False
        crowd = {c: sum(t.warriors[f][c] for f in t.present) for c in open_to_us}
        fewest = min(crowd.values())
        at = await Decision(t.seat_of[self.id], kinds.NEW_ROOST, [c for c in open_to_us if crowd[c] == fewest])
        self.place_roost(t, at, NEW_ROOST_WARRIORS)
        return True

    # -- 7.5 Daylight ------------------------------------------------------------------------------------------------

    async def daylight(self, t: Table) -> None:
        """7.5 First craft (7.5.1, 7.2.1), then obey the Decree card by card (7.5.2)."""
        board = self.board(t)
        if t.moment == CRAFTING:
            if await choose_deed(t, self.id, [None, *crafting(t, self.id)], not t.hands[self.id]) is None:
                board.left = [cards[:] for cards in board.decree]
                t.moment = RESOLVING
            return
        column = RECRUIT
        while column < BUILD and not board.left[column]:  # 7.5.2#1, r.61
            column += 1
        deed = await choose_deed(t, self.id, self.orders(t, column) or [None], public=True)
        if deed is None:
            end_phase(t)
        elif deed != SOMETHING_ELSE:
            await self.obey(t, column, Suit(deed[1]))

    def orders(self, t: Table, column: int) -> list[Deed | None]:
        """7.5.2#2 The cards of a column in any order, those that bring turmoil too (r.60). Equal suits are one."""
        suits = {suit_of(card) for card in self.board(t).left[column]}
        if not suits:
            return []
        places = self.open_to(t, column)
        return [(ORDERS[column] if places & t._suited[suit] else "turmoil", suit) for suit in sorted(suits)]

    def places(self, t: Table, column: int, suit: Suit) -> list[Clearing]:
        """Where a card of this suit in this column can be obeyed in full; a bird wherever any card can."""
        return PLACES_IN[self.open_to(t, column) & t._suited[suit]]

    def open_to(self, t: Table, column: int) -> Places:
        """Where a card in this column can be obeyed in full, if its suit fits."""
        if column == RECRUIT:
            return self.recruiting(t) if t.supply[self.id] >= self.recruits(t) else 0
        if column == MOVE:
            return can_leave_from(t, self.id)
        if column == BATTLE:
            return open_to_battle(t, self.id)
        return self.sites(t)

    async def obey(self, t: Table, column: int, suit: Suit) -> None:
        """7.5.2 The action of one card; if it cannot be taken in full, turmoil (7.5.2#3)."""
        left = self.board(t).left[column]
        left.remove(next(card for card in left if suit_of(card) == suit))
        places = self.places(t, column, suit)
        if not places:
            await self.fail(t, column, suit)
        elif column == RECRUIT:
            await self.recruit(t, places)
        elif column == MOVE:
            await move(t, self.id, places, optional=False)  # 7.5.2.II
        elif column == BATTLE:
            await battle_somewhere(t, self.id, places, optional=False)  # 7.5.2.III
        else:
            await self.build(t, places)

    async def fail(self, t: Table, column: int, suit: Suit) -> None:
        """What can be done is done, then comes turmoil (r.59)."""
        if column == RECRUIT and t.supply[self.id] and (places := self.recruiting(t) & t._suited[suit]):
            await self.recruit(t, PLACES_IN[places])
        await self.turmoil(t)

    def recruiting(self, t: Table) -> Places:
        return t.spots[ROOST] & ground(t, self.id)

    def recruits(self, t: Table) -> int:
        """7.8.2 Two with the Charismatic."""
        return 2 if self.led_by(t, CHARISMATIC) else 1

    async def recruit(self, t: Table, places: list[Clearing]) -> None:
        """7.5.2.I In a clearing with a roost."""
        at = await Decision(t.seat_of[self.id], kinds.RECRUIT_WHERE, places)
        t.tell(events.RECRUITED, self.id, t.put_warriors(self.id, at, self.recruits(t)), at)

    def sites(self, t: Table) -> Places:
        """7.5.2.IV Ruled clearings without a roost, with an open slot."""
        if t.on_map[ROOST] == ROOSTS:
            return 0
        return realm(t, self.id) & ~t.spots[ROOST] & t.vacant & ground(t, self.id)

    async def build(self, t: Table, places: list[Clearing]) -> None:
        at = await Decision(t.seat_of[self.id], kinds.BUILD_WHERE, places)
        t.put_piece(ROOST, at)
        t.tell(events.PLACED, self.id, ROOST, at)

    # -- 7.6 Evening -------------------------------------------------------------------------------------------------

    async def evening(self, t: Table) -> None:
        """7.6 Score, then draw and discard."""
        if t.moment == 0:
            t.moment = 1
            roosts = t.on_map[ROOST]
            gain_points(t, self.id, TRACK["vp"][roosts - 1] if roosts else 0, "roosts")  # 7.6.1, r.11
        if await choose_deed(t, self.id, [None], public=True) is None:
            await draw_and_discard(t, self.id)  # 7.6.2
            end_phase(t)

    def draws(self, t: Table) -> int:
        """7.6.2#1 One, and one per uncovered bonus."""
        return 1 + sum(TRACK["draw_bonus"][: t.on_map[ROOST]])

    # -- 7.7 Turmoil -------------------------------------------------------------------------------------------------

    async def turmoil(self, t: Table) -> None:
        """7.7 Humiliate, purge, depose, rest."""
        board = self.board(t)
        t.tell(own_events.TURMOIL, self.id)
        cards = [card for column in board.decree for card in column]
        score(t, self.id, -sum(suit_of(card) == BIRD for card in cards), "turmoil")  # 7.7.1
        self.purge(t)
        board.deposed[board.leader] = True  # 7.7.3#1
        if all(board.deposed):
            board.deposed = [False] * len(LEADERS)  # 7.7.3.I
        face_up = [leader for leader in range(len(LEADERS)) if not board.deposed[leader]]
        self.appoint(t, await Decision(t.seat_of[self.id], kinds.NEW_LEADER, face_up))  # 7.7.3#2
        end_phase(t)  # 7.7.4

    def purge(self, t: Table) -> None:
        """7.7.2 The Loyal Viziers stay; the rest is discarded like any card (r.63)."""
        board = self.board(t)
        purged = [card for column in board.decree for card in column if card != VIZIER]
        for card in purged:
            discard(t, card)
        board.decree = [[card for card in column if card == VIZIER] for column in board.decree]
        board.left = [[] for _ in COLUMNS]
        t.tell(own_events.PURGED, self.id, len(purged))

    # -- 7.8 Leaders in battle ---------------------------------------------------------------------------------------

    def extra_hits(self, t: Table, battle: Battle) -> int:
        """7.8.3 The Commander, as attacker only."""
        return int(battle.attacker == self.id and self.led_by(t, COMMANDER))

    def spoils(self, t: Table, battle: Battle, loss: Loss) -> int:
        return self.first_razed(t) if loss.count > 0 and not battle.removed[self.id] else 0

    def first_razed(self, t: Table) -> int:
        """7.8.4 The Despot: one more for the first buildings and tokens removed in a battle (r.62)."""
        return int(self.led_by(t, DESPOT))

    # -- the own board -----------------------------------------------------------------------------------------------

    def view(self, t: Table, own: bool) -> EyrieView | None:
        if t.boards[self.id] is None:
            return None
        board = self.board(t)
        return EyrieView(
            leader=LEADERS[board.leader] if board.leader != NO_LEADER else None,
            deposed=[name for name, down in zip(LEADERS, board.deposed, strict=True) if down],
            decree=columns(board.decree),
            left=columns(board.left),
        )


def columns(cards: list[list[Card]]) -> dict[str, list[str]]:
    """The Decree in words; everybody may see it (r.164)."""
    names = [["loyal_vizier" if card == VIZIER else CARD_FACTS[card].id for card in column] for column in cards]
    return dict(zip(COLUMNS, names, strict=True))


ROLE: Final = Eyrie(EYRIE)
