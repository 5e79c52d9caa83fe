"""Offers of the Fair Folk: taken by others in their clean-up, spent in later turns."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.fairfolk_table import (
    CAUGHT,
    FAMILY,
    PROTECTORS,
    THROUGH,
    board_of,
    fair_table,
    nests,
    offer,
    spots,
)
from harrow.tables import CUBE, at, card, drive, game, h
from klubovna.games.harrow.facts import BLUE, HAINT, RED, SILVER, SPAWN, STRENGTHEN
from klubovna.games.harrow.jars import deeds
from klubovna.games.harrow.state import CLEAN_UP, Table
from klubovna.testing import offered, rule, run


def cleaning_up(faction: str, **given: Any) -> Table:
    """The clean-up of a jar faction, at the moment of the others."""
    t = fair_table(on_turn=faction, **given)
    t.phase, t.moment = CLEAN_UP, 3
    return t


def holding(*names: str, faction: str = "protectors", **given: Any) -> Table:
    """The turn of a faction that holds these offers."""
    return fair_table(**{"on_turn": faction, "taken": {faction: names}, "jar": 0, **given})


def use(t: Table, name: str, **answers: Any) -> None:
    """The faction on turn spends an offer, between its actions."""
    t.acted = True
    run(drive(t), deed=[("offer", offer(name)), None], **answers)


def question(t: Table, name: str, **answers: Any) -> Any:
    t.acted = True
    return offered(drive(t.clone()), deed=("offer", offer(name)), **answers)


# -- taking ------------------------------------------------------------------------------------------------------------


@rule("harrow:ff.others.01", "harrow:r.096", "harrow:ff.others.04")
def test_a_unit_on_an_offer_takes_it_in_clean_up_and_the_nest_stays() -> None:
    t = cleaning_up(
        "protectors",
        nests={"C3": "spawn_1", "C4": "nothing", "C5": "draw_card"},
        haints={"protectors": {"C3": 1}, "family": {"C4": 1}},
        ground={"red": 1},
        dice=(THROUGH,),
    )
    run(drive(t))
    assert nests(t) == {"C3": "", "C4": "nothing", "C5": "draw_card"}
    assert board_of(t).taken[PROTECTORS] == [offer("spawn_1")]
    assert board_of(t).taken[FAMILY] == []
    assert board_of(t).arrows == []


@rule("harrow:ff.others.01")
def test_a_nest_without_an_offer_gives_nothing() -> None:
    t = cleaning_up("protectors", nests={"C3": ""}, haints={"protectors": {"C3": 1}}, ground={"silver": 2})
    run(drive(t))
    assert board_of(t).taken[PROTECTORS] == []
    assert t.ground[SILVER] == 2


@rule("harrow:ff.others.03", "harrow:r.098")
@pytest.mark.parametrize(("search", "red", "arrows"), [(2, 2, 1), (1, 2, 0), (3, 2, 1)])
def test_as_many_search_cubes_as_cubes_of_the_player_bring_an_arrow(search: int, red: int, arrows: int) -> None:
    t = cleaning_up(
        "protectors",
        nests={"C3": "spawn_1"},
        legends={"protectors": "C3"},
        ground={"red": red, "silver": search, "blue": 4},
        dice=(THROUGH,) * (red + search + 4),
    )
    run(drive(t), **({"ff_arrow": (0, 0), "ff_guess": None} if arrows else {}))
    assert [arrow[0] for arrow in board_of(t).arrows] == [h("C3")] * arrows
    assert nests(t) == {"C3": ""}
    assert t.tree == [0] * 8


@rule("harrow:ff.others.03", "harrow:r.130")
def test_all_cubes_go_into_the_tree_and_only_those_that_fall_count() -> None:
    t = cleaning_up(
        "protectors",
        nests={"C3": "spawn_1"},
        legends={"protectors": "C3"},
        ground={"red": 2, "silver": 1, "blue": 2},
        dice=(CAUGHT,) * 5,
    )
    run(drive(t), ff_arrow=(0, 0), ff_guess=None)
    assert t.tree[RED] + t.tree[BLUE] + t.tree[SILVER] == 5
    assert len(board_of(t).arrows) == 1


@rule("harrow:ff.others.03")
def test_after_the_arrow_the_fair_folk_may_also_guess() -> None:
    t = cleaning_up("protectors", nests={"C3": "spawn_1"}, legends={"protectors": "C3"})
    asked = offered(drive(t.clone()), ff_arrow=(0, 0))
    assert (asked.seat, asked.kind.name, asked.options[0], len(asked.options)) == (0, "ff.guess", None, 38)
    run(drive(t), ff_arrow=(0, 0), ff_guess=h("A1"))
    assert board_of(t).found == 1


@rule("harrow:ff.others.05", "harrow:ff.others.06")
def test_the_player_orders_several_offers_and_a_find_turns_the_rest_to_the_next_item() -> None:
    t = cleaning_up(
        "protectors",
        nests={"C3": "spawn_1", "D4": "nothing"},
        haints={"protectors": {"C3": 1, "D4": 1}},
        finds=("A1", "G1", "A2"),
    )
    asked = offered(drive(t.clone()))
    assert (asked.seat, spots(asked.options)) == (1, {"C3", "D4"})
    run(
        drive(t),
        ff_offer_take=h("C3"),
        ff_arrow=[(0, 1), (0, 0)],
        ff_guess=[h("A1"), None],
    )
    board = board_of(t)
    assert board.taken[PROTECTORS] == sorted([offer("spawn_1"), offer("nothing")])
    assert board.found == 1
    assert board.arrows == [[h("D4"), 0, 1]]  # the crown lies to the right, so the second arrow was turned


@rule("harrow:ff.quest.13")
def test_nothing_is_sought_any_more_after_the_queen() -> None:
    t = cleaning_up("protectors", nests={"C3": "spawn_1"}, legends={"protectors": "C3"}, found=3, ground={"silver": 2})
    run(drive(t))
    assert board_of(t).taken[PROTECTORS] == [offer("spawn_1")]
    assert board_of(t).arrows == []


@rule("harrow:r.152", "harrow:c1.strengthen.03")
def test_more_than_six_cubes_out_of_the_tree_of_an_offer_do_not_stay() -> None:
    t = cleaning_up(
        "protectors",
        nests={"C3": "spawn_1"},
        haints={"protectors": {"C3": 1}},
        ground={"red": 8, "blue": 7},
        dice=(THROUGH,) * 15,
    )
    run(drive(t))
    assert (t.ground[RED], t.ground[BLUE]) == (6, 7)  # the others keep theirs until the end of their own turn


# -- spending ----------------------------------------------------------------------------------------------------------


@rule("harrow:ff.others.02", "harrow:r.097")
def test_an_offer_is_a_free_action_between_actions_and_goes_back_into_the_bag() -> None:
    t = holding("strengthen_2", "nothing")
    assert ("offer", offer("strengthen_2")) in deeds(t, PROTECTORS)
    t.jar = -1
    assert ("offer", offer("strengthen_2")) in deeds(t, PROTECTORS)
    assert ("offer", offer("strengthen_2")) not in deeds(t, FAMILY)
    t.jar = 1
    use(t, "strengthen_2")
    assert t.ground[RED] == 2
    assert board_of(t).taken[PROTECTORS] == [offer("nothing")]
    assert board_of(t).bag[offer("strengthen_2")] == 1


@rule("harrow:r.097")
def test_no_offer_during_an_action() -> None:
    t = holding("strengthen_2", legends={"protectors": "D6"}, jar=1)
    t.wild[PROTECTORS] = 2
    asked = offered(drive(t), deed=("act", 1))
    assert asked.kind.name == "wild"
    assert all(option is None or isinstance(option, int) for option in asked.options)


@rule("harrow:r.097", "harrow:ff.others.02")
def test_the_family_may_spend_an_offer_between_two_tokens_of_the_ability_jar() -> None:
    t = holding("strengthen_2", faction="family", legends={"family": "D2"})
    assert t.family is not None
    t.family.bag[STRENGTHEN] = t.family.bag[SPAWN] = 1
    t.box[STRENGTHEN] -= 1
    t.box[SPAWN] -= 1
    menu = offered(drive(t.clone()), deed=("act", 0))
    assert menu.kind.name == "bag.activate"
    assert ("offer", offer("strengthen_2")) in menu.options
    run(
        drive(t),
        deed=[("act", 0), None],
        bag_activate=[("token", SPAWN), ("offer", offer("strengthen_2")), ("token", STRENGTHEN)],
        spawn_where=h("D2"),
        bag_place=["bag", "bag"],
    )
    assert (at(t.haints[FAMILY]), t.ground[BLUE]) == ({"D2": 1}, 3)
    assert board_of(t).bag[offer("strengthen_2")] == 1


@rule("harrow:ff.offers.01")
def test_no_effect() -> None:
    t = holding("nothing")
    use(t, "nothing")
    assert board_of(t).bag[offer("nothing")] == 1


@rule("harrow:ff.offers.02")
def test_draw_a_card() -> None:
    t = holding("draw_card")
    t.decks[PROTECTORS] = [card("roar")]
    use(t, "draw_card")
    assert t.hands[PROTECTORS] == [card("roar")]


@rule("harrow:ff.offers.03")
def test_move_any_haint() -> None:
    t = holding("move_any_haint", haints={"protectors": {"D6": 1}, "family": {"D4": 1}}, townsfolk=("D3",))
    asked = question(t, "move_any_haint")
    assert asked.options == [(PROTECTORS, HAINT, h("D6")), (FAMILY, HAINT, h("D4"))]
    asked = question(t, "move_any_haint", ff_offer_unit=(FAMILY, HAINT, h("D4")))
    assert spots(asked.options) == {"E4", "E3", "C3", "C4", "D5"}
    use(t, "move_any_haint", ff_offer_unit=(PROTECTORS, HAINT, h("D6")), ff_offer_unit_to=h("D5"))
    assert at(t.haints[PROTECTORS]) == {"D5": 1}


@rule("harrow:ff.offers.04")
def test_move_an_enemy_haint() -> None:
    t = holding(
        "move_enemy_haint", faction="family", haints={"protectors": {"D6": 1}, "family": {"D4": 1}}, townsfolk=("D5",)
    )
    use(t, "move_enemy_haint", ff_offer_unit_to=h("E5"))
    assert at(t.haints[PROTECTORS]) == {"E5": 1}
    assert at(t.haints[FAMILY]) == {"D4": 1}


@rule("harrow:ff.offers.05", "harrow:ff.offers.06")
@pytest.mark.parametrize(("name", "count"), [("spawn_1", 1), ("spawn_2", 2)])
def test_spawn(name: str, count: int) -> None:
    t = holding(name, legends={"protectors": "C3"})
    use(t, name, spawn_where=[h("C3")] * count)
    assert at(t.haints[PROTECTORS]) == {"C3": count}


@rule("harrow:ff.offers.07", "harrow:ff.offers.08")
@pytest.mark.parametrize(("name", "way"), [("advance_1", ["D5"]), ("advance_2", ["D5", "D4"])])
def test_advance(name: str, way: list[str]) -> None:
    t = holding(name, haints={"protectors": {"D6": 1}})
    starts = ["D6", *way[:-1]]
    use(t, name, move_from=[h(one) for one in starts], move_to=[h(one) for one in way])
    assert at(t.haints[PROTECTORS]) == {way[-1]: 1}


@rule("harrow:ff.offers.07")
def test_one_advance_does_not_enter_a_mountain() -> None:
    t = holding("advance_1", haints={"protectors": {"C4": 1}})
    assert "B3" not in spots(question(t, "advance_1", move_from=h("C4")).options)


@rule("harrow:ff.offers.09", "harrow:ff.offers.10")
@pytest.mark.parametrize(("name", "count"), [("strengthen_1", 1), ("strengthen_2", 2)])
def test_strengthen(name: str, count: int) -> None:
    t = holding(name)
    use(t, name)
    assert t.ground[CUBE["red"]] == count


@rule("harrow:ff.offers.11")
def test_two_legends_move_one_hex_each_whosever_they_are() -> None:
    t = holding("move_legends", legends={"protectors": "D6", "family": "D2"}, buildings=("D5",))
    asked = question(t, "move_legends")
    assert asked.options == [0, 1]
    asked = question(t, "move_legends", ff_offer_legend=0)
    assert spots(asked.options) == {"E6", "E5", "C5", "C6", "D7"}
    use(t, "move_legends", ff_offer_legend=1, ff_offer_legend_to=[h("D3"), h("E5")])
    assert t.legend_at[:2] == [h("E5"), h("D3")]


@rule("harrow:ff.offers.11")
def test_kami_and_her_goblin_are_legends() -> None:
    t = fair_table(
        "fairfolk",
        "protectors",
        "kami",
        on_turn="protectors",
        taken={"protectors": ("move_legends",)},
        jar=0,
        legends={"protectors": "D6", "kami": "D2", "kami_b": "C1"},
    )
    assert question(t, "move_legends").options == [0, 2, 3]


@rule("harrow:ff.others.02")
def test_a_taken_offer_is_open_to_all() -> None:
    t = holding("spawn_2")
    g = game(t)
    for seat in (None, 0, 1, 2):
        board = next(p["board"] for p in g.view(seat)["table"]["players"] if p["faction"] == "fairfolk")
        assert board["taken"] == {"protectors": ["spawn_2"]}
