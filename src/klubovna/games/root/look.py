"""What one seat may see (1.2, r.164)."""

from __future__ import annotations

from itertools import compress
from typing import Final, cast

from klubovna.games.root.factions import SHOWN
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
from klubovna.games.root.rule import rulers
from klubovna.games.root.seen import Counts
from klubovna.games.root.state import PHASES, Table
from klubovna.games.root.victory import has_marker
from klubovna.games.root.view import AnyPlayer, ClearingView, TurnView, View

CARD_IDS: Final = [card.id for card in CARD_FACTS]


def cards(ids: list[Card]) -> list[str]:
    return [CARD_IDS[card] for card in ids] if ids else []


def faction_id(faction: Faction) -> str | None:
    return FACTION_IDS[faction] if faction >= 0 else None


def view(t: Table, seat: int | None) -> View:
    return View(
        map=t.chart.id,
        round=t.round,
        phase=PHASES[t.phase],
        on_turn=t.seat,
        order=t.order[:],
        turn=TurnView(
            moment=t.moment,
            used=[EFFECT_NAMES[effect] for effect in t.used],
            crafting=t.crafting[:],
            ferried=t.ferried,
            opened=t.opened,
            riverboats=t.rivers,
            mercenaries=faction_id(t.borrower),
        ),
        clearings=clearings(t),
        closed=t.closed[:],
        ferry=t.ferry if t.ferry >= 0 else None,
        tower=t.tower if t.tower >= 0 else None,
        deck=len(t.deck),
        discard=cards(sorted(t.discard)),
        lost_souls=cards(sorted(t.souls)),
        available=cards(t.available),
        items={name: t.item_supply[i] for i, name in enumerate(ITEMS) if t.item_supply[i]},
        quests=[QUEST_FACTS[q].id for q in t.quests],
        factions=[player(t, faction, seat) for faction in t.factions],
    )


def clearings(t: Table) -> list[ClearingView]:
    warriors = by_clearing([(FACTION_IDS[f], t.warriors[f]) for f in t.present])
    pieces = by_clearing([(PIECE_IDS[k], t.pieces[k]) for k in PIECES if t.on_map[k]])
    suits = [SUITS[suit] for suit in t.suits]
    by = [FACTION_IDS[faction] if faction >= 0 else None for faction in rulers(t)]
    slots, free, ruins, scorched = t.chart.slots, [t.open_slots(c) for c in CLEARINGS], t.ruins, t.scorched
    return [
        ClearingView(suits[c], by[c], warriors[c], pieces[c], slots[c], free[c], ruins[c], scorched[c])
        for c in CLEARINGS
    ]


def by_clearing(rows: list[tuple[str, list[int]]]) -> list[Counts]:
    """What lies in each clearing, from how many of each lie where."""
    found: list[Counts] = [{} for _ in CLEARINGS]
    for name, row in rows:
        for c in compress(CLEARINGS, row):  # the Burrow is no clearing
            found[c][name] = row[c]
    return found


def known(t: Table, faction: Faction, seat: int) -> list[Card]:
    """Cards of another hand that this seat has been shown, given or left behind."""
    return [card for card in t.hands[faction] if t.seen[card] >> seat & 1]


def player(t: Table, faction: Faction, seat: int | None) -> AnyPlayer:
    own = seat is not None and t.factions[seat] == faction
    shown = own or ROLES[faction].hand_shown
    hand = t.hands[faction]
    seen = SHOWN[FACTION_IDS[faction]].player(
        vp=t.vp[faction] if has_marker(t, faction) else None,
        supply=t.supply[faction],
        hand_count=len(hand),
        hand=cards(sorted(hand)) if shown else None,
        known=cards(sorted(known(t, faction, seat))) if not shown and seat is not None else [],
        revealed=cards(t.revealed[faction]),
        crafted=cards(t.crafted[faction]),
        items=[ITEMS[i] for i in t.items[faction]] if t.items[faction] else [],
        exhausted_items=[ITEMS[i] for i in t.exhausted[faction]] if t.exhausted[faction] else [],
        dominance=CARD_IDS[t.dominance[faction]] if t.dominance[faction] >= 0 else None,
        coalition=faction_id(t.coalition[faction]),
        board=ROLES[faction].view(t, own),
    )
    return cast(AnyPlayer, seen)
