"""The mountain map: closed paths and the Pass (D.3)."""

from __future__ import annotations

from klubovna.games.root import events, kinds
from klubovna.games.root.cards import choose_card, spend
from klubovna.games.root.facts import Clearing, Faction
from klubovna.games.root.roles import ROLES, Deed
from klubovna.games.root.rule import rules
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.games.root.victory import gain_points


def deeds(t: Table, faction: Faction) -> list[Deed]:
    """D.3.3#1 Once a turn, in Daylight, for any card; a piece at one of its ends is needed (D.3.3#2, r.157)."""
    if not t.closed or t.opened or t.phase != DAYLIGHT or not t.hands[faction]:
        return []
    role = ROLES[faction]
    return [
        ("open", i)
        for i, (a, b) in enumerate(t.chart.closed)
        if (a, b) in t.closed and (role.present(t, Clearing(a)) or role.present(t, Clearing(b)))
    ]


async def open_path(t: Table, faction: Faction, which: int) -> None:
    """D.3.3#1 The marker goes, and who took it off scores."""
    spend(t, faction, await choose_card(t, faction, kinds.PATH_PAY, t.hands[faction]))
    path = t.chart.closed[which]
    t.lay_paths([other for other in t.closed if other != path])
    t.opened = True
    t.tell(events.OPENED_PATH, faction, path[0], path[1])
    gain_points(t, faction, t.chart.facts.closed_path_vp, "path")


def score_pass(t: Table, faction: Faction) -> None:
    """D.3.4 Who rules the Pass at the end of his Evening scores (r.158)."""
    if t.tower >= 0 and rules(t, faction, Clearing(t.tower)):
        gain_points(t, faction, t.chart.facts.pass_vp, "pass")
