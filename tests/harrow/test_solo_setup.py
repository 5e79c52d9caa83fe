"""The solo game: set-up, objectives, choosing the solo card, the end."""

from __future__ import annotations

import pytest

from harrow.solo_table import FAMILY, HESTER, PROTECTORS, carry, carrying, hester_of, solo_of, solo_table
from harrow.tables import at, card, h
from klubovna.games.harrow import RULES
from klubovna.games.harrow.factions.hester.feast import meals
from klubovna.games.harrow.factions.hester.role import FEAST
from klubovna.games.harrow.facts import DECKS, EDGE, HESTER_TOKEN, LEGEND_CALLED, MIDDLE, NOBODY, SPOTS
from klubovna.games.harrow.inventory import inventory
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.rounds import step
from klubovna.games.harrow.setup import setup
from klubovna.games.harrow.solo.cards import hexes_of
from klubovna.games.harrow.solo.goals import goal_hexes, missing_goal, place_goal
from klubovna.games.harrow.solo.turn import ATTACK, FACTION, IDLE, KEEP, REVEAL, SPACES_STAGE
from klubovna.games.harrow.state import ROUND_BEGINS, ROUND_ENDS, TURN, Table
from klubovna.kernel.chance import Chance
from klubovna.testing import offered, rule, run

TOWNSFOLK, BUILDING = range(2)


def begin(level: int, counts: list[int]) -> Table:
    """The set-up of a level with so many cards of the decks."""
    t = setup(RULES.config(1, 5, ["hester"], {"chapter": "solo", "level": level}))
    run(step(t), solo_count=counts)
    run(step(t), legend=[LEGEND_CALLED["bernice"], LEGEND_CALLED["kaine"]])
    return t


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("harrow:solo.setup.01", "harrow:solo.setup.11", "harrow:solo.setup.12")
def test_hester_faces_two_automated_factions_at_home() -> None:
    t = begin(1, [6, 6])
    assert t.factions == [HESTER]
    assert [ROLES[faction].automated(t) for faction in t.present] == [True, True]
    assert [t.seat_of[faction] for faction in t.present] == [0, 0]
    assert len(t.hands[HESTER]) == 4
    assert t.ground[:2] == [3, 3]
    assert [t.legend_at[0], t.legend_at[1]] == [t.home[PROTECTORS], t.home[FAMILY]]
    assert [at(t.haints[faction]) for faction in t.present] == [{"D6": 3}, {"D2": 3}]
    assert t.who[:2] == [LEGEND_CALLED["bernice"], LEGEND_CALLED["kaine"]]
    assert t.phase == ROUND_BEGINS


@rule("harrow:solo.setup.02", "harrow:solo.setup.07")
def test_three_shuffled_decks_and_the_rest_unseen_in_the_box() -> None:
    t = begin(1, [8, 4])
    solo = solo_of(t)
    assert [len(deck) for deck in solo.decks] == [8, 4, 6]
    assert [len(deck) for deck in solo.unused] == [8, 5, 6]
    for number, name in enumerate(("tactics", "upgrades", "goblin")):
        assert sorted([*solo.decks[number], *solo.unused[number]]) == DECKS[name]
        assert [*solo.decks[number], *solo.unused[number]] != DECKS[name]
    assert not any(t.seen[one] for deck in (*solo.decks, *solo.unused) for one in deck)
    again = t.clone()
    again.redeal(0, Chance(9))
    assert [sorted(deck) for deck in solo_of(again).decks] != [sorted(deck) for deck in solo.decks]
    assert inventory(again)["cards"] == inventory(t)["cards"]


@rule("harrow:solo.setup.04", "harrow:solo.setup.05", "harrow:solo.setup.06")
@pytest.mark.parametrize(("level", "total"), [(1, 18), (2, 16), (3, 14)])
def test_the_level_fixes_the_number_of_cards(level: int, total: int) -> None:
    assert sum(len(deck) for deck in solo_of(begin(level, [3, 3])).decks) == total


@rule("harrow:solo.setup.03", "harrow:r.085")
def test_any_split_that_the_decks_allow() -> None:
    t = setup(RULES.config(1, 5, ["hester"], {"chapter": "solo", "level": 1}))
    assert offered(step(t)).options == list(range(17))  # all 16 tactics, or none
    t = setup(RULES.config(1, 5, ["hester"], {"chapter": "solo", "level": 1}))
    assert offered(step(t), solo_count=[0]).options == [6, 7, 8, 9]  # twelve goblin cards are all
    assert [len(deck) for deck in solo_of(begin(1, [0, 6])).decks] == [0, 6, 12]


@rule("harrow:solo.setup.08", "harrow:solo.setup.09", "harrow:solo.setup.10")
def test_the_level_fixes_the_terrain_cubes() -> None:
    assert begin(1, [6, 6]).ground[3:7] == [1, 1, 1, 1]
    assert sorted(begin(2, [6, 6]).ground[3:7]) == [0, 0, 1, 1]
    assert begin(3, [6, 6]).ground[3:7] == [0, 0, 0, 0]


@rule("harrow:solo.setup.13")
def test_a_card_names_two_hexes_of_its_group() -> None:
    t = solo_table()
    assert hexes_of(t, card("fraidy_cat")) == [h("D1"), h("D7")]  # red 1 and 10
    assert all(EDGE[spot] for one in DECKS["tactics"] for spot in hexes_of(t, one))
    assert hexes_of(t, card("council_house")) == [h("E4"), h("C3")]  # blue 3 and 6
    assert hexes_of(t, card("spite")) == [h("B4"), h("C2")]  # purple 9 and 12


# -- objectives --------------------------------------------------------------------------------------------------------


@rule("harrow:solo.goals.01", "harrow:solo.goals.05")
def test_both_objectives_are_placed_before_the_first_turn() -> None:
    t = begin(1, [6, 6])
    solo = solo_of(t)
    assert missing_goal(t) == PROTECTORS
    solo.decks[0].append(card("fraidy_cat"))
    run(step(t), solo_deck=0, solo_goal=h("D1"))
    assert at(t.townsfolk) == {"D1": 1}
    solo.decks[0].append(card("determination"))
    run(step(t), solo_deck=0, solo_goal=h("G1"))
    assert at(t.buildings) == {"G1": 1}
    assert missing_goal(t) is None
    run(step(t))
    assert (t.phase, t.round, solo.stage) == (TURN, 1, REVEAL)


@rule("harrow:solo.goals.01")
def test_later_only_the_missing_one_is_placed() -> None:
    assert missing_goal(solo_table(townsfolk=("A1",))) == FAMILY
    assert missing_goal(solo_table(buildings=("A1",))) == PROTECTORS
    assert missing_goal(solo_table(buildings=("A1",), townsfolk=("A2",))) is None


@rule("harrow:solo.goals.02")
def test_an_objective_needs_a_hex_without_units_fire_and_the_other_objective() -> None:
    one = card("fraidy_cat")  # D1 and D7
    assert goal_hexes(solo_table(), TOWNSFOLK, one) == [h("D1"), h("D7")]
    assert goal_hexes(solo_table(haints={"protectors": {"D1": 1}}), TOWNSFOLK, one) == [h("D7")]
    assert goal_hexes(solo_table(legends={"hester": "D1"}), TOWNSFOLK, one) == [h("D7")]
    assert goal_hexes(solo_table(flames={"D7": 2}), TOWNSFOLK, one) == [h("D1")]
    assert goal_hexes(solo_table(buildings=("D7",)), TOWNSFOLK, one) == [h("D1")]
    assert goal_hexes(solo_table(townsfolk=("D7",)), BUILDING, one) == [h("D1")]


@rule("harrow:solo.goals.03")
def test_a_card_that_does_not_fit_is_discarded_for_another() -> None:
    t = solo_table(decks={"tactics": ["fraidy_cat", "determination"]}, haints={"family": {"D1": 1, "D7": 1}})
    t.phase = ROUND_BEGINS
    run(step(t))
    assert solo_of(t).discard == [card("fraidy_cat")]
    assert not any(t.townsfolk)
    run(step(t), solo_goal=h("A4"))
    assert at(t.townsfolk) == {"A4": 1}


@rule("harrow:solo.goals.04")
def test_faceless_portraits_costs_all_cubes_and_allows_any_hex() -> None:
    t = solo_table(
        decks={"upgrades": ["faceless_portraits"]},
        ground={"brown": 2, "green": 1, "red": 3},
        haints={"family": {"A1": 1}},
    )
    asked = offered(place_goal(t, PROTECTORS))
    assert t.ground == [3, 0, 0, 0, 0, 0, 0, 0]
    assert asked.options == [spot for spot in SPOTS if spot not in (h("A1"), MIDDLE)]


# -- the solo card -----------------------------------------------------------------------------------------------------


@rule("harrow:solo.card.01")
def test_the_player_chooses_a_deck_that_is_not_empty() -> None:
    t = solo_table(stage=REVEAL, decks={"tactics": ["roar"], "goblin": ["lure", "trick"]})
    assert offered(carrying(t)).options == [0, 2]
    carry(t, solo_deck=2)
    assert (solo_of(t).card, solo_of(t).stage) == (card("lure"), KEEP)
    assert t.seen[card("lure")]


@rule("harrow:solo.card.02")
def test_once_per_turn_the_card_is_discarded_for_another() -> None:
    t = solo_table(stage=KEEP, solo_card="roar", decks={"goblin": ["lure", "trick"]})
    carry(t, solo_keep=False)
    assert solo_of(t).discard == [card("roar")]
    assert solo_of(t).stage == REVEAL
    carry(t)
    assert solo_of(t).card == card("lure")
    carry(t)  # no second question
    assert solo_of(t).stage == FACTION
    t = solo_table(stage=KEEP, solo_card="roar", decks={"goblin": ["lure"]})
    carry(t, solo_keep=True)
    assert (solo_of(t).card, solo_of(t).stage) == (card("roar"), FACTION)


@rule("harrow:solo.card.03")
def test_the_player_chooses_the_faction() -> None:
    t = solo_table(stage=FACTION, solo_card="roar")
    assert offered(carrying(t)).options == [PROTECTORS, FAMILY]
    carry(t, solo_faction=FAMILY)
    assert (solo_of(t).faction, t.actor, solo_of(t).stage) == (FAMILY, FAMILY, SPACES_STAGE)


@rule("harrow:solo.card.04", "harrow:r.081")
def test_faceless_portraits_as_the_solo_card() -> None:
    t = solo_table(stage=FACTION, solo_card="faceless_portraits", ground={"brown": 2, "blue": 1}, actions=2)
    carry(t, solo_faction=FAMILY)
    assert (t.ground[3], t.ground[1]) == (0, 1)
    assert solo_of(t).spaces == [0, 1, 2]  # it begins with adding a cube
    assert solo_of(t).flames == [1, 1, 0]


@rule("harrow:solo.card.05", "harrow:solo.order.01", "harrow:solo.order.02")
def test_flames_and_order_begin_with_the_symbol_of_the_card() -> None:
    t = solo_table(stage=FACTION, solo_card="dead_eye", actions=4)  # spawn
    carry(t, solo_faction=FAMILY)
    assert solo_of(t).spaces == [1, 2, 0]
    assert solo_of(t).flames == [1, 2, 1]
    t = solo_table(stage=FACTION, solo_card="roar", actions=1)  # move
    carry(t, solo_faction=FAMILY)
    assert solo_of(t).spaces == [2, 0, 1]
    assert solo_of(t).flames == [0, 0, 1]


# -- the end of a turn and of the game ---------------------------------------------------------------------------------


@rule("harrow:solo.turn.01")
def test_hester_takes_the_flames_as_her_actions() -> None:
    t = solo_table(stage=ATTACK, solo_card="roar", active="family", counts=(1, 1, 1), actions=3)
    carry(t)
    run(step(t))
    assert (solo_of(t).stage, solo_of(t).flames, solo_of(t).card) == (IDLE, [0, 0, 0], -1)
    assert solo_of(t).discard == [card("roar")]
    assert t.actor == HESTER
    run(step(t), root_to=h("A1"))
    assert hester_of(t).actions == 3


@rule("harrow:solo.turn.02")
def test_the_brambles_score_after_hesters_turn() -> None:
    t = solo_table(haints={"family": {"D4": 1}})
    t.actor = NOBODY
    run(step(t))
    assert t.phase == ROUND_ENDS
    run(step(t))
    assert t.points[:2] == [0, 1]
    assert t.phase == ROUND_BEGINS


@rule("harrow:solo.turn.03", "harrow:r.084")
def test_the_sixth_square_wins_before_points_are_looked_at() -> None:
    t = solo_table(legends={"hester": "A1", "family": "A1"}, points={"family": 7})
    hester_of(t).squares = [[0, 0, 0], [0, 0], []]
    t.moment = FEAST
    run(step(t), feast=1, feast_on=("box", 0))
    assert t.over
    assert t.result().winners == [0]


@rule("harrow:solo.turn.04")
def test_seven_points_after_hesters_turn_lose_the_game() -> None:
    t = solo_table(points={"protectors": 6}, haints={"protectors": {"D4": 1}})
    t.phase = ROUND_ENDS
    run(step(t))
    assert t.over
    assert (t.result().winners, t.ending) == ([], "lost")
    t = solo_table(points={"protectors": 6})
    t.phase = ROUND_ENDS
    run(step(t))
    assert not t.over


@rule("harrow:solo.turn.05")
def test_a_card_that_cannot_be_drawn_loses_the_game() -> None:
    t = solo_table(stage=REVEAL)
    carry(t)
    assert (t.over, t.ending) == (True, "lost")
    t = solo_table()
    t.phase = ROUND_BEGINS
    run(step(t))
    assert (t.over, t.ending) == (True, "lost")


@rule("harrow:r.087")
def test_from_an_automated_faction_hester_devours_a_token_of_the_box() -> None:
    t = solo_table(legends={"hester": "A1", "family": "A1"})
    before = inventory(t)
    assert meals(t, FAMILY) == [("box", 0), ("box", 1), ("box", 2), ("box", 3), ("wild", 4)]
    t.moment = FEAST
    run(step(t), feast=1, feast_on=("wild", 4))
    assert hester_of(t).squares[FAMILY] == [4]
    t.set_legend(HESTER_TOKEN, h("A1"))
    t.moment = FEAST
    run(step(t), feast=1, feast_on=("box", 3))
    assert hester_of(t).squares[FAMILY] == [4, 3]
    assert inventory(t) == before
