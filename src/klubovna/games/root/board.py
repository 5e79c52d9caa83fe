"""What the drawn board of Root needs to know besides the view: names, short texts, tracks, and where things lie."""

from __future__ import annotations

from typing import Final, TypeAlias, cast

import msgspec

from klubovna.games.root.factions import SHOWN
from klubovna.games.root.factions.alliance.shown import AllianceFacts
from klubovna.games.root.factions.corvids.shown import CorvidFacts
from klubovna.games.root.factions.cult.shown import CultFacts
from klubovna.games.root.factions.duchy.shown import DuchyFacts
from klubovna.games.root.factions.eyrie.shown import EyrieFacts
from klubovna.games.root.factions.marquise.shown import MarquiseFacts
from klubovna.games.root.factions.riverfolk.shown import RiverfolkFacts
from klubovna.games.root.factions.vagabond.shown import SecondVagabondFacts, VagabondFacts
from klubovna.games.root.facts import (
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
    TOKENS,
    WARRIORS,
)
from klubovna.games.root.nouns import FACTION_NAMES, ITEM_NAMES
from klubovna.games.root.records import CardFacts, MapFacts
from klubovna.games.root.seen import Named
from klubovna.games.root.state import PHASES
from klubovna.kernel.text import Texts, dashed

Point: TypeAlias = tuple[float, float]
Edge: TypeAlias = tuple[int, int]
AnyFaction: TypeAlias = (
    MarquiseFacts
    | EyrieFacts
    | AllianceFacts
    | VagabondFacts
    | SecondVagabondFacts
    | CultFacts
    | RiverfolkFacts
    | DuchyFacts
    | CorvidFacts
)

PLACES: Final[dict[str, dict[int, Point]]] = {
    "autumn": {5: (0.6, 0.115), 10: (0.431, 0.29), 8: (0.393, 0.905), 11: (0.66, 0.505)},
    "winter": {5: (0.375, 0.118), 6: (0.63, 0.19), 7: (0.905, 0.53), 12: (0.645, 0.49)},
    "lake": {5: (0.905, 0.535), 11: (0.65, 0.475), 12: (0.42, 0.685)},
    "mountain": {5: (0.605, 0.12), 9: (0.287, 0.325), 10: (0.495, 0.415), 11: (0.69, 0.625), 12: (0.36, 0.63)},
}
"""Clearings that are drawn a little aside, so that there is room for what stands in them."""
FORESTS: Final[dict[str, dict[str, Point]]] = {
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
)
"""The words of the page that no faction has for itself; each has its message `board-<word>`."""


class CardShown(msgspec.Struct, omit_defaults=True):
    """A card gives an item with points, or does what its text says."""

    name: str
    suit: str
    kind: str
    cost: list[str]
    item: str | None = None
    vp: int | None = None
    text: str | None = None


class QuestShown(msgspec.Struct):
    id: str
    name: str
    suit: str
    items: list[str]


class PieceShown(msgspec.Struct):
    id: str
    name: str
    owner: str
    token: bool


class ForestShown(msgspec.Struct):
    at: Point
    clearings: list[int]


class MapShown(msgspec.Struct):
    """Clearings and forests count from 0; places are parts of the width and of the height."""

    name: str
    clearings: list[Point]
    corners: list[int]
    paths: list[Edge]
    closed: list[Edge]
    rivers: list[Edge]
    forests: list[ForestShown]
    lake: list[Point]


class Facts(msgspec.Struct):
    words: dict[str, str]
    suits: dict[str, str]
    phases: dict[str, str]
    to_win: int
    factions: list[AnyFaction]
    cards: dict[str, CardShown]
    quests: list[QuestShown]
    items: list[Named]
    pieces: list[PieceShown]
    maps: dict[str, MapShown]


def facts(lang: str) -> Facts:
    """Everything in one language."""
    from klubovna.games.root import RULES  # the game names this function

    texts = RULES.texts(lang)
    return Facts(
        words={word: texts.sentence(f"board-{word}") for word in all_words()},
        suits={suit: texts.sentence(f"suit-{suit}") for suit in SUITS},
        phases={phase: texts.sentence(f"phase-{phase}") for phase in dict.fromkeys(PHASES.values())},
        to_win=TO_WIN,
        factions=[faction(texts, number) for number in range(len(FACTION_IDS))],
        cards={card.id: card_shown(texts, card) for card in CARD_FACTS},
        quests=[QuestShown(quest.id, quest.name[lang], quest.suit, quest.items) for quest in QUEST_FACTS],
        items=[Named(id, name[lang]) for id, name in zip(ITEMS, ITEM_NAMES, strict=True)],
        pieces=[
            PieceShown(
                id=PIECE_IDS[piece],
                name=texts.sentence(f"piece-{dashed(PIECE_IDS[piece])}"),
                owner=FACTION_IDS[OWNER[piece]],
                token=piece in TOKENS,
            )
            for piece in PIECES
        ],
        maps={chart.id: chart_shown(chart, lang) for chart in MAP_FACTS},
    )


def all_words() -> list[str]:
    """Those that all share, then those of each faction's board."""
    return list(dict.fromkeys([*WORDS, *(word for shown in SHOWN.values() for word in shown.words)]))


def faction(texts: Texts, number: int) -> AnyFaction:
    id = FACTION_IDS[number]
    shown = SHOWN[id]
    name = FACTION_NAMES[number][texts.lang]
    if id.endswith("_2"):
        name = texts.sentence("faction-second", {"name": name})
    made = shown.facts(
        name=name,
        letter=shown.letter,
        fill=shown.fill,
        ink=shown.ink,
        pawn=shown.pawn,
        warriors=WARRIORS[number],
        deeds={
            phase: [Named(deed, deed_name(texts, deed)) for deed in printed] for phase, printed in shown.deeds.items()
        },
        printed=shown.printed(texts),
    )
    return cast(AnyFaction, made)


def deed_name(texts: Texts, deed: str) -> str:
    """The character says how a Vagabond's special deed is called."""
    return "" if deed == "special" else texts.sentence(f"deed-{dashed(deed)}")


def card_shown(texts: Texts, card: CardFacts) -> CardShown:
    return CardShown(
        name=card.name[texts.lang],
        suit=card.suit,
        kind=card.kind,
        cost=card.cost,
        item=card.item or None,
        vp=card.vp if card.item else None,
        text=card.effect[texts.lang] if card.effect else None,
    )


def chart_shown(chart: MapFacts, lang: str) -> MapShown:
    places = PLACES.get(chart.id, {})
    forests = FORESTS.get(chart.id, {})
    return MapShown(
        name=chart.name[lang],
        clearings=[places.get(c.id, (c.x, c.y)) for c in chart.clearing],
        corners=[c.id - 1 for c in chart.clearing if c.corner],
        paths=from_zero(chart.paths),
        closed=from_zero(chart.closed_paths),
        rivers=[] if chart.lake_outline else from_zero(chart.river_edges),
        forests=[ForestShown(forests.get(f.id, (f.x, f.y)), [c - 1 for c in f.clearings]) for f in chart.forest],
        lake=[(x, y) for x, y in chart.lake_outline],
    )


def from_zero(edges: list[list[int]]) -> list[Edge]:
    return [(a - 1, b - 1) for a, b in edges]
