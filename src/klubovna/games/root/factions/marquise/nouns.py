"""The words of the Marquise."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.factions.marquise.role import ROLE
from klubovna.games.root.facts import Piece
from klubovna.games.root.state import Table
from klubovna.kernel.text import Noun, Term


def building(t: Table, value: int) -> Term:
    """6.5.4 With the wood it costs now and the points it brings."""
    kind = Piece(value)
    wood, points = ROLE.cost(t, kind), ROLE.points(t, kind)
    return Term("building", what=("piece", value), wood=wood, vp=points)


NOUNS: Final[dict[str, Noun]] = {
    "building": building,
}
DEEDS: Final[dict[str, Noun]] = {}
