"""Setting up with the automated opponent: the solo game, its difficulty, and the AP among players."""

from __future__ import annotations

from typing import Any

import pytest

import klubovna
from ash.tables import play, table_of, w, ws
from klubovna.games.ash import RULES
from klubovna.games.ash.facts import (
    ACTION_CARDS,
    AUTOMATON,
    BOX,
    CHARACTERS,
    CITADEL,
    LEVEL,
    SCALE,
    TYPE,
    WARRIOR_FACTS,
    WARRIORS,
    Warrior,
)
from klubovna.games.ash.setup import setup
from klubovna.games.ash.state import KING, NOBODY, ROUND_END, SET_UP, Table
from klubovna.kernel.errors import SetupError
from klubovna.testing import rule

AP = 1
"""In the solo game the automated opponent is the side after the only seat."""
SUMMONABLE = {x for x in WARRIORS if WARRIOR_FACTS[x].level}
MARKED = {x for x in SUMMONABLE if WARRIOR_FACTS[x].players == "3-4"}


def fresh(seats: int = 1, seed: int = 1, **options: Any) -> Table:
    return setup(RULES.config(seats, seed, None, options))


def lying(t: Table) -> list[Warrior]:
    """The warriors of the decks and the offer."""
    return [x for deck in t.decks for x in deck] + [*t.offer]


def actions(t: Table) -> list[str]:
    return [ACTION_CARDS[i].id for i in t.automa.actions]


@rule("ash:solo.01")
def test_a_scale_and_five_action_cards_run_the_opponent() -> None:
    t = fresh()
    assert sorted(actions(t)) == ["ap_1", "ap_2", "ap_3", "ap_4", "ap_5"]
    assert SCALE
    assert set(SCALE) <= {1, 2, 3}
    g = klubovna.new("ash", seats=1, seed=1)
    assert g.view(0)["table"]["automa"] == {"actions": 5, "used": [], "scale": SCALE, "scale_at": 0}
    assert klubovna.new("ash", seats=2, seed=1).view(0)["table"]["automa"] is None


@rule("ash:solo.02")
def test_a_solo_game_is_set_up_for_two_but_without_the_king() -> None:
    t = fresh()
    assert len(t.sides) == 2
    assert sorted(lying(t) + t.defenders[CITADEL]) == sorted(SUMMONABLE - MARKED)
    assert len(SUMMONABLE - MARKED) == 28
    assert [len(s.starting) for s in t.sides] == [2, 2]
    assert t.control[CITADEL] != KING
    assert t.king_token == NOBODY
    assert not t.crowded
    g = klubovna.new("ash", seats=1, seed=1)
    assert g.view(0)["table"]["round_track"]["side"] == "side_12"
    play(g)
    assert table_of(g).king_token == NOBODY
    assert all(event["event"] != "king-fell" for event in g.events(None))


@rule("ash:solo.03")
def test_the_opponent_gets_a_board_that_the_player_has_not() -> None:
    for seed in range(20):
        t = fresh(seed=seed)
        assert [s.automated for s in t.sides] == [False, True]
        assert t.sides[0].role != t.sides[AP].role
    for seed in range(20):
        named = setup(RULES.config(1, seed, ["mors"], {}))
        assert CHARACTERS[named.sides[AP].role] != "mors"


@rule("ash:r.ap.1")
def test_the_opponent_owns_the_pieces_of_a_player() -> None:
    solo, three = fresh(), fresh(2, automa=True)
    for t, starting in ((solo, 2), (three, 1)):
        ap = t.sides[-1]
        assert ap.automated
        assert (ap.minions, len(ap.cards), len(ap.hand), len(ap.starting)) == (4, 5, 3, starting)
        assert {WARRIOR_FACTS[x].owner for x in ap.hand} == {CHARACTERS[ap.role]}
        assert ap.fate == []
        assert ap.supply == [0, 0, 0, 0, 0]
    assert BOX.per_player["control_tokens"] == 7


@rule("ash:solo.04")
def test_the_action_cards_lie_shuffled_and_face_down() -> None:
    assert len({tuple(actions(fresh(seed=seed))) for seed in range(12)}) > 6
    assert len({actions(fresh(seed=seed))[-1] for seed in range(60)}) == 5
    view = klubovna.new("ash", seats=1, seed=1).view(0)["table"]["automa"]
    assert (view["actions"], view["used"]) == (5, [])


@rule("ash:solo.05")
def test_the_marker_starts_on_the_top_step_of_the_scale() -> None:
    assert fresh().automa.scale == 0
    assert klubovna.new("ash", seats=1, seed=1).view(0)["table"]["automa"]["scale_at"] == 0


@rule("ash:solo.06")
def test_a_random_warrior_of_a_deck_holds_the_citadel_for_the_opponent() -> None:
    seen = set()
    for seed in range(40):
        t = fresh(seed=seed)
        assert t.control[CITADEL] == AP
        (holder,) = t.defenders[CITADEL]
        assert holder in SUMMONABLE
        assert holder not in lying(t)
        seen.add(holder)
    assert len(seen) == 8


@rule("ash:solo.07")
def test_the_targeted_card_takes_the_place_of_card_one() -> None:
    assert sorted(actions(fresh(targeted=True))) == ["ap_2", "ap_3", "ap_4", "ap_5", "ap_targeted"]
    assert sorted(actions(fresh(2, automa=True, targeted=True))) == ["ap_2", "ap_3", "ap_4", "ap_5", "ap_targeted"]
    assert "ap_targeted" not in actions(fresh())


@pytest.mark.parametrize(
    ("difficulty", "level"),
    [
        pytest.param("low", 1, marks=rule("ash:diff.01")),
        pytest.param("medium", 2, marks=rule("ash:diff.02")),
        pytest.param("high", 3, marks=rule("ash:diff.03")),
    ],
)
def test_the_difficulty_is_the_level_of_the_citadel_warrior(difficulty: str, level: int) -> None:
    for seed in range(10):
        (holder,) = fresh(seed=seed, difficulty=difficulty).defenders[CITADEL]
        assert LEVEL[holder] == level


@rule("ash:diff.04")
def test_particular_warriors_can_be_named_for_the_citadel() -> None:
    named = ["blood_iii_6", "bone_i_1", "ash_ii_4"]
    t = fresh(citadel=named)
    assert t.control[CITADEL] == AP
    assert t.defenders[CITADEL] == ws(*named)
    assert sorted(lying(t) + t.defenders[CITADEL]) == sorted(SUMMONABLE - MARKED)
    assert fresh(citadel=["bone_i_1"]).defenders[CITADEL] == ws("bone_i_1")
    for wrong in (["automaton_i_3"], ["bone_ii_3_34"], ["bone_i_1", "bone_i_1"], [*named, "ash_i_1"]):
        with pytest.raises(SetupError):
            fresh(citadel=wrong)


@rule("ash:r.ap.2")
def test_the_citadel_warrior_comes_after_the_offer_and_is_no_automaton() -> None:
    for seed in range(60):
        low, high = fresh(seed=seed, difficulty="low"), fresh(seed=seed, difficulty="high")
        assert low.offer == high.offer
        assert [len(deck) for deck in low.decks] == [6, 8, 7]
        for t in (low, high):
            assert all(TYPE[x] != AUTOMATON for x in t.defenders[CITADEL])
            assert {w("automaton_i_3"), w("automaton_iii_6")} <= set(lying(t))


@rule("ash:apm.01")
def test_the_opponent_may_join_two_or_three_players() -> None:
    for seats in (2, 3):
        t = fresh(seats, automa=True)
        assert [s.automated for s in t.sides] == [False] * seats + [True]
        assert not any(s.automated for s in fresh(seats).sides)
    with pytest.raises(SetupError):
        fresh(4, automa=True)


@rule("ash:apm.02")
def test_the_opponent_counts_as_one_of_the_players_and_the_king_rules() -> None:
    for seats in (2, 3):
        t = fresh(seats, automa=True)
        assert sorted(lying(t)) == sorted(SUMMONABLE)
        assert len(SUMMONABLE) == 32
        assert [len(s.starting) for s in t.sides] == [1] * (seats + 1)
        assert t.control[CITADEL] == KING
        g = klubovna.new("ash", seats=seats, seed=1, options={"automa": True})
        assert g.view(0)["table"]["round_track"]["side"] == "side_34"
        t.minions[0] = [0]
        assert t.is_free(0)  # the dashed spaces are open


@rule("ash:apm.03")
def test_among_players_the_opponent_is_prepared_as_in_solo_except_in_the_citadel() -> None:
    t = fresh(2, automa=True)
    assert t.control[CITADEL] == KING
    assert t.defenders[CITADEL] == []
    assert sorted(actions(t)) == ["ap_1", "ap_2", "ap_3", "ap_4", "ap_5"]
    assert t.automa.scale == 0
    tops = {(actions(s)[-1], s.sides[-1].cards[-1]) for s in (fresh(2, seed, automa=True) for seed in range(12))}
    assert len(tops) > 6
    assert len({s.sides[-1].role for s in (fresh(2, seed, automa=True) for seed in range(20))}) == 4
    with pytest.raises(SetupError):
        fresh(2, automa=True, citadel=["bone_i_1"])


@rule("ash:solo.06", "ash:ap.02")
def test_in_the_first_round_the_citadel_is_still_the_opponents_to_lose() -> None:
    g = klubovna.new("ash", seats=1, seed=3)
    assert table_of(g).phase == SET_UP
    citadel = g.view(0)["table"]["citadel"]
    assert (citadel["control"], len(citadel["defenders"])) == (AP, 1)
    play(g, lambda t: t.phase != SET_UP)
    assert table_of(g).phase != ROUND_END
    assert g.view(0)["table"]["citadel"] == citadel
