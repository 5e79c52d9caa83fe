"""The words of the Alliance."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.factions.alliance.role import ROLE
from klubovna.games.root.facts import Clearing
from klubovna.games.root.state import Table
from klubovna.games.root.victory import worth
from klubovna.kernel.text import Noun, Term


def site(t: Table, value: int) -> Term:
    """8.4.2 A clearing for a sympathy token, with its price in supporters and the points it brings."""
    at = Clearing(value)
    key = "site-martial-law" if ROLE.martial_law(t, at) else "site"
    return Term(key, where=("offered-place", value), n=ROLE.cost(t, at), vp=worth(t, ROLE.id, ROLE.points(t)))


NOUNS: Final[dict[str, Noun]] = {
    "site": site,
}
DEEDS: Final[dict[str, Noun]] = {}
