"""The words of the Riverfolk: services, prices, funds."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.factions.riverfolk.role import ROLE
from klubovna.games.root.facts import BOARD_OF, Clearing
from klubovna.games.root.nouns import done_with
from klubovna.games.root.rule import ruler
from klubovna.games.root.state import Table
from klubovna.games.root.victory import worth
from klubovna.kernel.text import Noun, Term, Whole

SERVICES: Final[list[dict[str, Any]]] = BOARD_OF["riverfolk"]["service"]


def service(t: Table, value: int) -> Term:
    return Term(names=SERVICES[value]["name"])


def price(t: Table, value: int) -> Term:
    return Term("price", n=value)


def post(t: Table, value: int) -> Term:
    """11.5.6 A clearing for a trade post, with whose funds pay for it and the points it brings."""
    at = Clearing(value)
    points = worth(t, ROLE.id, ROLE.points(t, at))
    return Term("post", where=("offered-place", value), who=("faction", ruler(t, at)), vp=points)


def offered_service(t: Table, value: int) -> Term:
    return Term("service-price", SERVICES[value]["name"], n=ROLE.board(t).prices[value])


def debt(t: Table, value: tuple[int, int]) -> Term:
    """11.2.5.I Whose warriors, and how many the Riverfolk still owe."""
    owner, owed = value
    return Term("debt", who=("faction", owner), n=owed)


def spaces(t: Table, value: tuple[int, int]) -> Term:
    """11.5.3 The track on whose spaces the Riverfolk commit funds, and how many of them."""
    track, left = value
    return Term("spaces", suit=("suit", track), n=left)


NOUNS: Final[dict[str, Noun]] = {
    "service": service,
    "price": price,
    "post": post,
    "offered-service": offered_service,
    "debt": Whole(debt),
    "spaces": Whole(spaces),
}
DEEDS: Final[dict[str, Noun]] = {
    "export": done_with("export", "card"),
}
