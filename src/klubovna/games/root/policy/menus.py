"""Menus: each entry gets a worth, and what is open to everybody is weighed here."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.effects.lasting import effect_of
from klubovna.games.root.effects.menu import clearings_ruled
from klubovna.games.root.facts import BIRD, CARD_SUIT, CLEARINGS, TO_WIN, Card, Faction
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import HABITS, OFFERED, SKIP
from klubovna.games.root.policy.mind import keen
from klubovna.games.root.policy.worth import (
    cheapest,
    crafted_worth,
    dominates,
    keep_worth,
    lead,
    turns_left,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

SHARED: Final = ("craft", "use", "activate", "take", "open")
# How far the own force must lead in every clearing of a dominance card before it is activated, and how far when behind.
SAFE_LEAD: Final = 3
BOLD_LEAD: Final = 1
FAR_BEHIND: Final = 9
HOPELESS: Final = 12


def best_deed(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The entry that is worth most; to end is worth nothing."""
    best, chosen = -99.0, d.options[0]
    for option in d.options:
        if option is None:
            worth = 0.0
        else:
            what, which = option
            worth = deed_worth(t, me, what, which)
        if worth > best:
            best, chosen = worth, option
    return chosen


def deed_worth(t: Table, me: Faction, what: str, which: int) -> float:
    if what in SHARED:
        return shared_worth(t, me, what, which)
    if what in OFFERED:
        return OFFERED[what].offer_worth(t, me, what, which)
    return HABITS[me].score(t, me, what, which)


def shared_worth(t: Table, me: Faction, what: str, which: int) -> float:
    """The deeds that every menu may hold."""
    if what == "craft":
        return craft_worth(t, me, Card(which))
    if what == "use":
        return use_worth(t, me, Card(which))
    if what == "activate":
        return activate_worth(t, me, Card(which))
    if what == "open":
        return 1.0 - keep_worth(t, me, cheapest(t, me, t.hands[me]))
    return SKIP


def craft_worth(t: Table, me: Faction, card: Card) -> float:
    """Ahead of other deeds of the same worth: crafting often ends when they begin."""
    worth = crafted_worth(t, me, card)
    if t.vp[me] + worth >= TO_WIN:
        return 90.0
    return worth + 5.0 if worth > 0.6 else worth - 0.6


def use_worth(t: Table, me: Faction, card: Card) -> float:
    effect = effect_of(card)
    if effect == "royal_claim":
        claim = clearings_ruled(t, me)
        wins = t.vp[me] + claim >= TO_WIN
        return 90.0 if wins else claim - 3.5 if turns_left(t, me) > 2 else claim - 0.5
    if effect == "stand_and_deliver":
        return 0.3 if lead(t, me) < TO_WIN - 3 else SKIP
    if effect == "tax_collector":
        return 0.2 if sum(t.warriors[me]) > 8 else SKIP
    if effect == "propaganda_bureau":
        return 0.9 - keep_worth(t, me, cheapest(t, me, t.hands[me]))
    if effect == "false_orders":
        return 2.0 if any(dominates(t, foe) for foe in t.enemies(me)) else SKIP
    if effect == "league_of_adventurous_mice":
        return 0.3
    return 0.1


# -- dominance ---------------------------------------------------------------------------------------------------------


def activate_worth(t: Table, me: Faction, card: Card) -> float:
    """Only where the card would win at once if nobody comes in between, and points would take longer."""
    if not ROLES[me].wins_by_dominance(t):
        hopeless = keen() and lead(t, me) - t.vp[me] >= HOPELESS and lead(t, me) >= TO_WIN - 8
        return 1.0 if hopeless else SKIP  # a coalition, where there is nothing to lose
    if t.vp[me] >= TO_WIN - 5:
        return SKIP
    margin = hold(t, me, card)
    behind = lead(t, me) - t.vp[me] >= FAR_BEHIND or lead(t, me) >= TO_WIN - 4
    return 20.0 if margin >= (BOLD_LEAD if behind else SAFE_LEAD) else SKIP


def hold(t: Table, me: Faction, card: Card) -> int:
    """By how much the weakest clearing that the card needs is held; none or less when it is not ruled."""
    ground = Ground(t, me, [0.0] * 12, [0.0] * 12, 0.0)
    leads = [t.warriors[me][c] + ground.built(c) - ground.rival(c) for c in CLEARINGS]
    if CARD_SUIT[card] == BIRD:
        return max(min(leads[a], leads[b]) for a, b in t.chart.corner_pairs)
    return sorted((leads[c] for c in CLEARINGS if t.suits[c] == CARD_SUIT[card]), reverse=True)[2]
