"""Whom an attack reaches from a hex: in melee, at range, with an area."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from klubovna.games.gloomhaven.monsters.planner.ground import Ground, within
from klubovna.games.gloomhaven.monsters.planner.order import Agreed, TurnOrder
from klubovna.games.gloomhaven.monsters.planner.position import NOTHING
from klubovna.kernel.hexes import FAR, Hex, covering, images, neighbours

Hit: TypeAlias = tuple[tuple[Hex, ...], frozenset[Hex]]
"""The targets, the focus first, and the area laid."""


class Attack:
    """A melee or ranged attack on one or more targets within range."""

    __slots__ = ("close", "ground", "range", "ranged", "targets")

    def __init__(self, ground: Ground, range: int, targets: int) -> None:
        self.ground = ground
        self.ranged = range > 0
        self.range = max(range, 1)  # attack.05
        self.close = self.range == 1
        """Only neighbours are reached, and without a wall between these see each other."""
        self.targets = targets

    def around(self, enemy: Hex) -> Iterable[Hex]:
        """The hexes from which the enemy may be reached if it is also seen."""
        if self.range == 1:
            return self.ground.near.get(enemy, ())
        return within(self.ground.ranges(enemy), self.range)

    def reaches(self, at: Hex, enemy: Hex) -> bool:
        return self.ground.far(at, enemy) <= self.range and self.ground.sees(at, enemy)  # mon.focus.03

    def goals(self, enemy: Hex, ends: dict[Hex, int], most: int = FAR) -> list[Hex]:
        """mon.focus.03 The hexes from which it can be attacked, of those where one can end for so much or less."""
        close = self.close
        return [
            at
            for at in self.around(enemy)
            if at in ends and ends[at] <= most and (close or self.ground.sees(at, enemy))
        ]

    def cheapest(self, enemy: Hex, ends: dict[Hex, int]) -> int:
        """What it costs to come to one of them; FAR if there is none."""
        least, close = FAR, self.close
        for at in self.around(enemy):  # mon.focus.04
            cost = ends.get(at, FAR)
            if cost < least and (close or self.ground.sees(at, enemy)):
                least = cost
        return least

    def hindered(self, at: Hex, enemy: Hex) -> bool:
        """A ranged attack on a neighbour."""
        return self.ranged and self.ground.far(at, enemy) == 1  # adv.09

    def hits(
        self, at: Hex, focus: Hex, enemies: Collection[Hex], order: TurnOrder, agreed: Agreed
    ) -> Iterator[tuple[Hit, Agreed]]:
        """The best attacks from a hex that reaches the focus, one for each way to agree on the turn order.

        Who are the last targets is all that these differ in: not how many they are, and not how far each of them is.
        """
        if self.targets == 1:
            yield ((focus,), NOTHING), agreed
            return
        rank, place = order.rank, order.place
        others = [enemy for enemy in enemies if enemy != focus and self.reaches(at, enemy)]
        far = {enemy: self.ground.far(at, enemy) for enemy in others}
        others.sort(key=lambda enemy: (far[enemy], rank[enemy], place[enemy]))  # mon.att.04
        wanted = self.targets - 1
        if order.settled or len(others) <= wanted:
            yield ((focus, *others[:wanted]), NOTHING), agreed  # mon.move.10
            return
        last = others[wanted]
        level = (far[last], rank[last])
        sure = [enemy for enemy in others[:wanted] if (far[enemy], rank[enemy]) < level]
        tied = [enemy for enemy in others if (far[enemy], rank[enemy]) == level]
        for some in _agreeable(tied, wanted - len(sure), order, agreed):
            yield ((focus, *sure, *some), NOTHING), agreed


class Area(Attack):
    """A pattern of hexes, in any rotation and mirror image, with the focus among those hit (mon.move.12).

    In melee it lies around the actor; a ranged one lies anywhere, with one hex of it within range.
    """

    __slots__ = ("_reached", "pattern")

    def __init__(self, ground: Ground, range: int, pattern: frozenset[Hex]) -> None:
        super().__init__(ground, range, len(pattern))
        self.close = False
        self.pattern = pattern
        self._reached: dict[Hex, dict[Hex, int]] = {}

    def around(self, enemy: Hex) -> Collection[Hex]:
        if not self.ranged:
            return _around(self.pattern, enemy)
        known = self._reached.get(enemy)
        if known is None:
            known = self.ground.around(_touched(self.pattern, enemy), self.range)  # area.05, area.14
            self._reached[enemy] = known
        return known

    def reaches(self, at: Hex, enemy: Hex) -> bool:
        return at in self.around(enemy) and self.ground.sees(at, enemy)  # area.06

    def hits(
        self, at: Hex, focus: Hex, enemies: Collection[Hex], order: TurnOrder, agreed: Agreed
    ) -> Iterator[tuple[Hit, Agreed]]:
        rank, place = order.rank, order.place
        touched = _touched(self.pattern, focus) if self.ranged else _around(self.pattern, at)
        seen = frozenset(
            enemy for enemy in enemies if enemy != focus and enemy in touched and self.ground.sees(at, enemy)
        )
        far = {enemy: self.ground.far(at, enemy) for enemy in seen}
        found: dict[frozenset[Hex], tuple[Hex, ...]] = {}
        for laid in _laid(self.pattern, focus) if self.ranged else _turned(self.pattern, at):
            if focus not in laid or (self.ranged and not self._lies_in_range(at, laid)):
                continue
            others = seen.intersection(laid)
            known = found.get(others)
            if known is None or laid < known:
                found[others] = laid
        most = max(map(len, found))  # `reaches` has found a way to lay it
        best = [others for others in found if len(others) == most]
        for others, then in self._best(best, far, order, agreed):
            row = sorted(others, key=lambda enemy: (far[enemy], rank[enemy], place[enemy]))  # mon.att.04
            yield ((focus, *row), frozenset(found[others])), then

    def _lies_in_range(self, at: Hex, laid: tuple[Hex, ...]) -> bool:
        steps = self.ground.ranges(at)
        for red in laid:
            far = steps.get(red)
            if far is None:  # area.14 a hex of wall
                far = 1 + min((steps.get(other, FAR) for other in neighbours(red)), default=FAR)
            if far <= self.range:
                return True
        return False

    def _best(
        self, sets: list[frozenset[Hex]], far: dict[Hex, int], order: TurnOrder, agreed: Agreed
    ) -> Iterator[tuple[frozenset[Hex], Agreed]]:
        """Of two sets of targets the better one has the first of those by whom they differ (mon.att.04)."""
        if len(sets) == 1:
            yield sets[0], agreed
            return
        differ = frozenset[Hex]().union(*sets) - sets[0].intersection(*sets)
        nearest = min(far[enemy] for enemy in differ)
        for enemy, then in order.first([one for one in differ if far[one] == nearest], agreed):
            yield from self._best([one for one in sets if enemy in one], far, order, then)


def _agreeable(tied: list[Hex], wanted: int, order: TurnOrder, agreed: Agreed) -> Iterator[list[Hex]]:
    """The first so many of enemies of one initiative, in every order of their groups that is left open."""
    groups: dict[int, list[Hex]] = {}
    for enemy in tied:
        groups.setdefault(order.group[enemy], []).append(enemy)
    # those that come before others first
    row = sorted(groups, key=lambda group: -sum(agreed[group] >> other & 1 for other in groups))
    before = {group: {other for other in row if agreed[other] >> group & 1} for group in row}
    left = [0] * (len(row) + 1)
    for i in range(len(row) - 1, -1, -1):
        left[i] = left[i + 1] + len(groups[row[i]])

    def whole(i: int, taken: set[int], lacking: int) -> Iterator[list[Hex]]:
        parts = [group for group in row if group not in taken and len(groups[group]) > lacking]
        if lacking == 0 or (left[i] < lacking and not parts):
            if lacking == 0:
                yield [enemy for enemy in tied if order.group[enemy] in taken]
            return
        if i == len(row):
            for group in parts:
                if before[group] <= taken:
                    some = groups[group][:lacking]
                    yield [enemy for enemy in tied if order.group[enemy] in taken or enemy in some]
            return
        group = row[i]
        if before[group] <= taken and len(groups[group]) <= lacking:
            yield from whole(i + 1, taken | {group}, lacking - len(groups[group]))
        yield from whole(i + 1, taken, lacking)

    return whole(0, set(), wanted)


@lru_cache(maxsize=1024)
def _turned(pattern: frozenset[Hex], at: Hex) -> list[tuple[Hex, ...]]:
    """All pictures of a pattern around a hex."""
    return [tuple((at[0] + q, at[1] + r) for q, r in image) for image in images(pattern)]  # area.01, area.13


@lru_cache(maxsize=1024)
def _around(pattern: frozenset[Hex], enemy: Hex) -> frozenset[Hex]:
    """Where the actor may stand so that some picture of its melee area holds the enemy."""
    return frozenset((enemy[0] - q, enemy[1] - r) for image in images(pattern) for q, r in image)


@lru_cache(maxsize=1024)
def _laid(pattern: frozenset[Hex], enemy: Hex) -> list[tuple[Hex, ...]]:
    """All ways to lay a free pattern over the enemy."""
    return [tuple(laid) for laid in covering(pattern, enemy)]


@lru_cache(maxsize=1024)
def _touched(pattern: frozenset[Hex], enemy: Hex) -> frozenset[Hex]:
    """All hexes that a free pattern over the enemy can touch."""
    return frozenset(at for laid in _laid(pattern, enemy) for at in laid)
