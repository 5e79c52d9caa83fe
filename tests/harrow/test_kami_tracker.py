"""Chapter 4: both sides of Kami's legend tracker."""

from __future__ import annotations

from typing import Any

from harrow.kami_table import KAMI, OTHER_SEAT, PROTECTORS, A, B, board_of, dolls_of, kami_table, names
from harrow.tables import at, card, drive, game, h, table_of
from klubovna.games.harrow.facts import HAINT, LEGEND, LEGEND_B, LEGEND_JAR
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run

ACTIVE = ("doppelganger", "temptation", "blood_money", "lure")


def use(t: Table, **answers: Any) -> Table:
    """The tracker of a legend jar."""
    run(ROLES[KAMI].tracker(t))
    run(drive(t, until="todo"), **answers)
    return t


# -- side 1 ------------------------------------------------------------------------------------------------------------


@rule("harrow:c4.legend.01")
def test_as_many_active_cards_as_scrolls_are_replayed_each_once() -> None:
    for scrolls in range(4):
        t = kami_table(scrolls=scrolls, active=ACTIVE, haints={"protectors": {"D4": 1}}, hands={"kami": ["buried"]})
        first = offered(drive_tracker(t))
        assert first.options == [None, *(card(name) for name in ACTIVE)]
        assert first.about == scrolls + 1
    t = kami_table(scrolls=1, active=ACTIVE)
    use(t, replay=[card("doppelganger"), card("blood_money")], card_doppelganger=h("D2"), card_blood_money=h("C2"))
    assert (at(t.haints[KAMI]), at(t.cubes_on[2])) == ({"D2": 1}, {"C2": 1})
    assert (len(board_of(t).active), t.carded) == (4, False)
    t = kami_table(scrolls=1, active=ACTIVE)
    again = offered(drive_tracker(t), replay=card("doppelganger"), card_doppelganger=None)
    assert again.options == [None, *(card(name) for name in ACTIVE[1:])]


def drive_tracker(t: Table) -> Any:
    run(ROLES[KAMI].tracker(t))
    return drive(t, until="todo")


@rule("harrow:c3.bonus.13", "harrow:c4.legend.01")
def test_the_tile_replays_one_card() -> None:
    t = kami_table(scrolls=3, active=ACTIVE)
    run(ROLES[KAMI].first_scroll(t))
    run(drive(t, until="todo"), replay=card("doppelganger"), card_doppelganger=h("D2"))
    assert at(t.haints[KAMI]) == {"D2": 1}


# -- side 2 ------------------------------------------------------------------------------------------------------------


@rule("harrow:c4.legend.02")
def test_a_cube_lies_on_every_row_with_an_empty_black_area() -> None:
    t = kami_table(side=1)
    assert board_of(use(t, row_cubes=True)).row_cubes == [1, 1, 1]
    board_of(t).black = 1
    assert board_of(use(t, row_cubes=True)).row_cubes == [2, 1, 2]
    assert t.cubes[2] == 10
    assert board_of(use(t, row_cubes=False)).row_cubes == [2, 1, 2]


@rule("harrow:c4.legend.02")
def test_with_too_few_cubes_she_chooses_the_rows() -> None:
    t = kami_table(side=1)
    t.cubes[2] = 1
    t.tree[2] = 14
    assert board_of(use(t, row_cubes=True, row_cube=2)).row_cubes == [0, 0, 1]


@rule("harrow:c4.ability.07")
def test_the_token_in_the_black_area_marks_the_row_until_the_next_ability_jar() -> None:
    t = kami_table(side=1)
    run(ROLES[KAMI].ability(t), row=2)
    run(drive(t, until="todo"), row_next=None)
    assert board_of(use(t, row_cubes=True)).row_cubes == [1, 1, 0]
    run(ROLES[KAMI].ability(t), row=0)
    run(drive(t, until="todo"), row_next=None)
    assert board_of(use(t, row_cubes=True)).row_cubes == [0, 2, 1]


@rule("harrow:c3.bonus.13", "harrow:c4.legend.02")
def test_the_tile_lays_the_cubes_of_side_2() -> None:
    t = kami_table(side=1, scrolls=3)
    run(ROLES[KAMI].first_scroll(t), row_cubes=True)
    assert (board_of(t).row_cubes, t.todo) == ([1, 1, 1], [])


@rule("harrow:c4.legend.04", "harrow:r.045")
def test_a_doll_is_pulled_one_hex_closer_to_kami_and_not_to_the_goblin() -> None:
    for kami, to in ((A, "D5"), (B, "C5")):
        t = kami_table(
            side=1, scrolls=1, kami=kami, legends={"kami": "D3", "kami_b": "B4"}, dolls=("D6", "", ""), real="D6"
        )
        assert offered(drive_tracker(t), row_cubes=False).kind.secret
        t.todo = []
        use(t, row_cubes=False, doll_pull=h("D6"))
        assert dolls_of(t)[0] == to


@rule("harrow:c4.legend.04", "harrow:r.141")
def test_the_doll_goes_alone_or_with_a_unit_of_hers() -> None:
    for unit, expected in ((None, {"D6": 2}), ((KAMI, HAINT, h("D6")), {"D6": 1, "D5": 1})):
        t = kami_table(
            side=1,
            scrolls=1,
            legends={"kami": "D3", "kami_b": "D1", "protectors": "A4"},
            haints={"kami": {"D6": 2}},
            dolls=("D6", "", ""),
            real="D6",
        )
        use(t, row_cubes=False, doll_pull=h("D6"), doll_pull_unit=unit)
        assert dolls_of(t) == ["D5", "", ""]
        assert at(t.haints[KAMI]) == expected


@rule("harrow:c4.legend.04")
def test_an_enemy_unit_goes_along_only_if_its_owner_agrees() -> None:
    for agrees, expected in ((True, {"D6": 1, "D5": 1}), (False, {"D6": 2})):
        t = kami_table(
            side=1, scrolls=1, haints={"protectors": {"D6": 2}}, dolls=("D6", "", ""), real="D6", legends={"kami": "D3"}
        )
        unit = (PROTECTORS, HAINT, h("D6"))
        asked = offered(drive_tracker(t), row_cubes=False, doll_pull=h("D6"), doll_pull_unit=unit)
        assert (asked.seat, asked.kind.name) == (OTHER_SEAT, "doll.pull.agree")
        t = kami_table(
            side=1, scrolls=1, haints={"protectors": {"D6": 2}}, dolls=("D6", "", ""), real="D6", legends={"kami": "D3"}
        )
        use(t, row_cubes=False, doll_pull=h("D6"), doll_pull_unit=unit, doll_pull_agree=agrees)
        assert (dolls_of(t)[0], at(t.haints[PROTECTORS])) == ("D5", expected)


@rule("harrow:c4.dolls.02", "harrow:r.141")
def test_no_doll_is_pulled_onto_another() -> None:
    t = kami_table(side=1, scrolls=1, legends={"kami": "D3", "kami_b": "D1"}, dolls=("D5", "D4", "C3"), real="D5")
    asked = offered(drive_tracker(t), row_cubes=False)
    assert names(asked.options) == [None, "D4", "C3"]


@rule("harrow:r.045")
def test_the_pull_tells_the_tokens_apart_if_it_fits_one_only() -> None:
    for goblin, deduced in (("D2", False), ("D7", True)):
        t = kami_table(side=1, scrolls=1, legends={"kami": "D3", "kami_b": goblin}, dolls=("D5", "", ""), real="D5")
        use(t, row_cubes=False, doll_pull=h("D5"))
        t.actor = PROTECTORS
        t.jar = 1
        t.set_legend(0, h("A4"))
        found = {board_of(table_of(game(t).determinized(OTHER_SEAT, seed))).kami for seed in range(20)}
        assert found == ({0} if deduced else {0, 1})
        assert not board_of(t).revealed


@rule("harrow:c4.legend.05")
def test_the_third_scroll_draws_a_card_if_she_likes() -> None:
    for draws, hand in ((True, ["lure"]), (False, [])):
        t = kami_table(side=1, scrolls=2)
        t.decks[KAMI] = [card("lure")]
        use(t, row_cubes=False, doll_pull=None, tracker_card=draws)
        assert t.hands[KAMI] == [card(name) for name in hand]


@rule("harrow:c4.legend.06", "harrow:r.043")
def test_with_four_scrolls_the_legends_may_change_places() -> None:
    for swaps, places in ((True, ["D1", "D3"]), (False, ["D3", "D1"])):
        t = kami_table(side=1, scrolls=3)
        use(t, row_cubes=False, doll_pull=None, tracker_swap=swaps)
        assert names([t.legend_at[A], t.legend_at[B]]) == places
        assert (board_of(t).kami, board_of(t).revealed, board_of(t).deduced) == (0, False, False)


@rule("harrow:c4.legend.06", "harrow:ap.protectors.02")
def test_a_nailed_legend_does_not_change_places() -> None:
    for nail in ([KAMI, LEGEND, h("D3")], [KAMI, LEGEND_B, h("D1")]):
        t = kami_table(side=1, scrolls=3)
        t.nails = [nail]
        use(t, row_cubes=False, doll_pull=None)
        assert t.legend_at[A] == h("D3")


@rule("harrow:c4.legend.06", "harrow:r.047")
def test_a_doll_may_go_with_the_legend_that_changes_places() -> None:
    t = kami_table(side=1, scrolls=3, dolls=("", "", "D1"), real="D1")
    use(t, row_cubes=False, doll_pull=None, tracker_swap=True, doll_carry=True)
    assert (dolls_of(t)[2], t.legend_at[B]) == ("D3", h("D3"))


@rule("harrow:c1.legend.03", "harrow:r.020")
def test_parts_come_from_left_to_right_as_far_as_scrolls_go() -> None:
    for scrolls, last in ((0, "row.cubes"), (1, "doll.pull"), (2, "tracker.card"), (3, "tracker.swap")):
        t = kami_table(side=1, scrolls=scrolls, jar=LEGEND_JAR)
        t.decks[KAMI] = [card("lure")]
        board_of(t).gift = False
        g = game(t)
        asked = []
        assert g.decision is not None
        g.choose(g.decision.options.index("tracker"))
        while g.decision is not None and table_of(g).actor == KAMI:
            asked.append(g.decision.kind.name)
            g.choose(0)
        assert asked == ["row.cubes", "doll.pull", "tracker.card", "tracker.swap"][: scrolls + 1]
        assert asked[-1] == last
