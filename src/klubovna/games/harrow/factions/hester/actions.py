"""Hester's turn between roots and clean-up: the action spaces, the tree, her open cards."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.abilities import can_spawn_at, spawn_at
from klubovna.games.harrow.factions.hester import events, kinds
from klubovna.games.harrow.factions.hester.board import FACTS, HesterBoard
from klubovna.games.harrow.factions.hester.cards import EFFECTS
from klubovna.games.harrow.factions.hester.cubes import (
    NEVER,
    Price,
    can_pay,
    colour_of,
    cubes_of,
    own_cubes,
    pay,
    spend,
)
from klubovna.games.harrow.factions.hester.infect import Infections, infectable, shake_tree, summon, summon_sites
from klubovna.games.harrow.factions.hester.moves import Moves, can_move, free_hester
from klubovna.games.harrow.factions.hester.roots import can_grow, extra_root
from klubovna.games.harrow.facts import HESTER, LEGEND, TOKENS_OF, Card, Faction, Spot
from klubovna.games.harrow.hands import play_card
from klubovna.games.harrow.jars import offered
from klubovna.games.harrow.roles import ROLES, Deed
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

ACTION_IDS: Final[list[str]] = [row["id"] for row in FACTS["actions"]]
PLAY_CARD, EXTRA_ROOT, SPAWN, MOVE, INFECT, SUMMON = range(len(ACTION_IDS))
AFTER_TREE: Final[list[bool]] = [row["after_tree"] for row in FACTS["actions"]]
OPEN_CARDS: Final = int(FACTS["open_card_spaces"])
NAIL_PRICE: Final[Price] = (0, NEVER, 2)
"""Any two cubes."""


# -- the menu ----------------------------------------------------------------------------------------------------------


def deeds(t: Table) -> list[Deed | None]:
    """What Hester may do now; None ends her turn."""
    board = t.hester
    assert board is not None
    menu: list[Deed | None] = [None]
    if board.actions:
        menu += [("action", space) for space in range(len(ACTION_IDS)) if can_act(t, space)]
        if not board.tree_done:
            menu.append(("tree", 0))
    if can_go_on(t, board):
        menu.append(("action", board.used[-1]))
    menu += [("card", card) for card in board.open if card not in board.activated and EFFECTS[card].can(t)]
    if t.nails and t.nailed(HESTER, LEGEND, t.legend_at[TOKENS_OF[HESTER][0]]) and can_pay(t, NAIL_PRICE):
        menu.append(("nail", 0))  # ap.protectors.05
    return menu + offered(t, HESTER)


def can_act(t: Table, space: int) -> bool:
    """c5.actions.03-09, c5.infect.10, r.058 Once per turn; infecting and summoning after the tree, all else before."""
    board = t.hester
    assert board is not None
    if space in board.used or AFTER_TREE[space] != board.tree_done:
        return False
    if space == PLAY_CARD:
        return bool(t.hands[HESTER])
    if space == EXTRA_ROOT:
        return can_grow(board)
    if space == SPAWN:
        return bool(spawn_sites(t))
    if space == MOVE:
        return can_move(t)
    return bool(infectable(t, [])) if space == INFECT else bool(summon_sites(t))


def can_go_on(t: Table, board: HesterBoard) -> bool:
    """c5.free.01 A card may come between two moves or infections; then the action goes on for the same flame."""
    if not board.activated or not board.used:
        return False
    if board.used[-1] == MOVE:
        return not board.tree_done and can_move(t)
    return board.used[-1] == INFECT and bool(infectable(t, board.struck))


async def act(t: Table, deed: Deed) -> None:
    """One entry of the menu."""
    what, which = deed
    if what == "action":
        await take_action(t, which)
    elif what == "tree":
        await shake_tree(t)
    elif what == "card":
        await activate(t, Card(which))
    elif what == "nail":
        await pay_nail(t)
    else:
        for other in t.in_play:
            if deed in ROLES[other].deeds_for(t, HESTER):
                await ROLES[other].do_deed(t, HESTER, deed)
                return


async def take_action(t: Table, space: int) -> None:
    """c5.actions.02 A flame from the left of the board covers the space."""
    board = t.hester
    assert board is not None
    if space not in board.used:  # else it goes on after a card
        board.struck, board.struck_legends = [], []
        board.actions -= 1
        board.used.append(space)
        t.tell(events.ACTION, space)
    if space == PLAY_CARD:
        card = await Decision(t.seat_of[HESTER], kinds.PLAY, t.hands[HESTER][:])
        await play_card(t, HESTER, card)
    elif space == EXTRA_ROOT:
        await extra_root(t)
    elif space == SPAWN:
        await spawn(t)
    elif space == MOVE:
        t.todo.append(Moves())
    elif space == INFECT:
        t.todo.append(Infections(done=[Spot(at) for at in board.struck]))
    else:
        await summon(t)


async def pay_nail(t: Table) -> None:
    """ap.protectors.05 Any two terrain cubes return the nail under Hester."""
    await pay(t, NAIL_PRICE, t.legend_at[TOKENS_OF[HESTER][0]])
    await free_hester(t)


# -- cards -------------------------------------------------------------------------------------------------------------


async def open_card(t: Table, card: Card) -> None:
    """c5.playcard.01, c5.playcard.02 Above the board; the fourth card covers one of the three."""
    board = t.hester
    assert board is not None
    board.open.append(card)
    if len(board.open) > OPEN_CARDS:
        covered = await Decision(t.seat_of[HESTER], kinds.COVER, board.open[:OPEN_CARDS], card)
        board.open.remove(covered)
        t.discards[HESTER].append(covered)
        t.tell(events.COVERED, covered)


async def activate(t: Table, card: Card) -> None:
    """c5.free.01, c5.playcard.03 Each open card once per turn, for nothing."""
    assert t.hester is not None
    t.hester.activated.append(card)
    t.tell(events.ACTIVATED, card)
    await EFFECTS[card].do(t)


# -- SPAWN -------------------------------------------------------------------------------------------------------------


def spawn_places(t: Table) -> list[tuple[Faction, Spot]]:
    """c5.spawn.01, c5.spawn.03, r.059 A faction's home, or a terrain hex with its legend, within the usual limits."""
    return [
        (faction, at)
        for faction in t.present
        if t.supply[faction]
        for at in sorted({Spot(t.home[faction]), *t.legends_of(faction)})
        if t.chart.land[at] and can_spawn_at(t, faction, at)
    ]


def spawn_sites(t: Table) -> list[tuple[Faction, Spot]]:
    """Places whose colour she can pay."""
    own = own_cubes(t)
    if not any(own):
        return []
    return [(faction, at) for faction, at in spawn_places(t) if own[t.chart.terrain[at]]]


async def spawn(t: Table, *, free: bool = False) -> bool:
    """c5.spawn.01, c5.spawn.02 One haint of a faction of her choice, for a cube of the hex's colour; r.142 or free."""
    sites = spawn_places(t) if free else spawn_sites(t)
    if not sites:
        return False
    site: tuple[Faction, Spot] = await Decision(t.seat_of[HESTER], kinds.SPAWN, sites)
    faction, at = site
    if not free:
        spend(t, cubes_of(colour_of(t.chart.terrain[at]), 1))
    spawn_at(t, faction, at)
    return True
