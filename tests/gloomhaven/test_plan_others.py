"""The rest of a monster's card: whom it heals, where it puts a summon or a trap."""

from __future__ import annotations

from gloomhaven.plans import OPEN, act, corridor, ends, hero, monster, position
from klubovna.games.gloomhaven.monsters.others import beside, healed
from klubovna.testing import rule


@rule("gloomhaven:mon.other.01", "gloomhaven:mon.amb.01")
def test_a_heal_goes_to_the_most_damaged_in_range() -> None:
    table = position(monster((0, 0)), monster((2, 0)), monster((-3, 0)), hero((1, 0)))
    assert healed(table, {(0, 0): 1, (2, 0): 3, (-3, 0): 9, (1, 0): 8}, range=2) == [(2, 0)]
    assert healed(table, {(0, 0): 4, (2, 0): 3, (-3, 0): 9}, range=2) == [(0, 0)]
    assert healed(table, {(0, 0): 3, (2, 0): 3}, range=2) == [(0, 0), (2, 0)]
    assert healed(table, {}, range=2) == []


@rule("gloomhaven:mon.other.02")
def test_without_a_range_it_heals_itself_and_its_neighbours() -> None:
    table = position(monster((1, 0)), monster((-2, 0)))
    assert healed(table, {(1, 0): 2, (-2, 0): 5}) == [(1, 0)]


@rule("gloomhaven:los.04")
def test_a_heal_needs_sight() -> None:
    floor = OPEN - {(1, r) for r in range(-6, 5)}
    assert healed(position(monster((2, 0)), floor=OPEN), {(2, 0): 5}, range=9) == [(2, 0)]
    assert healed(position(monster((2, 0)), floor=floor), {(2, 0): 5}, range=9) == []


@rule("gloomhaven:mon.other.03", "gloomhaven:mon.other.12", "gloomhaven:r.36", "gloomhaven:mon.amb.01")
def test_a_summon_or_a_trap_is_put_beside_it_towards_an_enemy() -> None:
    table = position(hero((3, 0)), hero((-2, 0), invisible=True))
    assert beside(table, OPEN) == [(1, 0)]
    assert beside(table, OPEN - {(1, 0)}) == [(0, 1), (1, -1)]
    assert beside(position(hero((2, -1))), OPEN) == [(1, -1), (1, 0)]


@rule("gloomhaven:mon.other.04", "gloomhaven:r.35")
def test_where_no_neighbour_is_empty_nothing_can_be_put() -> None:
    assert beside(position(hero((2, 0)), floor=corridor(0, 2)), {(0, 0), (2, 0)}) == []


@rule("gloomhaven:mon.move.22")
def test_other_abilities_have_no_say_in_the_move() -> None:
    """Hurt allies or not: a plan knows nothing of them."""
    assert ends(act(hero((3, 0)), monster((-2, 0)))) == ends(act(hero((3, 0)))) == [(2, 0)]
