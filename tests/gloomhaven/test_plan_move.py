"""Movement of monsters: traps shunned, the best hex, coming nearer."""

from __future__ import annotations

import pytest

from gloomhaven.plans import OPEN, act, corridor, ends, focus, hero, hexes, monster, only
from klubovna.kernel.hexes import disc
from klubovna.testing import rule

NEGATIVE = pytest.mark.parametrize("kind", ["traps", "hazardous"])


# ---- traps and hazardous terrain


@rule("gloomhaven:mon.neg.01", "gloomhaven:summon.16")
@NEGATIVE
def test_negative_hexes_are_obstacles(kind: str) -> None:
    made = act(hero((2, 0)), **{kind: {(1, 0)}})
    assert (ends(made), made.options[0].enters) == ([(1, 1), (2, -1)], frozenset())
    summoned = act(hero((0, 0)), monster((2, 0), order=1), **{kind: {(1, 0)}})
    assert ends(summoned) == [(1, 1), (2, -1)]


@rule("gloomhaven:mon.neg.02", "gloomhaven:r.20")
@NEGATIVE
def test_any_detour_is_better_than_a_negative_hex(kind: str) -> None:
    """Two steps over the trap, ten around; not even an attack this turn tempts it."""
    detour = [(0, 0), (-1, 1), (-1, 2), (0, 2), (1, 2), (2, 2), (3, 2), (4, 1), (4, 0)]
    floor = corridor(0, 3) | set(detour)
    made = only(act(hero((3, 0)), floor=floor, **{kind: {(1, 0)}}))
    assert (made.end, made.enters, made.attacks) == ((-1, 2), frozenset(), frozenset())
    assert only(act(hero((3, 0)), floor=floor)).end == (2, 0)


@rule("gloomhaven:mon.neg.03")
@NEGATIVE
def test_another_enemy_is_better_than_a_negative_hex(kind: str) -> None:
    assert focus(act(hero((-3, 0)), hero((6, 0)), floor=corridor(-6, 6), **{kind: {(-1, 0)}})) == (6, 0)


@rule("gloomhaven:mon.neg.04", "gloomhaven:mon.neg.06")
@NEGATIVE
def test_where_there_is_no_other_way_it_enters(kind: str) -> None:
    made = only(act(hero((-3, 0)), floor=corridor(-6, 6), **{kind: {(-1, 0)}}))
    assert (made.end, made.path, made.enters) == ((-2, 0), ((-1, 0), (-2, 0)), hexes((-1, 0)))


@rule("gloomhaven:mon.neg.05")
def test_the_fewest_negative_hexes_and_then_the_fewest_points() -> None:
    straight, around = corridor(0, 4), {(0, -1), (1, -2), (2, -2), (3, -2), (4, -2), (4, -1)}
    one_around = act(hero((4, 0)), floor=straight | around, traps={(1, 0)}, hazardous={(2, 0), (2, -2)}, move=4)
    assert only(one_around).enters == {(2, -2)}
    one_each = act(hero((4, 0)), floor=straight | around, traps={(1, 0), (2, -2)}, move=4)
    assert (only(one_each).end, only(one_each).enters) == ((3, 0), hexes((1, 0)))


@rule("gloomhaven:mon.neg.05", "gloomhaven:mon.amb.01")
def test_which_trap_it_springs_is_left_to_the_players() -> None:
    floor = {(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)} | {(3, 1)}
    made = act(hero((3, 1)), floor=floor, traps={(1, 0), (0, 1)}, move=3)
    assert [(choice.end, choice.enters) for choice in made.options] == [
        ((2, 1), hexes((0, 1))),
        ((2, 1), hexes((1, 0))),
    ]
    assert all(choice.enters <= set(choice.path) for choice in made.options)


@rule("gloomhaven:mon.neg.07")
@NEGATIVE
def test_flying_monsters_ignore_negative_hexes(kind: str) -> None:
    made = only(act(hero((2, 0)), flying=True, **{kind: {(1, 0)}}))
    assert (made.end, made.enters) == ((1, 0), frozenset())


@rule("gloomhaven:mon.neg.08", "gloomhaven:r.19", "gloomhaven:mon.move.24")
@NEGATIVE
def test_a_jump_only_shuns_the_negative_hex_at_its_end(kind: str) -> None:
    over = only(act(hero((3, 0)), floor=corridor(0, 4), jumping=True, **{kind: {(1, 0)}}))
    assert (over.end, over.enters) == ((2, 0), frozenset())
    nearer = act(hero((6, 0)), floor=corridor(0, 6), jumping=True, **{kind: {(2, 0)}})
    assert ends(nearer) == [(1, 0)]
    forced = only(act(hero((3, 0)), floor=corridor(0, 3), jumping=True, **{kind: {(2, 0)}}))
    assert (forced.end, forced.enters) == ((2, 0), hexes((2, 0)))


@rule("gloomhaven:mon.neg.09", "gloomhaven:tile.hazard.05")
@pytest.mark.parametrize("card", [{}, {"jumping": True}])
def test_it_stays_on_hazardous_terrain_or_leaves_it_freely(card: dict[str, bool]) -> None:
    assert only(act(hero((1, 0)), hazardous={(0, 0)}, **card)).end == (0, 0)
    away = only(act(hero((2, 0)), hazardous={(0, 0)}, **card))
    assert (away.end, away.enters) == ((1, 0), frozenset())


# ---- the best attack


@rule("gloomhaven:mon.move.01")
def test_it_moves_only_with_points_to_spend() -> None:
    assert [ends(act(hero((3, 0)), move=points)) for points in (-1, 0, 1, 2)] == [
        [(0, 0)],
        [(0, 0)],
        [(1, 0)],
        [(2, 0)],
    ]


@rule("gloomhaven:mon.move.02", "gloomhaven:mon.move.03", "gloomhaven:mon.02")
def test_in_melee_it_goes_to_the_nearest_free_hex_beside_its_focus() -> None:
    assert ends(act(hero((3, 0)), move=6)) == [(2, 0)]
    made = act(hero((3, 0)), monster((2, 0)), move=6)
    assert (ends(made), made.options[0].attacks) == ([(2, 1), (3, -1)], hexes((3, 0)))


@rule("gloomhaven:mon.move.04")
@pytest.mark.parametrize("card", [{"range": 0}, {"area": [(1, 0), (0, 1)]}, {"targets": 3}])
def test_who_can_make_its_best_attack_stays(card: dict[str, object]) -> None:
    made = only(act(hero((1, 0)), **card))
    assert (made.end, made.path, made.attacks) == ((0, 0), (), hexes((1, 0)))


@rule("gloomhaven:mon.move.05")
def test_a_ranged_attacker_comes_no_nearer_than_it_must() -> None:
    assert ends(act(hero((6, 0)), range=4, move=5)) == [(2, 0)]


@rule("gloomhaven:mon.move.06", "gloomhaven:adv.09", "gloomhaven:attack.04")
def test_a_ranged_attacker_steps_away_from_its_focus() -> None:
    made = act(hero((1, 0)), range=3, move=4)
    assert ends(made) == [(-1, 0), (-1, 1), (0, -1)]
    assert all(not choice.disadvantage for choice in made.options)


@rule("gloomhaven:mon.move.07")
def test_where_it_cannot_step_away_it_stays() -> None:
    made = only(act(hero((1, 0)), range=3, move=4, floor=corridor(0, 5)))
    assert (made.end, made.disadvantage) == ((0, 0), hexes((1, 0)))


@rule("gloomhaven:mon.move.06", "gloomhaven:los.06")
def test_a_wall_between_makes_two_hexes_no_neighbours() -> None:
    """Seen past the end of the wall, two steps around it: no disadvantage, so no reason to move."""
    made = only(act(hero((1, 0)), range=3, walls={((0, 0), (1, 0))}))
    assert (made.end, made.attacks, made.disadvantage) == ((0, 0), hexes((1, 0)), frozenset())


@rule("gloomhaven:mon.move.08", "gloomhaven:mon.move.11")
def test_disadvantage_on_the_focus_outweighs_every_target() -> None:
    """From where it stands it would hit three; from the only hex that is not beside its focus it hits the focus."""
    crowd = [hero((1, 0)), hero((2, 0)), hero((1, 1))]
    made = only(act(*crowd, range=2, targets=3, move=1, obstacles={(-1, 1), (0, -1)}))
    assert (made.end, made.attacks) == ((-1, 0), hexes((1, 0)))
    assert only(act(*crowd, range=2, targets=3, move=0)).attacks == {(1, 0), (2, 0), (1, 1)}


@rule("gloomhaven:mon.move.09")
def test_it_goes_where_it_hits_most() -> None:
    made = only(act(hero((2, 0)), hero((3, -2)), hero((4, -1)), targets=3, move=3))
    assert (made.end, made.order[0], made.attacks) == ((3, -1), (2, 0), hexes((2, 0), (3, -2), (4, -1)))
    assert only(act(hero((2, 0)), hero((3, -2)), hero((4, -1)), targets=2, move=3)).end == (2, -1)


@rule("gloomhaven:mon.move.10", "gloomhaven:area.07", "gloomhaven:area.09")
def test_more_enemies_than_targets_bring_nothing() -> None:
    made = only(act(hero((1, 0)), hero((0, 1)), hero((2, 1)), targets=2, move=3))
    assert (made.end, made.attacks) == ((0, 0), hexes((1, 0), (0, 1)))


@rule("gloomhaven:mon.move.12", "gloomhaven:area.01", "gloomhaven:area.04", "gloomhaven:area.13")
@pytest.mark.parametrize(
    "crooked", [[(1, 0), (2, -1)], [(0, 1), (-1, 2)], [(1, 0), (1, 1)], [(-1, 0), (-1, -1)]], ids=str
)
def test_an_area_in_any_rotation_and_mirror_image(crooked: list[tuple[int, int]]) -> None:
    for bend in ((2, -1), (1, 1)):
        made = only(act(hero((1, 0)), hero(bend), area=crooked, move=0))
        assert (made.attacks, made.area) == (hexes((1, 0), bend), hexes((1, 0), bend))


@rule("gloomhaven:mon.move.12")
def test_the_focus_is_always_in_the_area() -> None:
    """Three others stand so that one area would hit them all, but not the focus."""
    others = [hero((-1, 0)), hero((-1, 1)), hero((0, -1))]
    wide = [(-1, 0), (-1, 1), (0, -1)]
    made = only(act(hero((1, 0)), *others, area=wide, move=0))
    assert (1, 0) in made.attacks
    assert len(made.attacks) < 3


@rule("gloomhaven:area.03", "gloomhaven:area.12", "gloomhaven:mon.att.06", "gloomhaven:attack.06")
def test_an_area_around_the_actor_is_melee() -> None:
    """No disadvantage beside its focus, and it reaches beyond the neighbours."""
    beside = only(act(hero((1, 0)), area=[(1, 0), (2, 0)]))
    assert (beside.end, beside.disadvantage) == ((0, 0), frozenset())
    assert only(act(hero((2, 0)), area=[(1, 0), (2, 0)])).attacks == {(2, 0)}
    around = only(act(hero((1, 0)), hero((-1, 0)), hero((0, 1)), area=disc((0, 0), 1)[1:]))
    assert around.attacks == {(1, 0), (-1, 0), (0, 1)}


@rule("gloomhaven:area.05", "gloomhaven:area.10")
def test_one_hex_of_a_ranged_area_must_be_in_range() -> None:
    """A line of three with its near end two away hits an enemy four away; allies in it are spared."""
    row = [(0, 0), (1, 0), (2, 0)]
    made = only(act(hero((4, 0)), monster((3, 0)), range=2, area=row))
    assert (made.end, made.attacks, made.area) == ((0, 0), hexes((4, 0)), hexes((2, 0), (3, 0), (4, 0)))
    assert only(act(hero((5, 0)), range=2, area=row)).end == (1, 0)


@rule("gloomhaven:area.06")
def test_an_area_hits_only_whom_the_attacker_sees() -> None:
    pillar = OPEN - {(2, 0)}
    both = [hero((1, 0)), hero((3, 0))]
    row = [(1, 0), (2, 0), (3, 0)]
    assert only(act(*both, area=row, move=0)).attacks == {(1, 0), (3, 0)}
    assert only(act(*both, area=row, move=0, floor=pillar)).attacks == {(1, 0)}
    free = [(0, 0), (1, 0), (2, 0)]
    assert only(act(*both, range=3, area=free, move=0)).attacks == {(1, 0), (3, 0)}
    assert only(act(*both, range=3, area=free, move=0, floor=pillar)).attacks == {(1, 0)}
    assert only(act(hero((3, 0)), area=row, move=0)).attacks == {(3, 0)}
    assert only(act(hero((3, 0)), area=row, move=0, floor=pillar)).attacks == frozenset()


@rule("gloomhaven:area.06")
def test_an_area_is_laid_over_enemies_in_sight() -> None:
    """Beside the focus stand two others, as far; the earlier one is behind the pillar."""
    crowd = [hero((2, -1)), hero((2, 0)), hero((3, -2))]
    made = only(act(*crowd, range=3, area=[(0, 0), (1, 0)], move=0, floor=OPEN - {(1, 0)}))
    assert made.order == ((2, -1), (3, -2))


@rule("gloomhaven:area.14")
def test_the_hex_in_range_may_be_wall() -> None:
    """Two hexes a knight's move apart: over the enemy lies one, the other on the pillar beside the monster."""
    pair = [(0, 0), (2, -1)]
    made = only(act(hero((3, -1)), floor=OPEN - {(1, 0)}, range=1, area=pair))
    assert (made.end, made.attacks, made.area) == ((0, 0), hexes((3, -1)), hexes((1, 0), (3, -1)))


@rule("gloomhaven:mon.move.13", "gloomhaven:r.13")
def test_a_better_hex_beyond_reach_does_not_count() -> None:
    crowd = [hero((2, 0)), hero((4, -1))]
    assert [ends(act(*crowd, targets=2, move=points)) for points in (2, 3)] == [[(1, 0)], [(3, -1)]]
    assert ends(act(*crowd, targets=2, move=0)) == [(0, 0)]


@rule("gloomhaven:r.13", "gloomhaven:mon.move.14")
def test_out_of_reach_it_walks_to_the_nearest_hex_to_attack_from() -> None:
    """The hex with two targets lies on the far side."""
    made = act(hero((4, 0)), hero((6, 0)), targets=2, move=2)
    assert (ends(made), made.why.endings[(4, 0)].remaining) == ([(2, 0)], 1)


@rule("gloomhaven:r.16")
def test_of_hexes_with_as_many_targets_the_one_with_the_fewest_neighbours_among_them() -> None:
    """It could hit both from where it stands, but the second one stands beside it; a step away both are clear."""
    figures = [hero((3, 0)), hero((1, -1))]
    made = only(act(*figures, range=3, targets=2, move=1, focus=(3, 0)))
    assert (made.end, made.attacks, made.disadvantage) == ((0, 1), hexes((3, 0), (1, -1)), frozenset())
    assert only(act(*figures, range=3, targets=2, move=1, focus=(3, 0), muddled=True)).end == (0, 0)


# ---- coming nearer


@rule("gloomhaven:mon.move.14")
def test_it_shortens_what_remains_of_the_path() -> None:
    """The nearer hexes as the crow flies lie in a blind alley."""
    floor = corridor(0, 3) | {(-1, 1), (-1, 2), (0, 2), (1, 2), (2, 2), (3, 2), (4, 2), (5, 1), (5, 0)}
    made = act(hero((4, 0)), floor=floor | {(4, 0)}, obstacles={(3, 0)}, move=3)
    assert ends(made) == [(0, 2)]


@rule("gloomhaven:mon.move.15")
def test_of_equally_good_hexes_the_cheapest_and_if_none_helps_it_stays() -> None:
    """An ally holds the hex in front: points to spend, but nowhere to go."""
    assert ends(act(hero((4, 0)), monster((1, 0)), monster((2, 0)), floor=corridor(-2, 6), move=2)) == [(0, 0)]
    made = act(hero((6, 0)), monster((3, 0)), floor=corridor(0, 6), move=3)
    assert (ends(made), made.options[0].path) == ([(2, 0)], ((1, 0), (2, 0)))


@rule("gloomhaven:mon.move.16")
def test_it_passes_through_allies_but_never_ends_there() -> None:
    made = only(act(hero((4, 0)), monster((1, 0)), floor=corridor(0, 6), move=3))
    assert (made.end, made.path) == ((3, 0), ((1, 0), (2, 0), (3, 0)))
    assert ends(act(hero((5, 0)), monster((2, 0)), floor=corridor(0, 6), move=2)) == [(1, 0)]


@rule("gloomhaven:mon.move.17", "gloomhaven:mon.move.18", "gloomhaven:mon.att.11")
@pytest.mark.parametrize("card", [{"attack": False}, {"disarmed": True}])
def test_without_attack_it_walks_up_to_its_focus(card: dict[str, bool]) -> None:
    for figures, end in (([hero((3, 0))], (2, 0)), ([hero((1, 0))], (0, 0)), ([hero((5, 0))], (2, 0))):
        made = only(act(*figures, range=4, targets=2, **card))
        assert (made.end, made.attacks) == (end, frozenset())


@rule("gloomhaven:mon.move.19")
def test_immobilized_it_attacks_from_where_it_stands() -> None:
    assert only(act(hero((1, 0)), immobilized=True)).attacks == {(1, 0)}
    made = only(act(hero((1, 0)), immobilized=True, range=3))
    assert (made.end, made.attacks, made.disadvantage) == ((0, 0), hexes((1, 0)), hexes((1, 0)))
    assert only(act(hero((2, 0)), immobilized=True)).attacks == frozenset()


@rule("gloomhaven:mon.move.20", "gloomhaven:r.15")
@pytest.mark.parametrize("strengthened", [False, True])
def test_muddled_it_has_no_reason_to_step_back(strengthened: bool) -> None:
    made = only(act(hero((1, 0)), range=3, muddled=True, strengthened=strengthened))
    assert (made.end, (1, 0) in made.disadvantage) == ((0, 0), not strengthened)


@rule("gloomhaven:mon.move.21", "gloomhaven:r.15", "gloomhaven:adv.11")
def test_strengthened_it_steps_back() -> None:
    assert ends(act(hero((1, 0)), range=3, strengthened=True)) == [(-1, 0), (-1, 1), (0, -1)]


@rule("gloomhaven:mon.move.25", "gloomhaven:tile.difficult.01")
def test_difficult_terrain_costs_two_points() -> None:
    floor = corridor(0, 6)
    assert [ends(act(hero((3, 0)), floor=floor, difficult={(1, 0)}, move=points)) for points in (1, 2, 3)] == [
        [(0, 0)],
        [(1, 0)],
        [(2, 0)],
    ]
    assert ends(act(hero((3, 0)), floor=floor, difficult={(1, 0), (2, 0)}, move=2, flying=True)) == [(2, 0)]


@rule("gloomhaven:r.04", "gloomhaven:tile.difficult.03", "gloomhaven:tile.difficult.04", "gloomhaven:mon.move.24")
def test_a_jump_pays_for_difficult_terrain_at_its_end_only() -> None:
    floor = corridor(0, 6)
    assert ends(act(hero((3, 0)), floor=floor, difficult={(1, 0)}, move=2, jumping=True)) == [(2, 0)]
    made = act(hero((3, 0)), floor=floor, difficult={(2, 0)}, move=2, jumping=True)
    assert (ends(made), made.why.paths) == ([(1, 0)], {(3, 0): (0, 3)})
    assert ends(act(hero((3, 0)), floor=floor, difficult={(2, 0)}, move=3, jumping=True)) == [(2, 0)]


@rule("gloomhaven:mon.move.24", "gloomhaven:tile.obstacle.02", "gloomhaven:tile.obstacle.03")
def test_a_jump_does_not_end_on_an_obstacle_but_a_flight_may() -> None:
    assert ends(act(hero((2, 0)), obstacles={(1, 0)}, jumping=True)) == [(1, 1), (2, -1)]
    assert ends(act(hero((2, 0)), obstacles={(1, 0)}, flying=True)) == [(1, 0)]


# ---- the attack


@rule("gloomhaven:mon.att.02", "gloomhaven:mon.att.03")
def test_it_attacks_its_focus_or_nobody() -> None:
    """The one next to it may be reached at once, but over a trap only to stand by: the far one is the focus."""
    assert only(act(hero((1, 0)), hero((4, 0)))).attacks == {(1, 0)}
    ring = {at for at in disc((3, 0), 1) if at != (3, 0)}
    made = act(hero((3, 0)), hero((-6, 0)), traps=ring, move=2)
    assert {(choice.focus, choice.attacks) for choice in made.options} == {((-6, 0), frozenset())}


@rule("gloomhaven:mon.att.04")
def test_further_targets_by_the_focus_rules() -> None:
    """From the hex it attacks from: the nearer first, then the earlier."""
    made = only(act(hero((-2, 0)), hero((3, 0)), hero((1, 1)), hero((2, -1)), range=3, targets=3, move=0))
    assert made.order == ((-2, 0), (1, 1), (2, -1))
    made = only(act(hero((-2, 0), 4), hero((3, 0), 1), hero((1, 1), 3), hero((2, -1), 2), range=3, targets=2, move=0))
    assert made.order == ((2, -1), (1, 1))


@rule("gloomhaven:mon.att.04", "gloomhaven:mon.move.12")
def test_an_area_that_hits_as_many_is_laid_by_the_focus_rules() -> None:
    first, second = hero((1, -1), 2), hero((0, 1), 3)
    pair = [(1, 0), (0, 1)]
    assert only(act(hero((1, 0), 1), first, second, area=pair, move=0)).order == ((1, 0), (1, -1))
    assert only(act(hero((1, 0), 1), hero((1, -1), 3), hero((0, 1), 2), area=pair, move=0)).order == ((1, 0), (0, 1))


@rule("gloomhaven:mon.amb.01", "gloomhaven:mon.amb.02", "gloomhaven:r.45")
def test_equal_hexes_are_all_offered_in_a_fixed_order() -> None:
    made = act(hero((2, 0)), obstacles={(1, 0)})
    assert ends(made) == [(1, 1), (2, -1)]
    assert len({choice.focus for choice in made.options}) == 1


@rule("gloomhaven:los.01", "gloomhaven:los.03", "gloomhaven:tile.obstacle.04")
def test_obstacles_and_figures_do_not_hide_anybody() -> None:
    row = {"obstacles": {(1, 0), (1, -1), (0, 1)}, "range": 4}
    assert only(act(hero((4, 0)), monster((2, 0)), monster((3, -1)), **row)).attacks == {(4, 0)}
    assert only(act(hero((2, 0)), floor=OPEN - {(1, 0)}, move=0, range=4)).attacks == frozenset()


@rule("gloomhaven:los.02", "gloomhaven:los.08", "gloomhaven:los.09")
def test_a_line_from_corner_to_corner_that_touches_no_wall() -> None:
    """Past a pillar: hidden straight behind it, seen a little aside; the same from the other end."""
    pillar = OPEN - {(1, 0)}
    for target, seen in (((2, 0), False), ((2, -1), True), ((3, -1), True)):
        there = only(act(hero(target), floor=pillar, move=0, range=5))
        back = only(act(hero((0, 0)), floor=pillar, actor=target, move=0, range=5))
        assert (bool(there.attacks), bool(back.attacks)) == (seen, seen)


@rule("gloomhaven:mon.move.22")
def test_other_abilities_have_no_say_in_the_move() -> None:
    """Hurt allies or not: a plan knows nothing of them."""
    assert ends(act(hero((3, 0)), monster((-2, 0)))) == ends(act(hero((3, 0)))) == [(2, 0)]


@rule("gloomhaven:mon.att.10")
def test_who_shares_a_hex_may_stay_there() -> None:
    """A trap on the way may hold a figure where a flying one stands already; it then stays, also with no movement."""
    held = act(hero((3, 0)), monster((0, 0)), move=0)
    assert ends(held) == [(0, 0)]
    assert ends(act(hero((3, 0)), monster((0, 0)), move=2)) == [(2, 0)]
