"""What lies in the box and never gets lost; and the variants that random test games go through."""

from __future__ import annotations

from typing import Any

from klubovna.games.ash.facts import CHARACTERS, WARRIOR_FACTS
from klubovna.games.ash.state import EMPTY, Table


def inventory(t: Table) -> dict[str, Any]:
    """Every card, tile and minion of the table, wherever it lies."""
    hands = [w for s in t.sides for w in (*s.hand, *s.graveyard)]
    board = [w for defenders in t.defenders for w in defenders]
    decks = [w for deck in t.decks for w in deck]
    tiles = [b for stack in t.stacks for b in stack] + [b for s in t.sides for b in s.starting]
    standing = [owner for minions in t.minions for owner in minions]
    return {
        "warriors": sorted(w for w in (*hands, *board, *decks, *t.offer, *t.attackers) if w != EMPTY),
        "buildings": sorted(b for b in (*tiles, *t.stack, *t.tiles, *t.removed) if b != EMPTY),
        "fates": sorted([f for s in t.sides for f in s.fate] + t.fates_out),
        "battle cards": [sorted(s.cards + s.laid + s.discard) for s in t.sides],
        "minions": [s.minions + s.refreshed + standing.count(i) for i, s in enumerate(t.sides)],
        "actions": sorted(t.automa.actions + t.automa.used),
        "in debt": [s.vp for s in t.sides if min(s.supply) < 0],
    }


CITADEL_PICKS = [w.id for w in WARRIOR_FACTS if w.level and not w.automaton and w.players == "1-4"]


def soak(seed: int) -> dict[str, Any]:
    """Seats 1 to 4 with every variant, each about as often as its opposite."""
    bits = seed * 2654435761 >> 7
    seats = 1 + seed % 4
    options: dict[str, Any] = {
        "powers": bool(bits >> 0 & 1),
        "clockwise": bool(bits >> 1 & 1),
        "targeted": bool(bits >> 2 & 1),
    }
    if seats == 1:
        options["difficulty"] = ("low", "medium", "high")[seed // 4 % 3]
        if bool(bits >> 3 & 1) and bool(bits >> 4 & 1):
            options["citadel"] = [CITADEL_PICKS[seed % len(CITADEL_PICKS)]]
    elif seats < 4:
        options["automa"] = bool(bits >> 3 & 1)
    roles = [CHARACTERS[(seed // 4 + i) % 4] for i in range(seats)] if bool(bits >> 5 & 1) else None
    return {"seats": seats, "roles": roles, "options": options}
