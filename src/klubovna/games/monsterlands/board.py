"""What the page's board knows of Monster Lands besides the view: names, short texts and the numbers on cards."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from klubovna.games.monsterlands import affinities
from klubovna.games.monsterlands.abilities import benefit_of, counted
from klubovna.games.monsterlands.affinities import AffinityName, Look
from klubovna.games.monsterlands.citadel import DRINKS
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    BASIC,
    BREWS,
    BUILDING_FACTS,
    BUILDINGS,
    CARD_FACTS,
    CHIEF,
    COLOURS,
    DEATH_GLORY,
    DEFENCE_LIMIT,
    DEFENCE_MOST,
    DEFENCE_PRICE,
    DIFFICULTIES,
    DRINKS_PRICE,
    ENTRANCE_DICE,
    EQUIPMENT_FACTS,
    EVENT_FACTS,
    FIRST_ROOKIE,
    GLORY_DICE,
    GLORY_END,
    GUARD_COINS,
    GUARDS,
    HOME_DICE,
    LAND_FACTS,
    LOOT_FACTS,
    MEMBER_FACTS,
    MINE_COINS,
    MINE_DICE,
    MONSTER_FACTS,
    NUMBER,
    PATHS,
    PAWN_COINS,
    PLACE,
    PLACES,
    POISON_LIMIT,
    POTION_LIMIT,
    QUEST_FACTS,
    RANKS,
    ROUNDS,
    SCENARIOS,
    TRAP_FACTS,
    WAGES,
    PlaceName,
)
from klubovna.games.monsterlands.look import PHASES, ROLLING
from klubovna.games.monsterlands.nouns_outside import pay_goal, roll_goal
from klubovna.games.monsterlands.pool import GIFTS
from klubovna.games.monsterlands.records import Amounts, Line
from klubovna.kernel.text import Texts, dashed

WORDS: Final = (
    "bonus",
    "capture",
    "citadel",
    "conquest",
    "deck",
    "deck-events",
    "deck-lands",
    "deck-monsters",
    "deck-panic",
    "deck-quests",
    "decks",
    "dice",
    "discarded",
    "drinks",
    "extra",
    "glory",
    "guards",
    "hits",
    "in-all",
    "kill",
    "map",
    "monster-dice",
    "points",
    "quests-done",
    "remaining",
    "rerolls",
    "round-of",
    "sam-tokens",
    "supply",
    "surplus",
    "to-roll",
    "track",
    "trophies",
    "used",
    "wages",
)
"""Words of the page alone."""

SHARED: Final = (
    "basket",
    "closed",
    "first",
    "loot",
    "lower",
    "more-monsters",
    "no-monster",
    "panic",
    "passed",
    "queens-gift",
    "ruses",
    "settled",
    "taken",
    "traps",
    "unsettled",
    "upper",
)
"""Words that the terminal has too."""

MARKS: Final = [
    "coins",
    "reputation",
    "trap",
    "defence",
    "potion",
    "poison",
    "chief",
    "wounded",
    "assigned",
    "settler",
    "strength",
    "magic",
    "haggle",
]


Amount: TypeAlias = tuple[str, int]
"""A part of a reward or a price: what, and how many."""
Colour: TypeAlias = Literal["strength", "magic", "haggle"]


class AffinityNames(msgspec.Struct):
    wind: str
    water: str
    fire: str
    jungle: str


class ColourNames(msgspec.Struct):
    strength: str
    magic: str
    haggle: str


class PlaceNames(msgspec.Struct):
    land_a: str
    land_b: str
    entrance: str
    quest_a: str
    quest_b: str


class StarterClan(msgspec.Struct):
    id: AffinityName
    members: list[int]
    look: Look


class MemberFacts(msgspec.Struct):
    id: str
    name: str
    affinity: AffinityName | None
    reputation: int
    cost: int
    dice: dict[str, int]
    ability: str
    does: str


class Drinks(msgspec.Struct):
    option: int
    price: int


class EquipmentFacts(msgspec.Struct):
    name: str
    kind: str
    kind_name: str
    price: int
    does: str


class TrapFacts(msgspec.Struct):
    id: str
    name: str
    full: str
    family: str
    price: int
    type: str
    color: Colour | None
    value: int


class MonsterFacts(msgspec.Struct):
    id: str
    name: str
    level: str
    affinity: AffinityName
    attack: int
    capture: int
    kill: int
    capture_reward: list[Amount]
    kill_reward: list[Amount]
    trophies: int
    does: str
    home: int
    entrance: int


class LandFacts(msgspec.Struct):
    id: str
    name: str
    affinity: AffinityName
    conquest: int
    glory: int
    place: list[list[Colour]]
    gain: list[Amount]
    gain_dice: dict[str, int]
    gain_text: str
    does: str


class LootFacts(msgspec.Struct):
    id: str
    name: str
    type: str


class EventPath(msgspec.Struct):
    require: dict[str, int]
    reinforce: dict[str, int]
    benefit: tuple[str, int, str]
    benefit_text: str


class RollFacts(msgspec.Struct):
    dice: list[list[Colour]]
    target: int
    reward: list[Amount]
    penalty: int
    consolation: list[Amount]
    told: str


class PayFacts(msgspec.Struct):
    dice: list[list[Colour]]
    cost: list[Amount]
    left: list[Amount]
    right: list[Amount]
    told: str


class QuestFacts(msgspec.Struct):
    roll: RollFacts
    pay: PayFacts


class BuildingFacts(msgspec.Struct):
    name: str


class MineSpace(msgspec.Struct):
    dice: int
    coins: int


class Armoury(msgspec.Struct):
    most: int
    price: int


class PathFacts(msgspec.Struct):
    place: PlaceName
    number: int
    name: str
    death: int


class Guards(msgspec.Struct):
    defence: int
    coins: int


class Limits(msgspec.Struct):
    defence: int
    potions: int
    poisons: int


class DiceBand(msgspec.Struct, rename={"from_": "from"}):
    from_: int
    to: int
    dice: dict[str, int]


class WageBand(msgspec.Struct, rename={"from_": "from"}):
    from_: int
    to: int
    coins: int


class GloryFacts(msgspec.Struct):
    end: int
    dice: list[DiceBand]
    wages: list[WageBand]


class Moments(msgspec.Struct):
    """In which moments dice of a path are rolled, and in which the monster's are about to be."""

    rolling: list[str]
    striking: list[str]


class ScenarioFacts(msgspec.Struct):
    name: str
    rounds: int
    ranks: list[str]


class Facts(msgspec.Struct):
    """Names, short texts and numbers on cards; lists stand in the order of the numbers that options use."""

    words: dict[str, str]
    phases: dict[str, str]
    difficulties: dict[str, str]
    affinities: AffinityNames
    clans: list[StarterClan]
    colours: ColourNames
    members: list[MemberFacts]
    rookie: int
    drinks: Drinks
    cards: list[str]
    equipment: dict[str, EquipmentFacts]
    traps: list[TrapFacts]
    monsters: list[MonsterFacts]
    lands: list[LandFacts]
    loot: list[LootFacts]
    events: dict[str, list[EventPath]]
    quests: dict[str, QuestFacts]
    buildings: dict[str, BuildingFacts]
    order: list[str]
    brews: list[int]
    mine: list[MineSpace]
    armoury: Armoury
    pawnshop: int
    places: PlaceNames
    paths: list[PathFacts]
    guards: list[Guards]
    gifts: list[list[Amount]]
    limits: Limits
    glory: GloryFacts
    rounds: int
    moments: Moments
    amounts: dict[str, str]
    scenarios: list[ScenarioFacts]


def facts(lang: str) -> Facts:
    from klubovna.games.monsterlands import RULES  # the rules name this module

    texts = RULES.texts(lang)

    def noun(name: str, value: Any) -> str:
        return str(texts.noun(None, name, value))

    told = {
        "words": words(texts),
        "phases": {name: texts.sentence(f"board-phase-{name}") for name in PHASES},
        "difficulties": {
            name: texts.sentence("board-difficulty", {"name": noun("difficulty", name)}) for name in DIFFICULTIES
        },
        "affinities": {id: titled(noun("affinity", i)) for i, id in enumerate(AFFINITIES)},
        "clans": [
            {"id": one.id, "members": [CHIEF[i], BASIC[i]], "look": one.look} for i, one in enumerate(affinities.ALL)
        ],
        "colours": {id: noun("offered-colour", i) for i, id in enumerate(COLOURS)},
        "members": [
            {
                "id": facts.id,
                "name": facts.name[lang],
                "affinity": facts.affinity or None,
                "reputation": facts.reputation,
                "cost": facts.cost,
                "dice": facts.dice,
                "ability": facts.ability.type,
                "does": noun("does", i),
            }
            for i, facts in enumerate(MEMBER_FACTS[: FIRST_ROOKIE + 1])
        ],
        "rookie": FIRST_ROOKIE,
        "drinks": {"option": DRINKS, "price": DRINKS_PRICE},
        "cards": [facts.id for facts in CARD_FACTS],
        "equipment": {
            facts.id: {
                "name": facts.name[lang],
                "kind": facts.kind,
                "kind_name": noun("equipment_kind", facts.kind),
                "price": facts.price,
                "does": noun("card_does", next(i for i, card in enumerate(CARD_FACTS) if card.id == facts.id)),
            }
            for facts in EQUIPMENT_FACTS
        },
        "traps": [
            {
                "id": facts.id,
                "name": facts.name[lang],
                "full": noun("trap", i),
                "family": facts.family,
                "price": facts.price,
                "type": facts.effect.type,
                "color": facts.effect.color or None,
                "value": facts.effect.value or facts.effect.count or facts.effect.dice,
            }
            for i, facts in enumerate(TRAP_FACTS)
        ],
        "monsters": [
            {
                "id": facts.id,
                "name": facts.name[lang],
                "level": facts.level,
                "affinity": facts.affinity,
                "attack": facts.attack,
                "capture": facts.capture,
                "kill": facts.kill,
                "capture_reward": counted(facts.capture_reward),
                "kill_reward": counted(facts.kill_reward),
                "trophies": facts.trophies,
                "does": noun("monster_does", i),
                "home": HOME_DICE[i],
                "entrance": ENTRANCE_DICE[i],
            }
            for i, facts in enumerate(MONSTER_FACTS)
        ],
        "lands": [
            {
                "id": facts.id,
                "name": facts.name[lang],
                "affinity": facts.affinity,
                "conquest": facts.conquest,
                "glory": facts.glory,
                "place": facts.place,
                "gain": counted(facts.gain),
                "gain_dice": facts.gain.dice,
                "gain_text": noun("land_gain", i),
                "does": noun("land_action", i),
            }
            for i, facts in enumerate(LAND_FACTS)
        ],
        "loot": [{"id": facts.id, "name": facts.name[lang], "type": facts.effect.type} for facts in LOOT_FACTS],
        "events": {
            facts.tile + facts.side: [
                {
                    "require": path.require,
                    "reinforce": path.reinforce,
                    "benefit": benefit_of(path.benefit),
                    "benefit_text": noun("benefit", benefit_of(path.benefit)),
                }
                for path in facts.paths
            ]
            for facts in EVENT_FACTS
        },
        "quests": {
            quest.id: {
                "roll": {
                    "dice": quest.roll.dice,
                    "target": quest.roll.target,
                    "reward": counted(quest.roll.reward),
                    "penalty": quest.roll.penalty.glory,
                    "consolation": counted(quest.roll.consolation),
                    "told": titled(texts.term(None, roll_goal(i))),
                },
                "pay": {
                    "dice": quest.pay.dice,
                    "cost": counted(quest.pay.cost),
                    "left": counted(quest.pay.left),
                    "right": counted(quest.pay.right),
                    "told": titled(texts.term(None, pay_goal(i))),
                },
            }
            for i, quest in enumerate(QUEST_FACTS)
        },
        "buildings": {
            id: {"name": titled(facts.name[lang])} for id, facts in zip(BUILDINGS, BUILDING_FACTS, strict=True)
        },
        "order": BUILDINGS,
        "brews": BREWS,
        "mine": [{"dice": n, "coins": coins} for n, coins in zip(MINE_DICE, MINE_COINS, strict=True)],
        "armoury": {"most": DEFENCE_MOST, "price": DEFENCE_PRICE},
        "pawnshop": PAWN_COINS,
        "places": {id: titled(noun("place", i)) for i, id in enumerate(PLACES)},
        "paths": [
            {"place": PLACES[PLACE[i]], "number": NUMBER[i], "name": noun("path", i), "death": DEATH_GLORY[i]}
            for i in PATHS
        ],
        "guards": [{"defence": n, "coins": coins} for n, coins in zip(GUARDS, GUARD_COINS, strict=True)],
        "gifts": [counted(gift) for gift in GIFTS],
        "limits": {"defence": DEFENCE_LIMIT, "potions": POTION_LIMIT, "poisons": POISON_LIMIT},
        "glory": {
            "end": GLORY_END,
            "dice": [{"from": row.from_, "to": row.to, "dice": row.dice} for row in GLORY_DICE.ranges],
            "wages": [{"from": row.from_, "to": row.to, "coins": row.coins} for row in WAGES.ranges],
        },
        "rounds": ROUNDS,
        "moments": {"rolling": ROLLING, "striking": ["Guard", "Strike"]},
        "amounts": {id: amount_name(texts, id) for id in Amounts.__struct_fields__},
        "scenarios": [
            {
                "name": noun("scenario", facts.number),
                "rounds": facts.rounds,
                "ranks": [
                    f"{titled(noun('rank', rank))}: {goals(texts, line)}"
                    for rank, line in zip(RANKS[1:], (facts.apprentice, facts.veteran, facts.hero), strict=True)
                ],
            }
            for facts in SCENARIOS
        ],
    }
    return msgspec.convert(told, Facts)


def words(texts: Texts) -> dict[str, str]:
    told = {key: texts.sentence(f"board-page-{key}") for key in WORDS}
    told.update({key: texts.sentence(f"board-{dashed(key)}") for key in SHARED})
    told.update({f"mark-{key}": texts.sentence(f"board-mark-{key}") for key in MARKS})
    return told


def titled(name: str) -> str:
    return name[:1].upper() + name[1:]


def amount_name(texts: Texts, id: str) -> str:
    """What is counted, without a number."""
    return texts.sentence(f"board-page-amount-{id}")


def goals(texts: Texts, line: Line) -> str:
    """What a rank of a solo scenario asks for."""
    parts = [texts.sentence("board-goal-kit")] if line.kit else []
    for key, n in (("quests", line.quests), ("coins", line.coins)):
        parts += [texts.sentence(f"board-goal-{key}", {"n": n})] if n else []
    parts += [texts.sentence("board-goal-spread", {"counts": "/".join(map(str, line.spread))})] if line.spread else []
    parts += [texts.sentence("board-goal-vp", {"n": line.vp})] if line.vp else []
    return ", ".join(parts)
