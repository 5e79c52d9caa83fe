"""Who rules (2.8), and what keeps a faction from placing or leaving (1.1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.root.facts import (
    BURROW,
    EFFECT_CALLED,
    FACTION_IDS,
    NOBODY,
    OWNER,
    TOKENS,
    Clearing,
    Faction,
)
from klubovna.games.root.places import LOWEST_IN, ON_MAP, PLACES_IN, Places
from klubovna.games.root.roles import asked
from klubovna.games.root.state import DAYLIGHT_BEGINS, FACTIONS

if TYPE_CHECKING:
    from klubovna.games.root.state import Table

EVERY_FACTION: Final = [Faction(i) for i in range(len(FACTION_IDS))]


def hirer(t: Table) -> Faction:
    """11.2.7.III#1 Who treats hired warriors as his own now: from Daylight to the end of the turn."""
    return t.borrower if t.phase >= DAYLIGHT_BEGINS else NOBODY


def realm(t: Table, faction: Faction) -> Places:
    """2.8 What the faction rules."""
    if t._unruled:
        look_who_rules(t)
    return t._realms[faction]


def rulers(t: Table) -> list[Faction]:
    """2.8 Who rules each clearing, or NOBODY (2.8#3); the Burrow stands last."""
    if t._unruled:
        look_who_rules(t)
    return t._rulers


def ruler(t: Table, at: Clearing) -> Faction:
    return rulers(t)[at]


def look_who_rules(t: Table) -> None:
    """Wherever something has changed."""
    rulers, realms, unknown = t._rulers, t._realms, t._unruled
    t._unruled = 0
    who = t._asked or asked(t)
    special = t.exiles or t.borrower >= 0
    outranked = 0
    for role in who.outranking:
        outranked |= role.dominion(t)
    while unknown:
        at = LOWEST_IN[unknown]
        here = unknown & -unknown
        unknown ^= here
        leader = NOBODY
        if outranked & here:
            for role in who.outranking:
                if role.dominion(t) & here:
                    leader = role.id
                    break
        else:
            forces = t._force[at * FACTIONS : (at + 1) * FACTIONS]
            if special:
                reinforce(t, at, forces)
            best = max(forces)  # 2.8#1; tokens and pawns do not count (2.8#2)
            if forces.count(best) == 1:
                leader = EVERY_FACTION[forces.index(best)]
            elif best:
                for role in who.tying:
                    if forces[role.id] == best:
                        leader = role.id
        before = rulers[at]
        if before != leader:
            rulers[at] = leader
            if before >= 0:
                realms[before] ^= here
            if leader >= 0:
                realms[leader] ^= here


def reinforce(t: Table, at: Clearing, forces: list[int]) -> None:
    """What besides warriors and buildings counts for rule here."""
    if t.exiles:
        for faction in t.present:
            forces[faction] += kitchens(t, faction, at)
    borrower = hirer(t)
    if borrower >= 0:  # hired warriors count for who hired them (1.1.4#1, r.120)
        hands = t.warriors[t.lender][at]
        forces[borrower] += hands
        forces[t.lender] -= hands


def bit_of(effect: str) -> int:
    """The bit of a persistent effect among those of `Table.effects`."""
    return 1 << EFFECT_CALLED[effect]


SOUP_KITCHENS: Final = bit_of("soup_kitchens")
BOAT_BUILDERS: Final = bit_of("boat_builders")
TUNNELS: Final = bit_of("tunnels")
CORVID_PLANNERS: Final = bit_of("corvid_planners")
COFFIN_MAKERS: Final = bit_of("coffin_makers")


def kitchens(t: Table, faction: Faction, at: int) -> int:
    """Soup Kitchens: each token adds two to its owner's side."""
    if at == BURROW or not t.effects[faction] & SOUP_KITCHENS:
        return 0
    return 2 * sum(t.pieces[kind][at] for kind in TOKENS if OWNER[kind] == faction)


def rules(t: Table, faction: Faction, at: Clearing) -> bool:
    return ruler(t, at) == faction


def ruled(t: Table, faction: Faction) -> list[Clearing]:
    return PLACES_IN[realm(t, faction) & ON_MAP]


def ground(t: Table, faction: Faction) -> Places:
    """1.1.2 The clearings where nothing forbids this faction to place pieces."""
    free = ON_MAP & ~t.burnt
    for role in (t._asked or asked(t)).placing:
        if role.id != faction:
            free &= ~role.forbids_placing(t, faction)
    return free


def can_place(t: Table, faction: Faction, at: Clearing) -> bool:
    """1.1.2 Whether nothing forbids this faction to place pieces here."""
    return ground(t, faction) >> at & 1 > 0


def held(t: Table, faction: Faction) -> Places:
    """Where something forbids this faction to move out of a clearing; off the map nothing does."""
    found = 0
    for role in (t._asked or asked(t)).leaving:
        if role.id != faction:
            found |= role.forbids_leaving(t, faction)
    return found


def can_leave(t: Table, faction: Faction, at: Clearing) -> bool:
    return not held(t, faction) >> at & 1
