"""What lies where, counted: on the island, in the offers and before each side, as one seat sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from klubovna.games.ash.facts import BOARD, RESOURCES
from klubovna.games.ash.state import KING
from klubovna.games.ash.view import CitadelView, ProvinceView, View
from klubovna.kernel.view import Tally, What
from klubovna.kernel.view import View as Seen


def tally(seen: Seen) -> Tally:
    table: View = seen.table
    found: Tally = {}
    for province in table.provinces:
        found[f"area:{province.id}"] = held(province) | {
            ("tally-buildings",): len(province.stack),
            ("tally-worth",): province.vp,
        }
        found[f"resource:{province.id}"] = minions(province.resource_space)
        found[f"battle:{province.id}"] = minions(province.battle_space)
    citadel = table.citadel
    found[f"area:{citadel.id}"] = held(citadel)
    doors = (citadel.left_wing, citadel.right_wing, citadel.main_gate)
    for entrance, standing in zip(BOARD.citadel.battle_space, doors, strict=True):
        found[f"battle:{entrance.id}"] = minions(standing)
    found["space:gold"] = minions(table.gold_space)
    found["space:build"] = minions(table.build_space)
    if table.battle_for is not None:
        found[f"area:{table.battle_for}"]["tally-attackers",] = table.attackers.count
    offered = [f"warrior:{id}" for id in table.warrior_offer if id is not None]
    offered += [f"building:{id}" for id in table.building_offer if id is not None]
    found |= {part: {(): 1} for part in offered}
    for i in range(len(table.sides)):
        before_side(found, table, i, own=i == seen.seat)
    return found


def minions(standing: Sequence[int]) -> dict[What, int]:
    return {("tally-minions", "side", side): n for side, n in Counter(standing).items()}


def held(area: ProvinceView | CitadelView) -> dict[What, int]:
    there: dict[What, int] = {("tally-defenders",): len(area.defenders), ("tally-reinforcement",): area.reinforcement}
    if isinstance(area.control, int):
        there["tally-control", "side", area.control] = 1
    elif area.control is not None:
        there["tally-control", "side", KING] = 1
    return there


def before_side(found: Tally, table: View, i: int, own: bool) -> None:
    side, who = table.sides[i], ("side", i)
    there: dict[What, int] = {("board-vp-head",) if own else ("tally-vp", *who): side.vp}
    supply = {resource: getattr(side.supply, resource) for resource in RESOURCES}
    if own:
        found |= {f"supply:{resource}": {(f"resource-{resource}",): n} for resource, n in supply.items()}
        found |= {f"card:{id}": {(): 1} for id in side.cards or []}
        found |= {f"building:{id}": {(): 1} for id in side.starting}
        found["space:refresh"] = {("tally-cards",): side.cards_count}
        there["tally-hand",] = side.hand_count
        there["tally-fallen",] = len(side.graveyard)
    else:
        there |= {(f"tally-{resource}", *who): n for resource, n in supply.items()}
        there["tally-hand-of", *who] = side.hand_count
    found[f"side:{i}"] = there
