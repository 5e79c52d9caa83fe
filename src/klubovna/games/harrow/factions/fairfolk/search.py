"""The search for sword, crown and queen: hiding them, arrows, guesses, and what a find brings."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.fairfolk import events, kinds
from klubovna.games.harrow.factions.fairfolk.board import ARROWS, CROWN, EMPTY_NEST, FINDS, NO_NEST, QUEEN
from klubovna.games.harrow.factions.fairfolk.nests import board_of, offer_back
from klubovna.games.harrow.facts import AXIAL, FAIRFOLK, LAND, SILVER, SPOTS, Spot
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import state_class

AXES: Final = range(3)
COORDINATE: Final = [[(q, r, -q - r)[axis] for q, r in AXIAL] for axis in AXES]
"""r.089 What is compared on each of the three lines through a hex."""
LESS, MORE = range(2)
"""The two sides of a line: smaller and greater coordinates."""
LINES: Final = [(axis, side) for axis in AXES for side in (LESS, MORE)]


# -- hiding ------------------------------------------------------------------------------------------------------------


@state_class
class HideFinds(Work):
    """ff.setup.06, r.092, r.093 Three different hexes, seen by all but the Fair Folk."""

    async def run(self, t: Table) -> None:
        self.finish(t)
        board = board_of(t)
        for number in range(len(FINDS)):
            free = [at for at in SPOTS if at not in board.finds]
            if board.by_chance:
                at = t.chance.pick(free)
            else:
                at = await Decision(hider(t), kinds.HIDE, free, number)
            board.finds = [*board.finds[:number], at, *board.finds[number + 1 :]]
            t.whisper(not_fair_folk(t), events.HIDDEN, number, at)


def hider(t: Table) -> int:
    """r.093 The first seat in turn order that is not the Fair Folk's."""
    return t.seat_of[t.lantern if t.lantern in t.factions else next(f for f in t.factions if f != FAIRFOLK)]


def not_fair_folk(t: Table) -> int:
    """A mask of all seats but that of the Fair Folk."""
    return ((1 << t.seats) - 1) & ~(1 << t.seat_of[FAIRFOLK])


# -- arrows ------------------------------------------------------------------------------------------------------------


def beyond(axis: int, side: int, line: int, at: int) -> bool:
    """r.089 Whether a hex lies strictly on one side of the line through another."""
    here, there = COORDINATE[axis][at], COORDINATE[axis][line]
    return here > there if side == MORE else here < there


async def place_arrow(t: Table, at: Spot) -> None:
    """ff.quest.04-06 An arrow on one of the three lines through a nest; r.098 one of the map if none is in supply."""
    board = board_of(t)
    seat = t.seat_of[FAIRFOLK]
    if len(board.arrows) == ARROWS:
        choices = [(arrow[0], arrow[1], arrow[2]) for arrow in board.arrows]
        back = await Decision(seat, kinds.ARROW_BACK, list(dict.fromkeys(choices)))
        board.arrows.remove([*back])
        t.tell(events.ARROW_BACK, back[0], back[1:])
    line: tuple[int, int] = await Decision(seat, kinds.ARROW, LINES[:], at)
    axis, side = line
    t.tell(events.ARROW, at, (axis, side))
    item = board.finds[board.found]
    turned = beyond(axis, 1 - side, at, item)  # r.088
    if turned:
        side = 1 - side
        t.tell(events.ARROW_TURNED, at, (axis, side))
    board.arrows.append([at, axis, side])
    t.shown += 1
    # An item on the line would have left the arrow as it was laid.
    board.maybe = [
        still and (beyond(axis, side, at, spot) if turned else not beyond(axis, 1 - side, at, spot))
        for spot, still in enumerate(board.maybe)
    ]


async def arrow_at_one_of(t: Table, nests: list[Spot]) -> Spot:
    """ff.quest.04 A nest that still has its offer; the offer goes back into the bag, the arrow lies in line with it."""
    at = await Decision(t.seat_of[FAIRFOLK], kinds.ARROW_NEST, nests)
    offer_back(t, at)
    await place_arrow(t, at)
    return at


# -- guesses -----------------------------------------------------------------------------------------------------------


async def guess(t: Table, *, optional: bool = False) -> None:
    """ff.quest.07, ff.quest.08 A hex is named; the others say whether the item now sought lies there."""
    board = board_of(t)
    hexes: list[Spot | None] = [*SPOTS]
    at = await Decision(t.seat_of[FAIRFOLK], kinds.GUESS, [None, *hexes] if optional else hexes, board.found)
    if at is None:
        return
    t.shown += 1
    if at == board.finds[board.found]:
        await find(t, at)
        return
    t.tell(events.WRONG, board.found, at)
    board.maybe[at] = False
    if at not in board.crosses:
        if not board.spare_crosses():
            board.crosses.pop(0)  # r.099
        board.crosses.append(at)  # ff.quest.09


async def find(t: Table, at: Spot) -> None:
    """ff.quest.10, ff.quest.14, ff.quest.15 The find stays where it is; arrows, X tokens and empty nests go back."""
    board = board_of(t)
    t.tell(events.FOUND, board.found, at)
    board.found += 1
    board.arrows = []
    board.crosses = []
    for spot in SPOTS:
        if board.nests[spot] == EMPTY_NEST:
            board.nests[spot] = NO_NEST
    board.maybe = [spot not in board.finds[: board.found] for spot in SPOTS]
    if board.found == CROWN:
        await lay_search_cube(t)  # ff.quest.12
    elif board.found == QUEEN:
        leave(t)


async def lay_search_cube(t: Table) -> None:
    """ff.setup.07, ff.quest.12 A search cube of the supply on a terrain of the board that has none."""
    if not t.cubes[SILVER]:
        return
    board = board_of(t)
    free = [terrain for terrain in LAND if terrain not in board.held]
    terrain = await Decision(t.seat_of[FAIRFOLK], kinds.TERRAIN, free)
    t.cubes[SILVER] -= 1
    board.held = sorted([*board.held, terrain])
    t.tell(events.TERRAIN, terrain)


def leave(t: Table) -> None:
    """ff.quest.13, ffh.end.01 The queen is found: no more turns of the Fair Folk in this round."""
    t.queue = [faction for faction in t.queue if faction != FAIRFOLK]
    if t.solo is not None:
        t.solo.bag = [token for token in t.solo.bag if token != FAIRFOLK]


# -- when an offer was taken -------------------------------------------------------------------------------------------


@state_class
class Search(Work):
    """ff.others.03 An arrow at the nest whose offer was taken, then perhaps a guess."""

    at: Spot
    guessing: bool = False

    async def run(self, t: Table) -> None:
        if self.guessing:
            self.finish(t)
            await guess(t, optional=True)
        else:
            self.guessing = True
            await place_arrow(t, self.at)
