"""The facts of Gloomhaven, read from content/: classes, monsters, modifier cards, items, battle goals, treasures."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from klubovna.games.gloomhaven.vocabulary.abilities import Ability, Attack, Bonus, Effect, Move, Special, Summon
from klubovna.games.gloomhaven.vocabulary.amounts import Amount
from klubovna.games.gloomhaven.vocabulary.lines import BadAbility, inner, settle
from klubovna.games.gloomhaven.vocabulary.pieces import When
from klubovna.games.gloomhaven.vocabulary.words import Condition, Duration, Element, Moment, Slot, Target
from klubovna.kernel.content import Content
from klubovna.kernel.errors import ContentError

CONTENT: Final = Content.read("gloomhaven", "klubovna.games.gloomhaven")
Names = dict[str, str]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A wrong key or word is refused with the place where it stands."""


class Enhance(Record):
    """What may be enhanced, with the printed shape; `line`: of which ability, where several fit."""

    on: str
    shape: str
    line: int = 0


class Half(Record):
    """The top or bottom action of an ability card. `slots`: experience for each use of a persistent bonus.

    `song_xp` is gained at the start of each turn while the song is active; `doom`: its token lies on an enemy;
    `command`: the companion performs it; `given_to`: the card becomes active with that ally.
    """

    abilities: list[Ability]
    infuse: list[Element] = []
    xp: int = 0
    duration: Duration = ""
    slots: list[int] = []
    lost: bool = False
    unrecoverable: bool = False
    augment: bool = False
    song: bool = False
    song_xp: int = 0
    doom: bool = False
    command: bool = False
    given_to: Target | Literal[""] = ""
    enhance: list[Enhance] = []
    doubt: str = ""


class CardFacts(Record, kw_only=True):
    """Level M: a pack that other cards hand out, of which there are `copies`."""

    id: int
    name: Names
    level: int | Literal["X", "M"]
    copies: int = 1
    initiative: int
    top: Half
    bottom: Half
    note: str = ""
    name_cs_source: str = ""


class ModifierFacts(Record):
    value: Literal["-2", "-1", "+0", "+1", "+2", "+3", "+4", "x2", "miss"]
    rolling: bool = False
    effect: Effect | None = None


class Cards(Record):
    count: int
    card: ModifierFacts


class Perk(Record):
    boxes: int
    remove: list[Cards] = []
    add: list[Cards] = []
    ignore: Literal["", "negative_item_effects", "negative_scenario_effects"] = ""


class ClassFacts(Record):
    id: str
    name: Names
    race: Names
    hand: int
    hp: list[int]
    companion: Summon | None = None
    locked: bool = False
    symbol: Names = {}
    name_cs_source: str = ""


class Stats(Record):
    """One row of a monster's statistics card (mstat.01 to mstat.07). A range of 0 is melee."""

    hp: Amount
    move: int
    attack: Amount
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    targets: int = 1
    pierce: int = 0
    conditions: list[Condition] = []
    advantage: bool = False
    attacker_disadvantage: bool = False


class MonsterFacts(Record):
    """`standees_of`: shares the standees of another monster."""

    id: str
    name: Names
    deck: str
    standees: int
    stats: dict[str, list[Stats]]
    standees_of: str = ""
    boss: bool = False
    flying: bool = False
    scenario_only: int = 0
    immune: list[Condition | Literal["push", "pull"]] = []
    special1: list[Ability] = []
    special2: list[Ability] = []
    note: str = ""
    name_cs_source: str = ""


class MonsterCardFacts(Record):
    id: int
    initiative: int
    abilities: list[Ability]
    shuffle: bool = False
    infuse: list[Element] = []


class DeckFacts(Record):
    id: str
    cards: list[MonsterCardFacts]


class ItemFacts(Record, kw_only=True):
    """`consume`: elements that its use consumes; `strong`: elements that must be strong."""

    id: int
    name: Names
    slot: Slot
    price: int
    copies: int
    use: Literal["spent", "consumed", "always"]
    supply: dict[str, Any]
    on: Moment
    effect: Effect
    when: list[When] = []
    uses: int = 1
    minus_one: int = 0
    consume: list[Element] = []
    strong: list[Element] = []
    once_a_turn: bool = False
    while_stunned: bool = False
    unrecoverable: bool = False
    note: str = ""
    name_cs_source: str = ""


Measure = Literal[
    "cards_in_hand_and_discard_at_end",
    "xp_gained",
    "hp_at_end",
    "traps_sprung_or_disarmed_on_own_or_own_summon_turn",
    "treasure_tiles_looted",
    "allied_characters_exhausted",
    "rooms_revealed_by_opening_door_on_own_turn",
    "money_tokens_looted",
    "money_tokens_and_treasure_tiles_looted",
    "monsters_killed",
    "elite_monsters_killed",
    "item_uses",
    "rounds_starting_without_monsters_on_map",
    "best_overkill_damage",
    "first_monster_kill_of_scenario_is_yours",
    "lowest_hp",
    "undamaged_monsters_killed_with_one_attack",
    "short_rests",
    "long_rests",
]


class GoalFacts(Record, kw_only=True):
    """A battle goal: the measure, compared with the value, decides."""

    id: int
    name: Names
    checks: int
    measure: Measure
    op: Literal["==", "<=", ">="] = msgspec.field(name="is")
    value: int | Literal["max_hp", "half_up(max_hp)", "level+2"]
    name_cs_source: str = ""


class TreasureFacts(Record):
    number: int
    gold: int = 0
    xp: int = 0
    checks: int = 0
    items: list[int] = []
    item_design: int = 0
    random_item_design: int = 0
    random_side_scenario: int = 0
    unlock_scenario: int = 0
    suffer_damage: int = 0
    conditions: list[Condition] = []
    special: str = ""


class BaseModifier(Record):
    id: str
    value: str
    count: int
    shuffle: bool = False


class Stock(Record):
    value: str
    count: int
    source: str


def settled(lines: list[Ability], where: str) -> None:
    """Refuse what is well formed but cannot be meant so."""
    for line in lines:
        try:
            settle(line, where)
        except (BadAbility, msgspec.ValidationError) as error:
            raise ContentError("content-type", where=f"gloomhaven: {where}", error=str(error)) from error


# -- classes and their cards -------------------------------------------------------------------------------------------

CLASS_IDS: Final = (
    "brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief",
    "sunkeeper", "quartermaster", "summoner", "nightshroud", "plagueherald", "berserker", "soothsinger", "doomstalker",
    "sawbones", "elementalist", "beast-tyrant",
)  # fmt: skip
CLASSES: Final = [CONTENT.record(f"class_{name}", "class", ClassFacts) for name in CLASS_IDS]
PERKS: Final = [CONTENT.records(f"class_{name}", "perk", Perk) for name in CLASS_IDS]
STARTING: Final = [name for name, facts in zip(CLASS_IDS, CLASSES, strict=True) if not facts.locked]
"""The classes that are open from the start; the others are known by their symbol."""
CARDS: Final[list[CardFacts]] = []
"""All ability cards, by number; card n has id n + 1. Copies of one card lie side by side."""
CARD_CLASS: Final[list[int]] = []
for _class, _name in enumerate(CLASS_IDS):
    for _card in CONTENT.records(f"class_{_name}", "card", CardFacts):
        if _card.id != len(CARDS) + 1:
            raise ContentError("content-type", where=f"gloomhaven: class_{_name}", error=f"card id {_card.id}")
        settled(_card.top.abilities, f"class_{_name}: {_card.name['en']}, top")
        settled(_card.bottom.abilities, f"class_{_name}: {_card.name['en']}, bottom")
        CARDS.extend([_card] * _card.copies)
        CARD_CLASS.extend([_class] * _card.copies)

TOP, BOTTOM = 0, 1
HALVES: Final = [(card.top, card.bottom) for card in CARDS]
INITIATIVE: Final = [card.initiative for card in CARDS]
LEVEL: Final = [card.level if isinstance(card.level, int) else int(card.level == "X") for card in CARDS]
OWN_CARDS: Final = [[card for card, own in enumerate(CARD_CLASS) if own == role] for role in range(len(CLASS_IDS))]
"""The cards of each class."""
PACKS: Final = frozenset(card for card, level in enumerate(LEVEL) if level == 0)
"""Cards that belong to nobody's hand at the start, are handed out by other cards and go back to the supply."""
BASIC_ATTACK: Final = Half(abilities=[Attack(value=2)])
BASIC_MOVE: Final = Half(abilities=[Move(value=2)])


def bonuses(half: Half) -> list[Bonus]:
    return [line for line in half.abilities if isinstance(line, Bonus)]


def standing(half: Half) -> list[str]:
    return [line.special for line in half.abilities if isinstance(line, Special)]


BONUSES: Final = [(bonuses(top), bonuses(bottom)) for top, bottom in HALVES]
STANDS: Final = [(standing(top), standing(bottom)) for top, bottom in HALVES]
PASSIVES: Final = [tuple([one for one in half if one.on == "passive"] for half in halves) for halves in BONUSES]
"""Of these the bonuses that work without being used."""
SPECIALS: Final = sorted(
    {one.special for halves in HALVES for half in halves for line in half.abilities for one in inner(line)
     if isinstance(one, Special)}
)  # fmt: skip


# -- attack modifier cards ---------------------------------------------------------------------------------------------


class Modifier:
    """A kind of modifier card; decks hold their numbers. `add` is None for 2x and miss."""

    __slots__ = ("add", "double", "effect", "miss", "name", "rolling", "shuffle")

    def __init__(self, value: str, rolling: bool, effect: Effect | None, shuffle: bool, name: str) -> None:
        self.double = value == "x2"
        self.miss = value == "miss"
        self.add = 0 if self.double or self.miss else int(value)
        self.rolling = rolling
        self.effect = effect
        self.shuffle = shuffle
        self.name = name


MODIFIERS: Final[list[Modifier]] = []
BASE_DECK: Final[list[int]] = []
_keys: dict[bytes, int] = {}


def modifier(facts: ModifierFacts) -> int:
    """The number of this kind of card; a plain card is the same as its like in the base deck."""
    key = msgspec.json.encode(facts)
    if key not in _keys:
        if facts.effect is not None:
            settled(facts.effect.perform, "modifier card")
        _keys[key] = len(MODIFIERS)
        MODIFIERS.append(Modifier(facts.value, facts.rolling, facts.effect, False, ""))
    return _keys[key]


for _base in CONTENT.records("modifiers", "card", BaseModifier):
    _keys[msgspec.json.encode({"value": _base.value})] = len(MODIFIERS)
    BASE_DECK.extend([len(MODIFIERS)] * _base.count)
    MODIFIERS.append(Modifier(_base.value, False, None, _base.shuffle, _base.id))
PLUS_0, PLUS_1, MINUS_1, PLUS_2, MINUS_2, DOUBLE, MISS = range(7)
_bless = CONTENT.record("modifiers", "bless", Stock)
_curse = CONTENT.record("modifiers", "curse", Stock)
BLESS_CARD: Final = len(MODIFIERS)
MODIFIERS.append(Modifier(_bless.value, False, None, False, "bless"))
CURSE_CARD: Final = len(MODIFIERS)
MODIFIERS.append(Modifier(_curse.value, False, None, False, "curse"))
BLESSINGS: Final = _bless.count
CURSES: Final = _curse.count
PERK_CARDS: Final = [
    [
        (
            [(modifier(cards.card), cards.count) for cards in perk.remove],
            [(modifier(cards.card), cards.count) for cards in perk.add],
        )
        for perk in perks
    ]
    for perks in PERKS
]
"""By class and perk: what leaves the deck and what joins it, each as (kind of card, count)."""

# -- monsters ----------------------------------------------------------------------------------------------------------

MONSTERS: Final = CONTENT.records("monsters", "monster", MonsterFacts)
MONSTER: Final = {monster.id: i for i, monster in enumerate(MONSTERS)}
DECKS: Final = CONTENT.records("monster_decks", "deck", DeckFacts)
DECK: Final = {deck.id: i for i, deck in enumerate(DECKS)}
MONSTER_CARDS: Final[list[MonsterCardFacts]] = [card for deck in DECKS for card in deck.cards]
"""All monster ability cards; a deck holds their numbers here."""
CARDS_OF: Final[list[list[int]]] = []
for _deck in DECKS:
    _first = sum(len(cards) for cards in CARDS_OF)
    CARDS_OF.append(list(range(_first, _first + len(_deck.cards))))
    for _one in _deck.cards:
        settled(_one.abilities, f"monster_decks: {_deck.id} {_one.id}")
for _monster in MONSTERS:
    settled([*_monster.special1, *_monster.special2], f"monsters: {_monster.id}")
    if _monster.deck not in DECK:
        raise ContentError("content-type", where=f"gloomhaven: {_monster.id}", error=f"no deck {_monster.deck!r}")
BOSS_SPECIALS: Final = {
    monster.id: [
        one.special
        for line in (*monster.special1, *monster.special2)
        for one in inner(line)
        if isinstance(one, Special)
    ]
    for monster in MONSTERS
}
MONSTER_DECK: Final = [DECK[monster.deck] for monster in MONSTERS]
STANDEES_OF: Final = [MONSTER[monster.standees_of or monster.id] for monster in MONSTERS]
"""Variants of a monster take their standees from the same stock."""
STATS: Final = [[m.stats.get("normal", []), m.stats.get("elite", []), m.stats.get("boss", [])] for m in MONSTERS]
"""By monster, rank and level."""

# -- items, battle goals, treasures ------------------------------------------------------------------------------------

ITEMS: Final = CONTENT.records("items", "item", ItemFacts)
"""Item n has id n + 1."""
for _item in ITEMS:
    settled(_item.effect.perform, f"items: {_item.name['en']}")
GOALS: Final = CONTENT.records("battle_goals", "goal", GoalFacts)
TREASURES: Final = {one.number: one for one in CONTENT.records("treasures", "treasure", TreasureFacts)}

SUMMONS: Final[list[Summon]] = []
"""Everything that characters can summon; the number of a summoned figure goes by this list."""
for _lines in (*(half.abilities for halves in HALVES for half in halves), *(item.effect.perform for item in ITEMS)):
    SUMMONS.extend(one for line in _lines for one in inner(line) if isinstance(one, Summon))
SUMMONS.extend(one.companion for one in CLASSES if one.companion is not None)
SUMMON_NUMBER: Final = {summon.name: i for i, summon in enumerate(SUMMONS)}
COMPANION: Final = [-1 if one.companion is None else SUMMON_NUMBER[one.companion.name] for one in CLASSES]
"""By class: the number of the summon that enters the scenario with its character, or -1."""
SUMMONS_OF: Final = [
    tuple([SUMMON_NUMBER[one.name] for one in half.abilities if isinstance(one, Summon)] for half in halves)
    for halves in HALVES
]
"""By card and half: the numbers of what it summons."""
AURAS: Final = frozenset(i for i, summon in enumerate(SUMMONS) if summon.aura is not None)
SUMMON_STATS: Final = [
    Stats(
        hp=s.hp,
        move=s.move,
        attack=s.attack or 0,
        range=s.range,
        conditions=s.conditions,
        shield=s.shield,
        retaliate=s.retaliate,
        retaliate_range=s.retaliate_range,
        pierce=s.pierce,
    )
    for s in SUMMONS
]

# level.06 to level.08, by scenario level
GOLD: Final = (2, 2, 3, 3, 4, 4, 5, 6)
TRAP_DAMAGE: Final = (2, 3, 4, 5, 6, 7, 8, 9)
BONUS_XP: Final = (4, 6, 8, 10, 12, 14, 16, 18)
