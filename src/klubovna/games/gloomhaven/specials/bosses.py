"""Specials of bosses."""

from __future__ import annotations

from klubovna.games.gloomhaven.events import MOVED
from klubovna.games.gloomhaven.facts import MONSTER
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE
from klubovna.games.gloomhaven.kinds import MONSTER_HEX
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.scenario.reveal import nearest
from klubovna.games.gloomhaven.scenario.triggers import open_door
from klubovna.games.gloomhaven.specials.registry import special
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Special
from klubovna.kernel.decision import Decision


@special
async def jump_to_next_door(t: Table, action: Action, line: Special) -> bool:
    """Bandit Commander: to the next door of the cycle a, b, c, d, which he opens."""
    lettered = sorted((door.label, i) for i, door in enumerate(t.book.facts.doors) if door.locked)
    doors = [i for _, i in lettered]
    following = doors[t.cycle % len(doors)]
    t.cycle += 1
    at = t.book.doors[following]
    await open_door(t, following, action.actor)
    if t.occupied.get(at, action.actor) is not action.actor:
        free = nearest(t, at)
        if not free:
            return False
        at = (
            free[0] if len(free) == 1 else await Decision(action.seat, MONSTER_HEX, free, action.actor.id)
        )  # mon.amb.01
    t.put(action.actor, at)
    t.tell(MOVED, action.actor.id, at)
    return True


@special
async def jump_to_next_marked_hex(t: Table, action: Action, line: Special) -> bool:
    """The Gloom: to the next lettered hex, or as near as can be."""
    letters = sorted(t.book.markers)
    (at,) = t.book.markers[letters[t.cycle % len(letters)]]
    t.cycle += 1
    free = [at] if t.occupied.get(at) is action.actor else nearest(t, at)
    if not free:
        return False
    end = free[0] if len(free) == 1 else await Decision(action.seat, MONSTER_HEX, free, action.actor.id)
    t.put(action.actor, end)
    t.tell(MOVED, action.actor.id, end)
    return True


@special
async def scouts_act_again(t: Table, action: Action, line: Special) -> bool:
    """Merciless Overseer: every Vermling Scout takes one more turn with the card of this round."""
    from klubovna.games.gloomhaven.monsters.turn import take_turn

    kind = MONSTER["vermling-scout"]
    scouts = [f for f in t.figures if f.form == MONSTER_FIGURE and f.who == kind]
    for scout in sorted(scouts, key=lambda f: (-f.rank, f.number)):
        if t.figure(scout.id) is scout:
            own, t.acting = t.acting, scout.id
            await take_turn(t, scout)
            t.acting = own
    return bool(scouts)
