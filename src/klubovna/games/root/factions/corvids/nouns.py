"""The words of the Corvids: plots."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.factions.corvids.role import ROLE
from klubovna.games.root.facts import BOARD_OF
from klubovna.games.root.nouns import done_with
from klubovna.games.root.state import Table
from klubovna.games.root.victory import worth
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Noun, Term, Whole, dashed

PLOTS: Final[list[dict[str, Any]]] = BOARD_OF["corvids"]["plot"]


def plot(t: Table, value: int) -> Term:
    return Term(names=PLOTS[value]["name"])


def recruits(t: Table, value: tuple[int, int]) -> Term:
    """13.4.3 Where the Corvids recruit, and the warriors that they have for it."""
    where, left = value
    return Term("recruits", suit=("suit", where), n=left)


def raiders(t: Table, value: tuple[int, int]) -> Term:
    """13.7.4 From where a raid spreads, and the warriors that there are for it."""
    at, left = value
    return Term("raiders", where=("place", at), n=left)


def lay_plot(t: Table, which: int) -> Term:
    return Term("deed-for-warriors", what=("deed-name", "plot"), n=ROLE.plot_cost(t))


def flip(t: Table, which: int) -> Term:
    return Term("deed-flip", what=("clearing", which), vp=worth(t, ROLE.id, sum(ROLE.board(t).face_up) + 1))


def what_plot_does(t: Table, decision: Decision[Any], value: int) -> Term:
    return Term("board-plot-" + dashed(PLOTS[value]["id"]))


NOUNS: Final[dict[str, Noun]] = {
    "plot": plot,
    "recruits": Whole(recruits),
    "raiders": Whole(raiders),
}
DEEDS: Final[dict[str, Noun]] = {
    "plot": lay_plot,
    "flip": flip,
    "expose": done_with("expose", "clearing"),
}
EFFECTS: Final[dict[str, Effect]] = {"plot": what_plot_does}
