"""What one seat may see (1.2, r.164)."""

from __future__ import annotations

from typing import Any

from klubovna.games.root.facts import (
    CARD_FACTS,
    CLEARINGS,
    EFFECT_NAMES,
    FACTION_IDS,
    ITEMS,
    PIECE_IDS,
    PIECES,
    QUEST_FACTS,
    SUITS,
    Card,
    Faction,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import ruler
from klubovna.games.root.state import (
    BIRDSONG,
    BIRDSONG_ENDS,
    DAYLIGHT,
    DAYLIGHT_BEGINS,
    EVENING,
    EVENING_BEGINS,
    SET_UP,
    TURN_BEGINS,
    TURN_ENDS,
    Table,
)
from klubovna.games.root.victory import has_marker

PHASES = {
    SET_UP: "set-up",
    TURN_BEGINS: "birdsong",
    BIRDSONG: "birdsong",
    BIRDSONG_ENDS: "birdsong",
    DAYLIGHT_BEGINS: "daylight",
    DAYLIGHT: "daylight",
    EVENING_BEGINS: "evening",
    EVENING: "evening",
    TURN_ENDS: "evening",
}


def cards(ids: list[Card]) -> list[str]:
    return [CARD_FACTS[card].id for card in ids]


def view(t: Table, seat: int | None) -> dict[str, Any]:
    return {
        "map": t.chart.id,
        "round": t.round,
        "phase": PHASES[t.phase],
        "on_turn": t.seat,
        "order": t.order[:],
        "turn": {
            "moment": t.moment,
            "used": [EFFECT_NAMES[effect] for effect in t.used],
            "crafting": t.crafting[:],
            "ferried": t.ferried,
            "opened": t.opened,
            "riverboats": t.rivers,
            "mercenaries": FACTION_IDS[t.borrower] if t.borrower >= 0 else None,
        },
        "clearings": [clearing(t, c) for c in CLEARINGS],
        "closed": [list(path) for path in t.closed],
        "ferry": t.ferry if t.ferry >= 0 else None,
        "tower": t.tower if t.tower >= 0 else None,
        "deck": len(t.deck),
        "discard": cards(sorted(t.discard)),
        "lost_souls": cards(sorted(t.souls)),
        "available": cards(t.available),
        "items": {name: t.item_supply[i] for i, name in enumerate(ITEMS) if t.item_supply[i]},
        "quests": [QUEST_FACTS[q].id for q in t.quests],
        "factions": [player(t, faction, seat) for faction in t.factions],
    }


def clearing(t: Table, c: int) -> dict[str, Any]:
    at = CLEARINGS[c]
    rule = ruler(t, at)
    return {
        "suit": SUITS[t.suits[c]],
        "ruler": FACTION_IDS[rule] if rule >= 0 else None,
        "warriors": {FACTION_IDS[f]: t.warriors[f][c] for f in t.present if t.warriors[f][c]},
        "pieces": {PIECE_IDS[k]: t.pieces[k][c] for k in PIECES if t.pieces[k][c]},
        "slots": t.chart.slots[c],
        "open": t.open_slots(at),
        "ruin": t.ruins[c],
        "scorched": t.scorched[c],
    }


def known(t: Table, faction: Faction, seat: int) -> list[Card]:
    """Cards of another hand that this seat has been shown, given or left behind."""
    return [card for card in t.hands[faction] if t.seen[card] >> seat & 1]


def player(t: Table, faction: Faction, seat: int | None) -> dict[str, Any]:
    own = seat is not None and t.factions[seat] == faction
    shown = own or ROLES[faction].open_hand()
    return {
        "faction": FACTION_IDS[faction],
        "vp": t.vp[faction] if has_marker(t, faction) else None,
        "supply": t.supply[faction],
        "hand_count": len(t.hands[faction]),
        "hand": cards(sorted(t.hands[faction])) if shown else None,
        "known": cards(sorted(known(t, faction, seat))) if not shown and seat is not None else [],
        "revealed": cards(t.revealed[faction]),
        "crafted": cards(t.crafted[faction]),
        "items": [ITEMS[i] for i in t.items[faction]],
        "exhausted_items": [ITEMS[i] for i in t.exhausted[faction]],
        "dominance": CARD_FACTS[t.dominance[faction]].id if t.dominance[faction] >= 0 else None,
        "coalition": FACTION_IDS[t.coalition[faction]] if t.coalition[faction] >= 0 else None,
        "board": ROLES[faction].view(t, own),
    }
