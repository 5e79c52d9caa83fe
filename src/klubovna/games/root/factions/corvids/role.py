"""13 Corvid Conspiracy."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import events as shared_events
from klubovna.games.root.battle import Battle, battle_somewhere, battlefields
from klubovna.games.root.cards import (
    choose_card,
    discard_to_limit,
    draw_and_discard,
    hand_over,
    matching,
    spend,
    steal,
)
from klubovna.games.root.factions.corvids import events, kinds
from klubovna.games.root.factions.corvids.board import CorvidBoard
from klubovna.games.root.factions.corvids.shown import CorvidView, PlotView
from klubovna.games.root.facts import (
    BIRD,
    BOARD_OF,
    CARD_SUIT,
    CLEARING_SUITS,
    CLEARINGS,
    CORVIDS,
    NOBODY,
    PLOT,
    Card,
    Clearing,
    Faction,
    Piece,
    Suit,
)
from klubovna.games.root.menu import choose_deed, crafting
from klubovna.games.root.move import adjacent, move, origins
from klubovna.games.root.picks import pick
from klubovna.games.root.places import PLACES_IN, Places
from klubovna.games.root.removal import Loss, remove, remove_all_enemies
from klubovna.games.root.roles import ROLES, Deed, Role, Trigger
from klubovna.games.root.rule import ground
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.games.root.turn import end_phase
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.zones import show

PLOT_IDS: Final[list[str]] = [plot["id"] for plot in BOARD_OF["corvids"]["plot"]]
PLOT_KINDS: Final = list(range(len(PLOT_IDS)))
BOMB, SNARE, EXTORTION, RAID = PLOT_KINDS
ACTIONS: Final = int(BOARD_OF["corvids"]["actions_per_daylight"])

# The steps of Birdsong, as `t.moment`: who takes a later one has left those before it.
CRAFTING, FLIPPING, RECRUITED = range(3)


class Exposed(Loss):
    """A plot removed by a right guess: its effect is ignored (13.7.4#2)."""

    __slots__ = ()


class Corvids(Role[CorvidBoard]):
    """Lay plots face down, wait, and flip them."""

    board_class = CorvidBoard

    # -- 13.2 Faction rules and abilities ----------------------------------------------------------------------------

    def crafting_pieces(self, t: Table) -> list[int]:
        """13.2.1 Plots, face up or face down."""
        return t.by_suit(PLOT)

    def crafting_clearings(self, t: Table) -> list[Clearing]:
        return t.where(PLOT)

    def nimble(self) -> bool:
        return True  # 13.2.3

    def offers(self, t: Table, who: Faction) -> list[Deed]:
        """13.2.4#1 Exposure, for an enemy with a piece beside a face-down plot (r.141) and a card to show (r.142)."""
        board = t.boards[self.id]
        if not isinstance(board, CorvidBoard) or not t.hands[who] or t.partners(self.id, who):
            return []
        return [
            ("expose", c)
            for c in t.where(PLOT)
            if board.hidden(c) and ROLES[who].present(t, c) and matching(t, who, t.suits[c])
        ]

    async def take_offer(self, t: Table, who: Faction, deed: Deed) -> None:
        """13.2.4#1 Guess aloud, and show the Corvids, nobody else, a card of the clearing's suit (r.142)."""
        at = Clearing(deed[1])
        board = self.board(t)
        guess = await Decision(t.seat_of[who], kinds.EXPOSE_GUESS, PLOT_KINDS, at)
        card = await choose_card(t, who, kinds.EXPOSE_CARD, matching(t, who, t.suits[at]), at)
        seats = 1 << t.seat_of[self.id] | 1 << t.seat_of[who]
        show(t, [card], t.seen, seats)
        if board.kind(at) == guess:
            t.whisper(seats, events.EXPOSED, who, at, guess, card)
            await remove(t, [Exposed(self.id, who, at, 0, [(PLOT, 1)])])  # 13.2.4#3
            return
        t.whisper(seats, events.GUESSED_WRONG, who, at, guess, card)
        hand_over(t, who, self.id, card)  # 13.2.4#2
        board.denied[at] |= 1 << guess

    def extra_hits(self, t: Table, battle: Battle) -> int:
        """13.2.5 Embedded Agents, asked at the roll (r.149)."""
        return int(battle.defender == self.id and self.board(t).hidden(battle.at))

    # -- 13.3 Faction set-up -----------------------------------------------------------------------------------------

    def new_board(self, t: Table) -> None:
        super().new_board(t)  # 13.2.2, 13.3.1
        board = self.board(t)
        board.seen = [1 << t.seat_of[self.id]] * len(board.plots)  # 13.2.2.i#2

    async def set_up(self, t: Table) -> None:
        """13.3.2 A warrior in a clearing of each suit, not in the keep's (r.50)."""
        for suit in CLEARING_SUITS:
            at = await Decision(t.seat_of[self.id], kinds.SCATTER, self.open_clearings(t, suit), suit)
            t.put_warriors(self.id, at, 1)

    # -- 13.4 Birdsong -----------------------------------------------------------------------------------------------

    def begin_turn(self, t: Table) -> None:
        board = self.board(t)
        board.actions = ACTIONS  # 13.5
        board.plotted = 0
        board.exerted = False

    def actions_left(self, t: Table) -> int | None:
        return self.board(t).actions if t.phase == DAYLIGHT else None

    async def birdsong(self, t: Table) -> None:
        """13.4 Craft, then flip plots, then recruit."""
        own: list[Deed | None] = [None]
        if t.moment == CRAFTING:
            own += crafting(t, self.id)  # 13.4.1
        if t.moment <= FLIPPING:
            own += [("flip", c) for c in self.flippable(t)]
            if t.supply[self.id] and self.recruiting_cards(t):
                own.append(("recruit", -1))
        deed = await choose_deed(t, self.id, own)
        if deed is None:
            end_phase(t)
            return
        what, which = deed
        if what == "flip":
            t.moment = FLIPPING
            await self.flip(t, Clearing(which))
        elif what == "recruit":
            t.moment = RECRUITED
            await self.recruit(t)

    def flippable(self, t: Table) -> list[Clearing]:
        """13.4.2#1 Face-down plots in clearings with a Corvid warrior."""
        board = self.board(t)
        return [c for c in PLACES_IN[t.stations[self.id] & t.spots[PLOT]] if not board.face_up[c]]

    async def flip(self, t: Table, at: Clearing) -> None:
        """13.4.2 Turn it face up, score, then a bomb or an extortion takes effect (r.146)."""
        board = self.board(t)
        show(t, [board.turn_up(at)], board.seen)
        kind = board.kind(at)
        t.tell(events.FLIPPED, self.id, at, kind)
        gain_points(t, self.id, sum(board.face_up), "plots")  # 13.4.2#2, r.19
        if kind == BOMB:  # 13.4.2#3
            await self.explode(t, at)
        elif kind == EXTORTION:
            self.extort(t, at)

    def recruiting_cards(self, t: Table) -> list[Card]:
        """13.4.3 Cards of suits whose clearings can take a warrior."""
        suits = [suit for suit in CLEARING_SUITS if self.open_clearings(t, suit)]
        return [card for card in t.hands[self.id] if CARD_SUIT[card] in suits or (suits and CARD_SUIT[card] == BIRD)]

    def open_clearings(self, t: Table, suit: Suit) -> list[Clearing]:
        return PLACES_IN[t._suited[suit] & ground(t, self.id)]

    async def recruit(self, t: Table) -> None:
        """13.4.3#1 A spent card puts a warrior in every clearing of its suit; a bird in those of any (13.4.3#2)."""
        card = await choose_card(t, self.id, kinds.RECRUIT_CARD, self.recruiting_cards(t))
        spend(t, self.id, card)
        suit = CARD_SUIT[card]
        if suit == BIRD:
            suits = [suit for suit in CLEARING_SUITS if self.open_clearings(t, suit)]
            suit = await Decision(t.seat_of[self.id], kinds.RECRUIT_SUIT, suits)
        await self.place_warriors(t, self.open_clearings(t, suit), kinds.RECRUIT_WHERE, suit)

    async def place_warriors(self, t: Table, wanted: list[Clearing], kind: Kind, about: int) -> None:
        """One in each; if there are too few the Corvids choose where (2.5#2, r.32)."""
        supply = t.supply[self.id]
        if supply < len(wanted):
            wanted = await pick(t.seat_of[self.id], kind, wanted, supply, supply, lambda left: (about, left))
        for c in wanted:
            t.put_warriors(self.id, c, 1)
            t.tell(shared_events.RECRUITED, self.id, 1, c)

    # -- 13.5 Daylight -----------------------------------------------------------------------------------------------

    async def daylight(self, t: Table) -> None:
        """13.5 Up to three actions."""
        board = self.board(t)
        own: list[Deed | None] = [None]
        if board.actions:
            own += self.actions(t)
        deed = await choose_deed(t, self.id, own)
        if deed is None:
            end_phase(t)
        elif deed in own:
            board.actions -= 1
            await self.act(t, deed)

    def actions(self, t: Table) -> list[Deed]:
        """Those that can be taken now."""
        menu: list[Deed] = []
        if origins(t, self.id):
            menu.append(("move", -1))
        if self.plot_sites(t):
            menu.append(("plot", -1))
        if battlefields(t, self.id):
            menu.append(("battle", -1))
        if self.tricks(t, CLEARINGS):
            menu.append(("trick", -1))
        return menu

    async def act(self, t: Table, deed: Deed) -> None:
        what, _ = deed
        if what == "move":
            await move(t, self.id, origins(t, self.id), optional=False)  # 13.5.1
        elif what == "plot":
            await self.plot(t)
        elif what == "battle":
            await battle_somewhere(t, self.id, battlefields(t, self.id), optional=False)  # 13.5.3
        else:
            await self.trick(t)

    def plot_cost(self, t: Table) -> int:
        """13.5.2 A warrior, and one more for each plot placed this turn."""
        return 1 + self.board(t).plotted

    def plot_sites(self, t: Table) -> list[Clearing]:
        """13.5.2 Clearings without a plot (13.2.2.ii) that can take one and hold warriors enough (r.144)."""
        board = self.board(t)
        if not board.plots:
            return []
        cost = self.plot_cost(t)
        free = t.stations[self.id] & ~t.spots[PLOT]
        if not free:
            return []
        return [c for c in PLACES_IN[free & ground(t, self.id)] if t.warriors[self.id][c] >= cost]

    async def plot(self, t: Table) -> None:
        """13.5.2 Remove warriors, then place a plot of choice (r.143)."""
        board = self.board(t)
        seat = t.seat_of[self.id]
        at = await Decision(seat, kinds.PLOT_WHERE, self.plot_sites(t))
        await remove(t, [Loss(self.id, NOBODY, at, self.plot_cost(t))])
        kind = await Decision(seat, kinds.PLOT_WHICH, board.in_supply(), at)
        board.plotted += 1
        board.lay(kind, at)
        t.put_piece(PLOT, at)
        t.whisper(1 << seat, events.PLOTTED, self.id, at, kind)

    def tricks(self, t: Table, among: list[Clearing]) -> list[tuple[Clearing, Clearing]]:
        """13.5.4 Pairs of plots that lie the same way up; into a burnt clearing nothing can go (r.145)."""
        board = self.board(t)
        plots = PLACES_IN[t.spots[PLOT] & ~t.burnt]
        return [(a, b) for a in plots if a in among for b in plots if a < b and board.face_up[a] == board.face_up[b]]

    async def trick(self, t: Table) -> None:
        """13.5.4 Swap two plots."""
        seat = t.seat_of[self.id]
        one = await Decision(seat, kinds.TRICK_ONE, sorted({a for a, _ in self.tricks(t, CLEARINGS)}))
        other = await Decision(seat, kinds.TRICK_OTHER, [b for _, b in self.tricks(t, [one])], one)
        self.board(t).swap(one, other)
        t.tell(events.TRICKED, self.id, one, other)

    # -- 13.6 Evening ------------------------------------------------------------------------------------------------

    async def evening(self, t: Table) -> None:
        """13.6 Exert, then draw and discard."""
        board = self.board(t)
        own: list[Deed | None] = [None]
        if not board.exerted and self.actions(t):
            own.append(("exert", -1))
        deed = await choose_deed(t, self.id, own)
        if deed == ("exert", -1):
            board.exerted = True  # 13.6.1
            t.tell(events.EXERTED, self.id)
            await self.act(t, await Decision(t.seat_of[self.id], kinds.EXERT, self.actions(t)))
        elif deed is None:
            if board.exerted:
                await discard_to_limit(t, self.id)  # r.150
            else:
                await draw_and_discard(t, self.id)  # 13.6.2
            end_phase(t)

    def draws(self, t: Table) -> int:
        """13.6.2#1 One, and one per face-up extortion (13.7.3#2)."""
        board = self.board(t)
        return 1 + sum(board.shows(EXTORTION, c) for c in CLEARINGS)

    # -- 13.7 The plots ----------------------------------------------------------------------------------------------

    async def explode(self, t: Table, at: Clearing) -> None:
        """13.7.1 All enemy pieces go, with all that follows, then the bomb itself (r.146)."""
        await remove_all_enemies(t, self.id, [at])
        await remove(t, [Loss(self.id, NOBODY, at, 0, [(PLOT, 1)])])

    def forbids_placing(self, t: Table, who: Faction) -> Places:
        """13.7.2#1 A face-up snare (r.151)."""
        board = t.boards[self.id]
        found = 0
        if isinstance(board, CorvidBoard) and True in board.face_up and not t.partners(self.id, who):
            for c in CLEARINGS:
                if board.shows(SNARE, c):
                    found |= 1 << c
        return found

    def forbids_leaving(self, t: Table, who: Faction) -> Places:
        """13.7.2#2"""
        return self.forbids_placing(t, who)

    def extort(self, t: Table, at: Clearing) -> None:
        """13.7.3#1 A random card of every other player with a piece here and a card in hand (r.147, r.35)."""
        for victim in t.others(self.id):
            if t.hands[victim] and ROLES[victim].present(t, at):
                steal(t, self.id, victim)

    def piece_goes(self, t: Table, piece: Piece, at: Clearing, count: int) -> None:
        """A removed plot returns to the supply."""
        board = self.board(t)
        if board.lift(at, t.seat_of[self.id]) == RAID:
            board.raids.append(at)

    def on_loss(self, t: Table, loss: Loss) -> list[Trigger]:
        """13.7.4#1 A raid was removed, face up or face down, by anybody (r.148), but not by exposure (13.7.4#2)."""
        board = self.board(t)
        if loss.at not in board.raids:
            return []
        board.raids.remove(loss.at)
        if isinstance(loss, Exposed):
            return []
        t.tell(events.RAIDED, self.id, loss.at)  # what it was is seen before anybody is asked about the order

        async def raid() -> None:
            near = PLACES_IN[adjacent(t, self.id)[loss.at] & ground(t, self.id)]  # r.170
            await self.place_warriors(t, near, kinds.RAID_WHERE, loss.at)

        return [(("raid", loss.at), raid)]

    # -- what the others see -----------------------------------------------------------------------------------------

    def view(self, t: Table, own: bool) -> CorvidView | None:
        """13.2.2.i#2 Only the Corvids see what lies face down."""
        if t.boards[self.id] is None:
            return None
        board = self.board(t)
        return CorvidView(
            actions=board.actions,
            plotted=board.plotted,
            exerted=board.exerted,
            supply_count=len(board.plots),
            supply=[PLOT_IDS[plot // 2] for plot in board.plots] if own else None,
            plots=[
                PlotView(
                    clearing=c,
                    face_up=board.face_up[c],
                    plot=PLOT_IDS[board.kind(c)] if own or board.face_up[c] else None,
                    denied=[PLOT_IDS[kind] for kind in PLOT_KINDS if board.denied[c] >> kind & 1],
                )
                for c in CLEARINGS
                if board.placed[c]
            ],
        )


ROLE: Final = Corvids(CORVIDS)
