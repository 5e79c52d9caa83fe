"""Push and pull."""

from __future__ import annotations

from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import FORCED
from klubovna.games.gloomhaven.facts import ITEMS, MONSTERS
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    MONSTER_FIGURE,
    OBJECTIVE,
    Figure,
)
from klubovna.games.gloomhaven.kinds import PULL_TO, PUSH_TO
from klubovna.games.gloomhaven.map.moving import FLY, WALK, breakable, destroy_obstacle, flies, land, may_stop
from klubovna.games.gloomhaven.perform.action import Action, gain
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.pieces import PushInto
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex


async def force(
    t: Table,
    action: Action,
    target: Figure,
    steps: int,
    away: bool,
    center: Hex | None = None,
    into: PushInto | None = None,
) -> bool:
    """fx.05 to fx.12, r.11, r.12 Each step takes the target one farther from, or nearer to, the attacker."""
    center = action.at if center is None else center
    if target.hp <= 0 or unmoved(t, action, target, "push" if away else "pull"):
        return False
    kind = PUSH_TO if away else PULL_TO
    flying = flies(t, target)
    moved = False
    for left in range(steps - 1, -1, -1):
        free, shut = _next(t, target, center, away, flying, left, into)
        here = may_stop(t, target, FLY if flying else WALK)  # fx.18
        stones = [at for at in shut if here and _crashes(t, at, into)]
        if not free and not stones:
            if into is not None and "wall" in into.by and not shut:  # a wall is no hex that could be chosen
                await _crash(t, action, target, into, left + 1)
            break
        # fx.03, fx.17; r.12: a hex that cannot be entered may be chosen, and the push ends there
        may_skip = here and ((not moved and not action.auto) or len(shut) > len(stones))
        offers: list[Hex | None] = [None, *sorted(free + stones)] if may_skip else [*sorted(free + stones)]
        choice = await Decision(action.seat, kind, offers, (target.id, left + 1))
        if choice is None:
            break
        if into is not None and choice in stones:
            await _crash(t, action, target, into, left + 1)
            break
        moved = True
        if into is not None and into.destroys and breakable(t, choice):
            destroy_obstacle(t, action.actor, choice)
            gain(t, action.credit, into.xp)
            await suffer(t, target, into.damage, action.credit)
            if target.hp <= 0:
                break
        t.put(target, choice)
        t.tell(FORCED, target.id, choice)
        if not flying:  # move.13, fx.11, fx.12
            await land(t, target, action.credit)
        if target.hp <= 0 or t.figure(target.id) is None:
            break
    return moved


def unmoved(t: Table, action: Action, target: Figure, word: str) -> bool:
    if target.form == OBJECTIVE or (target.form == MONSTER_FIGURE and word in MONSTERS[target.who].immune):
        return True
    if target.form == CHARACTER and t.hostile(action.actor, target):
        return any(ITEMS[item].effect.unmoved for item in t.characters[target.who].items)
    return False


def _next(
    t: Table, target: Figure, center: Hex, away: bool, flying: bool, left: int, into: PushInto | None
) -> tuple[list[Hex], list[Hex]]:
    """The hexes of the next step that can be entered, and those that cannot."""
    far = t.ground.ranges(center)
    if target.at not in far:
        return [], []
    wanted = far[target.at] + (1 if away else -1)
    free: list[Hex] = []
    shut: list[Hex] = []
    for at in t.ground.near[target.at]:  # fx.22; a closed door is no floor (tile.door.05, tile.door.09)
        if far.get(at) != wanted:
            continue
        other = t.occupied.get(at)
        if other is not None and (
            (t.hostile(target, other) and not flying) or not _beyond(t, target, at, far, away, flying, left)
        ):
            shut.append(at)  # fx.07, fx.10, fx.18, move.13
        elif at in t.blocked and not flying and not (into is not None and into.destroys and breakable(t, at)):
            shut.append(at)
        else:
            free.append(at)
    return free, shut


def _beyond(t: Table, target: Figure, at: Hex, far: dict[Hex, int], away: bool, flying: bool, left: int) -> bool:
    """Whether the steps left after a figure's hex lead to a free one, through more figures if need be."""
    wanted = far[at] + (1 if away else -1)
    for near in t.ground.near[at] if left else ():
        if far.get(near) == wanted and (flying or near not in t.blocked):
            other = t.occupied.get(near)
            if other is None:
                return True
            if (flying or not t.hostile(target, other)) and _beyond(t, target, near, far, away, flying, left - 1):
                return True
    return False


def _crashes(t: Table, at: Hex, into: PushInto | None) -> bool:
    """Whether a push into this hex is one into an obstacle, and the card makes something of it."""
    return into is not None and "obstacle" in into.by and at in t.blocked and at not in t.occupied


async def _crash(t: Table, action: Action, target: Figure, into: PushInto, steps: int) -> None:
    """A push that a wall or an obstacle stops, for each hex that is left of it."""
    gain(t, action.credit, into.xp * steps)
    await suffer(t, target, into.damage * steps, action.credit)
