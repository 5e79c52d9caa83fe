"""What the drawn board of Harrow County needs besides the view: names, places, numbers on boards and cards."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from klubovna.games.harrow.factions import of_each
from klubovna.games.harrow.factions.fairfolk.board import FINDS
from klubovna.games.harrow.factions.fairfolk.nouns import HESTER_OFFERS, OFFER_NAMES
from klubovna.games.harrow.factions.family.bag import ADVANCED, BASIC_DRAW
from klubovna.games.harrow.factions.hester.actions import ACTION_IDS
from klubovna.games.harrow.factions.hester.board import SQUARE_IDS, SQUARES_PER_SIDE
from klubovna.games.harrow.factions.kami.role import ROWS as KAMI_ROWS
from klubovna.games.harrow.factions.protectors.rows import CARD_SYMBOLS, VALUES
from klubovna.games.harrow.facts import (
    ALL_TOKEN_IDS,
    AXIAL,
    CARD_FACTS,
    CARD_IDS,
    CUBE_IDS,
    DECK_OF,
    FACTION_IDS,
    FAIRFOLK,
    JARS,
    LABEL,
    LEGEND_FACTS,
    MAPS,
    MODES,
    OFFER_IDS,
    POINTS_TO_WIN,
    TERRAINS,
    TILE_IDS,
    TOKEN_IDS,
    Card,
    FactionId,
)
from klubovna.games.harrow.nouns import TILE_NAMES, TRACKERS, UPGRADE_NAMES
from klubovna.games.harrow.shown import Shown
from klubovna.games.harrow.solo.board import SPACES
from klubovna.games.harrow.solo.cards import SAYS
from klubovna.kernel.text import Texts, dashed

SHOWN: Final[list[Shown]] = [module.SHOWN for module in of_each("shown")]
WORDS: Final = (
    *("abilities", "aside", "battleground", "black", "box", "broken", "card-space", "cards", "chosen"),
    *("cube-supply", "deck", "discard", "empty", "gift", "haints", "hand", "jars", "key", "known", "lantern"),
    *("legend", "map", "mine", "next-point", "no-cards", "not-there", "on-turn", "points", "ready", "set-up"),
    *("then", "tiles", "tiles-left", "tracker", "tree", "waiting-buildings", "waiting-townsfolk", "whole"),
    *("wild", "you"),
    # the solo board
    *("attacks-hester", "goal", "joker", "level", "solo-active", "solo-card", "solo-decks", "turn-bag"),
    *(word for shown in SHOWN for word in shown.words),
)
"""Plain words of the board, `board-<word>`."""
MARKS: Final = (
    *("legend", "haint", "infected", "nail", "home", "storm", *TOKEN_IDS, "cube"),
    *(mark for shown in SHOWN for mark in shown.marks),
)
DECK_NAMES: Final = ("tactics", "upgrades", "goblin")
STEPS: Final = 4
"""Parts of a legend tracker."""


class SoloCorner(msgspec.Struct, omit_defaults=True):
    """The lower corners of a card, in the solo game."""

    group: str | None = None
    action: str | None = None
    hexes: list[int] | None = None
    hester: bool | None = None
    joker: bool | None = None
    symbol: str | None = None


class CardFacts(msgspec.Struct, omit_defaults=True):
    """What a card is called and does. `cost`: search cubes, or the token that an upgrade replaces."""

    name: str
    text: str
    deck: str
    cost: int | str | None = None
    solo: SoloCorner | None = None


class TileFacts(msgspec.Struct):
    id: str
    name: str
    effect: str


class OfferFacts(msgspec.Struct):
    """`hester`: the name with what the offer does in Hester's hands."""

    id: str
    name: str
    hester: str


class LegendFacts(msgspec.Struct):
    id: str
    faction: FactionId
    name: str
    gift: str


class TrackerFacts(msgspec.Struct):
    """A side of a legend tracker: its name and what each scroll allows."""

    name: str
    text: str
    steps: list[str]


class Row(msgspec.Struct):
    values: list[int]
    cards: list[bool]


class Rows(msgspec.Struct):
    protectors: list[list[Row]]
    kami: list[Row]


class Slot(msgspec.Struct, rename={"back": "return"}):
    draw: int
    back: int
    card: bool


class Slots(msgspec.Struct):
    basic: list[Slot]
    advanced: list[Slot]


class Colour(msgspec.Struct):
    """By day and by night."""

    light: str
    dark: str


Names: TypeAlias = dict[str, str]
"""What things are called, by their ids."""


class Facts(msgspec.Struct):
    words: Names
    roles: Names
    factions: list[FactionId]
    colours: dict[FactionId, Colour]
    deck_owners: dict[str, FactionId]
    chapters: Names
    maps: Names
    terrains: Names
    cubes: Names
    cube_marks: Names
    jars: Names
    finds: Names
    marks: Names
    squares: Names
    actions: Names
    spaces: Names
    decks: Names
    kami: Names
    lines: Names
    tokens: Names
    token_ids: list[str]
    card_ids: list[str]
    cards: dict[str, CardFacts]
    tiles: list[TileFacts]
    offers: list[OfferFacts]
    legends: list[LegendFacts]
    legend_ids: list[str]
    trackers: dict[str, TrackerFacts]
    rows: Rows
    family: Slots
    hexes: list[tuple[int, int]]
    labels: list[str]
    numbers: dict[str, dict[str, int]]
    """By map: the hexes of the solo cards' numbers."""
    win: int
    squares_per_side: int


def facts(lang: str) -> Facts:
    """Everything by the ids that the view uses; lists where options of decisions name a place in a list."""
    from klubovna.games.harrow import RULES

    say = RULES.texts(lang)
    return Facts(
        words={
            **{word: say.sentence(f"board-{word}") for word in WORDS},
            "round": say.sentence("board-round", {"round": "#"}),
            "hex": say.sentence("hex", {"name": "#", "terrain": "@"}),
        },
        roles=named(say, "role", FACTION_IDS),
        factions=list(FACTION_IDS),
        colours={id: Colour(of.fill, of.fill_at_night or of.fill) for id, of in zip(FACTION_IDS, SHOWN, strict=True)},
        deck_owners={**dict(zip(DECK_OF, FACTION_IDS, strict=True)), "quests": FACTION_IDS[FAIRFOLK]},
        chapters=named(say, "chapter", MODES),
        maps={chart.id: chart.name[lang] for chart in MAPS},
        terrains=named(say, "terrain", TERRAINS),
        cubes=named(say, "cube", CUBE_IDS),
        cube_marks=named(say, "cube-mark", CUBE_IDS),
        jars=named(say, "jar-short", JARS),
        finds=named(say, "find", FINDS),
        marks=named(say, "mark", MARKS),
        squares=named(say, "square", SQUARE_IDS[4:]),
        actions=named(say, "hester-action", ACTION_IDS),
        spaces=named(say, "solo-space", SPACES),
        decks=named(say, "board-deck", DECK_NAMES),
        kami=named(say, "kami", ("legend", "legend_b")),
        lines={f"{axis}-{side}": say.sentence(f"line-{axis}-{side}") for axis in range(3) for side in range(2)},
        tokens={
            **named(say, "token", TOKEN_IDS),
            **{name: names[lang] for name, names in zip(ALL_TOKEN_IDS[4:], UPGRADE_NAMES, strict=True)},
        },
        token_ids=list(ALL_TOKEN_IDS),
        card_ids=list(CARD_IDS),
        cards={name: card(Card(number), lang) for number, name in enumerate(CARD_IDS)},
        tiles=[
            TileFacts(name, names[lang], say.sentence(f"tile-effect-{dashed(name)}"))
            for name, names in zip(TILE_IDS, TILE_NAMES, strict=True)
        ],
        offers=[
            OfferFacts(name, names[lang], hers[lang])
            for name, names, hers in zip(OFFER_IDS, OFFER_NAMES, HESTER_OFFERS, strict=True)
        ],
        legends=[
            LegendFacts(row["id"], row["faction"], row["name"][lang], row["gift"][lang])
            for row in LEGEND_FACTS
            if "gift" in row
        ],
        legend_ids=[row["id"] for row in LEGEND_FACTS],
        trackers={name: tracker(say, name, lang) for name in TRACKERS},
        rows=Rows(
            protectors=[
                [Row(v, c) for v, c in zip(values, symbols, strict=True)]
                for values, symbols in zip(VALUES, CARD_SYMBOLS, strict=True)
            ],
            kami=[Row(row["values"], row["cards"]) for row in KAMI_ROWS],
        ),
        family=Slots(
            basic=[Slot(draw=n, back=0, card=False) for n in BASIC_DRAW],
            advanced=[Slot(draw=s["draw"], back=s["return"], card=s["card"]) for s in ADVANCED],
        ),
        hexes=AXIAL[:],
        labels=list(LABEL),
        numbers={chart.id: {f"{group} {number}": at for (group, number), at in chart.solo.items()} for chart in MAPS},
        win=POINTS_TO_WIN,
        squares_per_side=SQUARES_PER_SIDE,
    )


def named(say: Texts, noun: str, ids: tuple[str, ...] | list[str]) -> dict[str, str]:
    return {id: say.sentence(f"{noun}-{dashed(id)}") for id in ids}


def card(card: Card, lang: str) -> CardFacts:
    row = CARD_FACTS[card]
    text = row["text"] if row["deck"] == "quests" else row["effect"]
    solo = SoloCorner(**SAYS[card]) if card in SAYS else None
    return CardFacts(row["name"][lang], text[lang], row["deck"], row.get("cost"), solo)


def tracker(say: Texts, name: str, lang: str) -> TrackerFacts:
    called = TRACKERS[name]["name"][lang]
    steps = [say.sentence(f"board-step-{dashed(name)}-{number + 1}") for number in range(STEPS)]
    return TrackerFacts(called, say.sentence(f"tracker-{dashed(name)}", {"name": called}), steps)
