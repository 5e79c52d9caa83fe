"""10 Lizard Cult."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root import events as shared_events
from klubovna.games.root.battle import battle_somewhere, can_battle, open_to_battle
from klubovna.games.root.cards import choose_card, discard_at_random, draw_and_discard, give, spend
from klubovna.games.root.effects.lasting import keeps_coffins
from klubovna.games.root.factions.cult import events, kinds
from klubovna.games.root.factions.cult.board import CultBoard
from klubovna.games.root.factions.cult.shown import CultView
from klubovna.games.root.facts import (
    BIRD,
    BOARD_OF,
    BUILDINGS_OF,
    CARD_SUIT,
    CLEARING_SUITS,
    DOMINANCE,
    GARDEN,
    LIZARDS,
    OWNER,
    SUITS,
    Card,
    Clearing,
    Faction,
    Piece,
)
from klubovna.games.root.menu import SOMETHING_ELSE, choose_deed, crafting
from klubovna.games.root.move import can_leave_from, move
from klubovna.games.root.places import PLACES_IN, Places
from klubovna.games.root.removal import Loss, remove, return_warriors
from klubovna.games.root.roles import Deed, Role, Trigger, homes
from klubovna.games.root.rule import can_place, ground, realm
from klubovna.games.root.state import Table
from klubovna.games.root.turn import end_phase
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.zones import show

TRACK: Final[dict[str, Any]] = BOARD_OF["lizards"]["tracks"]["garden"]
POINTS: Final[list[int]] = TRACK["vp"]
BONUS: Final[list[int]] = TRACK["draw_bonus"]
GARDENS: Final = len(POINTS)
"""Of each suit."""
PRICE: Final[dict[str, int]] = BOARD_OF["lizards"]["conspiracies"]
DISCOUNT: Final = int(BOARD_OF["lizards"]["hated_discount"])

# The moments of Birdsong and Evening.
BEFORE, AFTER = range(2)


class Cult(Role[CultBoard]):
    """Preaches to the outcasts: gardens, revealed cards, and acolytes who have lost everything."""

    board_class = CultBoard

    def gardens(self, t: Table, suit: int) -> int:
        """On the map; a garden has the suit of its clearing."""
        return t.by_suit(GARDEN)[suit]

    # -- 10.2 Faction rules and abilities ----------------------------------------------------------------------------

    def crafting_pieces(self, t: Table) -> list[int]:
        """10.2.1 Gardens of the Outcast suit."""
        pieces = [0, 0, 0, 0]
        outcast = self.board(t).outcast
        pieces[outcast] = self.gardens(t, outcast)
        return pieces

    def crafting_clearings(self, t: Table) -> list[Clearing]:
        return PLACES_IN[t.spots[GARDEN] & self.outcasts(t)]

    def outcasts(self, t: Table) -> Places:
        """The clearings of the Outcast suit."""
        return t._suited[self.board(t).outcast]

    def warriors_go(self, t: Table, loss: Loss) -> None:
        """10.2.3 Revenge: who falls in defence becomes an acolyte; any other loss goes to the supply (r.111)."""
        if loss.battle and loss.defending:
            self.gain_acolytes(t, loss.warriors)
        else:
            return_warriors(t, self.id, loss.warriors)

    def gain_acolytes(self, t: Table, count: int) -> None:
        self.board(t).acolytes += count
        t.tell(events.ACOLYTES_GAINED, self.id, count)

    def dominion(self, t: Table) -> Places:
        """10.2.4 Pilgrims: a garden is enough to rule, against everybody (10.2.4#2, r.112)."""
        return t.spots[GARDEN]

    def on_loss(self, t: Table, loss: Loss) -> list[Trigger]:
        """10.2.5 Fear of the Faithful: a random card for each garden lost, as long as there are cards (r.113)."""
        lost = sum(count for piece, count in loss.pieces if piece == GARDEN)
        if not lost:
            return []

        async def fear() -> None:
            for _ in range(min(lost, len(t.hands[self.id]))):
                discard_at_random(t, self.id)

        return [(("fear", loss.at), fear)]

    def takes_discards(self, t: Table, card: Card) -> bool:
        """10.2.6#1 The Lost Souls: whatever anybody spends or discards, dominance cards too (r.26)."""
        t.souls.append(card)
        return True

    def draws(self, t: Table) -> int:
        """10.6.3#1 One, and one per uncovered bonus."""
        gardens = t.by_suit(GARDEN)
        return 1 + sum(sum(BONUS[: gardens[suit]]) for suit in CLEARING_SUITS)

    # -- 10.3 Faction set-up -----------------------------------------------------------------------------------------

    async def set_up(self, t: Table) -> None:
        seat = t.seat_of[self.id]
        start = await Decision(seat, kinds.CORNER, self.corners(t))
        t.put_warriors(self.id, start, 4)  # 10.3.2#1
        self.plant(t, start)
        for c in t.links[start]:
            if can_place(t, self.id, c):  # r.50
                t.put_warriors(self.id, c, 1)  # 10.3.2#3
        self.board(t).outcast = await Decision(seat, kinds.OUTCAST, CLEARING_SUITS)  # 10.3.3

    def home(self, t: Table) -> list[Clearing]:
        return t.where(GARDEN)

    def corners(self, t: Table) -> list[Clearing]:
        """10.3.2 Opposite the keep or the first roost; with both of them (10.3.2#2) or neither (r.116) any free one."""
        taken = homes(t)
        if len(taken) == 1:
            return [t.chart.opposite[taken[0]]]
        return [c for c in t.chart.corners if c not in taken]

    # -- 10.4 Birdsong -----------------------------------------------------------------------------------------------

    def begin_turn(self, t: Table) -> None:
        self.board(t).scored = [False] * 4

    async def birdsong(self, t: Table) -> None:
        """10.4 Adjust the Outcast, discard the Lost Souls, then conspire."""
        if t.moment == BEFORE:
            if await choose_deed(t, self.id, [("outcast", -1)], public=True) != SOMETHING_ELSE:
                self.adjust_outcast(t)
                self.discard_souls(t)
                t.moment = AFTER
            return
        deed = await choose_deed(t, self.id, [None, *self.conspiracies(t)], public=True)
        if deed is None:
            end_phase(t)
        elif deed != SOMETHING_ELSE:
            await self.conspire(t, deed[0])

    def adjust_outcast(self, t: Table) -> None:
        """10.4.1 The suit with the most Lost Souls; birds do not count."""
        board = self.board(t)
        souls = [sum(CARD_SUIT[card] == suit for card in t.souls) for suit in CLEARING_SUITS]
        leading = [suit for suit, count in zip(CLEARING_SUITS, souls, strict=True) if count == max(souls)]
        if len(leading) == 1 and leading[0] != board.outcast:
            board.outcast = leading[0]  # 10.4.1#1
            board.hated = False
            t.tell(events.OUTCAST, board.outcast)
        else:
            board.hated = True  # 10.4.1#2, 10.4.1#3, r.108
            t.tell(events.HATED, board.outcast)

    def discard_souls(self, t: Table) -> None:
        """10.4.2 To the discard pile; only now dominance cards become available."""
        t.tell(events.SOULS_DISCARDED, self.id, len(t.souls))
        for card in t.souls:
            (t.available if DOMINANCE[card] else t.discard).append(card)
        t.souls = []

    def price(self, t: Table, conspiracy: str) -> int:
        """10.4.3#2 One less while the Outcast is hated."""
        return PRICE[conspiracy] - (DISCOUNT if self.board(t).hated else 0)

    def affordable(self, t: Table, conspiracy: str) -> bool:
        return self.board(t).acolytes >= self.price(t, conspiracy)

    def conspiracies(self, t: Table) -> list[Deed]:
        """10.4.3 Those that can be paid and carried out, in clearings of the Outcast suit."""
        menu: list[Deed] = []
        if self.affordable(t, "crusade"):
            if self.crusade_battlefields(t):
                menu.append(("crusade_battle", -1))
            if self.crusade_origins(t):
                menu.append(("crusade_move", -1))
        if self.convertible(t):
            menu.append(("convert", -1))
        if self.sanctifiable(t):
            menu.append(("sanctify", -1))
        return menu

    async def conspire(self, t: Table, what: str) -> None:
        if what == "convert":
            await self.convert(t)
        elif what == "sanctify":
            await self.sanctify(t)
        else:
            await self.crusade(t, moving=what == "crusade_move")

    def spend_acolytes(self, t: Table, conspiracy: str) -> None:
        """10.4.3#1 They return to the supply first (r.109)."""
        price = self.price(t, conspiracy)
        self.board(t).acolytes -= price
        return_warriors(t, self.id, price)
        t.tell(events.ACOLYTES_SPENT, self.id, price)

    def crusade_battlefields(self, t: Table) -> list[Clearing]:
        return PLACES_IN[open_to_battle(t, self.id) & self.outcasts(t)]

    def crusade_origins(self, t: Table) -> list[Clearing]:
        return PLACES_IN[can_leave_from(t, self.id) & self.outcasts(t)]

    async def crusade(self, t: Table, moving: bool) -> None:
        """10.4.3.I Battle, or move and then battle where the warriors went if wanted."""
        self.spend_acolytes(t, "crusade")
        if not moving:
            await battle_somewhere(t, self.id, self.crusade_battlefields(t), optional=False)  # 10.4.3.I#1
            return
        to = await move(t, self.id, self.crusade_origins(t), optional=False)  # 10.4.3.I#2
        if to is not None and can_battle(t, self.id, to):
            await battle_somewhere(t, self.id, [to], optional=True)

    def placing(self, t: Table) -> list[Clearing]:
        """Clearings of the Outcast suit where the Cult can place something (10.4.3#3, r.110)."""
        return PLACES_IN[self.outcasts(t) & ground(t, self.id)]

    def convertible(self, t: Table) -> list[Clearing]:
        """10.4.3.II Where an enemy warrior can be replaced; the acolytes spent may be the new warrior (r.109)."""
        if not self.affordable(t, "convert") or (not t.supply[self.id] and keeps_coffins(t)):
            return []
        return [c for c in self.placing(t) if self.with_warriors(t, c)]

    def with_warriors(self, t: Table, at: Clearing) -> list[Faction]:
        return [enemy for enemy in t.enemies(self.id) if t.warriors[enemy][at]]

    async def convert(self, t: Table) -> None:
        """10.4.3.II"""
        seat = t.seat_of[self.id]
        at = await Decision(seat, kinds.CONVERT_WHERE, self.convertible(t))
        enemy = await Decision(seat, kinds.CONVERT_WHOM, self.with_warriors(t, at), at)
        self.spend_acolytes(t, "convert")
        await remove(t, [Loss(enemy, self.id, at, 1)])
        self.recruit_at(t, at)

    def sanctifiable(self, t: Table) -> list[Clearing]:
        """10.4.3.III Where an enemy building can give way; a garden of that suit must be left (r.109)."""
        if not self.affordable(t, "sanctify") or self.gardens(t, self.board(t).outcast) >= GARDENS:
            return []
        return [c for c in self.placing(t) if self.with_buildings(t, c)]

    def with_buildings(self, t: Table, at: Clearing) -> list[Piece]:
        return sorted(k for enemy in t.enemies(self.id) for k in BUILDINGS_OF[enemy] if t.pieces[k][at])

    async def sanctify(self, t: Table) -> None:
        """10.4.3.III"""
        seat = t.seat_of[self.id]
        at = await Decision(seat, kinds.SANCTIFY_WHERE, self.sanctifiable(t))
        piece = await Decision(seat, kinds.SANCTIFY_WHAT, self.with_buildings(t, at), at)
        self.spend_acolytes(t, "sanctify")
        await remove(t, [Loss(OWNER[piece], self.id, at, 0, [(piece, 1)])])
        self.plant(t, at)

    def plant(self, t: Table, at: Clearing) -> None:
        t.put_piece(GARDEN, at)
        t.tell(shared_events.PLACED, self.id, GARDEN, at)

    def recruit_at(self, t: Table, at: Clearing) -> None:
        t.put_warriors(self.id, at, 1)
        t.tell(shared_events.RECRUITED, self.id, 1, at)

    # -- 10.5 Daylight -----------------------------------------------------------------------------------------------

    async def daylight(self, t: Table) -> None:
        """10.5#1 One ritual for each card revealed."""
        deed = await choose_deed(t, self.id, [None, *self.rituals(t)])
        if deed is None:
            end_phase(t)
        elif deed[0] == "build":
            await self.build(t)
        elif deed[0] == "recruit":
            await self.recruit(t)
        elif deed[0] == "score":
            await self.score(t)
        elif deed[0] == "sacrifice":
            await self.sacrifice(t)

    def rituals(self, t: Table) -> list[Deed]:
        """Those for which a card in hand and a place are there."""
        menu: list[Deed] = []
        if self.fitting(t, self.build_sites(t)):
            menu.append(("build", -1))
        if self.fitting(t, self.recruit_sites(t)):
            menu.append(("recruit", -1))
        if self.scoring(t):
            menu.append(("score", -1))
        if t.supply[self.id] and self.birds(t):
            menu.append(("sacrifice", -1))
        return menu

    def fitting(self, t: Table, sites: list[Clearing]) -> list[Card]:
        """10.2.2 The cards of the suit of one of these clearings; a bird is only a bird here."""
        suits = {t.suits[c] for c in sites}
        return [card for card in t.hands[self.id] if CARD_SUIT[card] in suits]

    def birds(self, t: Table) -> list[Card]:
        return [card for card in t.hands[self.id] if CARD_SUIT[card] == BIRD]

    async def reveal(self, t: Table, kind: Kind, cards: list[Card]) -> Card:
        """10.5#2 A revealed card lies in the play area and serves nothing else (2.1.4, r.35)."""
        card = await choose_card(t, self.id, kind, cards)
        t.hands[self.id].remove(card)
        t.revealed[self.id].append(card)
        show(t, [card], t.seen)
        t.tell(events.REVEALED, self.id, card)
        return card

    def build_sites(self, t: Table) -> list[Clearing]:
        """10.5.1 Ruled clearings with room, as long as a garden of their suit is left (r.115)."""
        room = realm(t, self.id) & t.vacant & ground(t, self.id)
        if not room:
            return []
        gardens = t.by_suit(GARDEN)
        return [c for c in PLACES_IN[room] if gardens[t.suits[c]] < GARDENS]

    async def build(self, t: Table) -> None:
        """10.5.1"""
        card = await self.reveal(t, kinds.BUILD_CARD, self.fitting(t, self.build_sites(t)))
        sites = [c for c in self.build_sites(t) if t.suits[c] == CARD_SUIT[card]]
        self.plant(t, await Decision(t.seat_of[self.id], kinds.BUILD_WHERE, sites, card))

    def recruit_sites(self, t: Table) -> list[Clearing]:
        """10.5.2 Any clearings where it can place, with or without own pieces."""
        return PLACES_IN[ground(t, self.id)] if t.supply[self.id] else []

    async def recruit(self, t: Table) -> None:
        """10.5.2"""
        card = await self.reveal(t, kinds.RECRUIT_CARD, self.fitting(t, self.recruit_sites(t)))
        sites = [c for c in self.recruit_sites(t) if t.suits[c] == CARD_SUIT[card]]
        self.recruit_at(t, await Decision(t.seat_of[self.id], kinds.RECRUIT_WHERE, sites, card))

    def scoring(self, t: Table) -> list[Card]:
        """10.5.3#2 Each suit once a turn; birds never (10.2.2)."""
        scored = self.board(t).scored
        return [card for card in t.hands[self.id] if CARD_SUIT[card] != BIRD and not scored[CARD_SUIT[card]]]

    async def score(self, t: Table) -> None:
        """10.5.3#1 The card is spent, so it does not come back (r.114)."""
        card = await choose_card(t, self.id, kinds.SCORE_CARD, self.scoring(t))
        suit = CARD_SUIT[card]
        self.board(t).scored[suit] = True
        spend(t, self.id, card)
        gain_points(t, self.id, self.points(t, suit), "gardens")

    def points(self, t: Table, suit: int) -> int:
        """10.5.3#1 What the gardens of a suit bring (r.14)."""
        gardens = self.gardens(t, suit)
        return POINTS[gardens - 1] if gardens else 0

    async def sacrifice(self, t: Table) -> None:
        """10.5.4 A bird makes a warrior of the supply an acolyte."""
        await self.reveal(t, kinds.SACRIFICE_CARD, self.birds(t))
        t.supply[self.id] -= 1
        self.gain_acolytes(t, 1)

    # -- 10.6 Evening ------------------------------------------------------------------------------------------------

    async def evening(self, t: Table) -> None:
        """10.6 Take back what was revealed, craft, draw and discard."""
        if t.moment == BEFORE:
            self.take_back(t)  # 10.6.1
            t.moment = AFTER
        if await choose_deed(t, self.id, [None, *crafting(t, self.id)]) is None:  # 10.6.2
            await draw_and_discard(t, self.id)  # 10.6.3
            end_phase(t)

    def take_back(self, t: Table) -> None:
        """10.6.1 Everybody has seen these cards and goes on knowing them."""
        cards, t.revealed[self.id] = t.revealed[self.id], []
        if cards:
            t.tell(events.TOOK_BACK, self.id, len(cards))
        for card in cards:
            give(t, self.id, card)

    def view(self, t: Table, own: bool) -> CultView | None:
        if t.boards[self.id] is None:
            return None
        board = self.board(t)
        return CultView(
            outcast=SUITS[board.outcast],
            hated=board.hated,
            acolytes=board.acolytes,
            gardens={SUITS[suit]: self.gardens(t, suit) for suit in CLEARING_SUITS},
            scored=[SUITS[suit] for suit in CLEARING_SUITS if board.scored[suit]],
        )


ROLE: Final = Cult(LIZARDS)
