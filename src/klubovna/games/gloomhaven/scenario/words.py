"""What a scenario can say: goals, ways to lose, effects at the start, triggers and what they do, auras."""

from __future__ import annotations

from typing import Literal

import msgspec

from klubovna.games.gloomhaven.vocabulary.amounts import Amount
from klubovna.games.gloomhaven.vocabulary.words import Condition, Element, Rank


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


class Done(Record, tag="done"):
    """What a rule of the scenario calls by this word has come about."""

    word: str


Goal = (
    KillAll | KillRevealed | KillNamed | KillCount | LootGoal | LootEach | Reveal | OpenDoors | Occupy | Escape
    | Survive | Destroy | Arrive | Done
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
    """`unlooted`: who has looted no goal treasure."""

    after_door: str = ""
    unlooted: bool = False


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


class TakeOff(Record, tag="take_off"):
    """One monster of this name, which the players choose, leaves the map."""

    monster: str


class Leave(Record, tag="leave"):
    """Characters on hexes of this letter leave the map and the scenario, with their summons."""

    marker: str


class LayTrap(Record, tag="trap"):
    """Damage traps on the hexes of this letter; who stands there springs it at once, unless it flies."""

    at: str


class Wake(Record, tag="wake"):
    """Monsters of this name, which were held still, act from now on; they count as newly revealed."""

    monster: str


class HealMonsters(Record, tag="heal_monsters"):
    """All monsters of this name heal so much for every objective of that name."""

    monster: str
    value: Amount
    per: str


Deed = (
    Spawn
    | Open
    | Unlock
    | SetElements
    | Hurt
    | HurtActor
    | HealActor
    | Place
    | TakeOff
    | Leave
    | HealMonsters
    | Wake
    | LayTrap
)
Who = Literal["monsters", "heroes"]
"""Heroes: characters and their summons."""


class Trigger(Record):
    """When this happens, do that. `rounds`, `first`, `last`, `characters`, `unless_open` and the rest narrow it down.

    `who`, `near` and `within`: whose turn it is, and that it stands so near to a hex of this letter. `stands`: while
    an objective of this name does; with `within` it must be so near. `kills`: so many of `monster` are dead by now;
    `none_left`: the scenario holds no more of them. `each_on`: every character stands on a hex of this letter.
    `saved`: an objective of this name has left the map safely.
    `looted`: all goal treasure is; `treasures`: so many are by now.
    `achievement`: the party has it. `after`: the trigger of this name has happened. `marked`: who dies was marked when
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
    saved: str = ""
    treasures: int = 0
    achievement: str = ""
    after: str = ""
    name: str = ""
    marked: bool = False
    nth: int = 0
    of: int = 0


class Still(Record):
    """These monsters neither act nor can be affected in odd or even rounds, or until a trigger has happened."""

    monsters: list[str]
    rounds: Literal["", "odd", "even"] = ""
    until: str = ""


class Skip(Record):
    """A character may skip an action (of this half, if one is named) for what the word says; its card is discarded."""

    word: Literal["pump", "captive", "treasure"]
    half: Literal["", "top", "bottom"] = ""


class Aura(Record):
    """What holds for the attacks of a side while an objective of this name stands.

    With `monster` it is the Shield of that monster that changes, by `shield` for every other figure of `per`. With
    `grows` these monsters have 1 hit point and 1 Attack more, and half a Move and half a Range, for every `stands`.
    """

    grows: list[str] = []
    tokens: int = 0
    lost_with: str = ""
    """So many times the Shield, less one for each of these monsters that has died."""

    stands: str = ""
    who: Who = "monsters"
    attack: int = 0
    advantage: bool = False
    disadvantage: bool = False
    monster: str = ""
    shield: int = 0
    per: str = ""


ScenarioRule = Literal[
    "goal_treasure_by_loot_only",
    "two_starting_rooms",
    "one_goal_treasure_each",
    "burdened_without_goal_treasure",
    "goal_treasure_by_quest",
    "begin_by_monsters",
    "pumps_summon",
    "walls_stun",
    "battlements",
    "gate_of_demons",
    "siege",
    "wind",
    "guards_to_plates",
    "sacrifice",
    "cleansing_water",
    "watch",
    "ailing_tree",
    "poisoned_water",
    "graves",
    "dark_rider",
    "doll",
    "claw",
    "current",
    "sluggish",
    "staff",
    "crystals",
    "mountain",
    "tokens",
    "deep_water",
    "ship",
    "boulders",
    "rift",
    "rift_demons",
    "throne",
    "perched",
    "dungeon",
]
