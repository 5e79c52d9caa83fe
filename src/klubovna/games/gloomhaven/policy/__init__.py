"""What bots need of Gloomhaven: a sensible party."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.gloomhaven.campaign import policy as campaign
from klubovna.games.gloomhaven.policy import answers, keen, prices, selection, turns
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.decision import Decision

CHOICES: Final[dict[str, Callable[[Table, Decision[Any], int], Any]]] = {
    **answers.CHOICES,
    **campaign.CHOICES,
    **prices.CHOICES,
    **selection.CHOICES,
    "act": turns.act,
    "move.to": turns.move_to,
}
"""For every kind of decision a function that names the value it prefers."""

TODAY: Final[dict[str, Callable[[Table, Decision[Any], int], Any]]] = {**CHOICES, **keen.CHOICES}
"""The same as levels and searches play it."""
