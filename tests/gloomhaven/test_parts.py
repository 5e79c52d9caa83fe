"""What an option stands for is there on the board of whoever decides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from gloomhaven.tables import add_monster, body, table
from gloomhaven.test_sets import SETS
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.kinds import MOVE_AS, STRENGTH
from klubovna.games.gloomhaven.parts import PARTS
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.record import new

SAMPLED = 3
"""Every so manieth decision is looked at."""
MOST = 400


def all_lit(g: Game) -> None:
    decision = g.decision
    assert decision is not None
    assert PARTS.listed is not None
    there = list(PARTS.listed(g.look(decision.seat)))
    assert len(there) == len(set(there))
    for value in decision.options:
        if value is None or value is False:  # "no" stands for nothing
            continue
        lit = PARTS.lit(g.state, decision, value)
        assert lit, (decision.kind.name, value)
        assert set(lit) <= set(there), (decision.kind.name, value, lit)


@pytest.mark.parametrize("seed", range(30))
def test_every_option_lights_a_part_that_its_seat_can_see(seed: int) -> None:
    assert RULES.trials.soak is not None
    g = new(RULES, **RULES.trials.soak(seed))
    random = Random(seed)
    for moment in range(MOST):
        if g.over:
            break
        decision = g.asked()
        if moment % SAMPLED == seed % SAMPLED:
            all_lit(g)
        g.choose(random.randrange(len(decision.options)), decision.seat)


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
