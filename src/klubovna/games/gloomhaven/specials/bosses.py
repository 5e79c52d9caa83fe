"""Specials of bosses."""

from __future__ import annotations

from klubovna.games.gloomhaven.events import FORCED, KILLED, MOVED
from klubovna.games.gloomhaven.facts import MONSTER
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, OBJECTIVE, SUMMON, Figure
from klubovna.games.gloomhaven.kinds import MONSTER_HEX
from klubovna.games.gloomhaven.map.moving import FLY, WALK, ends, enter, flies, held, path_to, ways
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.summoning import nearest_to_foe
from klubovna.games.gloomhaven.round.order import key
from klubovna.games.gloomhaven.scenario.reveal import count, nearest, spawn, token
from klubovna.games.gloomhaven.scenario.triggers import open_door
from klubovna.games.gloomhaven.specials.registry import special
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Special
from klubovna.games.gloomhaven.vocabulary.words import NORMAL
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
async def summon_eggs(t: Table, action: Action, line: Special) -> bool:
    """Winged Horror: an egg for every character, beside it, nearest to its enemies."""
    facts = t.book.facts.objectives[0]
    laid = False
    for _ in range(t.party):
        free = nearest_to_foe(t, action, action.actor.at)
        if not free:
            break
        at = free[0] if len(free) == 1 else await Decision(action.seat, MONSTER_HEX, free, action.actor.id)
        hp = count(t, facts.hp)
        egg = t.enter(form=OBJECTIVE, who=0, rank=NORMAL, number=token(t), at=at, hp=hp, side=facts.side)
        egg.acted = True
        laid = True
    return laid


@special
async def hatch_eggs(t: Table, action: Action, line: Special) -> bool:
    """Winged Horror: every egg leaves a normal Night Demon."""
    eggs = [figure for figure in t.figures if figure.form == OBJECTIVE]
    for egg in sorted(eggs, key=lambda figure: figure.number):
        t.tell(KILLED, egg.id)
        t.take_off(egg)
        await spawn(t, MONSTER["night-demon"], NORMAL, egg.at, instead=True)
    return bool(eggs)


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


@special
async def fear(t: Table, action: Action, line: Special) -> bool:
    """The Betrayer: all characters and summons, in initiative order, go 4 hexes as far from it as they can."""
    for figure in _party(t):
        if t.figure(figure.id) is not figure or held(t, figure):
            continue
        how = FLY if flies(t, figure) else WALK
        way = ways(t, figure, 4, how)
        options = [figure.at, *ends(t, figure, way, 4, how)]
        most = max(t.ground.range(action.actor.at, at) for at in options)
        best = sorted(at for at in {*options} if t.ground.range(action.actor.at, at) == most)
        if figure.at in best:
            continue
        seat = t.seat_for(figure)
        end = best[0] if len(best) == 1 else await Decision(seat, MONSTER_HEX, best, figure.id)
        forced = Action(t, figure, seat)
        for at in path_to(way, end):
            await enter(t, forced, at, how, None)
            if held(t, figure):
                break
        t.tell(MOVED, figure.id, figure.at)
    return True


def _party(t: Table) -> list[Figure]:
    return sorted((f for f in t.figures if f.form <= SUMMON), key=lambda one: key(t, one))


@special
async def mind_control(t: Table, action: Action, line: Special) -> bool:
    """The Betrayer: all are drawn to it, and who acts last with two cards this round acts for the other side."""
    for figure in _party(t):
        free = [at for at in t.ground.near[action.actor.at] if t.empty(at)]
        if free and t.ground.range(figure.at, action.actor.at) > 1:
            least = min(t.ground.range(figure.at, at) for at in free)
            best = sorted(at for at in free if t.ground.range(figure.at, at) == least)
            at = best[0] if len(best) == 1 else await Decision(t.seat_for(figure), MONSTER_HEX, best, figure.id)
            t.put(figure, at)
            t.tell(FORCED, figure.id, at)
    waiting = [one for one in t.characters if one.figure >= 0 and one.chosen and not t.body(one).acted]
    if waiting:
        last = max(waiting, key=lambda one: one.place)
        t.memory["controlled"] = t.characters.index(last)
        t.memory["controlled in"] = t.round
    return True
