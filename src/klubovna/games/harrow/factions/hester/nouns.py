"""Nouns of chapter 5: Hester, her roots, fires and feasts."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.hester.actions import ACTION_IDS, NAIL_PRICE
from klubovna.games.harrow.factions.hester.board import BURNT_SQUARE, ROOT_IDS, WILD_SQUARE
from klubovna.games.harrow.facts import CARD_FACTS
from klubovna.games.harrow.nouns import cubes, deed, numbered, token
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Noun, Term, Whole


def spawn_site(t: Table, value: tuple[int, int]) -> Term:
    owner, at = value
    return Term("spawn-site", faction=("faction", owner), hex=("hex", at))


def fire_at(t: Table, value: int) -> Term:
    return Term("target-fire", hex=("hex", value), flames=t.flames[value])


def piece(t: Table, value: tuple[str, int]) -> Term:
    """What a new fire pushes away."""
    what, which = value
    if what == "infected":
        return Term("piece-infected", faction=("faction", which))
    if what == "cube":
        return Term("piece-cube", cube=("cube", which))
    return token(t, which) if what == "token" else Term(f"piece-{what}")


def summon_price(t: Table, value: int) -> Term:
    """So many cubes of the fire's terrain, or with Sloth of any one colour (ap.hester.05)."""
    assert t.hester is not None
    return Term("summon-price-any" if t.hester.sloth else "summon-price", n=value)


def square(t: Table, value: int) -> Term:
    """What fills a square space of Hester's board."""
    if value in (WILD_SQUARE, BURNT_SQUARE):
        return Term("square-wild" if value == WILD_SQUARE else "square-burnt")
    return token(t, value)


def meal(t: Table, value: tuple[str, int]) -> Term:
    where, which = value
    return Term(f"meal-{where}", what=("square", which))


def hester_deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    if word == "action":
        begun = t.hester is not None and which in t.hester.used
        return Term("hester-deed-go-on" if begun else "hester-deed-action", what=("hester_action", which))
    if word == "card":
        return Term("hester-deed-card", CARD_FACTS[which]["name"], effect=("card_effect", which))
    if word == "offer":
        return Term("deed-offer", what=("hester_offer", which))
    return Term("hester-deed-nail", n=NAIL_PRICE[-1]) if word == "nail" else deed(t, value)


NOUNS: Final[dict[str, Noun]] = {
    "spawn_site": Whole(spawn_site),
    "fire_at": fire_at,
    "payment": Whole(cubes),
    "piece": Whole(piece),
    "square": square,
    "summon_price": summon_price,
    "meal": Whole(meal),
    "root": numbered("root", ROOT_IDS),
    "hester_action": numbered("hester-action", ACTION_IDS),
    "hester_deed": Whole(hester_deed),
}
