"""The search of the Fair Folk: arrows, guesses, what sword, crown and queen bring."""

from __future__ import annotations

import pytest

from harrow.fairfolk_table import (
    FAMILY,
    HESTER,
    PROTECTORS,
    WITH_HESTER,
    board_of,
    do,
    fair_table,
    may_lie,
    menu,
    nests,
    play,
    question,
    spots,
)
from harrow.tables import card, drive, h
from klubovna.games.harrow.factions.fairfolk.board import ARROWS, CROSSES
from klubovna.games.harrow.factions.fairfolk.search import COORDINATE, LESS, MORE, find, guess, place_arrow
from klubovna.games.harrow.factions.fairfolk.seen import FairFolkView
from klubovna.games.harrow.factions.hester.infect import infect
from klubovna.games.harrow.facts import CUBES, FAIRFOLK, HAINT, LABEL, SILVER, SPOTS
from klubovna.games.harrow.look import view
from klubovna.games.harrow.rounds import check_end, finish_game
from klubovna.games.harrow.scoring import kill
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run

Q, R, S = range(3)
HUNCH = ("card", card("sudden_hunch"))


def point(t: Table, nest: str, axis: int, side: int) -> list[int]:
    """An arrow laid so; how it lies in the end."""
    run(place_arrow(t, h(nest)), ff_arrow=(axis, side))
    return board_of(t).arrows[-1]


# -- arrows ------------------------------------------------------------------------------------------------------------


@rule("harrow:ff.quest.05", "harrow:r.089")
@pytest.mark.parametrize(("axis", "to"), [(Q, MORE), (R, LESS), (S, LESS)])
def test_an_arrow_that_points_away_from_the_item_is_turned(axis: int, to: int) -> None:
    for laid in (LESS, MORE):
        t = fair_table(finds=("E3", "A1", "A2"))  # q 1, r -1, s 0
        assert point(t, "B3", axis, laid) == [h("B3"), axis, to]  # q -2, r 1, s 1


@rule("harrow:ff.quest.05", "harrow:ff.quest.08")
def test_the_arrow_shows_the_item_now_sought() -> None:
    t = fair_table(finds=("A1", "G1", "A2"), found=0)
    assert point(t, "D4", Q, MORE)[2] == LESS
    t = fair_table(finds=("A1", "G1", "A2"), found=1)
    assert point(t, "D4", Q, MORE)[2] == MORE


@rule("harrow:r.088")
@pytest.mark.parametrize("laid", [LESS, MORE])
def test_an_item_on_the_line_leaves_the_arrow_as_it_was_laid(laid: int) -> None:
    t = fair_table(finds=("D1", "A1", "A2"))
    assert point(t, "D4", Q, laid)[2] == laid
    assert {LABEL[at] for at in SPOTS if COORDINATE[Q][at] == 0} <= may_lie(t)


@rule("harrow:r.088", "harrow:r.089", "harrow:ff.quest.06")
def test_an_arrow_excludes_the_side_it_does_not_point_to() -> None:
    t = fair_table(finds=("G1", "A1", "A2"))
    point(t, "D4", Q, MORE)
    assert may_lie(t) == {name for name in LABEL if name[0] in "DEFG"}
    point(t, "E5", R, MORE)  # turned: the item would not have been turned away from on the line
    rows = {LABEL[at] for at in SPOTS if COORDINATE[R][at] < 1}
    assert may_lie(t) == {name for name in rows if name[0] in "DEFG"}


@rule("harrow:ff.quest.06", "harrow:ff.quest.05", "harrow:ff.quest.04", "harrow:ex.ff.arrow.1")
def test_three_lines_through_a_nest_below_the_brambles_while_the_crown_lies_above_them() -> None:
    parts = []
    for axis in (Q, R, S):
        t = fair_table(finds=("A1", "D3", "A2"), found=1, nests={"D5": "spawn_1"}, cards=("fairy_lantern",))
        t.gain_cubes(SILVER, 3)
        lantern = ("card", card("fairy_lantern"))
        assert len(question(t, lantern).options) == 6
        do(t, lantern, ff_arrow=(axis, MORE))
        assert nests(t) == {"D5": ""}
        assert board_of(t).bag == [1] * 11
        assert "D3" in may_lie(t)
        parts.append(may_lie(t))
    assert len({frozenset(part) for part in parts}) == 3
    assert "D6" in parts[0]
    assert "D6" not in parts[1]
    assert parts[1] == {LABEL[at] for at in SPOTS if COORDINATE[R][at] < 1} - {"A1"}


@rule("harrow:r.098")
def test_without_an_arrow_in_supply_one_of_the_edge_is_taken_back_first() -> None:
    t = fair_table(finds=("G1", "A1", "A2"))
    lying = [[at, Q, MORE] for at in SPOTS[:ARROWS]]
    board_of(t).arrows = [arrow[:] for arrow in lying]
    asked = offered(place_arrow(t.clone(), h("D4")))
    assert asked.options == [tuple(arrow) for arrow in lying]
    run(place_arrow(t, h("D4")), ff_arrow_back=tuple(lying[2]), ff_arrow=(Q, MORE))
    assert board_of(t).arrows == [*lying[:2], *lying[3:], [h("D4"), Q, MORE]]


# -- guesses -----------------------------------------------------------------------------------------------------------


@rule("harrow:ff.quest.07", "harrow:ff.quest.09")
def test_a_wrong_guess_lays_an_x() -> None:
    t = fair_table(cards=("sudden_hunch",), ground={"silver": 3})
    assert question(t, HUNCH).options == SPOTS
    do(t, HUNCH, ff_guess=h("D4"))
    assert board_of(t).crosses == [h("D4")]
    assert board_of(t).found == 0
    assert "D4" not in may_lie(t)


@rule("harrow:ff.quest.08")
def test_sword_crown_and_queen_are_sought_in_order() -> None:
    t = fair_table(finds=("A1", "B1", "C1"))
    for name in ("B1", "C1"):
        run(guess(t), ff_guess=h(name))
        assert board_of(t).found == 0
    run(guess(t), ff_guess=h("A1"))
    run(guess(t), ff_guess=h("C1"))
    assert board_of(t).found == 1
    run(guess(t), ff_guess=h("B1"), ff_terrain=1)
    run(guess(t), ff_guess=h("C1"))
    assert board_of(t).found == 3


@rule("harrow:r.099")
def test_the_oldest_x_is_taken_back_when_there_are_no_more() -> None:
    t = fair_table(finds=("G4", "A1", "A2"))
    for at in SPOTS[: CROSSES + 1]:
        run(guess(t), ff_guess=at)
    assert board_of(t).crosses == SPOTS[1 : CROSSES + 1]
    run(guess(t), ff_guess=SPOTS[3])
    assert board_of(t).crosses == SPOTS[1 : CROSSES + 1]


@rule("harrow:ff.quest.10", "harrow:ff.quest.14", "harrow:ff.quest.15")
def test_a_find_stays_and_arrows_x_tokens_and_empty_nests_go_back() -> None:
    t = fair_table(finds=("D4", "A1", "A2"), nests={"C2": "spawn_1", "C3": "", "D4": ""})
    board = board_of(t)
    board.arrows = [[h("C3"), Q, MORE]]
    board.crosses = [h("G1"), h("G2")]
    board.maybe = [at == h("D4") for at in SPOTS]
    run(guess(t), ff_guess=h("D4"))
    assert (board.found, board.arrows, board.crosses) == (1, [], [])
    assert nests(t) == {"C2": "spawn_1"}
    seen = next(p.board for p in view(t, None).players if p.faction == "fairfolk")
    assert isinstance(seen, FairFolkView)
    assert seen.found == {"sword": h("D4")}
    assert may_lie(t) == {*LABEL} - {"D4"}


@rule("harrow:ff.quest.17")
def test_the_marker_of_a_find_is_one_of_the_eight_x_tokens() -> None:
    t = fair_table(finds=("G4", "A1", "A2"))
    board = board_of(t)
    for at in SPOTS[:CROSSES]:
        run(guess(t), ff_guess=at)
    assert board.spare_crosses() == 0
    run(guess(t), ff_guess=h("G4"))
    assert board.spare_crosses() == CROSSES - 1
    for at in SPOTS[5 : 5 + CROSSES]:
        run(guess(t), ff_guess=at)
    assert board.crosses == SPOTS[6 : 5 + CROSSES]


# -- what a find brings ------------------------------------------------------------------------------------------------


@rule("harrow:ff.quest.11", "harrow:r.094")
@pytest.mark.parametrize(("found", "cubes"), [(0, 0), (1, 2)])
def test_with_the_sword_every_killed_haint_brings_a_search_cube(found: int, cubes: int) -> None:
    t = fair_table(found=found, on_turn="family", haints={"protectors": {"C2": 1}, "family": {"C3": 1}})
    kill(t, FAMILY, PROTECTORS, h("C2"), HAINT)
    kill(t, PROTECTORS, FAMILY, h("C3"), HAINT)
    assert t.ground[SILVER] == cubes


@rule("harrow:r.094")
def test_no_search_cube_in_supply_none_comes() -> None:
    t = fair_table(found=1, haints={"protectors": {"C2": 1}})
    t.cubes[SILVER] = 0
    kill(t, FAMILY, PROTECTORS, h("C2"), HAINT)
    assert t.ground[SILVER] == 0


@rule("harrow:ff.quest.16", "harrow:r.094")
@pytest.mark.parametrize(("found", "cubes"), [(0, 0), (1, 2)])
def test_with_the_sword_every_infected_haint_brings_a_search_cube(found: int, cubes: int) -> None:
    t = fair_table(*WITH_HESTER, chapter="ff4", found=found, on_turn="hester", haints={"protectors": {"C2": 2}})
    infect(t, PROTECTORS, h("C2"))
    infect(t, PROTECTORS, h("C2"))
    assert t.ground[SILVER] == cubes


@rule("harrow:ff.quest.12")
def test_the_crown_brings_a_second_search_cube_on_an_empty_terrain() -> None:
    t = fair_table(found=1, terrains=("wetlands",))
    assert offered(find(t.clone(), h("B1"))).options == [0, 2, 3]
    run(find(t, h("B1")), ff_terrain=3)
    assert board_of(t).held == [1, 3]
    assert t.cubes[SILVER] == CUBES[SILVER] - 2
    do_nest(t, "C3")
    assert t.ground[SILVER] == 1


def do_nest(t: Table, name: str) -> None:
    board_of(t).hand = [0]
    do(t, ("nest", 0), ff_nest_to=h(name))


@rule("harrow:ff.quest.13")
def test_the_queen_ends_their_turns_of_this_round() -> None:
    t = fair_table(found=2, cards=("sudden_hunch",), ground={"silver": 6}, offers=("nothing",))
    t.queue = [PROTECTORS, FAIRFOLK, FAMILY, FAIRFOLK, PROTECTORS]
    run(drive(t), ff_deed=HUNCH, ff_guess=h("C1"))
    assert t.actor < 0
    assert t.queue == [PROTECTORS, FAMILY, PROTECTORS]


@rule("harrow:ff.others.07", "harrow:ff.others.08")
def test_the_queen_wins_at_the_end_of_the_round_and_another_faction_may_win_too() -> None:
    t = fair_table(found=3)
    assert check_end(t)
    assert (t.winners, t.ending) == ([FAIRFOLK], "queen")
    t = fair_table(found=3, points={"family": 7, "protectors": 3})
    assert check_end(t)
    assert t.winners == [FAMILY, FAIRFOLK]
    assert t.result().winners == [0, 2]
    t = fair_table(found=2, points={"family": 7})
    assert check_end(t)
    assert t.winners == [FAMILY]
    t = fair_table(found=2, points={"family": 6})
    assert not check_end(t)


@rule("harrow:ff.others.08")
def test_hester_and_the_fair_folk_may_win_in_one_round() -> None:
    t = fair_table(*WITH_HESTER, chapter="ff4", found=3)
    t.winners = [HESTER]
    finish_game(t)
    assert t.winners == [HESTER, FAIRFOLK]


@rule("harrow:ff.quest.07")
def test_a_guess_may_name_a_hex_with_a_find_or_an_x() -> None:
    t = fair_table(found=1, cards=("sudden_hunch",), ground={"silver": 3})
    board_of(t).crosses = [h("D4")]
    assert {"A1", "D4"} <= spots(question(t, HUNCH).options)
    play(t, HUNCH, ff_guess=h("A1"))
    assert board_of(t).crosses == [h("D4"), h("A1")]
    assert HUNCH not in menu_of_next_turn(t)


def menu_of_next_turn(t: Table) -> list[object]:
    t.actor = FAIRFOLK
    return menu(t)
