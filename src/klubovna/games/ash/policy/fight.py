"""Battles: whether to fight, with whom, with which card."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from klubovna.games.ash.cards import CAUSE_LOSS, RETURN_FALLEN
from klubovna.games.ash.facts import (
    AUTOMATON,
    COMPENSATION,
    KING_STRENGTH,
    LEVEL,
    LOSER_CHOOSES,
    MAX_ATTACKERS,
    REWARD,
    STRENGTH,
    TYPE,
    Card,
    Warrior,
)
from klubovna.games.ash.policy.odds import FALLS, KING_FALLS, TAKES, at, mask_of
from klubovna.games.ash.policy.worth import (
    STRENGTH_WORTH,
    Threat,
    amounts_worth,
    by_strength,
    lasting_strength,
    rival_share,
    stake,
    turns_left,
)
from klubovna.games.ash.preferences import best_fallen, weakest
from klubovna.games.ash.state import (
    KING,
    LEFT_WING,
    Table,
    battle_area,
    strength,
)
from klubovna.games.ash.totals import MODIFIER
from klubovna.kernel.decision import Decision

# A card that was played is gone until all are back, so the strong ones should not be wasted on a sure thing.
KEEP_CARD: Final = [0.0, 0.1, 0.4, 0.6, 0.4]
# What the black part of card 0 brings to a loser.
BLACK_PART: Final = 0.4
# Strength that falls is missing until the round ends: by the turns that are left in it.
FALLEN_WORTH: Final = 0.08
# Strength that stays in a conquered area cannot attack any more.
STAYS_WORTH: Final = 0.35
# How much a power must change the chance to win a battle.
LEAST_CHANGE: Final = 0.05
# Of many warriors only the best are tried, so that a choice of three stays quick.
MOST_TRIED: Final = 7


class Cards:
    """The own battle cards with what each brings to a winner and to a loser, less what it is worth to keep it."""

    __slots__ = ("brings",)

    def __init__(self, cards: list[Card], turns: int) -> None:
        keep = min(1.0, turns / 4)
        self.brings: list[tuple[Card, float, float]] = []
        for card in cards:
            held = KEEP_CARD[card] * keep
            consoled = BLACK_PART * keep if LOSER_CHOOSES[card] else amounts_worth(COMPENSATION[card], turns)
            self.brings.append((card, amounts_worth(REWARD[card], turns) - held, consoled - held))

    def best(self, rows: list[list[float]], place: int, win: float, lose: float, attacking: bool) -> tuple[float, int]:
        """The best card and what it brings; the rows give the chance that the attacker wins."""
        best, chosen = -1e9, 0
        for card, won, lost in self.brings:
            chance = rows[card][place]
            if not attacking:
                chance = 1.0 - chance
            worth = chance * (win + won) + (1.0 - chance) * (lose + lost)
            if worth > best:
                best, chosen = worth, card
        return best, chosen


class Attack:
    """What attacks from one space are worth to one seat, whoever is sent."""

    __slots__ = ("area", "cards", "defence", "fallen", "prize", "rows", "stays", "threat")

    def __init__(self, t: Table, seat: int, space: int, threat: Threat, cards: Cards, turns: int) -> None:
        self.area = area = battle_area(space)
        self.threat = threat
        self.cards = cards
        owner = t.control[area]
        self.prize = stake(t, area)
        if owner == KING:
            self.rows = KING_FALLS
            self.defence = KING_STRENGTH
        else:
            foe = t.sides[owner]
            self.rows = TAKES[mask_of(foe.cards + foe.laid)]
            self.defence = t.strength(area)
            self.prize *= 1.0 + rival_share(t)
        if space >= LEFT_WING:
            self.defence -= MODIFIER[space - LEFT_WING]
        self.fallen = FALLEN_WORTH * t.sides[seat].minions
        self.stays = STAYS_WORTH * STRENGTH_WORTH[turns]

    def outcomes(self, group: list[Warrior]) -> tuple[float, float]:
        """What it is worth to win and to lose with these warriors, cards apart."""
        staying = lasting_strength(group)
        win = self.prize * self.threat.hold(self.area, staying) - self.stays * staying
        lose = -self.fallen * staying
        for warrior in group:
            if TYPE[warrior] == AUTOMATON:
                used = LEVEL[warrior] - STRENGTH[warrior] * self.stays
                win += used
                lose += used
        return win, lose

    def best(self, group: list[Warrior]) -> tuple[float, int]:
        """What the attack of this group is worth with the best card, and that card."""
        win, lose = self.outcomes(group)
        return self.cards.best(self.rows, at(strength(group) - self.defence), win, lose, True)


def leading_groups(hand: list[Warrior]) -> list[list[Warrior]]:
    """A few groups that stand for all others when attacks are compared: the strongest, with automatons and without."""
    ranked = by_strength(hand)
    groups = [ranked[:size] for size in range(1, min(3, len(ranked)) + 1)]
    lasting = [w for w in ranked if TYPE[w] != AUTOMATON]
    if len(lasting) < len(ranked):
        groups += [lasting[:size] for size in range(1, min(3, len(lasting)) + 1)]
    return groups


def best_group(t: Table, seat: int, space: int) -> list[Warrior]:
    """The warriors to send, found anew at every pick: the same as long as the table is the same."""
    turns = turns_left(t, seat)
    attack = Attack(t, seat, space, Threat(t, seat), Cards(t.sides[seat].cards, turns), turns)
    hand = sorted(by_strength(t.sides[seat].hand)[:MOST_TRIED])
    best, chosen = -1e9, hand[:1]
    for size in range(1, MAX_ATTACKERS[attack.area] + 1):
        for group in combinations(hand, size):
            worth, _ = attack.best(list(group))
            if worth > best:
                best, chosen = worth, list(group)
    return chosen


def attack_strength(t: Table, seat: int) -> int:
    """The attackers' strength; whoever has not seen them expects the strongest of that hand."""
    bit = 1 << seat
    if all(t.seen_warriors[w] & bit for w in t.attackers):
        return strength(t.attackers)
    return strength(by_strength(t.sides[t.active].hand + t.attackers)[: len(t.attackers)])


def margin(t: Table, seat: int) -> int:
    """The attacker's lead before the cards."""
    space = t.battlefield
    area = battle_area(space)
    defence = KING_STRENGTH if t.control[area] == KING else t.strength(area)
    lead = attack_strength(t, seat) - defence
    return lead + MODIFIER[space - LEFT_WING] if space >= LEFT_WING else lead


# -- decisions ---------------------------------------------------------------------------------------------------------


def attackers(t: Table, d: Decision[Any], seat: int) -> Any:
    """The next of the planned group behind the last pick."""
    group = best_group(t, seat, t.battlefield)
    return next((w for w in group if w in d.options), d.options[0])


def battle_card(t: Table, d: Decision[Any], seat: int) -> Any:
    space = t.battlefield
    turns = turns_left(t, seat)
    cards = Cards(d.options, turns)
    if t.active == seat:
        return Attack(t, seat, space, Threat(t, seat), cards, turns).best(t.attackers)[1]
    foe = t.sides[t.active]
    prize = stake(t, battle_area(space)) * (1.0 + rival_share(t))
    rows = FALLS[mask_of(foe.cards + foe.laid)]
    return cards.best(rows, at(margin(t, seat)), prize, 0.0, False)[1]


def black_part(t: Table, d: Decision[Any], seat: int) -> Any:
    """A fallen warrior is welcome back while there are turns to use it; else the winner shall suffer."""
    s = t.sides[seat]
    if CAUSE_LOSS not in d.options:
        return d.options[-1]
    useful = RETURN_FALLEN in d.options and s.minions and STRENGTH[best_fallen(s.graveyard)] > 1
    return RETURN_FALLEN if useful else CAUSE_LOSS


def loss(t: Table, d: Decision[Any], seat: int) -> Any:
    return weakest(d.options)


def fallen(t: Table, d: Decision[Any], seat: int) -> Any:
    return best_fallen(d.options)
