"""Specials of bosses."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.combat.suffer import die
from klubovna.games.gloomhaven.events import FORCED, KILLED, MOVED
from klubovna.games.gloomhaven.facts import MONSTER
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, NOBODY, NOWHERE, OBJECTIVE, SUMMON, Figure
from klubovna.games.gloomhaven.kinds import MONSTER_HEX
from klubovna.games.gloomhaven.map.moving import FLY, WALK, ends, enter, flies, held, path_to, ways
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.summoning import nearest_to_foe
from klubovna.games.gloomhaven.round.order import key
from klubovna.games.gloomhaven.scenario.hooks import TURNS, Occasion, when
from klubovna.games.gloomhaven.scenario.reveal import cards_for, count, nearest, reveal, spawn, token
from klubovna.games.gloomhaven.scenario.triggers import open_door
from klubovna.games.gloomhaven.specials.registry import special
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Special
from klubovna.games.gloomhaven.vocabulary.words import ELITE, NORMAL
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
    facts = t.book.objectives[0]
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


# -- 21 ----------------------------------------------------------------------------------------------------------------

THRONE_DEMONS: Final = ("frost-demon", "wind-demon", "night-demon", "earth-demon", "flame-demon", "sun-demon")


async def _throne(t: Table, action: Action, elite_from: int) -> bool:
    """Prime Demon: the altar jumps to the next lettered hex; a demon comes with it."""
    altar = next((f for f in t.figures if f.form == OBJECTIVE), None)
    if altar is None:
        return False
    letter = t.cycle % 6
    t.cycle += 1
    at = t.book.markers["abcdef"[letter]][0]
    room = t.book.room_of[at]
    if not t.revealed >> room & 1:
        for door, rooms in enumerate(t.book.door_rooms):
            if room in rooms and any(t.revealed >> one & 1 for one in rooms):
                await open_door(t, door, None)
        if not t.revealed >> room & 1:
            await cards_for(t, reveal(t, room, None))
    there = t.occupied.get(at)
    if there is not None and there is not altar:
        t.put(altar, NOWHERE)
        free = [one for one in nearest(t, at) if one != at]
        if free:
            t.put(there, free[0])
            t.tell(FORCED, there.id, free[0])
    t.put(altar, at)
    t.tell(MOVED, altar.id, at)
    rank = ELITE if t.party >= elite_from else NORMAL
    await spawn(t, MONSTER[THRONE_DEMONS[letter]], rank, at)
    return True


@special
async def throne_moves_1(t: Table, action: Action, line: Special) -> bool:
    return await _throne(t, action, 3)


@special
async def throne_moves_2(t: Table, action: Action, line: Special) -> bool:
    return await _throne(t, action, 4)


@when("throne", "room_revealed")
async def throne_found(t: Table, occasion: Occasion) -> None:
    """The altar has the hit points of the Prime Demon."""
    for demon in [f for f in t.figures if f.form == MONSTER_FIGURE and f.who == MONSTER["prime-demon"]]:
        for altar in [f for f in t.figures if f.form == OBJECTIVE]:
            altar.hp = altar.max_hp = demon.max_hp if not t.memory.get("throne") else altar.hp
            t.memory["throne"] = 1


@when("throne", "objective_destroyed")
async def throne_falls(t: Table, occasion: Occasion) -> None:
    for demon in [f for f in t.figures if f.form == MONSTER_FIGURE and f.who == MONSTER["prime-demon"]]:
        await die(t, demon, NOBODY)


# -- 34 ----------------------------------------------------------------------------------------------------------------


def _drake(t: Table) -> Figure | None:
    found = [f for f in t.figures if f.form == MONSTER_FIGURE and f.who == MONSTER["elder-drake"]]
    return found[0] if found else None


def _perch(t: Table, letter: str) -> None:
    """It fills all three hexes of a boulder: its further hexes are figures of their own (spec.24)."""
    drake = _drake(t)
    if drake is None:
        return
    number = next(i for i, one in enumerate(t.book.objectives) if one.part_of)
    for part in [f for f in t.figures if f.form == OBJECTIVE and f.who == number]:
        t.take_off(part)
    hexes = t.book.markers[letter]
    for at in hexes:
        other = t.occupied.get(at)
        if other is not None and other is not drake:
            free = nearest(t, at)
            if free:
                t.put(other, free[0])
    first, *others = hexes if drake.at not in hexes else [drake.at, *(at for at in hexes if at != drake.at)]
    t.put(drake, first)
    for at in others:
        part = t.enter(form=OBJECTIVE, who=number, rank=NORMAL, number=token(t), at=at, hp=1, side=1)
        part.acted = True


@when("perched", "round_starts")
async def settles(t: Table, occasion: Occasion) -> None:
    if t.round == 1:
        _perch(t, "c")


@when("perched", "dies")
async def drake_falls(t: Table, occasion: Occasion) -> None:
    if occasion.monster == MONSTER["elder-drake"]:
        for part in [f for f in t.figures if f.form == OBJECTIVE]:
            t.take_off(part)


async def _turned(t: Table, figure: Figure) -> bool:
    """It may measure from any of its hexes: from the one that is nearest to an enemy."""
    if figure.who == MONSTER["elder-drake"]:
        parts = [f for f in t.figures if f.form == OBJECTIVE and t.book.objectives[f.who].part_of]
        foes = [foe.at for foe in t.foes(figure)]

        def far(one: Figure) -> tuple[int, int]:
            return (min((t.ground.range(one.at, at) for at in foes), default=0), one.id != figure.id)

        best = min([figure, *parts], key=far)
        if best is not figure:
            here, there = figure.at, best.at
            t.put(best, here)
            t.put(figure, there)
    return False


TURNS["perched"] = _turned


@special
async def summon_zephyrs(t: Table, action: Action, line: Special) -> bool:
    """Elder Drake: two Zephyrs beside it, nearest to its enemies."""
    number = next(i for i, one in enumerate(t.book.objectives) if one.id == "zephyr")
    came = False
    for _ in range(2):
        free = nearest_to_foe(t, action, action.actor.at) or nearest(t, action.actor.at)
        if free:
            zephyr = t.enter(form=OBJECTIVE, who=number, rank=NORMAL, number=token(t), at=free[0], hp=1, side=1)
            zephyr.acted = True
            came = True
    return came


@special
async def fly_to_next_perch(t: Table, action: Action, line: Special) -> bool:
    """Elder Drake: to the next boulder in the cycle a, b, c."""
    letter = "abc"[t.cycle % 3]
    t.cycle += 1
    _perch(t, letter)
    t.tell(MOVED, action.actor.id, action.actor.at)
    return True
