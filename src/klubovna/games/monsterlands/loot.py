"""Loot: the display, and taking a token from it."""

from __future__ import annotations

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.clans import gain_glory
from klubovna.games.monsterlands.deeds import discard_loot
from klubovna.games.monsterlands.facts import LOOT_DISPLAY, LOOT_EFFECT, LOOT_WHEN
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision


def refill_loot(t: Table) -> None:
    """loot.05 Four tokens on display; the discards make a new supply (r.04)."""
    while len(t.loot_display) < LOOT_DISPLAY:
        if not t.loot_supply:
            t.loot_supply, t.loot_discard = t.loot_discard, []
            t.loot_supply.sort()
            t.chance.shuffle(t.loot_supply)
        if not t.loot_supply:
            return
        t.loot_display.append(t.loot_supply.pop())
        t.shown += 1


async def take_loot(t: Table, seat: int, refill: bool = True) -> None:
    """loot.01 One token of the player's choice."""
    if not t.loot_display:
        refill_loot(t)  # r.95
    if not t.loot_display:
        return
    loot = await Decision(seat, kinds.LOOT, sorted(t.loot_display))
    t.loot_display.remove(loot)
    t.clans[seat].loot.append(loot)
    t.tell(events.LOOTED, seat, loot)
    if refill:
        refill_loot(t)


async def loot_glory(t: Table, seat: int, when: str) -> None:
    """ref.loot.01, ref.loot.15, ref.loot.16 Discarded for glory right after the deed."""
    found = [loot for loot in t.clans[seat].loot if LOOT_WHEN[loot] == when]
    if found:
        loot = await Decision(seat, kinds.LOOT_GLORY, [None, *found])
        if loot is not None:
            discard_loot(t, seat, loot)
            gain_glory(t, seat, LOOT_EFFECT[loot].value, ("loot", loot))
