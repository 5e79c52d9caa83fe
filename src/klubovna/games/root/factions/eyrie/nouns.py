"""The words of the Eyrie."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.facts import BOARD_OF
from klubovna.games.root.nouns import done_with
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Noun, Term, dashed

LEADERS: Final[list[dict[str, Any]]] = BOARD_OF["eyrie"]["leader"]
COLUMNS: Final[list[str]] = BOARD_OF["eyrie"]["decree_columns"]


def leader(t: Table, value: int) -> Term:
    facts = LEADERS[value]
    return Term("leader", facts["name"], viziers=("column", [COLUMNS.index(name) for name in facts["viziers"]]))


def column(t: Table, value: int) -> Term:
    return Term(f"column-{COLUMNS[value]}")


def what_leader_does(t: Table, decision: Decision[Any], value: int) -> Term:
    return Term("board-leader-" + dashed(LEADERS[value]["id"]))


NOUNS: Final[dict[str, Noun]] = {
    "leader": leader,
    "column": column,
}
DEEDS: Final[dict[str, Noun]] = {
    word: done_with(word, "suit") for word in ("turmoil", *(f"decree-{name}" for name in COLUMNS))
}
EFFECTS: Final[dict[str, Effect]] = {"leader": what_leader_does}
