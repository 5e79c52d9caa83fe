"""Looking at decisions of Root with the checks of the kernel, again and again."""

from __future__ import annotations

from typing import Any

from klubovna.games.root import RULES
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.testing.checks import Checker, Tally

WANTED = 20
WHOLE = 3
"""How often a kind is looked at with every check; after that only at what it tells."""


def look(checker: Checker, g: Game, decision: Decision[Any]) -> None:
    """Deal anew what the seat has not seen; a secret answer must make no difference to the others."""
    if checker.tally.determinized[decision.kind.name] < WHOLE:
        checker.look(g, decision)
        return
    checker.determinizes(g, decision)
    if decision.kind.secret and len(decision.options) > 1:
        checker.keeps_secret(g, decision)


def look_often(g: Game) -> int:
    """At one decision, as often as is wanted; how often it was determinized."""
    tally = Tally()
    assert g.decision is not None
    for seed in range(WANTED):
        look(Checker(RULES, seed, tally), g, g.decision)
    return tally.determinized[g.decision.kind.name]
