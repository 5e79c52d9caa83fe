"""Positions of the Alliance made by hand: supporters and officers besides what every table has."""

from __future__ import annotations

from typing import Any

from klubovna.games.root.factions.alliance.board import AllianceBoard
from klubovna.games.root.factions.alliance.role import Alliance
from klubovna.games.root.facts import ALLIANCE, BASE, MARQUISE, Card
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.games.root.turn import step
from klubovna.testing import run
from root.boards import alliance_board
from root.tables import c, card, table

FOXES = [card("anvil"), card("foxfolk_steel"), card("travel_gear_fox"), card("root_tea_fox")]
RABBITS = [card("bake_sale"), card("smugglers_trail"), card("root_tea_rabbit"), card("a_visit_to_friends")]
MICE = [card("investments"), card("mouse_in_a_sack"), card("sword_mouse"), card("root_tea_mouse"), card("codebreakers")]
BIRDS = [card("birdy_bindle"), card("arms_trader"), card("crossbow_bird"), card("woodland_runners")]


def alliance(
    *others: str, supporters: list[Card] | None = None, officers: int = 0, phase: int = DAYLIGHT, **given: Any
) -> Table:
    """The Alliance on turn, at the first seat, against these others."""
    t = table("alliance", *(others or ("marquise",)), phase=phase, **given)
    mine = board(t)
    mine.officers = officers
    t.supply[ALLIANCE] -= officers
    mine.supporters = list(supporters or [])
    for one in mine.supporters:
        t.deck.remove(one)
        t.seen[one] = 1 << t.seat_of[ALLIANCE]
    return t


def board(t: Table) -> AllianceBoard:
    return alliance_board(t)


def role() -> Alliance:
    mine = ROLES[ALLIANCE]
    assert isinstance(mine, Alliance)
    return mine


def deeds(t: Table) -> set[str]:
    """What the menu offers besides ending it; nothing if everybody can tell that there is no choice."""
    copy = t.clone()
    flow = step(copy)
    try:
        asked = flow.send(None)
    except StopIteration:
        assert copy.phase != t.phase
        return set()
    flow.close()
    return {deed[0] for deed in asked.options if deed}


def where(t: Table, deed: str) -> list[int]:
    """The clearings, by number, that an entry of the menu leads to; none if the menu has no such entry."""
    if deed not in deeds(t):
        return []
    flow = step(t.clone())
    flow.send(None)
    asked = flow.send((deed, -1))
    flow.close()
    assert asked.kind.name == f"alliance.{deed}"
    return [at + 1 for at in asked.options]


def lose_base(t: Table, number: int, **answers: Any) -> None:
    """An enemy removes the base of this clearing."""
    run(remove(t, [Loss(ALLIANCE, MARQUISE, c(number), 0, [(BASE, 1)])]), **answers)
