"""ADVANCE, SPAWN, STRENGTHEN: the three abilities, and the tasks that spend them one by one."""

from __future__ import annotations

from klubovna.games.harrow import events, kinds
from klubovna.games.harrow.facts import ADVANCE, HAINT, HESTER_TOKEN, SPAWN, STRENGTHEN, Faction, Spot, Token
from klubovna.games.harrow.movement import advance, arrive, can_advance, free_steps, open_to, own_nails
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import state_class


def perform(t: Table, faction: Faction, ability: Token, value: int) -> None:
    """Begin an ability with its whole value as one uninterrupted action (c1.ability.05)."""
    if ability == STRENGTHEN:
        strengthen(t, faction, value)
    elif ability == ADVANCE:
        t.todo.append(Advance(faction=faction, points=value))
    else:
        t.todo.append(Spawn(faction=faction, left=value))


# -- ADVANCE -----------------------------------------------------------------------------------------------------------


@state_class
class Advance(Work):
    """c1.advance.04 One ADVANCE after the other, as long as there are points."""

    faction: Faction
    points: int
    alone: int = -1
    """The only kind of unit that may move; -1 if all may."""

    async def run(self, t: Table) -> None:
        optional = not ROLES[self.faction].automated(t)  # ffh.turn.06
        spent = await advance(t, self.faction, self.points, alone=self.alone, optional=optional)
        if spent is None:
            self.finish(t)
            return
        self.points -= spent
        if self.points <= 0 and (self.alone >= 0 or not free_steps(t, self.faction)):  # r.003
            self.finish(t)


# -- SPAWN -------------------------------------------------------------------------------------------------------------


def can_spawn_at(t: Table, faction: Faction, at: int) -> bool:
    """c1.spawn.03, c1.spawn.04, r.060 Room, no enemy units, no fire; Hester is an enemy unit here. Supply apart."""
    return t.can_enter(faction, at) and t.legend_at[HESTER_TOKEN] != at


def spawning(t: Table, faction: Faction) -> list[Spot]:
    """Where the faction may SPAWN now; nowhere without a haint in supply (c1.components.01)."""
    if not t.supply[faction]:
        return []
    hester = t.legend_at[HESTER_TOKEN]
    return [at for at in open_to(t, faction, ROLES[faction].spawn_hexes(t)) if at != hester]


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


@state_class
class Spawn(Work):
    """c1.spawn.01 SPAWN up to the value, one after the other."""

    faction: Faction
    left: int

    async def run(self, t: Table) -> None:
        left = self.left
        self.left -= 1
        optional = not ROLES[self.faction].automated(t)  # ffh.turn.06
        if not await spawn(t, self.faction, left, optional=optional) or left == 1:
            self.finish(t)


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


def any_possible(t: Table, faction: Faction) -> bool:
    """Whether one of them, with value 1, can do anything."""
    if t.cubes[faction] or spawning(t, faction):
        return True
    return can_advance(t, faction, 1) or bool(own_nails(t, faction))


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


@state_class
class WildActions(Work):
    """c1.wild.02 So many actions of value 1, chosen one by one."""

    faction: Faction
    left: int

    async def run(self, t: Table) -> None:
        seat = t.seat_of[self.faction]
        options: list[Token | None] = [*possible(t, self.faction, self.left)]
        ability = await Decision(seat, kinds.WILD, [None, *options], self.left) if options else None
        if ability is not None:
            self.left -= await one_ability(t, self.faction, self.left, ability)
        if ability is None or self.left <= 0:
            self.finish(t)
