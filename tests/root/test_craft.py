"""4.1 Crafting."""

from klubovna.games.root.craft import craft, craftable
from klubovna.games.root.facts import (
    ALLIANCE,
    CROSSBOW,
    EYRIE,
    FOX,
    HAMMER,
    MARQUISE,
    MOUSE,
    RABBIT,
    ROOST,
    SWORD,
    WORKSHOP,
)
from klubovna.games.root.menu import choose_deed, crafting
from klubovna.games.root.roles import ROLES
from klubovna.testing import offered, rule, run
from root.tables import c, card, game, table


@rule("root:4.1", "root:4.1.1#1", "root:4.1.1#2")
def test_pieces_of_the_suits_shown() -> None:
    t = table(
        "eyrie", "marquise", pieces={"roost": {5: 1, 6: 1, 8: 1}}, hands={"eyrie": [card("bake_sale"), card("anvil")]}
    )
    assert ROLES[EYRIE].crafting_pieces(t)[1:] == [2, 1, 0]
    assert craftable(t, EYRIE) == [card("anvil")]  # rabbit + rabbit is too much
    t.put_piece(ROOST, c(10))
    assert craftable(t, EYRIE) == [card("bake_sale"), card("anvil")]


@rule("root:4.1.1#1")
def test_only_the_own_hand_is_crafted() -> None:
    t = table(
        "marquise",
        "eyrie",
        pieces={"workshop": {1: 1}},
        hands={"eyrie": [card("anvil")], "marquise": [card("cobbler")]},
    )
    assert craftable(t, MARQUISE) == []


@rule("root:4.1.1#3", "root:r.37")
def test_a_piece_serves_once_a_turn() -> None:
    t = table(
        "marquise",
        "eyrie",
        pieces={"workshop": {1: 1, 6: 1, 8: 1}},
        hands={"marquise": [card("foxfolk_steel"), card("anvil"), card("crossbow_bird")]},
    )
    run(choose_deed(t, MARQUISE, [None, *crafting(t, MARQUISE)]), deed=("craft", card("foxfolk_steel")))
    assert t.crafting[FOX] == 2
    assert crafting(t, MARQUISE) == [("craft", card("crossbow_bird")), ("craft", card("anvil"))]
    run(choose_deed(t, MARQUISE, [None, *crafting(t, MARQUISE)]), deed=("craft", card("anvil")))
    assert crafting(t, MARQUISE) == []
    assert t.items[MARQUISE] == [SWORD, HAMMER]


@rule("root:4.1.1#4")
def test_a_question_mark_takes_any_suit() -> None:
    t = table(
        "marquise",
        "eyrie",
        pieces={"workshop": {1: 1, 2: 1, 3: 1}},
        hands={"marquise": [card("royal_claim"), card("anvil")]},
    )
    assert craftable(t, MARQUISE) == [card("anvil")]
    t.put_piece(WORKSHOP, c(5))
    assert craftable(t, MARQUISE) == [card("royal_claim"), card("anvil")]
    run(craft(t, MARQUISE, card("royal_claim")))
    assert t.crafting[1:] == [1, 2, 1]


@rule("root:4.1.1#4")
def test_the_crafter_picks_the_pieces_for_question_marks() -> None:
    t = table("marquise", "eyrie", pieces={"workshop": {1: 1, 2: 2, 3: 1}}, hands={"marquise": [card("boat_builders")]})
    assert offered(craft(t.clone(), MARQUISE, card("boat_builders"))).options == [FOX, RABBIT, MOUSE]
    run(craft(t, MARQUISE, card("boat_builders")), craft_with=MOUSE)
    assert t.crafting[1:] == [0, 0, 2]


@rule("root:4.1.2#1")
def test_an_immediate_card_is_resolved_and_discarded() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"eyrie": {2: 1}},
        pieces={"workshop": {7: 3}},
        hands={"marquise": [card("favor_of_the_mice")]},
    )
    run(craft(t, MARQUISE, card("favor_of_the_mice")))
    assert sum(t.warriors[EYRIE]) == 0
    assert t.discard == [card("favor_of_the_mice")]
    assert t.crafted[MARQUISE] == t.revealed[MARQUISE] == t.hands[MARQUISE] == []


@rule("root:4.1.2#3", "root:5.1.5", "root:r.01")
def test_no_item_no_card() -> None:
    t = table(
        "marquise",
        "eyrie",
        pieces={"workshop": {1: 2}},
        hands={"marquise": [card("crossbow_bird"), card("crossbow_mouse")]},
    )
    run(craft(t, MARQUISE, card("crossbow_bird")))
    assert t.item_supply[CROSSBOW] == 0
    assert craftable(t, MARQUISE) == []


@rule("root:4.1.3#1")
def test_a_persistent_card_stays_in_the_play_area() -> None:
    t = table("marquise", "eyrie", pieces={"workshop": {1: 1}}, hands={"marquise": [card("armorers")]})
    run(craft(t, MARQUISE, card("armorers")))
    assert t.crafted[MARQUISE] == [card("armorers")]
    assert (t.discard, t.vp[MARQUISE]) == ([], 0)
    assert game(t).view(1)["table"]["factions"][0]["crafted"] == ["armorers"]


@rule("root:4.1.4", "root:K.4.1")
def test_no_effect_twice_in_one_play_area() -> None:
    t = table(
        "marquise",
        "alliance",
        pieces={"workshop": {1: 1}, "sympathy": {6: 1}},
        hands={"marquise": [card("armorers", 1)]},
        crafted={"marquise": [card("armorers")]},
    )
    assert craftable(t, MARQUISE) == []
    t.hands[ALLIANCE] = [card("armorers", 1)]
    t.crafting = [0] * 4
    assert craftable(t, ALLIANCE) == [card("armorers", 1)]
