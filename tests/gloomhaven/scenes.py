"""Positions in the scenarios of the book, for the tests of their special rules."""

from __future__ import annotations

from typing import Any, TypeVar

from gloomhaven.tables import table
from klubovna.games.gloomhaven.combat.suffer import die, exhaust
from klubovna.games.gloomhaven.facts import MONSTERS
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, OBJECTIVE, Figure
from klubovna.games.gloomhaven.map.loot import GOAL
from klubovna.games.gloomhaven.round.steps import end_round
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.scenario.triggers import fire, open_door
from klubovna.games.gloomhaven.state import CLEAN_UP, ROUND_ENDS, Table
from klubovna.games.gloomhaven.vocabulary.words import RANKS
from klubovna.kernel.decision import Flow, Together
from klubovna.kernel.hexes import Hex
from klubovna.kernel.state import GameOver

T = TypeVar("T")
HEROES = ("brute", "tinkerer", "scoundrel", "cragheart")


def first(flow: Flow[T]) -> T:
    """Run a flow; every question is answered with its first option."""
    value: Any = None
    while True:
        try:
            asked = flow.send(value)
        except StopIteration as end:
            result: T = end.value
            return result
        if isinstance(asked, Together):
            value = [first(asked.pick(asked.table, seat)) for seat in asked.seats]
        else:
            value = asked.options[0]


def scene(number: int, party: int = 2, **more: Any) -> Table:
    """The scenario at its start, with so many characters on its first starting hexes."""
    start = SCENARIOS[number].facts.start
    return table(*HEROES[:party], scenario=number, at=dict(zip(HEROES, start, strict=False)), **more)


def monsters(t: Table, name: str = "") -> list[Figure]:
    found = [f for f in t.figures if f.form == MONSTER_FIGURE]
    return [f for f in found if not name or MONSTERS[f.who].id == name]


def ranks(t: Table, name: str) -> list[str]:
    return sorted(RANKS[f.rank] for f in monsters(t, name))


def things(t: Table, name: str = "") -> list[Figure]:
    names = [one.id for one in t.book.facts.objectives]
    return [f for f in t.figures if f.form == OBJECTIVE and (not name or names[f.who] == name)]


def clear(t: Table) -> Table:
    """All monsters are taken off the map; that counts as nothing."""
    for figure in monsters(t):
        t.take_off(figure)
    return t


def kill(t: Table, *figures: Figure) -> None:
    for figure in figures:
        first(die(t, figure, -1))


def opened(t: Table, label: str) -> Table:
    """This door, and every one that is needed to come there, is open."""
    t.phase = CLEAN_UP  # nobody needs an ability card
    for door in t.book.named_doors(label):
        first(open_door(t, door, None))
    return t


def round_ends(t: Table, number: int) -> Table:
    t.round = number
    t.phase = CLEAN_UP
    first(fire(t, "round_ends"))
    t.phase = ROUND_ENDS
    return t


def round_starts(t: Table, number: int) -> Table:
    t.round = number
    t.phase = CLEAN_UP
    first(fire(t, "round_starts"))
    return t


def outcome(t: Table) -> int:
    """1 won, -1 lost, 0 neither, when this round ends."""
    t.phase = ROUND_ENDS
    end_round(t)
    return t.won


def lost_by_exhaustion(t: Table) -> bool:
    for character in t.characters:
        if character.figure >= 0:
            try:
                exhaust(t, character)
            except GameOver:
                break
    return t.won == -1


def beside(t: Table, at: Hex) -> list[Hex]:
    return [near for near in t.ground.near[at] if near not in t.occupied and near not in t.blocked]


def whole(t: Table) -> Table:
    """Every door is open; all monsters are gone."""
    for door in t.book.facts.doors:
        opened(t, door.id)
    return clear(t)


def treasures(t: Table, number: int = GOAL) -> list[Hex]:
    return [(q, r) for q, r, kind in t.treasures if kind == number]
