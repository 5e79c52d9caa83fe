"""Resources, tax, special ingredients and gold."""

from __future__ import annotations

from typing import Final, TypeAlias

from klubovna.games.ash import events, kinds
from klubovna.games.ash.defenders import adjust_defenders
from klubovna.games.ash.facts import ANY, BASIC, GIVES, GOLD, GOLD_SPACE_GIVES, REBIRTH, TAX, VP, Area
from klubovna.games.ash.state import GOLD_SPACE, NOBODY, Table
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.journal import Event

PRINTED: Final = [*BASIC, GOLD]
"""Resources that a building or card names."""
Source: TypeAlias = tuple[Event, Event]
"""Where a gain comes from: how it is told of a player, and of the automated opponent, who scores instead (ap.03)."""
USED: Final[Source] = (events.GAINED, events.AP_GAINED)
BUILT: Final[Source] = (events.GAINED_BUILT, events.AP_GAINED_BUILT)
TAXED: Final[Source] = (events.TAXED, events.AP_TAXED)
GOLDEN: Final[Source] = (events.GAINED_GOLD, events.AP_GAINED_GOLD)
WON: Final[Source] = (events.REWARDED, events.AP_REWARDED)
CONSOLED: Final[Source] = (events.CONSOLED, events.AP_CONSOLED)


async def gain(t: Table, side: int, amounts: list[int], source: Source, what: int) -> None:
    """res.03 What is printed, and special ingredients as the side likes (spec.01)."""
    if left := collect(t, side, amounts, source, what):
        await choose_any(t, side, left, source, what)


def collect(t: Table, side: int, amounts: list[int], source: Source, what: int) -> int:
    """res.03 Take resources from the common supply; it never runs out (r.setup.6).

    `what` is the building, area, space or card that the source names. How many special ingredients are to be chosen.
    """
    s = t.sides[side]
    if s.automated:
        vp = sum(amounts)  # ap.03, apb.05, r.ap.9
        s.vp += vp
        if vp > amounts[VP]:
            t.tell(source[1], side, vp, amounts[:], what)
        elif vp:  # VP are VP to everybody
            t.tell(source[0], side, amounts[:], what)
        return 0
    supply = s.supply
    for resource in PRINTED:
        if amounts[resource]:
            supply[resource] += amounts[resource]
    s.vp += amounts[VP]
    if t.journal is not None and sum(amounts) > amounts[ANY]:
        t.tell(source[0], side, [*amounts[:ANY], 0, amounts[VP]], what)
    return amounts[ANY]


async def choose_any(t: Table, side: int, count: int, source: Source, what: int) -> None:
    """spec.01 A special ingredient is a basic resource of one's choice."""
    supply = t.sides[side].supply
    for left in range(count, 0, -1):
        chosen = await Decision(side, kinds.GAIN_ANY, BASIC, (left, source[0].name, what))  # spec.01, r.res.2
        supply[chosen] += 1
        if t.journal is not None:
            t.tell(source[0], side, [int(r == chosen) for r in range(VP + 1)], what)


async def use_building(t: Table, side: int, province: Area) -> None:
    """res.02 A minion at a building: gain, then the owner's tax, or at an own building adjusting (r.res.3)."""
    building = t.stacks[province][-1]  # r.res.1
    if (more := benefit(t, side, building, USED)) is not None:
        await more
    owner = t.control[province]
    if owner == side:
        await adjust_defenders(t, side, province)  # tax.03, tax.04, adj.01
    elif owner != NOBODY and (left := collect(t, owner, TAX[building], TAXED, province)):
        await choose_any(t, owner, left, TAXED, province)  # tax.01, tax.02, ap.04, apa.02


def benefit(t: Table, side: int, building: int, source: Source) -> Flow[None] | None:
    """What a building gives to who uses or builds it (build.05): resources, or the Altar's rebirth.

    A flow if there is something to choose.
    """
    if REBIRTH[building]:
        return rebirth(t, side)
    left = collect(t, side, GIVES[building], source, building)
    return choose_any(t, side, left, source, building) if left else None


async def rebirth(t: Table, side: int) -> None:
    """altar.01 All own warriors return from the graveyard to hand."""
    s = t.sides[side]
    if not s.graveyard:
        return
    if not s.automated and await Decision(side, kinds.REBIRTH, [None, 1], len(s.graveyard)) is None:  # altar.02
        return
    t.tell(events.REBORN, side, len(s.graveyard))
    s.hand += s.graveyard
    s.graveyard = []


ONE_GOLD: Final = [GOLD_SPACE_GIVES if resource == GOLD else 0 for resource in range(VP + 1)]


async def use_gold_space(t: Table, side: int) -> None:
    """gold.03 The gold space brings one gold."""
    collect(t, side, ONE_GOLD, GOLDEN, GOLD_SPACE)
