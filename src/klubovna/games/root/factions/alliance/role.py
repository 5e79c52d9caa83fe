"""8 Woodland Alliance."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root import events as shared_events
from klubovna.games.root.battle import battle_somewhere, battlefields, can_battle_somewhere
from klubovna.games.root.cards import (
    OF_SUIT,
    choose_card,
    choose_cards,
    could_hold,
    discard,
    draw_and_discard,
    draw_one,
    matching,
    matching_of,
    seats_of_both,
    spend,
)
from klubovna.games.root.factions.alliance import events, kinds
from klubovna.games.root.factions.alliance.board import AllianceBoard
from klubovna.games.root.factions.alliance.shown import AllianceView
from klubovna.games.root.facts import (
    ALLIANCE,
    BASE,
    BIRD,
    BOARD_OF,
    CARD_FACTS,
    CARD_SUIT,
    CLEARING_SUITS,
    COMMON,
    FOX,
    MOUSE,
    NOBODY,
    RABBIT,
    SUITS,
    SYMPATHY,
    Card,
    Clearing,
    Faction,
    Piece,
    Suit,
)
from klubovna.games.root.menu import choose_deed, crafting
from klubovna.games.root.move import adjacent, can_move, move, origins
from klubovna.games.root.picks import how_many
from klubovna.games.root.places import ON_MAP, PLACES_IN, Places
from klubovna.games.root.removal import Loss, remove, remove_all_enemies, return_warriors
from klubovna.games.root.roles import Deed, Role, Trigger
from klubovna.games.root.rule import can_place, ground
from klubovna.games.root.state import EVENING, Table
from klubovna.games.root.turn import end_phase
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision
from klubovna.kernel.zones import EVERYBODY, hide, show

FACTS: Final[dict[str, Any]] = BOARD_OF["alliance"]
TRACK: Final[dict[str, list[int]]] = FACTS["tracks"]["sympathy"]
COST: Final = TRACK["supporter_cost"]
POINTS: Final = TRACK["vp"]
BASE_BONUS: Final[list[int]] = FACTS["tracks"]["bases"]["draw_bonus"]
TOKENS: Final = int(FACTS["tokens"]["sympathy"])
FIRST_SUPPORTERS: Final = int(FACTS["starting_supporters"])
SUPPORTER_LIMIT: Final = int(FACTS["supporter_limit_without_base"])
REVOLT_COST: Final = int(FACTS["revolt_supporters"])
MARTIAL_LAW: Final = int(FACTS["martial_law_warriors"])

# The moments of Birdsong.
REVOLTING, SPREADING = range(2)


class Alliance(Role[AllianceBoard]):
    """Spreads sympathy, turns it into revolts, and fights out of the bases these leave."""

    board_class = AllianceBoard

    # -- 8.2 Faction rules and abilities -----------------------------------------------------------------------------

    def crafting_pieces(self, t: Table) -> list[int]:
        """8.2.1 Sympathy tokens."""
        return t.by_suit(SYMPATHY)

    def crafting_clearings(self, t: Table) -> list[Clearing]:
        return self.sympathetic(t)

    def rolls(self, low: int, high: int) -> tuple[int, int]:
        """8.2.2 Guerrilla War: the defender has the higher number."""
        return low, high

    def sympathetic(self, t: Table) -> list[Clearing]:
        """8.2.5.II"""
        return t.where(SYMPATHY)

    def bases(self, t: Table) -> list[Suit]:
        """The suits whose base stands on the map."""
        return [t.suits[c] for c in t.where(BASE)]

    def draws(self, t: Table) -> int:
        """8.6.2#1 One, and one per uncovered bonus."""
        return COMMON.base_draw + sum(BASE_BONUS[: t.on_map[BASE]])

    # -- 8.2.3 Supporters --------------------------------------------------------------------------------------------

    def gain_supporter(self, t: Table, card: Card) -> bool:
        """8.2.3#3 Face down, known to the Alliance; beyond the limit without a base it is discarded (8.2.3.I#1)."""
        board = self.board(t)
        if len(board.supporters) >= SUPPORTER_LIMIT and not t.on_map[BASE]:
            self.lose_supporter(t, card)
            return False
        board.supporters.append(card)  # 8.2.3.I#2
        show(t, [card], t.seen, 1 << t.seat_of[self.id])
        return True

    def lose_supporter(self, t: Table, card: Card) -> None:
        t.tell(events.SUPPORTER_LOST, self.id, card)
        discard(t, card)

    def support(self, t: Table) -> list[int]:
        """By suit: how many supporters can be spent for it, birds included (2.1.1#2)."""
        count = [0, 0, 0, 0]
        for card in self.board(t).supporters:
            count[CARD_SUIT[card]] += 1
        birds = count[BIRD]
        return [birds, birds + count[FOX], birds + count[RABBIT], birds + count[MOUSE]]

    async def spend_supporters(self, t: Table, at: Clearing, count: int) -> None:
        """8.2.3#1 Supporters of the clearing's suit."""
        supporters = self.board(t).supporters
        fitting = matching_of(supporters, t.suits[at])
        for card in await choose_cards(t, self.id, kinds.SUPPORTER, fitting, count, lambda left: (at, left)):
            supporters.remove(card)
            t.tell(shared_events.SPENT, self.id, card)
            discard(t, card)

    # -- 8.2.4 Removing bases, 8.2.6 Outrage -------------------------------------------------------------------------

    def on_loss(self, t: Table, loss: Loss) -> list[Trigger]:
        """Each resolves completely before the other (r.69)."""
        triggers: list[Trigger] = []
        for piece, _ in loss.pieces:
            if piece == BASE:

                async def base() -> None:
                    await self.lose_base(t, t.suits[loss.at])

                triggers.append((("base", loss.at), base))
            elif loss.by not in (NOBODY, self.id):
                triggers += self.outraged(t, loss.at, loss.by)  # 8.2.6#1, r.67
        return triggers

    def on_moved_in(self, t: Table, mover: Faction, at: Clearing, payer: Faction) -> list[Trigger]:
        """8.2.6#2 One card for a move, however many warriors come (r.64)."""
        return self.outraged(t, at, payer) if t.pieces[SYMPATHY][at] else []  # 1.1.4#2, r.66

    def outraged(self, t: Table, at: Clearing, payer: Faction) -> list[Trigger]:
        async def outrage() -> None:
            await self.outrage(t, at, payer)

        return [(("outrage", at), outrage)]

    async def outrage(self, t: Table, at: Clearing, payer: Faction) -> None:
        """8.2.6 A card of the clearing's suit from the hand, birds included (2.1.1.I), else one from the deck."""
        suit = t.suits[at]
        cards = matching(t, payer, suit)  # r.35
        if not cards:
            if could_hold(t, payer, OF_SUIT[suit]):  # r.172
                await Decision(t.seat_of[payer], kinds.OUTRAGE, [None], at)
            self.show_hand(t, at, payer)
            card = draw_one(t)
            if card >= 0 and self.gain_supporter(t, card):  # 8.2.6#3, r.27
                t.whisper(1 << t.seat_of[self.id], events.SUPPORTER, self.id, card)
            return
        card = await choose_card(t, payer, kinds.OUTRAGE, cards, at)  # r.64
        both = seats_of_both(t, payer, self.id)
        t.whisper(both, events.OUTRAGE, payer, at, card)
        hand = t.hands[payer][:]
        t.hands[payer].remove(card)
        if self.gain_supporter(t, card):
            hide(matching_of(hand, suit), t.seen, both | self.knowing(t, hand, suit))  # r.68

    def knowing(self, t: Table, hand: list[Card], suit: Suit) -> int:
        """The seats that know which card of this hand was given, though they did not see it."""
        if len(matching_of(hand, suit)) > 1:
            return 0
        seats = EVERYBODY
        for card in hand:
            seats &= t.seen[card]
        return seats

    def show_hand(self, t: Table, at: Clearing, payer: Faction) -> None:
        """8.2.6#3, r.68 To the Alliance alone; an empty hand shows nothing."""
        seat = 1 << t.seat_of[self.id]
        hand = t.hands[payer]
        t.whisper(seat, events.HAND_SHOWN, payer, at, sorted(hand))
        if hand:
            show(t, hand, t.seen, seat)

    async def lose_base(self, t: Table, suit: Suit) -> None:
        """8.2.4 Supporters of its suit and birds go, and half of the officers; with the last base all beyond five."""
        board = self.board(t)
        gone = matching_of(board.supporters, suit)
        board.supporters = [card for card in board.supporters if card not in gone]
        for card in sorted(gone):
            self.lose_supporter(t, card)  # 8.2.4#1
        removed = (board.officers + 1) // 2
        if removed:
            board.officers -= removed
            return_warriors(t, self.id, removed)  # 8.2.4#2, r.75
            t.tell(events.OFFICERS_LOST, self.id, removed)
        surplus = 0 if t.on_map[BASE] else len(board.supporters) - SUPPORTER_LIMIT  # 8.2.4#3
        for card in await choose_cards(t, self.id, kinds.SUPPORTER_LIMIT, board.supporters, surplus, how_many):
            board.supporters.remove(card)
            self.lose_supporter(t, card)

    # -- 8.3 Faction set-up ------------------------------------------------------------------------------------------

    def new_board(self, t: Table) -> None:
        """8.3.1, 8.3.2, 8.3.3 Warriors, bases and tokens all lie ready; nothing is on the map."""
        super().new_board(t)

    async def set_up(self, t: Table) -> None:
        for _ in range(FIRST_SUPPORTERS):
            card = draw_one(t)
            self.gain_supporter(t, card)  # 8.3.4
            t.whisper(1 << t.seat_of[self.id], events.SUPPORTER, self.id, card)

    # -- 8.4 Birdsong ------------------------------------------------------------------------------------------------

    def begin_turn(self, t: Table) -> None:
        self.board(t).operations = 0

    def actions_left(self, t: Table) -> int | None:
        board = self.board(t)
        return board.officers - board.operations if t.phase == EVENING else None

    async def birdsong(self, t: Table) -> None:
        """8.4 First revolts, any number (8.4.1); then sympathy, any number (8.4.2)."""
        deed = await choose_deed(t, self.id, [None, *self.risings(t)])
        if deed is None:
            end_phase(t)
        elif deed[0] == "revolt":
            await self.revolt(t)
        elif deed[0] == "spread":
            t.moment = SPREADING
            await self.spread(t)

    def risings(self, t: Table) -> list[Deed]:
        menu: list[Deed] = []
        support = self.support(t)
        if t.moment == REVOLTING and self.revolting(t, support):
            menu.append(("revolt", -1))
        if self.spreading(t, support):
            menu.append(("spread", -1))
        return menu

    def revolt_sites(self, t: Table) -> list[Clearing]:
        return PLACES_IN[self.revolting(t, self.support(t))]

    def revolting(self, t: Table, support: list[int]) -> Places:
        """8.4.1.I Sympathetic clearings whose base is not on the map, where the supporters suffice."""
        found = 0
        for suit in CLEARING_SUITS:
            if support[suit] >= REVOLT_COST and not t.spots[BASE] & t._suited[suit]:
                found |= t._suited[suit]
        return found & t.spots[SYMPATHY]

    async def revolt(self, t: Table) -> None:
        """8.4.1, r.71 Supporters, removal with all that follows, base, warriors, officer."""
        at = await Decision(t.seat_of[self.id], kinds.REVOLT_WHERE, self.revolt_sites(t))
        t.tell(events.REVOLT, self.id, at)
        await self.spend_supporters(t, at, REVOLT_COST)  # 8.4.1.II
        await remove_all_enemies(t, self.id, [at])  # 8.4.1.III#1
        if can_place(t, self.id, at):  # r.72
            if t.open_slots(at) > 0:
                self.put(t, BASE, at)  # 8.4.1.III#2
            self.muster(t, at, sum(t.suits[c] == t.suits[at] for c in self.sympathetic(t)))  # 8.4.1.III#3
        if t.supply[self.id]:
            self.promote(t)  # 8.4.1.III#4

    def put(self, t: Table, piece: Piece, at: Clearing) -> None:
        t.put_piece(piece, at)
        t.tell(shared_events.PLACED, self.id, piece, at)

    def muster(self, t: Table, at: Clearing, count: int) -> None:
        placed = t.put_warriors(self.id, at, count)
        if placed:
            t.tell(shared_events.RECRUITED, self.id, placed, at)

    def promote(self, t: Table) -> None:
        """r.75 A warrior of the supply becomes an officer."""
        t.supply[self.id] -= 1
        board = self.board(t)
        board.officers += 1
        t.tell(events.OFFICER, self.id, board.officers)

    def spread_sites(self, t: Table) -> list[Clearing]:
        return PLACES_IN[self.spreading(t, self.support(t))]

    def spreading(self, t: Table, support: list[int]) -> Places:
        """8.4.2.I Unsympathetic clearings next to sympathetic ones, or any if there are none, that can be paid."""
        placed = t.on_map[SYMPATHY]
        if placed >= TOKENS:
            return 0
        least = COST[placed]
        dear = rich = 0
        for suit in CLEARING_SUITS:
            if support[suit] >= least:
                dear |= t._suited[suit]
                if support[suit] > least:
                    rich |= t._suited[suit]
        if not dear:
            return 0
        near = ON_MAP  # 8.4.2.I#2
        if placed:
            near = 0
            beside = adjacent(t, self.id)
            for c in self.sympathetic(t):
                near |= beside[c]  # 8.4.2.I#1
        found = near & dear & self.free(t)
        for c in PLACES_IN[found & ~rich]:
            if self.martial_law(t, c):
                found &= ~(1 << c)
        return found

    def free(self, t: Table) -> Places:
        """8.2.5.I At most one token in a clearing, and only where it can be placed (r.74)."""
        return ground(t, self.id) & ~t.spots[SYMPATHY]

    def cost(self, t: Table, at: Clearing) -> int:
        """8.4.2.II The number above the token; under Martial Law one more (8.4.2.II.a)."""
        return COST[t.on_map[SYMPATHY]] + self.martial_law(t, at)

    def martial_law(self, t: Table, at: Clearing) -> bool:
        """8.4.2.II.a Three warriors of one other player (r.73)."""
        for other in t.others(self.id):
            if t.warriors[other][at] >= MARTIAL_LAW:
                return True
        return False

    def points(self, t: Table) -> int:
        """8.4.2.III#2 What the next token's space shows."""
        return POINTS[t.on_map[SYMPATHY]]

    async def spread(self, t: Table) -> None:
        at = await Decision(t.seat_of[self.id], kinds.SPREAD_WHERE, self.spread_sites(t))
        await self.spend_supporters(t, at, self.cost(t, at))  # 8.4.2.II
        self.add_sympathy(t, at)

    def add_sympathy(self, t: Table, at: Clearing) -> None:
        """8.4.2.III#2 The token is placed, and what its space shows is scored (8.4.2.III, 8.6.1.IV#2)."""
        points = self.points(t)
        self.put(t, SYMPATHY, at)
        gain_points(t, self.id, points, "sympathy")

    # -- 8.5 Daylight ------------------------------------------------------------------------------------------------

    async def daylight(self, t: Table) -> None:
        """8.5 Craft, mobilize and train in any order, any number of times."""
        own: list[Deed | None] = [None, *crafting(t, self.id)]  # 8.5.1
        if t.hands[self.id]:
            own.append(("mobilize", -1))  # r.70
        if t.supply[self.id] and self.trainers(t):
            own.append(("train", -1))  # r.75
        deed = await choose_deed(t, self.id, own)
        if deed is None:
            end_phase(t)
        elif deed[0] == "mobilize":
            await self.mobilize(t)
        elif deed[0] == "train":
            spend(t, self.id, await choose_card(t, self.id, kinds.TRAIN, self.trainers(t)))  # 8.5.3
            self.promote(t)

    async def mobilize(self, t: Table) -> None:
        """8.5.2 The others do not see which card it is, so of a hand they knew they are no longer sure."""
        hand = t.hands[self.id]
        card = await choose_card(t, self.id, kinds.MOBILIZE, hand)
        seat = 1 << t.seat_of[self.id]
        known = hand[:]
        hand.remove(card)
        if self.gain_supporter(t, card):
            t.whisper(seat, events.SUPPORTER, self.id, card)
            if hand:
                hide(known, t.seen, seat)

    def trainers(self, t: Table) -> list[Card]:
        """8.5.3 The cards in hand that match a base on the map."""
        if not t.spots[BASE]:
            return []
        suits = {BIRD, *self.bases(t)}
        return [card for card in t.hands[self.id] if CARD_SUIT[card] in suits]

    # -- 8.6 Evening -------------------------------------------------------------------------------------------------

    async def evening(self, t: Table) -> None:
        """8.6 Military operations (8.6.1), then draw and discard (8.6.2)."""
        board = self.board(t)
        own: list[Deed | None] = [None]
        if board.operations < board.officers:  # 8.6.1
            own += self.operations(t)
        deed = await choose_deed(t, self.id, own, public=True)
        if deed is None:
            await draw_and_discard(t, self.id)  # 8.6.2#1, 8.6.2#2
            end_phase(t)
        elif deed in own:
            board.operations += 1
            await self.operate(t, deed[0])

    def operations(self, t: Table) -> list[Deed]:
        menu: list[Deed] = []
        if can_move(t, self.id):
            menu.append(("move", -1))
        if can_battle_somewhere(t, self.id):
            menu.append(("battle", -1))
        if t.supply[self.id] and self.recruiting(t):
            menu.append(("recruit", -1))  # r.75
        if self.organizing(t):
            menu.append(("organize", -1))
        return menu

    async def operate(self, t: Table, what: str) -> None:
        seat = t.seat_of[self.id]
        if what == "move":
            await move(t, self.id, origins(t, self.id), optional=False)  # 8.6.1.I
        elif what == "battle":
            await battle_somewhere(t, self.id, battlefields(t, self.id), optional=False)  # 8.6.1.II
        elif what == "recruit":
            self.muster(t, await Decision(seat, kinds.RECRUIT_WHERE, self.recruiting(t)), 1)  # 8.6.1.III
        else:
            at = await Decision(seat, kinds.ORGANIZE_WHERE, self.organizing(t))
            await remove(t, [Loss(self.id, NOBODY, at, 1)])  # 8.6.1.IV
            self.add_sympathy(t, at)

    def recruiting(self, t: Table) -> list[Clearing]:
        return PLACES_IN[t.spots[BASE] & ground(t, self.id)]

    def organizing(self, t: Table) -> list[Clearing]:
        """Unsympathetic clearings with an own warrior, while a token is left (r.74)."""
        if t.on_map[SYMPATHY] >= TOKENS:
            return []
        return PLACES_IN[t.stations[self.id] & self.free(t)]

    # -- view --------------------------------------------------------------------------------------------------------

    def view(self, t: Table, own: bool) -> AllianceView | None:
        if t.boards[self.id] is None:
            return None
        board = self.board(t)
        return AllianceView(
            supporter_count=len(board.supporters),
            supporters=[CARD_FACTS[card].id for card in sorted(board.supporters)] if own else None,
            officers=board.officers,
            operations=board.operations,
            bases=[SUITS[suit] for suit in CLEARING_SUITS if suit in self.bases(t)],
            sympathy=t.on_map[SYMPATHY],
        )


ROLE: Final = Alliance(ALLIANCE)
