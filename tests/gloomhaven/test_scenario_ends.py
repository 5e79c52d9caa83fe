"""Every scenario of the book ends by a win, when its goals are reached, and by a loss, when nobody is left."""

from __future__ import annotations

import pytest

from gloomhaven.scenes import first, kill, lost_by_exhaustion, monsters, opened, outcome, scene, things, treasures
from klubovna.games.gloomhaven.figures import SIDE_OF_CHARACTERS
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.games.gloomhaven.scenario.goals import look
from klubovna.games.gloomhaven.scenario.words import Arrive, Destroy, Escape, Goal, LootEach, LootGoal, Occupy, Survive
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.hexes import Hex

OWN_WAY = {
    26: "sieges", 35: "sieges", 36: "sieges", 41: "sides", 48: "errands", 54: "burdens", 57: "doors", 62: "things",
    69: "burdens", 75: "errands", 77: "errands", 82: "burdens", 86: "sieges", 88: "burdens", 90: "burdens",
    55: "dungeon", 100: "dungeon",
}  # fmt: skip
"""Scenarios that are won in a way of their own, and the file (test_scenario_…, test_random_dungeon) that wins them."""


def cleared(t: Table) -> None:
    """Every door is open, and whoever appears dies, as often as it takes."""
    for _ in range(12):
        for door in t.book.facts.doors:
            opened(t, door.id)
        kill(t, *(one for one in monsters(t) if one.side != SIDE_OF_CHARACTERS))
        if t.won or not monsters(t):
            return


def stand_on(t: Table, hexes: list[Hex]) -> None:
    for character, at in zip(t.characters, hexes, strict=False):
        if at in t.occupied:
            t.take_off(t.occupied[at])
        t.put(t.body(character), at)


def reach(t: Table, goal: Goal) -> None:
    if isinstance(goal, Occupy):
        stand_on(t, [at for name in goal.plates["2"] for at in t.book.markers[name]])
    elif isinstance(goal, Escape):
        stand_on(t, t.book.markers[goal.to])
    elif isinstance(goal, Survive):
        t.round = goal.rounds
    elif isinstance(goal, Destroy):
        kill(t, *things(t, goal.objective))
    elif isinstance(goal, LootGoal | LootEach):
        for i, at in enumerate(treasures(t)):
            first(loot_hex(t, t.characters[i % len(t.characters)], at))
    elif isinstance(goal, Arrive):
        for one, at in zip(things(t, goal.who), t.book.markers[goal.marker], strict=False):
            t.put(one, at)


@pytest.mark.parametrize("number", [number for number in PLAYABLE if number not in OWN_WAY])
def test_it_is_won(number: int) -> None:
    t = scene(number)
    cleared(t)
    for goal in t.book.facts.goal:
        reach(t, goal)
    look(t, turn_ends=True)
    assert outcome(t) == 1


@pytest.mark.parametrize("number", PLAYABLE)
def test_it_is_lost(number: int) -> None:
    assert lost_by_exhaustion(scene(number))
