"""Focus: whom a monster goes for."""

from __future__ import annotations

import pytest

from gloomhaven.plans import OPEN, act, corridor, ends, focus, hero, monster, only
from klubovna.games.gloomhaven.monsters.planner import plan
from klubovna.games.gloomhaven.monsters.planner.cases import ledger_cases, position
from klubovna.kernel.hexes import disc
from klubovna.testing import rule


@rule("gloomhaven:mon.focus.01", "gloomhaven:mon.att.10")
def test_characters_and_their_summons_are_enemies_and_all_monsters_are_allies() -> None:
    assert focus(act(hero((4, 0)), monster((1, 0)))) == (4, 0)
    summoned = hero((1, 0), name="S", summon_of="A")
    assert focus(act(hero((4, 0), name="A"), summoned)) == (1, 0)


@rule("gloomhaven:mon.focus.01", "gloomhaven:summon.07")
def test_a_summon_of_the_characters_goes_for_monsters() -> None:
    made = act(hero((0, 0)), hero((1, 0)), monster((-3, 0), order=1))
    assert (focus(made), ends(made)) == ((-3, 0), [(-2, 0)])


@rule("gloomhaven:mon.focus.02", "gloomhaven:mon.02", "gloomhaven:r.48")
def test_the_fewest_movement_points_count_and_not_the_distance() -> None:
    fence = {(1, 0), (2, -1), (1, 1), (2, 1)}
    assert focus(act(hero((2, 0)), hero((-3, 0)), obstacles=fence)) == (-3, 0)
    assert focus(act(hero((2, 0)), hero((-3, 0)))) == (2, 0)


@rule("gloomhaven:mon.focus.03")
def test_the_path_ends_where_the_enemy_is_in_range_and_seen() -> None:
    """A wall hides the near one: the monster would have to walk around it, so the far one is the focus."""
    floor = OPEN - {(1, r) for r in range(-6, 5)}
    hidden, open_sight = hero((2, 0)), hero((-4, 0))
    assert focus(act(hidden, open_sight, floor=floor, range=3)) == (-4, 0)
    assert focus(act(hidden, open_sight, range=3)) == (2, 0)
    assert act(hero((3, 0)), range=3).why.paths == {(3, 0): (0, 0)}
    assert act(hero((2, 0)), range=3, floor=OPEN - {(1, 0)}).why.paths == {(2, 0): (0, 1)}  # in range, but unseen


@rule("gloomhaven:mon.focus.04")
def test_the_way_may_take_several_turns() -> None:
    made = act(hero((20, 0)), floor=corridor(0, 20), move=1)
    assert (focus(made), ends(made), made.why.paths) == ((20, 0), [(1, 0)], {(20, 0): (0, 19)})


@rule("gloomhaven:mon.focus.05")
@pytest.mark.parametrize("card", [{"move": 0}, {"immobilized": True}])
def test_focus_is_found_as_if_it_could_move(card: dict[str, object]) -> None:
    made = only(act(hero((3, 0)), **card))
    assert (made.focus, made.end, made.attacks) == ((3, 0), (0, 0), frozenset())


@rule("gloomhaven:mon.focus.06", "gloomhaven:mon.focus.07")
@pytest.mark.parametrize("card", [{"attack": False}, {"disarmed": True}])
def test_without_attack_focus_is_found_as_in_melee(card: dict[str, object]) -> None:
    """In range of three the nearer one could be shot over the fence; in melee the other is nearer by path."""
    fence = {(1, 0), (2, -1), (1, 1), (2, 1), (3, -1), (3, 0)}
    near, far = hero((2, 0)), hero((-3, 0))
    assert focus(act(near, far, obstacles=fence, range=3)) == (2, 0)
    assert focus(act(near, far, obstacles=fence, range=3, **card)) == (-3, 0)


@rule("gloomhaven:mon.focus.08")
def test_the_range_is_that_of_this_attack() -> None:
    corner = {(1, 0), (1, -1), (0, 1), (2, -1), (0, -1), (-1, 1)}
    first, second = hero((3, 0)), hero((-3, 0))
    assert focus(act(first, second, obstacles=corner, range=3)) == (3, 0)
    assert focus(act(first, second, obstacles=corner, range=2)) == (-3, 0)
    assert focus(act(first, second, obstacles=corner, area=[(1, 0), (2, 0), (3, 0)])) == (3, 0)


@rule("gloomhaven:mon.focus.09", "gloomhaven:r.14")
@pytest.mark.parametrize(("card", "found"), [({}, (-4, 0)), ({"flying": True}, (3, 0)), ({"jumping": True}, (3, 0))])
def test_difficult_terrain_counts_two(card: dict[str, bool], found: tuple[int, int]) -> None:
    floor = corridor(-6, 6)
    assert focus(act(hero((3, 0)), hero((-4, 0)), floor=floor, difficult={(1, 0)}, **card)) == (3, 0)
    assert focus(act(hero((3, 0)), hero((-4, 0)), floor=floor, difficult={(1, 0), (2, 0)}, **card)) == found


@rule("gloomhaven:mon.focus.10")
def test_what_a_path_may_cross() -> None:
    floor = corridor(0, 6)
    assert focus(act(monster((2, 0)), hero((5, 0)), floor=floor)) == (5, 0)
    for things in ({"obstacles": {(2, 0)}}, {"figures": [hero((2, 0), invisible=True), hero((5, 0))]}):
        figures = things.pop("figures", [hero((5, 0))])
        assert focus(act(*figures, floor=floor, **things)) is None
        assert focus(act(*figures, floor=floor, flying=True, **things)) == (5, 0)
        assert focus(act(*figures, floor=floor, jumping=True, **things)) == (5, 0)
    wall = {((2, 0), (3, 0))}
    for card in ({}, {"flying": True}, {"jumping": True}):
        assert focus(act(hero((5, 0)), floor=floor, walls=wall, **card)) is None


@rule("gloomhaven:mon.focus.11")
def test_a_hex_that_somebody_holds_is_no_place_to_attack_from() -> None:
    guards = [monster(at) for at in disc((3, 0), 1)[1:]]
    assert focus(act(hero((3, 0)), *guards)) is None
    assert focus(act(hero((3, 0)), *guards[1:])) == (3, 0)
    assert focus(act(hero((3, 0)), *guards, flying=True)) is None


@rule("gloomhaven:mon.focus.12")
def test_the_nearer_of_two_with_equal_paths() -> None:
    made = act(hero((-3, 0)), hero((2, 0)), obstacles={(1, 0)})
    assert made.why.paths == {(-3, 0): (0, 2), (2, 0): (0, 2)}
    assert (focus(made), made.why.settled) == ((2, 0), "range")


@rule("gloomhaven:mon.focus.12", "gloomhaven:r.10", "gloomhaven:los.07")
def test_near_is_not_counted_through_walls() -> None:
    """Two hexes off through the wall, more around it; figures and obstacles do not lengthen it."""
    wall = {((0, r), (1, r)) for r in range(-6, 2)} | {((0, r), (1, r - 1)) for r in range(-5, 3)}
    made = act(hero((1, 0)), hero((0, 2)), hero((-4, 0)), walls=wall, obstacles={(-1, 0), (-2, 0), (-3, 0)})
    assert made.why.ranges == {(1, 0): 5, (0, 2): 2, (-4, 0): 4}


@rule("gloomhaven:mon.focus.13", "gloomhaven:mon.focus.17")
def test_then_the_turn_order_of_the_whole_round() -> None:
    assert focus(act(hero((2, 0), 2), hero((-2, 0), 1))) == (-2, 0)
    assert focus(act(hero((2, 0), 1), hero((-2, 0), 2))) == (2, 0)
    made = act(hero((2, 0), initiative=35), hero((-2, 0), initiative=20))
    assert (focus(made), made.why.settled) == ((-2, 0), "order")


@rule("gloomhaven:mon.focus.14", "gloomhaven:r.43")
def test_a_summon_comes_before_its_owner_and_after_who_is_before_the_owner() -> None:
    owner, summoned = hero((2, 0), name="A", initiative=(20, 50)), hero((-2, 0), initiative=(20, 50), summon_of="A")
    assert focus(act(owner, summoned)) == (-2, 0)
    assert focus(act(owner, summoned, hero((0, 2), name="B", initiative=(20, 40)))) == (0, 2)


@rule("gloomhaven:mon.focus.15")
def test_who_rests_comes_last() -> None:
    assert focus(act(hero((2, 0), initiative=99), hero((-2, 0), initiative=(98, 99)))) == (-2, 0)


@rule("gloomhaven:mon.focus.16", "gloomhaven:init.04")
def test_equal_leading_cards_are_compared_by_the_other_card() -> None:
    assert focus(act(hero((2, 0), initiative=(20, 50)), hero((-2, 0), initiative=(20, 40)))) == (-2, 0)


@rule("gloomhaven:mon.focus.16", "gloomhaven:init.05")
def test_an_order_nobody_has_agreed_on_is_left_to_the_players() -> None:
    """The summon of A is before A, but B may be before both."""
    a, b = hero((2, 0), name="A", initiative=(20, 40)), hero((-2, 0), name="B", initiative=(20, 40))
    made = act(a, b)
    assert [(choice.focus, choice.end) for choice in made.options] == [((-2, 0), (-1, 0)), ((2, 0), (1, 0))]
    assert made.why.settled == "players"
    made = act(a, b, hero((0, 2), initiative=(20, 40), summon_of="A"))
    assert {choice.focus for choice in made.options} == {(-2, 0), (0, 2)}


@rule("gloomhaven:mon.focus.18", "gloomhaven:mon.focus.19")
def test_an_invisible_enemy_is_no_focus_and_in_the_way() -> None:
    made = act(hero((2, 0), invisible=True), hero((4, 0)), floor=corridor(0, 6))
    assert focus(made) is None
    made = act(hero((1, 0), invisible=True), hero((3, 0)), move=3)
    assert (focus(made), made.why.paths) == ((3, 0), {(3, 0): (0, 3)})


@rule("gloomhaven:mon.focus.18", "gloomhaven:mon.focus.19")
def test_nobody_ends_on_an_invisible_enemy() -> None:
    made = act(hero((1, 0), invisible=True), hero((2, 0)), flying=True)
    assert ends(made) == [(1, 1), (2, -1)]


@rule("gloomhaven:mon.focus.20", "gloomhaven:mon.focus.21", "gloomhaven:summon.12")
def test_without_a_focus_it_neither_moves_nor_attacks() -> None:
    nobody = only(act(monster((1, 0))))
    assert (nobody.focus, nobody.end, nobody.attacks, nobody.path) == (None, (0, 0), frozenset(), ())
    cut_off = only(act(hero((3, 0)), floor=corridor(0, 1) | corridor(3, 4)))
    assert (cut_off.focus, cut_off.end) == (None, (0, 0))


@rule("gloomhaven:mon.focus.22", "gloomhaven:mon.05")
def test_every_monster_finds_its_own_focus() -> None:
    """The pair of examples 50 and 58: the first takes the hex, the second reckons with it."""
    cases = ledger_cases()
    first, second = position(cases["ex.mon.58"]), position(cases["ex.mon.50"])
    taken = only(plan(first)).end
    assert taken in {figure.at for figure in second.figures}
    assert ends(plan(second)) == [(-1, 1), (0, -1), (0, 0)]


@rule("gloomhaven:mon.focus.23", "gloomhaven:r.17")
def test_a_second_attack_keeps_the_focus_if_it_reaches_it() -> None:
    near, far = hero((1, 0)), hero((3, 0))
    assert focus(act(near, far, range=4)) == (1, 0)
    kept = act(near, far, range=4, move=0, focus=(3, 0))
    assert (focus(kept), kept.why.settled) == ((3, 0), "kept")
    assert focus(act(near, far, range=2, move=0, focus=(3, 0))) == (1, 0)  # out of reach
    assert focus(act(near, range=4, move=0, focus=(3, 0))) == (1, 0)  # dead
    assert focus(act(near, hero((3, 0), invisible=True), range=4, move=0, focus=(3, 0))) == (1, 0)


@rule("gloomhaven:mon.move.23", "gloomhaven:r.18")
def test_a_move_after_all_attacks_goes_beside_the_kept_focus() -> None:
    made = act(hero((2, 1)), hero((4, 0)), range=5, move=4, attack=False, focus=(4, 0))
    assert (focus(made), ends(made), only(made).attacks) == ((4, 0), [(3, 0)], frozenset())


@rule("gloomhaven:mon.focus.24")
def test_a_stunned_monster_does_nothing() -> None:
    made = only(act(hero((1, 0)), stunned=True))
    assert (made.focus, made.end, made.attacks) == (None, (0, 0), frozenset())


@rule("gloomhaven:mon.focus.25", "gloomhaven:tile.door.04", "gloomhaven:tile.door.08")
def test_a_closed_door_is_a_wall() -> None:
    figures = hero((4, 0))
    for card in ({}, {"range": 4}, {"flying": True}, {"jumping": True}):
        assert focus(act(figures, floor=corridor(0, 6), doors={(2, 0)}, **card)) is None
        assert focus(act(figures, floor=corridor(0, 6), **card)) == (4, 0)
