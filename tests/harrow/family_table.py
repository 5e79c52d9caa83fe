"""Positions of the Family: what lies in its bag, before it and on its board."""

from __future__ import annotations

from typing import Any

from harrow.tables import FACTION, TOKEN, drive, table
from klubovna.games.harrow.factions.family.bag import UseBag
from klubovna.games.harrow.factions.family.board import FamilyBoard
from klubovna.games.harrow.facts import ALL_TOKEN_IDS, LABEL, TOKEN_IDS, UPGRADES
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision, Flow

PROTECTORS, FAMILY, KAMI, HESTER = (FACTION[name] for name in ("protectors", "family", "kami", "hester"))
ROLE = ROLES[FAMILY]
THROUGH = 1 << 20
"""A number for `below` that lets a cube fall through the tree and knocks nothing loose."""
BASIC = ("advance", "spawn", "strengthen")


def family_table(
    *factions: str,
    chapter: str = "c2",
    bag: dict[str, int] | None = None,
    drawn: tuple[str, ...] = (),
    slots: tuple[str, ...] = (),
    parked: tuple[str, ...] = (),
    scrolls: int = 0,
    tracker: int = 0,
    **given: Any,
) -> Table:
    """A position in the Family's turn; tokens come from the box, upgrade tokens from the supply."""
    t = table(*factions, chapter=chapter, **{"on_turn": "family", **given})
    board = board_of(t)
    if chapter != "c1":
        board.upgrades = [1] * len(UPGRADES)
    for name, count in (bag or {}).items():
        board.bag[take(t, name, count)] += count
    for names, zone in ((drawn, board.drawn), (slots, board.slots), (parked, board.parked)):
        zone += [take(t, name, 1) for name in names]
    t.scrolls[FAMILY] = scrolls
    t.box[TOKEN["scroll"]] -= scrolls
    t.tracker[FAMILY] = tracker
    return t


def board_of(t: Table) -> FamilyBoard:
    assert t.family is not None
    return t.family


def take(t: Table, name: str, count: int) -> Any:
    token = TOKEN[name]
    if name in TOKEN_IDS:
        t.box[token] -= count
    else:
        board_of(t).upgrades[token - len(TOKEN_IDS)] -= count
    return token


def whole(t: Table, flow: Flow[None]) -> Flow[None]:
    """A flow and all the work it begins."""

    async def both() -> None:
        await flow
        await drive(t, until="todo")

    return both()


def with_bag(t: Table, to_return: int = 0) -> Flow[None]:
    """The drawn tokens of the position are used, as in the ability jar."""
    t.todo.append(UseBag(to_return=to_return))
    return drive(t, until="todo")


def token(name: str) -> tuple[str, int]:
    """The entry of the bag's menu that activates a token."""
    return "token", TOKEN[name]


def names(tokens: list[Any]) -> list[str]:
    return [ALL_TOKEN_IDS[one] for one in tokens]


def hexes(decision: Decision[Any]) -> set[str]:
    """The hexes offered, by name; of units the hexes they stand on."""
    return {LABEL[x[2] if isinstance(x, tuple) else x] for x in decision.options if x is not None}
