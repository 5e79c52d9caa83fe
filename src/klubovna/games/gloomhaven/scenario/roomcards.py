"""The cards of random dungeons: rooms with their penalties, monsters; how rooms lie at each other."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from klubovna.games.gloomhaven.facts import CONTENT, Names
from klubovna.games.gloomhaven.scenario.words import ByCount
from klubovna.games.gloomhaven.vocabulary.pieces import Hexes
from klubovna.games.gloomhaven.vocabulary.words import Condition
from klubovna.kernel.hexes import Hex, neighbours

ROOMS: Final = 3
"""rand.02"""
FIRST_PAGE: Final = 1000
"""Pages that are put together from cards have numbers from here on."""
RANDOM_DUNGEON: Final = 100
"""The one that is no page of the scenario book and lies nowhere on the map."""
DUNGEONS: Final = (55, RANDOM_DUNGEON)
"""The scenarios that are played in one; 100 is the plain random dungeon."""
OPEN: Final = 2
"""No exit has been taken yet."""


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A wrong key or word is refused with the place where it stands."""


class Way(Record):
    kind: Literal["A", "B"]
    hex: Hex


class Lying(Record):
    kind: Literal["obstacle", "difficult", "hazardous"]
    name: str
    hexes: Hexes


class Harm(Record):
    """What happens to a character."""

    conditions: list[Condition] = []
    times: int = 1
    discard_cards: int = 0
    lose_cards: int = 0
    suffer_damage: int = 0
    consume_items: int = 0
    slot: str = ""
    spend_items: Literal["", "all"] = ""
    consume_and_spend: Literal["", "all_items"] = ""


class Boost(Record):
    """What enemies gain."""

    conditions: list[Condition] = []
    heal_at_start_of_turn: int = 0
    attack: int = 0
    move: int = 0
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1


class PutBack(Record):
    rank: Literal["normal", "elite"]
    count: int


class Penalty(Record):
    """`duration` of what enemies and characters have from it: at once, this round, or the whole scenario."""

    all_characters: Harm | None = None
    door_opener: Harm | None = None
    all_enemies: Boost | None = None
    elite_enemies: Boost | None = None
    put_back_in_previous_room: PutBack | None = None
    upgrade_to_elite_in_this_room: int = 0
    elements: Literal["", "all_inert"] = ""
    characters_cannot_consume_elements: bool = False
    monster_modifier_deck: dict[Literal["bless"], int] = {}
    duration: Literal["", "round", "scenario"] = ""


class RoomCard(Record):
    id: int
    word: str
    name: Names
    tiles: list[str]
    entrances: list[Way]
    exits: list[Way]
    floor: Hexes
    places: dict[str, Hex]
    overlays: list[Lying]
    minor_penalty: Penalty
    major_penalty: Penalty
    corridors: Hexes = []


class Trapped(Record):
    damage: bool
    conditions: list[Condition]


class Find(Record):
    """What a treasure of a monster card gives."""

    gold: int = 0
    heal: int = 0
    cure: Literal["", "all"] = ""
    recover_lost_cards: int = 0
    refresh_items: int = 0
    slot: str = ""
    all_enemies_suffer: int = 0
    all_enemies_conditions: list[Condition] = []


class Filling(Record):
    """What a monster card puts on a numbered place."""

    monster: str = ""
    rank: ByCount = {}
    coin: int = 0
    trap: Trapped | None = None
    treasure: Find | None = None
    overlay: Literal["", "difficult", "hazardous"] = ""
    name: str = ""


class HordeCard(Record):
    id: int
    word: str
    name: Names
    places: dict[str, Filling]


ROOM_CARDS: Final = CONTENT.records("random_dungeon", "room", RoomCard)
HORDES: Final = CONTENT.records("random_dungeon", "monsters", HordeCard)
FINDS: Final = {
    card.id: filling.treasure for card in HORDES for filling in card.places.values() if filling.treasure is not None
}
"""The treasures of monster cards, by the number of the card."""


class Laid(NamedTuple):
    """A room as it lies: its card, the entrance that leads into it, how often it is turned by a sixth, the exit that
    was taken, and its monster card."""

    room: int
    entrance: int
    turns: int
    exit: int
    horde: int


_BITS: Final = (5, 1, 3, 2, 5)


def page_number(number: int, rooms: list[Laid]) -> int:
    """The page for a scenario with these rooms."""
    code = 0
    for laid in reversed(rooms):
        for value, bits in zip(reversed(laid), reversed(_BITS), strict=True):
            code = code << bits | value
    return FIRST_PAGE + (code << 2 | len(rooms)) * len(DUNGEONS) + DUNGEONS.index(number)


def rooms_of(page: int) -> tuple[int, list[Laid]]:
    """The scenario that a page belongs to, and its rooms."""
    if page < FIRST_PAGE:
        return page, []
    code, scenario = divmod(page - FIRST_PAGE, len(DUNGEONS))
    count = code & 3
    code >>= 2
    found: list[Laid] = []
    for _ in range(count):
        values: list[int] = []
        for bits in _BITS:
            values.append(code & (1 << bits) - 1)
            code >>= bits
        found.append(Laid(*values))
    return DUNGEONS[scenario], found


# -- where the rooms lie -----------------------------------------------------------------------------------------------


def turned(at: Hex, turns: int) -> Hex:
    q, r = at
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def moved_by(laid: Laid, door: Hex | None) -> Hex:
    """How far the turned card is shifted, so that its entrance lies on the door before it."""
    if door is None:
        return 0, 0
    q, r = turned(ROOM_CARDS[laid.room].entrances[laid.entrance].hex, laid.turns)
    return door[0] - q, door[1] - r


def shifts(rooms: list[Laid]) -> list[Hex]:
    """For each room how far its turned card is shifted."""
    found: list[Hex] = []
    door: Hex | None = None
    for laid in rooms:
        found.append(moved_by(laid, door))
        if laid.exit != OPEN:
            door = put(laid, found[-1], ROOM_CARDS[laid.room].exits[laid.exit].hex)
    return found


def put(laid: Laid, shift: Hex, at: Hex) -> Hex:
    """Where a hex of a card lies on the map."""
    q, r = turned(at, laid.turns)
    return q + shift[0], r + shift[1]


def fit(rooms: list[Laid], room: int, kind: str) -> tuple[int, int] | None:
    """rand.04, r.65 Entrance and turn with which a room card can be laid at the last door: nothing lies on anything
    else, and it touches the other rooms as little as can be."""
    *_, last = rooms
    *_, shift = shifts(rooms)
    door = put(last, shift, ROOM_CARDS[last.room].exits[last.exit].hex)
    taken: set[Hex] = set()
    for laid, by in zip(rooms, shifts(rooms), strict=True):
        card = ROOM_CARDS[laid.room]
        taken |= {put(laid, by, at) for at in (*card.floor, *(way.hex for way in card.exits))}
    best: tuple[int, int, int] | None = None
    card = ROOM_CARDS[room]
    for entrance, way in enumerate(card.entrances):
        if way.kind != kind:
            continue
        for turns in range(6):
            laid = Laid(room, entrance, turns, OPEN, 0)
            by = moved_by(laid, door)
            floor = {put(laid, by, at) for at in card.floor}
            exits = {put(laid, by, one.hex) for one in card.exits}
            if floor & taken or exits & taken:
                continue
            touching = sum(near in taken and near != door for at in floor for near in neighbours(at))
            if best is None or touching < best[0]:
                best = (touching, entrance, turns)
    return None if best is None else best[1:]
