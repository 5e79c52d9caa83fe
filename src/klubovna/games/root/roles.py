"""What shared rules ask a faction. Each faction's own file overrides what its board says; no shared file names one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from klubovna.games.root.facts import BUILDINGS_OF, CARD_VP, CLEARINGS, PIECES_OF, Card, Clearing, Faction, Item, Piece
from klubovna.kernel.decision import Flow

if TYPE_CHECKING:
    from klubovna.games.root.battle import Battle
    from klubovna.games.root.removal import Loss
    from klubovna.games.root.state import Table

Trigger: TypeAlias = tuple[tuple[str, int], Callable[[], Flow[None]]]
"""A loss effect or the like: its name with the clearing (or -1), and what happens. Ordered by the player on turn."""

Deed: TypeAlias = tuple[str, int]
"""An entry of a menu: what, and with which card, clearing or minister (-1: with nothing)."""


class Role:
    """A faction that does nothing of its own. Sub-classes are the chapters 6 to 13 of the Law."""

    def __init__(self, id: Faction) -> None:
        self.id = id

    # -- set-up and turn ---------------------------------------------------------------------------------------------

    def new_board(self, t: Table) -> None:
        """Lay the own board on the table, with nothing on it yet."""

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

    def begin_turn(self, t: Table) -> None:
        """Set the counters of the own board for a new turn."""

    # -- presence and rule -------------------------------------------------------------------------------------------

    def present(self, t: Table, at: Clearing) -> bool:
        """Whether any piece of the faction is here."""
        if t.warriors[self.id][at]:
            return True
        return any(t.pieces[kind][at] for kind in PIECES_OF[self.id])

    def force(self, t: Table, at: Clearing) -> int:
        """2.8#1 Warriors and buildings; tokens and pawns do not count (2.8#2)."""
        total = t.warriors[self.id][at]
        for kind in BUILDINGS_OF[self.id]:
            total += t.pieces[kind][at]
        return total

    def wins_ties(self) -> bool:
        """Whether a tie for the most is this faction's."""
        return False

    def outranks(self, t: Table, at: Clearing) -> bool:
        """Whether the faction rules here whatever the others have."""
        return False

    def forbids_placing(self, t: Table, who: Faction, at: Clearing) -> bool:
        """Whether this faction's pieces keep `who` from placing anything here."""
        return False

    def forbids_leaving(self, t: Table, who: Faction, at: Clearing) -> bool:
        """Whether this faction's pieces keep `who` from moving out of here."""
        return False

    # -- what it offers to others on their turn ----------------------------------------------------------------------

    def offers(self, t: Table, who: Faction) -> list[Deed]:
        """Deeds that another faction finds in its menus because of this one (buying services, exposing plots)."""
        return []

    async def take_offer(self, t: Table, who: Faction, deed: Deed) -> None:
        """Another faction does one of them."""

    # -- moving ------------------------------------------------------------------------------------------------------

    def nimble(self, t: Table) -> bool:
        """Whether it moves no matter who rules."""
        return False

    def swims(self) -> bool:
        """Whether rivers are paths for it, along which rule does not matter."""
        return False

    def more_neighbours(self, t: Table, at: Clearing) -> list[Clearing]:
        """Adjacent for this faction alone, besides paths and rivers."""
        return []

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
        left = [have - used for have, used in zip(self.crafting_pieces(t), t.crafting, strict=True)]
        for suit in (1, 2, 3):
            t.crafting[suit] += cost[suit]
            left[suit] -= cost[suit]
        for _ in range(cost[0]):
            suit = max((1, 2, 3), key=lambda s: left[s])
            t.crafting[suit] += 1
            left[suit] -= 1

    def item_points(self, t: Table, card: Card) -> int:
        """3.2.2 The points printed on the card."""
        return CARD_VP[card]

    async def gain_item(self, t: Table, item: Item) -> None:
        """2.5.4#1 A crafted item goes to the Crafted Items box."""
        t.items[self.id].append(item)

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
        """4.3.3#3 Warriors first, then buildings and tokens as its player chooses."""
        from klubovna.games.root.battle import take_hits

        return await take_hits(t, self.id, battle, hits)

    async def after_battle(self, t: Table, battle: Battle) -> None:
        """When a battle it took part in is over."""

    # -- losses ------------------------------------------------------------------------------------------------------

    def warriors_go(self, t: Table, loss: Loss) -> None:
        """2.5.1#2 Removed warriors return to the supply."""
        from klubovna.games.root.removal import return_warriors

        return_warriors(t, self.id, loss.warriors)

    def piece_goes(self, t: Table, piece: Piece, at: Clearing, count: int) -> None:
        """2.5.2#2, 2.5.3#2 What else happens to a removed building or token, beside leaving the map."""

    def clear_out(self, t: Table, at: Clearing, by: Faction) -> Loss | None:
        """All its pieces in a clearing, for an effect that removes all enemy pieces."""
        from klubovna.games.root.removal import Loss

        pieces = [(kind, t.pieces[kind][at]) for kind in PIECES_OF[self.id] if t.pieces[kind][at]]
        if not pieces and not t.warriors[self.id][at]:
            return None
        return Loss(self.id, by, at, t.warriors[self.id][at], pieces)

    def when_cleared(self, t: Table, at: Clearing, by: Faction) -> list[Trigger]:
        """What happens to it besides when an enemy removes all enemy pieces of a clearing."""
        return []

    def on_loss(self, t: Table, loss: Loss) -> list[Trigger]:
        """What follows when its pieces were removed."""
        return []

    def on_removing(self, t: Table, loss: Loss) -> list[Trigger]:
        """What follows when it has removed pieces of another faction."""
        return []

    # -- the own board, for its owner and for the others -------------------------------------------------------------

    def view(self, t: Table, own: bool) -> dict[str, Any]:
        return {}


ROLES: list[Role] = [Role(Faction(i)) for i in range(9)]
"""By faction; `factions/__init__.py` puts the real ones in."""


def ruler(t: Table, at: Clearing) -> Faction:
    """2.8 Who rules a clearing, or NOBODY (2.8#3)."""
    known = t._rulers[at]
    if known == -9:
        known = _ruler(t, at)
        t._rulers[at] = known
    return Faction(known)


def _ruler(t: Table, at: Clearing) -> int:
    best = 0
    leaders: list[int] = [-1]
    for faction in t.present:
        role = ROLES[faction]
        if role.outranks(t, at):
            return faction
        force = role.force(t, at)
        if t.borrower >= 0:  # hired warriors count for who hired them (1.1.4#1, r.120)
            if faction == t.borrower:
                force += t.warriors[t.lender][at]
            elif faction == t.lender:
                force -= t.warriors[faction][at]
        if force > best:
            best, leaders = force, [faction]
        elif force == best and force:
            leaders.append(faction)
    if len(leaders) == 1:
        return leaders[0]
    for tied in leaders:
        if ROLES[tied].wins_ties() and ROLES[tied].force(t, at):
            return tied
    return -1


def rules(t: Table, faction: Faction, at: Clearing) -> bool:
    return ruler(t, at) == faction


def ruled(t: Table, faction: Faction) -> list[Clearing]:
    return [c for c in CLEARINGS if ruler(t, c) == faction]


def can_place(t: Table, faction: Faction, at: Clearing) -> bool:
    """1.1.2 Whether nothing forbids this faction to place pieces here."""
    if t.scorched[at]:
        return False
    return not any(other != faction and ROLES[other].forbids_placing(t, faction, at) for other in t.present)


def can_leave(t: Table, faction: Faction, at: Clearing) -> bool:
    """Whether nothing forbids this faction to move out of here."""
    return not any(other != faction and ROLES[other].forbids_leaving(t, faction, at) for other in t.present)
