"""Menus: what the faction on turn may do between complete actions (r.31)."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import dominance, paths
from klubovna.games.root.cards import distinct
from klubovna.games.root.craft import craft, craftable
from klubovna.games.root.effects import menu as effects
from klubovna.games.root.facts import Card, Faction
from klubovna.games.root.kinds import shared as kinds
from klubovna.games.root.roles import ROLES, Deed
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

SOMETHING_ELSE: Final[Deed] = ("else", -1)
"""What `choose_deed` returns after it has done one of the deeds that are open to everybody."""


def crafting(t: Table, faction: Faction) -> list[Deed]:
    """4.1 Crafting as entries of the menu of that part of the turn in which the faction crafts."""
    return [("craft", card) for card in distinct(craftable(t, faction))]


def common(t: Table, faction: Faction) -> list[Deed]:
    """Deeds open to everybody now: crafted effects, dominance, closed paths, and what the others offer."""
    menu = effects.deeds(t, faction) + dominance.deeds(t, faction) + paths.deeds(t, faction)
    for other in t.others(faction):
        if ROLES[other].offering:
            menu += ROLES[other].offers(t, faction)
    return menu


async def choose_deed(t: Table, faction: Faction, own: list[Deed | None]) -> Deed | None:
    """One entry of the menu: an own deed (None first where it may end), crafting, or one open to everybody."""
    shared = common(t, faction)
    deed = await Decision(t.seat_of[faction], kinds.DEED, [*own, *shared], t.phase)
    if deed is None:
        return None
    what, which = deed
    if what == "craft":
        await craft(t, faction, Card(which))
        return SOMETHING_ELSE
    if deed not in shared:
        return deed
    if what == "use":
        await effects.use(t, faction, Card(which))
    elif what == "activate":
        await dominance.activate(t, faction, Card(which))
    elif what == "take":
        await dominance.take(t, faction, Card(which))
    elif what == "open":
        await paths.open_path(t, faction, which)
    else:
        for other in t.others(faction):
            if deed in ROLES[other].offers(t, faction):
                await ROLES[other].take_offer(t, faction, deed)
                break
    return SOMETHING_ELSE
