"""Root as the learnt bot sees it: numbers of the table, and named aspects of every option.

Only what the seat knows comes in: the map, the boards, its own hand, how many cards others hold. What was learnt from
it lies in `learnt.npz` (`examples/learn.py`).
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.factions.alliance.board import AllianceBoard
from klubovna.games.root.factions.eyrie.board import EyrieBoard
from klubovna.games.root.factions.vagabond.board import DAMAGED, EXHAUSTED, VagabondBoard
from klubovna.games.root.facts import (
    ALLIANCE,
    AMBUSH,
    BIRD,
    CARD_ITEM,
    CARD_SUIT,
    CLEARINGS,
    EYRIE,
    FACTION_IDS,
    MARQUISE,
    PIECES_OF,
    TO_WIN,
    VAGABOND,
    Card,
    Clearing,
    Faction,
)
from klubovna.games.root.policy.deeds import deed_worth
from klubovna.games.root.policy.worth import battle_worth, crafted_worth, foes_around, keep_worth, lead
from klubovna.games.root.rule import ruler
from klubovna.games.root.state import PHASES, Table
from klubovna.kernel.decision import Decision

BASE: Final = (MARQUISE, EYRIE, ALLIANCE, VAGABOND)
COMMON: Final = ("trigger", "deed", "discard", "move", "battle")
"""Decisions of all factions, which each of them weighs in its own way."""
PLACES: Final = ("clearing", "place", "site")
RIVALS: Final = 3
KINDS_OF_PIECES: Final = 6
MOST: Final = 3.0
"""More or less than this is not told apart where the policy weighs an option."""


def holds(t: Table) -> bool:
    """The four factions of the base game."""
    return sorted(t.present) == sorted(BASE)


def features(t: Table, seat: int) -> list[float]:
    """The table from one seat: about 1 each, the own faction first, then the others in turn order."""
    me = t.factions[seat]
    others = t.others(me)[:RIVALS]
    row = [float(me == faction) for faction in range(len(FACTION_IDS))]
    row += [float(PHASES[t.phase] == phase) for phase in ("birdsong", "daylight", "evening")]
    row += [float(t.on_turn == me), t.round / 10, (t.vp[me] - lead(t, me)) / 10, lead(t, me) / TO_WIN]
    ruled = [0] * (len(FACTION_IDS) + 1)
    for at in CLEARINGS:
        ruled[ruler(t, at)] += 1
    for faction in (me, *others):
        row += _faction(t, faction, ruled[faction])
    row += [0.0] * (len(_faction(t, me, 0)) * (RIVALS - len(others)))
    counts = [t.on_map(piece) / 3 for piece in PIECES_OF[me]][:KINDS_OF_PIECES]
    row += counts + [0.0] * (KINDS_OF_PIECES - len(counts))
    hand = t.hands[me]
    row += [sum(CARD_SUIT[card] == suit for card in hand) / 2 for suit in range(4)]
    row += [sum(AMBUSH[card] for card in hand) / 1.0, sum(CARD_ITEM[card] >= 0 for card in hand) / 2]
    return row + _board(t, me)


def _faction(t: Table, faction: Faction, ruled: int) -> list[float]:
    points = t.vp[faction]
    return [
        points / TO_WIN,
        float(points >= TO_WIN - 6),
        float(points >= TO_WIN - 12),
        float(t.dominance[faction] >= 0),
        sum(t.warriors[faction][:12]) / 10,
        sum(t.on_map(piece) for piece in PIECES_OF[faction]) / 8,
        ruled / 5,
        len(t.hands[faction]) / 4,
        len(t.items[faction]) / 2,
    ]


def _board(t: Table, me: Faction) -> list[float]:
    board = t.boards[me]
    row = [0.0] * 12
    if isinstance(board, EyrieBoard):
        row[:4] = [len(column) / 3 for column in board.decree]
        if board.leader >= 0:
            row[4 + board.leader] = 1.0
    elif isinstance(board, AllianceBoard):
        row[:4] = [sum(CARD_SUIT[card] == suit for card in board.supporters) / 2 for suit in range(4)]
        row[8:10] = [board.officers / 3, board.operations / 3]
    elif isinstance(board, VagabondBoard):
        fresh = [tool for tool in board.items if not tool & (EXHAUSTED | DAMAGED)]
        row[:4] = [len(board.items) / 6, len(fresh) / 4, len(board.done) / 3, max(board.relations) / 3]
        row[8] = float(any(tool & DAMAGED for tool in board.items))
    return row


def aspects(t: Table, seat: int, d: Decision[Any]) -> list[list[tuple[str, float]]]:
    """For every option what it is, each aspect with an amount; options that are alike share their aspects."""
    me = t.factions[seat]
    of = d.kind.of
    kind = (
        f"{FACTION_IDS[me]} {d.kind.name}" if "." not in d.kind.name or d.kind.name.startswith("move") else d.kind.name
    )
    if d.kind.name.startswith("battle"):
        kind = f"{FACTION_IDS[me]} {d.kind.name}"
    found: list[list[tuple[str, float]]] = []
    worths: list[float | None] = []
    for value in d.options:
        worth: float | None = None
        if value is None:
            named = [(f"{kind} none", 1.0)]
            worth = 0.0 if of == "deed" else None
        elif of == "deed":
            what, which = value
            worth = deed_worth(t, me, what, which)
            named = [(f"{kind} {what}", 1.0)]
            if what == "craft":
                named.append((f"{kind} crafted", crafted_worth(t, me, Card(which)) / 2))
        elif of in PLACES and isinstance(value, int) and 0 <= value < len(CLEARINGS):
            named = _clearing(t, me, kind, Clearing(value))
        elif of == "faction" and 0 <= value < len(FACTION_IDS):
            named = [
                (f"{kind} {FACTION_IDS[value]}", 1.0),
                (f"{kind} points", t.vp[value] / TO_WIN),
                (f"{kind} leader", float(t.vp[value] == lead(t, me))),
            ]
            if d.kind.name == "battle.whom":
                worth = battle_worth(t, me, value, d.about, t.warriors[me][d.about])
        elif of == "card" and value >= 0:
            named = _card(t, me, kind, value)
        elif of == "count":
            named = [(f"{kind} many", value / 3), (f"{kind} all", float(value == max(d.options)))]
        else:
            named = [(f"{kind} {value}", 1.0)]
        found.append(named)
        worths.append(worth)
    told = [max(-MOST, min(2 * MOST, worth)) for worth in worths if worth is not None]
    if told:
        best = max(told)
        for named, worth in zip(found, worths, strict=True):
            if worth is not None:
                kept = max(-MOST, min(2 * MOST, worth))
                named += [(f"{kind} worth", max(-MOST, kept - best)), (f"{kind} gain", kept / 2)]
    return found


def _clearing(t: Table, me: Faction, kind: str, at: Clearing) -> list[tuple[str, float]]:
    """Who stands there and around, and what the leader has there."""
    foes = t.enemies(me)
    ahead = max(foes, key=lambda foe: t.vp[foe]) if foes else me
    return [
        (f"{kind} clearing", 1.0),
        (f"{kind} own warriors", t.warriors[me][at] / 3),
        (f"{kind} own pieces", sum(t.pieces[piece][at] for piece in PIECES_OF[me]) / 2),
        (f"{kind} foes", sum(t.warriors[foe][at] for foe in foes) / 3),
        (f"{kind} around", foes_around(t, me, at) / 6),
        (f"{kind} their pieces", sum(t.pieces[piece][at] for foe in foes for piece in PIECES_OF[foe]) / 2),
        (f"{kind} leader's pieces", sum(t.pieces[piece][at] for piece in PIECES_OF[ahead]) / 2),
        (f"{kind} leader's warriors", t.warriors[ahead][at] / 3),
        (f"{kind} slots", t.open_slots(at) / 2),
        (f"{kind} ruled", float(ruler(t, at) == me)),
        (f"{kind} ways", len(t.links[at]) / 4),
    ]


def _card(t: Table, me: Faction, kind: str, card: Card) -> list[tuple[str, float]]:
    suit = CARD_SUIT[card]
    same = sum(CARD_SUIT[other] == suit for other in t.hands[me])
    return [
        (f"{kind} card", 1.0),
        (f"{kind} keep", keep_worth(t, me, card)),
        (f"{kind} bird", float(suit == BIRD)),
        (f"{kind} suit {suit}", 1.0),
        (f"{kind} same", same / 3),
        (f"{kind} item", float(CARD_ITEM[card] >= 0)),
    ]
