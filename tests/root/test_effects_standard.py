"""Persistent effects of the standard deck, each at its moment."""

import pytest

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.effects import edges
from klubovna.games.root.effects.menu import deeds
from klubovna.games.root.facts import CARD_FACTS, DUCHY, EYRIE, MARQUISE, RIVERFOLK, ROOST, Faction
from klubovna.games.root.menu import choose_deed
from klubovna.games.root.state import BIRDSONG, BIRDSONG_ENDS, DAYLIGHT, DAYLIGHT_BEGINS, EVENING, TURN_BEGINS, Table
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.boards import marquise_board
from root.tables import FACTION, at, c, card, game, table, table_of


def usable(t: Table, faction: Faction) -> list[str]:
    return [CARD_FACTS[which].id for _, which in deeds(t, faction)]


# -- in battle -------------------------------------------------------------------------------------------------------


@rule("root:4.1.3#2", "root:2.6", "root:4.3.2.II#1")
def test_armorers_ignore_rolled_hits_and_are_discarded() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(3, 1),
        warriors={"marquise": {5: 4}, "eyrie": {5: 2}},
        crafted={"eyrie": [card("armorers")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), effect_battle=card("armorers"))
    assert at(t.warriors[EYRIE]) == {5: 2}
    assert at(t.warriors[MARQUISE]) == {5: 3}
    assert t.crafted[EYRIE] == []
    assert t.discard == [card("armorers")]


def test_armorers_of_the_attacker() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(2, 2),
        warriors={"marquise": {5: 2}, "eyrie": {5: 2}},
        crafted={"marquise": [card("armorers")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), effect_battle=card("armorers"))
    assert at(t.warriors[MARQUISE]) == {5: 2}
    assert at(t.warriors[EYRIE]) == {}


def test_armorers_may_be_kept() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(1, 0),
        warriors={"marquise": {5: 2}, "eyrie": {5: 2}},
        crafted={"eyrie": [card("armorers")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), effect_battle=None)
    assert at(t.warriors[EYRIE]) == {5: 1}
    assert t.crafted[EYRIE] == [card("armorers")]


def test_armorers_do_not_stop_extra_hits() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(3, 0),
        warriors={"marquise": {5: 3}},
        pieces={"roost": {5: 1}},
        crafted={"eyrie": [card("armorers")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), effect_battle=card("armorers"))
    assert at(t.pieces[ROOST]) == {}


def test_armorers_do_not_stop_an_ambush_and_are_not_asked_without_rolled_hits() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(0, 0),
        warriors={"marquise": {5: 3}, "eyrie": {5: 1}},
        hands={"eyrie": [card("ambush_rabbit")]},
        crafted={"marquise": [card("armorers")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), battle_ambush=card("ambush_rabbit"))
    assert at(t.warriors[MARQUISE]) == {5: 1}
    assert t.crafted[MARQUISE] == [card("armorers")]


@rule("root:4.1.3#2", "root:4.3.2.II#1", "root:4.3.2.II#2")
def test_sappers_of_the_defender() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(0, 0),
        warriors={"marquise": {5: 2}},
        pieces={"roost": {5: 1}},
        crafted={"eyrie": [card("sappers")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), effect_battle=card("sappers"))
    assert at(t.warriors[MARQUISE]) == {5: 1}
    assert t.discard == [card("sappers")]


def test_sappers_do_nothing_for_the_attacker() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(1, 1),
        warriors={"marquise": {5: 2}, "eyrie": {5: 2}},
        crafted={"marquise": [card("sappers")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))))
    assert t.crafted[MARQUISE] == [card("sappers")]


@rule("root:4.1.3#2", "root:4.3.2.II#1")
def test_brutal_tactics_cost_a_point_for_the_defender() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(1, 0),
        warriors={"marquise": {5: 1}, "eyrie": {5: 3}},
        crafted={"marquise": [card("brutal_tactics")], "eyrie": [card("brutal_tactics", 1)]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), effect_battle=card("brutal_tactics"))
    assert at(t.warriors[EYRIE]) == {5: 1}
    assert t.vp[EYRIE] == 1
    assert t.crafted[MARQUISE] == [card("brutal_tactics")]


def test_brutal_tactics_can_lose_the_game() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 1}, "eyrie": {5: 3}},
        crafted={"marquise": [card("brutal_tactics")]},
        vp={"eyrie": 29},
    )
    t.phase = BIRDSONG_ENDS
    t.crafted[MARQUISE].append(card("command_warren"))
    t.changed_everywhere()
    g = game(t)
    while not g.over:
        d = g.decision
        assert d is not None
        wanted = {"battle.where": c(5), "effect.battle": card("brutal_tactics")}
        g.choose(d.options.index(wanted[d.kind.name]), d.seat)
    assert g.result is not None
    assert g.result.winners == [1]


@rule("root:r.42")
def test_the_attacker_decides_first_about_extra_hits() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(1, 1),
        warriors={"marquise": {5: 2}, "eyrie": {5: 2}},
        crafted={"marquise": [card("brutal_tactics")], "eyrie": [card("sappers"), card("armorers")]},
    )
    assert offered(battle(t, Battle(MARQUISE, EYRIE, c(5)))).seat == 0
    t.chance.load(1, 1)
    asked = offered(battle(t, Battle(MARQUISE, EYRIE, c(5))), effect_battle={0: [card("brutal_tactics")]})
    assert asked.seat == 1
    assert asked.options == [None, card("armorers"), card("sappers")]


@rule("root:1.1.1#1", "root:4.1.3#2")
def test_scouting_party_makes_ambushes_useless() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(1, 0),
        warriors={"marquise": {5: 2}, "eyrie": {5: 2}},
        hands={"eyrie": [card("ambush_rabbit")], "marquise": [card("ambush_bird")]},
        crafted={"marquise": [card("scouting_party")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))))
    assert at(t.warriors[MARQUISE]) == {5: 2}
    t.chance.load(1, 0)
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))), battle_ambush=card("ambush_bird"), battle_foil=None)
    assert at(t.warriors[EYRIE]) == {}


# -- Birdsong --------------------------------------------------------------------------------------------------------


@rule("root:4.1.3#2", "root:2.6")
def test_royal_claim_scores_for_every_clearing_ruled() -> None:
    t = table(
        "marquise",
        "eyrie",
        phase=BIRDSONG,
        warriors={"marquise": {1: 1, 5: 2, 6: 1}, "eyrie": {6: 1}},
        crafted={"marquise": [card("royal_claim")]},
    )
    run(choose_deed(t, MARQUISE, [None]), deed=("use", card("royal_claim")))
    assert t.vp[MARQUISE] == 2
    assert t.discard == [card("royal_claim")]
    assert deeds(t, MARQUISE) == []


def test_royal_claim_counts_the_burrow() -> None:
    t = table("duchy", "eyrie", phase=BIRDSONG, warriors={"duchy": {3: 1}}, crafted={"duchy": [card("royal_claim")]})
    run(choose_deed(t, DUCHY, [None]), deed=("use", card("royal_claim")))
    assert t.vp[DUCHY] == 2


def test_royal_claim_needs_a_clearing_and_birdsong() -> None:
    t = table("marquise", "eyrie", phase=BIRDSONG, crafted={"marquise": [card("royal_claim")]})
    assert usable(t, MARQUISE) == []
    t.put_warriors(MARQUISE, c(5), 1)
    assert usable(t, MARQUISE) == ["royal_claim"]
    t.phase = DAYLIGHT
    assert usable(t, MARQUISE) == []


@rule("root:1.3.2", "root:Q.2", "root:4.1.3#2")
def test_stand_and_deliver() -> None:
    t = table(
        "marquise",
        "eyrie",
        "alliance",
        phase=BIRDSONG,
        hands={"eyrie": [card("sappers")]},
        crafted={"marquise": [card("stand_and_deliver")]},
    )
    run(choose_deed(t, MARQUISE, [None]), deed=("use", card("stand_and_deliver")))
    assert t.hands[MARQUISE] == [card("sappers")]
    assert t.hands[EYRIE] == []
    assert (t.vp[EYRIE], t.vp[MARQUISE]) == (1, 0)
    t.hands[EYRIE] = [card("armorers")]
    assert usable(t, MARQUISE) == []


def test_a_stolen_card_is_known_to_both_and_to_nobody_else() -> None:
    t = table(
        "marquise",
        "eyrie",
        "alliance",
        phase=BIRDSONG,
        hands={"eyrie": [card("sappers"), card("armorers")]},
        crafted={"marquise": [card("stand_and_deliver")]},
    )
    for one in t.hands[EYRIE]:
        t.seen[one] = 0b111
    run(choose_deed(t, MARQUISE, [None]), deed=("use", card("stand_and_deliver")))
    assert [t.seen[one] for one in (*t.hands[MARQUISE], *t.hands[EYRIE])] == [0b011, 0b011]


def test_a_card_stolen_from_an_open_hand_stays_known() -> None:
    t = table(
        "marquise",
        "riverfolk",
        "alliance",
        phase=BIRDSONG,
        hands={"riverfolk": [card("sappers"), card("armorers")]},
        crafted={"marquise": [card("stand_and_deliver")]},
    )
    for one in t.hands[RIVERFOLK]:
        t.seen[one] = 0xFFFF
    run(choose_deed(t, MARQUISE, [None]), deed=("use", card("stand_and_deliver")))
    assert t.seen[t.hands[MARQUISE][0]] & 0b111 == 0b111


@rule("root:4.1.3#2", "root:1.5#1")
def test_better_burrow_bank_lets_two_draw_when_birdsong_begins() -> None:
    t = table("marquise", "eyrie", "alliance", phase=TURN_BEGINS, crafted={"marquise": [card("better_burrow_bank")]})
    run(step(t), effect_bank=FACTION["alliance"])
    assert [len(t.hands[f]) for f in t.factions] == [1, 0, 1]
    assert t.phase == BIRDSONG


# -- Daylight and Evening --------------------------------------------------------------------------------------------


@rule("root:4.1.3#2", "root:2.1.2#1")
def test_tax_collector_trades_a_warrior_for_a_card() -> None:
    t = table("eyrie", "marquise", warriors={"eyrie": {5: 2, 6: 1}}, crafted={"eyrie": [card("tax_collector")]})
    top = t.deck[-1]
    run(choose_deed(t, EYRIE, [None]), deed=("use", card("tax_collector")), effect_tax=c(6))
    assert at(t.warriors[EYRIE]) == {5: 2}
    assert t.supply[EYRIE] == 18
    assert t.hands[EYRIE] == [top]
    assert usable(t, EYRIE) == []


@rule("root:r.48")
def test_taxed_cats_can_go_to_hospital() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 1}},
        pieces={"keep": {1: 1}},
        hands={"marquise": [card("command_warren")]},
        crafted={"marquise": [card("tax_collector")]},
    )
    run(
        choose_deed(t, MARQUISE, [None]),
        deed=("use", card("tax_collector")),
        marquise_hospital=card("command_warren"),
    )
    assert at(t.warriors[MARQUISE]) == {1: 1}
    assert len(t.hands[MARQUISE]) == 1


@rule("root:1.2.1#1", "root:4.1.3#2")
def test_codebreakers_see_a_hand_and_remember_it() -> None:
    t = table(
        "marquise",
        "eyrie",
        "alliance",
        warriors={"marquise": {1: 1}},
        hands={"eyrie": [card("sappers"), card("armorers")]},
        crafted={"marquise": [card("codebreakers")]},
    )
    marquise_board(t).actions = 3
    g = game(t)
    assert g.decision is not None
    g.choose(g.decision.options.index(("use", card("codebreakers"))), 0)
    known = [g.view(seat)["table"]["factions"][1]["known"] for seat in (0, 2)]
    assert known == [["armorers", "sappers"], []]
    seen = [e["params"].get("cards") for e in g.events(0) if e["event"] == "saw-hand"]
    assert seen == [sorted([card("sappers"), card("armorers")])]
    assert all("cards" not in e["params"] for e in g.events(2) if e["event"] == "saw-hand")
    again = g.determinized(0, 7)
    assert sorted(table_of(again).hands[EYRIE]) == sorted([card("sappers"), card("armorers")])


def test_codebreakers_need_a_hand_that_is_not_open() -> None:
    t = table(
        "marquise",
        "riverfolk",
        hands={"riverfolk": [card("sappers")]},
        crafted={"marquise": [card("codebreakers")]},
    )
    assert usable(t, MARQUISE) == []


@rule("root:4.1.3#2")
def test_command_warren_battles_before_daylight() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(1, 0),
        phase=DAYLIGHT_BEGINS,
        warriors={"marquise": {5: 2, 6: 1}, "eyrie": {5: 1, 6: 1}},
        crafted={"marquise": [card("command_warren")]},
    )
    assert offered(edges.start_of_daylight(t, MARQUISE)).options == [None, c(5), c(6)]
    run(step(t), battle_where=c(5))
    assert at(t.warriors[EYRIE]) == {6: 1}
    assert t.phase == DAYLIGHT


@rule("root:4.1.3#2", "root:4.2.1")
def test_cobbler_moves_before_evening() -> None:
    t = table(
        "marquise", "eyrie", phase=EVENING - 1, warriors={"marquise": {5: 2}}, crafted={"marquise": [card("cobbler")]}
    )
    run(step(t), move_from=c(5), move_to=c(1), move_count=2)
    assert at(t.warriors[MARQUISE]) == {1: 2}
    assert t.phase == EVENING


@pytest.mark.parametrize("effect", ["command_warren", "cobbler"])
def test_effects_at_the_edges_may_be_declined(effect: str) -> None:
    phase = DAYLIGHT_BEGINS if effect == "command_warren" else EVENING - 1
    t = table(
        "marquise",
        "eyrie",
        phase=phase,
        warriors={"marquise": {5: 2}, "eyrie": {5: 1}},
        crafted={"marquise": [card(effect)]},
    )
    asked = "battle_where" if effect == "command_warren" else "move_from"
    run(step(t), **{asked: None})
    assert at(t.warriors[MARQUISE]) == {5: 2}
