"""Adjusting defenders."""

from __future__ import annotations

from klubovna.games.ash import events, kinds
from klubovna.games.ash.facts import MAX_DEFENDERS, Area, Warrior
from klubovna.games.ash.preferences import strongest
from klubovna.games.ash.state import Table
from klubovna.kernel.decision import Decision, Subset


async def adjust_defenders(t: Table, side: int, province: Area) -> None:
    """adj.01 Take defenders back, add warriors from hand, or leave them.

    It is one set of warriors who change their place. It is picked in one order only: first the defenders to take
    back, then the warriors to add, both ascending.
    """
    s = t.sides[side]
    if s.automated:
        post_strongest(t, side, province)
        return
    here = t.defenders[province]
    taken = added = -1
    back: list[Warrior] = []
    picked = 0
    while True:
        leaving = sorted([w for w in here if w > taken]) if added < 0 else []  # adj.04, defend.03
        coming = sorted([w for w in s.hand if w > added and w not in back])  # adj.02, adj.03
        room = MAX_DEFENDERS - len(here)  # adj.05, build.09
        options: list[Warrior | None] = [None, *leaving, *(coming if room else [])]  # adj.06
        if len(options) == 1:
            return
        most = len(leaving) + min(len(coming), room + len(leaving))
        marks = Subset(leaving + coming, picked, 0, picked + most)
        warrior = await Decision(side, kinds.ADJUST, options, province, marks)
        if warrior is None:
            return
        picked += 1
        if warrior in here:
            take_back(t, side, warrior, province)
            back.append(warrior)
            taken = warrior
        else:
            add_defender(t, side, warrior, province)
            added = warrior


def add_defender(t: Table, side: int, warrior: Warrior, area: Area) -> None:
    t.sides[side].hand.remove(warrior)
    t.post(warrior, area)
    t.tell(events.POSTED, side, warrior, area)


def take_back(t: Table, side: int, warrior: Warrior, area: Area) -> None:
    t.withdraw(warrior, area)
    t.sides[side].hand.append(warrior)
    t.tell(events.TOOK_BACK, side, warrior, area)


def post_strongest(t: Table, side: int, province: Area) -> None:
    """ap.07 The automated opponent sets the defenders for the highest strength (r.ap.3)."""
    here = t.defenders[province]
    best = strongest(here + t.sides[side].hand, MAX_DEFENDERS)
    for warrior in [w for w in here if w not in best]:
        take_back(t, side, warrior, province)
    for warrior in [w for w in best if w not in here]:
        add_defender(t, side, warrior, province)
