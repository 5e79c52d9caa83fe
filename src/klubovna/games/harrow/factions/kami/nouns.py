"""Nouns of chapter 4: Kammi's action table, and what her goblin moves."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.kami.goblin import BUILDING, TOWNSFOLK
from klubovna.games.harrow.nouns import token
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Noun, Term, Whole

COMPONENTS: Final = {TOWNSFOLK: "townsfolk", BUILDING: "building"}


def row(t: Table, value: int) -> Term:
    return Term("row", number=value + 1)


def table_row(t: Table, value: int) -> Term:
    """A row of Kami's action table to be used: what is done when the spare token is pushed in."""
    assert t.kami is not None
    first, second = t.kami.spare, t.kami.rows[value][0]
    key = "table-row-cubes" if t.kami.row_cubes[value] else "table-row"
    return Term(
        key, number=value + 1, first=("valued", first), second=("valued", second), cubes=t.kami.row_cubes[value]
    )


def component(t: Table, value: int) -> Term:
    return Term(f"objective-{COMPONENTS[value]}") if value in COMPONENTS else token(t, value)


def component_at(t: Table, value: tuple[int, int]) -> Term:
    what, at = value
    return Term("thing-at", thing=("component", what), hex=("hex", at))


NOUNS: Final[dict[str, Noun]] = {
    "row": row,
    "table_row": table_row,
    "component": component,
    "component_at": Whole(component_at),
}
