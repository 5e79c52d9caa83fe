"""Offers in Hester's hands: how she takes them, and what she reads in them."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.fairfolk_table import (
    FAMILY,
    HESTER,
    PROTECTORS,
    THROUGH,
    WITH_HESTER,
    board_of,
    fair_table,
    nests,
    offer,
)
from harrow.tables import FACTION, at, card, drive, h
from klubovna.games.harrow.factions.hester.actions import deeds
from klubovna.games.harrow.factions.hester.board import HesterBoard
from klubovna.games.harrow.factions.hester.role import ACTIONS, FEAST, OTHERS
from klubovna.games.harrow.facts import (
    BLUE,
    BROWN,
    GREEN,
    HESTER_TOKEN,
    INFECTED,
    RED,
    SILVER,
    TERRAIN_CUBES,
    TOKENS_OF,
)
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run


def hers(*names: str, moment: int = ACTIONS, **given: Any) -> Table:
    """Hester's turn after her roots, with these offers in her hands."""
    t = fair_table(*WITH_HESTER, **{"chapter": "ff4", "on_turn": "hester", "taken": {"hester": names}, **given})
    t.moment = moment
    return t


def hester_of(t: Table) -> HesterBoard:
    assert t.hester is not None
    return t.hester


def use(t: Table, name: str, **answers: Any) -> None:
    run(drive(t), hester_deed=[("offer", offer(name)), None], **answers)


def question(t: Table, name: str, **answers: Any) -> Any:
    return offered(drive(t.clone()), hester_deed=("offer", offer(name)), **answers)


# -- taking ------------------------------------------------------------------------------------------------------------


@rule("harrow:r.095", "harrow:ff.others.01")
def test_hester_takes_offers_onto_which_she_moved_this_turn() -> None:
    t = hers(
        "advance_1",
        infected={"protectors": {"C4": 1, "E5": 1}},
        nests={"C3": "spawn_1", "E5": "nothing"},
        ground={"brown": 1},
        dice=(THROUGH,),
    )
    use(t, "advance_1", ff_offer_unit=(PROTECTORS, INFECTED, h("C4")), ff_offer_unit_to=h("C3"))
    assert board_of(t).taken[HESTER] == [offer("spawn_1")]
    assert nests(t) == {"C3": "", "E5": "nothing"}


@rule("harrow:r.095")
def test_her_own_move_takes_an_offer_too() -> None:
    t = hers("move_legends", legends={"hester": "C4"}, nests={"C3": "spawn_1"}, ground={"brown": 1}, dice=(THROUGH,))
    use(t, "move_legends", ff_offer_legend_to=h("C3"))
    assert board_of(t).taken[HESTER] == [offer("spawn_1")]


@rule("harrow:r.095", "harrow:ff.others.01")
def test_where_she_only_passed_through_no_offer_is_taken() -> None:
    t = hers(
        "advance_1",
        "strengthen_1",
        infected={"protectors": {"C4": 1}},
        nests={"C3": "spawn_1"},
        ground={"brown": 1},
    )
    run(
        drive(t),
        hester_deed=[("offer", offer("advance_1")), ("offer", offer("strengthen_1")), None],
        ff_offer_unit_to=[h("C3"), h("C2")],
    )
    assert board_of(t).taken[HESTER] == []
    assert nests(t) == {"C3": "spawn_1"}


@rule("harrow:r.095", "harrow:ff.others.01")
def test_she_takes_an_offer_wherever_she_stands_herself() -> None:
    t = hers(legends={"hester": "C3"}, nests={"C3": "spawn_1"}, ground={"brown": 1}, dice=(THROUGH,))
    run(drive(t), hester_deed=None)  # somebody else moved her there
    assert board_of(t).taken[HESTER] == [offer("spawn_1")]


@rule("harrow:r.095", "harrow:c5.cleanup.04")
def test_no_offer_is_taken_where_the_feast_took_her_off_the_map() -> None:
    t = hers(moment=FEAST, legends={"hester": "C3", "family": "C3"}, nests={"C3": "spawn_1"})
    t.wild[FAMILY] = 1
    run(drive(t), feast=TOKENS_OF[FAMILY][0])
    assert hester_of(t).filled() == 1
    assert (t.legend_at[HESTER_TOKEN], board_of(t).taken[HESTER]) == (-1, [])
    assert nests(t) == {"C3": "spawn_1"}


@rule("harrow:r.095", "harrow:ff.others.03", "harrow:ff.others.04")
@pytest.mark.parametrize(("search", "arrows"), [(1, 0), (2, 1)])
def test_her_terrain_cubes_are_compared(search: int, arrows: int) -> None:
    t = hers(
        moment=OTHERS,
        nests={"C3": "spawn_1"},
        ground={"brown": 1, "green": 1, "red": 3, "silver": search},
        dice=(THROUGH,) * (5 + search),
    )
    t.set_legend(HESTER_TOKEN, h("C3"))
    run(drive(t), **({"ff_arrow": (0, 0), "ff_guess": None} if arrows else {}))
    assert len(board_of(t).arrows) == arrows


@rule("harrow:r.152", "harrow:c5.cleanup.05")
def test_she_keeps_six_cubes_also_after_the_tree_of_an_offer() -> None:
    t = hers(
        moment=OTHERS,
        legends={"hester": "C3"},
        nests={"C3": "spawn_1"},
        ground={"brown": 4, "green": 4},
        dice=(THROUGH,) * 8,
    )
    run(drive(t), hester_discard=[BROWN, GREEN])
    assert (t.ground[BROWN], t.ground[GREEN]) == (3, 3)


# -- spending ----------------------------------------------------------------------------------------------------------


@rule("harrow:ff.others.02", "harrow:r.097")
def test_her_offers_stand_in_her_menu() -> None:
    t = hers("nothing", "spawn_1")
    assert {("offer", offer("nothing")), ("offer", offer("spawn_1"))} <= set(deeds(t))
    use(t, "nothing")
    assert board_of(t).bag[offer("nothing")] == 1
    assert board_of(t).taken[HESTER] == [offer("spawn_1")]


@rule("harrow:ff.offers.01", "harrow:ff.offers.03", "harrow:r.100")
@pytest.mark.parametrize("name", ["nothing", "move_any_haint"])
def test_no_effect_for_hester(name: str) -> None:
    t = hers(name, infected={"protectors": {"C4": 1}}, haints={"family": {"D2": 1}})
    use(t, name)
    assert (at(t.infected[PROTECTORS]), at(t.haints[FAMILY])) == ({"C4": 1}, {"D2": 1})


@rule("harrow:ff.offers.02", "harrow:r.128")
def test_an_offer_is_how_hester_draws_a_card() -> None:
    t = hers("draw_card")
    t.decks[HESTER] = [card("ward")]
    use(t, "draw_card")
    assert t.hands[HESTER] == [card("ward")]


@rule("harrow:ff.offers.04", "harrow:ff.offers.07", "harrow:ff.offers.09", "harrow:r.100")
@pytest.mark.parametrize("name", ["move_enemy_haint", "advance_1", "strengthen_1"])
def test_she_moves_an_infected_haint_for_nothing(name: str) -> None:
    t = hers(name, infected={"protectors": {"C4": 1}}, haints={"protectors": {"D6": 1}}, ground={"brown": 1})
    use(t, name, ff_offer_unit_to=h("B3"))
    assert at(t.infected[PROTECTORS]) == {"B3": 1}
    assert t.ground[BROWN] == 1


@rule("harrow:ff.offers.05", "harrow:r.142")
def test_she_spawns_a_haint_of_a_faction_without_paying() -> None:
    t = hers("spawn_1", legends={"protectors": "B3", "family": "C3"})
    asked = question(t, "spawn_1")
    assert set(asked.options) == {(PROTECTORS, h("D6")), (FAMILY, h("D2")), (FAMILY, h("C3"))}  # no mountain
    use(t, "spawn_1", hester_spawn=(FAMILY, h("C3")))
    assert at(t.haints[FAMILY]) == {"C3": 1}
    assert sum(t.ground) == 0


@rule("harrow:ff.offers.06", "harrow:r.142")
def test_two_spawns_and_two_terrain_cubes_in_any_order() -> None:
    t = hers("spawn_2")
    assert question(t, "spawn_2").options == ["spawn", "cube"]
    use(
        t,
        "spawn_2",
        ff_offer_part=["cube", "spawn", "cube"],
        ff_offer_cube=[BROWN, GREEN],
        hester_spawn=[(PROTECTORS, h("D6")), (FAMILY, h("D2"))],
    )
    assert (t.ground[BROWN], t.ground[GREEN]) == (1, 1)
    assert (at(t.haints[PROTECTORS]), at(t.haints[FAMILY])) == ({"D6": 1}, {"D2": 1})


@rule("harrow:ff.offers.08", "harrow:ff.offers.10")
@pytest.mark.parametrize("name", ["advance_2", "strengthen_2"])
def test_she_gains_any_two_terrain_cubes(name: str) -> None:
    t = hers(name)
    assert question(t, name).options == [*TERRAIN_CUBES]
    use(t, name, ff_offer_cube=[GREEN, GREEN])
    assert t.ground[GREEN] == 2
    assert sum(t.ground) == 2


@rule("harrow:ff.offers.11")
def test_hester_is_a_legend_that_may_enter_any_hex() -> None:
    t = hers("move_legends", legends={"hester": "C4", "family": "C3"})
    asked = question(t, "move_legends")
    assert asked.options == [1, HESTER_TOKEN]
    use(t, "move_legends", ff_offer_legend=HESTER_TOKEN, ff_offer_legend_to=[h("C3"), h("D3")])
    assert (t.legend_at[HESTER_TOKEN], t.legend_at[1]) == (h("C3"), h("D3"))


# -- the Fair Folk as an opponent --------------------------------------------------------------------------------------


@rule("harrow:ap.hester.04", "harrow:r.145")
def test_well_see_gives_the_fair_folk_a_search_cube_if_they_have_the_fewest() -> None:
    t = hers(ground={"red": 2, "blue": 3, "silver": 1})
    hester_of(t).open = [card("well_see")]
    asked = offered(drive(t.clone()), hester_deed=("card", card("well_see")))
    assert asked.kind.name == "hester.card.cube"  # nobody else has as few
    run(drive(t), hester_deed=[("card", card("well_see")), None], hester_card_cube=BROWN)
    assert (t.ground[RED], t.ground[BLUE], t.ground[SILVER], t.ground[BROWN]) == (2, 3, 2, 1)
    t = hers(ground={"red": 1, "blue": 3, "silver": 1})
    hester_of(t).open = [card("well_see")]
    asked = offered(drive(t), hester_deed=("card", card("well_see")))
    assert asked.options == [PROTECTORS, FACTION["fairfolk"]]
