"""Chapter 5: Hester's set-up and her roots."""

from __future__ import annotations

import pytest

from harrow.hester_table import (
    DO_ROOT,
    FAMILY,
    HESTER,
    PROTECTORS,
    ROLE,
    activate,
    board_of,
    cubes,
    deed,
    hester_table,
    menu,
    names,
    open_card,
    path,
    question,
    turn,
)
from harrow.tables import CUBE, h
from klubovna.games.harrow import RULES
from klubovna.games.harrow.factions.hester.role import ACTIONS, FIRST_ROOT, SECOND_ROOT
from klubovna.games.harrow.factions.hester.roots import growth
from klubovna.games.harrow.factions.hester.seen import HesterView
from klubovna.games.harrow.facts import EDGE, LABEL, SPOTS, Card
from klubovna.games.harrow.inventory import inventory
from klubovna.games.harrow.rounds import turns_of_round
from klubovna.games.harrow.setup import check, setup
from klubovna.games.harrow.state import Table
from klubovna.kernel.errors import SetupError
from klubovna.testing import offered, rule, run


def seen(t: Table) -> HesterView:
    view = ROLE.view(t, 0)
    assert isinstance(view, HesterView)
    return view


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("harrow:c5.setup.01")
def test_hester_is_always_the_third_player() -> None:
    with pytest.raises(SetupError):
        check(RULES.config(2, 1, ["hester", "family"], {"chapter": "c3"}))
    with pytest.raises(SetupError):
        check(RULES.config(3, 1, ["protectors", "family", "kami"], {"chapter": "c5"}))
    check(RULES.config(3, 1, ["kami", "family", "hester"], {"chapter": "c5"}))


@rule("harrow:c5.setup.02")
def test_three_squares_face_each_opponent() -> None:
    t = hester_table(squares={"family": [0, 0, 0]}, infected={"protectors": {"D5": 1}, "family": {"D4": 1}})
    assert list(seen(t).squares) == ["protectors", "family"]
    board_of(t).squares[PROTECTORS] = [0, 0]
    t.gain_cubes(CUBE["teal"], 1)
    deed(t, ("action", 3), hester_move=(FAMILY, 3, h("D4")), hester_move_to=h("D5"))
    assert board_of(t).squares[PROTECTORS] == [0, 0, 5]  # the Family's side is full


@rule("harrow:c5.setup.03", "harrow:c5.setup.05", "harrow:c5.setup.07", "harrow:c5.actions.01")
def test_flames_snakes_and_cubes_at_the_start() -> None:
    t = setup(RULES.config(3, 1, ["hester", "protectors", "family"], {"chapter": "c5"}))
    board = board_of(t)
    assert (board.fire_spaces, board.left, board.flames, board.snakes) == ([2, 2, 2], 1, 5, 8)
    assert t.cubes[3:7] == [6, 6, 6, 6]
    assert t.ground[3:7] == [0, 0, 0, 0]


@rule("harrow:c5.setup.06", "harrow:r.128")
def test_hester_draws_four_of_her_thirteen_cards() -> None:
    t = setup(RULES.config(3, 1, ["hester", "protectors", "family"], {"chapter": "c5"}))
    run(ROLE.set_up(t))
    assert (len(t.hands[HESTER]), len(t.decks[HESTER])) == (4, 9)
    t = hester_table(moment=FIRST_ROOT, hands={"hester": ["ward"]}, old_roots=("A1", "B2"))
    t.decks[HESTER] = [Card(card) for card in range(37, 50) if card not in t.hands[HESTER]]
    turn(t, root_to=[h("C2"), h("D2")], hester_deed=None)
    assert (len(t.hands[HESTER]), len(t.decks[HESTER])) == (1, 12)


@rule("harrow:c5.setup.08", "harrow:r.053")
def test_hester_acts_after_each_pair_of_turns() -> None:
    t = hester_table()
    t.lantern = FAMILY
    assert turns_of_round(t) == [FAMILY, PROTECTORS, HESTER] * 3


def grown(t: Table) -> dict[str, list[str | None]]:
    """Where a root may grow, by the hex out of which."""
    return {LABEL[start]: names(near) for start, near in growth(board_of(t)).items()}


# -- growing -----------------------------------------------------------------------------------------------------------


@rule("harrow:c5.roots.02")
def test_the_very_first_root_enters_at_the_edge() -> None:
    t = hester_table(moment=FIRST_ROOT)
    options = offered(ROLE.turn(t)).options
    assert options == [at for at in SPOTS if EDGE[at]]
    run(ROLE.turn(t), root_to=h("A1"))
    assert board_of(t).roots == [[-1, h("A1")]]
    assert t.moment == SECOND_ROOT


@rule("harrow:c5.roots.01", "harrow:c5.setup.04")
def test_the_colours_of_the_roots_alternate() -> None:
    t = hester_table(moment=FIRST_ROOT, actions=2)
    assert seen(t).root_colour == "brown"
    turn(t, root_to=[h("A1"), h("B2"), h("B3")], hester_deed=[DO_ROOT, None])
    assert seen(t).root_colour == "black"
    assert board_of(t).old_roots == path(("A1", "B2", "B3"))
    t.actor = HESTER
    board_of(t).actions = 2
    turn(t, root_to=[h("C3"), h("C4")], root_from=[h("B3"), h("C3")], hester_deed=None)
    assert seen(t).root_colour == "brown"
    assert board_of(t).old_roots == path(("B3-C3", "C4"))


@rule("harrow:c5.setup.04")
def test_there_are_three_roots_of_a_colour() -> None:
    t = hester_table(actions=1, roots=("A1", "B2"))
    assert DO_ROOT in menu(t)
    board_of(t).roots = path(("A1", "B2", "B3"))
    assert DO_ROOT not in menu(t)


@rule("harrow:c5.roots.03", "harrow:c5.roots.04")
def test_a_root_grows_from_the_end_of_the_path_to_an_adjacent_hex() -> None:
    t = hester_table(moment=SECOND_ROOT, roots=("A1",))
    assert {LABEL[start]: names(near) for start, near in growth(board_of(t)).items()} == {"A1": ["B2", "B1", "A2"]}


@rule("harrow:c5.roots.05")
def test_a_root_leads_to_no_hex_with_a_root_of_this_or_the_previous_turn() -> None:
    t = hester_table(moment=SECOND_ROOT, roots=("B2-B3",), old_roots=("A2", "B2"))
    near = names(growth(board_of(t))[h("B3")])
    assert near == ["C4", "C3", "A3", "B4"]  # B2 is under this turn's root, A2 under the one before


@rule("harrow:r.054", "harrow:c5.roots.03")
def test_the_first_root_of_a_turn_grows_from_any_hex_a_root_leads_into() -> None:
    t = hester_table(moment=FIRST_ROOT, old_roots=("B1", "B2"))
    assert grown(t) == {"B2": ["C3", "C2", "A1", "A2", "B3"], "B1": ["C2", "C1", "A1"]}
    assert names(offered(ROLE.turn(t.clone())).options) == ["C3", "C2", "A1", "A2", "B3", "C1"]
    asked = offered(ROLE.turn(t.clone()), root_to=h("A1"))
    assert (asked.kind.name, names(asked.options)) == ("root.from", ["B1", "B2"])
    run(ROLE.turn(t), root_to=h("C1"))
    assert board_of(t).roots == [[h("B1"), h("C1")]]


@rule("harrow:r.054", "harrow:c5.roots.07")
def test_the_roots_of_a_turn_hang_together() -> None:
    t = hester_table(moment=SECOND_ROOT, roots=("B1-C1",), old_roots=("B1", "B2"))
    assert list(grown(t)) == ["C1", "B1"]  # not B2: two roots never touch four hexes
    t = hester_table(moment=ACTIONS, roots=("B1-C1", "D2"))
    assert list(grown(t)) == ["D2", "C1"]  # no root leads into B1 any more


@rule("harrow:r.054")
def test_a_turn_whose_roots_cannot_go_on_grows_from_another_hex() -> None:
    t = hester_table(moment=SECOND_ROOT, roots=("A2-A1",), old_roots=("B1-B2", "A3", "A2"))
    board_of(t).old_roots += [[int(h("A3")), int(h("B3"))]]
    assert "A1" not in grown(t)
    assert grown(t)["B2"] == ["C3", "C2"]


@rule("harrow:r.054", "harrow:ap.hester.13")
def test_desperate_grip_goes_on_from_an_end_of_the_path() -> None:
    t = hester_table(cards=("desperate_grip",), roots=("B1-C1", "D2", "D3"))
    assert names(question(t, open_card("desperate_grip")).options) == ["E3", "E2", "C2", "C3", "D4"]  # not D1


@rule("harrow:r.125", "harrow:r.054")
def test_desperate_grip_leaves_a_gap_where_the_path_forks() -> None:
    t = hester_table(cards=("desperate_grip",), roots=("B1-C1", "D2"))
    board_of(t).roots.insert(1, [int(h("B1")), int(h("B2"))])  # B1-C1, B1-B2, C1-D2
    activate(t, "desperate_grip", root_to=h("B3"))
    assert board_of(t).roots == [*path(("B1-B2",)), *path(("C1-D2",)), *path(("B2-B3",))]


@rule("harrow:c5.roots.06", "harrow:c5.roots.07", "harrow:c5.roots.08", "harrow:r.055", "harrow:ex.c5.roots.1")
def test_two_new_roots_touch_three_hexes_and_the_old_ones_go() -> None:
    t = hester_table(moment=FIRST_ROOT, old_roots=("A4", "A3"))  # A3 is swamp
    run(ROLE.turn(t), root_to=h("B4"), root_from=h("A3"))  # plains
    assert board_of(t).old_roots
    assert not cubes(t)
    run(ROLE.turn(t), root_to=h("C5"))  # forest
    assert board_of(t).old_roots == []
    assert cubes(t) == {"brown": 1, "yellow": 1, "green": 1}


@rule("harrow:c5.roots.07", "harrow:c5.roots.08")
def test_the_first_turn_touches_two_hexes() -> None:
    t = hester_table(moment=FIRST_ROOT)
    run(ROLE.turn(t), root_to=h("A4"))
    run(ROLE.turn(t), root_to=h("A3"))
    assert cubes(t) == {"teal": 1, "brown": 1}


@rule("harrow:c5.roots.09")
def test_mountain_and_brambles_give_no_cube() -> None:
    t = hester_table(moment=SECOND_ROOT, roots=("A2-B3",))
    run(ROLE.turn(t), root_to=h("C3"))
    assert cubes(t) == {"green": 2}  # A2 and C3; nothing for the mountain B3
    t = hester_table(moment=SECOND_ROOT, roots=("D3-D4",))
    run(ROLE.turn(t), root_to=h("D5"))
    assert cubes(t) == {"teal": 2}


@rule("harrow:c5.roots.10")
def test_an_empty_supply_gives_no_cube() -> None:
    t = hester_table(moment=SECOND_ROOT, roots=("D3-D4",), tree={"teal": 5})
    run(ROLE.turn(t), root_to=h("D5"))
    assert cubes(t) == {"teal": 1}


@rule("harrow:c5.roots.11", "harrow:r.056")
def test_a_root_that_grows_onto_a_fire_feeds_it() -> None:
    t = hester_table(moment=FIRST_ROOT, old_roots=("A3", "A2"), flames={"B3": 2})
    supply = board_of(t).flames
    run(ROLE.turn(t), root_to=h("B3"), root_from=h("A2"))
    assert (t.flames[h("B3")], board_of(t).flames) == (3, supply - 1)
    run(ROLE.turn(t), root_to=h("C3"))  # growing out of it adds none
    assert t.flames[h("B3")] == 3
    board_of(t).flames = 0
    board_of(t).roots = path(("C4",))
    t.moment = SECOND_ROOT
    run(ROLE.turn(t), root_to=h("B3"))
    assert t.flames[h("B3")] == 3


# -- the extra root ----------------------------------------------------------------------------------------------------


@rule("harrow:c5.actions.04", "harrow:c5.extraroot.01", "harrow:c5.extraroot.02", "harrow:ex.c5.extraroot.1")
def test_one_more_root_brings_the_cube_of_its_new_hex_once_per_turn() -> None:
    t = hester_table(actions=2, roots=("A3", "B3"), ground={"brown": 1})
    assert "B3" not in names(question(t, DO_ROOT).options)
    t = hester_table(actions=2, roots=("A3", "B3"), ground={"brown": 1})
    before = inventory(t)
    deed(t, DO_ROOT, root_to=h("B4"), root_from=h("B3"))
    assert cubes(t) == {"brown": 1, "yellow": 1}
    assert board_of(t).roots == path(("A3", "B3", "B4"))
    assert board_of(t).actions == 1
    assert DO_ROOT not in menu(t)
    assert inventory(t) == before


@rule("harrow:c5.extraroot.03")
def test_the_extra_root_may_go_back_onto_hexes_of_the_turn_before() -> None:
    t = hester_table(moment=FIRST_ROOT, old_roots=("A1", "A2"))
    run(ROLE.turn(t), root_to=h("B2"), root_from=h("A2"))
    assert "A1" not in names(growth(board_of(t))[h("B2")])
    run(ROLE.turn(t), root_to=h("B1"))
    deed(t, DO_ROOT, root_to=h("A1"), root_from=h("B1"))
    assert board_of(t).roots[-1] == [h("B1"), h("A1")]


@rule("harrow:c5.interact.06", "harrow:c5.interact.07", "harrow:c5.interact.10", "harrow:c5.interact.13")
def test_roots_lie_on_townsfolk_buildings_dolls_and_storms_without_effect() -> None:
    t = hester_table(moment=FIRST_ROOT, old_roots=("A1", "B1"), townsfolk=("C1",), buildings=("D2",))
    run(ROLE.turn(t), root_to=h("C1"))
    run(ROLE.turn(t), root_to=h("D2"))
    assert (t.townsfolk[h("C1")], t.buildings[h("D2")]) == (1, 1)
    assert cubes(t) == {"brown": 1, "green": 1, "yellow": 1}
    t = hester_table("kami", "family", moment=SECOND_ROOT, roots=("A2-B2",), storms=("C3",))
    assert t.kami is not None
    t.kami.dolls = [int(h("B2")), int(h("C2")), -1]
    run(ROLE.turn(t), root_to=h("C2"))
    assert t.kami.dolls == [h("B2"), h("C2"), -1]
    assert "C3" in names(growth(board_of(t))[h("C2")])
