"""8 Woodland Alliance: supporters, bases, tokens, set-up."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.facts import (
    ALLIANCE,
    BASE,
    MARQUISE,
    NOBODY,
    SYMPATHY,
)
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.state import BIRDSONG, EVENING
from klubovna.games.root.turn import step
from klubovna.kernel.chance import Chance
from klubovna.testing import offered, rule, run
from root.alliances import BIRDS, FOXES, MICE, RABBITS, alliance, board, deeds, lose_base, role, where
from root.boards import seen
from root.tables import at, c, card, table

SPREAD = ("spread", -1)
REVOLT = ("revolt", -1)


# -- 8.2 Faction rules and abilities ---------------------------------------------------------------------------------


@rule("root:8.2.1", "root:8.5.1")
def test_sympathy_tokens_craft_in_daylight_only() -> None:
    tea = card("root_tea_fox")
    position: dict[str, Any] = {"hands": {"alliance": [tea]}, "warriors": {"alliance": {9: 3}}}
    t = alliance(pieces={"sympathy": {9: 1}}, **position)
    assert "craft" in deeds(t)
    run(step(t), deed=("craft", tea))
    assert t.vp[ALLIANCE] == 2
    assert "craft" not in deeds(alliance(pieces={"sympathy": {1: 1}}, **position))
    assert "craft" not in deeds(alliance(pieces={"base": {9: 1}}, **position))
    for phase in (BIRDSONG, EVENING):
        assert "craft" not in deeds(alliance(pieces={"sympathy": {9: 1}}, phase=phase, **position))


@rule("root:8.2.2", "root:ex.made.3")
def test_the_alliance_defends_with_the_higher_number() -> None:
    t = table(
        "marquise",
        "alliance",
        dice=(3, 0),
        warriors={"marquise": {1: 3}, "alliance": {1: 1}},
        pieces={"sympathy": {1: 1}},
    )
    run(battle(t, Battle(MARQUISE, ALLIANCE, c(1))))
    assert at(t.warriors[MARQUISE]) == {1: 2}
    assert at(t.warriors[ALLIANCE]) == {1: 1}
    assert at(t.pieces[SYMPATHY]) == {1: 1}


@rule("root:8.2.2")
def test_the_alliance_attacks_like_everybody() -> None:
    t = alliance(dice=(3, 1), warriors={"marquise": {1: 4}, "alliance": {1: 4}})
    run(battle(t, Battle(ALLIANCE, MARQUISE, c(1))))
    assert (at(t.warriors[MARQUISE]), at(t.warriors[ALLIANCE])) == ({1: 1}, {1: 3})


@rule("root:ex.made.4", "root:r.165")
def test_a_lone_token_is_defenseless() -> None:
    t = table(
        "marquise",
        "alliance",
        dice=(2, 1),
        warriors={"marquise": {1: 2}},
        pieces={"sympathy": {1: 1}},
        hands={"marquise": [FOXES[0]]},
    )
    run(battle(t, Battle(MARQUISE, ALLIANCE, c(1))))
    assert at(t.warriors[MARQUISE]) == {1: 2}
    assert (at(t.pieces[SYMPATHY]), t.vp[MARQUISE]) == ({}, 1)
    assert board(t).supporters == [FOXES[0]]


@rule("root:r.165")
def test_the_extra_hit_falls_even_when_the_lower_number_is_none() -> None:
    t = table("marquise", "alliance", dice=(3, 0), warriors={"marquise": {1: 2}}, pieces={"sympathy": {1: 1}})
    run(battle(t, Battle(MARQUISE, ALLIANCE, c(1))))
    assert (at(t.pieces[SYMPATHY]), at(t.warriors[MARQUISE])) == ({}, {1: 2})


# -- 8.2.3 Supporters ------------------------------------------------------------------------------------------------


@rule("root:8.2.3#1", "root:r.39")
def test_supporters_are_good_for_their_suit_only() -> None:
    ambush = card("ambush_fox")
    t = alliance(
        supporters=[ambush, card("root_tea_mouse")],
        dice=(0, 0),
        warriors={"marquise": {1: 3}, "alliance": {1: 1}},
        pieces={"sympathy": {9: 1}, "base": {1: 1}},
    )
    run(battle(t, Battle(MARQUISE, ALLIANCE, c(1))))
    assert at(t.warriors[MARQUISE]) == {1: 3}
    assert deeds(t) == set()  # neither crafted nor used to train


@rule("root:8.2.3#2", "root:8.6.2#2")
def test_supporters_do_not_count_for_the_hand_limit() -> None:
    t = alliance(supporters=FOXES, hands={"alliance": MICE[:4]}, phase=EVENING)
    run(step(t))
    assert (len(t.hands[ALLIANCE]), len(board(t).supporters)) == (5, 4)
    t = alliance(supporters=FOXES, hands={"alliance": MICE[:5]}, phase=EVENING)
    asked = offered(step(t))
    assert asked.kind.name == "discard"
    assert not set(asked.options) & set(FOXES)
    t = alliance(supporters=FOXES, hands={"alliance": MICE[:5]}, phase=EVENING)
    run(step(t), discard=MICE[1])
    assert t.discard == [MICE[1]]


@rule("root:8.2.3#3", "root:r.164")
def test_only_the_alliance_sees_its_supporters() -> None:
    t = alliance(supporters=[FOXES[0], BIRDS[0]])
    assert seen(t, 0)["factions"][0]["board"]["supporters"] == ["birdy_bindle", "anvil"]
    for other in (1, None):
        shown = seen(t, other)["factions"][0]["board"]
        assert (shown["supporters"], shown["supporter_count"]) == (None, 2)
    dealt = set()
    for seed in range(8):
        copy = t.clone()
        copy.redeal(1, Chance(seed))
        dealt.add(tuple(board(copy).supporters))
        own = t.clone()
        own.redeal(0, Chance(seed))
        assert set(board(own).supporters) == {FOXES[0], BIRDS[0]}
    assert len(dealt) > 1


@rule("root:8.2.3.I#1", "root:8.2.3.I#2")
@pytest.mark.parametrize(("base", "left"), [({}, 5), ({9: 1}, 6)])
def test_five_supporters_at_most_without_a_base(base: dict[int, int], left: int) -> None:
    t = alliance(supporters=[*FOXES, RABBITS[0]], hands={"alliance": [MICE[0]]}, pieces={"base": base})
    run(step(t), deed=("mobilize", -1))
    assert len(board(t).supporters) == left
    assert t.discard == ([MICE[0]] if left == 5 else [])


@rule("root:r.70")
def test_mobilizing_with_a_full_stack_discards_the_card() -> None:
    dominance = card("dominance_fox")
    full: dict[str, Any] = {"supporters": [*FOXES, RABBITS[0]], "hands": {"alliance": [dominance]}}
    t = alliance(**full)
    run(step(t), deed=("mobilize", -1))
    assert (t.hands[ALLIANCE], t.available, t.discard) == ([], [dominance], [])
    t = alliance("lizards", **full)
    run(step(t), deed=("mobilize", -1))
    assert (t.souls, t.available) == ([dominance], [])


# -- 8.2.4 Removing bases --------------------------------------------------------------------------------------------


@rule("root:8.2.4#1", "root:8.2.4#2")
def test_a_lost_base_takes_its_supporters_and_half_of_the_officers() -> None:
    t = alliance(supporters=[*MICE[:2], BIRDS[0], *FOXES[:2]], officers=3, pieces={"base": {2: 1, 1: 1}})
    lose_base(t, 2)
    assert board(t).supporters == FOXES[:2]
    assert sorted(t.discard) == sorted([*MICE[:2], BIRDS[0]])
    assert (board(t).officers, t.supply[ALLIANCE]) == (1, 9)


@rule("root:8.2.4#1", "root:8.2.4#2", "root:8.2.4#3", "root:ex.made.10")
def test_the_last_base_is_lost() -> None:
    t = alliance(
        supporters=[*FOXES[:3], *BIRDS[:2], *MICE[:4], *RABBITS[:3]],
        officers=3,
        pieces={"base": {1: 1}, "sympathy": {}},
    )
    lose_base(t, 1, alliance_supporter_limit=sorted([MICE[3], RABBITS[0]]))
    assert sorted(t.discard) == sorted([*FOXES[:3], *BIRDS[:2], MICE[3], RABBITS[0]])
    assert len(board(t).supporters) == 5
    assert (board(t).officers, t.supply[ALLIANCE]) == (1, 9)


@rule("root:8.2.4#3")
def test_while_a_base_stands_the_stack_may_stay_large() -> None:
    t = alliance(supporters=[FOXES[0], *MICE[:5], *RABBITS[:3]], pieces={"base": {1: 1, 3: 1}})
    lose_base(t, 1)
    assert len(board(t).supporters) == 8


@rule("root:8.2.4#1")
def test_a_base_lost_by_hits() -> None:
    t = alliance(
        supporters=[FOXES[0], MICE[0]],
        officers=2,
        dice=(2, 2),
        warriors={"alliance": {1: 1}, "marquise": {1: 5}},
        pieces={"base": {1: 1}},
    )
    run(battle(t, Battle(MARQUISE, ALLIANCE, c(1))))
    assert (at(t.pieces[BASE]), board(t).supporters, board(t).officers) == ({}, [MICE[0]], 1)


# -- 8.2.5 Sympathy tokens -------------------------------------------------------------------------------------------


@rule("root:8.2.5", "root:8.3.3")
def test_there_are_ten_tokens() -> None:
    everywhere = dict.fromkeys(range(1, 10), 1)
    for tokens, found in ((everywhere, True), ({**everywhere, 10: 1}, False)):
        t = alliance(supporters=[*FOXES[:3], *MICE[:3]], pieces={"sympathy": tokens}, phase=BIRDSONG)
        assert bool(where(t, "spread")) == found
        t = alliance(officers=1, warriors={"alliance": {11: 1}}, pieces={"sympathy": tokens}, phase=EVENING)
        assert ("organize" in deeds(t)) == found


@rule("root:8.2.5.I", "root:8.2.5.II", "root:8.4.2.I#1")
def test_one_token_in_a_clearing() -> None:
    t = alliance(supporters=[*BIRDS[:3]], pieces={"sympathy": {5: 1, 1: 1}}, phase=BIRDSONG)
    assert where(t, "spread") == [2, 9, 10]
    t = alliance(officers=1, warriors={"alliance": {5: 1, 2: 1}}, pieces={"sympathy": {5: 1}}, phase=EVENING)
    assert where(t, "organize") == [2]


@rule("root:2.5.3#2", "root:r.12")
def test_a_removed_token_covers_its_space_again() -> None:
    t = alliance(supporters=MICE[:2], pieces={"sympathy": {1: 1, 5: 1, 8: 1, 4: 1}}, phase=BIRDSONG)
    run(remove(t, [Loss(ALLIANCE, NOBODY, c(8), 0, [(SYMPATHY, 1)])]))
    run(step(t), deed=SPREAD, alliance_spread=c(2), alliance_supporter=sorted(MICE[:2]))
    assert (len(board(t).supporters), t.vp[ALLIANCE]) == (0, 1)  # the fourth again: two supporters, one point


# -- 8.3 Faction set-up ----------------------------------------------------------------------------------------------


@rule("root:8.3.1", "root:8.3.2", "root:8.3.3", "root:8.3.4")
def test_the_set_up() -> None:
    t = table("alliance", "marquise")
    deck = len(t.deck)
    run(role().set_up(t))
    assert (t.supply[ALLIANCE], sum(t.warriors[ALLIANCE])) == (10, 0)  # 8.3.1
    assert (t.on_map[BASE], t.on_map[SYMPATHY], board(t).officers) == (0, 0, 0)
    assert (len(board(t).supporters), len(t.deck)) == (3, deck - 3)
    assert t.hands[ALLIANCE] == []
    assert [t.seen[one] for one in board(t).supporters] == [1, 1, 1]


@rule("root:8.3.2")
def test_a_base_of_each_suit() -> None:
    t = alliance(supporters=BIRDS + FOXES[:2], pieces={"sympathy": {1: 1, 2: 1, 3: 1}}, phase=BIRDSONG)
    for number in (1, 2, 3):
        answers = {} if number == 3 else {"alliance_revolt": c(number)}
        cards = FOXES[:2] if number == 1 else BIRDS[2 * number - 4 : 2 * number - 2]
        run(step(t), deed=REVOLT, alliance_supporter=sorted(cards)[: 2 if number < 3 else 1], **answers)
    assert at(t.pieces[BASE]) == {1: 1, 2: 1, 3: 1}
    assert "revolt" not in deeds(t)
