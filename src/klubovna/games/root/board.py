"""What the drawn board of Root needs to know besides the view: names, short texts, tracks, and where things lie."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.facts import (
    BOARD_OF,
    CARD_FACTS,
    FACTION_IDS,
    ITEMS,
    MAP_FACTS,
    OWNER,
    PIECE_IDS,
    PIECES,
    QUEST_FACTS,
    SUITS,
    TO_WIN,
    WARRIORS,
    CardFacts,
    MapFacts,
)
from klubovna.games.root.nouns import (
    CHARACTERS,
    COLUMNS,
    FACTION_NAMES,
    ITEM_NAMES,
    LEADERS,
    MINISTERS,
    PLOTS,
    SERVICES,
    STEPS,
)
from klubovna.games.root.view import PHASES
from klubovna.kernel.text import Texts, dashed

DEEDS: Final = {
    "marquise": {"daylight": ["battle", "march", "recruit", "build", "overwork", "extra"]},
    "eyrie": {},
    "alliance": {
        "birdsong": ["revolt", "spread"],
        "daylight": ["mobilize", "train"],
        "evening": ["move", "battle", "recruit", "organize"],
    },
    "vagabond": {
        "birdsong": ["slip"],
        "daylight": ["move", "battle", "explore", "aid", "strike", "repair", "special"],
    },
    "lizards": {
        "birdsong": ["outcast", "crusade_battle", "crusade_move", "convert", "sanctify"],
        "daylight": ["build", "recruit", "score", "sacrifice"],
    },
    "riverfolk": {"daylight": ["move", "battle", "draw", "recruit", "post"]},
    "duchy": {"daylight": ["build", "recruit", "move", "battle", "dig"]},
    "corvids": {
        "birdsong": ["recruit"],
        "daylight": ["move", "plot", "battle", "trick"],
        "evening": ["exert"],
    },
}
"""The deeds printed on each board, by the part of the turn to which they belong."""

PLACES: Final[dict[str, dict[int, tuple[float, float]]]] = {
    "autumn": {5: (0.6, 0.115), 10: (0.431, 0.29), 8: (0.393, 0.905), 11: (0.66, 0.505)},
    "winter": {5: (0.375, 0.118), 6: (0.63, 0.19), 7: (0.905, 0.53), 12: (0.645, 0.49)},
    "lake": {5: (0.905, 0.535), 11: (0.65, 0.475), 12: (0.42, 0.685)},
    "mountain": {5: (0.605, 0.12), 9: (0.287, 0.325), 10: (0.495, 0.415), 11: (0.69, 0.625), 12: (0.36, 0.63)},
}
"""Clearings that are drawn a little aside, so that there is room for what stands in them."""
FORESTS: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "mountain": {
        "F5-10-11": (0.592, 0.34),
        "F5-9-10": (0.45, 0.255),
        "F9-10-12": (0.39, 0.482),
        "F10-11-12": (0.51, 0.575),
        "F2-5-11": (0.735, 0.27),
        "F2-6-11": (0.815, 0.4),
        "F3-6-11": (0.82, 0.705),
    },
    "winter": {"F3-8-12": (0.76, 0.725)},
    "lake": {"F3-9-12": (0.385, 0.815), "F6-7-11": (0.565, 0.3), "F7-10-11": (0.53, 0.375)},
    "autumn": {
        "F1-2-5-10": (0.455, 0.15),
        "F2-6-10-11-12": (0.735, 0.385),
        "F3-6-11": (0.8, 0.665),
        "F4-7-8-12": (0.285, 0.785),
    },
}

WORDS: Final = (
    "available",
    "burnt",
    "choices",
    "clearing",
    "closed-path",
    "coalition",
    "cost",
    "crafted",
    "details",
    "discard-pile",
    "draw-pile",
    "empty-hand",
    "face-down",
    "factions",
    "ferry",
    "forest",
    "free-slot",
    "hand-size",
    "item-supply",
    "items",
    "known",
    "lost-souls",
    "map",
    "mine",
    "mine-board",
    "of-acolytes",
    "of-actions",
    "of-aids",
    "of-bases",
    "of-burrow",
    "of-character",
    "of-committed",
    "of-crowns",
    "of-damaged",
    "of-damaged-exhausted",
    "of-decree",
    "of-exerted",
    "of-exhausted",
    "of-funds",
    "of-gardens",
    "of-hated",
    "of-hired-by",
    "of-leader",
    "of-officers",
    "of-operations",
    "of-outcast",
    "of-payments",
    "of-plots",
    "of-posts-lost",
    "of-prices",
    "of-quests",
    "of-recruited",
    "of-relations",
    "of-removed",
    "of-riverboats",
    "of-ruin-items",
    "of-satchel",
    "of-supply-count",
    "of-supporters",
    "of-swayed",
    "of-tracks",
    "of-tunnels",
    "open-hand",
    "others",
    "quests",
    "revealed",
    "round",
    "ruin",
    "ruler",
    "score",
    "supply",
    "tower",
    "victory-points",
    "wood-cost",
    "words-more-supporters",
)
"""The page's own words; each has its message `board-<word>`."""


def facts(lang: str) -> dict[str, Any]:
    """Everything in one language; the lists by number are in the order of the numbers that options name."""
    from klubovna.games.root import RULES  # the game names this function

    texts = RULES.texts(lang)
    words = {word: texts.sentence(f"board-{word}") for word in WORDS}
    return {
        "words": {
            **words,
            "burrow": texts.sentence("clearing-burrow"),
            "vizier": texts.sentence("word-loyal-vizier"),
            "hostile": texts.sentence("relation-hostile"),
        },
        "suits": {suit: texts.sentence(f"suit-{suit}") for suit in SUITS},
        "phases": {phase: texts.sentence(f"phase-{phase}") for phase in dict.fromkeys(PHASES.values())},
        "to_win": TO_WIN,
        "factions": [faction(texts, number) for number in range(len(FACTION_IDS))],
        "card_ids": [card.id for card in CARD_FACTS],
        "cards": {card.id: card_shown(texts, card) for card in CARD_FACTS},
        "quests": [
            {"id": quest.id, "name": quest.name[lang], "suit": quest.suit, "items": quest.items}
            for quest in QUEST_FACTS
        ],
        "items": [{"id": id, "name": name[lang]} for id, name in zip(ITEMS, ITEM_NAMES, strict=True)],
        "pieces": [
            {
                "id": PIECE_IDS[piece],
                "name": texts.sentence(f"piece-{dashed(PIECE_IDS[piece])}"),
                "owner": FACTION_IDS[OWNER[piece]],
            }
            for piece in PIECES
        ],
        "maps": {chart.id: chart_shown(chart, lang) for chart in MAP_FACTS},
        **boards(texts),
    }


def faction(texts: Texts, number: int) -> dict[str, Any]:
    id = FACTION_IDS[number]
    name = FACTION_NAMES[number][texts.lang]
    if id.endswith("_2"):
        name = texts.sentence("faction-second", {"name": name})
    deeds = DEEDS[id.removesuffix("_2")]
    return {
        "id": id,
        "name": name,
        "warriors": WARRIORS[number],
        "deeds": {
            phase: [{"id": deed, "name": deed_name(texts, deed)} for deed in printed]
            for phase, printed in deeds.items()
        },
    }


def deed_name(texts: Texts, deed: str) -> str:
    """The character says how a Vagabond's special deed is called."""
    return "" if deed == "special" else texts.sentence(f"deed-{dashed(deed)}")


def card_shown(texts: Texts, card: CardFacts) -> dict[str, Any]:
    shown: dict[str, Any] = {"name": card.name[texts.lang], "suit": card.suit, "kind": card.kind, "cost": card.cost}
    if card.item:
        shown |= {"item": card.item, "vp": card.vp}
    if card.effect:
        shown["text"] = card.effect[texts.lang]
    return shown


def chart_shown(chart: MapFacts, lang: str) -> dict[str, Any]:
    """Clearings and forests count from 0, as in the options; places are parts of the width and of the height."""
    places = PLACES.get(chart.id, {})
    forests = FORESTS.get(chart.id, {})
    return {
        "name": chart.name[lang],
        "clearings": [places.get(c.id, (c.x, c.y)) for c in chart.clearing],
        "corners": [c.id - 1 for c in chart.clearing if c.corner],
        "paths": from_zero(chart.paths),
        "closed": from_zero(chart.closed_paths),
        "rivers": [] if chart.lake_outline else from_zero(chart.river_edges),
        "forests": [
            {"at": forests.get(f.id, (f.x, f.y)), "clearings": [c - 1 for c in f.clearings]} for f in chart.forest
        ],
        "lake": chart.lake_outline,
    }


def from_zero(edges: list[list[int]]) -> list[tuple[int, int]]:
    return [(a - 1, b - 1) for a, b in edges]


def boards(texts: Texts) -> dict[str, Any]:
    """What is printed on the faction boards."""
    lang = texts.lang
    marquise = BOARD_OF["marquise"]["tracks"]
    sympathy = BOARD_OF["alliance"]["tracks"]["sympathy"]
    duchy = BOARD_OF["duchy"]

    def named(things: list[dict[str, Any]], told: str) -> list[dict[str, Any]]:
        """With a sentence each on what they do."""
        return [
            {"id": one["id"], "name": one["name"][lang], "text": texts.sentence(f"board-{told}-{dashed(one['id'])}")}
            for one in things
        ]

    return {
        "columns": {column: texts.sentence(f"column-{column}") for column in COLUMNS},
        "leaders": [
            {**shown, "viziers": leader["viziers"]}
            for shown, leader in zip(named(LEADERS, "leader"), LEADERS, strict=True)
        ],
        "characters": [
            {**shown, "items": facts["items"], "special": facts["exhaust"] == "torch"}
            | {"ability": texts.sentence(f"ability-{dashed(facts['ability_id'])}")}
            for shown, facts in zip(named(CHARACTERS, "character"), CHARACTERS, strict=True)
        ],
        "relations": [
            {"id": step["id"], "name": texts.sentence(f"relation-{dashed(step['id'])}")}
            | {"aids": step["aids"], "vp": step["vp"]}
            for step in STEPS
        ],
        "ministers": [
            {**shown, "rank": facts["rank"], "cost": facts["cost"]}
            for shown, facts in zip(named(MINISTERS, "minister"), MINISTERS, strict=True)
        ],
        "ranks": [
            {"id": rank, "name": texts.sentence(f"rank-{rank}"), "vp": duchy["ranks"][rank]["crown_vp"]}
            for rank in duchy["crowns"]
        ],
        "plots": named(PLOTS, "plot"),
        "services": [
            {"id": service["id"], "name": service["name"][lang], "prices": service["prices"]} for service in SERVICES
        ],
        "tracks": {
            **{
                piece: {"vp": marquise[piece]["vp"], "cards": marquise[piece]["draw_bonus"]}
                for piece in ("sawmill", "workshop", "recruiter")
            },
            "wood": {"cost": marquise["wood_cost"]},
            "roost": track(BOARD_OF["eyrie"]["tracks"]["roost"]),
            "sympathy": {"vp": sympathy["vp"], "cost": sympathy["supporter_cost"]},
            "garden": track(BOARD_OF["lizards"]["tracks"]["garden"]),
            "trade_post": {"vp": BOARD_OF["riverfolk"]["tracks"]["trade_post"]["vp"]},
            "citadel": {"warriors": duchy["tracks"]["citadel"]["warrior_bonus"]},
            "market": {"cards": duchy["tracks"]["market"]["draw_bonus"]},
        },
    }


def track(printed: dict[str, Any]) -> dict[str, Any]:
    return {"vp": printed["vp"], "cards": printed["draw_bonus"]}
