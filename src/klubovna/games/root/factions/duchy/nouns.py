"""The words of the Duchy: ministers and what they cost."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.factions.duchy.ministers import CROWN_VP, MINISTER_COST, MINISTER_RANK
from klubovna.games.root.facts import BOARD_OF, DUCHY
from klubovna.games.root.nouns import done_with, worded
from klubovna.games.root.state import Table
from klubovna.games.root.victory import worth
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Noun, Term, Whole, dashed

MINISTERS: Final[list[dict[str, Any]]] = BOARD_OF["duchy"]["minister"]


def minister(t: Table, value: int) -> Term:
    facts = MINISTERS[value]
    return Term("minister", facts["name"], rank=("rank", facts["rank"]))


def swaying(t: Table, value: tuple[int, int]) -> Term:
    who, owed = value
    return Term("swaying", who=("minister", who), n=owed)


def sway(t: Table, which: int) -> Term:
    crown = worth(t, DUCHY, CROWN_VP[MINISTER_RANK[which]])
    return Term("deed-sway", what=("minister", which), cards=MINISTER_COST[which], vp=crown)


def what_minister_does(t: Table, decision: Decision[Any], value: int) -> Term:
    return Term("board-minister-" + dashed(MINISTERS[value]["id"]))


NOUNS: Final[dict[str, Noun]] = {
    "minister": minister,
    "rank": worded("rank"),
    "swaying": Whole(swaying),
}
DEEDS: Final[dict[str, Noun]] = {
    "minister": done_with("minister", "minister"),
    "sway": sway,
}
EFFECTS: Final[dict[str, Effect]] = {"minister": what_minister_does}
