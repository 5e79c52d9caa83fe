"""Who rules (2.8), and what keeps a faction from placing or leaving (1.1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.root.facts import (
    BURROW,
    CLEARINGS,
    EFFECT_CALLED,
    NOBODY,
    OWNER,
    TOKENS,
    Clearing,
    Faction,
)
from klubovna.games.root.roles import ROLES, asked
from klubovna.games.root.state import DAYLIGHT_BEGINS, EVERYWHERE, UNKNOWN

if TYPE_CHECKING:
    from klubovna.games.root.state import Table


LOWEST_BIT: Final = [(bits & -bits).bit_length() - 1 for bits in range(EVERYWHERE + 1)]


def hirer(t: Table) -> Faction:
    """11.2.7.III#1 Who treats hired warriors as his own now: from Daylight to the end of the turn."""
    return t.borrower if t.phase >= DAYLIGHT_BEGINS else NOBODY


def rulers(t: Table) -> list[Faction]:
    """2.8 Who rules each clearing, or NOBODY (2.8#3); the Burrow stands last."""
    known = t._rulers
    unknown = t._unruled
    if unknown:
        t._unruled = 0
        while unknown:
            at = LOWEST_BIT[unknown]
            unknown &= unknown - 1
            if known[at] == UNKNOWN:
                known[at] = _ruler(t, at)
    return known


def ruler(t: Table, at: Clearing) -> Faction:
    known = t._rulers[at]
    if known == UNKNOWN:
        known = t._rulers[at] = _ruler(t, at)
    return known


def _ruler(t: Table, at: int) -> Faction:
    who = t._asked or asked(t)
    for role in who.outranking:
        if role.outranks(t, Clearing(at)):
            return role.id
    best = 0
    leader = NOBODY
    warriors, pieces = t.warriors, t.pieces
    special = t.exiles or t.borrower >= 0
    for faction, buildings in who.ruling:
        force = warriors[faction][at]  # 2.8#1; tokens and pawns do not count (2.8#2)
        for kind in buildings:
            force += pieces[kind][at]
        if special:
            force += kitchens(t, faction, at) + hands_lent(t, faction, at)
        if force > best:
            best, leader = force, faction
        elif force == best and force and not (leader >= 0 and ROLES[leader].wins_ties()):
            leader = faction if ROLES[faction].wins_ties() else NOBODY
    return leader


def hands_lent(t: Table, faction: Faction, at: int) -> int:
    """Hired warriors count for who hired them (1.1.4#1, r.120)."""
    borrower = hirer(t)
    if borrower >= 0:
        if faction == borrower:
            return t.warriors[t.lender][at]
        if faction == t.lender:
            return -t.warriors[faction][at]
    return 0


def bit_of(effect: str) -> int:
    """The bit of a persistent effect among those that `in_effect` gives."""
    return 1 << EFFECT_CALLED[effect]


SOUP_KITCHENS: Final = bit_of("soup_kitchens")
BOAT_BUILDERS: Final = bit_of("boat_builders")
TUNNELS: Final = bit_of("tunnels")
CORVID_PLANNERS: Final = bit_of("corvid_planners")
COFFIN_MAKERS: Final = bit_of("coffin_makers")


def in_effect(t: Table, faction: Faction) -> int:
    """The persistent effects that a faction has crafted, as bits: they are asked at every step."""
    return t._effects[faction]


def kitchens(t: Table, faction: Faction, at: int) -> int:
    """Soup Kitchens: each token adds two to its owner's side."""
    if at == BURROW or not in_effect(t, faction) & SOUP_KITCHENS:
        return 0
    return 2 * sum(t.pieces[kind][at] for kind in TOKENS if OWNER[kind] == faction)


def rules(t: Table, faction: Faction, at: Clearing) -> bool:
    return ruler(t, at) == faction


def ruled(t: Table, faction: Faction) -> list[Clearing]:
    by = rulers(t)
    return [c for c in CLEARINGS if by[c] == faction]


def can_place(t: Table, faction: Faction, at: Clearing) -> bool:
    """1.1.2 Whether nothing forbids this faction to place pieces here."""
    if t.scorched[at]:
        return False
    for role in (t._asked or asked(t)).placing:
        if role.id != faction and role.forbids_placing(t, faction, at):
            return False
    return True


def can_leave(t: Table, faction: Faction, at: Clearing) -> bool:
    """Whether nothing forbids this faction to move out of here; off the map nothing does."""
    if at >= BURROW:
        return True
    for role in asked(t).leaving:
        if role.id != faction and role.forbids_leaving(t, faction, at):
            return False
    return True
