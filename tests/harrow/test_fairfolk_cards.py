"""The thirteen cards of the Fair Folk."""

from __future__ import annotations

from typing import Any

from harrow.fairfolk_table import (
    CAUGHT,
    FAMILY,
    PROTECTORS,
    THROUGH,
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
from harrow.tables import at, card, drive, h
from klubovna.games.harrow.factions.fairfolk.cards import COST, EFFECTS
from klubovna.games.harrow.facts import CARD_FACTS, DECKS, FAIRFOLK, HAINT, HESTER_TOKEN, SILVER
from klubovna.games.harrow.state import Table
from klubovna.testing import rule, run


def holding(name: str, cubes: int = 6, **given: Any) -> Table:
    return fair_table(**{"cards": (name,), "ground": {"silver": cubes}, **given})


def use(t: Table, name: str, **answers: Any) -> None:
    do(t, ("card", card(name)), **answers)


def playable(t: Table, name: str) -> bool:
    """Whether the menu lists the card; an offer in supply keeps the menu from being empty."""
    board_of(t).hand = board_of(t).hand or [0]
    return ("card", card(name)) in menu(t)


@rule("harrow:ff.cards.01")
def test_every_card_has_its_cost_and_its_effect() -> None:
    assert set(EFFECTS) == set(DECKS["fairfolk"])
    for one, cost in COST.items():
        assert cost == CARD_FACTS[one]["cost"]


@rule("harrow:ff.cards.01")
def test_search_cubes_of_the_battleground_pay_and_the_card_is_discarded() -> None:
    t = holding("sealed_bargain", cubes=2)
    before = t.cubes[SILVER]
    use(t, "sealed_bargain")
    assert (t.ground[SILVER], t.cubes[SILVER]) == (0, before + 2)
    assert t.hands[FAIRFOLK] == []
    assert t.discards[FAIRFOLK] == [card("sealed_bargain")]
    assert not playable(holding("sealed_bargain", cubes=1), "sealed_bargain")


@rule("harrow:ff.cards.01")
def test_any_number_of_cards_in_a_turn() -> None:
    t = fair_table(cards=("silver_dew", "sealed_bargain", "second_nest"), ground={"silver": 4})
    play(t, *(("card", one) for one in t.hands[FAIRFOLK]))
    assert t.discards[FAIRFOLK] == sorted(card(name) for name in ("silver_dew", "sealed_bargain", "second_nest"))
    assert t.ground[SILVER] == 4 - 5 + 2


@rule("harrow:ff.cards.01")
def test_will_o_the_wisp_moves_a_nest_with_its_offer() -> None:
    t = holding("will_o_wisp", nests={"D4": "spawn_1", "D3": "", "A1": "nothing"}, haints={"family": {"C3": 1}})
    t.add_flames(h("C4"), 2)
    wisp = ("card", card("will_o_wisp"))
    assert spots(question(t, wisp).options) == {"A1", "D4"}
    assert spots(question(t, wisp, ff_card_nest=h("D4")).options) == {"E4", "E3", "D5"}
    use(t, "will_o_wisp", ff_card_nest=h("D4"), ff_card_nest_to=h("E4"))
    assert nests(t) == {"E4": "spawn_1", "D3": "", "A1": "nothing"}
    assert not playable(holding("will_o_wisp", nests={"D3": ""}), "will_o_wisp")


@rule("harrow:ff.cards.01")
def test_sweeter_bait_draws_other_offers() -> None:
    t = holding("sweeter_bait", offers=("nothing", "draw_card", "spawn_1"))
    use(t, "sweeter_bait", ff_card_offers=[offer("nothing"), offer("spawn_1")])
    board = board_of(t)
    assert len(board.hand) == 3
    assert offer("draw_card") in board.hand
    assert sum(board.bag) == 8


@rule("harrow:ff.cards.01")
def test_change_of_heart_swaps_quests() -> None:
    t = holding("change_of_heart", quests=("edge", "on_swamp", "crossroads"))
    top = board_of(t).quest_deck[-2:]
    use(t, "change_of_heart", ff_card_quests=[card("on_swamp"), card("edge"), None])
    board = board_of(t)
    assert board.quests == sorted([card("crossroads"), *top])
    assert sorted(board.quest_discard) == sorted([card("edge"), card("on_swamp")])


@rule("harrow:ff.cards.01")
def test_turning_season_moves_a_search_cube_of_the_board() -> None:
    t = holding("turning_season", terrains=("swamp", "forest"))
    use(t, "turning_season", ff_card_terrain=3, ff_card_terrain_to=1)
    assert board_of(t).held == [0, 1]


@rule("harrow:ff.cards.01")
def test_silver_dew_adds_two_search_cubes() -> None:
    t = holding("silver_dew", cubes=1)
    use(t, "silver_dew")
    assert t.ground[SILVER] == 2


@rule("harrow:ff.cards.01")
def test_second_nest() -> None:
    t = holding("second_nest", offers=("nothing", "spawn_1"), terrains=("forest",))
    second = ("card", card("second_nest"))
    play(
        t,
        ("nest", 0),
        second,
        ("nest", 0),
        ff_nest_offer=[offer("nothing"), offer("spawn_1")],
        ff_nest_to=[h("C3"), h("C5")],
    )
    assert nests(t) == {"C3": "nothing", "C5": "spawn_1"}
    assert t.ground[SILVER] == 6


@rule("harrow:ff.cards.01")
def test_renewed_offer_fills_an_empty_nest_without_units() -> None:
    t = holding("renewed_offer", nests={"C3": "", "C4": "", "C5": "nothing"}, haints={"family": {"C4": 1}})
    use(t, "renewed_offer")
    assert nests(t)["C3"] != ""
    assert nests(t)["C4"] == ""
    assert sum(board_of(t).bag) == 9
    assert board_of(t).hand == []
    t = holding("renewed_offer", nests={"C4": ""}, haints={"family": {"C4": 1}})
    assert not playable(t, "renewed_offer")


@rule("harrow:ff.cards.01")
def test_beguile_leads_a_haint_to_a_nest_it_may_enter() -> None:
    t = holding(
        "beguile",
        nests={"C3": "", "C4": "nothing", "D3": ""},
        haints={"protectors": {"D4": 1}, "family": {"C2": 2}},
        legends={"protectors": "B3"},
        buildings=("C4",),
    )
    asked = question(t, ("card", card("beguile")))
    assert asked.options == [(PROTECTORS, HAINT, h("D4")), (FAMILY, HAINT, h("C2"))]
    asked = question(t, ("card", card("beguile")), ff_card_unit=(PROTECTORS, HAINT, h("D4")))
    assert spots(asked.options) == {"C3", "D3"}
    use(t, "beguile", ff_card_unit=(FAMILY, HAINT, h("C2")), ff_card_unit_to=h("D3"))
    assert at(t.haints[FAMILY]) == {"C2": 1, "D3": 1}


@rule("harrow:ff.cards.01")
def test_beguile_leads_infected_haints_too() -> None:
    t = fair_table(
        *WITH_HESTER,
        chapter="ff4",
        cards=("beguile",),
        ground={"silver": 2},
        nests={"C3": ""},
        infected={"family": {"C2": 1}},
    )
    use(t, "beguile")
    assert t.infected[FAMILY][h("C3")] == 1


@rule("harrow:ff.cards.01")
def test_sweet_music_leads_a_legend_to_a_nest() -> None:
    t = fair_table(
        *WITH_HESTER,
        chapter="ff4",
        cards=("sweet_music",),
        ground={"silver": 3},
        nests={"C3": "", "E5": ""},
        legends={"protectors": "C2", "family": "B3", "hester": "D6"},
        haints={"family": {"E5": 1}},
        townsfolk=("C3",),
    )
    asked = question(t, ("card", card("sweet_music")))
    assert asked.options == [0, HESTER_TOKEN]
    use(t, "sweet_music", ff_card_legend=HESTER_TOKEN)
    assert t.legend_at[HESTER_TOKEN] == h("E5")


@rule("harrow:ff.cards.01")
def test_sealed_bargain_counts_two_more_fallen_cubes_until_the_next_turn() -> None:
    for bargain, arrows in ((2, 1), (0, 0)):
        t = fair_table(
            on_turn="protectors", nests={"C3": "nothing"}, haints={"protectors": {"C3": 1}}, ground={"red": 2}
        )
        board_of(t).bargain = bargain
        t.phase, t.moment = 3, 3
        t.chance.load(THROUGH, THROUGH)
        answers = {"ff_arrow": (0, 0), "ff_guess": None} if arrows else {}
        run(drive(t), **answers)
        assert len(board_of(t).arrows) == arrows
    t = holding("sealed_bargain")
    play(t, ("card", card("sealed_bargain")))
    assert board_of(t).bargain == 2
    t.actor = FAIRFOLK
    play(t)
    assert board_of(t).bargain == 0


@rule("harrow:ff.cards.01", "harrow:r.130")
def test_shake_the_boughs_needs_three_search_cubes_that_fall() -> None:
    t = holding("shake_the_boughs", cubes=5, nests={"C3": "nothing", "C4": ""}, dice=(THROUGH,) * 3)
    use(t, "shake_the_boughs", ff_arrow=(0, 0))
    assert len(board_of(t).arrows) == 1
    assert nests(t) == {"C3": "", "C4": ""}
    t = holding("shake_the_boughs", cubes=5, nests={"C3": "nothing"}, dice=(CAUGHT, THROUGH, THROUGH, THROUGH, THROUGH))
    use(t, "shake_the_boughs")
    assert board_of(t).arrows == []
    assert t.tree[SILVER] == 1


@rule("harrow:ff.cards.01")
def test_fairy_lantern_needs_a_nest_with_an_offer() -> None:
    assert not playable(holding("fairy_lantern", nests={"C3": ""}), "fairy_lantern")
    t = holding("fairy_lantern", nests={"C3": "spawn_2", "C4": ""})
    use(t, "fairy_lantern", ff_arrow=(1, 0))
    assert board_of(t).bag[offer("spawn_2")] == 1
    assert board_of(t).arrows[0][:2] == [h("C3"), 1]


@rule("harrow:ff.cards.01")
def test_sudden_hunch_is_a_guess_without_a_quest() -> None:
    t = holding("sudden_hunch", cubes=3)
    use(t, "sudden_hunch", ff_guess=h("A1"))
    assert board_of(t).found == 1
    assert not board_of(t).quested
