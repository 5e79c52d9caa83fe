"""Nouns of the Fair Folk: offers, quests, arrows and finds."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.fairfolk.board import FINDS
from klubovna.games.harrow.factions.fairfolk.cards import COST
from klubovna.games.harrow.facts import CONTENT, Card
from klubovna.games.harrow.nouns import faction, named, numbered, worded
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Noun, Term, Whole

OFFER_NAMES: Final[list[dict[str, str]]] = [row["name"] for row in CONTENT.files["offers"]["offer"]]
HESTER_OFFERS: Final[list[dict[str, str]]] = [
    {lang: f"{name} – {row['for_hester'][lang]}" if "for_hester" in row else name for lang, name in row["name"].items()}
    for row in CONTENT.files["offers"]["offer"]
]
"""The offers in Hester's hands, with what they do there if that is something else (ff.offers)."""


def line(t: Table, value: tuple[int, int]) -> Term:
    axis, side = value
    return Term(f"line-{axis}-{side}")


def arrow(t: Table, value: tuple[int, int, int]) -> Term:
    at, *which = value
    return Term("arrow", hex=("hex", at), line=("line", which))


def offer_in_use(t: Table, value: int) -> Term:
    """An offer that the faction on turn is using."""
    return NOUNS[ROLES[t.actor].offer_noun](t, value)


def offer_left(t: Table, value: tuple[int, int]) -> Term:
    """What is left of an offer in Hester's hands: SPAWNs, cubes."""
    spawns, cubes = value
    return Term("offer-left", spawns=spawns, cubes=cubes)


def sought(t: Table, value: int) -> Term:
    """What is sought now, with how many hexes clues leave open."""
    assert t.fairfolk is not None
    return Term("sought", find=("find", value), n=sum(t.fairfolk.maybe))


def turn_token(t: Table, value: int) -> Term:
    return faction(t, value) if value >= 0 else Term("turn-token-solo")


def ff_deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    if word == "card":
        return Term("ff-deed-card", what=("card", which), n=COST[Card(which)])
    return Term(f"ff-deed-{word}", what=("card", which))


NOUNS: Final[dict[str, Noun]] = {
    "line": Whole(line),
    "arrow": Whole(arrow),
    "offer": named(OFFER_NAMES),
    "hester_offer": named(HESTER_OFFERS),
    "offer_in_use": offer_in_use,
    "offer_left": Whole(offer_left),
    "find": numbered("find", FINDS),
    "sought": sought,
    "quest_use": worded("quest-use"),
    "turn_token": turn_token,
    "ff_deed": Whole(ff_deed),
}
