"""The facts of the box, read from content/, and the integer lists that the rules use."""

from __future__ import annotations

from itertools import product
from typing import Final, Literal, NewType, TypeAlias

from klubovna.games.monsterlands import affinities
from klubovna.games.monsterlands.records import (
    Ability,
    Board,
    Box,
    CampaignFacts,
    Difficulty,
    EquipmentFacts,
    Event,
    LandFacts,
    LootFacts,
    MercenaryFacts,
    MonsterFacts,
    Panic,
    Quest,
    Ranges,
    SamFacts,
    Scenario,
    Starting,
    Track,
    TrapFacts,
)
from klubovna.kernel.content import Content

Member = NewType("Member", int)
"""A card of a clan: chiefs, basic and hired mercenaries, then the rookies."""
Card = NewType("Card", int)
"""One of the 18 equipment cards."""
Trap = NewType("Trap", int)
"""One of the 64 trap tokens; tokens of one kind are alike."""
Monster = NewType("Monster", int)
Land = NewType("Land", int)
Loot = NewType("Loot", int)
Path = NewType("Path", int)
PlaceName: TypeAlias = Literal["land_a", "land_b", "entrance", "quest_a", "quest_b"]
Dice: TypeAlias = tuple[int, int, int]
"""So many strength, magic and haggling dice."""

CONTENT: Final = Content.read("monsterlands", "klubovna.games.monsterlands")
BOX: Final = CONTENT.record("components", None, Box)
BOARD: Final = CONTENT.record("board", None, Board)
MERCENARY_FACTS: Final = CONTENT.records("mercenaries", "mercenary", MercenaryFacts)
EQUIPMENT_FACTS: Final = CONTENT.records("equipment", "equipment", EquipmentFacts)
TRAP_FACTS: Final = CONTENT.records("traps", "trap", TrapFacts)
MONSTER_FACTS: Final = CONTENT.records("monsters", "monster", MonsterFacts)
LAND_FACTS: Final = CONTENT.records("lands", "land", LandFacts)
LOOT_FACTS: Final = CONTENT.records("loot", "loot", LootFacts)
EVENT_FACTS: Final = CONTENT.records("events", "side", Event)
QUEST_FACTS: Final = CONTENT.records("quests", "quest", Quest)
TRACKS: Final = {track.id: track for track in CONTENT.records("rounds", "track", Track)}
DIFFICULTY_FACTS: Final = CONTENT.records("rounds", "difficulty", Difficulty)
PANIC_FACTS: Final = CONTENT.records("panic", "panic", Panic)
SCENARIOS: Final = CONTENT.records("solo_scenarios", "scenario", Scenario)
SAM_FACTS: Final = CONTENT.record("solo_scenarios", "sam", SamFacts)
CAMPAIGN: Final = CONTENT.record("solo_scenarios", "campaign", CampaignFacts)
STARTING: Final = CONTENT.record("mercenaries", "starting", Starting)
GLORY_DICE: Final = CONTENT.record("mercenaries", "glory_dice", Ranges)
WAGES: Final = CONTENT.record("mercenaries", "wages", Ranges)

# -- dice, affinities, rolls -----------------------------------------------------------------------------------------

COLOURS: Final = ("strength", "magic", "haggle")
STRENGTH, MAGIC, HAGGLE = range(3)
DICE_SUPPLY: Final = [BOX.dice[colour] for colour in COLOURS]
HIT: Final = min(BOX.monster_die["hits"])
AFFINITIES: Final = tuple(affinity.id for affinity in affinities.ALL)
NO_AFFINITY: Final = -1
QUESTING, FIGHTING, CONQUERING = range(3)

DIE_STRENGTH: Final = 0
DIE_MAGIC: Final = 7
"""A die of a pool as one number: 0 strength, 1 to 6 a haggling die that shows it, 7 magic."""


def dice(counts: dict[str, int]) -> Dice:
    return counts.get("strength", 0), counts.get("magic", 0), counts.get("haggle", 0)


def combos(wanted: list[list[str]]) -> tuple[Dice, ...]:
    """All ways to give these dice; each entry is one die of one of its colours."""
    ways = {(way.count("strength"), way.count("magic"), way.count("haggle")) for way in product(*wanted)}
    return tuple(sorted(ways, reverse=True))


def bonuses(ability: Ability) -> tuple[Dice, Dice, Dice]:
    """How much more each die of each colour counts, by the kind of roll."""

    def row(roll: str) -> Dice:
        fits = ability.type == "die_bonus" and (not ability.where or roll in ability.where)
        return dice({ability.color: ability.value}) if fits else (0, 0, 0)

    return row("quest"), row("monster"), row("conquest")


# Rerolls that are left, by what they may reroll. Each of the first ones needs another die (r.38).
OTHER_STRENGTH, ANY_STRENGTH, ANY_MAGIC, STRENGTH_OR_MAGIC, ANY_HAGGLE = range(5)


def reroll_of(names: list[str], same_die: bool) -> int:
    if len(names) > 1:
        return STRENGTH_OR_MAGIC
    if names[0] == "strength":
        return ANY_STRENGTH if same_die else OTHER_STRENGTH
    return ANY_MAGIC if names[0] == "magic" else ANY_HAGGLE


def rerolls(ability: Ability) -> tuple[list[tuple[int, int]], list[tuple[int, int]], list[tuple[int, int]]]:
    """Which rerolls an ability gives and how many, by the kind of roll."""

    def row(roll: str) -> list[tuple[int, int]]:
        if ability.type != "reroll" or (ability.where and roll not in ability.where):
            return []
        return [(reroll_of(ability.colors, ability.same_die), ability.times)]

    return row("quest"), row("monster"), row("conquest")


# -- members of clans ------------------------------------------------------------------------------------------------

ROOKIE_FACTS: Final = next(m for m in MERCENARY_FACTS if m.kind == "rookie")
NAMED_FACTS: Final = [m for m in MERCENARY_FACTS if m.kind != "rookie"]
ROOKIES: Final = ROOKIE_FACTS.copies
SPARE_ROOKIES: Final = 4
"""For clans that have lost everybody while the stack of rookies is empty (r.56)."""
MEMBER_FACTS: Final = NAMED_FACTS + [ROOKIE_FACTS] * (ROOKIES + SPARE_ROOKIES)
MEMBERS: Final = [Member(i) for i in range(len(MEMBER_FACTS))]
MEMBER_IDS: Final = {m.id: Member(i) for i, m in enumerate(NAMED_FACTS)}
FIRST_ROOKIE: Final = Member(len(NAMED_FACTS))
FIRST_SPARE: Final = Member(FIRST_ROOKIE + ROOKIES)
REPUTATION: Final = [m.reputation for m in MEMBER_FACTS]
COST: Final = [m.cost for m in MEMBER_FACTS]
AFFINITY: Final = [AFFINITIES.index(m.affinity) if m.affinity else NO_AFFINITY for m in MEMBER_FACTS]
BRINGS: Final = [dice(m.dice) for m in MEMBER_FACTS]
HIRED: Final = [Member(i) for i, m in enumerate(NAMED_FACTS) if m.kind == "mercenary"]
IS_HIRED: Final = [m.kind == "mercenary" for m in MEMBER_FACTS]
CHIEF: Final = [
    Member(i) for a in AFFINITIES for i, m in enumerate(NAMED_FACTS) if (m.kind, m.affinity) == ("chief", a)
]
BASIC: Final = [
    Member(i) for a in AFFINITIES for i, m in enumerate(NAMED_FACTS) if (m.kind, m.affinity) == ("basic", a)
]
MEMBER_ABILITY: Final = [m.ability for m in MEMBER_FACTS]
MEMBER_DOES: Final = [m.ability.type for m in MEMBER_FACTS]
MEMBER_BONUS: Final = [bonuses(m.ability) for m in MEMBER_FACTS]
MEMBER_REROLLS: Final = [rerolls(m.ability) for m in MEMBER_FACTS]


def _amounts(kind: str) -> list[int]:
    """The value of an ability by member; 0 for those who do not have it."""
    return [m.ability.value * (m.ability.type == kind) for m in MEMBER_FACTS]


KILL_BONUS: Final = _amounts("kill_bonus")
CAPTURE_BONUS: Final = _amounts("capture_bonus")
CONQUEST_BONUS: Final = _amounts("conquest_bonus")


def guards(ability: Ability) -> list[int]:
    """Points of defence ability against monsters of each affinity."""
    if ability.type != "defence":
        return [0] * 4
    return [ability.count * (not ability.against or a in ability.against) for a in AFFINITIES]


MEMBER_GUARDS: Final = [guards(m.ability) for m in MEMBER_FACTS]
IN_PLACEMENT: Final = [m.ability.type in ("buy_die", "take_token", "income", "swap_die") for m in MEMBER_FACTS]
"""Whose ability is used in the placement phase, not as an action."""
MINE_BONUS: Final = [m.ability.coins * (m.ability.type == "mine_bonus") for m in MEMBER_FACTS]

# -- equipment -------------------------------------------------------------------------------------------------------

EQUIPMENT_KINDS: Final = ("weapon", "gear", "spell")
WEAPON: Final = 0
CARD_FACTS: Final = [e for e in EQUIPMENT_FACTS for _ in range(e.copies)]
CARDS: Final = [Card(i) for i in range(len(CARD_FACTS))]
CARD_KIND: Final = [EQUIPMENT_KINDS.index(e.kind) for e in CARD_FACTS]
CARD_PRICE: Final = [e.price for e in CARD_FACTS]
CARD_BONUS: Final = [bonuses(e.ability) for e in CARD_FACTS]
CARD_REROLLS: Final = [rerolls(e.ability) for e in CARD_FACTS]
CARD_GUARDS: Final = [guards(e.ability) for e in CARD_FACTS]
CARD_DOES: Final = [e.ability.type for e in CARD_FACTS]
CARD_MINE_BONUS: Final = [e.ability.coins * (e.ability.type == "mine_bonus") for e in CARD_FACTS]
CARD_DESIGN: Final = [EQUIPMENT_FACTS.index(e) for e in CARD_FACTS]

# -- traps and ruses -------------------------------------------------------------------------------------------------

TRAP_KIND: Final = [kind for kind, facts in enumerate(TRAP_FACTS) for _ in range(facts.copies)]
TRAPS: Final = [Trap(i) for i in range(len(TRAP_KIND))]
TRAP_FAMILY: Final = [facts.family for facts in TRAP_FACTS]
TRAP_PRICE: Final = [facts.price for facts in TRAP_FACTS]
TOKEN_PRICE: Final = [TRAP_PRICE[kind] for kind in TRAP_KIND]
TRAP_EFFECT: Final = [facts.effect for facts in TRAP_FACTS]
TRAP_BONUS: Final = [bonuses(facts.effect) for facts in TRAP_FACTS]
IS_BASIC: Final = [facts.family == "basic" for facts in TRAP_FACTS]
IS_RUSE: Final = [facts.family == "ruse" for facts in TRAP_FACTS]
ATTACK_BONUS: Final = [facts.effect.value * (facts.effect.type == "attack_bonus") for facts in TRAP_FACTS]


def family(*names: str) -> list[Trap]:
    """All tokens of these families."""
    return [trap for trap in TRAPS if TRAP_FAMILY[TRAP_KIND[trap]] in names]


# -- monsters, lands, events, quests, loot ---------------------------------------------------------------------------

MONSTERS: Final = [Monster(i) for i in range(len(MONSTER_FACTS))]
MONSTER_IDS: Final = {m.id: Monster(i) for i, m in enumerate(MONSTER_FACTS)}
LEVEL_A: Final = [m.level == "A" for m in MONSTER_FACTS]
MONSTER_AFFINITY: Final = [AFFINITIES.index(m.affinity) for m in MONSTER_FACTS]
ATTACK: Final = [m.attack for m in MONSTER_FACTS]
CAPTURE: Final = [m.capture for m in MONSTER_FACTS]
KILL: Final = [m.kill for m in MONSTER_FACTS]
TROPHIES: Final = [m.trophies for m in MONSTER_FACTS]
MONSTER_DOES: Final = [m.ability.type for m in MONSTER_FACTS]
HOME_DICE: Final = [m.ability.dice if m.ability.type == "home_bonus" else 1 for m in MONSTER_FACTS]
ENTRANCE_DICE: Final = [m.ability.dice * (m.ability.type == "citadel_bonus") for m in MONSTER_FACTS]
AUTO_WOUNDS: Final = [m.ability.wounds * (m.ability.type == "auto_wound") for m in MONSTER_FACTS]
PANIC_TOKENS: Final = [m.ability.tokens if m.ability.type == "double_panic" else 1 for m in MONSTER_FACTS]
TRAPS_TO_CAPTURE: Final = [m.ability.count if m.ability.type == "capture_traps" else 1 for m in MONSTER_FACTS]
PENALTY: Final = [
    dice({m.ability.color: m.ability.value}) if m.ability.type == "die_penalty" else (0, 0, 0) for m in MONSTER_FACTS
]

LANDS: Final = [Land(i) for i in range(len(LAND_FACTS))]
LAND_IDS: Final = {land.id: Land(i) for i, land in enumerate(LAND_FACTS)}
LAND_AFFINITY: Final = [AFFINITIES.index(land.affinity) for land in LAND_FACTS]
CONQUEST_VALUE: Final = [land.conquest for land in LAND_FACTS]
LAND_GLORY: Final = [land.glory for land in LAND_FACTS]
LAND_DICE: Final = [combos(land.place) for land in LAND_FACTS]
LAND_GAIN: Final = [land.gain for land in LAND_FACTS]

TILES: Final = len({e.tile for e in EVENT_FACTS})
REQUIRE: Final = [[dice(p.require) for p in e.paths] for e in EVENT_FACTS]
REINFORCE: Final = [[dice(p.reinforce) for p in e.paths] for e in EVENT_FACTS]
BENEFIT: Final = [[p.benefit for p in e.paths] for e in EVENT_FACTS]
"""By side of a tile (twice the tile, plus one for side b) and path."""

QUESTS: Final = len(QUEST_FACTS)
ROLL_QUEST: Final = [q.roll for q in QUEST_FACTS]
PAY_QUEST: Final = [q.pay for q in QUEST_FACTS]
QUEST_DICE: Final = ([combos(q.roll.dice) for q in QUEST_FACTS], [combos(q.pay.dice) for q in QUEST_FACTS])

LOOTS: Final = [Loot(i) for i in range(len(LOOT_FACTS))]
LOOT_IDS: Final = {one.id: Loot(i) for i, one in enumerate(LOOT_FACTS)}
LOOT_WHEN: Final = [one.when for one in LOOT_FACTS]
LOOT_EFFECT: Final = [one.effect for one in LOOT_FACTS]
LOOT_TROPHIES: Final = [one.effect.value * (one.effect.type == "trophy") for one in LOOT_FACTS]

# -- the board -------------------------------------------------------------------------------------------------------

BUILDINGS: Final = tuple(BOARD.building)
LODGE, LABORATORY, TAVERN, ARMOURY, PAWNSHOP, MARKET, MINE = (
    BUILDINGS.index(name) for name in ("lodge", "laboratory", "tavern", "armoury", "pawnshop", "market", "mine")
)
BUILDING_FACTS: Final = list(BOARD.building.values())
CROWD: Final = 3
"""From so many players on all spaces are open and both lands are in play (place.07, setup.17)."""
SPACES: Final = [
    [sum(space.min_players <= players for space in facts.spaces) for facts in BUILDING_FACTS] for players in (2, CROWD)
]
"""How many spaces each building has with one or two players, and with three or four."""
BREWS: Final = [space.tokens for space in BUILDING_FACTS[LABORATORY].spaces]
MINE_DICE: Final = [space.dice for space in BUILDING_FACTS[MINE].spaces]
MINE_COINS: Final = [space.coins for space in BUILDING_FACTS[MINE].spaces]
LODGE_DISPLAY: Final = BUILDING_FACTS[LODGE].display
LODGE_ROW: Final = LODGE_DISPLAY // BUILDING_FACTS[LODGE].display_rows
TAVERN_DISPLAY: Final = BUILDING_FACTS[TAVERN].display
TAVERN_DISPLAY_SOLO: Final = BUILDING_FACTS[TAVERN].display_solo
MARKET_DISPLAY: Final = BUILDING_FACTS[MARKET].display
LOOT_DISPLAY: Final = BOARD.land_area.loot_display
DRINKS_PRICE: Final = BUILDING_FACTS[TAVERN].round_of_drinks
DEFENCE_PRICE: Final = BUILDING_FACTS[ARMOURY].price
DEFENCE_MOST: Final = BUILDING_FACTS[ARMOURY].max_tokens
PAWN_COINS: Final = BUILDING_FACTS[PAWNSHOP].coins_per_die

LAND_PATHS: Final = BOARD.land_area.paths_per_land
PATHS: Final = [Path(i) for i in range(2 * LAND_PATHS + 6)]
PLACES: Final[tuple[PlaceName, ...]] = ("land_a", "land_b", "entrance", "quest_a", "quest_b")
LAND_A, LAND_B, ENTRANCE, QUEST_A, QUEST_B = range(5)
"""The places outside; the paths of each lie side by side in the list of paths, from left to right."""
PATHS_OF: Final = [PATHS[:4], PATHS[4:8], PATHS[8:10], PATHS[10:12], PATHS[12:14]]
PLACE: Final = [place for place, paths in enumerate(PATHS_OF) for _ in paths]
NUMBER: Final = [i for paths in PATHS_OF for i in range(len(paths))]
"""Which path of its place, from 0."""
DEATH_GLORY: Final = [*BOARD.land_area.death_glory.paths * 2, *[BOARD.entrance.death_glory] * 2, 0, 0, 0, 0]
GUARDS: Final = [path.guard_defence for path in BOARD.entrance.paths]
GUARD_COINS: Final = [path.coins for path in BOARD.entrance.paths]
DICE_ROOM: Final = BOARD.land_area.dice_spaces
FREE_TOKENS: Final = BOARD.land_area.token_spaces
TOKEN_ROOM: Final = BOARD.land_area.extra_token_costs_dice_spaces
ENTRANCE_ROOM: Final = BOARD.entrance.spaces
ENTRANCE_TOKEN_ROOM: Final = BOARD.entrance.token_costs_spaces
MOST_TOKENS: Final = FREE_TOKENS + DICE_ROOM // TOKEN_ROOM - 1
"""Two dice always need room: 2 dice and 4 tokens is the fullest of tokens that a path gets (land.07)."""

TRAP_LIMIT: Final = BOARD.clan_board.trap_limit
DEFENCE_LIMIT: Final = BOARD.clan_board.defence_limit
POTION_LIMIT: Final = BOARD.clan_board.potion_limit
POISON_LIMIT: Final = BOARD.clan_board.poison_limit
TROPHY_PRICE: Final = BOARD.clan_board.trophy_price
POISON_BONUS: Final = 2
HIRE_AT_FIRST: Final = 4
"""Who has at most this reputation counts in the first offer (setup.06)."""
COINS_AT_LEAST: Final = 5
"""With which a clan that has lost everybody begins again (bat.death.08)."""

PANIC_BUILDING: Final = [BUILDINGS.index(token.building) for token in PANIC_FACTS]
DIFFICULTIES: Final = tuple(facts.id for facts in DIFFICULTY_FACTS)
EXTRA_DICE: Final = [TRACKS[facts.track].extra_dice for facts in DIFFICULTY_FACTS]
ONLY_A_FIRST: Final = [facts.first_monsters == "A" for facts in DIFFICULTY_FACTS]
ROUNDS: Final = int(CONTENT.files["rounds"]["rounds"])
GLORY_END: Final = int(CONTENT.files["rounds"]["glory_end"])
AFFINITY_POINTS: Final = BOX.scoring.affinity_points
RANKS: Final = ("klutz", "apprentice", "veteran", "hero")


BONUS_DICE: Final = [(row.from_, row.to, dice(row.dice)) for row in GLORY_DICE.ranges]
PAY: Final = [(row.from_, row.to, row.coins) for row in WAGES.ranges]


def glory_dice(glory: int) -> Dice:
    """The bonus dice of a clan (pool.02 to pool.04, r.08)."""
    for least, most, bonus in BONUS_DICE:
        if least <= glory <= most:
            return bonus
    return 0, 0, 0


def wage(glory: int) -> int:
    """Coins for each paid mercenary (clean.wages.02 to clean.wages.04, r.52)."""
    for least, most, coins in PAY:
        if least <= glory <= most:
            return coins
    raise ValueError(glory)
