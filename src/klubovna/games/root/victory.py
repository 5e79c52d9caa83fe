"""Scoring and winning."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import events
from klubovna.games.root.facts import NOBODY, TO_WIN, Faction
from klubovna.games.root.state import Table
from klubovna.kernel.state import GameOver
from klubovna.kernel.text import Term

MOST_ROUNDS: Final = 500
"""Far beyond any game that people play: only a table on which nobody can score any more gets there."""


def score(t: Table, faction: Faction, points: int, why: str) -> None:
    """3.2 Points, without looking whether they win; without a marker on the track none (3.3.1#2, 9.2.8#3)."""
    if points == 0 or not has_marker(t, faction):
        return  # r.21
    before = t.vp[faction]
    t.vp[faction] = max(0, before + points)  # r.20
    t.tell(events.SCORED, faction, t.vp[faction] - before, t.vp[faction], why)


def has_marker(t: Table, faction: Faction) -> bool:
    return t.dominance[faction] < 0


def worth(t: Table, faction: Faction, points: int) -> int:
    """What these points come to for this faction: to one without a marker nothing (r.21)."""
    return points if has_marker(t, faction) else 0


def gain_points(t: Table, faction: Faction, points: int, why: str) -> None:
    """r.19 One scoring instruction: the game ends inside an action as soon as somebody has enough."""
    score(t, faction, points, why)
    if t.vp[faction] >= TO_WIN:
        check_victory(t)


def check_victory(t: Table) -> None:
    """3.1 Thirty points win; of several the most (3.1#2), then who is on turn, then the next in order (3.1#3, r.18)."""
    there = [f for f in [t.on_turn, *t.others(t.on_turn)] if t.vp[f] >= TO_WIN and has_marker(t, f)]
    if there:
        win(t, max(there, key=lambda f: t.vp[f]))


def win(t: Table, faction: Faction) -> None:
    """The game is over; who is in coalition wins with his partner (9.2.8#4), and with his partner's partner."""
    side = [faction, *(f for f in t.factions if t.coalition[f] == faction)]
    t.winners = [f for f in t.factions if f in side or t.coalition[f] in side]
    t.over = True
    t.tell(events.WON, faction)
    raise GameOver


def end_undecided(t: Table) -> None:
    """r.169 Nobody has won in so many rounds: nobody wins."""
    t.over = True
    t.tell(events.UNDECIDED, MOST_ROUNDS)


def why(t: Table) -> Term:
    """3.1, 3.3 How it was decided: by whom the others of a coalition have joined, not by their own cards (9.2.8#4)."""
    if not t.winners:
        return Term("why-nobody")
    first = next(faction for faction in t.winners if t.coalition[faction] == NOBODY)
    who = ("faction", [*t.winners])
    if t.dominance[first] >= 0:
        return Term("why-dominance", who=who, card=("card", t.dominance[first]))
    return Term("why-coalition" if len(t.winners) > 1 else "why-points", who=who, points=t.vp[first])
