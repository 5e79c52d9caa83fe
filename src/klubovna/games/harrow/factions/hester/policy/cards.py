"""Hester's cards: which to open, and when an open one helps."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.factions.hester.cards import (
    NightTerror,
    innards_ways,
    reach_ways,
    terror_fires,
    trampled_ways,
)
from klubovna.games.harrow.factions.hester.cubes import own_cubes
from klubovna.games.harrow.factions.hester.fire import would_burn
from klubovna.games.harrow.factions.hester.infect import victims
from klubovna.games.harrow.factions.hester.moves import hester_unit, infected_units
from klubovna.games.harrow.factions.hester.policy.schemes import (
    apart,
    fire_scheme,
    goal_distance,
    prey_distance,
    preys,
    target_worth,
    wanted_colours,
)
from klubovna.games.harrow.factions.hester.roots import rooted
from klubovna.games.harrow.facts import (
    CARD_IDS,
    DISTANCE,
    FIRST_TERRAIN_CUBE,
    HESTER,
    HESTER_TOKEN,
    LAND,
    LEGEND,
    NEIGHBOURS,
    SPOTS,
    TOKENS_OF,
    Faction,
)
from klubovna.games.harrow.movement import Unit
from klubovna.games.harrow.policy.worth import Choice
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

CARD_WORTH: Final = {
    "ward": 1.0,
    "well_see": 0.95,
    "drawing_near": 0.9,
    "hurts_a_moment": 0.75,
    "within_reach": 0.85,
    "trampled_ground": 0.6,
    "white_innards": 0.55,
    "night_terror": 0.5,
    "all_around": 0.5,
    "sloth": 0.45,
    "necessary_sacrifice": 0.4,
    "wild_tangle": 0.35,
    "desperate_grip": 0.3,
}
ALWAYS: Final = ("well_see", "all_around", "drawing_near", "ward", "sloth", "necessary_sacrifice")
"""Open cards that are activated whenever they can be."""
NEAR: Final = 2


def helps(t: Table, card: str) -> bool:
    """Whether an open card is worth activating now."""
    board = t.hester
    assert board is not None
    if card == "within_reach":
        return reach_feast(t) is not None
    if card == "hurts_a_moment":
        return sum(own_cubes(t)) >= 4 and fire_scheme(t) is None
    if card == "white_innards":
        return not board.tree_done and innards(t) is not None
    if card == "trampled_ground":
        return trample(t) is not None
    if card == "night_terror":
        return terror(t) is not None
    if card == "wild_tangle":
        return tangle(t) is not None
    return card in ALWAYS


# -- which card --------------------------------------------------------------------------------------------------------


def play(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda card: (CARD_WORTH[CARD_IDS[card]], -card))


def cover(t: Table, d: Decision[Any], me: Faction) -> Any:
    return min(d.options, key=lambda card: (CARD_WORTH[CARD_IDS[card]], card))


def innards(t: Table) -> tuple[Unit, int, int | None] | None:
    """A haint that White Innards brings nearer to hostile infected ones, but not beside them."""
    best, chosen = apart(t), None
    for unit in infected_units(t):
        for to, ends in innards_ways(t, unit).items():
            for end in ends:
                near = goal_distance(t, unit, to if end is None else end)
                if 2 <= near < best:
                    best, chosen = near, (unit, int(to), end)
    return chosen


def trample(t: Table) -> tuple[Unit, int] | None:
    """A free step onto empty ground that brings a haint nearer to hostile ones, or Hester nearer to a legend."""
    best, chosen = apart(t), None
    for unit in infected_units(t):
        for to in trampled_ways(t, unit):
            near = goal_distance(t, unit, to)
            if near < best and not would_burn(t, Faction(unit[0]), to):
                best, chosen = near, (unit, int(to))
    if chosen is None:
        for unit in hester_unit(t):
            here = prey_distance(t, unit[2])
            for to in trampled_ways(t, unit):
                if 0 < prey_distance(t, to) < here:
                    return unit, int(to)
    return chosen


def terror(t: Table) -> tuple[int, Unit, int] | None:
    """A fire whose terrain lets a haint meet a hostile one, or Hester a legend."""
    goals = {spot for _, spot in preys(t)}
    for at in terror_fires(t):
        terrain = t.chart.terrain[at]
        for unit in infected_units(t):
            for to in NEIGHBOURS[unit[2]]:
                if t.chart.terrain[to] == terrain and would_burn(t, Faction(unit[0]), to):
                    return at, unit, int(to)
        for unit in hester_unit(t):
            for to in NEIGHBOURS[unit[2]]:
                if t.chart.terrain[to] == terrain and to in goals and unit[2] not in goals:
                    return at, unit, int(to)
    return None


def reach_feast(t: Table) -> tuple[Unit, int] | None:
    """Hester onto a legend beside her, or a legend onto her hex."""
    at = t.legend_at[HESTER_TOKEN]
    if at < 0 or prey_distance(t, at) != 1:
        return None
    goals = {spot: faction for faction, spot in preys(t)}
    for to in reach_ways(t, HESTER_TOKEN):
        if to in goals:
            return (HESTER, LEGEND, at), int(to)
    for spot, faction in goals.items():
        for unit, token in enumerate(TOKENS_OF[faction]):
            if t.legend_at[token] == spot and at in reach_ways(t, token):
                return (faction, unit, spot), at
    return None


def tangle(t: Table) -> tuple[int, int] | None:
    """A cube of which there are plenty for one that a root hex needs."""
    own = own_cubes(t)
    most = max(LAND, key=lambda land: (own[land], -land))
    for at in rooted(t):
        land = t.chart.terrain[at]
        if land in LAND and not own[land] and victims(t, at) and own[most] > 1 and t.cubes[FIRST_TERRAIN_CUBE + land]:
            return FIRST_TERRAIN_CUBE + most, FIRST_TERRAIN_CUBE + land
    return None


def card_unit(t: Table, d: Decision[Any], me: Faction) -> Any:
    name = CARD_IDS[d.about]
    found: Any = None
    if name == "white_innards":
        found = innards(t)
    elif name == "trampled_ground":
        found = trample(t)
    elif name == "within_reach":
        found = reach_feast(t)
    elif name == "night_terror":
        found = terror_step(t, d)
    if found is not None and found[0] in d.options:
        return found[0]
    return d.options[0]


def terror_step(t: Table, d: Decision[Any]) -> tuple[Unit, int] | None:
    """Of the units that may still move: one that lights a fire or reaches a legend."""
    terror = t.todo[-1]
    assert isinstance(terror, NightTerror)
    goals = {spot for _, spot in preys(t)}
    for unit in d.options:
        if unit is None:
            continue
        for to in NEIGHBOURS[unit[2]]:
            if t.chart.terrain[to] == terror.terrain and (
                to in goals and unit[2] not in goals if unit[0] == HESTER else would_burn(t, Faction(unit[0]), to)
            ):
                return unit, int(to)
    return None


def card_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where the card's unit goes: the step that was thought of when it was named."""
    name = CARD_IDS[d.about]
    own = [to for to in d.options if to is not None]
    if name == "white_innards":
        return innards_to(t, own, None in d.options)
    goals = {spot for _, spot in preys(t)}
    if name == "night_terror":
        burning = [to for to in own if any(t.infected[f][to] for f in t.present)]
        return next((to for to in own if to in goals), (burning or own)[0])
    if name == "within_reach":
        hester = t.legend_at[HESTER_TOKEN]
        return next((to for to in own if to in goals or to == hester), own[0])
    step = trample(t)
    return step[1] if step is not None and step[1] in own else own[0]


def innards_to(t: Table, hexes: list[int], may_stop: bool) -> int | None:
    """Near to hostile infected haints, which are those of the faction that is farther from all of these hexes."""

    def hostile(to: int) -> int:
        return max(min((DISTANCE[to][at] for at in SPOTS if t.infected[f][at]), default=9) for f in t.present)

    best = min(hexes, key=lambda to: (hostile(to), to), default=None)
    return None if may_stop and (best is None or hostile(best) > NEAR) else best


def card_hex(t: Table, d: Decision[Any], me: Faction) -> Any:
    name = CARD_IDS[d.about]
    if name == "night_terror":
        found = terror(t)
        return found[0] if found is not None else d.options[0]
    if name == "hurts_a_moment":
        return max(d.options, key=lambda at: (target_worth(t, at), -at))
    if name == "necessary_sacrifice":
        return max(
            d.options, key=lambda at: (sum(sum(t.haints[f][to] for to in NEIGHBOURS[at]) for f in t.present), -at)
        )
    return max(d.options, key=lambda at: (DISTANCE[at][t.home[t.present[0]]], -at))


def card_give(t: Table, d: Decision[Any], me: Faction) -> Any:
    found = tangle(t)
    return found[0] if found is not None else max(d.options, key=lambda colour: (t.ground[colour], -colour))


def colour(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The cube that is wanted most."""
    wanted = wanted_colours(t)
    for at in rooted(t):
        if t.chart.land[at] and victims(t, at):
            wanted[t.chart.terrain[at]] += 0.6
    return max(d.options, key=lambda one: (wanted[one - FIRST_TERRAIN_CUBE], -one))


CHOICES: Final[dict[str, Choice]] = {
    "hester.play": play,
    "hester.cover": cover,
    "hester.card.unit": card_unit,
    "hester.card.to": card_to,
    "hester.card.hex": card_hex,
    "hester.card.give": card_give,
    "hester.card.cube": colour,
    "ff.offer.cube": colour,
}
