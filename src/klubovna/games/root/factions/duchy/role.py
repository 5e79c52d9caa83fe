"""12 Underground Duchy."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import events
from klubovna.games.root.cards import discard, draw_and_discard, give
from klubovna.games.root.factions.duchy import events as own_events
from klubovna.games.root.factions.duchy import kinds
from klubovna.games.root.factions.duchy.assembly import (
    ACTIONS,
    ASSEMBLY,
    BUILDINGS,
    FACTS,
    LIMIT,
    PARLIAMENT,
    TUNNELS,
    assembly,
    board_of,
    recruit,
    tunnels,
)
from klubovna.games.root.factions.duchy.board import DuchyBoard
from klubovna.games.root.factions.duchy.ministers import (
    CROWNS,
    MINISTER_IDS,
    MINISTERS,
    RANKS,
    parliament,
    price_of_failure,
    sway_somebody,
)
from klubovna.games.root.factions.duchy.shown import DuchyView
from klubovna.games.root.facts import (
    BIRD,
    BURROW,
    CARD_SUIT,
    CITADEL,
    DUCHY,
    MARKET,
    SUITS,
    TUNNEL,
    Clearing,
)
from klubovna.games.root.menu import choose_deed, crafting
from klubovna.games.root.places import IN_BURROW, PLACES_IN, Places
from klubovna.games.root.removal import Loss
from klubovna.games.root.roles import Role, Trigger, homes
from klubovna.games.root.rule import can_place
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.games.root.turn import end_phase
from klubovna.kernel.decision import Decision, Flow

WARRIOR_BONUS: Final[list[int]] = FACTS["tracks"]["citadel"]["warrior_bonus"]
DRAW_BONUS: Final[list[int]] = FACTS["tracks"]["market"]["draw_bonus"]
BURROW_WARRIORS: Final = int(FACTS["burrow_base_warriors"])
GARRISON: Final = 2

TAKE_BACK, CRAFT = range(2)
"""The moments of Evening (12.6, r.139)."""


class Duchy(Role[DuchyBoard]):
    """Comes up through tunnels, builds, and shows cards to win ministers over."""

    board_class = DuchyBoard

    # -- 12.2 Faction rules and abilities ----------------------------------------------------------------------------

    def crafting_pieces(self, t: Table) -> list[int]:
        """12.2.1 Citadels and markets alike (12.6.2)."""
        citadels, markets = t.by_suit(CITADEL), t.by_suit(MARKET)
        return [citadels[suit] + markets[suit] for suit in range(len(SUITS))]

    def crafting_clearings(self, t: Table) -> list[Clearing]:
        return PLACES_IN[t.spots[CITADEL] | t.spots[MARKET]]

    def more_ways(self, t: Table, near: list[Places]) -> None:
        """12.2.2#1 The Burrow lies next to every tunnel, for the Duchy alone (12.2.2#2)."""
        near[BURROW] |= t.spots[TUNNEL]
        for c in tunnels(t):
            near[c] |= IN_BURROW

    def dominion(self, t: Table) -> Places:
        """12.2.2#3 It always rules the Burrow."""
        return IN_BURROW

    def on_losses(self, t: Table, losses: list[Loss]) -> list[Trigger]:
        """12.2.3 Price of Failure: once for all buildings of one event (r.132)."""
        if not any(piece in BUILDINGS for loss in losses for piece, _ in loss.pieces):
            return []

        async def price() -> None:
            await price_of_failure(t)

        return [(("price", -1), price)]

    def draws(self, t: Table) -> int:
        """12.6.3#1 One, and one per uncovered bonus."""
        return 1 + sum(DRAW_BONUS[: t.on_map[MARKET]])

    # -- 12.3 Faction set-up -----------------------------------------------------------------------------------------

    def new_board(self, t: Table) -> None:
        """12.3.5, 12.3.6 All ministers unswayed, all crowns on their spaces."""
        super().new_board(t)
        self.board(t).crowns = CROWNS[:]

    async def set_up(self, t: Table) -> None:
        """12.3.3 Come up in a corner and its neighbours."""
        corner = await Decision(t.seat_of[self.id], kinds.CORNER, self.start_corners(t))
        t.put_warriors(self.id, corner, GARRISON)
        t.put_piece(TUNNEL, corner)
        for c in t.links[corner]:  # 12.3.3#3
            if can_place(t, self.id, c):  # r.140
                t.put_warriors(self.id, c, GARRISON)

    def start_corners(self, t: Table) -> list[Clearing]:
        """12.3.3#1 Corners where nobody started, if possible opposite one where somebody did (12.3.3#2)."""
        corners = t.chart.corners
        taken = homes(t)
        free = [c for c in corners if c not in taken]
        return [c for c in free if t.chart.opposite[c] in taken] or free

    # -- 12.4 Birdsong -----------------------------------------------------------------------------------------------

    def begin_turn(self, t: Table) -> None:
        board = board_of(t)
        board.actions = ACTIONS
        board.acted = [False] * len(MINISTERS)
        board.has_swayed = False

    def actions_left(self, t: Table) -> int | None:
        return board_of(t).actions if t.phase == DAYLIGHT and t.moment == ASSEMBLY else None

    async def birdsong(self, t: Table) -> None:
        if t.moment == 0:
            t.moment = 1
            recruit(t, BURROW_WARRIORS + sum(WARRIOR_BONUS[: t.on_map[CITADEL]]))  # 12.4
        if await choose_deed(t, self.id, [None], public=True) is None:
            end_phase(t)

    # -- 12.5 Daylight -----------------------------------------------------------------------------------------------

    def daylight(self, t: Table) -> Flow[None]:
        """12.5 Assembly, Parliament, Sway."""
        if t.moment == ASSEMBLY:
            return assembly(t)
        return parliament(t) if t.moment == PARLIAMENT else sway_somebody(t)

    # -- 12.6 Evening ------------------------------------------------------------------------------------------------

    async def evening(self, t: Table) -> None:
        if t.moment == TAKE_BACK:
            t.moment = CRAFT
            self.take_back(t)
        if await choose_deed(t, self.id, [None, *crafting(t, self.id)]) is None:  # 12.6.2
            await draw_and_discard(t, self.id)  # 12.6.3
            end_phase(t)

    def take_back(self, t: Table) -> None:
        """12.6.1 Revealed birds are discarded, the other cards return to the hand; everybody has seen them."""
        revealed, t.revealed[self.id] = t.revealed[self.id], []
        for card in revealed:
            if CARD_SUIT[card] == BIRD:
                t.tell(events.SPENT, self.id, card)
                discard(t, card)
        kept = [card for card in revealed if CARD_SUIT[card] != BIRD]
        for card in kept:
            give(t, self.id, card)
        if kept:
            t.tell(own_events.TOOK_BACK, self.id, len(kept))

    def view(self, t: Table, own: bool) -> DuchyView | None:
        """Nothing on the board is hidden."""
        if t.boards[self.id] is None:
            return None
        board = self.board(t)
        return DuchyView(
            burrow=t.warriors[self.id][BURROW],
            tunnels=TUNNELS - t.on_map[TUNNEL],
            citadels=LIMIT[CITADEL] - t.on_map[CITADEL],
            markets=LIMIT[MARKET] - t.on_map[MARKET],
            actions=board.actions,
            swayed=[MINISTER_IDS[m] for m in MINISTERS if board.swayed[m]],
            acted=[MINISTER_IDS[m] for m in MINISTERS if board.acted[m]],
            crowns={rank: board.crowns[i] for i, rank in enumerate(RANKS)},
        )


ROLE: Final = Duchy(DUCHY)
