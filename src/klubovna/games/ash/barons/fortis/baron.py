"""Fortis: regroups warriors, and fortifies pairs."""

from __future__ import annotations

from typing import Final

from klubovna.games.ash import events
from klubovna.games.ash.facts import (
    AREAS,
    AUTOMATON,
    CHARACTERS,
    CITADEL,
    MAX_DEFENDERS,
    PROVINCES,
    TYPE,
    Area,
    Warrior,
)
from klubovna.games.ash.kinds import all_on
from klubovna.games.ash.powers import FIRST_POWER, Baron, Emblem, Power, spend
from klubovna.games.ash.state import Table, has_pair
from klubovna.games.ash.totals import known
from klubovna.kernel.decision import Decision, Flow, Kind
from klubovna.kernel.journal import Event

REGROUP, FORTIFY = FIRST_POWER + 3, FIRST_POWER + 4
ADD, REMOVE, MOVE, SWAP = range(1, 5)

REGROUP_HOW: Final = Kind("power.regroup", of="regroup", rule="power.16", lights=all_on("power:fortis_regroup"))
REGROUP_WHO: Final = Kind("power.regroup.who", of="warrior", rule="power.16", about="regroup")
REGROUP_TO: Final = Kind("power.regroup.to", of="area", rule="power.18", about="warrior")
REGROUP_FOR: Final = Kind("power.regroup.for", of="warrior", rule="power.19", about="warrior")
FORTIFY_WHERE: Final = Kind("power.fortify", of="area", rule="power.20")
FORTIFY_ATTACK: Final = Kind(
    "power.fortify.attack",
    of="answer",
    rule="power.20",
    secret=True,
    about="battle",
    lights=all_on("power:fortis_fortify"),
)

MOVED_WARRIOR: Final = Event(
    "moved-warrior", "side warrior area", rule="power.18", shows="piece warrior > area ~warrior"
)
FORTIFIED: Final = Event("fortified", "side area", rule="power.20", shows="change area")
FORTIFIED_ATTACK: Final = Event("fortified-attack", "side", rule="power.20", shows="change @side")


def stationed(t: Table, seat: int, areas: list[Area]) -> list[Warrior]:
    """A side's warriors on the board."""
    found: list[Warrior] = []
    for area in areas:
        if t.control[area] == seat:
            found += t.defenders[area]
    return sorted(found)


def roomy(t: Table, seat: int) -> list[Area]:
    """Own provinces with room for a defender (adj.05)."""
    control, defenders = t.control, t.defenders
    return [p for p in PROVINCES if control[p] == seat and len(defenders[p]) < MAX_DEFENDERS]


def where(t: Table, warrior: Warrior) -> Area:
    return next(area for area in AREAS if warrior in t.defenders[area])


def recruits(t: Table, seat: int) -> list[Warrior]:
    """r.pow.8 No automaton is brought onto the board this way."""
    return sorted(w for w in t.sides[seat].hand if TYPE[w] != AUTOMATON)


def partners(t: Table, seat: int, warrior: Warrior) -> list[Warrior]:
    """power.19 With whom a warrior on the board may change places: from hand, or in another own area.

    No automaton gets into the Citadel (auto.08, r.pow.8).
    """
    here = where(t, warrior)
    areas = [a for a in AREAS if a != here and (a != CITADEL or TYPE[warrior] != AUTOMATON)]
    posted = stationed(t, seat, areas)
    if here == CITADEL:
        posted = [w for w in posted if TYPE[w] != AUTOMATON]
    return recruits(t, seat) + posted


def regroupings(t: Table, seat: int) -> list[int]:
    """power.16 Which of the four can be done (r.pow.8)."""
    room = roomy(t, seat)
    own = t.provinces_of(seat)
    standing = stationed(t, seat, own)
    menu = []
    if room and recruits(t, seat):
        menu.append(ADD)  # power.16
    if standing:
        menu.append(REMOVE)  # power.17
        if movable(t, seat, room):
            menu.append(MOVE)  # power.18
    if any(partners(t, seat, w) for w in stationed(t, seat, AREAS)):
        menu.append(SWAP)  # power.19
    return menu


def movable(t: Table, seat: int, room: list[Area]) -> list[Warrior]:
    """Defenders of own provinces for whom there is room elsewhere."""
    return [w for w in stationed(t, seat, t.provinces_of(seat)) if any(a != where(t, w) for a in room)]


async def regroup(t: Table, seat: int) -> None:
    """power.16 One of four: add, take off, move or swap one own warrior."""
    how = await Decision(seat, REGROUP_HOW, regroupings(t, seat))
    hand = t.sides[seat].hand
    room = roomy(t, seat)
    if how == ADD:
        warrior = await Decision(seat, REGROUP_WHO, recruits(t, seat), how)
        area = await Decision(seat, REGROUP_TO, room, warrior)
        hand.remove(warrior)
        t.post(warrior, area)
        t.tell(events.POSTED, seat, warrior, area)
    elif how == REMOVE:
        warrior = await Decision(seat, REGROUP_WHO, stationed(t, seat, t.provinces_of(seat)), how)
        area = where(t, warrior)
        t.withdraw(warrior, area)
        hand.append(warrior)
        t.tell(events.TOOK_BACK, seat, warrior, area)
    elif how == MOVE:
        warrior = await Decision(seat, REGROUP_WHO, movable(t, seat, room), how)
        here = where(t, warrior)
        area = await Decision(seat, REGROUP_TO, [a for a in room if a != here], warrior)
        t.withdraw(warrior, here)
        t.post(warrior, area)
        t.tell(MOVED_WARRIOR, seat, warrior, area)
    else:
        await swap(t, seat)


async def swap(t: Table, seat: int) -> None:
    """power.19 A warrior on the board, also in the Citadel, for one from hand or from another own area."""
    able = [w for w in stationed(t, seat, AREAS) if partners(t, seat, w)]
    warrior = await Decision(seat, REGROUP_WHO, able, SWAP)
    other = await Decision(seat, REGROUP_FOR, partners(t, seat, warrior), warrior)
    here = where(t, warrior)
    hand = t.sides[seat].hand
    t.withdraw(warrior, here)
    if other in hand:
        hand.remove(other)
        hand.append(warrior)
        t.tell(events.TOOK_BACK, seat, warrior, here)
    else:
        there = where(t, other)
        t.withdraw(other, there)
        t.post(warrior, there)
        t.tell(MOVED_WARRIOR, seat, warrior, there)
    t.post(other, here)
    t.tell(MOVED_WARRIOR, seat, other, here)


def fortifiable(t: Table, seat: int) -> list[Area]:
    """power.20 Own areas with a pair that is not fortified yet."""
    return [a for a in AREAS if t.control[a] == seat and not t.fortified[a] and has_pair(t.defenders[a])]


async def fortify(t: Table, seat: int) -> None:
    """power.20 The +1 of a pair of defenders is turned to +2; it stays so until the pair changes (r.pow.9)."""
    area = await Decision(seat, FORTIFY_WHERE, fortifiable(t, seat))
    t.fortified[area] = True
    t.tell(FORTIFIED, seat, area)


def can_regroup(t: Table, seat: int) -> bool:
    """Whether `regroupings` has anything; quicker than to list them."""
    control, defenders = t.control, t.defenders
    for area in PROVINCES:
        if control[area] == seat and defenders[area]:
            return True  # he can take one off
    return bool(regroupings(t, seat))


def can_fortify(t: Table, seat: int) -> bool:
    control, defenders = t.control, t.defenders
    for area in AREAS:
        if control[area] == seat and len(defenders[area]) > 1:
            return bool(fortifiable(t, seat))
    return False


class Fortis(Baron):
    id = "fortis"
    colour = "green"
    emblem = Emblem("fist", shape="square", fill="#00795a", ink="#ffffff")
    kinds = (REGROUP_HOW, REGROUP_WHO, REGROUP_TO, REGROUP_FOR, FORTIFY_WHERE, FORTIFY_ATTACK)
    events = (MOVED_WARRIOR, FORTIFIED, FORTIFIED_ATTACK)
    own_turn = (
        Power(REGROUP, "fortis_regroup", can_regroup, regroup),
        Power(FORTIFY, "fortis_fortify", can_fortify, fortify),
    )

    def strengthen(self, t: Table, attacker: int) -> Flow[bool] | None:
        """r.pow.9 His attacking pair, declared before the cards are shown; it keeps the +2 if it wins and stays one.

        That he is asked would tell the pair: secret.
        """
        if attacker != self.holds(t) or not has_pair(t.attackers):
            return None
        return self.fortify_attack(t, attacker)

    async def fortify_attack(self, t: Table, attacker: int) -> bool:
        if await Decision(attacker, FORTIFY_ATTACK, [None, 1], known(t, attacker)) is None:
            return False
        spend(t, attacker)
        t.tell(FORTIFIED_ATTACK, attacker)
        return True


BARON: Final = Fortis(CHARACTERS.index("fortis"))
