"""Offers: taken by others in their clean-up, and spent in later turns of theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from klubovna.games.harrow.abilities import perform
from klubovna.games.harrow.factions.fairfolk import events, kinds
from klubovna.games.harrow.factions.fairfolk.board import EMPTY_NEST, QUEEN
from klubovna.games.harrow.factions.fairfolk.nests import board_of, with_offer
from klubovna.games.harrow.factions.fairfolk.search import Search
from klubovna.games.harrow.facts import (
    ADVANCE,
    HAINT,
    INFECTED,
    LEGEND_TOKENS,
    OFFER_IDS,
    SILVER,
    SPAWN,
    STRENGTHEN,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.hands import draw_card
from klubovna.games.harrow.movement import Unit, movable, move_legend, move_unit, next_to, steps
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.games.harrow.tree import activate_tree
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import field, state_class

Effect: TypeAlias = Callable[[Table, Faction, int], Flow[None]]
"""What an offer does for the faction that spends it."""

# -- taking ------------------------------------------------------------------------------------------------------------


def takeable(t: Table, faction: Faction) -> list[Spot]:
    """ff.others.01 Offers on hexes with a unit of the faction."""
    return [at for at in with_offer(t) if ROLES[faction].can_take_offer(t, at)]


@state_class
class TakeOffers(Work):
    """ff.others.05, r.096 One offer after the other, in the order of the player's choice."""

    faction: Faction

    async def run(self, t: Table) -> None:
        hexes = takeable(t, self.faction)
        if not hexes:
            self.finish(t)
            return
        at = await Decision(t.seat_of[self.faction], kinds.TAKE, hexes)
        await take_offer(t, self.faction, at)


async def take_offer(t: Table, faction: Faction, at: Spot) -> None:
    """ff.others.01-04 The nest stays; the tree tells whether the Fair Folk, if they still seek, get a clue."""
    board = board_of(t)
    offer = board.nests[at]
    board.nests[at] = EMPTY_NEST
    board.taken[faction].append(offer)
    board.taken[faction].sort()
    t.tell(events.TOOK, faction, offer, at)
    if board.found == QUEEN:
        return
    await activate_tree(t)
    search, own = t.ground[SILVER] + board.bargain, ROLES[faction].cubes_on_ground(t)
    if search >= own:
        t.tell(events.CLUE, faction, search, own)
        t.todo.append(Search(at=at))
    else:
        t.tell(events.NO_CLUE, faction, search, own)


# -- spending ----------------------------------------------------------------------------------------------------------


async def use_offer(t: Table, faction: Faction, offer: int) -> None:
    """ff.others.02 The offer goes back into the bag and does what it says, or what the faction reads in it."""
    board = board_of(t)
    board.taken[faction].remove(offer)
    board.bag[offer] += 1
    if not await ROLES[faction].reads_offer(t, offer):
        t.tell(events.USED, faction, offer)
        await EFFECTS[OFFER_IDS[offer]](t, faction, offer)


# -- for Protectors, Family and Kami -----------------------------------------------------------------------------------


async def nothing(t: Table, faction: Faction, offer: int) -> None:
    """ff.offers.01"""


async def draw(t: Table, faction: Faction, offer: int) -> None:
    """ff.offers.02"""
    draw_card(t, faction)


def haints_of(t: Table, factions: list[Faction]) -> list[Unit]:
    """Haints of these factions, infected or not, that have a legal hex beside them."""
    return [
        unit for unit in movable(t, factions) if unit[1] in (HAINT, INFECTED) and steps(t, Faction(unit[0]), unit[2])
    ]


async def move_haint(t: Table, faction: Faction, offer: int, factions: list[Faction]) -> None:
    units = haints_of(t, factions)
    if units:
        seat = t.seat_of[faction]
        unit = await Decision(seat, kinds.OFFER_UNIT, units, offer)
        to = await Decision(seat, kinds.OFFER_UNIT_TO, steps(t, Faction(unit[0]), unit[2]), unit)
        await move_unit(t, unit, to, faction)


async def move_any_haint(t: Table, faction: Faction, offer: int) -> None:
    """ff.offers.03"""
    await move_haint(t, faction, offer, t.present)


async def move_enemy_haint(t: Table, faction: Faction, offer: int) -> None:
    """ff.offers.04"""
    await move_haint(t, faction, offer, t.others(faction))


def performs(ability: Token, value: int) -> Effect:
    """ff.offers.05-10 An ability of this value."""

    async def effect(t: Table, faction: Faction, offer: int) -> None:
        perform(t, faction, ability, value)

    return effect


async def move_legends(t: Table, faction: Faction, offer: int) -> None:
    """ff.offers.11"""
    t.todo.append(MoveLegends(mover=faction, left=2))


def legend_ways(t: Table, token: int) -> list[Spot]:
    """Adjacent hexes a legend may be moved to."""
    at = t.legend_at[token]
    faction, unit = LEGEND_TOKENS[token]
    if at < 0 or t.nailed(faction, unit, at):
        return []
    return next_to(t, faction, at)


@state_class
class MoveLegends(Work):
    """ff.offers.11 One legend one hex, then another, whosever they are."""

    mover: Faction
    left: int
    moved: list[int] = field(default_factory=list)
    """Legend tokens that have moved."""

    async def run(self, t: Table) -> None:
        tokens = [token for token in range(len(LEGEND_TOKENS)) if token not in self.moved and legend_ways(t, token)]
        if not self.left or not tokens:
            self.finish(t)
            return
        seat = t.seat_of[self.mover]
        token = await Decision(seat, kinds.OFFER_LEGEND, tokens, self.left)
        to = await Decision(seat, kinds.OFFER_LEGEND_TO, legend_ways(t, token), token)
        self.left -= 1
        self.moved.append(token)
        await move_legend(t, token, to, self.mover)


EFFECTS: Final[dict[str, Effect]] = {
    "nothing": nothing,
    "draw_card": draw,
    "move_any_haint": move_any_haint,
    "move_enemy_haint": move_enemy_haint,
    "spawn_1": performs(SPAWN, 1),
    "spawn_2": performs(SPAWN, 2),
    "advance_1": performs(ADVANCE, 1),
    "advance_2": performs(ADVANCE, 2),
    "strengthen_1": performs(STRENGTHEN, 1),
    "strengthen_2": performs(STRENGTHEN, 2),
    "move_legends": move_legends,
}
