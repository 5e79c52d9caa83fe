"""Whatever a person can choose, he can point at on the board: for tests of games that draw one."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.record import new
from klubovna.kernel.rules import Rules

OFTEN = 3
"""A kind is looked at that often in a game, later only now and then."""
SELDOM = 12


def check_lit(g: Game, decision: Decision[Any]) -> None:
    """Every option, and the question, names parts that the view of its seat has, unless its kind says why not."""
    parts, kind = g.rules.parts, decision.kind.name
    assert parts.listed is not None, "the game lists no parts"
    there = list(parts.listed(g.look(decision.seat)))
    assert len(set(there)) == len(there), [part for part, n in Counter(there).items() if n > 1]
    about = parts.asked(g.state, decision)
    assert about is None or about in there, f"{kind} is about {about}, which is not there"
    items = [] if decision.subset is None else decision.subset.items
    for value in (*decision.options, *items):
        lit = parts.lit(g.state, decision, value)
        assert value is None or value is False or lit or kind in parts.without, f"{kind}: {value!r} lights nothing"
        assert set(lit) <= set(there), f"{kind}: {value!r} lights what is not there: {sorted(set(lit) - set(there))}"


def play_lit(rules: Rules[Any], seed: int, most: int) -> Counter[str]:
    """A random game, every variant by its seed, up to so many decisions; how often each kind was looked at."""
    assert rules.trials.soak is not None
    g = new(rules, **{"seed": seed, **rules.trials.soak(seed)})
    luck, looked = Random(seed), Counter[str]()
    for moment in range(most):
        if g.over:
            break
        for decision in g.decisions:
            if looked[decision.kind.name] < OFTEN or moment % SELDOM == 0:
                check_lit(g, decision)
                looked[decision.kind.name] += 1
        decision = g.decisions[0]
        g.choose(luck.randrange(len(decision.options)), decision.seat)
    return looked
