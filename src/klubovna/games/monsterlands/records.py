"""The shape of the content files: what is written on cards, tokens, tiles and boards."""

from __future__ import annotations

import msgspec


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class Fact(Strict, kw_only=True):
    """A card or token. `stated` and `inferred` say which values the rulebook's text gives; the others are rebuilt."""

    source: str
    rule: str = ""
    stated: list[str] = []
    inferred: list[str] = []


class Named(Fact, kw_only=True):
    id: str
    name: dict[str, str]


class Amounts(Strict, kw_only=True):
    """A reward, a price to be paid on a quest, or what an ability gives."""

    glory: int = 0
    coins: int = 0
    potion: int = 0
    poison: int = 0
    defence: int = 0
    trap: int = 0
    loot: int = 0


class Ability(Strict, kw_only=True):
    """What a card or token does, in a small vocabulary; the fields that a type does not use stay empty."""

    type: str
    count: int = 0
    against: list[str] = []
    colors: list[str] = []
    color: str = ""
    times: int = 0
    same_die: bool = False
    where: list[str] = []
    value: int = 0
    extra: int = 0
    glory: int = 0
    price: int = 0
    not_on_path: bool = False
    coins: int = 0
    floor: int = 0
    dice: int = 0
    choice: list[str] = []
    potion: int = 0
    poison: int = 0
    defence: int = 0
    protected: bool = False
    scope: str = ""
    wounds: int = 0
    affinity: str = ""
    tokens: int = 0
    give: str = ""
    take: str = ""
    sell: int = 0


class MercenaryFacts(Named, kw_only=True):
    kind: str
    affinity: str
    reputation: int
    cost: int
    dice: dict[str, int]
    outside: bool
    ability: Ability
    copies: int = 1


class EquipmentFacts(Named, kw_only=True):
    kind: str
    copies: int
    price: int
    outside: bool
    ability: Ability


class TrapFacts(Named, kw_only=True):
    family: str
    copies: int
    price: int
    effect: Ability


class MonsterFacts(Named, kw_only=True):
    level: str
    affinity: str
    attack: int
    capture: int
    kill: int
    capture_reward: Amounts
    kill_reward: Amounts
    trophies: int
    ability: Ability


class LandGain(Amounts):
    dice: dict[str, int] = {}
    hire_free: int = 0
    equipment_free: int = 0


class LandFacts(Named, kw_only=True):
    affinity: str
    conquest: int
    glory: int
    place: list[list[str]]
    gain: LandGain


class LootFacts(Named, kw_only=True):
    copies: int
    when: str
    outside: bool
    effect: Ability


class Benefit(Strict, kw_only=True):
    type: str
    count: int = 0
    color: str = ""
    times: int = 0


class PathFacts(Strict, kw_only=True):
    require: dict[str, int]
    reinforce: dict[str, int]
    benefit: Benefit


class Event(Strict, kw_only=True):
    """One side of an event tile."""

    tile: str
    side: str
    paths: list[PathFacts]
    source: str


class RollQuest(Strict, kw_only=True):
    dice: list[list[str]]
    target: int
    reward: Amounts
    penalty: Amounts
    consolation: Amounts


class PayQuest(Strict, kw_only=True):
    dice: list[list[str]]
    cost: Amounts
    left: Amounts
    right: Amounts


class Quest(Fact, kw_only=True):
    id: str
    roll: RollQuest
    pay: PayQuest


class Track(Named, kw_only=True):
    extra_dice: list[int]


class Difficulty(Named, kw_only=True):
    rank: int
    track: str
    first_monsters: str


class Panic(Strict, kw_only=True):
    id: str
    building: str
    source: str


class Space(Strict, kw_only=True):
    min_players: int
    tokens: int = 0
    dice: int = 1
    coins: int = 0


class BuildingFacts(Fact, kw_only=True):
    name: dict[str, str]
    dice: list[str]
    pays: bool
    order_matters: bool
    spaces: list[Space]
    display: int = 0
    display_rows: int = 0
    display_solo: int = 0
    round_of_drinks: int = 0
    max_tokens: int = 0
    price: int = 0
    unlimited: bool = False
    coins_per_die: int = 0


class QuestSlot(Strict, kw_only=True):
    slot: str
    side: str


class QuestArea(Fact, kw_only=True):
    quests: list[QuestSlot]
    paths_per_quest: int


class LandSlot(Strict, kw_only=True):
    id: str
    min_players: int


class DeathGlory(Fact, kw_only=True):
    paths: list[int]


class LandArea(Fact, kw_only=True):
    slots: list[LandSlot]
    paths_per_land: int
    dice_spaces: int
    token_spaces: int
    extra_token_costs_dice_spaces: int
    limits: list[dict[str, int]]
    loot_display: int
    death_glory: DeathGlory


class EntrancePath(Strict, kw_only=True):
    id: str
    guard_defence: int
    coins: int


class Entrance(Fact, kw_only=True):
    paths: list[EntrancePath]
    dice_colors: list[str]
    spaces: int
    token_costs_spaces: int
    minimum_items: int
    death_glory: int
    loot: bool


class ClanBoard(Fact, kw_only=True):
    trap_limit: int
    defence_limit: int
    potion_limit: int
    poison_limit: int
    trophy_price: int


class Board(Strict, kw_only=True):
    building: dict[str, BuildingFacts]
    quest_area: QuestArea
    land_area: LandArea
    entrance: Entrance
    clan_board: ClanBoard


class Box(Strict, kw_only=True):
    """What lies in the box, by the rulebook's list."""

    source: str
    boards: dict[str, int]
    cards: dict[str, int]
    tokens: dict[str, int]
    dice: dict[str, int]
    monster_die: dict[str, list[int]]
    supply: dict[str, str]
    affinities: Affinities
    scoring: Scoring


class Affinities(Strict, kw_only=True):
    ids: list[str]
    names: dict[str, dict[str, str]]


class Scoring(Strict, kw_only=True):
    glory: int
    reputation: int
    affinity_points: list[int]


class DiceRange(Strict, kw_only=True):
    from_: int = msgspec.field(name="from")
    to: int
    dice: dict[str, int] = {}
    coins: int = 0


class Ranges(Fact, kw_only=True):
    """Bonus dice or wages by the clan's glory."""

    ranges: list[DiceRange]
    start_pool: dict[str, int] = {}


class Starting(Fact, kw_only=True):
    glory: int
    reputation: int
    coins: int
    basic_traps: int
    defence: int


class SamArea(Strict, kw_only=True):
    red: list[int]
    area: str


class SamFacts(Strict, kw_only=True):
    """The automated player's tables: what his red and yellow die mean."""

    tokens: int
    dice: list[str]
    area: list[SamArea]
    citadel: dict[str, str]
    outside: dict[str, str]
    remove_row: dict[str, int]
    lodge_removes: str
    tavern_removes: str
    market_removes: str
    places_haggle_die: list[str]
    rule: str


class ScenarioSetup(Strict, kw_only=True):
    starter_affinity: str = ""
    mercenary_deck: str = ""
    defence: int = -1
    coins: int = -1
    closed_buildings: list[str] = []
    entrance_monster: str = ""
    sam_trap_pile: list[str] = []
    forbidden_difficulties: list[str] = []


class ScenarioRules(Strict, kw_only=True):
    no_defence: bool = False
    potions_allowed: bool = True
    refill_entrance_each_round: str = ""
    round_of_drinks: int = 0
    sam_tokens_per_land_path: int = 0
    ruse_module: bool = False
    sam_outside: dict[str, str] = {}
    monsters_reroll_misses_once: bool = False


class Line(Strict, kw_only=True):
    """What a rank of a scenario asks for."""

    vp: int = 0
    coins: int = 0
    quests: int = 0
    kit: bool = False
    spread: list[int] = []


class Kit(Strict, kw_only=True):
    defence: int
    traps: int
    potions: int
    poisons: int
    equipment_kinds: list[str]
    affinities: list[str]


class Scenario(Strict, kw_only=True):
    number: int
    id: str
    name: dict[str, str]
    rounds: int
    setup: ScenarioSetup
    rules: ScenarioRules
    goal: str
    apprentice: Line
    veteran: Line
    hero: Line
    rule: str
    kit: Kit | None = None
    source: str = "rulebook"


class CampaignRow(Strict, kw_only=True):
    rank: str
    next: str
    difficulty: str


class CampaignWin(Strict, kw_only=True):
    scenario: int
    ranks: list[str]
    difficulties: list[str]


class CampaignFacts(Strict, kw_only=True):
    start_scenario: int
    table: list[CampaignRow]
    win: CampaignWin
    rule: str
