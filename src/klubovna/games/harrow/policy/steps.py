"""Moving units: the step that gains most, own units to where they are wanted, enemies to where they are not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from klubovna.games.harrow.abilities import Advance
from klubovna.games.harrow.facts import (
    FACTION_IDS,
    JAR_FACTIONS,
    LEGEND,
    LEGEND_B,
    MIDDLE,
    NEIGHBOURS,
    UNITS_PER_HEX,
    Faction,
)
from klubovna.games.harrow.movement import NAIL_ENTRY, Group, Unit, advances, cost, free_units
from klubovna.games.harrow.policy.ground import GUARDS, Ground, survey
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

MANY: Final = 9
"""More ADVANCEs than any step costs."""
WORTHWHILE: Final = 0.02
"""A step that gains less is not made."""
COMPANY: Final = 0.015
"""Each further unit of a group."""


class Step(NamedTuple):
    """A step by ADVANCE, the best one last in order."""

    score: float
    at: int
    to: int
    group: Group


NO_STEP: Final = Step(0.0, -1, -1, (0, 0, 0, 0))


def staying(ground: Ground, at: int) -> int:
    """How many units should not leave a hex."""
    if at == MIDDLE:
        return 3
    return int(ground.need[at] > 0.25)


def step_gain(t: Table, ground: Ground, at: int, to: int) -> tuple[float, Group]:
    """What a step from hex to hex is worth, with the group that makes it."""
    legend, second, haints, infected = free_units(t, ground.me, at)
    field = ground.field
    walk = field[to] - field[at]
    if walk <= 0.0 and not legend and not second and to != MIDDLE and ground.need[at] >= 0.0:
        return 0.0, NO_STEP.group
    total, there = ground.units[at], ground.units[to]
    room = UNITS_PER_HEX - there
    moved = 0
    gain = 0.0
    if legend:
        legend = 0
        if room:
            own = ground.legend_gain(LEGEND, at, to)
            if own > 0.0:
                gain += own
                legend = moved = 1
                room -= 1
    if second:
        second = 0
        if room:
            own = ground.legend_gain(LEGEND_B, at, to)
            if own > 0.0:
                gain += own
                second = 1
                moved += 1
                room -= 1
    whole = min(haints + infected, room)
    spare = max(0, min(whole, total - moved - staying(ground, at)))
    if to == MIDDLE:
        walk += GUARDS[min(4, there + spare)] - GUARDS[there]
    if spare and walk > 0.0:
        gain += walk + COMPANY * spare
    elif whole and whole + moved == total and walk - ground.need[at] > 0.0:
        spare = whole
        gain += walk - ground.need[at]
    else:
        spare = 0
    if moved and moved + spare == total and total > 0 and spare == 0 and ground.need[at] > 0.0:
        gain -= ground.need[at]
    if not moved and not spare:
        return 0.0, NO_STEP.group
    ill = min(infected, spare)
    return gain, (legend, second, spare - ill, ill)


def best_step(t: Table, ground: Ground, ways: Iterable[tuple[int, list[Any]]]) -> Step:
    """Of all these steps the one that gains most for what it costs."""
    best = NO_STEP
    for at, targets in ways:
        for to in targets:
            gain, group = step_gain(t, ground, at, to)
            if gain <= WORTHWHILE:
                continue
            price = cost(t, ground.me, to)
            if price == 0 and not progresses(t, ground, at, to, group):
                continue
            score = gain / max(0.7, price)
            if score > best.score:
                best = Step(score, at, to, group)
    return best


def all_gains(t: Table, ground: Ground) -> list[list[tuple[float, int]]]:
    """What the steps from every hex bring for each ADVANCE, with what they cost."""
    if ground.gains is None:
        gains = []
        for at, targets in advances(t, ground.me, MANY):
            steps = []
            for to in targets:
                gain, _ = step_gain(t, ground, at, to)
                if gain > WORTHWHILE:
                    price = cost(t, ground.me, to)
                    steps.append((gain / max(0.7, price), price))
            if steps:
                gains.append(steps)
        ground.gains = gains
    return ground.gains


def advance_worth(t: Table, ground: Ground, points: int) -> float:
    """What so many ADVANCEs bring, about."""
    worth = ground.advances.get(points)
    if worth is None:
        worth = ground.advances[points] = _advance_worth(t, ground, points)
    return worth


def _advance_worth(t: Table, ground: Ground, points: int) -> float:
    gains = []
    for steps in all_gains(t, ground):
        best = 0.0
        for score, price in steps:
            if score > best and price <= points:
                best = score
        if best > WORTHWHILE:
            gains.append(best)
    gains.sort(reverse=True)
    total, share = 0.0, 1.0
    for number in range(points):
        if not gains:
            break
        total += gains[min(number, len(gains) - 1)] * share
        share *= 0.9 if number + 1 < len(gains) else 0.75
    return total


# -- free steps --------------------------------------------------------------------------------------------------------


def progresses(t: Table, ground: Ground, at: int, to: int, group: Group) -> bool:
    """Whether a free step brings units onto a hex where none stood, without giving up a better one.

    What is wanted of a hex here depends on nothing but the table without the own units, so no step is undone.
    """
    if t.units(ground.me, to):
        return False
    need = ground.lasting
    if need is None:
        need = ground.lasting = plain_needs(t, ground.me)
    left = sum(group) == t.units(ground.me, at)
    return need[to] - (need[at] if left else 0.0) > WORTHWHILE


def plain_needs(t: Table, me: Faction) -> list[float]:
    """What hexes are worth wherever the own units stand."""
    need = [0.0] * len(NEIGHBOURS)
    need[MIDDLE] = 1.0
    for row in t.tokens:
        for at, count in enumerate(row):
            need[at] += 0.3 * count
    HABITS[me].add_lasting_needs(t, need)
    return need


# -- a step that was asked for -----------------------------------------------------------------------------------------


def least_bad(t: Table, ground: Ground, ways: list[tuple[Any, list[Any]]]) -> tuple[int, int]:
    """A step that must be made although none is wanted: the one that gives up least."""
    return max(
        ((at, to) for at, targets in ways for to in targets),
        key=lambda way: (
            ground.field[way[1]] - ground.field[way[0]] - ground.need[way[0]] * (t.units(ground.me, way[0]) == 1),
            -way[0],
            -way[1],
        ),
    )


def move_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    work = t.todo[-1] if t.todo else None
    alone = work.alone if isinstance(work, Advance) else -1
    ways = [way for way in advances(t, me, d.about, alone) if way[0] in d.options]
    best = best_step(t, ground, ways)
    if best.at >= 0:
        return best.at
    if None in d.options:
        return None
    return least_bad(t, ground, ways)[0] if ways else NAIL_ENTRY


def move_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    best = best_step(t, ground, [(d.about, d.options)])
    return best.to if best.at >= 0 else least_bad(t, ground, [(d.about, d.options)])[1]


def move_who(t: Table, d: Decision[Any], me: Faction) -> Any:
    at, to = d.about
    _, group = step_gain(t, survey(t, me), at, to)
    return group if group in d.options else d.options[-1]


# -- one unit by a rule or a card --------------------------------------------------------------------------------------


class Eyes:
    """The grounds and cubes of all factions for one decision of one of them, each looked up when it is asked for."""

    __slots__ = ("_cubes", "_whole", "grounds", "me", "t")

    def __init__(self, t: Table, me: Faction) -> None:
        self.t = t
        self.me = me
        self.grounds: list[Ground | None] = [None for _ in JAR_FACTIONS]
        self._cubes: list[tuple[int, int] | None] = [None for _ in FACTION_IDS]
        self._whole: tuple[int, int] | None = None

    def ground(self, faction: int) -> Ground:
        ground = self.grounds[faction]
        if ground is None:
            ground = self.grounds[faction] = survey(self.t, Faction(faction))
        return ground

    def cubes_of(self, faction: int) -> tuple[int, int]:
        """Cubes of a faction on the battleground and in the tree."""
        cubes = self._cubes[faction]
        if cubes is None:
            ground = tree = 0
            for colour in ROLES[faction].colours:
                ground += self.t.ground[colour]
                tree += self.t.tree[colour]
            cubes = self._cubes[faction] = ground, tree
        return cubes

    def cubes(self) -> tuple[int, int]:
        """Those of everybody."""
        whole = self._whole
        if whole is None:
            whole = self._whole = sum(self.t.ground), sum(self.t.tree)
        return whole

    def land(self, unit: Unit, to: int) -> float:
        """What it is worth that a unit, whosever, goes to a hex: good for its owner is bad for others."""
        owner, kind, at = unit
        if owner not in JAR_FACTIONS:
            return 0.0
        ground = self.ground(owner)
        there = self.t.units(Faction(owner), at)
        gain = ground.post(to) - ground.field[at]
        if there == 1:
            gain -= ground.need[at]
        elif at == MIDDLE:
            gain -= GUARDS[min(4, there)] - GUARDS[there - 1]
        if kind in (LEGEND, LEGEND_B) and HABITS[owner].known_legends:
            gain += ground.legend_gain(kind, at, to)
        return gain if owner == self.me else -gain

    def best_hex(self, unit: Unit, options: list[Any]) -> Any:
        """Of the hexes on offer the best one for a unit to go to."""
        return max((to for to in options if to is not None), key=lambda to: (self.land(unit, to), -to))

    def best_unit(self, options: list[Any], ways: Callable[[Unit], Iterable[int]]) -> Any:
        """The unit whose move to one of `ways` brings most; None, if it may be, when none brings anything."""
        best, chosen = (WORTHWHILE, None) if None in options else (-99.0, options[0])
        for unit in options:
            if unit is not None:
                worth = max((self.land(unit, to) for to in ways(unit)), default=-99.0)
                if worth > best:
                    best, chosen = worth, unit
        return chosen

    def stand(self, owner: int, at: int) -> float:
        """What a haint of somebody is worth where it stands: what its owner loses with it."""
        ground = self.ground(owner)
        there = self.t.units(Faction(owner), at)
        if at == MIDDLE:
            return ground.need[at] if there == 1 else 0.3
        return ground.need[at] + 0.05 if there == 1 else 0.02 * (5 - there)


CHOICES: Final = {"move.from": move_from, "move.to": move_to, "move.who": move_who}
