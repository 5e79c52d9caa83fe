"""A view with the words to draw it, and the signs and colours of Root at the terminal."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.text import Text

from klubovna.games.root.factions import SHOWN
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
from klubovna.games.root.view import AnyPlayer, View
from klubovna.kernel.text import Texts
from klubovna.kernel.view import View as Seen

NONE: Final = "–"

COLOURS: Final = {id: shown.terminal for id, shown in SHOWN.items()}
LETTERS: Final = {id: shown.letter for id, shown in SHOWN.items()}
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

    def __init__(self, seen: Seen, texts: Texts) -> None:
        self.seat = seen.seat
        self.table: View = seen.table
        self.texts = texts
        self.chart: Map = next(chart for chart in MAPS if chart.id == self.table.map)

    def players(self) -> list[tuple[int, AnyPlayer]]:
        """Seats with what they play, as they sit around the table (5.1.1)."""
        return [(seat, self.table.factions[seat]) for seat in self.table.order]

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
