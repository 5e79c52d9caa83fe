"""Traps and obstacles that abilities create, disarm, destroy and move."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.cards.windows import window
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import OBSTACLE_PUT, TRAP_LAID
from klubovna.games.gloomhaven.figures import CHARACTER, NOBODY, Figure
from klubovna.games.gloomhaven.kinds import CHOOSE_HEX, MONSTER_HEX, OBSTACLE_AT
from klubovna.games.gloomhaven.map.moving import breakable, destroy_obstacle, disarm
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.numbers import number
from klubovna.games.gloomhaven.perform.picking import pick_from
from klubovna.games.gloomhaven.perform.summoning import nearest_to_foe
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import (
    CreateObstacle,
    CreateTrap,
    DestroyObstacle,
    DisarmTrap,
    MoveObstacle,
)
from klubovna.games.gloomhaven.vocabulary.words import CONDITION, CONDITIONS
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex, images, reach

TRIANGLE: Final[list[Hex]] = [(0, 0), (1, 0), (0, 1)]


def in_range(t: Table, figure: Figure, far: int) -> list[Hex]:
    ground = t.ground
    return [at for at, steps in ground.ranges(figure.at).items() if steps <= far and ground.sees(figure.at, at)]


async def create_trap_line(t: Table, action: Action, line: CreateTrap) -> bool:
    """tile.trap.08, mon.other.12 In an empty hex."""
    if action.auto:
        free = nearest_to_foe(t, action, action.actor.at)
        if not free:
            return False
        at = free[0] if len(free) == 1 else await Decision(action.seat, MONSTER_HEX, free, action.actor.id)
    else:
        free = sorted(at for at in in_range(t, action.actor, line.range) if t.empty(at))
        if not free:
            return False
        choice = await Decision(action.seat, CHOOSE_HEX, [None, *free], action.purpose)
        if choice is None:
            return False
        at = choice
    bits = sum(1 << CONDITION[name] for name in line.conditions)
    origin = 2 * action.card + action.half_no if line.when_sprung and action.card >= 0 else NOBODY
    trap = (at[0], at[1], number(t, action, line.damage), bits, action.credit, line.xp_when_sprung, origin)
    t.traps.append(trap)
    t.tell(TRAP_LAID, action.actor.id, at)
    return True


async def disarm_trap_line(t: Table, action: Action, line: DisarmTrap) -> bool:
    """tile.trap.05 `hits`: what the trap would have done strikes an enemy."""
    did = False
    for _ in range(line.count or len(t.traps)):
        near = in_range(t, action.actor, line.range)
        found = sorted(at for at in t.trapped() if at in near)
        if not found:
            break
        at = await Decision(action.seat, CHOOSE_HEX, [None, *found], action.purpose)
        if at is None:
            break
        trap = disarm(t, action, at)
        did = True
        if line.hits:
            for enemy in await pick_from(t, action, meant(t, action, "enemy", line.hits), "enemy"):
                await suffer(t, enemy, trap[2], action.credit)
                for condition, name in enumerate(CONDITIONS):
                    if trap[3] >> condition & 1 and enemy.hp > 0:
                        give(t, enemy, name)
    return did


def parts_the_map(t: Table, new: list[Hex], gone: Hex | None = None) -> bool:
    """tile.obstacle.05 Whether hexes that could be walked between would be cut off from each other, or from a door."""
    doors = {door for near in t.ground.closed.values() for door in near}
    waiting = {at for at in t.ground.floor if at not in t.blocked or at == gone} | doors
    while waiting:
        together = set(reach([min(waiting)], waiting, t.book.walls))
        rest = together.difference(new)
        if rest and len(reach([min(rest)], rest, t.book.walls)) < len(rest):
            return True
        waiting -= together
    return False


async def create_obstacle_line(t: Table, action: Action, line: CreateObstacle) -> bool:
    count = line.count
    if action.actor.form == CHARACTER:
        for effect in await window(t, t.characters[action.actor.who], "creating_an_obstacle", action):
            count += effect.obstacles
    did = False
    for _ in range(count):
        if line.where == "killed":
            free = [[action.killed_at]] if _may_turn_to_stone(t, action.killed_at) else []
        else:
            free = _sites(t, action.actor, line)
        if not free:
            break
        words: list[tuple[int, ...] | None] = [None, *(tuple(x for at in hexes for x in at) for hexes in free)]
        answer = await Decision(action.seat, OBSTACLE_AT, words, action.actor.id)
        if answer is None:
            break
        hexes = free[words.index(answer) - 1]
        t.obstacles.append(hexes)
        t.changed_map()
        action.obstacles += hexes
        t.tell(OBSTACLE_PUT, action.actor.id, hexes[0])
        did = True
    return did


def _may_turn_to_stone(t: Table, at: Hex) -> bool:
    """The hex of a dead enemy; the coin that it left, and treasure, lie on the obstacle then and can be looted."""
    bare = at in t.ground.floor and at not in t.occupied and at not in t.blocked and at not in t.burning | t.rough
    return bare and t.trap_at(at) is None and not parts_the_map(t, [at])


def _sites(t: Table, actor: Figure, line: CreateObstacle) -> list[list[Hex]]:
    """Empty hexes in range that part nothing; of a large obstacle all of its hexes are."""
    near = sorted(at for at in in_range(t, actor, line.range) if t.empty(at))
    if line.size == 1:
        return [[at] for at in near if not parts_the_map(t, [at])]
    found: dict[tuple[Hex, ...], list[Hex]] = {}
    for q, r in near:
        for image in images(TRIANGLE):
            hexes: list[Hex] = sorted((q + a, r + b) for a, b in image)
            if all(at in near for at in hexes) and tuple(hexes) not in found and not parts_the_map(t, hexes):
                found[tuple(hexes)] = hexes
    return [found[key] for key in sorted(found)]


async def destroy_obstacle_line(t: Table, action: Action, line: DestroyObstacle) -> bool:
    did = False
    for _ in range(line.count or len(t.obstacles)):
        near = in_range(t, action.actor, line.range)
        found = sorted(
            min(hexes) for hexes in t.obstacles if breakable(t, hexes[0]) and any(at in near for at in hexes)
        )
        if not found:
            break
        if line.count:
            at = await Decision(action.seat, CHOOSE_HEX, [None, *found], action.purpose)
            if at is None:
                break
        else:
            at = found[0]
        gone = destroy_obstacle(t, action.actor, at)
        action.obstacles += gone
        action.wrecked += len(gone)
        did = True
    return did


async def move_obstacle_line(t: Table, action: Action, line: MoveObstacle) -> bool:
    near = in_range(t, action.actor, line.range)
    found = sorted(hexes[0] for hexes in t.obstacles if len(hexes) == 1 and hexes[0] in near and breakable(t, hexes[0]))
    if not found:
        return False
    at = await Decision(action.seat, CHOOSE_HEX, [None, *found], action.purpose)
    if at is None:
        return False
    free = sorted(to for to in in_range(t, action.actor, line.to) if t.empty(to) and not parts_the_map(t, [to], at))
    if not free:
        return False
    to = await Decision(action.seat, CHOOSE_HEX, free, (action.actor.id, "put_obstacle"))
    t.obstacles.remove([at])
    t.obstacles.append([to])
    t.changed_map()
    action.obstacles.append(to)
    t.tell(OBSTACLE_PUT, action.actor.id, to)
    return True
