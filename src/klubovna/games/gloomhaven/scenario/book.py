"""The scenarios: maps, what stands on them, goals and special rules, in a small vocabulary of their own."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from klubovna.games.gloomhaven.facts import CONTENT, MONSTER, Names
from klubovna.games.gloomhaven.vocabulary import amounts
from klubovna.games.gloomhaven.vocabulary.amounts import Amount
from klubovna.games.gloomhaven.vocabulary.pieces import Hexes
from klubovna.games.gloomhaven.vocabulary.words import Condition, Element, Rank
from klubovna.kernel.errors import ContentError
from klubovna.kernel.hexes import Edge, Hex, edge, neighbours


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A wrong key or word is refused with the place where it stands."""


ByCount = dict[str, Rank]
"""A rank by number of characters; a missing number: nobody."""

# -- goals: all of them must hold; the scenario is won at the end of the round (end.01) --------------------------------


class KillAll(Record, tag="kill_all"):
    """Every enemy is dead and every room revealed; `but`: these may live."""

    but: list[str] = []


class KillRevealed(Record, tag="kill_revealed"):
    """No enemy is left on the map."""


class KillNamed(Record, tag="kill"):
    """Every figure of these monsters that the scenario holds is dead."""

    monsters: list[str]


class KillCount(Record, tag="kill_count"):
    count: Amount
    of: list[str] = []


class LootGoal(Record, tag="loot_goal"):
    """Goal treasure looted: so many (0: all)."""

    count: Amount = 0


class LootEach(Record, tag="loot_each"):
    """Every character has looted so much goal treasure."""

    count: int = 1


class Reveal(Record, tag="reveal"):
    """These rooms are revealed; none named: all."""

    rooms: list[str] = []


class OpenDoors(Record, tag="open_doors"):
    """Every door is open."""


class Occupy(Record, tag="occupy"):
    """At the end of a turn a character stands on every plate that is in play for this number of characters."""

    plates: dict[str, list[str]]


class Escape(Record, tag="escape"):
    """All characters stand on hexes of this letter, or were exhausted there. `one_by_one`: they leave."""

    to: str
    one_by_one: bool = False


class Survive(Record, tag="survive"):
    rounds: int


class Destroy(Record, tag="destroy"):
    """Every objective of this name is destroyed."""

    objective: str


class Arrive(Record, tag="arrive"):
    """So many objectives of this name stand on, or next to, a hex of this letter at the end of their turn."""

    who: str
    marker: str
    next_to: bool = False
    count: int = 1


Goal = (
    KillAll | KillRevealed | KillNamed | KillCount | LootGoal | LootEach | Reveal | OpenDoors | Occupy | Escape
    | Survive | Destroy | Arrive
)  # fmt: skip

# -- what loses it, besides the exhaustion of all ----------------------------------------------------------------------


class ObjectiveDies(Record, tag="objective_dies"):
    who: str
    count: int = 1


class ExhaustedOff(Record, tag="exhausted_off"):
    """A character becomes exhausted on a hex without this letter; `looted`: or before all goal treasure is looted."""

    marker: str
    looted: bool = False


class AnyoneExhausted(Record, tag="anyone_exhausted"):
    after_door: str = ""


class RoundsOver(Record, tag="rounds_over"):
    """This round ends, and the goal is not reached."""

    rounds: int


Lose = ObjectiveDies | ExhaustedOff | AnyoneExhausted | RoundsOver

# -- scenario effects at the start (setup.02); a perk may ignore them --------------------------------------------------


class BeginCurse(Record, tag="curse"):
    count: int


class BeginMinusOne(Record, tag="minus_one"):
    count: int


class BeginCondition(Record, tag="condition"):
    conditions: list[Condition]


class BeginDiscard(Record, tag="discard"):
    count: int


Begin = BeginCurse | BeginMinusOne | BeginCondition | BeginDiscard

# -- triggers ----------------------------------------------------------------------------------------------------------


class Spawn(Record, tag="spawn"):
    """At each hex of the letter `at` (or as many as `count` says), of the rank for this number of characters.

    Without a letter: where somebody has died.
    """

    monster: str
    rank: ByCount
    at: str = ""
    count: dict[str, int] = {}


class Open(Record, tag="open"):
    """Open these doors (by id or label) and reveal what lies behind them."""

    doors: list[str]


class Unlock(Record, tag="unlock"):
    """These doors can be opened from now on."""

    doors: list[str]


class SetElements(Record, tag="elements"):
    strong: list[Element] = []
    inert: list[Element] = []


class Hurt(Record, tag="damage"):
    """Characters and summons (in this room, or on hexes of this letter) suffer damage. `all`: every figure does."""

    value: Amount
    room: str = ""
    marker: str = ""
    all: bool = False


class HurtActor(Record, tag="damage_actor"):
    """Whose turn it is suffers damage."""

    value: Amount


class HealActor(Record, tag="heal_actor"):
    """Whose turn it is heals itself."""

    value: Amount


class Place(Record, tag="set_up"):
    """Set up the monsters of a group that was left out when its room was revealed."""

    group: str


Deed = Spawn | Open | Unlock | SetElements | Hurt | HurtActor | HealActor | Place
Who = Literal["monsters", "heroes"]
"""Heroes: characters and their summons."""


class Trigger(Record):
    """When this happens, do that. `rounds`, `first`, `last`, `characters`, `unless_open` and the rest narrow it down.

    `who`, `near` and `within`: whose turn it is, and that it stands so near to a hex of this letter. `stands`: while
    an objective of this name does; with `within` it must be so near. `kills`: so many of `monster` are dead by now;
    `none_left`: the scenario holds no more of them. `each_on`: every character stands on a hex of this letter.
    `looted`: all goal treasure is. `after`: the trigger of this name has happened. `marked`: who dies was marked when
    it was set up. `nth` and `of`: in every round of that number in a cycle of so many.
    """

    on: Literal[
        "round_starts", "round_ends", "door_opened", "room_revealed", "turn_ends_on", "plates_occupied", "dies",
        "goal_treasure_looted", "objective_destroyed", "turn_starts", "turn_ends",
    ]  # fmt: skip
    do: list[Deed]
    door: str = ""
    room: str = ""
    marker: str = ""
    monster: str = ""
    objective: str = ""
    plates: dict[str, list[str]] = {}
    rounds: Literal["", "odd", "even"] = ""
    first: int = 0
    last: int = 0
    characters: list[int] = []
    unless_open: str = ""
    if_open: str = ""
    once: bool = False
    who: Who | Literal[""] = ""
    near: str = ""
    within: int = 0
    stands: str = ""
    kills: int = 0
    none_left: bool = False
    each_on: str = ""
    looted: bool = False
    after: str = ""
    name: str = ""
    marked: bool = False
    nth: int = 0
    of: int = 0


class Aura(Record):
    """What holds for the attacks of a side while an objective of this name stands.

    With `monster` it is the Shield of that monster that changes, by `shield` for every other figure of `per`.
    """

    stands: str = ""
    who: Who = "monsters"
    attack: int = 0
    advantage: bool = False
    disadvantage: bool = False
    monster: str = ""
    shield: int = 0
    per: str = ""


ScenarioRule = Literal[
    "goal_treasure_by_loot_only", "two_starting_rooms", "one_goal_treasure_each", "burdened_without_goal_treasure"
]

# -- the map -----------------------------------------------------------------------------------------------------------


class Room(Record):
    id: str
    tiles: list[str]
    hexes: Hexes
    start: bool = False


class DoorFacts(Record):
    """`locked`: characters cannot open it (a trigger or a boss can)."""

    id: str
    at: tuple[int, int]
    kind: Literal["stone", "wooden", "dark_fog", "light_fog", "breakable_wall"]
    rooms: list[str]
    label: str = ""
    locked: bool = False


class Tile(Record):
    """For drawing only."""

    ref: str
    turns: int
    origin: tuple[int, int]
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
    number: int = 0
    goal: bool | str = False
    amount: int = 1


class Spawned(Record):
    monster: str
    at: tuple[int, int]
    room: str
    rank: ByCount
    group: str = ""
    marked: bool = False


class ObjectiveFacts(Record):
    """An escort or a thing with hit points, one on each hex of the letter `at`, or one in place of each such `door`.

    `side` 0: with the characters; 1: their enemy. An escort has a `move`, with which it goes toward the letter `toward`
    (next to it, if it cannot stand there; `follows`: toward the marked monster from there); or it has an `attack` too,
    and acts as monsters do. `big`: the obstacle that lies there, of several hexes, goes with it.
    """

    id: str
    name: Names
    hp: Amount
    at: str = ""
    door: str = ""
    big: bool = False
    follows: bool = False
    attack: int = 0
    range: int = 0
    side: int = 0
    initiative: int = 99
    move: int = 0
    toward: str = ""


class ScenarioFacts(Record):
    """`sides`: monsters that side with the characters (0) or with nobody (2 and up); `levels`: changes of level.

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
    levels: dict[str, int] = {}
    objectives: list[ObjectiveFacts] = []
    others: list[str] = []
    walls: list[tuple[tuple[int, int], tuple[int, int]]] = []
    markers: dict[str, Hexes] = {}
    doubts: list[Names] = []
    missing: list[str] = []
    name_cs_source: str = ""


class Scenario:
    """One scenario with its rooms and doors by number. Two hexes that a wall parts are not neighbours."""

    def __init__(self, facts: ScenarioFacts) -> None:
        self.facts = facts
        self.number = facts.id
        self.rooms = [frozenset(room.hexes) for room in facts.rooms]
        self.room_ids = [room.id for room in facts.rooms]
        self.room_of: dict[Hex, int] = {at: i for i, hexes in enumerate(self.rooms) for at in hexes}
        self.doors = [door.at for door in facts.doors]
        self.door_at: dict[Hex, int] = {at: i for i, at in enumerate(self.doors)}
        self.door_rooms = [[self.room_ids.index(name) for name in door.rooms] for door in facts.doors]
        self.locked = [door.locked for door in facts.doors]
        self.walls: frozenset[Edge] = frozenset(edge(a, b) for a, b in facts.walls)
        self.wall_pairs: frozenset[tuple[Hex, Hex]] = frozenset((a, b) for a, b in facts.walls)
        self.start_rooms = [i for i, room in enumerate(facts.rooms) if room.start]
        self.monsters = [MONSTER[name] for name in (*facts.monsters, *facts.others)]
        self.sides = {MONSTER[name]: side for name, side in facts.sides.items()}
        self.solid: frozenset[Hex] = frozenset(at for one in facts.overlays if one.solid for at in one.hexes)
        self.on_turns = any(one.on in ("turn_starts", "turn_ends") for one in facts.triggers)
        self.targets = frozenset(i for one in facts.objectives if one.door for i in self.named_doors(one.door))
        self.markers: dict[str, list[Hex]] = {name: sorted(hexes) for name, hexes in facts.markers.items()}

    def named_doors(self, name: str) -> list[int]:
        """Doors by id or by the label printed on the map."""
        return [i for i, door in enumerate(self.facts.doors) if name in (door.id, door.label)]

    def spots(self, one: ObjectiveFacts) -> list[Hex]:
        """Where objectives of a name stand at first."""
        return [self.doors[i] for i in self.named_doors(one.door)] if one.door else self.markers[one.at]

    def rooms_at(self, at: Hex) -> list[int]:
        """The room of a hex, or those of a door."""
        return [self.room_of[at]] if at in self.room_of else self.door_rooms[self.door_at[at]]

    def side(self, monster: int) -> int:
        return self.sides.get(monster, 1)


def _refuse(facts: ScenarioFacts, error: str) -> None:
    raise ContentError("content-type", where=f"gloomhaven: scenario {facts.id}", error=error)


def _check(facts: ScenarioFacts) -> None:
    """Names that must mean something: monsters, rooms, doors, letters, formulas."""
    named = [*facts.monsters, *facts.others, *facts.sides, *facts.levels, *(one.monster for one in facts.spawns)]
    rooms = {room.id for room in facts.rooms}
    doors = {name for door in facts.doors for name in (door.id, door.label)}
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
PLAYABLE: Final = tuple(number for number, facts in SCENARIO_FACTS.items() if not facts.missing)
"""Scenarios with a rule that is not implemented are not offered."""
SCENARIOS: Final = {number: Scenario(facts) for number, facts in SCENARIO_FACTS.items()}
