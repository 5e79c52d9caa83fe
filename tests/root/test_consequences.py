"""What stands under an option: the odds of a battle, and who is in a clearing."""

from typing import Any

from klubovna.games.root import RULES, kinds
from klubovna.games.root.consequences import odds
from klubovna.games.root.factions.vagabond.board import HOSTILE
from klubovna.games.root.facts import ALLIANCE, EYRIE, MARQUISE, Clearing
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.record import new
from klubovna.testing import rule
from root.boards import eyrie_board
from root.eyries import DESPOT
from root.tables import PIECE, c, card, table
from root.vagabonds import vagabond


@rule("root:4.3.2#1", "root:4.3.2.I")
def test_the_attacker_has_the_higher_die_and_nobody_hits_more_than_he_has_warriors() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 4}, "eyrie": {5: 1}})
    assert odds(t, MARQUISE, EYRIE, Clearing(4)) == ((0, 3, 2.1), (0, 1, 0.6))


@rule("root:4.3.2.III")
def test_one_hit_more_where_nobody_defends() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 1}}, pieces={"roost": {5: 1}})
    assert odds(t, MARQUISE, EYRIE, Clearing(4)) == ((1, 2, 1.9), (0, 0, 0.0))


@rule("root:8.2.2")
def test_the_alliance_takes_the_higher_die_in_defence() -> None:
    t = table("marquise", "alliance", warriors={"marquise": {5: 3}, "alliance": {5: 3}})
    assert odds(t, MARQUISE, ALLIANCE, Clearing(4)) == ((0, 3, 0.9), (0, 3, 2.1))


def test_a_clearing_is_told_of_while_a_vagabond_has_no_board_yet() -> None:
    for seed in range(30):
        game = new("root", 4, seed, roles=("eyrie", "vagabond", "marquise", "alliance"))
        while (asked := game.decision) is not None and game.inputs < 8:
            for option in asked.options:
                RULES.texts("en").effect(game.state, asked, option)
            game.choose(0, asked.seat)


def test_a_clearing_says_who_is_there() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 4}, "eyrie": {5: 1}}, pieces={"roost": {5: 1}})
    said = RULES.texts("en").effect(t, Decision(0, kinds.MOVE_TO, [4, 5], 3), 4)
    assert said == "here: your warriors 4, Eyrie Dynasties 1, roost 1"
    assert RULES.texts("en").effect(t, Decision(0, kinds.MOVE_TO, [4, 5], 3), 5) == "nobody here"


def test_a_clearing_with_only_a_pawn_is_not_empty() -> None:
    t = table("marquise", "vagabond")
    vagabond(t, at=6)
    assert RULES.texts("en").effect(t, Decision(0, kinds.MOVE_TO, [4, 5], 3), 5) == "here: pawn (Vagabond)"


def test_a_move_says_who_stays_behind() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 4}})
    asked = Decision(0, kinds.MOVE_COUNT, [4, 3], (Clearing(4), Clearing(5)))
    assert RULES.texts("en").effect(t, asked, 3) == "1 warrior stays behind"
    assert RULES.texts("cs").effect(t, asked, 4) == "nikdo nezůstane"


def said(t: Table, decision: Decision[Any], value: Any, lang: str = "en") -> str:
    return RULES.texts(lang).effect(t, decision, value)


@rule("root:3.2.1#2", "root:7.8.4", "root:3.3.1#2")
def test_a_hit_says_what_the_attacker_gets_for_the_piece() -> None:
    t = table("eyrie", "marquise", pieces={"sawmill": {5: 1}, "wood": {5: 1}})
    hit = Decision(1, kinds.HIT, [PIECE["sawmill"], PIECE["wood"]], (c(5), 1))
    assert said(t, hit, PIECE["wood"]) == "1 VP for the opponent"
    eyrie_board(t).leader = DESPOT
    assert said(t, hit, PIECE["wood"]) == "2 VP for the opponent"
    t.dominance[EYRIE] = card("dominance_fox")
    assert said(t, hit, PIECE["wood"], "cs") == "0 VB pro soupeře"


@rule("root:E.4.2#3", "root:r.102")
def test_who_instigates_a_battle_reads_that_the_points_are_his() -> None:
    t = table("vagabond", "eyrie", "marquise", pieces={"sawmill": {5: 1}})
    hit = Decision(0, kinds.HIT, [PIECE["sawmill"]], (c(5), 1))
    board = vagabond(t, at=5)
    assert said(t, hit, PIECE["sawmill"]) == "1 VP for you"
    board.relations[MARQUISE] = HOSTILE
    assert said(t, hit, PIECE["sawmill"]) == "2 VP for you"


@rule("root:3.3.1#2", "root:r.21")
def test_who_has_no_marker_is_promised_no_points() -> None:
    t = table("marquise", "alliance", "corvids", hands={"marquise": [card("root_tea_fox")]})
    texts = RULES.texts("en")
    asked = Decision(0, kinds.DEED, [("craft", card("root_tea_fox"))], DAYLIGHT)
    assert texts.option(t, asked, asked.options[0]).endswith("2 VP")
    t.dominance[MARQUISE] = card("dominance_fox")
    assert texts.option(t, asked, asked.options[0]).endswith("0 VP")
