"""The gifts of the Family's six legends."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.family_table import (
    FAMILY,
    PROTECTORS,
    ROLE,
    THROUGH,
    board_of,
    family_table,
    hexes,
    names,
    whole,
)
from harrow.tables import TOKEN, at, drive, h
from klubovna.games.harrow.attack import attack_hex
from klubovna.games.harrow.facts import HAINT, INFECTED, LEGEND_JAR
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tree import activate_tree
from klubovna.kernel.decision import Flow
from klubovna.testing import offered, rule, run


def gifted(legend: str, where: str, **given: Any) -> Table:
    """The Family's legend of this name stands on this hex."""
    return family_table(who={"family": legend}, legends={"family": where, **given.pop("legends", {})}, **given)


def gift(t: Table) -> Flow[None]:
    return whole(t, ROLE.gift(t))


def parts(t: Table) -> list[Any]:
    """What the legend jar offers."""
    t.jar = LEGEND_JAR
    return offered(drive(t), deed=[("act", LEGEND_JAR)]).options


# -- the legend jar ----------------------------------------------------------------------------------------------------


@rule("harrow:c1.legend.01")
@pytest.mark.parametrize("order", [["tracker", "gift"], ["gift", "tracker"]])
def test_storm_and_gift_come_in_either_order_one_finished_before_the_other(order: list[str]) -> None:
    t = gifted("levi", "D2", chapter="c1", haints={"family": {"C1": 1}}, jar=LEGEND_JAR)
    run(
        drive(t),
        deed=[("act", LEGEND_JAR), None],
        jar_legend=order,
        storm_where=h("D2"),
        levi_who=(FAMILY, HAINT, h("C1")),
        levi_to=h("C2"),
    )
    assert at(t.storms) == {"D2": 1}
    assert at(t.haints[FAMILY]) == {"C2": 1}


# -- Levi --------------------------------------------------------------------------------------------------------------


@rule("harrow:c1.gift.05", "harrow:ex.c1.levi.1", "harrow:ex.ap.levi.1")
@pytest.mark.parametrize(
    ("levi", "start", "ways"),
    [
        ("D2", "C1", {"D2", "C2"}),  # plains: a haint in the forest goes onto plains
        ("D2", "C2", {"D3", "D2", "C1", "B1", "B2", "C3"}),  # one on plains anywhere
        ("E2", "D2", {"C1", "E2"}),  # forest: the same the other way round
        ("E2", "C1", {"D2", "D1", "B1", "C2"}),
    ],
)
def test_haints_go_onto_levis_terrain_or_off_it(levi: str, start: str, ways: set[str]) -> None:
    t = gifted("levi", levi, chapter="c1", haints={"family": {start: 1}})
    assert hexes(offered(gift(t), levi_who=(FAMILY, HAINT, h(start)))) == ways


@rule("harrow:c1.gift.06")
def test_levis_gift_is_no_advance_and_mountains_cost_nothing() -> None:
    t = gifted("levi", "D2", chapter="c1", haints={"family": {"F2": 1}})
    run(gift(t), levi_who=(FAMILY, HAINT, h("F2")), levi_to=h("F1"))
    assert at(t.haints[FAMILY]) == {"F1": 1}


@rule("harrow:c1.gift.07")
def test_no_haint_goes_to_enemies_townsfolk_paths_or_a_full_hex() -> None:
    t = gifted(
        "levi",
        "D2",
        chapter="c1",
        haints={"family": {"C2": 1, "D3": 4}, "protectors": {"B1": 1}},
        townsfolk=("B2",),
        paths=("C3",),
    )
    assert hexes(offered(gift(t), levi_who=(FAMILY, HAINT, h("C2")))) == {"D2", "C1"}


@rule("harrow:c1.gift.08")
def test_levi_himself_is_not_offered() -> None:
    t = gifted("levi", "D2", chapter="c1", haints={"family": {"D2": 1}})
    assert offered(gift(t)).options == [None, (FAMILY, HAINT, h("D2"))]


@rule("harrow:c1.gift.09")
@pytest.mark.parametrize(("where", "works"), [("F1", False), ("D4", False), ("F2", True)])
def test_on_a_mountain_or_the_brambles_levi_does_nothing(where: str, works: bool) -> None:
    t = gifted("levi", where, chapter="c1", haints={"family": {"E2": 1, "E3": 1}})
    assert ("gift" in parts(t)) == works


@rule("harrow:c1.gift.10", "harrow:r.017")
def test_each_haint_moves_once_and_on_its_own() -> None:
    t = gifted("levi", "D2", chapter="c1", haints={"family": {"C1": 2, "D3": 1}})
    asked = offered(gift(t), levi_who=(FAMILY, HAINT, h("C1")), levi_to=h("C2"))
    assert asked.options == [None, (FAMILY, HAINT, h("C1")), (FAMILY, HAINT, h("D3"))]  # not the one on C2
    asked = offered(drive(t, until="todo"), levi_who=(FAMILY, HAINT, h("D3")), levi_to=h("C2"))
    assert asked.options == [None, (FAMILY, HAINT, h("C1"))]
    run(drive(t, until="todo"), levi_who=(FAMILY, HAINT, h("C1")), levi_to=h("C2"))
    assert at(t.haints[FAMILY]) == {"C2": 3}


@rule("harrow:ap.protectors.03")
def test_levi_does_not_move_a_nailed_haint() -> None:
    t = gifted("levi", "D2", haints={"family": {"C1": 2}})
    t.nails = [[FAMILY, HAINT, h("C1")]]
    run(gift(t), levi_who=(FAMILY, HAINT, h("C1")), levi_to=h("C2"))
    assert at(t.haints[FAMILY]) == {"C1": 1, "C2": 1}


# -- Corbin ------------------------------------------------------------------------------------------------------------


@rule("harrow:ap.family.01", "harrow:r.113")
def test_corbin_gives_a_haint_and_gets_two_near_him_or_home() -> None:
    t = gifted("corbin", "F2", haints={"family": {"A4": 1}, "protectors": {"F3": 1}})
    asked = offered(gift(t), corbin_remove=(FAMILY, HAINT, h("A4")))
    near_home, near_corbin = {"D2", "E2", "E1", "D1", "C1", "C2", "D3"}, {"F2", "G2", "G1", "F1", "E2", "E3"}
    assert hexes(asked) == near_home | near_corbin
    run(drive(t, until="todo"), spawn_where=[h("G1"), h("C1")])
    assert at(t.haints[FAMILY]) == {"C1": 1, "G1": 1}
    assert t.supply[FAMILY] == 13
    assert t.points == [0, 0, 0]


@rule("harrow:ap.family.02")
def test_corbin_cannot_remove_a_nailed_haint_until_the_nail_is_paid_for() -> None:
    t = gifted("corbin", "D2", haints={"family": {"A4": 1, "C2": 1}})
    t.nails = [[FAMILY, HAINT, h("A4")]]
    run(gift(t), spawn_where=None)  # only the haint on C2 can go
    assert at(t.haints[FAMILY]) == {"A4": 1}
    assert "gift" not in parts(t)
    t = gifted("corbin", "D2", haints={"family": {"A4": 1}})
    assert "gift" in parts(t)


# -- Kaine -------------------------------------------------------------------------------------------------------------


@rule("harrow:ap.family.03", "harrow:ap.family.04", "harrow:r.112")
@pytest.mark.parametrize("chapter", ["c2", "c3"])
def test_with_three_cubes_kaine_removes_a_haint_of_his_terrain_for_nothing(chapter: str) -> None:
    t = gifted(
        "kaine",
        "E2",
        chapter=chapter,
        haints={"protectors": {"C1": 1, "C2": 1}, "family": {"E6": 1}},
        ground={"blue": 3},
        dice=(THROUGH,) * 3,
    )
    forest = [(PROTECTORS, HAINT, h("C1")), (FAMILY, HAINT, h("E6"))]
    run(gift(t), kaine_remove=forest[0])
    assert at(t.haints[PROTECTORS]) == {"C2": 1}
    assert t.supply[PROTECTORS] == 14
    assert (t.points[FAMILY], t.plate[FAMILY], t.ground[FAMILY]) == (0, [0, 0, 0], 3)
    t.chance.load(*(THROUGH,) * 3)
    run(gift(t))
    assert at(t.haints[FAMILY]) == {}  # any haint, so at last an own one


@rule("harrow:ap.family.03")
def test_two_fallen_cubes_are_not_enough_for_kaine() -> None:
    t = gifted("kaine", "E2", haints={"protectors": {"C1": 1}}, ground={"blue": 2, "red": 3}, dice=(THROUGH,) * 5)
    run(gift(t))
    assert at(t.haints[PROTECTORS]) == {"C1": 1}


@rule("harrow:ap.family.05")
@pytest.mark.parametrize(("where", "works"), [("F1", False), ("D4", False), ("E2", True)])
def test_kaine_cannot_be_used_on_brambles_or_a_mountain(where: str, works: bool) -> None:
    assert ("gift" in parts(gifted("kaine", where))) == works


# -- Mildred -----------------------------------------------------------------------------------------------------------


@rule("harrow:ap.family.06")
def test_mildred_must_move_to_a_hex_with_an_own_haint_whatever_the_tree_gives() -> None:
    t = gifted("mildred", "E2", haints={"family": {"E2": 1, "A4": 1, "C1": 4, "C2": 3}}, ground={"red": 1})
    t.chance.load(THROUGH)
    asked = offered(gift(t))
    assert hexes(asked) == {"A4", "C2"}
    assert None not in asked.options
    run(gift(t), mildred_to=h("A4"))
    assert t.legend_at[1] == h("A4")
    assert t.ground[PROTECTORS] == 1
    assert not any(map(sum, t.tokens))


@rule("harrow:ap.family.07")
def test_with_three_cubes_mildred_lays_tokens_on_two_different_storms() -> None:
    t = gifted("mildred", "E2", haints={"family": {"A4": 1}}, storms=("B1",), ground={"blue": 3}, dice=(THROUGH,) * 3)
    t.box[TOKEN["spawn"]] = 0
    before = t.box[TOKEN["scroll"]]
    asked = offered(gift(t))
    assert asked.options == [TOKEN["advance"], TOKEN["strengthen"], TOKEN["scroll"]]
    asked = offered(drive(t, until="todo"), mildred_token=TOKEN["scroll"])
    assert hexes(asked) == {"B1", "C3", "E4"}
    asked = offered(drive(t, until="todo"), mildred_token=[TOKEN["scroll"]] * 2, mildred_where=h("B1"))
    assert hexes(asked) == {"C3", "E4"}
    run(drive(t, until="todo"), mildred_token=TOKEN["scroll"], mildred_where=h("E4"))
    assert at(t.tokens[TOKEN["scroll"]]) == {"B1": 1, "E4": 1}
    assert t.box[TOKEN["scroll"]] == before - 2


@rule("harrow:ap.family.07")
def test_with_two_cubes_mildred_lays_nothing() -> None:
    t = gifted("mildred", "E2", haints={"family": {"A4": 1}}, ground={"blue": 2}, dice=(THROUGH,) * 2)
    run(gift(t))
    assert not any(map(sum, t.tokens))


@rule("harrow:ap.protectors.02")
def test_a_nailed_mildred_has_no_gift() -> None:
    t = gifted("mildred", "E2", haints={"family": {"A4": 1}})
    assert "gift" in parts(t)
    t = gifted("mildred", "E2", haints={"family": {"A4": 1}})
    t.nails = [[FAMILY, 0, h("E2")]]
    assert "gift" not in parts(t)


# -- Odessa ------------------------------------------------------------------------------------------------------------


@rule("harrow:ap.family.08")
def test_odessa_keeps_up_to_three_cubes_of_the_battleground() -> None:
    t = gifted("odessa", "D2", ground={"blue": 5})
    assert offered(gift(t)).options == [1, 2, 3]
    run(gift(t), odessa_store=2)
    assert (t.ground[FAMILY], board_of(t).stored) == (3, 2)
    run(gift(t))
    assert (t.ground[FAMILY], board_of(t).stored) == (2, 3)
    assert "gift" not in parts(t)


@rule("harrow:ap.family.09", "harrow:r.115")
def test_stored_cubes_are_not_thrown_but_count_when_they_come_back() -> None:
    t = gifted(
        "odessa",
        "D2",
        on_turn="protectors",
        haints={"protectors": {"D6": 1}, "family": {"D5": 1}},
        ground={"red": 3, "blue": 2},
        dice=(THROUGH,) * 5,
    )
    t.cubes[FAMILY] -= 2
    board_of(t).stored = 2
    asked = offered(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    assert (asked.seat, asked.kind.name, asked.options) == (t.seat_of[FAMILY], "odessa.return", [0, 1, 2])
    assert t.ground[FAMILY] == 2  # five dice for five cubes: the stored ones did not go in
    t.chance.load(*(THROUGH,) * 5)
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY), odessa_return=2, attack_clash={0: False, 1: False})
    assert (t.ground[FAMILY], board_of(t).stored) == (4, 0)
    assert not t.todo  # three cubes against four: the attack has failed


@rule("harrow:ap.family.09")
def test_odessas_cubes_come_back_after_the_familys_own_tree_too_or_stay() -> None:
    t = gifted("odessa", "D2")
    t.cubes[FAMILY] -= 3
    board_of(t).stored = 3
    run(activate_tree(t), odessa_return=1)
    run(activate_tree(t), odessa_return=0)
    assert board_of(t).stored == 2


# -- Willa -------------------------------------------------------------------------------------------------------------


@rule("harrow:ap.family.10")
@pytest.mark.parametrize("place", ["bag", "board"])
def test_willa_activates_any_token_of_the_bag_even_an_upgraded_one(place: str) -> None:
    t = gifted("willa", "D2", bag={"strengthen": 1, "advance": 1, "sound_and_fury": 1})
    asked = offered(gift(t))
    assert names(asked.options) == ["advance", "strengthen", "sound_and_fury"]
    run(gift(t), willa_token=TOKEN["sound_and_fury"], bag_place=place)
    assert t.ground[FAMILY] == 2
    assert board_of(t).bag[TOKEN["sound_and_fury"]] == (place == "bag")
    assert names(board_of(t).slots) == (["sound_and_fury"] if place == "board" else [])


@rule("harrow:ap.family.10")
def test_willas_token_is_finished_before_it_goes_away() -> None:
    t = gifted("willa", "D2", bag={"council_house": 1})
    run(gift(t), move_from=[h("D2"), h("D3")], move_to=[h("D3"), h("E3")], bag_place="board")
    assert t.legend_at[1] == h("E3")
    assert names(board_of(t).slots) == ["council_house"]


@rule("harrow:r.114")
def test_no_upgrade_card_is_played_with_willas_token() -> None:
    t = gifted("willa", "D2", bag={"strengthen": 1}, hands={"family": ["sound_and_fury"]}, jar=LEGEND_JAR)
    run(drive(t), deed=[("act", LEGEND_JAR), None], jar_legend=["gift", None], bag_place="bag")
    assert t.ground[FAMILY] == 1
    assert len(t.hands[FAMILY]) == 1


# -- infected haints ---------------------------------------------------------------------------------------------------


@rule("harrow:c5.infect.06")
def test_infected_haints_follow_the_gifts_like_others() -> None:
    given: dict[str, Any] = {"chapter": "c5", "infected": {"family": {"C1": 1}}}
    t = family_table("protectors", "family", "hester", who={"family": "levi"}, legends={"family": "D2"}, **given)
    run(gift(t), levi_who=(FAMILY, INFECTED, h("C1")), levi_to=h("C2"))
    assert at(t.infected[FAMILY]) == {"C2": 1}
    t = family_table("protectors", "family", "hester", who={"family": "corbin"}, legends={"family": "D2"}, **given)
    assert t.hester is not None
    snakes = t.hester.snakes
    run(gift(t), spawn_where=None)
    assert t.hester.snakes == snakes + 1
