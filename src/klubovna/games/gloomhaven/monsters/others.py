"""Where the rest of a monster's card goes: whom it heals, where it puts a summon or a trap."""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Set as AbstractSet

from klubovna.games.gloomhaven.monsters.ground import Ground, ground
from klubovna.games.gloomhaven.monsters.position import Figure, Position
from klubovna.kernel.hexes import FAR, Hex


def healed(position: Position, missing: dict[Hex, int], range: int = 0) -> list[Hex]:
    """The figures to which a heal may go: most hit points missing among the actor and its allies in range.

    `missing` is the hit points missing by hex, `range` that of the heal or of the monster, 0 for a dash. Where nobody
    lacks any, nobody is healed.
    """
    floor = _ground(position)
    near = [
        figure.at
        for figure in _allies(position)
        if floor.far(position.actor, figure.at) <= max(range, 1) and floor.sees(position.actor, figure.at)  # los.04
    ]
    worst = max((missing.get(at, 0) for at in (position.actor, *near)), default=0)
    found = {at for at in (position.actor, *near) if missing.get(at, 0) == worst}  # mon.other.01, mon.other.02
    return sorted(found) if worst > 0 else []  # mon.amb.01


def beside(position: Position, empty: Collection[Hex] | AbstractSet[Hex]) -> list[Hex]:
    """Where a summon or a trap may be put: the empty hexes next to the actor that are nearest to an enemy.

    `empty` are the hexes without figure, token and overlay tile. With no enemy in sight of the map all are equal.
    """
    floor = _ground(position)
    enemies = [figure.at for figure in _enemies(position) if not figure.invisible]  # r.36
    free = [at for at in floor.near[position.actor] if at in empty]  # mon.other.03, mon.other.04, mon.other.12, r.35
    far = {at: min((floor.far(at, enemy) for enemy in enemies), default=FAR) for at in free}
    nearest = min(far.values(), default=FAR)
    return sorted(at for at in free if far[at] == nearest)  # mon.amb.01


def _ground(position: Position) -> Ground:
    return ground(frozenset(position.floor), frozenset(position.walls), frozenset(position.doors))


def _side(position: Position) -> str:
    return next((figure.side for figure in position.figures if figure.at == position.actor), "monster")


def _allies(position: Position) -> list[Figure]:
    side = _side(position)
    return [figure for figure in position.figures if figure.side == side and figure.at != position.actor]  # mon.att.10


def _enemies(position: Position) -> list[Figure]:
    side = _side(position)
    return [figure for figure in position.figures if figure.side != side]
