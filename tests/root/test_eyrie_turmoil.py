"""7.7 Turmoil and 7.8 the leaders."""

from typing import Any

import pytest

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.factions.eyrie import kinds
from klubovna.games.root.factions.eyrie.board import VIZIER
from klubovna.games.root.facts import EYRIE, MARQUISE, ROOST, WOOD
from klubovna.games.root.state import EVENING, TURN_ENDS, Table
from klubovna.games.root.turn import step
from klubovna.kernel.state import GameOver
from klubovna.testing import offered, rule, run
from root.eyries import BUILDER, CHARISMATIC, COMMANDER, DESPOT, board, eyrie, hand, phase, resolving
from root.tables import at, c, card

FOXES = [card("anvil"), card("foxfolk_steel"), card("root_tea_fox")]
BIRD = card("woodland_runners")


async def to_the_end_of_the_turn(t: Table) -> None:
    while t.phase != TURN_ENDS:
        await step(t)


# -- 7.7 Turmoil -------------------------------------------------------------------------------------------------------


@rule("root:ex.made.8", "root:7.7.1", "root:7.7.2", "root:7.7.3#1", "root:7.7.4", "root:r.20")
def test_the_worked_turmoil() -> None:
    t = resolving(
        leader="despot",
        viziers=True,
        decree={"move": [FOXES[0], BIRD], "build": FOXES[1:]},
        vp={"eyrie": 2},
        pieces={"roost": {2: 1, 4: 1}},
    )
    cards = len(t.deck)
    run(to_the_end_of_the_turn(t), deed=("turmoil", 1), eyrie_leader_new=BUILDER)
    assert sorted(t.discard) == sorted([BIRD, *FOXES])
    assert board(t).leader == BUILDER
    assert t.vp[EYRIE] == 1  # 2 - 3, not below 0, and then 1 for two roosts
    assert len(t.deck) == cards - 1


@rule("root:7.7.1")
def test_humiliation_counts_every_bird_of_the_whole_decree() -> None:
    t = resolving(leader="despot", viziers=True, decree={"battle": [FOXES[0], BIRD]}, vp={"eyrie": 9})
    board(t).left = [[], [], [FOXES[0]], []]
    run(phase(t), eyrie_leader_new=BUILDER)
    assert t.vp[EYRIE] == 6


@rule("root:r.21")
def test_without_a_score_marker_nothing_is_lost() -> None:
    t = resolving(decree={"battle": [FOXES[0], BIRD]}, vp={"eyrie": 12})
    t.dominance[EYRIE] = card("dominance_mouse")
    run(phase(t), deed=("turmoil", 1), eyrie_leader_new=DESPOT)
    assert t.vp[EYRIE] == 12
    assert board(t).leader == DESPOT


@rule("root:7.7.2", "root:r.63")
def test_the_purge_spares_the_viziers() -> None:
    t = resolving(viziers=True, decree={"recruit": [FOXES[0]], "build": [card("dominance_fox")]})
    asked = offered(phase(t), deed=("turmoil", 0))
    assert asked.kind is kinds.NEW_LEADER
    assert board(t).decree == [[VIZIER], [VIZIER], [], []]
    assert t.discard == [FOXES[0]]
    assert t.available == [card("dominance_fox")]


@rule("root:r.63", "root:10.2.6#1")
def test_purged_cards_join_the_lost_souls() -> None:
    t = resolving("lizards", decree={"recruit": [FOXES[0]], "build": [card("dominance_fox")]})
    run(phase(t), eyrie_leader_new=DESPOT)
    assert sorted(t.souls) == [FOXES[0], card("dominance_fox")]
    assert (t.discard, t.available) == ([], [])


@rule("root:7.7.3#1", "root:7.7.3#2")
def test_a_new_leader_among_those_face_up() -> None:
    t = resolving(viziers=True)
    assert offered(phase(t)).options == [CHARISMATIC, COMMANDER, DESPOT]
    t = resolving(viziers=True)
    run(phase(t), eyrie_leader_new=COMMANDER)
    assert board(t).deposed == [True, False, False, False]
    assert board(t).leader == COMMANDER
    assert board(t).decree == [[], [VIZIER], [VIZIER], []]


@rule("root:7.7.3.I")
def test_a_new_clutch() -> None:
    t = resolving(leader="commander", decree={"battle": [FOXES[0]]})
    board(t).deposed = [True, True, False, False]
    run(phase(t))  # the Despot is the only one left
    assert board(t).leader == DESPOT
    assert board(t).deposed == [True, True, True, False]
    t = resolving(leader="despot", decree={"battle": [FOXES[0]]})
    board(t).deposed = [True, True, True, False]
    assert offered(phase(t)).options == [BUILDER, CHARISMATIC, COMMANDER, DESPOT]
    assert board(t).deposed == [False] * 4


@rule("root:7.7.4")
def test_rest_skips_the_later_columns_but_not_evening() -> None:
    t = resolving(
        decree={"battle": [FOXES[0]], "build": [FOXES[1]]},
        warriors={"eyrie": {8: 2}},
        pieces={"roost": {2: 1, 4: 1}},
    )
    run(phase(t), eyrie_leader_new=DESPOT)
    assert t.phase == EVENING
    assert at(t.pieces[ROOST]) == {2: 1, 4: 1}
    assert board(t).left == [[], [], [], []]
    run(to_the_end_of_the_turn(t))
    assert t.vp[EYRIE] == 1
    assert len(hand(t)) == 1


@rule("root:7.7.4")
def test_rest_leaves_no_time_for_other_deeds_of_daylight() -> None:
    t = resolving(decree={"battle": [FOXES[0]]}, hands={"eyrie": [card("dominance_fox")]}, vp={"eyrie": 15})
    run(phase(t), deed=("turmoil", 1), eyrie_leader_new=DESPOT)
    assert t.phase == EVENING
    assert t.dominance[EYRIE] < 0


# -- 7.8 The leaders ---------------------------------------------------------------------------------------------------


@rule("root:7.8.1#2", "root:7.8.2#2", "root:7.8.3#2", "root:7.8.4#2", "root:7.7.3#2")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [(BUILDER, "recruit move"), (CHARISMATIC, "recruit battle"), (COMMANDER, "move battle"), (DESPOT, "move build")],
)
def test_the_columns_of_the_viziers(leader: int, columns: str) -> None:
    t = resolving(leader="despot" if leader != DESPOT else "builder", viziers=True)
    run(phase(t), eyrie_leader_new=leader)
    filled = [i for i, cards in enumerate(board(t).decree) if cards]
    assert [("recruit", "move", "battle", "build")[i] for i in filled] == columns.split()
    assert [card for cards in board(t).decree for card in cards] == [VIZIER, VIZIER]


@rule("root:7.8.1")
def test_the_builder_crafts_for_the_printed_points() -> None:
    for leader, points in (("builder", 3), ("commander", 1)):
        t = eyrie(leader=leader, hands={"eyrie": [card("bake_sale")]}, pieces={"roost": {3: 1, 4: 1}})
        run(phase(t), deed=("craft", card("bake_sale")))
        assert t.vp[EYRIE] == points


@rule("root:7.8.2")
def test_the_charismatic_recruits_two() -> None:
    for leader, warriors in (("charismatic", 2), ("builder", 1)):
        t = resolving(leader=leader, decree={"recruit": [FOXES[0]]}, pieces={"roost": {1: 1}})
        run(phase(t))
        assert at(t.warriors[EYRIE]) == {1: warriors}


@rule("root:7.8.2", "root:7.5.2.I")
def test_both_recruits_of_the_charismatic_come_to_one_clearing() -> None:
    t = resolving(leader="charismatic", decree={"recruit": [FOXES[0]]}, pieces={"roost": {1: 1, 6: 1}})
    run(phase(t), eyrie_recruit=c(6))
    assert at(t.warriors[EYRIE]) == {6: 2}


@rule("root:r.59", "root:7.8.2", "root:7.5.2#3")
def test_the_charismatic_with_one_warrior_left() -> None:
    t = resolving(
        leader="charismatic",
        decree={"recruit": [BIRD]},
        pieces={"roost": {1: 1, 2: 1}},
        warriors={"eyrie": {1: 19}},
    )
    run(phase(t), eyrie_recruit=c(2), eyrie_leader_new=DESPOT)
    assert at(t.warriors[EYRIE]) == {1: 19, 2: 1}
    assert board(t).deposed == [False, True, False, False]


@rule("root:7.8.3", "root:4.3.2.II#2")
def test_the_commander_deals_one_more_as_attacker_only() -> None:
    armies: dict[str, Any] = {"warriors": {"eyrie": {5: 1}, "marquise": {5: 3}}}
    t = eyrie(leader="commander", dice=(3, 0), **armies)
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))))
    assert at(t.warriors[MARQUISE]) == {5: 1}
    t = eyrie(leader="commander", dice=(0, 0), **armies)
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))))
    assert at(t.warriors[MARQUISE]) == {5: 3}
    t = eyrie(leader="builder", dice=(3, 0), **armies)
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))))
    assert at(t.warriors[MARQUISE]) == {5: 2}


@rule("root:7.8.4")
def test_the_despot_scores_one_more_for_a_battle() -> None:
    position: dict[str, Any] = {"warriors": {"eyrie": {5: 3}}, "pieces": {"wood": {5: 2}}}
    for leader, points in (("despot", 3), ("builder", 2)):
        t = eyrie(leader=leader, dice=(2, 0), **position)
        run(battle(t, Battle(EYRIE, MARQUISE, c(5))))
        assert at(t.pieces[WOOD]) == {}
        assert t.vp[EYRIE] == points


@rule("root:7.8.4")
def test_the_despot_scores_nothing_for_warriors_alone() -> None:
    t = eyrie(leader="despot", dice=(1, 0), warriors={"eyrie": {5: 3}, "marquise": {5: 2}}, pieces={"wood": {5: 2}})
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))))
    assert t.vp[EYRIE] == 0


@rule("root:7.8.4")
def test_the_despot_scores_one_more_in_battle_only() -> None:
    t = eyrie(
        leader="despot",
        hands={"eyrie": [card("favor_of_the_rabbits")]},
        pieces={"roost": {3: 1, 4: 1, 5: 1}, "sawmill": {5: 1}, "wood": {10: 1}},
    )
    run(phase(t), deed=("craft", card("favor_of_the_rabbits")))
    assert t.vp[EYRIE] == 2


@rule("root:r.62")
def test_the_despot_as_defender_and_by_ambush() -> None:
    t = eyrie(
        leader="despot",
        on_turn="marquise",
        warriors={"eyrie": {5: 1}, "marquise": {5: 1}},
        pieces={"wood": {5: 1}},
        hands={"eyrie": [card("ambush_rabbit")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), battle_ambush=card("ambush_rabbit"))
    assert at(t.pieces[WOOD]) == {}
    assert t.vp[EYRIE] == 2


@rule("root:r.62")
def test_the_despot_scores_once_though_two_events_of_a_battle_remove_tokens() -> None:
    """Her warrior is back from the Field Hospital before the roll (r.46), so the battle goes on after the ambush."""
    t = eyrie(
        leader="despot",
        on_turn="marquise",
        dice=(3, 3),
        warriors={"eyrie": {1: 2}, "marquise": {1: 1}},
        pieces={"keep": {1: 1}, "wood": {1: 2}},
        hands={"eyrie": [card("ambush_fox")], "marquise": [FOXES[0]]},
    )
    run(
        battle(t, Battle(MARQUISE, EYRIE, c(1))),
        battle_ambush=card("ambush_fox"),
        marquise_hospital=[FOXES[0]],
        battle_hit=[WOOD, WOOD],
    )
    assert at(t.pieces[WOOD]) == {}
    assert t.vp[EYRIE] == 1 + 1 + 1


@rule("root:7.8.4", "root:r.18")
def test_the_point_of_the_despot_belongs_to_the_exchange_of_hits() -> None:
    """Victory comes before what the losses cause: the Marquise is not asked about her Field Hospital."""
    t = eyrie(
        leader="despot",
        dice=(2, 0),
        warriors={"eyrie": {5: 2}, "marquise": {5: 1}},
        pieces={"sawmill": {5: 1}, "keep": {1: 1}},
        hands={"marquise": [card("bake_sale")]},
        vp={"eyrie": 28},
    )
    with pytest.raises(GameOver):
        run(battle(t, Battle(EYRIE, MARQUISE, c(5))))
    assert (t.winners, t.vp[EYRIE]) == ([EYRIE], 30)
