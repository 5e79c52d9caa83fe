"""What shared rules ask a faction. Each faction's own file overrides what its board says; no shared file names one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import msgspec

from klubovna.games.root import events, kinds
from klubovna.games.root.facts import (
    CARD_VP,
    FACTION_IDS,
    ITEMS,
    Card,
    Clearing,
    Faction,
    Item,
    Piece,
)
from klubovna.games.root.places import Places
from klubovna.games.root.state import FACTIONS, Board
from klubovna.kernel.decision import Decision, Flow, Subset

if TYPE_CHECKING:
    from klubovna.games.root.battle import Battle
    from klubovna.games.root.removal import Loss
    from klubovna.games.root.state import Table


Trigger: TypeAlias = tuple[tuple[str, int], Callable[[], Flow[None]]]
"""A loss effect or the like: its name with the clearing (or -1), and what happens. Ordered by the player on turn."""

Deed: TypeAlias = tuple[str, int]
"""An entry of a menu: what, and with which card, clearing or minister (-1: with nothing)."""


B = TypeVar("B")


class Role(Generic[B]):
    """What shared rules ask a faction. Sub-classes are the chapters 6 to 13 of the Law."""

    board_class: ClassVar[type[Any]]
    """That of the own board, B."""

    def __init__(self, id: Faction) -> None:
        self.id = id
        questions = [name for name in vars(Role) if not name.startswith("_")]
        self.answers = {name for name in questions if getattr(type(self), name) is not getattr(Role, name)}
        """Which of the questions below its own file answers; where it does not, hot rules need not ask."""
        self.has_pawn = "present" in self.answers
        self.hand_shown = self.open_hand()
        self.swimming = self.swims()
        self.moving_freely = self.nimble()
        self.walks = "more_ways" not in self.answers
        """Whether nothing on its board gives it more ways than paths and rivers."""
        self.picky = "out_of_reach" in self.answers
        """Whether `out_of_reach` need be asked at all."""

    # -- set-up and turn ---------------------------------------------------------------------------------------------

    def board(self, t: Table) -> B:
        """The own board; it lies on the table from set-up on."""
        board: Any = t.boards[self.id]
        own: B = board  # what was laid there is of its own class: `new_board`
        return own

    def new_board(self, t: Table) -> None:
        """Lay the own board on the table, with nothing on it yet."""
        t.boards[self.id] = self.board_class()

    async def set_up(self, t: Table) -> None:
        """5.1.7 In set-up order, on the own new board."""

    async def birdsong(self, t: Table) -> None:
        """One step of Birdsong; `turn.end_phase(t)` when there is no more to do. Daylight and Evening likewise."""
        from klubovna.games.root.turn import end_phase

        end_phase(t)

    async def daylight(self, t: Table) -> None:
        from klubovna.games.root.turn import end_phase

        end_phase(t)

    async def evening(self, t: Table) -> None:
        from klubovna.games.root.turn import end_phase

        end_phase(t)

    def home(self, t: Table) -> list[Clearing]:
        """Where it came into play, as far as others who are set up later mind it."""
        return []

    def begin_turn(self, t: Table) -> None:
        """Set the counters of the own board for a new turn."""

    def actions_left(self, t: Table) -> int | None:
        """How many actions its player may still take in this part of his turn, where they are counted."""
        return None

    # -- presence and rule -------------------------------------------------------------------------------------------

    def present(self, t: Table, at: Clearing) -> bool:
        """Whether any piece of the faction is here."""
        return t.occupied[self.id] >> at & 1 > 0

    def wins_ties(self) -> bool:
        """Whether a tie for the most is this faction's."""
        return False

    def dominion(self, t: Table) -> Places:
        """Where the faction rules whatever the others have."""
        return 0

    def forbids_placing(self, t: Table, who: Faction) -> Places:
        """Where this faction's pieces keep `who` from placing anything."""
        return 0

    def forbids_leaving(self, t: Table, who: Faction) -> Places:
        """Where this faction's pieces keep `who` from moving out."""
        return 0

    # -- what it offers to others on their turn ----------------------------------------------------------------------

    def offers(self, t: Table, who: Faction) -> list[Deed]:
        """Deeds that another faction finds in its menus because of this one (buying services, exposing plots)."""
        return []

    async def take_offer(self, t: Table, who: Faction, deed: Deed) -> None:
        """Another faction does one of them."""

    def at_others_birdsong(self, t: Table, who: Faction) -> list[Trigger]:
        """What another faction does because of this one when its Birdsong begins (r.22)."""
        return []

    def purse(self, t: Table) -> int:
        """11.2.6.I The most it could pay for a service: the warriors of its supply."""
        return t.supply[self.id]

    async def pay_for_service(self, t: Table, price: int) -> int:
        """11.2.6.I It pays in full (r.117); how many of its own warriors the seller gets. For the rest of the price,
        paid in some other way, the seller takes warriors of its own (11.2.6.III)."""
        t.supply[self.id] -= price
        return price

    def may_hire(self) -> bool:
        """Whether it may buy the help of another faction's warriors."""
        return True

    # -- moving ------------------------------------------------------------------------------------------------------

    def nimble(self) -> bool:
        """Whether it moves no matter who rules."""
        return False

    def swims(self) -> bool:
        """Whether rivers are paths for it, along which rule does not matter."""
        return False

    def more_ways(self, t: Table, near: list[Places]) -> None:
        """Add to what is adjacent to each place what is so for this faction alone."""

    def stands(self, t: Table) -> Places:
        """4.2 Where it has warriors, or its pawn."""
        return t.stations[self.id]

    def out_of_reach(self, t: Table) -> Places:
        """Clearings for which it has not what moving into them costs it besides."""
        return 0

    async def go(self, t: Table, start: Clearing, to: Clearing) -> None:
        """4.2 The move itself, where it is none of so many of its warriors as its player likes."""

    def on_moved_in(self, t: Table, mover: Faction, at: Clearing, payer: Faction) -> list[Trigger]:
        """Another faction's warriors have moved into a clearing; `payer` answers for it."""
        return []

    # -- cards and crafting ------------------------------------------------------------------------------------------

    def open_hand(self) -> bool:
        """Whether everybody sees its hand."""
        return False

    def takes_discards(self, t: Table, card: Card) -> bool:
        """Whether this faction lays spent and discarded cards aside; it has then taken this one."""
        return False

    def crafting_pieces(self, t: Table) -> list[int]:
        """4.1.1#2 Crafting pieces by suit (the first number is unused), whether used this turn or not."""
        return [0, 0, 0, 0]

    def crafting_clearings(self, t: Table) -> list[Clearing]:
        """Where its crafting pieces stand."""
        return []

    async def activate(self, t: Table, cost: list[int]) -> None:
        """4.1.1#3 Use up crafting pieces: those of the suits shown, then any for question marks."""
        left = self.crafting_pieces(t)
        for suit in (1, 2, 3):
            left[suit] -= t.crafting[suit] + cost[suit]
            t.crafting[suit] += cost[suit]
        first = 1
        for owed in range(cost[0], 0, -1):
            spare = [s for s in (1, 2, 3) if s >= first and left[s] and sum(left[s:]) >= owed]
            pieces = [s for s in (1, 2, 3) if s >= first for _ in range(min(left[s], owed))]
            subset = Subset(pieces, cost[0] - owed, cost[0], cost[0])
            first = await Decision(t.seat_of[self.id], kinds.CRAFT_WITH, spare, owed, subset)
            t.crafting[first] += 1
            left[first] -= 1

    def item_points(self, t: Table, card: Card) -> int:
        """3.2.2 The points printed on the card."""
        return CARD_VP[card]

    async def gain_item(self, t: Table, item: Item) -> None:
        """2.5.4#1 A crafted item goes to the Crafted Items box."""
        t.items[self.id].append(item)

    def ready_items(self, t: Table) -> list[Item]:
        """Items it may turn face down for an effect: those of the Crafted Items box."""
        return t.items[self.id]

    def item_parts(self, t: Table, item: Item) -> list[str]:
        """The parts of the board that a ready item stands on (see `lights.py`)."""
        return [f"item:{FACTION_IDS[self.id]}:{ITEMS[item]}"]

    def exhaust_item(self, t: Table, item: Item) -> None:
        t.items[self.id].remove(item)
        t.exhausted[self.id].append(item)
        t.tell(events.EXHAUSTED, self.id, item)

    def draws(self, t: Table) -> int:
        """How many cards are drawn in Evening."""
        return 1

    # -- dominance ---------------------------------------------------------------------------------------------------

    def may_dominate(self, t: Table) -> bool:
        """Whether it may activate a dominance card at all."""
        return True

    async def on_dominance(self, t: Table, card: Card) -> None:
        """It has just activated one."""

    def wins_by_dominance(self, t: Table) -> bool:
        """Whether the card's own condition can win for it."""
        return True

    # -- battle ------------------------------------------------------------------------------------------------------

    def can_fight(self, t: Table, at: Clearing) -> bool:
        """4.3#1 Whether it has what is needed to battle here: warriors, or a pawn (K.4.3)."""
        return t.warriors[self.id][at] > 0

    async def begin_battle(self, t: Table, battle: Battle) -> None:
        """As attacker, before anything else: whose warriors it treats as its own (1.1.4#1)."""

    async def before_roll(self, t: Table, battle: Battle) -> None:
        """Asked of everybody before the roll, also of those who do not fight: help for the defender."""

    def lends_hits(self, t: Table, battle: Battle) -> int:
        """As the defender's helper: what it adds to the defender's most rolled hits."""
        return 0

    def rolls(self, low: int, high: int) -> tuple[int, int]:
        """4.3.2#1 As defender: what the attacker deals, and what it deals itself."""
        return high, low

    def most_hits(self, t: Table, battle: Battle) -> int:
        """4.3.2.I Rolled hits are capped by its warriors here."""
        return t.warriors[self.id][battle.at]

    def defenseless(self, t: Table, battle: Battle) -> bool:
        """4.3.2.III"""
        return t.warriors[self.id][battle.at] == 0

    def extra_hits(self, t: Table, battle: Battle) -> int:
        """4.3.2.II Hits that come by themselves."""
        return 0

    async def more_hits(self, t: Table, battle: Battle) -> int:
        """4.3.2.II#1 Hits it may add after the roll, besides those of persistent cards."""
        return 0

    async def take_hits(self, t: Table, battle: Battle, hits: int) -> list[Loss]:
        """What it loses, where that is not warriors first, then buildings and tokens as its player chooses."""
        return []

    def spoils(self, t: Table, battle: Battle, loss: Loss) -> int:
        """Points it scores for what it removes in battle, besides one per building and token."""
        return 0

    def first_razed(self, t: Table) -> int:
        """Of these points: what the first building or token brings that it removes in a battle."""
        return 0

    async def after_battle(self, t: Table, battle: Battle) -> None:
        """When a battle it took part in is over."""

    # -- losses ------------------------------------------------------------------------------------------------------

    def warriors_go(self, t: Table, loss: Loss) -> None:
        """Where its removed warriors go, if not to the supply."""

    def piece_goes(self, t: Table, piece: Piece, at: Clearing, count: int) -> None:
        """2.5.2#2, 2.5.3#2 What else happens to a removed building or token, beside leaving the map."""

    def when_cleared(self, t: Table, at: Clearing, by: Faction) -> list[Trigger]:
        """What happens to it besides when an enemy removes all enemy pieces of a clearing."""
        return []

    def on_loss(self, t: Table, loss: Loss) -> list[Trigger]:
        """What follows when its pieces were removed."""
        return []

    def on_losses(self, t: Table, losses: list[Loss]) -> list[Trigger]:
        """What follows once for all that it lost in one event, in however many clearings."""
        return []

    def on_removing(self, t: Table, loss: Loss) -> list[Trigger]:
        """What follows when it has removed pieces of another faction."""
        return []

    # -- the own board, for its owner and for the others -------------------------------------------------------------

    def view(self, t: Table, own: bool) -> msgspec.Struct | None:
        """What its own player or another sees of its board; None before it was set up."""
        return None


ROLES: Final[list[Role[Any]]] = [Role[Board](Faction(i)) for i in range(FACTIONS)]
"""By faction; `factions/__init__.py` puts the real ones in."""


def homes(t: Table) -> list[Clearing]:
    """Corners in which somebody has set up."""
    return sorted(c for faction in t.present for c in ROLES[faction].home(t) if c in t.chart.corners)


def pawns(t: Table, at: Clearing) -> int:
    """Whose pawns are here, as bits by faction."""
    found = 0
    for role in t._asked.pawns:
        if t.boards[role.id] is not None and role.present(t, at):  # until its set-up a pawn stands nowhere
            found |= 1 << role.id
    return found
