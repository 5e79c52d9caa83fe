"""Where warriors should stand: what a clearing is worth with so many of them, and the march that gains most."""

from __future__ import annotations

from typing import Final, TypeAlias

from klubovna.games.root.facts import (
    BIRD,
    BUILDINGS_OF,
    BURROW,
    CARD_SUIT,
    CLEARINGS,
    PIECES_OF,
    WARRIORS,
    Clearing,
    Faction,
)
from klubovna.games.root.move import ways
from klubovna.games.root.places import PLACES_IN, Places, set_with
from klubovna.games.root.policy.habits import HABITS, PIECE_WORTH, WARRIOR_WORTH
from klubovna.games.root.policy.worth import (
    Fight,
    dominates,
    foes_of,
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

MANY: Final = 2 * max(WARRIORS)
"""More warriors than will ever stand in one place."""
SOME: Final = 10
"""For fewer it is kept what they are worth."""
LEFT: Final = [GUARDED**warriors for warriors in range(MANY)]
"""What so many guards leave of the fear."""
UNKNOWN: Final = -1e9
OUTRANKED: Final = 99
NO_MARCH: Final[March] = (-99.0, -1, -1, 0)


class Site:
    """A clearing, or the Burrow, as one faction sees it: by the number of its warriors there, what it is worth."""

    __slots__ = (
        "at",
        "built",
        "fights",
        "guard",
        "here",
        "known",
        "menace",
        "post",
        "ready",
        "rival",
        "rule",
        "ties",
        "to_break",
    )

    def __init__(self, ground: Ground, at: Clearing) -> None:
        t, me = ground.t, ground.me
        self.at = at
        self.here = t.warriors[me][at]
        """How many of its warriors are here now."""
        self.known = [UNKNOWN] * SOME
        if at >= BURROW:
            return
        self.built = ground.built(at)
        self.rival = ground.rival(at)
        self.ties = ground.ties
        needed = ground.needed >> at & 1
        self.rule = ground.rule[at] + HOLD * needed
        self.post = ground.post[at]
        self.ready = ground.ready
        self.guard = ground.caution * (ground.fear(at) + HOLD / 2 * needed)
        self.to_break = ground.to_break[at] if ground.to_break else 0
        self.fights: list[Fight] = []
        self.menace = 0.0
        for foe in ground.foes.all:
            if t.occupied[foe.id] >> at & 1:
                self.fights.append(ground.foes.fight(foe, at))
            if foe.keen:
                self.menace += HABITS[foe.id].menace(t, at)

    def worth(self, warriors: int) -> float:
        """What it is worth to have so many warriors here."""
        if warriors >= SOME:
            return self.reckon(warriors)
        worth = self.known[warriors]
        if worth == UNKNOWN:
            worth = self.known[warriors] = self.reckon(warriors)
        return worth

    def reckon(self, warriors: int) -> float:
        if self.at >= BURROW:
            return 0.02 * warriors
        worth = self.guard * (1.0 - LEFT[warriors])
        if self.rules_with(warriors):
            worth += self.rule
        if warriors:
            worth += self.post
            best = 0.0
            for fight in self.fights:
                best = max(best, fight.worth(warriors))
            worth += self.ready * best
            worth -= warriors * self.menace
            if self.to_break:
                worth += BREAK if warriors + self.built >= self.to_break else 0.3 * warriors
        return worth

    def rules_with(self, warriors: int) -> bool:
        force = warriors + self.built
        return force > self.rival or (force == self.rival > 0 and self.ties)


class Ground:
    """The map as one faction sees it, for one decision."""

    __slots__ = (
        "best_march",
        "caution",
        "foes",
        "me",
        "needed",
        "outranked",
        "outranking",
        "post",
        "ready",
        "rule",
        "sites",
        "starts",
        "t",
        "ties",
        "to_break",
    )

    def __init__(
        self, t: Table, me: Faction, rule: list[float], post: list[float], ready: float, caution: float = 1.0
    ) -> None:
        """`rule`: what it is worth to rule each clearing; `post`: to have anybody there; `ready`: how much a battle
        that could be fought counts; `caution`: how much the fear for what stands unguarded."""
        self.t = t
        self.me = me
        self.rule = rule
        self.post = post
        self.ready = ready
        self.caution = caution
        self.sites: list[Site | None] = [None] * (BURROW + 1)
        self.foes = foes_of(t, me)
        self.ties = ROLES[me].wins_ties()
        """Whether a tie with the strongest other force is mine."""
        self.outranking: Places = 0
        """Where it rules whatever the others have,"""
        self.outranked: Places = 0
        """and where somebody else does."""
        for role in t._asked.outranking:
            there = role.dominion(t)
            if role.id == me:
                self.outranking |= there
                self.outranked &= ~there
            else:
                self.outranked |= there
                self.outranking &= ~there
        self.needed: Places = self.own_dominance() if t.dominance[me] >= 0 else 0
        """The clearings that the own dominance card needs."""
        self.to_break: list[int] = []
        """If somebody's dominance card is about to win: the force that breaks the rule of each clearing it needs."""
        for foe in self.foes.all:
            if t.dominance[foe.id] >= 0 and dominates(t, foe.id):
                self.break_rule(foe.id)
        self.starts: list[Clearing] = []
        """For these `best` was worked out,"""
        self.best_march = NO_MARCH

    def own_dominance(self) -> Places:
        t = self.t
        suit = CARD_SUIT[t.dominance[self.me]]
        return set_with(t.chart.corners) if suit == BIRD else t._suited[suit]

    def break_rule(self, foe: Faction) -> None:
        t = self.t
        self.to_break = self.to_break or [0] * len(CLEARINGS)
        for c in CLEARINGS:
            if in_the_way(t, foe, c):
                force = t.warriors[foe][c] + ROLES[foe].wins_ties()
                for kind in BUILDINGS_OF[foe]:
                    force += t.pieces[kind][c]
                self.to_break[c] = force

    def built(self, at: Clearing) -> int:
        """The own buildings in a clearing."""
        pieces, count = self.t.pieces, 0
        for kind in BUILDINGS_OF[self.me]:
            count += pieces[kind][at]
        return count

    def rival(self, at: Clearing) -> int:
        """The strongest other force in a clearing."""
        if self.outranked >> at & 1:
            return OUTRANKED
        strongest = 0
        if not self.outranking >> at & 1:
            t = self.t
            own, first = t.seat_of[self.me], at * t.seats
            for seat in range(t.seats):
                if seat != own:
                    strongest = max(strongest, t._force[first + seat])
        return strongest

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
        around, links = 0, t.links[at]
        for foe in self.foes.all:
            warriors = t.warriors[foe.id]
            around += 2 * warriors[at]
            for near in links:
                around += warriors[near]
        return worth * min(MOST_FEAR, FEAR + FEAR_PER_WARRIOR * around)

    def site(self, at: Clearing) -> Site:
        site = self.sites[at]
        if site is None:
            site = self.sites[at] = Site(self, at)
        return site

    def worth(self, at: Clearing, warriors: int) -> float:
        """What it is worth to have so many warriors here."""
        return self.site(at).worth(warriors)

    def gain(self, at: Clearing, count: int) -> float:
        """What so many more are worth."""
        site = self.site(at)
        return site.worth(site.here + count) - site.worth(site.here)

    def marches(self, start: Clearing) -> list[March]:
        """Every way out of here, with the best number for it."""
        if not self.site(start).here:
            return []
        return [self.march(start, to) for to in PLACES_IN[ways(self.t, self.me, [start])[0]]]

    def best_number(self, start: Clearing, to: Clearing) -> int:
        return self.march(start, to)[3]

    def march(self, start: Clearing, to: Clearing) -> March:
        """The best number for this way."""
        left, joined = self.site(start), self.site(to)
        stay, now = left.worth(left.here), joined.worth(joined.here)
        toll = 0.0
        for role in self.t._asked.arriving:
            if role.id != self.me:
                toll += HABITS[role.id].toll(self.t, to)
        numbers = NUMBERS[left.here]
        best, chosen = -99.0, numbers[0]
        for count in numbers:
            given = left.worth(left.here - count) - stay
            gain = given + joined.worth(joined.here + count) - now - toll
            if gain > best:
                best, chosen = gain, count
        return best, start, to, chosen

    def best(self, starts: list[Clearing]) -> March:
        """The march that gains most; without one a loss."""
        if starts != self.starts:
            self.starts = starts
            self.best_march = self.best_of(starts)
        return self.best_march

    def best_of(self, starts: list[Clearing]) -> March:
        best = NO_MARCH
        for start, near in zip(starts, ways(self.t, self.me, starts), strict=True):
            if self.site(start).here:
                for to in PLACES_IN[near]:
                    march = self.march(start, to)
                    if march[0] > best[0]:
                        best = march
        return best

    def recruit(self, places: list[Clearing], count: int = 1) -> tuple[float, Clearing]:
        """Where new warriors are worth most."""
        best, chosen = -99.0, places[0]
        for at in places:
            gain = self.gain(at, count) - 0.03 * self.site(at).here
            if gain > best:
                best, chosen = gain, at
        return best + WARRIOR_WORTH[self.me] * count, chosen


def numbers_of(there: int) -> list[int]:
    """How many might go: all, nearly all, half, one."""
    if there <= 4:
        return list(range(there, 0, -1))
    return [there, there - 1, there - 2, there // 2, 1]


NUMBERS: Final = [numbers_of(there) for there in range(MANY)]
