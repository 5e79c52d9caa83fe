"""What the bots of today see and `greedy`, their yardstick, does not."""

from __future__ import annotations

from typing import Any

import klubovna
from klubovna import bots
from klubovna.games.root import kinds as shared
from klubovna.games.root.factions.riverfolk import kinds as riverfolk_kinds
from klubovna.games.root.factions.riverfolk.role import HAND_CARD, MERCENARIES
from klubovna.games.root.factions.vagabond.board import HOSTILE, vagabonds
from klubovna.games.root.facts import EYRIE, MARQUISE, RIVERFOLK, SWORD, TORCH, Faction
from klubovna.games.root.policy.greedy import RootPolicy
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision, Kind
from root.boards import alliance_board, riverfolk_board
from root.tables import c, card, game, table, table_of

KEEN = RootPolicy()
assert KEEN.yardstick is not None
PLAIN = KEEN.yardstick


def wishes(t: Table, kind: Kind, options: list[Any], faction: Faction, about: Any = None) -> tuple[Any, Any]:
    """What both minds answer: today's first."""
    seat = t.seat_of[faction]
    asked = Decision(seat, kind, options, about)
    return options[KEEN.choose(t, asked, seat)], options[PLAIN.choose(t, asked, seat)]


def test_a_leader_near_his_goal_is_attacked_rather_than_who_is_behind() -> None:
    """An unguarded base is easy prey; the workshops of somebody at 28 points have to fall."""
    for points, wanted in ((6, c(1)), (28, c(5))):
        t = table(
            "eyrie",
            "marquise",
            "alliance",
            warriors={"eyrie": {1: 3, 5: 3}, "marquise": {5: 2}},
            pieces={"workshop": {5: 2}, "base": {1: 1}},
            vp={"marquise": points, "alliance": 3},
        )
        assert wishes(t, shared.BATTLE_WHERE, [None, c(1), c(5)], EYRIE) == (wanted, c(1))


def test_whom_to_attack_near_the_end() -> None:
    t = table(
        "eyrie",
        "marquise",
        "alliance",
        warriors={"eyrie": {5: 3}, "marquise": {5: 1}},
        pieces={"workshop": {5: 1}, "sympathy": {5: 1}},
        vp={"marquise": 28},
    )
    keen, _ = wishes(t, shared.BATTLE_WHOM, sorted([MARQUISE, Faction(2)]), EYRIE, c(5))
    assert keen == MARQUISE


def test_nobody_stays_under_sympathy_that_may_revolt() -> None:
    t = table("eyrie", "alliance", warriors={"eyrie": {5: 4}}, pieces={"sympathy": {5: 1}, "roost": {1: 1}})
    alliance_board(t).supporters = sorted([card("armorers"), card("codebreakers")])
    KEEN.choose(t, Decision(t.seat_of[EYRIE], shared.BATTLE_WHERE, [None, c(5)]), t.seat_of[EYRIE])
    keen, _ = wishes(t, shared.BATTLE_WHERE, [None, c(5)], EYRIE)
    assert keen == c(5)


def test_the_vagabond_does_not_fight_whom_he_has_just_aided() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 3}}, hands={"vagabond": [card("codebreakers")]})
    board = vagabonds(t)[0]
    board.character, board.at, board.items = 1, c(5), sorted([SWORD, SWORD, SWORD, TORCH])
    board.relations[MARQUISE] = HOSTILE
    g = game(t)
    d = g.decision
    assert d is not None
    assert ("battle", -1) in d.options
    assert d.options[KEEN.choose(table_of(g), d, d.seat)] == ("battle", -1)
    vagabonds(table_of(g))[0].aids[MARQUISE] = 1
    assert d.options[KEEN.choose(table_of(g), d, d.seat)] != ("battle", -1)
    assert d.options[PLAIN.choose(table_of(g), d, d.seat)] == ("battle", -1)


def test_the_riverfolk_ask_for_a_card_what_most_would_pay() -> None:
    """Nothing to sell, or nobody who pays: as much as Protectionism brings. An anvil for who can craft it: more."""
    t = table("riverfolk", "marquise")
    assert wishes(t, riverfolk_kinds.PRICE, [1, 2, 3, 4], RIVERFOLK, HAND_CARD) == (2, 3)
    t = table("riverfolk", "marquise", hands={"riverfolk": [card("anvil")]}, pieces={"workshop": {1: 1}})
    assert wishes(t, riverfolk_kinds.PRICE, [1, 2, 3, 4], RIVERFOLK, HAND_CARD) == (4, 3)


def test_the_riverfolk_ask_for_more_help_when_many_have_paid() -> None:
    t = table("riverfolk", "marquise")
    assert wishes(t, riverfolk_kinds.PRICE, [1, 2, 3, 4], RIVERFOLK, MERCENARIES) == (2, 3)
    riverfolk_board(t).funds[MARQUISE] = 6
    assert wishes(t, riverfolk_kinds.PRICE, [1, 2, 3, 4], RIVERFOLK, MERCENARIES) == (4, 3)


def test_the_riverfolk_keep_funds_for_dividends_and_spend_them_at_the_end() -> None:
    for points, wanted in ((5, None), (28, ("post", -1))):
        t = table("riverfolk", "marquise", warriors={"riverfolk": {5: 3, 1: 3}}, pieces={"trade_post": {5: 1}})
        riverfolk_board(t).funds[RIVERFOLK] = 4
        t.vp[RIVERFOLK] = points
        keen, plain = wishes(t, shared.DEED, [None, ("post", -1)], RIVERFOLK)
        assert (keen, plain) == (wanted, ("post", -1))


def test_nobody_buys_of_riverfolk_who_are_about_to_win() -> None:
    for points, wanted in ((0, HAND_CARD), (27, None)):
        t = table(
            "riverfolk",
            "marquise",
            hands={"riverfolk": [card("anvil")]},
            pieces={"workshop": {1: 1}, "trade_post": {5: 1}},
        )
        board = riverfolk_board(t)
        board.prices = [3, 2, 2]
        board.funds[RIVERFOLK] = points // 3
        t.vp[RIVERFOLK] = points
        assert wishes(t, riverfolk_kinds.BUY, [None, HAND_CARD], MARQUISE)[0] == wanted


def test_mercenaries_are_hired_where_they_win_a_battle() -> None:
    for at, wanted in ((5, MERCENARIES), (7, None)):
        t = table(
            "riverfolk",
            "eyrie",
            "marquise",
            warriors={"riverfolk": {at: 4}, "eyrie": {5: 1}, "marquise": {5: 2}},
            pieces={"workshop": {5: 2}},
        )
        riverfolk_board(t).prices = [4, 4, 1]
        assert wishes(t, riverfolk_kinds.BUY, [None, MERCENARIES], EYRIE)[0] == wanted


def test_greedy_is_the_yardstick_and_medium_plays_as_today() -> None:
    t = table("riverfolk", "marquise")
    g = klubovna.new("root", 2, 1)
    policy = g.rules.policy
    assert isinstance(policy, RootPolicy)
    assert policy.keen
    assert isinstance(policy.yardstick, RootPolicy)
    assert not policy.yardstick.keen
    assert g.decision is not None
    for name in ("greedy", "medium"):
        assert 0 <= bots.move(g, g.decision.seat, bots.make(name, 0), 1) < len(g.decision.options)
    assert t.seats == 2
