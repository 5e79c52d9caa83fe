"""What is chosen otherwise than by the yardstick: the same considerations with the numbers of today."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.policy import answers, selection, turns
from klubovna.games.gloomhaven.policy.boldness import TODAY
from klubovna.games.gloomhaven.policy.look import Look
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.decision import Decision


def leading(t: Table, decision: Decision[Any], seat: int) -> Any:
    return selection.leads(t, decision, TODAY)


def second(t: Table, decision: Decision[Any], seat: int) -> Any:
    return selection.follows(t, decision, TODAY)


def act(t: Table, decision: Decision[Any], seat: int) -> Any:
    return turns.acts(Look(t, decision.about, TODAY), decision)


def move_to(t: Table, decision: Decision[Any], seat: int) -> Any:
    return turns.moves(t, decision, TODAY)


def negate(t: Table, decision: Decision[Any], seat: int) -> Any:
    return answers.negates(Look(t, decision.about[0], TODAY), decision)


CHOICES: Final = {
    "select.leading": leading,
    "select.second": second,
    "select.open": leading,
    "select.open-second": second,
    "act": act,
    "move.to": move_to,
    "negate": negate,
}
