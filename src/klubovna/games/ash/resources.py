"""Resources, tax, special ingredients and gold."""

from __future__ import annotations

from typing import Final, TypeAlias

from klubovna.games.ash import events, kinds
from klubovna.games.ash.defenders import adjust_defenders
from klubovna.games.ash.facts import ANY, BASIC, GIVES, GOLD, GOLD_SPACE_GIVES, REBIRTH, TAX, VP, Area
from klubovna.games.ash.state import GOLD_SPACE, NOBODY, Table
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.journal import Event

Source: TypeAlias = tuple[Event, Event]
"""Where a gain comes from: how it is told of a player, and of the automated opponent, who scores instead (ap.03)."""
USED: Final[Source] = (events.GAINED, events.AP_GAINED)
BUILT: Final[Source] = (events.GAINED_BUILT, events.AP_GAINED_BUILT)
TAXED: Final[Source] = (events.TAXED, events.AP_TAXED)
GOLDEN: Final[Source] = (events.GAINED_GOLD, events.AP_GAINED_GOLD)
WON: Final[Source] = (events.REWARDED, events.AP_REWARDED)
CONSOLED: Final[Source] = (events.CONSOLED, events.AP_CONSOLED)


async def gain(t: Table, side: int, amounts: list[int], source: Source, what: int) -> None:
    """res.03 Take resources from the common supply; it never runs out (r.setup.6).

    `what` is the building, area, space or card that the source names.
    """
    s = t.sides[side]
    if s.automated:
        vp = sum(amounts)  # ap.03, apb.05, r.ap.9
        s.vp += vp
        if vp > amounts[VP]:
            t.tell(source[1], side, vp, amounts[:], what)
        elif vp:  # VP are VP to everybody
            t.tell(source[0], side, amounts[:], what)
        return
    supply = s.supply
    for resource in range(ANY):
        if amounts[resource]:
            supply[resource] += amounts[resource]
    s.vp += amounts[VP]
    if t.journal is not None and sum(amounts) > amounts[ANY]:
        t.tell(source[0], side, [*amounts[:ANY], 0, amounts[VP]], what)
    for left in range(amounts[ANY], 0, -1):
        chosen = await Decision(side, kinds.GAIN_ANY, BASIC, (left, source[0].name, what))  # spec.01, r.res.2
        supply[chosen] += 1
        if t.journal is not None:
            t.tell(source[0], side, [int(r == chosen) for r in range(VP + 1)], what)


async def use_building(t: Table, side: int, province: Area) -> None:
    """res.02 A minion at a building: gain, then the owner's tax, or at an own building adjusting (r.res.3)."""
    building = t.stacks[province][-1]  # r.res.1
    await benefit(t, side, building, USED)
    owner = t.control[province]
    if owner == side:
        await adjust_defenders(t, side, province)  # tax.03, tax.04, adj.01
    elif owner != NOBODY:
        await gain(t, owner, TAX[building], TAXED, province)  # tax.01, tax.02, ap.04, apa.02


def benefit(t: Table, side: int, building: int, source: Source) -> Flow[None]:
    """What a building gives to who uses or builds it (build.05): resources, or the Altar's rebirth."""
    return rebirth(t, side) if REBIRTH[building] else gain(t, side, GIVES[building], source, building)


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


def use_gold_space(t: Table, side: int) -> Flow[None]:
    """gold.03 The gold space brings one gold."""
    return gain(t, side, ONE_GOLD, GOLDEN, GOLD_SPACE)
