"""How things of Harrow County are written at the terminal, and what is asked there about each faction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from klubovna.games.harrow.factions import FACTION_IDS, FactionId, of_each
from klubovna.games.harrow.facts import CARD_CALLED, CARD_FACTS, LEGEND_FACTS, TOKEN_IDS
from klubovna.games.harrow.seen import JarPlayer
from klubovna.games.harrow.shown import Shown
from klubovna.games.harrow.view import View
from klubovna.kernel import terminal
from klubovna.kernel.terminal import NONE, tallied

SHOWN: Final[dict[FactionId, Shown]] = dict(
    zip(FACTION_IDS, (module.SHOWN for module in of_each("shown")), strict=True)
)
COLOURS: Final = {id: shown.terminal for id, shown in SHOWN.items()}
CUBES: Final = {
    "red": COLOURS["protectors"],
    "blue": COLOURS["family"],
    "purple": COLOURS["kami"],
    "brown": "dark_goldenrod",
    "teal": "dark_cyan",
    "yellow": "yellow3",
    "green": "green3",
    "silver": "grey74",
}
MARKS: Final = {
    "legend": "★",
    "haint": "●",
    "infected": "◉",
    "nail": "↓",
    "home": "⌂",
    "storm": "≈",
    "advance": "»",
    "spawn": "✚",
    "strengthen": "▲",
    "scroll": "§",
    **{mark: sign for shown in SHOWN.values() for mark, sign in shown.marks.items()},
    "cube": "■",
}
STYLES: Final = {mark: shown.mark_style or shown.terminal for shown in SHOWN.values() for mark in shown.marks}


class Pen(terminal.Pen[View]):
    """A view with the words to draw it."""

    @property
    def with_jars(self) -> bool:
        """Whether the factions with jars are played by anybody."""
        return self.table.chapter not in ("solo", "ffh")

    def letter(self, faction: str) -> str:
        return self.word(f"letter-{faction}")

    def faction(self, faction: FactionId) -> Text:
        return Text().append(self.word(f"role-{faction}"), style=COLOURS[faction])

    def legend(self, id: str) -> str:
        return next(self.name(facts["name"]) for facts in LEGEND_FACTS if facts["id"] == id)

    def hex(self, at: int) -> str:
        return self.table.hexes[at].name

    def token(self, id: str) -> str:
        """An ability token by its id, the upgrades too."""
        return self.word(f"token-{id}") if id in TOKEN_IDS else self.card(id)

    def tokens(self, ids: Iterable[str]) -> str:
        return tallied(self.token(id) for id in ids)

    def card(self, id: str) -> str:
        return self.name(CARD_FACTS[CARD_CALLED[id]]["name"])

    def cards(self, ids: Iterable[str]) -> str:
        return ", ".join(self.card(id) for id in ids) or NONE

    def values(self, rows: list[list[int]], laid: list[int]) -> str:
        """The abilities with what they are worth on a board."""
        return ", ".join(
            f"{self.word('token-' + ability)} {row[n]}" for ability, row, n in zip(TOKEN_IDS, rows, laid, strict=False)
        )


class Drawing:
    """What is asked about a faction at the terminal; `player` is what one seat sees of it."""

    legend = "legend"
    """What its legend is called."""

    def board(self, pen: Pen, player: Any) -> list[Text]:
        """What lies on its board."""
        return []

    def points(self, player: Any) -> str:
        assert isinstance(player, JarPlayer)
        return str(player.points)

    def on_map(self, player: Any) -> list[tuple[int, str]]:
        """Marks on hexes that the view keeps with its board."""
        return []

    def taken(self, pen: Pen, player: Any, faction: FactionId) -> list[Text]:
        """What another faction has from this one."""
        return []

    def open_cards(self, player: Any) -> list[str]:
        """Its own cards that lie open and can still do something."""
        return []

    def tasks(self, player: Any) -> list[str]:
        """Cards in its hand that are done rather than played."""
        return []

    def secrets(self, pen: Pen, player: Any, own: bool) -> list[tuple[str, str]]:
        """What the seat that looks knows about it and others may not."""
        return []
