"""9.2.1 to 9.2.7 Crafting, the pawn and items; 9.6 Evening."""

import pytest

from klubovna.games.root.battle import Battle, battle, can_battle
from klubovna.games.root.craft import craft, craftable, resolve
from klubovna.games.root.factions.vagabond.board import HOSTILE, vagabonds
from klubovna.games.root.factions.vagabond.items import TRACKS, counted_tools, limit, on_track
from klubovna.games.root.facts import BAG, COIN, ITEM_FACTS, ITEMS, MARQUISE, NOBODY, RUIN_KINDS, SWORD, TEA, VAGABOND
from klubovna.games.root.move import destinations
from klubovna.games.root.removal import remove_all_enemies
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import ruler
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_BEGINS, TURN_ENDS
from klubovna.games.root.turn import begin, step
from klubovna.testing import offered, rule, run
from root.boards import riverfolk_board, seen_board
from root.tables import at, c, card, game, table, table_of
from root.vagabonds import deeds, held, item, names, tool, vagabond


@rule("root:9.2.1#1", "root:9.5.8#1", "root:r.94")
def test_hammers_craft_with_the_suit_of_his_clearing() -> None:
    hand = [card("anvil"), card("foxfolk_steel"), card("tax_collector"), card("woodland_runners")]
    t = table("vagabond", "marquise", hands={"vagabond": hand})
    board = vagabond(t, at=1, items="hammer hammer")
    assert craftable(t, VAGABOND) == [card("anvil"), card("foxfolk_steel")]
    vagabond(t, at=1, items="hammer ~hammer !hammer")
    assert craftable(t, VAGABOND) == [card("anvil")]
    vagabond(t, at="F1-2-5-10", items="hammer hammer")
    assert craftable(t, VAGABOND) == []
    vagabond(t, at=5, items="hammer hammer")
    run(craft(t, VAGABOND, card("woodland_runners")))
    assert held(board) == ["boot", "hammer", "~hammer"]


@rule("root:r.94")
def test_question_marks_take_any_hammer() -> None:
    t = table("vagabond", "marquise", hands={"vagabond": [card("royal_claim")]})
    vagabond(t, at=2, items="hammer hammer hammer")
    assert craftable(t, VAGABOND) == []
    vagabond(t, at=2, items="hammer hammer hammer hammer")
    assert craftable(t, VAGABOND) == [card("royal_claim")]


@rule("root:9.2.1#2", "root:9.5.8#2")
def test_a_crafted_item_is_his_own_at_once() -> None:
    t = table("vagabond", "marquise", hands={"vagabond": [card("foxfolk_steel"), card("mouse_in_a_sack")]})
    board = vagabond(t, at=1, items="hammer hammer")
    run(step(t), deed=("craft", card("foxfolk_steel")))
    assert held(board) == ["sword", "~hammer", "~hammer"]
    assert (t.item_supply[SWORD], t.items[VAGABOND], t.vp[VAGABOND]) == (1, [], 2)
    vagabond(t, at=2, items="hammer")
    run(step(t), deed=("craft", card("mouse_in_a_sack")))
    assert on_track(board, BAG) == 1


@rule("root:9.2.2", "root:2.5.1#3", "root:r.44", "root:K.4.3")
def test_the_pawn_neither_rules_nor_stops_others_from_ruling() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {2: 1}})
    vagabond(t, at=5, items="sword")
    assert ruler(t, c(5)) == NOBODY
    vagabond(t, at=2, items="sword")
    t.changed_everywhere()
    assert ruler(t, c(2)) == MARQUISE
    assert can_battle(t, MARQUISE, c(2))
    assert can_battle(t, VAGABOND, c(2))


@rule("root:9.2.2", "root:9.2.7#2")
def test_the_pawn_stays_whatever_hits_it() -> None:
    t = table("marquise", "vagabond", warriors={"marquise": {5: 4}}, dice=(3, 0))
    board = vagabond(t, at=5, items="!sword coin")
    run(battle(t, Battle(MARQUISE, VAGABOND, c(5))))
    assert board.at == c(5)
    assert held(board) == ["!sword", "!coin"]


@rule("root:9.2.2.I", "root:ex.law.2", "root:r.38", "root:r.86")
def test_full_removal_damages_three_items_of_his_choice() -> None:
    t = table("alliance", "vagabond", "marquise", warriors={"marquise": {5: 2}})
    board = vagabond(t, at=5, items="boot boot ~sword torch coin")
    run(remove_all_enemies(t, t.factions[0], [c(5)]), vagabond_damage=[tool("boot"), tool("coin"), tool("~sword")])
    assert board.at == c(5)
    assert held(board) == ["boot", "!boot", "!~sword", "!coin", "torch"]
    assert at(t.warriors[MARQUISE]) == {}


@rule("root:9.2.2.I", "root:r.38")
def test_a_favor_strikes_the_vagabonds_of_its_clearings_only() -> None:
    t = table("marquise", "vagabond", "vagabond_2")
    here = vagabond(t, at=2, items="boot sword torch coin")
    elsewhere = vagabond(t, at=1, items="boot sword torch coin", which="vagabond_2")
    run(resolve(t, MARQUISE, card("favor_of_the_mice")), vagabond_damage=[tool("boot"), tool("sword"), tool("coin")])
    assert held(here) == ["!boot", "!sword", "!coin", "torch"]
    assert held(elsewhere) == ["boot", "sword", "coin", "torch"]


@rule("root:r.86", "root:2.7")
def test_full_removal_by_his_partner_does_nothing_to_him() -> None:
    t = table("marquise", "vagabond", "eyrie", "alliance")
    board = vagabond(t, at=2, items="boot sword torch coin")
    t.coalition[VAGABOND] = MARQUISE
    run(resolve(t, MARQUISE, card("favor_of_the_mice")))
    assert held(board) == ["boot", "sword", "coin", "torch"]


@rule("root:1.1.3", "root:9.2.2.I")
def test_two_vagabonds_in_one_burnt_clearing_are_two_effects_for_the_player_on_turn_to_order() -> None:
    t = table("marquise", "vagabond", "vagabond_2")
    vagabond(t, at=2, items="boot")
    vagabond(t, at=2, items="boot", which="vagabond_2")
    question = offered(resolve(t, MARQUISE, card("favor_of_the_mice")))
    assert question.seat == 0
    assert question.options == [("damage-vagabond", c(2)), ("damage-vagabond_2", c(2))]


@rule("root:9.2.3")
def test_he_moves_no_matter_who_rules() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 3, 1: 3, 2: 3}})
    vagabond(t, at=5, items="boot")
    assert destinations(t, VAGABOND, c(5)) == [c(1), c(2)]


@rule("root:9.2.4")
@pytest.mark.parametrize(("items", "lost"), [("~sword boot", 0), ("!sword boot", 1), ("boot coin", 1)])
def test_without_an_undamaged_sword_he_is_defenseless(items: str, lost: int) -> None:
    t = table("marquise", "vagabond", warriors={"marquise": {5: 2}}, dice=(0, 0))
    board = vagabond(t, at=5, items=items)
    answers = {"vagabond_damage": tool("boot")} if items == "boot coin" else {}
    before = sum("!" in one for one in held(board))
    run(battle(t, Battle(MARQUISE, VAGABOND, c(5))), **answers)
    assert sum("!" in one for one in held(board)) - before == lost


@rule("root:9.2.5", "root:r.03")
def test_actions_need_items_that_are_face_up_and_whole() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 1}})
    vagabond(t, at=5, items="boot sword crossbow")
    assert names(t) == ["move", "battle", "strike"]
    vagabond(t, at=5, items="~boot !sword !~crossbow")
    assert deeds(t) == [None]


@rule("root:r.02", "root:r.04", "root:9.2.5.I#1", "root:9.2.5.II")
def test_teapots_coins_and_bags_lie_on_tracks_the_rest_in_the_satchel() -> None:
    assert sorted(TRACKS) == sorted([TEA, COIN, BAG])
    assert sorted(ITEMS[kind] for kind in RUIN_KINDS) == ["bag", "boot", "hammer", "sword"]
    t = table("vagabond", "marquise")
    board = vagabond(t)
    for kind in range(8):
        run(ROLES[VAGABOND].gain_item(t, item(ITEMS[kind])))
    shown = seen_board(t, VAGABOND, own=True)
    assert shown["tracks"] == {"tea": 1, "coin": 1, "bag": 1}
    assert shown["satchel"] == ["boot", "sword", "hammer", "crossbow", "torch"]
    assert len(counted_tools(board)) == 5


@rule("root:9.2.5.I#2")
def test_a_track_holds_three_items() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, items="coin coin coin coin")
    assert on_track(board, COIN) == 3
    assert ROLES[VAGABOND].draws(t) == 4
    assert len(counted_tools(board)) == 1


@rule("root:9.2.5.III")
@pytest.mark.parametrize("phase", [BIRDSONG, DAYLIGHT, EVENING])
def test_items_go_from_their_track_to_the_satchel_and_back(phase: int) -> None:
    t = table("vagabond", "marquise", phase=phase)
    board = vagabond(t, at=5, items="coin coin")
    run(step(t), deed=("stow", COIN))
    assert (on_track(board, COIN), len(counted_tools(board)), ROLES[VAGABOND].draws(t)) == (1, 1, 2)
    assert "stow" in names(t)
    assert "lay" not in names(t)  # not to and fro without another deed between
    board.shifted = [0] * 8
    assert {"stow", "lay"} <= set(names(t))
    run(step(t), deed=("lay", COIN))
    assert (on_track(board, COIN), len(counted_tools(board))) == (2, 0)
    assert "lay" not in names(t)


@rule("root:9.2.5.III")
def test_the_fourth_coin_takes_the_room_of_an_exhausted_one() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, items="coin coin coin coin")
    run(step(t), deed=("stow", COIN))
    assert on_track(board, COIN) == 2
    board.shifted = [0] * 8
    run(step(t), deed=("lay", COIN))
    vagabond(t, items="coin coin coin ~coin")
    assert on_track(board, COIN) == 3


@rule("root:9.2.5.III")
def test_of_several_coins_the_one_in_the_satchel_is_exhausted_first() -> None:
    hands = {"vagabond": [card("anvil")]}
    t = table("vagabond", "marquise", warriors={"marquise": {1: 1}}, hands=hands)
    board = vagabond(t, at=1, items="coin coin")
    run(step(t), deed=("stow", COIN))
    run(step(t), deed=("aid", -1))
    assert (held(board), on_track(board, COIN)) == (["coin", "~coin"], 1)


@rule("root:9.2.6", "root:9.5.2", "root:r.03")
def test_rolled_hits_are_capped_by_undamaged_swords() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 5}}, dice=(3, 0))
    board = vagabond(t, at=5, items="sword ~sword !sword")
    run(step(t), deed=("battle", -1))
    assert held(board) == ["~sword", "~sword", "!sword"]
    assert at(t.warriors[MARQUISE]) == {5: 3}


@rule("root:9.2.7#1")
def test_each_hit_damages_an_item_of_his_choice_as_it_lies() -> None:
    t = table("marquise", "vagabond", warriors={"marquise": {5: 3}}, dice=(2, 0))
    board = vagabond(t, at=5, items="~boot sword coin")
    flow = battle(t, Battle(MARQUISE, VAGABOND, c(5)))
    run(flow, vagabond_damage=[tool("sword"), tool("~boot")])
    assert held(board) == ["!~boot", "!sword", "coin"]


@rule("root:9.2.7#1")
def test_equal_items_are_one_option() -> None:
    t = table("marquise", "vagabond", warriors={"marquise": {5: 3}}, dice=(1, 0))
    vagabond(t, at=5, items="boot boot sword sword")
    question = offered(battle(t, Battle(MARQUISE, VAGABOND, c(5))))
    assert (question.seat, question.options) == (1, [tool("boot"), tool("sword")])


@rule("root:r.40", "root:4.3.1#4")
def test_an_ambush_does_not_end_his_battle_but_damaged_swords_lower_his_hits() -> None:
    hands = {"marquise": [card("ambush_rabbit")]}
    t = table("vagabond", "marquise", warriors={"marquise": {5: 3}}, hands=hands, dice=(3, 0))
    board = vagabond(t, at=5, items="sword sword boot")
    run(
        step(t),
        deed=("battle", -1),
        battle_ambush=card("ambush_rabbit"),
        vagabond_damage=[tool("boot"), tool("~sword")],
    )
    assert held(board) == ["!boot", "sword", "!~sword"]
    assert at(t.warriors[MARQUISE]) == {5: 2}


# -- 9.6 Evening -----------------------------------------------------------------------------------------------------


@rule("root:9.6", "root:9.6.1")
def test_in_a_forest_damaged_items_are_whole_before_he_draws() -> None:
    t = table("vagabond", "marquise", phase=EVENING)
    board = vagabond(t, at="F1-2-5-10", items="!coin !~sword !boot ~torch")
    assert offered(step(t)).options == [None, ("stow", COIN)]
    assert held(board) == ["boot", "sword", "coin", "~torch"]
    run(step(t), deed=None)
    assert len(t.hands[VAGABOND]) == 2
    assert t.phase == TURN_ENDS


@rule("root:9.6.1", "root:r.90")
def test_in_a_clearing_nothing_is_repaired() -> None:
    t = table("vagabond", "marquise", phase=EVENING)
    board = vagabond(t, at=5, items="!sword ~boot")
    run(step(t))
    assert held(board) == ["~boot", "!sword"]


@rule("root:9.6.2")
@pytest.mark.parametrize(("items", "drawn"), [("", 1), ("coin coin", 3), ("coin ~coin !coin", 2)])
def test_he_draws_one_card_and_one_per_coin_on_its_track(items: str, drawn: int) -> None:
    t = table("vagabond", "marquise", phase=EVENING)
    vagabond(t, at=5, items=items)
    run(step(t), **({"deed": None} if items else {}))
    assert len(t.hands[VAGABOND]) == drawn


@rule("root:9.6.3", "root:9.6")
def test_he_discards_down_to_five_before_the_item_limit() -> None:
    hand = [card("anvil"), card("bake_sale"), card("investments"), card("cobbler"), card("codebreakers")]
    t = table("vagabond", "marquise", phase=EVENING, hands={"vagabond": hand})
    board = vagabond(t, at=5, items="boot boot boot sword sword sword hammer")
    run(step(t), discard=card("anvil"), vagabond_limit=tool("hammer"))
    assert len(t.hands[VAGABOND]) == 5
    assert t.discard == [card("anvil")]
    assert board.gone == [item("hammer")]


@rule("root:9.6.4", "root:2.5.4#2", "root:ex.made.14", "root:r.91")
def test_what_is_beyond_the_limit_leaves_the_game() -> None:
    t = table("vagabond", "marquise", phase=EVENING)
    supply = t.item_supply[:]
    board = vagabond(t, at=5, items="boot boot sword sword hammer torch ~crossbow !boot !sword bag coin coin")
    assert (len(counted_tools(board)), limit(board)) == (9, 8)
    run(step(t), deed=None, vagabond_limit=tool("!sword"))
    assert (len(counted_tools(board)), board.gone, t.item_supply) == (8, [SWORD], supply)
    vagabond(t, at=5, items="boot boot sword sword hammer torch ~crossbow !boot !sword ~bag coin coin")
    assert (len(counted_tools(board)), limit(board)) == (10, 6)


@rule("root:r.91", "root:9.6.4")
def test_an_item_kept_off_its_track_counts_until_it_is_laid_back() -> None:
    t = table("vagabond", "marquise", phase=EVENING)
    board = vagabond(t, at=5, items="boot boot boot sword sword sword tea")
    run(step(t), deed=("stow", TEA))
    assert len(counted_tools(board)) == 7
    board.shifted = [0] * 8
    run(step(t), deed=("lay", TEA))
    run(step(t))
    assert board.gone == []


@rule("root:9.5#2")
def test_an_exhausted_bag_leaves_its_track() -> None:
    hand = [card("anvil")]
    t = table("vagabond", "marquise", warriors={"marquise": {1: 1}}, hands={"vagabond": hand})
    board = vagabond(t, at=1, items="bag boot")
    assert (limit(board), len(counted_tools(board))) == (8, 1)
    run(step(t), deed=("aid", -1), vagabond_aid_item=BAG)
    assert (limit(board), len(counted_tools(board))) == (6, 2)


# -- Paying with items -----------------------------------------------------------------------------------------------


@rule("root:11.2.6.III")
def test_the_very_item_that_he_picks_pays_for_a_service() -> None:
    for picked, left in (("boot", ["boot*", "~boot"]), ("boot*", ["boot", "~boot*"])):
        t = table("vagabond", "riverfolk", phase=TURN_BEGINS, hands={"riverfolk": [card("anvil")]})
        riverfolk_board(t).prices = [1, 4, 4]
        board = vagabond(t, at=5, items="boot boot*")
        run(begin(t), riverfolk_buy=0, vagabond_service=tool(picked))
        assert sorted(held(board)) == sorted(left)


@rule("root:11.2.6.III", "root:11.2.7.III.b", "root:r.88", "root:9.4.1#1")
def test_teapots_exhausted_for_services_still_refresh() -> None:
    t = table("vagabond", "riverfolk", phase=TURN_BEGINS, hands={"riverfolk": [card("anvil")]})
    riverfolk_board(t).prices = [2, 4, 1]
    board = vagabond(t, at=5, items="tea boot ~sword torch")
    question = offered(begin(t))
    assert question.options[0] is None
    assert len(question.options) == 2  # neither the boats, too dear, nor mercenaries
    run(begin(t), riverfolk_buy=0, vagabond_service=[tool("boot"), tool("tea")])
    assert held(board) == ["~boot", "~sword", "~tea", "torch"]
    assert t.hands[VAGABOND] == [card("anvil")]
    assert board.teapots == 1
    assert t.phase == BIRDSONG
    run(step(t), vagabond_refresh=[tool("~boot"), tool("~sword"), tool("~tea")], deed=None)
    assert held(board) == ["boot", "sword", "tea", "torch"]


# -- Components ------------------------------------------------------------------------------------------------------


@rule("root:r.06", "root:B.1.2#5", "root:B.2.2#2", "root:B.6.1")
def test_the_items_of_each_box() -> None:
    sets = ITEM_FACTS["sets"]
    for box, parts in (("base", ["supply", "ruin", "start_base"]), ("riverfolk", ["ruin", "start_riverfolk"])):
        total = {name: sum(sets[part].get(name, 0) for part in parts) for name in ITEMS}
        assert {name: n for name, n in total.items() if n} == sets[f"box_{box}"]
    assert sum(sets["box_base"].values()) == 23
    assert sum(sets["box_riverfolk"].values()) == 11
    assert sets["box_vagabond_pack"] == sets["start_vagabond_pack"] == {"coin": 1, "hammer": 1, "boot": 1}


def test_a_position_with_a_vagabond_survives_json() -> None:
    t = table("vagabond", "marquise", phase=BIRDSONG)
    board = vagabond(t, at="F3-6-11", items="~boot* !sword coin", relations={"marquise": HOSTILE})
    board.aside[COIN] = 1
    again = table_of(game(t))
    assert vagabonds(again)[0].at == board.at
    assert held(vagabonds(again)[0]) == held(board)
    assert vagabonds(again)[0].aside == board.aside
