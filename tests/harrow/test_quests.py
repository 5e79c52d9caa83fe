"""Quests of the Fair Folk: which nests fit, and what completing one brings."""

from __future__ import annotations

import pytest

from harrow.fairfolk_table import board_of, do, fair_table, menu, nests, offer, play, question, spots
from harrow.tables import card, game, h, table_of
from klubovna.games.harrow.factions.fairfolk.quests import FITTING, completable
from klubovna.games.harrow.facts import CARD_FACTS, CARD_IDS, DECKS, LABEL, MAP_IDS
from klubovna.testing import rule

SWAMPS = {"A3": "", "B1": "spawn_1", "C4": "", "C6": "advance_1"}
ON_SWAMP = ("quest", card("on_swamp"))


@rule("harrow:ff.quest.01")
@pytest.mark.parametrize("side", range(2))
def test_as_many_hexes_fit_each_quest_as_the_content_says(side: int) -> None:
    for one in DECKS["quests"]:
        assert len(FITTING[side][one]) == CARD_FACTS[one]["eligible"][MAP_IDS[side]], CARD_IDS[one]


@rule("harrow:ff.quest.01", "harrow:ex.ff.quest.1")
def test_four_nests_each_next_to_wetlands_and_swamp() -> None:
    t = fair_table(quests=("next_wetlands_swamp",), nests={"A1": "", "B4": "spawn_1", "D4": "", "C4": ""})
    assert completable(t, board_of(t)) == []
    t = fair_table(quests=("next_wetlands_swamp",), nests={"A1": "", "B4": "spawn_1", "D4": "", "F3": ""})
    assert ("quest", card("next_wetlands_swamp")) in menu(t)


@rule("harrow:ff.quest.01")
@pytest.mark.parametrize(
    ("quest", "fits", "fits_not"),
    [
        ("on_swamp", ("A3", "B1", "C4", "C6"), "C3"),
        ("next_mountain", ("A2", "A3", "C4", "G1"), "D4"),
        ("edge", ("A1", "D1", "G4", "D7"), "C3"),
        ("middle_ring", ("B2", "C5", "F3", "D2"), "D3"),
        ("next_home", ("C1", "D3", "D5", "E6"), "B1"),
        ("crossroads", ("B3", "C2", "D6", "F1"), "A1"),
        ("fairy_ring", ("D3", "C3", "C4", "E4"), "G4"),
    ],
)
def test_all_four_nests_must_fit(quest: str, fits: tuple[str, ...], fits_not: str) -> None:
    t = fair_table(quests=(quest,), nests=dict.fromkeys(fits, ""))
    assert completable(t, board_of(t)) == [card(quest)]
    t = fair_table(quests=(quest,), nests=dict.fromkeys((*fits[:3], fits_not), ""))
    assert completable(t, board_of(t)) == []


@rule("harrow:ff.quest.01")
def test_a_ring_needs_one_hex_in_its_middle() -> None:
    t = fair_table(quests=("fairy_ring",), nests=dict.fromkeys(("D3", "C3", "G1", "G2"), ""))
    assert completable(t, board_of(t)) == []


@rule("harrow:ff.quest.01")
def test_a_quest_that_is_not_in_hand_cannot_be_completed() -> None:
    t = fair_table(quests=("edge",), nests=SWAMPS)
    assert completable(t, board_of(t)) == []


@rule("harrow:r.143")
def test_the_nest_of_this_turn_need_not_belong_to_the_quest() -> None:
    t = fair_table(quests=("on_swamp",), nests=SWAMPS)
    assert ON_SWAMP in menu(t)
    t = fair_table(quests=("on_swamp",), nests=SWAMPS, offers=("nothing",))
    do(t, ("nest", 0), ff_nest_to=h("G4"))
    assert ON_SWAMP in menu(t)


@rule("harrow:ff.quest.02", "harrow:r.144")
def test_the_card_is_revealed_with_four_nests_and_discarded() -> None:
    t = fair_table(quests=("on_swamp",), nests={**SWAMPS, "E1": "nothing", "G4": "spawn_2"}, finds=("A1", "B1", "C1"))
    g = game(t)
    assert g.decision is not None
    g.choose(g.decision.options.index(ON_SWAMP))
    g.choose(g.decision.options.index("arrow"))
    g.choose(g.decision.options.index(h("E1")))
    g.choose(0)
    quest = next(e["params"] for e in g.events(1) if e["event"] == "quest")
    assert quest["card"] == card("on_swamp")
    assert [LABEL[at] for at in quest["hexes"]] == ["E1", "A3", "B1", "C4"]
    assert board_of(table_of(g)).quest_discard == [card("on_swamp")]
    assert board_of(table_of(g)).quests == []


@rule("harrow:r.144", "harrow:ff.cards.03")
def test_the_hand_of_quests_is_filled_up_in_clean_up() -> None:
    t = fair_table(quests=("on_swamp", "edge", "crossroads"), nests=SWAMPS)
    play(t, ON_SWAMP, ff_quest_use="guess", ff_guess=h("G4"))
    assert len(board_of(t).quests) == 3
    assert card("on_swamp") not in board_of(t).quests


@rule("harrow:ff.quest.02")
def test_an_arrow_or_a_guess() -> None:
    t = fair_table(quests=("on_swamp",), nests=SWAMPS)
    assert question(t, ON_SWAMP).options == ["arrow", "guess"]
    do(t, ON_SWAMP, ff_quest_use="guess", ff_guess=h("G4"))
    assert board_of(t).arrows == []
    assert board_of(t).crosses == [h("G4")]
    assert nests(t) == SWAMPS


@rule("harrow:ff.quest.03")
def test_one_quest_per_turn() -> None:
    t = fair_table(
        quests=("on_swamp", "edge"), nests={**SWAMPS, "A1": "", "A2": ""}, cards=("silver_dew",), ground={"silver": 1}
    )
    assert ("quest", card("edge")) in menu(t)
    do(t, ON_SWAMP, ff_quest_use="guess", ff_guess=h("G4"))
    assert ("quest", card("edge")) not in menu(t)
    board_of(t).quests = [card("edge")]
    t.moment = 0
    assert ("quest", card("edge")) in menu(t)


@rule("harrow:ff.quest.04")
def test_the_arrow_goes_to_a_nest_of_the_quest_that_has_its_offer() -> None:
    t = fair_table(quests=("on_swamp",), nests={**SWAMPS, "G4": "spawn_2"})
    assert spots(question(t, ON_SWAMP, ff_quest_use="arrow").options) == {"B1", "C6"}
    do(t, ON_SWAMP, ff_quest_use="arrow", ff_arrow_nest=h("B1"), ff_arrow=(0, 0))
    assert nests(t) == {**SWAMPS, "B1": "", "G4": "spawn_2"}
    assert board_of(t).bag[offer("spawn_1")] == 1
    assert board_of(t).arrows == [[h("B1"), 0, 0]]


@rule("harrow:ff.quest.04")
def test_without_an_offer_in_the_four_nests_there_is_only_a_guess() -> None:
    t = fair_table(quests=("on_swamp",), nests={**dict.fromkeys(SWAMPS, ""), "G4": "spawn_2"})
    do(t, ON_SWAMP, ff_guess=h("G4"))
    assert board_of(t).crosses == [h("G4")]


@rule("harrow:ff.quest.04")
def test_in_a_ring_only_nests_around_its_hex_may_get_the_arrow() -> None:
    ring = {"D3": "spawn_1", "C3": "", "C4": "nothing", "E4": ""}
    t = fair_table(quests=("fairy_ring",), nests={**ring, "G4": "spawn_2"})
    asked = question(t, ("quest", card("fairy_ring")), ff_quest_use="arrow")
    assert spots(asked.options) == {"D3", "C4"}
