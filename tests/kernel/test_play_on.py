"""Playing on by a pick: the same as to ask it and to choose, decision by decision."""

from random import Random
from typing import Any

import pytest

from kernel.toy import do, toy
from klubovna.kernel import IllegalChoice, RuleError, new
from klubovna.kernel.decision import Decision
from klubovna.kernel.driver import AnyOption
from klubovna.kernel.registry import games

TO_THE_END = 1 << 30


@pytest.mark.parametrize("game", games())
def test_playing_on_is_to_choose_again_and_again(game: str) -> None:
    g = new(game, 2, 31, journal=False)
    by_hand = g.clone()
    answered = 0
    for most in (0, 1, 7, 40, TO_THE_END):
        done = g.play_on(AnyOption(Random(most).random).pick, most)
        draw = Random(most).random
        for _ in range(done):
            assert by_hand.decision is not None
            by_hand.choose(int(draw() * len(by_hand.decision.options)))
        assert done == most or g.over
        assert g.record() == by_hand.record()
        answered += done
    assert g.over
    assert answered > 20
    assert g.play_on(AnyOption(Random(1).random).pick, 5) == 0


def test_a_pick_is_told_who_decides_what() -> None:
    asked: list[tuple[int, str]] = []

    def first(state: Any, decision: Decision[Any], seat: int) -> int:
        assert state is g.state
        asked.append((seat, decision.kind.name))
        return 0

    g = toy()
    before = (g.asked().seat, g.asked().kind.name)
    assert g.play_on(first, 3) == 3
    assert asked[0] == before
    assert len(asked) == 3


@pytest.mark.parametrize("index", [-1, 999, True, 1.0, "0", None])
def test_a_pick_of_nothing_is_refused_where_it_stands(index: Any) -> None:
    g = do(toy(), "roll")
    before = g.record()
    with pytest.raises(IllegalChoice):
        g.play_on(lambda state, decision, seat: index, 4)
    assert g.record() == before


def test_a_rule_that_breaks_on_the_way_leaves_the_position_before_it() -> None:
    g = do(toy(), "roll", "pass")
    before = g.fingerprint()
    assert g.decision is not None
    broken = g.decision.options.index("break")
    with pytest.raises(RuleError) as caught:
        g.play_on(lambda state, decision, seat: broken, 4)
    assert g.fingerprint() == before
    assert caught.value.record["inputs"]
