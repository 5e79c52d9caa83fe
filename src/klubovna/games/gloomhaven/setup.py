"""From a set-up to the first state: the party, the level, decks, items, the first room."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Literal

import msgspec

from klubovna.games.gloomhaven.campaign.facts import XP_FOR_LEVEL
from klubovna.games.gloomhaven.campaign.play import chronicle_for, lay_out
from klubovna.games.gloomhaven.cards.decks import shuffle_in
from klubovna.games.gloomhaven.cards.enhancing import is_enhancement
from klubovna.games.gloomhaven.facts import (
    BASE_DECK,
    BLESS_CARD,
    CARD_CLASS,
    CARDS,
    CLASS_IDS,
    CLASSES,
    GOALS,
    ITEMS,
    LEVEL,
    MINUS_1,
    OWN_CARDS,
    PACKS,
    PERK_CARDS,
    PERKS,
    STARTING,
    Names,
)
from klubovna.games.gloomhaven.figures import CONSUMED, READY, Character, Deck
from klubovna.games.gloomhaven.scenario.begin import IGNORES_ITEMS, IGNORES_SCENARIO, deal_goals, penalties
from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.games.gloomhaven.scenario.coming import monsters_come
from klubovna.games.gloomhaven.scenario.dungeon import first_room
from klubovna.games.gloomhaven.scenario.reveal import reveal
from klubovna.games.gloomhaven.state import BATTLE_GOALS, HANDS, Table
from klubovna.games.gloomhaven.vocabulary.words import CONDITION, Condition
from klubovna.kernel.chance import Chance
from klubovna.kernel.errors import SetupError
from klubovna.kernel.rules import KEPT, Config
from klubovna.kernel.state import Result

Level = Annotated[int, msgspec.Meta(ge=1, le=9)]
ScenarioLevel = Annotated[int, msgspec.Meta(ge=0, le=7)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very_hard": 2}
SLOTS = {"head": 1, "body": 1, "legs": 1}
HARSHER = {"easier": -1, "suggested": 0, "harder": 1}
FEWEST, MOST = 2, 4
HIGHEST, HIGHEST_RAISED = 7, 6


class Hero(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A character as it comes into the scenario. Cards and perks left out are taken in the order of the book."""

    role: str
    seat: int = 0
    name: str = ""
    level: Level = 1
    xp: int | None = None
    gold: int = 0
    checks: Annotated[int, msgspec.Meta(ge=0, le=18)] = 0
    items: list[int] = []
    cards: list[int] | None = None
    perks: list[int] | None = None
    blessings: Count = 0
    damage: Count = 0
    discards: Count = 0
    minus_ones: Count = 0
    consumed: list[int] = []
    conditions: list[Condition] = []
    seeker: bool = False
    """It has the personal quest that the scenario is about."""


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """`characters` names the party; without it every seat gets one, and a lone seat two.

    With the record of a `campaign` it is no scenario but the visit or journey that the campaign goes on with.
    """

    scenario: int = 1
    level: ScenarioLevel | None = None
    difficulty: Literal["easy", "normal", "hard", "very_hard"] = "normal"
    characters: list[Hero] = []
    party: Annotated[int, msgspec.Meta(ge=2, le=4)] | None = None
    character_level: Level = 1
    open_information: bool = False
    battle_goals: bool = True
    reduced_randomness: bool = False
    permanent_death: bool = False
    locked_classes: Literal["hidden", "shown"] = "hidden"
    looted: list[int] = []
    achievements: list[str] = []
    casual: bool = False
    penalties: Literal["easier", "suggested", "harder"] = "suggested"
    """rand.07 Of a random dungeon."""
    enhancements: Annotated[list[tuple[int, int, int, str]], KEPT] = []
    campaign: Annotated[dict[str, Any] | None, KEPT] = None


def after(options: dict[str, Any], seats: int, result: Result) -> dict[str, Any] | None:
    """end.09 The first scenario that this one opens, once it was won."""
    opens = result.details.get("campaign", {}).get("unlocks", [])
    following = next((number for number in opens if number in PLAYABLE), None)
    return None if following is None else {**options, "scenario": following}


def heroes(config: Config) -> list[Hero]:
    """The party: as named, or one character per seat with the roles wished for, the rest dealt."""
    options: Options = config.options
    if options.characters:
        return options.characters
    size = max(2, config.seats, options.party or 0)
    named = [*config.roles, *([None] * (size - config.seats))]
    dealt = STARTING if options.locked_classes == "hidden" else CLASS_IDS
    free = [name for name in dealt if name not in named]
    Chance(config.seed).branch(1).shuffle(free)
    return [
        Hero(role=role or free.pop(), seat=i % config.seats, level=options.character_level)
        for i, role in enumerate(named)
    ]


def check(config: Config) -> None:
    """Refuse in one sentence what no scenario can begin with."""
    options: Options = config.options
    if options.campaign is not None:
        chronicle_for(config)
        return
    if options.scenario not in PLAYABLE:
        raise SetupError("setup-scenario", number=options.scenario, playable=", ".join(map(str, PLAYABLE)))
    party = heroes(config)
    if not FEWEST <= len(party) <= MOST:
        raise SetupError("setup-party", n=len(party), least=FEWEST, most=MOST)
    for hero in party:
        if hero.role not in CLASS_IDS:
            raise SetupError("setup-class", role=hero.role, roles=", ".join(CLASS_IDS))
        if sum(other.role == hero.role for other in party) > 1:  # mat.01
            raise SetupError("setup-class-twice", role=_class(hero))
        if not 0 <= hero.seat < config.seats:
            raise SetupError("setup-hero-seat", role=_class(hero), seat=hero.seat, last=config.seats - 1)
    for seat in range(config.seats):
        if all(hero.seat != seat for hero in party):
            raise SetupError("setup-seat-idle", seat=seat)
    level = scenario_level(config, party)
    if raised(config) and level > HIGHEST_RAISED:  # solo.04
        raise SetupError("setup-level-raised", level=level, most=HIGHEST_RAISED)
    for enhancement in options.enhancements:
        if not is_enhancement(enhancement):
            raise SetupError("setup-enhancement", enhancement=str(enhancement))
    for hero in party:
        if hero.items:
            _check_items(hero, party)
        if hero.cards or hero.perks:
            _check_cards(hero)


def _class(hero: Hero) -> Names:
    return CLASSES[CLASS_IDS.index(hero.role)].name


def _check_items(hero: Hero, party: list[Hero]) -> None:
    role = _class(hero)
    for number in hero.items:
        if not 1 <= number <= len(ITEMS):
            raise SetupError("setup-item", role=role, number=number, most=len(ITEMS))
        facts = ITEMS[number - 1]
        if hero.items.count(number) > 1:  # item.08
            raise SetupError("setup-item-twice", role=role, item=facts.name)
    slots: Counter[str] = Counter(ITEMS[number - 1].slot for number in hero.items)
    small = (hero.level + 1) // 2 + sum(ITEMS[n - 1].effect.small_slots for n in hero.items)  # item.07
    hands = slots["one_hand"] + 2 * slots["two_hands"]
    # item.03 to item.06
    if any(slots[slot] > most for slot, most in SLOTS.items()) or hands > 2 or slots["small"] > small:
        worn = {slot: slots[slot] for slot in SLOTS}
        raise SetupError("setup-items-worn", role=role, **worn, hands=hands, small=slots["small"], most=small)
    for number in hero.items:
        facts = ITEMS[number - 1]
        wanted = sum(number in other.items for other in party)
        if wanted > facts.copies:  # item.16
            raise SetupError("setup-item-copies", item=facts.name, copies=facts.copies, n=wanted)


def _check_cards(hero: Hero) -> None:
    """Cards and perks."""
    role = CLASS_IDS.index(hero.role)
    for number in hero.cards or []:
        card = number - 1
        if not 0 <= card < len(CARDS):
            raise SetupError("setup-card", role=_class(hero), number=number, most=len(CARDS))
        if CARD_CLASS[card] != role or card in PACKS:
            raise SetupError("setup-card-foreign", role=_class(hero), card=CARDS[card].name)
        if LEVEL[card] > hero.level:
            raise SetupError(
                "setup-card-level", role=_class(hero), card=CARDS[card].name, level=LEVEL[card], own=hero.level
            )
    higher = sorted((LEVEL[number - 1] for number in {*(hero.cards or [])}), reverse=True)
    if any(level > max(1, hero.level - i) for i, level in enumerate(higher)):  # lvl.03
        raise SetupError("setup-cards-given", role=_class(hero), level=hero.level, given=hero.level - 1)
    for perk, count in Counter(hero.perks or []).items():
        if not 0 <= perk < len(PERKS[role]):
            raise SetupError("setup-perk", role=_class(hero), number=perk, most=len(PERKS[role]) - 1)
        if count > PERKS[role][perk].boxes:  # lvl.05
            raise SetupError("setup-perk-boxes", role=_class(hero), number=perk, n=count, boxes=PERKS[role][perk].boxes)


def raised(config: Config) -> bool:
    """solo.03, solo.05 One player, or open information: monsters and traps are one level higher."""
    options: Options = config.options
    return config.seats == 1 or options.open_information


def scenario_level(config: Config, party: list[Hero] | None = None) -> int:
    """level.02 to level.04, level.09; solo.04 No more than there is a row for, where monsters are one level higher."""
    options: Options = config.options
    if options.level is not None:
        return options.level
    levels = [hero.level for hero in (heroes(config) if party is None else party)]
    half = -(-sum(levels) // (2 * len(levels)))
    most = HIGHEST_RAISED if raised(config) else HIGHEST
    return min(most, max(0, half + DIFFICULTY[options.difficulty]))


def setup(config: Config) -> Table:
    options: Options = config.options
    t = Table(seats=config.seats, chance=Chance(config.seed))
    if options.campaign is not None:
        lay_out(t, chronicle_for(config))
        return t
    t.turn_to(options.scenario)
    party = heroes(config)
    t.level = scenario_level(config, party)
    t.monster_level = min(7, t.level + raised(config))  # level.05
    t.open_information = options.open_information
    t.reduced = options.reduced_randomness
    t.permanent = options.permanent_death
    t.locked_shown = options.locked_classes == "shown"
    t.looted = sorted(options.looted)
    t.enhancements = sorted(options.enhancements)
    t.casual = options.casual
    t.harsher = HARSHER[options.penalties]
    t.achievements = sorted(options.achievements)
    t.party = len(party)
    t.deck = Deck(draw=BASE_DECK[:])  # ov.04, ov.05
    t.chance.shuffle(t.deck.draw)
    if t.book.dungeon:
        first_room(t)
    monsters_come(t)
    for hero in party:
        t.characters.append(character_of(t, hero))
    penalties(t)
    t.goals = [[] for _ in party]
    t.phase = HANDS
    if options.battle_goals:
        t.goal_deck = list(range(len(GOALS)))
        t.chance.shuffle(t.goal_deck)
        deal_goals(t)
        t.phase = BATTLE_GOALS
    for room in t.book.start_rooms:  # ov.03, page.09
        reveal(t, room, None)
    return t


def character_of(t: Table, hero: Hero) -> Character:
    """setup.03, item.15, card.03 Its cards, its items, its modifier deck."""
    role = CLASS_IDS.index(hero.role)
    character = Character(seat=hero.seat, role=role, level=hero.level)
    character.name = hero.name
    character.gold = hero.gold
    character.checks = hero.checks
    character.seeker = hero.seeker
    character.start_xp = XP_FOR_LEVEL[hero.level - 1] if hero.xp is None else hero.xp
    character.pool = pool_of(role, hero)
    perks = default_perks(role, hero.level - 1) if hero.perks is None else hero.perks
    character.perks = sorted(perks)
    for perk in perks:
        word = PERKS[role][perk].ignore
        character.ignores |= {"": 0, "negative_item_effects": IGNORES_ITEMS}.get(word, IGNORES_SCENARIO)
    character.items = [number - 1 for number in hero.items]
    character.item_state = [CONSUMED if number in hero.consumed else READY for number in hero.items]
    character.item_uses = [0] * len(hero.items)
    character.begins = [hero.damage, hero.discards, sum(1 << CONDITION[name] for name in hero.conditions)]
    character.deck = modifier_deck(t, role, perks)
    fewer = sum(ITEMS[item].effect.fewer_minus_one for item in character.items)
    minus = sum(ITEMS[item].minus_one for item in character.items)
    if not character.ignores & IGNORES_ITEMS:
        for _ in range(max(0, minus - fewer)):
            shuffle_in(t, character.deck, MINUS_1)
    for _ in range(hero.minus_ones):
        shuffle_in(t, character.deck, MINUS_1)
    for _ in range(hero.blessings):  # donate.02
        shuffle_in(t, character.deck, BLESS_CARD)
    return character


def pool_of(role: int, hero: Hero) -> list[int]:
    """card.03, lvl.03 Levels 1 and X, and one card for every further level."""
    own = OWN_CARDS[role]
    pool = [card for card in own if LEVEL[card] == 1]
    if hero.cards is not None:
        return sorted({*pool, *(number - 1 for number in hero.cards)})
    for level in range(2, hero.level + 1):
        pool.append(next(card for card in own if LEVEL[card] == level))
    return sorted(pool)


def default_perks(role: int, count: int) -> list[int]:
    boxes = [perk for perk, facts in enumerate(PERKS[role]) for _ in range(facts.boxes)]
    return boxes[:count]


def modifier_deck(t: Table, role: int, perks: list[int]) -> Deck:
    """lvl.11 The base deck as the perks have changed it, shuffled."""
    cards = BASE_DECK[:]
    for perk in perks:
        remove, add = PERK_CARDS[role][perk]
        for card, count in remove:
            for _ in range(count):
                if card in cards:
                    cards.remove(card)
        for card, count in add:
            cards += [card] * count
    t.chance.shuffle(cards)
    return Deck(draw=cards)
