"""What the page's board must know besides the view: names, what stands on cards and tiles, how its parts are called."""

from __future__ import annotations

from typing import Final

import msgspec

from klubovna.games.ash.barons.moments import BARONS
from klubovna.games.ash.facts import (
    ACTION_CARDS,
    BOARD,
    BUILDING_FACTS,
    CAPACITY,
    CARD_FACTS,
    KING_STRENGTH,
    MAX_DEFENDERS,
    MINIONS,
    OFFER_LEVELS,
    POWER_FACTS,
    RESOURCES,
    ROUNDS,
    TYPES,
    UNLIMITED,
    WARRIOR_FACTS,
)
from klubovna.games.ash.nouns import signed
from klubovna.games.ash.records import ActionCard, ActionStep, Amounts, Character, Type
from klubovna.games.ash.state import REFRESH_SPACE
from klubovna.kernel.text import Texts, dashed

WORDS: Final = (
    "action-deck",
    "ap",
    "attack-side",
    "battle-cards",
    "building-offer",
    "cards",
    "cause-loss",
    "citadel-worth",
    "cost",
    "covered",
    "defence",
    "defence-side",
    "die-card",
    "empty",
    "empty-hand",
    "face-down",
    "fallen",
    "fate-card",
    "fate-hint",
    "fight",
    "free-space",
    "guess",
    "island",
    "kingslayer",
    "lost",
    "minions",
    "my-hand",
    "next-summon",
    "nobody",
    "on-turn",
    "power",
    "power-ready",
    "power-spent",
    "rebirth",
    "refresh",
    "removed",
    "return-fallen",
    "round-track",
    "scale",
    "setup",
    "stack-left",
    "starting",
    "supply",
    "tax-head",
    "turn-order",
    "used-cards",
    "warrior-offer",
    "won",
    "worth",
)
ROMAN: Final = ("I", "II", "III")
MOST_ATTACKERS: Final = 3


class KingShown(msgspec.Struct):
    name: str
    strength: int


class WarriorShown(msgspec.Struct):
    id: str
    name: str
    told: str
    type: Type
    level: int
    strength: int
    cost: dict[str, int]


class BuildingShown(msgspec.Struct):
    id: str
    name: str
    told: str
    level: int
    price: int
    gives: dict[str, int]
    tax: dict[str, int]
    vp: int
    rebirth: bool


class CardShown(msgspec.Struct):
    id: str
    told: str
    strength: int | None
    """None is the die."""
    reward: dict[str, int]
    compensation: dict[str, int]
    black: bool


class BaronShown(msgspec.Struct):
    """How a character is called, and its emblem: which picture in which shape, in which colours."""

    name: str
    picture: str
    shape: str
    fill: str
    ink: str


class PowerShown(msgspec.Struct):
    id: str
    role: Character
    name: str
    effect: str


class ActionShown(msgspec.Struct):
    id: str
    numeral: str
    steps: list[str]


class AreaShown(msgspec.Struct):
    """A province with the number of the die, or the Citadel, which has none."""

    id: str
    name: str
    number: int | None


class Facts(msgspec.Struct):
    """Names, and what never changes. Areas and spaces stand in the order of their numbers."""

    words: dict[str, str]
    amounts: dict[str, str]
    types: dict[str, str]
    barons: dict[Character, BaronShown]
    ap: str
    king: KingShown
    warriors: list[WarriorShown]
    buildings: list[BuildingShown]
    cards: list[CardShown]
    powers: list[PowerShown]
    actions: list[ActionShown]
    areas: list[AreaShown]
    modifiers: list[str]
    spaces: list[str]
    capacity: list[list[int]]
    """How many minions each space holds, with 1 or 2 sides and with more; 0 is any number."""
    defenders: int
    minions: int
    offer_levels: list[int]
    rounds: list[str]
    decks: list[str]
    unseen: list[str]


def facts(lang: str) -> Facts:
    from klubovna.games.ash import RULES

    texts = RULES.texts(lang)
    return Facts(
        words={word: texts.sentence(f"board-{word}") for word in WORDS},
        amounts=amount_words(texts),
        types={kind: texts.sentence(f"type-{kind}") for kind in TYPES},
        barons={baron.id: BaronShown(texts.sentence(f"role-{baron.id}"), *baron.emblem) for baron in BARONS},
        ap=texts.sentence("side-ap"),
        king=KingShown(texts.sentence("side-king"), KING_STRENGTH),
        warriors=[warrior(texts, i) for i in range(len(WARRIOR_FACTS))],
        buildings=[building(texts, i) for i in range(len(BUILDING_FACTS))],
        cards=[battle_card(texts, i) for i in range(len(CARD_FACTS))],
        powers=powers(texts),
        actions=[action(texts, card) for card in ACTION_CARDS],
        areas=[
            *(AreaShown(p.id, p.name[lang], p.number) for p in BOARD.province),  # apt.02
            AreaShown(BOARD.citadel.id, BOARD.citadel.name[lang], None),
        ],
        modifiers=[signed(space.modifier) for space in BOARD.citadel.battle_space],
        spaces=[texts.noun(None, "space", space) for space in range(REFRESH_SPACE + 1)],
        capacity=[[0 if room == UNLIMITED else room for room in rooms] for rooms in CAPACITY],
        defenders=MAX_DEFENDERS,
        minions=MINIONS,
        offer_levels=OFFER_LEVELS,
        rounds=[texts.sentence("board-round", {"round": n + 1, "rounds": ROUNDS}) for n in range(ROUNDS)],
        decks=[texts.sentence("board-deck", {"level": level}) for level in ROMAN],
        unseen=[texts.sentence("board-attackers", {"count": n}) for n in range(MOST_ATTACKERS + 1)],
    )


def amount_words(texts: Texts) -> dict[str, str]:
    names = {resource: texts.sentence(f"resource-{resource}") for resource in RESOURCES}
    return {**names, "any": texts.sentence("board-any"), "vp": texts.sentence("board-worth")}


def amounts(of: Amounts) -> dict[str, int]:
    """Only what there is some of."""
    return {kind: n for kind in of.__struct_fields__ if (n := getattr(of, kind))}


def warrior(texts: Texts, i: int) -> WarriorShown:
    """A type in brackets behind the name is left to the picture."""
    of = WARRIOR_FACTS[i]
    return WarriorShown(
        id=of.id,
        name=of.name[texts.lang].partition(" (")[0],
        told=texts.noun(None, "warrior", i),
        type=of.type,
        level=of.level,
        strength=of.strength,
        cost=amounts(of.cost),
    )


def building(texts: Texts, i: int) -> BuildingShown:
    of = BUILDING_FACTS[i]
    return BuildingShown(
        id=of.id,
        name=of.name[texts.lang],
        told=texts.noun(None, "building" if of.starting else "tile", i),
        level=of.level,
        price=of.cost_gold,
        gives=amounts(of.gives),
        tax=amounts(of.tax),
        vp=of.vp,
        rebirth=of.effect == "rebirth",
    )


def battle_card(texts: Texts, i: int) -> CardShown:
    of = CARD_FACTS[i]
    return CardShown(
        id=of.id,
        told=texts.noun(None, "card", i),
        strength=None if isinstance(of.strength, str) else of.strength,
        reward=amounts(of.reward),
        compensation=amounts(of.compensation),
        black=bool(of.loser_choice),
    )


def powers(texts: Texts) -> list[PowerShown]:
    return [PowerShown(of.id, of.character, of.name[texts.lang], of.effect[texts.lang]) for of in POWER_FACTS]


def action(texts: Texts, card: ActionCard) -> ActionShown:
    numeral = "◎" if card.targeted else card.numeral
    return ActionShown(card.id, numeral, [action_step(texts, step) for step in card.steps])


def action_step(texts: Texts, step: ActionStep) -> str:
    deed = texts.sentence("board-do-" + dashed(step.do))
    return deed if step.when == "always" else f"{texts.sentence('board-when-' + dashed(step.when))}: {deed}"
