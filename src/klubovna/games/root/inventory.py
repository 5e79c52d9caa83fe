"""What lies in the box and never gets lost; and the tables that random test games go through."""

from __future__ import annotations

from typing import Any

from klubovna.games.root.facts import (
    BOARD_OF,
    FACTION_IDS,
    MAP_IDS,
    PIECE_IDS,
    PIECES,
    REACH,
    RUIN_KINDS,
    TORCH,
    Faction,
)
from klubovna.games.root.setup import POOL, reach
from klubovna.games.root.state import SET_UP, Table
from klubovna.kernel.chance import Chance

MOST = {
    name: int(count)
    for faction in BOARD_OF.values()
    for group in ("buildings", "tokens")
    for name, count in faction.get(group, {}).items()
}


def inventory(t: Table) -> dict[str, Any]:
    """Every card, warrior and plot of the table, wherever it lies; and nothing more on the map than the box holds."""
    cards = [*t.deck, *t.discard, *t.souls, *t.available, *(c for c in t.dominance if c >= 0)]
    for zone in (t.hands, t.revealed, t.crafted):
        cards += [card for own in zone for card in own]
    boards = [board for board in t.boards if board is not None]
    for board in boards:
        cards += board.cards()
    return {
        "cards": sorted(cards),
        "warriors": [warriors(t, f) for f in t.present],
        "own pieces": None if t.phase == SET_UP else [board.own_pieces() for board in boards],
        "quests": len(t.quest_deck) + len(t.quests) + sum(board.counted_quests() for board in boards),
        "items": items(t),
        "too many": [PIECE_IDS[k] for k in PIECES if t.on_map[k] > most(k)],
        "negative": [FACTION_IDS[f] for f in t.present if t.supply[f] < 0 or min(t.warriors[f]) < 0],
    }


def items(t: Table) -> list[int] | None:
    """Every item by kind, wherever it lies; a burnt clearing holds a torch (E.6.2#1). Unknown before set-up is over."""
    if t.phase == SET_UP:
        return None
    counts = t.item_supply[:]
    boxes = [*t.items, *t.exhausted, *(board.counted_items() for board in t.boards if board is not None)]
    boxes += [[RUIN_KINDS[item % len(RUIN_KINDS)] for item in under] for under in t.ruin_items]
    for box in boxes:
        for item in box:
            counts[item] += 1
    counts[TORCH] += sum(t.scorched)
    return counts


def most(piece: int) -> int:
    """How many pieces of a kind the box holds, all suits together."""
    name = PIECE_IDS[piece]
    return sum(count for key, count in MOST.items() if key == name or key.startswith(f"{name}_"))


def warriors(t: Table, faction: Faction) -> int:
    """Of one faction: on the map, in the supply, on boards and cards."""
    total = t.supply[faction] + sum(t.warriors[faction]) + t.coffins[faction]
    return total + sum(board.counted_warriors(faction) for board in t.boards if board is not None)


def soak(seed: int) -> dict[str, Any]:
    """Random tables: 2 to 6 seats, any factions of enough reach, all maps, both decks, both ways of seating."""
    chance = Chance(seed).branch(9)
    seats = 2 + seed % 5
    pool = POOL[:]
    while True:
        chance.shuffle(pool)
        roles = pool[:seats]
        stuck = {"vagabond", "riverfolk"}.issuperset(roles)  # without warriors to pay with the points can run out
        if reach(roles) >= REACH.minimum or (seats == 2 and not stuck and chance.below(3) == 0):
            break
    options = {
        "map": MAP_IDS[seed // 5 % 4],
        "deck": ("standard", "exiles")[seed // 20 % 2],
        "any_reach": reach(roles) < REACH.minimum,
        "seating": ("random", "given")[seed // 40 % 2],
    }
    return {"seats": seats, "roles": roles, "options": options}
