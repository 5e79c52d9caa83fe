"""The Protectors' legend tracker: path tokens on one side, townsfolk pulled on the other."""

from __future__ import annotations

from klubovna.games.harrow import events as told
from klubovna.games.harrow.factions.protectors import events, kinds, townsfolk
from klubovna.games.harrow.factions.protectors.rows import PATHS_SIDE, place
from klubovna.games.harrow.facts import (
    BASIC_TOKENS,
    DISTANCE,
    PROTECTORS,
    SPOTS,
    TOKENS_OF,
    WITHIN,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.movement import Unit, farther, loners, movable, move_unit
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, Kind, Subset
from klubovna.kernel.fields import state_class

FROM_SUPPLY = -1
"""The entry of PATH_WHICH for a path token of the supply."""
PULL, TOKEN, NEAR, ANY, DONE = range(5)
"""Parts of the side without path tokens; each needs one scroll more than the part before."""


def legend_at(t: Table) -> Spot:
    return Spot(t.legend_at[TOKENS_OF[PROTECTORS][0]])


def begin(t: Table) -> None:
    """The legend ability of the legend jar, on the side in use."""
    if t.tracker[PROTECTORS] == PATHS_SIDE:
        t.todo.append(PathTokens())
    else:
        t.todo.append(PullAndPush())


# -- path tokens -------------------------------------------------------------------------------------------------------


def in_range(t: Table) -> list[Spot]:
    """c1.path.02, r.004, r.126 Any hex within the legend's range, whatever lies there."""
    at = legend_at(t)
    return WITHIN[at][ROLES[PROTECTORS].range(t, at)]


def on_map(t: Table) -> list[Spot]:
    return [at for at in SPOTS if t.paths[at]]


def take_path(t: Table, at: Spot) -> None:
    assert t.protectors is not None
    t.paths[at] -= 1
    t.protectors.paths += 1
    t.tell(events.PATH_TAKEN, at)


def place_path(t: Table, at: Spot) -> None:
    assert t.protectors is not None
    t.protectors.paths -= 1
    t.paths[at] += 1
    t.tell(events.PATH_PLACED, at)


@state_class
class PathTokens(Work):
    """c1.path.07, c1.path.08 First tokens come back from anywhere, then tokens are placed."""

    placing: bool = False
    taken: int = 0

    async def run(self, t: Table) -> None:
        assert t.protectors is not None
        lying = [] if self.placing else on_map(t)
        if lying:
            await self.take(t, lying)
            return
        self.placing = True
        at: Spot | None = None
        if t.protectors.paths:
            places = [None, *in_range(t)]
            at = await Decision(t.seat_of[PROTECTORS], kinds.PATH_PLACE, places, t.protectors.paths)
        if at is None:
            self.finish(t)
        else:
            place_path(t, at)

    async def take(self, t: Table, lying: list[Spot]) -> None:
        tokens = [at for at in lying for _ in range(t.paths[at])]
        some_back = Subset(tokens, self.taken, 0, self.taken + len(tokens))
        options = [None, *lying]
        back = await Decision(t.seat_of[PROTECTORS], kinds.PATH_TAKE, options, len(tokens), some_back)
        if back is None:
            self.placing = True
        else:
            take_path(t, back)
            self.taken += 1


async def place_or_move_path(t: Table) -> None:
    """ap.tactics.14, c3.bonus.13 The first scroll alone: one token, of the supply or from the map."""
    assert t.protectors is not None
    seat = t.seat_of[PROTECTORS]
    which: list[int | None] = [None]
    if t.protectors.paths:
        which.append(FROM_SUPPLY)
    which += on_map(t)
    if len(which) == 1:
        return
    chosen = await Decision(seat, kinds.PATH_WHICH, which)
    if chosen is None:
        return
    to = await Decision(seat, kinds.PATH_TO, [at for at in in_range(t) if at != chosen])
    if chosen != FROM_SUPPLY:
        take_path(t, Spot(chosen))
    place_path(t, to)


# -- townsfolk pulled --------------------------------------------------------------------------------------------------


async def pull_townsfolk(t: Table) -> int:
    """c2.tracker.02 Perhaps one townsfolk comes closer to the legend; the hex where it then stands, -1 if nowhere."""
    seat, legend = t.seat_of[PROTECTORS], legend_at(t)
    starts: list[Spot | None] = [at for at in SPOTS if t.townsfolk[at] and townsfolk.pulls(t, at, legend)]
    at = await Decision(seat, kinds.PULL_FROM, [None, *starts]) if starts else None
    if at is None:
        return -1
    to: Spot = await Decision(seat, kinds.PULL_TO, townsfolk.pulls(t, at, legend), at)
    townsfolk.move(t, at, to)
    return to if t.townsfolk[to] else -1


@state_class
class PullAndPush(Work):
    """c1.legend.03, r.020 The unlocked parts from left to right, each if wanted."""

    part: int = PULL
    townsfolk: int = -1
    """The hex of the townsfolk that was pulled."""

    async def run(self, t: Table) -> None:
        part, at = self.part, Spot(self.townsfolk)
        self.part += 1
        if part == PULL:
            self.townsfolk = await pull_townsfolk(t)
            if self.townsfolk < 0:  # r.037
                self.finish(t)
        elif part > t.scrolls[PROTECTORS] or part == DONE:  # c1.legend.02
            self.finish(t)
        elif part == TOKEN:
            await collect_there(t, at)
        elif part == NEAR:
            await push(t, at, [unit for unit in pushable(t, at) if DISTANCE[at][unit[2]] == 1], kinds.PUSH_NEAR)
        else:
            await push(t, at, pushable(t, at), kinds.PUSH_ANY)  # c2.tracker.06


async def collect_there(t: Table, at: Spot) -> None:
    """c2.tracker.04, r.038 One ability token of the townsfolk's hex, placed at once."""
    lying: list[Token | None] = [token for token in BASIC_TOKENS if t.tokens[token][at]]
    token = await Decision(t.seat_of[PROTECTORS], kinds.PULL_TOKEN, [None, *lying], at) if lying else None
    if token is not None:
        take_token(t, token, at)


def take_token(t: Table, token: Token, at: Spot) -> None:
    """An ability token comes from the map onto the board, outside clean-up."""
    t.tokens[token][at] -= 1
    t.tell(told.COLLECTED, PROTECTORS, token, at)
    place(t, token)


def away(t: Table, unit: Unit, ref: Spot) -> list[Spot]:
    """r.021, r.039 Where a unit can be pushed one hex farther from a hex."""
    faction, _, at = unit
    return farther(t, Faction(faction), at, ref)


def pushable(t: Table, ref: Spot) -> list[Unit]:
    """Units of anybody that can be pushed away from a hex; nailed ones cannot."""
    return [unit for unit in [*movable(t, t.present), *loners(t)] if away(t, unit, ref)]


async def push(t: Table, ref: Spot, units: list[Unit], kind: Kind) -> None:
    """c2.tracker.05, c2.tracker.06 Perhaps one of these units goes one hex farther from the townsfolk."""
    if not units:
        return
    seat = t.seat_of[PROTECTORS]
    options: list[Unit | None] = [None, *units]
    unit = await Decision(seat, kind, options, ref)
    if unit is None:
        return
    to = await Decision(seat, kinds.PUSH_TO, away(t, unit, ref), unit)
    await move_unit(t, unit, to, PROTECTORS)


async def lock_path(t: Table) -> None:
    """r.072 A path token goes back to the tracker: from the supply, else from the map as the Protectors choose."""
    board = t.protectors
    assert board is not None
    if board.paths:
        board.paths -= 1
    else:
        on_map = [at for at in SPOTS if t.paths[at]]
        at = await Decision(t.seat_of[PROTECTORS], kinds.FEAST_PATH, on_map)
        t.paths[at] -= 1
        t.tell(events.PATH_TAKEN, at)
    board.paths_locked += 1


# -- the first scroll alone --------------------------------------------------------------------------------------------


@state_class
class FirstScroll(Work):
    """Only the leftmost part of the tracker."""

    async def run(self, t: Table) -> None:
        self.finish(t)
        if t.tracker[PROTECTORS] == PATHS_SIDE:
            await place_or_move_path(t)
        else:
            await pull_townsfolk(t)
