"""3 Victory: points, ties, dominance."""

import pytest

from klubovna.games.root.battle import Battle, battle, exchange
from klubovna.games.root.cards import draw_and_discard
from klubovna.games.root.craft import craft
from klubovna.games.root.dominance import deeds
from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.facts import (
    ALLIANCE,
    CARD_FACTS,
    DECK_SIZE,
    EYRIE,
    MAPS,
    MARQUISE,
    ROOST,
    SYMPATHY,
    WOOD,
    Card,
)
from klubovna.games.root.menu import choose_deed
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_BEGINS, TURN_ENDS, Table
from klubovna.games.root.turn import step
from klubovna.games.root.victory import gain_points, score
from klubovna.kernel.state import GameOver
from klubovna.testing import rule, run
from root.tables import c, card, game, table, table_of


def won(t: Table) -> list[int]:
    """The seats of the winners."""
    return t.result().winners


# -- 3.1 Thirty points -----------------------------------------------------------------------------------------------


@rule("root:3.1#1")
def test_thirty_points_win_on_the_spot() -> None:
    t = table(
        "marquise",
        "eyrie",
        vp={"marquise": 28},
        pieces={"workshop": {5: 1}},
        hands={"marquise": [card("root_tea_fox")]},
    )
    t.suits[c(5)] = t.suits[c(2)]
    g = game(t)
    while not g.over:
        d = g.decision
        assert d is not None
        assert d.seat == 0
        g.choose(d.options.index(("craft", card("root_tea_fox"))))
    assert table_of(g).phase == DAYLIGHT
    assert (won(table_of(g)), table_of(g).vp[MARQUISE]) == ([0], 30)


@rule("root:3.1#2", "root:r.18")
def test_more_points_win_when_two_get_there_at_once() -> None:
    t = table(
        "marquise",
        "eyrie",
        pieces={"roost": {5: 1}, "wood": {5: 3}},
        vp={"marquise": 29, "eyrie": 28},
    )
    losses = [Loss(EYRIE, MARQUISE, c(5), 0, [(ROOST, 1)]), Loss(MARQUISE, EYRIE, c(5), 0, [(WOOD, 3)])]
    with pytest.raises(GameOver):
        run(remove(t, losses))
    assert (t.vp[MARQUISE], t.vp[EYRIE]) == (30, 31)
    assert won(t) == [1]


@rule("root:3.1#3", "root:ex.made.21", "root:r.18")
def test_who_is_on_turn_wins_a_tie() -> None:
    t = table(
        "eyrie",
        "marquise",
        on_turn="marquise",
        pieces={"roost": {5: 1}, "wood": {5: 1}},
        vp={"marquise": 29, "eyrie": 29},
    )
    losses = [Loss(EYRIE, MARQUISE, c(5), 0, [(ROOST, 1)]), Loss(MARQUISE, EYRIE, c(5), 0, [(WOOD, 1)])]
    with pytest.raises(GameOver):
        run(exchange(t, Battle(MARQUISE, EYRIE, c(5)), losses))
    assert (t.vp[MARQUISE], t.vp[EYRIE]) == (30, 30)
    assert won(t) == [1]


@rule("root:r.18")
def test_a_tie_of_others_goes_to_the_next_in_order() -> None:
    t = table("marquise", "eyrie", "alliance", "vagabond", on_turn="alliance", vp={"marquise": 29, "eyrie": 29})
    score(t, EYRIE, 1, "item")
    with pytest.raises(GameOver):
        gain_points(t, MARQUISE, 1, "item")
    assert won(t) == [0]  # after the Alliance come the Vagabond, the Marquise, the Eyrie


@rule("root:r.19")
def test_each_scoring_instruction_is_an_event_of_its_own() -> None:
    t = table("marquise", "eyrie", vp={"marquise": 29, "eyrie": 29})
    with pytest.raises(GameOver):
        gain_points(t, EYRIE, 1, "item")
    assert won(t) == [1]


@rule("root:r.20")
def test_no_score_below_zero() -> None:
    t = table("marquise", "eyrie", vp={"eyrie": 2})
    score(t, EYRIE, -5, "item")
    assert t.vp[EYRIE] == 0


# -- 3.2 Scoring -----------------------------------------------------------------------------------------------------


@rule("root:3.2", "root:3.2.1#1", "root:r.38")
def test_a_favor_scores_for_buildings_and_tokens() -> None:
    t = table(
        "marquise",
        "eyrie",
        "alliance",
        warriors={"eyrie": {6: 3}, "alliance": {1: 1}, "marquise": {6: 1}},
        pieces={"roost": {6: 1, 12: 1, 5: 1}, "sympathy": {8: 1}, "workshop": {1: 3}},
        hands={"marquise": [card("favor_of_the_foxes")], "alliance": [], "eyrie": []},
    )
    run(craft(t, MARQUISE, card("favor_of_the_foxes")))
    assert t.vp[MARQUISE] == 3
    assert sum(t.pieces[ROOST]) == 1
    assert sum(t.pieces[SYMPATHY]) == 0
    assert (sum(t.warriors[EYRIE]), sum(t.warriors[ALLIANCE]), sum(t.warriors[MARQUISE])) == (0, 0, 1)
    assert t.ruins[c(6)]
    assert card("favor_of_the_foxes") in t.discard


@rule("root:r.38", "root:4.1.2#1")
@pytest.mark.parametrize(("favor", "suit"), [("foxes", "fox"), ("rabbits", "rabbit"), ("mice", "mouse")])
def test_each_favor_clears_its_own_suit(favor: str, suit: str) -> None:
    where = {"fox": 8, "rabbit": 5, "mouse": 7}
    t = table(
        "marquise",
        "eyrie",
        "vagabond",
        warriors={"eyrie": {8: 1, 5: 1, 7: 1}},
        pieces={"workshop": {where[suit]: 3}},
        hands={"marquise": [card(f"favor_of_the_{favor}")]},
    )
    vagabonds(t)[0].at = c(where[suit])
    run(craft(t, MARQUISE, card(f"favor_of_the_{favor}")))
    assert {i + 1 for i in range(12) if t.warriors[EYRIE][i]} == {8, 5, 7} - {where[suit]}
    assert vagabonds(t)[0].at == c(where[suit])
    assert t.discard == [card(f"favor_of_the_{favor}")]


@rule("root:3.2.1#2")
def test_a_hit_that_makes_the_enemy_remove_a_token_scores() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(1, 1),
        warriors={"marquise": {5: 1}, "eyrie": {5: 2}},
        pieces={"wood": {5: 1}},
        crafted={"eyrie": [card("sappers")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), effect_battle=card("sappers"))
    assert t.vp[EYRIE] == 1


ITEM_CARDS = [Card(i) for i in range(2 * DECK_SIZE) if CARD_FACTS[i].kind == "item"]


@rule("root:3.2.2", "root:4.1.2#2")
@pytest.mark.parametrize("number", ITEM_CARDS)
def test_every_item_card_gives_its_item_and_its_points(number: Card) -> None:
    facts = CARD_FACTS[number]
    t = table(
        "marquise", "eyrie", pieces={"workshop": {1: 2, 2: 2, 3: 2}}, deck="exiles" if number >= 54 else "standard"
    )
    t.hands[MARQUISE] = [number]
    t.deck.remove(number)
    run(craft(t, MARQUISE, number))
    points = {"boot": 1, "bag": 1, "crossbow": 1, "sword": 2, "hammer": 2, "tea": 2, "coin": 3}
    cost = {
        "boot": (3, 1),
        "bag": (2, 1),
        "tea": (2, 1),
        "crossbow": (1, 1),
        "hammer": (1, 1),
        "sword": (1, 2),
        "coin": (3, 2),
    }
    where, pieces = cost[facts.item]
    assert t.vp[MARQUISE] == points[facts.item]
    assert t.crafting[t.suits[c(where)]] == pieces
    assert len(t.items[MARQUISE]) == 1
    assert t.discard == [number]


# -- 3.3 Dominance ---------------------------------------------------------------------------------------------------


def menu(t: Table) -> list[str]:
    return [what for what, _ in deeds(t, MARQUISE)]


@rule("root:3.3.1#1")
def test_ten_points_in_daylight_activate() -> None:
    t = table("marquise", "eyrie", hands={"marquise": [card("dominance_fox")]}, vp={"marquise": 9})
    assert menu(t) == []
    t.vp[MARQUISE] = 10
    assert menu(t) == ["activate"]
    for phase in (BIRDSONG, EVENING):
        t.phase = phase
        assert menu(t) == []


@rule("root:3.3.1#2", "root:r.21")
def test_no_points_after_activation() -> None:
    t = table(
        "marquise", "eyrie", hands={"marquise": [card("dominance_fox")]}, pieces={"roost": {5: 1}}, vp={"marquise": 29}
    )
    run(choose_deed(t, MARQUISE, [None]), deed=("activate", card("dominance_fox")))
    assert t.dominance[MARQUISE] == card("dominance_fox")
    assert t.hands[MARQUISE] == []
    run(remove(t, [Loss(EYRIE, MARQUISE, c(5), 0, [(ROOST, 1)])]))
    score(t, MARQUISE, -3, "item")
    assert t.vp[MARQUISE] == 29
    player = game(t).view(1)["table"]["factions"][0]
    assert (player["vp"], player["dominance"]) == (None, "dominance_fox")


@rule("root:3.3.1.I", "root:3.3.1.II", "root:r.153", "root:r.23")
@pytest.mark.parametrize(
    ("name", "places", "wins"),
    [
        ("fox", [1, 6, 8], True),
        ("fox", [1, 6, 5, 3], False),
        ("rabbit", [3, 4, 5], True),
        ("mouse", [2, 7, 9, 11], True),
        ("mouse", [2, 7], False),
        ("bird", [1, 3], True),
        ("bird", [2, 4], True),
        ("bird", [1, 2], False),
        ("bird", [1, 6, 8, 5, 9], False),
    ],
)
def test_when_dominance_wins(name: str, places: list[int], wins: bool) -> None:
    t = table("marquise", "eyrie", "alliance", phase=TURN_BEGINS, warriors={"marquise": dict.fromkeys(places, 1)})
    t.dominance[MARQUISE] = card(f"dominance_{name}")
    if wins:
        with pytest.raises(GameOver):
            run(step(t))
        assert won(t) == [0]
    else:
        run(step(t))
        assert not t.over


@rule("root:r.153")
def test_every_map_has_its_opposite_corners() -> None:
    for chart in MAPS:
        assert len(chart.corners) == 4
        assert sorted(c for pair in chart.corner_pairs for c in pair) == chart.corners
        assert all(chart.opposite[a] == b and chart.opposite[b] == a for a, b in chart.corner_pairs)


@rule("root:r.23", "root:r.22")
def test_dominance_counts_ordinary_rule_before_anything_else() -> None:
    t = table(
        "eyrie",
        "marquise",
        "alliance",
        phase=TURN_BEGINS,
        warriors={"eyrie": {1: 1, 6: 1, 8: 1}, "marquise": {1: 1, 6: 1, 8: 1}},
        crafted={"eyrie": [card("better_burrow_bank")]},
    )
    t.dominance[EYRIE] = card("dominance_fox")
    with pytest.raises(GameOver):
        run(step(t))
    assert won(t) == [0]  # Lords of the Forest; and nobody was asked about the bank


@rule("root:3.3.2#1")
def test_the_hand_limit_ignores_an_activated_card() -> None:
    hand = [card(name) for name in ("anvil", "armorers", "sappers", "cobbler")]
    t = table("marquise", "eyrie", hands={"marquise": hand})
    t.dominance[MARQUISE] = card("dominance_fox")
    run(draw_and_discard(t, MARQUISE))
    assert len(t.hands[MARQUISE]) == 5


@rule("root:3.3.2#3", "root:r.25")
def test_an_activated_card_is_never_replaced_though_another_may_be_taken() -> None:
    t = table("marquise", "eyrie", hands={"marquise": [card("dominance_mouse"), card("anvil")]}, vp={"marquise": 15})
    t.dominance[MARQUISE] = card("dominance_rabbit")
    t.available = [card("dominance_fox")]
    assert deeds(t, MARQUISE) == [("take", card("dominance_fox"))]
    run(choose_deed(t, MARQUISE, [None]), deed=("take", card("dominance_fox")))
    assert sorted(t.hands[MARQUISE]) == sorted([card("dominance_mouse"), card("dominance_fox")])
    assert deeds(t, MARQUISE) == []


@rule("root:3.3.3#1", "root:3.3.3#2")
def test_a_discarded_dominance_card_is_available() -> None:
    hand = [card(name) for name in ("anvil", "armorers", "sappers", "cobbler", "dominance_fox")]
    t = table("marquise", "eyrie", hands={"marquise": hand})
    run(draw_and_discard(t, MARQUISE), discard=card("dominance_fox"))
    assert t.available == [card("dominance_fox")]
    assert t.discard == []


@rule("root:3.3.4", "root:r.24")
def test_taking_an_available_dominance_card() -> None:
    t = table("marquise", "eyrie", hands={"marquise": [card("anvil"), card("bake_sale")]})
    t.available = [card("dominance_bird"), card("dominance_fox")]
    assert deeds(t, MARQUISE) == [("take", card("dominance_fox"))]
    t.phase = EVENING
    assert deeds(t, MARQUISE) == []
    t.phase = DAYLIGHT
    run(choose_deed(t, MARQUISE, [None]), deed=("take", card("dominance_fox")))
    assert t.hands[MARQUISE] == [card("bake_sale"), card("dominance_fox")]
    assert t.discard == [card("anvil")]
    t.hands[MARQUISE] = [card("sappers")]
    t.available.append(card("dominance_mouse"))
    assert deeds(t, MARQUISE) == [("take", card("dominance_bird")), ("take", card("dominance_mouse"))]


@rule("root:3.3.4")
def test_a_dominance_card_can_pay_for_another() -> None:
    t = table("marquise", "eyrie", hands={"marquise": [card("dominance_bird")]})
    t.available = [card("dominance_fox")]
    run(choose_deed(t, MARQUISE, [None]), deed=("take", card("dominance_fox")))
    assert (t.hands[MARQUISE], t.available) == ([card("dominance_fox")], [card("dominance_bird")])


@rule("root:3.3.1.I")
def test_only_the_own_birdsong_counts() -> None:
    t = table("marquise", "eyrie", on_turn="eyrie", phase=TURN_BEGINS, warriors={"marquise": {1: 1, 6: 1, 8: 1}})
    t.dominance[MARQUISE] = card("dominance_fox")
    run(step(t))
    assert not t.over


@rule("root:r.169")
def test_a_table_on_which_nobody_can_win_ends_undecided_after_500_rounds() -> None:
    t = table("marquise", "eyrie", phase=TURN_ENDS, on_turn="eyrie")
    t.round = 499
    run(step(t))
    assert (t.round, t.over) == (500, False)
    t.seat, t.phase = 1, TURN_ENDS
    run(step(t))
    assert t.over
    assert t.result().winners == []
