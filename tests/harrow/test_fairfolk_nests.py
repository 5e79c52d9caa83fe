"""The Fair Folk: playing nests, search cubes, clean-up."""

from __future__ import annotations

from harrow.fairfolk_table import (
    HESTER,
    PLAY_NEST,
    WITH_HESTER,
    board_of,
    do,
    fair_table,
    menu,
    nests,
    offer,
    play,
    question,
    spots,
)
from harrow.tables import card, drive, h
from klubovna.games.harrow.factions.fairfolk.board import NESTS
from klubovna.games.harrow.facts import DECKS, FAIRFOLK, HESTER_TOKEN, OFFER_IDS, SILVER
from klubovna.games.harrow.roles import ROLES
from klubovna.kernel.zones import EVERYBODY
from klubovna.testing import offered, rule, run

EIGHT = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4")


@rule("harrow:ff.nest.01")
def test_a_nest_with_its_offer_goes_to_a_hex_without_units_and_fire() -> None:
    t = fair_table(
        *WITH_HESTER,
        chapter="ff4",
        offers=("spawn_1", "advance_1", "nothing"),
        haints={"protectors": {"C2": 1}},
        infected={"family": {"C3": 1}},
        legends={"protectors": "D6", "hester": "E5"},
    )
    t.add_flames(h("E4"), 2)
    asked = question(t, PLAY_NEST)
    assert asked.options == sorted(offer(name) for name in ("spawn_1", "advance_1", "nothing"))
    asked = question(t, PLAY_NEST, ff_nest_offer=offer("advance_1"))
    assert {"C2", "C3", "D6", "E5", "E4"}.isdisjoint(spots(asked.options))
    assert len(asked.options) == 37 - 5
    do(t, PLAY_NEST, ff_nest_offer=offer("advance_1"), ff_nest_to=h("D3"))
    assert nests(t) == {"D3": "advance_1"}
    assert board_of(t).hand == sorted([offer("spawn_1"), offer("nothing")])


@rule("harrow:ff.nest.01")
def test_one_nest_per_turn() -> None:
    t = fair_table(offers=("spawn_1", "advance_1"), cards=("silver_dew",))
    t.gain_cubes(SILVER, 1)
    assert PLAY_NEST in menu(t)
    do(t, PLAY_NEST, ff_nest_offer=offer("advance_1"), ff_nest_to=h("D3"))
    assert PLAY_NEST not in menu(t)


@rule("harrow:ff.nest.02")
def test_townsfolk_buildings_dolls_and_roots_do_not_matter() -> None:
    t = fair_table(
        "fairfolk",
        "protectors",
        "kami",
        "hester",
        chapter="ff4",
        offers=("nothing",),
        townsfolk=("B1",),
        buildings=("B2",),
    )
    assert t.kami is not None
    assert t.hester is not None
    t.kami.dolls = [h("C1"), h("C2"), h("C3")]
    t.hester.roots = [[-1, h("A1")], [h("A1"), h("A2")]]
    assert {"B1", "B2", "C1", "A1", "A2"} <= spots(question(t, PLAY_NEST).options)


@rule("harrow:r.090")
def test_one_nest_per_hex_and_mountain_and_brambles_are_allowed() -> None:
    t = fair_table(offers=("nothing",), nests={"C2": "spawn_1", "C3": ""}, terrains=("swamp", "forest"))
    where = spots(question(t, PLAY_NEST).options)
    assert {"C2", "C3"}.isdisjoint(where)
    assert {"D4", "B3"} <= where
    do(t, PLAY_NEST, ff_nest_to=h("B3"))
    assert t.ground[SILVER] == 0


@rule("harrow:ff.nest.05")
def test_a_nest_on_a_terrain_with_a_search_cube_brings_a_cube() -> None:
    t = fair_table(offers=("nothing",), terrains=("forest",))
    do(t, PLAY_NEST, ff_nest_to=h("C3"))
    assert t.ground[SILVER] == 1
    t = fair_table(offers=("nothing",), terrains=("forest",))
    do(t, PLAY_NEST, ff_nest_to=h("C4"))
    assert t.ground[SILVER] == 0


@rule("harrow:ff.nest.03", "harrow:ff.nest.04")
def test_without_a_nest_in_supply_one_of_the_map_is_taken_and_its_offer_goes_into_the_bag() -> None:
    t = fair_table(offers=("nothing",), nests={**dict.fromkeys(EIGHT, ""), "A1": "spawn_2"})
    assert board_of(t).spare_nests() == 0
    assert spots(question(t, PLAY_NEST).options) == {*EIGHT}
    do(t, PLAY_NEST, ff_nest_from=h("A1"), ff_nest_to=h("G1"))
    assert nests(t) == {**dict.fromkeys(EIGHT[1:], ""), "G1": "nothing"}
    assert board_of(t).bag[offer("spawn_2")] == 1


@rule("harrow:ff.nest.03")
def test_without_an_offer_in_supply_one_is_taken_out_of_a_nest() -> None:
    t = fair_table(nests={"A1": "spawn_2", "A2": "", "A3": "nothing"})
    assert spots(question(t, PLAY_NEST).options) == {"A1", "A3"}
    do(t, PLAY_NEST, ff_nest_offer_from=h("A1"), ff_nest_to=h("G1"))
    assert nests(t) == {"A1": "", "A2": "", "A3": "nothing", "G1": "spawn_2"}


@rule("harrow:ff.nest.03")
def test_no_offer_anywhere_no_nest() -> None:
    t = fair_table(nests={"A1": ""}, taken={"family": tuple(OFFER_IDS)}, cards=("silver_dew",), ground={"silver": 1})
    assert menu(t) == [None, ("card", card("silver_dew"))]


# -- clean-up ----------------------------------------------------------------------------------------------------------


@rule("harrow:ff.cards.02")
def test_six_search_cubes_stay() -> None:
    t = fair_table(ground={"silver": 9})
    play(t)
    assert t.ground[SILVER] == 6


@rule("harrow:ff.cards.03", "harrow:ff.cards.04")
def test_quests_cards_and_offers_are_drawn_up_to_three() -> None:
    t = fair_table(offers=("nothing",), quests=("edge",), cards=("beguile", "silver_dew"))
    play(t)
    board = board_of(t)
    assert (len(board.quests), len(t.hands[FAIRFOLK]), len(board.hand)) == (3, 3, 3)
    assert card("edge") in board.quests
    assert sum(board.bag) == len(OFFER_IDS) - 3


@rule("harrow:ff.cards.04")
def test_an_empty_bag_gives_no_offer() -> None:
    t = fair_table(taken={"family": tuple(OFFER_IDS)})
    play(t)
    assert board_of(t).hand == []


@rule("harrow:ff.cards.05")
def test_an_empty_deck_is_refilled_at_once() -> None:
    t = fair_table(cards=("beguile", "silver_dew"))
    t.decks[FAIRFOLK] = [card("sudden_hunch")]
    t.discards[FAIRFOLK] = [one for one in DECKS["fairfolk"] if one not in (*t.hands[FAIRFOLK], card("sudden_hunch"))]
    board = board_of(t)
    board.quest_deck = [card("edge")]
    board.quest_discard = [one for one in DECKS["quests"] if one != card("edge")]
    in_order = [*t.discards[FAIRFOLK]], [*board.quest_discard]
    for one in (*t.discards[FAIRFOLK], *board.quest_discard):
        t.seen[one] = EVERYBODY
    play(t)
    assert (t.decks[FAIRFOLK], board.quest_deck) != (in_order[0], in_order[1][:-2])
    assert not any(t.seen[one] for one in (*t.decks[FAIRFOLK], *board.quest_deck))
    assert card("sudden_hunch") in t.hands[FAIRFOLK]
    assert (len(t.decks[FAIRFOLK]), t.discards[FAIRFOLK]) == (10, [])
    assert card("edge") in board.quests
    assert (len(board.quests), len(board.quest_deck), board.quest_discard) == (3, 13, [])


# -- a fire under a nest -----------------------------------------------------------------------------------------------


@rule("harrow:r.090")
def test_a_new_fire_pushes_the_nest_to_a_hex_of_hesters_choice() -> None:
    t = fair_table(
        *WITH_HESTER,
        chapter="ff4",
        on_turn="hester",
        infected={"protectors": {"C4": 1}, "family": {"C3": 1}},
        taken={"hester": ("advance_1",)},
        nests={"C3": "spawn_1", "C2": ""},
        legends={"family": "D3"},
    )
    t.moment = 2
    lit = {
        "hester_deed": ("offer", offer("advance_1")),
        "ff_offer_unit": (0, 3, h("C4")),
        "ff_offer_unit_to": h("C3"),
        "fire_side": 0,
    }
    run(ROLES[HESTER].turn(t), **lit)
    asked = offered(drive(t.clone(), until="todo"))
    assert (asked.seat, asked.kind.name) == (3, "ff.nest.push")
    assert spots(asked.options) == {"D4", "D3", "B2", "B3", "C4"}
    run(drive(t, until="todo"), ff_nest_push=h("B2"))
    assert nests(t) == {"B2": "spawn_1", "C2": ""}
    assert t.legend_at[HESTER_TOKEN] < 0
    assert board_of(t).spare_nests() == NESTS - 2
