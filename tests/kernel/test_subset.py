"""Several things at once: marked in any order, picked in one, taken back as a whole."""

from __future__ import annotations

import pytest

from kernel.toy import do, toy
from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.game import Game


def asked() -> Game:
    """Seat 0 owes a set of one to three of the four things 1, 2, 3, 4."""
    return do(toy(), "some")


def picked(g: Game) -> object:
    return g.view(0)["table"]["log"][1:2]


def test_a_decision_tells_all_that_may_come_into_its_set() -> None:
    g = asked()
    assert g.decision is not None
    subset = g.decision.subset
    assert subset is not None
    assert (subset.items, subset.picked, subset.least, subset.most) == ([1, 2, 3, 4], 0, 1, 3)
    assert (subset.owed, subset.allowed) == (1, 3)
    g.choose(1)
    assert g.decision.subset is not None
    assert (g.decision.subset.items, g.decision.subset.picked) == ([3, 4], 1)
    assert (g.decision.subset.owed, g.decision.subset.allowed) == (0, 2)


@pytest.mark.parametrize(("marked", "wanted"), [([3, 0], "[1, 4]"), ([2], "[3]"), ([3, 1, 2], "[2, 3, 4]")])
def test_marked_in_any_order_it_is_picked_as_bots_pick_it(marked: list[int], wanted: str) -> None:
    g, by_hand = asked(), asked()
    g.choose_set(marked, 0)
    for place in sorted(marked):
        assert by_hand.decision is not None
        by_hand.choose(by_hand.decision.options.index(place + 1))
    if len(marked) < 3 and by_hand.decision is not None and None in by_hand.decision.options:
        by_hand.choose(0)
    assert picked(g) == [wanted]
    assert g.record() == by_hand.record()


@pytest.mark.parametrize("marked", [[], [0, 1, 2, 3], [4], [-1], [True], "01"])
def test_a_set_that_may_not_be_picked_changes_nothing(marked: list[int]) -> None:
    g = asked()
    before = g.fingerprint()
    with pytest.raises(IllegalChoice):
        g.choose_set(marked, 0)
    assert g.fingerprint() == before


def test_a_set_is_refused_where_one_thing_is_chosen() -> None:
    with pytest.raises(IllegalChoice) as refused:
        toy().choose_set([0], 0)
    assert refused.value.text("cs") == "Tady se volí jediná věc, ne několik najednou."


def test_a_begun_set_goes_on_from_what_is_picked() -> None:
    g = asked()
    g.choose(0)
    g.choose_set([2], 0)
    assert picked(g) == ["[1, 4]"]


def test_for_a_seat_a_set_is_one_choice() -> None:
    g = asked()
    before = g.fingerprint()
    g.choose_set([3, 1, 0], 0)
    assert g.can_undo(0) is True
    g.undo(0)
    assert g.fingerprint() == before
    g.choose_set([3, 0], 0)
    do(g, "pass")
    g.take_back(0)
    assert g.fingerprint() == before


def test_without_a_seat_undo_goes_back_one_pick() -> None:
    g = asked()
    g.choose(0)
    one = g.fingerprint()
    g.choose(1)
    g.undo()
    assert g.fingerprint() == one
