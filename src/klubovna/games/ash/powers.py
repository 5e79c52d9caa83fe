"""The eight powers of the advanced variant, and the die that Mors may have rolled again."""

from __future__ import annotations

from typing import Final

from klubovna.games.ash import events, kinds
from klubovna.games.ash.facts import (
    AREAS,
    AUTOMATON,
    BASIC,
    CARDS,
    CITADEL,
    FORTIS,
    MAX_DEFENDERS,
    MORS,
    NOX,
    TYPE,
    VISIO,
    Area,
    Card,
    Resource,
    Warrior,
)
from klubovna.games.ash.state import KING, SPACES, START, Table, has_pair
from klubovna.games.ash.summon import summon, summonable
from klubovna.games.ash.totals import known
from klubovna.kernel.decision import Decision
from klubovna.kernel.journal import Event
from klubovna.kernel.zones import show

# Entries of the turn menus, apart from spaces and warriors.
SWINDLE, GRAVE_ROBBER, DOMINION, REGROUP, FORTIFY = range(100, 105)
ADD, REMOVE, MOVE, SWAP = range(1, 5)
SWINDLE_MOST: Final = 3
# What dice are rolled for.
FOR_BATTLE, FOR_ORDER, FOR_PROVINCE = range(3)


def holds(t: Table, character: int) -> int:
    """The seat that may use this character's powers now, or a negative number (power.01, power.04, r.pow.10)."""
    seat = t.holder[character]
    return seat if seat >= 0 and t.sides[seat].power else -1


def spend(t: Table, seat: int) -> None:
    """power.03 Using either power turns the token."""
    t.sides[seat].power = False


def own_turn(t: Table, seat: int) -> list[int]:
    """power.10 What the menu of the own turn offers at its start and after the main action (r.pow.11)."""
    s = t.sides[seat]
    if not s.power:
        return []
    if s.role == NOX:
        menu = [SWINDLE] if any(s.supply[r] for r in BASIC) else []
        if t.phase == START and summonable(t, seat):
            menu.append(GRAVE_ROBBER)  # power.11
        return menu
    if s.role == MORS:
        return [DOMINION] if any(t.minions) else []
    if s.role == FORTIS:
        menu = [REGROUP] if regroupings(t, seat) else []
        if fortifiable(t, seat):
            menu.append(FORTIFY)
        return menu
    return []


async def use(t: Table, seat: int, power: int) -> None:
    spend(t, seat)
    if power == SWINDLE:
        await swindle(t, seat)
    elif power == GRAVE_ROBBER:
        await grave_robber(t, seat)
    elif power == DOMINION:
        await dominion(t, seat)
    elif power == REGROUP:
        await regroup(t, seat)
    else:
        await fortify(t, seat)


# -- Visio -------------------------------------------------------------------------------------------------------------


async def reveal(t: Table, attacker: int, defender: int) -> None:
    """power.06 Attacked by another player, Visio may see the attackers before cards are chosen (r.pow.1)."""
    if defender == KING or defender != holds(t, VISIO) or t.sides[attacker].automated:
        return
    if await Decision(defender, kinds.REVEAL, [None, 1], known(t, None)) is None:
        return
    spend(t, defender)
    t.tell(events.REVEALED, defender)
    show(t, t.sides[attacker].hand + t.attackers, t.seen_warriors)
    t.tell(events.ATTACKERS_SHOWN, attacker, t.attackers[:])


async def premonition(t: Table, attacker: int, defender: int) -> tuple[int, Card] | None:
    """power.07 After the cards are chosen and before they are shown, Visio may name the opponent's card once."""
    visio = holds(t, VISIO)
    if defender == KING or visio < 0 or visio not in (attacker, defender):  # r.pow.2
        return None
    options: list[Card | None] = [None, *CARDS]
    card = await Decision(visio, kinds.PREMONITION, options, known(t, None))
    if card is None:
        return None
    spend(t, visio)  # power.09
    t.tell(events.GUESSED, visio, card)
    return (attacker if visio == defender else defender), card


# -- Nox ---------------------------------------------------------------------------------------------------------------


async def swindle(t: Table, seat: int) -> None:
    """power.10 One to three basic resources for as many others (r.pow.4)."""
    supply = t.sides[seat].supply
    own = supply[:]
    for exchanged in range(SWINDLE_MOST):
        options: list[Resource | None] = [None] if exchanged else []
        options += [r for r in BASIC if own[r]]
        if options == [None]:
            return
        given = await Decision(seat, kinds.SWINDLE_GIVE, options)
        if given is None:
            return
        taken = await Decision(seat, kinds.SWINDLE_TAKE, [r for r in BASIC if r != given], given)
        own[given] -= 1
        supply[given] -= 1
        supply[taken] += 1
        t.tell(events.SWINDLED, seat, given, taken)


async def grave_robber(t: Table, seat: int) -> None:
    """power.11 A summoning at the start of the turn; the one at its end stays (power.12)."""
    await summon(t, seat, await Decision(seat, kinds.GRAVE_ROBBER, summonable(t, seat)))


# -- Mors --------------------------------------------------------------------------------------------------------------


async def dominion(t: Table, seat: int) -> None:
    """power.13 Any minion on the board moves to another space with room; it activates nothing (power.14, r.pow.6)."""
    who = [(space, owner) for space in range(SPACES) for owner in sorted(set(t.minions[space]))]
    minion = await Decision(seat, kinds.DOMINION_WHO, who)
    here, whose = minion
    to = [space for space in range(SPACES) if space != here and t.is_free(space)]
    target = await Decision(seat, kinds.DOMINION_TO, to, minion)
    t.minions[here].remove(whose)
    t.minions[target].append(whose)
    t.tell(events.MOVED_MINION, seat, whose, here, target)


def throw(t: Table, sides: list[int], told: Event) -> dict[int, int]:
    """One die each, all of them before anybody may react."""
    rolls = {}
    for side in sides:
        rolls[side] = t.chance.roll(6)
        t.tell(told, side, rolls[side])
    return rolls


async def second_chance(t: Table, rolls: dict[int, int], told: Event, about: tuple[int, ...]) -> dict[int, int]:
    """power.15 When all dice lie Mors may have one of them rolled once more (r.pow.7)."""
    mors = holds(t, MORS)
    if mors < 0:
        return rolls
    options: list[tuple[int, int] | None] = [None, *rolls.items()]
    chosen = await Decision(mors, kinds.SECOND_CHANCE, options, about)
    if chosen is None:
        return rolls
    spend(t, mors)
    t.tell(events.REROLLED, mors)
    return rolls | throw(t, [chosen[0]], told)


# -- Fortis ------------------------------------------------------------------------------------------------------------


def stationed(t: Table, seat: int, areas: list[Area]) -> list[Warrior]:
    """A side's warriors on the board."""
    return sorted(w for area in areas if t.control[area] == seat for w in t.defenders[area])


def roomy(t: Table, seat: int) -> list[Area]:
    """Own provinces with room for a defender (adj.05)."""
    return [p for p in t.provinces_of(seat) if len(t.defenders[p]) < MAX_DEFENDERS]


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
    how = await Decision(seat, kinds.REGROUP, regroupings(t, seat))
    hand = t.sides[seat].hand
    room = roomy(t, seat)
    if how == ADD:
        warrior = await Decision(seat, kinds.REGROUP_WHO, recruits(t, seat), how)
        area = await Decision(seat, kinds.REGROUP_TO, room, warrior)
        hand.remove(warrior)
        t.post(warrior, area)
        t.tell(events.POSTED, seat, warrior, area)
    elif how == REMOVE:
        warrior = await Decision(seat, kinds.REGROUP_WHO, stationed(t, seat, t.provinces_of(seat)), how)
        area = where(t, warrior)
        t.withdraw(warrior, area)
        hand.append(warrior)
        t.tell(events.TOOK_BACK, seat, warrior, area)
    elif how == MOVE:
        warrior = await Decision(seat, kinds.REGROUP_WHO, movable(t, seat, room), how)
        here = where(t, warrior)
        area = await Decision(seat, kinds.REGROUP_TO, [a for a in room if a != here], warrior)
        t.withdraw(warrior, here)
        t.post(warrior, area)
        t.tell(events.MOVED_WARRIOR, seat, warrior, area)
    else:
        await swap(t, seat)


async def swap(t: Table, seat: int) -> None:
    """power.19 A warrior on the board, also in the Citadel, for one from hand or from another own area."""
    able = [w for w in stationed(t, seat, AREAS) if partners(t, seat, w)]
    warrior = await Decision(seat, kinds.REGROUP_WHO, able, SWAP)
    other = await Decision(seat, kinds.REGROUP_FOR, partners(t, seat, warrior), warrior)
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
        t.tell(events.MOVED_WARRIOR, seat, warrior, there)
    t.post(other, here)
    t.tell(events.MOVED_WARRIOR, seat, other, here)


def fortifiable(t: Table, seat: int) -> list[Area]:
    """power.20 Own areas with a pair that is not fortified yet."""
    return [a for a in AREAS if t.control[a] == seat and not t.fortified[a] and has_pair(t.defenders[a])]


async def fortify(t: Table, seat: int) -> None:
    """power.20 The +1 of a pair of defenders is turned to +2; it stays so until the pair changes (r.pow.9)."""
    area = await Decision(seat, kinds.FORTIFY, fortifiable(t, seat))
    t.fortified[area] = True
    t.tell(events.FORTIFIED, seat, area)


async def fortify_attack(t: Table, attacker: int) -> bool:
    """r.pow.9 His attacking pair, declared before the cards are shown; it keeps the +2 if it wins and stays together.

    That he is asked would tell the pair: secret.
    """
    if attacker != holds(t, FORTIS) or not has_pair(t.attackers):
        return False
    if await Decision(attacker, kinds.FORTIFY_ATTACK, [None, 1], known(t, attacker)) is None:
        return False
    spend(t, attacker)
    t.tell(events.FORTIFIED_ATTACK, attacker)
    return True
