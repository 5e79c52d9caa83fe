"""What things are worth in VP: resources, warriors, areas and their defence."""

from __future__ import annotations

from typing import Final

from klubovna.games.ash.facts import (
    ANY,
    AUTOMATON,
    CITADEL,
    FATES,
    GOLD,
    LEVEL,
    MINIONS,
    ROUNDS,
    STRENGTH,
    TRACK,
    TYPE,
    VP,
    Area,
    Warrior,
)
from klubovna.games.ash.policy.odds import EVEN, at
from klubovna.games.ash.state import EMPTY, Table, strength
from klubovna.games.ash.summon import NAMED, PRICE, payable

TURNS: Final = ROUNDS * MINIONS


def ramp(last: float, step: float, most: float) -> list[float]:
    """A worth by the own turns still to come: what it is after the last one, and a step more for each."""
    return [min(most, last + step * turns) for turns in range(TURNS + 1)]


# A basic resource is a third of a VP at the end, of a set of three only; before that it is a part of a warrior.
RESOURCE_WORTH: Final = ramp(0.2, 0.05, 0.45)
# Gold buys buildings that score every round, so it is worth most while many rounds are left.
GOLD_WORTH: Final = ramp(0.4, 0.1, 1.4)
# Strength takes areas and holds them; a trifle is left at the end, for the tie-break counts warriors.
STRENGTH_WORTH: Final = ramp(0.02, 0.12, 0.9)
# An automaton fights once only, and must find a battle before the end.
AUTOMATON_WORTH: Final = ramp(-0.6, 0.15, 0.25)

# The chance that a rival's turn is spent on an attack of the area, if it can hardly fail.
GREED: Final = 0.25
CITADEL_GREED: Final = 0.5
# The automated opponent does not aim: a die and a card decide.
AUTOMATED_GREED: Final = 0.1
AUTOMATED_CITADEL_GREED: Final = 0.2
# How much of a hold on an area lasts from one round to the next.
LASTING: Final = 0.5
CITADEL_LASTING: Final = 0.55


def turns_left(t: Table, seat: int) -> int:
    """Own turns to come; the one being played counts until its minion is placed."""
    return (ROUNDS - t.round) * MINIONS + t.sides[seat].minions


CITADEL_VP: Final = {n: side.citadel_vp for side in TRACK.side for n in side.players}


def area_rounds(t: Table, area: Area) -> list[float]:
    """The VP that an area brings in this round and in the later ones."""
    if area == CITADEL:
        return list(CITADEL_VP[len(t.sides)][t.round - 1 :])
    return [t.building_vp(area)] * (ROUNDS - t.round + 1)


def stake(t: Table, area: Area) -> float:
    """What it is worth to rule an area that is not lost in this round."""
    total, hold = 0.0, 1.0
    lasting = CITADEL_LASTING if area == CITADEL else LASTING
    for vp in area_rounds(t, area):
        total += vp * hold
        hold *= lasting
    return total


def rival_share(t: Table) -> float:
    """What a VP lost by one rival is worth: with one rival as much as an own one."""
    return 1.0 / (len(t.sides) - 1)


def tax_worth(t: Table, side: int, tax: list[int], turns: int) -> float:
    """What a rival gets out of a tax; the automated opponent turns every piece into a VP (ap.03)."""
    return float(sum(tax)) if t.sides[side].automated else amounts_worth(tax, turns)


def amounts_worth(amounts: list[int], turns: int) -> float:
    """A gain in VP; an ingredient of choice is as good as the best basic one."""
    basic = amounts[0] + amounts[1] + amounts[2] + amounts[3] + amounts[ANY]
    return basic * RESOURCE_WORTH[turns] + amounts[GOLD] * GOLD_WORTH[turns] + amounts[VP]


# -- warriors ----------------------------------------------------------------------------------------------------------


def warrior_worth(t: Table, seat: int, warrior: Warrior, turns: int) -> float:
    """What a warrior adds to the own side for the rest of the game."""
    if TYPE[warrior] == AUTOMATON:
        return STRENGTH[warrior] * AUTOMATON_WORTH[turns]
    worth = STRENGTH[warrior] * STRENGTH_WORTH[turns]
    if TYPE[warrior] in FATES[t.sides[seat].fate[0]]:
        worth += LEVEL[warrior]
    return worth


def cost_worth(supply: list[int], warrior: Warrior, turns: int) -> float:
    """What is given up for a warrior: gold stands in for what is missing."""
    missing = 0
    for resource, count in NAMED[warrior]:
        if count > supply[resource]:
            missing += count - supply[resource]
    return (PRICE[warrior] - missing) * RESOURCE_WORTH[turns] + missing * GOLD_WORTH[turns]


def best_summon(t: Table, seat: int, supply: list[int], turns: int) -> tuple[float, Warrior]:
    """The summoning that gains most, or EMPTY when none gains anything."""
    best, chosen = 0.0, Warrior(EMPTY)
    for warrior in payable(supply, t.offer):
        gain = warrior_worth(t, seat, warrior, turns) - cost_worth(supply, warrior, turns)
        if gain > best:
            best, chosen = gain, warrior
    return best, chosen


def by_strength(warriors: list[Warrior]) -> list[Warrior]:
    return sorted(warriors, key=lambda w: (-STRENGTH[w], w))


# -- defence -----------------------------------------------------------------------------------------------------------


class Threat:
    """How strongly each rival could attack in this round, and how often; hands of warriors are open (r.setup.7)."""

    __slots__ = ("known", "rivals")

    def __init__(self, t: Table, seat: int) -> None:
        self.known: dict[int, float] = {}
        """The chances that were asked for already: most groups are worth as much as another one."""
        self.rivals: list[tuple[int, int, int, bool]] = []
        for side, s in enumerate(t.sides):
            if side == seat or not s.minions or not s.hand:
                continue
            ranked = by_strength(s.hand)
            pair, three = ranked[:2], ranked[:3]
            self.rivals.append((s.minions, strength(pair), strength(three), s.automated))

    def hold(self, area: Area, defence: int) -> float:
        """The chance that an area with this defence is still held at the end of the round."""
        asked = defence if area == CITADEL else -1 - defence
        held = self.known.get(asked, -1.0)
        if held >= 0.0:
            return held
        held = 1.0
        for turns, pair, three, automated in self.rivals:
            if area == CITADEL:
                greed = AUTOMATED_CITADEL_GREED if automated else CITADEL_GREED
                taken = greed * EVEN[at(three - defence)]
            else:
                taken = (AUTOMATED_GREED if automated else GREED) * EVEN[at(pair - defence)]
            held *= (1.0 - taken) ** turns
        self.known[asked] = held
        return held


def lasting_strength(warriors: list[Warrior]) -> int:
    """The strength that stays in a conquered area: automatons leave after the battle."""
    for warrior in warriors:
        if TYPE[warrior] == AUTOMATON:
            return strength([w for w in warriors if TYPE[w] != AUTOMATON])
    return strength(warriors)
