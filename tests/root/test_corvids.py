"""13 Corvid Conspiracy: set-up and turn."""

import pytest

from klubovna.games.root.factions.corvids.role import BOMB, RAID, SNARE
from klubovna.games.root.facts import (
    BOOT,
    CORVIDS,
    EYRIE,
    FOX,
    KEEP,
    MARQUISE,
    MOUSE,
    PLOT,
    RABBIT,
    SAWMILL,
    WARRIORS,
    WOOD,
)
from klubovna.games.root.move import destinations
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_BEGINS, TURN_ENDS
from klubovna.kernel.state import GameOver
from klubovna.testing import offered, rule, run
from root.plots import CORVID_ROLE, board, corvids, kinds_left, menu, play
from root.tables import at, c, card, game, table_of

ENOUGH = [card("anvil"), card("bake_sale"), card("codebreakers"), card("sappers"), card("investments")]


# -- 13.3 Set-up -----------------------------------------------------------------------------------------------------


@rule("root:13.3.1", "root:13.2.2", "root:B.3.2#2")
def test_fifteen_warriors_and_two_plots_of_each_kind_face_down() -> None:
    t = corvids()
    assert WARRIORS[CORVIDS] == t.supply[CORVIDS] == 15
    assert kinds_left(t) == ["bomb", "bomb", "snare", "snare", "extortion", "extortion", "raid", "raid"]
    assert not any(board(t).face_up)


@rule("root:13.3.2", "root:r.50")
def test_one_warrior_in_a_clearing_of_each_suit_but_not_at_the_keep() -> None:
    t = corvids("marquise", pieces={"keep": {1: 1}})
    assert offered(CORVID_ROLE.set_up(t)).options == [c(6), c(8), c(12)]
    run(CORVID_ROLE.set_up(t), corvids_scatter=[c(12), c(5), c(11)])
    assert at(t.warriors[CORVIDS]) == {5: 1, 11: 1, 12: 1}
    assert t.supply[CORVIDS] == 12


# -- 13.4 Birdsong ---------------------------------------------------------------------------------------------------


@rule("root:13.2.1", "root:13.4.1")
def test_plots_craft_in_birdsong_face_up_or_face_down() -> None:
    hand = [card("foxfolk_steel"), card("travel_gear_fox"), card("root_tea_fox")]
    t = corvids(phase=BIRDSONG, down={1: "bomb"}, up={6: "snare", 5: "raid"}, hands={"corvids": hand})
    assert ("craft", card("foxfolk_steel")) in menu(CORVID_ROLE.birdsong(t))
    assert ("craft", card("root_tea_fox")) not in menu(CORVID_ROLE.birdsong(t))
    run(CORVID_ROLE.birdsong(t), deed=("craft", card("foxfolk_steel")))
    assert t.vp[CORVIDS] == 2
    assert ("craft", card("travel_gear_fox")) in menu(CORVID_ROLE.birdsong(t))
    assert CORVID_ROLE.crafting_clearings(t) == [c(1), c(5), c(6)]
    t.phase = DAYLIGHT
    t.add_warriors(CORVIDS, c(1), 1)
    assert not any(deed and deed[0] == "craft" for deed in menu(CORVID_ROLE.daylight(t)))


@rule("root:13.4.1", "root:13.4.2#1", "root:13.4.3#1")
def test_who_flips_crafts_no_more_and_who_recruits_flips_no_more() -> None:
    t = corvids(
        phase=BIRDSONG,
        down={1: "snare", 5: "raid"},
        warriors={"corvids": {1: 1, 5: 1}},
        hands={"corvids": [card("travel_gear_fox"), card("anvil")]},
    )
    crafts = [("craft", card("travel_gear_fox")), ("craft", card("anvil"))]
    assert menu(CORVID_ROLE.birdsong(t)) == [None, *crafts, ("flip", c(1)), ("flip", c(5)), ("recruit", -1)]
    run(CORVID_ROLE.birdsong(t), deed=("flip", c(1)))
    assert menu(CORVID_ROLE.birdsong(t)) == [None, ("flip", c(5)), ("recruit", -1)]
    run(CORVID_ROLE.birdsong(t), deed=("recruit", -1), corvids_recruit=card("anvil"))
    run(CORVID_ROLE.birdsong(t))
    assert t.phase == DAYLIGHT, "nothing is left to do: once per turn a card recruits"


@rule("root:13.4.2#1")
def test_only_plots_beside_a_corvid_warrior_are_flipped() -> None:
    t = corvids(phase=BIRDSONG, down={1: "snare", 5: "raid"}, up={6: "snare"}, warriors={"corvids": {5: 1, 6: 1}})
    assert menu(CORVID_ROLE.birdsong(t)) == [None, ("flip", c(5))]


@rule("root:13.4.2#2", "root:r.19")
def test_each_flip_scores_all_plots_face_up() -> None:
    t = corvids(
        phase=BIRDSONG,
        down={1: "snare", 5: "snare"},
        up={6: "raid", 7: "raid"},
        warriors={"corvids": {1: 1, 5: 1}},
    )
    run(CORVID_ROLE.birdsong(t), deed=("flip", c(1)))
    assert t.vp[CORVIDS] == 3
    run(CORVID_ROLE.birdsong(t), deed=("flip", c(5)))
    assert t.vp[CORVIDS] == 3 + 4


@rule("root:r.19", "root:r.146")
def test_the_game_ends_with_the_points_of_the_flip_before_the_bomb_goes_off() -> None:
    t = corvids(phase=BIRDSONG, down={1: "bomb"}, warriors={"corvids": {1: 1}, "marquise": {1: 1}}, vp={"corvids": 29})
    with pytest.raises(GameOver):
        run(CORVID_ROLE.birdsong(t), deed=("flip", c(1)))
    assert t.winners == [CORVIDS]
    assert at(t.warriors[MARQUISE]) == {1: 1}


@rule("root:ex.made.19", "root:13.4.2#2", "root:13.4.2#3")
def test_a_bomb_is_gone_before_the_next_flip_scores() -> None:
    t = corvids(
        phase=BIRDSONG,
        down={1: "bomb", 5: "extortion"},
        up={6: "snare"},
        warriors={"corvids": {1: 1, 5: 1}, "marquise": {5: 1}},
        hands={"marquise": [card("anvil")]},
    )
    run(CORVID_ROLE.birdsong(t), deed=("flip", c(1)))
    assert t.vp[CORVIDS] == 2
    run(CORVID_ROLE.birdsong(t), deed=("flip", c(5)))
    assert t.vp[CORVIDS] == 2 + 2
    assert t.hands[CORVIDS] == [card("anvil")]


@rule("root:13.4.3#1")
def test_a_card_recruits_in_every_clearing_of_its_suit() -> None:
    t = corvids(phase=BIRDSONG, hands={"corvids": [card("anvil"), card("bake_sale")]})
    run(CORVID_ROLE.birdsong(t), deed=("recruit", -1), corvids_recruit=card("anvil"))
    assert at(t.warriors[CORVIDS]) == {1: 1, 6: 1, 8: 1, 12: 1}
    assert t.hands[CORVIDS] == [card("bake_sale")]
    assert t.discard == [card("anvil")]


@rule("root:13.4.3#2")
def test_with_a_bird_the_suit_is_chosen() -> None:
    t = corvids(phase=BIRDSONG, hands={"corvids": [card("sappers")]})
    assert offered(CORVID_ROLE.birdsong(t.clone()), deed=("recruit", -1)).options == [FOX, RABBIT, MOUSE]
    run(CORVID_ROLE.birdsong(t), deed=("recruit", -1), corvids_recruit_suit=MOUSE)
    assert at(t.warriors[CORVIDS]) == {2: 1, 7: 1, 9: 1, 11: 1}


@rule("root:r.32", "root:r.50", "root:6.2.2#1")
def test_recruits_skip_the_keep_and_a_short_supply_is_shared_by_choice() -> None:
    t = corvids(
        phase=BIRDSONG,
        warriors={"corvids": {2: 13}},
        pieces={"keep": {1: 1}},
        hands={"corvids": [card("anvil")]},
    )
    asked = offered(CORVID_ROLE.birdsong(t.clone()), deed=("recruit", -1))
    assert (asked.seat, asked.options) == (t.seat_of[CORVIDS], [c(6), c(8)])
    run(CORVID_ROLE.birdsong(t), deed=("recruit", -1), corvids_recruit_where=[c(6), c(12)])
    assert at(t.warriors[CORVIDS]) == {2: 13, 6: 1, 12: 1}


@rule("root:13.4.3#1", "root:2.5#1")
def test_nobody_left_to_recruit() -> None:
    t = corvids(phase=BIRDSONG, warriors={"corvids": {2: 15}}, hands={"corvids": [card("anvil")]})
    run(CORVID_ROLE.birdsong(t))
    assert t.phase == DAYLIGHT


# -- 13.5 Daylight ---------------------------------------------------------------------------------------------------


@rule("root:13.5", "root:13.5.2")
def test_three_actions_of_any_kinds() -> None:
    t = corvids(warriors={"corvids": {1: 4, 5: 2}})
    run(CORVID_ROLE.daylight(t), deed=("plot", -1), corvids_plot_where=c(1), corvids_plot=BOMB)
    assert at(t.warriors[CORVIDS]) == {1: 3, 5: 2}
    run(CORVID_ROLE.daylight(t), deed=("plot", -1), corvids_plot=RAID)
    assert at(t.warriors[CORVIDS]) == {1: 3}, "the second plot of a turn costs two"
    run(CORVID_ROLE.daylight(t), deed=("move", -1), move_to=c(9), move_count=3)
    assert at(t.warriors[CORVIDS]) == {9: 3}
    run(CORVID_ROLE.daylight(t))
    assert t.phase == EVENING, "no fourth action"


@rule("root:13.5.2", "root:2.5.1#2")
def test_the_third_plot_of_a_turn_costs_three_warriors_of_its_clearing() -> None:
    t = corvids(warriors={"corvids": {1: 2, 5: 3, 6: 4}})
    board(t).plotted = 2
    assert offered(CORVID_ROLE.daylight(t), deed=("plot", -1)).options == [c(5), c(6)]
    run(CORVID_ROLE.daylight(t), deed=("plot", -1), corvids_plot_where=c(6), corvids_plot=SNARE)
    assert at(t.warriors[CORVIDS]) == {1: 2, 5: 3, 6: 1}
    assert t.supply[CORVIDS] == 15 - 6
    assert board(t).kind(c(6)) == SNARE
    assert board(t).hidden(c(6))
    assert at(t.pieces[PLOT]) == {6: 1}


@rule("root:13.5.2")
def test_a_new_turn_begins_with_the_first_plot() -> None:
    t = corvids(warriors={"corvids": {1: 2}})
    board(t).plotted = 3
    board(t).actions = 0
    board(t).exerted = True
    CORVID_ROLE.begin_turn(t)
    assert (board(t).plotted, board(t).actions, board(t).exerted) == (0, 3, False)


@rule("root:13.2.2.ii", "root:r.144", "root:6.2.2#1")
def test_no_second_plot_and_none_at_the_keep_or_in_a_burnt_clearing() -> None:
    t = corvids(
        warriors={"corvids": {1: 1, 5: 1, 6: 1, 7: 1}}, down={5: "bomb"}, up={6: "snare"}, pieces={"keep": {1: 1}}
    )
    t.burn(c(7))
    assert ("plot", -1) not in menu(CORVID_ROLE.daylight(t))
    t.put_warriors(CORVIDS, c(8), 1)
    assert offered(CORVID_ROLE.daylight(t), deed=("plot", -1)).about == c(8), "the only place, so the next question"
    assert at(t.pieces[KEEP]) == {1: 1}


@rule("root:r.143", "root:13.5.2")
def test_the_plot_is_chosen_among_the_kinds_left_in_the_supply() -> None:
    t = corvids(warriors={"corvids": {1: 1}}, down={5: "bomb", 6: "bomb"}, up={7: "raid"})
    assert offered(CORVID_ROLE.daylight(t), deed=("plot", -1)).options == [1, 2, 3]


@rule("root:13.5.2", "root:B.3.2#2")
def test_with_all_eight_plots_on_the_map_there_is_none_to_place() -> None:
    names = ["bomb", "bomb", "snare", "snare", "extortion", "extortion", "raid", "raid"]
    t = corvids(warriors={"corvids": {12: 5}}, down=dict(enumerate(names, start=1)))
    assert ("plot", -1) not in menu(CORVID_ROLE.daylight(t))


@rule("root:13.5.1", "root:13.2.3")
def test_the_corvids_move_whoever_rules() -> None:
    t = corvids(warriors={"corvids": {1: 1}, "marquise": {1: 3, 5: 3, 9: 3, 10: 3}})
    assert destinations(t, CORVIDS, c(1)) == [c(5), c(9), c(10)]
    run(CORVID_ROLE.daylight(t), deed=("move", -1), move_to=c(5))
    assert at(t.warriors[CORVIDS]) == {5: 1}
    assert board(t).actions == 2
    assert destinations(t, MARQUISE, c(5)) == [c(1), c(2)]


@rule("root:13.2.3", "root:D.2.5#2")
def test_the_ferry_takes_the_corvids_whoever_rules() -> None:
    t = corvids("eyrie", "marquise", map="lake", warriors={"corvids": {1: 1}, "eyrie": {1: 1}, "marquise": {1: 4}})
    assert t.ferry == c(1)
    assert c(12) in destinations(t, CORVIDS, c(1))
    t.put_warriors(MARQUISE, c(12), 1)
    assert c(12) not in destinations(t, EYRIE, c(1))


@rule("root:13.5.3")
def test_battle_is_an_action() -> None:
    t = corvids(warriors={"corvids": {1: 2}, "marquise": {1: 2}}, dice=(1, 0))
    run(CORVID_ROLE.daylight(t), deed=("battle", -1))
    assert at(t.warriors[MARQUISE]) == {1: 1}
    assert board(t).actions == 2


@rule("root:13.5.4")
def test_a_trick_swaps_two_plots_that_lie_the_same_way_up() -> None:
    t = corvids(down={1: "bomb", 5: "raid"}, up={6: "snare"})
    assert menu(CORVID_ROLE.daylight(t)) == [None, ("trick", -1)]
    run(CORVID_ROLE.daylight(t), deed=("trick", -1))
    assert (board(t).kind(c(1)), board(t).kind(c(5)), board(t).kind(c(6))) == (RAID, BOMB, SNARE)
    assert board(t).actions == 2
    t = corvids(down={1: "bomb"}, up={6: "snare"}, warriors={"corvids": {5: 1}})
    assert ("trick", -1) not in menu(CORVID_ROLE.daylight(t))


@rule("root:13.5.4", "root:13.7.2#2")
def test_a_trick_with_plots_face_up_carries_the_snare_over() -> None:
    t = corvids(
        up={1: "snare", 5: "raid"}, down={9: "bomb"}, warriors={"marquise": {1: 1, 5: 1, 9: 1}}, pieces={"keep": {2: 1}}
    )
    run(CORVID_ROLE.daylight(t), deed=("trick", -1))
    assert destinations(t, MARQUISE, c(5)) == []
    assert destinations(t, MARQUISE, c(1)) == [c(5), c(9), c(10)]
    assert at(t.warriors[CORVIDS]) == {}, "a raid that is swapped has not been removed"


@rule("root:r.145", "root:13.5.4", "root:Q.4")
def test_a_trick_heeds_neither_keep_nor_snare_but_burnt_clearings() -> None:
    t = corvids(down={1: "bomb", 5: "raid", 7: "raid"}, pieces={"keep": {1: 1}})
    t.burn(c(7))
    run(CORVID_ROLE.daylight(t), deed=("trick", -1))
    assert (board(t).kind(c(1)), board(t).kind(c(5))) == (RAID, BOMB)
    t.burn(c(1))
    t.add_warriors(CORVIDS, c(5), 1)
    assert ("trick", -1) not in menu(CORVID_ROLE.daylight(t))


# -- 13.6 Evening ----------------------------------------------------------------------------------------------------


@rule("root:13.6", "root:13.6.1", "root:r.150")
def test_exert_comes_before_the_draw_and_instead_of_it() -> None:
    t = corvids(
        phase=EVENING, warriors={"corvids": {1: 4}}, up={5: "extortion"}, hands={"corvids": [*ENOUGH, card("armorers")]}
    )
    board(t).plotted = 1
    assert menu(CORVID_ROLE.evening(t)) == [None, ("exert", -1)]
    assert menu(CORVID_ROLE.evening(t.clone()), deed=("exert", -1)) == [("move", -1), ("plot", -1)]
    run(CORVID_ROLE.evening(t), deed=("exert", -1), corvids_exert=("plot", -1), corvids_plot=BOMB)
    assert at(t.warriors[CORVIDS]) == {1: 2}, "the second plot of this turn"
    assert t.phase == EVENING
    run(CORVID_ROLE.evening(t), discard=card("armorers"))
    assert t.hands[CORVIDS] == ENOUGH, "nothing drawn, and no second action"
    assert t.phase == TURN_ENDS


@rule("root:13.6.2#1", "root:13.7.3#2")
def test_a_card_and_one_more_for_each_extortion_face_up() -> None:
    t = corvids(phase=EVENING, up={1: "extortion", 5: "extortion", 6: "snare"})
    run(CORVID_ROLE.evening(t), deed=None)
    assert len(t.hands[CORVIDS]) == 3
    t = corvids(phase=EVENING, down={1: "extortion"})
    run(CORVID_ROLE.evening(t))
    assert len(t.hands[CORVIDS]) == 1


@rule("root:13.6.2#2")
def test_then_down_to_five_cards() -> None:
    t = corvids(phase=EVENING, hands={"corvids": ENOUGH})
    run(CORVID_ROLE.evening(t), discard=ENOUGH[2])
    assert len(t.hands[CORVIDS]) == 5
    assert t.discard == [ENOUGH[2]]


# -- a whole turn ----------------------------------------------------------------------------------------------------


@rule("root:13.4.2#2", "root:13.4.2#3", "root:13.5", "root:13.6.2#1", "root:13.7.1", "root:13.7.3#1", "root:1.5#1")
def test_a_whole_turn() -> None:
    """Craft 1; bomb 2 + 2; extortion 2: 7 points. Warriors 6 + 4 recruits - 1 for the plot - 1 in battle = 8."""
    t = corvids(
        "marquise",
        "eyrie",
        phase=TURN_BEGINS,
        dice=(0, 1, 1),  # the first one draws the extorted card
        down={1: "extortion", 6: "bomb"},
        up={3: "snare"},
        warriors={"corvids": {1: 2, 6: 1, 11: 3}, "marquise": {1: 1, 6: 2}, "eyrie": {12: 1}},
        pieces={"sawmill": {6: 1}, "wood": {6: 1}},
        hands={"corvids": [card("travel_gear_fox"), card("root_tea_mouse")], "marquise": [card("anvil")]},
    )
    g = game(t)
    play(g, ("deed", ("craft", card("travel_gear_fox"))))
    assert table_of(g).vp[CORVIDS] == 1
    assert table_of(g).items[CORVIDS] == [BOOT]
    play(g, ("deed", ("flip", c(6))))
    assert table_of(g).vp[CORVIDS] == 1 + 2 + 2
    assert at(table_of(g).warriors[MARQUISE]) == {1: 1}
    assert table_of(g).on_map[SAWMILL] == table_of(g).on_map[WOOD] == 0
    play(g, ("deed", ("flip", c(1))))
    assert table_of(g).vp[CORVIDS] == 5 + 2
    assert table_of(g).hands[CORVIDS] == [card("root_tea_mouse"), card("anvil")]
    play(g, ("deed", ("recruit", -1)), ("corvids.recruit", card("root_tea_mouse")))
    assert at(table_of(g).warriors[CORVIDS]) == {1: 2, 2: 1, 6: 1, 7: 1, 9: 1, 11: 4}
    assert table_of(g).phase == DAYLIGHT
    play(g, ("deed", ("move", -1)), ("move.from", c(11)), ("move.to", c(12)), ("move.count", 2))
    play(g, ("deed", ("plot", -1)), ("corvids.plot.where", c(11)), ("corvids.plot", BOMB))
    assert at(table_of(g).warriors[CORVIDS]) == {1: 2, 2: 1, 6: 1, 7: 1, 9: 1, 11: 1, 12: 2}
    play(g, ("deed", ("battle", -1)), ("battle.where", c(12)))
    assert at(table_of(g).warriors[EYRIE]) == {}
    play(g, ("deed", None))
    assert at(table_of(g).warriors[CORVIDS]) == {1: 2, 2: 1, 6: 1, 7: 1, 9: 1, 11: 1, 12: 1}
    assert table_of(g).supply[CORVIDS] == 15 - 8
    assert len(table_of(g).hands[CORVIDS]) == 1 + 1 + 1
    assert table_of(g).vp[CORVIDS] == 7
    assert at(table_of(g).pieces[PLOT]) == {1: 1, 3: 1, 11: 1}
    assert kinds_left(table_of(g)) == ["bomb", "snare", "extortion", "raid", "raid"]
    assert table_of(g).on_turn == MARQUISE


@rule("root:1.5#1", "root:13.6")
def test_phases_end_when_the_corvids_are_done() -> None:
    t = corvids(warriors={"corvids": {1: 1}})
    run(CORVID_ROLE.daylight(t), deed=None)
    assert t.phase == EVENING
