"""ADVANCE, SPAWN, STRENGTHEN: the three abilities, and the tasks that spend them one by one."""

from __future__ import annotations

from klubovna.games.harrow.events import shared as events
from klubovna.games.harrow.facts import ADVANCE, HAINT, HESTER_TOKEN, SPAWN, STRENGTHEN, Faction, Spot, Token
from klubovna.games.harrow.kinds import shared as kinds
from klubovna.games.harrow.movement import advance, arrive, can_advance, free_steps, own_nails
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import TASK_ADVANCE, TASK_SPAWN, TASK_WILD, finish, task
from klubovna.kernel.decision import Decision


def perform(t: Table, faction: Faction, ability: Token, value: int) -> None:
    """Begin an ability with its whole value as one uninterrupted action (c1.ability.05)."""
    if ability == STRENGTHEN:
        strengthen(t, faction, value)
    elif ability == ADVANCE:
        t.todo.append([TASK_ADVANCE, faction, value, -1])
    else:
        t.todo.append([TASK_SPAWN, faction, value])


# -- ADVANCE -----------------------------------------------------------------------------------------------------------


@task(TASK_ADVANCE)
async def spend_advance(t: Table, work: list[int]) -> None:
    """c1.advance.04 One ADVANCE after the other, as long as there are points. [faction, points, alone]"""
    _, faction, points, alone = work
    spent = await advance(t, Faction(faction), points, alone=alone)
    if spent is None:
        finish(t, work)
        return
    work[2] -= spent
    if work[2] <= 0 and (alone >= 0 or not free_steps(t, Faction(faction))):  # r.003
        finish(t, work)


# -- SPAWN -------------------------------------------------------------------------------------------------------------


def can_spawn_at(t: Table, faction: Faction, at: int) -> bool:
    """c1.spawn.03, c1.spawn.04, r.060 Room, no enemy units, no fire; Hester is an enemy unit here. Supply apart."""
    return t.can_enter(faction, at) and t.legend_at[HESTER_TOKEN] != at


def spawning(t: Table, faction: Faction) -> list[Spot]:
    """Where the faction may SPAWN now; nowhere without a haint in supply (c1.components.01)."""
    if not t.supply[faction]:
        return []
    return [at for at in ROLES[faction].spawn_hexes(t) if can_spawn_at(t, faction, at)]


def spawn_at(t: Table, faction: Faction, at: Spot) -> None:
    """A haint from the supply onto a hex."""
    t.supply[faction] -= 1
    t.add_haints(faction, at, 1)
    t.tell(events.SPAWNED, faction, at)
    arrive(t, faction, HAINT, at, moved=False)


async def spawn(t: Table, faction: Faction, left: int, *, optional: bool = True) -> bool:
    """c1.spawn.01 One SPAWN; whether there was one."""
    places: list[Spot | None] = [*spawning(t, faction)]
    if not places:
        return False
    at = await Decision(t.seat_of[faction], kinds.SPAWN_WHERE, [None, *places] if optional else places, left)
    if at is None:
        return False
    spawn_at(t, faction, at)
    return True


@task(TASK_SPAWN)
async def spend_spawn(t: Table, work: list[int]) -> None:
    """SPAWN up to the value, one after the other. [faction, left]"""
    _, faction, left = work
    work[2] -= 1
    if not await spawn(t, Faction(faction), left) or left == 1:
        finish(t, work)


# -- STRENGTHEN --------------------------------------------------------------------------------------------------------


def strengthen(t: Table, faction: Faction, value: int) -> None:
    """c1.strengthen.01 Cubes of the own colour onto the battleground; the colour of a jar faction has its number."""
    t.tell(events.STRENGTHENED, faction, t.gain_cubes(faction, value))


# -- wild actions ------------------------------------------------------------------------------------------------------


def take_wild(t: Table, faction: Faction) -> None:
    """c1.wild.01, c3.bonus.09, r.127 One more wild token, if there is one."""
    if t.wild_supply:
        t.wild_supply -= 1
        t.wild[faction] += 1
        t.tell(events.TOOK_WILD, faction, t.wild[faction])


def possible(t: Table, faction: Faction, points: int) -> list[Token]:
    """Which of the three abilities can do anything, ADVANCEs added up to so many points (r.001)."""
    found = []
    if can_advance(t, faction, points) or own_nails(t, faction):
        found.append(ADVANCE)
    if spawning(t, faction):
        found.append(SPAWN)
    if t.cubes[faction]:
        found.append(STRENGTHEN)
    return found


async def one_ability(t: Table, faction: Faction, points: int, ability: Token) -> int:
    """One ability of value 1; a dear ADVANCE takes several of the points (r.001). How many were spent."""
    if ability == STRENGTHEN:
        strengthen(t, faction, 1)
        return 1
    if ability == SPAWN:
        await spawn(t, faction, points, optional=False)
        return 1
    spent = await advance(t, faction, points, optional=False)
    return spent or 0


@task(TASK_WILD)
async def spend_wild(t: Table, work: list[int]) -> None:
    """c1.wild.02 So many actions of value 1, chosen one by one. [faction, left]"""
    faction = Faction(work[1])
    options: list[Token | None] = [*possible(t, faction, work[2])]
    ability = await Decision(t.seat_of[faction], kinds.WILD, [None, *options], work[2]) if options else None
    if ability is not None:
        work[2] -= await one_ability(t, faction, work[2], ability)
    if ability is None or work[2] <= 0:
        finish(t, work)
