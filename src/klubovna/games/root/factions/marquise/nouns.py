"""The words of the Marquise."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.factions.marquise.role import ROLE
from klubovna.games.root.facts import PIECE_IDS, Clearing, Piece
from klubovna.games.root.state import Table
from klubovna.games.root.victory import worth
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Noun, Term, dashed


def building(t: Table, value: int) -> Term:
    """6.5.4 With the wood it costs now and the points it brings."""
    kind = Piece(value)
    wood, points = ROLE.cost(t, kind), worth(t, ROLE.id, ROLE.points(t, kind))
    return Term("building", what=("piece", value), wood=wood, vp=points)


def what_building_does(t: Table, decision: Decision[Any], value: int) -> Term:
    return Term("effect-building-" + dashed(PIECE_IDS[value]))


def what_keep_does(t: Table, decision: Decision[Any], value: int) -> Term:
    """6.3.3 Where no warrior is placed."""
    return Term("effect-keep", across=("place", t.chart.opposite[Clearing(value)]))


NOUNS: Final[dict[str, Noun]] = {
    "building": building,
}
DEEDS: Final[dict[str, Noun]] = {}
EFFECTS: Final[dict[str, Effect]] = {"building": what_building_does, "marquise.keep": what_keep_does}
