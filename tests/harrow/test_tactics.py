"""Tactics cards: when they may be played; those that drive enemy haints about and move the Protectors' units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harrow.tables import FACTION, at, card, drive, h, table
from klubovna.games.harrow.factions.protectors.tactics import enemy_haints, play, playable
from klubovna.games.harrow.facts import CARD_IDS, DECKS, HAINT, INFECTED, LABEL, STRENGTHEN
from klubovna.games.harrow.jars import deeds
from klubovna.games.harrow.state import CLEAN_UP, Table
from klubovna.testing import offered, rule, run

PROTECTORS, FAMILY, KAMI = FACTION["protectors"], FACTION["family"], FACTION["kami"]


def names(spots: Sequence[int]) -> list[str]:
    return [LABEL[spot] for spot in spots]


def position(**given: Any) -> Table:
    return table(chapter="c2", who={"protectors": "emmy"}, **given)


def played(t: Table, name: str, **answers: Any) -> Table:
    """The card's effect to its end."""
    t.todo.clear()

    async def effect() -> None:
        await play(t, card(name))
        await drive(t, until="todo")

    run(effect(), **answers)
    return t


def asked(t: Table, name: str, **answers: Any) -> Any:
    """The first question of the card without an answer here."""

    async def effect() -> None:
        await play(t, card(name))
        await drive(t, until="todo")

    return offered(effect(), **answers)


# -- playing cards -----------------------------------------------------------------------------------------------------


@rule("harrow:c2.tactics.01", "harrow:r.026")
def test_one_card_in_a_turn_and_it_goes_to_the_discard_pile() -> None:
    t = position(legends={"protectors": "D6"}, hands={"protectors": ["rally", "out_all_night"]})
    run(
        drive(t),
        deed=[("card", card("rally")), ("jar", 0), ("act", 0), None],
        ability=STRENGTHEN,
    )
    assert t.discards[PROTECTORS] == [card("rally")]
    assert t.hands[PROTECTORS] == [card("out_all_night")]
    t = position(legends={"protectors": "D6"}, hands={"protectors": ["rally", "out_all_night"]})
    assert ("card", card("out_all_night")) in deeds(t, PROTECTORS)
    menu = offered(drive(t), deed=("card", card("rally"))).options
    assert not [deed for deed in menu if deed and deed[0] == "card"]


@rule("harrow:c2.tactics.02", "harrow:ex.c2.tactics.1")
def test_a_card_is_played_before_or_after_the_action() -> None:
    mine = ("card", card("rally"))
    t = position(legends={"protectors": "D6"}, hands={"protectors": ["rally"]})
    assert mine in deeds(t, PROTECTORS)  # before the jar is broken
    t.jar = 0
    assert mine in deeds(t, PROTECTORS)  # before its action
    t.acted = True
    assert mine in deeds(t, PROTECTORS)  # after it


@rule("harrow:c2.tactics.03")
def test_in_clean_up_no_card_is_played() -> None:
    t = position(
        legends={"protectors": "C5"},
        haints={"protectors": {"B4": 1}},
        townsfolk=("B4",),
        hands={"protectors": ["rally"]},
    )
    t.jar, t.acted, t.phase = 0, True, CLEAN_UP
    question = offered(drive(t))
    assert question.kind.name == "townsfolk.from"
    t = position(legends={"protectors": "C5"}, hands={"protectors": ["rally"]})
    t.jar, t.acted = 0, True
    run(drive(t), deed=None)
    assert t.hands[PROTECTORS] == [card("rally")]


def test_every_tactics_card_has_an_effect() -> None:
    assert len(DECKS["tactics"]) == 16
    t = position(legends={"protectors": "D6"})
    for one in DECKS["tactics"]:
        assert playable(t, one) in (True, False), CARD_IDS[one]


# -- Fraidy Cat --------------------------------------------------------------------------------------------------------


@rule("harrow:ap.tactics.01")
def test_fraidy_cat_brings_up_to_three_enemy_haints_within_three_hexes_closer() -> None:
    t = position(legends={"protectors": "D6"}, haints={"family": {"D3": 2, "B4": 1, "F4": 1, "D2": 1, "A1": 1}})
    first = asked(t, "fraidy_cat")
    assert first.options == [None, *((FAMILY, HAINT, h(name)) for name in ("B4", "D3", "F4"))]
    played(
        t,
        "fraidy_cat",
        fraidy_who=[(FAMILY, HAINT, h("D3")), (FAMILY, HAINT, h("D3")), (FAMILY, HAINT, h("B4"))],
        fraidy_to=[h("D4"), h("D4"), h("C5")],
    )
    assert at(t.haints[FAMILY]) == {"A1": 1, "C5": 1, "D2": 1, "D4": 2, "F4": 1}


@rule("harrow:ap.tactics.01", "harrow:r.021")
def test_a_fraidy_cat_must_come_closer_and_comes_only_once() -> None:
    t = position(legends={"protectors": "D6"}, haints={"family": {"D3": 1}})
    played(t, "fraidy_cat", fraidy_who=(FAMILY, HAINT, h("D3")))
    assert at(t.haints[FAMILY]) == {"D4": 1}


@rule("harrow:ap.tactics.01")
def test_fraidy_cat_may_stop_early_and_leaves_nailed_haints_alone() -> None:
    t = position(legends={"protectors": "D6"}, haints={"family": {"D3": 1, "B4": 1}})
    t.nails = [[FAMILY, HAINT, h("B4")]]
    assert asked(t, "fraidy_cat").options == [None, (FAMILY, HAINT, h("D3"))]
    played(t, "fraidy_cat", fraidy_who=None)
    assert at(t.haints[FAMILY]) == {"B4": 1, "D3": 1}


@rule("harrow:ap.tactics.01", "harrow:r.131")
def test_enemy_haints_are_kamis_and_infected_ones_too() -> None:
    t = table("protectors", "kami", "hester", chapter="c5", legends={"protectors": "D6"}, haints={"kami": {"D3": 1}})
    t.add_haints(KAMI, h("D4"), 1, INFECTED)
    assert enemy_haints(t, 3, []) == [(KAMI, HAINT, h("D3")), (KAMI, INFECTED, h("D4"))]


# -- Roar --------------------------------------------------------------------------------------------------------------


@rule("harrow:ap.tactics.10")
def test_roar_moves_two_haints_next_to_the_legend_one_hex_each() -> None:
    t = position(legends={"protectors": "C4"}, haints={"family": {"D5": 1, "C5": 1, "E3": 1}})
    assert asked(t, "roar", roar="near").options == [(FAMILY, HAINT, h("C5")), (FAMILY, HAINT, h("D5"))]
    played(
        t,
        "roar",
        roar="near",
        roar_who=[(FAMILY, HAINT, h("D5")), (FAMILY, HAINT, h("C5"))],
        roar_to=[h("E4"), h("B5")],
    )
    assert at(t.haints[FAMILY]) == {"B5": 1, "E3": 1, "E4": 1}  # a storm and a mountain cost nothing


@rule("harrow:ap.tactics.10")
def test_roar_does_not_move_the_same_haint_twice() -> None:
    t = position(legends={"protectors": "C4"}, haints={"family": {"D5": 1}})
    played(t, "roar", roar="near", roar_to=h("C5"))
    assert at(t.haints[FAMILY]) == {"C5": 1}


@rule("harrow:ap.tactics.10")
def test_or_roar_moves_one_haint_within_two_hexes_two_hexes_far() -> None:
    t = position(legends={"protectors": "C4"}, haints={"family": {"E4": 1, "D5": 1, "F4": 1}})
    far = asked(t, "roar", roar="far")
    assert far.options == [(FAMILY, HAINT, h("D5")), (FAMILY, HAINT, h("E4"))]  # F4 is three hexes away
    on = asked(t.clone(), "roar", roar="far", roar_who=(FAMILY, HAINT, h("E4")), roar_to=h("F3"))
    assert h("E4") not in on.options
    played(t, "roar", roar="far", roar_who=(FAMILY, HAINT, h("E4")), roar_to=[h("F3"), h("G2")])
    assert at(t.haints[FAMILY]) == {"D5": 1, "F4": 1, "G2": 1}


@rule("harrow:ap.tactics.10", "harrow:c1.basic.02")
def test_roar_drives_nobody_onto_a_hex_that_is_barred() -> None:
    t = position(legends={"protectors": "C4"}, haints={"family": {"C5": 1}}, townsfolk=("B4", "B5", "C6"))
    near = asked(t, "roar", roar="near")
    assert set(names(near.options)) == {"D5", "D6"}


# -- own units ---------------------------------------------------------------------------------------------------------


@rule("harrow:ap.tactics.07")
def test_reinforcements_bring_up_to_three_haints_to_the_legend_or_to_other_haints() -> None:
    t = position(legends={"protectors": "D6"}, haints={"protectors": {"A1": 2, "G1": 2, "D5": 1}})
    where = asked(t, "reinforcements", reinforce_who=(PROTECTORS, HAINT, h("A1")))
    assert set(names(where.options)) == {"D6", "G1", "D5"}
    played(
        t,
        "reinforcements",
        reinforce_who=[(PROTECTORS, HAINT, h("A1")), (PROTECTORS, HAINT, h("A1")), (PROTECTORS, HAINT, h("G1"))],
        reinforce_to=[h("D6"), h("D5"), h("D6")],
    )
    assert at(t.haints[PROTECTORS]) == {"D5": 2, "D6": 2, "G1": 1}


@rule("harrow:ap.tactics.07", "harrow:c1.basic.03")
def test_reinforcements_find_no_room_where_four_units_stand() -> None:
    t = position(legends={"protectors": "D6"}, haints={"protectors": {"D6": 3, "A1": 1}})
    assert asked(t, "reinforcements").options == [None, (PROTECTORS, HAINT, h("D6"))]
    t.add_haints(PROTECTORS, h("G1"), 1)
    t.add_haints(PROTECTORS, h("G4"), 1)
    assert asked(t, "reinforcements", reinforce_who=(PROTECTORS, HAINT, h("A1"))).options == [h("G1"), h("G4")]


@rule("harrow:ap.tactics.09", "harrow:r.117")
def test_stir_up_the_storm_takes_the_legend_straight_across_a_storm() -> None:
    # C3 is a printed storm; a Family haint in it does not matter.
    t = position(legends={"protectors": "C4"}, haints={"family": {"C3": 1}}, storms=("C5",))
    assert set(names(asked(t, "stir_the_storm").options)) == {"C2", "C6"}
    played(t, "stir_the_storm", stir_to=h("C2"))
    assert t.legend_at[0] == h("C2")


@rule("harrow:ap.tactics.09", "harrow:r.117")
def test_the_landing_hex_must_be_legal() -> None:
    t = position(legends={"protectors": "C4"}, haints={"family": {"C2": 1}})
    assert not playable(t, card("stir_the_storm"))
    t = position(legends={"protectors": "F4"}, storms=("G3",))  # off the map behind G3
    assert playable(t, card("stir_the_storm"))  # E4 is a printed storm, D4 lies behind it


@rule("harrow:ap.tactics.13")
def test_out_yonder_gives_three_advances_to_the_legend_alone() -> None:
    t = position(legends={"protectors": "D6"}, haints={"protectors": {"D6": 2, "A1": 1}})
    start = asked(t, "out_yonder")
    assert start.options == [None, h("D6")]
    played(t, "out_yonder", move_from=[h("D6"), h("D5")], move_to=[h("D5"), h("E4")])
    assert t.legend_at[0] == h("E4")  # 1 and 2: the storm costs one more
    assert at(t.haints[PROTECTORS]) == {"A1": 1, "D6": 2}
