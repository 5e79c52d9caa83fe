"""Chapter 5: Hester's clean-up with the feast, and how she wins."""

from __future__ import annotations

from typing import Any

from harrow.hester_table import (
    DO_MOVE,
    DO_ROOT,
    FAMILY,
    HESTER,
    KAMI,
    PROTECTORS,
    ROLE,
    board_of,
    cubes,
    deed,
    hester_table,
    path,
    turn,
)
from harrow.tables import TOKEN, at, card, drive, h
from klubovna.games.harrow.factions.hester.board import BURNT_SQUARE, WILD_SQUARE
from klubovna.games.harrow.factions.hester.feast import meals, prey
from klubovna.games.harrow.factions.hester.role import CUBES, FEAST, OTHERS
from klubovna.games.harrow.facts import HESTER_TOKEN, INFECTED
from klubovna.games.harrow.inventory import inventory
from klubovna.games.harrow.rounds import check_end
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run

ADVANCE, SPAWN, STRENGTHEN, SCROLL = range(4)


def at_table(*opponents: str, **given: Any) -> Table:
    """Hester shares B4 with the legend of the first opponent, at the beginning of her clean-up."""
    first = (opponents or ("protectors",))[0]
    return hester_table(*opponents, **{"moment": FEAST, "legends": {first: "B4", "hester": "B4"}, **given})


def own(t: Table, faction: int, **counts: int) -> None:
    """Tokens from the box onto a faction's rows and tracker."""
    for name, count in counts.items():
        token = TOKEN[name]
        t.box[token] -= count
        if token == SCROLL:
            t.scrolls[faction] += count
        else:
            t.rows[faction][token] += count


# -- the feast ---------------------------------------------------------------------------------------------------------


@rule("harrow:c5.cleanup.01", "harrow:c5.cleanup.02", "harrow:c5.cleanup.04", "harrow:r.071")
def test_hester_devours_a_token_of_the_legend_she_shares_a_hex_with() -> None:
    t = at_table()
    own(t, PROTECTORS, advance=2, scroll=1)
    t.tracker[PROTECTORS] = 1
    before = inventory(t)
    assert meals(t, PROTECTORS) == [("board", ADVANCE), ("tracker", SCROLL), ("wild", WILD_SQUARE)]
    run(ROLE.turn(t), feast=0, feast_on=("board", ADVANCE))
    assert t.rows[PROTECTORS] == [1, 0, 0]
    assert board_of(t).squares == [[ADVANCE], [], []]
    assert t.legend_at[HESTER_TOKEN] == -1
    assert inventory(t) == before


@rule("harrow:c5.cleanup.01")
def test_the_feast_is_optional_and_needs_a_legend_on_her_hex() -> None:
    t = at_table()
    assert offered(ROLE.turn(t)).options == [None, 0]
    t = at_table()
    run(ROLE.turn(t), feast=None)
    assert t.legend_at[HESTER_TOKEN] == h("B4")
    t = at_table(legends={"protectors": "B3", "hester": "B4"}, haints={"protectors": {"B4": 1}})
    assert prey(t) == []
    t.set_legend(HESTER_TOKEN, -1)
    assert prey(t) == []


@rule("harrow:c5.cleanup.01")
def test_a_wild_token_and_a_scroll_can_be_devoured_too() -> None:
    t = at_table()
    before = inventory(t)
    run(ROLE.turn(t), feast=0)
    assert (t.wild[PROTECTORS], board_of(t).squares[PROTECTORS]) == (0, [WILD_SQUARE])
    assert inventory(t) == before


@rule("harrow:r.071")
def test_printed_tokens_are_never_devoured() -> None:
    t = at_table()
    t.wild[PROTECTORS] = 0
    assert meals(t, PROTECTORS) == []
    assert prey(t) == []


@rule("harrow:c5.cleanup.03", "harrow:r.071")
def test_from_the_family_a_token_of_bag_or_board_but_no_upgrade() -> None:
    t = at_table("family", "protectors")
    assert t.family is not None
    t.family.slots = [TOKEN["spawn"], TOKEN["advance"], TOKEN["spawn"], TOKEN["council_house"]]
    t.family.bag[TOKEN["strengthen"]] = 2
    t.family.bag[TOKEN["merging"]] = 1
    t.box[SPAWN] -= 2
    t.box[ADVANCE] -= 1
    t.box[STRENGTHEN] -= 2
    assert meals(t, FAMILY) == [
        ("board", ADVANCE),
        ("board", SPAWN),
        ("bag", STRENGTHEN),
        ("wild", WILD_SQUARE),
    ]
    before = inventory(t)
    run(ROLE.turn(t), feast=1, feast_on=("board", SPAWN))
    assert t.family.slots == [TOKEN["spawn"], TOKEN["advance"], TOKEN["council_house"]]
    assert inventory(t) == before
    t.moment = FEAST
    t.set_legend(HESTER_TOKEN, h("B4"))
    run(ROLE.turn(t), feast=1, feast_on=("bag", STRENGTHEN))
    assert t.family.bag[STRENGTHEN] == 1
    assert board_of(t).squares[FAMILY] == [SPAWN, STRENGTHEN]
    assert inventory(t) == before


@rule("harrow:r.072")
def test_a_lost_scroll_takes_a_path_token_back_to_the_tracker() -> None:
    t = at_table()
    own(t, PROTECTORS, scroll=1)
    assert t.protectors is not None
    t.protectors.paths, t.protectors.paths_locked = 2, 2
    run(ROLE.turn(t), feast=0, feast_on=("tracker", SCROLL))
    assert (t.protectors.paths, t.protectors.paths_locked, t.scrolls[PROTECTORS]) == (1, 3, 0)
    t = at_table(paths=("A1", "G1"))
    own(t, PROTECTORS, scroll=1)
    assert t.protectors is not None
    asked = offered(ROLE.turn(t), feast=0, feast_on=("tracker", SCROLL))
    assert (asked.seat, asked.options) == (t.seat_of[PROTECTORS], [h("A1"), h("G1")])
    t = at_table(paths=("A1", "G1"))
    own(t, PROTECTORS, scroll=1)
    assert t.protectors is not None
    run(ROLE.turn(t), feast=0, feast_on=("tracker", SCROLL), feast_path=h("G1"))
    assert at(t.paths) == {"A1": 1}
    assert t.protectors.paths_locked == 3


@rule("harrow:r.073", "harrow:c5.cleanup.02")
def test_no_feast_when_the_side_of_that_opponent_is_full() -> None:
    t = at_table(squares={"protectors": [0, 0, 0]})
    assert prey(t) == []
    t = at_table(squares={"family": [0, 0, 0]})
    assert prey(t) == [0]


# -- Kami --------------------------------------------------------------------------------------------------------------


def with_kami() -> Table:
    """Kami is token A; A and B stand with Hester on B4; two goblin cards are active."""
    t = hester_table("kami", "family", moment=FEAST, legends={"kami": "B4", "kami_b": "B4", "hester": "B4"})
    assert t.kami is not None
    t.kami.kami = 0
    t.kami.active = [card("lure"), card("trick")]
    return t


@rule("harrow:c5.interact.14", "harrow:c5.interact.15")
def test_trying_the_goblin_gives_nothing_but_shows_it_and_loses_its_cards() -> None:
    t = with_kami()
    assert t.kami is not None
    assert offered(ROLE.turn(t)).options == [None, 2, 3]  # nobody tells her which is which
    t = with_kami()
    assert t.kami is not None
    run(ROLE.turn(t), feast=3)
    assert board_of(t).squares == [[], [], []]
    assert t.legend_at[HESTER_TOKEN] == h("B4")
    assert (t.kami.revealed, t.kami.active) == (True, [])
    assert t.discards[KAMI] == [card("lure"), card("trick")]
    assert t.moment == CUBES


@rule("harrow:c5.interact.14")
def test_kami_herself_is_devoured() -> None:
    t = with_kami()
    assert t.kami is not None
    run(ROLE.turn(t), feast=2)
    assert board_of(t).squares[KAMI] == [WILD_SQUARE]
    assert t.legend_at[HESTER_TOKEN] == -1
    assert len(t.kami.active) == 2


# -- the rest of the clean-up ------------------------------------------------------------------------------------------


@rule("harrow:c5.cleanup.05")
def test_hester_keeps_six_cubes_of_her_choice() -> None:
    t = hester_table(moment=CUBES, ground={"brown": 4, "teal": 4, "red": 9})
    run(ROLE.turn(t))
    run(drive(t, until="todo"), hester_discard=[4, 4])
    assert cubes(t) == {"brown": 4, "teal": 2}
    assert t.ground[0] == 9  # the limit of others is their own
    assert t.moment == OTHERS


@rule("harrow:c5.cleanup.06")
def test_the_flames_of_the_actions_return_to_the_left() -> None:
    t = hester_table(actions=2, roots=("A1", "B2"))
    turn(t, hester_deed=[DO_ROOT, None], root_to=h("C2"))
    board = board_of(t)
    assert (board.left, board.used, board.activated) == (2, [], [])
    assert board.old_roots == path(("A1", "B2", "C2"))
    assert t.actor == -1
    t.actor = HESTER
    run(ROLE.turn(t), root_to=h("D2"))
    assert board.actions == 2


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("harrow:c5.end.01", "harrow:c5.end.02", "harrow:r.076")
def test_the_sixth_square_wins_at_once_whoever_has_seven_points() -> None:
    t = hester_table(
        infected={"protectors": {"A3": 1}, "family": {"B4": 1}},
        ground={"yellow": 1},
        squares={"protectors": [0, 1, 2], "family": [BURNT_SQUARE, 4]},
        tokens={"B4": "spawn"},
        points={"family": 8},
    )
    t.supply[PROTECTORS] -= 1
    t.supply[FAMILY] -= 1
    deed(t, DO_MOVE, hester_move=(PROTECTORS, INFECTED, h("A3")), hester_move_to=h("B4"))
    assert t.over
    assert t.winners == [HESTER]
    assert t.legend_at[HESTER_TOKEN] == -1  # not even on the map
    result = t.result()
    assert (result.winners, result.scores) == ([0], [6, 0, 8])
    assert result.details["ending"] == "squares"


@rule("harrow:c5.end.01")
def test_a_feast_can_win_too_and_five_squares_do_not() -> None:
    t = at_table(squares={"protectors": [0, 1], "family": [0, 1, 2]})
    run(ROLE.turn(t), feast=0)
    assert t.winners == [HESTER]
    t = at_table(squares={"protectors": [0, 1], "family": [0, 1]})
    run(ROLE.turn(t), feast=0)
    assert not t.over


@rule("harrow:c5.end.03")
def test_otherwise_most_points_win_and_the_lantern_breaks_a_tie() -> None:
    t = hester_table(points={"protectors": 7, "family": 8}, squares={"protectors": [0, 0, 0], "family": [0, 0]})
    assert check_end(t)
    assert t.winners == [FAMILY]
    t = hester_table(points={"protectors": 7, "family": 7})
    t.lantern = PROTECTORS
    assert check_end(t)
    assert t.winners == [PROTECTORS]
    t = hester_table(points={"protectors": 6, "family": 6})
    assert not check_end(t)


@rule("harrow:c5.end.01")
def test_nothing_more_happens_after_the_win() -> None:
    t = at_table(squares={"protectors": [0, 1], "family": [0, 1, 2]}, ground={"brown": 6, "teal": 6})
    run(drive(t), feast=0)
    assert t.over
    assert sum(t.ground) == 12
