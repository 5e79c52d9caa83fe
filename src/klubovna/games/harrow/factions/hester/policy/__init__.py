"""Hester's choices."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.hester.policy import cards, turn
from klubovna.games.harrow.factions.hester.policy.habits import HABITS as HABITS
from klubovna.games.harrow.policy.worth import Choice
from klubovna.kernel.collect import merged

CHOICES: Final[dict[str, Choice]] = merged([turn.CHOICES, cards.CHOICES])
