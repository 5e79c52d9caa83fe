"""Hexes: the algebra by random trial, walls and sight by worked positions and against a plain slow check."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klubovna.kernel.hexes import (
    DIRECTIONS,
    NO_WALLS,
    Edge,
    Hex,
    Q,
    R,
    S,
    adjacent,
    border,
    centre,
    corners,
    covering,
    direction,
    disc,
    distance,
    distances,
    distances_to,
    edge,
    ends,
    go,
    images,
    line,
    mirror,
    neighbours,
    path,
    reach,
    ring,
    rotate,
    sees,
    shift,
    side,
    stepping,
)

places = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
turns = st.integers(-12, 12)
headings = st.integers(0, 5)
small_board = disc((0, 0), 3)
floors = st.sets(st.sampled_from(small_board), min_size=2)
some_walls = st.sets(st.builds(lambda at, i: edge(at, go(at, i)), st.sampled_from(small_board), headings), max_size=8)
# Ways on the board of radius 3: the price of entering each hex, a hex left out cannot be entered.
prices = st.dictionaries(st.sampled_from(small_board), st.integers(0, 3))


def room(radius: int, *solid: Hex) -> set[Hex]:
    return set(disc((0, 0), radius)) - set(solid)


# ---- steps, rows, rings


@given(places, places, places)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(places)
def test_neighbours_follow_the_directions(at: Hex) -> None:
    assert neighbours(at) == [go(at, i) for i in range(6)]
    assert all(distance(at, near) == 1 for near in neighbours(at))


@given(places, headings, st.integers(1, 9))
def test_direction_finds_the_row(at: Hex, heading: int, steps: int) -> None:
    assert direction(at, go(at, heading, steps)) == heading


@pytest.mark.parametrize("other", [(0, 0), (2, -1), (1, 1), (-3, 1)])
def test_no_direction_outside_the_rows(other: Hex) -> None:
    assert direction((0, 0), other) is None


@given(places, st.integers(0, 6))
def test_ring_and_disc(middle: Hex, radius: int) -> None:
    around = ring(middle, radius)
    assert len(set(around)) == len(around) == (6 * radius or 1)
    assert all(distance(middle, at) == radius for at in around)
    assert all(distance(a, b) <= 1 for a, b in pairwise([*around, around[0]]))
    within = disc(middle, radius)
    assert len(set(within)) == len(within) == 1 + 3 * radius * (radius + 1)


def test_ring_is_clockwise_from_the_top() -> None:
    """As the solo numbers of Harrow County are counted."""
    edge_of_the_map = ring((0, 0), 3)
    assert (edge_of_the_map[0], edge_of_the_map[12], edge_of_the_map[17]) == ((0, -3), (-3, 3), (-1, -2))


@given(places, places)
def test_line_is_a_shortest_way_and_the_same_from_either_end(a: Hex, b: Hex) -> None:
    way = line(a, b)
    assert (way[0], way[-1], len(way)) == (a, b, distance(a, b) + 1)
    assert all(distance(x, y) == 1 for x, y in pairwise(way))
    assert line(b, a) == way[::-1]


@given(places, headings, st.integers(0, 6))
def test_line_in_a_row(at: Hex, heading: int, steps: int) -> None:
    assert line(at, go(at, heading, steps)) == [go(at, heading, i) for i in range(steps + 1)]


def test_line_keeps_to_the_hexes_it_passes_through() -> None:
    assert line((0, 0), (3, -1)) == [(0, 0), (1, 0), (2, -1), (3, -1)]


@pytest.mark.parametrize(
    ("axis", "half"), [(Q, [1, 1, 0, -1, -1, 0]), (R, [0, -1, -1, 0, 1, 1]), (S, [-1, 0, 1, 1, 0, -1])]
)
def test_a_row_halves_the_map(axis: int, half: list[int]) -> None:
    """Harrow County's arrows: the nest's coordinate against the item's."""
    assert [side((2, -1), axis, near) for near in neighbours((2, -1))] == half


# ---- patterns


@given(places, places, turns)
def test_rotation(at: Hex, about: Hex, count: int) -> None:
    assert rotate(at, 6, about) == at
    assert rotate(rotate(at, count, about), -count, about) == at
    assert distance(about, rotate(at, count, about)) == distance(about, at)


@given(places, places)
def test_mirror(at: Hex, about: Hex) -> None:
    assert mirror(mirror(at, about), about) == at
    assert distance(about, mirror(at, about)) == distance(about, at)
    assert rotate(mirror(at, about), 1, about) == mirror(rotate(at, -1, about), about)


def test_a_turn_is_a_step_in_the_directions() -> None:
    assert [rotate(at, 1) for at in DIRECTIONS] == [*DIRECTIONS[-1:], *DIRECTIONS[:-1]]


@pytest.mark.parametrize(
    ("pattern", "turned", "with_mirror"),
    [
        ([(1, -1), (1, 0), (0, 1)], 6, 6),  # three in a bow
        ([(1, 0), (-1, 0)], 3, 3),  # before and behind
        ([(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)], 1, 1),  # all around
        ([(1, 0), (2, -1)], 6, 12),  # crooked: the mirror image is another pattern
    ],
)
def test_images_of_an_area_around_the_attacker(pattern: list[Hex], turned: int, with_mirror: int) -> None:
    assert len(images(pattern, mirrored=False)) == turned
    assert len(images(pattern)) == with_mirror
    assert sorted(pattern) in images(pattern)


def test_a_cluster_of_three_covers_a_hex_in_six_ways() -> None:
    laid = covering([(0, 0), (-1, 1), (0, 1)], (4, -2))
    assert len(laid) == 6
    assert all((4, -2) in area and max(distance(a, b) for a in area for b in area) == 1 for area in laid)


def test_shift_keeps_the_order() -> None:
    assert shift([(1, 0), (0, 0)], (2, -3)) == [(3, -3), (2, -3)]


# ---- ways


@given(places, places)
def test_on_an_open_board_the_way_is_as_long_as_the_distance(a: Hex, b: Hex) -> None:
    board = dict.fromkeys(disc(a, distance(a, b)), 1)
    way = path(a, b, board)
    assert (way[0], way[-1], len(way)) == (a, b, distance(a, b) + 1)
    assert all(distance(x, y) == 1 for x, y in pairwise(way))
    assert reach([a], board.keys())[b] == distances([a], board)[b] == distances_to([b], board)[a] == distance(a, b)


@given(floors, some_walls, st.integers(0, 7))
def test_reach_counts_like_unit_costs(floor: set[Hex], walls: set[Edge], most: int) -> None:
    start = min(floor)
    assert reach([start], floor, walls, most) == distances([start], dict.fromkeys(floor, 1), walls, most)


@given(prices, some_walls, st.sampled_from(small_board), st.sampled_from(small_board))
def test_a_way_costs_what_is_said_from_both_ends(costs: dict[Hex, int], walls: set[Edge], a: Hex, b: Hex) -> None:
    way = path(a, b, costs, walls)
    there = distances([a], costs, walls).get(b)
    assert distances_to([b], costs, walls).get(a) == there
    assert (there is None) == (way == [])
    if there is not None:
        assert sum(costs[at] for at in way[1:]) == there
        assert all(y in adjacent(x, walls) for x, y in pairwise(way))
        assert len(set(way)) == len(way)


def test_nearest_of_several_starts() -> None:
    assert reach([(-3, 0), (3, 0)], room(3))[(2, 0)] == 1
    assert distances([(-3, 0), (3, 0)], dict.fromkeys(disc((0, 0), 3), 2))[(2, 0)] == 2


def test_difficult_ground_is_walked_around() -> None:
    costs = dict.fromkeys(disc((0, 0), 2), 1) | {(1, 0): 3, (0, 1): 3}
    assert path((0, 0), (2, 0), costs) == [(0, 0), (1, -1), (2, -1), (2, 0)]
    assert distances([(0, 0)], costs, most=2).keys() == {
        at for at, far in distances([(0, 0)], costs).items() if far <= 2
    }


def test_a_long_clean_way_before_a_short_one_over_a_trap() -> None:
    """Two measures in one number, as monsters compare them: traps first, then points."""
    around = [*ring((0, 0), 2), (0, 0)]
    costs = dict.fromkeys(around, 1) | dict.fromkeys([(1, 0), (-1, 0)], 1001)
    assert len(path((-2, 0), (2, 0), costs)) == 7
    assert distances([(-2, 0)], costs)[(0, 0)] == 1002


def test_the_hex_left_behind_is_not_paid_for() -> None:
    costs = {(0, 0): 5, (1, 0): 1, (2, 0): 1}
    assert distances([(0, 0)], costs)[(2, 0)] == distances_to([(2, 0)], costs)[(0, 0)] == 2
    assert distances_to([(2, 0)], {(1, 0): 1, (2, 0): 1})[(0, 0)] == 2  # somebody stands where nobody can enter
    assert (0, 0) not in distances_to([(2, 0)], {(0, 0): 1, (1, 0): 1})  # a goal that cannot be entered


def test_no_way() -> None:
    assert path((0, 0), (2, 0), {(2, 0): 1}) == []
    assert path((0, 0), (0, 0), {}) == [(0, 0)]


def test_range_around_a_wall() -> None:
    """Gloomhaven ex.los.1: two hexes side by side, a wall between them; the way around counts."""
    floor = set(disc((0, 0), 4))
    wall = {edge((0, r), (1, r)) for r in range(-4, 2)} | {edge((0, r), (1, r - 1)) for r in range(-3, 2)}
    assert (1, 0) not in adjacent((0, 0), wall)
    assert reach([(0, 0)], floor, wall)[(1, 0)] == 4
    assert path((0, 0), (1, 0), dict.fromkeys(floor, 1), wall) == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 0)]


def test_push_takes_farther_and_pull_takes_closer() -> None:
    """Gloomhaven ex.push.1 and ex.pull.1."""
    counts = reach([(0, 0)], room(4))
    assert stepping((1, 0), counts, 1) == [(2, 0), (2, -1), (1, 1)]
    assert stepping((3, 0), counts, -1) == [(2, 0)]
    assert stepping((4, 0), counts, 1) == []  # off the map
    wall = {edge((1, 0), (2, 0))}
    assert stepping((1, 0), reach([(0, 0)], room(4), wall), 1, wall) == [(2, -1), (1, 1)]


# ---- corners and edges


@given(places, headings, st.booleans())
def test_an_edge_lies_between_its_corners(at: Hex, heading: int, flat: bool) -> None:
    near = go(at, heading)
    shared = {corners(at, flat)[heading], corners(at, flat)[(heading + 1) % 6]}
    assert shared == set(corners(at, flat)) & set(corners(near, flat))
    if not flat:
        x1, y1, x2, y2 = ends(edge(at, near))
        assert {(x1, y1), (x2, y2)} == shared
        assert y1 < y2


@given(places, places, headings, headings)
def test_every_edge_has_its_own_key(a: Hex, b: Hex, i: int, j: int) -> None:
    same = {a, go(a, i)} == {b, go(b, j)}
    assert (edge(a, go(a, i)) == edge(b, go(b, j))) == same


@given(places, st.booleans())
def test_drawn_hexes_are_regular(at: Hex, flat: bool) -> None:
    """With the scale of `centre`, all corners are one side away from the middle: x² · 3/4 + y² / 4 = 1."""
    x, y = centre(at, flat)
    for right, down in corners(at, flat):
        across, along = (down - y, right - x) if flat else (right - x, down - y)
        assert 3 * across**2 + along**2 == 4


def test_border_of_one_hex_and_of_a_room() -> None:
    assert border({(2, 1)}) == {edge((2, 1), near) for near in neighbours((2, 1))}
    assert len(border(room(2))) == 30
    assert reach([(0, 0)], set(disc((0, 0), 5)), border(room(2))).keys() == room(2)


# ---- sight


def slow_sight(a: Hex, b: Hex, floor: set[Hex], walls: set[Edge]) -> bool:
    """The check of the Gloomhaven notes, word by word: 36 lines against closed wall hexes, in tripled axial corners."""
    if distance(a, b) <= 1 and edge(a, b) not in walls:
        return True
    outlines = [outline(at) for at in disc((0, 0), 5) if at not in floor]
    solid = [(shape[i], shape[(i + 1) % 6]) for shape in outlines for i in range(6)]
    for at in disc((0, 0), 4):
        for near in neighbours(at):
            if edge(at, near) in walls:
                first, second = sorted(set(outline(at)) & set(outline(near)))
                solid.append((first, second))
    return any(not any(touch(x, y, *wall) for wall in solid) for x in outline(a) for y in outline(b))


def outline(at: Hex) -> list[Hex]:
    return [(3 * at[0] + q, 3 * at[1] + r) for q, r in [(1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)]]


def turn(a: Hex, b: Hex, c: Hex) -> int:
    way = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (way > 0) - (way < 0)


def touch(a: Hex, b: Hex, c: Hex, d: Hex) -> bool:
    """Two closed segments have a point in common."""
    if turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b):
        return True
    return on(a, b, c) or on(a, b, d) or on(c, d, a) or on(c, d, b)


def on(a: Hex, b: Hex, c: Hex) -> bool:
    within = all(min(a[i], b[i]) <= c[i] <= max(a[i], b[i]) for i in (0, 1))
    return within and turn(a, b, c) == 0


@given(floors, some_walls, st.data())
def test_sight_is_mutual_and_agrees_with_the_slow_check(floor: set[Hex], walls: set[Edge], data: st.DataObject) -> None:
    a, b = data.draw(st.sampled_from(sorted(floor))), data.draw(st.sampled_from(sorted(floor)))
    every = walls | border(floor)
    assert sees(a, b, every) == sees(b, a, every) == slow_sight(a, b, floor, every)


@given(st.lists(st.sampled_from(disc((0, 0), 3)[1:]), max_size=4), st.sampled_from(small_board), turns)
def test_sight_does_not_depend_on_how_the_map_lies(solid: list[Hex], b: Hex, count: int) -> None:
    floor = room(4, *solid)
    turned = {rotate(at, count) for at in floor}
    mirrored = {mirror(at) for at in floor}
    if b in floor:
        seen = sees((0, 0), b, border(floor))
        assert sees((0, 0), rotate(b, count), border(turned)) == sees((0, 0), mirror(b), border(mirrored)) == seen


@given(places, places)
def test_without_walls_all_see_all(a: Hex, b: Hex) -> None:
    assert sees(a, b, NO_WALLS)


def test_an_open_room() -> None:
    walls = border(room(3))
    assert all(sees(a, b, walls) for a in small_board for b in small_board)


def test_a_line_may_not_touch_the_corner_of_a_wall() -> None:
    """los.02. The line from top to top passes over the block between and meets it in one point."""
    walls = border(room(5, (1, 0)))
    assert not sees((0, 0), (2, 0), walls)
    assert sees((0, 0), (2, -1), walls)
    assert sees((0, 0), (3, -1), walls)


def test_a_line_may_not_run_along_a_wall() -> None:
    """los.02. Between (0,0) and (4,-2) lies one block; what does not cross it runs along its side."""
    walls = border(room(6, (2, -1)))
    assert not sees((0, 0), (4, -2), walls)
    assert sees((0, 0), (4, -1), walls)


def test_neighbours_in_a_passage_see_each_other_and_nobody_else() -> None:
    """r.09: every corner touches a wall, yet neighbours may fight."""
    passage = {(q, 0) for q in range(4)}
    assert [sees((0, 0), (q, 0), border(passage)) for q in range(4)] == [True, True, False, False]


def test_a_wall_between_neighbours() -> None:
    """A bare wall is looked past at its ends, though the two are not adjacent; one that goes on hides them."""
    wall = {edge((0, 0), (1, 0))}
    assert sees((0, 0), (1, 0), wall)
    assert not sees((0, 0), (1, 0), wall | {edge((0, 0), (1, -1)), edge((0, 1), (1, 0))})


def test_a_wall_that_lies_in_the_only_line() -> None:
    """A keyhole: one corner here, one corner there, and halfway an edge that may be a wall."""
    floor = {(0, 0), (1, 0), (0, 1), (-1, 2), (0, 2), (-1, 3), (-2, 4), (-1, 4)}
    assert sees((0, 0), (-2, 4), border(floor))
    assert not sees((0, 0), (-2, 4), border(floor) | {edge((-1, 2), (0, 2))})


@pytest.mark.parametrize("count", range(6))
def test_a_wall_outside_takes_away_the_corner_it_touches(count: int) -> None:
    """r.09, the ends of a line count. The last wall stands behind the target and only meets its one free corner."""
    pairs = [((1, -1), (2, -2)), ((1, -1), (2, -1)), ((2, -1), (2, 0)), ((3, -2), (3, -1))]
    walls = [edge(rotate(a, count), rotate(b, count)) for a, b in pairs]
    target = rotate((2, -1), count)
    assert sees((0, 0), target, set(walls[:3]))
    assert not sees((0, 0), target, set(walls))


def test_through_a_door() -> None:
    """Two rooms parted by a row of wall with one door hex in it: closed it is wall, open it is floor."""
    wall = [(q, 0) for q in range(-4, 5)]
    closed = room(4, *wall)
    opened = closed | {(0, 0)}
    before, behind = (0, 1), (0, -1)
    assert not sees(before, behind, border(closed))
    assert reach([before], closed, border(closed)).keys() == {at for at in closed if at[1] > 0}
    assert sees(before, (0, 0), border(opened))
    assert sees((0, 0), behind, border(opened))
    assert not sees(before, (3, -1), border(opened))
    assert reach([before], opened, border(opened))[behind] == 2


COLUMN = [(1, r) for r in range(-5, 1)]


def test_enemy_behind_a_wall() -> None:
    """Gloomhaven ex.mon.45."""
    walls = border(room(5, *COLUMN, (1, 1), (1, 2), (1, 3)))
    assert not sees((0, 0), (2, 0), walls)
    assert sees((0, 0), (-3, 0), walls)


@pytest.mark.parametrize(("enemy", "points", "first"), [((3, -1), 1, (0, 1)), ((2, -2), 2, (1, 1))])
def test_around_the_end_of_a_wall(enemy: Hex, points: int, first: Hex) -> None:
    """Gloomhaven ex.mon.54a and 54b: the one hex at fewest points with the enemy in sight and range 5."""
    floor = room(5, *COLUMN)
    walls = border(floor)
    in_range = reach([enemy], floor, walls, most=5)
    near = reach([(0, 0)], floor, walls, most=points)
    assert [at for at in near if at in in_range and sees(at, enemy, walls)] == [first]
