"""What cards, pieces and battles are worth, in points."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import Any, Final

from klubovna.games.root.battle import SCOUTING_PARTY, Battle, defenders, hired
from klubovna.games.root.craft import can_be_crafted, payable_with
from klubovna.games.root.facts import (
    AMBUSH,
    BIRD,
    CARD_FACTS,
    CARD_ITEM,
    CARD_SUIT,
    CLEARINGS,
    CRAFTABLE,
    DOMINANCE,
    EFFECT,
    EFFECT_CALLED,
    PERSISTENT,
    PIECES_OF,
    TO_WIN,
    Card,
    Clearing,
    Faction,
)
from klubovna.games.root.places import PLACES_IN
from klubovna.games.root.policy.habits import HABITS, PIECE_WORTH, WARRIOR_WORTH
from klubovna.games.root.policy.mind import MIND, keen
from klubovna.games.root.policy.odds import chart
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import ruled, ruler
from klubovna.games.root.state import FACTIONS, Table
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

CRAFTED: Final = [EFFECT_WORTH.get(facts.id, OTHER_EFFECT) for facts in CARD_FACTS]
LASTING: Final = [EFFECT_WORTH.get(facts.id, 2.0) for facts in CARD_FACTS]
"""By card: as long as nobody can say yet when it will be crafted."""
ROYAL_CLAIM: Final = EFFECT_CALLED["royal_claim"]

# A card in hand, whatever it is: it can be spent on something.
CARD_WORTH: Final = 0.5
BIRD_WORTH: Final = 0.4
AMBUSH_WORTH: Final = 0.7
HELD: Final = [
    CARD_WORTH
    + (BIRD_WORTH if CARD_SUIT[card] == BIRD else 0.0)
    + (AMBUSH_WORTH if AMBUSH[card] else -0.1 if DOMINANCE[card] else 0.0)
    for card in range(len(CARD_FACTS))
]
"""By card: without what it brings when it is crafted."""
# Of the points on a card in hand: it may be crafted later.
LATER: Final = 0.35

NOWHERE: Final = Clearing(-1)

# What an ambush costs, for each card in the defender's hand.
AMBUSH_RISK: Final = 0.04


# From so many points on everybody has to hold a leader back, with every further point the more.
NEAR: Final = 17
LATE: Final = 0.3
# Fallen warriors alone do not hold anybody back.
MOST_FOR_WARRIORS: Final = 1.5


def threat(t: Table, foe: Faction) -> float:
    """How much it matters that this one is held back: the nearer to a win, the more."""
    return care_for(t, foe, keen())


def care_for(t: Table, foe: Faction, keen: bool) -> float:
    if t.dominance[foe] >= 0:
        return 1.5
    points = t.vp[foe]
    share = points / TO_WIN
    late = LATE * (points - NEAR) if points > NEAR and keen else 0.0
    return 0.25 + share * share + late


def lead(t: Table, me: Faction) -> int:
    """The most points of anybody else."""
    most, points = 0, t.vp
    for foe in t.enemies(me):
        most = max(most, points[foe])
    return most


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
    around, links = 0, t.links[at]
    for foe in t.enemies(me):
        warriors = t.warriors[foe]
        around += warriors[at]
        for near in links:
            around += warriors[near]
    return around


def roomiest(t: Table, d: Decision[Any], me: Faction) -> Any:
    """To start from: the clearing with the most room around it."""
    slots = t.chart.slots
    return max(d.options, key=lambda at: (sum(slots[c] - t.ruins[c] for c in t.links[at]), -at))


# -- cards -------------------------------------------------------------------------------------------------------------


def crafted_worth(t: Table, me: Faction, card: Card) -> float:
    """What crafting this card now would bring."""
    if CARD_ITEM[card] >= 0:
        return ROLES[me].item_points(t, card) + 0.15
    if PERSISTENT[card]:
        if EFFECT[card] == ROYAL_CLAIM:
            return 0.6 * len(ruled(t, me))
        return CRAFTED[card] * min(1.0, turns_left(t, me) / 5)
    return favor(t, me, card)


def favor(t: Table, me: Faction, card: Card) -> float:
    """A Favor removes everything of others in the clearings of its suit."""
    total = 0.0
    for foe in t.enemies(me):
        care = threat(t, foe)
        warriors = t.warriors[foe]
        for c in PLACES_IN[t._suited[CARD_SUIT[card]] & t.occupied[foe]]:
            total += warriors[c] * (0.1 + 0.2 * care)
            for piece in PIECES_OF[foe]:
                count = t.pieces[piece][c]
                if count:
                    total += count * (1.0 + care * PIECE_WORTH[piece])
    return total


_payable: Final[dict[tuple[int, int, int], list[bool]]] = {}


def payable(t: Table, me: Faction) -> list[bool]:
    """By card: whether the own crafting pieces, used or not, would do for it."""
    _, fox, rabbit, mouse = ROLES[me].crafting_pieces(t)
    pieces = (fox, rabbit, mouse)
    found = _payable.get(pieces)
    if found is None:
        found = _payable[pieces] = payable_with(pieces)
    return found


def can_craft(t: Table, me: Faction, card: Card) -> bool:
    """Whether the own crafting pieces, used or not, would do for it."""
    return payable(t, me)[card] and can_be_crafted(t, me, card)


def keep_worth(t: Table, me: Faction, card: Card) -> float:
    """What it is worth to hold a card rather than to spend it."""
    return kept(t, me, card, payable(t, me))


def kept(t: Table, me: Faction, card: Card, payable: list[bool]) -> float:
    """The same, where it is known which cards can be paid for."""
    worth = HELD[card]
    if not CRAFTABLE[card]:
        return worth
    points = LASTING[card]
    if CARD_ITEM[card] >= 0:
        if t.item_supply[CARD_ITEM[card]] == 0:
            return worth - 0.1
        points = HABITS[me].item_points(card)
    return worth + points * (0.8 if payable[card] and can_be_crafted(t, me, card) else LATER)


def cheapest(t: Table, me: Faction, cards: Iterable[Card | None]) -> Card:
    """The card that is missed least."""
    can_pay = payable(t, me)
    least, chosen = inf, Card(-1)
    for card in cards:
        if card is not None:
            worth = kept(t, me, card, can_pay)
            if worth < least or (worth == least and card < chosen):
                least, chosen = worth, card
    return chosen


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
    can_pay = payable(t, me)
    return of_set(d, lambda card: (kept(t, me, card, can_pay), card))


def best_card(t: Table, me: Faction, cards: Iterable[Card | None]) -> Card:
    can_pay = payable(t, me)
    most, chosen = -inf, Card(-1)
    for card in cards:
        if card is not None:
            worth = kept(t, me, card, can_pay)
            if worth > most or (worth == most and card < chosen):
                most, chosen = worth, card
    return chosen


# -- battles -----------------------------------------------------------------------------------------------------------


def spoils(t: Table, me: Faction, foe: Faction, at: Clearing) -> tuple[int, float]:
    """How many buildings and tokens the foe has here, and what one of them is worth to me on average."""
    return prizes(t, foe, at, threat(t, foe))


def prizes(t: Table, foe: Faction, at: Clearing, care: float) -> tuple[int, float]:
    """The same, where it is known how much it matters that the foe is held back."""
    count, total = 0, 0.0
    stake = HABITS[foe].stakes
    for piece in PIECES_OF[foe]:
        n = t.pieces[piece][at]
        if n:
            count += n
            total += n * (1.0 + care * PIECE_WORTH[piece])
            total -= HABITS[foe].revenge(piece)
            if stake:
                total += care * HABITS[foe].stake(t)
    return count, total / count if count else 0.0


def rolls_higher(defender: Faction) -> bool:
    """Whether it has the higher number as defender."""
    return ROLES[defender].rolls(0, 1) == (0, 1)


class Foe:
    """An enemy as one faction sees it for one decision: all of an attack that is the same wherever it takes place."""

    __slots__ = ("ambush", "battle", "care", "guerrilla", "id", "keen", "kill", "pawn")

    def __init__(self, t: Table, me: Faction, foe: Faction) -> None:
        self.id = foe
        self.pawn = not PIECES_OF[foe]
        """Others fight it by their own books (see `vagabond`)."""
        self.keen = keen()
        self.care = care_for(t, foe, self.keen)
        self.kill = HABITS[foe].kill_worth(min(self.care, MOST_FOR_WARRIORS))
        """What a fallen warrior is worth."""
        self.guerrilla = rolls_higher(foe)
        cards = 0 if t.effects[me] & SCOUTING_PARTY else len(t.hands[foe])
        self.ambush = AMBUSH_RISK * cards
        """What is to be feared from its hand, for each of the first two warriors."""
        asked = t.borrower >= 0 or "extra_hits" in ROLES[me].answers or "extra_hits" in ROLES[foe].answers
        self.battle = Battle(me, foe, NOWHERE) if asked else None
        """To ask who helps and who hits besides, where there may be anybody."""


class Fight:
    """An attack in one clearing, whatever the number of those who attack; and, by that number, what it is worth."""

    __slots__ = (
        "ambush",
        "break_rule",
        "chart",
        "count",
        "foe",
        "lent",
        "menace",
        "price",
        "prize",
        "razes",
        "there",
        "wins",
    )

    def __init__(self, t: Table, me: Faction, foe: Foe, at: Clearing) -> None:
        self.foe = foe
        self.price = WARRIOR_WORTH[me]
        if foe.pawn:
            return
        enemy = foe.id
        there = t.warriors[enemy][at]
        more = back = 0
        self.lent = 0
        battle = foe.battle
        if battle is not None:
            battle.at = at
            there += hired(t, enemy, battle)
            self.lent = hired(t, me, battle)
            more = ROLES[me].extra_hits(t, battle)
            back = ROLES[enemy].extra_hits(t, battle)
        self.there = there
        self.ambush = foe.ambush if there else 0.0
        self.count, self.prize = prizes(t, enemy, at, foe.care)
        self.chart = chart(there, self.count, foe.guerrilla, more if there else more + 1, back)
        self.razes = float(ROLES[me].first_razed(t))
        self.menace = HABITS[enemy].menace(t, at) if foe.keen else 0.0
        self.break_rule = t.dominance[enemy] >= 0 and in_the_way(t, enemy, at)
        self.wins = self.break_rule and dominates(t, enemy)

    def worth(self, warriors: int) -> float:
        """What an attack with so many warriors is worth."""
        foe = self.foe
        if foe.pawn:  # it loses items, nothing that scores
            return 0.3 * foe.care - 0.5 * self.price
        hits = self.chart.odds(warriors + self.lent, warriors)
        worth = hits.killed * foe.kill + hits.razed * self.prize + hits.razes * self.razes
        worth -= (hits.lost + self.ambush * min(2, warriors)) * self.price
        worth += hits.razes * self.menace * warriors
        if self.break_rule:
            worth += 6.0 * (hits.killed + hits.razed) / (1 + self.there + self.count)
            if self.wins:
                worth += 4.0
        return worth


class Foes:
    """All enemies of a faction, for one decision, and the fights that it could begin."""

    __slots__ = ("all", "fights", "known", "me", "t")

    def __init__(self, t: Table, me: Faction) -> None:
        self.t = t
        self.me = me
        self.all = [Foe(t, me, foe) for foe in t.enemies(me)]
        self.known: list[Foe | None] = [None] * FACTIONS
        for foe in self.all:
            self.known[foe.id] = foe
        self.fights: list[Fight | None] = [None] * (len(CLEARINGS) * FACTIONS)

    def fight(self, foe: Foe, at: Clearing) -> Fight:
        key = at * FACTIONS + foe.id
        fight = self.fights[key]
        if fight is None:
            fight = self.fights[key] = Fight(self.t, self.me, foe, at)
        return fight

    def called(self, foe: Faction) -> Foe:
        found = self.known[foe]
        return Foe(self.t, self.me, foe) if found is None else found


def foes_of(t: Table, me: Faction) -> Foes:
    """Looked at once for each decision."""
    mind = MIND.get()
    foes = mind.foes
    if foes is None or foes.me != me or foes.t is not t:
        foes = Foes(t, me)
        if mind.thinking:
            mind.foes = foes
    return foes


def best_foe(t: Table, me: Faction, at: Clearing, foes: list[Faction]) -> tuple[float, Faction]:
    """Whom to attack here, and what it is worth."""
    seen = foes_of(t, me)
    own = t.warriors[me][at]
    best, chosen = -99.0, foes[0]
    for foe in foes:
        worth = seen.fight(seen.called(foe), at).worth(own)
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
