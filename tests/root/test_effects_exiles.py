"""Persistent effects of the Exiles & Partisans deck, each at its moment."""

import pytest

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.cards import draw_and_discard
from klubovna.games.root.effects import edges
from klubovna.games.root.effects.menu import deeds
from klubovna.games.root.factions.vagabond.board import HOSTILE, vagabonds
from klubovna.games.root.facts import (
    ALLIANCE,
    BOOT,
    BURROW,
    CARD_FACTS,
    CARD_SUIT,
    DUCHY,
    EYRIE,
    HAMMER,
    MARQUISE,
    SUITS,
    TUNNEL,
    VAGABOND,
    Faction,
)
from klubovna.games.root.menu import choose_deed
from klubovna.games.root.state import BIRDSONG, BIRDSONG_ENDS, EVENING_BEGINS, TURN_BEGINS, Table
from klubovna.games.root.turn import step
from klubovna.kernel import serialize
from klubovna.kernel.chance import Chance
from klubovna.testing import offered, rule, run
from root.boards import alliance_board
from root.tables import at, c, card, table


def usable(t: Table, faction: Faction) -> list[str]:
    return [CARD_FACTS[which].id for _, which in deeds(t, faction)]


# -- Birdsong --------------------------------------------------------------------------------------------------------


@rule("root:2.6", "root:3.3.2#2", "root:4.1.3#2")
def test_saboteurs_destroy_a_crafted_card_but_no_dominance() -> None:
    t = table(
        "marquise",
        "eyrie",
        "alliance",
        deck="exiles",
        phase=TURN_BEGINS,
        crafted={"marquise": [card("saboteurs")], "eyrie": [card("tunnels"), card("swap_meet")]},
    )
    t.dominance[ALLIANCE] = card("dominance_fox")
    assert offered(step(t)).options == [None, EYRIE]
    run(step(t), effect_saboteurs=EYRIE, effect_saboteurs_card=card("swap_meet"))
    assert t.crafted[EYRIE] == [card("tunnels")]
    assert t.crafted[MARQUISE] == []
    assert sorted(t.discard) == sorted([card("saboteurs"), card("swap_meet")])


def test_saboteurs_may_wait_and_need_a_target() -> None:
    t = table("marquise", "eyrie", deck="exiles", phase=TURN_BEGINS, crafted={"marquise": [card("saboteurs")]})
    run(step(t))
    t.phase = TURN_BEGINS
    t.crafted[EYRIE] = [card("tunnels")]
    t.changed_everywhere()
    run(step(t), effect_saboteurs=None)
    assert t.crafted[MARQUISE] == [card("saboteurs")]


@rule("root:1.1.3", "root:r.22")
def test_effects_at_the_start_of_birdsong_in_any_order() -> None:
    t = table(
        "marquise",
        "eyrie",
        deck="exiles",
        phase=TURN_BEGINS,
        crafted={"marquise": [card("saboteurs"), card("coffin_makers")], "eyrie": [card("tunnels")]},
    )
    assert offered(step(t)).options == [("saboteurs", -1), ("coffin_makers", -1)]


@rule("root:1.1.4#1", "root:1.1.4#2", "root:ex.law.1")
def test_false_orders_and_the_outrage_of_who_was_ordered() -> None:
    t = table(
        "eyrie",
        "marquise",
        "alliance",
        deck="exiles",
        phase=BIRDSONG,
        warriors={"marquise": {5: 5}, "eyrie": {5: 6}},
        pieces={"sympathy": {1: 1}},
        hands={"marquise": [card("fox_partisans")], "eyrie": [card("false_orders", 1)]},
        crafted={"eyrie": [card("false_orders")]},
    )
    run(
        choose_deed(t, EYRIE, [None]),
        deed=("use", card("false_orders")),
        effect_orders_from=c(5),
        effect_orders_to=c(1),
    )
    assert at(t.warriors[MARQUISE]) == {1: 3, 5: 2}
    assert alliance_board(t).supporters == [card("fox_partisans")]
    assert t.hands[EYRIE] == [card("false_orders", 1)]
    assert t.discard == [card("false_orders")]


@rule("root:1.4#1", "root:1.4#2")
def test_ordered_warriors_go_by_the_rules_of_their_own_faction() -> None:
    t = table(
        "eyrie",
        "duchy",
        deck="exiles",
        phase=BIRDSONG,
        warriors={"duchy": {5: 1}},
        pieces={"tunnel": {5: 1}},
        crafted={"eyrie": [card("false_orders"), card("boat_builders")]},
    )
    asked = offered(choose_deed(t, EYRIE, [None]), deed=("use", card("false_orders")))
    assert asked.options == [c(1), c(2), 12]  # its Burrow, but no river though the Eyrie have Boat Builders
    t.crafted[DUCHY] = [card("boat_builders")]
    t.changed_everywhere()
    t.crafted[EYRIE] = [card("false_orders", 1)]
    t.changed_everywhere()
    t.used = []
    asked = offered(choose_deed(t, EYRIE, [None]), deed=("use", card("false_orders", 1)))
    assert asked.options == [c(1), c(2), c(10), 12]


@rule("root:1.1.4#1", "root:12.2.2#1", "root:12.2.2#3")
def test_false_orders_reach_into_the_burrow() -> None:
    """It is a clearing, and who gives the orders is treated as the Duchy."""
    t = table("eyrie", "duchy", deck="exiles", phase=BIRDSONG, warriors={"duchy": {BURROW + 1: 3}})
    t.put_piece(TUNNEL, c(8))
    t.crafted[EYRIE] = [card("false_orders")]
    t.changed_everywhere()
    run(choose_deed(t, EYRIE, [None]), deed=("use", card("false_orders")))
    assert (t.warriors[DUCHY][BURROW], t.warriors[DUCHY][c(8)]) == (1, 2)


@rule("root:1.1.4#1", "root:D.2.5#1", "root:D.2.5#3", "root:r.154")
def test_ordered_warriors_take_the_ferry_and_their_owner_draws() -> None:
    t = table(
        "eyrie",
        "marquise",
        deck="exiles",
        map="lake",
        phase=BIRDSONG,
        warriors={"marquise": {1: 3}},
        crafted={"eyrie": [card("false_orders")]},
    )
    assert t.ferry == c(1)
    run(choose_deed(t, EYRIE, [None]), deed=("use", card("false_orders")), effect_orders_to=c(12))
    assert at(t.warriors[MARQUISE]) == {1: 1, 12: 2}
    assert (t.ferry, t.ferried) == (c(12), True)
    assert (len(t.hands[MARQUISE]), len(t.hands[EYRIE])) == (1, 0)


def test_false_orders_need_enemy_warriors_that_can_leave() -> None:
    t = table("eyrie", "marquise", phase=BIRDSONG, crafted={"eyrie": [card("false_orders")]})
    assert usable(t, EYRIE) == []
    t.put_warriors(MARQUISE, c(5), 1)
    assert usable(t, EYRIE) == ["false_orders"]


def at_the_swap_meet() -> Table:
    return table(
        "marquise",
        "eyrie",
        "alliance",
        deck="exiles",
        phase=BIRDSONG,
        hands={"marquise": [card("tunnels")], "eyrie": [card("informants")]},
        crafted={"marquise": [card("swap_meet")]},
    )


@rule("root:1.3.2", "root:Q.1", "root:4.1.3#2")
def test_swap_meet_gives_back_any_card() -> None:
    asked = offered(choose_deed(at_the_swap_meet(), MARQUISE, [None]), deed=("use", card("swap_meet")))
    assert asked.options == sorted([card("tunnels"), card("informants")])
    assert asked.kind.secret
    t = at_the_swap_meet()
    run(choose_deed(t, MARQUISE, [None]), deed=("use", card("swap_meet")), effect_swap_card=card("tunnels"))
    assert t.hands[MARQUISE] == [card("informants")]
    assert t.hands[EYRIE] == [card("tunnels")]
    assert usable(t, MARQUISE) == []


@rule("root:1.2.1#1")
def test_third_seats_lose_sight_of_swapped_cards() -> None:
    dealt = []
    for given_back in ("tunnels", "propaganda_bureau", "informants"):
        t = at_the_swap_meet()
        t.hands[MARQUISE].append(card("propaganda_bureau"))
        t.deck.remove(card("propaganda_bureau"))
        for one in (*t.hands[MARQUISE], *t.hands[EYRIE]):
            t.seen[one] = 0b111
        run(choose_deed(t, MARQUISE, [None]), deed=("use", card("swap_meet")), effect_swap_card=card(given_back))
        # A hand of one card hides nothing: what was in it is still known to have gone to the Marquise, who then gave
        # any of three.
        assert {t.seen[one] for one in (*t.hands[MARQUISE], *t.hands[EYRIE])} == {0b011}
        t.redeal(2, Chance(5))
        dealt.append(serialize.dump(t))
    assert dealt[0] == dealt[1] == dealt[2]


@rule("root:4.1.3#2", "root:4.2.1", "root:2.6")
def test_eyrie_emigre_moves_and_battles() -> None:
    t = table(
        "marquise",
        "eyrie",
        deck="exiles",
        dice=(1, 0),
        phase=BIRDSONG_ENDS,
        warriors={"marquise": {5: 2}, "eyrie": {1: 1}},
        crafted={"marquise": [card("eyrie_emigre")]},
    )
    run(step(t), move_from=c(5), move_to=c(1), move_count=2, battle_where=c(1))
    assert at(t.warriors[EYRIE]) == {}
    assert t.crafted[MARQUISE] == [card("eyrie_emigre")]


@pytest.mark.parametrize("answers", [{"move_from": None}, {"move_from": c(5), "move_to": c(2), "move_count": 2}])
def test_eyrie_emigre_is_lost_without_both(answers: dict[str, object]) -> None:
    t = table(
        "marquise",
        "eyrie",
        deck="exiles",
        phase=BIRDSONG_ENDS,
        warriors={"marquise": {5: 2}, "eyrie": {1: 1}},
        crafted={"marquise": [card("eyrie_emigre")]},
    )
    run(step(t), **answers)
    assert t.crafted[MARQUISE] == []
    assert t.discard == [card("eyrie_emigre")]


def test_eyrie_emigre_is_lost_without_the_battle() -> None:
    t = table(
        "marquise",
        "eyrie",
        deck="exiles",
        phase=BIRDSONG_ENDS,
        warriors={"marquise": {5: 2}, "eyrie": {1: 1}},
        crafted={"marquise": [card("eyrie_emigre")]},
    )
    run(step(t), move_from=c(5), move_to=c(1), move_count=2, battle_where=None)
    assert t.crafted[MARQUISE] == []


def test_eyrie_emigre_is_lost_where_nothing_can_move() -> None:
    t = table("marquise", "eyrie", deck="exiles", phase=BIRDSONG_ENDS, crafted={"marquise": [card("eyrie_emigre")]})
    run(step(t))
    assert t.crafted[MARQUISE] == []


# -- in battle -------------------------------------------------------------------------------------------------------


@rule("root:4.1.3#2", "root:4.3.2.II#1", "root:2.1.3")
@pytest.mark.parametrize(("suit", "where"), [("fox", 6), ("rabbit", 5), ("mouse", 7)])
@pytest.mark.parametrize("attacking", [True, False])
def test_partisans_hit_once_more_and_keep_their_suit_only(suit: str, where: int, attacking: bool) -> None:
    partisans = card(f"{suit}_partisans")
    hand = [card(f"ambush_{name}", 1 if name != "bird" else 2) for name in SUITS]
    t = table(
        "marquise",
        "eyrie",
        deck="exiles",
        dice=(0, 0),
        warriors={"marquise": {where: 1}, "eyrie": {where: 1}},
        hands={"marquise": hand},
        crafted={"marquise": [partisans]},
    )
    sides = (MARQUISE, EYRIE) if attacking else (EYRIE, MARQUISE)
    answers = {} if attacking else {"battle_ambush": None}
    run(battle(t, Battle(*sides, c(where))), effect_battle=partisans, **answers)
    assert at(t.warriors[EYRIE]) == {}
    assert at(t.warriors[MARQUISE]) == {where: 1}
    assert [SUITS[CARD_SUIT[one]] for one in t.hands[MARQUISE]] == [suit]
    assert len(t.discard) == 3
    assert t.crafted[MARQUISE] == [partisans]


def test_partisans_fight_in_their_own_suit_only() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(0, 0),
        warriors={"marquise": {5: 1}, "eyrie": {5: 1}},
        crafted={"marquise": [card("fox_partisans"), card("mouse_partisans")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))))
    assert at(t.warriors[EYRIE]) == {5: 1}


# -- Daylight --------------------------------------------------------------------------------------------------------


@rule("root:4.1.3#2", "root:2.1.1#1")
def test_propaganda_bureau_turns_an_enemy_warrior() -> None:
    t = table(
        "eyrie",
        "marquise",
        deck="exiles",
        warriors={"marquise": {5: 2, 6: 1}},
        hands={"eyrie": [card("tunnels"), card("saboteurs")]},
        crafted={"eyrie": [card("propaganda_bureau")]},
    )
    asked = offered(
        choose_deed(t, EYRIE, [None]), deed=("use", card("propaganda_bureau")), effect_propaganda=card("saboteurs")
    )
    assert asked.options == [c(5), c(6)]
    t.used = []
    run(choose_deed(t, EYRIE, [None]), deed=("use", card("propaganda_bureau")), effect_propaganda=card("tunnels"))
    assert at(t.warriors[MARQUISE]) == {5: 1, 6: 1}
    assert at(t.warriors[EYRIE]) == {5: 1}
    assert (t.supply[MARQUISE], t.supply[EYRIE]) == (23, 19)
    assert usable(t, EYRIE) == []


@rule("root:1.1.2", "root:6.2.2#1")
def test_propaganda_at_the_keep_places_nothing() -> None:
    t = table(
        "eyrie",
        "marquise",
        warriors={"marquise": {1: 2}},
        pieces={"keep": {1: 1}},
        hands={"eyrie": [card("fox_partisans")]},
        crafted={"eyrie": [card("propaganda_bureau")]},
    )
    run(choose_deed(t, EYRIE, [None]), deed=("use", card("propaganda_bureau")))
    assert at(t.warriors[MARQUISE]) == {1: 1}
    assert at(t.warriors[EYRIE]) == {}


def test_propaganda_with_an_empty_supply_removes_all_the_same() -> None:
    t = table(
        "eyrie",
        "marquise",
        warriors={"marquise": {6: 2}},
        hands={"eyrie": [card("fox_partisans")]},
        crafted={"eyrie": [card("propaganda_bureau")]},
    )
    t.supply[EYRIE] = 0
    run(choose_deed(t, EYRIE, [None]), deed=("use", card("propaganda_bureau")))
    assert at(t.warriors[MARQUISE]) == {6: 1}


@rule("root:4.1.3#2", "root:2.5.4#1")
def test_league_of_adventurous_mice_exhausts_an_item_to_battle_or_move() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(1, 0),
        warriors={"marquise": {5: 1}, "eyrie": {5: 1}},
        crafted={"marquise": [card("league_of_adventurous_mice")]},
    )
    assert usable(t, MARQUISE) == []
    t.items[MARQUISE] = [BOOT, BOOT]
    use = ("use", card("league_of_adventurous_mice"))
    run(choose_deed(t, MARQUISE, [None]), deed=use, effect_league=("battle", -1))
    assert at(t.warriors[EYRIE]) == {}
    assert (t.items[MARQUISE], t.exhausted[MARQUISE]) == ([BOOT], [BOOT])
    assert usable(t, MARQUISE) == []
    t.used = []
    run(choose_deed(t, MARQUISE, [None]), deed=use, move_to=c(1))
    assert at(t.warriors[MARQUISE]) == {1: 1}
    assert t.exhausted[MARQUISE] == [BOOT, BOOT]
    t.used = []
    assert usable(t, MARQUISE) == []


# -- Evening ---------------------------------------------------------------------------------------------------------


@rule("root:4.1.3#2")
def test_charm_offensive_draws_for_a_point_of_another() -> None:
    t = table(
        "marquise",
        "eyrie",
        "alliance",
        deck="exiles",
        phase=EVENING_BEGINS,
        crafted={"marquise": [card("charm_offensive")]},
    )
    assert offered(edges.start_of_evening(t, MARQUISE)).options == [None, EYRIE, ALLIANCE]
    run(step(t), effect_charm=ALLIANCE)
    assert len(t.hands[MARQUISE]) == 1
    assert t.vp[ALLIANCE] == 1


@rule("root:4.1.3#2", "root:1.2.2")
def test_informants_take_an_ambush_instead_of_the_whole_draw() -> None:
    t = table(
        "marquise", "eyrie", deck="exiles", pieces={"recruiter": {5: 3}}, crafted={"marquise": [card("informants")]}
    )
    t.discard = [card("ambush_fox", 1), card("tunnels"), card("ambush_bird", 2)]
    for one in t.discard:
        t.seen[one] = 0xFFFF
    asked = offered(draw_and_discard(t, MARQUISE))
    assert asked.options == [None, *sorted([card("ambush_fox", 1), card("ambush_bird", 2)])]
    run(draw_and_discard(t, MARQUISE), effect_informants=card("ambush_fox", 1))
    assert t.hands[MARQUISE] == [card("ambush_fox", 1)]
    assert t.discard == [card("tunnels"), card("ambush_bird", 2)]
    assert t.seen[card("ambush_fox", 1)] & 0b11 == 0b11
    run(draw_and_discard(t, MARQUISE), effect_informants=None)
    assert len(t.hands[MARQUISE]) == 3


def test_informants_without_an_ambush_just_draw() -> None:
    t = table("marquise", "eyrie", deck="exiles", crafted={"marquise": [card("informants")]})
    run(draw_and_discard(t, MARQUISE))
    assert len(t.hands[MARQUISE]) == 1


def test_the_league_lets_a_vagabond_exhaust_any_item_but_his_last_boot_among_enemies() -> None:
    t = table(
        "vagabond",
        "marquise",
        warriors={"marquise": {1: 1}},
        crafted={"vagabond": [card("league_of_adventurous_mice")]},
    )
    board = vagabonds(t)[0]
    board.items, board.at = [BOOT, HAMMER], c(5)
    run(
        choose_deed(t, VAGABOND, [None]),
        deed=("use", card("league_of_adventurous_mice")),
        effect_league_item=HAMMER,
        move_to=c(1),
    )
    assert board.at == c(1)
    t.used = []
    board.items, board.at = [BOOT], c(5)
    assert usable(t, VAGABOND) == ["league_of_adventurous_mice"]
    board.relations[MARQUISE] = HOSTILE
    t.put_warriors(MARQUISE, c(2), 1)
    assert usable(t, VAGABOND) == []
