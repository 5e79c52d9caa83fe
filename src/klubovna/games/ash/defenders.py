"""Adjusting defenders."""

from __future__ import annotations

from klubovna.games.ash import events, kinds
from klubovna.games.ash.facts import MAX_DEFENDERS, Area, Warrior
from klubovna.games.ash.preferences import strongest
from klubovna.games.ash.state import Table
from klubovna.kernel.decision import Decision


async def adjust_defenders(t: Table, side: int, province: Area) -> None:
    """adj.01 Take defenders back, add warriors from hand, or leave them.

    First the defenders to take back, then the warriors to add, both in ascending order: so every outcome can be
    reached in one way only.
    """
    s = t.sides[side]
    if s.automated:
        post_strongest(t, side, province)
        return
    here = t.defenders[province]
    taken = added = -1
    back: list[Warrior] = []
    while True:
        options: list[Warrior | None] = [None]  # adj.06
        if added < 0:
            options += sorted(w for w in here if w > taken)  # adj.04, defend.03
        if len(here) < MAX_DEFENDERS:  # adj.05, build.09
            options += sorted(w for w in s.hand if w > added and w not in back)  # adj.02, adj.03
        if len(options) == 1:
            return
        warrior = await Decision(side, kinds.ADJUST, options, province)
        if warrior is None:
            return
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
