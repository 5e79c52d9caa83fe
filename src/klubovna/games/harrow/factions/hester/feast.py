"""Hester's clean-up: the feast, the cubes she keeps, the flames taken back."""

from __future__ import annotations

from typing import TypeAlias

from klubovna.games.harrow import events as shared_events
from klubovna.games.harrow.factions.hester import events, kinds
from klubovna.games.harrow.factions.hester.board import SQUARES_PER_SIDE, WILD_SQUARE
from klubovna.games.harrow.factions.hester.cubes import own_cubes
from klubovna.games.harrow.factions.hester.fire import fill_square
from klubovna.games.harrow.facts import (
    BASIC_TOKENS,
    HESTER,
    HESTER_TOKEN,
    KEPT_CUBES,
    LEGEND_TOKENS,
    SCROLL,
    TERRAIN_CUBES,
    TOKENS_OF,
    Faction,
    Token,
)
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, Subset
from klubovna.kernel.fields import state_class

Meal: TypeAlias = tuple[str, int]
"""What is devoured: where it lies (board, tracker, bag, box, wild), and the kind of token."""


# -- what there is to eat ----------------------------------------------------------------------------------------------


def meals(t: Table, faction: Faction) -> list[Meal]:
    """c5.cleanup.01, r.071 Tokens of the faction that Hester may devour; printed ones never."""
    if ROLES[faction].automated(t):  # r.087
        found: list[Meal] = [("box", token) for token in BASIC_TOKENS if t.box[token]]
        return [*found, ("wild", WILD_SQUARE)] if t.wild_supply else found
    found = [*ROLES[faction].tokens_to_lose(t)]
    if t.scrolls[faction]:
        found.append(("tracker", SCROLL))
    if t.wild[faction]:
        found.append(("wild", WILD_SQUARE))
    return found


def prey(t: Table) -> list[int]:
    """c5.cleanup.01, r.073 Legend tokens on Hester's hex whose faction has something to devour and an open side."""
    assert t.hester is not None
    at = t.legend_at[HESTER_TOKEN]
    if at < 0:
        return []
    return [
        token
        for faction in t.present
        for token in TOKENS_OF[faction]
        if t.legend_at[token] == at and len(t.hester.squares[faction]) < SQUARES_PER_SIDE and meals(t, faction)
    ]


# -- the feast ---------------------------------------------------------------------------------------------------------


async def feast(t: Table, tokens: list[int]) -> None:
    """c5.cleanup.01-04 Hester may devour a token of a legend she shares her hex with; then she leaves the map."""
    token: int | None = await Decision(t.seat_of[HESTER], kinds.FEAST, [None, *tokens])
    if token is None:
        return
    faction = LEGEND_TOKENS[token][0]
    ROLES[faction].legend_named(t, token)
    if t.kami is not None and token == t.kami.goblin:  # c5.interact.14, c5.interact.15
        t.tell(events.GOBLIN_BIT)
        await ROLES[faction].legend_hit(t, token, HESTER)
        return
    meal: Meal = await Decision(t.seat_of[HESTER], kinds.FEAST_ON, meals(t, faction), faction)
    t.tell(events.DEVOURED, faction)
    await take_meal(t, faction, meal)
    t.set_legend(HESTER_TOKEN, -1)  # c5.cleanup.04
    t.tell(events.HESTER_LEFT)
    fill_square(t, faction, meal[1])  # c5.cleanup.02


async def take_meal(t: Table, faction: Faction, meal: Meal) -> None:
    """r.071 The token leaves its place; from a row the rightmost one goes."""
    where, which = meal
    if where == "box":
        t.box[which] -= 1
    elif where == "wild":
        if ROLES[faction].automated(t):
            t.wild_supply -= 1
        else:
            t.wild[faction] -= 1
    else:
        await ROLES[faction].lose_token(t, where, Token(which))


# -- the end of her turn -----------------------------------------------------------------------------------------------


def give_surplus_back(t: Table) -> bool:
    """c5.cleanup.05 Cubes above six go back, of colours she chooses; whether there are any."""
    surplus = sum(own_cubes(t)) - KEPT_CUBES
    if surplus > 0:
        t.todo.append(GiveBack(surplus=surplus))
    return surplus > 0


@state_class
class GiveBack(Work):
    """c5.cleanup.05 One cube after the other."""

    surplus: int
    given: int = 0

    async def run(self, t: Table) -> None:
        lying = [colour for colour in TERRAIN_CUBES for _ in range(t.ground[colour])]
        owed = self.surplus - self.given
        cubes = Subset(lying, self.given, self.surplus, self.surplus)
        colour = await Decision(t.seat_of[HESTER], kinds.DISCARD, list(dict.fromkeys(lying)), owed, cubes)
        self.given += 1
        t.pay_cubes(colour, 1)
        t.tell(shared_events.SURPLUS, colour, 1)
        if self.given == self.surplus:
            self.finish(t)


def take_flames_back(t: Table) -> None:
    """c5.cleanup.06 The flames of the actions lie left of the board again; what lasted this turn is over."""
    board = t.hester
    assert board is not None
    board.actions = 0
    board.used = []
    board.activated = []
    board.tree_done = board.ward = board.sloth = False
    board.infections = 0
    board.struck, board.struck_legends = [], []
    board.visited = []
    board.old_roots, board.roots = board.roots, []
    board.colour = 1 - board.colour  # c5.roots.01
