"""Final scoring and who wins."""

from __future__ import annotations

from klubovna.games.ash import events
from klubovna.games.ash.facts import AREAS, AUTOMATON, BASIC, FATES, GOLD, LEVEL, TYPE, Warrior
from klubovna.games.ash.state import Table
from klubovna.kernel.state import Result
from klubovna.kernel.text import Term


def final_scoring(t: Table) -> None:
    """final.01 VP for left-over resources, gold and the fate card, less the automatons never used."""
    for side, s in enumerate(t.sides):
        if s.automated:
            continue  # ap.09, r.ap.13
        resources = sum(s.supply[r] // 3 for r in BASIC)  # final.02, r.fin.3
        gold = s.supply[GOLD] // 2  # final.03
        fate = fate_vp(t, side)  # final.04
        automatons = -sum(LEVEL[w] for w in warriors_of(t, side) if TYPE[w] == AUTOMATON)  # auto.10, r.war.7
        s.vp += resources + gold + fate + automatons
        t.tell(events.SCORED_FINAL, side, resources, gold, fate, automatons)


def warriors_of(t: Table, side: int) -> list[Warrior]:
    """final.05 All own warriors: on the board, in hand and in the graveyard."""
    s = t.sides[side]
    board = [w for area in AREAS if t.control[area] == side for w in t.defenders[area]]
    return s.hand + s.graveyard + board


def fate_vp(t: Table, side: int) -> int:
    """final.04 The levels of the warriors whose type is on the fate card; starting warriors have none (final.06)."""
    fated = FATES[t.sides[side].fate[0]]
    return sum(LEVEL[w] for w in warriors_of(t, side) if TYPE[w] in fated)  # final.07


def other_vp(t: Table, side: int) -> int:
    """final.08 In a tie: the levels of the ordinary warriors of the other types (r.fin.1); the AP adds nothing."""
    if t.sides[side].automated:
        return 0  # r.ap.14
    fated = FATES[t.sides[side].fate[0]]
    return sum(LEVEL[w] for w in warriors_of(t, side) if TYPE[w] not in fated and TYPE[w] != AUTOMATON)


def standing(t: Table, side: int) -> tuple[int, int, bool, bool]:
    """win.03 Most VP; then the other warriors; then the kingslayer (final.09); then the AP is ahead (r.ap.14)."""
    s = t.sides[side]
    return s.vp, other_vp(t, side), t.king_token == side, s.automated


def result(t: Table) -> Result:
    """win.03 Ranks of all; equals share a rank (r.fin.2)."""
    standings = [standing(t, side) for side in range(len(t.sides))]
    ranks = [1 + sum(other > own for other in standings) for own in standings]
    details = {
        "tie_break": [other for _, other, _, _ in standings],
        "kingslayer": t.king_token if t.king_token >= 0 else None,
        "automated": {"score": t.sides[-1].vp, "rank": ranks[-1]} if t.sides[-1].automated else None,
    }
    return Result(
        winners=[seat for seat in range(t.seats) if ranks[seat] == 1],
        ranks=ranks[: t.seats],
        scores=[s.vp for s in t.sides[: t.seats]],
        details=details,
    )


def why(t: Table) -> Term:
    """win.03 How it was decided: by points, by the tie-breaks, or because a tie is the AP's (r.ap.14)."""
    standings = sorted(((standing(t, side), side) for side in range(len(t.sides))), reverse=True)
    (best, side), (second, _) = standings[0], standings[1]
    who = ("side", [one for place, one in standings if place == best])
    if best == second or best[0] > second[0]:
        return Term("why-shared" if best == second else "why-points", who=who, points=best[0], second=second[0])
    tied = "warriors" if best[1] > second[1] else "king" if best[2] > second[2] else "ap"
    return Term(f"why-tie-{tied}", who=("side", side), points=best[0])
