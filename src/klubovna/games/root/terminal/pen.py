"""A view with the words to draw it, and the signs and colours of Root at the terminal."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.text import Text

from klubovna.games.root.facts import (
    BOARD_OF,
    CARD_FACTS,
    FACTION_IDS,
    ITEM_FACTS,
    MAPS,
    OWNER,
    PIECE_IDS,
    PIECES,
    QUEST_FACTS,
    Map,
)
from klubovna.games.root.nouns import FACTION_NAMES
from klubovna.kernel.text import Texts

NONE: Final = "–"

COLOURS: Final = {
    "marquise": "dark_orange",
    "eyrie": "dodger_blue1",
    "alliance": "green3",
    "vagabond": "grey74",
    "vagabond_2": "white",
    "lizards": "yellow2",
    "riverfolk": "cyan2",
    "duchy": "wheat4",
    "corvids": "medium_purple1",
}
LETTERS: Final = {
    "marquise": "M",
    "eyrie": "E",
    "alliance": "A",
    "vagabond": "V",
    "vagabond_2": "W",
    "lizards": "L",
    "riverfolk": "R",
    "duchy": "D",
    "corvids": "C",
}
SUIT_STYLES: Final = {"fox": "red1", "rabbit": "gold1", "mouse": "orange3", "bird": "deep_sky_blue1"}
OWNERS: Final = {PIECE_IDS[piece]: FACTION_IDS[OWNER[piece]] for piece in PIECES}

CARDS: Final = {facts.id: facts for facts in CARD_FACTS}
QUESTS: Final = {facts.id: facts for facts in QUEST_FACTS}
ITEM_NAMES: Final = {item["id"]: item["name"] for item in ITEM_FACTS["item"]}
NAMES: Final[dict[str, dict[str, str]]] = {
    **ITEM_NAMES,
    **{facts.id: facts.name for facts in QUEST_FACTS},
    **{
        thing["id"]: thing["name"]
        for board in BOARD_OF.values()
        for group in ("leader", "character", "minister", "plot", "service")
        for thing in board.get(group, [])
    },
}


class Pen:
    """A view with the words to draw it."""

    def __init__(self, view: dict[str, Any], texts: Texts) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.texts = texts
        self.chart: Map = next(chart for chart in MAPS if chart.id == self.table["map"])

    def players(self) -> list[tuple[int, dict[str, Any]]]:
        """Seats with what they play, as they sit around the table (5.1.1)."""
        return [(seat, self.table["factions"][seat]) for seat in self.table["order"]]

    def say(self, key: str, **params: Any) -> str:
        return self.texts.sentence(f"board-{key}", params)

    def label(self, key: str) -> Text:
        return Text().append(self.say(key) + ": ", style="dim")

    def name(self, names: dict[str, str]) -> str:
        return names[self.texts.lang]

    def faction(self, id: str) -> Text:
        name = self.name(FACTION_NAMES[FACTION_IDS.index(id)])
        if id == "vagabond_2":
            name = self.texts.sentence("faction-second", {"name": name})
        return Text().append(name, style=COLOURS[id])

    def card(self, id: str) -> Text:
        facts = CARDS[id]
        mark = self.texts.sentence(f"suit-mark-{facts.suit}")
        return Text().append(f"{self.name(facts.name)} {mark}", style=SUIT_STYLES[facts.suit])

    def cards(self, ids: list[str]) -> Text:
        return Text(", ").join(self.card(id) for id in ids) if ids else Text(NONE, style="dim")

    def suit(self, suit: str) -> Text:
        return Text().append(self.texts.sentence(f"suit-{suit}"), style=SUIT_STYLES[suit])

    def items(self, ids: list[str]) -> str:
        names = Counter(self.name(ITEM_NAMES[id]) for id in ids)
        return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in names.items()) or NONE
