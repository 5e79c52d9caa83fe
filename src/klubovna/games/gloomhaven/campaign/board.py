"""What the page must know of a campaign that never changes: the map, perks, quests, prices, achievements."""

from __future__ import annotations

from importlib import resources
from typing import Final

import msgspec

from klubovna.games.gloomhaven.campaign.facts import (
    CHECKS_PER_PERK,
    PLACES,
    PROSPERITY_FOR,
    QUESTS,
    XP_FOR_LEVEL,
)
from klubovna.games.gloomhaven.facts import CLASS_IDS, ITEMS, PERKS
from klubovna.games.gloomhaven.scenario.book import SCENARIO_FACTS
from klubovna.games.gloomhaven.scenario.roomcards import RANDOM_DUNGEON
from klubovna.games.gloomhaven.texts.cards import perk_text
from klubovna.kernel.text import HouseTexts, dashed

WORDS: Final = (
    "achievements-global", "achievements-party", "affordable", "all-slots", "at-home", "blocked", "buy", "by-price",
    "casual", "city", "donate", "done", "dungeon", "evenings", "event", "fulfilled", "gold", "heroes", "items", "lost",
    "map", "next-level", "none", "not-yet", "nothing-played", "open", "past", "perks", "place", "playable",
    "price-up-to", "prosperity", "quest", "quest-secret", "reputation", "retired", "dead", "rounds", "sanctuary",
    "sell", "shop", "target", "visit", "road", "won", "xp", "checks", "cards", "slot-head", "slot-body", "slot-legs",
    "slot-one_hand", "slot-two_hands", "slot-small", "classes", "blessings", "enhance", "dot", "put-plus-one",
    "put-jump", "put-any", "put-hex",
)  # fmt: skip
"""Plain words of the campaign's page, `sheet-…` in the locale."""
ACHIEVEMENTS: Final = (
    "a-demons-errand", "a-map-to-treasure", "across-the-divide", "an-invitation", "ancient-technology",
    "annihilation-of-order", "artifact-cleansed", "artifact-lost", "artifact-recovered", "bad-business",
    "city-rule-demonic", "city-rule-economic", "city-rule-militaristic", "dark-bounty", "debt-collection",
    "end-of-corruption", "end-of-gloom", "end-of-the-invasion", "first-steps", "fishs-aid", "following-clues",
    "grave-job", "high-sea-escort", "jekserahs-plans", "redthorns-aid", "sin-ra", "stonebreakers-censer",
    "sun-blessed", "the-dead-invade", "the-drake-aided", "the-drake-slain", "the-drakes-command",
    "the-drakes-treasure", "the-edge-of-darkness", "the-merchant-flees", "the-poisons-source",
    "the-power-of-enhancement", "the-rift-neutralized", "the-scepter-and-the-voice", "the-voice-freed",
    "the-voice-silenced", "the-voices-command", "the-voices-treasure", "through-the-nest", "through-the-ruins",
    "through-the-trench", "tremors", "water-breathing", "water-staff",
)  # fmt: skip


class PlaceTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A scenario on the map of the world: its name, column and row, and the scenarios it may be opened by."""

    name: str
    column: int
    row: int
    after: list[int]


class PerkTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    text: str
    boxes: int


class QuestTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    id: int
    text: str


class CampaignFacts(msgspec.Struct):
    """`quests` by their place in content; `prices` of the items before the party's reputation counts."""

    words: dict[str, str]
    places: dict[str, PlaceTold]
    dungeon: int
    """The random dungeon, which is no place of the map."""
    perks: dict[str, list[PerkTold]]
    quests: list[QuestTold]
    prices: list[int]
    achievements: dict[str, str]
    xp_for_level: list[int]
    prosperity_for: list[int]
    checks_per_perk: int


def campaign_facts(lang: str) -> CampaignFacts:
    own = resources.files("klubovna.games.gloomhaven") / "locale" / f"sheets.{lang}.ftl"
    texts = HouseTexts(lang, own.read_text(encoding="utf-8"))
    return CampaignFacts(
        words={key: texts.sentence(f"sheet-{dashed(key)}") for key in WORDS},
        places={str(number): place(number, lang) for number in sorted(PLACES)},
        dungeon=RANDOM_DUNGEON,
        perks={
            name: [PerkTold(perk_text(role, i, lang), one.boxes) for i, one in enumerate(PERKS[role])]
            for role, name in enumerate(CLASS_IDS)
        },
        quests=[QuestTold(one.id, one.text[lang]) for one in QUESTS],
        prices=[one.price for one in ITEMS],
        achievements={name: texts.sentence(f"achievement-{name}") for name in ACHIEVEMENTS},
        xp_for_level=[*XP_FOR_LEVEL],
        prosperity_for=[*PROSPERITY_FOR],
        checks_per_perk=CHECKS_PER_PERK,
    )


def place(number: int, lang: str) -> PlaceTold:
    """`G-10` is column 7, row 10 of the map."""
    one = PLACES[number]
    column, _, row = one.location.partition("-")
    name = SCENARIO_FACTS[number].name[lang] if number in SCENARIO_FACTS else one.name
    after = sorted({by["scenario"] for by in one.unlocked_by if "scenario" in by})
    return PlaceTold(name, ord(column) - ord("A") + 1, int(row), after)
