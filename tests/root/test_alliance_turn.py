"""8 Woodland Alliance: Birdsong, Daylight, Evening."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.root.facts import (
    ALLIANCE,
    BASE,
    KEEP,
    MARQUISE,
    PLOT,
    SAWMILL,
    SYMPATHY,
    WOOD,
)
from klubovna.games.root.state import BIRDSONG, EVENING, TURN_BEGINS, Table
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.alliances import BIRDS, FOXES, MICE, RABBITS, alliance, board, deeds, lose_base, role, where
from root.boards import corvid_board
from root.tables import at, c, card

SPREAD = ("spread", -1)
REVOLT = ("revolt", -1)


# -- 8.4.1 Revolt ----------------------------------------------------------------------------------------------------


@rule("root:8.4.1.III#1", "root:8.4.1.III#2", "root:8.4.1.III#3", "root:8.4.1.III#4", "root:ex.made.9")
def test_the_worked_revolt() -> None:
    t = alliance(
        supporters=RABBITS[:2],
        warriors={"marquise": {5: 3}},
        pieces={"sympathy": {5: 1, 10: 1, 1: 1}, "sawmill": {5: 1}, "wood": {5: 2}},
        phase=BIRDSONG,
    )
    run(step(t), deed=REVOLT, alliance_revolt=c(5), alliance_supporter=RABBITS[1])
    assert t.vp[ALLIANCE] == 3
    assert (at(t.pieces[SAWMILL]), at(t.pieces[WOOD]), at(t.warriors[MARQUISE])) == ({}, {}, {})
    assert (at(t.pieces[BASE]), at(t.warriors[ALLIANCE])) == ({5: 1}, {5: 2})
    assert (board(t).officers, t.supply[ALLIANCE]) == (1, 7)
    assert (board(t).supporters, sorted(t.discard)) == ([], sorted(RABBITS[:2]))
    assert at(t.pieces[SYMPATHY]) == {1: 1, 5: 1, 10: 1}


@rule("root:8.4.1")
def test_revolts_may_be_repeated_but_not_after_sympathy_has_spread() -> None:
    position: dict[str, Any] = {
        "supporters": [*FOXES[:3], *MICE[:2]],
        "pieces": {"sympathy": {1: 1, 2: 1}},
        "phase": BIRDSONG,
    }
    t = alliance(**position)
    run(step(t), deed=REVOLT, alliance_revolt=c(1), alliance_supporter=sorted(FOXES[:2]))
    run(step(t), deed=REVOLT)
    assert at(t.pieces[BASE]) == {1: 1, 2: 1}
    t = alliance(**position)
    run(step(t), deed=SPREAD, alliance_spread=c(6), alliance_supporter=FOXES[0])
    assert deeds(t) == {"spread"}


@rule("root:8.4.1.I")
def test_a_revolt_needs_sympathy_and_an_unbuilt_base() -> None:
    pieces = {"sympathy": {1: 1, 2: 1, 6: 1}}
    supporters = BIRDS[:2]
    assert where(alliance(supporters=supporters, pieces=pieces, phase=BIRDSONG), "revolt") == [1, 2, 6]
    built = {**pieces, "base": {8: 1}}
    assert where(alliance(supporters=supporters, pieces=built, phase=BIRDSONG), "revolt") == [2]


@rule("root:8.4.1.II", "root:2.1.1#2")
def test_a_revolt_costs_two_supporters_of_the_suit() -> None:
    pieces = {"sympathy": {1: 1}}
    assert where(alliance(supporters=[FOXES[0], RABBITS[0]], pieces=pieces, phase=BIRDSONG), "revolt") == []
    t = alliance(supporters=[FOXES[0], RABBITS[0], BIRDS[0]], pieces=pieces, phase=BIRDSONG)
    assert where(t, "revolt") == [1]
    run(step(t), deed=REVOLT, alliance_supporter=BIRDS[0])
    assert board(t).supporters == [RABBITS[0]]


@rule("root:r.71")
def test_what_removals_cause_comes_before_the_base() -> None:
    t = alliance(
        supporters=FOXES[:2],
        warriors={"marquise": {1: 2}},
        pieces={"sympathy": {1: 1}, "sawmill": {1: 1}, "keep": {3: 1}},
        hands={"marquise": [FOXES[2]]},
        phase=BIRDSONG,
    )
    asked = offered(step(t), deed=REVOLT)
    assert asked.kind.name == "marquise.hospital"
    assert (board(t).supporters, t.vp[ALLIANCE], at(t.warriors[MARQUISE])) == ([], 1, {})
    assert (at(t.pieces[BASE]), at(t.warriors[ALLIANCE]), board(t).officers) == ({}, {}, 0)


@rule("root:r.72")
def test_a_revolt_places_what_it_can() -> None:
    t = alliance(supporters=FOXES[:2], pieces={"sympathy": {1: 1, 6: 1, 8: 1}}, phase=BIRDSONG)
    t.ruins[c(1)] = True
    t.changed_everywhere()
    run(step(t), deed=REVOLT, alliance_revolt=c(1))
    assert (at(t.pieces[BASE]), at(t.warriors[ALLIANCE]), board(t).officers) == ({}, {1: 3}, 1)
    t = alliance(supporters=FOXES[:2], officers=8, pieces={"sympathy": {1: 1, 6: 1, 8: 1}}, phase=BIRDSONG)
    run(step(t), deed=REVOLT, alliance_revolt=c(1))
    assert (at(t.warriors[ALLIANCE]), board(t).officers, t.supply[ALLIANCE]) == ({1: 2}, 8, 0)


@rule("root:r.72")
def test_a_snare_falls_before_the_base_is_placed() -> None:
    t = alliance("corvids", supporters=FOXES[:2], pieces={"sympathy": {1: 1}}, phase=BIRDSONG)
    lay_snare(t, 1)
    run(step(t), deed=REVOLT)
    assert (at(t.pieces[PLOT]), at(t.pieces[BASE]), at(t.warriors[ALLIANCE])) == ({}, {1: 1}, {1: 1})


def lay_snare(t: Table, number: int) -> None:
    corvid_board(t).plots.remove(2)
    corvid_board(t).placed[number - 1] = [2]
    corvid_board(t).face_up[number - 1] = True
    t.put_piece(PLOT, c(number))


# -- 8.4.2 Spread Sympathy -------------------------------------------------------------------------------------------


@rule("root:8.4.2", "root:8.4.2.III#2", "root:8.4.2.I#1")
def test_sympathy_spreads_from_clearing_to_clearing() -> None:
    t = alliance(supporters=[MICE[0], FOXES[0]], pieces={"sympathy": {5: 1}}, phase=BIRDSONG)
    assert where(t, "spread") == [1, 2]
    run(step(t), deed=SPREAD, alliance_spread=c(2))
    assert at(t.pieces[SYMPATHY]) == {2: 1, 5: 1}
    assert where(t, "spread") == [1, 6]
    run(step(t), deed=SPREAD, alliance_spread=c(6), alliance_supporter=FOXES[0])
    assert at(t.pieces[SYMPATHY]) == {2: 1, 5: 1, 6: 1}


@rule("root:8.4.2.I#2")
def test_the_first_token_goes_anywhere() -> None:
    t = alliance(supporters=BIRDS[:1], pieces={"keep": {3: 1}}, phase=BIRDSONG)
    assert where(t, "spread") == [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert where(alliance(supporters=MICE[:1], phase=BIRDSONG), "spread") == [2, 7, 9, 11]


COSTS, POINTS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3], [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]


@rule("root:8.4.2.II", "root:8.4.2.III", "root:r.12")
@pytest.mark.parametrize("placed", range(10))
def test_the_track_says_cost_and_points(placed: int) -> None:
    tokens = dict.fromkeys([5, 1, 9, 10, 6, 3, 4, 8, 7][:placed], 1)
    t = alliance(supporters=MICE, pieces={"sympathy": tokens}, phase=BIRDSONG)
    answers = {"alliance_spread": c(2)} if len(where(t, "spread")) > 1 else {}
    run(step(t), deed=SPREAD, alliance_supporter=sorted(MICE[: COSTS[placed]]), **answers)
    assert board(t).supporters == MICE[COSTS[placed] :]
    assert t.vp[ALLIANCE] == POINTS[placed]


@rule("root:8.4.2.II.a", "root:r.73")
@pytest.mark.parametrize(
    ("warriors", "cost"),
    [
        ({"marquise": {2: 2}, "eyrie": {2: 2}}, 1),
        ({"eyrie": {2: 3}}, 2),
        ({"marquise": {2: 3}, "eyrie": {2: 3}}, 2),
        ({"alliance": {2: 3}}, 1),
    ],
)
def test_martial_law(warriors: dict[str, dict[int, int]], cost: int) -> None:
    position: dict[str, Any] = {"warriors": warriors, "pieces": {"sympathy": {5: 1}}, "phase": BIRDSONG}
    t = alliance("marquise", "eyrie", supporters=MICE[:3], **position)
    run(step(t), deed=SPREAD, alliance_supporter=sorted(MICE[:cost]))
    assert board(t).supporters == MICE[cost:3]
    t = alliance("marquise", "eyrie", supporters=MICE[:1], **position)
    assert where(t, "spread") == ([2] if cost == 1 else [])


@rule("root:r.74", "root:r.167", "root:6.2.2#1")
def test_no_token_where_it_cannot_be_placed() -> None:
    t = alliance("marquise", "corvids", supporters=BIRDS[:2], pieces={"sympathy": {12: 1}}, phase=BIRDSONG)
    assert where(t, "spread") == [4, 7, 9, 10, 11]
    lay_snare(t, 9)
    t.burn(c(10))
    t.put_piece(KEEP, c(4))
    assert where(t, "spread") == [7, 11]
    t.phase = EVENING
    board(t).officers = 1
    for number in (4, 9, 10, 7):
        t.put_warriors(ALLIANCE, c(number), 1)
    assert where(t, "organize") == [7]


@rule("root:8.4.2.I#1", "root:11.2.7.II", "root:2.2.1", "root:2.3#1")
def test_with_riverboats_sympathy_spreads_along_a_river() -> None:
    """Rivers are paths then, and clearings that a path links are adjacent; 4 and 7 share a river only."""
    t = alliance("riverfolk", supporters=MICE[:2], pieces={"sympathy": {4: 1}}, phase=BIRDSONG)
    assert 7 not in where(t, "spread")
    t.rivers = True
    assert 7 in where(t, "spread")


# -- 8.5 Daylight ----------------------------------------------------------------------------------------------------


@rule("root:8.5", "root:8.5.2", "root:8.5.3")
def test_daylight_in_any_order() -> None:
    tea = card("root_tea_fox")
    hand = [tea, MICE[0], MICE[1], BIRDS[0], RABBITS[0]]
    t = alliance(pieces={"sympathy": {2: 1}, "base": {2: 1}}, hands={"alliance": hand})
    run(step(t), deed=("train", -1), alliance_train=MICE[0])
    run(step(t), deed=("mobilize", -1), alliance_mobilize=RABBITS[0])
    run(step(t), deed=("craft", tea))
    run(step(t), deed=("mobilize", -1), alliance_mobilize=MICE[1])
    run(step(t), deed=("train", -1))
    assert (board(t).officers, board(t).supporters, t.vp[ALLIANCE]) == (2, [RABBITS[0], MICE[1]], 2)
    assert (t.hands[ALLIANCE], sorted(t.discard)) == ([], sorted([tea, MICE[0], BIRDS[0]]))
    assert t.supply[ALLIANCE] == 8


@rule("root:8.5.3")
def test_training_takes_a_card_of_a_base_on_the_map() -> None:
    hand = [FOXES[0], MICE[0], BIRDS[0]]
    t = alliance(pieces={"base": {2: 1}}, hands={"alliance": hand}, supporters=[MICE[1]])
    assert offered(step(t), deed=("train", -1)).options == [BIRDS[0], MICE[0]]
    assert "train" not in deeds(alliance(hands={"alliance": hand}))
    assert "train" not in deeds(alliance(pieces={"base": {2: 1}}, hands={"alliance": FOXES[:1]}, supporters=MICE[:1]))


@rule("root:8.5.2")
def test_who_knew_the_hand_does_not_see_which_card_was_mobilized() -> None:
    t = alliance(hands={"alliance": [FOXES[0], MICE[0]]})
    t.seen[FOXES[0]] = t.seen[MICE[0]] = 0b11
    run(step(t), deed=("mobilize", -1), alliance_mobilize=FOXES[0])
    assert (t.seen[FOXES[0]], t.seen[MICE[0]]) == (1, 1)
    t.seen[MICE[0]] = 0b11
    run(step(t), deed=("mobilize", -1))
    assert t.seen[MICE[0]] == 0b11  # the last card of a hand can only be this one


@rule("root:r.75")
def test_officers_are_warriors_of_the_ten() -> None:
    position: dict[str, Any] = {
        "warriors": {"alliance": {1: 7}},
        "pieces": {"base": {2: 1}},
        "hands": {"alliance": MICE[:1]},
    }
    for officers, possible in ((2, True), (3, False)):
        assert ("train" in deeds(alliance(officers=officers, **position))) == possible
        assert ("recruit" in deeds(alliance(officers=officers, phase=EVENING, **position))) == possible
    t = alliance(officers=3, **position)
    lose_base(t, 2)
    assert (board(t).officers, t.supply[ALLIANCE]) == (1, 2)


# -- 8.6 Evening -----------------------------------------------------------------------------------------------------


@rule("root:8.6.1")
def test_as_many_operations_as_officers() -> None:
    t = alliance(officers=2, pieces={"base": {2: 1, 1: 1}}, phase=EVENING, hands={"alliance": MICE[:1]})
    role().begin_turn(t)
    assert deeds(t) == {"recruit"}
    run(step(t), deed=("recruit", -1), alliance_recruit=c(2))
    run(step(t), deed=("recruit", -1), alliance_recruit=c(2))
    assert (deeds(t), board(t).officers, len(t.hands[ALLIANCE])) == (set(), 2, 1)
    run(step(t))
    assert len(t.hands[ALLIANCE]) == 4  # only now cards are drawn
    t = alliance(officers=2, pieces={"base": {2: 1}}, phase=EVENING)
    run(step(t), deed=None)
    assert t.phase > EVENING


@rule("root:8.6.1")
def test_operations_are_counted_anew_each_turn() -> None:
    t = alliance(officers=1, pieces={"base": {2: 1}}, phase=EVENING)
    run(step(t), deed=("recruit", -1))
    assert deeds(t) == set()
    t.phase = TURN_BEGINS
    run(step(t))
    t.phase = EVENING
    assert "recruit" in deeds(t)


@rule("root:8.6.1.I", "root:8.6.1.II", "root:8.6.1.III")
def test_move_battle_and_recruit() -> None:
    t = alliance(
        officers=3,
        dice=(1, 0),
        warriors={"alliance": {5: 2}, "marquise": {2: 1}},
        pieces={"base": {5: 1, 1: 1}},
        phase=EVENING,
    )
    run(step(t), deed=("move", -1), move_to=c(2), move_count=2)
    assert at(t.warriors[ALLIANCE]) == {2: 2}
    run(step(t), deed=("battle", -1))
    assert at(t.warriors[MARQUISE]) == {}
    assert where(t, "recruit") == [1, 5]
    run(step(t), deed=("recruit", -1), alliance_recruit=c(1))
    assert (at(t.warriors[ALLIANCE]), t.supply[ALLIANCE]) == ({1: 1, 2: 2}, 4)


@rule("root:8.6.1.IV", "root:8.6.1.IV#2", "root:r.12")
def test_organize() -> None:
    t = alliance(
        officers=1,
        warriors={"alliance": {8: 2}, "marquise": {8: 3}},
        pieces={"sympathy": {1: 1, 5: 1, 2: 1}},
        phase=EVENING,
    )
    run(step(t), deed=("organize", -1))
    assert at(t.pieces[SYMPATHY]) == {1: 1, 2: 1, 5: 1, 8: 1}
    assert (at(t.warriors[ALLIANCE]), t.supply[ALLIANCE], t.vp[ALLIANCE]) == ({8: 1}, 8, 1)


@rule("root:8.6.2#1", "root:r.12")
@pytest.mark.parametrize(("bases", "drawn"), [({}, 1), ({1: 1}, 2), ({1: 1, 2: 1}, 3), ({1: 1, 2: 1, 3: 1}, 4)])
def test_each_base_on_the_map_draws_one_more(bases: dict[int, int], drawn: int) -> None:
    t = alliance(pieces={"base": bases}, phase=EVENING)
    run(step(t))
    assert len(t.hands[ALLIANCE]) == drawn


# -- a whole turn ----------------------------------------------------------------------------------------------------


async def turn(t: Table) -> None:
    while t.on_turn == ALLIANCE:
        await step(t)


@rule("root:8.5", "root:8.6.1")
def test_a_whole_turn() -> None:
    t = alliance(
        "marquise",
        "eyrie",
        supporters=[card("bake_sale"), card("ambush_rabbit"), *FOXES[:2], MICE[1], card("armorers")],
        warriors={"marquise": {5: 2, 1: 3}, "eyrie": {12: 3}},
        pieces={"sympathy": {5: 1, 10: 1}, "sawmill": {5: 1}},
        hands={
            "alliance": [
                card("root_tea_fox"),
                card("a_visit_to_friends"),
                card("woodland_runners"),
                card("codebreakers"),
            ]
        },
        vp={"alliance": 4},
        phase=TURN_BEGINS,
    )
    run(
        turn(t),
        deed=[
            # Two rabbits for a revolt: the sawmill scores 1, two sympathetic rabbit clearings give two warriors.
            REVOLT,
            # The third token costs one and one more because of three cats; it scores 1.
            SPREAD,
            # The fourth costs two, mouse and bird, and scores 1.
            SPREAD,
            None,
            # The mouse token crafts tea for 2; a rabbit and a bird train two officers.
            ("craft", card("root_tea_fox")),
            ("train", -1),
            ("train", -1),
            ("mobilize", -1),
            None,
            # Three officers: the fifth token scores 2.
            ("recruit", -1),
            ("move", -1),
            ("organize", -1),
        ],
        alliance_revolt=c(5),
        alliance_supporter=[card("bake_sale"), card("ambush_rabbit"), *sorted(FOXES[:2])],
        alliance_spread=[c(1), c(9)],
        alliance_train=[card("a_visit_to_friends"), card("woodland_runners")],
        move_to=c(2),
        move_count=1,
    )
    assert t.vp[ALLIANCE] == 4 + 1 + 1 + 1 + 2 + 2
    assert at(t.pieces[SYMPATHY]) == {1: 1, 2: 1, 5: 1, 9: 1, 10: 1}
    assert (at(t.pieces[BASE]), at(t.pieces[SAWMILL])) == ({5: 1}, {})
    assert at(t.warriors[ALLIANCE]) == {5: 2}
    assert at(t.warriors[MARQUISE]) == {1: 3}
    assert (board(t).officers, t.supply[ALLIANCE]) == (3, 5)
    assert board(t).supporters == [card("codebreakers")]
    assert len(t.hands[ALLIANCE]) == 2
    assert len(t.discard) == 6 + 1 + 2
