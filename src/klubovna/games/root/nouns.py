"""How the things of Root are called; the words themselves stand in content/ and locale/.

Events are put into words long after they happened, so what they name depends on nothing that changes: the suit of a
clearing never does. Only what is offered or asked looks at the table as it is now: it is said at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from klubovna.games.root.craft import points_for_item
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
    SUITS,
    Card,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import PHASES, Table
from klubovna.games.root.victory import worth
from klubovna.kernel.text import Noun, Term, Whole, dashed

ITEM_NAMES: Final[list[dict[str, str]]] = [
    next(item["name"] for item in ITEM_FACTS["item"] if item["id"] == name) for name in ITEMS
]
FACTION_NAMES: Final[list[dict[str, str]]] = [BOARD_OF[name.removesuffix("_2")]["name"] for name in FACTION_IDS]
EFFECT_CARDS: Final = {facts.id: facts.name for facts in CARD_FACTS if facts.id in EFFECT_NAMES}


# -- who ---------------------------------------------------------------------------------------------------------------


def faction(t: Table, value: int) -> Term:
    return Term("faction-second" if FACTION_IDS[value].endswith("_2") else "", FACTION_NAMES[value])


def seat(t: Table, value: int) -> Term:
    return faction(t, t.factions[value])


# -- where -------------------------------------------------------------------------------------------------------------


def place(t: Table, value: int) -> Term:
    """A clearing, the Burrow or a forest; a pawn's moves name all of them alike."""
    if value == BURROW:
        return Term("clearing-burrow")
    if value >= FIRST_FOREST:
        return Term("clearing-forest", number=value - FIRST_FOREST + 1)
    return Term("clearing", number=value + 1, suit=("suit", t.suits[value]))


def offered_place(t: Table, value: int) -> Term:
    """As an option it stands alone: with the word for what it is."""
    named = place(t, value)
    return Term(f"offered-{named.key}", **named.params)


def way(t: Table, value: tuple[int, int]) -> Term:
    start, to = value
    return Term("way", start=("place", start), to=("place", to))


def closed_path(t: Table, value: int) -> Term:
    return way(t, t.chart.closed[value])


# -- what --------------------------------------------------------------------------------------------------------------


def suit(t: Table, value: int) -> Term:
    return Term(f"suit-{SUITS[value]}")


def offered_suit(t: Table, value: int) -> Term:
    return Term(f"offered-suit-{SUITS[value]}")


def card(t: Table, value: int) -> Term:
    facts = CARD_FACTS[value]
    return Term("card", facts.name, suit=("suit", SUITS.index(facts.suit)))


def dominance(t: Table, value: str) -> Term:
    return card(t, next(i for i, facts in enumerate(CARD_FACTS) if facts.id == value))


def piece(t: Table, value: int) -> Term:
    return Term("piece-" + dashed(PIECE_IDS[value]))


def item(t: Table, value: int) -> Term:
    return Term(names=ITEM_NAMES[value])


def answer(t: Table, value: bool) -> Term:
    return Term("yes" if value else "no")


def phase(t: Table, value: int) -> Term:
    return Term(f"phase-{PHASES[value]}")


def worded(name: str) -> Noun:
    """A noun whose values are words with a text each."""
    return lambda t, value: Term(f"{name}-{dashed(value)}")


# -- what is asked and offered, with the number that decides ----------------------------------------------------------


def part(t: Table, value: int) -> Term:
    """A part of the turn, with the actions that are left in it."""
    left = ROLES[t.on_turn].actions_left(t)
    return phase(t, value) if left is None else Term("part", phase=("phase", value), n=left)


def clash(t: Table, value: tuple[int, int, int]) -> Term:
    """A battle after the roll."""
    at, dealt, taken = value
    return Term("clash", where=("place", at), dealt=dealt, taken=taken)


def hits(t: Table, value: tuple[int, int]) -> Term:
    at, left = value
    return Term("hits-left", where=("place", at), n=left)


def payment(t: Table, value: tuple[int, int]) -> Term:
    """For which clearing something is paid, and how much is still owed."""
    at, owed = value
    return Term("payment", where=("place", at), n=owed)


def reason(t: Table, value: str) -> Term:
    """Why points were scored: a card's name, or in words of our own."""
    return Term(names=EFFECT_CARDS[value]) if value in EFFECT_CARDS else Term(f"reason-{dashed(value)}")


# -- deeds and triggers: a word, and often the number of what it is done with -----------------------------------------


def done_with(word: str, noun: str) -> Noun:
    """A deed that is done with something, which its number names."""
    return lambda t, which: Term("deed-" + dashed(word), what=(noun, which))


def craft(t: Table, which: int) -> Term:
    if not CARD_FACTS[which].item:
        return Term("deed-craft", what=("card", which))
    item = ITEMS.index(CARD_FACTS[which].item)
    points = worth(t, t.on_turn, points_for_item(t, t.on_turn, Card(which)))
    return Term("deed-craft-item", what=("card", which), item=("item", item), vp=points)


DEEDS: Final[dict[str, Noun]] = {
    "craft": craft,
    "use": done_with("use", "card"),
    "activate": done_with("activate", "card"),
    "take": done_with("take", "card"),
    "open": done_with("open", "path"),
}
"""The deeds of every menu that say more than their word."""


def deed_noun(deeds: Mapping[str, Noun]) -> Noun:
    """A word, and for some of them more."""

    def deed(t: Table, value: tuple[str, int]) -> Term:
        word, which = value
        return deeds[word](t, which) if word in deeds else Term("deed-" + dashed(word))

    return Whole(deed)


def trigger(t: Table, value: tuple[str, int]) -> Term:
    word, at = value
    if word in EFFECT_CARDS:
        return Term(names=EFFECT_CARDS[word])
    return Term("trigger-" + dashed(word), where=("place", at)) if at >= 0 else Term("trigger-" + dashed(word))


NOUNS: dict[str, Noun] = {
    "seat": seat,
    "faction": faction,
    "clearing": place,
    "place": place,
    "offered-clearing": offered_place,
    "offered-place": offered_place,
    "way": Whole(way),
    "path": closed_path,
    "suit": suit,
    "offered-suit": offered_suit,
    "card": card,
    "dominance": dominance,
    "piece": piece,
    "item": item,
    "answer": answer,
    "phase": phase,
    "part": part,
    "clash": Whole(clash),
    "hits": Whole(hits),
    "payment": Whole(payment),
    "reason": reason,
    "deed-name": worded("deed"),
    "trigger": Whole(trigger),
}
