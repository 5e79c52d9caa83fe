"""What an option stands for is there on the board of whoever decides."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloomhaven.tables import add_monster, body, table
from gloomhaven.test_sets import SETS
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.kinds import MOVE_AS, STRENGTH
from klubovna.games.gloomhaven.parts import PARTS
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.testing.lit import check_lit


def all_lit(g: Game) -> None:
    assert g.decision is not None
    check_lit(g, g.decision)


@pytest.mark.parametrize(("kind", "asked"), SETS)
def test_sets_that_are_rare_are_lit_too(kind: str, asked: Callable[[], Game]) -> None:
    all_lit(asked())


def test_a_question_about_a_figure_lights_it() -> None:
    t = table("brute")
    guard, brute = add_monster(t, "bandit-guard", (1, 0)), body(t, "brute")
    assert PARTS.lit(t, Decision(0, STRENGTH, [2, 3], guard.id), 3) == [f"figure:{guard.id}"]
    assert PARTS.lit(t, Decision(0, MOVE_AS, ["move", "attack"], brute.id), "attack") == [f"figure:{brute.id}"]


def test_every_noun_of_a_kind_says_what_it_lights() -> None:
    assert {kind.of for kind in RULES.kinds.values()} == set(PARTS.nouns)
    assert PARTS.without == {}
