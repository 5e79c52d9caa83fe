"""Chapter 5: Hester's actions, her cards above the board, SPAWN, tree, infecting, summoning."""

from __future__ import annotations

from harrow.hester_table import (
    CAUGHT,
    DO_INFECT,
    DO_MOVE,
    DO_PLAY,
    DO_ROOT,
    DO_SPAWN,
    DO_SUMMON,
    FAMILY,
    HESTER,
    PROTECTORS,
    ROLE,
    THROUGH,
    TREE,
    activate,
    board_of,
    cubes,
    deed,
    hester_table,
    light,
    menu,
    names,
    open_card,
    question,
    turn,
)
from harrow.tables import CUBE, at, card, h
from klubovna.games.harrow import RULES
from klubovna.games.harrow.abilities import spawning
from klubovna.games.harrow.attack import attack_hex, next_victims
from klubovna.games.harrow.cleanup import take_up
from klubovna.games.harrow.factions.hester.actions import spawn, spawn_sites
from klubovna.games.harrow.factions.hester.infect import infectable, summon_price, summon_sites
from klubovna.games.harrow.factions.hester.role import FIRST_ROOT
from klubovna.games.harrow.facts import HAINT, HESTER_TOKEN, INFECTED, LEGEND
from klubovna.games.harrow.look import view
from klubovna.games.harrow.movement import groups
from klubovna.games.harrow.scoring import first_to_go, kill
from klubovna.testing import offered, rule, run

# -- actions -----------------------------------------------------------------------------------------------------------


@rule("harrow:c5.actions.01")
def test_as_many_actions_as_flames_left_of_the_board() -> None:
    t = hester_table(moment=FIRST_ROOT, actions=3, old_roots=("A1", "B2"))
    board_of(t).actions = 0
    run(ROLE.turn(t), root_to=h("C2"))
    assert board_of(t).actions == 3


@rule("harrow:c5.actions.02")
def test_an_action_takes_a_flame_from_the_left_and_covers_its_space() -> None:
    t = hester_table(actions=2, roots=("A1", "B2"))
    deed(t, DO_ROOT, root_to=h("C2"))
    board = board_of(t)
    assert (board.actions, board.used, board.fire_spaces) == (1, [DO_ROOT[1]], [2, 2, 2])
    board.actions = 0
    assert menu(t) == [None]


@rule("harrow:c5.actions.03", "harrow:c5.playcard.01", "harrow:c5.playcard.03", "harrow:c5.free.01")
def test_a_card_is_played_once_per_turn_and_lies_open_for_use() -> None:
    t = hester_table(actions=2, hands={"hester": ["sloth", "well_see"]})
    deed(t, DO_PLAY, hester_play=card("well_see"))
    assert board_of(t).open == [card("well_see")]
    assert t.hands[HESTER] == [card("sloth")]
    assert DO_PLAY not in menu(t)
    activate(t, "well_see", hester_card_faction=FAMILY, hester_card_cube=4)
    assert board_of(t).actions == 1  # no flame for the activation
    assert open_card("well_see") not in menu(t)  # once per turn


@rule("harrow:c5.playcard.02")
def test_a_fourth_card_covers_one_of_three() -> None:
    t = hester_table(hands={"hester": ["sloth"]}, cards=("ward", "well_see", "all_around"))
    deed(t, DO_PLAY, hester_cover=card("well_see"))
    assert board_of(t).open == [card("ward"), card("all_around"), card("sloth")]
    assert t.discards[HESTER] == [card("well_see")]


@rule("harrow:c5.free.01")
def test_open_cards_work_before_and_after_the_tree() -> None:
    t = hester_table(actions=1, cards=("sloth", "well_see"))
    activate(t, "sloth")
    deed(t, TREE)
    assert open_card("well_see") in menu(t)
    assert open_card("sloth") not in menu(t)


@rule("harrow:c5.free.01", "harrow:c5.actions.06")
def test_a_card_between_two_moves_of_the_move_action() -> None:
    t = hester_table(
        actions=2,
        cards=("wild_tangle",),
        infected={"protectors": {"A1": 1}, "family": {"E4": 1}},
        ground={"brown": 2},
        roots=("G1", "G2"),
    )
    deed(t, DO_MOVE, hester_move=[(PROTECTORS, 3, h("A1")), None], hester_move_to=h("B1"), hester_pay=(1, 0, 0, 0))
    assert DO_MOVE not in menu(t)  # it is over unless a card comes between
    activate(t, "wild_tangle", hester_card_cube=CUBE["yellow"])
    assert RULES.texts("en").option(t, offered(ROLE.turn(t.clone())), DO_MOVE).startswith("Go on")
    deed(t, DO_MOVE, hester_move=(FAMILY, 3, h("E4")))
    board = board_of(t)
    assert (board.actions, board.used, cubes(t)) == (1, [DO_MOVE[1]], {})
    deed(t, DO_ROOT, root_to=h("G3"))
    t.gain_cubes(CUBE["brown"], 2)
    assert DO_MOVE not in menu(t)  # another action has begun


@rule("harrow:c5.free.01", "harrow:c5.infect.02", "harrow:ap.hester.13")
def test_a_card_between_two_infections_of_the_infect_action() -> None:
    t = hester_table(
        tree_done=True,
        cards=("desperate_grip",),
        roots=("A1-A2", "A3"),
        haints={"protectors": {"A2": 1}, "family": {"A3": 2, "A4": 1}},
        ground={"green": 1, "brown": 1, "teal": 1, "yellow": 1},
    )
    a2, a3, a4 = h("A2"), h("A3"), h("A4")
    deed(t, DO_INFECT, infect=[a2, a3], hester_pay=[(0, 0, 0, 1), (1, 0, 0, 0)])
    assert DO_INFECT not in menu(t)
    activate(t, "desperate_grip", root_to=a4)
    assert names(question(t.clone(), DO_INFECT).options) == [None, "A4"]  # A3 has had its infection
    deed(t, DO_INFECT, infect=a4)
    assert at(t.infected[FAMILY]) == {"A3": 1, "A4": 1}
    assert (board_of(t).actions, board_of(t).struck) == (0, [a2, a3, a4])


@rule("harrow:c5.free.01", "harrow:c5.infect.04")
def test_a_legend_moved_between_two_infections_is_struck_once_only() -> None:
    t = hester_table(
        tree_done=True,
        cards=("within_reach",),
        roots=("A2", "A3"),
        legends={"protectors": "A2", "family": "G1"},
        haints={"protectors": {"F4": 2}},
        ground={"green": 1, "brown": 2},
    )
    deed(t, DO_INFECT, infect=h("A2"), hester_pay=(0, 0, 0, 1))
    activate(t, "within_reach", hester_card_to=h("A3"))
    assert t.legend_at[0] == h("A3")
    assert DO_INFECT not in menu(t)
    turn(t, hester_deed=None)
    assert (board_of(t).struck, board_of(t).struck_legends) == ([], [])


@rule("harrow:c5.actions.07", "harrow:c5.actions.08", "harrow:c5.actions.09", "harrow:c5.tree.03", "harrow:r.058")
def test_infecting_and_summoning_come_after_the_tree_and_nothing_paid_else() -> None:
    t = hester_table(
        actions=3,
        roots=("A3", "A2"),
        haints={"protectors": {"A3": 1}},
        infected={"family": {"G1": 1}},
        flames={"B2": 2, "C4": 2, "E5": 2},
        ground={"brown": 2, "teal": 1, "yellow": 1},
        hands={"hester": ["ward"]},
        cards=("sloth",),
        dice=(THROUGH,) * 4,
    )
    before = menu(t)
    assert {DO_MOVE, DO_ROOT, DO_PLAY, TREE} <= set(before)
    assert DO_INFECT not in before
    assert DO_SUMMON not in before
    deed(t, TREE)
    assert board_of(t).actions == 3  # the tree itself is free
    assert menu(t) == [None, DO_INFECT, DO_SUMMON, open_card("sloth")]
    deed(t, DO_INFECT, infect=[h("A3")], hester_pay=(1, 0, 0, 0))
    assert menu(t) == [None, DO_SUMMON, open_card("sloth")]
    deed(t, DO_SUMMON, summon=h("C4"))
    assert board_of(t).actions == 1
    assert menu(t) == [None, open_card("sloth")]


@rule("harrow:c5.actions.07", "harrow:c5.actions.08")
def test_infecting_needs_a_flame_of_its_own() -> None:
    t = hester_table(actions=0, tree_done=True, roots=("A3",), haints={"protectors": {"A3": 1}}, ground={"brown": 1})
    assert menu(t) == [None]


@rule("harrow:c5.tree.01", "harrow:c5.tree.02", "harrow:c5.interact.01")
def test_all_cubes_go_into_the_tree_and_only_what_falls_out_counts() -> None:
    t = hester_table(actions=1, ground={"red": 1, "blue": 1, "brown": 1, "green": 1}, dice=(CAUGHT,) * 4)
    deed(t, TREE)
    assert sum(t.ground) == 0
    assert sum(t.tree) == 4
    t = hester_table(ground={"red": 1, "blue": 1, "brown": 1}, dice=(CAUGHT,) * 5)
    t.actor = FAMILY
    t.add_haints(FAMILY, h("D2"), 1)
    t.add_haints(PROTECTORS, h("D3"), 1)
    run(attack_hex(t, FAMILY, h("D2"), h("D3"), PROTECTORS))
    assert t.tree[3] == 1


# -- SPAWN -------------------------------------------------------------------------------------------------------------


@rule("harrow:c5.actions.05", "harrow:c5.spawn.01", "harrow:ex.c5.spawn.1")
def test_hester_spawns_at_a_home_or_a_legend_for_a_cube_of_that_colour() -> None:
    t = hester_table(actions=2, legends={"protectors": "A4"}, ground={"teal": 1, "yellow": 1})
    assert spawn_sites(t) == [(PROTECTORS, h("A4")), (PROTECTORS, h("D6")), (FAMILY, h("D2"))]
    deed(t, DO_SPAWN, hester_spawn=(PROTECTORS, h("A4")))
    assert cubes(t) == {"yellow": 1}
    assert t.haints[PROTECTORS][h("A4")] == 1
    assert DO_SPAWN not in menu(t)
    assert (PROTECTORS, h("A4")) not in spawn_sites(t)  # no teal cube left


@rule("harrow:c5.spawn.02")
def test_the_new_haint_is_not_hers() -> None:
    t = hester_table(actions=2, ground={"yellow": 3})
    deed(t, DO_SPAWN, hester_spawn=(FAMILY, h("D2")))
    assert (t.haints[FAMILY][h("D2")], t.infected[FAMILY][h("D2")]) == (1, 0)
    assert DO_MOVE not in menu(t)


@rule("harrow:c5.spawn.03")
def test_no_spawn_at_a_legend_on_a_mountain_or_the_brambles() -> None:
    t = hester_table(legends={"protectors": "B3", "family": "D4"}, ground={"brown": 3, "teal": 3, "green": 3})
    assert spawn_sites(t) == []


@rule("harrow:r.059")
def test_hesters_spawn_keeps_the_usual_limits() -> None:
    t = hester_table(haints={"family": {"D2": 4}, "protectors": {"D6": 3}}, ground={"yellow": 1})
    assert spawn_sites(t) == [(PROTECTORS, h("D6"))]
    t.supply[PROTECTORS] = 0
    assert spawn_sites(t) == []
    t = hester_table(haints={"family": {"D6": 1}}, flames={"D2": 2}, ground={"yellow": 1})
    assert spawn_sites(t) == []  # enemies on one home, a fire on the other


@rule("harrow:c5.interact.05", "harrow:c5.interact.09", "harrow:c5.fire.09")
def test_nobody_spawns_on_a_burning_home() -> None:
    t = hester_table(flames={"D2": 2, "D6": 2})
    assert spawning(t, PROTECTORS) == []
    assert spawning(t, FAMILY) == []


@rule("harrow:r.060")
def test_nobody_spawns_where_hester_stands() -> None:
    t = hester_table(legends={"hester": "D6"})
    assert spawning(t, PROTECTORS) == []
    assert t.can_enter(PROTECTORS, h("D6"))
    t.add_haints(PROTECTORS, h("D6"), 3)
    assert t.can_enter(PROTECTORS, h("D6"))  # she does not count towards four


@rule("harrow:r.142")
def test_a_spawn_by_an_offer_costs_no_cube() -> None:
    t = hester_table(legends={"protectors": "A4"})
    run(spawn(t, free=True), hester_spawn=(PROTECTORS, h("A4")))
    assert t.haints[PROTECTORS][h("A4")] == 1
    t = hester_table(haints={"family": {"D6": 1}}, flames={"D2": 2})
    assert run(spawn(t, free=True)) is False


# -- infecting ---------------------------------------------------------------------------------------------------------


@rule("harrow:c5.infect.01", "harrow:c5.infect.05")
def test_an_infection_costs_one_cube_of_the_colour_or_any_three() -> None:
    t = hester_table(
        tree_done=True,
        roots=("A3",),
        haints={"protectors": {"A3": 2}},
        ground={"brown": 1, "teal": 2, "green": 1},
    )
    asked = question(t, DO_INFECT, infect=h("A3"))
    assert asked.options == [(1, 0, 0, 0), (0, 2, 0, 1)]
    t = hester_table(tree_done=True, roots=("A3",), haints={"protectors": {"A3": 2}}, ground={"teal": 3})
    deed(t, DO_INFECT, infect=h("A3"))
    assert (t.haints[PROTECTORS][h("A3")], t.infected[PROTECTORS][h("A3")]) == (1, 1)
    assert cubes(t) == {}
    assert board_of(t).snakes == 7


@rule("harrow:c5.infect.01", "harrow:r.070")
def test_only_hexes_with_a_root_of_this_turn_count() -> None:
    t = hester_table(
        tree_done=True,
        roots=("C4-B4", "B5"),
        haints={"protectors": {"A3": 1, "B4": 1, "C4": 1}},
        ground={"brown": 3, "yellow": 3},
    )
    assert names(infectable(t, [])) == ["B4", "C4"]


@rule("harrow:c5.infect.02", "harrow:c5.infect.10", "harrow:r.057")
def test_one_infection_on_each_root_hex_and_one_action_per_turn() -> None:
    t = hester_table(
        actions=2,
        tree_done=True,
        roots=("A3", "B4"),
        haints={"protectors": {"A3": 2, "B4": 2}},
        ground={"brown": 3, "yellow": 3},
    )
    deed(t, DO_INFECT, infect=[h("A3"), h("B4")], hester_pay=[(1, 0, 0, 0), (0, 0, 1, 0)])
    assert at(t.infected[PROTECTORS]) == {"A3": 1, "B4": 1}
    assert board_of(t).actions == 1
    assert DO_INFECT not in menu(t)


@rule("harrow:c5.infect.03", "harrow:c5.infect.04")
def test_a_legend_falls_for_a_haint_anywhere_once_all_its_haints_there_are_infected() -> None:
    t = hester_table(
        tree_done=True,
        roots=("A3",),
        legends={"protectors": "A3"},
        haints={"protectors": {"A3": 1, "F4": 1}},
        infected={"protectors": {"A3": 1}},
        ground={"brown": 3},
    )
    deed(t, DO_INFECT, infect=h("A3"), hester_pay=(1, 0, 0, 0))
    assert at(t.haints[PROTECTORS]) == {"F4": 1}  # the haint beside the legend, not one of its choice
    board_of(t).used = []
    board_of(t).actions = 1
    deed(t, DO_INFECT, infect=h("A3"), hester_pay=(1, 0, 0, 0))
    assert at(t.infected[PROTECTORS]) == {"A3": 2, "F4": 1}
    assert cubes(t) == {"brown": 1}  # each legend once in an action


@rule("harrow:c5.infect.04")
def test_either_of_kamis_legends_falls_for_one_of_her_haints() -> None:
    legends = {"kami": "G1", "kami_b": "A3"}
    t = hester_table("kami", "family", tree_done=True, roots=("A3",), legends=legends, haints={"kami": {"F4": 1}})
    t.gain_cubes(3, 1)
    deed(t, DO_INFECT, infect=h("A3"))
    assert at(t.infected[2]) == {"F4": 1}


@rule("harrow:c5.infect.04")
def test_a_legend_without_an_uninfected_haint_on_the_map_cannot_be_struck() -> None:
    t = hester_table(tree_done=True, roots=("A3",), legends={"protectors": "A3"}, ground={"brown": 3})
    assert infectable(t, []) == []


@rule("harrow:c5.infect.05")
def test_without_a_snake_nothing_is_infected() -> None:
    t = hester_table(
        tree_done=True,
        roots=("A3",),
        haints={"protectors": {"A3": 1}},
        infected={"family": {"G1": 4, "G2": 4}},
        ground={"brown": 1},
    )
    assert board_of(t).snakes == 0
    assert DO_INFECT not in menu(t)


@rule("harrow:c5.infect.11")
def test_nobody_is_infected_on_a_mountain_or_the_brambles() -> None:
    t = hester_table(
        tree_done=True,
        roots=("B3-C3", "D4"),
        haints={"protectors": {"B3": 1, "D4": 1}},
        ground={"brown": 3, "teal": 3},
    )
    assert infectable(t, []) == []


@rule("harrow:c5.infect.06")
def test_the_owner_uses_infected_haints_like_others() -> None:
    t = hester_table(
        infected={"protectors": {"D5": 1}}, haints={"protectors": {"D5": 1}}, tokens={"D5": "spawn", "C4": "spawn"}
    )
    assert (0, 0, 1, 1) in groups(t, PROTECTORS, h("D5"), h("C4"))
    t.haints[PROTECTORS][h("D5")] -= 1
    assert take_up(t, PROTECTORS) == [1]
    assert ROLE.strength(t, h("D5")) == 0
    t.gain_cubes(0, 2)
    t.add_haints(FAMILY, h("D3"), 1)
    t.chance.load(*(THROUGH,) * 9)
    run(attack_hex(t, PROTECTORS, h("D5"), h("D3"), FAMILY))
    assert t.attacked[PROTECTORS]


@rule("harrow:c5.infect.08", "harrow:r.132")
def test_infected_haints_are_attacked_last() -> None:
    t = hester_table(legends={"family": "D3"}, haints={"family": {"D3": 1}}, infected={"family": {"D3": 1, "E3": 1}})
    assert next_victims(t, FAMILY, h("D3"), []) == [HAINT]
    t.add_haints(FAMILY, h("D3"), -1)
    assert next_victims(t, FAMILY, h("D3"), []) == [LEGEND]
    assert next_victims(t, FAMILY, h("D3"), [LEGEND]) == [INFECTED]
    assert next_victims(t, FAMILY, h("E3"), []) == [INFECTED]


@rule("harrow:c5.infect.09")
def test_of_both_kinds_on_a_hex_the_uninfected_haint_is_removed_first() -> None:
    t = hester_table(haints={"family": {"D3": 1}}, infected={"family": {"D3": 1, "E3": 1}})
    assert first_to_go(t, FAMILY, h("D3")) == HAINT
    assert first_to_go(t, FAMILY, h("E3")) == INFECTED


@rule("harrow:r.069")
def test_a_killed_infected_haint_leaves_its_snake_to_hester() -> None:
    t = hester_table(infected={"family": {"D3": 1}})
    t.spoon[PROTECTORS] = 2
    kill(t, PROTECTORS, FAMILY, h("D3"), INFECTED)
    assert board_of(t).snakes == 8
    assert t.plate[PROTECTORS][FAMILY] == 1


# -- summoning ---------------------------------------------------------------------------------------------------------


@rule("harrow:c5.summon.01", "harrow:c5.summon.02", "harrow:r.074")
def test_the_price_of_summoning_falls_with_every_fire() -> None:
    t = hester_table(tree_done=True, flames={"A3": 2}, ground={"brown": 3, "teal": 3})
    assert summon_price(t) == 3
    assert names(summon_sites(t)) == ["A3"]
    light(t, "B4", 2)
    assert summon_price(t) == 2
    light(t, "B2", 2)
    assert summon_price(t) == 1
    assert names(summon_sites(t)) == ["A3", "B2"]  # no yellow cube for B4
    deed(t, DO_SUMMON, summon=h("B2"))
    assert t.legend_at[HESTER_TOKEN] == h("B2")
    assert cubes(t) == {"brown": 3, "teal": 2}
    assert view(t, 1).hexes[h("B2")].units == {"hester": {"legend": 1}}


@rule("harrow:c5.summon.01")
def test_two_cubes_of_the_colour_do_not_pay_for_three() -> None:
    t = hester_table(tree_done=True, flames={"A3": 2}, ground={"brown": 2, "teal": 3})
    assert DO_SUMMON not in menu(t)


@rule("harrow:c5.summon.03")
def test_without_a_fire_nobody_is_summoned() -> None:
    t = hester_table(tree_done=True, ground={"brown": 4, "teal": 4}, cards=("sloth",))
    activate(t, "sloth")
    assert DO_SUMMON not in menu(t)


@rule("harrow:r.075", "harrow:ap.hester.05")
def test_a_fire_on_a_mountain_serves_only_with_sloth_and_then_any_one_colour() -> None:
    t = hester_table(tree_done=True, flames={"B3": 2, "A3": 2}, ground={"green": 2, "teal": 1}, cards=("sloth",))
    assert summon_sites(t) == []
    activate(t, "sloth")
    assert names(summon_sites(t)) == ["A3", "B3"]
    deed(t, DO_SUMMON, summon=h("B3"))
    assert cubes(t) == {"teal": 1}  # two green, though the mountain has no colour
    t = hester_table(tree_done=True, flames={"B3": 2, "A3": 2}, ground={"green": 1, "teal": 1}, cards=("sloth",))
    activate(t, "sloth")
    assert summon_sites(t) == []  # one colour, not a mixture


@rule("harrow:ap.hester.05")
def test_sloth_lasts_one_turn() -> None:
    t = hester_table(flames={"B3": 2}, ground={"green": 3}, cards=("sloth",))
    turn(t, hester_deed=[open_card("sloth"), None])
    assert not board_of(t).sloth
