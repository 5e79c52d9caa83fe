"""What the automated opponent prefers where a player would choose."""

from __future__ import annotations

from itertools import combinations

from klubovna.games.ash.facts import AUTOMATON, LEVEL, STRENGTH, TYPE, Warrior
from klubovna.games.ash.state import strength


def strongest(warriors: list[Warrior], most: int) -> list[Warrior]:
    """ap.06, ap.07 The highest strength; then fewer automatons, fewer cards, lower levels, lower ids (r.ap.3)."""
    best: list[Warrior] = []
    best_key = (0, 0, 0, 0)
    for size in range(1, min(most, len(warriors)) + 1):
        for chosen in combinations(sorted(warriors), size):
            group = list(chosen)
            automatons = sum(TYPE[w] == AUTOMATON for w in group)
            key = (strength(group), -automatons, -size, -sum(LEVEL[w] for w in group))
            if key > best_key:
                best, best_key = group, key
    return best


def weakest(fought: list[Warrior]) -> Warrior:
    """r.ap.11 Its weakest; on a tie the one whose loss costs least, then the lower id."""
    return min(fought, key=lambda w: (STRENGTH[w], -strength([x for x in fought if x != w]), w))


def best_fallen(graveyard: list[Warrior]) -> Warrior:
    """apb.07 The strongest of the graveyard, then the lower id."""
    return min(graveyard, key=lambda w: (-STRENGTH[w], w))
