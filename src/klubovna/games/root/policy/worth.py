"""What cards, pieces and battles are worth, in points."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from klubovna.games.root.battle import Battle, defenders, hired
from klubovna.games.root.craft import can_be_crafted, can_pay
from klubovna.games.root.effects.lasting import has
from klubovna.games.root.facts import (
    AMBUSH,
    BIRD,
    CARD_FACTS,
    CARD_ITEM,
    CARD_SUIT,
    COST,
    CRAFTABLE,
    DOMINANCE,
    PERSISTENT,
    PIECES_OF,
    TO_WIN,
    Card,
    Clearing,
    Faction,
)
from klubovna.games.root.policy.habits import HABITS, PIECE_WORTH, WARRIOR_WORTH
from klubovna.games.root.policy.mind import KEEN
from klubovna.games.root.policy.odds import odds
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import ruler
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

# A crafted effect, by its name, over the rest of a game.
EFFECT_WORTH: Final = {
    "royal_claim": 3.0,
    "command_warren": 1.6,
    "stand_and_deliver": 0.9,
    "tax_collector": 0.5,
    "better_burrow_bank": 0.9,
    "cobbler": 0.9,
    "armorers": 0.9,
    "sappers": 0.5,
    "brutal_tactics": 0.7,
    "scouting_party": 0.5,
    "codebreakers": 0.1,
    "coffin_makers": 1.0,
    "master_engravers": 1.2,
    "murine_brokers": 0.9,
    "charm_offensive": 0.8,
    "propaganda_bureau": 0.9,
    "false_orders": 0.6,
    "league_of_adventurous_mice": 0.8,
    "eyrie_emigre": 0.8,
    "informants": 0.3,
    "swap_meet": 0.5,
    "saboteurs": 0.4,
}
OTHER_EFFECT: Final = 0.5

# A card in hand, whatever it is: it can be spent on something.
CARD_WORTH: Final = 0.5
BIRD_WORTH: Final = 0.4
AMBUSH_WORTH: Final = 0.7
# Of the points on a card in hand: it may be crafted later.
LATER: Final = 0.35

# What an ambush costs, for each card in the defender's hand.
AMBUSH_RISK: Final = 0.04


# From so many points on everybody has to hold a leader back, with every further point the more.
NEAR: Final = 17
LATE: Final = 0.3
# Fallen warriors alone do not hold anybody back.
MOST_FOR_WARRIORS: Final = 1.5


def threat(t: Table, foe: Faction) -> float:
    """How much it matters that this one is held back: the nearer to a win, the more."""
    if t.dominance[foe] >= 0:
        return 1.5
    share = t.vp[foe] / TO_WIN
    late = LATE * max(0, t.vp[foe] - NEAR) if KEEN.get() else 0.0
    return 0.25 + share * share + late


def lead(t: Table, me: Faction) -> int:
    """The most points of anybody else."""
    return max((t.vp[f] for f in t.enemies(me)), default=0)


def turns_left(t: Table, me: Faction) -> float:
    """A guess at the own turns still to come, from the highest score."""
    return max(1.0, (TO_WIN - max(t.vp[me], lead(t, me))) / 2.6)


def in_the_way(t: Table, foe: Faction, at: Clearing) -> bool:
    """Whether this clearing is one with which the foe's dominance card would win."""
    card = t.dominance[foe]
    if card < 0 or ruler(t, at) != foe or not ROLES[foe].wins_by_dominance(t):
        return False
    suit = CARD_SUIT[card]
    if suit != BIRD:
        return t.suits[at] == suit
    return any(at in pair and all(ruler(t, c) == foe for c in pair) for pair in t.chart.corner_pairs)


def dominates(t: Table, foe: Faction) -> bool:
    """Whether the foe would win with its dominance card as things stand."""
    card = t.dominance[foe]
    if card < 0 or not ROLES[foe].wins_by_dominance(t):
        return False
    held = [c for c in range(12) if in_the_way(t, foe, Clearing(c))]
    return bool(held) if CARD_SUIT[card] == BIRD else len(held) >= 3


def foes_around(t: Table, me: Faction, at: Clearing) -> int:
    """Enemy warriors here and next to here."""
    return sum(t.warriors[foe][near] for foe in t.enemies(me) for near in (at, *t.links[at]))


def roomiest(t: Table, d: Decision[Any], me: Faction) -> Any:
    """To start from: the clearing with the most room around it."""
    slots = t.chart.slots
    return max(d.options, key=lambda at: (sum(slots[c] - t.ruins[c] for c in t.links[at]), -at))


# -- cards -------------------------------------------------------------------------------------------------------------


def crafted_worth(t: Table, me: Faction, card: Card) -> float:
    """What crafting this card now would bring."""
    facts = CARD_FACTS[card]
    if CARD_ITEM[card] >= 0:
        return ROLES[me].item_points(t, card) + 0.15
    if PERSISTENT[card]:
        worth = EFFECT_WORTH.get(facts.id, OTHER_EFFECT)
        if facts.id == "royal_claim":
            return 0.6 * sum(ruler(t, Clearing(c)) == me for c in range(12))
        return worth * min(1.0, turns_left(t, me) / 5)
    return favor(t, me, card)


def favor(t: Table, me: Faction, card: Card) -> float:
    """A Favor removes everything of others in the clearings of its suit."""
    total = 0.0
    for foe in t.enemies(me):
        care = threat(t, foe)
        for c in range(12):
            if t.suits[c] != CARD_SUIT[card]:
                continue
            total += t.warriors[foe][c] * (0.1 + 0.2 * care)
            for piece in PIECES_OF[foe]:
                if t.pieces[piece][c]:
                    total += t.pieces[piece][c] * (1.0 + care * PIECE_WORTH[piece])
    return total


def can_craft(t: Table, me: Faction, card: Card) -> bool:
    """Whether the own crafting pieces, used or not, would do for it."""
    return CRAFTABLE[card] and can_pay(ROLES[me].crafting_pieces(t), COST[card]) and can_be_crafted(t, me, card)


def keep_worth(t: Table, me: Faction, card: Card) -> float:
    """What it is worth to hold a card rather than to spend it."""
    worth = CARD_WORTH
    if CARD_SUIT[card] == BIRD:
        worth += BIRD_WORTH
    if AMBUSH[card]:
        return worth + AMBUSH_WORTH
    if DOMINANCE[card]:
        return worth - 0.1
    if CARD_ITEM[card] >= 0:
        if t.item_supply[CARD_ITEM[card]] == 0:
            return worth - 0.1
        points = HABITS[me].item_points(card)
    else:
        points = EFFECT_WORTH.get(CARD_FACTS[card].id, 2.0)
    return worth + points * (0.8 if can_craft(t, me, card) else LATER)


def cheapest(t: Table, me: Faction, cards: Iterable[Card | None]) -> Card:
    """The card that is missed least."""
    return min((card for card in cards if card is not None), key=lambda card: (keep_worth(t, me, card), card))


def cheapest_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The choice of whoever must part with a card."""
    return cheapest(t, me, d.options)


def of_set(d: Decision[Any], key: Callable[[Any], Any]) -> Any:
    """The next of a set that should hold the least by `key`: its picks go upwards, so none of them is shut out."""
    if d.subset is None:
        return min(d.options, key=key)
    wanted = sorted(d.subset.items, key=key)[: d.subset.owed]
    return next((one for one in d.options if one in wanted), d.options[0])


def cheapest_cards(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The choice of whoever must part with several."""
    return of_set(d, lambda card: (keep_worth(t, me, card), card))


def best_card(t: Table, me: Faction, cards: Iterable[Card | None]) -> Card:
    return max((card for card in cards if card is not None), key=lambda card: (keep_worth(t, me, card), -card))


# -- battles -----------------------------------------------------------------------------------------------------------


def spoils(t: Table, me: Faction, foe: Faction, at: Clearing) -> tuple[int, float]:
    """How many buildings and tokens the foe has here, and what one of them is worth to me on average."""
    count, total = 0, 0.0
    care = threat(t, foe)
    for piece in PIECES_OF[foe]:
        n = t.pieces[piece][at]
        if n:
            count += n
            total += n * (1.0 + care * PIECE_WORTH[piece])
            total -= HABITS[foe].revenge(piece)
    return count, total / count if count else 0.0


def rolls_higher(defender: Faction) -> bool:
    """Whether it has the higher number as defender."""
    return ROLES[defender].rolls(0, 1) == (0, 1)


def battle_worth(t: Table, me: Faction, foe: Faction, at: Clearing, warriors: int) -> float:
    """What an attack with so many warriors is worth; others fight by their own books (see `vagabond`)."""
    if not PIECES_OF[foe]:
        return pawn_worth(t, me, foe, at, warriors)
    fight = Battle(me, foe, at)
    there = t.warriors[foe][at] + hired(t, foe, fight)
    lent = hired(t, me, fight)
    count, prize = spoils(t, me, foe, at)
    more = int(there == 0) + ROLES[me].extra_hits(t, fight)
    back = ROLES[foe].extra_hits(t, fight)
    hits = odds(warriors + lent, there, count, rolls_higher(foe), more, back, warriors)
    care = threat(t, foe)
    worth = (
        hits.killed * HABITS[foe].kill_worth(min(care, MOST_FOR_WARRIORS))
        + hits.razed * prize
        + hits.razes * ROLES[me].first_razed(t)
    )
    loss = hits.lost
    if t.hands[foe] and there and not has(t, me, "scouting_party"):
        loss += AMBUSH_RISK * len(t.hands[foe]) * min(2, warriors)
    worth -= loss * WARRIOR_WORTH[me]
    if KEEN.get():
        worth += hits.razes * HABITS[foe].menace(t, at) * warriors
    if in_the_way(t, foe, at):
        worth += 6.0 * (hits.killed + hits.razed) / (1 + there + count)
        if dominates(t, foe):
            worth += 4.0
    return worth


def pawn_worth(t: Table, me: Faction, foe: Faction, at: Clearing, warriors: int) -> float:
    """A Vagabond loses items, nothing that scores."""
    return 0.3 * threat(t, foe) - 0.5 * WARRIOR_WORTH[me]


def best_foe(t: Table, me: Faction, at: Clearing, foes: list[Faction]) -> tuple[float, Faction]:
    """Whom to attack here, and what it is worth."""
    own = t.warriors[me][at]
    best, chosen = -99.0, foes[0]
    for foe in foes:
        worth = battle_worth(t, me, foe, at, own)
        if worth > best:
            best, chosen = worth, foe
    return best, chosen


def best_battle(t: Table, me: Faction, places: Iterable[Clearing]) -> tuple[float, Clearing]:
    """Where to attack, and what it is worth."""
    best, chosen = -99.0, Clearing(-1)
    for at in places:
        worth, _ = best_foe(t, me, at, defenders(t, me, at))
        if worth > best:
            best, chosen = worth, at
    return best, chosen
