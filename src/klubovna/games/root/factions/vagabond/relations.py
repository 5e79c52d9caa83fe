"""9.2.9 Relationships: allies and enemies, aid, and what removing their pieces does; 9.2.8 coalitions."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.cards import choose_card, hand_over, matching, seats_of_both
from klubovna.games.root.factions.vagabond import events, kinds
from klubovna.games.root.factions.vagabond.board import ALLIED, HOSTILE, UNRELATED, VagabondBoard
from klubovna.games.root.factions.vagabond.items import FACTS, exhaust, gain, kind_of, ready_tools
from klubovna.games.root.facts import CLEARINGS, Faction, Item
from klubovna.games.root.places import Places
from klubovna.games.root.removal import Loss
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table
from klubovna.games.root.victory import gain_points, has_marker
from klubovna.kernel.decision import Decision

CHART: Final[dict[str, Any]] = FACTS["relationships"]
STEPS: Final[list[dict[str, Any]]] = CHART["steps"]  # r.13
AID_ALLY: Final = int(CHART["aid_allied_vp"])
INFAMY: Final = int(CHART["infamy_vp"])
COALITION_SEATS: Final = int(FACTS["coalition_min_players"])


def allies(board: VagabondBoard) -> list[Faction]:
    return [Faction(f) for f, relation in enumerate(board.relations) if relation == ALLIED]


def hostile_ground(t: Table, board: VagabondBoard) -> Places:
    """Where warriors of any hostile faction are."""
    found = 0
    relations = board.relations
    if HOSTILE in relations:
        for faction in t.present:
            if relations[faction] == HOSTILE:
                found |= t.stations[faction]
    return found


def hostile_at(t: Table, board: VagabondBoard, at: int) -> bool:
    """Whether warriors of any hostile faction are here."""
    return hostile_ground(t, board) >> at & 1 > 0


def set_relation(t: Table, board: VagabondBoard, whom: Faction, relation: int) -> None:
    board.relations[whom] = relation
    board.aids[whom] = 0
    t.tell(events.RELATION, board.faction, whom, relation)


def make_hostile(t: Table, board: VagabondBoard, whom: Faction) -> None:
    """9.2.9.III From any space, even Allied; other Vagabonds have no marker (r.97)."""
    if board.relations[whom] not in (HOSTILE, UNRELATED):
        set_relation(t, board, whom, HOSTILE)


def infamy(t: Table, board: VagabondBoard, loss: Loss) -> int:
    """9.2.9.III.a A point per hostile piece he removes in battle on his turn, warriors first (r.79)."""
    relation = board.relations[loss.side]
    if t.on_turn != board.faction or relation == UNRELATED:
        return 0
    pieces = loss.warriors + loss.count
    if relation != HOSTILE:
        pieces = pieces - 1 if loss.warriors else 0  # 9.2.9.III.a#2, r.78
    return INFAMY * pieces


# -- 9.5.4 Aid -------------------------------------------------------------------------------------------------------


def can_aid(t: Table, board: VagabondBoard) -> list[Faction]:
    """9.5.4#1 Others with a piece in his clearing, hostile ones and Vagabonds too (9.2.9.III.c#2, r.77)."""
    faction = board.faction
    if board.at >= len(CLEARINGS) or not ready_tools(board) or not matching(t, faction, t.suits[board.at]):
        return []
    return [other for other in t.others(faction) if ROLES[other].present(t, board.at)]


async def aid(t: Table, board: VagabondBoard) -> None:
    """9.5.4 Exhaust any item, give a card of the clearing's suit, then perhaps take a crafted item."""
    faction, seat = board.faction, t.seat_of[board.faction]
    whom = await Decision(seat, kinds.AID, can_aid(t, board))
    kindred = sorted({kind_of(tool) for tool in ready_tools(board)})
    exhaust(t, board, await Decision(seat, kinds.AID_ITEM, kindred, whom))
    fitting = matching(t, faction, t.suits[board.at])
    card = await choose_card(t, faction, kinds.AID_CARD, fitting, whom)
    t.whisper(seats_of_both(t, faction, whom), events.AIDED, faction, whom, card)
    hand_over(t, faction, whom, card, fitting)
    crafted = sorted({*t.items[whom], *t.exhausted[whom]})
    if crafted:
        options: list[Item | None] = [None, *crafted]
        item = await Decision(seat, kinds.AID_TAKE, options, whom)
        if item is not None:
            (t.items if item in t.items[whom] else t.exhausted)[whom].remove(item)
            gain(board, item)  # 9.5.4#2
            t.tell(events.TOOK_ITEM, faction, whom, item)
    befriend(t, board, whom)


def befriend(t: Table, board: VagabondBoard, whom: Faction) -> None:
    """9.2.9.I Enough aids within one turn move the marker on; each counts for one step only (r.76)."""
    relation = board.relations[whom]
    if relation in (HOSTILE, UNRELATED):
        return  # 9.2.9.III.c, r.77
    if relation == ALLIED:
        gain_points(t, board.faction, AID_ALLY, "aid")  # 9.2.9.II.a
        return
    board.aids[whom] += 1
    if board.aids[whom] >= STEPS[relation + 1]["aids"]:  # 9.2.9.I.a
        set_relation(t, board, whom, relation + 1)
        gain_points(t, board.faction, STEPS[relation + 1]["vp"], "relation")  # 9.2.9.I.b


# -- 9.2.8 Coalition -------------------------------------------------------------------------------------------------


def possible_partners(t: Table, board: VagabondBoard) -> list[Faction]:
    """9.2.8#1 The fewest points of those with a marker on the track (9.2.8#5), also with a partner already (r.84)."""
    if t.seats < COALITION_SEATS:
        return []  # r.83
    free = [f for f in t.others(board.faction) if has_marker(t, f)]
    lowest = min((t.vp[f] for f in free), default=0)
    return [f for f in free if t.vp[f] == lowest]


async def form_coalition(t: Table, board: VagabondBoard) -> None:
    """9.2.8 His marker leaves the track; a hostile partner becomes indifferent (9.2.9.III.d)."""
    partner = await Decision(t.seat_of[board.faction], kinds.COALITION, possible_partners(t, board))  # 9.2.8#2
    t.coalition[board.faction] = partner  # 9.2.8#3
    t.tell(events.COALITION, board.faction, partner)
    if board.relations[partner] == HOSTILE:
        set_relation(t, board, partner, 0)
