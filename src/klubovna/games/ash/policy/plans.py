"""The own turn: where to place a minion, what to build, who goes first."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash.build import buildable, building_sites
from klubovna.games.ash.facts import (
    BUILDING_VP,
    GIVES,
    MAX_ATTACKERS,
    MAX_DEFENDERS,
    PRICE,
    REBIRTH,
    ROUNDS,
    STRENGTH,
    TAX,
    Area,
    Building,
)
from klubovna.games.ash.policy.fight import Attack, Cards, leading_groups
from klubovna.games.ash.policy.worth import (
    GOLD_WORTH,
    LASTING,
    STRENGTH_WORTH,
    Threat,
    amounts_worth,
    best_summon,
    rival_share,
    tax_worth,
    turns_left,
)
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    BUILD_SPACE,
    GOLD_SPACE,
    NOBODY,
    Table,
)
from klubovna.kernel.decision import Decision

# A strong card that comes back with the refresh space.
CARD_BACK: Final = [0.0, 0.05, 0.3, 0.5, 0.3]
POWER_BACK: Final = 0.4
# A visit to an own building may post another defender.
VISIT: Final = 0.6
# What is usually posted in a new province.
SETTLERS: Final = 2
# Strength raised by the Altar would come back at the end of the round anyway.
RISEN: Final = 0.5


class Plan:
    """The worth of the spaces for one seat, with so many own turns after this one."""

    __slots__ = ("base", "cards", "groups", "seat", "supply", "t", "threat", "turns")

    def __init__(self, t: Table, seat: int, turns: int) -> None:
        s = t.sides[seat]
        self.t = t
        self.seat = seat
        self.turns = turns
        self.supply = s.supply
        self.threat = Threat(t, seat)
        self.cards = Cards(s.cards, self.turns)
        self.groups = leading_groups(s.hand)
        self.base = best_summon(t, seat, s.supply, self.turns)[0]

    def worth(self, space: int) -> float:
        if space < BATTLE_SPACE:
            return self.resources(Area(space))
        if space < GOLD_SPACE:
            return self.attack(space)
        if space == GOLD_SPACE:
            return GOLD_WORTH[self.turns]
        if space == BUILD_SPACE:
            return self.build()
        return self.refresh()

    def resources(self, province: Area) -> float:
        """The gain with the summoning it opens, less the tax for a rival."""
        t, turns = self.t, self.turns
        building = t.stacks[province][-1]
        worth = self.benefit(building)
        owner = t.control[province]
        if owner == self.seat:
            return worth + VISIT if len(t.defenders[province]) < MAX_DEFENDERS else worth
        if owner == NOBODY:
            return worth
        return worth - tax_worth(t, owner, TAX[building], turns) * rival_share(t)

    def benefit(self, building: Building) -> float:
        t, turns = self.t, self.turns
        if REBIRTH[building]:
            s = t.sides[self.seat]
            return RISEN * STRENGTH_WORTH[turns] * sum(STRENGTH[w] for w in s.graveyard) if s.minions > 1 else 0.0
        gives = GIVES[building]
        supply = [have + more for have, more in zip(self.supply, gives, strict=False)]
        return amounts_worth(gives, turns) + best_summon(t, self.seat, supply, turns)[0] - self.base

    def attack(self, space: int) -> float:
        attack = Attack(self.t, self.seat, space, self.threat, self.cards, self.turns)
        most = MAX_ATTACKERS[attack.area]
        return max((attack.best(group)[0] for group in self.groups if len(group) <= most), default=-1.0)

    def build(self) -> float:
        sites = building_sites(self.t, self.seat)
        return max((self.tile(b, sites) for b in buildable(self.t, self.seat)), default=-1.0)

    def tile(self, tile: Building, sites: list[Area]) -> float:
        """What a tile is worth on its best site."""
        best = max(self.site(tile, p) for p in sites)
        return best + self.benefit(tile) - PRICE[tile] * GOLD_WORTH[self.turns]

    def site(self, tile: Building, province: Area) -> float:
        """VP over the remaining rounds: a covered building still counts one."""
        t = self.t
        stack = t.stacks[province]
        vp = BUILDING_VP[tile] - BUILDING_VP[stack[-1]] + 1 if stack else BUILDING_VP[tile]
        worth, lasts = 0.0, self.threat.hold(province, t.strength(province) or SETTLERS)
        for _ in range(ROUNDS - t.round + 1):
            worth += vp * lasts
            lasts *= LASTING
        return worth

    def refresh(self) -> float:
        s = self.t.sides[self.seat]
        worth = sum(CARD_BACK[card] for card in s.discard)
        if self.t.powers and not s.power:
            worth += POWER_BACK
        return worth * min(1.0, self.turns / 4)


# -- buildings ---------------------------------------------------------------------------------------------------------


def build_tile(t: Table, d: Decision[Any], seat: int) -> Any:
    plan = Plan(t, seat, turns_left(t, seat))
    sites = building_sites(t, seat)
    return max(d.options, key=lambda b: (plan.tile(b, sites), -b))


def build_where(t: Table, d: Decision[Any], seat: int) -> Any:
    plan = Plan(t, seat, turns_left(t, seat))
    return max(d.options, key=lambda p: (plan.site(d.about, p), -p))


def rebirth(t: Table, d: Decision[Any], seat: int) -> Any:
    return 1


def first(t: Table, d: Decision[Any], seat: int) -> Any:
    """All are alike: provinces at the beginning, and the order of the own starting buildings."""
    return d.options[0]


def setup_defender(t: Table, d: Decision[Any], seat: int) -> Any:
    """The weakest: the strong ones are to attack."""
    return min(d.options, key=lambda w: (STRENGTH[w], w))


# -- turn order --------------------------------------------------------------------------------------------------------


def order_next(t: Table, d: Decision[Any], seat: int) -> Any:
    """The last place is the best: nobody answers an attack from there."""
    others = [side for side in d.options if side != seat]
    return min(others, key=lambda side: (-t.sides[side].vp, side))


def order_first(t: Table, d: Decision[Any], seat: int) -> Any:
    """The next in the circle begins, so that the own seat is last."""
    return d.options[(d.options.index(seat) + 1) % len(d.options)]
