"""Menus: what the faction on turn may do between complete actions (r.31)."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from klubovna.games.root import dominance, kinds, paths
from klubovna.games.root.cards import distinct
from klubovna.games.root.craft import craft, craftable
from klubovna.games.root.dominance import LEAST
from klubovna.games.root.effects import menu as effects
from klubovna.games.root.effects.menu import USED_IN
from klubovna.games.root.facts import Card, Faction
from klubovna.games.root.roles import ROLES, Deed
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.kernel.decision import Decision

NOTHING: Final[list[Deed]] = []
"""No entries: mostly that is so."""
SOMETHING_ELSE: Final[Deed] = ("else", -1)
"""What `choose_deed` returns after it has done one of the deeds that are open to everybody."""


def crafting(t: Table, faction: Faction) -> list[Deed]:
    """4.1 Crafting as entries of the menu of that part of the turn in which the faction crafts."""
    cards = craftable(t, faction)
    return [("craft", card) for card in distinct(cards)] if cards else NOTHING


def common(t: Table, faction: Faction) -> list[Deed]:
    """Deeds open to everybody now: crafted effects, dominance, closed paths, and what the others offer."""
    phase = t.phase
    menu = effects.deeds(t, faction) if t.effects[faction] & USED_IN[phase] else NOTHING
    if phase == DAYLIGHT and (t.available or t.vp[faction] >= LEAST):
        menu = with_more(menu, dominance.deeds(t, faction))
    if t.closed:
        menu = with_more(menu, paths.deeds(t, faction))
    for role in t._asked.offering:
        if role.id != faction:
            menu = with_more(menu, role.offers(t, faction))
    return menu


def with_more(menu: list[Deed], more: list[Deed]) -> list[Deed]:
    """Both together; mostly one of them is empty."""
    return menu + more if menu and more else menu or more


def foreseen(t: Table, faction: Faction) -> bool:
    """Whether everybody can tell what `common` holds: nothing in it hangs on cards that only its player knows."""
    if not t.hands[faction] or ROLES[faction].hand_shown:
        return True
    for role in t._asked.offering:
        if role.id != faction:
            return False
    return t.phase != DAYLIGHT or not (dominance.hangs_on_hand(t, faction) or effects.hangs_on_hand(t, faction))


def choose_deed(t: Table, faction: Faction, own: list[Deed | None], public: bool = False) -> Awaitable[Deed | None]:
    """One entry of the menu: an own deed (None first where it may end), crafting, or one open to everybody.

    `public`: everybody can tell which own deeds there are. If everybody can tell that there is no choice at all,
    nothing is asked.
    """
    shared = common(t, faction)
    if shared:
        return choose_among(t, faction, [*own, *shared], shared)
    if len(own) == 1:
        if public and foreseen(t, faction):
            return unasked(own[0])
    elif own[1] is not None and own[1][0] == "craft":  # crafting comes first
        return choose_among(t, faction, own, shared)
    return Decision(t.seat_of[faction], kinds.DEED, own, t.phase)


async def unasked(deed: Deed | None) -> Deed | None:
    return deed


async def choose_among(t: Table, faction: Faction, menu: list[Deed | None], shared: list[Deed]) -> Deed | None:
    """One entry of a menu with crafting, or with deeds that are open to everybody, which is then done."""
    deed = await Decision(t.seat_of[faction], kinds.DEED, menu, t.phase)
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
