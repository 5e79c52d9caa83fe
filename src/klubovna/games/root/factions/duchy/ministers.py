"""12.5.2, 12.5.3 The Duchy's ministers: what they do in Parliament, how they are swayed, and how they are lost."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.battle import battle_somewhere, battlefields
from klubovna.games.root.cards import copies, discard_at_random, namesakes, spend
from klubovna.games.root.factions.duchy import events as own_events
from klubovna.games.root.factions.duchy import kinds
from klubovna.games.root.factions.duchy.assembly import (
    FACTS,
    PARLIAMENT,
    SWAY,
    TUNNELS,
    board_of,
    build,
    building_sites,
    reveal,
)
from klubovna.games.root.facts import BIRD, CARD_SUIT, CITADEL, DUCHY, MARKET, TUNNEL, Card
from klubovna.games.root.menu import SOMETHING_ELSE, choose_deed
from klubovna.games.root.move import move, origins
from klubovna.games.root.places import ON_MAP, PLACES_IN
from klubovna.games.root.roles import Deed
from klubovna.games.root.state import Table
from klubovna.games.root.turn import end_phase
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision, Subset

RANKS: Final = ("squire", "noble", "lord")
SQUIRE, NOBLE, LORD = range(3)
CROWNS: Final = [int(FACTS["ranks"][rank]["crowns"]) for rank in RANKS]
CROWN_VP: Final = [int(FACTS["ranks"][rank]["crown_vp"]) for rank in RANKS]
MINISTER_IDS: Final[list[str]] = [m["id"] for m in FACTS["minister"]]
MINISTER_RANK: Final = [RANKS.index(m["rank"]) for m in FACTS["minister"]]
MINISTER_COST: Final = [int(m["cost"]) for m in FACTS["minister"]]
MINISTERS: Final = list(range(len(MINISTER_IDS)))
FOREMOLE, CAPTAIN, MARSHAL, BRIGADIER, BANKER, MAYOR, DUCHESS, BARON, EARL = MINISTERS
DUCHESS_VP: Final = 2


async def price_of_failure(t: Table) -> None:
    """12.2.3 A card and a minister; what is not there is skipped (r.132)."""
    if t.hands[DUCHY]:
        discard_at_random(t, DUCHY)  # 12.2.3#1, r.35
    for rank in (LORD, NOBLE, SQUIRE):  # 12.2.3#2
        swayed = [m for m in swayed_ministers(t) if MINISTER_RANK[m] == rank]
        if swayed:
            lost = await Decision(t.seat_of[DUCHY], kinds.PRICE, swayed)  # 12.2.3#3
            board_of(t).swayed[lost] = False  # its crown does not come back: 12.2.3#4, r.133
            t.tell(own_events.MINISTER_LOST, DUCHY, lost)
            return


def swayed_ministers(t: Table) -> list[int]:
    swayed = board_of(t).swayed
    return [m for m in MINISTERS if swayed[m]]


async def parliament(t: Table) -> None:
    """12.5.2 Every swayed minister may act once."""
    board = board_of(t)
    ready = ready_ministers(t)
    if not ready:
        t.moment = SWAY
        return
    deed = await choose_deed(t, DUCHY, [None, *ready])
    if deed is None:
        t.moment = SWAY
    elif deed != SOMETHING_ELSE:
        board.acted[deed[1]] = True
        await minister_acts(t, deed[1])


def ready_ministers(t: Table) -> list[Deed]:
    acted = board_of(t).acted
    return [("minister", m) for m in swayed_ministers(t) if not acted[m] and can_act(t, m)]


def can_act(t: Table, minister: int) -> bool:
    """Whether the minister's action would have an effect."""
    if minister == FOREMOLE:
        return bool(t.hands[DUCHY] and building_sites(t))
    if minister == CAPTAIN:
        return bool(battlefields(t, DUCHY))
    if minister == MARSHAL:
        return bool(origins(t, DUCHY))
    if minister == BRIGADIER:
        return bool(battlefields(t, DUCHY) or origins(t, DUCHY))
    if minister == BANKER:
        return bool(t.hands[DUCHY])
    if minister == MAYOR:
        return bool(colleagues(t))
    if minister == DUCHESS:
        return t.on_map[TUNNEL] == TUNNELS
    return t.on_map[MARKET if minister == BARON else CITADEL] > 0


def colleagues(t: Table) -> list[int]:
    """12.5.2.vi Whose action the Mayor may take: other squires and nobles, whether they have acted or not (r.136)."""
    lower = [m for m in swayed_ministers(t) if m != MAYOR and MINISTER_RANK[m] != LORD]
    return [m for m in lower if can_act(t, m)]


async def minister_acts(t: Table, minister: int) -> None:
    t.tell(own_events.MINISTER_ACTS, DUCHY, minister)
    if minister == FOREMOLE:
        await build(t, kinds.FOREMOLE_CARD, t.hands[DUCHY], matching=False)  # 12.5.2.I
    elif minister == CAPTAIN:
        await battle_somewhere(t, DUCHY, battlefields(t, DUCHY), optional=False)  # 12.5.2.II
    elif minister == MARSHAL:
        await move(t, DUCHY, origins(t, DUCHY), optional=False)  # 12.5.2.III
    elif minister == BRIGADIER:
        await brigadier(t)
    elif minister == BANKER:
        await banker(t)
    elif minister == MAYOR:
        await minister_acts(t, await Decision(t.seat_of[DUCHY], kinds.MAYOR, colleagues(t)))
    elif minister == DUCHESS:
        gain_points(t, DUCHY, DUCHESS_VP, "duchess")  # 12.5.2.vii
    elif minister == BARON:
        gain_points(t, DUCHY, t.on_map[MARKET], "baron")  # 12.5.2.viii
    else:
        gain_points(t, DUCHY, t.on_map[CITADEL], "earl")  # 12.5.2.ix


async def brigadier(t: Table) -> None:
    """12.5.2.IV Up to two moves, or up to two battles, never one of each (r.51)."""
    orders: list[Deed] = []
    if origins(t, DUCHY):
        orders.append(("move", -1))
    if battlefields(t, DUCHY):
        orders.append(("battle", -1))
    order = await Decision(t.seat_of[DUCHY], kinds.BRIGADIER, orders)
    for again in (False, True):
        if order == ("move", -1):
            if starts := origins(t, DUCHY):
                await move(t, DUCHY, starts, optional=again)
        elif places := battlefields(t, DUCHY):
            await battle_somewhere(t, DUCHY, places, optional=again)


async def banker(t: Table) -> None:
    """12.5.2.v Spend cards of one suit, birds completing any (r.137), and score as many points (r.21)."""
    left = sorted(namesakes(t.hands[DUCHY]), key=lambda card: CARD_SUIT[card] == BIRD)
    spent: list[Card] = []
    while left:
        options: list[Card | None] = [*([None] if spent else []), *dict.fromkeys(left)]
        subset = Subset(left, len(spent), 1, len(spent) + len(left))
        card = await Decision(t.seat_of[DUCHY], kinds.BANKER, options, subset=subset)
        if card is None:
            break
        spent.append(card)
        left = [other for other in left[left.index(card) + 1 :] if CARD_SUIT[other] in (CARD_SUIT[card], BIRD)]
    for card in copies(t.hands[DUCHY], spent):
        spend(t, DUCHY, card)
    gain_points(t, DUCHY, len(spent), "banker")


async def sway_somebody(t: Table) -> None:
    """12.5.3 One minister a turn."""
    board = board_of(t)
    own: list[Deed | None] = [None]
    if not board.has_swayed:
        own += [("sway", m) for m in open_to_sway(t)]
    idle = not board.has_swayed and not ready_ministers(t)
    deed = await choose_deed(t, DUCHY, own)
    if deed is None:
        end_phase(t)
    elif deed == SOMETHING_ELSE:
        if idle:  # Parliament was not left but empty: a crafted card may have given a minister something to do (12.5.2)
            t.moment = PARLIAMENT
    else:
        board.has_swayed = True
        await sway(t, deed[1])


def open_to_sway(t: Table) -> list[int]:
    """12.5.3.i Unswayed, with a crown of the rank left, and enough cards that clearings back."""
    board = board_of(t)
    most = most_backed(backing_clearings(t), t.hands[DUCHY])
    return [m for m in MINISTERS if not board.swayed[m] and board.crowns[MINISTER_RANK[m]] and MINISTER_COST[m] <= most]


def backing_clearings(t: Table) -> list[int]:
    """12.5.3.ii#1 Clearings with a piece of the Duchy, by suit; a tunnel is one (r.138), the Burrow not (r.131)."""
    clearings = [0, 0, 0, 0]
    for c in PLACES_IN[t.occupied[DUCHY] & ON_MAP]:
        clearings[t.suits[c]] += 1
    return clearings


def most_backed(backing: list[int], cards: list[Card]) -> int:
    """How many of these cards can be revealed, each with a clearing of its own (12.5.3.ii#2); birds take any."""
    have = [0, 0, 0, 0]
    for card in cards:
        have[CARD_SUIT[card]] += 1
    suited = sum(min(have[suit], backing[suit]) for suit in (1, 2, 3))
    return min(have[BIRD] + suited, sum(backing))


async def sway(t: Table, minister: int) -> None:
    """12.5.3 Reveal the cards, move the minister, score the crown."""
    backing = backing_clearings(t)
    left = namesakes(t.hands[DUCHY])
    shown: list[Card] = []
    while len(shown) < MINISTER_COST[minister]:
        fitting = next_backed(backing, shown, left, minister)
        backed = [card for card in left if most_backed(backing, [*shown, card]) > len(shown)]
        cost = MINISTER_COST[minister]
        subset = Subset(backed, len(shown), cost, cost)
        card = await Decision(t.seat_of[DUCHY], kinds.SWAY_CARD, fitting, (minister, cost - len(shown)), subset)
        shown.append(card)
        left = left[left.index(card) + 1 :]
    for card in copies(t.hands[DUCHY], shown):
        reveal(t, card)
    rank = MINISTER_RANK[minister]
    board = board_of(t)
    board.swayed[minister] = True  # 12.5.3.iii#1
    board.crowns[rank] -= 1
    t.tell(own_events.SWAYED, DUCHY, minister)
    gain_points(t, DUCHY, CROWN_VP[rank], "crown")  # 12.5.3.iii#2


def next_backed(backing: list[int], shown: list[Card], left: list[Card], minister: int) -> list[Card]:
    """The cards that may be revealed next, so that those behind them can complete the number."""
    cost = MINISTER_COST[minister]
    fitting: list[Card] = []
    for card in dict.fromkeys(left):
        now = [*shown, card]
        behind = left[left.index(card) + 1 :]
        if most_backed(backing, now) == len(now) and most_backed(backing, now + behind) >= cost:
            fitting.append(card)
    return fitting
