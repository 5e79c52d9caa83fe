"""1 Golden rules, and how the Law is read (Q, K)."""

from typing import Any

from klubovna.games.root.battle import battlefields
from klubovna.games.root.cards import draw_and_discard
from klubovna.games.root.craft import craft
from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.facts import EYRIE, MARQUISE, VAGABOND
from klubovna.games.root.menu import common
from klubovna.games.root.move import destinations
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.rule import can_place, ruler
from klubovna.games.root.state import BIRDSONG, TURN_BEGINS
from klubovna.games.root.turn import step
from klubovna.kernel import new
from klubovna.kernel.game import Game
from klubovna.testing import offered, rule, run
from root.boards import marquise_board
from root.plots import corvids
from root.tables import at, c, card, game, table, table_of


def idle(g: Game, rounds: int) -> None:
    """Everybody does as little as the rules allow, for so many turns of each seat."""
    turns = rounds * g.seats
    while not g.over and sum(e["event"] == "turn" for e in g.events(None)) <= turns:
        d = g.decision
        assert d is not None
        g.choose(0, d.seat)


def happened(g: Game, *names: str) -> list[dict[str, Any]]:
    return [e for e in g.events(None) if e["event"] in names]


# -- 1.1 Conflicts ---------------------------------------------------------------------------------------------------


@rule("root:1.1.2", "root:r.29")
def test_a_prohibition_beats_every_permission() -> None:
    t = corvids("eyrie", on_turn="eyrie", up={5: "snare"}, warriors={"eyrie": {5: 3}})
    t.crafted[EYRIE] = [card("corvid_planners"), card("boat_builders")]
    t.changed_everywhere()
    assert destinations(t, EYRIE, c(5)) == []
    assert not can_place(t, EYRIE, c(5))


@rule("root:r.29")
def test_a_faction_rule_beats_a_general_one() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 2}, "eyrie": {5: 2}})
    assert ruler(t, c(5)) == EYRIE  # Lords of the Forest against 2.8#3


@rule("root:1.1.3", "root:r.30", "root:3.2.1#1")
def test_who_is_on_turn_orders_what_happens_at_once() -> None:
    t = table(
        "eyrie",
        "marquise",
        warriors={"marquise": {6: 2, 8: 3}},
        pieces={"keep": {2: 1}, "sawmill": {6: 1}, "roost": {12: 3}},
        hands={
            "eyrie": [card("favor_of_the_foxes")],
            "marquise": [card("anvil"), card("birdy_bindle")],
        },
    )
    asked = offered(craft(t.clone(), EYRIE, card("favor_of_the_foxes")))
    assert (asked.seat, asked.options) == (0, [("hospitals", c(6)), ("hospitals", c(8))])
    run(
        craft(t, EYRIE, card("favor_of_the_foxes")),
        trigger=("hospitals", c(8)),
        marquise_hospital=[card("anvil"), None],
    )
    assert at(t.warriors[MARQUISE]) == {2: 3}
    assert t.vp[EYRIE] == 1


# -- 1.2 Public and private ------------------------------------------------------------------------------------------


@rule("root:1.2.1#1", "root:1.2.1#2", "root:1.2.2", "root:r.164")
def test_what_everybody_sees() -> None:
    t = table(
        "marquise",
        "eyrie",
        "riverfolk",
        hands={"marquise": [card("anvil"), card("armorers")], "riverfolk": [card("sappers")]},
        crafted={"eyrie": [card("cobbler")]},
    )
    t.discard = [card("ambush_fox"), card("bake_sale")]
    t.available = [card("dominance_fox")]
    for seat in (None, 0, 1, 2):
        seen = game(t).view(seat)["table"]
        players = seen["factions"]
        assert [p["hand_count"] for p in players] == [2, 0, 1]
        assert players[0]["hand"] == (["anvil", "armorers"] if seat == 0 else None)
        assert players[2]["hand"] == ["sappers"]
        assert sorted(seen["discard"]) == ["ambush_fox", "bake_sale"]
        assert seen["available"] == ["dominance_fox"]
        assert players[1]["crafted"] == ["cobbler"]
        assert seen["deck"] == len(t.deck)
        assert players[0]["supply"] == 25


@rule("root:1.2.1#1", "root:r.164")
def test_a_hand_is_dealt_anew_for_who_has_not_seen_it() -> None:
    t = table("marquise", "eyrie", hands={"eyrie": [card("anvil"), card("armorers")]}, warriors={"marquise": {1: 1}})
    marquise_board(t).actions = 3
    g = game(t)
    hands = {tuple(sorted(table_of(g.determinized(0, seed)).hands[EYRIE])) for seed in range(20)}
    assert len(hands) > 10
    assert all(len(hand) == 2 for hand in hands)


# -- 1.3 Deals -------------------------------------------------------------------------------------------------------


@rule("root:1.3.2", "root:r.36", "root:2.7")
def test_nothing_gives_a_card_away_and_nobody_but_a_partner_is_no_enemy() -> None:
    t = table("marquise", "eyrie", "vagabond", hands={"marquise": [card("anvil"), card("dominance_fox")]})
    assert common(t, MARQUISE) == []
    assert t.enemies(MARQUISE) == [EYRIE, VAGABOND]
    t.coalition[VAGABOND] = MARQUISE
    assert t.enemies(MARQUISE) == [EYRIE]
    assert t.enemies(VAGABOND) == [EYRIE]


# -- 1.5 Structure ---------------------------------------------------------------------------------------------------


@rule("root:1.5#1", "root:1.5#2", "root:r.166")
def test_three_phases_and_the_next_in_order() -> None:
    g = new("root", seats=3, seed=3, roles=["duchy", "marquise", "eyrie"], options={"any_reach": True})
    idle(g, 2)
    told = happened(g, "turn", "phase")
    turns = [e["params"]["faction"] for e in told if e["event"] == "turn"]
    assert turns[:4] == [table_of(g).factions[table_of(g).order[i % 3]] for i in range(4)]
    assert [e["params"].get("phase") for e in told[:8]] == [None, 2, 5, 7, None, 2, 5, 7]


@rule("root:1.5#3", "root:2.5#1", "root:r.33")
def test_turns_go_round_without_end_and_without_pieces() -> None:
    t = table("marquise", "eyrie", phase=TURN_BEGINS)
    t.supply[MARQUISE] = 0
    g = game(t)
    idle(g, 40)
    assert not g.over
    turns = [e["params"]["faction"] for e in happened(g, "turn")]
    assert turns.count(MARQUISE) >= 40


# -- Q, K: reading the Law -------------------------------------------------------------------------------------------


@rule("root:Q.3", "root:3.2.1#1")
def test_warriors_are_no_buildings() -> None:
    t = table("marquise", "eyrie", warriors={"eyrie": {5: 4}})
    run(remove(t, [Loss(EYRIE, MARQUISE, c(5), 4)]))
    assert t.vp[MARQUISE] == 0


@rule("root:Q.4", "root:ex.law.6", "root:6.2.2#2")
def test_moving_is_not_placing() -> None:
    t = table("marquise", "eyrie", on_turn="eyrie", warriors={"eyrie": {5: 1}}, pieces={"keep": {1: 1}})
    assert c(1) in destinations(t, EYRIE, c(5))
    assert not can_place(t, EYRIE, c(1))
    assert can_place(t, MARQUISE, c(1))


@rule("root:K.4.3", "root:4.3#1", "root:r.44")
def test_a_pawn_is_enough_to_battle() -> None:
    t = table("vagabond", "marquise", "alliance", warriors={"marquise": {5: 1}}, pieces={"sympathy": {6: 1}})
    vagabonds(t)[0].at = c(5)
    assert battlefields(t, VAGABOND) == [c(5)]
    assert battlefields(t, MARQUISE) == [c(5)]
    vagabonds(t)[0].at = c(6)
    assert battlefields(t, VAGABOND) == [c(6)]


@rule("root:r.34", "root:6.6#2")
def test_the_hand_limit_waits_for_the_evening() -> None:
    hand = [card(name) for name in ("anvil", "armorers", "sappers", "cobbler", "bake_sale", "root_tea_fox")]
    t = table("marquise", "eyrie", phase=BIRDSONG, hands={"marquise": hand})
    run(step(t))
    assert len(t.hands[MARQUISE]) == 6
    run(draw_and_discard(t, MARQUISE), discard=[card("anvil"), card("sappers")])
    assert len(t.hands[MARQUISE]) == 5


@rule("root:r.31")
def test_no_deed_inside_an_action() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 2}},
        hands={"marquise": [card("dominance_fox")]},
        crafted={"marquise": [card("tax_collector")]},
        vp={"marquise": 10},
    )
    marquise_board(t).actions = 3
    assert {deed[0] for deed in offered(step(t.clone())).options if deed} >= {"march", "use", "activate"}
    inside = offered(step(t), deed=("march", -1), move_from=[c(5)], move_to=[c(1)], move_count=[1])
    assert inside.kind.name == "move.from"
    assert inside.options == [None, c(1), c(5)]
