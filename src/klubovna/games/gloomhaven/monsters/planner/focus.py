"""The enemy on which a monster focuses."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.games.gloomhaven.monsters.planner.order import Agreed, TurnOrder
from klubovna.games.gloomhaven.monsters.planner.position import Settled
from klubovna.kernel.hexes import FAR, Hex


def focuses(
    costs: dict[Hex, int], ranges: dict[Hex, int], order: TurnOrder
) -> Iterator[tuple[Hex | None, Settled, Agreed]]:
    """Who may be the focus, what decided (the path, then the distance, then the turn order), what is agreed then."""
    agreed = order.nothing_agreed()
    least = min(costs.values(), default=FAR)
    if least == FAR:
        yield None, "nobody", agreed  # mon.focus.20
        return
    tied = [enemy for enemy, cost in costs.items() if cost == least]  # mon.focus.02, mon.neg.03, mon.neg.04
    if len(tied) == 1:
        yield tied[0], "only" if len(costs) == 1 else "path", agreed
        return
    nearest = min(ranges[enemy] for enemy in tied)
    tied = [enemy for enemy in tied if ranges[enemy] == nearest]  # mon.focus.12
    if len(tied) == 1:
        yield tied[0], "range", agreed
        return
    for enemy, then in order.first(tied, agreed):  # mon.focus.13
        yield enemy, "order", then
