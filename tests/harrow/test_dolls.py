"""Chapter 4: dolls, carried by units and turned up in Kami's clean-up."""

from __future__ import annotations

from typing import Any

from harrow.kami_table import (
    HESTER,
    KAMI,
    KAMI_SEAT,
    OTHER_SEAT,
    PROTECTORS,
    A,
    B,
    board_of,
    dolls_of,
    kami_table,
)
from harrow.tables import game, h, table_of
from klubovna.games.harrow.factions.kami.dolls import turn_up
from klubovna.games.harrow.facts import HAINT, INFECTED, LEGEND
from klubovna.games.harrow.movement import advance, move_legend, move_unit
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.scoring import kill
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run


def face_up(t: Table, doll: int) -> Table:
    board = board_of(t)
    board.real = board.face_up = doll
    board.maybe = [i == doll for i in range(3)]
    return t


def kamis(g: Any) -> Any:
    """What a game's public view says of Kami's board."""
    return lambda seat: next(p for p in g.view(seat)["table"]["players"] if p["faction"] == "kami")["board"]


# -- carrying ----------------------------------------------------------------------------------------------------------


@rule("harrow:c4.dolls.01")
def test_units_of_both_sides_carry_dolls_or_leave_them() -> None:
    for faction, who in ((PROTECTORS, "protectors"), (KAMI, "kami")):
        for takes, doll in ((True, "D5"), (False, "D6")):
            t = kami_table(
                legends={"kami": "A1", "kami_b": "A2"}, haints={who: {"D6": 1}}, dolls=("D6", "", ""), real="D6"
            )
            run(advance(t, faction, 1, optional=False), move_from=h("D6"), move_to=h("D5"), doll_carry=takes)
            assert dolls_of(t)[0] == doll


@rule("harrow:c4.dolls.02", "harrow:r.046")
def test_no_doll_is_carried_onto_another() -> None:
    t = kami_table(haints={"protectors": {"D6": 1}}, dolls=("D6", "D5", ""), real="D6", legends={"kami": "A1"})
    run(advance(t, PROTECTORS, 1, optional=False), move_to=h("D5"))
    assert dolls_of(t) == ["D6", "D5", ""]


@rule("harrow:c4.dolls.03")
def test_the_owner_of_a_moved_unit_decides_about_the_doll() -> None:
    t = kami_table(haints={"protectors": {"D6": 1}, "kami": {"C6": 1}}, dolls=("C6", "D6", ""), real="D6")
    t.set_legend(0, h("G4"))
    asked = offered(move_unit(t, (PROTECTORS, HAINT, h("D6")), h("D5"), KAMI))
    assert (asked.seat, asked.options, asked.about) == (OTHER_SEAT, [False, True], (h("D6"), h("D5")))
    asked = offered(move_unit(t, (KAMI, HAINT, h("C6")), h("C5"), PROTECTORS))
    assert asked.seat == KAMI_SEAT


@rule("harrow:c5.interact.12")
def test_hester_decides_about_the_doll_of_an_infected_haint_she_moves() -> None:
    t = kami_table("protectors", "hester", chapter="c5", infected={"kami": {"C6": 1}}, dolls=("C6", "", ""), real="C6")
    asked = offered(move_unit(t, (KAMI, INFECTED, h("C6")), h("C5"), HESTER))
    assert asked.seat == t.seat_of[HESTER]
    t.set_legend(A, h("B4"))
    board_of(t).dolls[0] = h("B4")
    assert offered(move_legend(t, A, h("A4"), HESTER)).seat == KAMI_SEAT  # c4.dolls.03


@rule("harrow:r.047")
def test_the_doll_goes_several_steps_in_a_turn_with_different_units() -> None:
    t = kami_table(
        haints={"kami": {"C6": 1, "C5": 1}}, dolls=("C6", "", ""), real="C6", legends={"kami": "A1", "kami_b": "A2"}
    )
    run(advance(t, KAMI, 1), move_from=h("C6"), move_to=h("C5"), doll_carry=True)
    run(advance(t, KAMI, 1), move_from=h("C5"), move_to=h("C4"), move_who=(0, 0, 1, 0), doll_carry=True)
    assert dolls_of(t)[0] == "C4"
    kill(t, PROTECTORS, KAMI, h("C4"), HAINT)
    assert dolls_of(t)[0] == "C4"
    run(move_unit(t, (KAMI, HAINT, h("C5")), h("C4"), KAMI))
    run(move_unit(t, (KAMI, HAINT, h("C4")), h("C3"), KAMI), doll_carry=True)
    assert dolls_of(t)[0] == "C3"


@rule("harrow:r.049")
def test_kami_carries_a_doll_that_lies_face_down() -> None:
    t = kami_table(kami=A, dolls=("D3", "", ""), real="D3")
    run(move_legend(t, A, h("D4"), KAMI), doll_carry=True)
    assert dolls_of(t)[0] == "D4"


@rule("harrow:c4.cleanup.04", "harrow:c4.setup.06")
def test_kami_alone_does_not_carry_the_doll_that_lies_face_up() -> None:
    for kami, options in ((A, [False]), (B, [False, True])):
        t = face_up(kami_table(kami=kami, dolls=("D3", "", ""), real="D3"), 0)
        flow = move_legend(t, A, h("D4"), KAMI)
        asked = flow.send(None)
        flow.close()
        assert (asked.kind.name, asked.kind.secret, asked.options) == ("doll.carry-open", True, options)


@rule("harrow:c4.cleanup.04")
def test_goblin_haints_and_enemies_carry_the_doll_that_lies_face_up() -> None:
    t = face_up(kami_table(kami=B, dolls=("D3", "", ""), real="D3"), 0)
    run(move_legend(t, A, h("D4"), KAMI), doll_carry_open=True)
    assert (dolls_of(t)[0], board_of(t).deduced) == ("D4", True)
    t = face_up(kami_table(kami=A, dolls=("D3", "", ""), real="D3", haints={"kami": {"D3": 1}}), 0)
    run(advance(t, KAMI, 1), move_from=h("D3"), move_to=h("D4"), move_who=(1, 0, 1, 0), doll_carry=True)
    assert (dolls_of(t)[0], board_of(t).deduced) == ("D4", False)
    t = face_up(kami_table(kami=A, dolls=("D6", "", ""), real="D6"), 0)
    run(move_unit(t, (PROTECTORS, LEGEND, h("D6")), h("D5"), PROTECTORS), doll_carry=True)
    assert dolls_of(t)[0] == "D5"


# -- clean-up ----------------------------------------------------------------------------------------------------------


@rule("harrow:c4.cleanup.02", "harrow:c4.cleanup.03")
def test_a_decoy_under_either_legend_leaves_the_game() -> None:
    for token, place in ((A, "D3"), (B, "D1")):
        t = kami_table(kami=A, dolls=(place, "C6", "E6"), real="C6")
        before = t.shown
        turn_up(t)
        assert dolls_of(t) == ["", "C6", "E6"]
        assert board_of(t).maybe == [False, True, True]
        assert (t.points[KAMI], t.shown > before, board_of(t).deduced) == (0, True, False)
        assert t.legend_at[token] == h(place)


@rule("harrow:c4.cleanup.02")
def test_a_doll_under_haints_alone_stays_hidden() -> None:
    t = kami_table(dolls=("C4", "C6", "E6"), real="C4", haints={"kami": {"C4": 2}})
    turn_up(t)
    assert (dolls_of(t), board_of(t).face_up) == (["C4", "C6", "E6"], -1)


@rule("harrow:c4.cleanup.04")
def test_the_real_doll_under_the_goblin_stays_on_the_map_face_up() -> None:
    t = kami_table(kami=A, dolls=("D1", "C6", "E6"), real="D1")
    turn_up(t)
    assert (dolls_of(t), board_of(t).face_up, t.points[KAMI]) == (["D1", "C6", "E6"], 0, 0)
    assert board_of(t).maybe == [True, False, False]
    t.actor, t.jar = PROTECTORS, 1
    assert kamis(game(t))(KAMI_SEAT)["real_doll"] == 0
    assert kamis(game(t))(None)["doll_face_up"] == 0


@rule("harrow:c4.cleanup.05")
def test_kami_takes_the_real_doll_for_four_points() -> None:
    t = kami_table(kami=A, dolls=("D3", "C6", "E6"), real="D3")
    turn_up(t)
    assert (dolls_of(t), t.points[KAMI]) == (["", "C6", "E6"], 4)
    turn_up(t)
    assert t.points[KAMI] == 4


@rule("harrow:c4.cleanup.05")
def test_kami_takes_a_doll_that_was_turned_up_before() -> None:
    t = face_up(kami_table(kami=A, dolls=("D3", "C6", "E6"), real="D3"), 0)
    turn_up(t)
    assert (dolls_of(t)[0], t.points[KAMI]) == ("", 4)


@rule("harrow:c4.cleanup.04", "harrow:c4.cleanup.05")
def test_what_becomes_of_the_real_doll_tells_the_tokens_apart_unless_both_stand_on_it() -> None:
    for legends, deduced in (({"kami": "D3", "kami_b": "D1"}, True), ({"kami": "D3", "kami_b": "D3"}, False)):
        for kami in (A, B):
            t = kami_table(kami=kami, dolls=("D3", "C6", "E6"), real="D3", legends={**legends, "protectors": "G4"})
            turn_up(t)
            t.actor, t.jar = PROTECTORS, 1
            found = {board_of(table_of(game(t).determinized(OTHER_SEAT, seed))).kami for seed in range(20)}
            assert found == ({kami - A} if deduced else {0, 1})
            assert kamis(game(t))(OTHER_SEAT)["kami"] is None  # nothing was turned up


@rule("harrow:c4.cleanup.02", "harrow:c4.cleanup.03")
def test_kami_knows_the_real_doll_when_two_decoys_are_gone() -> None:
    t = kami_table(dolls=("D3", "D1", "E6"), real="E6")
    turn_up(t)
    t.jar = 1
    assert {board_of(table_of(game(t).determinized(KAMI_SEAT, seed))).real for seed in range(9)} == {2}


@rule("harrow:c4.cleanup.02")
def test_kamis_goal_turns_dolls_up_and_the_opponents_clean_up_does_not() -> None:
    t = kami_table(dolls=("D3", "C6", "E6"), real="C6")
    ROLES[PROTECTORS].goal(t)
    assert dolls_of(t)[0] == "D3"
    ROLES[KAMI].goal(t)
    assert dolls_of(t)[0] == ""
