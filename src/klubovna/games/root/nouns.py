"""How the things of Root are called; the words themselves stand in content/ and locale/.

Events are put into words long after they happened, so what they name depends on nothing that changes: the suit of a
clearing never does. Only deeds look at the table as it is now.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.boards.vagabond import DAMAGED, EXHAUSTED, HOSTILE, RUIN
from klubovna.games.root.facts import (
    BOARD_OF,
    BURROW,
    CARD_FACTS,
    EFFECT_NAMES,
    FACTION_IDS,
    FIRST_FOREST,
    ITEM_FACTS,
    ITEMS,
    PIECE_IDS,
    QUEST_FACTS,
    SUITS,
    VAGABOND_2,
)
from klubovna.games.root.state import Table
from klubovna.games.root.view import PHASES
from klubovna.kernel.text import Noun, Term, Whole, dashed

ITEM_NAMES: Final[list[dict[str, str]]] = [
    next(item["name"] for item in ITEM_FACTS["item"] if item["id"] == name) for name in ITEMS
]
FACTION_NAMES: Final[list[dict[str, str]]] = [BOARD_OF[name.removesuffix("_2")]["name"] for name in FACTION_IDS]
LEADERS: Final[list[dict[str, Any]]] = BOARD_OF["eyrie"]["leader"]
COLUMNS: Final[list[str]] = BOARD_OF["eyrie"]["decree_columns"]
CHARACTERS: Final[list[dict[str, Any]]] = BOARD_OF["vagabond"]["character"]
STEPS: Final[list[dict[str, Any]]] = BOARD_OF["vagabond"]["relationships"]["steps"]
SERVICES: Final[list[dict[str, Any]]] = BOARD_OF["riverfolk"]["service"]
MINISTERS: Final[list[dict[str, Any]]] = BOARD_OF["duchy"]["minister"]
PLOTS: Final[list[dict[str, Any]]] = BOARD_OF["corvids"]["plot"]
EFFECT_CARDS: Final = {facts.id: facts.name for facts in CARD_FACTS if facts.id in EFFECT_NAMES}
MARKS: Final = {EXHAUSTED: "exhausted", DAMAGED: "damaged", RUIN: "ruin"}


# -- who ---------------------------------------------------------------------------------------------------------------


def faction(t: Table, value: int) -> Term:
    return Term("faction-second" if value == VAGABOND_2 else "", FACTION_NAMES[value])


def seat(t: Table, value: int) -> Term:
    return faction(t, t.factions[value])


def leader(t: Table, value: int) -> Term:
    facts = LEADERS[value]
    return Term("leader", facts["name"], viziers=("column", [COLUMNS.index(name) for name in facts["viziers"]]))


def character(t: Table, value: int) -> Term:
    facts = CHARACTERS[value]
    items = ("item", [ITEMS.index(name) for name in facts["items"]])
    return Term("character", facts["name"], ability=("ability", value), items=items)


def ability(t: Table, value: int) -> Term:
    return Term("ability-" + dashed(CHARACTERS[value]["ability_id"]))


def minister(t: Table, value: int) -> Term:
    facts = MINISTERS[value]
    return Term("minister", facts["name"], rank=("rank", facts["rank"]))


def relation(t: Table, value: int) -> Term:
    return Term("relation-hostile" if value == HOSTILE else "relation-" + dashed(STEPS[value]["id"]))


# -- where -------------------------------------------------------------------------------------------------------------


def place(t: Table, value: int) -> Term:
    """A clearing, the Burrow or a forest; a pawn's moves name all of them alike."""
    if value == BURROW:
        return Term("clearing-burrow")
    if value >= FIRST_FOREST:
        return Term("clearing-forest", number=value - FIRST_FOREST + 1)
    return Term("clearing", number=value + 1, suit=("suit", t.suits[value]))


def way(t: Table, value: tuple[int, int]) -> Term:
    start, to = value
    return Term("way", start=("place", start), to=("place", to))


def closed_path(t: Table, value: int) -> Term:
    return way(t, t.chart.closed[value])


# -- what --------------------------------------------------------------------------------------------------------------


def suit(t: Table, value: int) -> Term:
    return Term(f"suit-{SUITS[value]}")


def card(t: Table, value: int) -> Term:
    facts = CARD_FACTS[value]
    return Term("card", facts.name, suit=("suit", SUITS.index(facts.suit)))


def dominance(t: Table, value: str) -> Term:
    return card(t, next(i for i, facts in enumerate(CARD_FACTS) if facts.id == value))


def piece(t: Table, value: int) -> Term:
    return Term("piece-" + dashed(PIECE_IDS[value]))


def item(t: Table, value: int) -> Term:
    return Term(names=ITEM_NAMES[value])


def tool(t: Table, value: int) -> Term:
    """An item token with its state."""
    marks = [word for mark, word in MARKS.items() if value & mark]
    return Term("tool" if marks else "", ITEM_NAMES[value & 7], marks=("mark", marks))


def quest(t: Table, value: int) -> Term:
    facts = QUEST_FACTS[value]
    items = ("item", [ITEMS.index(name) for name in facts.items])
    return Term("quest", facts.name, suit=("suit", SUITS.index(facts.suit)), items=items)


def column(t: Table, value: int) -> Term:
    return Term(f"column-{COLUMNS[value]}")


def plot(t: Table, value: int) -> Term:
    return Term(names=PLOTS[value]["name"])


def service(t: Table, value: int) -> Term:
    return Term(names=SERVICES[value]["name"])


def price(t: Table, value: int) -> Term:
    return Term("price", n=value)


def answer(t: Table, value: bool) -> Term:
    return Term("yes" if value else "no")


def phase(t: Table, value: int) -> Term:
    return Term(f"phase-{PHASES[value]}")


def worded(name: str) -> Noun:
    """A noun whose values are words with a text each."""
    return lambda t, value: Term(f"{name}-{dashed(value)}")


# -- deeds and triggers: a word, and often the number of what it is done with -----------------------------------------

CARD_DEEDS: Final = ("craft", "export", "use", "activate", "take")
DEED_NOUNS: Final = {
    **dict.fromkeys(CARD_DEEDS, "card"),
    **dict.fromkeys(("expose", "flip"), "clearing"),
    **dict.fromkeys(("minister", "sway"), "minister"),
    **dict.fromkeys(("stow", "lay"), "item"),
    **dict.fromkeys(("turmoil", *(f"decree-{name}" for name in COLUMNS)), "suit"),
    "open": "path",
    "quest": "quest",
}
"""What the number of a deed is; the other deeds have none."""


def deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    key = "deed-" + dashed(word)
    if word == "special":
        return Term(key, what=("ability", acting_character(t)))
    if word == "craft" and CARD_FACTS[which].item:
        return Term("deed-craft-item", what=("card", which), item=("item", ITEMS.index(CARD_FACTS[which].item)))
    return Term(key, what=(DEED_NOUNS[word], which)) if word in DEED_NOUNS else Term(key)


def acting_character(t: Table) -> int:
    """Only the Vagabond on turn is offered a special action."""
    return next(board.character for board in t.vagabonds if board.faction == t.on_turn)


def trigger(t: Table, value: tuple[str, int]) -> Term:
    word, at = value
    if word in EFFECT_CARDS:
        return Term(names=EFFECT_CARDS[word])
    return Term("trigger-" + dashed(word), where=("place", at)) if at >= 0 else Term("trigger-" + dashed(word))


NOUNS: dict[str, Noun] = {
    "seat": seat,
    "faction": faction,
    "leader": leader,
    "character": character,
    "ability": ability,
    "minister": minister,
    "rank": worded("rank"),
    "relation": relation,
    "clearing": place,
    "place": place,
    "way": Whole(way),
    "path": closed_path,
    "suit": suit,
    "card": card,
    "dominance": dominance,
    "piece": piece,
    "item": item,
    "tool": tool,
    "mark": worded("mark"),
    "quest": quest,
    "reward": worded("reward"),
    "column": column,
    "plot": plot,
    "service": service,
    "price": price,
    "answer": answer,
    "phase": phase,
    "deed": Whole(deed),
    "trigger": Whole(trigger),
}
