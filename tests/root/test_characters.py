"""Appendix E: the characters of the Vagabond and their special actions."""

import pytest

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.factions.vagabond.actions import slips
from klubovna.games.root.factions.vagabond.board import HOSTILE, vagabonds
from klubovna.games.root.factions.vagabond.characters import CHARACTERS, landings
from klubovna.games.root.factions.vagabond.quests import ways
from klubovna.games.root.facts import (
    ALLIANCE,
    BOOT,
    CLEARINGS,
    EYRIE,
    HAMMER,
    ITEM_FACTS,
    KEEP,
    MARQUISE,
    RIVERFOLK,
    SAWMILL,
    SWORD,
    SYMPATHY,
    TORCH,
    VAGABOND,
    VAGABOND_2,
    WOOD,
    Clearing,
)
from klubovna.games.root.move import destinations
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import can_place
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, SET_UP, Table
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.boards import alliance_board
from root.plots import corvids
from root.tables import at, c, card, table
from root.vagabonds import CHARACTER, held, names, tool, vagabond

ITEMS = {
    "thief": "boot sword tea torch",
    "tinker": "boot bag hammer torch",
    "ranger": "boot sword crossbow torch",
    "vagrant": "boot coin torch",
    "arbiter": "boot sword sword torch",
    "scoundrel": "boot boot crossbow torch",
    "adventurer": "boot hammer torch",
    "ronin": "boot boot sword torch",
    "harrier": "sword coin crossbow torch",
}


@rule("root:E.1.1", "root:E.2.1", "root:E.3.1", "root:E.4.1", "root:E.5.1")
@rule("root:E.6.1", "root:E.7.1", "root:E.8.1", "root:E.9.1", "root:r.05", "root:9.3.5#1")
@pytest.mark.parametrize("character", CHARACTER)
def test_starting_items(character: str) -> None:
    t = table("vagabond", "marquise", phase=SET_UP)
    run(ROLES[VAGABOND].set_up(t), vagabond_character=CHARACTER.index(character), vagabond_forest=13)
    assert held(vagabonds(t)[0]) == ITEMS[character].split()


@rule("root:B.1.4", "root:B.2.4", "root:B.6.3")
def test_characters_of_each_box() -> None:
    boxes: dict[str, list[str]] = {}
    for character in CHARACTERS:
        boxes.setdefault(character["box"], []).append(character["id"])
    assert boxes == {
        "base": ["thief", "tinker", "ranger"],
        "riverfolk": ["vagrant", "arbiter", "scoundrel"],
        "vagabond_pack": ["adventurer", "ronin", "harrier"],
    }


@rule("root:r.96", "root:r.06")
def test_the_boxes_hold_the_starting_items_of_every_pair() -> None:
    sets = ITEM_FACTS["sets"]
    for one in CHARACTER:
        for other in CHARACTER:
            wanted = ITEMS[one].split() + ITEMS[other].split()
            for name in wanted:
                held_by_all = sum(
                    sets[part].get(name, 0) for part in ("start_base", "start_riverfolk", "start_vagabond_pack")
                )
                assert one == other or wanted.count(name) <= held_by_all


# -- E.1 Thief -------------------------------------------------------------------------------------------------------


@rule("root:E.1.2", "root:r.98", "root:9.5.9")
def test_the_thief_takes_a_random_card_of_a_player_in_his_clearing() -> None:
    hands = {"marquise": [card("anvil"), card("bake_sale")], "eyrie": [card("sappers")]}
    warriors = {"marquise": {5: 1}, "eyrie": {1: 3}, "alliance": {5: 1}}
    t = table("vagabond", "marquise", "eyrie", "alliance", warriors=warriors, hands=hands)
    board = vagabond(t, at=5, items="torch", character="thief")
    run(step(t), deed=("special", -1))  # the Alliance holds no card, the Eyrie are elsewhere
    assert held(board) == ["~torch"]
    assert (len(t.hands[VAGABOND]), len(t.hands[MARQUISE]), len(t.hands[EYRIE])) == (1, 1, 1)
    assert t.seen[t.hands[VAGABOND][0]] == 0b0011


@rule("root:r.98")
def test_the_thief_may_rob_partner_and_vagabond_and_the_open_hand_blindly() -> None:
    hands = {"riverfolk": [card("anvil"), card("bake_sale")], "vagabond_2": [card("sappers")]}
    warriors = {"riverfolk": {5: 1}}
    t = table("vagabond", "riverfolk", "marquise", "vagabond_2", warriors=warriors, hands=hands)
    vagabond(t, at=5, items="torch", character="thief")
    vagabond(t, at=5, which="vagabond_2")
    t.coalition[VAGABOND] = RIVERFOLK
    assert offered(step(t), deed=("special", -1)).options == [RIVERFOLK, VAGABOND_2]
    taken = set()
    for seed in range(8):
        t = table("vagabond", "riverfolk", seed=seed, warriors=warriors, hands={"riverfolk": hands["riverfolk"]})
        vagabond(t, at=5, items="torch", character="thief")
        run(step(t), deed=("special", -1))
        taken.add(t.hands[VAGABOND][0])
    assert taken == {card("anvil"), card("bake_sale")}


# -- E.2 Tinker ------------------------------------------------------------------------------------------------------


@rule("root:E.2.2", "root:r.99")
def test_the_tinker_takes_a_matching_or_bird_card_of_the_discard_pile() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at=1, items="torch", character="tinker")
    t.discard = [card("anvil"), card("sappers"), card("codebreakers")]
    t.available = [card("dominance_fox")]
    t.souls = [card("foxfolk_steel")]
    assert offered(step(t), deed=("special", -1)).options == [card("anvil"), card("sappers")]
    vagabond(t, at=1, items="torch", character="tinker")
    run(step(t), deed=("special", -1), vagabond_labor=card("sappers"))
    assert t.hands[VAGABOND] == [card("sappers")]
    assert t.discard == [card("anvil"), card("codebreakers")]
    assert held(board) == ["~torch"]
    vagabond(t, at=5, items="torch", character="tinker")
    assert "special" not in names(t)  # no rabbit and no bird is left


# -- E.3 Ranger ------------------------------------------------------------------------------------------------------


@rule("root:E.3.2", "root:r.100")
def test_the_ranger_repairs_three_items_as_they_lie_and_daylight_ends() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at=5, items="torch boot !boot !~sword !coin !hammer", character="ranger")
    run(step(t), deed=("special", -1), vagabond_hideout=[tool("!boot"), tool("!coin"), tool("!~sword")])
    assert held(board) == ["boot", "boot", "~sword", "!hammer", "coin", "~torch"]
    assert DAYLIGHT < t.phase <= EVENING


@rule("root:r.100")
def test_with_fewer_damaged_items_the_ranger_repairs_what_there_is_in_a_forest_too() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at="F3-6-11", items="torch !~sword", character="ranger")
    run(step(t), deed=("special", -1))
    assert held(board) == ["~sword", "~torch"]
    assert t.phase > DAYLIGHT


# -- E.4 Vagrant -----------------------------------------------------------------------------------------------------


@rule("root:E.4.2#1", "root:r.101")
def test_the_vagrant_names_attacker_and_defender() -> None:
    warriors = {"marquise": {5: 1}, "eyrie": {5: 1}}
    t = table("vagabond", "marquise", "eyrie", "alliance", warriors=warriors, pieces={"sympathy": {5: 1}})
    board = vagabond(t, at=5, items="torch sword", character="vagrant")
    question = offered(step(t), deed=("special", -1))
    assert question.options == [MARQUISE, EYRIE, VAGABOND]  # a token cannot attack
    assert held(board) == ["sword", "~torch"]
    vagabond(t, at=5, items="torch sword", character="vagrant")
    question = offered(step(t), deed=("special", -1), vagabond_instigate=EYRIE)
    assert question.options == [ALLIANCE, VAGABOND, MARQUISE]


def quarrel() -> Table:
    """The Vagrant between hostile Eyrie and an indifferent Marquise."""
    t = table(
        "vagabond",
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 1}, "eyrie": {5: 3}},
        pieces={"sawmill": {5: 1}, "wood": {5: 1}},
        dice=(2, 2),
    )
    vagabond(t, at=5, items="torch", character="vagrant", relations={"eyrie": HOSTILE})
    return t


@rule("root:E.4.2#2", "root:E.4.2#3", "root:r.102")
def test_the_vagrant_picks_the_pieces_and_scores_them() -> None:
    answers = {"deed": ("special", -1), "vagabond_instigate": EYRIE, "vagabond_instigate_whom": MARQUISE}
    question = offered(step(quarrel()), **answers)
    assert (question.kind.name, question.seat, question.options) == ("battle.hit", 0, [SAWMILL, WOOD])
    t = quarrel()
    run(step(t), battle_hit={0: SAWMILL}, **answers)
    # the Eyrie deal two (a warrior and the sawmill), the Marquise one: her single warrior caps her
    assert (at(t.warriors[MARQUISE]), at(t.warriors[EYRIE])) == ({}, {5: 2})
    # sawmill 1, Infamy for it 1 (her warrior made her hostile first), the hostile Eyrie warrior 1
    assert (t.vp[VAGABOND], t.vp[EYRIE], t.vp[MARQUISE]) == (3, 0, 0)
    assert vagabonds(t)[0].relations[MARQUISE] == HOSTILE


@rule("root:E.4.2#3")
def test_the_worked_battle_of_the_vagrant() -> None:
    """Hostile Eyrie attack an indifferent Marquise: a sawmill and two Eyrie warriors make three points."""
    t = table(
        "vagabond",
        "marquise",
        "eyrie",
        warriors={"eyrie": {5: 4}},
        pieces={"sawmill": {5: 1}},
        hands={"marquise": [card("ambush_rabbit")]},
        dice=(0, 0),
    )
    vagabond(t, at=5, items="torch", character="vagrant", relations={"eyrie": HOSTILE})
    run(
        step(t),
        deed=("special", -1),
        vagabond_instigate=EYRIE,
        vagabond_instigate_whom=MARQUISE,
        battle_ambush={1: card("ambush_rabbit")},
    )
    assert (at(t.warriors[EYRIE]), t.vp[VAGABOND], t.vp[MARQUISE]) == ({5: 2}, 3, 0)


@rule("root:r.67", "root:r.102")
def test_the_vagrant_pays_outrage() -> None:
    t = table(
        "vagabond",
        "marquise",
        "alliance",
        warriors={"marquise": {5: 2}},
        pieces={"sympathy": {5: 1}},
        hands={"vagabond": [card("bake_sale")], "marquise": [card("cobbler")]},
        dice=(1, 1),
    )
    vagabond(t, at=5, items="torch", character="vagrant")
    run(step(t), deed=("special", -1), vagabond_instigate=MARQUISE, vagabond_instigate_whom=ALLIANCE)
    assert (at(t.pieces[SYMPATHY]), alliance_board(t).supporters) == ({}, [card("bake_sale")])
    assert t.hands[MARQUISE] == [card("cobbler")]


@rule("root:r.101")
def test_the_vagrant_attacks_himself_for_a_torch_and_may_use_allies() -> None:
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {5: 2}, "eyrie": {5: 5}}, dice=(3, 0))
    board = vagabond(t, at=5, items="torch sword", character="vagrant", relations={"marquise": 3})
    run(
        step(t),
        deed=("special", -1),
        vagabond_instigate=VAGABOND,
        vagabond_instigate_whom=EYRIE,
        vagabond_ally=MARQUISE,
    )
    assert (held(board), at(t.warriors[EYRIE]), t.vp[VAGABOND]) == (["sword", "~torch"], {5: 2}, 2)


# -- E.5 Arbiter -----------------------------------------------------------------------------------------------------


def attacked(arbiter_at: int = 5, items: str = "sword ~sword !sword") -> Table:
    t = table("eyrie", "marquise", "vagabond", warriors={"eyrie": {5: 4}, "marquise": {5: 1}}, dice=(3, 3))
    vagabond(t, at=arbiter_at, items=items, character="arbiter")
    return t


@rule("root:E.5.2#1", "root:E.5.2#2", "root:E.5.2#3", "root:r.103", "root:Q.2")
def test_the_defender_may_enlist_the_arbiter() -> None:
    t = attacked()
    question = offered(battle(t, Battle(EYRIE, MARQUISE, c(5))))
    assert (question.seat, question.options) == (1, [None, VAGABOND])
    t = attacked()
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))), vagabond_enlist=VAGABOND)
    assert (t.vp[VAGABOND], at(t.warriors[EYRIE])) == (1, {5: 1})  # one warrior and two undamaged swords
    assert held(vagabonds(t)[0]) == ["sword", "~sword", "!sword"]
    t = attacked()
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))), vagabond_enlist=None)
    assert (t.vp[VAGABOND], at(t.warriors[EYRIE])) == (0, {5: 3})


@rule("root:E.5.2#1", "root:r.103")
def test_the_arbiter_helps_neither_from_elsewhere_nor_himself() -> None:
    t = attacked(arbiter_at=6)
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))))
    assert t.vp[VAGABOND] == 0
    t = attacked(items="sword boot boot boot")
    run(battle(t, Battle(EYRIE, VAGABOND, c(5))), vagabond_damage=[tool("boot")] * 3)
    assert t.vp[VAGABOND] == 0
    t = attacked(items="sword boot boot boot")
    run(battle(t, Battle(VAGABOND, MARQUISE, c(5))), vagabond_damage=tool("boot"))
    assert t.vp[VAGABOND] == 0


@rule("root:r.103", "root:r.41")
def test_the_arbiter_scores_without_swords_and_keeps_nobody_from_being_defenseless() -> None:
    t = table("eyrie", "marquise", "vagabond", warriors={"eyrie": {5: 4}}, pieces={"sawmill": {5: 1}}, dice=(0, 0))
    board = vagabond(t, at=5, items="boot", character="arbiter")
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))), vagabond_enlist=VAGABOND)
    assert (t.vp[VAGABOND], t.vp[EYRIE], held(board)) == (1, 1, ["boot"])


# -- E.6 Scoundrel ---------------------------------------------------------------------------------------------------


@rule("root:E.6.2#1", "root:r.104")
def test_the_scoundrel_burns_his_clearing() -> None:
    t = table(
        "vagabond",
        "marquise",
        "vagabond_2",
        warriors={"marquise": {6: 2}},
        pieces={"wood": {6: 2}},
    )
    board = vagabond(t, at=6, items="torch boot crossbow", character="scoundrel")
    other = vagabond(t, at=6, items="boot boot coin", which="vagabond_2")
    run(step(t), deed=("special", -1))
    assert (at(t.warriors[MARQUISE]), t.vp[VAGABOND]) == ({}, 2)
    assert (held(board), board.at) == (["boot", "crossbow"], c(6))
    assert held(other) == ["!boot", "!boot", "!coin"]
    assert (t.ruins[c(6)], t.scorched[c(6)]) == (True, True)
    assert board.relations[MARQUISE] == HOSTILE


@rule("root:E.6.2#2", "root:E.6.2#3", "root:ex.law.12", "root:r.104")
def test_nothing_comes_to_a_burnt_clearing_any_more() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {1: 5, 2: 5}})
    board = vagabond(t, at=5, items="torch boot boot", character="scoundrel")
    run(step(t), deed=("special", -1))
    assert not can_place(t, MARQUISE, c(5))
    assert c(5) not in destinations(t, MARQUISE, c(1))
    run(step(t), deed=("move", -1), vagabond_move=c(1))
    assert c(5) not in destinations(t, VAGABOND, c(1))
    t.phase = BIRDSONG
    assert c(5) not in slips(t, board)
    board.at = Clearing(13)
    assert c(5) not in slips(t, board)
    assert c(5) not in landings(t, vagabond(t, at=1, items="torch", character="harrier"))


@rule("root:r.104", "root:E.6.2#1", "root:6.2.2#1", "root:13.7.2#1", "root:1.1.2")
def test_the_scoundrel_burns_only_where_his_torch_may_be_placed() -> None:
    t = corvids("vagabond", "marquise", up={5: "snare"}, pieces={"keep": {1: 1}}, on_turn="vagabond")
    board = vagabond(t, at=1, items="torch torch boot", character="scoundrel")
    assert "special" not in names(t)
    t.take_piece(KEEP, c(1))
    assert "special" in names(t)
    board.at = c(5)
    assert "special" not in names(t)
    board.at = c(2)
    run(step(t), deed=("special", -1))
    assert "special" not in names(t)


@rule("root:r.104", "root:E.6.2#2")
def test_a_burnt_clearing_is_out_of_the_ferrys_reach() -> None:
    t = table("vagabond", "marquise", map="lake", phase=BIRDSONG)
    board = vagabond(t, at=1)
    assert c(12) in slips(t, board)
    t.burn(c(12))
    assert c(12) not in slips(t, board)


# -- E.7 Adventurer --------------------------------------------------------------------------------------------------


SHED = 3  # torch and hammer, fox


@rule("root:E.7.2#1", "root:E.7.2#2", "root:r.105")
def test_the_adventurer_improvises_once_a_turn() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at=1, items="torch torch boot sword ~hammer", character="adventurer")
    t.quests = [SHED]
    question = offered(step(t), deed=("quest", SHED))
    assert question.options == [BOOT, SWORD, TORCH]
    assert question.about == HAMMER
    run(step(t), deed=("quest", SHED), vagabond_improvise_with=BOOT, vagabond_reward="points")
    assert held(board) == ["!~boot", "sword", "~hammer", "torch", "~torch"]
    t.quests = [SHED]
    assert "quest" not in names(t)
    ROLES[VAGABOND].begin_turn(t)
    assert "quest" in names(t)


@rule("root:E.7.2#1", "root:r.105")
def test_only_one_of_the_two_items_may_be_improvised_and_only_by_the_adventurer() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at=1, items="boot sword", character="adventurer")
    assert ways(board, SHED, improvises=True) == []
    board = vagabond(t, at=1, items="torch", character="adventurer")
    assert ways(board, SHED, improvises=True) == []  # nothing is left to stand in
    board = vagabond(t, at=1, items="torch hammer boot", character="adventurer")
    assert ways(board, SHED, improvises=True) == [None, HAMMER, TORCH]
    t.quests = [SHED]
    vagabond(t, at=1, items="torch boot", character="thief")
    assert "quest" not in names(t)


# -- E.8 Ronin -------------------------------------------------------------------------------------------------------


@rule("root:E.8.2", "root:r.106")
def test_the_ronin_exhausts_swords_for_extra_hits() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 9}}, dice=(1, 0, 1, 0))
    board = vagabond(t, at=5, items="sword sword sword", character="ronin")
    assert offered(step(t), deed=("battle", -1)).options == [0, 1, 2]
    vagabond(t, at=5, items="sword sword sword", character="ronin")
    run(step(t), deed=("battle", -1), vagabond_swift=2)
    assert (at(t.warriors[MARQUISE]), held(board)) == ({5: 6}, ["~sword", "~sword", "~sword"])


@rule("root:r.106")
def test_the_ronin_strikes_as_defender_too_and_others_do_not() -> None:
    t = table("marquise", "vagabond", warriors={"marquise": {5: 9}}, dice=(0, 0))
    board = vagabond(t, at=5, items="sword", character="ronin")
    run(battle(t, Battle(MARQUISE, VAGABOND, c(5))), vagabond_swift=1)
    assert (at(t.warriors[MARQUISE]), held(board)) == ({5: 8}, ["~sword"])
    t = table("marquise", "vagabond", warriors={"marquise": {5: 9}}, dice=(0, 0))
    vagabond(t, at=5, items="sword", character="ranger")
    run(battle(t, Battle(MARQUISE, VAGABOND, c(5))))
    assert at(t.warriors[MARQUISE]) == {5: 9}


# -- E.9 Harrier -----------------------------------------------------------------------------------------------------


@rule("root:E.9.2", "root:r.107")
@pytest.mark.parametrize("start", [5, "F3-6-11"])
def test_the_harrier_glides_anywhere_without_boots(start: int | str) -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 1, 3: 1, 4: 2}})
    board = vagabond(t, at=start, items="torch", character="harrier", relations={"marquise": HOSTILE})
    question = offered(step(t), deed=("special", -1))
    assert question.options == [x for x in CLEARINGS if x != board.at]
    vagabond(t, at=start, items="torch", character="harrier")
    run(step(t), deed=("special", -1), vagabond_glide=c(4))
    assert (board.at, held(board)) == (c(4), ["~torch"])


@rule("root:r.107")
def test_a_snare_holds_the_harrier() -> None:
    t = corvids("vagabond", "marquise", up={5: "snare"}, warriors={"marquise": {5: 1, 6: 1}})
    t.seat = 1
    vagabond(t, at=5, items="torch", character="harrier")
    assert "special" not in names(t)


@rule("root:9.2.9.II.b", "root:E.9.2", "root:r.107", "root:r.80")
def test_allies_go_along_with_the_harrier_where_they_could_walk() -> None:
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {6: 3}, "eyrie": {6: 5}})
    vagabond(t, at=6, items="torch torch", character="harrier", relations={"marquise": 3})
    run(step(t.clone()), deed=("special", -1), vagabond_glide=c(2))  # they rule neither end: nobody is asked
    t.put_warriors(MARQUISE, c(2), 1)
    run(step(t), deed=("special", -1), vagabond_glide=c(2), vagabond_company=MARQUISE, vagabond_company_count=2)
    assert at(t.warriors[MARQUISE]) == {2: 3, 6: 1}
    run(step(t), deed=("special", -1), vagabond_glide=c(12))
    assert at(t.warriors[MARQUISE]) == {2: 3, 6: 1}, "too far to walk"


@rule("root:E.9.2", "root:r.107", "root:D.2.5#1")
def test_the_ferry_does_not_glide() -> None:
    t = table("vagabond", "marquise", map="lake", warriors={"marquise": {1: 2}})
    board = vagabond(t, at=1, items="torch", character="harrier", relations={"marquise": 3})
    assert t.ferry == c(1)
    deck = len(t.deck)
    run(step(t), deed=("special", -1), vagabond_glide=c(10))
    assert (board.at, t.ferry, t.ferried, len(t.deck)) == (c(10), c(1), False, deck)
    assert at(t.warriors[MARQUISE]) == {1: 2}
