"""The Protectors' choices."""

from __future__ import annotations

from klubovna.games.harrow.factions.protectors.policy.habits import HABITS as HABITS
from klubovna.games.harrow.factions.protectors.policy.turn import CHOICES as CHOICES
