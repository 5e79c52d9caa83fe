"""Points: killed haints by the dial, objectives, the brambles."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow import events
from klubovna.games.harrow.facts import HAINT, INFECTED, JAR_FACTIONS, MIDDLE, Faction, Spot
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Term

OBJECTIVE_POINTS: Final = 2
LAST_SPOON: Final = 3


def score(t: Table, faction: Faction, points: int, reason: str) -> None:
    t.points[faction] += points
    t.tell(events.SCORED, faction, points, t.points[faction], reason)


def without_points(t: Table) -> dict[str, list[int]]:
    """What counts for the factions that have no points."""
    counted: dict[str, list[int]] = {}
    for seat, faction in enumerate(t.factions):
        board = t.boards()[faction]
        if faction not in JAR_FACTIONS and board is not None:
            counted.setdefault(board.scored_for(), [0] * t.seats)[seat] = board.score()
    return counted


def take_off(t: Table, owner: Faction, at: Spot, unit: int) -> None:
    """A haint leaves the map; its nail goes back to Bernice (r.107), its snake to Hester (r.069)."""
    column = t.haints if unit == HAINT else t.infected
    if t.nails and column[owner][at] <= t.nailed(owner, unit, at):
        t.nails.remove([owner, unit, at])
    t.add_haints(owner, at, -1, unit)
    for faction in t.in_play:
        ROLES[faction].haint_left(t, unit)


def first_to_go(t: Table, owner: Faction, at: Spot) -> int:
    """c5.infect.08, c5.infect.09 On a hex with both kinds the uninfected haint goes first."""
    return HAINT if t.haints[owner][at] else INFECTED


def kill(t: Table, killer: Faction, owner: Faction, at: Spot, unit: int) -> None:
    """c1.attack.16 A killed haint scores for the killer; an own one just goes back to the supply (r.051)."""
    take_off(t, owner, at, unit)
    t.tell(events.KILLED, killer, owner, at)
    if killer == owner:
        t.supply[owner] += 1
    else:
        count_haint(t, killer, owner)
    for faction in t.in_play:
        ROLES[faction].haint_killed(t, owner)


def count_haint(t: Table, killer: Faction, owner: Faction) -> None:
    """One killed haint, off the map already: one point in chapters 1 and 2, then by the dial (c3.dial.01-05)."""
    if not t.with_dial:
        t.supply[owner] += 1
        score(t, killer, 1, "haints")
        return
    t.plate[killer][owner] += 1  # c3.dial.04
    t.tell(events.PLATE, killer, sum(t.plate[killer]), t.spoon[killer])
    check_plate(t, killer)


def count_missing_haint(t: Table, killer: Faction, owner: Faction) -> None:
    """c1.attack.19, r.034 A legend's faction without a haint on the map: a haint of its supply stands for the kill."""
    t.supply[owner] -= 1
    count_haint(t, killer, owner)


def check_plate(t: Table, faction: Faction) -> None:
    """c3.dial.05, c3.bonus.12 Enough haints on the plate: a point, the plate emptied, the spoon one further."""
    if sum(t.plate[faction]) >= t.spoon[faction]:
        score(t, faction, 1, "haints")
        empty_plate(t, faction)


def empty_plate(t: Table, faction: Faction) -> None:
    for owner, count in enumerate(t.plate[faction]):
        t.supply[owner] += count
    t.plate[faction] = [0] * 3
    t.spoon[faction] = min(LAST_SPOON, t.spoon[faction] + 1)
    t.tell(events.SPOON, faction, t.spoon[faction])


def turn_spoon_back(t: Table, faction: Faction, steps: int) -> None:
    """c3.bonus.11, c5.fight.05 Fewer haints for the next point; what lies on the plate may score at once (r.064)."""
    spoon = max(1, t.spoon[faction] - steps)
    if spoon == t.spoon[faction]:
        return
    t.spoon[faction] = spoon
    t.tell(events.SPOON, faction, spoon)
    check_plate(t, faction)


def score_brambles(t: Table) -> None:
    """c1.phase2.01, r.023 One point for the player with a unit on the brambles."""
    for faction in t.present:
        if t.units(faction, MIDDLE):
            t.tell(events.BRAMBLES, faction)
            score(t, faction, 1, "brambles")


def why(t: Table) -> Term:
    """How it was decided; a lost solo game has no winner."""
    scores = t.result().scores
    points = max((scores[t.seat_of[faction]] for faction in t.winners if t.seat_of[faction] >= 0), default=0)
    return Term(f"why-{t.ending or 'points'}", who=("faction", [*t.winners]), points=points)
