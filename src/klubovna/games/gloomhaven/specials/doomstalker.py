"""Cards of the Doomstalker."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.piles import FIGURE, half_of
from klubovna.games.gloomhaven.events import DOOMED, MOVED
from klubovna.games.gloomhaven.figures import OBJECTIVE
from klubovna.games.gloomhaven.kinds import PUSH_TO
from klubovna.games.gloomhaven.map.forcing import unmoved
from klubovna.games.gloomhaven.map.moving import FLY, WALK, ends, enter, flies, held, path_to, ways
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.picking import pick_from
from klubovna.games.gloomhaven.specials.registry import special
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Special
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex

FARTHEST = 30
"""How far a way to an ally is looked for."""


@special
async def transfer_all_dooms(t: Table, action: Action, line: Special) -> bool:
    """Lead to Slaughter: all dooms pass to one enemy within range."""
    rows = [row for row in t.characters[action.credit].active if half_of(row).doom]
    if not rows:
        return False
    found = [foe for foe in meant(t, action, "enemy", line.range) if foe.form != OBJECTIVE]
    for foe in await pick_from(t, action, found, "enemy"):
        for row in rows:
            row[FIGURE] = foe.id
            t.tell(DOOMED, foe.id, row[0])
        return True
    return False


@special
async def drive_to_ally(t: Table, action: Action, line: Special) -> bool:
    """Lead to Slaughter: the target goes so many hexes toward the nearest hex beside an ally of the attacker."""
    target = t.figure(action.targets[-1]) if action.targets else None
    if target is None or target.hp <= 0 or unmoved(t, action, target, "push") or held(t, target):
        return False
    how = FLY if flies(t, target) else WALK
    allies = [friend.at for friend in t.friends(action.actor)]
    way = ways(t, target, FARTHEST, how)
    beside = {at for ally in allies for at in t.ground.near.get(ally, ())}
    goals = [at for at in (target.at, *ends(t, target, way, FARTHEST, how)) if at in beside]
    least = min((way[at][0] for at in goals), default=0)
    if not least:
        return False
    reached: dict[Hex, list[Hex]] = {}
    for goal in sorted(at for at in goals if way[at][0] == least):
        path = [at for at in path_to(way, goal) if way[at][0] <= line.range]
        while path and path[-1] in t.occupied:
            path.pop()
        if path:
            reached[path[-1]] = path
    if not reached:
        return False
    choices = sorted(reached)
    end = choices[0]
    if len(choices) > 1:
        end = await Decision(action.seat, PUSH_TO, choices, (target.id, line.range))
    driven = Action(t, target, action.seat)
    for at in reached[end]:
        await enter(t, driven, at, how, None)
        if target.at != at or held(t, target):
            break
    t.tell(MOVED, target.id, target.at)
    return True
