"""Scenarios whose map is alive: rolling boulders, a rift that is crossed at two altars."""

from __future__ import annotations

from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import FORCED
from klubovna.games.gloomhaven.facts import MONSTER, TRAP_DAMAGE
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, NOBODY
from klubovna.games.gloomhaven.kinds import ROLL
from klubovna.games.gloomhaven.map.moving import land
from klubovna.games.gloomhaven.scenario.goals import failed
from klubovna.games.gloomhaven.scenario.hooks import Occasion, when
from klubovna.games.gloomhaven.scenario.reveal import nearest, spawn
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import ELITE, NORMAL
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex

# -- 73 ----------------------------------------------------------------------------------------------------------------


def boulders(t: Table) -> list[Hex]:
    """Where the six stand now: the left one and the right one of each row."""
    found: list[Hex] = []
    for i, at in enumerate(start for pair in rows(t) for start in pair):
        found.append((t.memory.get(f"boulder {i}", at[0]), at[1]))
    return found


def rows(t: Table) -> list[tuple[Hex, Hex]]:
    return list(zip(sorted(t.book.markers["a"], key=_row), sorted(t.book.markers["b"], key=_row), strict=True))


def _row(at: Hex) -> int:
    return at[1]


@when("boulders", "round_ends")
async def roll(t: Table, occasion: Occasion) -> None:
    """Each row rolls 1, 2 or 3 hexes to the left, no two as many; the players choose."""
    left = [1, 2, 3]
    for number, (_, again) in enumerate(rows(t)):
        steps: int = left[0] if len(left) == 1 else await Decision(t.speaker, ROLL, left[:], again)
        left.remove(steps)
        for i in (2 * number, 2 * number + 1):
            for last in range(steps - 1, -1, -1):
                await roll_on(t, i, again, stops=not last)


async def roll_on(t: Table, boulder: int, again: Hex, stops: bool) -> None:
    here = boulders(t)[boulder]
    at: Hex = (here[0] - 1, here[1])
    if at not in t.book.room_of:
        at = again
    if at in boulders(t):
        return
    t.obstacles = [hexes for hexes in t.obstacles if here not in hexes and (at not in hexes or at in t.book.solid)]
    t.obstacles.append([at])
    t.memory[f"boulder {boulder}"] = at[0]
    t.changed_map()
    hit = t.occupied.get(at)
    if hit is None:
        return
    await suffer(t, hit, TRAP_DAMAGE[t.monster_level])
    if stops and t.figure(hit.id) is hit:
        beside = (at[0] - 1, at[1])
        free = [beside] if beside in t.ground.floor and t.empty(beside) else nearest(t, beside)
        if free:
            t.put(hit, free[0])
            t.tell(FORCED, hit.id, free[0])
            await land(t, hit, NOBODY)


# -- 90 ----------------------------------------------------------------------------------------------------------------


def in_room(t: Table, room: str) -> int:
    hexes = t.book.rooms[t.book.room_ids.index(room)]
    return sum(one.figure >= 0 and t.body(one).at in hexes for one in t.characters)


def spirits(t: Table) -> bool:
    return bool(t.memory.get("second part"))


@when("rift", "plates_occupied", "round_ends", "turn_ends")
async def rift_held(t: Table, occasion: Occasion) -> None:
    """Who leaves the left room empty, or stands alone, has lost; in the second part both rooms must be held."""
    standing = sum(one.figure >= 0 for one in t.characters)
    left, right = in_room(t, "r1"), in_room(t, "r2")
    if not left or standing < 2 or (spirits(t) and not right):
        failed(t)
    demons = any(f.form == MONSTER_FIGURE and f.who != MONSTER["living-spirit"] for f in t.figures)
    if not spirits(t) and left and right and not demons:
        t.memory["second part"] = 1
        for letter, elite in (("b", t.party >= 3), ("c", t.party >= 4)):
            for at in t.book.markers[letter]:
                await spawn(t, MONSTER["living-spirit"], ELITE if elite else NORMAL, at)


@when("rift_demons", "round_ends")
async def rift_demons(t: Table, occasion: Occasion) -> None:
    """In even rounds without a character in the right room one more comes to the left altar."""
    if t.round % 2 or in_room(t, "r2"):
        return
    t.memory["rift"] = t.memory.get("rift", 0) + 1
    elite = t.party >= 4 or (t.party == 3 and t.memory["rift"] % 2 == 0)
    room = t.book.rooms[t.book.room_ids.index("r1")]
    altar = next(at for at in t.book.markers["a"] if at in room)
    beside = [at for at in t.ground.near[altar] if t.empty(at)]
    await spawn(t, MONSTER["night-demon"], ELITE if elite else NORMAL, beside[0] if beside else altar)
