"""The own turn: where to place a minion, what to build, whom to summon and to post."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from klubovna.games.ash import powers
from klubovna.games.ash.build import building_sites, buildable
from klubovna.games.ash.facts import (
    ANY,
    AREAS,
    AUTOMATON,
    BASIC,
    BUILDING_VP,
    CITADEL,
    COST,
    GIVES,
    GOLD,
    MAX_ATTACKERS,
    MAX_DEFENDERS,
    PRICE,
    PROVINCES,
    REBIRTH,
    ROUNDS,
    STRENGTH,
    TAX,
    TYPE,
    Area,
    Building,
    Resource,
    Warrior,
)
from klubovna.games.ash.policy.fight import Attack, Cards, leading_groups
from klubovna.games.ash.policy.worth import (
    GOLD_WORTH,
    LASTING,
    RESOURCE_WORTH,
    STRENGTH_WORTH,
    Threat,
    amounts_worth,
    best_summon,
    rival_share,
    stake,
    tax_worth,
    turns_left,
    warrior_worth,
)
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    BUILD_SPACE,
    EMPTY,
    GOLD_SPACE,
    LEFT_WING,
    MAIN_GATE,
    NOBODY,
    RIGHT_WING,
    Table,
    battle_area,
    strength,
)
from klubovna.kernel.decision import Decision

# A strong card that comes back with the refresh space.
CARD_BACK: Final = [0.0, 0.05, 0.3, 0.5, 0.3]
POWER_BACK: Final = 0.4
# Strength posted in a province is away from the hand, unless it is taken back later.
POSTED_WORTH: Final = 0.5
# An own building may be visited again to change its defenders.
VISIT: Final = 0.4
# What is usually posted in a new province.
SETTLERS: Final = 2
# A power is spent once a round: only for something.
POWER_LEAST: Final = 0.4
# How much a missing resource makes a warrior less wanted.
MISSING: Final = 0.6


class Plan:
    """The worth of the spaces for one seat at the beginning of its turn."""

    __slots__ = ("base", "cards", "groups", "seat", "supply", "t", "threat", "turns")

    def __init__(self, t: Table, seat: int) -> None:
        s = t.sides[seat]
        self.t = t
        self.seat = seat
        self.turns = turns_left(t, seat) - 1
        self.supply = s.supply
        self.threat = Threat(t, seat)
        self.cards = Cards(t, seat, s.cards, self.turns)
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
            return worth + VISIT
        if owner == NOBODY:
            return worth
        return worth - tax_worth(t, owner, TAX[building], turns) * rival_share(t)

    def benefit(self, building: Building) -> float:
        t, turns = self.t, self.turns
        if REBIRTH[building]:
            s = t.sides[self.seat]
            return STRENGTH_WORTH[turns] * 0.5 * sum(STRENGTH[w] for w in s.graveyard) if s.minions > 1 else 0.0
        gives = GIVES[building]
        supply = [have + more for have, more in zip(self.supply, gives, strict=False)]
        return amounts_worth(gives, turns) + best_summon(t, self.seat, supply, turns)[0] - self.base

    def attack(self, space: int) -> float:
        attack = Attack(self.t, self.seat, space, self.threat, self.cards, self.turns)
        most = MAX_ATTACKERS[attack.area]
        return max((attack.best(group)[0] for group in self.groups if len(group) <= most), default=-1.0)

    def build(self) -> float:
        sites = building_sites(self.t, self.seat)
        return max((self.tile(b, sites)[0] for b in buildable(self.t, self.seat)), default=-1.0)

    def tile(self, tile: Building, sites: list[Area]) -> tuple[float, Area]:
        """What a tile is worth on its best site."""
        best, site = max((self.site(tile, p), -p) for p in sites)
        gain = best + self.benefit(tile) - PRICE[tile] * GOLD_WORTH[self.turns]
        return gain, Area(-site)

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


# -- the turn ----------------------------------------------------------------------------------------------------------


def start(t: Table, d: Decision[Any], seat: int) -> Any:
    plan = Plan(t, seat)
    best, chosen = -1e9, d.options[0]
    for move in d.options:
        if move >= powers.SWINDLE:
            continue
        worth = plan.worth(move)
        if worth > best:
            best, chosen = worth, move
    if powers.GRAVE_ROBBER in d.options and plan.base > POWER_LEAST:
        return powers.GRAVE_ROBBER
    if powers.DOMINION in d.options and blocked(plan)[0] > best + POWER_LEAST:
        return powers.DOMINION
    return chosen


def finish(t: Table, d: Decision[Any], seat: int) -> Any:
    """A summoning that gains, and powers that gain enough."""
    turns = turns_left(t, seat)
    if powers.FORTIFY in d.options and fortify_worth(t, seat)[0] > POWER_LEAST:
        return powers.FORTIFY
    if powers.REGROUP in d.options and recruit(t, seat)[0] > POWER_LEAST:
        return powers.REGROUP
    supply = t.sides[seat].supply
    gain, warrior = (0.0, Warrior(EMPTY)) if t.summoned else best_summon(t, seat, supply, turns)
    if powers.SWINDLE in d.options and not t.summoned and swindled(t, seat)[0] > gain + POWER_LEAST:
        return powers.SWINDLE
    return None if warrior == EMPTY else warrior


def grave_robber(t: Table, d: Decision[Any], seat: int) -> Any:
    _, warrior = best_summon(t, seat, t.sides[seat].supply, turns_left(t, seat))
    return d.options[0] if warrior == EMPTY else warrior


# -- resources ---------------------------------------------------------------------------------------------------------


def wanted(t: Table, seat: int, supply: list[int], but: int = EMPTY) -> list[int]:
    """What is missing for the warrior of the offer that is wanted most."""
    turns = turns_left(t, seat)
    best, lacking = -1e9, [0] * len(BASIC)
    for warrior in t.offer:
        if warrior in (EMPTY, but):
            continue
        lack = [max(0, COST[warrior][r] - supply[r]) for r in BASIC]
        worth = warrior_worth(t, seat, warrior, turns) - MISSING * (sum(lack) + COST[warrior][ANY] / 2)
        if worth > best:
            best, lacking = worth, lack
    return lacking


def gain_any(t: Table, d: Decision[Any], seat: int) -> Any:
    """What the wanted warrior lacks; else what fills up a set of three."""
    supply = t.sides[seat].supply
    lacking = wanted(t, seat, supply)
    return max(d.options, key=lambda r: (lacking[r], supply[r] % 3, -r))


def pay_gold(t: Table, d: Decision[Any], seat: int) -> Any:
    """Gold only for what is missing: buildings want it."""
    return None


def pay_any(t: Table, d: Decision[Any], seat: int) -> Any:
    """The resource that is least needed for the next warrior; gold last."""
    supply = t.sides[seat].supply
    lacking = wanted(t, seat, [0] * len(supply), d.about)
    return max(d.options, key=lambda r: (-99, 0) if r == GOLD else (supply[r] - lacking[r], -r))


def rebirth(t: Table, d: Decision[Any], seat: int) -> Any:
    return 1


def swindled(t: Table, seat: int) -> tuple[float, list[int]]:
    """The warrior that three exchanges would bring nearest, and what must be given (less) and taken (more) for it."""
    supply, turns = t.sides[seat].supply, turns_left(t, seat)
    best, change = 0.0, [0] * len(BASIC)
    for warrior in t.offer:
        if warrior == EMPTY:
            continue
        cost = COST[warrior]
        need = [cost[r] - supply[r] for r in BASIC]
        lack = sum(n for n in need if n > 0)
        spare = -sum(n for n in need if n < 0) - cost[ANY]
        if lack > min(powers.SWINDLE_MOST, spare):
            continue
        gain = (
            warrior_worth(t, seat, warrior, turns) - (sum(cost[r] for r in BASIC) + cost[ANY]) * RESOURCE_WORTH[turns]
        )
        if gain > best:
            best, change = gain, need
    return best, change


def swindle_give(t: Table, d: Decision[Any], seat: int) -> Any:
    _, change = swindled(t, seat)
    if d.options[0] is None and max(change) <= 0:
        return None
    return min((r for r in d.options if r is not None), key=lambda r: (change[r], r))


def swindle_take(t: Table, d: Decision[Any], seat: int) -> Any:
    _, change = swindled(t, seat)
    return max(d.options, key=lambda r: (change[r], -r))


# -- buildings and defenders -------------------------------------------------------------------------------------------


def build_tile(t: Table, d: Decision[Any], seat: int) -> Any:
    plan = Plan(t, seat)
    sites = building_sites(t, seat)
    return max(d.options, key=lambda b: (plan.tile(b, sites)[0], -b))


def build_where(t: Table, d: Decision[Any], seat: int) -> Any:
    plan = Plan(t, seat)
    return max(d.options, key=lambda p: (plan.site(d.about, p), -p))


def setup_building(t: Table, d: Decision[Any], seat: int) -> Any:
    return d.options[0]


def setup_where(t: Table, d: Decision[Any], seat: int) -> Any:
    return d.options[0]


def setup_defender(t: Table, d: Decision[Any], seat: int) -> Any:
    """The weakest: the strong ones are to attack."""
    return min(d.options, key=lambda w: (STRENGTH[w], w))


def adjust(t: Table, d: Decision[Any], seat: int) -> Any:
    """Towards the best pair of defenders; the plan stays the same while it is carried out."""
    area: Area = d.about
    here = t.defenders[area]
    best = best_defenders(t, seat, area)
    for warrior in d.options:
        if warrior is not None and (warrior in here) != (warrior in best):
            return warrior
    return None


def best_defenders(t: Table, seat: int, area: Area) -> tuple[Warrior, ...]:
    threat = Threat(t, seat)
    prize = stake(t, area) * (1.0 + rival_share(t))
    posted = POSTED_WORTH * STRENGTH_WORTH[turns_left(t, seat)]
    pool = sorted(w for w in t.sides[seat].hand + t.defenders[area] if TYPE[w] != AUTOMATON)
    best, chosen = -1e9, ()
    for size in range(MAX_DEFENDERS + 1):
        for group in combinations(pool, size):
            defence = strength(list(group))
            worth = prize * threat.hold(area, defence) - posted * defence
            if worth > best:
                best, chosen = worth, group
    return chosen


# -- powers ------------------------------------------------------------------------------------------------------------


def blocked(plan: Plan) -> tuple[float, int]:
    """The best space that only lacks room."""
    t, seat = plan.t, plan.seat
    spaces: list[int] = [p for p in PROVINCES if t.stacks[p] and not t.is_free(p)]
    if t.sides[seat].hand:
        full = [BATTLE_SPACE + p for p in PROVINCES] + [LEFT_WING, RIGHT_WING]
        spaces += [s for s in full if not t.is_free(s) and t.control[battle_area(s)] != seat]
    return max(((plan.worth(space), space) for space in spaces), default=(-1e9, EMPTY))


def dominion_who(t: Table, d: Decision[Any], seat: int) -> Any:
    _, space = blocked(Plan(t, seat))
    return next((minion for minion in d.options if minion[0] == space), d.options[0])


def dominion_to(t: Table, d: Decision[Any], seat: int) -> Any:
    """Where it blocks nobody."""
    return next((space for space in (GOLD_SPACE, MAIN_GATE) if space in d.options), d.options[0])


def held(t: Table, threat: Threat, area: Area, more: int) -> float:
    """What it brings to defend an area with so much more strength."""
    defence = t.strength(area)
    prize = stake(t, area) * (1.0 + rival_share(t))
    return prize * (threat.hold(area, defence + more) - threat.hold(area, defence))


def recruit(t: Table, seat: int) -> tuple[float, int, int]:
    """The best warrior to bring from hand to an own province."""
    threat = Threat(t, seat)
    posted = POSTED_WORTH * STRENGTH_WORTH[turns_left(t, seat)]
    best = (0.0, EMPTY, EMPTY)
    for area in powers.roomy(t, seat):
        for warrior in powers.recruits(t, seat):
            more = strength([*t.defenders[area], warrior]) - t.strength(area)
            worth = held(t, threat, area, more) - posted * more
            if worth > best[0]:
                best = (worth, warrior, area)
    return best


def regroup(t: Table, d: Decision[Any], seat: int) -> Any:
    return powers.ADD if powers.ADD in d.options else d.options[-1]


def regroup_who(t: Table, d: Decision[Any], seat: int) -> Any:
    _, warrior, _ = recruit(t, seat)
    if d.about == powers.ADD and warrior in d.options:
        return warrior
    return min(d.options, key=lambda w: (STRENGTH[w], w))


def regroup_to(t: Table, d: Decision[Any], seat: int) -> Any:
    threat = Threat(t, seat)
    return max(d.options, key=lambda a: (held(t, threat, a, STRENGTH[d.about]), -a))


def regroup_for(t: Table, d: Decision[Any], seat: int) -> Any:
    """A stronger one comes in."""
    return max(d.options, key=lambda w: (STRENGTH[w], -w))


def fortify_worth(t: Table, seat: int) -> tuple[float, int]:
    threat = Threat(t, seat)
    return max(((held(t, threat, a, 1), a) for a in powers.fortifiable(t, seat)), default=(0.0, CITADEL))


def fortify(t: Table, d: Decision[Any], seat: int) -> Any:
    return fortify_worth(t, seat)[1]


# -- turn order --------------------------------------------------------------------------------------------------------


def order_next(t: Table, d: Decision[Any], seat: int) -> Any:
    """The last place is the best: nobody answers an attack from there."""
    others = [side for side in d.options if side != seat]
    return min(others, key=lambda side: (-t.sides[side].vp, side))


def order_first(t: Table, d: Decision[Any], seat: int) -> Any:
    """The next in the circle begins, so that the own seat is last."""
    return d.options[(d.options.index(seat) + 1) % len(d.options)]
