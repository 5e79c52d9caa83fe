"""The special rules of a scenario: when this happens, do that."""

from __future__ import annotations

from klubovna.games.gloomhaven.events import DEPARTED, DOOR_CLOSED, DOOR_OPENED, KILLED
from klubovna.games.gloomhaven.facts import MONSTER, TRAP_DAMAGE
from klubovna.games.gloomhaven.figures import (
    INERT,
    MONSTER_FIGURE,
    NOBODY,
    NOWHERE,
    SIDE_OF_CHARACTERS,
    STRONG,
    SUMMON,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.kinds import MONSTER_HEX
from klubovna.games.gloomhaven.scenario.counts import HP_LEFT, ROOMS_OPENED
from klubovna.games.gloomhaven.scenario.dungeon import next_room
from klubovna.games.gloomhaven.scenario.goals import all_dead, all_looted, look, objectives, occupied
from klubovna.games.gloomhaven.scenario.hooks import Occasion, happens
from klubovna.games.gloomhaven.scenario.reveal import cards_for, count, reveal, running, set_up, spawn
from klubovna.games.gloomhaven.scenario.words import (
    Deed,
    HealActor,
    HealMonsters,
    Hurt,
    HurtActor,
    LayTrap,
    Leave,
    Open,
    Place,
    SetElements,
    Spawn,
    TakeOff,
    Trigger,
    Unlock,
    Wake,
)
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, RANKS
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex

PLATES = "plates_occupied"
"""Looked at when any turn has ended."""


async def fire(
    t: Table,
    on: str,
    *,
    door: int = NOBODY,
    room: int = NOBODY,
    at: Hex = NOWHERE,
    monster: int = NOBODY,
    actor: Figure | None = None,
    fallen: int = NOBODY,
) -> None:
    """Something has happened: look for the goal, and for what the scenario says to it."""
    book = t.book
    if book.rules:
        await happens(t, on, Occasion(door, room, at, monster, actor, fallen))
        book = t.book  # a random dungeon may have grown
    if on == PLATES and book.closing:
        await doors_close(t)
    for i, trigger in enumerate(book.triggers if on in book.heard else ()):
        if trigger.on == on and i not in t.fired and _meant(t, trigger, door, room, at, monster):
            if (actor is not None and not _concerns(t, trigger, actor)) or (trigger.marked and fallen not in t.marked):
                continue
            if trigger.once or on in ("door_opened", "room_revealed", "turn_ends_on", PLATES):
                t.fired.append(i)
            for deed in trigger.do:
                await _do(t, deed, actor, at)
    look(t, turn_ends=on == PLATES)


def unheard(t: Table, on: str) -> bool:
    """Whether the scenario has nothing to say to that: then only its goal has to be looked at."""
    book = t.book
    return on not in book.heard and not book.rules and not (on == PLATES and book.closing)


async def turn_comes(t: Table, on: str, figure: Figure) -> None:
    """The turn of a figure starts or ends, and the scenario has something to say to that."""
    if (t.book.on_turns or t.book.rules) and t.figure(figure.id) is figure:
        await fire(t, on, actor=figure)


def _concerns(t: Table, trigger: Trigger, actor: Figure) -> bool:
    """Whether this figure's turn is meant."""
    if t.figure(actor.id) is not actor:
        return False
    if trigger.who and (actor.form <= SUMMON) != (trigger.who == "heroes"):
        return False
    if trigger.near and not _near(t, actor, t.book.markers[trigger.near], trigger.within):
        return False
    return not (trigger.stands and trigger.within) or _near(t, actor, objectives(t, trigger.stands), trigger.within)


def _near(t: Table, actor: Figure, hexes: list[Hex], within: int) -> bool:
    return any(t.ground.range(actor.at, at) <= within for at in hexes)


def _meant(t: Table, trigger: Trigger, door: int, room: int, at: Hex, monster: int) -> bool:
    book = t.book
    if trigger.rounds and (t.round % 2 == 1) != (trigger.rounds == "odd"):
        return False
    if (trigger.first and t.round < trigger.first) or (trigger.last and t.round > trigger.last):
        return False
    if trigger.of and t.round % trigger.of != trigger.nth % trigger.of:
        return False
    if trigger.characters and t.party not in trigger.characters:
        return False
    if trigger.unless_open and any(t.opened >> one & 1 for one in book.named_doors(trigger.unless_open)):
        return False
    if trigger.if_open and not any(t.opened >> one & 1 for one in book.named_doors(trigger.if_open)):
        return False
    if trigger.door and door not in book.named_doors(trigger.door):
        return False
    if trigger.room and room != book.room_ids.index(trigger.room):
        return False
    if trigger.marker and at not in book.markers[trigger.marker]:
        return False
    if trigger.monster and monster != MONSTER[trigger.monster]:
        return False
    if trigger.kills and t.kills[t.kinds.index(monster)] < trigger.kills:
        return False
    if trigger.none_left and not all_dead(t, monster):
        return False
    if trigger.stands and not objectives(t, trigger.stands):
        return False
    if trigger.saved and not t.memory.get(f"saved {trigger.saved}"):
        return False
    if trigger.achievement and trigger.achievement not in t.achievements:
        return False
    if trigger.treasures and sum(one.goal_treasures for one in t.characters) != trigger.treasures:
        return False
    if trigger.looted and not all_looted(t):
        return False
    if trigger.after and not any(book.triggers[i].name == trigger.after for i in t.fired):
        return False
    if trigger.each_on and not all(
        t.body(one).at in book.markers[trigger.each_on] for one in t.characters if one.figure >= 0
    ):
        return False
    return not trigger.plates or occupied(t, trigger.plates)


async def _do(t: Table, deed: Deed, actor: Figure | None, at: Hex) -> None:
    book = t.book
    characters = str(max(2, t.party))
    if isinstance(deed, Spawn):
        rank = deed.rank.get(characters)
        if rank is not None:
            hexes = book.markers[deed.at] if deed.at else [at]
            for i in range(deed.count.get(characters, len(hexes)) if deed.count else len(hexes)):
                await spawn(t, MONSTER[deed.monster], RANKS.index(rank), hexes[i % len(hexes)], not deed.at)
    elif isinstance(deed, Open):
        for name in deed.doors:
            for door in book.named_doors(name):
                await open_door(t, door, None)
    elif isinstance(deed, Unlock):
        for name in deed.doors:
            for door in book.named_doors(name):
                t.unlocked |= 1 << door  # spec.04
    elif isinstance(deed, SetElements):
        for name in deed.strong:
            t.elements[ELEMENTS.index(name)] = STRONG
        for name in deed.inert:
            t.elements[ELEMENTS.index(name)] = INERT
    elif isinstance(deed, Hurt):
        await _hurt(t, deed)
    elif isinstance(deed, HurtActor):
        if actor is not None:
            from klubovna.games.gloomhaven.combat.suffer import suffer

            await suffer(t, actor, count(t, deed.value))
    elif isinstance(deed, HealActor):
        if actor is not None:
            from klubovna.games.gloomhaven.combat.conditions import heal

            heal(t, actor, count(t, deed.value))
    elif isinstance(deed, TakeOff):
        kind = MONSTER[deed.monster]
        there = sorted(f.at for f in t.figures if f.form == MONSTER_FIGURE and f.who == kind)
        if there:
            gone = there[0] if len(there) == 1 else await Decision(t.speaker, MONSTER_HEX, there, NOBODY)
            figure = t.occupied[gone]
            t.tell(KILLED, figure.id)
            t.take_off(figure)
    elif isinstance(deed, Leave):
        for character in t.characters:
            if character.figure >= 0 and t.body(character).at in book.markers[deed.marker]:
                depart(t, character)
    elif isinstance(deed, LayTrap):
        from klubovna.games.gloomhaven.map.moving import flies, land

        for spot in book.markers[deed.at]:
            t.traps.append((spot[0], spot[1], TRAP_DAMAGE[t.monster_level], 0, NOBODY, 0, NOBODY))
            standing = t.occupied.get(spot)
            if standing is not None and not flies(t, standing):
                await land(t, standing, NOBODY)
    elif isinstance(deed, Wake):
        woken = [f for f in t.figures if f.form == MONSTER_FIGURE and f.who == MONSTER[deed.monster]]
        for figure in woken:
            figure.acted = False
        if running(t):
            await cards_for(t, woken)
    elif isinstance(deed, HealMonsters):
        from klubovna.games.gloomhaven.combat.conditions import heal

        for figure in [f for f in t.figures if f.form == MONSTER_FIGURE and f.who == MONSTER[deed.monster]]:
            for _ in objectives(t, deed.per):
                heal(t, figure, count(t, deed.value))
    elif isinstance(deed, Place):
        placed = set_up(t, [one for one in book.facts.spawns if one.group == deed.group], None)
        if running(t):
            await cards_for(t, placed)


def depart(t: Table, character: Character) -> None:
    """spec.15 A character leaves the scenario, with its summons; it is not exhausted, and keeps its cards."""
    who = t.characters.index(character)
    figure = t.body(character)
    character.left_at = figure.at
    for one in [f for f in t.figures if f.form == SUMMON and f.who == who]:
        t.take_off(one)
    t.take_off(figure)
    t.boons = [boon for boon in t.boons if boon[4] != who]
    character.counts[HP_LEFT] = figure.hp
    character.figure = NOBODY
    t.memory[f"departed {who}"] = 1
    t.tell(DEPARTED, who)


async def _hurt(t: Table, deed: Hurt) -> None:
    from klubovna.games.gloomhaven.combat.suffer import suffer

    book = t.book
    where: set[Hex] | None = None
    if deed.room:
        where = set(book.rooms[book.room_ids.index(deed.room)])
    elif deed.marker:
        where = set(book.markers[deed.marker])
    hit = [f for f in t.figures if deed.all or (f.form <= SUMMON and f.side == SIDE_OF_CHARACTERS)]
    for figure in hit:
        if where is None or figure.at in where:
            await suffer(t, figure, count(t, deed.value))


async def doors_close(t: Table) -> None:
    """spec.18 Doors that stand open only while a plate is occupied."""
    standing = {t.body(one).at for one in t.characters if one.figure >= 0}
    for door in t.book.closing:
        wanted = any(at in standing for name in t.book.facts.doors[door].while_on for at in t.book.markers[name])
        if wanted:
            await open_door(t, door, None)
        elif t.opened >> door & 1:
            await close_door(t, door)


async def close_door(t: Table, door: int) -> None:
    """spec.18 Who stands in the doorway suffers the damage of a trap and goes to the nearest empty hex."""
    from klubovna.games.gloomhaven.map.falling import driven_out

    at = t.book.doors[door]
    caught = t.occupied.get(at)
    if caught is not None:
        await driven_out(t, caught)
        if t.occupied.get(at) is caught:
            return
    t.opened &= ~(1 << door)
    t.changed_map()
    t.tell(DOOR_CLOSED, at)


async def open_door(t: Table, door: int, by: Figure | None) -> None:
    """tile.door.02, reveal.01 A door opens for good (tile.door.07) and the rooms behind it are revealed at once."""
    if t.opened >> door & 1:
        return
    at = t.book.doors[door]
    t.opened |= 1 << door
    t.changed_map()
    t.shown += 1
    t.tell(DOOR_OPENED, by.id if by is not None else NOBODY, at)
    if t.book.undrawn:
        next_room(t, door)  # rand.03
    placed: list[Figure] = []
    rooms = [room for room in t.book.door_rooms[door] if not t.revealed >> room & 1]
    for room in rooms:
        placed += reveal(t, room, at)
    if rooms and by is not None and by.form <= SUMMON and t.acting == by.id:
        t.characters[by.who].counts[ROOMS_OPENED] += 1
    if running(t):
        await cards_for(t, placed)
    await fire(t, "door_opened", door=door)
    for room in rooms:
        await fire(t, "room_revealed", room=room)
