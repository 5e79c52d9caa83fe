"""The scenarios: maps, what stands on them, goals and special rules, in a small vocabulary of their own."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from klubovna.games.gloomhaven.facts import CONTENT, MONSTER, Names
from klubovna.games.gloomhaven.scenario.words import (
    Aura,
    Begin,
    ByCount,
    Escape,
    Goal,
    KillCount,
    KillNamed,
    Lose,
    Occupy,
    Open,
    Reveal,
    ScenarioRule,
    Skip,
    Spawn,
    Still,
    Trigger,
    Unlock,
)
from klubovna.games.gloomhaven.vocabulary import amounts
from klubovna.games.gloomhaven.vocabulary.amounts import Amount
from klubovna.games.gloomhaven.vocabulary.pieces import Hexes
from klubovna.games.gloomhaven.vocabulary.words import Condition
from klubovna.kernel.errors import ContentError
from klubovna.kernel.hexes import Hex, neighbours


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A wrong key or word is refused with the place where it stands."""


# -- the map -----------------------------------------------------------------------------------------------------------


class Room(Record):
    id: str
    tiles: list[str]
    hexes: Hexes
    start: bool = False


class DoorFacts(Record):
    """`locked`: characters cannot open it (a trigger or a boss can)."""

    id: str
    at: Hex
    kind: Literal["stone", "wooden", "dark_fog", "light_fog", "breakable_wall"]
    rooms: list[str]
    label: str = ""
    locked: bool = False
    while_on: list[str] = []
    """Letters: it is open only while a character stands on one of them."""


class Tile(Record):
    """For drawing only."""

    ref: str
    turns: int
    origin: Hex
    room: str


class Overlay(Record):
    kind: Literal["trap", "obstacle", "hazardous", "difficult", "corridor", "plate", "treasure", "coin"]
    hexes: Hexes
    room: str
    name: str = ""
    damage: bool = False
    conditions: list[Condition] = []
    effect_source: str = ""
    solid: bool = False
    """Nothing destroys or moves it."""
    opaque: bool = False
    """It is as good as a wall: nothing passes or sees through it."""
    number: int = 0
    goal: bool | str = False
    amount: int = 1


class Spawned(Record):
    monster: str
    at: Hex
    room: str
    rank: ByCount
    group: str = ""
    marked: bool = False


class ObjectiveFacts(Record):
    """An escort or a thing with hit points, one on each hex of the letter `at`, or one in place of each such `door`.

    `side` 0: with the characters; 1: their enemy. An escort has a `move`, with which it goes toward the letter `toward`
    (next to it, if it cannot stand there; `follows`: toward the marked monster from there); or it has an `attack` too,
    and acts as monsters do. `big`: the obstacle that lies there, of several hexes, goes with it.

    `side` -1: neutral (spec.16). `draws`: monsters that can come within range of it focus on it. `saved`: so many times
    a character may lose a hand card so that it suffers no damage. `leaves`: where it wants to go it leaves the map.
    `shunned`: who follows the monster rules leaves it alone. `sweeps`: it attacks all enemies next to it. `untouched`:
    nobody attacks it. `tended`: characters may heal it. `before`: it acts just before this monster.
    `part_of`: it is a part of this monster, which suffers for it.
    """

    id: str
    name: Names
    hp: Amount
    at: str = ""
    door: str = ""
    big: bool = False
    follows: bool = False
    attack: Amount = 0
    range: int = 0
    side: int = 0
    initiative: int = 99
    move: int = 0
    toward: str = ""
    draws: bool = False
    saved: int = 0
    leaves: bool = False
    shunned: bool = False
    sweeps: bool = False
    untouched: bool = False
    tended: bool = False
    before: str = ""
    part_of: str = ""


class Dungeon(Record):
    """A scenario without a map: room cards and monster cards by their words, none named: all of them."""

    rooms: list[str] = []
    monsters: list[str] = []
    goal_treasure: bool = False
    """On the last place of the third room."""


class ScenarioFacts(Record):
    """`sides`: monsters that side with the characters (0) or with nobody (2 and up); `levels`: changes of level.

    `unhurt`: no damage hurts them. `bars`: monsters that cannot enter these doors; if the room `bars_in` is named, from
    there. `openers`: those that open doors. `silent`: monsters that never act, with initiative 99. `asleep`: those that
    sleep until they are woken. `inflicts`: conditions that all attacks of these monsters bring.

    `missing`: rules that the vocabulary cannot say yet; such a scenario is not offered. `doubts`: where the sources of
    its content differ or fall silent; traps tell their own (`effect_source`).
    """

    id: int
    name: Names
    location: str
    source: str
    sources: list[str]
    status: Literal["complete", "spawns_in_doubt", "incomplete"]
    goal: list[Goal]
    monsters: list[str]
    start: Hexes
    rooms: list[Room]
    doors: list[DoorFacts]
    tiles: list[Tile]
    overlays: list[Overlay]
    spawns: list[Spawned]
    requires: dict[str, Any] = {}
    links: list[Any] = []
    unlocks: list[int] = []
    blocks: list[int] = []
    rewards: dict[str, Any] = {}
    lose: list[Lose] = []
    begin: list[Begin] = []
    rules: list[ScenarioRule] = []
    triggers: list[Trigger] = []
    auras: list[Aura] = []
    sides: dict[str, int] = {}
    unhurt: list[str] = []
    still: list[Still] = []
    skip: Skip | None = None
    bars: dict[str, list[str]] = {}
    bars_in: str = ""
    openers: list[str] = []
    silent: list[str] = []
    asleep: list[str] = []
    inflicts: dict[str, list[Condition]] = {}
    levels: dict[str, int] = {}
    objectives: list[ObjectiveFacts] = []
    others: list[str] = []
    walls: list[tuple[Hex, Hex]] = []
    markers: dict[str, Hexes] = {}
    doubts: list[Names] = []
    missing: list[str] = []
    name_cs_source: str = ""
    dungeon: Dungeon | None = None


def _refuse(facts: ScenarioFacts, error: str) -> None:
    raise ContentError("content-type", where=f"gloomhaven: scenario {facts.id}", error=error)


def _check(facts: ScenarioFacts) -> None:
    """Names that must mean something: monsters, rooms, doors, letters, formulas."""
    named = [*facts.monsters, *facts.others, *facts.sides, *facts.levels, *(one.monster for one in facts.spawns)]
    rooms = {room.id for room in facts.rooms}
    doors = {name for door in facts.doors for name in (door.id, door.label, door.kind)}
    letters = set(facts.markers)
    for goal in facts.goal:
        if isinstance(goal, KillNamed):
            named += goal.monsters
        elif isinstance(goal, KillCount):
            amounts.check(goal.count)
        elif isinstance(goal, Reveal) and not rooms.issuperset(goal.rooms):
            _refuse(facts, f"no room {goal.rooms}")
        elif isinstance(goal, Occupy) and not all(letters.issuperset(names) for names in goal.plates.values()):
            _refuse(facts, f"no hexes for {goal.plates}")
        elif isinstance(goal, Escape) and goal.to not in letters:
            _refuse(facts, f"no hexes {goal.to!r}")
    for trigger in facts.triggers:
        for deed in trigger.do:
            if isinstance(deed, Spawn):
                named.append(deed.monster)
                if deed.at and deed.at not in letters:
                    _refuse(facts, f"no hexes {deed.at!r}")
            elif isinstance(deed, Open | Unlock) and not doors.issuperset(deed.doors):
                _refuse(facts, f"no door {deed.doors}")
    for name in named:
        if name not in MONSTER:
            _refuse(facts, f"no monster {name!r}")
    for door in facts.doors:
        if not any(near in set(room.hexes) for room in facts.rooms for near in neighbours(door.at)):
            _refuse(facts, f"door {door.id} leads nowhere")


SCENARIO_FACTS: Final[dict[int, ScenarioFacts]] = {}
for _name in sorted(CONTENT.files):
    if _name.startswith("scenario_"):
        _facts = CONTENT.record(_name, None, ScenarioFacts)
        _check(_facts)
        SCENARIO_FACTS[_facts.id] = _facts
PLAYABLE: Final = tuple(sorted(number for number, facts in SCENARIO_FACTS.items() if not facts.missing))
"""Scenarios with a rule that is not implemented are not offered."""
