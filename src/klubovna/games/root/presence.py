"""Presence and rule: who is where (2.2), who rules (2.8), and what keeps a faction from placing or leaving (1.1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.root.facts import (
    BUILDINGS_OF,
    BURROW,
    CLEARINGS,
    EFFECT_CALLED,
    NOBODY,
    OWNER,
    PIECES_OF,
    TOKENS,
    WARRIORS,
    Clearing,
    Faction,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import DAYLIGHT_BEGINS, UNKNOWN, UNKNOWN_RULER

if TYPE_CHECKING:
    from klubovna.games.root.state import Table


def hirer(t: Table) -> Faction:
    """11.2.7.III#1 Who treats hired warriors as his own now: from Daylight to the end of the turn."""
    return t.borrower if t.phase >= DAYLIGHT_BEGINS else NOBODY


class Asked:
    """Of the factions in play those whose own file has an answer to a question; the others need not be asked."""

    __slots__ = (
        "arriving",
        "discarding",
        "helping",
        "leaving",
        "mourning",
        "offering",
        "outranking",
        "pawns",
        "placing",
        "ruling",
        "selling",
    )

    def __init__(self, present: list[Faction]) -> None:
        roles = [ROLES[faction] for faction in present]
        self.placing = [role for role in roles if "forbids_placing" in role.own]
        self.leaving = [role for role in roles if "forbids_leaving" in role.own]
        self.outranking = [role for role in roles if "outranks" in role.own]
        self.ruling = [(faction, BUILDINGS_OF[faction]) for faction in present if WARRIORS[faction]]
        self.pawns = [role for role in roles if "present" in role.own]
        self.offering = [role for role in roles if "offers" in role.own]
        self.selling = [role for role in roles if "at_others_birdsong" in role.own]
        self.arriving = [role for role in roles if "on_moved_in" in role.own]
        self.discarding = [role for role in roles if "takes_discards" in role.own]
        self.mourning = [role for role in roles if "on_losses" in role.own]
        self.helping = [role for role in roles if "before_roll" in role.own]


def asked(t: Table) -> Asked:
    found = t._asked
    if found is None:
        found = t._asked = Asked(t.present)
    return found


def rulers(t: Table) -> list[Faction]:
    """2.8 Who rules each clearing, or NOBODY (2.8#3); the Burrow stands last."""
    known = t._rulers
    while UNKNOWN in known:
        at = known.index(UNKNOWN_RULER)
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


def occupants(t: Table, at: Clearing) -> int:
    """Whose pieces are here, as bits by faction; in forests there are only pawns."""
    if at > BURROW:
        return pawns(t, at)
    known = t._occupants[at]
    if known == UNKNOWN:
        known = pawns(t, at)
        warriors, pieces = t.warriors, t.pieces
        for faction in t.present:
            if warriors[faction][at]:
                known |= 1 << faction
            else:
                for kind in PIECES_OF[faction]:
                    if pieces[kind][at]:
                        known |= 1 << faction
                        break
        t._occupants[at] = known
    return known


def pawns(t: Table, at: Clearing) -> int:
    found = 0
    for role in asked(t).pawns:
        if role.present(t, at):
            found |= 1 << role.id
    return found


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
