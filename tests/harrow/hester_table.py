"""Positions of Hester: roots, flames, open cards, filled squares."""

from __future__ import annotations

from typing import Any

from harrow.tables import CUBE, FACTION, card, drive, h, table
from klubovna.games.harrow.factions.hester.actions import EXTRA_ROOT, INFECT, MOVE, PLAY_CARD, SPAWN, SUMMON, deeds
from klubovna.games.harrow.factions.hester.board import HesterBoard
from klubovna.games.harrow.factions.hester.role import ACTIONS
from klubovna.games.harrow.facts import LABEL, Card
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.testing import offered, run

PROTECTORS, FAMILY, KAMI, HESTER = (FACTION[name] for name in ("protectors", "family", "kami", "hester"))
ROLE = ROLES[HESTER]
THROUGH = 1 << 20
"""A number for `below` that lets a cube fall through the tree and knocks nothing loose."""
CAUGHT = 0
COLOURS = ("brown", "teal", "yellow", "green")
DO_PLAY, DO_ROOT, DO_SPAWN, DO_MOVE, DO_INFECT, DO_SUMMON = (
    ("action", space) for space in (PLAY_CARD, EXTRA_ROOT, SPAWN, MOVE, INFECT, SUMMON)
)
TREE = ("tree", 0)


def hester_table(
    *opponents: str,
    moment: int = ACTIONS,
    actions: int = 1,
    cards: tuple[str, ...] = (),
    roots: tuple[str, ...] = (),
    old_roots: tuple[str, ...] = (),
    flames: dict[str, int] | None = None,
    squares: dict[str, list[int]] | None = None,
    tree_done: bool = False,
    **given: Any,
) -> Table:
    """A position in Hester's turn after her roots, with so many actions; she has seat 0, the opponents 1 and 2.

    `roots=("A1", "B2")` is a path that enters the map at A1 and goes on to B2; `roots=("C2-C3", "D4")` grows out of C2.
    `flames={"C4": 2}`: the first two of each fire come from the board, further ones from the supply. `cards` lie open.
    """
    names = opponents or ("protectors", "family")
    t = table("hester", *names, chapter="c5", on_turn="hester", **given)
    board = board_of(t)
    t.moment = moment
    board.flames -= actions - board.left
    board.left = board.actions = actions
    board.open = [card(name) for name in cards]
    board.roots = path(roots)
    board.old_roots = path(old_roots)
    board.tree_done = tree_done
    for name, count in (flames or {}).items():
        light(t, name, count)
    for name, filling in (squares or {}).items():
        board.squares[FACTION[name]] = filling
    return t


def light(t: Table, name: str, count: int) -> None:
    """A fire, its first two flames from the leftmost pair of the board."""
    board = board_of(t)
    board.fire_spaces[board.fire_spaces.index(2)] = 0
    board.flames -= count - 2
    t.add_flames(h(name), count)


def board_of(t: Table) -> HesterBoard:
    assert t.hester is not None
    return t.hester


def path(names: tuple[str, ...]) -> list[list[int]]:
    """Roots that follow each other through these hexes."""
    if not names:
        return []
    if "-" in names[0]:
        start, first = names[0].split("-")
        found = [[int(h(start)), int(h(first))]]
    else:
        found = [[-1, int(h(names[0]))]]
    for name in names[1:]:
        found.append([found[-1][1], int(h(name))])
    return found


def cubes(t: Table) -> dict[str, int]:
    """Terrain cubes on the battleground."""
    return {name: t.ground[CUBE[name]] for name in COLOURS if t.ground[CUBE[name]]}


def names(hexes: list[Any]) -> list[str | None]:
    """Hexes as the table calls them."""
    return [None if at is None else LABEL[at] for at in hexes]


def menu(t: Table) -> list[Any]:
    """What Hester may do now."""
    return deeds(t)


def turn(t: Table, **answers: Any) -> None:
    """Play Hester's turn on to its end."""
    run(drive(t), **answers)


def deed(t: Table, what: tuple[str, int], **answers: Any) -> None:
    """One deed of the turn, with the work it begins."""
    run(_whole(t), hester_deed=what, **answers)


async def _whole(t: Table) -> None:
    await ROLE.turn(t)
    await drive(t, until="todo")


def activate(t: Table, name: str, **answers: Any) -> None:
    """An open card is activated."""
    deed(t, ("card", card(name)), **answers)


def question(t: Table, what: tuple[str, int], **answers: Any) -> Decision[Any]:
    """What is asked after a deed was begun and these answers were given."""
    return offered(_whole(t), hester_deed=what, **answers)


def open_card(name: str) -> tuple[str, Card]:
    return "card", card(name)
