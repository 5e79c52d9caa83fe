"""Resources, tax, special ingredients and gold."""

from __future__ import annotations

from klubovna.games.ash import events, kinds
from klubovna.games.ash.defenders import adjust_defenders
from klubovna.games.ash.facts import ANY, BASIC, GIVES, GOLD, GOLD_SPACE_GIVES, REBIRTH, TAX, VP, Area
from klubovna.games.ash.state import NOBODY, Table
from klubovna.kernel.decision import Decision


async def gain(t: Table, side: int, amounts: list[int]) -> None:
    """res.03 Take resources from the common supply; it never runs out (r.setup.6)."""
    s = t.sides[side]
    if s.automated:
        vp = sum(amounts)  # ap.03, apb.05, r.ap.9
        s.vp += vp
        if vp:
            t.tell(events.SCORED_RESOURCES, side, vp)
        return
    supply = s.supply
    for resource in range(GOLD + 1):
        supply[resource] += amounts[resource]
    s.vp += amounts[VP]
    if t.journal is not None and sum(amounts) > amounts[ANY]:
        t.tell(events.GAINED, side, [*amounts[:ANY], 0, amounts[VP]])
    for left in range(amounts[ANY], 0, -1):
        resource = await Decision(side, kinds.GAIN_ANY, BASIC, left)  # spec.01, r.res.2
        supply[resource] += 1
        if t.journal is not None:
            t.tell(events.GAINED, side, [int(r == resource) for r in range(VP + 1)])


async def use_building(t: Table, side: int, province: Area) -> None:
    """res.02 A minion at a building: gain, then the owner's tax, or at an own building adjusting (r.res.3)."""
    building = t.stacks[province][-1]  # r.res.1
    await benefit(t, side, building)
    owner = t.control[province]
    if owner == side:
        await adjust_defenders(t, side, province)  # tax.03, tax.04, adj.01
    elif owner != NOBODY:
        t.tell(events.TAXED, owner, province)
        await gain(t, owner, TAX[building])  # tax.01, tax.02, ap.04, apa.02


async def benefit(t: Table, side: int, building: int) -> None:
    """What a building gives to who uses or builds it (build.05): resources, or the Altar's rebirth."""
    if REBIRTH[building]:
        await rebirth(t, side)
    else:
        await gain(t, side, GIVES[building])


async def rebirth(t: Table, side: int) -> None:
    """altar.01 All own warriors return from the graveyard to hand."""
    s = t.sides[side]
    if not s.graveyard:
        return
    if not s.automated and await Decision(side, kinds.REBIRTH, [None, 1]) is None:  # altar.02
        return
    t.tell(events.REBORN, side, len(s.graveyard))
    s.hand += s.graveyard
    s.graveyard = []


async def use_gold_space(t: Table, side: int) -> None:
    """gold.03 The gold space brings one gold."""
    amounts = [0] * (VP + 1)
    amounts[GOLD] = GOLD_SPACE_GIVES
    await gain(t, side, amounts)
