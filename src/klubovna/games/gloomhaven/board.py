"""What the drawn board of Gloomhaven must know besides the view: names, texts of cards, maps, statistics."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from klubovna.games.gloomhaven.campaign.board import CampaignFacts, campaign_facts
from klubovna.games.gloomhaven.facts import (
    BOTTOM,
    CARD_CLASS,
    CARDS,
    CARDS_OF,
    CLASS_IDS,
    CLASSES,
    GOALS,
    GOLD,
    HALVES,
    ITEMS,
    MODIFIERS,
    MONSTER,
    MONSTER_CARDS,
    MONSTER_DECK,
    MONSTERS,
    SUMMON_STATS,
    SUMMONS,
    TOP,
    TRAP_DAMAGE,
    Half,
    Stats,
)
from klubovna.games.gloomhaven.map.told import MapTold, map_told
from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.texts.cards import (
    boss_text,
    card_text,
    goal_text,
    item_text,
    modifier_text,
    monster_card_text,
)
from klubovna.games.gloomhaven.texts.scenario import Page
from klubovna.games.gloomhaven.texts.wording import Wording, wording
from klubovna.games.gloomhaven.vocabulary.abilities import SummonMonsters
from klubovna.games.gloomhaven.vocabulary.amounts import Amount, worked_out
from klubovna.games.gloomhaven.vocabulary.lines import inner
from klubovna.games.gloomhaven.vocabulary.words import CONDITIONS, ELEMENTS, RANKS, Condition

PARTIES: Final = (2, 3, 4)
WORDS: Final = (
    "acted", "active", "acts", "attack", "basic-attack", "basic-move", "battle-goal", "bottom", "checks", "coins",
    "damage", "discard", "doubts", "elements", "exhausted", "goal", "gold-short", "hand", "hit-points", "infused",
    "initiative", "last-card", "leading", "left-out", "long-rest", "lost", "lost-cards", "map", "modifiers",
    "monsters", "move", "order", "party", "pierce", "range", "reshuffle", "retaliate", "round-cards", "round-ends",
    "rules", "second", "selecting", "set-up", "shield", "targets", "top", "uses", "won", "xp",
)  # fmt: skip
"""Plain words of the board, `board-…` in the locale."""
NAMED: Final = {
    "level": {"level": "{n}"},
    "monster-level": {"level": "{n}"},
    "round": {"round": "{n}"},
}
"""Sentences in which the page puts a number."""
SIGNS: Final = (
    "door", "locked", "open", "obstacle", "trap", "hazardous", "difficult", "plate", "coin", "treasure", "start",
)  # fmt: skip


Number: TypeAlias = int | list[int] | str
"""A number, one for each size of the party, or words."""


class HalfTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """`goes`: bit 0, lost after it is played; bit 1, it stays in play. `uses` of its bonus; `dots` to be enhanced."""

    text: str
    goes: int
    uses: int
    dots: list[str]


class CardTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    name: str
    initiative: int
    level: int | Literal["X", "M"]
    role: int
    top: HalfTold
    bottom: HalfTold


class ItemTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    name: str
    text: str
    slot: str


class GoalTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    id: int
    name: str
    text: str
    checks: int


class ModifierTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """`worth`: from the worst card to the best."""

    text: str
    worth: int


class MonsterCardTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    initiative: int
    text: str
    shuffle: bool


class MoreStats(msgspec.Struct, omit_defaults=True):
    """What not every monster has."""

    range: int = 0
    shield: int = 0
    retaliate: int = 0
    reach: int = 0
    targets: int = 0
    pierce: int = 0
    conditions: list[Condition] = []
    advantage: bool = False
    hard: bool = False


class StatsTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    hp: Number
    move: int
    attack: Number
    more: MoreStats


class SummonTold(msgspec.Struct):
    name: str
    flying: bool
    stats: StatsTold


class MonsterTold(msgspec.Struct):
    """`stats` by rank and level."""

    number: int
    name: str
    deck: int
    alone: bool
    flying: bool
    specials: list[str]
    immune: list[str]
    stats: dict[str, list[StatsTold]]


class ObjectiveTold(msgspec.Struct):
    name: str
    initiative: int
    move: int
    side: int


class ScenarioTold(MapTold, kw_only=True):
    """`doubts`: what of its content is not certain; `pages`: goal and rules, one page for each size of the party where
    they differ."""

    name: str
    doubts: list[str]
    pages: list[list[str]]
    levels: dict[str, int]
    objectives: dict[str, ObjectiveTold]


class Facts(msgspec.Struct):
    """`cards` by class, `monsters` by id, `summons` by name, `decks` by number; cards of both by their number."""

    words: dict[str, str]
    roles: dict[str, str]
    symbols: dict[str, str]
    """What locked classes are called unless the table shows them."""
    limits: dict[str, int]
    cards: dict[str, dict[str, CardTold]]
    items: list[ItemTold]
    goals: list[GoalTold]
    modifiers: list[ModifierTold]
    summons: dict[str, SummonTold]
    monsters: dict[str, MonsterTold]
    decks: dict[str, dict[str, MonsterCardTold]]
    scenarios: dict[str, ScenarioTold]
    gold: list[int]
    trap_damage: list[int]
    campaign: CampaignFacts


def facts(lang: str) -> Facts:
    w = wording(lang)
    kinds = reachable()
    decks = sorted({MONSTER_DECK[kind] for kind in kinds})
    return Facts(
        words=words(w),
        roles={name: CLASSES[i].name[lang] for i, name in enumerate(CLASS_IDS)},
        symbols={one.id: one.symbol[lang] for one in CLASSES if one.locked},
        limits={name: CLASSES[i].hand for i, name in enumerate(CLASS_IDS)},
        cards={
            name: {str(number): card(number, lang) for number in range(len(CARDS)) if CARD_CLASS[number] == i}
            for i, name in enumerate(CLASS_IDS)
        },
        items=[ItemTold(one.name[lang], item_text(number, lang), one.slot) for number, one in enumerate(ITEMS)],
        goals=[GoalTold(one.id, one.name[lang], goal_text(i, lang), one.checks) for i, one in enumerate(GOALS)],
        modifiers=[modifier(number, lang) for number in range(len(MODIFIERS))],
        summons={
            one.name: SummonTold(w.say(f"summon-{one.name}"), one.flying, stats(w, SUMMON_STATS[i]))
            for i, one in enumerate(SUMMONS)
        },
        monsters={MONSTERS[kind].id: monster(kind, lang) for kind in sorted(kinds)},
        decks={str(deck): {str(MONSTER_CARDS[i].id): monster_card(i, lang) for i in CARDS_OF[deck]} for deck in decks},
        scenarios={str(number): scenario(number, lang) for number in PLAYABLE},
        gold=[*GOLD],
        trap_damage=[*TRAP_DAMAGE],
        campaign=campaign_facts(lang),
    )


def words(w: Wording) -> dict[str, str]:
    found = {key: w.say(f"board-{key}") for key in WORDS}
    found |= {key: w.say(f"board-{key}", **params) for key, params in NAMED.items()}
    found |= {f"sign-{key}": w.say(f"sign-{key}") for key in SIGNS}
    found |= {f"condition-{key}": w.say(f"condition-{key}") for key in (*CONDITIONS, "idle")}
    found |= {f"element-{key}": w.say(f"element-{key}") for key in ELEMENTS}
    found |= {f"rank-{key}": w.say(f"rank-{key}") for key in RANKS}
    for key in ("inert", "waning", "strong"):
        found |= {f"strength-{key}-{one}": w.say(f"strength-{key}", element=one) for one in ELEMENTS}
    found |= {f"item-{key}": w.say(f"item-state-{key}") for key in ("ready", "spent", "consumed")}
    found |= {f"boon-{i}": w.say(key) for i, key in enumerate(BOONS)}
    found["flying"] = w.say("summon-flying")
    found["advantage"] = w.say("attack-advantage")
    found["hard-to-hit"] = w.say("effect-attacker-disadvantage")
    found["figure"] = w.say("figure", name="{name}", number="{number}")
    found["figure-elite"] = w.say("figure-elite", name="{name}", number="{number}")
    found["figure-summon"] = w.say("figure-summon", summon="{summon}", owner="{owner}")
    found["treasure-goal"] = w.say("treasure-goal")
    return found


BOONS: Final = (
    "boon-shielded", "boon-retaliates", "boon-stronger", "boon-hard-to-hit", "boon-quicker", "boon-marked",
)  # fmt: skip


# -- cards -------------------------------------------------------------------------------------------------------------


def card(number: int, lang: str) -> CardTold:
    one = CARDS[number]
    top, bottom = HALVES[number]
    return CardTold(
        one.name[lang],
        one.initiative,
        one.level,
        CARD_CLASS[number],
        HalfTold(card_text(number, TOP, lang), goes(top), len(top.slots), [one.on for one in top.enhance]),
        HalfTold(card_text(number, BOTTOM, lang), goes(bottom), len(bottom.slots), [one.on for one in bottom.enhance]),
    )


def goes(half: Half) -> int:
    return int(half.lost) | (2 if half.duration or half.augment else 0)


def modifier(number: int, lang: str) -> ModifierTold:
    one = MODIFIERS[number]
    return ModifierTold(modifier_text(number, lang), 99 if one.double else -99 if one.miss else one.add)


def monster_card(number: int, lang: str) -> MonsterCardTold:
    one = MONSTER_CARDS[number]
    return MonsterCardTold(one.initiative, monster_card_text(number, lang), one.shuffle)


# -- monsters ----------------------------------------------------------------------------------------------------------


def reachable() -> set[int]:
    """The monsters of all scenarios that are offered, and those that they can summon."""
    found = [kind for number in PLAYABLE for kind in SCENARIOS[number].monsters]
    for kind in found:
        own = MONSTERS[kind]
        lines = [*own.special1, *own.special2]
        lines += [line for i in CARDS_OF[MONSTER_DECK[kind]] for line in MONSTER_CARDS[i].abilities]
        for line in lines:
            for one in inner(line):
                if isinstance(one, SummonMonsters):
                    found += [MONSTER[c.monster] for c in one.figures if MONSTER[c.monster] not in found]
    return set(found)


def monster(kind: int, lang: str) -> MonsterTold:
    one = MONSTERS[kind]
    w = wording(lang)
    return MonsterTold(
        number=kind,
        name=one.name[lang],
        deck=MONSTER_DECK[kind],
        alone=one.boss and one.standees <= 1,
        flying=one.flying,
        specials=[text for number in (1, 2) if (text := boss_text(kind, number, lang))],
        immune=[w.say(f"condition-{name}") for name in one.immune if name in CONDITIONS],
        stats={rank: [stats(w, row) for row in rows] for rank, rows in one.stats.items()},
    )


def stats(w: Wording, one: Stats) -> StatsTold:
    more = MoreStats(
        range=one.range,
        shield=one.shield,
        retaliate=one.retaliate,
        reach=one.retaliate_range if one.retaliate and one.retaliate_range > 1 else 0,
        targets=one.targets if one.targets > 1 else 0,
        pierce=one.pierce,
        conditions=one.conditions,
        advantage=one.advantage,
        hard=one.attacker_disadvantage,
    )
    return StatsTold(amount(w, one.hp), one.move, amount(w, one.attack), more)


def amount(w: Wording, number: Amount) -> Number:
    if isinstance(number, int):
        return number
    try:
        return [worked_out(number, {"C": party}.__getitem__) for party in PARTIES]
    except KeyError:
        return "; ".join(w.formulas(number))


# -- scenarios ---------------------------------------------------------------------------------------------------------


def scenario(number: int, lang: str) -> ScenarioTold:
    book = SCENARIOS[number]
    pages = [Page(number, party, 1, lang) for party in PARTIES]
    told = map_told(book)
    return ScenarioTold(
        **msgspec.structs.asdict(told),
        name=book.facts.name[lang],
        doubts=pages[0].doubts(),
        pages=alike([[page.goal(), *page.rules()] for page in pages]),
        levels=book.levels,
        objectives={
            one.id: ObjectiveTold(one.name[lang], one.initiative, one.move, one.side) for one in book.objectives
        },
    )


def alike(pages: list[list[str]]) -> list[list[str]]:
    """One page where all are the same."""
    return pages[:1] if all(page == pages[0] for page in pages) else pages
