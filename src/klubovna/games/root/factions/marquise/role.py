"""6 Marquise de Cat."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root import events
from klubovna.games.root.battle import battle_somewhere, battlefields, can_battle_somewhere
from klubovna.games.root.cards import (
    A_BIRD,
    OF_SUIT,
    choose_card,
    could_hold,
    distinct,
    draw_and_discard,
    matching,
    spend,
    suits_of,
)
from klubovna.games.root.factions.marquise import kinds
from klubovna.games.root.factions.marquise.board import MarquiseBoard
from klubovna.games.root.factions.marquise.events import HOSPITALS, WOOD_SPENT
from klubovna.games.root.factions.marquise.shown import MarquiseView
from klubovna.games.root.facts import (
    BIRD,
    BOARD_OF,
    CARD_SUIT,
    CLEARINGS,
    KEEP,
    MARQUISE,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
    Card,
    Clearing,
    Faction,
    Piece,
)
from klubovna.games.root.menu import choose_deed, crafting
from klubovna.games.root.move import adjacent, can_move, move, origins
from klubovna.games.root.picks import how_many, pick
from klubovna.games.root.places import LOWEST_IN, PLACES_IN, Places
from klubovna.games.root.removal import Loss
from klubovna.games.root.roles import Deed, Role, Trigger
from klubovna.games.root.rule import can_place, ground, realm
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.games.root.turn import end_phase
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision, Kind

TRACKS: Final[dict[str, Any]] = BOARD_OF["marquise"]["tracks"]
WOOD_COST: Final[list[int]] = TRACKS["wood_cost"]
TRACK: Final = {SAWMILL: TRACKS["sawmill"], WORKSHOP: TRACKS["workshop"], RECRUITER: TRACKS["recruiter"]}
BUILDINGS: Final = [SAWMILL, WORKSHOP, RECRUITER]
ACTIONS: Final = int(BOARD_OF["marquise"]["actions_per_daylight"])
WOODS: Final = int(BOARD_OF["marquise"]["tokens"]["wood"])


class Marquise(Role[MarquiseBoard]):
    """Builds an engine of sawmills, workshops and recruiters around her keep."""

    board_class = MarquiseBoard

    # -- 6.2 Faction rules and abilities -----------------------------------------------------------------------------

    def crafting_pieces(self, t: Table) -> list[int]:
        """6.2.1 Workshops."""
        return t.by_suit(WORKSHOP)

    def crafting_clearings(self, t: Table) -> list[Clearing]:
        return t.where(WORKSHOP)

    def forbids_placing(self, t: Table, who: Faction) -> Places:
        """6.2.2#1 In the keep's clearing nobody else places pieces."""
        return t.spots[KEEP]

    def piece_goes(self, t: Table, piece: Piece, at: Clearing, count: int) -> None:
        if piece == KEEP:
            t.lost[KEEP] += 1  # 6.2.2#3

    def on_loss(self, t: Table, loss: Loss) -> list[Trigger]:
        """6.2.3#1 Field Hospitals, after each removal (r.46); without the keep not (6.2.3#3, r.47)."""
        if not loss.warriors or not t.spots[KEEP]:
            return []

        async def hospitals() -> None:
            await self.field_hospitals(t, loss)

        return [(("hospitals", loss.at), hospitals)]

    async def field_hospitals(self, t: Table, loss: Loss) -> None:
        """6.2.3#2 One card saves all that were removed together from one clearing."""
        keep = self.keep(t)
        if not keep or not can_place(t, self.id, keep[0]):  # r.49
            return
        suit = t.suits[loss.at]
        if not could_hold(t, self.id, OF_SUIT[suit]):  # r.172
            return
        options: list[Card | None] = [None, *distinct(matching(t, self.id, suit))]
        card = await Decision(t.seat_of[self.id], kinds.HOSPITAL, options, loss.at)
        if card is None:
            return
        spend(t, self.id, card)
        coffins = min(t.coffins[self.id], loss.warriors)  # these very warriors, though they stopped on a card
        t.coffins[self.id] -= coffins
        t.supply[self.id] += coffins
        saved = t.put_warriors(self.id, keep[0], loss.warriors)
        t.tell(HOSPITALS, self.id, saved)

    def keep(self, t: Table) -> list[Clearing]:
        return t.where(KEEP)

    def draws(self, t: Table) -> int:
        """6.6#1 One, and one per uncovered bonus."""
        bonus: list[int] = TRACK[RECRUITER]["draw_bonus"]
        return 1 + sum(bonus[: t.on_map[RECRUITER]])

    # -- 6.3 Faction set-up ------------------------------------------------------------------------------------------

    def home(self, t: Table) -> list[Clearing]:
        return t.where(KEEP)

    async def set_up(self, t: Table) -> None:
        seat = t.seat_of[self.id]
        keep = await Decision(seat, kinds.KEEP_WHERE, t.chart.corners)  # 6.3.2
        t.put_piece(KEEP, keep)
        t.tell(events.PLACED, self.id, KEEP, keep)
        for c in CLEARINGS:
            if c != t.chart.opposite[keep]:
                t.put_warriors(self.id, c, 1)  # 6.3.3
        for building in BUILDINGS:
            near = [c for c in sorted([keep, *t.links[keep]]) if t.open_slots(c) > 0]
            site = await Decision(seat, kinds.START_WHERE, near, building)
            t.put_piece(building, site)  # 6.3.4
            t.tell(events.PLACED, self.id, building, site)

    # -- 6.4 Birdsong ------------------------------------------------------------------------------------------------

    def begin_turn(self, t: Table) -> None:
        board = self.board(t)
        board.actions = ACTIONS  # 6.5#2
        board.acting = board.recruited = False

    def actions_left(self, t: Table) -> int | None:
        return self.board(t).actions if t.phase == DAYLIGHT else None

    async def birdsong(self, t: Table) -> None:
        """6.4 Every sawmill produces a wood; when wood is short she chooses where (r.32)."""
        if t.moment == 0:
            t.moment = 1
            mills = self.outputs(t, SAWMILL)
            for c in await self.supplied(t, mills, WOODS - t.on_map[WOOD], kinds.WOOD_WHERE):
                t.put_piece(WOOD, c)
                t.tell(events.PLACED, self.id, WOOD, c)
        if await choose_deed(t, self.id, [None], public=True) is None:
            end_phase(t)

    async def supplied(self, t: Table, wanted: list[Clearing], supply: int, kind: Kind) -> list[Clearing]:
        """2.5#2, r.32 If there are too few pieces for all, the owner chooses who gets them."""
        if supply >= len(wanted):
            return wanted
        return await pick(t.seat_of[self.id], kind, wanted, supply, supply, how_many)

    # -- 6.5 Daylight ------------------------------------------------------------------------------------------------

    async def daylight(self, t: Table) -> None:
        """6.5 First craft, then up to three actions and one more for each bird spent."""
        board = self.board(t)
        own: list[Deed | None] = [None]
        if not board.acting:
            own += crafting(t, self.id)  # 6.5#1
        if board.actions:
            own += self.actions(t)
        if suits_of(t.hands[self.id]) & A_BIRD:
            own.append(("extra", -1))  # 6.5#3, r.53
        deed = await choose_deed(t, self.id, own)
        if deed is None:
            end_phase(t)
            return
        what, _ = deed
        if what == "extra":
            birds = [card for card in t.hands[self.id] if CARD_SUIT[card] == BIRD]
            spend(t, self.id, await choose_card(t, self.id, kinds.EXTRA_ACTION, birds))
            board.acting = True
            board.actions += 1
        elif what in ("battle", "march", "recruit", "build", "overwork"):
            board.acting = True
            board.actions -= 1
            await self.act(t, what)

    def actions(self, t: Table) -> list[Deed]:
        """6.5#2 Those that would have an effect (r.54)."""
        menu: list[Deed] = []
        if can_battle_somewhere(t, self.id):
            menu.append(("battle", -1))
        if can_move(t, self.id):
            menu.append(("march", -1))
        if t.spots[RECRUITER] and t.supply[self.id] and not self.board(t).recruited and self.recruiting(t):
            menu.append(("recruit", -1))  # 6.5.3#2
        if self.can_build(t):
            menu.append(("build", -1))
        if t.spots[SAWMILL] and t.on_map[WOOD] < WOODS and self.overworking(t):
            menu.append(("overwork", -1))
        return menu

    async def act(self, t: Table, what: str) -> None:
        if what == "battle":
            await battle_somewhere(t, self.id, battlefields(t, self.id), optional=False)  # 6.5.1
        elif what == "march":
            await move(t, self.id, origins(t, self.id), optional=False)
            if starts := origins(t, self.id):
                await move(t, self.id, starts, optional=True)  # 6.5.2, r.51
        elif what == "recruit":
            await self.recruit(t)
        elif what == "build":
            await self.build(t)
        else:
            await self.overwork(t)

    def recruiting(self, t: Table) -> list[Clearing]:
        return self.outputs(t, RECRUITER)

    def outputs(self, t: Table, building: Piece) -> list[Clearing]:
        """The clearings of these buildings, each as often as they stand there, where she may place pieces."""
        found: list[Clearing] = []
        places = t.spots[building]
        if places:
            for c in PLACES_IN[places & ground(t, self.id)]:
                found += [c] * t.pieces[building][c]
        return found

    async def recruit(self, t: Table) -> None:
        """6.5.3 Every recruiter gives one warrior."""
        self.board(t).recruited = True
        for c in await self.supplied(t, self.recruiting(t), t.supply[self.id], kinds.RECRUIT_WHERE):
            t.put_warriors(self.id, c, 1)
            t.tell(events.RECRUITED, self.id, 1, c)

    def cost(self, t: Table, building: Piece) -> int:
        """6.5.4.I The number above the leftmost filled column; one too many if the track is empty."""
        placed = t.on_map[building]
        return WOOD_COST[placed] if placed < len(WOOD_COST) else 99

    def points(self, t: Table, building: Piece) -> int:
        """6.5.4.III#2 What the next one of its track brings."""
        return int(TRACK[building]["vp"][t.on_map[building]])

    def connected(self, t: Table, site: Clearing) -> list[Clearing]:
        """6.5.4.II#2 Ruled clearings linked to the site through ruled ones (r.52)."""
        own, near = realm(t, self.id), adjacent(t, self.id)
        found = left = 1 << site
        while left:
            reached = LOWEST_IN[left]
            more = near[reached] & own & ~found
            found |= more
            left = (left | more) & ~(1 << reached)
        return PLACES_IN[found]

    def wood_at_hand(self, t: Table, places: list[Clearing]) -> dict[Clearing, int]:
        """6.5.4.II#2 How much wood each place could use; linked places share one sum."""
        wood: dict[Clearing, int] = {}
        for place in places:
            if place not in wood:
                linked = self.connected(t, place)
                stock = sum([t.pieces[WOOD][c] for c in linked])
                for c in linked:
                    wood[c] = stock
        return wood

    def sites(self, t: Table) -> dict[Piece, list[Clearing]]:
        """6.5.4 What can be built, and where."""
        free = PLACES_IN[self.building_ground(t)]
        wood = self.wood_at_hand(t, free)
        offered = {b: [c for c in free if wood[c] >= self.cost(t, b)] for b in BUILDINGS}
        return {b: where for b, where in offered.items() if where}

    def building_ground(self, t: Table) -> Places:
        """6.5.4.II#1 Clearings she rules with an open slot."""
        return realm(t, self.id) & t.vacant & ground(t, self.id)

    def can_build(self, t: Table) -> bool:
        """Whether `sites` has anything; quicker than to list them."""
        placed = min(t.on_map[SAWMILL], t.on_map[WORKSHOP], t.on_map[RECRUITER])  # the next one costs no less
        if placed == len(WOOD_COST) or t.on_map[WOOD] < WOOD_COST[placed]:
            return False
        least = WOOD_COST[placed]
        free = self.building_ground(t)
        wood = t.pieces[WOOD]
        for c in PLACES_IN[free & t.spots[WOOD]]:  # where it lies, mostly
            if wood[c] >= least:
                return True
        return any(stock >= least for stock in self.wood_at_hand(t, PLACES_IN[free]).values())

    async def build(self, t: Table) -> None:
        """6.5.4 Choose a building, a place, pay the wood, place it and score."""
        seat = t.seat_of[self.id]
        sites = self.sites(t)
        building = await Decision(seat, kinds.BUILD_WHAT, sorted(sites))
        site = await Decision(seat, kinds.BUILD_WHERE, sites[building], building)
        cost, points = self.cost(t, building), self.points(t, building)
        woods = [c for c in self.connected(t, site) for _ in range(min(cost, t.pieces[WOOD][c]))]
        for c in await pick(seat, kinds.BUILD_WOOD, woods, cost, cost, lambda left: (site, left)):
            t.take_piece(WOOD, c)
        if cost:
            t.tell(WOOD_SPENT, self.id, cost)
        t.put_piece(building, site)  # 6.5.4.III#1
        t.tell(events.PLACED, self.id, building, site)
        gain_points(t, self.id, points, "building")  # 6.5.4.III#2

    def overworking(self, t: Table) -> list[Clearing]:
        """6.5.5 Sawmills for whose clearing she holds a card."""
        if not t.hands[self.id]:
            return []
        fitting = 0
        for card in t.hands[self.id]:
            fitting |= t._suited[CARD_SUIT[card]]
        fitting &= t.spots[SAWMILL]
        return PLACES_IN[fitting & ground(t, self.id)] if fitting else []

    async def overwork(self, t: Table) -> None:
        """The card first: which sawmills it fits may be known once it lies open."""
        mills = self.overworking(t)
        fitting = [card for card in t.hands[self.id] if any(t.matches(CARD_SUIT[card], c) for c in mills)]
        card = await choose_card(t, self.id, kinds.OVERWORK_CARD, fitting)
        spend(t, self.id, card)
        sites = [c for c in mills if t.matches(CARD_SUIT[card], c)]
        c = await Decision(t.seat_of[self.id], kinds.OVERWORK, sites, card)
        t.put_piece(WOOD, c)
        t.tell(events.PLACED, self.id, WOOD, c)

    # -- 6.6 Evening -------------------------------------------------------------------------------------------------

    async def evening(self, t: Table) -> None:
        if await choose_deed(t, self.id, [None], public=True) is None:
            await draw_and_discard(t, self.id)  # 6.6
            end_phase(t)

    def view(self, t: Table, own: bool) -> MarquiseView | None:
        if t.boards[self.id] is None:
            return None
        board = self.board(t)
        return MarquiseView(board.actions, board.recruited, board.acting)


ROLE: Final = Marquise(MARQUISE)
