"""The page of a random dungeon: the map that the cards drawn so far make together.

It grows with its rooms. Its number tells all cards that lie there and how they are turned, so that the book can be
asked for it like for any other page (`SCENARIOS`), and the state holds the number alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from klubovna.games.gloomhaven.events import ROOM_DRAWN, ROOM_PASSED_BY
from klubovna.games.gloomhaven.facts import Stats
from klubovna.games.gloomhaven.scenario.book import SCENARIO_FACTS, DoorFacts, Overlay, Room, ScenarioFacts, Spawned
from klubovna.games.gloomhaven.scenario.coming import monsters_come
from klubovna.games.gloomhaven.scenario.pages import Scenario
from klubovna.games.gloomhaven.scenario.roomcards import (
    FIRST_PAGE,
    HORDES,
    OPEN,
    ROOM_CARDS,
    ROOMS,
    Boost,
    Laid,
    Penalty,
    RoomCard,
    fit,
    page_number,
    put,
    rooms_of,
    shifts,
)
from klubovna.kernel.hexes import Hex, distance, neighbours

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table

GOAL_PLACE: Final = "12"
MINOR, MAJOR = 1, 2
ENOUGH: Final = 8
"""So many starting hexes there are at least."""
NEAR_ENTRANCE: Final = 2


@lru_cache(maxsize=512)
def page(number: int) -> Scenario:
    """The scenario of a page that cards make together."""
    if number < FIRST_PAGE:
        raise KeyError(number)
    scenario, rooms = rooms_of(number)
    return Scenario(drawn(SCENARIO_FACTS[scenario], rooms))


def drawn(facts: ScenarioFacts, rooms: list[Laid]) -> ScenarioFacts:
    """rand.03 Each room as its two cards say."""
    found = msgspec.structs.replace(facts, rooms=[], doors=[], overlays=[], spawns=[], walls=[], start=[], monsters=[])
    floors: list[set[Hex]] = []
    for i, (laid, shift) in enumerate(zip(rooms, shifts(rooms), strict=True)):
        card = ROOM_CARDS[laid.room]
        name = f"r{i + 1}"
        floor = sorted(put(laid, shift, at) for at in card.floor)
        floors.append({*floor})
        found.rooms.append(Room(id=name, tiles=card.tiles, hexes=floor, start=i == 0))
        if i == 0:
            free = [at for at in floor if at not in card.places.values() and not lies_on(card, at)]
            found.start += start([way.hex for way in card.entrances], free)
        for lying in card.overlays:
            hexes = [put(laid, shift, at) for at in lying.hexes]
            found.overlays.append(Overlay(kind=lying.kind, hexes=hexes, room=name, name=lying.name))
        if card.corridors:
            hexes = [put(laid, shift, at) for at in card.corridors]
            found.overlays.append(Overlay(kind="corridor", hexes=hexes, room=name))
        fill(found, laid, shift, name, goal=i == ROOMS - 1 and goal_treasure(facts))
        if i < ROOMS - 1:
            for exit, way in enumerate(card.exits):
                taken = laid.exit == exit
                found.doors.append(
                    DoorFacts(
                        id=f"{name}{way.kind}{exit + 1}",
                        at=put(laid, shift, way.hex),
                        kind="stone",
                        rooms=[name, f"r{i + 2}"] if taken else [name],
                        label=way.kind,
                        locked=laid.exit not in (OPEN, exit),  # rand.05 the other one is closed off
                    )
                )
    found.walls += [
        (at, near)
        for i, floor in enumerate(floors)
        for other in floors[i + 1 :]
        for at in sorted(floor)
        for near in neighbours(at)
        if near in other
    ]
    return found


def goal_treasure(facts: ScenarioFacts) -> bool:
    return facts.dungeon is not None and facts.dungeon.goal_treasure


def lies_on(card: RoomCard, at: Hex) -> bool:
    return any(at in lying.hexes for lying in card.overlays)


def start(entrances: list[Hex], floor: list[Hex]) -> list[Hex]:
    """rand.06, r.64 Free hexes near an entrance of the first room, which is not turned."""
    found: list[Hex] = []
    far = NEAR_ENTRANCE
    while len(found) < min(ENOUGH, len(floor)):
        found = sorted(at for at in floor if any(distance(at, way) <= far for way in entrances))
        far += 1
    return found


def fill(found: ScenarioFacts, laid: Laid, shift: Hex, room: str, goal: bool) -> None:
    """rand.09 The twelve places; scn.55.3 goal treasure on the last one of the third room."""
    horde = HORDES[laid.horde]
    places = ROOM_CARDS[laid.room].places
    for number, on in places.items():
        at = put(laid, shift, on)
        if goal and number == GOAL_PLACE:
            found.overlays.append(Overlay(kind="treasure", hexes=[at], room=room, goal=True))
            continue
        filling = horde.places.get(number)
        if filling is None:
            continue
        if filling.monster:
            found.spawns.append(Spawned(monster=filling.monster, at=at, room=room, rank=filling.rank))
            if filling.monster not in found.monsters:
                found.monsters.append(filling.monster)
        elif filling.trap is not None:
            trap = filling.trap
            found.overlays.append(
                Overlay(kind="trap", hexes=[at], room=room, damage=trap.damage, conditions=trap.conditions)
            )
        elif filling.treasure is not None:
            found.overlays.append(Overlay(kind="treasure", hexes=[at], room=room, number=horde.id))
        elif filling.coin:
            found.overlays.append(Overlay(kind="coin", hexes=[at], room=room, amount=filling.coin))
        elif filling.overlay:
            found.overlays.append(Overlay(kind=filling.overlay, hexes=[at], room=room, name=filling.name))


def entrances(t: Table) -> list[Hex]:
    """Of the first room."""
    return [way.hex for way in ROOM_CARDS[rooms_of(t.scenario)[1][0].room].entrances]


# -- drawing -----------------------------------------------------------------------------------------------------------


def first_room(t: Table) -> None:
    """rand.03 The decks, and the first room, at set-up."""
    facts = SCENARIO_FACTS[t.scenario].dungeon
    assert facts is not None
    t.room_cards = [i for i, card in enumerate(ROOM_CARDS) if not facts.rooms or card.word in facts.rooms]
    t.hordes = [i for i, card in enumerate(HORDES) if not facts.monsters or card.word in facts.monsters]
    t.chance.shuffle(t.room_cards)
    t.chance.shuffle(t.hordes)
    t.turn_to(page_number(t.scenario, [Laid(t.room_cards.pop(), 0, 0, OPEN, t.hordes.pop())]))


def next_room(t: Table, door: int) -> None:
    """rand.03, rand.04 The room behind a door: room cards that do not fit are discarded until one does."""
    scenario, rooms = rooms_of(t.scenario)
    name = t.book.room_ids[-1]
    exits = [i for i, one in enumerate(t.book.facts.doors) if one.rooms[0] == name]
    rooms[-1] = rooms[-1]._replace(exit=exits.index(door))  # rand.05
    kind = ROOM_CARDS[rooms[-1].room].exits[rooms[-1].exit].kind
    card, fits = draw(t, rooms, kind)
    laid = Laid(card, *fits, OPEN, t.hordes.pop())
    t.turn_to(page_number(scenario, [*rooms, laid]))
    t.changed_map()
    monsters_come(t)
    t.tell(ROOM_DRAWN, laid.room, laid.horde)


def draw(t: Table, rooms: list[Laid], kind: str) -> tuple[int, tuple[int, int]]:
    """r.63 The first room card that fits, with its entrance and turn; from an empty deck the discarded ones again."""
    for _ in range(2):
        while t.room_cards:
            card = t.room_cards.pop()
            fits = fit(rooms, card, kind)
            if fits is not None:
                return card, fits
            t.room_discard.append(card)
            t.tell(ROOM_PASSED_BY, card)
        t.room_cards, t.room_discard = t.room_discard, []
        t.chance.shuffle(t.room_cards)
    raise AssertionError("of the rooms of a deck one fits at every exit")


# -- penalties that last -----------------------------------------------------------------------------------------------


def penalty(t: Table, room: int) -> Penalty | None:
    """rand.07 None in the first room, the minor one in the second, the major one in the third; or harder, or easier."""
    how = min(MAJOR, room + t.harsher)
    if how < MINOR:
        return None
    card = ROOM_CARDS[rooms_of(t.scenario)[1][room].room]
    return card.minor_penalty if how == MINOR else card.major_penalty


def lasting(t: Table) -> list[Penalty]:
    """The penalties that still hold: of this round, or of the whole scenario."""
    found: list[Penalty] = []
    for room in range(len(t.book.rooms)):
        since = t.memory.get(f"penalty {room}")
        if since is None:
            continue
        one = penalty(t, room)
        if one is not None and (one.duration == "scenario" or (one.duration == "round" and since == t.round)):
            found.append(one)
    return found


def boosted(t: Table, printed: Stats) -> Stats:
    """What lasting penalties add to the statistics of every enemy."""
    for one in lasting(t):
        if one.all_enemies is not None:
            printed = _boosted(printed, one.all_enemies)
    return printed


def _boosted(printed: Stats, boost: Boost) -> Stats:
    attack = printed.attack + boost.attack if isinstance(printed.attack, int) else printed.attack
    return msgspec.structs.replace(
        printed,
        attack=attack,
        move=printed.move + boost.move,
        range=printed.range + boost.range if printed.range else 0,
        shield=printed.shield + boost.shield,
        retaliate=printed.retaliate + boost.retaliate,
        retaliate_range=max(printed.retaliate_range, boost.retaliate_range),
    )
