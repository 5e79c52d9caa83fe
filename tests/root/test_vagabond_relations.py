"""9.2.9 Relationships: aid and allies; 9.5.4 Aid."""

from typing import Any

import pytest

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.factions.vagabond.actions import companions
from klubovna.games.root.factions.vagabond.board import ALLIED, HOSTILE, vagabonds
from klubovna.games.root.factions.vagabond.relations import STEPS
from klubovna.games.root.facts import (
    ALLIANCE,
    BOOT,
    COIN,
    EYRIE,
    LIZARDS,
    MARQUISE,
    SWORD,
    TEA,
    VAGABOND,
    VAGABOND_2,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import BIRDSONG, Table
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.boards import alliance_board, cult_board
from root.tables import at, c, card, game, table
from root.vagabonds import held, names, tool, vagabond

MICE = ["mouse_in_a_sack", "root_tea_mouse", "travel_gear_mouse", "investments", "sword_mouse", "crossbow_mouse"]


def aid(t: Table, whom: int = MARQUISE, **more: Any) -> None:
    """One aid with a boot and the first card."""
    answers = {"vagabond_aid": whom, "vagabond_aid_card": sorted(t.hands[VAGABOND])[0], **more}
    if len([f for f in t.present if t.warriors[f][vagabonds(t)[0].at]]) < 2:
        answers.pop("vagabond_aid")
    if len(t.hands[VAGABOND]) == 1:
        answers.pop("vagabond_aid_card")
    run(step(t), deed=("aid", -1), **answers)


# -- 9.5.4 Aid, 9.2.9.I Improving ------------------------------------------------------------------------------------


@rule("root:9.5.4#1", "root:Q.2")
def test_aid_exhausts_any_item_and_gives_a_card_of_the_clearings_suit() -> None:
    hand = [card("anvil"), card("bake_sale"), card("sappers")]
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {2: 1}, "eyrie": {1: 1}}, hands={"vagabond": hand})
    board = vagabond(t, at=1, items="boot coin ~torch")
    question = offered(step(t), deed=("aid", -1), vagabond_aid_item=COIN)
    assert question.options == [card("anvil"), card("sappers")]
    assert question.kind.secret
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {2: 1}, "eyrie": {1: 1}}, hands={"vagabond": hand})
    board = vagabond(t, at=1, items="boot coin ~torch")
    run(step(t), deed=("aid", -1), vagabond_aid_item=COIN, vagabond_aid_card=card("sappers"))
    assert held(board) == ["boot", "~coin", "~torch"]
    assert t.hands[EYRIE] == [card("sappers")]
    assert t.hands[VAGABOND] == [card("anvil"), card("bake_sale")]


@rule("root:9.5.4#1")
def test_aid_needs_a_piece_a_card_and_a_ready_item() -> None:
    hand = [card("anvil")]
    t = table("vagabond", "marquise", warriors={"marquise": {1: 1, 5: 1}}, hands={"vagabond": hand})
    vagabond(t, at=1, items="boot")
    assert "aid" in names(t)
    vagabond(t, at=1, items="~boot")
    assert "aid" not in names(t)
    vagabond(t, at=5, items="boot")  # a rabbit clearing
    assert "aid" not in names(t)
    vagabond(t, at=6, items="boot")  # nobody there
    assert "aid" not in names(t)
    vagabond(t, at="F1-2-5-10", items="boot")
    assert "aid" not in names(t)


@rule("root:9.5.4#2")
def test_aid_may_take_one_crafted_item_face_up() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {2: 1}}, hands={"vagabond": [card(m) for m in MICE]})
    t.items[MARQUISE] = [SWORD, TEA]
    t.exhausted[MARQUISE] = [COIN]
    board = vagabond(t, at=2, items="boot boot boot")
    question = offered(step(t), deed=("aid", -1), vagabond_aid_card=card(MICE[0]))
    assert question.options == [None, SWORD, TEA, COIN]
    t.hands[VAGABOND], t.hands[MARQUISE] = [card(m) for m in MICE[1:]], []
    vagabond(t, at=2, items="boot boot boot")
    aid(t, vagabond_aid_take=None)
    assert held(board) == ["boot", "boot", "~boot"]
    aid(t, vagabond_aid_take=TEA)
    aid(t, vagabond_aid_item=BOOT, vagabond_aid_take=COIN)
    assert held(board) == ["~boot", "~boot", "~boot", "tea", "coin"]
    assert (t.items[MARQUISE], t.exhausted[MARQUISE]) == ([SWORD], [])


@rule("root:9.2.9", "root:9.3.6", "root:r.97")
def test_every_faction_but_a_vagabond_has_a_marker() -> None:
    t = table("marquise", "vagabond", "vagabond_2", "eyrie")
    g = game(t)
    for seat in (1, 2):
        shown = g.view(0)["table"]["factions"][seat]["board"]["relations"]
        assert shown == {"marquise": "indifferent", "eyrie": "indifferent"}
    assert [step["id"] for step in STEPS] == ["indifferent", "step_1", "step_2", "allied"]


@rule("root:9.2.9.I", "root:9.2.9.I.a", "root:9.2.9.I.b", "root:9.2.9.II", "root:9.2.9.II.a")
@rule("root:ex.made.12", "root:r.13", "root:r.76")
def test_seven_aids_in_one_turn() -> None:
    hand = [*(card(m) for m in MICE), card("codebreakers")]
    t = table("vagabond", "marquise", warriors={"marquise": {2: 1}}, hands={"vagabond": hand})
    board = vagabond(t, at=2, items="boot " * 7)
    steps = []
    for _ in range(7):
        aid(t)
        steps.append((board.relations[MARQUISE], t.vp[VAGABOND]))
    assert steps == [(1, 1), (1, 1), (2, 3), (2, 3), (2, 3), (ALLIED, 5), (ALLIED, 7)]


@rule("root:9.2.9.I.a")
def test_aids_of_two_turns_do_not_add_up() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {2: 1}}, hands={"vagabond": [card(m) for m in MICE]})
    board = vagabond(t, at=2, items="boot boot boot", relations={"marquise": 1})
    aid(t)
    assert board.aids[MARQUISE] == 1
    ROLES[VAGABOND].begin_turn(t)
    aid(t)
    assert (board.relations[MARQUISE], t.vp[VAGABOND]) == (1, 0)
    aid(t)
    assert (board.relations[MARQUISE], t.vp[VAGABOND]) == (2, 2)


@rule("root:r.76")
def test_aids_are_counted_per_faction() -> None:
    warriors = {"marquise": {2: 1}, "eyrie": {2: 1}}
    t = table("vagabond", "marquise", "eyrie", warriors=warriors, hands={"vagabond": [card(m) for m in MICE]})
    board = vagabond(t, at=2, items="boot boot", relations={"marquise": 1, "eyrie": 1})
    aid(t, MARQUISE)
    aid(t, EYRIE)
    assert (board.relations[MARQUISE], board.relations[EYRIE]) == (1, 1)


@rule("root:9.2.9.III.c", "root:9.2.9.III.c#2")
def test_hostile_factions_may_be_aided_for_their_items_only() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {2: 1}}, hands={"vagabond": [card(m) for m in MICE]})
    t.items[MARQUISE] = [SWORD, TEA]
    board = vagabond(t, at=2, items="boot boot boot", relations={"marquise": HOSTILE})
    aid(t, vagabond_aid_take=SWORD)
    aid(t, vagabond_aid_item=BOOT, vagabond_aid_take=TEA)
    aid(t, vagabond_aid_item=BOOT)
    assert (board.relations[MARQUISE], t.vp[VAGABOND], t.items[MARQUISE]) == (HOSTILE, 0, [])


@rule("root:r.77")
def test_a_vagabond_may_aid_the_other_without_any_relationship() -> None:
    t = table("vagabond", "vagabond_2", "marquise", hands={"vagabond": [card("anvil")]})
    board = vagabond(t, at=1, items="boot")
    other = vagabond(t, at=1, items="tea", which="vagabond_2")
    run(step(t), deed=("aid", -1))
    assert t.hands[VAGABOND_2] == [card("anvil")]
    assert (held(board), held(other), t.vp[VAGABOND]) == (["~boot"], ["tea"], 0)


@rule("root:1.2.1#1", "root:r.164")
def test_only_giver_and_taker_know_the_card_given() -> None:
    hand = [card("anvil"), card("travel_gear_fox"), card("bake_sale")]
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {1: 1}}, hands={"vagabond": hand})
    vagabond(t, at=1, items="boot boot")
    for one in hand:
        t.seen[one] = 0b101  # the Eyrie were shown them
    aid(t, vagabond_aid_card=card("anvil"))
    assert t.seen[card("anvil")] == 0b011
    assert t.seen[card("travel_gear_fox")] == 0b001
    assert t.seen[card("bake_sale")] == 0b101  # no fox: it cannot be the one


# -- 9.2.9.II Allies -------------------------------------------------------------------------------------------------


@rule("root:9.2.9.II.b", "root:9.5.1#3", "root:1.4#2")
def test_warriors_of_one_ally_may_come_along() -> None:
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {5: 3}, "eyrie": {5: 1, 1: 9}})
    board = vagabond(t, at=5, items="boot", relations={"marquise": ALLIED, "eyrie": ALLIED})
    question = offered(step(t), deed=("move", -1), vagabond_move=c(1))
    assert question.options == [None, MARQUISE, EYRIE]  # the Eyrie rule where they go
    vagabond(t, at=5, items="boot")
    run(
        step(t),
        deed=("move", -1),
        vagabond_move=c(1),
        vagabond_company=MARQUISE,
        vagabond_company_count=2,
    )
    assert at(t.warriors[MARQUISE]) == {1: 2, 5: 1}
    assert at(t.warriors[EYRIE]) == {1: 9, 5: 1}
    assert board.at == c(1)


@rule("root:r.80", "root:1.4#2")
def test_an_ally_must_rule_one_end_unless_nimble() -> None:
    warriors = {"marquise": {5: 1}, "corvids": {5: 1}, "eyrie": {5: 3, 1: 1}}
    t = table("vagabond", "marquise", "corvids", "eyrie", warriors=warriors)
    board = vagabond(t, at=5, items="boot", relations={"marquise": ALLIED, "corvids": ALLIED})
    assert [str(f) for f in companions(t, board, c(1))] == ["8"]
    assert companions(t, board, 13) == []
    board.relations[MARQUISE] = 2
    t.take_warriors(EYRIE, c(5), 3)
    t.take_warriors(t.factions[2], c(5), 1)
    assert companions(t, board, c(1)) == []  # no ally left here


@rule("root:r.80", "root:9.4.2#1")
def test_allies_come_along_on_a_slip_between_clearings_but_not_into_a_forest() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 3}}, phase=BIRDSONG)
    board = vagabond(t, at=5, relations={"marquise": ALLIED})
    run(
        step(t),
        deed=("slip", -1),
        vagabond_slip=c(2),
        vagabond_company=MARQUISE,
        vagabond_company_count=3,
    )
    assert (board.at, at(t.warriors[MARQUISE])) == (c(2), {2: 3})
    t.moment = 1
    run(step(t), deed=("slip", -1), vagabond_slip=13)
    assert (board.at, at(t.warriors[MARQUISE])) == (13, {2: 3})


@rule("root:9.2.9.II.e", "root:r.66")
@pytest.mark.parametrize("ally", ["marquise", "alliance"])
def test_outrage_by_allied_warriors_is_paid_by_the_vagabond(ally: str) -> None:
    hands = {"vagabond": [card("anvil")], "marquise": [card("travel_gear_fox")]}
    t = table("vagabond", "alliance", "marquise", warriors={ally: {5: 2}}, pieces={"sympathy": {1: 1}}, hands=hands)
    vagabond(t, at=5, items="boot boot", relations={ally: ALLIED})
    run(
        step(t),
        deed=("move", -1),
        vagabond_move=c(1),
        vagabond_company=MARQUISE if ally == "marquise" else ALLIANCE,
        vagabond_company_count=2,
    )
    assert alliance_board(t).supporters == [card("anvil")]
    assert t.hands[MARQUISE] == [card("travel_gear_fox")]


@rule("root:r.66")
def test_the_pawn_alone_causes_no_outrage() -> None:
    t = table("vagabond", "alliance", pieces={"sympathy": {1: 1}}, hands={"vagabond": [card("anvil")]})
    vagabond(t, at=5, items="boot")
    run(step(t), deed=("move", -1), vagabond_move=c(1))
    assert alliance_board(t).supporters == []


@rule("root:9.2.9.II.c#1", "root:9.2.9.II.c#2")
def test_allied_warriors_raise_his_rolled_hits() -> None:
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {5: 2}, "eyrie": {5: 4}}, dice=(3, 0))
    vagabond(t, at=5, items="sword", relations={"marquise": ALLIED})
    run(step(t), deed=("battle", -1), battle_whom=EYRIE, vagabond_ally=MARQUISE)
    assert at(t.warriors[EYRIE]) == {5: 1}
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {5: 2}, "eyrie": {5: 4}}, dice=(3, 0))
    vagabond(t, at=5, items="sword", relations={"marquise": ALLIED})
    run(step(t), deed=("battle", -1), battle_whom=EYRIE, vagabond_ally=None)
    assert at(t.warriors[EYRIE]) == {5: 3}


@rule("root:9.2.9.II.c#3", "root:r.168")
def test_an_ally_does_not_fight_itself_and_turns_hostile() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 3}}, dice=(2, 0))
    board = vagabond(t, at=5, items="sword", relations={"marquise": ALLIED})
    run(step(t), deed=("battle", -1))
    assert at(t.warriors[MARQUISE]) == {5: 2}
    assert (board.relations[MARQUISE], t.vp[VAGABOND]) == (HOSTILE, 0)


@rule("root:9.2.9.II.c#1")
def test_allies_do_not_defend_him() -> None:
    t = table("marquise", "vagabond", "eyrie", warriors={"marquise": {5: 5}, "eyrie": {5: 4}}, dice=(3, 3))
    vagabond(t, at=5, items="sword", relations={"eyrie": ALLIED})
    run(battle(t, Battle(MARQUISE, VAGABOND, c(5))))
    assert at(t.warriors[MARQUISE]) == {5: 4}


@rule("root:9.2.9.II.d#1", "root:9.2.9.II.d#2", "root:9.2.9.II.d#3")
@pytest.mark.parametrize(("fallen", "relation"), [(2, HOSTILE), (1, ALLIED), (0, ALLIED)])
def test_an_ally_who_loses_more_than_he_turns_hostile(fallen: int, relation: int) -> None:
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {5: 3}, "eyrie": {5: 4}}, dice=(3, 3))
    board = vagabond(t, at=5, items="sword boot torch coin", relations={"marquise": ALLIED})
    damaged = [tool("boot"), tool("coin"), tool("torch")][: 3 - fallen]
    run(
        step(t),
        deed=("battle", -1),
        battle_whom=EYRIE,
        vagabond_ally=MARQUISE,
        vagabond_ally_hits=fallen,
        vagabond_damage=damaged,
    )
    assert t.warriors[MARQUISE][c(5)] == 3 - fallen
    assert sum("!" in one for one in held(board)) == 3 - fallen
    assert board.relations[MARQUISE] == relation


@rule("root:9.2.9.II.d#2", "root:9.2.9.II.d#3")
def test_equal_losses_keep_the_ally() -> None:
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {5: 3}, "eyrie": {5: 4}}, dice=(2, 2))
    board = vagabond(t, at=5, items="sword boot", relations={"marquise": ALLIED})
    answers = {"vagabond_ally": MARQUISE, "vagabond_ally_hits": 1, "vagabond_damage": tool("boot")}
    run(step(t), deed=("battle", -1), battle_whom=EYRIE, **answers)
    assert board.relations[MARQUISE] == ALLIED


@rule("root:ex.made.11", "root:r.82")
def test_ambush_hits_count_for_the_losses_of_the_ally() -> None:
    hands = {"eyrie": [card("ambush_rabbit")]}
    t = table("vagabond", "alliance", "eyrie", warriors={"alliance": {5: 2}, "eyrie": {5: 4}}, hands=hands, dice=(2, 1))
    board = vagabond(t, at=5, items="sword boot", relations={"alliance": ALLIED})
    run(
        step(t),
        deed=("battle", -1),
        battle_whom=EYRIE,
        battle_ambush=card("ambush_rabbit"),
        vagabond_ally=ALLIANCE,
        vagabond_ally_hits=2,
        vagabond_damage=tool("boot"),
    )
    assert at(t.warriors[ALLIANCE]) == {}
    assert held(board) == ["!boot", "~sword"]
    assert at(t.warriors[EYRIE]) == {5: 3}  # capped by his one sword, no ally is left
    assert board.relations[ALLIANCE] == HOSTILE


@rule("root:r.82", "root:9.2.9.II.d#2")
@pytest.mark.parametrize(("roll", "fallen", "relation"), [(2, [2, 1], HOSTILE), (1, [0, 1], ALLIED)])
def test_losses_of_ambush_and_roll_add_up(roll: int, fallen: list[int], relation: int) -> None:
    t = table(
        "vagabond",
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 5}, "eyrie": {5: 5}},
        hands={"eyrie": [card("ambush_rabbit")]},
        dice=(roll, roll),
    )
    board = vagabond(t, at=5, items="sword boot boot boot", relations={"marquise": ALLIED})
    run(
        step(t),
        deed=("battle", -1),
        battle_whom=EYRIE,
        battle_ambush=card("ambush_rabbit"),
        vagabond_ally=MARQUISE,
        vagabond_ally_hits=fallen,
        vagabond_damage=[tool("boot")] * (2 + roll - sum(fallen)),
    )
    assert board.relations[MARQUISE] == relation


@rule("root:r.81")
def test_field_hospitals_save_allied_warriors_and_no_ability_of_theirs_helps() -> None:
    hands = {"marquise": [card("a_visit_to_friends")]}
    t = table(
        "vagabond",
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 1}, "eyrie": {5: 4}},
        pieces={"keep": {1: 1}},
        hands=hands,
        crafted={"marquise": [card("brutal_tactics")]},
        dice=(1, 1),
    )
    vagabond(t, at=5, items="sword", relations={"marquise": ALLIED})
    run(
        step(t),
        deed=("battle", -1),
        battle_whom=EYRIE,
        vagabond_ally=MARQUISE,
        vagabond_ally_hits=1,
        marquise_hospital=card("a_visit_to_friends"),
    )
    assert at(t.warriors[MARQUISE]) == {1: 1}
    assert at(t.warriors[EYRIE]) == {5: 3}


@rule("root:r.81", "root:r.111")
def test_allied_lizards_do_not_become_acolytes() -> None:
    t = table("vagabond", "lizards", "eyrie", warriors={"lizards": {5: 1}, "eyrie": {5: 4}}, dice=(1, 1))
    vagabond(t, at=5, items="sword", relations={"lizards": ALLIED})
    run(step(t), deed=("battle", -1), battle_whom=EYRIE, vagabond_ally=LIZARDS, vagabond_ally_hits=1)
    assert (cult_board(t).acolytes, t.supply[LIZARDS]) == (0, 25)


@rule("root:r.97")
def test_the_other_vagabond_does_not_anger_an_ally_who_fights_along() -> None:
    t = table("vagabond", "marquise", "vagabond_2", warriors={"marquise": {5: 2}}, dice=(2, 2))
    vagabond(t, at=5, items="sword boot", relations={"marquise": ALLIED})
    other = vagabond(t, at=5, items="sword sword boot boot", which="vagabond_2")
    answers = {"vagabond_ally": MARQUISE, "vagabond_ally_hits": 1}
    damage = {0: tool("boot"), 2: [tool("boot"), tool("boot")]}
    run(step(t), deed=("battle", -1), battle_whom=VAGABOND_2, vagabond_damage=damage, **answers)
    assert (other.relations[MARQUISE], t.vp[VAGABOND]) == (0, 0)
