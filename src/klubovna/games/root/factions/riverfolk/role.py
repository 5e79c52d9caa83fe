"""11 Riverfolk Company."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import events
from klubovna.games.root.battle import battle_somewhere, battlefields
from klubovna.games.root.cards import discard, discard_to_limit, distinct, draw, give
from klubovna.games.root.effects.lasting import keeps_coffins
from klubovna.games.root.factions.riverfolk import events as happened
from klubovna.games.root.factions.riverfolk import kinds
from klubovna.games.root.factions.riverfolk.board import RiverfolkBoard
from klubovna.games.root.factions.riverfolk.shown import RiverfolkView
from klubovna.games.root.facts import (
    ANY_SUIT,
    BOARD_OF,
    CLEARING_SUITS,
    COST,
    FACTION_IDS,
    RIVERFOLK,
    SUITS,
    TRADE_POST,
    Card,
    Clearing,
    Faction,
    Piece,
    Suit,
)
from klubovna.games.root.menu import choose_deed, crafting
from klubovna.games.root.move import move, origins
from klubovna.games.root.picks import pick
from klubovna.games.root.places import ON_MAP, PLACES_IN, set_with
from klubovna.games.root.removal import Loss, return_warriors
from klubovna.games.root.roles import ROLES, Deed, Role, Trigger
from klubovna.games.root.rule import ground, realm, ruler
from klubovna.games.root.state import Table
from klubovna.games.root.turn import end_phase
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision, Kind, Subset

FACTS: Final = BOARD_OF["riverfolk"]
POST_POINTS: Final[list[int]] = FACTS["tracks"]["trade_post"]["vp"]
POSTS: Final = len(POST_POINTS)
POST_COST: Final = int(FACTS["trade_post_cost"])
SERVICES: Final[list[str]] = [service["id"] for service in FACTS["service"]]
HAND_CARD, RIVERBOATS, MERCENARIES = range(3)
PRICES: Final[list[list[int]]] = [service["prices"] for service in FACTS["service"]]
SERVICES_BASE: Final = int(FACTS["services_base"])
START_WARRIORS: Final = 4
START_PAYMENTS: Final = int(FACTS["starting_payments"])
PROTECTION: Final = int(FACTS["protectionism"])
FUNDS_PER_POINT: Final = int(FACTS["dividend_funds_per_vp"])


class Riverfolk(Role[RiverfolkBoard]):
    """Sells its cards, boats and warriors to the others and puts what they pay to work."""

    board_class = RiverfolkBoard

    # -- 11.2 Faction rules and abilities ----------------------------------------------------------------------------

    def crafting_pieces(self, t: Table) -> list[int]:
        """11.2.1 The empty spaces of the trade post tracks: posts on the map or out of the game (r.127)."""
        spaces = self.board(t).lost[:]
        for c in t.where(TRADE_POST):
            spaces[t.suits[c]] += t.pieces[TRADE_POST][c]
        return spaces

    def swims(self) -> bool:
        return True  # 11.2.2#1

    def open_hand(self) -> bool:
        return True  # 11.2.3#1

    def owners(self, t: Table) -> list[Faction]:
        """11.2.4 Whose warriors are among the funds."""
        funds = self.board(t).funds
        return [f for f in t.present if funds[f]]

    def piece_goes(self, t: Table, piece: Piece, at: Clearing, count: int) -> None:
        """11.2.5.I#2 A removed trade post leaves the game."""
        t.lost[piece] += count
        self.board(t).lost[t.suits[at]] += count

    def on_loss(self, t: Table, loss: Loss) -> list[Trigger]:
        async def disruption() -> None:
            await self.trade_disruption(t)

        return [(("disruption", loss.at), disruption) for _ in range(loss.count)]  # r.129

    async def trade_disruption(self, t: Table) -> None:
        """11.2.5.I#1 Half of the funds, rounded up, go back to their owners; which ones is their choice (r.129)."""
        funds = self.board(t).funds
        owed = (sum(funds) + 1) // 2
        behind = sum(funds)
        for owner in self.owners(t):
            behind -= funds[owner]
            counts = list(range(max(0, owed - behind), min(owed, funds[owner]) + 1))
            count = await Decision(t.seat_of[self.id], kinds.DISRUPTION, counts, (owner, owed))
            if count:
                funds[owner] -= count
                return_warriors(t, owner, count)
                t.tell(happened.DISRUPTED, owner, count)
            owed -= count

    # -- 11.2.6 Buying services --------------------------------------------------------------------------------------

    def at_others_birdsong(self, t: Table, who: Faction) -> list[Trigger]:
        async def buy() -> None:
            await self.sell(t, who)

        return [(("services", -1), buy)]

    async def sell(self, t: Table, buyer: Faction) -> None:
        """11.2.6 All services of a turn, bought in one step; nobody can refuse (r.117, r.118)."""
        shops = [c for c in t.where(TRADE_POST) if ROLES[buyer].present(t, c)]
        for left in range(SERVICES_BASE + len(shops), 0, -1):  # 11.2.6.II
            services = self.on_sale(t, buyer)
            if not services:
                return
            service = await Decision(t.seat_of[buyer], kinds.BUY, [None, *services], left)
            if service is None:
                return
            await self.collect(t, buyer, service)
            await self.serve(t, buyer, service)

    def on_sale(self, t: Table, buyer: Faction) -> list[int]:
        """11.2.6.I What the buyer can pay for in full, and has not bought yet unless it may be repeated."""
        there = [bool(t.hands[self.id]), not t.rivers, t.borrower != buyer and ROLES[buyer].may_hire()]
        purse = ROLES[buyer].purse(t)
        return [i for i, price in enumerate(self.board(t).prices) if there[i] and price <= purse]

    async def collect(self, t: Table, buyer: Faction, service: int) -> None:
        """11.2.6.I Warriors of the buyer, or own ones for what he pays otherwise (11.2.6.III), as many as there are."""
        payments = self.board(t).payments
        price = self.board(t).prices[service]
        t.tell(happened.BOUGHT, buyer, service, price)
        paid = await ROLES[buyer].pay_for_service(t, price)
        payments[buyer] += paid
        self.lay(t, payments, price - paid)  # r.119

    def lay(self, t: Table, box: list[int], count: int) -> int:
        """Own warriors go to a box of the board, as many as the supply has (2.5#2)."""
        count = min(count, t.supply[self.id])
        t.supply[self.id] -= count
        box[self.id] += count
        return count

    async def serve(self, t: Table, buyer: Faction, service: int) -> None:
        """11.2.7 What the buyer gets."""
        if service == RIVERBOATS:
            t.rivers = True  # 11.2.7.II
        elif service == MERCENARIES:
            t.borrower, t.lender = buyer, self.id  # 11.2.7.III#1
        else:
            hand = distinct(t.hands[self.id])
            card = await Decision(t.seat_of[buyer], kinds.BUY_CARD, hand)  # 11.2.7.I#1
            t.hands[self.id].remove(card)
            give(t, buyer, card)
            t.tell(happened.BOUGHT_CARD, buyer, card)

    # -- 11.3 Faction set-up -----------------------------------------------------------------------------------------

    async def set_up(self, t: Table) -> None:
        banks = self.banks(t)
        for placed in range(START_WARRIORS if banks else 0):
            spread = [c for c in banks for _ in range(START_WARRIORS - placed)]
            subset = Subset(spread, placed, START_WARRIORS, START_WARRIORS)
            c = await Decision(t.seat_of[self.id], kinds.START_WHERE, banks, START_WARRIORS - placed, subset)  # 11.3.2
            t.put_warriors(self.id, c, 1)
            t.tell(events.RECRUITED, self.id, 1, c)
            banks = banks[banks.index(c) :]  # in ascending order, so that each spread is one way of answering
        self.lay(t, self.board(t).payments, START_PAYMENTS)  # 11.3.4
        await self.set_prices(t)  # 11.3.5

    def banks(self, t: Table) -> list[Clearing]:
        """Clearings on a river that can take a warrior (r.50)."""
        return PLACES_IN[set_with(t.chart.river_clearings) & ground(t, self.id)]

    # -- 11.4 Birdsong -----------------------------------------------------------------------------------------------

    async def birdsong(self, t: Table) -> None:
        if t.moment == 0:
            t.moment = 1
            self.protect(t)
            self.score_dividends(t)
            self.gather(t)
        if await choose_deed(t, self.id, [None], public=True) is None:
            end_phase(t)

    def protect(self, t: Table) -> None:
        """11.4.1 Protectionism."""
        payments = self.board(t).payments
        if not any(payments):
            t.tell(happened.PROTECTED, self.lay(t, payments, PROTECTION))

    def score_dividends(self, t: Table) -> None:
        """11.4.2 For what was left in the funds box."""
        if t.on_map[TRADE_POST]:
            gain_points(t, self.id, sum(self.board(t).funds) // FUNDS_PER_POINT, "dividends")

    def gather(self, t: Table) -> None:
        """11.4.3 Gather Funds."""
        board = self.board(t)
        for box in (board.payments, board.committed, *board.on_tracks):
            for owner in t.present:
                board.funds[owner] += box[owner]
                box[owner] = 0
        t.tell(happened.GATHERED, sum(board.funds))

    # -- 11.5 Daylight -----------------------------------------------------------------------------------------------

    async def daylight(self, t: Table) -> None:
        """11.5#2 Actions in any order and number while funds last."""
        deed = await choose_deed(t, self.id, [None, *self.actions(t)], public=True)
        if deed is None:
            end_phase(t)
            return
        what, which = deed
        if what == "move":
            await self.commit(t)  # 11.5.1
            await move(t, self.id, origins(t, self.id), optional=False)
        elif what == "battle":
            await self.commit(t)  # 11.5.2
            await battle_somewhere(t, self.id, battlefields(t, self.id), optional=False)
        elif what == "export":
            await self.export(t, Card(which))
        elif what == "draw":
            await self.commit(t)  # 11.5.4
            draw(t, self.id, 1)
        elif what == "recruit":
            await self.recruit(t)
        elif what == "post":
            await self.found_post(t)

    def actions(self, t: Table) -> list[Deed]:
        """Those that can be paid and would have an effect."""
        if not any(self.board(t).funds):
            return []
        crafts = self.crafts(t)
        menu = [*crafts, *(("export", card) for _, card in crafts)]
        if origins(t, self.id):
            menu.append(("move", -1))
        if battlefields(t, self.id):
            menu.append(("battle", -1))
        if t.deck or t.discard:
            menu.append(("draw", -1))
        if self.recruiting(t) and self.banks(t):
            menu.append(("recruit", -1))
        if self.sites(t):
            menu.append(("post", -1))
        return menu

    def crafts(self, t: Table) -> list[Deed]:
        """11.5.3 Cards for which there are spaces, and funds for all of them (11.5.3.I#2: exports need the same)."""
        funds = sum(self.board(t).funds)
        return [deed for deed in crafting(t, self.id) if sum(COST[deed[1]]) <= funds]

    async def commit(self, t: Table) -> None:
        """11.5#1 To the committed box; any fund will do (r.125)."""
        owner = await self.pick_fund(t, kinds.COMMIT, self.owners(t))
        self.board(t).committed[owner] += 1
        t.tell(happened.COMMITTED, owner)

    async def pick_fund(self, t: Table, kind: Kind, owners: list[Faction]) -> Faction:
        """A warrior of the funds box, which leaves it."""
        owner: Faction = await Decision(t.seat_of[self.id], kind, owners)
        self.board(t).funds[owner] -= 1
        return owner

    def spend_funds(self, t: Table, owner: Faction, count: int) -> None:
        """11.5#3 Back to the owner's supply."""
        return_warriors(t, owner, count)
        t.tell(happened.SPENT_FUNDS, owner, count)

    async def activate(self, t: Table, cost: list[int]) -> None:
        """11.5.3 A fund on an empty space for each symbol; a question mark takes a space of any suit (4.1.1#4)."""
        for suit in CLEARING_SUITS:
            await self.fill(t, suit, cost[suit])
        spaces = self.crafting_pieces(t)
        for _ in range(cost[ANY_SUIT]):
            empty = [suit for suit in CLEARING_SUITS if spaces[suit] > t.crafting[suit]]
            await self.fill(t, await Decision(t.seat_of[self.id], kinds.SPACE, empty), 1)

    async def fill(self, t: Table, suit: Suit, count: int) -> None:
        board = self.board(t)
        funds = [owner for owner in self.owners(t) for _ in range(min(count, board.funds[owner]))]
        for owner in await pick(t.seat_of[self.id], kinds.ON_SPACE, funds, count, count, lambda left: (suit, left)):
            board.funds[owner] -= 1
            board.on_tracks[suit][owner] += 1
            t.crafting[suit] += 1

    async def export(self, t: Table, card: Card) -> None:
        """11.5.3.I#1 The card is discarded for a warrior in payments instead of what it would bring (r.128)."""
        await self.activate(t, COST[card])
        t.hands[self.id].remove(card)
        discard(t, card)
        t.tell(happened.EXPORTED, card, self.lay(t, self.board(t).payments, 1))

    def recruiting(self, t: Table) -> list[Faction]:
        """11.5.5 Whose funds can pay for a recruit; without a supply only own ones, which return first (r.126)."""
        if t.supply[self.id]:
            return self.owners(t)
        return [self.id] if self.board(t).funds[self.id] and not keeps_coffins(t) else []

    async def recruit(self, t: Table) -> None:
        self.spend_funds(t, await self.pick_fund(t, kinds.SPEND, self.recruiting(t)), 1)
        c = await Decision(t.seat_of[self.id], kinds.RECRUIT_WHERE, self.banks(t))
        t.put_warriors(self.id, c, 1)
        t.tell(events.RECRUITED, self.id, 1, c)

    def sites(self, t: Table) -> list[Clearing]:
        """11.5.6.I, 11.5.6.II Ruled by somebody with two warriors among the funds; other limits: r.130."""
        funds = self.board(t).funds
        rich = [f for f in t.present if funds[f] >= POST_COST]
        if not rich:
            return []
        spaces = self.crafting_pieces(t)
        free = ON_MAP & ~t.spots[TRADE_POST]
        for suit in CLEARING_SUITS:
            if spaces[suit] >= POSTS:
                free &= ~t._suited[suit]
        governed = 0
        for owner in rich:
            governed |= realm(t, owner)
        return PLACES_IN[free & governed & ground(t, self.id)]

    def points(self, t: Table, at: Clearing) -> int:
        """11.5.6.III#2 What the space of the next post of this suit shows."""
        return POST_POINTS[self.crafting_pieces(t)[t.suits[at]]]

    async def found_post(self, t: Table) -> None:
        """11.5.6 A trade post with garrison."""
        c = await Decision(t.seat_of[self.id], kinds.POST_WHERE, self.sites(t))
        owner = ruler(t, c)
        self.board(t).funds[owner] -= POST_COST
        self.spend_funds(t, owner, POST_COST)  # 11.5.6.II, r.125
        points = self.points(t, c)
        t.put_piece(TRADE_POST, c)  # 11.5.6.III#1
        t.tell(events.PLACED, self.id, TRADE_POST, c)
        if t.put_warriors(self.id, c, 1):
            t.tell(events.RECRUITED, self.id, 1, c)
        gain_points(t, self.id, points, "post")  # 11.5.6.III#2

    # -- 11.6 Evening ------------------------------------------------------------------------------------------------

    async def evening(self, t: Table) -> None:
        """11.6 Discarding, then prices; what others offer ends with the discarding (r.142)."""
        if t.moment == 0:
            if await choose_deed(t, self.id, [None], public=True) is None:
                await discard_to_limit(t, self.id)  # 11.6.1
                t.moment = 1
        else:
            await self.set_prices(t)  # 11.6.2
            end_phase(t)

    def draws(self, t: Table) -> int:
        return 0  # 11.6.1

    async def set_prices(self, t: Table) -> None:
        prices = self.board(t).prices
        for service in range(len(SERVICES)):
            prices[service] = await Decision(t.seat_of[self.id], kinds.PRICE, PRICES[service], service)
        t.tell(happened.PRICES, *prices)

    # -- for the eyes ------------------------------------------------------------------------------------------------

    def view(self, t: Table, own: bool) -> RiverfolkView | None:
        """Everything on this board is public (r.164)."""
        if t.boards[self.id] is None:
            return None
        board = self.board(t)
        spaces = self.crafting_pieces(t)
        return RiverfolkView(
            payments=named(board.payments),
            funds=named(board.funds),
            committed=named(board.committed),
            on_tracks={SUITS[suit]: named(board.on_tracks[suit]) for suit in CLEARING_SUITS},
            posts_left={SUITS[suit]: POSTS - spaces[suit] for suit in CLEARING_SUITS},
            posts_lost={SUITS[suit]: board.lost[suit] for suit in CLEARING_SUITS},
            prices=dict(zip(SERVICES, board.prices, strict=True)),
            hired_by=FACTION_IDS[t.borrower] if t.borrower >= 0 else None,
            riverboats=t.rivers,
        )


ROLE: Final = Riverfolk(RIVERFOLK)


def named(box: list[int]) -> dict[str, int]:
    """The warriors of a box by whose they are."""
    return {FACTION_IDS[owner]: count for owner, count in enumerate(box) if count}
