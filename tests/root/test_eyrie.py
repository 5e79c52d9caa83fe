"""7.2 to 7.4 and 7.6 Eyrie Dynasties: abilities, set-up, Birdsong, Evening."""

from typing import Any

import pytest

from klubovna.games.root.factions.eyrie import kinds
from klubovna.games.root.factions.eyrie.board import VIZIER
from klubovna.games.root.facts import EYRIE, KEEP, MARQUISE, ROOST
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import BIRDSONG, EVENING, SET_UP
from klubovna.kernel.state import GameOver
from klubovna.testing import offered, rule, run
from root.boards import seen_board
from root.eyries import BATTLE, BUILD, DESPOT, MOVE, RECRUIT, board, eyrie, hand, phase, resolving
from root.tables import at, c, card, game, table, table_of

FOX, BIRD = card("anvil"), card("woodland_runners")
"""A fox card and a bird card that do nothing else in these tests."""

# -- 7.2 Faction rules and abilities -----------------------------------------------------------------------------------


@rule("root:7.2.1", "root:7.5.1")
def test_crafting_with_roosts_before_the_decree() -> None:
    t = eyrie(
        hands={"eyrie": [card("armorers"), card("sappers")]},
        pieces={"roost": {1: 1}, "workshop": {2: 1}},
        decree={"recruit": [FOX]},
    )
    menu = offered(phase(t)).options
    assert ("craft", card("armorers")) in menu
    assert ("craft", card("sappers")) not in menu
    run(phase(t), deed=[("craft", card("armorers")), None])
    assert t.crafted[EYRIE] == [card("armorers")]


@rule("root:7.2.1", "root:7.5.1")
def test_no_crafting_once_the_decree_is_being_resolved() -> None:
    t = resolving(hands={"eyrie": [card("armorers")]}, pieces={"roost": {1: 1, 6: 1}}, decree={"recruit": [FOX, BIRD]})
    assert offered(phase(t)).options == [("decree-recruit", 0), ("decree-recruit", 1)]


@rule("root:7.2.3")
def test_disdain_for_trade() -> None:
    t = eyrie(leader="despot", hands={"eyrie": [card("bake_sale")]}, pieces={"roost": {3: 1, 4: 1}})
    run(phase(t), deed=("craft", card("bake_sale")))
    assert t.vp[EYRIE] == 1
    assert t.items[EYRIE] != []


@rule("root:r.55")
def test_disdain_gives_no_point_for_other_cards() -> None:
    t = eyrie(leader="despot", hands={"eyrie": [card("armorers")]}, pieces={"roost": {1: 1}})
    run(phase(t), deed=("craft", card("armorers")))
    assert t.vp[EYRIE] == 0


# -- 7.3 Faction set-up ------------------------------------------------------------------------------------------------


@rule("root:7.3.1", "root:7.3.2#1", "root:r.08", "root:r.153")
def test_the_first_roost_opposite_the_keep() -> None:
    t = table("marquise", "eyrie", pieces={"keep": {1: 1}}, phase=SET_UP)
    run(ROLES[EYRIE].set_up(t), eyrie_leader=DESPOT)
    assert at(t.pieces[ROOST]) == {3: 1}
    assert at(t.warriors[EYRIE]) == {3: 6}
    assert t.supply[EYRIE] == 14


@rule("root:7.3.2#2")
def test_without_the_marquise_any_corner() -> None:
    t = table("eyrie", "alliance", phase=SET_UP)
    asked = offered(ROLES[EYRIE].set_up(t))
    assert (asked.kind, asked.options) == (kinds.START_WHERE, [c(1), c(2), c(3), c(4)])
    run(ROLES[EYRIE].set_up(t), eyrie_start=c(2), eyrie_leader=DESPOT)
    assert at(t.pieces[ROOST]) == {2: 1}
    assert at(t.warriors[EYRIE]) == {2: 6}


@rule("root:7.3.3", "root:7.3.4")
def test_a_leader_and_two_viziers() -> None:
    t = table("marquise", "eyrie", pieces={"keep": {1: 1}}, phase=SET_UP)
    assert offered(ROLES[EYRIE].set_up(t)).options == [0, 1, 2, 3]
    t = table("marquise", "eyrie", pieces={"keep": {1: 1}}, phase=SET_UP)
    run(ROLES[EYRIE].set_up(t), eyrie_leader=DESPOT)
    assert board(t).leader == DESPOT
    assert board(t).decree == [[], [VIZIER], [], [VIZIER]]
    assert board(t).deposed == [False] * 4
    shown = seen_board(t, EYRIE, own=False)
    assert shown["leader"] == "despot"
    assert shown["decree"] == {"recruit": [], "move": ["loyal_vizier"], "battle": [], "build": ["loyal_vizier"]}


@rule("root:7.3.5", "root:2.5#1")
def test_six_more_roosts_and_no_seventh() -> None:
    six = dict.fromkeys((1, 2, 3, 4, 5, 6), 1)
    t = resolving(decree={"build": [FOX]}, pieces={"roost": six}, warriors={"eyrie": {8: 1}})
    run(phase(t))
    assert at(t.pieces[ROOST]) == six | {8: 1}
    t = resolving(decree={"build": [FOX]}, pieces={"roost": six | {7: 1}}, warriors={"eyrie": {8: 1}})
    assert offered(phase(t)).kind is kinds.NEW_LEADER


# -- 7.4 Birdsong ------------------------------------------------------------------------------------------------------


@rule("root:7.4", "root:7.4.1", "root:7.4.3")
def test_emergency_orders_the_decree_and_a_new_roost_in_this_order() -> None:
    t = eyrie(phase=BIRDSONG, warriors={"marquise": dict.fromkeys(range(1, 12), 1)})
    t.deck.remove(FOX)
    t.deck.append(FOX)
    asked = offered(phase(t))
    assert (asked.kind, asked.about) == (kinds.DECREE_COLUMN, FOX)
    assert at(t.pieces[ROOST]) == {}
    t = eyrie(phase=BIRDSONG, warriors={"marquise": dict.fromkeys(range(1, 12), 1)})
    t.deck.remove(FOX)
    t.deck.append(FOX)
    run(phase(t), eyrie_decree_column=MOVE)
    assert board(t).decree == [[], [FOX], [], []]
    assert at(t.pieces[ROOST]) == {12: 1}
    assert at(t.warriors[EYRIE]) == {12: 3}
    assert hand(t) == []


@rule("root:7.4.1")
def test_no_emergency_orders_with_a_card_in_hand() -> None:
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, hands={"eyrie": [FOX]})
    cards = len(t.deck)
    run(phase(t), eyrie_decree_column=RECRUIT)
    assert len(t.deck) == cards
    assert hand(t) == []


@rule("root:7.4.2#1", "root:7.4.2#3")
def test_one_card_must_be_added_and_a_second_may() -> None:
    cards = [FOX, card("root_tea_mouse"), card("bake_sale")]
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, hands={"eyrie": cards})
    asked = offered(phase(t))
    assert asked.kind is kinds.DECREE_CARD
    assert asked.options == sorted(cards)
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, hands={"eyrie": cards})
    assert offered(phase(t), eyrie_decree=FOX).options == [RECRUIT, MOVE, BATTLE, BUILD]
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, hands={"eyrie": cards})
    again = offered(phase(t), eyrie_decree=FOX, eyrie_decree_column=BATTLE)
    assert again.options == [None, *sorted(cards[1:])]
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, hands={"eyrie": cards})
    run(phase(t), eyrie_decree=[FOX, cards[1]], eyrie_decree_column=[BATTLE, BATTLE])
    assert board(t).decree == [[], [], [FOX, cards[1]], []]
    assert hand(t) == [cards[2]]
    assert t.phase > BIRDSONG
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, hands={"eyrie": cards})
    run(phase(t), eyrie_decree=[FOX, None], eyrie_decree_column=BUILD)
    assert board(t).decree == [[], [], [], [FOX]]


@rule("root:7.4.2#2")
def test_at_most_one_bird_is_added() -> None:
    cards = [BIRD, card("armorers"), FOX]
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, hands={"eyrie": cards})
    assert offered(phase(t), eyrie_decree=BIRD, eyrie_decree_column=MOVE).options == [None, FOX]
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, hands={"eyrie": cards})
    assert offered(phase(t), eyrie_decree=FOX, eyrie_decree_column=MOVE).options == [None, BIRD, card("armorers")]


@rule("root:r.57")
def test_of_a_hand_of_birds_exactly_one() -> None:
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, hands={"eyrie": [BIRD, card("armorers")]})
    run(phase(t), eyrie_decree=[BIRD, None], eyrie_decree_column=MOVE)
    assert board(t).decree == [[], [BIRD], [], []]
    assert hand(t) == [card("armorers")]


@rule("root:r.63", "root:r.164")
def test_the_decree_is_public() -> None:
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, hands={"eyrie": [FOX]})
    g = game(t)
    g.choose(RECRUIT, 0)
    shown = g.view(1)["table"]["factions"][0]
    assert shown["hand"] is None
    assert shown["board"]["decree"]["recruit"] == ["anvil"]
    assert t.seen[FOX] & 2 == 0
    assert table_of(g).seen[FOX] & 2


@rule("root:r.27")
def test_without_any_card_none_is_added_and_no_turmoil_follows() -> None:
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, viziers=True)
    t.deck = []
    run(phase(t))
    assert board(t).decree == [[VIZIER], [VIZIER], [], []]
    assert board(t).deposed == [False] * 4
    assert t.phase > BIRDSONG


@rule("root:7.4.3", "root:2.2.3#2")
def test_a_new_roost_where_the_fewest_warriors_have_room_for_it() -> None:
    # Clearing 4 is empty but its only slot is filled; 8 and 9 hold one warrior each.
    crowd = dict.fromkeys((1, 2, 3, 5, 6, 7, 10, 11, 12), 2) | {8: 1, 9: 1}
    given: dict[str, Any] = {
        "phase": BIRDSONG,
        "warriors": {"marquise": crowd},
        "pieces": {"sawmill": {4: 1, 9: 1}},
        "moment": 2,
    }
    t = eyrie(**given)
    asked = offered(phase(t))
    assert (asked.kind, asked.options) == (kinds.NEW_ROOST, [c(8), c(9)])
    t = eyrie(**given)
    run(phase(t), eyrie_roost=c(9))
    assert at(t.pieces[ROOST]) == {9: 1}
    assert at(t.warriors[EYRIE]) == {9: 3}


@rule("root:7.4.3")
def test_no_new_roost_while_one_stands() -> None:
    t = eyrie(phase=BIRDSONG, pieces={"roost": {1: 1}}, moment=2)
    run(phase(t))
    assert at(t.pieces[ROOST]) == {1: 1}
    assert t.supply[EYRIE] == 20


@rule("root:r.58")
def test_a_new_roost_counts_warriors_of_all_and_nothing_else() -> None:
    crowd = dict.fromkeys(range(1, 10), 2) | {11: 1, 12: 2}
    t = eyrie(
        "marquise",
        "alliance",
        phase=BIRDSONG,
        moment=2,
        warriors={"marquise": crowd, "alliance": {11: 1}},
        pieces={"workshop": {10: 1}, "wood": {12: 3}, "sympathy": {9: 1}},
    )
    # 10 is empty of warriors but full: a ruin and a workshop. Everywhere else stand two.
    asked = offered(phase(t))
    assert asked.options == [c(n) for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12)]


@rule("root:r.58", "root:2.5#2")
def test_a_new_roost_with_a_short_supply() -> None:
    crowd = dict.fromkeys(range(1, 12), 1)
    t = eyrie(phase=BIRDSONG, moment=2, warriors={"marquise": crowd, "eyrie": {1: 18}})
    run(phase(t))
    assert at(t.warriors[EYRIE]) == {1: 18, 12: 2}
    assert t.supply[EYRIE] == 0


@rule("root:r.58")
def test_no_room_for_a_new_roost() -> None:
    t = eyrie(phase=BIRDSONG, moment=2)
    t.scorched = [True] * 12
    t.changed_everywhere()
    run(phase(t))
    assert at(t.pieces[ROOST]) == {}
    assert t.phase > BIRDSONG


@rule("root:r.50", "root:6.2.2#1")
def test_a_new_roost_avoids_the_keep() -> None:
    crowd = dict.fromkeys(range(2, 13), 2) | {7: 1}
    t = eyrie(phase=BIRDSONG, moment=2, warriors={"marquise": crowd}, pieces={"keep": {1: 1}})
    run(phase(t))
    assert at(t.pieces[ROOST]) == {7: 1}
    assert at(t.pieces[KEEP]) == {1: 1}


# -- 7.6 Evening -------------------------------------------------------------------------------------------------------


@rule("root:7.6.1", "root:r.11")
@pytest.mark.parametrize(
    ("roosts", "points", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_points_and_cards_of_the_roost_track(roosts: int, points: int, cards: int) -> None:
    t = eyrie(phase=EVENING, pieces={"roost": dict.fromkeys(range(1, roosts + 1), 1)})
    run(phase(t))
    assert t.vp[EYRIE] == points
    assert len(hand(t)) == cards


@rule("root:7.6.2#1")
def test_three_roosts_draw_two_cards() -> None:
    t = eyrie(phase=EVENING, pieces={"roost": {1: 1, 2: 1, 3: 1}})
    top = t.deck[-2:]
    run(phase(t))
    assert sorted(hand(t)) == sorted(top)


@rule("root:7.6.2#2")
def test_discard_down_to_five() -> None:
    cards = [card("ambush_fox"), card("ambush_bird"), FOX, BIRD, card("sappers")]
    t = eyrie(phase=EVENING, pieces={"roost": {1: 1}}, hands={"eyrie": cards})
    run(phase(t), discard=FOX)
    assert len(hand(t)) == 5
    assert t.discard == [FOX]


@rule("root:7.6")
def test_scoring_comes_before_drawing() -> None:
    t = eyrie(phase=EVENING, pieces={"roost": {1: 1, 2: 1}}, vp={"eyrie": 29})
    with pytest.raises(GameOver):
        run(phase(t))
    assert t.winners == [EYRIE]
    assert hand(t) == []


@rule("root:7.6")
def test_the_next_player_follows() -> None:
    t = eyrie(phase=EVENING, pieces={"roost": {1: 1}})
    run(phase(t))
    run(phase(t))
    assert t.on_turn == MARQUISE
