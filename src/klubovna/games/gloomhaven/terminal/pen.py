"""What every drawing at the terminal needs: the view with words, names, letters and colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from rich.text import Text

from klubovna.games.gloomhaven.facts import CARDS, MONSTER, MONSTERS, MonsterFacts
from klubovna.games.gloomhaven.map.grid import hex_name
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS, Scenario
from klubovna.games.gloomhaven.texts.wording import Wording, wording
from klubovna.games.gloomhaven.view import CharacterView, FigureView
from klubovna.games.gloomhaven.view import View as TableView
from klubovna.kernel import terminal
from klubovna.kernel.text import Texts
from klubovna.kernel.view import View

COLOURS: Final = {
    "brute": "dodger_blue1",
    "tinkerer": "tan",
    "spellweaver": "medium_purple1",
    "scoundrel": "green3",
    "cragheart": "dark_olive_green3",
    "mindthief": "sky_blue1",
    "sunkeeper": "gold1",
    "quartermaster": "orange_red1",
    "summoner": "pink1",
    "nightshroud": "grey62",
    "plagueherald": "green_yellow",
    "berserker": "red3",
    "soothsinger": "magenta1",
    "doomstalker": "cyan1",
    "sawbones": "wheat1",
    "elementalist": "turquoise2",
    "beast-tyrant": "dark_orange3",
}
RANK_COLOURS: Final = {"normal": "bright_white", "elite": "yellow1", "boss": "red1"}
RANK_MARKS: Final = {"normal": "", "elite": "*", "boss": "!"}


class Pen(terminal.Pen[TableView]):
    """A view with the words to draw it."""

    def __init__(self, view: View, texts: Texts) -> None:
        super().__init__(view, texts)
        self.w: Wording = wording(texts.lang)
        self.book: Scenario = SCENARIOS[self.table.page]
        self.figures = self.table.figures
        self.characters = self.table.characters

    def hex(self, at: Iterable[int]) -> str:
        q, r = at
        return hex_name(self.table.page, (q, r))

    def monster(self, id: str) -> MonsterFacts:
        return MONSTERS[MONSTER[id]]

    def role(self, id: str) -> str:
        return self.word(f"role-{id}")

    def character(self, one: CharacterView) -> str:
        role = self.role(one.role)
        return self.word("character-named", name=one.name, role=role) if one.name else role

    def figure(self, id: int) -> FigureView | None:
        return next((figure for figure in self.figures if figure.id == id), None)

    def objective(self, id: str) -> str:
        return next(self.name(one.name) for one in self.book.facts.objectives if one.id == id)

    # -- short names ---------------------------------------------------------------------------------------------------

    @cached_property
    def letters(self) -> dict[str, str]:
        """Two letters for every monster of the scenario, by its initials where they are free."""
        found: dict[str, str] = {}
        for kind in self.table.monsters:
            name = self.name(self.monster(kind.monster).name)
            taken = found.values()
            found[kind.monster] = next(two for two in _pairs(name) if two not in taken)
        return found

    def label(self, figure: FigureView) -> str:
        """`BG3*` a monster, `Br` a character, `rs` a summon, `◊Ha` something with hit points."""
        form, name = figure.form, figure.name
        if form == "character":
            return self.role(name)[:2]
        if form == "summon":
            return next(_pairs(self.word(f"summon-{name}"))).lower()
        if form == "objective":
            return "◊" + self.objective(name)[:2]
        alone = self.monster(name).boss and self.monster(name).standees <= 1
        return self.letters[name] + ("" if alone else str(figure.number)) + RANK_MARKS[figure.rank]

    def colour(self, figure: FigureView) -> str:
        if figure.form == "monster":
            return RANK_COLOURS[figure.rank]
        if figure.form == "objective":
            return "bright_white"
        return COLOURS[self.characters[figure.who].role]


def _pairs(name: str) -> Iterator[str]:
    """Two letters for a name: initials of the words, else the first letter and another."""
    words = [word for word in name.upper().split() if word.isalpha()]
    if len(words) > 1:
        yield words[0][0] + words[1][0]
    for letter in "".join(words)[1:]:
        yield words[0][0] + letter
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        yield words[0][0] + letter


def figure_name(pen: Pen, figure: FigureView) -> Text:
    """A figure as the questions call it."""
    form, name = figure.form, figure.name
    if form == "character":
        text = pen.character(pen.characters[figure.who])
    elif form == "summon":
        owner = pen.character(pen.characters[figure.who])
        text = pen.word("figure-summon", summon=pen.word(f"summon-{name}"), owner=owner)
    elif form == "objective":
        text = pen.objective(name)
    else:
        facts = pen.monster(name)
        text = pen.name(facts.name)
        if not facts.boss or facts.standees > 1:
            key = "figure-elite" if figure.rank == "elite" else "figure"
            text = pen.word(key, name=text, number=figure.number)
    return Text(text, style=f"bold {pen.colour(figure)}")


def card_name(pen: Pen, card: int) -> str:
    return pen.word("card", name=pen.name(CARDS[card].name), initiative=CARDS[card].initiative)
