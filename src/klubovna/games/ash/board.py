"""What the page's board must know besides the view: names, what stands on cards and tiles, how its parts are called."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash.facts import (
    ACTION_CARDS,
    BOARD,
    BUILDING_FACTS,
    CAPACITY,
    CARD_FACTS,
    CHARACTERS,
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
    ActionCard,
    ActionStep,
    Amounts,
)
from klubovna.games.ash.nouns import POWERS, signed
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


def facts(lang: str) -> dict[str, Any]:
    """Everything in the order of its number, so that an option's value finds it."""
    from klubovna.games.ash import RULES

    texts = RULES.texts(lang)
    return {
        "words": {word: texts.sentence(f"board-{word}") for word in WORDS},
        "amounts": amount_words(texts),
        "types": {kind: texts.sentence(f"type-{kind}") for kind in TYPES},
        "roles": {role: texts.sentence(f"role-{role}") for role in CHARACTERS},
        "ap": texts.sentence("side-ap"),
        "king": {"name": texts.sentence("side-king"), "strength": KING_STRENGTH},
        "warriors": [warrior(texts, i) for i in range(len(WARRIOR_FACTS))],
        "buildings": [building(texts, i) for i in range(len(BUILDING_FACTS))],
        "cards": [battle_card(texts, i) for i in range(len(CARD_FACTS))],
        "powers": powers(texts),
        "actions": [action(texts, card) for card in ACTION_CARDS],
        "areas": [
            *({"id": p.id, "name": p.name[lang], "number": p.number} for p in BOARD.province),  # apt.02
            {"id": BOARD.citadel.id, "name": BOARD.citadel.name[lang], "number": None},
        ],
        "modifiers": [signed(space.modifier) for space in BOARD.citadel.battle_space],
        "spaces": [texts.noun(None, "space", space) for space in range(REFRESH_SPACE + 1)],
        "capacity": [[0 if room == UNLIMITED else room for room in rooms] for rooms in CAPACITY],
        "defenders": MAX_DEFENDERS,
        "minions": MINIONS,
        "offer_levels": OFFER_LEVELS,
        "rounds": [texts.sentence("board-round", {"round": n + 1, "rounds": ROUNDS}) for n in range(ROUNDS)],
        "decks": [texts.sentence("board-deck", {"level": level}) for level in ROMAN],
        "unseen": [texts.sentence("board-attackers", {"count": n}) for n in range(MOST_ATTACKERS + 1)],
    }


def amount_words(texts: Texts) -> dict[str, str]:
    names = {resource: texts.sentence(f"resource-{resource}") for resource in RESOURCES}
    return {**names, "any": texts.sentence("board-any"), "vp": texts.sentence("board-worth")}


def amounts(of: Amounts) -> dict[str, int]:
    """Only what there is some of."""
    return {kind: n for kind in of.__struct_fields__ if (n := getattr(of, kind))}


def warrior(texts: Texts, i: int) -> dict[str, Any]:
    """A type in brackets behind the name is left to the picture."""
    of = WARRIOR_FACTS[i]
    return {
        "id": of.id,
        "name": of.name[texts.lang].partition(" (")[0],
        "told": texts.noun(None, "warrior", i),
        "type": of.type,
        "level": of.level,
        "strength": of.strength,
        "cost": amounts(of.cost),
    }


def building(texts: Texts, i: int) -> dict[str, Any]:
    of = BUILDING_FACTS[i]
    return {
        "id": of.id,
        "name": of.name[texts.lang],
        "told": texts.noun(None, "building" if of.starting else "tile", i),
        "level": of.level,
        "price": of.cost_gold,
        "gives": amounts(of.gives),
        "tax": amounts(of.tax),
        "vp": of.vp,
        "rebirth": of.effect == "rebirth",
    }


def battle_card(texts: Texts, i: int) -> dict[str, Any]:
    of = CARD_FACTS[i]
    return {
        "id": of.id,
        "told": texts.noun(None, "card", i),
        "strength": None if isinstance(of.strength, str) else of.strength,
        "reward": amounts(of.reward),
        "compensation": amounts(of.compensation),
        "black": bool(of.loser_choice),
    }


def powers(texts: Texts) -> list[dict[str, Any]]:
    """`number` is what the menus of a turn call a power by; the others are asked for when their moment comes."""
    numbers = {id: number for number, id in POWERS.items()}
    return [
        {
            "id": of.id,
            "role": of.character,
            "number": numbers.get(of.id),
            "name": of.name[texts.lang],
            "effect": of.effect[texts.lang],
        }
        for of in POWER_FACTS
    ]


def action(texts: Texts, card: ActionCard) -> dict[str, Any]:
    return {
        "id": card.id,
        "numeral": "◎" if card.targeted else card.numeral,
        "steps": [action_step(texts, step) for step in card.steps],
    }


def action_step(texts: Texts, step: ActionStep) -> str:
    deed = texts.sentence("board-do-" + dashed(step.do))
    return deed if step.when == "always" else f"{texts.sentence('board-when-' + dashed(step.when))}: {deed}"
