"""Who rules (2.8), and what keeps a faction from placing or leaving (1.1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.root.facts import (
    BURROW,
    EFFECT_CALLED,
    NOBODY,
    OWNER,
    TOKENS,
    Clearing,
    Faction,
)
from klubovna.games.root.places import LOWEST_IN, ON_MAP, PLACES_IN, Places
from klubovna.games.root.state import DAYLIGHT_BEGINS

if TYPE_CHECKING:
    from klubovna.games.root.state import Table


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
    found = [NOBODY] * (BURROW + 1)
    for faction in t.present:
        for at in PLACES_IN[realm(t, faction)]:
            found[at] = faction
    return found


def ruler(t: Table, at: Clearing) -> Faction:
    for faction in t.present:
        if realm(t, faction) >> at & 1:
            return faction
    return NOBODY


def look_who_rules(t: Table) -> None:
    """Wherever something has changed."""
    realms, unknown = t._realms, t._unruled
    t._unruled = 0
    for faction in t.present:
        realms[faction] &= ~unknown
    realms[NOBODY] &= ~unknown
    who = t._asked
    special = t.exiles or t.borrower >= 0
    for role in who.outranking:
        outranked = role.dominion(t) & unknown
        realms[role.id] |= outranked
        unknown ^= outranked
    seats = t.seats
    while unknown:
        at = LOWEST_IN[unknown]
        forces = t._force[at * seats : (at + 1) * seats]
        if special:
            reinforce(t, at, forces)
        best = 0
        leader = NOBODY
        for seat, force in enumerate(forces):  # 2.8#1; tokens and pawns do not count (2.8#2)
            if force > best:
                best, leader = force, t.factions[seat]
            elif force == best:
                leader = NOBODY
        if best and leader == NOBODY:
            for role in who.tying:
                if forces[t.seat_of[role.id]] == best:
                    leader = role.id
        realms[leader] |= unknown & -unknown
        unknown &= unknown - 1


def reinforce(t: Table, at: Clearing, forces: list[int]) -> None:
    """What besides warriors and buildings counts for rule here, by seat."""
    if t.exiles:
        for seat, faction in enumerate(t.factions):
            forces[seat] += kitchens(t, faction, at)
    borrower = hirer(t)
    if borrower >= 0:  # hired warriors count for who hired them (1.1.4#1, r.120)
        hands = t.warriors[t.lender][at]
        forces[t.seat_of[borrower]] += hands
        forces[t.seat_of[t.lender]] -= hands


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
    return realm(t, faction) >> at & 1 > 0


def ruled(t: Table, faction: Faction) -> list[Clearing]:
    return PLACES_IN[realm(t, faction) & ON_MAP]


def ground(t: Table, faction: Faction) -> Places:
    """1.1.2 The clearings where nothing forbids this faction to place pieces."""
    free = ON_MAP & ~t.burnt
    for role in t._asked.placing:
        if role.id != faction:
            free &= ~role.forbids_placing(t, faction)
    return free


def can_place(t: Table, faction: Faction, at: Clearing) -> bool:
    """1.1.2 Whether nothing forbids this faction to place pieces here."""
    return ground(t, faction) >> at & 1 > 0


def held(t: Table, faction: Faction) -> Places:
    """Where something forbids this faction to move out of a clearing; off the map nothing does."""
    found = 0
    for role in t._asked.leaving:
        if role.id != faction:
            found |= role.forbids_leaving(t, faction)
    return found


def can_leave(t: Table, faction: Faction, at: Clearing) -> bool:
    return not held(t, faction) >> at & 1
