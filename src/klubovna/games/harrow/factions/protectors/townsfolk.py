"""Townsfolk: where they may go, the way home in clean-up, pulls towards the legend."""

from __future__ import annotations

from itertools import compress

from klubovna.games.harrow.factions.protectors import events, kinds
from klubovna.games.harrow.facts import DISTANCE, HESTER_TOKEN, MIDDLE, NEIGHBOURS, PROTECTORS, SPOTS, Spot
from klubovna.games.harrow.scoring import OBJECTIVE_POINTS, score
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class


def may_enter(t: Table, at: Spot) -> bool:
    """c1.basic.04, c1.rescue.03, c4.basic.04, r.022 No brambles, no unit of another jar faction, no building, no fire.

    These are what bars the Protectors' own units, room for four apart, and the brambles besides.
    """
    return at != MIDDLE and t.may_stand(PROTECTORS, at)


def may_be_moved_to(t: Table, at: Spot) -> bool:
    """c2.tracker.03, ap.protectors.08, r.131 A rule that speaks of enemy units means Hester too."""
    return may_enter(t, at) and t.legend_at[HESTER_TOKEN] != at


def move(t: Table, at: Spot, to: Spot) -> None:
    """A townsfolk goes to another hex; at home it is saved."""
    t.add_townsfolk(at, -1)
    t.add_townsfolk(to)
    t.tell(events.TOWNSFOLK_MOVED, at, to)
    save(t)


def save(t: Table) -> None:
    """c1.rescue.07 Townsfolk on the Protectors' home leave the map for 2 points each; c5.interact.04 not in a fire."""
    home = t.home[PROTECTORS]
    if t.flames[home]:
        return
    while t.townsfolk[home]:
        t.add_townsfolk(home, -1)
        t.tell(events.SAVED, PROTECTORS)
        score(t, PROTECTORS, OBJECTIVE_POINTS, "townsfolk")


# -- the way home ------------------------------------------------------------------------------------------------------


def footing(t: Table, at: int) -> bool:
    """c1.rescue.01, c1.path.06 A Protectors unit or a path token."""
    return t.units(PROTECTORS, at) > 0 or t.paths[at] > 0


def reach(t: Table, at: Spot) -> list[Spot]:
    """c1.rescue.02 Hexes to which the chain of units and path tokens leads a townsfolk; its way ends at home."""
    if not footing(t, at):
        return []
    units, paths = t._units[PROTECTORS], t.paths
    found = {at}
    ends = [at]
    while ends:
        for to in NEIGHBOURS[ends.pop()]:
            if (units[to] or paths[to]) and to not in found and may_enter(t, to):
                found.add(to)
                if to != t.home[PROTECTORS]:
                    ends.append(to)
    found.remove(at)
    return sorted(found)


@state_class
class Rescue(Work):
    """c1.rescue One townsfolk after the other walks along the chain."""

    left: int
    """How many may still walk."""

    def begin(self, t: Table) -> Flow[None] | None:
        ways: dict[Spot, list[Spot]] = {}
        if self.left:
            for at in compress(SPOTS, t.townsfolk):
                if ends := reach(t, at):
                    ways[at] = ends
        if ways:
            return self.walk(t, ways)
        self.finish(t)
        return None

    async def walk(self, t: Table, ways: dict[Spot, list[Spot]]) -> None:
        at: Spot | None = await Decision(t.seat_of[PROTECTORS], kinds.TOWNSFOLK_FROM, [None, *ways])
        if at is None:
            self.finish(t)
            return
        to = await Decision(t.seat_of[PROTECTORS], kinds.TOWNSFOLK_TO, ways[at], at)
        move(t, at, to)
        self.left -= 1


# -- pulls -------------------------------------------------------------------------------------------------------------


def pulls(t: Table, at: Spot, legend: int) -> list[Spot]:
    """c2.tracker.02, r.021 Where a townsfolk of this hex can be pulled one hex closer to the legend."""
    near = DISTANCE[legend]
    return [to for to in NEIGHBOURS[at] if near[to] == near[at] - 1 and may_be_moved_to(t, to)]
