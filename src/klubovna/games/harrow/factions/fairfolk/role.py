"""The Fair Folk as the shared rules see them."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.cleanup import end_turn, keep_six
from klubovna.games.harrow.factions.fairfolk import events, kinds, seen
from klubovna.games.harrow.factions.fairfolk.board import EMPTY_NEST, FINDS, NO_NEST, QUEEN, SWORD, FairFolkBoard
from klubovna.games.harrow.factions.fairfolk.cards import COST, EFFECTS, playable
from klubovna.games.harrow.factions.fairfolk.nests import (
    add_cubes,
    board_of,
    can_play_nest,
    fill_up,
    play_nest,
    push_nest,
)
from klubovna.games.harrow.factions.fairfolk.offers import TakeOffers, takeable, use_offer
from klubovna.games.harrow.factions.fairfolk.quests import completable, complete_quest
from klubovna.games.harrow.factions.fairfolk.search import HideFinds, lay_search_cube
from klubovna.games.harrow.factions.fairfolk.seen import FairFolkView
from klubovna.games.harrow.facts import (
    CARD_IDS,
    DECKS,
    FACTION_IDS,
    FAIRFOLK,
    FFH,
    OFFER_IDS,
    SILVER,
    TERRAINS,
    Card,
    Faction,
    Spot,
)
from klubovna.games.harrow.hands import play_card
from klubovna.games.harrow.roles import Deed, Role
from klubovna.games.harrow.setup import Options, deal_cards
from klubovna.games.harrow.solo.march import reach
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.zones import shuffle

BEGIN, DEEDS, CLEAN_UP = range(3)
"""The moments of their turn."""
NESTS_PER_TURN: Final = 1


class FairFolk(Role):
    id = FAIRFOLK
    joins_clean_up = True
    allows_deeds = True
    player = seen.FairFolk
    colours = (SILVER,)

    # -- set-up ------------------------------------------------------------------------------------------------------

    def open_board(self, t: Table, options: Options) -> None:
        t.fairfolk = FairFolkBoard(by_chance=options.hide_at_random)

    async def set_up(self, t: Table) -> None:
        """ff.setup.02-05, ff.setup.07 Cards, quests, offers, and the search cube on a terrain of the board."""
        board = board_of(t)
        deal_cards(t, FAIRFOLK, 0)
        board.quest_deck = DECKS["quests"][:]
        shuffle(t, board.quest_deck, t.seen)
        fill_up(t)
        await lay_search_cube(t)

    def after_set_up(self, t: Table) -> None:
        t.todo.append(HideFinds())

    # -- the turn ----------------------------------------------------------------------------------------------------

    def join_turns(self, t: Table, turns: list[Faction]) -> list[Faction]:
        """ff.turn.01 Before each turn of a jar faction."""
        return [one for faction in turns for one in ([self.id, faction] if faction in t.present else [faction])]

    async def turn(self, t: Table) -> None:
        """ff.turn.03, r.091 One deed after the other, each as they like; clean-up comes last."""
        board = board_of(t)
        if t.moment == BEGIN:
            t.moment = DEEDS
            board.nested = NESTS_PER_TURN
            board.quested = False
            board.bargain = 0
        if t.moment == CLEAN_UP or board.found == QUEEN:
            self.clean_up(t)
            return
        deed = await Decision(t.seat_of[FAIRFOLK], kinds.DEED, self.deeds(t, board))
        if deed is None:
            t.moment = CLEAN_UP
        else:
            await self.do(t, deed)

    def deeds(self, t: Table, board: FairFolkBoard) -> list[Deed | None]:
        menu: list[Deed | None] = [None]
        if can_play_nest(t):
            menu.append(("nest", 0))
        menu += [("quest", card) for card in completable(t, board)]
        return menu + [("card", card) for card in self.cards(t)]

    async def do(self, t: Table, deed: Deed) -> None:
        what, which = deed
        if what == "nest":
            await play_nest(t)
        elif what == "quest":
            await complete_quest(t, Card(which))
        else:
            await play_card(t, FAIRFOLK, Card(which))

    def cards(self, t: Table) -> list[Card]:
        return playable(t)

    async def play_card(self, t: Table, card: Card) -> None:
        """ff.cards.01 Search cubes pay for it."""
        t.pay_cubes(SILVER, COST[card])
        t.tell(events.PAID, COST[card])
        await EFFECTS[card].do(t)

    def clean_up(self, t: Table) -> None:
        """ff.cards.02-04 Six cubes stay; everything is drawn up to three."""
        keep_six(t, SILVER)
        fill_up(t)
        end_turn(t)

    # -- offers ------------------------------------------------------------------------------------------------------

    def others_clean_up(self, t: Table, faction: Faction) -> None:
        if takeable(t, faction):
            t.todo.append(TakeOffers(faction=faction))

    def deeds_for(self, t: Table, faction: Faction) -> list[Deed]:
        """ff.others.02, r.097 Offers taken in earlier turns, wherever a card could be played."""
        return [("offer", offer) for offer in board_of(t).taken[faction]]

    async def do_deed(self, t: Table, faction: Faction, deed: Deed) -> None:
        await use_offer(t, faction, deed[1])

    # -- what happens on the map -------------------------------------------------------------------------------------

    def crossed(self, t: Table, at: Spot) -> None:
        """ffh.turn.03 Units of the activated faction on its objective take it, however they moved there."""
        if t.mode == FFH and t.actor in t.present and t.units(t.actor, at):
            reach(t, t.actor, at)

    async def fire_lit(self, t: Table, at: Spot) -> None:
        await push_nest(t, at)

    def haint_killed(self, t: Table, owner: Faction) -> None:
        """ff.quest.11, r.094 With the sword a killed haint brings a search cube, in whosever turn."""
        if board_of(t).found >= SWORD:
            add_cubes(t, 1)

    def haint_infected(self, t: Table, owner: Faction) -> None:
        """ff.quest.16, r.094 And so does an infected one."""
        if board_of(t).found >= SWORD:
            add_cubes(t, 1)

    # -- the end -----------------------------------------------------------------------------------------------------

    def cubes_on_ground(self, t: Table) -> int:
        return t.ground[SILVER]

    def wins_with_round(self, t: Table) -> bool:
        """ff.quest.13, ff.others.08"""
        return board_of(t).found == QUEEN

    # -- looking -----------------------------------------------------------------------------------------------------

    def view(self, t: Table, seat: int | None) -> FairFolkView:
        board = t.fairfolk
        assert board is not None
        own = seat is not None and seat == t.seat_of[FAIRFOLK]
        knows = seat is not None and not own
        return FairFolkView(
            found={FINDS[i]: board.finds[i] for i in range(board.found)},
            finds=board.finds[:] if knows else None,
            maybe=[at for at, still in enumerate(board.maybe) if still],
            nests={
                str(at): None if offer == EMPTY_NEST else OFFER_IDS[offer]
                for at, offer in enumerate(board.nests)
                if offer != NO_NEST
            },
            offers=[OFFER_IDS[offer] for offer in board.hand],
            bag=[OFFER_IDS[offer] for offer, count in enumerate(board.bag) if count],
            taken={FACTION_IDS[f]: [OFFER_IDS[offer] for offer in row] for f, row in enumerate(board.taken) if row},
            search_terrains=[TERRAINS[terrain] for terrain in board.held],
            arrows=[(at, axis, side) for at, axis, side in board.arrows],
            crosses=board.crosses[:],
            quests=[CARD_IDS[card] for card in board.quests] if own else None,
            quest_count=len(board.quests),
            quest_deck=len(board.quest_deck),
            quest_discard=sorted(CARD_IDS[card] for card in board.quest_discard),
            nests_left=board.nested,
            quest_done=board.quested,
            bargain=board.bargain,
            hidden_by_chance=board.by_chance,
        )


ROLE: Final = FairFolk()
