"""The Family's choices."""

from __future__ import annotations

from klubovna.games.harrow.factions.family.policy.habits import HABITS as HABITS
from klubovna.games.harrow.factions.family.policy.turn import CHOICES as CHOICES
