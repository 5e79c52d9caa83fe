"""Bernice: a haint's step and the iron nails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harrow.tables import CUBE, FACTION, at, drive, h, table
from klubovna.games.harrow.attack import attack_hex, attackers
from klubovna.games.harrow.cleanup import take_up
from klubovna.games.harrow.factions.family.moves import LEVI, begin_moves
from klubovna.games.harrow.factions.hester.actions import deeds as hesters_deeds
from klubovna.games.harrow.factions.hester.actions import pay_nail
from klubovna.games.harrow.factions.hester.cards import trampled_ground
from klubovna.games.harrow.factions.protectors.legends import can_use_gift, gift
from klubovna.games.harrow.facts import ADVANCE, HAINT, HESTER_TOKEN, LABEL, LEGEND, LEGEND_B, TILE_LEGEND
from klubovna.games.harrow.movement import movable
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tiles import use_tile
from klubovna.testing import offered, rule, run

PROTECTORS, FAMILY, KAMI, HESTER = (FACTION[name] for name in ("protectors", "family", "kami", "hester"))
THROUGH = 1 << 20


def names(spots: Sequence[int]) -> list[str]:
    return [LABEL[spot] for spot in spots]


def bernice(**position: Any) -> Table:
    return table(chapter="c2", who={"protectors": "bernice"}, **position)


@rule("harrow:ap.protectors.01", "harrow:r.107")
def test_a_haint_steps_onto_terrain_then_a_nail_goes_under_a_neighbouring_enemy() -> None:
    t = bernice(legends={"protectors": "D6"}, haints={"protectors": {"C4": 1}, "family": {"D3": 2, "A1": 1}})
    assert "B3" not in names(offered(gift(t)).options)  # a mountain is no terrain
    assert "D4" not in names(offered(gift(t)).options)
    assert {"C3", "B4"} <= set(names(offered(gift(t)).options))
    run(gift(t), bernice_to=h("C3"))
    assert t.haints[PROTECTORS][h("C3")] == 1
    assert t.nails == [[FAMILY, HAINT, h("D3")]]


@rule("harrow:ap.protectors.01", "harrow:r.107")
def test_only_units_next_to_an_own_unit_are_nailed_legends_too() -> None:
    t = bernice(legends={"protectors": "D6", "family": "D4"}, haints={"protectors": {"D6": 1}, "family": {"A1": 1}})
    run(gift(t), bernice_to=h("D5"))
    assert t.nails == [[FAMILY, LEGEND, h("D4")]]


@rule("harrow:r.107", "harrow:r.131")
def test_hester_and_either_token_of_kamis_can_be_nailed() -> None:
    t = table("protectors", "kami", "hester", chapter="c5", who={"protectors": "bernice"})
    t.set_legend(0, h("D5"))
    t.set_legend(2, h("C4"))
    t.set_legend(3, h("E4"))
    t.set_legend(HESTER_TOKEN, h("D4"))
    assert offered(gift(t)).options == [(KAMI, LEGEND, h("C4")), (KAMI, LEGEND_B, h("E4")), (HESTER, LEGEND, h("D4"))]


@rule("harrow:ap.protectors.02", "harrow:r.108")
def test_a_nailed_haint_stays_behind_until_an_advance_returns_the_nail() -> None:
    t = bernice(on_turn="family", legends={"family": "D2"}, haints={"family": {"D2": 1}}, jar=1)
    t.nails = [[FAMILY, HAINT, h("D2")]]
    t.wild[FAMILY] = 1
    asked = offered(drive(t), deed=("act", 1), wild=ADVANCE, move_from=h("D2"), move_to=h("D3"))
    assert asked.kind.name == "wild"  # the legend alone could go, so nobody was asked who
    assert (t.legend_at[1], t.haints[FAMILY][h("D2")]) == (h("D3"), 1)
    t = bernice(on_turn="family", legends={"family": "D2"}, haints={"family": {"D2": 1}}, jar=1)
    t.nails = [[FAMILY, HAINT, h("D2")]]
    run(drive(t), deed=[("act", 1), None], wild=[ADVANCE, None], move_from=-1)
    assert t.nails == []
    assert (t.legend_at[1], t.haints[FAMILY][h("D2")]) == (h("D2"), 1)


@rule("harrow:ap.protectors.03", "harrow:ap.protectors.02")
def test_a_nailed_unit_is_not_among_those_that_pulls_pushes_and_gifts_move() -> None:
    t = bernice(legends={"family": "D2"}, haints={"family": {"D2": 1, "C2": 2}})
    t.nails = [[FAMILY, HAINT, h("C2")], [FAMILY, LEGEND, h("D2")]]
    assert movable(t, [FAMILY]) == [(FAMILY, HAINT, h("C2")), (FAMILY, HAINT, h("D2"))]
    t.nails = [[FAMILY, HAINT, h("C2")], [FAMILY, HAINT, h("C2")]]
    assert movable(t, [FAMILY]) == [(FAMILY, LEGEND, h("D2")), (FAMILY, HAINT, h("D2"))]


@rule("harrow:ap.protectors.03")
def test_the_move_legend_tile_does_not_move_a_nailed_legend() -> None:
    t = table(chapter="c3", on_turn="family", legends={"family": "D2"}, jar=0)
    t.tiles[0] = [TILE_LEGEND, TILE_LEGEND]
    t.nails = [[FAMILY, LEGEND, h("D2")]]
    run(use_tile(t, FAMILY, TILE_LEGEND))
    assert t.legend_at[1] == h("D2")
    t.nails = []
    run(use_tile(t, FAMILY, TILE_LEGEND), tile_legend_to=h("D3"))
    assert t.legend_at[1] == h("D3")


@rule("harrow:ap.protectors.03")
def test_levis_gift_does_not_move_a_nailed_haint() -> None:
    t = bernice(on_turn="family", legends={"family": "D2"}, haints={"family": {"C2": 2, "D3": 1}})
    t.nails = [[FAMILY, HAINT, h("C2")], [FAMILY, HAINT, h("D3")]]
    begin_moves(t, LEVI)
    run(drive(t, until="todo"), levi_who=(FAMILY, HAINT, h("C2")), levi_to=h("B2"))
    assert at(t.haints[FAMILY]) == {"B2": 1, "C2": 1, "D3": 1}


@rule("harrow:ap.protectors.04")
def test_with_both_nails_in_play_one_may_be_taken_up_for_another_unit() -> None:
    t = bernice(legends={"protectors": "D5"}, haints={"family": {"C4": 1, "A1": 1, "G1": 1}})
    t.nails = [[FAMILY, HAINT, h("A1")], [FAMILY, HAINT, h("G1")]]
    assert None in offered(gift(t)).options
    run(gift(t), bernice_nail=(FAMILY, HAINT, h("C4")), bernice_take=(FAMILY, HAINT, h("G1")))
    assert t.nails == [[FAMILY, HAINT, h("A1")], [FAMILY, HAINT, h("C4")]]


@rule("harrow:ap.protectors.01")
def test_without_anything_to_move_or_nail_the_gift_is_not_offered() -> None:
    t = bernice(legends={"protectors": "D6"}, haints={"family": {"A1": 1}})
    assert not can_use_gift(t)


@rule("harrow:r.107")
def test_a_nailed_unit_still_attacks_collects_and_blocks() -> None:
    t = bernice(
        on_turn="family",
        legends={"protectors": "D6"},
        haints={"family": {"D5": 1}},
        tokens={"D5": "spawn"},
    )
    t.nails = [[FAMILY, HAINT, h("D5")]]
    assert attackers(t, FAMILY) == [h("D5")]
    assert not t.can_enter(PROTECTORS, h("D5"))
    assert len(take_up(t, FAMILY)) == 1


@rule("harrow:r.107")
def test_the_nail_of_a_killed_haint_returns_to_bernice() -> None:
    t = bernice(
        haints={"protectors": {"D6": 1}, "family": {"D5": 1}}, ground={"red": 3, "blue": 2}, dice=(THROUGH,) * 5
    )
    t.nails = [[FAMILY, HAINT, h("D5")]]
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    run(drive(t, until="todo"), attack_press=HAINT)
    assert t.nails == []
    assert at(t.haints[FAMILY]) == {}


@rule("harrow:r.107", "harrow:c5.fight.04")
def test_the_nail_of_a_legend_that_leaves_the_map_returns_too() -> None:
    t = table("protectors", "family", "hester", chapter="c5", legends={"hester": "D4", "protectors": "D5"})
    t.nails = [[HESTER, LEGEND, h("D4")], [FAMILY, HAINT, h("D4")]]
    t.set_legend(HESTER_TOKEN, -1)
    assert t.nails == [[FAMILY, HAINT, h("D4")]]


@rule("harrow:r.013")
def test_a_nailed_legend_is_not_pushed_but_the_rest_of_the_attack_counts() -> None:
    t = bernice(
        legends={"family": "D5"},
        haints={"protectors": {"D6": 1}, "family": {"A1": 1}},
        ground={"red": 4, "blue": 1},
        dice=(THROUGH,) * 5,
    )
    t.nails = [[FAMILY, LEGEND, h("D5")]]
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    run(drive(t, until="todo"), attack_press=LEGEND)
    assert t.legend_at[1] == h("D5")
    assert at(t.haints[FAMILY]) == {}
    assert t.points[PROTECTORS] == 1
    assert t.ground[:2] == [2, 1]  # the legend is not attacked a second time


@rule("harrow:ap.protectors.05")
def test_hester_frees_herself_with_any_two_terrain_cubes() -> None:
    t = table(
        "protectors",
        "family",
        "hester",
        chapter="c5",
        on_turn="hester",
        legends={"hester": "D4"},
        ground={"brown": 1, "green": 2},
    )
    t.nails = [[HESTER, LEGEND, h("D4")]]
    assert ("nail", 0) in hesters_deeds(t)
    run(pay_nail(t), hester_pay=(1, 0, 0, 1))
    assert t.nails == []
    assert (t.ground[CUBE["brown"]], t.ground[CUBE["green"]]) == (0, 1)
    assert t.legend_at[HESTER_TOKEN] == h("D4")
    t.nails = [[HESTER, LEGEND, h("D4")]]
    assert ("nail", 0) not in hesters_deeds(t)


@rule("harrow:ap.protectors.05")
def test_or_with_a_card_that_would_move_her() -> None:
    t = table("protectors", "family", "hester", chapter="c5", on_turn="hester", legends={"hester": "C4"})
    t.nails = [[HESTER, LEGEND, h("C4")]]
    run(trampled_ground(t))
    assert t.nails == []
    assert t.legend_at[HESTER_TOKEN] == h("C4")
