"""The twelve goblin cards, each measured from the goblin: token B on D1 unless a test says otherwise."""

from __future__ import annotations

from typing import Any

from harrow.kami_table import (
    KAMI,
    KAMI_SEAT,
    OTHER_SEAT,
    PROTECTORS,
    A,
    B,
    board_of,
    dolls_of,
    kami_table,
    names,
)
from harrow.tables import TOKEN, at, card, drive, game, h, table_of
from klubovna.games.harrow.abilities import spawn_at
from klubovna.games.harrow.cleanup import clean_up
from klubovna.games.harrow.factions.kami import goblin
from klubovna.games.harrow.factions.kami.goblin import BUILDING, TOWNSFOLK
from klubovna.games.harrow.factions.protectors.tactics import stir_the_storm
from klubovna.games.harrow.facts import ADVANCE, HAINT, INFECTED, SCROLL, SPAWN, STRENGTHEN
from klubovna.games.harrow.jars import deeds
from klubovna.games.harrow.movement import advance, move_unit
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import CLEAN_UP, Table
from klubovna.testing import offered, rule, run

FAR = {"kami": "D4", "kami_b": "A1", "protectors": "G4"}
"""Kami in the middle, the goblin in a corner, the opponent's legend far from both."""
NEAR_A1 = {"A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"}
"""Within 2 hexes of the goblin on A1."""


def play(t: Table, name: str, **answers: Any) -> Table:
    run(goblin.play(t, card(name)), **answers)
    return t


def asked(t: Table, name: str, **answers: Any) -> list[Any]:
    """The options of the first open question, without the one to do nothing."""
    question = offered(goblin.play(t, card(name)), **answers)
    assert question.kind.secret
    return [option for option in question.options if option is not None]


def guesses(t: Table) -> set[int]:
    """Which token may be Kami, as far as the opponent can tell."""
    t.actor, t.jar = PROTECTORS, 1
    return {board_of(table_of(game(t).determinized(OTHER_SEAT, seed))).kami for seed in range(20)}


# -- Doppelgänger ------------------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.01")
def test_doppelganger_spawns_within_three_hexes_on_a_legal_hex() -> None:
    t = kami_table(legends=FAR, haints={"protectors": {"B1": 1}, "kami": {"A2": 4}}, townsfolk=("B2",))
    t.add_buildings(h("C2"))
    found = names(asked(t, "doppelganger"))
    assert found == ["A1", "A3", "A4", "B3", "B4", "C1", "C3", "C4", "D1", "D2", "D3", "D4"]
    t.supply[KAMI] = 1
    play(t, "doppelganger", card_doppelganger=h("B3"))
    assert (t.haints[KAMI][h("B3")], t.supply[KAMI]) == (1, 0)
    play(t, "doppelganger")


@rule("harrow:ex.c4.cards.1", "harrow:c4.cards.03", "harrow:c4.cards.04")
def test_a_haint_within_reach_of_both_tokens_keeps_the_secret() -> None:
    for place, kept in (("B2", True), ("D1", True), ("A2", False), ("A4", False)):
        t = kami_table(legends=FAR | {"kami": "E3"})
        play(t, "doppelganger", card_doppelganger=h(place))
        assert guesses(t) == ({0, 1} if kept else {0}), place
        assert not board_of(t).revealed


@rule("harrow:c4.cards.04")
def test_kami_need_not_do_what_a_card_allows() -> None:
    t = kami_table(legends=FAR)
    play(t, "doppelganger", card_doppelganger=None)
    assert guesses(t) == {0, 1}


# -- Through the Keyhole -----------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.02")
def test_through_the_keyhole_brings_up_to_three_components_from_adjacent_hexes() -> None:
    t = kami_table(
        legends=FAR, tokens={"A3": "spawn", "B4": "scroll", "C4": "advance", "B2": "advance"}, townsfolk=("C3",)
    )
    assert set(names(asked(t, "through_the_keyhole"))) == NEAR_A1 - {"A1"} - {"C1"}
    play(
        t,
        "through_the_keyhole",
        card_keyhole=h("B3"),
        card_keyhole_bring=[(SPAWN, h("A3")), (TOWNSFOLK, h("C3")), (SCROLL, h("B4"))],
    )
    assert [t.tokens[token][h("B3")] for token in (ADVANCE, SPAWN, SCROLL)] == [0, 1, 1]
    assert at(t.townsfolk) == {"B3": 1}
    assert t.tokens[ADVANCE][h("C4")] == 1


@rule("harrow:r.153", "harrow:c1.rescue.07")
def test_a_townsfolk_brought_to_the_protectors_home_is_saved_at_once() -> None:
    t = kami_table(legends={"kami": "G1", "kami_b": "D5", "protectors": "G4"}, townsfolk=("D7",))
    assert t.home[PROTECTORS] == h("D6")
    play(t, "through_the_keyhole", card_keyhole=h("D6"), card_keyhole_bring=(TOWNSFOLK, h("D7")))
    assert (at(t.townsfolk), t.points[PROTECTORS]) == ({}, 2)


@rule("harrow:ap.goblincards.02")
def test_townsfolk_and_building_never_come_together() -> None:
    t = kami_table(legends=FAR, townsfolk=("A3", "C3"))
    t.add_buildings(h("B4"))
    options = asked(t, "through_the_keyhole", card_keyhole=h("B3"))
    assert (BUILDING, h("B4")) in options
    more = asked(t, "through_the_keyhole", card_keyhole=h("B3"), card_keyhole_bring=(TOWNSFOLK, h("A3")))
    assert more == [(TOWNSFOLK, h("C3"))]


@rule("harrow:ap.goblincards.02", "harrow:c4.basic.04")
def test_objectives_are_not_brought_to_hostile_units_nor_townsfolk_onto_the_brambles() -> None:
    t = kami_table(legends=FAR, haints={"kami": {"B2": 1}}, townsfolk=("A2",))
    assert h("B2") not in asked(t, "through_the_keyhole")
    t = kami_table(legends={"kami": "G1", "kami_b": "C3", "protectors": "G4"}, townsfolk=("D5",))
    assert "D4" not in names(asked(t, "through_the_keyhole"))
    assert "C4" in names(asked(t, "through_the_keyhole"))


# -- Blood Money -------------------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.03", "harrow:r.120")
def test_blood_money_waits_for_any_unit_that_moves_there() -> None:
    for faction, who in ((PROTECTORS, "protectors"), (KAMI, "kami")):
        t = kami_table(legends=FAR, haints={who: {"A3": 1}})
        assert set(names(asked(t, "blood_money"))) == NEAR_A1 - {"A1", "A3"}
        play(t, "blood_money", card_blood_money=h("A2"))
        assert (at(t.cubes_on[2]), t.cubes[2], t.ground[2]) == ({"A2": 1}, 14, 0)
        run(advance(t, faction, 1, optional=False), move_from=h("A3"), move_to=h("A2"))
        assert (at(t.cubes_on[2]), t.ground[2]) == ({}, 1)
    t.cubes[2] = 0
    play(t, "blood_money")  # no cube in supply


@rule("harrow:ap.goblincards.03")
def test_blood_money_also_waits_for_a_legend_that_leaps_across() -> None:
    t = kami_table(legends={**FAR, "protectors": "C4"})
    t.cubes[2] -= 1
    t.cubes_on[2][h("C3")] = 1  # C3 is a printed storm
    run(stir_the_storm(t), stir_to=h("C2"))
    assert (at(t.cubes_on[2]), t.ground[2]) == ({}, 1)


@rule("harrow:ap.goblincards.03")
def test_a_spawned_haint_has_not_moved() -> None:
    t = kami_table(legends=FAR)
    play(t, "blood_money", card_blood_money=h("A2"))
    spawn_at(t, KAMI, h("A2"))
    assert (at(t.cubes_on[2]), t.ground[2]) == ({"A2": 1}, 0)


# -- Snare -------------------------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.04")
def test_snare_moves_either_legend_with_haints_if_the_terrains_differ() -> None:
    t = kami_table(
        legends={"kami": "D3", "kami_b": "A1", "protectors": "B1"},
        haints={"kami": {"D3": 2}},
        dolls=("", "", "E6"),
        real="E6",
    )
    assert asked(t, "snare") == [A, B]
    play(t, "snare", card_snare=A, card_snare_to=h("C3"), card_snare_who=(1, 0, 1, 0))
    assert (t.legend_at[A], at(t.haints[KAMI])) == (h("C3"), {"C3": 1, "D3": 1})
    play(t, "snare", card_snare=B, card_snare_to=h("A2"))
    assert t.legend_at[B] == h("A2")
    t.add_haints(KAMI, h("D4"), 3)
    assert asked(t, "snare", card_snare=A, card_snare_to=h("D3")) == [(1, 0, 1, 0), (1, 0, 0, 0)]
    play(t, "snare", card_snare=A, card_snare_to=h("D4"))  # room for the legend only
    assert t.units(KAMI, h("D4")) == 4


@rule("harrow:ap.goblincards.04")
def test_snare_does_nothing_on_equal_terrain_mountain_or_brambles() -> None:
    for goblin_place, legend in (("A1", "B4"), ("B3", "A1"), ("D4", "A1"), ("A1", "B5"), ("A1", "D4")):
        t = kami_table(legends={"kami": "D2", "kami_b": goblin_place, "protectors": legend})
        play(t, "snare")
        assert t.legend_at[A] == h("D2")


@rule("harrow:ap.goblincards.04")
def test_the_terrain_under_the_goblin_counts_and_not_the_one_under_kami() -> None:
    for kami, works in ((A, False), (B, True)):
        t = kami_table(kami=kami, legends={"kami": "D3", "kami_b": "A1", "protectors": "B4"})
        if works:
            assert asked(t, "snare") == [A, B]
            play(t, "snare", card_snare=A, card_snare_to=h("C3"))
            assert guesses(t) == {1}
        else:
            play(t, "snare")
            assert guesses(t) == {0, 1}


# -- Cast Away ---------------------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.05")
def test_cast_away_throws_a_haint_next_to_the_goblin_within_two_hexes_of_it() -> None:
    t = kami_table(legends=FAR, haints={"kami": {"A2": 1, "A3": 1, "A1": 1}, "protectors": {"C2": 1}})
    assert asked(t, "cast_away") == [(KAMI, HAINT, h("A2"))]
    t = kami_table(legends=FAR, haints={"kami": {"A2": 1, "B1": 1}, "protectors": {"C2": 1}})
    unit = (KAMI, HAINT, h("A2"))
    assert set(names(asked(t, "cast_away", card_cast_away=unit))) == NEAR_A1 - {"A2", "C2"}
    play(t, "cast_away", card_cast_away=unit, card_cast_away_to=h("B3"))
    assert at(t.haints[KAMI]) == {"B1": 1, "B3": 1}
    t = kami_table(legends={"kami": "G1", "kami_b": "D3"}, haints={"kami": {"D2": 1}})
    play(t, "cast_away", card_cast_away_to=h("D4"), card_cast_away=(KAMI, HAINT, h("D2")))
    assert at(t.haints[KAMI]) == {"D4": 1}


# -- Buried ------------------------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.06")
def test_buried_gives_one_ability_with_a_haint_on_the_goblins_hex() -> None:
    t = kami_table(legends=FAR, haints={"kami": {"A1": 1}})
    assert asked(t, "buried") == [ADVANCE, SPAWN, STRENGTHEN]
    play(t, "buried", card_buried=STRENGTHEN)
    assert t.ground[2] == 1
    play(t, "buried", card_buried=SPAWN, spawn_where=h("D4"))
    assert t.haints[KAMI][h("D4")] == 1
    play(t, "buried", card_buried=ADVANCE, move_from=h("A1"), move_to=h("A2"), move_who=(0, 0, 1, 0))
    assert t.haints[KAMI][h("A2")] == 1


@rule("harrow:ap.goblincards.06", "harrow:c1.path.04", "harrow:r.003")
def test_a_free_step_onto_a_path_does_not_use_buried_up() -> None:
    t = kami_table(legends=FAR, haints={"kami": {"A1": 1}}, paths=("A2",))
    play(
        t,
        "buried",
        card_buried=[ADVANCE, ADVANCE],
        move_from=[h("A1"), h("A2")],
        move_to=[h("A2"), h("A3")],
        move_who=[(0, 1, 1, 0), (0, 0, 1, 0)],
    )
    assert t.legend_at[B] == h("A2")
    assert at(t.haints[KAMI]) == {"A3": 1}


@rule("harrow:ap.goblincards.06", "harrow:c4.cards.03")
def test_buried_does_nothing_with_a_haint_on_kamis_hex_only() -> None:
    t = kami_table(legends=FAR, haints={"kami": {"D4": 1}})
    play(t, "buried")
    assert t.ground[2] == 0


# -- Temptation --------------------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.07")
def test_temptation_pulls_any_ability_token_one_hex_towards_the_goblin() -> None:
    t = kami_table(legends=FAR, tokens={"A4": "scroll", "G4": "spawn", "A1": "advance"})
    assert asked(t, "temptation") == [(SPAWN, h("G4")), (SCROLL, h("A4"))]
    play(t, "temptation", card_temptation=(SCROLL, h("A4")))
    assert at(t.tokens[TOKEN["scroll"]]) == {"A3": 1}


# -- The Doll's Whisper ------------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.08")
def test_the_dolls_whisper_needs_a_doll_near_the_goblin() -> None:
    for kami, doll, there in ((A, "C3", True), (A, "D6", False), (B, "D6", True)):
        t = kami_table(
            kami=kami, legends=FAR, dolls=(doll, "", ""), real=doll, hands={"kami": ["dolls_whisper"]}, jar=0
        )
        assert (("card", card("dolls_whisper")) in deeds(t, KAMI)) == there


@rule("harrow:ap.goblincards.08", "harrow:r.121")
def test_the_dolls_whisper_moves_two_enemy_haints_to_two_different_hexes() -> None:
    t = kami_table(legends=FAR, dolls=("A3", "", ""), real="A3", haints={"protectors": {"B2": 1, "C1": 1, "D1": 1}})
    assert asked(t, "dolls_whisper") == [(PROTECTORS, HAINT, h("B2")), (PROTECTORS, HAINT, h("C1"))]
    first = {"card_whisper": (PROTECTORS, HAINT, h("B2")), "card_whisper_to": h("C2")}
    flow = goblin.play(t, card("dolls_whisper"))
    second = offered(flow, **first)
    assert second.options == [None, (PROTECTORS, HAINT, h("C1"))]
    t = kami_table(legends=FAR, dolls=("A3", "", ""), real="A3", haints={"protectors": {"B2": 1, "C1": 1, "D1": 1}})
    to = offered(
        goblin.play(t, card("dolls_whisper")),
        card_whisper=[(PROTECTORS, HAINT, h("B2")), (PROTECTORS, HAINT, h("C1"))],
        card_whisper_to=h("C2"),
    )
    assert names(to.options) == ["D2", "D1", "B1"]  # not C2 again
    t = kami_table(legends=FAR, dolls=("A3", "", ""), real="A3", haints={"protectors": {"B2": 2}})
    unit = (PROTECTORS, HAINT, h("B2"))
    play(t, "dolls_whisper", card_whisper=[unit, unit], card_whisper_to=[h("C2"), h("B3")])
    assert at(t.haints[PROTECTORS]) == {"B3": 1, "C2": 1}


# -- Trick -------------------------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.09")
def test_trick_swaps_a_lone_haint_near_the_goblin_with_a_lone_enemy_haint() -> None:
    t = kami_table(legends=FAR, haints={"kami": {"A2": 1, "B1": 2, "F4": 1}, "protectors": {"G1": 1, "G2": 2}})
    assert asked(t, "trick") == [(KAMI, HAINT, h("A2"))]
    play(t, "trick", card_trick=(KAMI, HAINT, h("A2")))
    assert at(t.haints[KAMI]) == {"B1": 2, "F4": 1, "G1": 1}
    assert at(t.haints[PROTECTORS]) == {"A2": 1, "G2": 2}


@rule("harrow:ap.goblincards.09")
def test_trick_needs_hexes_without_objectives_and_other_units() -> None:
    t = kami_table(legends=FAR, haints={"kami": {"A2": 1}, "protectors": {"G1": 1, "G2": 1}}, townsfolk=("G1",))
    play(t, "trick", card_trick=(KAMI, HAINT, h("A2")))
    assert at(t.haints[PROTECTORS]) == {"A2": 1, "G1": 1}
    t = kami_table(legends=FAR, haints={"kami": {"A1": 1}, "protectors": {"G1": 1}})
    play(t, "trick")  # the goblin stands on A1 as well
    t = kami_table(legends=FAR, haints={"kami": {"A2": 1}, "protectors": {"G4": 1, "G1": 2}})
    play(t, "trick")
    assert at(t.haints[KAMI]) == {"A2": 1}


@rule("harrow:ap.goblincards.09", "harrow:c4.dolls.03")
def test_the_owner_decides_whether_a_tricked_haint_takes_the_doll() -> None:
    for doll, seat, to in (("A2", KAMI_SEAT, "G1"), ("G1", OTHER_SEAT, "A2")):
        t = kami_table(
            legends=FAR, haints={"kami": {"A2": 1}, "protectors": {"G1": 1}}, dolls=(doll, "", ""), real=doll
        )
        play(t, "trick", card_trick=(KAMI, HAINT, h("A2")), doll_carry={seat: True})
        assert dolls_of(t)[0] == to


# -- Lure --------------------------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.10")
def test_lure_moves_an_enemy_haint_near_the_goblin_infected_or_not() -> None:
    t = kami_table(legends=FAR, haints={"protectors": {"B2": 1, "A4": 1}, "kami": {"A2": 1}})
    assert asked(t, "lure") == [(PROTECTORS, HAINT, h("B2"))]
    to = asked(t, "lure", card_lure=(PROTECTORS, HAINT, h("B2")))
    assert names(to) == ["C3", "C2", "B1", "B3"]
    play(t, "lure", card_lure=(PROTECTORS, HAINT, h("B2")), card_lure_to=h("B3"))
    assert at(t.haints[PROTECTORS]) == {"A4": 1, "B3": 1}
    t = kami_table("protectors", "hester", chapter="c5", legends=FAR, infected={"protectors": {"B2": 1}})
    assert asked(t, "lure") == [(PROTECTORS, INFECTED, h("B2"))]


# -- Let's Get Out of Here! --------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.11")
def test_lets_get_out_lays_any_token_exactly_two_hexes_away() -> None:
    t = kami_table(legends=FAR)
    assert names(asked(t, "lets_get_out")) == ["A3", "B3", "C1", "C2", "C3"]
    box = t.box[SCROLL]
    assert asked(t, "lets_get_out", card_get_out=h("B3")) == [ADVANCE, SPAWN, STRENGTHEN, SCROLL]
    play(t, "lets_get_out", card_get_out=h("B3"), card_get_out_token=SCROLL)
    assert (t.tokens[SCROLL][h("B3")], t.box[SCROLL]) == (1, box - 1)
    t.box[SPAWN] = 0
    assert SPAWN not in asked(t, "lets_get_out", card_get_out=h("B3"))


# -- Spite -------------------------------------------------------------------------------------------------------------


@rule("harrow:ap.goblincards.12", "harrow:ex.ap.goblincards.1", "harrow:r.116")
def test_spite_sets_a_cube_aside_for_each_enemy_haint_near_the_goblin() -> None:
    t = kami_table(legends=FAR, haints={"protectors": {"B2": 3, "A3": 1, "A4": 1}}, ground={"red": 5, "purple": 1})
    assert asked(t, "spite") == [0, 1, 2, 3, 4]
    play(t, "spite", card_spite=4)
    assert (t.ground[:3], t.aside[0]) == ([1, 0, 1], 4)
    t.phase, t.moment = CLEAN_UP, 0
    clean_up(t)
    assert (t.ground[:3], t.aside[0]) == ([5, 0, 1], 0)


@rule("harrow:ap.goblincards.12", "harrow:r.131")
def test_spite_takes_the_cubes_of_any_enemy() -> None:
    t = kami_table(
        "protectors",
        "hester",
        "fairfolk",
        chapter="ff4",
        legends=FAR,
        haints={"protectors": {"B2": 3}},
        ground={"red": 2, "teal": 3, "silver": 3},
    )
    play(t, "spite", card_spite=[1, 1, 1])
    assert [t.aside[colour] for colour in (0, 4, 7)] == [1, 1, 1]
    t = kami_table(
        "protectors", "hester", chapter="c5", legends=FAR, haints={"protectors": {"B2": 2}}, ground={"red": 2}
    )
    t.gain_cubes(4, 2)
    play(t, "spite", card_spite=2)  # two haints, two cubes
    assert t.aside == [2, 0, 0, 0, 0, 0, 0, 0]


@rule("harrow:ap.goblincards.12")
def test_spite_takes_no_more_cubes_than_there_are() -> None:
    t = kami_table("family", legends=FAR | {"family": "G3"}, haints={"family": {"B2": 3}}, ground={"blue": 2})
    t.set_legend(0, -1)
    assert asked(t, "spite") == [0, 1, 2]
    t = kami_table(legends=FAR, haints={"protectors": {"A4": 1}}, ground={"red": 2})
    play(t, "spite")
    assert t.ground[0] == 2


@rule("harrow:ap.goblincards.03")
def test_whoever_is_moved_by_another_brings_the_blood_money_in() -> None:
    t = kami_table(legends=FAR, haints={"protectors": {"A3": 1}})
    play(t, "blood_money", card_blood_money=h("A2"))
    run(move_unit(t, (PROTECTORS, HAINT, h("A3")), h("A2"), KAMI))
    assert t.ground[2] == 1


@rule("harrow:ap.goblincards.03")
def test_a_legend_that_moves_across_brings_the_blood_money_in() -> None:
    t = kami_table(legends=FAR, goblin="goblin_thumper", dolls=("", "", "E6"), real="E6")
    play(t, "blood_money", card_blood_money=h("C3"))
    run(ROLES[KAMI].gift(t))
    run(drive(t, until="todo"), thumper=[A, None], thumper_to=[h("C3"), h("C2")])
    assert (at(t.cubes_on[2]), t.ground[2]) == ({}, 1)
