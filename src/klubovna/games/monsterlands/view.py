"""The structs in which a seat sees the table (`look.py`)."""

from __future__ import annotations

import msgspec

from klubovna.games.monsterlands.affinities import AffinityName
from klubovna.games.monsterlands.facts import PlaceName


class Counts(msgspec.Struct):
    """Dice by colour."""

    strength: int
    magic: int
    haggle: int


class BuildingView(msgspec.Struct):
    spaces: int
    placed: list[int]
    panic: bool


class LandPlace(msgspec.Struct):
    monster: str | None
    fought: bool
    land: str | None
    event: str | None


class EntrancePlace(msgspec.Struct):
    monster: str | None
    fought: bool


class QuestPlace(msgspec.Struct):
    quest: str | None


class Places(msgspec.Struct):
    land_a: LandPlace
    land_b: LandPlace
    entrance: EntrancePlace
    quest_a: QuestPlace
    quest_b: QuestPlace


class PathView(msgspec.Struct):
    place: PlaceName
    member: str | None
    """A mercenary, or `sam`."""
    owner: int | None
    dice: Counts
    safe: Counts
    traps: int
    laid: list[str] | None
    """Known to the owner alone."""
    open: list[str]
    defence: int
    potions: int
    poisons: int
    coins: int
    guard: int
    deeds: int
    result: int


class BattleView(msgspec.Struct):
    """How far the place that is being resolved has come."""

    place: PlaceName | None
    path: int | None
    monster: str | None
    damage: int
    beaten: int
    revealing: int
    black: int
    deflections: list[list[int]]
    wounds: list[list[int]]
    """Hits that are still to be dealt with: path, hits."""
    rolling: int
    one_by_one: bool
    unrolled: Counts
    rolled: list[int]
    """10 x colour + value, and 100 more for some that were rerolled."""
    bonus: list[int]
    flat: int
    kill_bonus: int
    capture_bonus: int
    rerolls: list[int]


class MemberView(msgspec.Struct):
    id: str
    number: int
    chief: bool
    wounded: bool
    assigned: bool
    equipment: list[str]


class OwnLand(msgspec.Struct):
    id: str
    settler: str | None


class Icons(msgspec.Struct):
    """How many of each affinity count at the end."""

    wind: int
    water: int
    fire: int
    jungle: int


class ClanView(msgspec.Struct):
    affinity: AffinityName | None
    glory: int
    reputation: int
    coins: int
    strength: int
    magic: int
    haggle: list[int]
    chief: str | None
    members: list[MemberView]
    trap_count: int
    traps: list[str] | None
    """Known to the owner alone."""
    trap_limit: int
    defence: int
    potions: int
    poisons: int
    loot: list[str]
    trophies: list[str]
    trophy_points: int
    lands: list[OwnLand]
    icons: Icons
    passed: bool
    quests: int
    points: int


class SamView(msgspec.Struct):
    tokens: int
    pile: int
    discard: list[str]


class View(msgspec.Struct):
    """The table as one seat sees it; things are named by their ids in content."""

    round: int
    phase: str
    moment: str
    """What is being done, by the name of its task."""
    difficulty: str
    extra_dice: list[int]
    ruses: bool
    queens_gift: bool
    more_monsters: bool
    scenario: int | None
    first: int
    turn: int
    supply: Counts
    spent: Counts
    buildings: dict[str, BuildingView]
    panic_pile: int
    lodge: list[str | None]
    basket: list[str]
    trap_supply: int
    trap_discard: list[str]
    tavern: list[str | None]
    mercenary_deck: int
    mercenary_discard: list[str]
    rookies: int
    out: list[str]
    drunk: bool
    market: list[str | None]
    equipment_deck: int
    equipment_out: list[str]
    monster_deck: int
    monster_discard: list[str]
    fled: list[str]
    land_deck: int
    lands_out: list[str]
    event_deck: int
    event_discard: list[int]
    loot: list[str]
    loot_supply: int
    loot_discard: list[str]
    quest_bag: int
    quests_out: list[str]
    places: Places
    paths: list[PathView]
    battle: BattleView
    clans: list[ClanView]
    used: list[str]
    handed: list[str]
    sam: SamView | None
