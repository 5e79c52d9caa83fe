"""Whom an attack reaches from a hex: in melee, at range, with an area."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TypeAlias

from klubovna.games.gloomhaven.monsters.planner.ground import Ground, within
from klubovna.games.gloomhaven.monsters.planner.position import NOTHING
from klubovna.kernel.hexes import Hex, covering, images

Order: TypeAlias = dict[Hex, int]
Hit: TypeAlias = tuple[tuple[Hex, ...], frozenset[Hex]]
"""The targets, the focus first, and the area laid."""


class Attack:
    """A melee or ranged attack on one or more targets within range."""

    __slots__ = ("ground", "range", "ranged", "targets")

    def __init__(self, ground: Ground, range: int, targets: int) -> None:
        self.ground = ground
        self.ranged = range > 0
        self.range = max(range, 1)  # attack.05
        self.targets = targets

    def around(self, enemy: Hex) -> Iterable[Hex]:
        """The hexes from which the enemy may be reached if it is also seen."""
        if self.range == 1:
            return self.ground.near.get(enemy, ())
        return within(self.ground.ranges(enemy), self.range)

    def reaches(self, at: Hex, enemy: Hex) -> bool:
        return self.ground.far(at, enemy) <= self.range and self.ground.sees(at, enemy)  # mon.focus.03

    def hindered(self, at: Hex, enemy: Hex) -> bool:
        """A ranged attack on a neighbour."""
        return self.ranged and self.ground.far(at, enemy) == 1  # adv.09

    def hits(self, at: Hex, focus: Hex, enemies: Collection[Hex], order: Order) -> Hit:
        """The best attack from a hex that reaches the focus."""
        if self.targets == 1:
            return (focus,), NOTHING
        others = [enemy for enemy in enemies if enemy != focus and self.reaches(at, enemy)]
        others.sort(key=lambda enemy: (self.ground.far(at, enemy), order[enemy]))  # mon.att.04
        return (focus, *others[: self.targets - 1]), NOTHING  # mon.move.10


class Area(Attack):
    """A pattern of hexes, in any rotation and mirror image, with the focus among those hit (mon.move.12).

    In melee it lies around the actor; a ranged one lies anywhere, with one hex of it within range.
    """

    __slots__ = ("pattern",)

    def __init__(self, ground: Ground, range: int, pattern: frozenset[Hex]) -> None:
        super().__init__(ground, range, len(pattern))
        self.pattern = pattern

    def around(self, enemy: Hex) -> Iterable[Hex]:
        if not self.ranged:
            return _around(self.pattern, enemy)
        found: dict[Hex, None] = {}
        for at in _touched(self.pattern, enemy):
            found.update(dict.fromkeys(within(self.ground.ranges(at), self.range)))  # area.05, area.14
        return found

    def reaches(self, at: Hex, enemy: Hex) -> bool:
        if not self.ground.sees(at, enemy):  # area.06
            return False
        if not self.ranged:
            return at in _around(self.pattern, enemy)
        return any(self.ground.far(at, red) <= self.range for red in _touched(self.pattern, enemy))

    def hits(self, at: Hex, focus: Hex, enemies: Collection[Hex], order: Order) -> Hit:
        best: tuple[int, list[tuple[int, int, Hex]], tuple[Hex, ...]] | None = None
        for laid in _laid(self.pattern, focus) if self.ranged else _turned(self.pattern, at):
            if focus not in laid or (self.ranged and all(self.ground.far(at, red) > self.range for red in laid)):
                continue
            others = sorted(  # mon.att.04
                (self.ground.far(at, enemy), order[enemy], enemy)
                for enemy in enemies
                if enemy in laid and enemy != focus and self.ground.sees(at, enemy)
            )
            found = (-len(others), others, laid)
            if best is None or found < best:
                best = found
        assert best is not None  # `reaches` has found a way to lay it
        return (focus, *(enemy for _, _, enemy in best[1])), frozenset(best[2])


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
