"""Where warriors should stand: what a clearing is worth with so many of them, and the march that gains most."""

from __future__ import annotations

from typing import Final, TypeAlias

from klubovna.games.root.facts import (
    BIRD,
    BUILDINGS_OF,
    BURROW,
    CARD_SUIT,
    CLEARINGS,
    NOBODY,
    PIECES_OF,
    Clearing,
    Faction,
)
from klubovna.games.root.move import destinations
from klubovna.games.root.places import ON_MAP, PLACES_IN
from klubovna.games.root.policy.habits import HABITS, PIECE_WORTH, WARRIOR_WORTH
from klubovna.games.root.policy.mind import KEEN
from klubovna.games.root.policy.worth import (
    battle_worth,
    dominates,
    in_the_way,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table

# How much of what stands unguarded is feared to be lost.
FEAR: Final = 0.12
FEAR_PER_WARRIOR: Final = 0.05
MOST_FEAR: Final = 0.4
# What each further guard leaves of that fear.
GUARDED: Final = 0.55
# What it is worth to break the rule of somebody whose dominance card is about to win, or to keep the own.
BREAK: Final = 5.0
HOLD: Final = 3.0

March: TypeAlias = tuple[float, int, int, int]
"""What it gains, from where, to where, and how many."""


class Ground:
    """The map as one faction sees it, for one decision."""

    __slots__ = ("built", "foes", "guard", "known", "me", "menace", "post", "ready", "rival", "rule", "t", "ties")

    def __init__(self, t: Table, me: Faction, rule: list[float], post: list[float], ready: float) -> None:
        """`rule`: what it is worth to rule each clearing; `post`: to have anybody there; `ready`: how much a battle
        that could be fought counts."""
        self.t = t
        self.me = me
        self.rule = rule
        self.post = post
        self.ready = ready
        self.known: dict[tuple[int, int], float] = {}
        self.foes = t.enemies(me)
        self.built = [sum(t.pieces[kind][c] for kind in BUILDINGS_OF[me]) for c in CLEARINGS]
        self.rival, self.ties = self.rivals()
        self.guard = [self.fear(c) for c in CLEARINGS]
        self.menace = [NOBODY] * 12
        for foe in self.foes:
            if t.dominance[foe] >= 0 and dominates(t, foe):
                for c in CLEARINGS:
                    if in_the_way(t, foe, c):
                        self.menace[c] = foe
        if t.dominance[me] >= 0:
            self.hold_on()

    def rivals(self) -> tuple[list[int], list[bool]]:
        """The strongest other force in each clearing, and whether a tie with it is mine."""
        t, me = self.t, self.me
        strongest = [0] * 12
        mine = [ROLES[me].wins_ties()] * 12
        for other in t.others(me):
            warriors = t.warriors[other]
            kinds = BUILDINGS_OF[other]
            for c in range(12):
                force = warriors[c]
                for kind in kinds:
                    force += t.pieces[kind][c]
                strongest[c] = max(strongest[c], force)
        for role in t._asked.outranking:
            for c in PLACES_IN[role.dominion(t) & ON_MAP]:
                strongest[c] = 0 if role.id == me else 99
        return strongest, mine

    def hold_on(self) -> None:
        """The clearings that the own dominance card needs."""
        t = self.t
        suit = CARD_SUIT[t.dominance[self.me]]
        for c in CLEARINGS:
            if t.suits[c] == suit or (suit == BIRD and c in t.chart.corners):
                self.rule[c] += HOLD
                self.guard[c] += HOLD / 2

    def fear(self, at: Clearing) -> float:
        """What guards are worth here: own pieces times the danger around."""
        t = self.t
        worth = 0.0
        for kind in PIECES_OF[self.me]:
            count = t.pieces[kind][at]
            if count:
                worth += count * (1.0 + PIECE_WORTH[kind])
        if not worth:
            return 0.0
        around = 0
        for foe in self.foes:
            warriors = t.warriors[foe]
            around += 2 * warriors[at]
            for near in t.links[at]:
                around += warriors[near]
        return worth * min(MOST_FEAR, FEAR + FEAR_PER_WARRIOR * around)

    def rules_with(self, at: int, warriors: int) -> bool:
        force = warriors + self.built[at]
        rival = self.rival[at]
        return force > rival or (force == rival > 0 and self.ties[at])

    def worth(self, at: int, warriors: int) -> float:
        """What it is worth to have so many warriors here."""
        if at >= BURROW:
            return 0.02 * warriors
        key = (at, warriors)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self.reckon(Clearing(at), warriors)
        return known

    def reckon(self, at: Clearing, warriors: int) -> float:
        t, me = self.t, self.me
        worth = self.guard[at] * (1.0 - GUARDED**warriors)
        if self.rules_with(at, warriors):
            worth += self.rule[at]
        if warriors:
            worth += self.post[at]
            best = 0.0
            for foe in self.foes:
                if t.warriors[foe][at] or t.has_tokens_or_buildings(foe, at):
                    best = max(best, battle_worth(t, me, foe, at, warriors))
            worth += self.ready * best
            if KEEN.get():
                worth -= warriors * sum(HABITS[foe].menace(t, at) for foe in self.foes)
            if self.menace[at] != NOBODY:
                worth += self.broken(at, warriors)
        return worth

    def broken(self, at: Clearing, warriors: int) -> float:
        """Whether so many warriors break the rule of the one whose dominance is at hand, or come near it."""
        t, foe = self.t, self.menace[at]
        theirs = t.warriors[foe][at] + sum(t.pieces[kind][at] for kind in BUILDINGS_OF[foe]) + ROLES[foe].wins_ties()
        return BREAK if warriors + self.built[at] >= theirs else 0.3 * warriors

    def marches(self, start: Clearing) -> list[March]:
        """Every way out of here, with the best number for it."""
        t, me = self.t, self.me
        left = self.leaving(start)
        if not left:
            return []
        return [self.march(start, to, left) for to in destinations(t, me, start)]

    def leaving(self, start: Clearing) -> list[tuple[int, float]]:
        """How many might go, and what it costs that they leave."""
        there = self.t.warriors[self.me][start]
        stay = self.worth(start, there)
        return [(count, self.worth(start, there - count) - stay) for count in counts(there)]

    def best_number(self, start: Clearing, to: Clearing) -> int:
        return self.march(start, to, self.leaving(start))[3]

    def march(self, start: Clearing, to: Clearing, left: list[tuple[int, float]]) -> March:
        """The best number for this way."""
        t, me = self.t, self.me
        here = t.warriors[me][to]
        now = self.worth(to, here)
        toll = sum(HABITS[role.id].toll(t, to) for role in t._asked.arriving if role.id != me)
        best, chosen = -99.0, left[0][0]
        for count, given in left:
            gain = given + self.worth(to, here + count) - now - toll
            if gain > best:
                best, chosen = gain, count
        return best, start, to, chosen

    def best(self, starts: list[Clearing]) -> March:
        """The march that gains most; without one a loss."""
        best: March = (-99.0, -1, -1, 0)
        for start in starts:
            for march in self.marches(start):
                if march[0] > best[0]:
                    best = march
        return best

    def recruit(self, places: list[Clearing], count: int = 1) -> tuple[float, Clearing]:
        """Where new warriors are worth most."""
        best, chosen = -99.0, places[0]
        for at in places:
            here = self.t.warriors[self.me][at]
            gain = self.worth(at, here + count) - self.worth(at, here) - 0.03 * here
            if gain > best:
                best, chosen = gain, at
        return best + WARRIOR_WORTH[self.me] * count, chosen


def counts(there: int) -> list[int]:
    """How many might go: all, nearly all, half, one."""
    if there <= 4:
        return list(range(there, 0, -1))
    return [there, there - 1, there - 2, there // 2, 1]
