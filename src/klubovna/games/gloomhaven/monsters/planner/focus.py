"""The turn order among the enemies, and the one on which a monster focuses."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Final

from klubovna.games.gloomhaven.monsters.planner.attacks import Attack, Order
from klubovna.games.gloomhaven.monsters.planner.paths import Ways
from klubovna.games.gloomhaven.monsters.planner.position import Figure, Settled
from klubovna.kernel.hexes import FAR, Hex

NO_SECOND_CARD: Final = 100


def orders(enemies: list[Figure]) -> Iterator[Order]:
    """The turn orders that may be meant: one if it is settled, else one for each way to agree on the ties."""
    if all(enemy.order for enemy in enemies):  # mon.focus.16, mon.focus.17
        yield {enemy.at: enemy.order for enemy in enemies}
        return
    tied: dict[tuple[int, int, bool], dict[str, list[Figure]]] = {}
    for number, enemy in enumerate(enemies):
        monster = enemy.side == "monster"
        # Monsters of one initiative act as they are listed; a character without a name belongs to nobody else.
        group = "" if monster else enemy.summon_of or enemy.name or str(number)
        tied.setdefault((*_initiative(enemy), monster), {}).setdefault(group, []).append(enemy)  # mon.focus.13
    for groups in tied.values():
        for members in groups.values():
            members.sort(key=lambda one: not one.summon_of)  # mon.focus.14, r.43
    agreements = [list(permutations(tied[key].values())) for key in sorted(tied)]  # init.05
    for agreed in product(*agreements):
        row = [enemy.at for groups in agreed for group in groups for enemy in group]
        yield {at: place for place, at in enumerate(row, 1)}


def _initiative(enemy: Figure) -> tuple[int, int]:
    if isinstance(enemy.initiative, int):
        return (enemy.initiative, NO_SECOND_CARD)
    return (enemy.initiative[0], enemy.initiative[1] if len(enemy.initiative) > 1 else NO_SECOND_CARD)  # init.04


def cheapest(attack: Attack, ways: Ways, enemy: Hex) -> int:
    """What it costs to come where the enemy can be attacked; FAR if that is nowhere."""
    ends = ways.ends.get
    near = [(cost, at) for at in attack.around(enemy) if (cost := ends(at)) is not None]  # mon.focus.04
    near.sort()
    for cost, at in near:
        if attack.reaches(at, enemy):
            return cost
    return FAR


def focus(costs: dict[Hex, int], ranges: dict[Hex, int], order: Order) -> tuple[Hex | None, Settled]:
    """The focus, and what decided: the path, then the distance, then the turn order."""
    least = min(costs.values(), default=FAR)
    if least == FAR:
        return None, "nobody"  # mon.focus.20
    tied = [enemy for enemy, cost in costs.items() if cost == least]  # mon.focus.02, mon.neg.03, mon.neg.04
    if len(tied) == 1:
        return tied[0], "only" if len(costs) == 1 else "path"
    nearest = min(ranges[enemy] for enemy in tied)
    tied = [enemy for enemy in tied if ranges[enemy] == nearest]  # mon.focus.12
    if len(tied) == 1:
        return tied[0], "range"
    return min(tied, key=lambda enemy: order[enemy]), "order"  # mon.focus.13
