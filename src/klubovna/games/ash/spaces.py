"""Spaces for minions: which are open to whom."""

from __future__ import annotations

from klubovna.games.ash import events
from klubovna.games.ash.build import has_site
from klubovna.games.ash.facts import CAPACITY, CITADEL, GOLD, PRICE
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    BUILD_SPACE,
    EMPTY,
    GOLD_SPACE,
    LEFT_WING,
    MAIN_GATE,
    REFRESH_SPACE,
    RESOURCE_SPACE,
    RIGHT_WING,
    Table,
)


def spaces(t: Table, side: int) -> list[int]:
    """turn.01 The spaces on which a side may place a minion; the gold space is always one of them (r.turn.1)."""
    s = t.sides[side]
    minions, control, room = t.minions, t.control, CAPACITY[t.crowded]
    menu: list[int] = []
    space = RESOURCE_SPACE
    for stack in t.stacks:
        if stack and len(minions[space]) < room[space]:  # res.02, res.04, res.05
            menu.append(space)
        space += 1
    if s.hand:  # battle.03
        space = BATTLE_SPACE
        for owner in control[:CITADEL]:
            if owner >= 0 and owner != side and len(minions[space]) < room[space]:  # battle.01, battle.02, r.bat.6
                menu.append(space)
            space += 1
        if control[CITADEL] != side:  # r.cit.5
            for space in (LEFT_WING, RIGHT_WING, MAIN_GATE):
                if len(minions[space]) < room[space]:  # citatt.04, citatt.05, citdef.02
                    menu.append(space)
    menu.append(GOLD_SPACE)
    if can_build(t, side):
        menu.append(BUILD_SPACE)
    if not s.refreshed:  # cards.14
        menu.append(REFRESH_SPACE)
    return menu


def can_build(t: Table, side: int) -> bool:
    """r.bld.7 The build space is open to who can pay for a tile and has a place for it."""
    gold = t.sides[side].supply[GOLD]
    for tile in t.tiles:
        if tile != EMPTY and PRICE[tile] <= gold:
            return has_site(t, side)
    return False


def put_minion(t: Table, side: int, space: int) -> None:
    s = t.sides[side]
    s.minions -= 1
    if space == REFRESH_SPACE:
        s.refreshed = True
    else:
        t.minions[space].append(side)
    if t.journal is not None:
        t.tell(events.PLACED, side, space)
