"""Terrain cubes: what Hester owns on the battleground, and the ways to pay with them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, TypeAlias

from klubovna.games.harrow.factions.hester import events, kinds
from klubovna.games.harrow.facts import FIRST_TERRAIN_CUBE, HESTER, SILVER, TERRAIN_CUBES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

Payment: TypeAlias = tuple[int, int, int, int]
"""Cubes to be spent: brown, teal, yellow, green."""
Price: TypeAlias = tuple[int, int, int]
"""A terrain, how many cubes of its colour, or how many of any colours; NEVER where one of the two is barred."""

NEVER: Final = 99
ANY: Final[list[list[Payment]]] = [
    [(a, b, c, d) for a, b, c, d in product(range(count + 1), repeat=4) if a + b + c + d == count] for count in range(4)
]
"""All ways to spend so many cubes."""


def colour_of(terrain: int) -> int:
    """c5.roots.08 The cube of a terrain: swamp brown, wetlands teal, plains yellow, forest green."""
    return FIRST_TERRAIN_CUBE + terrain


def own_cubes(t: Table) -> list[int]:
    return t.ground[FIRST_TERRAIN_CUBE:SILVER]


def colours_in_supply(t: Table) -> list[int]:
    return [colour for colour in TERRAIN_CUBES if t.cubes[colour]]


def cubes_of(colour: int, count: int) -> Payment:
    """So many cubes of one colour."""
    brown, teal, yellow, green = (count if one == colour else 0 for one in TERRAIN_CUBES)
    return brown, teal, yellow, green


def payments(t: Table, price: Price) -> list[Payment]:
    """Every way to pay that wastes nothing: cubes of the colour, or any cubes without paying in that colour too."""
    terrain, matching, loose = price
    own = own_cubes(t)
    found: list[Payment] = []
    if matching < NEVER and own[terrain] >= matching:
        found.append(cubes_of(colour_of(terrain), matching))
    if loose < NEVER:
        found += [
            spent
            for spent in ANY[loose]
            if (matching == NEVER or spent[terrain] < matching)
            and all(count <= there for count, there in zip(spent, own, strict=True))
        ]
    return found


def can_pay(t: Table, price: Price) -> bool:
    terrain, matching, loose = price
    own = own_cubes(t)
    return (matching < NEVER and own[terrain] >= matching) or (loose < NEVER and sum(own) >= loose)


async def pay(t: Table, price: Price, at: int) -> None:
    """Hester spends cubes of her choice for something on a hex."""
    spent: Payment = await Decision(t.seat_of[HESTER], kinds.PAY, payments(t, price), at)
    spend(t, spent)


def spend(t: Table, spent: Payment) -> None:
    for terrain, count in enumerate(spent):
        if count:
            t.pay_cubes(colour_of(terrain), count)
    if any(spent):
        t.tell(events.PAID, spent)


def gain(t: Table, gained: Sequence[int]) -> None:
    """c5.roots.10 Terrain cubes from the common supply, as far as there are any."""
    came = [t.gain_cubes(colour_of(terrain), count) for terrain, count in enumerate(gained)]
    if any(came):
        t.tell(events.LAND_CUBES, (came[0], came[1], came[2], came[3]))


def lose_all(t: Table) -> None:
    """All terrain cubes of the battleground go back to the supply (solo.card.04)."""
    own = own_cubes(t)
    spend(t, (own[0], own[1], own[2], own[3]))
